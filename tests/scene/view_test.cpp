// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// What the flight view and the cards are made of: items and labels as numbers, before anything is
// drawn.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "convention/reading.h"
#include "scene/card_view.h"
#include "scene/flight_view.h"

namespace gimbalscope::scene {
namespace {

const look::Palette& kPalette = look::palette(look::ThemeId::Dark);

math::Quat attitude(double headingDeg, double noseUpDeg, double bankDeg) {
    return convention::attitudeFrom({{headingDeg}, {noseUpDeg}, {bankDeg}});
}

FlightInput flightInput(const math::Quat& worldFromBody) {
    FlightInput input;
    input.rect = {0, 0, 800, 500};
    input.palette = &kPalette;
    input.camera = orbitCamera({.target = {0, 0, 0.05}, .azimuth = {-150.0}, .elevation = {9.0}});
    input.worldFromBody = worldFromBody;
    return input;
}

const look::Label* label(const View& view, std::string_view text) {
    const auto found = std::find_if(view.labels.begin(), view.labels.end(),
                                    [&](const look::Label& each) { return each.text == text; });
    return found == view.labels.end() ? nullptr : &*found;
}

std::vector<ShipItem> ships(const View& view) {
    std::vector<ShipItem> result;
    for (const Item& item : view.items) {
        if (const auto* ship = std::get_if<ShipItem>(&item)) {
            result.push_back(*ship);
        }
    }
    return result;
}

TEST(FlightView, MarksTheShipsAxesWhereTheyAre) {
    const View view = flightView(flightInput(attitude(0, 90, 0)));
    const look::Label *x = label(view, "X"), *y = label(view, "Y"), *z = label(view, "Z");
    ASSERT_TRUE(x && y && z);
    EXPECT_EQ(x->style, look::LabelStyle::HollowBead);
    EXPECT_NEAR(x->x, 400.0F, 2.0F);  // straight up, over the middle
    EXPECT_LT(x->y, 130.0F);
    EXPECT_EQ(y->color, kPalette.pitch);
}

TEST(FlightView, ShowsOneSolidShip) {
    const View view = flightView(flightInput(attitude(30, 20, 40)));
    ASSERT_EQ(ships(view).size(), 1U);
    EXPECT_EQ(ships(view)[0].style, ShipStyle::Solid);
    EXPECT_TRUE(std::holds_alternative<SkyItem>(view.items.front()));
}

TEST(FlightView, WritesTheLockAndColoursItWithTheStretch) {
    FlightInput input = flightInput(attitude(0, 10, 0));
    input.lockMarks = {{{0, 0, 1}, "zenith: urot locks here", 1.0}};
    const View calm = flightView(input);
    ASSERT_TRUE(label(calm, "zenith: urot locks here"));
    EXPECT_EQ(label(calm, "zenith: urot locks here")->color, kPalette.text2);
    input.lockMarks[0].stretch = 1e6;
    const View locked = flightView(input);
    EXPECT_EQ(label(locked, "zenith: urot locks here")->color, kPalette.flicker);
}

TEST(FlightView, LabelsKeepClearOfOverlaysAndOfEachOther) {
    FlightInput input = flightInput(attitude(0, 80, 0));
    input.lockMarks = {{{0, 0, 1}, "zenith: urot locks here", 1.0}};
    const look::Label left = *label(flightView(input), "zenith: urot locks here");
    EXPECT_EQ(left.anchor, 1.0F);
    EXPECT_LT(left.x, 400.0F);
    // Something is written where it stood: it changes sides, and without any room it goes.
    input.keepClear = {{0, 0, 390, 100}};
    const View moved = flightView(input);
    ASSERT_TRUE(label(moved, "zenith: urot locks here"));
    EXPECT_GT(label(moved, "zenith: urot locks here")->x, 400.0F);
    input.keepClear.push_back({410, 0, 390, 100});
    EXPECT_FALSE(label(flightView(input), "zenith: urot locks here"));
    for (const double heading : {0.0, 40.0, 90.0, 171.0, 260.0}) {
        const View view = flightView(flightInput(attitude(heading, 12, 30)));
        for (std::size_t i = 0; i < view.labels.size(); ++i) {
            for (std::size_t j = 0; j < i; ++j) {
                const look::Label &a = view.labels[i], &b = view.labels[j];
                EXPECT_GE(std::hypot(a.x - b.x, a.y - b.y), 14.0F) << a.text << ' ' << b.text;
            }
        }
    }
}

/// How far a point is from the line between two others.
double fromLine(PixelPoint from, PixelPoint to, double x, double y) {
    const double dx = to.x - from.x, dy = to.y - from.y;
    const double along = ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy);
    const double t = std::clamp(along, 0.0, 1.0);
    return std::hypot(x - from.x - dx * t, y - from.y - dy * t);
}

TEST(FlightView, NoWordsLieOverTheHull) {
    int words = 0;
    for (int turn = 0; turn < 360; turn += 15) {
        FlightInput input = flightInput(attitude(turn, 90.0 - turn * 0.6, 2.0 * turn));
        for (const math::Vec3 way : {math::Vec3{1, 0, 0}, math::Vec3{0, 1, 0}, math::Vec3{-1, 0, 0},
                                     math::Vec3{0, -1, 0}, math::Vec3{0, 0, 1}}) {
            input.lockMarks.push_back({.direction = way,
                                       .text = "top to south: lsl locks here",
                                       .stretch = 4.0,
                                       .brief = "lsl locks",
                                       .bodyAxis = {0, 0, 1}});
        }
        const View view = flightView(input);
        const auto at = [&](double x) {
            return *project(input.camera, input.rect, math::rotate(input.worldFromBody, {x, 0, 0}));
        };
        for (const look::Label& each : view.labels) {
            if (each.style != look::LabelStyle::Caption && each.style != look::LabelStyle::Strong) {
                continue;
            }
            ++words;
            const float width = 6.0F * static_cast<float>(each.text.size());
            for (const float part : {0.0F, 0.25F, 0.5F, 0.75F, 1.0F}) {
                const float x = each.x + width * (part - each.anchor);
                EXPECT_GT(fromLine(at(1.2), at(-1.2), x, each.y), 7.0) << turn << ' ' << each.text;
            }
        }
    }
    EXPECT_GT(words, 100);
}

TEST(FlightView, WritesAboutTheNadirOnlyWhenTheNoseGoesDown) {
    FlightInput input = flightInput(attitude(0, 0, 0));
    input.lockMarks = {{{0, 0, 1}, "zenith", 1.0}, {{0, 0, -1}, "nadir", 1.0}};
    EXPECT_TRUE(label(flightView(input), "zenith"));
    EXPECT_FALSE(label(flightView(input), "nadir"));
    input.worldFromBody = attitude(0, -30, 0);
    EXPECT_FALSE(label(flightView(input), "zenith"));
    EXPECT_TRUE(label(flightView(input), "nadir"));
}

TEST(FlightView, IsFiniteAtThePolesAndForEveryCamera) {
    for (const double noseUp : {90.0, -90.0, 89.9999999, 0.0}) {
        for (const bool isPilot : {false, true}) {
            FlightInput input = flightInput(attitude(90, noseUp, 0));
            input.isPilotView = isPilot;
            const std::vector<TrailSample> samples{{attitude(90, noseUp, 0), 0.0, 1e300}};
            input.trail = samples;
            if (isPilot) {
                input.camera = cockpitCamera(input.worldFromBody);
            }
            const View view = flightView(input);
            for (const Item& item : view.items) {
                const auto* drawing = std::get_if<Drawing>(&item);
                if (drawing == nullptr) {
                    continue;
                }
                for (const LinePoint& point : drawing->points) {
                    EXPECT_TRUE(std::isfinite(math::length(point.position)));
                    EXPECT_TRUE(std::isfinite(point.color.a) && std::isfinite(point.width));
                }
            }
            for (const look::Label& each : view.labels) {
                EXPECT_TRUE(std::isfinite(each.x) && std::isfinite(each.y)) << each.text;
            }
        }
    }
}

TEST(LadderFoot, IsTheNosesMeridianAndStaysOnItThroughTheVertical) {
    const auto level = ladderFoot(attitude(90, 30, 0), {});
    ASSERT_TRUE(level);
    EXPECT_NEAR(level->y, -1.0, 1e-12);
    EXPECT_FALSE(ladderFoot(attitude(90, 90, 0), {}));
    const std::vector<TrailSample> came{{attitude(90, 60, 0), 0.0, 1.0},
                                        {attitude(90, 89, 0), 1.0, 1.0}};
    const auto held = ladderFoot(attitude(90, 90, 0), came);
    ASSERT_TRUE(held);
    EXPECT_NEAR(held->y, -1.0, 1e-12);
}

TEST(Trail, FadesWithAgeAndBreaksAtJumps) {
    const FlightInput input = flightInput(attitude(0, 0, 0));
    const Stage stage{input.rect, input.camera, 1.0F, &kPalette};
    std::vector<TrailSample> samples;
    for (int i = 0; i <= 40; ++i) {
        samples.push_back({attitude(180 + i, 0, 0), 0.1 * i, 1.0});
    }
    const TrailInput whole{samples, {samples.back().worldFromBody, 4.0, 1.0}};
    const auto lines = [&](const TrailInput& path) {
        return trail(stage, path, true).lines.size() + trail(stage, path, false).lines.size();
    };
    EXPECT_EQ(lines(whole), 2U);  // two edges of one ribbon
    for (std::size_t i = 20; i < samples.size(); ++i) {
        samples[i].worldFromBody = attitude(180.0 + 60.0 + static_cast<double>(i), 0, 0);
    }
    const TrailInput broken{samples, {samples.back().worldFromBody, 4.0, 1.0}};
    EXPECT_EQ(lines(broken), 4U);
    const TrailInput old{samples, {samples.back().worldFromBody, 100.0, 1.0}};
    EXPECT_EQ(lines(old), 0U);
}

TEST(Trail, HasTheColoursOfTheStretch) {
    const FlightInput input = flightInput(attitude(0, 0, 0));
    const Stage stage{input.rect, input.camera, 1.0F, &kPalette};
    const auto colorOf = [&](double stretch) {
        std::vector<TrailSample> samples;
        for (int i = 0; i <= 10; ++i) {
            samples.push_back({attitude(150.0 + 2 * i, 0, 0), 0.1 * i, stretch});
        }
        const TrailInput path{samples, {samples.back().worldFromBody, 1.0}};
        const Drawing front = trail(stage, path, true), back = trail(stage, path, false);
        look::Rgba color = (front.points.empty() ? back : front).points.back().color;
        return look::Rgb{color.r, color.g, color.b};
    };
    EXPECT_EQ(colorOf(1.0), kPalette.accent);
    EXPECT_NEAR(colorOf(2.9238).r, kPalette.stretched.r, 1e-3F);
    EXPECT_NEAR(colorOf(2.9238).g, kPalette.stretched.g, 1e-3F);
    EXPECT_EQ(colorOf(12.0), kPalette.flicker);
    EXPECT_EQ(colorOf(std::nan("")), kPalette.flicker);
}

TEST(Trail, BreaksWhereTheShipJumpedAndNeedNotFade) {
    const FlightInput input = flightInput(attitude(0, 0, 0));
    const Stage stage{input.rect, input.camera, 1.0F, &kPalette};
    std::vector<TrailSample> samples;
    for (int i = 0; i <= 20; ++i) {
        samples.push_back({attitude(150.0 + i, 0, 0), 0.5 * i, 1.0, i == 10});
    }
    const TrailSample now{samples.back().worldFromBody, 10.0};
    const auto both = [&](bool fades) {
        Drawing drawing = trail(stage, {samples, now, fades}, true);
        const Drawing back = trail(stage, {samples, now, fades}, false);
        drawing.lines.insert(drawing.lines.end(), back.lines.begin(), back.lines.end());
        drawing.points.insert(drawing.points.end(), back.points.begin(), back.points.end());
        return drawing;
    };
    EXPECT_EQ(both(true).lines.size(), 4U);
    const Drawing steady = both(false);
    for (const LinePoint& point : steady.points) {
        EXPECT_GT(point.color.a, 0.65F);
    }
}

TEST(FlightView, KeyCapsStandAtTheirAxesAndBesideEachOtherWhereTheseMeet) {
    FlightInput input = flightInput(attitude(0, 0, 0));
    input.keyAxes = {{{0, 0, 1}, 1.9, 2.1, "A D", kPalette.yaw},
                     {{0, 0, 1}, 1.9, 2.1, "Q E", kPalette.roll},
                     {{0, 1, 0}, 1.9, 2.1, "W S", kPalette.pitch}};
    const View view = flightView(input);
    const look::Label *yaw = label(view, "A D"), *bank = label(view, "Q E");
    ASSERT_TRUE(yaw && bank && label(view, "W S"));
    EXPECT_EQ(yaw->style, look::LabelStyle::KeyCaps);
    EXPECT_NEAR(yaw->x, 400.0F, 1.0F);
    EXPECT_EQ(bank->y, yaw->y);
    EXPECT_GT(std::fabs(bank->x - yaw->x), 50.0F);
    EXPECT_LT(std::fabs(bank->x - yaw->x), 80.0F);
    // Whatever the window, caps stay in it.
    for (const PixelRect& rect : {PixelRect{0, 0, 200, 150}, PixelRect{300, 40, 90, 60}}) {
        input.rect = rect;
        for (const look::Label& each : flightView(input).labels) {
            if (each.style == look::LabelStyle::KeyCaps) {
                EXPECT_GE(each.x, static_cast<float>(rect.x));
                EXPECT_LE(each.x, static_cast<float>(rect.x + rect.width));
                EXPECT_GE(each.y, static_cast<float>(rect.y));
                EXPECT_LE(each.y, static_cast<float>(rect.y + rect.height));
            }
        }
    }
}

TEST(FlightView, RingsTakeThePlaceOfGlobeAndTrail) {
    FlightInput input = flightInput(attitude(0, 30, 0));
    input.gimbals.emplace();
    input.gimbals->turns = {GimbalTurn{{0, 0, -1}, 0.0, "Y", kPalette.yaw},
                            GimbalTurn{{0, -1, 0}, 0.5, "P", kPalette.pitch},
                            GimbalTurn{{1, 0, 0}, 0.0, "R", kPalette.roll}};
    const View view = flightView(input);
    EXPECT_TRUE(label(view, "P"));
    EXPECT_FALSE(label(view, "N"));
    EXPECT_FALSE(label(view, "120"));
    EXPECT_EQ(ships(view).size(), 1U);
}

/// What a row makes of an attitude: a reading without history.
convention::Reading reading(const char* id, const math::Quat& attitudeNow) {
    convention::PolicyMemory memory;
    return convention::read(*convention::find(id), {}, attitudeNow, attitudeNow, memory);
}

CardInput cardInput(const math::Quat& truth, std::optional<math::Quat> rebuilt) {
    CardInput input;
    input.rect = {0, 0, 200, 200};
    input.palette = &kPalette;
    input.camera = cardCamera(orbitCamera({.azimuth = {-150.0}}));
    input.worldFromBody = truth;
    input.worldFromRebuilt = rebuilt;
    return input;
}

TEST(CardView, ACalmCardShowsOneShip) {
    const math::Quat truth = attitude(30, 20, 40);
    const View view = cardView(cardInput(truth, reading("urot", truth).worldFromRebuilt));
    ASSERT_EQ(ships(view).size(), 1U);
    EXPECT_EQ(ships(view)[0].style, ShipStyle::Solid);
}

TEST(CardView, AWrongPoseLiesOverAGhostOfTheTruth) {
    // Heading 90, nose exactly up: urot rebuilds it 90 degrees wrong, without any NaN.
    const math::Quat truth{-0.5, -0.5, -0.5, 0.5};
    const convention::Reading urot = reading("urot", truth);
    ASSERT_TRUE(urot.worldFromRebuilt);
    EXPECT_NEAR(urot.errorDeg, 90.0, 0.1);
    CardInput input = cardInput(truth, urot.worldFromRebuilt);
    input.recentPoses = {attitude(0, 90, 0), attitude(40, 90, 0), attitude(-40, 90, 0)};
    const std::vector<ShipItem> found = ships(cardView(input));
    ASSERT_EQ(found.size(), 5U);  // ghost, two skins of three, ship, outline
    EXPECT_EQ(found[0].style, ShipStyle::Ghost);
    EXPECT_EQ(found[1].style, ShipStyle::Skin);
    EXPECT_EQ(found[2].style, ShipStyle::Skin);
    EXPECT_LT(found[2].fillAlpha, found[1].fillAlpha);
    EXPECT_EQ(found[3].style, ShipStyle::Solid);
    EXPECT_EQ(found[4].style, ShipStyle::Outline);
    EXPECT_TRUE(found[4].sharesDepth);
    EXPECT_EQ(found[4].worldFromBody, truth);
}

TEST(CardView, WithoutAPoseOnlyTheGhostRemains) {
    const std::vector<ShipItem> found =
        ships(cardView(cardInput(attitude(0, 90, 0), std::nullopt)));
    ASSERT_EQ(found.size(), 2U);
    EXPECT_EQ(found[0].style, ShipStyle::Ghost);
    EXPECT_EQ(found[1].style, ShipStyle::Outline);
}

/// Gimbals of urot: yaw about -Z, pitch about -Y, roll about X.
Gimbals urotGimbals(double yawDeg, double pitchDeg, double rollDeg) {
    const auto rad = [](double degrees) { return math::toRadians(math::Degrees{degrees}).value; };
    Gimbals gimbals;
    gimbals.turns = {GimbalTurn{{0, 0, -1}, rad(yawDeg), "Y", kPalette.yaw},
                     GimbalTurn{{0, -1, 0}, rad(pitchDeg), "P", kPalette.pitch},
                     GimbalTurn{{1, 0, 0}, rad(rollDeg), "R", kPalette.roll}};
    return gimbals;
}

std::vector<std::string> hollowBeads(const View& view) {
    std::vector<std::string> letters;
    for (const look::Label& label : view.labels) {
        if (label.style == look::LabelStyle::HollowBead) {
            letters.push_back(label.text);
        }
    }
    std::ranges::sort(letters);
    return letters;
}

TEST(CardView, ARivalIsANeedleAndRingsWhereTheyStandApart) {
    const math::Quat truth = attitude(30, 20, 40);
    CardInput input = cardInput(truth, truth);
    input.gimbals = urotGimbals(30, 20, 40);
    EXPECT_TRUE(hollowBeads(cardView(input)).empty());
    input.rival = CardRival{truth, urotGimbals(30, 20, 40)};
    EXPECT_EQ(hollowBeads(cardView(input)), std::vector<std::string>{"B"});
    // Another yaw carries the pivots of pitch and roll along, not its own.
    input.rival->gimbals = urotGimbals(80, 20, 40);
    EXPECT_EQ(hollowBeads(cardView(input)), (std::vector<std::string>{"B", "P", "R"}));
    EXPECT_EQ(ships(cardView(input)).size(), 1U);  // A's alone
    input.rival = CardRival{};
    EXPECT_TRUE(hollowBeads(cardView(input)).empty());
}

TEST(Gimbals, StandSquareAtRestAndFallTogetherAtThePole) {
    const GimbalPose rest = gimbalPose(urotGimbals(0, 0, 0));
    EXPECT_NEAR(math::dot(rest.normals[0], rest.normals[1]), 0.0, 1e-12);
    EXPECT_NEAR(math::dot(rest.normals[1], rest.normals[2]), 0.0, 1e-12);
    EXPECT_NEAR(math::dot(rest.pivots[0], rest.pivots[2]), 0.0, 1e-12);
    const GimbalPose pole = gimbalPose(urotGimbals(35, 90, -20));
    EXPECT_NEAR(std::abs(math::dot(pole.normals[0], pole.normals[1])), 1.0, 1e-12);
    EXPECT_NEAR(std::abs(math::dot(pole.pivots[0], pole.pivots[2])), 1.0, 1e-12);
}

TEST(Gimbals, CarryTheNoseOfTheRebuiltShip) {
    // The third pivot of urot is the ship's own X axis.
    const convention::Reading urot = reading("urot", attitude(30, 20, 40));
    const GimbalPose pose = gimbalPose(urotGimbals(30, 20, 40));
    const math::Vec3 nose = math::rotate(*urot.worldFromRebuilt, {1, 0, 0});
    EXPECT_NEAR(math::dot(pose.pivots[2], nose), 1.0, 1e-6);
}

}  // namespace
}  // namespace gimbalscope::scene
