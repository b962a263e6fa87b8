// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The world's marks on the ball, and the ship's: fixed over it for the pilot, moving on it from
// outside.
#include <algorithm>
#include <cmath>

#include "scene/navball_pen.h"

namespace gimbalscope::scene {
namespace {

constexpr double kTurn = 6.283185307179586;

look::Rgba faint(const BallPen& pen, float alpha) {
    return look::withAlpha(pen.palette().ballLines, alpha);
}

void addParallels(BallPen& pen) {
    for (const int height : {-60, -30, 30, 60}) {
        pen.curve({.at = [height](double s) { return onBall(360.0 * s, height); },
                   .segments = 56,
                   .color = faint(pen, 0.30F)});
    }
    for (int height = -80; height <= 80; height += 10) {
        for (int heading = 0; heading < 360 && height % 30 != 0; heading += 90) {
            pen.curve({.at = [=](double s) { return onBall(heading - 4.0 + 8.0 * s, height); },
                       .segments = 2,
                       .color = faint(pen, 0.42F)});
        }
    }
}

void addMeridians(BallPen& pen) {
    for (int heading = 0; heading < 360; heading += 30) {
        const bool isCardinal = heading % 90 == 0;
        const double low = isCardinal ? -90.0 : -60.0;
        pen.curve({.at = [=](double s) { return onBall(heading, low - 2.0 * low * s); },
                   .segments = 26,
                   .color = faint(pen, isCardinal ? 0.55F : 0.26F),
                   .width = isCardinal ? 1.2F : 1.0F});
    }
}

void addHorizon(BallPen& pen) {
    pen.curve({.at = [](double s) { return onBall(360.0 * s, 0.0); },
               .segments = 72,
               .color = faint(pen, 0.95F),
               .width = 2.2F});
    for (int heading = 0; heading < 360; heading += 10) {
        pen.curve({.at = [heading](double s) { return onBall(heading, 2.6 * s); },
                   .segments = 1,
                   .color = faint(pen, 0.70F),
                   .width = 1.1F});
    }
}

/// Casing and line round the sphere.
void addRim(BallPen& pen) {
    std::vector<PlanePoint> circle;
    for (int i = 0; i < 90; ++i) {
        circle.push_back({std::cos(kTurn * i / 90.0), std::sin(kTurn * i / 90.0)});
    }
    pen.line(circle, look::withAlpha(pen.palette().line, 1.0F), 3.2F, true);
    pen.line(circle, look::withAlpha(pen.palette().text2, 0.85F), 1.2F, true);
}

/// A point by its bearing on the picture: 0 at twelve o'clock, clockwise.
PlanePoint polar(double bearingDeg, double radius) {
    const double bearing = math::toRadians(math::Degrees{bearingDeg}).value;
    return {std::sin(bearing) * radius, std::cos(bearing) * radius};
}

void addBankTicks(BallPen& pen) {
    for (int bank = -60; bank <= 60; bank += 10) {
        if (bank == 0) {
            continue;
        }
        const double outer = 1.0 + pen.units(bank % 30 == 0 ? 9.0 : 6.0);
        const std::array tick{polar(bank, 1.0 + pen.units(3.0)), polar(bank, outer)};
        pen.line(tick, look::withAlpha(pen.palette().text2, 0.8F), 1.2F);
    }
}

/// A hollow pointer at the rim towards the zenith; where that is to the side of the nose by less
/// than 7 degrees it is nowhere in particular, and fades. Not needed where a lock's disc shows the
/// zenith itself, whose beads would lie over it.
void addSkyPointer(const NavballInput& input, BallPen& pen) {
    const math::Vec3 zenith{0.0, 0.0, 1.0};
    const bool hasDisc = std::ranges::any_of(input.discs, [&](const LockDisc& each) {
        return math::dot(each.direction, zenith) > 0.999;
    });
    if (hasDisc && ballSpot(input.facing, zenith)) {
        return;
    }
    const double x = math::dot(zenith, pen.facing().right), y = math::dot(zenith, pen.facing().up);
    const double aside = std::hypot(x, y);  // sine of the nose's angle to the vertical
    const double alpha = std::clamp((aside - 0.1219) * 8.0, 0.0, 1.0);
    if (alpha <= 0.0) {
        return;
    }
    const double dx = x / aside, dy = y / aside, foot = 1.0 + pen.units(2.5);
    const double tall = pen.units(8.5), half = pen.units(5.5);
    const auto at = [&](double out, double side) {
        return PlanePoint{dx * out - dy * side, dy * out + dx * side};
    };
    const std::array corners{at(foot, 0.0), at(foot + tall, half), at(foot + tall, -half)};
    pen.line(corners, look::withAlpha(pen.palette().text, static_cast<float>(alpha)), 1.6F, true);
}

/// The gull wings that stand for the ship, and the point where its nose is.
void addReticle(BallPen& pen) {
    const auto draw = [&](look::Rgba color, float width) {
        for (const double side : {-1.0, 1.0}) {
            const std::array wing{PlanePoint{0.30 * side, 0.0}, PlanePoint{0.115 * side, 0.0},
                                  PlanePoint{0.06 * side, -0.055}};
            pen.line(wing, color, width);
        }
        std::vector<PlanePoint> ring;
        for (int i = 0; i < 20; ++i) {
            ring.push_back(polar(18.0 * i, pen.units(2.6)));
        }
        pen.line(ring, color, width, true);
    };
    draw(look::withAlpha(pen.casing(), 0.8F), 6.0F);
    draw(look::withAlpha(pen.ink(), 1.0F), 3.0F);
}

/// A triangle at `at` whose tip points along (dx, dy), a unit direction of the plane.
void addTriangle(BallPen& pen, PlanePoint at, PlanePoint along, float alpha) {
    const double long_ = pen.units(6.5), back = pen.units(5.0), half = pen.units(6.5);
    pen.triangle(
        {PlanePoint{at.x + along.x * long_, at.y + along.y * long_},
         PlanePoint{at.x - along.x * back - along.y * half, at.y - along.y * back + along.x * half},
         PlanePoint{at.x - along.x * back + along.y * half,
                    at.y - along.y * back - along.x * half}},
        look::withAlpha(pen.ink(), alpha));
}

/// A square on its corner.
void addDiamond(BallPen& pen, PlanePoint at, float alpha) {
    const double half = pen.units(5.5);
    const std::array corners{PlanePoint{at.x + half, at.y}, PlanePoint{at.x, at.y + half},
                             PlanePoint{at.x - half, at.y}, PlanePoint{at.x, at.y - half}};
    pen.line(corners, look::withAlpha(pen.casing(), 0.8F * alpha), 5.0F, true);
    pen.line(corners, look::withAlpha(pen.ink(), alpha), 2.4F, true);
}

bool needs(const NavballInput& input, ShipMark mark) {
    return std::ranges::any_of(input.discs,
                               [&](const LockDisc& each) { return each.mark == mark; });
}

/// An arc of a great circle from one unit direction towards another, square to it.
void addArc(BallPen& pen, math::Vec3 from, math::Vec3 towards, std::array<double, 2> degrees,
            float width) {
    const auto at = [=](double s) {
        const double angle =
            math::toRadians(math::Degrees{degrees[0] + (degrees[1] - degrees[0]) * s}).value;
        return from * std::cos(angle) + towards * std::sin(angle);
    };
    for (const bool isCasing : {true, false}) {
        pen.curve({.at = at,
                   .segments = 12,
                   .color = isCasing ? look::withAlpha(pen.casing(), 0.55F)
                                     : look::withAlpha(pen.ink(), 0.95F),
                   .width = isCasing ? width + 2.5F : width,
                   .hiddenAlpha = isCasing ? 0.0F : 0.35F});
    }
}

}  // namespace

void addGraticule(BallPen& pen) {
    addParallels(pen);
    addMeridians(pen);
    addHorizon(pen);
    addRim(pen);
}

void addBallLabels(View& view, const NavballInput& input, const BallPen& pen) {
    constexpr std::array kHeadings{"N", "030", "060", "E", "120", "150",
                                   "S", "210", "240", "W", "300", "330"};
    const Stage stage{input.rect, view.camera, input.pixelScale, input.palette};
    const auto add = [&](math::Vec3 direction, double from, look::Label label) {
        const auto spot = ballSpot(input.facing, direction);
        const bool isUnderReticle =
            spot && input.facing.isWide && std::fabs(spot->x) < 0.36 && std::fabs(spot->y) < 0.09;
        if (!spot || spot->depth < from || isUnderReticle) {
            return;
        }
        label.color = pen.palette().ballLines;
        label.alpha *= static_cast<float>(std::clamp((spot->depth - from) * 4.5, 0.0, 1.0));
        const double radius = ballRadius(input);
        addLabel(view, stage, {spot->x * radius, spot->y * radius, 0.0}, std::move(label));
    };
    for (int index = 0; index < 12; ++index) {
        const bool isCardinal = index % 3 == 0;
        add(onBall(30.0 * index, -11.0), 0.30,
            {.style = isCardinal ? look::LabelStyle::Strong : look::LabelStyle::Caption,
             .alpha = isCardinal ? 1.0F : 0.8F,
             .text = kHeadings[static_cast<std::size_t>(index)]});
    }
    for (const int height : {-60, -30, 30, 60}) {
        for (int heading = 0; heading < 360; heading += 90) {
            add(onBall(heading, height), 0.42,
                {.alpha = 0.85F, .text = std::to_string(std::abs(height))});
        }
    }
}

void addPilotMarks(const NavballInput& input, BallPen& pen) {
    addBankTicks(pen);
    addSkyPointer(input, pen);
    addReticle(pen);
    const math::Vec3 top = math::rotate(input.worldFromBody, bodyAxis(ShipMark::Top));
    if (const auto spot = ballSpot(input.facing, top)) {
        addTriangle(pen, {spot->x, spot->y}, {0.0, 1.0}, 1.0F);
    }
    const math::Vec3 port = math::rotate(input.worldFromBody, bodyAxis(ShipMark::Port));
    if (const auto spot = ballSpot(input.facing, port); spot && needs(input, ShipMark::Port)) {
        addDiamond(pen, {spot->x, spot->y}, 1.0F);
    }
}

void addOutsideMarks(const NavballInput& input, BallPen& pen) {
    const math::Vec3 nose = math::rotate(input.worldFromBody, bodyAxis(ShipMark::Nose));
    const math::Vec3 top = math::rotate(input.worldFromBody, bodyAxis(ShipMark::Top));
    const math::Vec3 port = math::rotate(input.worldFromBody, bodyAxis(ShipMark::Port));
    addArc(pen, nose, top, {6.0, 84.0}, 1.5F);
    addArc(pen, nose, port, {6.0, 24.0}, 3.0F);
    addArc(pen, nose, -port, {6.0, 24.0}, 3.0F);
    const auto alphaOf = [](const BallSpot& spot) { return spot.depth < 0.0 ? 0.40F : 1.0F; };
    if (const auto spot = ballSpot(input.facing, nose)) {
        std::vector<PlanePoint> ring;
        for (int i = 0; i < 24; ++i) {
            const PlanePoint edge = polar(15.0 * i, pen.units(5.0));
            ring.push_back({spot->x + edge.x, spot->y + edge.y});
        }
        pen.line(ring, look::withAlpha(pen.casing(), 0.8F * alphaOf(*spot)), 5.5F, true);
        pen.line(ring, look::withAlpha(pen.ink(), alphaOf(*spot)), 2.6F, true);
    }
    const auto spot = ballSpot(input.facing, top);
    const auto behind = ballSpot(input.facing, top * 0.99 + nose * 0.141);
    if (spot && behind) {
        const double dx = spot->x - behind->x, dy = spot->y - behind->y;
        const double length = std::hypot(dx, dy);
        const PlanePoint along =
            length > 1e-6 ? PlanePoint{dx / length, dy / length} : PlanePoint{0.0, 1.0};
        addTriangle(pen, {spot->x, spot->y}, along, alphaOf(*spot));
    }
    if (const auto side = ballSpot(input.facing, port); side && needs(input, ShipMark::Port)) {
        addDiamond(pen, {side->x, side->y}, alphaOf(*side));
    }
}

}  // namespace gimbalscope::scene
