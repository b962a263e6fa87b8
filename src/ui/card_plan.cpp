// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Footer lines first, by the height of the card; the numbers get the rest. Fonts go by what a card
// can show, not by what it shows now, so that sizes do not dance.
#include "ui/card_plan.h"

#include <algorithm>

namespace gimbalscope::ui {
namespace {

constexpr float kRivalError = 17.0F, kLeastOfBoth = 29.0F;

/// Widest of a card's names of angles.
float widestName(const Painter& painter, const sim::Readout& card) {
    float widest = 0.0F;
    for (std::size_t slot = 0; slot < card.row->angleCount; ++slot) {
        widest = std::max(widest, textWidth(*painter.fonts.label, card.row->names[slot]));
    }
    return widest;
}

bool fits(const Painter& painter, const ImFont& font, const CardPlan& plan,
          const sim::Readout& card) {
    constexpr std::string_view kWidest =
        "\xE2\x88\x92"
        "0.0000";
    const float room =
        plan.numbersRight - plan.column - painter.px(31.0F) - widestName(painter, card);
    const float below = plan.showsRival ? painter.fonts.mono->FontSize : 0.0F;
    return textWidth(font, kWidest) <= room && font.FontSize + below + 1.0F <= plan.numberStep;
}

}  // namespace

CardPlan planCard(const Painter& painter, const CardSlot& slot, bool hasRival) {
    const auto px = [&](float units) { return painter.px(units); };
    CardPlan plan{};
    plan.panel = slot.panel;
    plan.left = static_cast<float>(slot.panel.x) + px(16.0F);
    plan.right = static_cast<float>(right(slot.panel)) - px(16.0F);
    plan.column = isEmpty(slot.view) ? plan.left : static_cast<float>(right(slot.view)) + px(10.0F);
    plan.numbersRight = std::min(plan.right, plan.column + px(460.0F));
    const float low = static_cast<float>(bottom(slot.panel)) - px(12.0F);
    const float units = static_cast<float>(slot.panel.height) / painter.scale;
    plan.footerLines = footerLines(units, slot.saysStretch);
    plan.hasSubtitle = units >= kSubtitleFrom;
    plan.ordersY = low - px(6.0F);
    plan.causeY = plan.footerLines == 2 ? plan.ordersY - px(19.0F) : plan.ordersY;
    plan.meterTop = plan.footerLines == 0 ? low - px(6.0F) : plan.causeY - px(22.0F);
    plan.errorY = plan.meterTop - px(19.0F);
    plan.numbersTop = static_cast<float>(slot.panel.y) + px(plan.hasSubtitle ? 52.0F : 40.0F);
    plan.rivalErrorY = plan.errorY;
    const float stepOfBoth = (plan.errorY - px(kRivalError + 12.0F) - plan.numbersTop) / 3.0F;
    plan.showsRival = hasRival && plan.hasSubtitle && stepOfBoth >= px(kLeastOfBoth);
    if (plan.showsRival) {
        plan.rivalErrorY += px(2.0F);
        plan.errorY = plan.rivalErrorY - px(kRivalError);
    }
    plan.numberStep = std::min((plan.errorY - px(14.0F) - plan.numbersTop) / 3.0F, px(68.0F));
    // In a tall card the numbers stay together, in the middle, as the ship beside them.
    const float spare = plan.errorY - px(14.0F) - plan.numbersTop - 3.0F * plan.numberStep;
    plan.numbersTop += std::max(std::floor(spare * 0.5F), 0.0F);
    plan.errorY -= std::max(std::floor(spare * 0.5F), 0.0F);
    plan.rivalErrorY -= std::max(std::floor(spare * 0.5F), 0.0F);
    return plan;
}

const ImFont* angleFont(const PanelContext& context) {
    const Painter& painter = context.painter;
    for (const ImFont* font : {painter.fonts.angle, painter.fonts.angleSmall}) {
        const bool isRoomy = std::ranges::all_of(context.layout.cards, [&](const CardSlot& slot) {
            if (slot.card >= context.readouts.cards.size() || isEmpty(slot.panel)) {
                return true;
            }
            const sim::Readout& card = context.readouts.cards[slot.card];
            return fits(painter, *font, planCard(painter, slot, card.rival.has_value()), card);
        });
        if (isRoomy) {
            return font;
        }
    }
    return painter.fonts.number;
}

}  // namespace gimbalscope::ui
