// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Lock marks, key axes and the inputs of the flight views.
#include "app/flight_scene.h"

#include <algorithm>
#include <cmath>

#include "convention/lock.h"
#include "sim/drive.h"
#include "ui/context.h"
#include "ui/drive_caption.h"
#include "ui/flight_chips.h"
#include "ui/format.h"

namespace gimbalscope::app {
namespace {

/// Rings that clear the ship, which reaches 1.59 units, and where the key caps stand.
constexpr double kRingScale = 1.13;
constexpr double kRingKeysFrom = 1.92, kRingKeysTo = 2.08;

/// The names at one mark while it is being put together.
struct MarkNames {
    scene::LockMark mark;
    std::vector<std::string> ids;
};

bool isOneWay(math::Vec3 a, math::Vec3 b) { return math::dot(a, b) > 0.9; }

MarkNames& markAt(std::vector<MarkNames>& marks, math::Vec3 direction, math::Vec3 bodyAxis) {
    const auto found = std::ranges::find_if(marks, [&](const MarkNames& each) {
        return isOneWay(each.mark.direction, direction) && isOneWay(each.mark.bodyAxis, bodyAxis);
    });
    if (found != marks.end()) {
        return *found;
    }
    marks.push_back({{.direction = direction, .text = {}, .bodyAxis = bodyAxis}, {}});
    marks.back().mark.isQuiet =
        !(scene::isForNose(marks.back().mark) && direction.z * direction.z > 0.5);
    return marks.back();
}

/// The words of a mark: "zenith: urot locks here", "top to east: oblivion locks here".
void write(MarkNames& names) {
    scene::LockMark& mark = names.mark;
    std::string list;
    for (const std::string& id : names.ids) {
        list += (list.empty() ? "" : ", ") + id;
    }
    const bool isNose = scene::isForNose(mark);
    const std::string axis(convention::shipAxisWord(mark.bodyAxis));
    const std::string where(convention::directionWord(mark.direction));
    const bool several = names.ids.size() > 1;
    if (mark.isQuiet) {
        mark.brief = list + (isNose ? "" : ": " + axis);
        return;
    }
    mark.text = (isNose ? where : axis + " to " + where) + ": " + list +
                (several ? " lock here" : " locks here");
    mark.brief = (isNose ? "" : axis + ": ") + names.ids.front() + " locks";
}

/// The keys that turn the ship about one of its axes, as printed: "W S".
std::string keysOf(const ComposeInput& input, int shipAxis) {
    return ui::axisKeys(input.flight.state, input.keyLabels, shipAxis);
}

/// About which of the ship's axes at level the keys of an angle turn; nullopt when it has none.
std::optional<int> keyAxisOf(const sim::Readout& card, std::size_t slot) {
    const math::Vec3 axis = sim::keyAxis(*card.row, card.options, slot);
    const std::array<double, 3> sizes{std::fabs(axis.x), std::fabs(axis.y), std::fabs(axis.z)};
    const auto largest = std::ranges::max_element(sizes);
    return *largest > 0.5 ? std::optional(static_cast<int>(largest - sizes.begin())) : std::nullopt;
}

/// The ship's own axes with the keys that turn it about them.
std::vector<scene::KeyAxis> bodyKeyAxes(const ComposeInput& input, const look::Palette& palette) {
    struct Reach {
        math::Vec3 axis;
        double from, to;
    };
    constexpr std::array<Reach, 3> kReaches{
        {{{1, 0, 0}, 1.27, 1.46}, {{0, 1, 0}, 1.05, 1.34}, {{0, 0, 1}, 0.30, 0.95}}};
    std::vector<scene::KeyAxis> axes;
    for (int axis = 0; axis < 3; ++axis) {
        const Reach& reach = kReaches[static_cast<std::size_t>(axis)];
        axes.push_back({math::rotate(input.flight.state.attitude, reach.axis), reach.from, reach.to,
                        keysOf(input, axis), look::axisColor(palette, axis)});
    }
    return axes;
}

/// The pivots of the rings with the keys that turn them. First and third stand at the same end when
/// they draw near to each other, so that their caps meet where the axes do.
std::vector<scene::KeyAxis> ringKeyAxes(const ComposeInput& input, const sim::Readout& card,
                                        const scene::Gimbals& gimbals) {
    const scene::GimbalPose pose = scene::gimbalPose(gimbals);
    std::array<math::Vec3, 3> ends = pose.pivots;
    const double together = math::dot(ends[0], ends[2]);
    const math::Vec3 guide = std::fabs(together) > 0.5 ? ends[2] : input.cameras.driven.up;
    ends[0] = math::dot(ends[0], guide) < 0.0 ? -ends[0] : ends[0];
    std::vector<scene::KeyAxis> axes;
    for (const std::size_t slot : {std::size_t{0}, std::size_t{2}, std::size_t{1}}) {
        if (const std::optional<int> keyAxis = keyAxisOf(card, slot)) {
            axes.push_back({ends[slot], kRingKeysFrom, kRingKeysTo, keysOf(input, *keyAxis),
                            gimbals.turns[slot].color});
        }
    }
    return axes;
}

/// The trail in the scene's terms: seconds instead of steps.
std::vector<scene::TrailSample> trailSamples(const sim::Trail& trail) {
    std::vector<scene::TrailSample> samples;
    samples.reserve(trail.samples.size());
    for (const sim::TrailSample& each : trail.samples) {
        samples.push_back({each.attitude, static_cast<double>(each.step) / sim::kStepsPerSecond,
                           each.stretch, each.breakBefore});
    }
    return samples;
}

/// What both flight views have in common.
scene::FlightInput plainInput(const ComposeInput& input, const ui::Rect& rect) {
    const sim::AppState& state = input.flight.state;
    scene::FlightInput flight;
    flight.rect = {rect.x, rect.y, rect.width, rect.height};
    flight.pixelScale = input.layout.scale;
    flight.palette = &ui::paletteOf(state);
    flight.nowS = sim::timeS(state);
    flight.trailFades = !state.view.reduceMotion;
    for (const ui::Rect& each : overlaysOf(state, input.layout, rect)) {
        flight.keepClear.push_back({each.x, each.y, each.width, each.height});
    }
    flight.lights = &input.lights;
    return flight;
}

/// Within the globe there is no globe to see.
bool isPilotView(const scene::Camera& camera) {
    return math::length(camera.eye) < scene::kGlobeRadius;
}

/// The card whose angles are flown; nullptr when it is not shown.
const sim::Readout* drivenCard(const ComposeInput& input) {
    const auto& cards = input.readouts.cards;
    const auto found =
        std::ranges::find(cards, input.flight.state.angleDrive.selection, &sim::Readout::selection);
    return found == cards.end() ? nullptr : &*found;
}

/// Puts the driven convention's rings round the ship.
void addRings(scene::FlightInput& flight, const ComposeInput& input) {
    const sim::Readout* card = drivenCard(input);
    if (card == nullptr) {
        return;
    }
    const sim::AngleDrive& drive = input.flight.state.angleDrive;
    flight.gimbals = gimbalsOf(*card, drive.anglesRad, *flight.palette);
    if (flight.gimbals) {
        flight.gimbals->stretch =
            convention::lockStretch(*card->row, card->options, drive.attitude);
        flight.gimbals->scale = kRingScale;
        flight.keyAxes = ringKeyAxes(input, *card, *flight.gimbals);
    }
}

}  // namespace

std::vector<scene::LockMark> lockMarks(const sim::AppState& state, const sim::Readouts& readouts) {
    std::vector<MarkNames> marks;
    for (std::size_t i = 0; i < readouts.cards.size(); ++i) {
        const sim::Readout& card = readouts.cards[i];
        const convention::Lock lock = convention::lockOf(*card.row, card.options);
        const convention::LockPlace& nearest = convention::nearestPlace(lock, state.attitude);
        for (const convention::LockPlace& place : lock.places) {
            MarkNames& names = markAt(marks, place.worldDirection, lock.bodyAxis);
            if (std::ranges::find(names.ids, card.row->id) == names.ids.end()) {
                names.ids.emplace_back(card.row->id);  // a row under two policies locks once
            }
            const bool isNear =
                place == nearest && card.reading.stretch >= convention::kStretchedFrom;
            names.mark.stretch = std::max(names.mark.stretch, isNear ? card.reading.stretch : 1.0);
            names.mark.isQuiet = names.mark.isQuiet && !isNear && i != state.view.selectedCard;
        }
    }
    std::vector<scene::LockMark> finished;
    for (MarkNames& each : marks) {
        write(each);
        finished.push_back(std::move(each.mark));
    }
    return finished;
}

std::optional<scene::Gimbals> gimbalsOf(const sim::Readout& card,
                                        const std::array<double, 3>& anglesRad,
                                        const look::Palette& palette) {
    if (card.row->angleCount < 3) {
        return std::nullopt;
    }
    scene::Gimbals gimbals;
    gimbals.stretch = card.reading.stretch;
    for (std::size_t slot = 0; slot < 3; ++slot) {
        const double angle = anglesRad[slot];
        gimbals.turns[slot] = {convention::turnAxis(*card.row, card.options, slot),
                               std::isfinite(angle) ? angle : 0.0, ui::beadLetter(*card.row, slot),
                               look::axisColor(palette, ui::bodyAxis(card, slot))};
    }
    return gimbals;
}

std::vector<ui::Rect> overlaysOf(const sim::AppState& state, const ui::Layout& layout,
                                 const ui::Rect& rect) {
    std::vector<ui::Rect> overlays = ui::driveOverlays(rect, layout.scale, state.drive);
    if (ui::isEmpty(layout.flightRight)) {
        const std::vector<ui::Rect> usual = ui::flightOverlays(rect, layout.scale);
        overlays.insert(overlays.end(), usual.begin(), usual.end());
    }
    const ui::FlightChips chips = ui::flightChips(state, layout);
    overlays.insert(overlays.end(), {chips.paused, chips.autopilot});
    std::erase_if(overlays, ui::isEmpty);
    return overlays;
}

scene::View mainFlightView(const ComposeInput& input) {
    const sim::AppState& state = input.flight.state;
    scene::FlightInput flight = plainInput(input, input.layout.flight);
    const std::vector<scene::TrailSample> trail = trailSamples(input.flight.trail);
    flight.camera = input.cameras.flight;
    flight.isPilotView = isPilotView(flight.camera);
    flight.worldFromBody = state.attitude;
    flight.trail = trail;
    flight.target = state.view.learning.target;
    flight.lockMarks = lockMarks(state, input.readouts);
    if (state.drive == sim::Drive::Angles) {
        addRings(flight, input);
    } else if (state.drive == sim::Drive::Both) {
        flight.keyAxes = bodyKeyAxes(input, *flight.palette);
        std::erase_if(flight.lockMarks, [](const scene::LockMark& mark) { return mark.isQuiet; });
    }
    return scene::flightView(flight);
}

scene::View drivenFlightView(const ComposeInput& input) {
    scene::FlightInput flight = plainInput(input, input.layout.flightRight);
    flight.camera = input.cameras.driven;
    flight.isPilotView = isPilotView(flight.camera);
    flight.worldFromBody = input.flight.state.angleDrive.attitude;
    addRings(flight, input);
    return scene::flightView(flight);
}

}  // namespace gimbalscope::app
