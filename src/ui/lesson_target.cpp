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
constexpr double kStepDeg = 5.0, kKeyDeg = 1.0, kFineDeg = 0.1;

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

std::string sliderName(const Slid& slid, std::size_t at) {
    return "slider " + std::string(slid.card.row->names[at]);
}

/// How far an angle goes to both sides.
double mostOf(std::size_t at) { return at == 1 ? 90.0 : 180.0; }

/// Ends the move that was made step by step: the next one is another use of the controls.
void letGo(PanelContext& context) {
    SliderHold& hold = context.ui.lesson.slider;
    if (!hold.name.empty()) {
        context.commands.push_back(sim::Drop{});
        hold = {};
    }
}

void take(PanelContext& context, const std::string& name, bool byKeys) {
    SliderHold& hold = context.ui.lesson.slider;
    if (hold.name != name || hold.byKeys != byKeys) {
        letGo(context);
        hold = {name, byKeys};
    }
}

/// One step on (+1) or back (-1), to the next whole number of steps.
void stepBy(PanelContext& context, const Slid& slid, std::size_t at, int direction) {
    const ImGuiIO& io = ImGui::GetIO();
    const double step = io.KeyCtrl ? kStepDeg : io.KeyShift ? kFineDeg : kKeyDeg;
    const double steps = std::round(slid.degrees[at] / step + direction);
    pose(context, slid, at, std::clamp(steps * step, -mostOf(at), mostOf(at)));
}

/// Enter or Space takes it and lets go of it, Escape lets go; the arrows move it meanwhile.
void moveByKeys(PanelContext& context, const Slid& slid, std::size_t at, bool isEntered) {
    const std::string name = sliderName(slid, at);
    const SliderHold& hold = context.ui.lesson.slider;
    const bool isHeld = hold.byKeys && hold.name == name;
    const bool isToggled =
        isEntered || (context.ui.focus.name == name && isPressed(ImGuiKey_Space));
    if (isHeld && (isToggled || isPressed(ImGuiKey_Escape))) {
        letGo(context);
    } else if (isToggled) {
        take(context, name, true);
    } else if (isHeld && isPressed(ImGuiKey_LeftArrow, true)) {
        stepBy(context, slid, at, -1);
    } else if (isHeld && isPressed(ImGuiKey_RightArrow, true)) {
        stepBy(context, slid, at, +1);
    }
}

/// Beside the knob: that the arrows move it.
void drawArrows(const Painter& painter, ImVec2 middle, float r) {
    const float apart = r + painter.px(5.0F), size = painter.px(6.0F);
    for (const float side : {-1.0F, 1.0F}) {
        const float x = middle.x + side * apart;
        painter.list->AddTriangleFilled({x, middle.y - size}, {x, middle.y + size},
                                        {x + side * size, middle.y},
                                        packed(painter.palette->accent));
    }
}

/// Groove and knob; gives the angle under the pointer while it is dragged.
void drawSlider(PanelContext& context, const Slid& slid, std::size_t at, const Rect& rect) {
    const Painter& painter = context.painter;
    const look::Palette& p = *painter.palette;
    const std::string name = sliderName(slid, at);
    const double most = mostOf(at);
    const Touch touch = touchArea(context, name, rect);
    const bool isEnd = ImGui::IsItemDeactivated();
    if (ImGui::IsItemActivated()) {
        letGo(context);
    }
    moveByKeys(context, slid, at, touch.clicked && !isEnd);
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
    const bool isTaken = context.ui.lesson.slider.byKeys && context.ui.lesson.slider.name == name;
    painter.list->AddCircleFilled({x, y}, touch.hovered || touch.held || isTaken ? r : r * 0.85F,
                                  packed(color), 24);
    if (isTaken) {
        drawArrows(painter, {x, y}, r);
    }
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
    if (!flow.holds(sliderName(slid, at), whole)) {
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
        const std::string name = sliderName(slid, at) + (direction < 0 ? " less" : " more");
        if (groove.width > 3 * side &&
            button(context, name, rect, direction < 0 ? "\xE2\x88\x92" : "+", ButtonKind::Quiet)) {
            take(context, sliderName(slid, at), false);
            pose(context, slid, at, std::remainder(slid.degrees[at] + kStepDeg * direction, 360.0));
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

/// What the pointer or the keys took in this frame is one of these.
bool isTakenFrom(const PanelContext& context, std::span<const std::string> names) {
    const std::string& focused = context.ui.focus.name;
    if (!focused.empty()) {
        return std::ranges::find(names, focused) != names.end();
    }
    const ImVec2 at = ImGui::GetIO().MousePos;
    return !ImGui::GetIO().MouseClicked[0] ||
           std::ranges::any_of(context.ui.widgets, [&](const NamedRect& each) {
               const Rect point{static_cast<int>(at.x), static_cast<int>(at.y), 1, 1};
               return std::ranges::find(names, each.name) != names.end() &&
                      contains(each.rect, point);
           });
}

}  // namespace

void followSlider(PanelContext& context) {
    const SliderHold hold = context.ui.lesson.slider;
    const auto& stops = context.ui.focus.stops;
    const std::array<std::string, 3> all{hold.name, hold.name + " less", hold.name + " more"};
    const bool isThere = std::ranges::find(stops, hold.name, &FocusStop::name) != stops.end();
    const bool isHeld =
        hold.byKeys ? context.ui.focus.name == hold.name : isTakenFrom(context, std::span(all));
    if (!isThere || !isHeld) {
        letGo(context);
    }
}

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
