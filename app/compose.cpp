// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Cameras, gimbals and lock marks from state and readouts.
#include "app/compose.h"

#include <algorithm>
#include <cmath>

#include "scene/card_view.h"
#include "scene/flight_view.h"
#include "ui/context.h"
#include "ui/format.h"

namespace gimbalscope::app {
namespace {

using convention::Convention;

const look::Palette& paletteOf(const sim::AppState& state) {
    return look::palette(static_cast<look::ThemeId>(state.view.theme));
}

scene::PixelRect pixelRect(const ui::Rect& rect) {
    return {rect.x, rect.y, rect.width, rect.height};
}

/// An orbit camera round the ship's middle; zoom divides the distance.
scene::Camera orbiting(double azimuthDeg, double elevationDeg, double zoom) {
    scene::Orbit orbit;
    orbit.target = {0.0, 0.0, 0.05};
    orbit.azimuth = {azimuthDeg};
    orbit.elevation = {elevationDeg};
    orbit.distance = 6.15 / std::clamp(zoom, 0.1, 10.0);
    return scene::orbitCamera(orbit);
}

/// Zoom, less in a narrow view, so that the ship keeps its wings in the picture.
double zoomFor(const ComposeInput& input) {
    const ui::Rect& view = input.layout.flight;
    const double aspect = ui::isEmpty(view) ? 2.0 : static_cast<double>(view.width) / view.height;
    return input.flight.state.view.zoom * std::clamp(aspect / 1.5, 0.4, 1.0);
}

/// The camera the state asks for.
scene::Camera flightCamera(const ComposeInput& input) {
    const sim::AppState& state = input.flight.state;
    const double zoom = zoomFor(input);
    switch (state.view.camera) {
        case sim::Camera::Orbit:
            return orbiting(state.view.orbitAzimuthDeg, state.view.orbitElevationDeg, zoom);
        case sim::Camera::Cockpit:
            return scene::cockpitCamera(state.attitude);
        case sim::Camera::Fixed:
            return orbiting(180.0, 9.0, zoom);
        case sim::Camera::Chase:
            break;
    }
    return scene::chaseCamera(input.rig, state.attitude, zoom);
}

/// The camera the cards' cameras stand beside: from within the ship there is nothing to see of it.
scene::Camera outsideCamera(const ComposeInput& input, const scene::Camera& flight) {
    const sim::AppState& state = input.flight.state;
    return state.view.camera == sim::Camera::Cockpit
               ? scene::chaseCamera(input.rig, state.attitude, 1.0)
               : flight;
}

math::Vec3 unitAxis(math::Axis axis) {
    return {axis == math::Axis::X ? 1.0 : 0.0, axis == math::Axis::Y ? 1.0 : 0.0,
            axis == math::Axis::Z ? 1.0 : 0.0};
}

/// The axis, in our world, about which a positive angle of the row turns the ship before the other
/// turns. A turn is a pseudovector: a left-handed frame reverses it.
math::Vec3 turnAxis(const sim::Readout& card, std::size_t slot) {
    const Convention& row = *card.row;
    const std::array axes{row.order.first, row.order.middle, row.order.third};
    const math::Vec3 inFrame = unitAxis(axes[slot]) * static_cast<double>(row.signs[slot]);
    if (card.options.literal) {
        return inFrame;
    }
    const convention::FrameId frame = card.options.frame.value_or(row.frame);
    return convention::vectorFromFrame(inFrame, frame) *
           static_cast<double>(convention::handedness(frame));
}

/// The engine's gimbals, turned by its own printed angles; none while it has no pose.
std::optional<scene::Gimbals> gimbalsOf(const sim::Readout& card, const look::Palette& palette) {
    if (!card.reading.worldFromRebuilt || card.row->angleCount < 3) {
        return std::nullopt;
    }
    scene::Gimbals gimbals;
    gimbals.stretch = card.reading.stretch;
    for (std::size_t slot = 0; slot < 3; ++slot) {
        const double angle = card.reading.anglesRad[slot];
        const int axis = ui::bodyAxis(card, slot);
        gimbals.turns[slot] = {turnAxis(card, slot), std::isfinite(angle) ? angle : 0.0,
                               ui::beadLetter(*card.row, slot),
                               axis == 0   ? palette.roll
                               : axis == 1 ? palette.pitch
                                           : palette.yaw};
    }
    return gimbals;
}

struct Direction {
    math::Vec3 vector;
    std::string_view name;
};
constexpr std::array<Direction, 6> kDirections{{{{0, 0, 1}, "zenith"},
                                                {{0, 0, -1}, "nadir"},
                                                {{1, 0, 0}, "north"},
                                                {{-1, 0, 0}, "south"},
                                                {{0, -1, 0}, "east"},
                                                {{0, 1, 0}, "west"}}};

bool isAlong(math::Vec3 a, math::Vec3 b) { return std::fabs(math::dot(a, b)) > 0.5; }

/// Where the nose must not point. A Tait-Bryan order locks where its third axis, carried by the
/// ship, meets its first axis, fixed in the world; here those whose third axis is the nose.
std::vector<scene::LockMark> lockMarks(const ComposeInput& input) {
    const math::Vec3 nose = math::rotate(input.flight.state.attitude, {1.0, 0.0, 0.0});
    std::vector<scene::LockMark> marks;
    for (const Direction& direction : kDirections) {
        scene::LockMark mark{direction.vector, "", 1.0};
        std::string names;
        int count = 0;
        for (const sim::Readout& card : input.readouts.cards) {
            if (math::isProper(card.row->order) || !isAlong(turnAxis(card, 2), {1.0, 0.0, 0.0}) ||
                !isAlong(turnAxis(card, 0), direction.vector)) {
                continue;
            }
            const std::string id(card.row->id);
            if ((", " + names + ",").find(", " + id + ",") == std::string::npos) {
                mark.brief = count == 0 ? id + " locks" : mark.brief;
                names += (count++ > 0 ? ", " : "") + id;  // a row under two policies locks once
            }
            if (math::dot(nose, direction.vector) > 0.0) {
                mark.stretch = std::max(mark.stretch, card.reading.stretch);
            }
        }
        if (count > 0) {
            mark.text = std::string(direction.name) + ": " + names +
                        (count > 1 ? " lock" : " locks") + " here";
            marks.push_back(std::move(mark));
        }
    }
    return marks;
}

/// The trail in the scene's terms: seconds instead of steps.
std::vector<scene::TrailSample> trailSamples(const sim::Trail& trail) {
    std::vector<scene::TrailSample> samples;
    samples.reserve(trail.samples.size());
    for (const sim::TrailSample& each : trail.samples) {
        samples.push_back(
            {each.attitude, static_cast<double>(each.step) / sim::kStepsPerSecond, each.stretch});
    }
    return samples;
}

/// The true ship in its world.
scene::View flightViewOf(const ComposeInput& input, const scene::Camera& camera,
                         std::span<const scene::TrailSample> trail) {
    const sim::AppState& state = input.flight.state;
    scene::FlightInput flight;
    flight.rect = pixelRect(input.layout.flight);
    flight.pixelScale = input.layout.scale;
    flight.palette = &paletteOf(state);
    flight.camera = camera;
    flight.isPilotView = state.view.camera == sim::Camera::Cockpit;
    flight.worldFromBody = state.attitude;
    flight.trail = trail;
    flight.nowS = sim::timeS(state);
    flight.lockMarks = lockMarks(input);
    for (const ui::Rect& each : ui::flightOverlays(input.layout.flight, input.layout.scale)) {
        flight.keepClear.push_back(pixelRect(each));
    }
    flight.lights = &input.lights;
    return scene::flightView(flight);
}

/// The ship as one engine would pose it.
scene::View cardViewOf(const ComposeInput& input, const ui::CardSlot& slot,
                       const scene::Camera& camera) {
    const sim::AppState& state = input.flight.state;
    const sim::Readout& readout = input.readouts.cards[slot.card];
    scene::CardInput card;
    card.rect = pixelRect(slot.view);
    card.pixelScale = input.layout.scale;
    card.palette = &paletteOf(state);
    card.camera = scene::cardCamera(camera);
    card.worldFromBody = state.attitude;
    card.worldFromRebuilt = readout.reading.worldFromRebuilt;
    card.recentPoses = readout.recentPoses;
    card.gimbals = gimbalsOf(readout, paletteOf(state));
    card.lights = &input.lights;
    return scene::cardView(card);
}

}  // namespace

scene::Scene compose(const ComposeInput& input) {
    scene::Scene scene;
    scene.theme = static_cast<look::ThemeId>(input.flight.state.view.theme);
    const scene::Camera camera = flightCamera(input);
    if (!ui::isEmpty(input.layout.flight)) {
        const std::vector<scene::TrailSample> trail = trailSamples(input.flight.trail);
        scene.views.push_back(flightViewOf(input, camera, trail));
    }
    const scene::Camera outside = outsideCamera(input, camera);
    for (const ui::CardSlot& slot : input.layout.cards) {
        if (!ui::isEmpty(slot.view) && slot.card < input.readouts.cards.size()) {
            scene.views.push_back(cardViewOf(input, slot, outside));
        }
    }
    return scene;
}

}  // namespace gimbalscope::app
