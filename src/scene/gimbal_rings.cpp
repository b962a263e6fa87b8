// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Rings are lines of varying width, not tubes: at 200 pixels tubes look thinner and murkier and
// cost more. Front halves carry an under-stroke in the panel colour, which makes clean crossings
// without depth.
#include "scene/gimbal_rings.h"

#include <algorithm>
#include <cmath>

namespace gimbalscope::scene {
namespace {

constexpr std::array<double, 3> kRadii{kGimbalReach, 1.56, 1.42};
constexpr double kSameDirection = 0.9986;  // 3 degrees: a second mark would cover the first
constexpr int kHalfSegments = 32, kCircleSegments = 56;

math::Vec3 unitOr(math::Vec3 v, math::Vec3 fallback) {
    const double size = math::length(v);
    return size > 1e-9 ? v * (1.0 / size) : fallback;
}

float smoothstep(float from, float to, float x) {
    const float t = std::clamp((x - from) / (to - from), 0.0F, 1.0F);
    return t * t * (3.0F - 2.0F * t);
}

look::Rgb glowColor(const Stage& stage, const Gimbals& gimbals) {
    return look::rampColor(*stage.palette, std::max(gimbals.stretch, gimbals.glowStretch));
}

/// Half of a ring as seen from the camera: the arc on which frontness is above or below the middle.
void addHalfRing(Drawing& drawing, const Stage& stage, const GimbalPose& pose, std::size_t ring,
                 const Gimbals& gimbals, bool front) {
    const math::Vec3 toEye = unitOr(stage.camera.eye, {1, 0, 0});
    const math::Vec3 normal = pose.normals[ring];
    const math::Vec3 across = math::cross(normal, toEye);
    const bool isFaceOn = math::length(across) < 0.03;
    if (isFaceOn && !front) {
        return;
    }
    const math::Vec3 u = unitOr(across, planeAxes(normal).u);
    math::Vec3 w = math::cross(normal, u);
    if (math::dot(w, toEye) < 0.0) {
        w = -w;
    }
    const double from = front ? 0.0 : math::kPi;
    const double turn = isFaceOn ? math::kTwoPi : math::kPi;
    const int segments = isFaceOn ? 2 * kHalfSegments : kHalfSegments;
    std::vector<LinePoint> line, casing;
    for (int i = 0; i <= segments; ++i) {
        const double angle = from + turn * i / segments;
        const math::Vec3 point =
            (u * std::cos(angle) + w * std::sin(angle)) * (kRadii[ring] * gimbals.scale);
        const float near = frontness(stage.camera, point);
        const float width = 1.7F + 1.5F * near;
        line.push_back({point, look::withAlpha(gimbals.turns[ring].color, 0.42F + 0.58F * near),
                        stage.stroke(width)});
        casing.push_back(
            {point, look::withAlpha(stage.palette->panel, 0.85F * smoothstep(0.52F, 0.80F, near)),
             stage.stroke(width + 3.0F)});
    }
    if (front) {
        addLine(drawing, casing);
    }
    addLine(drawing, line);
}

/// A closed glow: drawn as two halves it would show cracks where they meet.
void addHalo(Drawing& drawing, const Stage& stage, math::Vec3 normal, std::size_t ring,
             const Gimbals& gimbals) {
    const float lit = gimbalGlow(gimbals);
    const look::Rgb color = glowColor(stage, gimbals);
    const PlaneAxes plane = planeAxes(normal);
    std::array<LinePoint, kCircleSegments> points;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const double angle = math::kTwoPi * static_cast<double>(i) / points.size();
        const math::Vec3 at = (plane.u * std::cos(angle) + plane.w * std::sin(angle)) *
                              (kRadii[ring] * gimbals.scale);
        const float near = frontness(stage.camera, at);
        points[i] = {at, look::withAlpha(color, (0.22F + 0.42F * lit) * (0.5F + 0.5F * near)),
                     stage.px(10.0F + 7.0F * lit)};
    }
    addLine(drawing, points, {.closed = true, .soft = true, .additive = !stage.palette->isLight});
}

/// The plane outer and middle ring are falling into, as a faint disc.
void addCommonPlane(Drawing& drawing, const Stage& stage, const GimbalPose& pose,
                    const Gimbals& gimbals) {
    const float lit = gimbalGlow(gimbals);
    const look::Rgb color = glowColor(stage, gimbals);
    const double sign = math::dot(pose.normals[0], pose.normals[1]) < 0.0 ? -1.0 : 1.0;
    const math::Vec3 normal = unitOr(pose.normals[0] + pose.normals[1] * sign, pose.normals[0]);
    const PlaneAxes plane = planeAxes(normal);
    const auto rim = [&](int i) {
        const double angle = math::kTwoPi * i / 64;
        return FillPoint{
            (plane.u * std::cos(angle) + plane.w * std::sin(angle)) * (kRadii[0] * gimbals.scale),
            look::withAlpha(color, 0.16F * lit)};
    };
    for (int i = 0; i < 64; ++i) {
        drawing.fills.insert(
            drawing.fills.end(),
            {{{0, 0, 0}, look::withAlpha(color, 0.02F * lit)}, rim(i), rim(i + 1)});
    }
}

void addPins(View& view, Drawing& drawing, const Stage& stage, const Gimbals& gimbals, bool front) {
    const GimbalPose pose = gimbalPose(gimbals);
    for (std::size_t i = 0; i < 3; ++i) {
        const double inner = kRadii[i] * gimbals.scale;
        const double outer = i == 0 ? inner + 0.13 : kRadii[i - 1] * gimbals.scale;
        for (const double sign : {1.0, -1.0}) {
            const math::Vec3 direction = pose.pivots[i] * sign;
            if (isInFront(stage.camera, direction) != front) {
                continue;
            }
            const float near = frontness(stage.camera, direction);
            const look::Rgba color = look::withAlpha(gimbals.turns[i].color, 0.5F + 0.5F * near);
            const std::array pin{LinePoint{direction * (inner - 0.02), color, stage.stroke(4.5F)},
                                 LinePoint{direction * (outer + 0.02), color, stage.stroke(4.5F)}};
            addLine(drawing, pin);
            if (sign < 0.0) {
                continue;
            }
            addLabel(view, stage, direction * (i == 0 ? inner + 0.15 : 0.5 * (inner + outer)),
                     {.style = look::LabelStyle::FilledBead,
                      .color = gimbals.turns[i].color,
                      .alpha = 0.55F + 0.45F * near,
                      .text = gimbals.turns[i].letter});
        }
    }
}

}  // namespace

