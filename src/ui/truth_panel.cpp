// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The truth page of the side panel: the attitude in every form that has no pole - angles of the
// world, quaternion, axis and angle, matrix -, how far the ship has turned in all, how far what the
// engines are fed has drifted, and below them how fast the ship turns beside how fast each engine's
// angles would have to. When room is short the matrix goes first; when there is more than enough
// the lines stand further apart.
#include <algorithm>
#include <array>
#include <cmath>

#include "ui/attitude_entry.h"
#include "ui/explain.h"
#include "ui/format.h"
#include "ui/side_pen.h"
#include "ui/truth_overlay.h"
#include "ui/widgets.h"

namespace gimbalscope::ui {
namespace {

constexpr std::string_view kDegree = "\xC2\xB0";
constexpr float kLine = 18.0F, kHead = 21.0F, kBetween = 8.0F;

std::string degrees(double value, int decimals) {
    return number(value, decimals) + std::string(kDegree);
}

/// A heading over lines.
void head(const Painter& painter, Pen& pen, std::string_view text) {
    if (pen.y + painter.px(kLine) > pen.low) {
        return;
    }
    drawText(painter, *painter.fonts.strong, {pen.left, pen.y + painter.px(8.0F)},
             painter.palette->text2, text);
    pen.y += airy(painter, pen, kHead);
}

/// A name at the left of a column, its value at the right, and what explains it.
struct Line {
    std::string_view name, explained;
    std::string value;
};
void write(PanelContext& context, Pen& pen, const Line& line) {
    const Painter& painter = context.painter;
    if (pen.y + painter.px(16.0F) > pen.low) {
        return;
    }
    const float middle = pen.y + painter.px(8.0F);
    drawText(painter, *painter.fonts.label, {pen.left, middle}, painter.palette->text2, line.name);
    drawText(painter, *painter.fonts.mono, {pen.right, middle}, painter.palette->text, line.value,
             Anchor::Right);
    explain(context, lineRect(painter, pen.left, pen.right, middle), line.explained);
    pen.y += airy(painter, pen, kLine);
}

/// Type and copy, at the end of the first heading, where the column has room for them.
void drawButtons(PanelContext& context, const Pen& pen) {
    const Painter& painter = context.painter;
    const float heading = textWidth(*painter.fonts.strong, "Attitude") + painter.px(8.0F);
    const float width = painter.px(46.0F), gap = painter.px(4.0F);
    const float left = pen.right - 2.0F * width - gap;
    if (left < pen.left + heading || pen.y + painter.px(kLine) > pen.low) {
        return;
    }
    const float high = pen.y - painter.px(3.0F), low = pen.y + painter.px(17.0F);
    typeAttitude(context, rectBetween({left, high}, {left + width, low}), "type", "truth type");
    copyAttitude(context, rectBetween({pen.right - width, high}, {pen.right, low}), "truth copy");
}

/// Where it points, in angles of the world, and as one turn.
void drawAngles(PanelContext& context, Pen& pen) {
    const sim::Truth& truth = context.readouts.truth;
    drawButtons(context, pen);
    head(context.painter, pen, "Attitude");
    write(context, pen, {"heading", "heading", degrees(compass(truth.angles.heading.value), 2)});
    write(context, pen, {"nose up", "nose up", degrees(truth.angles.noseUp.value, 2)});
    write(context, pen, {"bank", "bank", degrees(truth.angles.bank.value, 2)});
    write(context, pen,
          {"one turn by", "angle", degrees(math::toDegrees(truth.total.angle).value, 3)});
    const math::Vec3 axis = truth.total.unitAxis;
    const int decimals = pen.right - pen.left < context.painter.px(204.0F) ? 2 : 3;
    write(context, pen,
          {"about", "axis",
           number(axis.x, decimals) + " " + number(axis.y, decimals) + " " +
               number(axis.z, decimals)});
    write(context, pen, {"turned in all", "total turn", degrees(context.state.turnedDeg, 1)});
}

/// The four numbers, and what has become of those the engines are fed.
void drawQuaternion(PanelContext& context, Pen& pen) {
    const math::Quat& q = context.state.attitude;
    head(context.painter, pen, "Quaternion");
    for (const auto& [name, value] :
         {std::pair{"x", q.x}, std::pair{"y", q.y}, std::pair{"z", q.z}, std::pair{"w", q.w}}) {
        write(context, pen, {name, "quaternion", number(value, 9)});
    }
    const sim::Truth& truth = context.readouts.truth;
    write(context, pen, {"fed: drift", "drift", errorText(truth.driftDeg)});
    write(context, pen, {"fed: length \xE2\x88\x92 1", "length", scientific(truth.fedNormError)});
}

constexpr std::array<std::string_view, 3> kColumns{"nose", "left wing", "top"};
constexpr std::array<std::string_view, 3> kRows{"X forward", "Y left", "Z up"};

/// Three columns: where nose, left wing and top point, in the world.
void drawMatrix(PanelContext& context, Pen& pen) {
    const Painter& painter = context.painter;
    const look::Palette& p = *painter.palette;
    const float name = painter.px(84.0F), width = (pen.right - pen.left - name) / 3.0F;
    const float headY = pen.y + painter.px(8.0F), line = airy(painter, pen, kLine);
    const float first = headY + airy(painter, pen, kHead - 2.0F);
    drawText(painter, *painter.fonts.strong, {pen.left, headY}, p.text2, "Matrix");
    const std::array<math::Vec3, 3> columns{math::rotate(context.state.attitude, {1, 0, 0}),
                                            math::rotate(context.state.attitude, {0, 1, 0}),
                                            math::rotate(context.state.attitude, {0, 0, 1})};
    for (std::size_t column = 0; column < 3; ++column) {
        const float x = pen.left + name + width * static_cast<float>(column + 1);
        drawText(painter, *painter.fonts.caption, {x, headY}, p.text2, kColumns[column],
                 Anchor::Right);
        const std::array<double, 3> parts{columns[column].x, columns[column].y, columns[column].z};
        for (std::size_t row = 0; row < 3; ++row) {
            const float y = first + line * static_cast<float>(row);
            drawText(painter, *painter.fonts.mono, {x, y}, p.text, number(parts[row], 6),
                     Anchor::Right);
        }
    }
    for (std::size_t row = 0; row < 3; ++row) {
        drawText(painter, *painter.fonts.caption,
                 {pen.left, first + line * static_cast<float>(row)}, p.text2, kRows[row]);
    }
    const float end = pen.y + airy(painter, pen, kHead) + 3.0F * line;
    explain(context, rectBetween({pen.left, pen.y}, {pen.right, end}), "matrix");
    pen.y = end + airy(painter, pen, kBetween);
}

constexpr float kGroup = kHead + 6.0F * kLine, kMatrix = kHead + 3.0F * kLine + kBetween;
constexpr float kTwoColumnsFrom = 360.0F;
constexpr float kTightest = 0.92F, kAiriest = 1.35F;

}  // namespace

void drawTruthPage(PanelContext& context, const Rect& body) {
    const Painter& painter = context.painter;
    Pen pen = penIn(painter, body);
    const float low = static_cast<float>(bottom(body)) - painter.px(8.0F);
    pen.low = low;
    const float gap = painter.px(24.0F), width = pen.right - pen.left;
    const bool isNarrow = width < painter.px(kTwoColumnsFrom);
    const float room = (low - pen.y) / painter.scale;
    float wanted =
        (isNarrow ? 2.0F : 1.0F) * (kGroup + kBetween) + ratesHeight(context.readouts.cards.size());
    const bool hasMatrix = room >= (wanted + kMatrix) * kTightest;
    wanted += hasMatrix ? kMatrix : 0.0F;
    pen.airiness = std::clamp(room / wanted, kTightest, kAiriest);
    const float between = airy(painter, pen, kBetween);
    if (isNarrow) {
        drawAngles(context, pen);
        pen.y += between;
        drawQuaternion(context, pen);
    } else {
        const float column = std::floor((width - gap) * 0.5F);
        Pen left = pen, right = pen;
        left.right = pen.left + column;
        right.left = pen.right - column;
        drawAngles(context, left);
        drawQuaternion(context, right);
        pen.y = std::max(left.y, right.y);
    }
    pen.y += between;
    if (hasMatrix) {
        drawMatrix(context, pen);
    }
    drawRates(context, pen, low);
}

}  // namespace gimbalscope::ui
