// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The tabs: what a window with fewer places than panels shows. Which of them there are follows from
// the layout: a panel that has a place of its own needs none. Where tabs would become too narrow to
// be read they are one list that opens.
#include <algorithm>
#include <string>

#include "ui/lesson_parts.h"
#include "ui/tool_pages.h"
#include "ui/widgets.h"

namespace gimbalscope::ui {
namespace {

constexpr float kTabMargin = 13.0F;  // of both sides together

/// One tab: its name and what it asks for.
struct Tab {
    std::string_view name;
    Page page = Page::Card;
    std::size_t card = 0;  ///< for Page::Card
};

std::vector<Tab> tabsOf(const PanelContext& context) {
    const Layout& layout = context.layout;
    std::vector<Tab> tabs;
    if (layout.kind != LayoutKind::Full && context.state.view.task == sim::Task::Learn) {
        tabs.push_back({worded(context, "Lesson"), Page::Learn});
    }
    if (layout.kind == LayoutKind::Single) {
        tabs.push_back({"Flight", Page::Flight});
    }
    const bool isOneTab = layout.kind == LayoutKind::Full && layout.hasAllCards;
    if (isOneTab) {  // they are all there is to see
        tabs.push_back({"Cards", Page::Card, context.state.view.selectedCard});
    }
    for (std::size_t card = 0; !isOneTab && card < context.readouts.cards.size(); ++card) {
        tabs.push_back({context.readouts.cards[card].selection, Page::Card, card});
    }
    const bool interpolates = context.state.view.task == sim::Task::Interpolate;
    if (layout.kind != LayoutKind::Full && interpolates) {
        tabs.push_back({"Methods", Page::Interpolate});
        tabs.push_back({"Curves", Page::Timeline});
        tabs.push_back({"Keys", Page::Tune});
    }
    if (layout.kind != LayoutKind::Full && context.state.view.task == sim::Task::Tune) {
        const sim::Tool tool = context.state.view.tool;
        tabs.push_back({tool == sim::Tool::Yours ? "Editor" : toolTitle(tool), Page::Tune});
    }
    if (layout.kind != LayoutKind::Full) {
        tabs.push_back({sidePageTitle(context.state.view.side), Page::Side});
    }
    const bool hasOwnPlace =
        layout.kind == LayoutKind::Full && !isEmpty(layout.timeline) && !layout.cards.empty();
    if (!hasOwnPlace && !interpolates) {
        tabs.push_back({"Timeline", Page::Timeline});
    }
    return tabs;
}

/// The tab of what is shown now.
std::size_t shownTab(const PanelContext& context, const std::vector<Tab>& tabs) {
    const Layout& layout = context.layout;
    const bool inFull = layout.kind == LayoutKind::Full;
    const Page page = !inFull && !isEmpty(layout.lesson) ? Page::Learn
                      : !layout.cards.empty()            ? Page::Card
                      : !isEmpty(layout.paths)           ? Page::Interpolate
                      : !isEmpty(layout.keys)            ? Page::Tune
                      : !isEmpty(layout.curves)          ? Page::Timeline
                      : !isEmpty(layout.timeline)        ? Page::Timeline
                      : !inFull && !isEmpty(layout.tune) ? Page::Tune
                      : !inFull && !isEmpty(layout.side) ? Page::Side
                                                         : Page::Flight;
    const std::size_t card = context.state.view.selectedCard;
    const auto found = std::ranges::find_if(tabs, [&](const Tab& tab) {
        return tab.page == page && (page != Page::Card || tab.card == card);
    });
    return found != tabs.end() ? static_cast<std::size_t>(found - tabs.begin()) : 0;
}

std::string_view pageWord(Page page) {
    return sim::choiceWords("page")[static_cast<std::size_t>(page)];
}

}  // namespace

void drawTabs(PanelContext& context) {
    const Rect& rect = context.layout.tabs;
    if (isEmpty(rect)) {
        return;
    }
    const std::vector<Tab> tabs = tabsOf(context);
    std::vector<std::string_view> names;
    for (const Tab& tab : tabs) {
        names.push_back(tab.name);
    }
    const std::size_t shown = shownTab(context, tabs);
    const Painter& painter = context.painter;
    std::optional<std::size_t> picked;
    float wanted = painter.px(4.0F);
    for (const std::string_view name : names) {
        wanted += textWidth(*painter.fonts.strong, name) + painter.px(kTabMargin);
    }
    if (static_cast<float>(rect.width) >= wanted) {
        picked = segmented(context, "tab", rect, names, shown);
    } else {
        const float room = static_cast<float>(rect.width) - painter.px(32.0F);
        if (room < painter.px(16.0F)) {
            return;
        }
        drawOutline(painter, rect);
        ChoiceSpec spec{"tab", "", names, shown};
        spec.font = painter.fonts.strong;
        spec.room = room;
        picked = choice(context,
                        {static_cast<float>(rect.x) + painter.px(10.0F),
                         static_cast<float>(rect.y) + static_cast<float>(rect.height) * 0.5F},
                        spec);
    }
    if (!picked) {
        return;
    }
    const Tab& tab = tabs[*picked];
    context.commands.push_back(sim::SetChoice{"page", std::string(pageWord(tab.page))});
    if (tab.page == Page::Card) {
        context.commands.push_back(sim::SelectCard{tab.card + 1});
    }
}

}  // namespace gimbalscope::ui