GimbalPose gimbalPose(const Gimbals& gimbals) {
    std::array<math::Quat, 3> turns;
    for (std::size_t i = 0; i < 3; ++i) {
        const double angle = gimbals.turns[i].angleRad;
        turns[i] = math::fromAxisAngle(gimbals.turns[i].axis, {std::isfinite(angle) ? angle : 0.0});
    }
    const math::Quat afterMiddle = turns[0] * turns[1];
    const math::Vec3 first = gimbals.turns[0].axis;
    const math::Vec3 second = math::rotate(turns[0], gimbals.turns[1].axis);
    const math::Vec3 third = math::rotate(afterMiddle, gimbals.turns[2].axis);
    const math::Vec3 remaining = math::cross(gimbals.turns[1].axis, gimbals.turns[2].axis);
    const math::Vec3 carried = math::rotate(afterMiddle * turns[2], remaining);
    return {{first, second, third},
            {unitOr(math::cross(first, second), {0, 0, 1}),
             unitOr(math::cross(second, third), {0, 0, 1}),
             unitOr(math::cross(third, carried), second)}};
}

float gimbalGlow(const Gimbals& gimbals) {
    const float lockness = look::lockness(std::max(gimbals.stretch, gimbals.glowStretch));
    return std::clamp((lockness - 0.35F) / 0.65F, 0.0F, 1.0F);
}

void addRivalGimbals(View& view, const Stage& stage, const Gimbals& own, const Gimbals& rival,
                     bool front) {
    const GimbalPose ownPose = gimbalPose(own), pose = gimbalPose(rival);
    Drawing drawing;
    for (std::size_t ring = 0; ring < 3; ++ring) {
        const math::Vec3 normal = pose.normals[ring];
        const double radius = kRadii[ring] * rival.scale;
        if (std::abs(math::dot(normal, ownPose.normals[ring])) < kSameDirection) {
            const PlaneAxes plane = planeAxes(normal);
            addHalfCurve(drawing, stage.camera,
                         {.at =
                              [=](double s) {
                                  return (plane.u * std::cos(math::kTwoPi * s) +
                                          plane.w * std::sin(math::kTwoPi * s)) *
                                         radius;
                              },
                          .segments = 2 * kHalfSegments,
                          .color = look::withAlpha(rival.turns[ring].color, 0.75F),
                          .width = stage.stroke(1.3F),
                          .style = {.dashOn = stage.px(4.0F), .dashPeriod = stage.px(8.0F)}},
                         front);
        }
        const math::Vec3 pivot = pose.pivots[ring];
        if (isInFront(stage.camera, pivot) == front &&
            math::dot(pivot, ownPose.pivots[ring]) < kSameDirection) {
            addLabel(view, stage, pivot * (ring == 0 ? radius + 0.15 : radius),
                     {.style = look::LabelStyle::HollowBead,
                      .color = rival.turns[ring].color,
                      .alpha = 0.45F + 0.40F * frontness(stage.camera, pivot),
                      .text = rival.turns[ring].letter});
        }
    }
    view.items.emplace_back(std::move(drawing));
}

void addGimbalsBehind(View& view, const Stage& stage, const Gimbals& gimbals) {
    const GimbalPose pose = gimbalPose(gimbals);
    const float lit = gimbalGlow(gimbals);
    Drawing drawing;
    if (lit > 0.0F) {
        addCommonPlane(drawing, stage, pose, gimbals);
        addHalo(drawing, stage, pose.normals[0], 0, gimbals);
        addHalo(drawing, stage, pose.normals[1], 1, gimbals);
    }
    for (std::size_t ring = 0; ring < 3; ++ring) {
        addHalfRing(drawing, stage, pose, ring, gimbals, false);
    }
    addPins(view, drawing, stage, gimbals, false);
    if (lit > 0.0F) {
        const look::Rgba color = look::withAlpha(glowColor(stage, gimbals), 0.9F * lit);
        const std::array line{
            LinePoint{pose.pivots[0] * (-1.80 * gimbals.scale), color, stage.stroke(1.6F)},
            LinePoint{pose.pivots[0] * (1.80 * gimbals.scale), color, stage.stroke(1.6F)}};
        addLine(drawing, line, {.dashOn = stage.px(6.0F), .dashPeriod = stage.px(10.0F)});
    }
    view.items.emplace_back(std::move(drawing));
}

void addGimbalsInFront(View& view, const Stage& stage, const Gimbals& gimbals) {
    const GimbalPose pose = gimbalPose(gimbals);
    Drawing drawing;
    for (std::size_t ring = 3; ring > 0; --ring) {
        addHalfRing(drawing, stage, pose, ring - 1, gimbals, true);
    }
    addPins(view, drawing, stage, gimbals, true);
    view.items.emplace_back(std::move(drawing));
}

}  // namespace gimbalscope::scene
