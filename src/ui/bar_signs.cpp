// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The signs, drawn.
#include "ui/bar_signs.h"

#include <algorithm>
#include <cmath>

namespace gimbalscope::ui {

void drawMark(const Painter& painter, ImVec2 middle) {
    const look::Palette& p = *painter.palette;
    const float r = painter.px(9.5F), width = std::max(1.0F, std::round(2.0F * painter.scale));
    painter.list->AddCircle(middle, r, packed(p.yaw), 32, width);
    for (const auto& [color, sine] : {std::pair{p.roll, 0.57F}, std::pair{p.pitch, -0.57F}}) {
        for (int step = 0; step < 32; ++step) {
            const float angle = 6.2831853F * static_cast<float>(step) / 32.0F;
            const float along = std::cos(angle) * r, across = std::sin(angle) * r * 0.38F;
            painter.list->PathLineTo({middle.x + along * 0.82F - across * sine,
                                      middle.y + along * sine + across * 0.82F});
        }
        painter.list->PathStroke(packed(color), ImDrawFlags_Closed, width);
    }
}

void drawTriangle(const Painter& painter, ImVec2 middle, look::Rgb color, float direction) {
    const float s = painter.scale;
    painter.list->AddTriangleFilled({middle.x - direction * 4.0F * s, middle.y - 5.5F * s},
                                    {middle.x + direction * 5.0F * s, middle.y},
                                    {middle.x - direction * 4.0F * s, middle.y + 5.5F * s},
                                    packed(color));
}

void drawBar(const Painter& painter, float x, float y, look::Rgb color) {
    painter.list->AddRectFilled({x, y - painter.px(6.0F)},
                                {x + painter.px(3.0F), y + painter.px(6.0F)}, packed(color));
}

void drawTurnArrow(const Painter& painter, ImVec2 middle, float direction, look::Rgb color) {
    const float s = painter.scale, r = 5.5F * s;
    constexpr float kFromDeg = -45.0F, kToDeg = 165.0F;
    const auto at = [&](float degrees) {
        const float rad = degrees * 3.14159265F / 180.0F;
        return ImVec2{middle.x - direction * std::cos(rad) * r,
                      middle.y + 0.5F * s - std::sin(rad) * r};
    };
    for (int step = 0; step <= 14; ++step) {
        painter.list->PathLineTo(
            at(kFromDeg + (kToDeg - kFromDeg) * static_cast<float>(step) / 14.0F));
    }
    painter.list->PathStroke(packed(color), 0, std::max(1.0F, std::round(1.7F * s)));
    const ImVec2 end = at(kToDeg);
    painter.list->AddTriangleFilled({end.x - 4.0F * s, end.y - 0.5F * s},
                                    {end.x + 4.0F * s, end.y - 0.5F * s}, {end.x, end.y + 5.0F * s},
                                    packed(color));
}

}  // namespace gimbalscope::ui
