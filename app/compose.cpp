// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The views of a frame, put together.
#include "app/compose.h"

#include "app/compose_navball.h"
#include "app/flight_scene.h"
#include "scene/card_view.h"
#include "ui/context.h"

namespace gimbalscope::app {
namespace {

/// What a card is held against, as its picture shows it. It is not calmed: it is a needle.
scene::CardRival rivalViewOf(const sim::RivalReadout& rival, const look::Palette& palette) {
    scene::CardRival view{rival.reading.worldFromRebuilt, std::nullopt};
    if (view.worldFromRebuilt) {
        view.gimbals = gimbalsOf(asReadout(rival), rival.reading.anglesRad, palette);
    }
    return view;
}

/// The ship as one engine would pose it; no rings while it has no pose.
scene::View cardViewOf(const ComposeInput& input, const ui::CardSlot& slot) {
    const sim::AppState& state = input.flight.state;
    const sim::Readout& readout = input.readouts.cards[slot.card];
    const CardMotion& motion = input.cards[slot.card];
    scene::CardInput card;
    card.rect = {slot.view.x, slot.view.y, slot.view.width, slot.view.height};
    card.pixelScale = input.layout.scale;
    card.palette = &ui::paletteOf(state);
    card.camera = scene::cardCamera(input.cameras.outside);
    card.worldFromBody = state.attitude;
    card.worldFromRebuilt = motion.worldFromRebuilt;
    card.recentPoses = readout.recentPoses;
    if (motion.worldFromRebuilt) {
        card.gimbals = gimbalsOf(readout, motion.anglesRad, *card.palette);
    }
    if (card.gimbals) {
        card.gimbals->glowStretch = motion.glowStretch;
    }
    if (readout.rival) {
        card.rival = rivalViewOf(*readout.rival, *card.palette);
    }
    card.lights = &input.lights;
    return scene::cardView(card);
}

}  // namespace

scene::Scene compose(const ComposeInput& input) {
    scene::Scene scene;
    scene.theme = static_cast<look::ThemeId>(input.flight.state.view.theme);
    if (!ui::isEmpty(input.layout.flight)) {
        scene.views.push_back(mainFlightView(input));
    }
    if (!ui::isEmpty(input.layout.flightRight)) {
        scene.views.push_back(drivenFlightView(input));
    }
    if (std::optional<scene::View> ball = navballView(input)) {
        scene.views.push_back(std::move(*ball));
    }
    for (const ui::CardSlot& slot : input.layout.cards) {
        if (!ui::isEmpty(slot.view) && slot.card < input.cards.size()) {
            scene.views.push_back(cardViewOf(input, slot));
        }
    }
    return scene;
}

}  // namespace gimbalscope::app
