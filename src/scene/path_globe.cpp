// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Painted from the back to the front: the far half of sphere and curve, the ship, the near half,
// then marks and letters. The curve is a band that lies along the wings, so its twist is the bank.
#include "scene/path_globe.h"

#include <algorithm>
#include <cmath>

namespace gimbalscope::scene {
namespace {

constexpr double kShipScale = 0.86;
constexpr double kPoseScale = 1.12;  // alone it fills its picture
constexpr double kHalfBand = 0.07;
constexpr double kTick = 0.10;       // half of a key's mark across the curve
constexpr double kSamePlace = 0.10;  // noses nearer than this share a mark
constexpr float kBackAlpha = 0.34F;
constexpr float kLeastNumberAlpha = 0.75F;  // a number is to be read behind the ship as well
constexpr double kNearKey = 0.5;            // of a letter, which then gives way downwards

double radians(double degrees) { return math::toRadians(math::Degrees{degrees}).value; }
math::Vec3 noseOf(const math::Quat& attitude) { return math::rotate(attitude, {1, 0, 0}); }
math::Vec3 wingOf(const math::Quat& attitude) { return math::rotate(attitude, {0, 1, 0}); }

float alphaAt(const Stage& stage, math::Vec3 point) {
    return kBackAlpha + (1.0F - kBackAlpha) * frontness(stage.camera, point);
}

/// The edge of the sphere as seen from here, its equator and two meridians.
void addSphere(Drawing& drawing, const Stage& stage, bool front) {
    const look::Rgb color = stage.palette->isLight ? stage.palette->horizon : look::hex(0xBFD4F2);
    const auto addCircle = [&](math::Vec3 u, math::Vec3 w, float alpha, float width) {
        addHalfCurve(drawing, stage.camera,
                     {.at =
                          [&](double s) {
                              const double angle = 2.0 * math::kPi * s;
                              return (u * std::cos(angle) + w * std::sin(angle)) * kPathRadius;
                          },
                      .segments = 72,
                      .color = look::withAlpha(color, alpha),
                      .width = stage.stroke(width)},
                     front);
    };
    addCircle({1, 0, 0}, {0, 1, 0}, 0.50F, 1.1F);
    for (const double azimuth : {0.0, 45.0, 90.0, 135.0}) {
        addCircle({std::cos(radians(azimuth)), std::sin(radians(azimuth)), 0}, {0, 0, 1},
                  azimuth == 0.0 || azimuth == 90.0 ? 0.26F : 0.15F, 1.0F);
    }
    if (front) {
        return;
    }
    // From a near eye the edge of a sphere is a circle somewhat in front of its middle.
    const double distance = math::length(stage.camera.eye);
    const math::Vec3 towards = stage.camera.eye * (1.0 / distance);
    const double ahead = kPathRadius * kPathRadius / distance;
    const double radius = std::sqrt(kPathRadius * kPathRadius - ahead * ahead);
    const PlaneAxes axes = planeAxes(towards);
    std::vector<LinePoint> edge;
    for (int i = 0; i < 96; ++i) {
        const double angle = 2.0 * math::kPi * i / 96.0;
        edge.push_back(
            {towards * ahead + (axes.u * std::cos(angle) + axes.w * std::sin(angle)) * radius,
             look::withAlpha(color, 0.34F), stage.stroke(1.1F)});
    }
    addLine(drawing, edge, {.closed = true});
}

void addHeadings(View& view, const Stage& stage, const PathGlobeInput& input) {
    struct Named {
        math::Vec3 direction;
        const char* name;
    };
    for (const Named& each : {Named{{1, 0, 0}, "N"}, Named{{0, -1, 0}, "E"}, Named{{-1, 0, 0}, "S"},
                              Named{{0, 1, 0}, "W"}}) {
        if (isInFront(stage.camera, each.direction)) {
            const bool isByKey = std::ranges::any_of(input.keys, [&](const math::Quat& key) {
                return math::length(noseOf(key) - each.direction) < kNearKey;
            });
            addLabel(view, stage,
                     each.direction * kPathRadius + math::Vec3{0, 0, isByKey ? -0.42 : -0.16},
                     {.style = look::LabelStyle::Caption,
                      .color = stage.palette->text2,
                      .alpha = 0.35F + 0.6F * frontness(stage.camera, each.direction),
                      .text = each.name});
        }
    }
}

/// The part of the curve that lies in front or behind: band and middle line, broken at gaps.
class Band {
public:
    Band(Drawing& drawing, const Stage& stage, const PathGlobeInput& input)
        : drawing_(drawing), stage_(stage), input_(input) {}

