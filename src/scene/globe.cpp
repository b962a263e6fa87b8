// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Heading circle, ladder and caps. Headings grow to the right as seen from above, so heading h
// stands at azimuth -h in the world frame (X forward, Y left).
#include "scene/globe.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace gimbalscope::scene {
namespace {

constexpr math::Vec3 kUp{0.0, 0.0, 1.0};
constexpr std::array<const char*, 12> kHeadingNames{"N", "030", "060", "E", "120", "150",
                                                    "S", "210", "240", "W", "300", "330"};
constexpr double kLadderReachDeg = 78.0;  // rungs this far from the nose have faded out

double radians(double degrees) { return math::toRadians(math::Degrees{degrees}).value; }

math::Vec3 headingDirection(double headingDeg) {
    return {std::cos(radians(headingDeg)), -std::sin(radians(headingDeg)), 0.0};
}

look::Rgb lineColor(const Stage& stage) {
    return stage.palette->isLight ? stage.palette->horizon : look::hex(0xBFD4F2);
}

/// True near the line from nose to tail on the picture, where a label would cover the ship.
bool isOverFuselage(const Stage& stage, const math::Quat& worldFromBody, math::Vec3 point) {
    const auto nose = project(stage.camera, stage.rect, math::rotate(worldFromBody, {1.25, 0, 0}));
    const auto tail = project(stage.camera, stage.rect, math::rotate(worldFromBody, {-1.25, 0, 0}));
    const auto spot = project(stage.camera, stage.rect, point);
    if (!nose || !tail || !spot) {
        return false;
    }
    const double dx = tail->x - nose->x, dy = tail->y - nose->y;
    const double length2 = std::max(dx * dx + dy * dy, 1e-3);
    const double t =
        std::clamp(((spot->x - nose->x) * dx + (spot->y - nose->y) * dy) / length2, 0.0, 1.0);
    const double away = std::hypot(spot->x - nose->x - dx * t, spot->y - nose->y - dy * t);
    return away < 0.055 * stage.rect.height;
}

void addHeadingCircle(Drawing& drawing, const Stage& stage, bool front) {
    const look::Rgb color = lineColor(stage);
    addHalfCurve(drawing, stage.camera,
                 {.at = [](double s) { return headingDirection(360.0 * s) * kGlobeRadius; },
                  .segments = 96,
                  .color = look::withAlpha(color, 0.42F),
                  .width = stage.stroke(1.1F)},
                 front);
    for (int heading = 0; heading < 360; heading += 10) {
        const math::Vec3 foot = headingDirection(heading) * kGlobeRadius;
        if (isInFront(stage.camera, foot) != front) {
            continue;
        }
        const bool isMajor = heading % 30 == 0;
        const float near = frontness(stage.camera, foot);
        const float alpha = (0.30F + 0.50F * near) * (isMajor ? 1.0F : 0.6F);
        const std::array tick{LinePoint{foot, look::withAlpha(color, alpha), stage.stroke(1.1F)},
                              LinePoint{foot + kUp * (isMajor ? 0.075 : 0.04),
                                        look::withAlpha(color, alpha), stage.stroke(1.1F)}};
        addLine(drawing, tick);
    }
}

/// True where a lock's inner hoop stands, which a letter must not cross.
bool isHoop(const GlobeInput& input, math::Vec3 direction) {
    return std::any_of(input.lockMarks.begin(), input.lockMarks.end(), [&](const LockMark& mark) {
        return math::dot(mark.direction, direction) > 0.999;
    });
}

/// To the side of the picture, -1 left to 1 right, on which a point of the globe lies.
float sideOf(const Stage& stage, math::Vec3 direction) {
    return static_cast<float>(math::dot(direction, stage.camera.right));
}

/// Names of the headings every 30 degrees; the cardinal points first, since what comes later gives
/// way.
void addHeadingNames(View& view, const Stage& stage, const GlobeInput& input) {
    for (const bool isCardinal : {true, false}) {
        for (int heading = 0; heading < 360; heading += 30) {
            const math::Vec3 foot = headingDirection(heading) * kGlobeRadius;
            const math::Vec3 below =
                foot - kUp * (isHoop(input, headingDirection(heading)) ? 0.26 : 0.10);
            const float near = frontness(stage.camera, foot);
            if ((heading % 90 == 0) != isCardinal || near <= 0.60F ||
                !isInFront(stage.camera, foot) ||
                isOverFuselage(stage, input.worldFromBody, below)) {
                continue;
            }
            // At the ends of the circle the ticks crowd: there a name stands outside of it.
            const float side = sideOf(stage, headingDirection(heading));
            addLabel(view, stage, below,
                     {.x = stage.px(isCardinal ? 0.0F : 18.0F * side * side * side * side * side),
                      .style = isCardinal ? look::LabelStyle::Strong : look::LabelStyle::Caption,
                      .color = isCardinal ? stage.palette->text : stage.palette->text2,
                      .alpha = 0.35F + 0.60F * near,
                      .text = kHeadingNames[static_cast<std::size_t>(heading / 30)]});
        }
    }
}

/// How visible the ladder is at an angle from the nose: full nearby, gone at kLadderReachDeg.
float ladderFade(math::Vec3 nose, math::Vec3 direction) {
    const double apart =
        math::toDegrees(math::Radians{std::atan2(math::length(math::cross(nose, direction)),
                                                 math::dot(nose, direction))})
            .value;
    return static_cast<float>(std::clamp((kLadderReachDeg - apart) / 40.0, 0.0, 1.0));
}

/// The ladder stands on a whole great circle through the zenith: `turnDeg` runs from 0 at the foot
/// over 90 at the zenith to 180 at the other foot, and negative below the horizon.
struct Ladder {
    math::Vec3 foot, side;  ///< level unit vectors: towards the foot, and to the left of it
    math::Quat worldFromBody;
    math::Vec3 nose;

