// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Beads of a card that lie on each other, near the edge of its picture.
#include <gtest/gtest.h>

#include <algorithm>

#include "convention/reading.h"
#include "scene/card_view.h"

namespace gimbalscope::scene {
namespace {

math::Quat attitude(double headingDeg, double noseUpDeg, double bankDeg) {
    return convention::attitudeFrom({{headingDeg}, {noseUpDeg}, {bankDeg}});
}

/// Gimbals of urot: yaw about -Z, pitch about -Y, roll about X.
Gimbals urotGimbals(double yawDeg, double pitchDeg, double rollDeg, const look::Palette& palette) {
    const auto rad = [](double degrees) { return math::toRadians(math::Degrees{degrees}).value; };
    Gimbals gimbals;
    gimbals.turns = {GimbalTurn{{0, 0, -1}, rad(yawDeg), "Y", palette.yaw},
                     GimbalTurn{{0, -1, 0}, rad(pitchDeg), "P", palette.pitch},
                     GimbalTurn{{1, 0, 0}, rad(rollDeg), "R", palette.roll}};
    return gimbals;
}

TEST(CardBeads, MoveAlongTheEdgeAndNotOverIt) {
    // B's needle points up, where its roll turns: its bead has to give way to that one's.
    const look::Palette& palette = look::palette(look::ThemeId::Dark);
    for (const int side : {100, 120, 134, 141, 160, 200}) {
        for (int tilt = -12; tilt <= 12; ++tilt) {
            const double noseUpDeg = 90.0 + 0.5 * tilt;
            CardInput input;
            input.rect = {30, 40, side, side};
            input.palette = &palette;
            input.camera = cardCamera(orbitCamera({.azimuth = {-150.0}}));
            input.worldFromBody = attitude(30, noseUpDeg, 40);
            input.worldFromRebuilt = attitude(0, 0, 0);
            input.gimbals = urotGimbals(30, 10, 40, palette);
            input.rival = CardRival{input.worldFromBody, urotGimbals(80, noseUpDeg, 40, palette)};
            const View view = cardView(input);
            const auto b = std::ranges::find(view.labels, "B", &look::Label::text);
            ASSERT_NE(b, view.labels.end());
            EXPECT_GE(b->y, 40.0F + 8.5F) << side << ", " << tilt;
            EXPECT_LE(b->y, 40.0F + static_cast<float>(side) - 8.5F) << side << ", " << tilt;
        }
    }
}

}  // namespace
}  // namespace gimbalscope::scene
