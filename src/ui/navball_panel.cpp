// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The navball's page of the side panel: what is written beside the ball, which is drawn before
// (app: compose_navball). What the rings mean, whose view it is, and how stretched every card is.
#include <algorithm>
#include <cmath>

#include "convention/lock.h"
#include "ui/card_letters.h"
#include "ui/format.h"
#include "ui/side_areas.h"
#include "ui/side_pen.h"
#include "ui/widgets.h"

namespace gimbalscope::ui {
namespace {

constexpr float kPi = 3.14159265F;

/// What a kind of ring asks for; which of them are on the ball depends on the cards.
struct RingKind {
    math::Vec3 bodyAxis;
    std::string_view text, brief;
    int dashes;  ///< of the sign; 0: a whole ring
};
constexpr std::array<RingKind, 3> kRings{
    {{{1, 0, 0}, "ring: keep the nose out", "ring: nose", 0},
     {{0, 0, 1}, "dashed: keep the top mark out", "dashed: top", 7},
     {{0, 1, 0}, "dotted: keep the left wing out", "dotted: left", 12}}};

bool isOnBall(const PanelContext& context, const RingKind& kind) {
    return std::ranges::any_of(context.readouts.cards, [&](const sim::Readout& card) {
        return math::dot(convention::lockOf(*card.row, card.options).bodyAxis, kind.bodyAxis) > 0.5;
    });
}

/// The mark of the ship that a ring is about: point, triangle, diamond.
void drawMark(const Painter& painter, ImVec2 middle, math::Vec3 bodyAxis) {
    const look::Palette& p = *painter.palette;
    const ImU32 ink = packed(p.isLight ? p.text : p.stretched);
    const float r = 3.0F * painter.scale;
    if (bodyAxis.x > 0.5) {
        painter.list->AddCircleFilled(middle, r * 0.7F, ink, 12);
    } else if (bodyAxis.z > 0.5) {
        painter.list->AddTriangleFilled({middle.x, middle.y - r},
                                        {middle.x + r, middle.y + r * 0.8F},
                                        {middle.x - r, middle.y + r * 0.8F}, ink);
    } else {
        painter.list->AddQuadFilled({middle.x - r, middle.y}, {middle.x, middle.y - r},
                                    {middle.x + r, middle.y}, {middle.x, middle.y + r}, ink);
    }
}

void drawRingSign(const Painter& painter, ImVec2 middle, const RingKind& kind) {
    const float radius = 7.0F * painter.scale, width = painter.stroke(1.5F);
    const ImU32 amber = packed(painter.palette->stretched);
    if (kind.dashes == 0) {
        painter.list->AddCircle(middle, radius, amber, 20, width);
    }
    for (int dash = 0; dash < kind.dashes; ++dash) {
        const float step = 2.0F * kPi / static_cast<float>(kind.dashes);
        const float from = step * static_cast<float>(dash);
        painter.list->PathArcTo(middle, radius, from, from + step * 0.55F, 4);
        painter.list->PathStroke(amber, ImDrawFlags_None, width);
    }
    drawMark(painter, middle, kind.bodyAxis);
}

void drawLegend(const PanelContext& context, const Rect& rect) {
    if (isEmpty(rect)) {
        return;
    }
    const Painter& painter = context.painter;
    const auto count = static_cast<float>(std::ranges::count_if(
        kRings, [&](const RingKind& kind) { return isOnBall(context, kind); }));
    const float pitch =
        std::min(painter.px(20.0F), static_cast<float>(rect.height) / std::max(count, 1.0F));
    const float left = static_cast<float>(rect.x) + painter.px(22.0F);
    const float room = static_cast<float>(right(rect)) - left;
    float middle = static_cast<float>(rect.y) + pitch * 0.5F + painter.px(1.0F);
    const bool isRoomy = std::ranges::all_of(kRings, [&](const RingKind& kind) {
        return !isOnBall(context, kind) || textWidth(*painter.fonts.caption, kind.text) <= room;
    });
    for (const RingKind& kind : kRings) {
        if (isOnBall(context, kind)) {
            drawRingSign(painter, {static_cast<float>(rect.x) + painter.px(8.0F), middle}, kind);
            drawTextIn(painter, *painter.fonts.caption, {left, middle}, room,
                       painter.palette->text2, isRoomy ? kind.text : kind.brief);
            middle += pitch;
        }
    }
}

/// One card's letter, name, bar and, beside a short name, factor, with 70 and 85 degrees under the
/// bar's marks.
void drawMeter(const PanelContext& context, const Rect& rect, std::size_t card,
               std::string_view letter) {
    const Painter& painter = context.painter;
    const look::Palette& p = *painter.palette;
    const sim::Readout& readout = context.readouts.cards[card];
    const double stretch = readout.reading.stretch;
    const float left = static_cast<float>(rect.x), end = static_cast<float>(right(rect));
    const float middle = static_cast<float>(rect.y) + painter.px(8.0F);
    const look::Rgb ink = !(stretch < convention::kLockedFrom)      ? p.flicker
                          : !(stretch < convention::kStretchedFrom) ? look::textFor(p, p.stretched)
                                                                    : p.text2;
    drawBead(painter, {left + painter.px(8.0F), middle}, letter, p.text2, 1.0F, true, 8.0F);
    const float nameLeft = left + painter.px(21.0F);
    const float name = drawTextIn(painter, *painter.fonts.label, {nameLeft, middle}, end - nameLeft,
                                  p.text, readout.selection);
    const std::string factor = stretchText(stretch);
    if (nameLeft + name + painter.px(6.0F) + textWidth(*painter.fonts.caption, factor) <= end) {
        drawText(painter, *painter.fonts.caption, {end, middle}, ink, factor, Anchor::Right);
    }
    const float top = static_cast<float>(rect.y) + painter.px(21.0F);
    drawStretchMeter(painter, {left, top}, end - left, painter.px(6.0F), stretch);
    const float low = top + painter.px(19.0F);
    for (const auto& [value, text] : {std::pair{convention::kStretchedFrom, "70\xC2\xB0"},
                                      std::pair{convention::kLockedFrom, "85\xC2\xB0"}}) {
        const float along = static_cast<float>(std::log(value) / std::log(100.0));
        drawText(painter, *painter.fonts.caption, {left + (end - left) * along, low}, p.text3, text,
                 Anchor::Middle);
    }
}

/// As many cards as there is room for, the selected one among them.
void drawMeters(const PanelContext& context, const Rect& rect) {
    const std::size_t cards = context.readouts.cards.size();
    if (isEmpty(rect) || cards == 0) {
        return;
    }
    const int gap = static_cast<int>(context.painter.px(16.0F));
    const int narrowest = static_cast<int>(context.painter.px(100.0F));
    const auto fitting =
        static_cast<std::size_t>(std::max(1, (rect.width + gap) / (narrowest + gap)));
    const std::size_t shown = std::min(cards, fitting);
    const std::size_t selected = std::min(context.state.view.selectedCard, cards - 1);
    const std::size_t first = selected < shown ? 0 : selected - shown + 1;
    const std::vector<std::string> letters = cardLetters(context.readouts);
    const int count = static_cast<int>(shown);
    for (int column = 0; column < count; ++column) {
        const int from = rect.x + (rect.width + gap) * column / count;
        const int to = rect.x + (rect.width + gap) * (column + 1) / count - gap;
        const std::size_t card = first + static_cast<std::size_t>(column);
        drawMeter(context, {from, rect.y, to - from, rect.height}, card, letters[card]);
    }
}

void drawBallSwitch(PanelContext& context, const Rect& rect) {
    constexpr std::array<std::string_view, 2> kViews{"Pilot", "Outside"};
    if (isEmpty(rect)) {
        return;
    }
    const auto selected = static_cast<std::size_t>(context.state.view.navball);
    if (const auto picked = segmented(context, "ball", rect, kViews, selected)) {
        context.commands.push_back(sim::SetChoice{"navball", *picked == 0 ? "pilot" : "outside"});
    }
}

}  // namespace

void drawNavballPage(PanelContext& context, const Rect&) {
    const SideAreas areas =
        sideAreas(context.layout.side, context.painter.scale, sim::SidePage::Navball);
    drawLegend(context, areas.legend);
    drawBallSwitch(context, areas.ballSwitch);
    drawVerdict(context, areas.verdict);
    drawMeters(context, areas.meters);
}

}  // namespace gimbalscope::ui
