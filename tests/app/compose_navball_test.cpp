// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The lock table of the product page as disc positions on the ball: at each of its four attitudes
// the ship's mark is in the disc of those conventions that lock there, and of no other.
#include "app/compose_navball.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "sim/play.h"

namespace gimbalscope::app {
namespace {

sim::AppState stateOf(const std::string& script) {
    return sim::play(sim::parseScript(script)).state;
}

/// Letters whose convention is in one of its discs' 5-degree rings.
std::string lockedLetters(const sim::AppState& state) {
    std::string letters;
    for (const scene::LockDisc& disc : lockDiscs(sim::readouts(state))) {
        const math::Vec3 mark = math::rotate(state.attitude, scene::bodyAxis(disc.mark));
        if (math::dot(mark, disc.direction) > 0.99619) {  // cosine of 5 degrees
            for (const scene::DiscLetter& each : disc.letters) {
                letters += each.letter;
            }
        }
    }
    std::ranges::sort(letters);
    return letters;
}

const std::string kShow = "show urot lsl-rpy aero-321 oblivion lsl\n";

TEST(LockDiscs, HoldTheTableOfLocks) {
    // urot U, lsl-rpy L, aero-321 A, oblivion O, lsl S.
    EXPECT_EQ(lockedLetters(stateOf(kShow + "attitude 0 90 0\n")), "ALSU");
    EXPECT_EQ(lockedLetters(stateOf(kShow + "attitude 90 90 0\n")), "ALOU");
    EXPECT_EQ(lockedLetters(stateOf(kShow + "attitude 0 0 90\n")), "O");
    EXPECT_EQ(lockedLetters(stateOf(kShow + "attitude 90 0 90\n")), "S");
    EXPECT_EQ(lockedLetters(stateOf(kShow + "attitude 30 20 40\n")), "");
}

TEST(LockDiscs, MoveInLiteralMode) {
    const std::string show = "literal on\nshow urot lsl lsl-rpy oblivion d3d-ypr\n";
    // oblivion goes to where lsl (which stays) locks, d3d-ypr to where oblivion did.
    EXPECT_EQ(lockedLetters(stateOf(show + "attitude 90 0 90\n")), "LO");
    EXPECT_EQ(lockedLetters(stateOf(show + "attitude 0 0 90\n")), "D");
}

TEST(LockDiscs, AreSharedByConventionsThatLockTogether) {
    const sim::AppState state = stateOf(kShow);
    const std::vector<scene::LockDisc> discs = lockDiscs(sim::readouts(state));
    ASSERT_EQ(discs.size(), 6U);  // nose at zenith and nadir, top at four places of the horizon
    const auto zenith = std::ranges::find_if(
        discs, [](const scene::LockDisc& each) { return each.direction.z > 0.5; });
    ASSERT_NE(zenith, discs.end());
    EXPECT_EQ(zenith->letters.size(), 3U);
    EXPECT_EQ(zenith->mark, scene::ShipMark::Nose);
}

TEST(LockDiscs, TwoPoliciesOfOneRowAreOneLetter) {
    const sim::AppState state = stateOf("show urot urot:nearest\n");
    for (const scene::LockDisc& disc : lockDiscs(sim::readouts(state))) {
        EXPECT_EQ(disc.letters.size(), 1U);
    }
}

TEST(LockDiscs, OfProperOrdersLieWhereTheirAxisComesBack) {
    const std::vector<scene::LockDisc> discs =
        lockDiscs(sim::readouts(stateOf("show ZYZ XYX ZXY\n")));
    ASSERT_EQ(discs.size(), 6U);
    EXPECT_EQ(discs[0].mark, scene::ShipMark::Top);
    EXPECT_GT(std::abs(discs[0].direction.z), 0.5);
    EXPECT_EQ(discs[2].mark, scene::ShipMark::Nose);
    EXPECT_GT(std::abs(discs[2].direction.x), 0.5);
    EXPECT_EQ(discs[4].mark, scene::ShipMark::Port);
    EXPECT_GT(std::abs(discs[4].direction.z), 0.5);
}

}  // namespace
}  // namespace gimbalscope::app
