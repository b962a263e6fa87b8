// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The picture in a card: the ship as one engine poses it from its own angles, over a ghost of the
// truth and, while it flickers, over its last different poses. Round it the engine's gimbals.
#pragma once

#include "scene/gimbal_rings.h"
#include "scene/ship_lights.h"

namespace gimbalscope::scene {

/// What the card is held against.
struct CardRival {
    std::optional<math::Quat> worldFromRebuilt;  ///< none: it has no pose
    std::optional<Gimbals> gimbals;              ///< none without a pose or three angles
};

struct CardInput {
    PixelRect rect;
    float pixelScale = 1.0F;
    const look::Palette* palette = nullptr;
    Camera camera;
    math::Quat worldFromBody;                    ///< the truth
    std::optional<math::Quat> worldFromRebuilt;  ///< none: the engine has no pose (NaN)
    std::vector<math::Quat> recentPoses;         ///< last different poses, newest first
    std::optional<Gimbals> gimbals;
    std::optional<CardRival> rival;
    const ShipLights* lights = nullptr;
};

/// The view, ready to be drawn. A rival is a needle where its nose points, with a bar for its wings
/// and a fin, and its gimbals dashed where they stand apart from the card's own. The ghost shows
/// when the rebuilt pose is more than half a degree off, or missing; skins show then too, for
/// recent poses more than 18 degrees from the present one.
View cardView(const CardInput& input);

/// The camera of the cards: like the flight view's, a little to the side of it and higher, so that
/// a vertical nose does not put two rings edge-on.
Camera cardCamera(const Camera& flightCamera);

}  // namespace gimbalscope::scene
