// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The cards: what one engine makes of the attitude. The picture of the ship is drawn before; here
// are the words, numbers, meter and border around it. When a card gets low it loses, in this order,
// the degrees under the numbers (they move beside them), the line with the orders, the line with
// the cause.
#include <algorithm>
#include <cmath>

#include "sim/rival.h"
#include "ui/card_rival.h"
#include "ui/explain.h"
#include "ui/format.h"
#include "ui/tune_parts.h"
#include "ui/widgets.h"

namespace gimbalscope::ui {
namespace {

using convention::State;

// Width and distance of the numbers from which lines lead the eye from name to number.
constexpr std::string_view kMakeYours = "make it yours";
constexpr float kRulesFrom = 280.0F, kRulesStep = 48.0F;

/// The loudest sign of a state: width and colour of the border.
void drawBorder(const Painter& painter, const Rect& panel, State state) {
    const look::Palette& p = *painter.palette;
    const bool loud = state == State::Flicker || state == State::Nan;
    const bool quiet = state == State::Calm || state == State::OtherName;
    drawPanelFrame(painter, panel, quiet ? p.line : stateColor(p, state),
                   loud    ? 3.0F
                   : quiet ? 1.0F
                           : 2.0F);
}

/// The card's selection, which opens a list of the policies that make sense for its row. Returns
/// its width.
float drawPolicyChoice(PanelContext& context, ImVec2 leftMiddle, float room, std::size_t index) {
    const sim::Readout& card = context.readouts.cards[index];
    std::vector<std::string_view> names;
    std::vector<convention::Policy> policies;
    for (const std::string_view each : convention::policyNames()) {
        const auto policy = convention::policyFromName(each);
        if (policy && !convention::objection(*card.row, *policy)) {
            names.push_back(each);
            policies.push_back(*policy);
        }
    }
    const convention::Policy chosen = card.options.policy;
    const auto selected =
        static_cast<std::size_t>(std::ranges::find(policies, chosen) - policies.begin());
    const std::string name = "policy " + std::to_string(index + 1);
    const ChoiceSpec spec{name, "", names, selected, card.selection, context.painter.fonts.title,
                          room};
    if (const auto picked = choice(context, leftMiddle, spec); picked && *picked != selected) {
        context.commands.push_back(withPolicy(context.state, index, policies[*picked]));
    }
    return choiceWidth(context.painter, spec);
}

/// Whose function it is, and the unit; without what the title says after a comma where there is
/// little room, or without the unit where that is still too long.
std::string subtitle(const Painter& painter, const sim::Readout& card, float room) {
    const std::string title(card.row->title);
    const std::string unit = ", " + convention::unitText(*card.row);
    const std::string brief = title.substr(0, title.find(',')) + unit;
    return textWidth(*painter.fonts.caption, title + unit) <= room ? title + unit
           : textWidth(*painter.fonts.caption, brief) <= room      ? brief
                                                                   : title;
}

/// While one tunes, a row of the catalog can be made one's own: beside the badge, where that
/// leaves room.
void drawMakeYours(PanelContext& context, const Rect& room, std::size_t index) {
    const Painter& painter = context.painter;
    const sim::Card& card = context.state.cards[index];
    const bool isOffered = context.state.view.task == sim::Task::Tune &&
                           sim::ownOf(context.state, card.id) == nullptr &&
                           !isEmpty(context.layout.tune);
    const float width = textWidth(*painter.fonts.label, kMakeYours) + painter.px(16.0F);
    if (!isOffered || static_cast<float>(room.width) < width) {
        return;
    }
    const Rect rect{right(room) - static_cast<int>(width), room.y, static_cast<int>(width),
                    room.height};
    if (button(context, "make yours " + std::to_string(index + 1), rect, kMakeYours,
               ButtonKind::Quiet)) {
        context.commands.push_back(sim::SelectCard{index + 1});
        context.commands.push_back(makingFrom(context.state, card));
    }
}

/// Selection, whose function it is, and the badge; a dot marks the card that V, strip and trail
/// follow.
void drawHeader(PanelContext& context, const CardPlan& plan, std::size_t index) {
    const Painter& painter = context.painter;
    const sim::Readout& card = context.readouts.cards[index];
    const look::Palette& p = *painter.palette;
    const float top = static_cast<float>(plan.panel.y);
    const std::string word = badgeText(card);
    const float badge = drawBadge(painter, {plan.right + painter.px(2.0F), top + painter.px(12.0F)},
                                  card.state, word);
    explain(context, lineRect(painter, plan.right - badge, plan.right, top + painter.px(25.0F)),
            "badge");
    const float room = plan.right - badge - painter.px(12.0F) - plan.left;
    const float dot = painter.px(12.0F), chevron = painter.px(16.0F);
    const ImVec2 title{plan.left, top + painter.px(23.0F)};
    const bool hasChoice = room - dot - chevron > painter.px(24.0F) &&
                           plan.panel.height > static_cast<int>(painter.px(40.0F));
    const float width = hasChoice ? drawPolicyChoice(context, title, room - dot - chevron, index)
                                  : drawTextIn(painter, *painter.fonts.title, title, room - dot,
                                               p.text, card.selection);
    if (index == context.state.view.selectedCard) {
        painter.list->AddCircleFilled({plan.left + width + dot, top + painter.px(24.0F)},
                                      painter.px(4.0F), packed(p.accent), 16);
    }
    const float beside = plan.left + width + 2.0F * dot + painter.px(4.0F);
    drawMakeYours(context,
                  rectBetween({beside, top + painter.px(12.0F)},
                              {plan.right - badge - painter.px(8.0F), top + painter.px(37.0F)}),
                  index);
    if (plan.hasSubtitle) {
        const float wide = plan.right - plan.left;
        if (card.rival) {
            drawRivalLine(context, plan, index, plan.left + wide);
            return;
        }
        const float left = wide - drawRivalChoice(context, plan, index);
        drawTextIn(painter, *painter.fonts.caption, {plan.left, top + painter.px(45.0F)}, left,
                   p.text2, subtitle(painter, card, left));
    }
}

/// The middle of an angle's number: above B's where that is shown, or the degrees.
float numberMiddle(const Painter& painter, const CardPlan& plan, float top) {
    if (plan.showsRival) {
        const float both = plan.font->FontSize + painter.fonts.mono->FontSize;
        return std::floor(top + (plan.numberStep - both + plan.font->FontSize) * 0.5F);
    }
    return plan.numberStep >= painter.px(42.0F) ? top + painter.px(14.0F)
                                                : top + plan.numberStep * 0.5F;
}

constexpr float kNameFrom = 25.0F;  ///< of an angle's row, in units; its bead is before it

/// How wide the column of an angle's number is, so that what stands beside it does not dance.
float numberColumn(const Painter& painter, const CardPlan& plan) {
    return textWidth(*plan.font,
                     "\xE2\x88\x92"
                     "0.0000") +
           painter.px(12.0F);
}

/// Where an angle stands in degrees, when that is not what its number is in.
enum class DegreesAt { Nowhere, BelowNumber, BesideNumber, BelowName };

/// The same for every number of the card, whatever they are.
DegreesAt degreesAt(const Painter& painter, const CardPlan& plan, const sim::Readout& card) {
    if (plan.numberStep >= painter.px(42.0F)) {
        return DegreesAt::BelowNumber;
    }
    float name = 0.0F;
    for (std::size_t i = 0; i < card.row->angleCount; ++i) {
        name = std::max(name, textWidth(*painter.fonts.label, card.row->names[i]));
    }
    const float degrees = textWidth(*painter.fonts.caption,
                                    "\xE2\x88\x92"
                                    "180.00\xC2\xB0");
    const float room =
        plan.numbersRight - numberColumn(painter, plan) - plan.column - painter.px(kNameFrom);
    if (name + painter.px(8.0F) + degrees < room) {
        return DegreesAt::BesideNumber;
    }
    const float both = painter.fonts.label->FontSize + painter.fonts.caption->FontSize;
    return degrees < room && both <= plan.numberStep ? DegreesAt::BelowName : DegreesAt::Nowhere;
}

/// One of the three angles: bead, name, number, and B's or the same in degrees where there is room.
void drawAngle(const Painter& painter, const CardPlan& plan, const sim::Readout& card,
               std::size_t shown, float top) {
    const std::size_t slot = card.row->shown[shown];
    const look::Palette& p = *painter.palette;
    const look::Rgb color = look::axisColor(p, bodyAxis(card, slot));
    const double value = card.reading.angles[slot];
    const bool small = plan.font == painter.fonts.number;
    const float middle = numberMiddle(painter, plan, top);
    const std::string degrees =
        plan.showsRival ? std::string() : angleInDegrees(value, card.row->units[slot]);
    DegreesAt at = degrees.empty() ? DegreesAt::Nowhere : degreesAt(painter, plan, card);
    if (std::isnan(value) && at != DegreesAt::BelowNumber) {
        at = DegreesAt::Nowhere;  // the number says it
    }
    const ImFont &label = *painter.fonts.label, &caption = *painter.fonts.caption;
    const float nameX = plan.column + painter.px(kNameFrom);
    const float nameMiddle =
        at == DegreesAt::BelowName ? std::floor(middle - caption.FontSize * 0.5F) : middle;
    drawBead(painter, {plan.column + painter.px(9.0F), middle}, beadLetter(*card.row, slot), color,
             1.0F, false, small ? 7.5F : 9.0F);
    drawText(painter, label, {nameX, nameMiddle}, look::textFor(p, color), card.row->names[slot]);
    drawText(painter, *plan.font, {plan.numbersRight, middle},
             std::isnan(value) ? p.flicker : p.text, angle(value, card.row->units[slot]),
             Anchor::Right);
    if (plan.showsRival) {
        const float apart = (plan.font->FontSize + painter.fonts.mono->FontSize) * 0.5F;
        drawRivalAngle(painter, plan, card, shown, {nameX, std::floor(middle + apart)});
    }
    switch (at) {
        case DegreesAt::Nowhere:
            return;
        case DegreesAt::BelowNumber:
            drawText(painter, caption, {plan.numbersRight, top + painter.px(35.0F)}, p.text3,
                     degrees, Anchor::Right);
            return;
        case DegreesAt::BesideNumber:
            drawText(painter, caption, {plan.numbersRight - numberColumn(painter, plan), middle},
                     p.text3, degrees, Anchor::Right);
            return;
        case DegreesAt::BelowName:
            drawText(painter, caption, {nameX, std::floor(middle + label.FontSize * 0.5F)}, p.text3,
                     degrees);
    }
}

/// "first of three turns, about the ship's wing axis": what is true of this angle only.
std::string turnText(const sim::Readout& card, std::size_t slot) {
    static constexpr std::array<std::string_view, 3> kPlaces{"first", "second", "third"};
    static constexpr std::array<std::string_view, 3> kAxes{"nose", "wing", "top"};
    return std::string(card.row->names[slot]) + ": " + std::string(kPlaces[slot]) +
           " turn, about the " +
           std::string(kAxes[static_cast<std::size_t>(bodyAxis(card, slot))]) +
           " axis of a level ship";
}

void drawAngles(PanelContext& context, const CardPlan& plan, const sim::Readout& card) {
    const Painter& painter = context.painter;
    if (plan.numberStep < painter.px(15.0F)) {
        return;
    }
    float top = plan.numbersTop;
    for (std::size_t shown = 0; shown < card.row->angleCount; ++shown) {
        const std::size_t slot = card.row->shown[shown];
        if (shown > 0 && plan.numberStep >= painter.px(kRulesStep) &&
            plan.numbersRight - plan.column > painter.px(kRulesFrom)) {
            const float y = std::floor(top - painter.px(2.0F)) + 0.5F;
            painter.list->AddLine({plan.column, y}, {plan.numbersRight, y},
                                  packed(painter.palette->line), 1.0F);
        }
        drawAngle(painter, plan, card, shown, top);
        explain(context,
                rectBetween({plan.column, top}, {plan.numbersRight, top + plan.numberStep}),
                "angle of a card", turnText(card, slot));
        top += plan.numberStep;
    }
}

/// How far the rebuilt ship is from the true one.
void drawError(PanelContext& context, const CardPlan& plan, const sim::Readout& card) {
    const Painter& painter = context.painter;
    const look::Palette& p = *painter.palette;
    const double error = card.reading.errorDeg;
    const bool bad = !(error <= convention::kWrongFromDeg);
    const float width = drawText(painter, *painter.fonts.number, {plan.numbersRight, plan.errorY},
                                 bad ? p.flicker : p.text, errorText(error), Anchor::Right);
    const float room = plan.numbersRight - width - painter.px(8.0F) - plan.column;
    // By the widest number, so that all cards of a width say the same.
    const bool isRoomy = textWidth(*painter.fonts.caption, "rebuilt is off by") +
                             textWidth(*painter.fonts.number, "0.0000\xC2\xB0") +
                             painter.px(8.0F) <=
                         plan.numbersRight - plan.column;
    drawTextIn(painter, *painter.fonts.caption, {plan.column, plan.errorY}, room, p.text2,
               isRoomy ? "rebuilt is off by" : "off by");
    explain(context, lineRect(painter, plan.column, plan.numbersRight, plan.errorY), "error");
}

/// True when "other name" and the widest three angles fit beside the widest stretch; else it is
/// "also", on all cards of a width alike.
bool saysOtherName(const Painter& painter, const CardPlan& plan) {
    const ImFont& caption = *painter.fonts.caption;
    const float needed = textWidth(caption,
                                   "other name \xE2\x88\x92"
                                   "0.0000  \xE2\x88\x92"
                                   "0.0000  \xE2\x88\x92"
                                   "0.0000") +
                         textWidth(caption, "stretch \xC3\x97>999") + painter.px(16.0F);
    return needed <= plan.right - plan.left;
}

/// Stretch as a bar, why it is as it is, and the two ways to read the order.
void drawFooter(PanelContext& context, const CardPlan& plan, const sim::Readout& card) {
    const Painter& painter = context.painter;
    const look::Palette& p = *painter.palette;
    drawStretchMeter(painter, {plan.left, plan.meterTop}, plan.right - plan.left, painter.px(6.0F),
                     card.reading.stretch);
    explain(context, lineRect(painter, plan.left, plan.right, plan.meterTop + painter.px(3.0F)),
            "stretch");
    if (plan.footerLines == 0) {
        return;
    }
    const ImFont& caption = *painter.fonts.caption;
    const bool loud =
        card.state == State::Flicker || card.state == State::Nan || card.state == State::Wrong;
    const std::string stretch = "stretch " + stretchText(card.reading.stretch);
    const float width =
        drawText(painter, caption, {plan.right, plan.causeY}, p.text2, stretch, Anchor::Right);
    const float room = plan.right - plan.left - width - painter.px(16.0F);
    const std::string cause =
        saysOtherName(painter, plan) ? causeText(card, "other name") : causeText(card);
    drawTextIn(painter, caption, {plan.left, plan.causeY}, room, loud ? p.flicker : p.text2, cause);
    explain(context, lineRect(painter, plan.left, plan.left + room, plan.causeY), "cause");
    explain(context, lineRect(painter, plan.right - width, plan.right, plan.causeY), "stretch");
    if (plan.footerLines < 2) {
        return;
    }
    explain(context, lineRect(painter, plan.left, plan.right, plan.ordersY), "order");
    const std::string intrinsic = "intrinsic " + convention::intrinsicReading(*card.row);
    const std::string extrinsic = "extrinsic " + convention::extrinsicReading(*card.row);
    const float used = drawTextIn(painter, caption, {plan.left, plan.ordersY},
                                  plan.right - plan.left, p.text3, intrinsic);
    if (used + textWidth(caption, extrinsic) + painter.px(20.0F) < plan.right - plan.left) {
        drawText(painter, caption, {plan.right, plan.ordersY}, p.text3, extrinsic, Anchor::Right);
    }
}

}  // namespace

void drawCards(PanelContext& context) {
    const Painter& painter = context.painter;
    const ImFont* const font = angleFont(context);
    for (const CardSlot& slot : context.layout.cards) {
        if (slot.card >= context.readouts.cards.size() || isEmpty(slot.panel)) {
            continue;
        }
        const sim::Readout& card = context.readouts.cards[slot.card];
        CardPlan plan = planCard(painter, slot, card.rival.has_value());
        plan.font = font;
        painter.list->PushClipRect(
            {static_cast<float>(slot.panel.x), static_cast<float>(slot.panel.y)},
            {static_cast<float>(right(slot.panel)), static_cast<float>(bottom(slot.panel))}, true);
        drawHeader(context, plan, slot.card);
        drawAngles(context, plan, card);
        drawError(context, plan, card);
        if (plan.showsRival) {
            drawRivalError(context, plan, *card.rival);
        }
        drawFooter(context, plan, card);
        drawBorder(painter, slot.panel, card.state);
        painter.list->PopClipRect();
        const Touch touch = touchArea(context, "card " + std::to_string(slot.card + 1), slot.panel);
        if (touch.clicked) {
            context.commands.push_back(sim::SelectCard{slot.card + 1});
        }
    }
}

}  // namespace gimbalscope::ui
