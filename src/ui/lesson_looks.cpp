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
    std::optional<sim::SidePage> side;  ///< which page of the side panel it is
};
constexpr std::array kPlaces{Place{"flight", &Layout::flight, {}},
                             Place{"navball", &Layout::side, sim::SidePage::Navball},
                             Place{"truth", &Layout::side, sim::SidePage::Truth},
                             Place{"map", &Layout::side, sim::SidePage::Map},
                             Place{"autopilot", &Layout::side, sim::SidePage::Autopilot},
                             Place{"timeline", &Layout::timeline, {}},
                             Place{"methods", &Layout::paths, {}},
                             Place{"curves", &Layout::curves, {}},
                             Place{"keyframes", &Layout::keys, {}},
                             Place{"editor", &Layout::tune, {}}};

/// The rows of a card's angles stand in the order in which they are shown.
Rect angleRect(const PanelContext& context, const CardSlot& slot, std::string_view angle) {
    const sim::Readout& card = context.readouts.cards[slot.card];
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

/// "card ID" or "card ID ANGLE".
Rect cardRect(const PanelContext& context, std::string_view rest) {
    const std::size_t blank = rest.find(' ');
    const std::string_view id = rest.substr(0, blank);
    for (const CardSlot& slot : context.layout.cards) {
        if (slot.card >= context.readouts.cards.size()) {
            continue;
        }
        const std::string_view selection = context.readouts.cards[slot.card].selection;
        const bool isIt = selection == id || (slot.card < context.state.cards.size() &&
                                              context.state.cards[slot.card].id == id);
        if (isIt && context.readouts.cards[slot.card].row != nullptr) {
            return blank == std::string_view::npos
                       ? slot.panel
                       : angleRect(context, slot, text::trimmed(rest.substr(blank)));
        }
    }
    return {};
}

Rect placeRect(const PanelContext& context, std::string_view look) {
    if (look.starts_with("card ")) {
        return cardRect(context, text::trimmed(look.substr(5)));
    }
    if (look == "verdict") {
        for (const NamedRect& each : context.ui.widgets) {
            if (each.name == "verdict") {
                return each.rect;
            }
        }
        return context.layout.verdict;
    }
    const auto found = std::ranges::find(kPlaces, look, &Place::name);
    if (found == kPlaces.end() || (found->side && *found->side != context.state.view.side)) {
        return {};
    }
    return context.layout.*(found->rect);
}

}  // namespace

void drawLooks(PanelContext& context) {
    const lesson::Step* const step = stepOf(context);
    if (step == nullptr || context.state.view.help) {
        return;
    }
    const Painter& painter = context.painter;
    float alpha = 1.0F;
    if (!context.state.view.reduceMotion) {
        alpha = 0.8F + 0.2F * static_cast<float>(std::cos(ImGui::GetTime() * 4.0));
    }
    for (const std::string& look : step->looks) {
        const Rect rect = placeRect(context, look);
        if (isEmpty(rect)) {
            continue;
        }
        const float out =
            look.starts_with("card ") && static_cast<float>(rect.height) < painter.px(40.0F)
                ? painter.px(3.0F)
                : 0.0F;
        painter.list->AddRect(
            {static_cast<float>(rect.x) - 2.0F * out + 1.0F, static_cast<float>(rect.y) + 1.0F},
            {static_cast<float>(right(rect)) + 2.0F * out - 1.0F,
             static_cast<float>(bottom(rect)) - 1.0F},
            packed(painter.palette->accent, alpha), painter.px(9.0F), 0, painter.px(3.0F));
    }
}

}  // namespace gimbalscope::ui
