// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// How states look. One loud thing at a time: calm and other-name are quiet outlines, stretched and
// locked an amber outline with a tint, wrong a red outline; only flicker and NaN are filled. Every
// state has a sign and a word besides its colour.
#include <algorithm>
#include <array>
#include <cmath>

#include "ui/painter.h"

namespace gimbalscope::ui {
namespace {

using convention::State;

/// The two that must be seen across a room.
bool isFilled(State state) { return state == State::Flicker || state == State::Nan; }
/// Worth a look, but not shouting.
bool isTinted(State state) {
    return state == State::Stretched || state == State::Locked || state == State::Wrong;
}

/// Lines of a sign within 6 px of its middle: x0 y0 x1 y1.
using Segment = std::array<float, 4>;
constexpr Segment kArrows[] = {{-6, 0, 6, 0},
                               {-6, 0, -2.6F, -3.4F},
                               {-6, 0, -2.6F, 3.4F},
                               {6, 0, 2.6F, -3.4F},
                               {6, 0, 2.6F, 3.4F}};
constexpr Segment kSwap[] = {
    {-6, -2.5F, 6, -2.5F}, {6, -2.5F, 3, -5}, {6, 2.5F, -6, 2.5F}, {-6, 2.5F, -3, 5}};
constexpr Segment kCross[] = {{-4, -4, 4, 4}, {-4, 4, 4, -4}};
constexpr Segment kUnequal[] = {{-5, -2, 5, -2}, {-5, 2.5F, 5, 2.5F}, {-3, 5, 3, -5}};
// Locked: two rings fallen into one plane, drawn as an arrow against a bar.
constexpr Segment kLock[] = {
    {-6, 0, 2, 0}, {2, 0, -1.4F, -3.4F}, {2, 0, -1.4F, 3.4F}, {5, -5, 5, 5}};

/// Signs made of straight lines.
std::span<const Segment> segmentsOf(State state) {
    switch (state) {
        case State::Stretched:
            return kArrows;
        case State::Locked:
            return kLock;
        case State::OtherName:
            return kSwap;
        case State::Nan:
            return kCross;
        case State::Wrong:
            return kUnequal;
        case State::Flicker:
        case State::Calm:
            break;
    }
    return {};
}

}  // namespace

look::Rgb stateColor(const look::Palette& palette, State state) {
    switch (state) {
        case State::Nan:
        case State::Flicker:
        case State::Wrong:
            return palette.flicker;
        case State::Locked:
        case State::Stretched:
            return palette.stretched;
        case State::OtherName:
            return palette.otherName;
        case State::Calm:
            break;
    }
    return palette.calm;
}

void drawStateIcon(const Painter& painter, ImVec2 middle, State state, look::Rgb color) {
    const float s = painter.scale, width = std::max(1.0F, std::round(1.8F * s));
    const ImU32 ink = packed(color);
    if (state == State::Calm) {
        painter.list->AddCircle(middle, 3.7F * s, ink, 18, width);
        return;
    }
    if (state == State::Flicker) {
        const std::array<ImVec2, 5> zigzag{ImVec2{middle.x - 6.0F * s, middle.y + 3.0F * s},
                                           {middle.x - 2.7F * s, middle.y - 4.5F * s},
                                           {middle.x, middle.y + 3.5F * s},
                                           {middle.x + 3.0F * s, middle.y - 4.5F * s},
                                           {middle.x + 6.0F * s, middle.y + 3.0F * s}};
        painter.list->AddPolyline(zigzag.data(), 5, ink, ImDrawFlags_None, width);
        return;
    }
    for (const Segment& each : segmentsOf(state)) {
        painter.list->AddLine({middle.x + each[0] * s, middle.y + each[1] * s},
                              {middle.x + each[2] * s, middle.y + each[3] * s}, ink, width);
    }
}

float badgeWidth(const Painter& painter, std::string_view word) {
    return std::ceil(textWidth(*painter.fonts.strong, word)) + painter.px(40.0F);
}

float drawBadge(const Painter& painter, ImVec2 topRight, State state, std::string_view word) {
    const look::Palette& p = *painter.palette;
    const look::Rgb color = stateColor(p, state);
    const float width = badgeWidth(painter, word), height = painter.px(26.0F);
    const ImVec2 min{topRight.x - width, topRight.y}, max{topRight.x, topRight.y + height};
    look::Rgb ink = look::textFor(p, color);
    if (isFilled(state)) {
        painter.list->AddRectFilled(min, max, packed(color), height * 0.5F);
        ink = p.onFlicker;
    } else {
        if (isTinted(state)) {
            painter.list->AddRectFilled(min, max, packed(color, p.isLight ? 0.10F : 0.16F),
                                        height * 0.5F);
        }
        painter.list->AddRect({min.x + 0.5F, min.y + 0.5F}, {max.x - 0.5F, max.y - 0.5F},
                              packed(color, 0.8F), height * 0.5F);
    }
    const float middleY = min.y + height * 0.5F;
    drawStateIcon(painter, {min.x + painter.px(17.0F), middleY}, state,
                  isFilled(state) ? ink : color);
    drawText(painter, *painter.fonts.strong, {min.x + painter.px(29.0F), middleY}, ink, word);
    return width;
}

void drawStretchMeter(const Painter& painter, ImVec2 topLeft, float width, float height,
                      double stretch) {
    const look::Palette& p = *painter.palette;
    const auto across = [&](double value) {
        const double bounded = std::isfinite(value) ? std::clamp(value, 1.0, 100.0) : 100.0;
        return topLeft.x + width * static_cast<float>(std::log(bounded) / std::log(100.0));
    };
    const float low = topLeft.y + height, radius = height * 0.5F;
    painter.list->AddRectFilled(topLeft, {topLeft.x + width, low}, packed(p.raised), radius);
    const bool locked = !(stretch < convention::kLockedFrom);
    const bool stretched = !(stretch < convention::kStretchedFrom);
    const look::Rgb fill = locked ? p.flicker : stretched ? p.stretched : p.calm;
    painter.list->AddRectFilled(topLeft, {std::max(across(stretch), topLeft.x + height), low},
                                packed(fill), radius);
    const float overshoot = painter.px(3.0F), mark = painter.stroke(1.3F);
    for (const double value : {convention::kStretchedFrom, convention::kLockedFrom}) {
        const float x = std::floor(across(value));
        const look::Rgb color = value < convention::kLockedFrom ? p.stretched : p.flicker;
        painter.list->AddRectFilled({x - 1.0F, topLeft.y - overshoot},
                                    {x + mark + 1.0F, low + overshoot}, packed(p.panel));
        painter.list->AddRectFilled({x, topLeft.y - overshoot}, {x + mark, low + overshoot},
                                    packed(color));
    }
}

}  // namespace gimbalscope::ui
