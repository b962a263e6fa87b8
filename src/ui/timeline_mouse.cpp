// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The mouse on the plots. Left: to that moment, dragging goes on. Right, middle or Shift and left:
// drags the picture. Wheel: closer and further about the pointer, sideways along. Double click: the
// whole flight; what its first click did is taken back.
#include <algorithm>
#include <cmath>

#include "ui/timeline_parts.h"
#include "ui/widgets.h"

namespace gimbalscope::ui {
namespace {

using sim::TimelineView;

/// The moment of the tick nearest to a time; none behind the last one, which is the end.
std::optional<double> nearestTick(const sim::Recording& recording, double seconds) {
    const std::size_t row = nearestRow(recording, seconds), rows = sim::rowCount(recording);
    return row + 1 < rows ? std::optional(sim::secondsAt(recording, row)) : std::nullopt;
}

void scrubTo(PanelContext& context, const TimelineFrame& frame, float x) {
    const std::optional<double> moment = nearestTick(context.recording, frame.axis.seconds(x));
    const double target = moment.value_or(frame.recorded.to);
    if (std::fabs(target - frame.stateS) > 1e-9) {
        context.commands.push_back(sim::Seek{moment});
    }
}

void beginDrag(PanelContext& context, const TimelineFrame& frame) {
    const ImGuiIO& io = ImGui::GetIO();
    TimelineDrag& drag = context.ui.timeline;
    if (io.MouseDown[0] && !io.KeyShift) {
        drag.scrubs = true;
        drag.wasPast = frame.isPast;
        drag.wasFlying = !context.state.paused;
        drag.cameFromS = frame.stateS;
    } else {
        drag.pans = true;
        drag.grabbedS = frame.axis.seconds(io.MousePos.x);
    }
}

/// Shows everything and takes back what the first click of two did.
void showWholeFlight(PanelContext& context) {
    TimelineDrag& drag = context.ui.timeline;
    context.commands.push_back(
        sim::Seek{drag.wasPast ? std::optional(drag.cameFromS) : std::nullopt});
    if (drag.wasFlying) {
        context.commands.push_back(sim::Pause{false});
    }
    TimelineView view = context.state.view.timeline;
    view.spanS = 0.0;
    view.endS = std::nullopt;
    pushView(context, view);
    context.commands.push_back(sim::Drop{});
    drag = {};
}

void goOnDragging(PanelContext& context, const TimelineFrame& frame) {
    const ImGuiIO& io = ImGui::GetIO();
    const TimelineDrag& drag = context.ui.timeline;
    if (drag.scrubs) {
        scrubTo(context, frame, io.MousePos.x);
    } else if (drag.pans && (io.MouseDelta.x != 0.0F)) {
        const TimelineView& view = context.state.view.timeline;
        const double shift = drag.grabbedS - frame.axis.seconds(io.MousePos.x);
        if (view.spanS > 0.0) {
            pushView(context, endingAt(view, frame.recorded, frame.axis.window.to + shift));
        }
    }
}

void turnWheel(PanelContext& context, const TimelineFrame& frame) {
    const ImGuiIO& io = ImGui::GetIO();
    const TimelineView& view = context.state.view.timeline;
    if (io.MouseWheel != 0.0F) {
        const double factor = std::pow(1.25, -static_cast<double>(io.MouseWheel));
        const bool flying = !context.state.paused && !frame.isPast;
        pushView(context,
                 zoomed(view, frame.recorded, {factor, frame.axis.seconds(io.MousePos.x), flying}));
    } else if (io.MouseWheelH != 0.0F && view.spanS > 0.0) {
        const double shift = -0.1 * view.spanS * static_cast<double>(io.MouseWheelH);
        pushView(context, endingAt(view, frame.recorded, frame.axis.window.to + shift));
    }
}

}  // namespace

void pushView(PanelContext& context, const TimelineView& next) {
    const TimelineView& view = context.state.view.timeline;
    if (next.spanS != view.spanS) {
        context.commands.push_back(sim::SetNumber{"timeline-span", next.spanS});
    }
    if (next.endS != view.endS) {
        context.commands.push_back(sim::TimelineEnd{next.endS});
    }
}

bool obeyTimelineMouse(PanelContext& context, const TimelineFrame& frame) {
    const Rect& plots = frame.plan.plots;
    context.ui.widgets.push_back({"timeline plot", plots});
    TimelineDrag& drag = context.ui.timeline;
    if (isEmpty(plots)) {
        drag = {};
        return false;
    }
    ImGui::SetCursorScreenPos({static_cast<float>(plots.x), static_cast<float>(plots.y)});
    ImGui::InvisibleButton("timeline plot",
                           {static_cast<float>(plots.width), static_cast<float>(plots.height)},
                           ImGuiButtonFlags_MouseButtonLeft | ImGuiButtonFlags_MouseButtonRight |
                               ImGuiButtonFlags_MouseButtonMiddle);
    const bool hovered = ImGui::IsItemHovered(), active = ImGui::IsItemActive();
    if (hovered && ImGui::IsMouseDoubleClicked(ImGuiMouseButton_Left) && !ImGui::GetIO().KeyShift) {
        showWholeFlight(context);
        return hovered;
    }
    if (ImGui::IsItemActivated()) {
        beginDrag(context, frame);
    }
    if (active && (drag.scrubs || drag.pans)) {
        goOnDragging(context, frame);
    } else if (!active && (drag.scrubs || drag.pans)) {
        drag.scrubs = drag.pans = false;
        context.commands.push_back(sim::Drop{});
    }
    if (hovered && !active) {
        turnWheel(context, frame);
    }
    return hovered || active;
}

}  // namespace gimbalscope::ui
