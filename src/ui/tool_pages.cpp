// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The panel of the task Tune: tabs, in two rows where one is too narrow, and the page they choose.
#include "ui/tool_pages.h"

#include <algorithm>
#include <array>

#include "ui/widgets.h"

namespace gimbalscope::ui {
namespace {

struct ToolPage {
    std::string_view title;
    void (*draw)(PanelContext& context, Pen pen);
};
/// In the order of sim::Tool.
constexpr std::array kToolPages{ToolPage{"Yours", drawYours}, ToolPage{"Detective", drawDetective},
                                ToolPage{"Check", drawCheck}, ToolPage{"Turn", drawTurn},
                                ToolPage{"Code", drawCode},   ToolPage{"Compare", drawCompare}};

constexpr float kMargin = 10.0F, kRow = 30.0F, kRowGap = 4.0F, kBelow = 10.0F;
constexpr float kTabsFrom = 96.0F;      // height of a panel that has room for tabs
constexpr float kTwoRowsFrom = 300.0F;  // and for two rows of them
constexpr float kTabAir = 10.0F;        // least about a title for one row

/// One row of tabs, or two of the same length; the pen below them.
void drawToolTabs(PanelContext& context, const Rect& panel, Pen& pen) {
    const Painter& painter = context.painter;
    const int left = panel.x + static_cast<int>(painter.px(kMargin));
    const int width = panel.width - 2 * static_cast<int>(painter.px(kMargin));
    const float height = static_cast<float>(panel.height) / painter.scale;
    if (height < kTabsFrom || width <= 0) {
        return;
    }
    std::vector<std::string_view> titles, words;
    std::size_t selected = kToolPages.size();
    for (std::size_t at = 0; at < kToolPages.size(); ++at) {
        if (kToolPages[at].draw != nullptr) {
            selected =
                at == static_cast<std::size_t>(context.state.view.tool) ? titles.size() : selected;
            titles.push_back(kToolPages[at].title);
            words.push_back(sim::choiceWords("tool")[at]);
        }
    }
    const bool isNarrow = segmentedWidth(painter, titles, kTabAir) > static_cast<float>(width);
    const std::size_t rows = isNarrow && height >= kTwoRowsFrom && titles.size() > 3 ? 2 : 1;
    const std::size_t inRow = (titles.size() + rows - 1) / rows;
    for (std::size_t first = 0; first < titles.size(); first += inRow) {
        const Rect rect{left, static_cast<int>(pen.y), width, static_cast<int>(painter.px(kRow))};
        const auto row = std::span(titles).subspan(first, std::min(inRow, titles.size() - first));
        const std::size_t shown = selected >= first ? selected - first : row.size();
        if (const auto picked = segmented(context, "tool", rect, row, shown)) {
            context.ui.toolError.clear();
            context.commands.push_back(sim::SetChoice{"tool", std::string(words[first + *picked])});
        }
        pen.y += painter.px(kRow + kRowGap);
    }
    pen.y += painter.px(kBelow - kRowGap);
}

}  // namespace

std::string_view toolTitle(sim::Tool tool) {
    return kToolPages[static_cast<std::size_t>(tool)].title;
}

void drawTunePanel(PanelContext& context) {
    const Rect& panel = context.layout.tune;
    if (isEmpty(panel)) {
        return;
    }
    const Painter& painter = context.painter;
    beginPanel(painter, panel);
    Pen pen = penIn(painter, panel);
    pen.y = static_cast<float>(panel.y) + painter.px(kMargin);
    pen.low = static_cast<float>(bottom(panel)) - painter.px(8.0F);
    drawToolTabs(context, panel, pen);
    const auto draw = kToolPages[static_cast<std::size_t>(context.state.view.tool)].draw;
    (draw == nullptr ? drawYours : draw)(context, pen);
    endPanel(painter);
}

}  // namespace gimbalscope::ui