    math::Vec3 at(double turnDeg) const {
        return foot * std::cos(radians(turnDeg)) + kUp * std::sin(radians(turnDeg));
    }
};

void addRung(Drawing& drawing, View& view, const Stage& stage, const Ladder& ladder, int turnDeg) {
    const math::Vec3 middle = ladder.at(turnDeg);
    const float fade = ladderFade(ladder.nose, middle);
    const int elevation = turnDeg > 90 ? 180 - turnDeg : turnDeg < -90 ? -180 - turnDeg : turnDeg;
    if (fade <= 0.02F || elevation == 0 || std::abs(elevation) > 80 ||
        isOverFuselage(stage, ladder.worldFromBody, middle * kGlobeRadius)) {
        return;
    }
    const bool isMajor = elevation % 30 == 0;
    const double half = radians(isMajor ? 7.5 : 4.5), gap = radians(1.6);
    const float near = frontness(stage.camera, middle);
    LineStyle style;
    if (elevation < 0) {
        style.dashOn = stage.px(4.0F);
        style.dashPeriod = stage.px(7.0F);
    }
    const look::Rgba color = look::withAlpha(stage.palette->pitch, (0.45F + 0.50F * near) * fade);
    for (const double sign : {1.0, -1.0}) {
        std::array<LinePoint, 3> rung;
        for (std::size_t i = 0; i < rung.size(); ++i) {
            const double angle = sign * (gap + (half - gap) * static_cast<double>(i) / 2.0);
            rung[i] = {(middle * std::cos(angle) + ladder.side * std::sin(angle)) * kGlobeRadius,
                       color, stage.stroke(1.3F)};
        }
        addLine(drawing, rung, style);
    }
    const math::Vec3 beside =
        (middle * std::cos(half + 0.09) - ladder.side * std::sin(half + 0.09)) * kGlobeRadius;
    if (!isMajor || isOverFuselage(stage, ladder.worldFromBody, beside)) {
        return;
    }
    addLabel(view, stage, beside,
             {.color = stage.palette->isLight ? stage.palette->text2 : stage.palette->pitch,
              .alpha = (0.45F + 0.50F * near) * fade,
              .text = std::to_string(elevation)});
}

void addLadder(Drawing& drawing, View& view, const Stage& stage, const GlobeInput& input,
               bool front) {
    if (!input.ladderFoot) {
        return;
    }
    const math::Vec3 foot = *input.ladderFoot;
    const Ladder ladder{foot,
                        {-foot.y, foot.x, 0.0},
                        input.worldFromBody,
                        math::rotate(input.worldFromBody, {1, 0, 0})};
    // The curve is cut into short pieces, because its colour fades with the distance from the nose.
    std::vector<LinePoint> run;
    for (int turn = -180; turn <= 180; turn += 4) {
        const math::Vec3 direction = ladder.at(turn);
        const float fade = ladderFade(ladder.nose, direction);
        if (isInFront(stage.camera, direction) != front || fade <= 0.0F) {
            addLine(drawing, run);
            run.clear();
            continue;
        }
        const float alpha = 0.40F * fade * (0.38F + 0.62F * frontness(stage.camera, direction));
        run.push_back({direction * kGlobeRadius, look::withAlpha(stage.palette->pitch, alpha),
                       stage.stroke(1.1F)});
    }
    addLine(drawing, run);
    for (int turn = -170; turn <= 180; turn += 10) {
        if (isInFront(stage.camera, ladder.at(turn)) == front) {
            addRung(drawing, view, stage, ladder, turn);
        }
    }
}

/// The world's own axes: short spikes out of the globe with a plain letter (the ship's carry
/// beads), beside the hoop where a lock has one.
void addWorldAxes(Drawing& drawing, View& view, const Stage& stage, const GlobeInput& input,
                  bool front) {
    struct WorldAxis {
        math::Vec3 direction;
        look::Rgb color;
        const char* letter;
    };
    const look::Palette& palette = *stage.palette;
    for (const WorldAxis& axis :
         {WorldAxis{{1, 0, 0}, palette.roll, "x"}, WorldAxis{{0, 1, 0}, palette.pitch, "y"},
          WorldAxis{{0, 0, 1}, palette.yaw, "z"}}) {
        if (isInFront(stage.camera, axis.direction) != front) {
            continue;
        }
        const float near = frontness(stage.camera, axis.direction);
        const look::Rgba color = look::withAlpha(axis.color, 0.5F + 0.45F * near);
        const std::array spike{
            LinePoint{axis.direction * kGlobeRadius, color, stage.stroke(1.8F)},
            LinePoint{axis.direction * (kGlobeRadius + 0.10), color, stage.stroke(1.8F)}};
        addLine(drawing, spike);
        const bool isBeside = isHoop(input, axis.direction) && axis.direction.z < 0.5;
        const double aside = sideOf(stage, axis.direction) < 0.0F ? -0.24 : 0.24;
        addLabel(view, stage,
                 axis.direction * (kGlobeRadius + (isBeside ? 0.0 : 0.19)) +
                     stage.camera.right * (isBeside ? aside : 0.0),
                 {.style = look::LabelStyle::Strong,
                  .color = axis.color,
                  .alpha = 0.55F + 0.45F * near,
                  .text = axis.letter});
    }
}

}  // namespace

void addGlobe(View& view, const Stage& stage, const GlobeInput& input, bool front) {
    Drawing drawing;
    addHeadingCircle(drawing, stage, front);
    if (front) {
        addLockTexts(view, stage, {input.worldFromBody, input.lockMarks});
    }
    addWorldAxes(drawing, view, stage, input, front);
    if (front) {
        addHeadingNames(view, stage, input);
    }
    addLadder(drawing, view, stage, input, front);
    addLockMarks(drawing, stage, {input.worldFromBody, input.lockMarks}, front);
    view.items.emplace_back(std::move(drawing));
}

}  // namespace gimbalscope::scene
