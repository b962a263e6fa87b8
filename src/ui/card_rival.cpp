// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The choices begin with what is compared most: the same convention under another policy.
#include "ui/card_rival.h"

#include <algorithm>
#include <cmath>

#include "sim/selection.h"
#include "ui/explain.h"
#include "ui/format.h"
#include "ui/widgets.h"

namespace gimbalscope::ui {
namespace {

constexpr std::string_view kNothing = "nothing";
constexpr float kLineHeight = 15.0F, kLeastSubtitle = 120.0F;
constexpr double kApartFromDeg = 0.01;  // smaller differences are of rounding, and said quietly

/// Appends a selection unless it is the card's own or there already.
void offer(std::vector<std::string>& choices, const sim::Card& card, const sim::Variant& variant) {
    const std::string selection = sim::selectionText(variant);
    if (selection != sim::selectionText(card) &&
        std::ranges::find(choices, selection) == choices.end()) {
        choices.push_back(selection);
    }
}

/// Another row, read as the card is where that makes sense.
sim::Variant sameBy(const sim::Card& card, const convention::Convention& row) {
    sim::Variant variant;
    variant.id = std::string(row.id);
    if (!convention::objection(row, card.options.policy)) {
        variant.options.policy = card.options.policy;
    }
    return variant;
}

/// Holds a card against what was picked: the first of the list is nothing.
void holdAgainst(PanelContext& context, std::size_t index, std::string selection) {
    if (index != context.state.view.selectedCard) {
        context.commands.push_back(sim::SelectCard{index + 1});
    }
    context.commands.push_back(sim::SetRival{std::move(selection)});
}

struct RivalList {
    std::vector<std::string> selections;    ///< the first is empty
    std::vector<std::string_view> options;  ///< of the list; valid as long as the selections are
};
void fill(RivalList& list, const sim::AppState& state, std::size_t card) {
    list.selections = rivalChoices(state, card);
    list.selections.insert(list.selections.begin(), std::string());
    list.options.assign(list.selections.begin(), list.selections.end());
    list.options.front() = kNothing;
}

/// Below the card's name and badge.
float rivalLineMiddle(const Painter& painter, const CardPlan& plan) {
    return static_cast<float>(plan.panel.y) + painter.px(46.0F);
}

std::string differenceText(double degrees) {
    if (std::isnan(degrees)) {
        return {};
    }
    const std::string text = number(degrees, 2) + "\xC2\xB0";
    return degrees >= 0.005 ? "+" + text : text;
}

}  // namespace

std::vector<std::string> rivalChoices(const sim::AppState& state, std::size_t index) {
    std::vector<std::string> choices;
    const sim::Card& card = state.cards[index];
    const convention::Convention* const row = sim::rowOf(state, card.id);
    if (row == nullptr) {
        return choices;
    }
    for (const std::string_view name : convention::policyNames()) {
        const auto policy = convention::policyFromName(name);
        if (policy && !convention::objection(*row, *policy)) {
            sim::Variant variant = card;
            variant.options.policy = *policy;
            variant.isAsPublishedWritten =
                sim::ownOf(state, card.id) != nullptr && *policy == convention::Policy::AsPublished;
            offer(choices, card, variant);
        }
    }
    for (const convention::Convention& other : convention::catalog()) {
        if (!row->family.empty() && other.family == row->family) {
            offer(choices, card, sameBy(card, other));
        }
    }
    for (const sim::Own& own : state.own) {
        sim::Variant variant;
        variant.id = own.custom.name;
        offer(choices, card, variant);
    }
    for (const convention::Convention& other : convention::engineRows()) {
        offer(choices, card, sameBy(card, other));
    }
    return choices;
}

std::string firstRival(const sim::AppState& state, std::size_t card) {
    const std::vector<std::string> choices = rivalChoices(state, card);
    const std::string& id = state.cards[card].id;
    const auto nearest = std::ranges::find_if(choices, [&](const std::string& each) {
        return sim::idIn(each) == id && each.ends_with(":nearest");
    });
    return choices.empty() ? std::string() : nearest != choices.end() ? *nearest : choices.front();
}

std::string apartText(const sim::Readout& card, bool isShort) {
    const bool a = card.reading.worldFromRebuilt.has_value();
    const bool b = card.rival->reading.worldFromRebuilt.has_value();
    if (!a || !b) {
        return a ? "only A poses the ship" : b ? "only B poses the ship" : "neither poses the ship";
    }
    return (isShort ? "differ by " : "A and B differ by ") + errorText(card.rival->apartDeg);
}

float drawRivalChoice(PanelContext& context, const CardPlan& plan, std::size_t index) {
    const Painter& painter = context.painter;
    RivalList list;
    fill(list, context.state, index);
    list.options.erase(list.options.begin());
    const std::string name = "versus " + std::to_string(index + 1);
    const ChoiceSpec spec{
        name, "", list.options, list.options.size(), "A/B", painter.fonts.label, 1e6F, kLineHeight};
    const float width = choiceWidth(painter, spec), gap = painter.px(10.0F);
    if (plan.right - plan.left < width + gap + painter.px(kLeastSubtitle)) {
        return 0.0F;
    }
    const ImVec2 place{std::floor(plan.right - width), rivalLineMiddle(painter, plan)};
    explain(context, lineRect(painter, place.x, plan.right, place.y), "versus");
    if (const auto picked = choice(context, place, spec)) {
        holdAgainst(context, index, list.selections[*picked + 1]);
    }
    return width + gap;
}

void drawRivalLine(PanelContext& context, const CardPlan& plan, std::size_t index, float right) {
    const Painter& painter = context.painter;
    const look::Palette& p = *painter.palette;
    const sim::Readout& card = context.readouts.cards[index];
    const float middle = rivalLineMiddle(painter, plan);
    const ImFont& font = *painter.fonts.label;
    const float room = right - plan.left;
    const float least = painter.px(110.0F) + textWidth(font, card.rival->selection);
    const std::string wide = apartText(card, false);
    const std::string text = textWidth(font, wide) + least <= room ? wide : apartText(card, true);
    const bool isNan = std::isnan(card.rival->apartDeg);
    const look::Rgb color = isNan                                  ? p.flicker
                            : card.rival->apartDeg > kApartFromDeg ? p.text
                                                                   : p.text2;
    const float width = drawText(painter, font, {right, middle}, color, text, Anchor::Right);
    explain(context, lineRect(painter, right - width, right, middle), "versus difference");
    const float lead =
        drawText(painter, *painter.fonts.caption, {plan.left, middle}, p.text3, "versus") +
        painter.px(7.0F);
    const float left = room - width - lead - painter.px(32.0F);
    if (left < painter.px(24.0F)) {
        return;
    }
    RivalList list;
    fill(list, context.state, index);
    const auto chosen = static_cast<std::size_t>(
        std::ranges::find(list.selections, card.rival->selection) - list.selections.begin());
    const std::string name = "versus " + std::to_string(index + 1);
    const ChoiceSpec spec{name,  "",   list.options, chosen, card.rival->selection,
                          &font, left, kLineHeight};
    if (const auto picked = choice(context, {plan.left + lead, middle}, spec)) {
        holdAgainst(context, index, list.selections[*picked]);
    }
}

void drawRivalAngle(const Painter& painter, const CardPlan& plan, const sim::Readout& card,
                    std::size_t shown, ImVec2 leftMiddle) {
    const look::Palette& p = *painter.palette;
    const sim::RivalReadout& rival = *card.rival;
    const std::size_t slot = card.row->shown[shown];
    const bool isPaired = rival.slots[slot].has_value();
    if (!isPaired && shown >= rival.row->angleCount) {
        return;
    }
    const std::size_t other = isPaired ? *rival.slots[slot] : rival.row->shown[shown];
    const double value = rival.reading.angles[other];
    drawText(painter, *painter.fonts.mono, {plan.numbersRight, leftMiddle.y},
             std::isnan(value) ? p.flicker : p.text2, angle(value, rival.row->units[other]),
             Anchor::Right);
    drawText(painter, *painter.fonts.caption, leftMiddle, p.text3,
             isPaired ? differenceText(rival.differenceDeg[slot])
                      : std::string(rival.row->names[other]));
}

void drawRivalError(PanelContext& context, const CardPlan& plan, const sim::RivalReadout& rival) {
    const Painter& painter = context.painter;
    const look::Palette& p = *painter.palette;
    const double error = rival.reading.errorDeg;
    drawText(painter, *painter.fonts.mono, {plan.numbersRight, plan.rivalErrorY},
             error <= convention::kWrongFromDeg ? p.text2 : p.flicker, errorText(error),
             Anchor::Right);
    drawText(painter, *painter.fonts.caption, {plan.column, plan.rivalErrorY}, p.text3, "B");
    explain(context, lineRect(painter, plan.column, plan.numbersRight, plan.rivalErrorY), "error");
}

}  // namespace gimbalscope::ui
