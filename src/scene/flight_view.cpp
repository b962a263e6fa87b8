// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Painted from the back to the front: sky, ground, the far half of globe and trail, the ship with
// its lights and axes, the near half of trail and globe.
#include "scene/flight_view.h"

#include <array>
#include <cmath>

#include "scene/ground.h"
#include "scene/pilot_scale.h"

namespace gimbalscope::scene {
namespace {

constexpr double kNearVertical = 0.07;  // cosine of a climb of 86 degrees

/// A body axis: where its line starts and ends, measured from the ship's middle.
struct BodyAxis {
    math::Vec3 direction;
    double from = 0.0, to = 0.0;
    look::Rgb color;
    const char* letter = "";
};

void addBodyAxes(View& view, const Stage& stage, const math::Quat& worldFromBody) {
    const look::Palette& palette = *stage.palette;
    const std::array axes{BodyAxis{{1, 0, 0}, 1.27, 1.37, palette.roll, "X"},
                          BodyAxis{{0, 1, 0}, 1.05, 1.24, palette.pitch, "Y"},
                          BodyAxis{{0, 0, 1}, 0.30, 0.72, palette.yaw, "Z"}};
    Drawing drawing;
    for (const BodyAxis& axis : axes) {
        const math::Vec3 direction = math::rotate(worldFromBody, axis.direction);
        const look::Rgba color = look::withAlpha(axis.color, 0.95F);
        const std::array line{LinePoint{direction * axis.from, color, stage.stroke(1.8F)},
                              LinePoint{direction * axis.to, color, stage.stroke(1.8F)}};
        addLine(drawing, line);
        addLabel(view, stage, direction * (axis.to + 0.09),
                 {.style = look::LabelStyle::HollowBead, .color = axis.color, .text = axis.letter});
    }
    view.items.emplace_back(std::move(drawing));
}

void addKeyAxes(View& view, const Stage& stage, std::span<const KeyAxis> axes) {
    Drawing drawing;
    for (const KeyAxis& axis : axes) {
        const look::Rgba color = look::withAlpha(axis.color, 0.95F);
        const std::array line{LinePoint{axis.direction * axis.from, color, stage.stroke(2.0F)},
                              LinePoint{axis.direction * axis.to, color, stage.stroke(2.0F)}};
        addLine(drawing, line);
        addLabel(view, stage, axis.direction * (axis.to + 0.04),
                 {.style = look::LabelStyle::KeyCaps, .color = axis.color, .text = axis.keys});
    }
    view.items.emplace_back(std::move(drawing));
}

/// What lies round the ship, behind it or in front of it: the globe and the trail, or rings.
void addSurroundings(View& view, const Stage& stage, const FlightInput& input, bool front) {
    if (input.gimbals) {
        front ? addGimbalsInFront(view, stage, *input.gimbals)
              : addGimbalsBehind(view, stage, *input.gimbals);
        return;
    }
    const GlobeInput globe{input.worldFromBody, ladderFoot(input.worldFromBody, input.trail),
                           input.lockMarks};
    const TrailInput path{input.trail, {input.worldFromBody, input.nowS}, input.trailFades};
    if (front) {
        view.items.emplace_back(trail(stage, path, true));
        addGlobe(view, stage, globe, true);
    } else {
        addGlobe(view, stage, globe, false);
        view.items.emplace_back(trail(stage, path, false));
    }
}

/// The pose to be reached: a pale ship in a depth layer behind the true one, and its dashed outline
/// over it, which the true ship hides.
void addTarget(View& view, const FlightInput& input) {
    if (input.target) {
        view.items.emplace_back(ShipItem{
            .worldFromBody = *input.target, .style = ShipStyle::Ghost, .fillAlpha = 0.22F});
    }
}
void addTargetOutline(View& view, const FlightInput& input) {
    if (input.target) {
        view.items.emplace_back(ShipItem{.worldFromBody = *input.target,
                                         .style = ShipStyle::Outline,
                                         .edgeAlpha = 0.95F,
                                         .sharesDepth = true});
    }
}

void addShip(View& view, const Stage& stage, const FlightInput& input) {
    view.items.emplace_back(ShipItem{.worldFromBody = input.worldFromBody});
    if (input.lights != nullptr && !input.isPilotView) {
        addShipLights(view, stage, *input.lights, {input.worldFromBody, 1.0, input.throttle});
    }
}

}  // namespace

std::optional<math::Vec3> ladderFoot(const math::Quat& worldFromBody,
                                     std::span<const TrailSample> trail) {
    const auto level = [](const math::Quat& attitude) -> std::optional<math::Vec3> {
        const math::Vec3 nose = math::rotate(attitude, {1, 0, 0});
        const double size = std::hypot(nose.x, nose.y);
        if (size < kNearVertical) {
            return std::nullopt;
        }
        return math::Vec3{nose.x / size, nose.y / size, 0.0};
    };
    if (const auto now = level(worldFromBody)) {
        return now;
    }
    for (std::size_t i = trail.size(); i > 0; --i) {
        if (const auto before = level(trail[i - 1].worldFromBody)) {
            return before;
        }
    }
    return std::nullopt;
}

View flightView(const FlightInput& input) {
    Stage stage{input.rect, input.camera, input.pixelScale, input.palette, input.keepClear};
    if (!input.isPilotView) {
        stage.worldFromBody = input.worldFromBody;
    }
    View view{.rect = input.rect, .camera = input.camera, .pixelScale = input.pixelScale};
    view.items.emplace_back(SkyItem{});
    view.items.emplace_back(groundAndHorizon(stage));
    if (input.isPilotView) {
        addPilotScale(
            view, stage,
            {input.worldFromBody, ladderFoot(input.worldFromBody, input.trail), input.lockMarks});
        addShip(view, stage, input);
        return view;
    }
    addSurroundings(view, stage, input, false);
    addTarget(view, input);
    addShip(view, stage, input);
    addTargetOutline(view, input);
    if (input.keyAxes.empty()) {
        addBodyAxes(view, stage, input.worldFromBody);
    } else {
        addKeyAxes(view, stage, input.keyAxes);
    }
    addSurroundings(view, stage, input, true);
    return view;
}

}  // namespace gimbalscope::scene
