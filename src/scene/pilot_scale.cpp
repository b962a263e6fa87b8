// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Everything stands 100 units round the eye, so that it turns with the world and never shifts.
#include "scene/pilot_scale.h"

#include <array>
#include <cmath>
#include <cstdio>

namespace gimbalscope::scene {
namespace {

constexpr double kFar = 100.0;
constexpr math::Vec3 kUp{0.0, 0.0, 1.0};

double radians(double degrees) { return math::toRadians(math::Degrees{degrees}).value; }

void addHeadingTicks(Drawing& drawing, View& view, const Stage& stage) {
    const look::Rgb color = stage.palette->horizon;
    for (int heading = 0; heading < 360; heading += 5) {
        const bool isMajor = heading % 10 == 0;
        const math::Vec3 direction{std::cos(radians(heading)), -std::sin(radians(heading)), 0.0};
        const math::Vec3 foot = stage.camera.eye + direction * kFar;
        const std::array tick{LinePoint{foot, look::withAlpha(color, 0.8F), stage.stroke(1.2F)},
                              LinePoint{foot + kUp * (isMajor ? 1.6 : 0.8),
                                        look::withAlpha(color, 0.8F), stage.stroke(1.2F)}};
        addLine(drawing, tick);
        if (!isMajor) {
            continue;
        }
        std::array<char, 12> text{};
        std::snprintf(text.data(), text.size(), "%03d", heading);
        const char* names = "NESW";
        const bool isCardinal = heading % 90 == 0;
        addLabel(
            view, stage, foot + kUp * 3.2,
            {.style = isCardinal ? look::LabelStyle::Strong : look::LabelStyle::Caption,
             .color = isCardinal ? stage.palette->text : stage.palette->text2,
             .text = isCardinal ? std::string(1, names[heading / 90]) : std::string(text.data())});
    }
}

void addRungs(Drawing& drawing, View& view, const Stage& stage, math::Vec3 foot) {
    const math::Vec3 side{-foot.y, foot.x, 0.0};
    for (int turn = -170; turn <= 180; turn += 10) {
        const int elevation = turn > 90 ? 180 - turn : turn < -90 ? -180 - turn : turn;
        if (elevation == 0) {
            continue;
        }
        const math::Vec3 middle = foot * std::cos(radians(turn)) + kUp * std::sin(radians(turn));
        const double gap = radians(4.0), half = radians(std::abs(elevation) == 90 ? 4.6 : 9.0);
        LineStyle style;
        if (elevation < 0) {
            style = {.dashOn = stage.px(6.0F), .dashPeriod = stage.px(10.0F)};
        }
        for (const double sign : {1.0, -1.0}) {
            std::array<LinePoint, 2> rung;
            for (std::size_t i = 0; i < rung.size(); ++i) {
                const double angle = sign * (i == 0 ? gap : half);
                const math::Vec3 at = middle * std::cos(angle) + side * std::sin(angle);
                rung[i] = {stage.camera.eye + at * kFar,
                           look::withAlpha(stage.palette->pitch, 0.85F), stage.stroke(1.5F)};
            }
            if (!isClear(view, stage, rung[0].position) ||
                !isClear(view, stage, rung[1].position)) {
                continue;
            }
            addLine(drawing, rung, style);
            const double angle = sign * (half + radians(1.6));
            const math::Vec3 beside = middle * std::cos(angle) + side * std::sin(angle);
            addLabel(view, stage, stage.camera.eye + beside * kFar,
                     {.color = stage.palette->isLight ? stage.palette->text2 : stage.palette->pitch,
                      .text = std::to_string(elevation)});
        }
    }
}

/// Where the nose points: a small ring with two wings, fixed to the picture.
void addNoseMark(Drawing& drawing, const Stage& stage) {
    const math::Vec3 ahead = stage.camera.eye - stage.camera.back * kFar;
    const look::Rgba color = look::withAlpha(stage.palette->text, 0.95F);
    std::array<LinePoint, 24> ring;
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const double turn = math::kTwoPi * static_cast<double>(i) / ring.size();
        const math::Vec3 aside =
            stage.camera.right * std::cos(turn) + stage.camera.up * std::sin(turn);
        ring[i] = {ahead + aside * 0.9, color, stage.stroke(1.8F)};
    }
    addLine(drawing, ring, {.closed = true});
    for (const double sign : {1.0, -1.0}) {
        const std::array wing{
            LinePoint{ahead + stage.camera.right * (0.9 * sign), color, stage.stroke(1.8F)},
            LinePoint{ahead + stage.camera.right * (3.4 * sign), color, stage.stroke(1.8F)}};
        addLine(drawing, wing);
    }
}

/// The circles of 5 and 20 degrees round a lock, and what they mean.
void addCaps(Drawing& drawing, View& view, const Stage& stage, const LockMark& mark) {
    const look::Palette& palette = *stage.palette;
    const PlaneAxes plane = planeAxes(mark.direction);
    for (const bool inner : {false, true}) {
        const double angle = radians(inner ? 5.0 : 20.0);
        std::array<LinePoint, 72> circle;
        for (std::size_t i = 0; i < circle.size(); ++i) {
            const double turn = math::kTwoPi * static_cast<double>(i) / circle.size();
            const math::Vec3 aside = plane.u * std::cos(turn) + plane.w * std::sin(turn);
            const math::Vec3 at = mark.direction * std::cos(angle) + aside * std::sin(angle);
            circle[i] = {
                stage.camera.eye + at * kFar,
                look::withAlpha(inner ? palette.flicker : palette.stretched, inner ? 0.95F : 0.75F),
                stage.stroke(inner ? 2.2F : 1.5F)};
        }
        LineStyle style{.closed = true};
        style.dashOn = isForNose(mark) ? 0.0F : stage.px(6.0F);
        style.dashPeriod = isForNose(mark) ? 0.0F : stage.px(11.0F);
        addLine(drawing, circle, style);
    }
    // The sentence stands below the inner circle as the pilot sees it.
    const math::Vec3 below =
        mark.direction * std::cos(radians(8.0)) - stage.camera.up * std::sin(radians(8.0));
    const look::Rgb ramp = look::textFor(palette, look::rampColor(palette, mark.stretch));
    addLabel(view, stage, stage.camera.eye + below * kFar,
             {.style = look::LabelStyle::Strong,
              .color = mark.stretch > 2.9238 ? ramp : palette.text2,
              .text = mark.text});
}

}  // namespace

void addPilotScale(View& view, const Stage& stage, const GlobeInput& input) {
    Drawing drawing;
    for (const LockMark& mark : input.lockMarks) {
        if (!mark.isQuiet) {
            addCaps(drawing, view, stage, mark);
        }
    }
    addHeadingTicks(drawing, view, stage);
    if (input.ladderFoot) {
        addRungs(drawing, view, stage, *input.ladderFoot);
    }
    addNoseMark(drawing, stage);
    view.items.emplace_back(std::move(drawing));
}

}  // namespace gimbalscope::scene
