// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Words and swatches of the flicker map.
#include "ui/map_legend.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "look/error_ramp.h"
#include "ui/format.h"

namespace gimbalscope::ui {
namespace {

using look::FaultPattern;

constexpr std::string_view kDegree = "\xC2\xB0";

struct ScaleTick {
    double errorDeg;
    std::string_view text;
};
constexpr std::array<ScaleTick, 5> kTicks{{{1e-6, "1e-6"},
                                           {1e-3, "0.001"},
                                           {0.05, "0.05"},
                                           {1.0, "1\xC2\xB0 off"},
                                           {180.0, "180\xC2\xB0"}}};

/// The ramp as a bar, with figures below that fit.
void drawScale(const Painter& painter, const Rect& rect) {
    const look::Palette& p = *painter.palette;
    const auto left = static_cast<float>(rect.x), top = static_cast<float>(rect.y);
    const float height = painter.px(9.0F), width = static_cast<float>(rect.width);
    const int steps = std::max(rect.width, 1);
    for (int i = 0; i < steps; ++i) {
        const float x = left + static_cast<float>(i);
        const float place = (static_cast<float>(i) + 0.5F) / static_cast<float>(steps);
        painter.list->AddRectFilled({x, top}, {x + 1.0F, top + height},
                                    packed(look::errorColorAt(p, place)));
    }
    painter.list->AddRect({left - 1.0F, top - 1.0F}, {left + width + 1.0F, top + height + 1.0F},
                          packed(p.line));
    const float middle = top + height + painter.px(11.0F);
    for (const ScaleTick& tick : kTicks) {
        const float x = std::floor(left + width * look::errorScale(tick.errorDeg));
        const bool isFirst = tick.errorDeg == kTicks.front().errorDeg;
        const bool isLast = tick.errorDeg == kTicks.back().errorDeg;
        if (!isFirst && !isLast) {
            painter.list->AddRectFilled({x, top + height}, {x + 1.0F, top + height + painter.px(3)},
                                        packed(p.text3));
        }
        drawText(painter, *painter.fonts.caption,
                 {isFirst  ? left
                  : isLast ? left + width
                           : x,
                  middle},
                 p.text2, tick.text,
                 isFirst  ? Anchor::Left
                 : isLast ? Anchor::Right
                          : Anchor::Middle);
    }
}

/// A square of a pattern as it is on the map.
void drawSwatch(const Painter& painter, ImVec2 topLeft, int side, FaultPattern pattern) {
    const look::Palette& p = *painter.palette;
    const look::Rgb ground = pattern == FaultPattern::Nan ? p.flicker : look::errorColor(p, 20.0);
    const float size = static_cast<float>(side);
    painter.list->AddRectFilled(topLeft, {topLeft.x + size, topLeft.y + size}, packed(ground));
    const ImU32 ink = packed(look::inkOn(p, ground));
    for (int y = 0; y < side; ++y) {
        for (int x = 0; x < side; ++x) {
            if (look::isInked(pattern, x, y, painter.scale)) {
                const float x0 = topLeft.x + static_cast<float>(x);
                const float y0 = topLeft.y + static_cast<float>(y);
                painter.list->AddRectFilled({x0, y0}, {x0 + 1.0F, y0 + 1.0F}, ink);
            }
        }
    }
}

/// The parts of a title, joined by commas.
std::string joined(std::initializer_list<std::string_view> parts) {
    std::string text;
    for (const std::string_view part : parts) {
        text += part.empty() || text.empty() ? "" : ", ";
        text += part;
    }
    return text;
}

}  // namespace

void drawMapLegend(const Painter& painter, const Rect& rect, const sim::MapSummary& summary) {
    const int side = static_cast<int>(painter.px(14.0F));
    const auto middle = static_cast<float>(rect.y) + painter.px(7.0F) + painter.px(2.0F);
    float x = static_cast<float>(right(rect));
    const auto add = [&](bool isThere, FaultPattern pattern, std::string_view word) {
        if (!isThere) {
            return;
        }
        const float width = textWidth(*painter.fonts.caption, word);
        if (x - width - static_cast<float>(side) <
            static_cast<float>(rect.x) + painter.px(190.0F)) {
            return;
        }
        x -= width;
        drawText(painter, *painter.fonts.caption, {x, middle}, painter.palette->text2, word);
        x -= static_cast<float>(side) + painter.px(6.0F);
        drawSwatch(painter, {x, middle - static_cast<float>(side / 2)}, side, pattern);
        x -= painter.px(12.0F);
    };
    // From the right; where there is little room the last ones give way.
    add(summary.nanWithinDeg > 0.0, FaultPattern::Nan, "NaN");
    add(summary.hasNoise, FaultPattern::Noise, "noise");
    add(summary.hasSnap, FaultPattern::Snap, "snap");
    add(summary.hasQuantum, FaultPattern::Quantum, "quantum");
    const Rect bar{
        rect.x, rect.y + static_cast<int>(painter.px(5.0F)),
        static_cast<int>(std::min(x - painter.px(4.0F), static_cast<float>(right(rect)))) - rect.x,
        0};
    drawScale(painter, bar);
}

std::string mapTitle(const sim::MapRequest& request) {
    const convention::Convention* const row = rowOf(request);
    if (row == nullptr) {
        return {};
    }
    std::string selection = request.id;
    if (request.options.policy != convention::Policy::AsPublished) {
        selection += ":" + std::string(name(request.options.policy));
    }
    const auto quantise = request.options.quantise.value_or(row->quantise);
    return joined({selection, name(request.options.arithmetic.value_or(row->arithmetic)),
                   quantise == convention::Quantise::None ? "" : name(quantise),
                   request.renormalise ? "renormalised" : "not renormalised",
                   request.options.literal ? "literal" : "",
                   request.options.raw ? "" : "normalised for it"});
}

std::string distanceText(double degrees) {
    if (degrees >= 9.95) {
        return number(degrees, 0) + std::string(kDegree);
    }
    if (degrees >= 1e-4) {
        const int decimals = 1 - static_cast<int>(std::floor(std::log10(degrees)));
        return number(degrees, decimals) + std::string(kDegree);
    }
    return errorText(degrees);
}

std::string mapSentence(const sim::MapSummary& summary) {
    const bool isEverywhere = summary.wrongWithinDeg > 0.9 * sim::kMapFarDeg;
    std::string text;
    if (summary.nanWithinDeg > 0.0) {
        text = "NaN within " + distanceText(summary.nanWithinDeg) + " of the pole";
    }
    if (summary.wrongWithinDeg > 0.0) {
        const bool isFirst = text.empty();
        text += (isFirst ? "Over 1" : ", over 1") + std::string(kDegree) + " off ";
        text += isEverywhere ? "at every distance"
                             : "within " + distanceText(summary.wrongWithinDeg) +
                                   (isFirst ? " of the pole" : "");
    } else {
        text += text.empty() ? "No flicker: at most " : ", else at most ";
        text += errorText(summary.worstErrorDeg) + " off";
    }
    return text + ".";
}

std::string cellText(const sim::MapCell& cell) {
    std::string text;
    if (cell.nanCount > 0) {
        text =
            "NaN in " + std::to_string(cell.nanCount) + " of " + std::to_string(sim::kMapSamples);
        if (std::isnan(cell.errorDeg)) {
            return text;
        }
        text += ", else ";
    }
    text += errorText(cell.errorDeg) + " off";
    return cell.cause == convention::Cause::None
               ? text
               : text + " (" + std::string(causeWords(cell.cause)) + ")";
}

}  // namespace gimbalscope::ui
