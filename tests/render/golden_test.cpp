// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Views of the scene against stored pictures.
#include "golden_picture.h"

#include "convention/reading.h"
#include "render/studio.h"
#include "scene/card_view.h"
#include "scene/flight_view.h"
#include "scene/navball.h"

namespace gimbalscope::render {
namespace {

constexpr scene::PixelRect kWhole{0, 0, kPictureSize.width, kPictureSize.height};

math::Quat attitude(double headingDeg, double noseUpDeg, double bankDeg) {
    return convention::attitudeFrom({{headingDeg}, {noseUpDeg}, {bankDeg}});
}

using test::expectGolden;

scene::Camera orbiting() {
    return scene::orbitCamera({.target = {0, 0, 0.05}, .azimuth = {-150.0}, .elevation = {9.0}});
}

const scene::ShipLights* lights() { return &Studio::get().lights(); }

/// A card of urot as the real formula reads the attitude.
scene::Scene urotCard(const math::Quat& truth, std::vector<math::Quat> recentPoses) {
    convention::PolicyMemory memory;
    const convention::Convention& row = *convention::find("urot");
    const convention::Reading reading = convention::read(row, {}, truth, truth, memory);
    const look::Palette& palette = look::palette(look::ThemeId::Dark);
    scene::Gimbals gimbals;
    gimbals.stretch = reading.stretch;
    gimbals.turns = {scene::GimbalTurn{{0, 0, -1}, reading.anglesRad[0], "Y", palette.yaw},
                     scene::GimbalTurn{{0, -1, 0}, reading.anglesRad[1], "P", palette.pitch},
                     scene::GimbalTurn{{1, 0, 0}, reading.anglesRad[2], "R", palette.roll}};
    scene::CardInput input;
    input.rect = kWhole;
    input.palette = &palette;
    input.camera = scene::cardCamera(orbiting());
    input.worldFromBody = truth;
    input.worldFromRebuilt = reading.worldFromRebuilt;
    input.recentPoses = std::move(recentPoses);
    input.gimbals = gimbals;
    input.lights = lights();
    return {look::ThemeId::Dark, {scene::cardView(input)}};
}

class Golden : public testing::Test {
protected:
    void SetUp() override { ASSERT_EQ(Studio::get().error(), ""); }
};

TEST_F(Golden, Truth) {
    std::vector<scene::TrailSample> samples;
    for (int i = 0; i <= 120; ++i) {
        const math::Quat ship = attitude(30.0, -50.0 + 0.75 * i, 0.3 * i);
        convention::PolicyMemory memory;
        const double stretch =
            convention::read(*convention::find("urot"), {}, ship, ship, memory).stretch;
        samples.push_back({ship, i / 30.0, stretch});
    }
    scene::FlightInput input;
    input.rect = kWhole;
    input.palette = &look::palette(look::ThemeId::Dark);
    input.camera = orbiting();
    input.worldFromBody = samples.back().worldFromBody;
    input.trail = samples;
    input.nowS = 4.0;
    input.lockMarks = {{{0, 0, 1}, "zenith: urot locks here", 1.0}, {{0, 0, -1}, "", 1.0}};
    input.lights = lights();
    expectGolden("truth", Studio::get().take({look::ThemeId::Dark, {scene::flightView(input)}}));
}

TEST_F(Golden, CardCalm) {
    expectGolden("card-calm", Studio::get().take(urotCard(attitude(30, 20, 40), {})));
}

TEST_F(Golden, CardFlickering) {
    // Heading 90, nose exactly up: 90 degrees wrong by the formula itself. The pose before it is
    // what the same formula made of the vertical at heading 40.
    const math::Quat before = attitude(40, 90, 0);
    convention::PolicyMemory memory;
    const convention::Reading earlier =
        convention::read(*convention::find("urot"), {}, before, before, memory);
    ASSERT_TRUE(earlier.worldFromRebuilt);
    expectGolden("card-flickering", Studio::get().take(urotCard({-0.5, -0.5, -0.5, 0.5},
                                                                {*earlier.worldFromRebuilt})));
}

/// The flight view of a theme near the lock of oblivion: heading 20, right wing nearly down.
scene::FlightInput nearOblivionsLock(look::ThemeId theme) {
    scene::FlightInput input;
    input.rect = kWhole;
    input.palette = &look::palette(theme);
    input.camera = orbiting();
    input.worldFromBody = attitude(20, 5, 84);
    input.lockMarks = {{.direction = {0, -1, 0},
                        .text = "top to east: oblivion locks here",
                        .stretch = 3.5,
                        .bodyAxis = {0, 0, 1}},
                       {.direction = {1, 0, 0},
                        .text = "",
                        .brief = "lsl: top",
                        .bodyAxis = {0, 0, 1},
                        .isQuiet = true}};
    input.lights = lights();
    return input;
}

TEST_F(Golden, TopNearItsLockLight) {
    const scene::FlightInput input = nearOblivionsLock(look::ThemeId::Light);
    expectGolden("top-light",
                 Studio::get().take({look::ThemeId::Light, {scene::flightView(input)}}));
}

TEST_F(Golden, TopNearItsLockProjector) {
    const scene::FlightInput input = nearOblivionsLock(look::ThemeId::Projector);
    expectGolden("top-projector",
                 Studio::get().take({look::ThemeId::Projector, {scene::flightView(input)}}));
}

TEST_F(Golden, RingsRoundTheShipThatAnglesFlyAtThePole) {
    const look::Palette& palette = look::palette(look::ThemeId::Dark);
    scene::Gimbals gimbals;
    gimbals.stretch = 1e6;
    gimbals.scale = 1.13;
    gimbals.turns = {scene::GimbalTurn{{0, 0, -1}, 0.5, "Y", palette.yaw},
                     scene::GimbalTurn{{0, -1, 0}, math::kPi / 2, "P", palette.pitch},
                     scene::GimbalTurn{{1, 0, 0}, 0.2, "R", palette.roll}};
    scene::FlightInput input;
    input.rect = kWhole;
    input.palette = &palette;
    input.camera = scene::orbitCamera(
        {.target = {0, 0, -0.3}, .azimuth = {-150.0}, .elevation = {9.0}, .distance = 7.7});
    input.worldFromBody = math::fromAxisAngle({0, 0, -1}, {0.3}) * attitude(0, 90, 0);
    input.gimbals = gimbals;
    input.keyAxes = {{{0, 0, 1}, 1.92, 2.08, "A D", palette.yaw}};
    input.lights = lights();
    expectGolden("rings-at-the-pole",
                 Studio::get().take({look::ThemeId::Dark, {scene::flightView(input)}}));
}

TEST_F(Golden, InvertedFromTheCockpit) {
    scene::FlightInput input;
    input.rect = kWhole;
    input.palette = &look::palette(look::ThemeId::Dark);
    input.worldFromBody = attitude(20, 15, 150);
    input.camera = scene::cockpitCamera(input.worldFromBody);
    input.isPilotView = true;
    input.lights = lights();
    expectGolden("cockpit-inverted",
                 Studio::get().take({look::ThemeId::Dark, {scene::flightView(input)}}));
}

/// The ball of a theme at heading 30, nose up 20, bank 40 with the locks of urot, oblivion and lsl.
scene::View ball(look::ThemeId theme) {
    scene::NavballInput input;
    input.rect = {(kPictureSize.width - kPictureSize.height) / 2, 0, kPictureSize.height,
                  kPictureSize.height};
    input.palette = &look::palette(theme);
    input.worldFromBody = attitude(30, 20, 40);
    input.facing = scene::pilotFacing(input.worldFromBody);
    for (const double end : {1.0, -1.0}) {
        input.discs.push_back({{0, 0, end}, scene::ShipMark::Nose, {{"U", 1.06}}});
        input.discs.push_back({{0, end, 0}, scene::ShipMark::Top, {{"O", 1.11}}});
        input.discs.push_back({{end, 0, 0}, scene::ShipMark::Top, {{"L", 1.20}}});
    }
    return scene::navball(input);
}

TEST_F(Golden, NavballOfEveryTheme) {
    for (const auto& [theme, name] : {std::pair{look::ThemeId::Dark, "navball-dark"},
                                      std::pair{look::ThemeId::Light, "navball-light"},
                                      std::pair{look::ThemeId::Projector, "navball-projector"},
                                      std::pair{look::ThemeId::HighContrast, "navball-contrast"}}) {
        expectGolden(name, Studio::get().take({theme, {ball(theme)}}));
    }
}

TEST_F(Golden, TwoRunsOfOnePictureAreEqual) {
    const scene::Scene card = urotCard(attitude(30, 20, 40), {});
    EXPECT_EQ(Studio::get().take(card), Studio::get().take(card));
}

TEST_F(Golden, EveryThemeDrawsAndViewsStayInTheirRectangles) {
    for (const look::ThemeId theme : {look::ThemeId::Dark, look::ThemeId::Light,
                                      look::ThemeId::Projector, look::ThemeId::HighContrast}) {
        const look::Palette& palette = look::palette(theme);
        scene::FlightInput input;
        input.rect = {100, 60, 240, 160};
        input.palette = &palette;
        input.camera = orbiting();
        input.lights = lights();
        const Image image = Studio::get().take({theme, {scene::flightView(input)}});
        const auto pixel = [&](int x, int y) {
            const std::size_t at = 4 * static_cast<std::size_t>(y * image.width + x);
            return std::array{int{image.rgba[at]}, int{image.rgba[at + 1]},
                              int{image.rgba[at + 2]}};
        };
        const auto byte = [](float channel) { return static_cast<int>(channel * 255.0F + 0.5F); };
        const std::array panel{byte(palette.panel.r), byte(palette.panel.g), byte(palette.panel.b)};
        for (const auto& [x, y] : {std::pair{5, 5}, std::pair{99, 100}, std::pair{340, 100},
                                   std::pair{200, 59}, std::pair{200, 220}}) {
            EXPECT_EQ(pixel(x, y), panel) << palette.name << ' ' << x << ' ' << y;
        }
        EXPECT_NE(pixel(220, 140), panel) << palette.name;
    }
}

}  // namespace
}  // namespace gimbalscope::render
