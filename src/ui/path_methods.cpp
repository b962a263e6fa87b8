// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The compared methods side by side: name, sphere (drawn before) and numbers of each. A click on a
// panel makes it the method by which the ship is flown; dragging turns all spheres.
#include <algorithm>
#include <cmath>

#include "ui/explain.h"
#include "ui/format.h"
#include "ui/path_parts.h"
#include "ui/tool_parts.h"
#include "ui/widgets.h"

namespace gimbalscope::ui {
namespace {

constexpr float kRow = 18.0F, kTightestRow = 15.5F, kAiriestRow = 23.0F, kBetween = 5.0F;

/// A line of numbers. Those of higher rank give way first where there is no room for all.
struct NumberRow {
    std::string_view label;
    std::string value;
    std::string_view explained;
    std::size_t rank = 0;
    std::string more{};  ///< what is to be said of this number only
};

/// What the largest jump of the angular velocity is made of.
std::string rateJumpInWords(const sim::MeasuredPath& measured) {
    const auto largest = std::ranges::max_element(measured.jumps, {}, &curve::Jump::rateRadPerS);
    if (largest == measured.jumps.end() || !(largest->rateRadPerS > 1e-4)) {
        return {};
    }
    return jumpInWords(*largest);
}

std::vector<NumberRow> rowsOf(const sim::MeasuredPath& measured) {
    const std::string degree = "\xC2\xB0";
    std::vector<NumberRow> rows;
    rows.push_back(
        {"path",
         number(measured.lengthDeg, 1) + degree + " of " + number(measured.shortestDeg, 1) + degree,
         "path length", 1});
    rows.push_back({"rate + axis jump", brief(measured.rateJumpDegPerS) + degree + "/s",
                    "rate jump", 0, rateJumpInWords(measured)});
    rows.push_back({"acc. jump", brief(measured.accelerationJumpDegPerS2) + degree + "/s\xC2\xB2",
                    "acceleration jump", 3});
    rows.push_back({"speed",
                    brief(measured.slowestDegPerS) + "\xE2\x80\x93" +
                        brief(measured.fastestDegPerS) + degree + "/s",
                    "path speed", 2});
    return rows;
}

/// A sample of the method's line, its name, and that the ship is flown by it.
void drawHead(PanelContext& context, const MethodSlot& slot, curve::Method method, bool isFlown) {
    const Painter& painter = context.painter;
    const look::Palette& p = *painter.palette;
    const float middle = static_cast<float>(slot.panel.y) + painter.px(20.0F);
    const float left = static_cast<float>(slot.panel.x) + painter.px(14.0F);
    const float end = static_cast<float>(right(slot.panel)) - painter.px(14.0F);
    const std::array sample{ImVec2{left, middle}, ImVec2{left + painter.px(24.0F), middle}};
    drawPathLine(painter, sample, slot.method, 3.0F);
    const float x = left + painter.px(32.0F);
    const float width = drawTextIn(painter, *painter.fonts.title, {x, middle}, end - x, p.text,
                                   curve::name(method));
    if (isFlown && x + width + painter.px(54.0F) <= end) {
        drawText(painter, *painter.fonts.strong, {end, middle}, p.accent, "flown", Anchor::Right);
    }
}

/// What the selected card's engine would write for the attitude there.
void drawAngles(PanelContext& context, Pen& pen, const std::optional<math::Quat>& attitude) {
    const Painter& painter = context.painter;
    const float row = airy(painter, pen, kRow);
    const look::Palette& p = *painter.palette;
    const std::size_t selected = context.state.view.selectedCard;
    if (selected >= context.readouts.cards.size()) {
        return;
    }
    const sim::Readout& card = context.readouts.cards[selected];
    convention::PolicyMemory memory = context.state.cards[selected].memory;
    const convention::Reading reading =
        attitude ? convention::read(*card.row, card.options, *attitude, *attitude, memory)
                 : convention::Reading{};
    for (std::size_t shown = 0; shown < card.row->angleCount; ++shown) {
        if (pen.y + row > pen.low + 1.0F) {
            return;
        }
        const std::size_t at = card.row->shown[shown];
        const look::Rgb color = look::axisColor(p, bodyAxis(card, at));
        const float middle = std::floor(pen.y + row * 0.5F);
        drawBead(painter, {pen.left + painter.px(7.0F), middle}, beadLetter(*card.row, at), color,
                 1.0F, false, 7.0F);
        drawTextIn(painter, *painter.fonts.caption, {pen.left + painter.px(20.0F), middle},
                   (pen.right - pen.left) * 0.5F, p.text2, card.row->names[at]);
        const std::string text =
            attitude ? angle(reading.angles[at], card.row->units[at]) : "\xE2\x80\x93";
        drawText(painter, *painter.fonts.mono, {pen.right, middle},
                 attitude && std::isnan(reading.angles[at]) ? p.flicker : p.text, text,
                 Anchor::Right);
        explain(context, rectBetween({pen.left, pen.y}, {pen.right, pen.y + row}),
                "angle of a card");
        pen.y += row;
    }
}

/// The angles that the selected card writes, all of which are shown before other numbers.
std::size_t shownAngles(const PanelContext& context) {
    const std::size_t selected = context.state.view.selectedCard;
    return selected < context.readouts.cards.size()
               ? context.readouts.cards[selected].row->angleCount
               : 0;
}

/// Takes away the rows for which there is no room in so many units beside so many angles.
void leaveOut(std::vector<NumberRow>& rows, float units, std::size_t angles) {
    const auto fitting = static_cast<std::size_t>(std::max(units / kTightestRow, 0.0F));
    const std::size_t most = fitting > angles ? fitting - angles : 0;
    std::erase_if(rows, [most](const NumberRow& row) { return row.rank >= most; });
}

/// Why there is no line, or where it breaks; empty where it does not.
std::string doubtAbout(const sim::MeasuredPath& measured) {
    if (measured.path == nullptr) {
        return "needs a card, whose angles it takes";
    }
    if (measured.hasGaps) {
        return "gaps: an angle is no number there";
    }
    if (measured.leaps.empty()) {
        return {};
    }
    const curve::Leap& leap = measured.leaps.front();
    const std::size_t more = measured.leaps.size() - 1;
    return "leaps " + brief(math::toDegrees(math::Radians{leap.angleRad}).value) + "\xC2\xB0 at " +
           number(leap.timeS, 2) + " s" +
           (more > 0 ? ", and " + std::to_string(more) + " more" : std::string());
}

void drawNumbers(PanelContext& context, Pen pen, const sim::MeasuredPath& measured) {
    const Painter& painter = context.painter;
    const look::Palette& p = *painter.palette;
    const auto attitude = sim::attitudeAt(measured, context.state.view.keyframing.cursorS);
    if (const std::string doubt = doubtAbout(measured); !doubt.empty()) {
        drawWords(context, pen, {doubt, painter.fonts.caption, look::textFor(p, p.flicker), 2});
        if (measured.path == nullptr) {
            return;
        }
    }
    std::vector<NumberRow> rows = rowsOf(measured);
    const float units = (pen.low - pen.y - painter.px(kBetween)) / painter.scale;
    leaveOut(rows, units, shownAngles(context));
    const float count =
        static_cast<float>(std::max<std::size_t>(rows.size() + shownAngles(context), 1));
    pen.airiness = std::clamp(units / (count * kRow), kTightestRow / kRow, kAiriestRow / kRow);
    const float height = airy(painter, pen, kRow);
    for (const NumberRow& row : rows) {
        const float middle = std::floor(pen.y + height * 0.5F);
        const float width = drawText(painter, *painter.fonts.mono, {pen.right, middle}, p.text,
                                     row.value, Anchor::Right);
        drawTextIn(painter, *painter.fonts.caption, {pen.left, middle},
                   pen.right - pen.left - width - painter.px(4.0F), p.text2, row.label);
        explain(context, rectBetween({pen.left, pen.y}, {pen.right, pen.y + height}), row.explained,
                row.more);
        pen.y += height;
    }
    pen.y += painter.px(kBetween);
    drawAngles(context, pen, attitude);
}

/// Turns the spheres while it is dragged; true for a click that was no drag.
bool obeyMethodMouse(PanelContext& context, const MethodSlot& slot, curve::Method method) {
    const Touch touch =
        touchArea(context, "method " + std::string(curve::name(method)), slot.panel);
    const ImGuiIO& io = ImGui::GetIO();
    const float moved = std::sqrt(io.MouseDragMaxDistanceSqr[0]);
    const bool isDrag = moved > context.painter.px(4.0F);
    if (touch.held && isDrag && (io.MouseDelta.x != 0.0F || io.MouseDelta.y != 0.0F)) {
        const double perPixel = 0.35 / static_cast<double>(context.painter.scale);
        context.commands.push_back(sim::OrbitBy{-perPixel * static_cast<double>(io.MouseDelta.x),
                                                perPixel * static_cast<double>(io.MouseDelta.y)});
    }
    if (ImGui::IsItemDeactivated() && isDrag) {
        context.commands.push_back(sim::Drop{});
    }
    return touch.clicked && !(isDrag && ImGui::IsItemDeactivated());
}

void drawMethod(PanelContext& context, const MethodSlot& slot, const sim::MeasuredPath& measured) {
    const Painter& painter = context.painter;
    const look::Palette& p = *painter.palette;
    const bool isFlown = measured.method == context.state.view.keyframing.method;
    painter.list->PushClipRect(
        {static_cast<float>(slot.panel.x), static_cast<float>(slot.panel.y)},
        {static_cast<float>(right(slot.panel)), static_cast<float>(bottom(slot.panel))}, true);
    drawHead(context, slot, measured.method, isFlown);
    Pen pen{static_cast<float>(slot.panel.x) + painter.px(14.0F),
            static_cast<float>(right(slot.panel)) - painter.px(14.0F),
            static_cast<float>(slot.panel.y) + painter.px(38.0F)};
    if (!isEmpty(slot.view)) {
        if (slot.isBeside) {
            pen.left = static_cast<float>(right(slot.view)) + painter.px(6.0F);
            pen.y += painter.px(
                static_cast<float>(slot.panel.height) >= painter.px(200.0F) ? 6.0F : -2.0F);
        } else {
            pen.y = static_cast<float>(bottom(slot.view)) + painter.px(2.0F);
        }
    }
    pen.low = static_cast<float>(bottom(slot.panel)) - painter.px(6.0F);
    drawNumbers(context, pen, measured);
    drawPanelFrame(painter, slot.panel, isFlown ? p.accent : p.line, isFlown ? 2.0F : 1.0F);
    painter.list->PopClipRect();
    if (obeyMethodMouse(context, slot, measured.method) && !isFlown) {
        choose(context, "method", curve::name(measured.method));
    }
}

/// The compared methods that have no panel, by name: a click flies one, which has a place then.
void drawMoreMethods(PanelContext& context) {
    const Rect& line = context.layout.moreMethods;
    if (isEmpty(line)) {
        return;
    }
    const Painter& painter = context.painter;
    const look::Palette& p = *painter.palette;
    const auto isShown = [&](std::size_t place) {
        return std::ranges::find(context.layout.methods, place, &MethodSlot::method) !=
               context.layout.methods.end();
    };
    const std::size_t hidden = context.paths.size() - context.layout.methods.size();
    const float middle = static_cast<float>(line.y) + static_cast<float>(line.height) * 0.5F;
    const float end = static_cast<float>(right(line));
    float x = static_cast<float>(line.x) + painter.px(4.0F);
    x += drawTextIn(
             painter, *painter.fonts.caption, {x, middle}, end - x, p.text2,
             std::to_string(hidden) + " of " + std::to_string(context.paths.size()) + " more:") +
         painter.px(6.0F);
    for (std::size_t place = 0; place < context.paths.size(); ++place) {
        const std::string_view name = curve::name(context.paths[place].method);
        const float width = textWidth(*painter.fonts.caption, name) + painter.px(38.0F);
        if (isShown(place) || x + width > end) {
            continue;
        }
        const Rect rect = rectBetween({x, static_cast<float>(line.y)},
                                      {x + width, static_cast<float>(bottom(line))});
        if (button(context, "show " + std::string(name), rect, "", ButtonKind::Outlined)) {
            choose(context, "method", name);
        }
        const std::array sample{ImVec2{x + painter.px(8.0F), middle},
                                ImVec2{x + painter.px(24.0F), middle}};
        drawPathLine(painter, sample, place, 2.6F);
        drawText(painter, *painter.fonts.caption, {x + painter.px(29.0F), middle}, p.text, name);
        x += width + painter.px(6.0F);
    }
}

/// What stands here before there are keys.
void drawBeginning(PanelContext& context) {
    const Painter& painter = context.painter;
    const Rect& panel = context.layout.paths;
    beginPanel(painter, panel);
    const float width =
        std::min(static_cast<float>(panel.width) - painter.px(32.0F), painter.px(420.0F));
    const float left =
        static_cast<float>(panel.x) + (static_cast<float>(panel.width) - width) * 0.5F;
    const float free = static_cast<float>(panel.height) - painter.px(230.0F);
    Pen pen{left, left + width,
            static_cast<float>(panel.y) + std::max(free * 0.5F, painter.px(10.0F))};
    pen.low = static_cast<float>(bottom(panel)) - painter.px(6.0F);
    drawHeading(context, pen, "From key to key");
    drawHint(context, pen,
             "Keyframes say where the ship is to be and when. Each method goes between them in its "
             "own way; here they are held side by side. Begin with:",
             4);
    pen.y += painter.px(6.0F);
    drawPathStart(context, pen);
    endPanel(painter);
}

}  // namespace

void drawMethods(PanelContext& context) {
    if (isEmpty(context.layout.paths)) {
        return;
    }
    if (context.state.view.keyframing.keys.empty()) {
        drawBeginning(context);
        return;
    }
    for (const MethodSlot& slot : context.layout.methods) {
        if (slot.method < context.paths.size() && !isEmpty(slot.panel)) {
            drawMethod(context, slot, context.paths[slot.method]);
        }
    }
    drawMoreMethods(context);
}

}  // namespace gimbalscope::ui
