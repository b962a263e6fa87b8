// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// What a step looks at: a ring round each of those places, over all panels.
#include <algorithm>
#include <array>
#include <cmath>

#include "text/words.h"
#include "ui/explain.h"
#include "ui/lesson_parts.h"

namespace gimbalscope::ui {
namespace {

struct Place {
    std::string_view name;
    Rect Layout::*rect;
    std::string_view tab;               ///< that leads to it where it is not shown
    std::optional<sim::SidePage> side;  ///< which page of the side panel it is
};
constexpr std::array kPlaces{
    Place{"flight", &Layout::flight, "tab Flight", {}},
    Place{"navball", &Layout::side, "side Navball", sim::SidePage::Navball},
    Place{"truth", &Layout::side, "side Truth", sim::SidePage::Truth},
    Place{"map", &Layout::side, "side Map", sim::SidePage::Map},
    Place{"autopilot", &Layout::side, "side Autopilot", sim::SidePage::Autopilot},
    Place{"timeline", &Layout::timeline, "tab Timeline", {}},
    Place{"methods", &Layout::paths, "tab Methods", {}},
    Place{"curves", &Layout::curves, "tab Curves", {}},
    Place{"keyframes", &Layout::keys, "tab Keys", {}},
    Place{"editor", &Layout::tune, "task Tune", {}}};

Rect named(std::span<const NamedRect> rects, std::string_view name) {
    const auto found = std::ranges::find(rects, name, &NamedRect::name);
    return found != rects.end() ? found->rect : Rect{};
}

/// A control of this frame: the first of these names that there is.
Rect control(const PanelContext& context, std::initializer_list<std::string_view> names) {
    for (const std::string_view name : names) {
        if (const Rect rect = named(context.ui.widgets, name); !isEmpty(rect)) {
            return rect;
        }
    }
    return {};
}

/// The rows of a card's angles stand in the order in which they are shown.
Rect angleRect(const PanelContext& context, const CardSlot& slot, std::string_view angle) {
    const sim::Readout& card = context.readouts.cards[slot.card];
    if (angle == "stretch") {
        for (const NamedRect& each : context.ui.explained) {
            if (each.name == "stretch" && contains(slot.panel, each.rect)) {
                return each.rect;
            }
        }
    }
    std::size_t place = 0;
    for (; place < card.row->angleCount; ++place) {
        if (card.row->names[card.row->shown[place]] == angle) {
            break;
        }
    }
    for (const NamedRect& each : context.ui.explained) {
        if (each.name == "angle of a card" && contains(slot.panel, each.rect)) {
            if (place == 0) {
                return each.rect;
            }
            --place;
        }
    }
    return slot.panel;
}

/// "card ID" or "card ID ANGLE"; the card's tab while another one is shown.
Rect cardRect(const PanelContext& context, std::string_view look) {
    const std::optional<std::size_t> card = lookedCard(context.state, look);
    if (!card || *card >= context.readouts.cards.size()) {
        return {};
    }
    const sim::Readout& readout = context.readouts.cards[*card];
    const auto slot = std::ranges::find(context.layout.cards, *card, &CardSlot::card);
    if (slot == context.layout.cards.end()) {
        return control(context, {"tab " + readout.selection, "tab Cards", "paths Cockpit", "tab"});
    }
    const std::vector<std::string_view> words = text::splitWords(look);
    return words.size() > 2 && readout.row != nullptr ? angleRect(context, *slot, words[2])
                                                      : slot->panel;
}

Rect placeRect(const PanelContext& context, std::string_view look) {
    if (look.starts_with("card ")) {
        return cardRect(context, look);
    }
    const std::string sideTab = "tab " + std::string(sidePageTitle(context.state.view.side));
    if (look == "verdict") {
        const Rect said = named(context.ui.places, "verdict");
        return isEmpty(said) ? control(context, {"side Navball", sideTab, "tab"}) : said;
    }
    const auto found = std::ranges::find(kPlaces, look, &Place::name);
    if (found == kPlaces.end()) {
        return {};
    }
    const Rect& rect = context.layout.*(found->rect);
    if (!isEmpty(rect) && (!found->side || *found->side == context.state.view.side)) {
        return rect;
    }
    if (found->side) {
        return control(context, {found->tab, sideTab, "tab"});
    }
    // The flight view is beside every card; a task is in the menu where the bar has no room.
    const bool isFlight = look == "flight" && !context.readouts.cards.empty();
    const std::string cardTab =
        isFlight ? "tab " + context.readouts.cards.front().selection : std::string();
    return control(
        context, {found->tab, isFlight ? "paths Cockpit" : "task choice", cardTab, "tab", "menu"});
}

/// On the edge of a panel or a tab, outside of a sentence; of a row of a card as high as the row,
/// so that its neighbours stay whole.
void drawRing(PanelContext& context, const std::string& look, const Rect& rect, float alpha) {
    const Painter& painter = context.painter;
    const bool isLow = static_cast<float>(rect.height) < painter.px(60.0F);
    const bool isRow = isLow && text::splitWords(look).size() > 2;
    const float wide = painter.px(isRow ? 2.0F : 3.0F);
    const float out = isRow ? -0.5F * wide : isLow || look != "verdict" ? -1.0F : painter.px(7.0F);
    const float aside = isRow ? painter.px(6.0F) : out;
    const ImVec2 min{static_cast<float>(rect.x) - aside, static_cast<float>(rect.y) - out},
        max{static_cast<float>(right(rect)) + aside, static_cast<float>(bottom(rect)) + out};
    painter.list->AddRect(min, max, packed(painter.palette->accent, alpha),
                          painter.px(isRow ? 7.0F : 9.0F), 0, wide);
    const float half = 0.5F * wide;
    context.ui.places.push_back(
        {"ring " + look, rectBetween({min.x - half, min.y - half}, {max.x + half, max.y + half})});
}

}  // namespace

void drawLooks(PanelContext& context) {
    const lesson::Step* const step = stepOf(context);
    if (step == nullptr || context.state.view.help) {
        return;
    }
    float alpha = 1.0F;
    if (!context.state.view.reduceMotion) {
        alpha = 0.8F + 0.2F * static_cast<float>(std::cos(ImGui::GetTime() * 4.0));
    }
    for (const std::string& look : step->looks) {
        const Rect rect = placeRect(context, look);
        if (isEmpty(rect)) {
            continue;
        }
        context.ui.places.push_back({"look " + look, rect});
        drawRing(context, look, rect, alpha);
    }
}

}  // namespace gimbalscope::ui