    void add(const math::Quat& attitude) {
        const math::Vec3 nose = noseOf(attitude), middle = nose * kPathRadius;
        const math::Vec3 aside = wingOf(attitude) * kHalfBand;
        const float alpha = alphaAt(stage_, nose);
        const look::Rgba fill = look::withAlpha(input_.color, 0.32F * alpha);
        if (!line_.empty()) {
            addQuad(drawing_, {left_, middle + aside, middle - aside, right_, fill_, fill});
        }
        left_ = middle + aside;
        right_ = middle - aside;
        fill_ = fill;
        line_.push_back({middle, look::withAlpha(input_.color, alpha), stage_.stroke(2.2F)});
    }
    void finish() {
        addLine(drawing_, line_);
        line_.clear();
    }

private:
    Drawing& drawing_;
    const Stage& stage_;
    const PathGlobeInput& input_;
    std::vector<LinePoint> line_;
    math::Vec3 left_, right_;
    look::Rgba fill_{};
};

void addWay(Drawing& drawing, const Stage& stage, const PathGlobeInput& input, bool front) {
    Band band(drawing, stage, input);
    const math::Quat* before = nullptr;
    bool wasOurs = false;
    for (const math::Quat& attitude : input.way) {
        if (!math::isFinite(attitude)) {
            band.finish();
            before = nullptr;
            wasOurs = false;
            continue;
        }
        const bool isOurs = isInFront(stage.camera, noseOf(attitude)) == front;
        // The piece that crosses from one half to the other belongs to the front.
        if (isOurs && !wasOurs && front && before != nullptr) {
            band.add(*before);
        }
        if (isOurs || (wasOurs && front)) {
            band.add(attitude);
        }
        if (!isOurs) {
            band.finish();
        }
        wasOurs = isOurs;
        before = &attitude;
    }
    band.finish();
}

/// A short line across the curve at each key.
void addTicks(Drawing& drawing, const Stage& stage, const PathGlobeInput& input, bool front) {
    for (std::size_t i = 0; i < input.keys.size(); ++i) {
        const math::Vec3 nose = noseOf(input.keys[i]), wing = wingOf(input.keys[i]);
        if (isInFront(stage.camera, nose) != front) {
            continue;
        }
        const float alpha = alphaAt(stage, nose);
        const look::Rgba color = look::withAlpha(stage.palette->text, alpha);
        const float width = stage.stroke(i == input.selectedKey ? 2.6F : 1.8F);
        const std::array tick{LinePoint{nose * kPathRadius + wing * kTick, color, width},
                              LinePoint{nose * kPathRadius - wing * kTick, color, width}};
        addLine(drawing, tick);
    }
}

/// The numbers of the keys, outside of the curve. Those of one place stand together.
void addNumbers(View& view, const Stage& stage, const PathGlobeInput& input) {
    std::vector<bool> isDone(input.keys.size(), false);
    const auto place = [&](std::size_t first) {
        const math::Vec3 nose = noseOf(input.keys[first]);
        std::size_t last = first, count = 0;
        for (std::size_t i = first; i < input.keys.size(); ++i) {
            if (!isDone[i] && math::length(noseOf(input.keys[i]) - nose) < kSamePlace) {
                isDone[i] = true;
                last = i;
                ++count;
            }
        }
        std::string text = std::to_string(first + 1);
        if (count > 1) {
            text += (count == 2 ? "," : "..") + std::to_string(last + 1);
        }
        const bool isSelected = first <= input.selectedKey && input.selectedKey <= last;
        addLabel(view, stage, nose * (kPathRadius + 0.20),
                 {.style = look::LabelStyle::Strong,
                  .color = isSelected ? stage.palette->accent : stage.palette->text,
                  .alpha = std::max(alphaAt(stage, nose), kLeastNumberAlpha),
                  .text = text});
    };
    for (std::size_t i = 0; i < input.keys.size(); ++i) {
        if (!isDone[i]) {
            place(i);
        }
    }
}

/// The shortest way on the sphere between two directions.
void addArc(Drawing& drawing, const Stage& stage, math::Vec3 from, math::Vec3 to) {
    constexpr int kPieces = 24;
    const double angle = std::atan2(math::length(math::cross(from, to)), math::dot(from, to));
    if (!(angle > 1e-4) || angle > 3.1) {
        return;  // one place, or no single way between them
    }
    std::vector<LinePoint> points;
    for (int i = 0; i <= kPieces; ++i) {
        const double s = i / static_cast<double>(kPieces);
        const math::Vec3 at = (from * std::sin((1.0 - s) * angle) + to * std::sin(s * angle)) *
                              (1.0 / std::sin(angle));
        points.push_back({at * kPathRadius,
                          look::withAlpha(stage.palette->text2, 0.9F * alphaAt(stage, at)),
                          stage.stroke(1.2F)});
    }
    addLine(drawing, points, {.dashOn = stage.px(3.0F), .dashPeriod = stage.px(6.0F)});
}

void addControls(Drawing& drawing, View& view, const Stage& stage, const PathGlobeInput& input) {
    if (!input.controls) {
        return;
    }
    const PathControls& controls = *input.controls;
    const std::array noses{noseOf(controls.from), noseOf(controls.a), noseOf(controls.b),
                           noseOf(controls.c)};
    for (std::size_t i = 0; i + 1 < noses.size(); ++i) {
        addArc(drawing, stage, noses[i], noses[i + 1]);
    }
    const std::array<const char*, 4> kNames{"", "A", "B", "C"};
    for (std::size_t i = 1; i < noses.size(); ++i) {
        const bool isFront = isInFront(stage.camera, noses[i]);
        addLabel(view, stage, noses[i] * kPathRadius,
                 {.style = isFront ? look::LabelStyle::FilledBead : look::LabelStyle::HollowBead,
                  .color = stage.palette->text2,
                  .alpha = 0.55F + 0.45F * frontness(stage.camera, noses[i]),
                  .text = kNames[i]});
    }
}

/// Where the nose is now: a line from the ship's nose to the sphere, and a bead there.
void addCursor(Drawing& drawing, const Stage& stage, const math::Quat& attitude) {
    const math::Vec3 nose = noseOf(attitude);
    const look::Rgba ink =
        look::withAlpha(stage.palette->text, 0.45F + 0.55F * alphaAt(stage, nose));
    const std::array line{LinePoint{nose * (1.25 * kShipScale), ink, stage.stroke(1.2F)},
                          LinePoint{nose * kPathRadius, ink, stage.stroke(1.2F)}};
    addLine(drawing, line);
    drawing.sprites.push_back({nose * kPathRadius, stage.px(6.0F),
                               look::withAlpha(stage.palette->panel, 1.0F), true, false});
    drawing.sprites.push_back({nose * kPathRadius, stage.px(4.4F), ink, true, false});
}

void addShip(View& view, const Stage& stage, const math::Quat& attitude, const ShipLights* lights) {
    view.items.emplace_back(ShipItem{.worldFromBody = attitude, .scale = kShipScale});
    if (lights != nullptr) {
        addShipLights(view, stage, *lights, {attitude, kShipScale, 0.35F});
    }
}

}  // namespace

Camera pathCamera(double azimuthDeg, double elevationDeg) {
    return orbitCamera({.azimuth = {azimuthDeg},
                        .elevation = {std::clamp(elevationDeg, -85.0, 85.0)},
                        .distance = 9.6,
                        .fieldOfView = {24.0}});
}

View pathGlobe(const PathGlobeInput& input) {
    const Stage stage{input.rect, input.camera, input.pixelScale, input.palette};
    View view{.rect = input.rect, .camera = input.camera, .pixelScale = input.pixelScale};
    for (const bool front : {false, true}) {
        Drawing drawing;
        addSphere(drawing, stage, front);
        addWay(drawing, stage, input, front);
        addTicks(drawing, stage, input, front);
        const bool isCursorHere =
            input.worldFromBody && isInFront(stage.camera, noseOf(*input.worldFromBody)) == front;
        if (front) {
            addControls(drawing, view, stage, input);
            addNumbers(view, stage, input);
            addHeadings(view, stage, input);
        }
        if (isCursorHere) {
            addCursor(drawing, stage, *input.worldFromBody);
        }
        view.items.emplace_back(std::move(drawing));
        if (!front && input.worldFromBody) {
            addShip(view, stage, *input.worldFromBody, input.lights);
        }
    }
    return view;
}

View poseView(const PoseInput& input) {
    const Stage stage{input.rect, input.camera, input.pixelScale, input.palette};
    View view{.rect = input.rect, .camera = input.camera, .pixelScale = input.pixelScale};
    view.items.emplace_back(ShipItem{.worldFromBody = input.worldFromBody, .scale = kPoseScale});
    if (input.lights != nullptr) {
        addShipLights(view, stage, *input.lights, {input.worldFromBody, kPoseScale, 0.35F});
    }
    return view;
}

}  // namespace gimbalscope::scene
