// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// All panels of a frame in one borderless ImGui window that fills nothing: the framebuffer was
// cleared in the panels' colour and the views are drawn, so only the gaps between the panels are
// painted here. Touching every pixel once more would cost a quarter of the frame on a software
// renderer.
#include <algorithm>

#include "ui/attitude_entry.h"
#include "ui/key_focus.h"
#include "ui/path_parts.h"
#include "ui/side_pen.h"
#include "ui/widgets.h"

namespace gimbalscope::ui {
namespace {

/// Paints what no panel covers: in horizontal bands between all panel edges, the stretches outside.
void paintGaps(const Painter& painter, const Layout& layout) {
    std::vector<Rect> panels;
    for (const Rect& rect :
         {layout.flight, layout.flightRight, layout.side, layout.tune, layout.timeline, layout.keys,
          layout.curves, layout.lesson, layout.methods.empty() ? layout.paths : Rect{}}) {
        panels.push_back(rect);
    }
    for (const MethodSlot& slot : layout.methods) {
        panels.push_back(slot.panel);
    }
    for (const CardSlot& slot : layout.cards) {
        panels.push_back(slot.panel);
    }
    std::erase_if(panels, isEmpty);
    std::vector<int> edges{0, layout.window.height};
    for (const Rect& rect : panels) {
        edges.push_back(std::clamp(rect.y, 0, layout.window.height));
        edges.push_back(std::clamp(bottom(rect), 0, layout.window.height));
    }
    std::ranges::sort(edges);
    std::ranges::sort(panels, {}, &Rect::x);
    const ImU32 color = packed(painter.palette->window);
    const auto fill = [&](int x0, int y0, int x1, int y1) {
        if (x1 > x0) {
            painter.list->AddRectFilled({static_cast<float>(x0), static_cast<float>(y0)},
                                        {static_cast<float>(x1), static_cast<float>(y1)}, color);
        }
    };
    for (std::size_t band = 0; band + 1 < edges.size(); ++band) {
        const int y0 = edges[band], y1 = edges[band + 1];
        if (y1 <= y0) {
            continue;
        }
        int x = 0;
        for (const Rect& rect : panels) {
            if (rect.y < y1 && bottom(rect) > y0) {
                fill(x, y0, rect.x, y1);
                x = std::max(x, right(rect));
            }
        }
        fill(x, y0, layout.window.width, y1);
    }
}

}  // namespace

std::string_view keyLabel(const PanelContext& context, std::string_view key) {
    const auto found = context.keyLabels.find(key);
    return found != context.keyLabels.end() ? std::string_view(found->second) : key;
}

UiState initialUiState() {
    UiState ui;
    ui.miss = "0";
    ui.crossRate = "45";
    ui.distance = "0.01";
    ui.jitter = "1e-4";
    ui.turnRate = "60";
    return ui;
}

void drawPanels(PanelContext& context) {
    ImGui::SetNextWindowPos({0.0F, 0.0F});
    ImGui::SetNextWindowSize(ImGui::GetIO().DisplaySize);
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {0.0F, 0.0F});
    ImGui::PushStyleVar(ImGuiStyleVar_WindowMinSize, {1.0F, 1.0F});
    ImGui::Begin("cockpit", nullptr,
                 ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoBackground |
                     ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoSavedSettings |
                     ImGuiWindowFlags_NoBringToFrontOnFocus | ImGuiWindowFlags_NoNav |
                     ImGuiWindowFlags_NoScrollWithMouse);
    ImGui::PopStyleVar(2);
    context.ui.widgets.clear();
    context.ui.explained.clear();
    context.ui.places.clear();
    context.painter.list = ImGui::GetWindowDrawList();
    paintGaps(context.painter, context.layout);
    beginKeyFocus(context);
    // While the help is open its click area comes first, so that nothing under it can be hit.
    if (context.state.view.help) {
        context.painter.list->ChannelsSplit(2);
        context.painter.list->ChannelsSetCurrent(1);
        drawHelp(context);
        context.painter.list->ChannelsSetCurrent(0);
    }
    if (!isEmpty(context.layout.topBar)) {
        drawTopBar(context);
    }
    drawTabs(context);
    drawFlightPanel(context);
    drawSidePanel(context);
    drawTunePanel(context);
    drawVerdictLine(context, context.layout.verdict);
    drawCards(context);
    drawTimeline(context);
    drawPathTabs(context);
    drawMethods(context);
    drawPathCurves(context);
    drawKeysPanel(context);
    drawLesson(context);
    drawAttitudeEntry(context);
    drawCopyMenu(context);
    endKeyFocus(context);
    if (context.state.view.help) {
        context.painter.list->ChannelsMerge();
    }
    drawNotice(context);
    ImGui::End();
}

}  // namespace gimbalscope::ui
