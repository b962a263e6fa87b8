// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Over the sky only the two strongest text colours are readable.
#include "ui/truth_overlay.h"

#include <cmath>

#include "ui/attitude_entry.h"
#include "ui/explain.h"
#include "ui/format.h"

namespace gimbalscope::ui {
namespace {

constexpr std::string_view kDegree = "\xC2\xB0";
// From which height of the view, in units, parts are shown.
constexpr float kQuaternionFrom = 284.0F, kTypeFrom = 330.0F;
constexpr float kWideFrom = 520.0F;  // width from which the quaternion leaves room for the ship

/// A name and its number, in the larger type.
void drawRow(const Painter& painter, ImVec2 leftMiddle, std::string_view name,
             const std::string& value) {
    const look::Palette& p = *painter.palette;
    drawText(painter, *painter.fonts.label, leftMiddle, p.text2, name);
    drawText(painter, *painter.fonts.number, {leftMiddle.x + painter.px(146.0F), leftMiddle.y},
             p.text, value, Anchor::Right);
}

/// The same in the smaller type.
void drawSmallRow(const Painter& painter, ImVec2 leftMiddle, std::string_view name,
                  const std::string& value) {
    const look::Palette& p = *painter.palette;
    drawText(painter, *painter.fonts.mono, leftMiddle, p.text2, name);
    drawText(painter, *painter.fonts.mono, {leftMiddle.x + painter.px(146.0F), leftMiddle.y},
             p.text2, value, Anchor::Right);
}

}  // namespace

void drawPlate(const Painter& painter, ImVec2 min, ImVec2 max) {
    painter.list->AddRectFilled(min, max, packed(painter.palette->panel, 0.55F), painter.px(8.0F));
}

Rect truthOverlayRect(const Rect& view, float scale) {
    const float units = static_cast<float>(view.height) / scale;
    const bool isWide = static_cast<float>(view.width) >= scale * kWideFrom;
    const float height = !isWide                    ? 112.0F
                         : units >= kTypeFrom       ? 246.0F
                         : units >= kQuaternionFrom ? 212.0F
                                                    : 112.0F;
    const float width = isWide && units >= kTypeFrom ? 196.0F : 176.0F;
    return {view.x, view.y, static_cast<int>(scale * width), static_cast<int>(scale * height)};
}

void drawTruthOverlay(PanelContext& context, const Rect& view) {
    const Painter& painter = context.painter;
    const sim::Truth& truth = context.readouts.truth;
    const math::Quat& q = context.state.attitude;
    const float units = static_cast<float>(view.height) / painter.scale;
    const float x = static_cast<float>(view.x) + painter.px(16.0F);
    float y = static_cast<float>(view.y) + painter.px(20.0F);
    const Rect plate = truthOverlayRect(view, painter.scale);
    drawPlate(painter, {static_cast<float>(view.x) + painter.px(7.0F), y - painter.px(13.0F)},
              {static_cast<float>(right(plate)) - painter.px(3.0F),
               static_cast<float>(bottom(plate)) - painter.px(2.0F)});
    drawText(painter, *painter.fonts.strong, {x, y}, painter.palette->text2, "Truth");
    const bool isWide = static_cast<float>(view.width) >= painter.px(kWideFrom);
    const bool fits = x + painter.px(152.0F) <= static_cast<float>(right(view));
    if (fits && (!isWide || units < kTypeFrom)) {  // no room for a line of their own
        const float low = y + painter.px(11.0F), high = y - painter.px(10.0F);
        typeAttitude(context,
                     rectBetween({x + painter.px(50.0F), high}, {x + painter.px(98.0F), low}),
                     "type");
        copyAttitude(context,
                     rectBetween({x + painter.px(100.0F), high}, {x + painter.px(150.0F), low}));
    }
    y += painter.px(25.0F);
    const double heading = compass(truth.angles.heading.value);
    const auto degrees = [](double value) { return number(value, 2) + std::string(kDegree); };
    for (const auto& [name, value] :
         {std::pair{"heading", heading}, std::pair{"nose up", truth.angles.noseUp.value},
          std::pair{"bank", truth.angles.bank.value}}) {
        drawRow(painter, {x, y}, name, degrees(value));
        explain(context, lineRect(painter, x, x + painter.px(146.0F), y), name);
        y += painter.px(22.0F);
    }
    if (units < kQuaternionFrom || !isWide) {
        return;
    }
    y += painter.px(4.0F);
    for (const auto& [name, value] :
         {std::pair{"x", q.x}, std::pair{"y", q.y}, std::pair{"z", q.z}, std::pair{"w", q.w}}) {
        drawSmallRow(painter, {x, y}, name, number(value, 6));
        explain(context, lineRect(painter, x, x + painter.px(146.0F), y), "quaternion");
        y += painter.px(18.0F);
    }
    drawSmallRow(painter, {x, y}, "drift", errorText(truth.driftDeg));
    explain(context, lineRect(painter, x, x + painter.px(146.0F), y), "drift");
    if (units >= kTypeFrom) {
        typeAttitude(context, rectBetween({x - painter.px(1.0F), y + painter.px(15.0F)},
                                          {x + painter.px(117.0F), y + painter.px(41.0F)}));
        copyAttitude(context, rectBetween({x + painter.px(121.0F), y + painter.px(15.0F)},
                                          {x + painter.px(167.0F), y + painter.px(41.0F)}));
    }
}

}  // namespace gimbalscope::ui
