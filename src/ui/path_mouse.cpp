// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The mouse on the keyframes' panel. On the plots: the ship goes to that time. On a handle or a
// pose: that key is selected, and dragged along it gets another time, even past other keys.
#include <algorithm>
#include <cmath>

#include "ui/path_parts.h"
#include "ui/widgets.h"

namespace gimbalscope::ui {
namespace {

constexpr float kHandle = 20.0F, kHandleHeight = 16.0F, kLeastDrag = 3.0F;

/// A round time near the one under the pointer: no finer than a pixel.
double roundTime(const PathPlan& plan, float x) {
    const double perPixel =
        (plan.toS - plan.fromS) / static_cast<double>(std::max(plan.speeds.width, 1));
    const double step = std::pow(10.0, std::ceil(std::log10(perPixel)));
    return std::round(plan.seconds(x) / step) * step;
}

void beginMove(PanelContext& context, const PathFrame& frame, std::size_t key) {
    PathDrag& drag = context.ui.path;
    drag = {};
    drag.moves = true;
    drag.beganX = ImGui::GetIO().MousePos.x;
    const sim::Keyframing& keyframing = context.state.view.keyframing;
    drag.grabbed = drag.beganX - frame.plan.x(keyframing.keys[key].timeS);
    drag.fromS = frame.plan.fromS;
    drag.toS = frame.plan.toS;
    if (keyframing.selected != key) {
        context.commands.push_back(sim::SelectKey{key + 1});
    }
}

/// The mouse takes hold of a key, or Enter selects it; right after its area.
void obeyKey(PanelContext& context, const PathFrame& frame, std::size_t key, const Touch& touch) {
    if (ImGui::IsItemActivated()) {
        beginMove(context, frame, key);
    } else if (touch.clicked && !context.ui.path.moves) {
        context.commands.push_back(sim::SelectKey{key + 1});
    }
}

/// The selected key goes with the pointer, on the axis as it was when that began.
void goOnMoving(PanelContext& context, const PathFrame& frame) {
    PathDrag& drag = context.ui.path;
    const ImGuiIO& io = ImGui::GetIO();
    const sim::Keyframing& keyframing = context.state.view.keyframing;
    if (!io.MouseDown[0] || keyframing.selected >= keyframing.keys.size()) {
        if (drag.hasMoved) {
            context.commands.push_back(sim::Drop{});
        }
        drag = {};
        return;
    }
    if (!drag.hasMoved && std::fabs(io.MousePos.x - drag.beganX) < context.painter.px(kLeastDrag)) {
        return;
    }
    PathPlan plan = frame.plan;
    plan.fromS = drag.fromS;
    plan.toS = drag.toS;
    const double timeS = roundTime(plan, io.MousePos.x - drag.grabbed);
    const bool isTaken = std::ranges::any_of(keyframing.keys, [&](const curve::Key& key) {
        return std::fabs(key.timeS - timeS) < 1e-6;
    });
    const sim::ChangeKey change{keyframing.selected + 1, timeS, false, {}};
    if (!isTaken && sim::objection(change).empty()) {
        drag.hasMoved = true;
        context.commands.push_back(change);
    }
}

void obeyPlots(PanelContext& context, const PathFrame& frame) {
    const PathPlan& plan = frame.plan;
    const int under = bottom(isEmpty(plan.accelerations) ? plan.speeds : plan.accelerations);
    const Rect plots{plan.speeds.x, plan.speeds.y, plan.speeds.width, under - plan.speeds.y};
    const Touch touch = touchArea(context, "path plot", plots);
    PathDrag& drag = context.ui.path;
    if (touch.held) {
        drag.scrubs = true;
        const double timeS =
            std::clamp(roundTime(plan, ImGui::GetIO().MousePos.x), plan.fromS,
                       std::max(sim::keysLastS(context.state.view.keyframing), plan.fromS));
        if (std::fabs(timeS - frame.cursorS) > 1e-9) {
            context.commands.push_back(sim::Scrub{timeS});
        }
    } else if (drag.scrubs) {
        drag.scrubs = false;
        context.commands.push_back(sim::Drop{});
    }
}

}  // namespace

std::vector<KeyHandle> keyHandles(const PanelContext& context, const PathPlan& plan) {
    const sim::Keyframing& keyframing = context.state.view.keyframing;
    const Painter& painter = context.painter;
    const int width = static_cast<int>(painter.px(kHandle));
    const int height = static_cast<int>(painter.px(kHandleHeight));
    std::vector<KeyHandle> handles;
    const auto rectOf = [&](std::size_t key) {
        const int x = static_cast<int>(plan.x(keyframing.keys[key].timeS)) - width / 2;
        return Rect{std::clamp(x, plan.axis.x - width / 2,
                               std::max(right(plan.axis) - width / 2, plan.axis.x - width / 2)),
                    plan.axis.y + static_cast<int>(painter.px(4.0F)), width, height};
    };
    if (plan.axis.height < height || plan.axis.width < width) {
        return handles;
    }
    const std::size_t selected = keyframing.selected;
    if (selected < keyframing.keys.size()) {
        handles.push_back({selected, rectOf(selected)});
    }
    for (std::size_t key = 0; key < keyframing.keys.size(); ++key) {
        const Rect rect = rectOf(key);
        const bool isFree = std::ranges::none_of(
            handles, [&](const KeyHandle& other) { return overlaps(other.rect, rect); });
        if (isFree) {
            handles.push_back({key, rect});
        }
    }
    return handles;
}

void obeyPathMouse(PanelContext& context, const PathFrame& frame) {
    if (context.state.view.keyframing.keys.empty()) {
        context.ui.path = {};
        return;
    }
    for (const KeyHandle& handle : keyHandles(context, frame.plan)) {
        obeyKey(context, frame, handle.key,
                touchArea(context, "key " + std::to_string(handle.key + 1), handle.rect));
    }
    for (const PoseCell& pose : frame.plan.poses) {
        obeyKey(context, frame, pose.key,
                touchArea(context, "pose " + std::to_string(pose.key + 1), pose.cell));
    }
    obeyPlots(context, frame);
    if (context.ui.path.moves) {
        goOnMoving(context, frame);
    }
}

}  // namespace gimbalscope::ui
