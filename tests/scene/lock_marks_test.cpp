// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Which hoops stand where, whole or dashed, loud or quiet, and what is written beside them.
#include "scene/lock_marks.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "convention/reading.h"

namespace gimbalscope::scene {
namespace {

const look::Palette& kPalette = look::palette(look::ThemeId::Dark);
constexpr math::Vec3 kUp{0, 0, 1}, kEast{0, -1, 0}, kTop{0, 0, 1};

math::Quat attitude(double headingDeg, double noseUpDeg, double bankDeg) {
    return convention::attitudeFrom({{headingDeg}, {noseUpDeg}, {bankDeg}});
}

Stage stage() {
    return {{0, 0, 800, 500},
            orbitCamera({.target = {0, 0, 0.05}, .azimuth = {-150.0}, .elevation = {9.0}}),
            1.0F,
            &kPalette};
}

/// Both halves of the marks.
Drawing drawn(const math::Quat& ship, const std::vector<LockMark>& marks) {
    Drawing drawing;
    addLockMarks(drawing, stage(), {ship, marks}, true);
    addLockMarks(drawing, stage(), {ship, marks}, false);
    return drawing;
}

double degreesFrom(math::Vec3 direction, math::Vec3 point) {
    return math::toDegrees(math::Radians{std::atan2(math::length(math::cross(direction, point)),
                                                    math::dot(direction, point))})
        .value;
}

/// Distances from a direction, in whole degrees, at which the lines run.
std::vector<int> hoops(const Drawing& drawing, math::Vec3 direction, bool dashed) {
    std::vector<int> found;
    for (const Polyline& line : drawing.lines) {
        const LinePoint& point = drawing.points[line.first];
        const double away = degreesFrom(direction, point.position);
        const bool isOnGlobe = std::fabs(math::length(point.position) - kGlobeRadius) < 1e-9;
        if (isOnGlobe && (line.style.dashPeriod > 0.0F) == dashed && away < 30.0) {
            found.push_back(static_cast<int>(std::lround(away)));
        }
    }
    std::sort(found.begin(), found.end());
    found.erase(std::unique(found.begin(), found.end()), found.end());
    return found;
}

TEST(LockMarks, TheNosesHoopsAreWholeAtFiveAndTwentyDegrees) {
    const Drawing drawing = drawn(attitude(0, 0, 0), {{kUp, "zenith", 1.0}});
    EXPECT_EQ(hoops(drawing, kUp, false), (std::vector{5, 20}));
    EXPECT_TRUE(hoops(drawing, kUp, true).empty());
    EXPECT_TRUE(drawing.fills.empty());  // no triangle: the nose has its own bead
}

TEST(LockMarks, ThoseOfTheTopAreDashedAndATriangleShowsTheTop) {
    const math::Quat ship = attitude(0, 0, 60);
    const Drawing drawing =
        drawn(ship, {{.direction = kEast, .text = "top to east", .bodyAxis = kTop}});
    EXPECT_EQ(hoops(drawing, kEast, true), (std::vector{5, 20}));
    ASSERT_EQ(drawing.fills.size(), 3U);
    const math::Vec3 middle =
        (drawing.fills[0].position + drawing.fills[1].position + drawing.fills[2].position) *
        (1.0 / 3.0);
    EXPECT_LT(degreesFrom(math::rotate(ship, kTop), middle), 2.0);
    EXPECT_NEAR(math::length(middle), kGlobeRadius, 0.05);
}

TEST(LockMarks, AQuietOneIsOneFaintHoopAndAWord) {
    const std::vector<LockMark> marks{{.direction = kEast,
                                       .text = "top to east: oblivion locks here",
                                       .brief = "oblivion: top",
                                       .bodyAxis = kTop,
                                       .isQuiet = true}};
    const Drawing drawing = drawn(attitude(0, 0, 0), marks);
    EXPECT_EQ(hoops(drawing, kEast, true), (std::vector{5}));
    EXPECT_TRUE(drawing.fills.empty());
    for (const LinePoint& point : drawing.points) {
        EXPECT_LT(point.color.a, 0.45F);
    }
    View view;
    addLockTexts(view, stage(), {attitude(0, 0, 0), marks});
    ASSERT_EQ(view.labels.size(), 1U);
    EXPECT_EQ(view.labels[0].text, "oblivion: top");
    EXPECT_EQ(view.labels[0].color, kPalette.text2);
    // On the far half it says nothing.
    const std::vector<LockMark> far{{.direction = -kEast,
                                     .text = "",
                                     .brief = "oblivion: top",
                                     .bodyAxis = kTop,
                                     .isQuiet = true}};
    View behind;
    addLockTexts(behind, stage(), {attitude(0, 0, 0), far});
    EXPECT_TRUE(behind.labels.empty());
}

TEST(LockMarks, TwoMarksOfOneAxisShareATriangle) {
    const Drawing drawing =
        drawn(attitude(0, 0, 0), {{.direction = kEast, .text = "a", .bodyAxis = kTop},
                                  {.direction = -kEast, .text = "b", .bodyAxis = kTop}});
    EXPECT_EQ(drawing.fills.size(), 3U);
}

TEST(LockMarks, LoudSentencesComeBeforeQuietWords) {
    const std::vector<LockMark> marks{
        {.direction = kEast, .text = "", .brief = "quiet", .bodyAxis = kTop, .isQuiet = true},
        {.direction = kEast, .text = "loud", .stretch = 20.0, .bodyAxis = kTop}};
    View view;
    addLockTexts(view, stage(), {attitude(0, 0, 80), marks});
    ASSERT_GE(view.labels.size(), 1U);
    EXPECT_EQ(view.labels[0].text, "loud");
    EXPECT_EQ(view.labels[0].color, kPalette.flicker);
}

}  // namespace
}  // namespace gimbalscope::scene
