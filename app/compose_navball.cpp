// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The conventions say where they lock; nothing about that is written here.
#include "app/compose_navball.h"

#include <algorithm>

#include "convention/lock.h"
#include "ui/card_letters.h"
#include "ui/context.h"
#include "ui/side_areas.h"

namespace gimbalscope::app {
namespace {

scene::ShipMark markOf(math::Vec3 bodyAxis) {
    return bodyAxis.x > 0.5   ? scene::ShipMark::Nose
           : bodyAxis.y > 0.5 ? scene::ShipMark::Port
                              : scene::ShipMark::Top;
}

/// The ball is seen against the flight camera: from behind the ship its nose would be on the far
/// side. Cameras stand within 85 degrees of the horizon, so they always look somewhere level.
scene::BallFacing facingOutside(const scene::Camera& camera) {
    const math::Vec3 level{-camera.back.x, -camera.back.y, 0.0};
    const double length = math::length(level);
    return scene::outsideFacing(length > 1e-6 ? level * (1.0 / length) : math::Vec3{1.0, 0.0, 0.0});
}

/// Adds a convention to the disc at a place, which is made when it is the first there.
void addTo(std::vector<scene::LockDisc>& discs, const scene::LockDisc& place,
           const scene::DiscLetter& letter) {
    auto disc = std::ranges::find_if(discs, [&](const scene::LockDisc& each) {
        return each.mark == place.mark && math::dot(each.direction, place.direction) > 0.999;
    });
    if (disc == discs.end()) {
        disc = discs.insert(discs.end(), place);
    }
    const auto known = std::ranges::find(disc->letters, letter.letter, &scene::DiscLetter::letter);
    if (known == disc->letters.end()) {
        disc->letters.push_back(letter);
    } else {
        known->stretch = std::max(known->stretch, letter.stretch);
    }
}

}  // namespace

std::vector<scene::LockDisc> lockDiscs(const sim::Readouts& readouts) {
    std::vector<scene::LockDisc> discs;
    const std::vector<std::string> letters = ui::cardLetters(readouts);
    for (std::size_t index = 0; index < readouts.cards.size(); ++index) {
        const sim::Readout& card = readouts.cards[index];
        const convention::Lock lock = convention::lockOf(*card.row, card.options);
        for (const convention::LockPlace& place : lock.places) {
            addTo(discs, {place.worldDirection, markOf(lock.bodyAxis), {}},
                  {letters[index], card.reading.stretch});
        }
    }
    return discs;
}

std::optional<scene::View> navballView(const ComposeInput& input) {
    const sim::AppState& state = input.flight.state;
    const ui::Rect ball =
        ui::sideAreas(input.layout.side, input.layout.scale, state.view.side).ball;
    if (ui::isEmpty(ball)) {
        return std::nullopt;
    }
    scene::NavballInput navball;
    navball.rect = {ball.x, ball.y, ball.width, ball.height};
    navball.pixelScale = input.layout.scale;
    navball.palette = &ui::paletteOf(state);
    navball.worldFromBody = state.attitude;
    navball.facing = state.view.navball == sim::NavballView::Pilot
                         ? scene::pilotFacing(state.attitude)
                         : facingOutside(input.cameras.outside);
    navball.discs = lockDiscs(input.readouts);
    return scene::navball(navball);
}

}  // namespace gimbalscope::app
