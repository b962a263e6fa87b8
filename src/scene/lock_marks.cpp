// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Caps, triangles and sentences. A mark is as loud as the lock is near.
#include "scene/lock_marks.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace gimbalscope::scene {
namespace {

double radians(double degrees) { return math::toRadians(math::Degrees{degrees}).value; }

/// Cosine of the angle between the axis that must keep out and the middle of the mark.
double towards(const MarkedShip& ship, const LockMark& mark) {
    return math::dot(math::rotate(ship.worldFromBody, mark.bodyAxis), mark.direction);
}

/// A circle round a lock: the inner one at 5 degrees from it, the outer one at 20.
struct Cap {
    math::Vec3 direction;
    bool inner = false, dashed = false;
    float visibility = 1.0F;
};

void addCap(Drawing& drawing, const Stage& stage, const Cap& cap, bool front) {
    const bool inner = cap.inner;
    const double angle = radians(inner ? 5.0 : 20.0);
    const PlaneAxes plane = planeAxes(cap.direction);
    const auto at = [&](double s) {
        const double turn = math::kTwoPi * s;
        const math::Vec3 aside = plane.u * std::cos(turn) + plane.w * std::sin(turn);
        return (cap.direction * std::cos(angle) + aside * std::sin(angle)) * kGlobeRadius;
    };
    HalfCurve curve{
        .at = at,
        .segments = inner ? 28 : 56,
        .color = look::withAlpha(inner ? stage.palette->flicker : stage.palette->stretched,
                                 (inner ? 0.95F : 0.75F) * cap.visibility),
        .width = stage.stroke(inner ? 2.0F : 1.4F)};
    if (cap.dashed) {
        curve.style.dashOn = stage.px(inner ? 3.0F : 5.0F);
        curve.style.dashPeriod = stage.px(inner ? 5.0F : 9.0F);
    }
    addHalfCurve(drawing, stage.camera, curve, front);
}

/// Both circles of a lock, or only a faint inner one.
void addCaps(Drawing& drawing, const Stage& stage, const LockMark& mark, double toward,
             bool front) {
    const bool dashed = !isForNose(mark);
    if (mark.isQuiet) {
        addCap(drawing, stage, {mark.direction, true, dashed, 0.40F}, front);
        return;
    }
    // A lock on the far side of the sky is not today's worry.
    const auto visibility = static_cast<float>(0.3 + 0.7 * std::clamp(toward + 0.8, 0.0, 1.0));
    addCap(drawing, stage, {mark.direction, false, dashed, visibility}, front);
    addCap(drawing, stage, {mark.direction, true, dashed, visibility}, front);
}

/// Where an axis that must keep out of a cap points: a triangle on the globe, at the end of a line
/// from the ship.
void addAxisMark(Drawing& drawing, const Stage& stage, math::Vec3 direction) {
    const look::Rgb color = stage.palette->isLight ? stage.palette->text : stage.palette->stretched;
    const float near = frontness(stage.camera, direction);
    const look::Rgba ink = look::withAlpha(color, 0.55F + 0.45F * near);
    const std::array line{
        LinePoint{direction * 0.90, look::withAlpha(color, 0.25F), stage.stroke(1.2F)},
        LinePoint{direction * (kGlobeRadius - 0.09), look::withAlpha(color, 0.60F),
                  stage.stroke(1.2F)}};
    addLine(drawing, line, {.dashOn = stage.px(2.0F), .dashPeriod = stage.px(5.0F)});
    const math::Vec3 middle = direction * kGlobeRadius;
    const math::Vec3 side = stage.camera.right * 0.075, up = stage.camera.up * 0.13;
    const math::Vec3 low = middle - up * 0.35;
    const FillPoint left{low - side, ink}, right{low + side, ink}, top{middle + up * 0.65, ink};
    drawing.fills.insert(drawing.fills.end(), {left, right, top});
    const look::Rgba edge = look::withAlpha(stage.palette->panel, 0.9F);
    const std::array outline{LinePoint{left.position, edge, stage.stroke(1.2F)},
                             LinePoint{right.position, edge, stage.stroke(1.2F)},
                             LinePoint{top.position, edge, stage.stroke(1.2F)}};
    addLine(drawing, outline, {.closed = true});
}

/// The triangles of all axes but the nose that a mark is about.
void addAxisMarks(Drawing& drawing, const Stage& stage, const MarkedShip& ship, bool front) {
    std::vector<math::Vec3> shown;
    for (const LockMark& mark : ship.marks) {
        const bool isShown = std::find(shown.begin(), shown.end(), mark.bodyAxis) != shown.end();
        if (mark.isQuiet || isForNose(mark) || isShown) {
            continue;
        }
        shown.push_back(mark.bodyAxis);
        const math::Vec3 direction = math::rotate(ship.worldFromBody, mark.bodyAxis);
        if (isInFront(stage.camera, direction) == front) {
            addAxisMark(drawing, stage, direction);
        }
    }
}

/// A word beside a quiet cap, when it is on the near half.
void addQuietText(View& view, const Stage& stage, const LockMark& mark) {
    const float near = frontness(stage.camera, mark.direction);
    if (mark.brief.empty() || near < 0.5F) {
        return;
    }
    addLabel(view, stage, mark.direction * kGlobeRadius + stage.camera.up * 0.26,
             {.color = stage.palette->text2, .alpha = 0.75F * near, .text = mark.brief});
}

/// True when a line of text `below` pixels under a point would be struck through by the horizon of
/// a camera that stands upright.
bool isOnHorizon(const Stage& stage, math::Vec3 at, float below) {
    const math::Vec3 level{-stage.camera.back.x, -stage.camera.back.y, 0.0};
    const auto far = project(stage.camera, stage.rect, stage.camera.eye + level * 1e4);
    const auto spot = project(stage.camera, stage.rect, at);
    return far && spot &&
           std::abs(spot->y + static_cast<double>(below) - far->y) <
               static_cast<double>(stage.px(9.0F));
}

/// A text to the left of a cap, or to its right, above or below where something is in the way.
bool addBeside(View& view, const Stage& stage, const LockMark& mark, const look::Label& label) {
    struct Place {
        double right, up;    // steps of the camera
        float x, y, anchor;  // pixels beyond them
    };
    constexpr std::array<Place, 8> kPlaces{{{-1.0, 0.0, -8.0F, -4.0F, 1.0F},
                                            {1.0, 0.0, 8.0F, -4.0F, 0.0F},
                                            {0.0, 1.0, 0.0F, -12.0F, 0.5F},
                                            {0.5, 1.0, 0.0F, -12.0F, 1.0F},
                                            {-0.5, 1.0, 0.0F, -12.0F, 0.0F},
                                            {0.0, -1.0, 0.0F, 12.0F, 0.5F},
                                            {0.5, -1.0, 0.0F, 12.0F, 1.0F},
                                            {-0.5, -1.0, 0.0F, 12.0F, 0.0F}}};
    const double reach = kGlobeRadius * std::sin(radians(21.0));
    return std::any_of(kPlaces.begin(), kPlaces.end(), [&](const Place& place) {
        look::Label placed = label;
        placed.x = stage.px(place.x);
        placed.y = stage.px(place.y);
        placed.anchor = place.anchor;
        const math::Vec3 at = mark.direction * kGlobeRadius +
                              stage.camera.right * (place.right * reach) +
                              stage.camera.up * (place.up * reach);
        return !isOnHorizon(stage, at, placed.y) && addLabel(view, stage, at, std::move(placed));
    });
}

/// The sentence beside a cap, or its short form where there is little room. Of zenith and nadir
/// only the one the nose can soon reach is written about.
void addLockText(View& view, const Stage& stage, const LockMark& mark, double toward) {
    if (mark.isQuiet) {
        addQuietText(view, stage, mark);
        return;
    }
    const double least = mark.direction.z > 0.5 ? -0.17 : mark.direction.z < -0.5 ? 0.17 : 0.0;
    if (mark.text.empty() || toward < least) {
        return;
    }
    const look::Rgb color =
        mark.stretch > 2.9238
            ? look::textFor(*stage.palette, look::rampColor(*stage.palette, mark.stretch))
            : stage.palette->text2;
    for (const std::string& text : {mark.text, mark.brief}) {
        if (!text.empty() &&
            addBeside(view, stage, mark,
                      {.style = look::LabelStyle::Strong, .color = color, .text = text})) {
            return;
        }
    }
}

}  // namespace

bool isForNose(const LockMark& mark) { return mark.bodyAxis.x > 0.5; }

void addLockMarks(Drawing& drawing, const Stage& stage, const MarkedShip& ship, bool front) {
    for (const LockMark& mark : ship.marks) {
        addCaps(drawing, stage, mark, towards(ship, mark), front);
    }
    addAxisMarks(drawing, stage, ship, front);
}

void addLockTexts(View& view, const Stage& stage, const MarkedShip& ship) {
    for (const bool quiet : {false, true}) {
        for (const LockMark& mark : ship.marks) {
            if (mark.isQuiet == quiet) {
                addLockText(view, stage, mark, towards(ship, mark));
            }
        }
    }
}

}  // namespace gimbalscope::scene
