// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// An attitude to be reached: while angles are flown, a slider for each of them.
#include <algorithm>
#include <cmath>

#include "sim/own.h"
#include "text/numbers.h"
#include "ui/explain.h"
#include "ui/format.h"
#include "ui/lesson_parts.h"

namespace gimbalscope::ui {
namespace {

constexpr float kRow = 30.0F, kName = 92.0F, kValue = 74.0F, kStep = 26.0F;
constexpr double kStepDeg = 5.0;

/// The angles that are dragged: degrees, intrinsic order, the row's signs.
struct Slid {
    const sim::Readout& card;
    std::array<double, 3> degrees{};
};

double degreesOf(double radians) { return math::toDegrees(math::Radians{radians}).value; }

Slid slidOf(const PanelContext& context, const sim::Readout& card) {
    const sim::AngleDrive& drive = context.state.angleDrive;
    Slid slid{card, {}};
    for (std::size_t at = 0; at < card.row->angleCount; ++at) {
        slid.degrees[at] = card.selection == drive.selection
                               ? degreesOf(std::remainder(drive.anglesRad[at], math::kTwoPi))
                               : sim::shownDegrees(card, at);
    }
    return slid;
}

/// "attitude ID a b c" with one angle changed, as somebody would type it.
void pose(PanelContext& context, Slid slid, std::size_t at, double degrees) {
    const convention::Convention& row = *slid.card.row;
    slid.degrees[at] = degrees;
    std::string line = "attitude " + slid.card.selection;
    for (std::size_t shown = 0; shown < row.angleCount; ++shown) {
        const std::size_t each = row.shown[shown];
        const double radians = math::toRadians(math::Degrees{slid.degrees[each]}).value;
        line += " " + text::formatShortest(radians * convention::unitsPerRadian(row.units[each]));
    }
    const sim::ParsedCommand parsed = sim::parse(line, sim::ownNames(context.state));
    if (parsed.command) {
        context.commands.push_back(*parsed.command);
    }
}

/// Groove and knob; gives the angle under the pointer while it is dragged.
void drawSlider(PanelContext& context, const Slid& slid, std::size_t at, const Rect& rect) {
    const Painter& painter = context.painter;
    const look::Palette& p = *painter.palette;
    const std::string name = "slider " + std::string(slid.card.row->names[at]);
    const double most = at == 1 ? 90.0 : 180.0;
    const Touch touch = touchArea(context, name, rect);
    const bool isEnd = ImGui::IsItemDeactivated();
    const float r = painter.px(8.0F), y = static_cast<float>(rect.y + rect.height / 2);
    const float left = static_cast<float>(rect.x) + r,
                width = std::max(static_cast<float>(rect.width) - 2.0F * r, 1.0F);
    if (touch.held) {
        const double part =
            std::clamp(static_cast<double>((ImGui::GetIO().MousePos.x - left) / width), 0.0, 1.0);
        const double wanted = std::round((2.0 * part - 1.0) * most);
        if (std::fabs(wanted - slid.degrees[at]) > 1e-9) {
            pose(context, slid, at, wanted);
        }
    }
    if (isEnd) {
        context.commands.push_back(sim::Drop{});
    }
    const double value = std::isfinite(slid.degrees[at]) ? slid.degrees[at] : 0.0;
    const float x =
        left + width * static_cast<float>(std::clamp(0.5 + 0.5 * value / most, 0.0, 1.0));
    const look::Rgb color = look::axisColor(p, bodyAxis(slid.card, at));
    const float h = painter.px(2.0F), middle = left + width * 0.5F;
    painter.list->AddRectFilled({left, y - h}, {left + width, y + h}, packed(p.line), h);
    painter.list->AddRectFilled({std::min(x, middle), y - h}, {std::max(x, middle), y + h},
                                packed(color), h);
    painter.list->AddCircleFilled({x, y}, touch.hovered || touch.held ? r : r * 0.85F,
                                  packed(color), 24);
}

void drawSliderRow(LessonFlow& flow, const Slid& slid, std::size_t at) {
    PanelContext& context = flow.context;
    const Painter& painter = context.painter;
    const look::Palette& p = *painter.palette;
    const Pen& pen = flow.pen;
    const float middle = pen.y + painter.px(kRow * 0.5F);
    const Rect whole = rectBetween({pen.left, pen.y + painter.px(2.0F)},
                                   {pen.right, pen.y + painter.px(kRow - 2.0F)});
    flow.pen.y += painter.px(kRow);
    if (!flow.holds("slider " + std::string(slid.card.row->names[at]), whole)) {
        return;
    }
    const look::Rgb color = look::axisColor(p, bodyAxis(slid.card, at));
    drawBead(painter, {pen.left + painter.px(10.0F), middle}, beadLetter(*slid.card.row, at), color,
             1.0F, false);
    drawTextIn(painter, *painter.fonts.body, {pen.left + painter.px(26.0F), middle},
               painter.px(kName - 28.0F), p.text, slid.card.row->names[at]);
    drawText(painter, *painter.fonts.number, {pen.right, middle}, p.text,
             number(slid.degrees[at], 1) + "\xC2\xB0", Anchor::Right);
    const int side = static_cast<int>(painter.px(kStep));
    Rect groove{static_cast<int>(pen.left + painter.px(kName)), whole.y,
                static_cast<int>(pen.right - pen.left - painter.px(kName + kValue)), whole.height};
    for (const int direction : {-1, +1}) {
        const Rect rect{direction < 0 ? groove.x : right(groove) - side, whole.y, side,
                        whole.height};
        const std::string name =
            "slider " + std::string(slid.card.row->names[at]) + (direction < 0 ? " less" : " more");
        if (groove.width > 3 * side &&
            button(context, name, rect, direction < 0 ? "\xE2\x88\x92" : "+", ButtonKind::Quiet)) {
            pose(context, slid, at, std::remainder(slid.degrees[at] + kStepDeg * direction, 360.0));
            context.commands.push_back(sim::Drop{});
        }
    }
    if (groove.width > 3 * side) {
        groove.x += side;
        groove.width -= 2 * side;
    }
    if (groove.width > 0) {
        drawSlider(context, slid, at, groove);
        explain(context, groove, "slider");
    }
}

/// The card whose angles are flown, else the selected one.
const sim::Readout* slidCard(const PanelContext& context) {
    const auto& cards = context.readouts.cards;
    const auto driven =
        std::ranges::find(cards, context.state.angleDrive.selection, &sim::Readout::selection);
    if (driven != cards.end()) {
        return &*driven;
    }
    return context.state.view.selectedCard < cards.size() ? &cards[context.state.view.selectedCard]
                                                          : nullptr;
}

}  // namespace

void drawTarget(LessonFlow& flow) {
    PanelContext& context = flow.context;
    const sim::Learning& learning = context.state.view.learning;
    if (!learning.target) {
        return;
    }
    const lesson::Step* const step = stepOf(context);
    if (step == nullptr || !step->goal) {  // a goal says it itself
        const double apart =
            degreesOf(math::angleBetween(context.state.attitude, *learning.target).value);
        drawReading(flow, std::string(worded(context, "distance from the target")) + " " +
                              number(apart, 1) + "\xC2\xB0");
    }
    const sim::Readout* const card = slidCard(context);
    if (context.state.drive != sim::Drive::Angles || card == nullptr || card->row == nullptr) {
        return;
    }
    const Slid slid = slidOf(context, *card);
    for (std::size_t shown = 0; shown < card->row->angleCount; ++shown) {
        drawSliderRow(flow, slid, card->row->shown[shown]);
    }
    leave(flow, 6.0F);
}

}  // namespace gimbalscope::ui
