// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// What is written over the flight view: the truth at the left, cameras at the right, key caps and
// the legend of the trail at the bottom, and a notice when a command did nothing. Over the sky only
// the two strongest text colours are readable.
#include <algorithm>
#include <cmath>

#include "ui/bindings.h"
#include "ui/drive_caption.h"
#include "ui/flight_chips.h"
#include "ui/format.h"
#include "ui/truth_overlay.h"
#include "ui/widgets.h"

namespace gimbalscope::ui {
namespace {

constexpr float kKeysFrom = 190.0F;  // height of the view, in units, from which keys are shown

/// Dragging turns the orbit camera, the wheel zooms.
void handleMouse(PanelContext& context, std::string_view name, const Rect& view) {
    const Touch touch = touchArea(context, name, view);
    const bool wasOrbiting = context.state.view.camera == sim::Camera::Orbit;
    if (ImGui::IsItemDeactivated() || (ImGui::IsItemActivated() && wasOrbiting)) {
        context.commands.push_back(sim::Drop{});  // choosing the camera was a step of its own
    }
    if (touch.hovered) {
        ImGui::SetMouseCursor(ImGuiMouseCursor_Arrow);
    }
    const ImGuiIO& io = ImGui::GetIO();
    // The way to where the button went down is none of the drag's.
    const bool isDragged = touch.held && !ImGui::IsItemActivated();
    if (isDragged && (io.MouseDelta.x != 0.0F || io.MouseDelta.y != 0.0F)) {
        if (!wasOrbiting) {
            context.commands.push_back(sim::SetCamera{sim::Camera::Orbit});
        }
        const double perPixel = 0.35 / static_cast<double>(context.painter.scale);
        context.commands.push_back(sim::OrbitBy{-perPixel * static_cast<double>(io.MouseDelta.x),
                                                perPixel * static_cast<double>(io.MouseDelta.y)});
    }
    if (touch.hovered && io.MouseWheel != 0.0F) {
        const double zoom =
            context.state.view.zoom * std::pow(1.1, static_cast<double>(io.MouseWheel));
        context.commands.push_back(sim::SetNumber{"zoom", std::clamp(zoom, 0.5, 3.0)});
    }
}

/// The four cameras: in the upper right corner, or at the foot of the left one of two views. Left
/// to the menu and the key C when the view is narrow.
void drawCameras(PanelContext& context, const Rect& view, bool isAlone) {
    const Painter& painter = context.painter;
    constexpr std::array<std::string_view, 4> kNames{"Chase", "Orbit", "Cockpit", "Fixed"};
    const int width = static_cast<int>(segmentedWidth(painter, kNames));
    const int height = static_cast<int>(painter.px(30.0F));
    const int margin = static_cast<int>(painter.px(12.0F));
    if (view.width < width + (isAlone ? static_cast<int>(painter.px(200.0F)) : 2 * margin)) {
        return;
    }
    const Rect rect{isAlone ? right(view) - width - margin : view.x + margin,
                    isAlone ? view.y + margin : bottom(view) - margin - height, width, height};
    const auto selected = static_cast<std::size_t>(context.state.view.camera);
    if (const auto picked = segmented(context, "camera", rect, kNames, selected)) {
        context.commands.push_back(sim::SetCamera{static_cast<sim::Camera>(*picked)});
    }
}

/// What the colours of the trail mean. Returns its left edge.
float drawLegend(PanelContext& context, const Rect& view) {
    const Painter& painter = context.painter;
    const look::Palette& p = *painter.palette;
    const std::size_t selected = context.state.view.selectedCard;
    if (selected >= context.readouts.cards.size() ||
        static_cast<float>(view.width) < painter.px(430.0F) ||
        static_cast<float>(view.height) < painter.px(kKeysFrom)) {
        return static_cast<float>(right(view));
    }
    const float width = painter.px(150.0F),
                x = static_cast<float>(right(view)) - painter.px(16.0F) - width;
    const float y = static_cast<float>(bottom(view)) - painter.px(34.0F);
    const std::string title =
        "nose trail: stretch of " + context.readouts.cards[selected].selection;
    drawText(painter, *painter.fonts.caption, {x + width, y - painter.px(12.0F)}, p.text2, title,
             Anchor::Right);
    constexpr int kParts = 24;
    const auto across = [&](double stretch) {
        return x + width * static_cast<float>(std::log(stretch) / std::log(20.0));
    };
    for (int part = 0; part < kParts; ++part) {
        const double from = std::pow(20.0, part / static_cast<double>(kParts));
        const double to = std::pow(20.0, (part + 1) / static_cast<double>(kParts));
        const ImU32 low = packed(look::rampColor(p, from)), high = packed(look::rampColor(p, to));
        painter.list->AddRectFilledMultiColor({across(from), y}, {across(to), y + painter.px(5.0F)},
                                              low, high, high, low);
    }
    const float below = y + painter.px(15.0F);
    drawText(painter, *painter.fonts.caption, {x, below}, p.text2, "1");
    drawText(painter, *painter.fonts.caption, {across(convention::kStretchedFrom), below}, p.text2,
             "2.9", Anchor::Middle);
    drawText(painter, *painter.fonts.caption, {across(convention::kLockedFrom), below}, p.text2,
             "11", Anchor::Middle);
    return x - std::max(textWidth(*painter.fonts.caption, title) - width, 0.0F);
}

/// Actions that belong together, and what they do; of a range the first and the last.
struct ActionGroup {
    std::array<std::string_view, 2> actions;
    std::string_view meaning;
    bool isRange = false;
};
constexpr std::array<ActionGroup, 8> kActionGroups{{{{"pitch-down", "pitch-up"}, "pitch"},
                                                    {{"yaw-left", "yaw-right"}, "yaw"},
                                                    {{"bank-left", "bank-right"}, "bank"},
                                                    {{"reset", ""}, "reset"},
                                                    {{"preset-1", "preset-9"}, "attitudes", true},
                                                    {{"variant", ""}, "variant"},
                                                    {{"pause", "tick"}, "pause, tick"},
                                                    {{"help", ""}, "all keys"}}};

/// The keys of a group as they are printed; empty where there is none.
struct KeyGroup {
    std::array<std::string, 2> keys;
    std::string_view meaning;
};
std::vector<KeyGroup> keyGroups(const PanelContext& context) {
    std::vector<KeyGroup> groups;
    const sim::ViewState& view = context.state.view;
    const bool isAsked = view.learning.asked != sim::Asked::Nothing;
    for (const ActionGroup& group : kActionGroups) {
        if (group.isRange && isAsked) {  // there they answer
            continue;
        }
        KeyGroup printed{{}, group.meaning};
        for (std::size_t i = 0; i < printed.keys.size(); ++i) {
            const std::string key = keyOf(group.actions[i], context.state.view.keys);
            printed.keys[i] = keyLabel(context, key);
        }
        if (group.isRange) {
            printed.keys = {printed.keys[0] + " \xE2\x80\x93 " + printed.keys[1], ""};
        }
        groups.push_back(std::move(printed));
    }
    return groups;
}
constexpr float kBetweenGroups = 16.0F;

float groupWidth(const Painter& painter, const KeyGroup& group) {
    float width = textWidth(*painter.fonts.label, group.meaning) + painter.px(4.0F);
    for (const std::string& key : group.keys) {
        width += key.empty() ? 0.0F : keyCapWidth(painter, key) + painter.px(3.0F);
    }
    return width;
}

void drawGroup(const Painter& painter, ImVec2 at, const KeyGroup& group) {
    for (const std::string& key : group.keys) {
        at.x += key.empty() ? 0.0F : drawKeyCap(painter, at, key) + painter.px(3.0F);
    }
    drawText(painter, *painter.fonts.label, {at.x + painter.px(4.0F), at.y + painter.px(11.0F)},
             painter.palette->text2, group.meaning);
}

/// As many groups as fit before `end`; the last, which leads to all keys, before the others.
void drawKeyCaps(PanelContext& context, const Rect& view, float end) {
    const Painter& painter = context.painter;
    const float from = static_cast<float>(view.x) + painter.px(16.0F);
    const float y = static_cast<float>(bottom(view)) - painter.px(36.0F);
    const float between = painter.px(kBetweenGroups);
    const std::vector<KeyGroup> all = keyGroups(context);
    float room = end - painter.px(24.0F) - from - groupWidth(painter, all.back());
    if (static_cast<float>(view.height) < painter.px(kKeysFrom) || room < 0.0F) {
        return;
    }
    std::vector<const KeyGroup*> shown;
    float width = groupWidth(painter, all.back());
    for (const KeyGroup& group : std::span(all).first(all.size() - 1)) {
        const float needed = groupWidth(painter, group) + between;
        if (needed > room) {
            break;
        }
        room -= needed;
        width += needed;
        shown.push_back(&group);
    }
    shown.push_back(&all.back());
    drawPlate(painter, {from - painter.px(8.0F), y - painter.px(5.0F)},
              {from + width + painter.px(8.0F), y + painter.px(27.0F)});
    float x = from;
    for (const KeyGroup* group : shown) {
        drawGroup(painter, {x, y}, *group);
        x += groupWidth(painter, *group) + between;
    }
}

}  // namespace

std::vector<Rect> flightOverlays(const Rect& view, float scale) {
    const auto px = [scale](float inUnits) { return static_cast<int>(scale * inUnits); };
    const float units = static_cast<float>(view.height) / scale;
    std::vector<Rect> taken{truthOverlayRect(view, scale)};
    if (units >= kKeysFrom) {
        taken.push_back({view.x, bottom(view) - px(44.0F), view.width, px(44.0F)});
        taken.push_back(
            {right(view) - px(190.0F), bottom(view) - px(60.0F), px(190.0F), px(60.0F)});
    }
    taken.push_back({right(view) - px(300.0F), view.y, px(300.0F), px(46.0F)});
    return taken;
}

void drawFlightPanel(PanelContext& context) {
    const Rect &view = context.layout.flight, &second = context.layout.flightRight;
    if (isEmpty(view)) {
        return;
    }
    const auto clipped = [&](const Rect& rect, const auto& draw) {
        context.painter.list->PushClipRect(
            {static_cast<float>(rect.x), static_cast<float>(rect.y)},
            {static_cast<float>(right(rect)), static_cast<float>(bottom(rect))}, true);
        drawPanelFrame(context.painter, rect, context.painter.palette->line, 1.0F);
        draw();
        context.painter.list->PopClipRect();
    };
    const bool isAlone = isEmpty(second);
    clipped(view, [&] {
        if (isAlone) {
            drawTruthOverlay(context, view);
            drawCameras(context, view, true);
            drawKeyCaps(context, view, drawLegend(context, view));
        } else {
            drawCameras(context, view, false);
        }
    });
    if (!isAlone) {
        clipped(second, [] {});
    }
    drawDriveCaptions(context);
    drawFlightChips(context);
    // Last: what lies over the views has been asked first.
    handleMouse(context, "flight view", view);
    if (!isAlone) {
        handleMouse(context, "second flight view", second);
    }
}

}  // namespace gimbalscope::ui
