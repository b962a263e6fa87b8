// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The side panel: tabs, and the page they choose.
#include <array>

#include "ui/side_areas.h"
#include "ui/side_pen.h"
#include "ui/widgets.h"

namespace gimbalscope::ui {
namespace {

/// In the order of sim::SidePage.
constexpr std::array<std::string_view, 4> kTabs{"Navball", "Truth", "Map", "Autopilot"};

void drawPage(PanelContext& context, const Rect& body) {
    switch (context.state.view.side) {
        case sim::SidePage::Navball:
            return drawNavballPage(context, body);
        case sim::SidePage::Truth:
            return drawTruthPage(context, body);
        case sim::SidePage::Map:
            return drawMapPage(context, body);
        case sim::SidePage::Autopilot:
            return drawAutopilotPage(context, body);
    }
}

}  // namespace

std::string_view sidePageTitle(sim::SidePage page) { return kTabs[static_cast<std::size_t>(page)]; }

Pen penIn(const Painter& painter, const Rect& body) {
    return {static_cast<float>(body.x) + painter.px(16.0F),
            static_cast<float>(right(body)) - painter.px(16.0F),
            static_cast<float>(body.y) + painter.px(6.0F)};
}

void drawSidePanel(PanelContext& context) {
    const Rect& panel = context.layout.side;
    if (isEmpty(panel)) {
        return;
    }
    const Painter& painter = context.painter;
    beginPanel(painter, panel);
    const SideAreas areas = sideAreas(panel, painter.scale, context.state.view.side);
    const auto selected = static_cast<std::size_t>(context.state.view.side);
    if (!isEmpty(areas.tabs)) {
        if (const auto picked = segmented(context, "side", areas.tabs, kTabs, selected)) {
            context.commands.push_back(
                sim::SetChoice{"side", std::string(sim::choiceWords("side")[*picked])});
        }
    }
    drawPage(context, areas.body);
    drawVerdictLine(context, areas.verdictLine);
    endPanel(painter);
}

}  // namespace gimbalscope::ui
