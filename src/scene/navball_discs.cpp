// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The lock discs: a ring of 5 degrees, where the convention is locked (stretch 11.47), and one of
// 20, where it stretches (2.92). The amber ring says by its stroke which mark of the ship to keep
// out: solid the nose, dashed the top, dotted the left wing.
#include <algorithm>
#include <cmath>

#include "convention/reading.h"
#include "scene/navball_pen.h"

namespace gimbalscope::scene {
namespace {

constexpr double kLockedDeg = 5.0, kStretchedDeg = 20.0;
/// Where two marks must keep out of one direction, the second ring stands a little outside.
constexpr double kSecondRingDeg = 1.8;
constexpr double kTurn = 6.283185307179586;
constexpr std::size_t kMostBeads = 3;
constexpr float kHiddenAlpha = 0.28F;
constexpr float kBeadSize = 19.0F;  // pixels at text scale 1, with a little air

LineStyle strokeOf(ShipMark mark) {
    switch (mark) {
        case ShipMark::Top:
            return {.dashOn = 4.5F, .dashPeriod = 8.0F};
        case ShipMark::Port:
            return {.dashOn = 1.5F, .dashPeriod = 4.5F};
        case ShipMark::Nose:
            break;
    }
    return {};
}

void addRing(BallPen& pen, const LockDisc& disc, double radiusDeg, look::Rgb color) {
    const bool isInner = radiusDeg < 10.0;
    const PlaneAxes axes = planeAxes(disc.direction);
    const double angle = math::toRadians(math::Degrees{radiusDeg}).value;
    const auto at = [=, &disc](double s) {
        const math::Vec3 out = axes.u * std::cos(kTurn * s) + axes.w * std::sin(kTurn * s);
        return disc.direction * std::cos(angle) + out * std::sin(angle);
    };
    BallCurve curve;
    curve.at = at;
    curve.segments = isInner ? 28 : 48;
    curve.hiddenAlpha = kHiddenAlpha;
    curve.color = look::withAlpha(pen.casing(), isInner ? 0.60F : 0.55F);
    curve.width = isInner ? 4.2F : 3.5F;
    pen.curve(curve);
    curve.color = look::withAlpha(color, 1.0F);
    curve.width = isInner ? 2.2F : 1.5F;
    curve.style = isInner ? LineStyle{} : strokeOf(disc.mark);
    pen.curve(curve);
}

/// Where the beads of a disc stand on the plane, and which way their row runs.
struct BeadPlace {
    PlanePoint middle;
    PlanePoint outward;
    float alpha = 1.0F;
};

/// Outside the amber ring, away from the ball's middle; outside the rim when the ring is near it.
BeadPlace beadPlace(const BallPen& pen, const BallSpot& spot, bool isSecond) {
    constexpr double kFallbackX = 0.72, kFallbackY = 0.69;
    const double distance = std::hypot(spot.x, spot.y);
    // Near the middle "outward" turns into a fixed direction, so that the bead does not whirl.
    const double fixed = std::max(0.0, 1.0 - distance / 0.10);
    double dx = distance > 1e-9 ? spot.x / distance : 0.0;
    double dy = distance > 1e-9 ? spot.y / distance : 0.0;
    dx = dx * (1.0 - fixed) + kFallbackX * fixed;
    dy = dy * (1.0 - fixed) + kFallbackY * fixed;
    const double length = std::max(std::hypot(dx, dy), 1e-9), side = isSecond ? -1.0 : 1.0;
    dx *= side / length;
    dy *= side / length;
    const double ring = pen.facing().isWide ? std::sin(kStretchedDeg * 90.0 / 112.0 * kTurn / 360.0)
                                            : std::sin(kStretchedDeg * kTurn / 360.0);
    const double reach = ring * (fixed > 0.0 ? 1.0 : std::fabs(spot.depth)) + pen.units(11.0);
    BeadPlace place{{spot.x + dx * reach, spot.y + dy * reach}, {dx, dy}};
    const double out = std::hypot(place.middle.x, place.middle.y);
    if (out > 0.86 && !isSecond) {
        const double rim = std::max(1.0 + pen.units(10.5), 1e-9) / out;
        place.middle = {place.middle.x * rim, place.middle.y * rim};
    }
    place.alpha = static_cast<float>(pen.facing().isWide ? std::clamp(spot.depth * 14.0, 0.0, 1.0)
                                     : spot.depth < 0.0  ? 0.45
                                                         : 1.0);
    return place;
}

/// A bead, moved off those that are there already.
void addBead(View& view, const BallPen& pen, PlanePoint at, look::Label label) {
    const PixelPoint pixel = pen.pixel(at);
    label.x = static_cast<float>(pixel.x);
    label.y = static_cast<float>(pixel.y);
    const float wanted = kBeadSize * view.pixelScale;
    for (const look::Label& each : view.labels) {
        const float dx = label.x - each.x, dy = label.y - each.y;
        const float apart = std::hypot(dx, dy);
        if (apart < wanted && apart > 0.5F) {
            label.x = each.x + dx / apart * wanted;
            label.y = each.y + dy / apart * wanted;
        }
    }
    const float edge = 0.5F * wanted;
    const auto left = static_cast<float>(view.rect.x), top = static_cast<float>(view.rect.y);
    const auto wide = static_cast<float>(view.rect.width),
               high = static_cast<float>(view.rect.height);
    label.x = std::clamp(label.x, left + edge, std::max(left + wide - edge, left + edge));
    label.y = std::clamp(label.y, top + edge, std::max(top + high - edge, top + edge));
    view.labels.push_back(std::move(label));
}

/// One bead for each convention, in a row along the rim; hollow when calm, filled where the ship's
/// mark is inside 70 degrees.
void addBeads(View& view, const BallPen& pen, const LockDisc& disc, const BeadPlace& place,
              bool isNear) {
    const look::Palette& p = pen.palette();
    const bool isCut = disc.letters.size() > kMostBeads;
    const std::size_t shown = isCut ? kMostBeads : disc.letters.size();
    const double step = pen.units(20.0);
    for (std::size_t index = 0; index < shown; ++index) {
        const double along =
            (static_cast<double>(index) - 0.5 * static_cast<double>(shown - 1)) * step;
        const PlanePoint at{place.middle.x + place.outward.y * along,
                            place.middle.y - place.outward.x * along};
        const bool isRest = isCut && index + 1 == shown;
        const DiscLetter& letter = disc.letters[index];
        double stretch = letter.stretch;
        for (std::size_t rest = index; isRest && rest < disc.letters.size(); ++rest) {
            stretch = std::max(stretch, disc.letters[rest].stretch);
        }
        const bool isInside = isNear && !(stretch < convention::kStretchedFrom);
        addBead(view, pen, at,
                {.style = isInside ? look::LabelStyle::FilledBead : look::LabelStyle::HollowBead,
                 .color = isInside ? look::rampColor(p, stretch) : p.text2,
                 .alpha = place.alpha,
                 .text = isRest ? "+" : letter.letter});
    }
}

}  // namespace

void addLockDiscs(View& view, const NavballInput& input, BallPen& pen) {
    for (std::size_t index = 0; index < input.discs.size(); ++index) {
        const LockDisc& disc = input.discs[index];
        const auto before = std::span(input.discs).first(index);
        const bool isSecond = std::ranges::any_of(before, [&](const LockDisc& other) {
            return math::dot(other.direction, disc.direction) > 0.999;
        });
        addRing(pen, disc, kStretchedDeg + (isSecond ? kSecondRingDeg : 0.0),
                pen.palette().stretched);
        if (!isSecond) {
            addRing(pen, disc, kLockedDeg, pen.palette().flicker);
        }
        const auto spot = ballSpot(input.facing, disc.direction);
        if (!spot || disc.letters.empty()) {
            continue;
        }
        const math::Vec3 mark = math::rotate(input.worldFromBody, bodyAxis(disc.mark));
        addBeads(view, pen, disc, beadPlace(pen, *spot, isSecond),
                 math::dot(mark, disc.direction) > 0.0);
    }
}

}  // namespace gimbalscope::scene
