// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The ship that is flown by angles: it starts as the quaternion's does, is posed by the row's own
// decoding, and loses a freedom at the pole; two ships by the same keys; frame rates (P16); the
// stick; the total turn.
#include "sim/drive.h"

#include <algorithm>

#include "convention/lock.h"
#include "sim/flight.h"
#include "sim/flying.h"
#include "sim/readout.h"

namespace gimbalscope::sim {
namespace {

using convention::Convention;

AppState driving(std::string_view drive, std::string_view selection) {
    const AppState shown = after(initialState(), "show " + std::string(selection));
    return after(shown, "drive " + std::string(drive));
}

AppState held(const AppState& state, Turn turn, std::int64_t steps) {
    return flown(update(state, Steer{turn, true, Pace::Normal}).state, steps);
}

constexpr Turn kTurns[] = {Turn::PitchUp, Turn::PitchDown, Turn::YawRight,
                           Turn::YawLeft, Turn::BankRight, Turn::BankLeft};

double stretchOf(const AppState& state, std::string_view id) {
    return convention::lockStretch(*convention::find(id), {}, state.attitude);
}

TEST(AngleDrive, StartsAtLevelAsTheQuaternionDoesForEveryTaitBryanRow) {
    for (const Convention& row : convention::catalog()) {
        if (math::isProper(row.order) || row.angleCount < 3) {
            continue;
        }
        for (const bool literal : {false, true}) {
            AppState state = driving("angles", row.id);
            state = after(state, literal ? "literal on" : "literal off");
            for (const Turn turn : kTurns) {
                const AppState angles = held(state, turn, 40);
                const AppState quaternion = held(after(state, "drive quaternion"), turn, 40);
                EXPECT_LT(degreesBetween(angles.attitude, quaternion.attitude), 1e-12)
                    << row.id << ' ' << name(turn);
                EXPECT_NEAR(angles.turnedDeg, 7.5, 1e-9) << row.id;
                EXPECT_NEAR(quaternion.turnedDeg, 7.5, 1e-9) << row.id;
                EXPECT_NEAR(angles.rates.pitchDegPerS, quaternion.rates.pitchDegPerS, 1e-9);
                EXPECT_NEAR(angles.rates.yawDegPerS, quaternion.rates.yawDegPerS, 1e-9);
                EXPECT_NEAR(angles.rates.bankDegPerS, quaternion.rates.bankDegPerS, 1e-9);
            }
        }
    }
}

TEST(AngleDrive, OfAProperOrderTurnsAllThreeAnglesByThreePairsOfKeys) {
    for (const Convention& row : convention::orderRows()) {
        if (!math::isProper(row.order)) {
            continue;
        }
        const AppState state = driving("angles", row.id);
        std::array<bool, 3> changed{};
        for (const Turn turn : {Turn::PitchUp, Turn::YawRight, Turn::BankRight}) {
            const AppState turned = held(state, turn, 40);
            int count = 0;
            for (std::size_t slot = 0; slot < 3; ++slot) {
                const double change =
                    turned.angleDrive.anglesRad[slot] - state.angleDrive.anglesRad[slot];
                if (std::abs(change) > 1e-9) {
                    EXPECT_NEAR(std::abs(change), 7.5 * math::kPi / 180.0, 1e-12) << row.id;
                    changed[slot] = true;
                    ++count;
                }
            }
            EXPECT_EQ(count, 1) << row.id << ' ' << name(turn);
        }
        EXPECT_TRUE(changed[0] && changed[1] && changed[2]) << row.id;
        // Level is where such an order locks: two pairs of keys do one thing there.
        EXPECT_NEAR(lostFreedom(state)->freedom, 0.0, 1e-15) << row.id;
    }
}

TEST(AngleDrive, OfTwoAnglesHasNoBank) {
    AppState state = after(initialState(), "show urot oblivion-actor");
    state = after(after(state, "attitude 30 20 40"), "select 2");
    state = after(state, "drive angles");
    EXPECT_LT(degreesBetween(state.attitude, convention::attitudeFrom({{30}, {20}, {0}})), 1e-9);
    EXPECT_EQ(state.tickAttitude, state.attitude) << "put there, not flown there";
    EXPECT_LT(degreesBetween(state.fed, state.attitude), 1e-4);
    EXPECT_EQ(held(state, Turn::BankRight, 100).attitude, state.attitude);
    const AppState up = held(state, Turn::PitchUp, 100);
    EXPECT_LT(degreesBetween(up.attitude, convention::attitudeFrom({{30}, {38.75}, {0}})), 1e-9);
    EXPECT_FALSE(lostFreedom(state));
    const AppState placed = after(state, "attitude 10 20 30");
    EXPECT_LT(degreesBetween(placed.attitude, convention::attitudeFrom({{10}, {20}, {0}})), 1e-9);
    EXPECT_EQ(placed.attitude, placed.angleDrive.attitude);
}

TEST(AngleDrive, PosesTheShipByTheRowsDecodingUnwrapped) {
    AppState state = driving("angles", "urot");
    for (const Turn turn : {Turn::PitchUp, Turn::YawRight, Turn::BankLeft}) {
        state = update(state, Steer{turn, true, Pace::Coarse}).state;
    }
    for (int i = 0; i < 960; ++i) {
        state = step(state).state;
        ASSERT_EQ(state.attitude, state.angleDrive.attitude);
        ASSERT_EQ(state.attitude,
                  convention::pose(*convention::find("urot"), {}, state.angleDrive.anglesRad));
    }
    EXPECT_NEAR(state.angleDrive.anglesRad[0], 4.0 * math::kPi, 1e-11);
    EXPECT_NEAR(state.angleDrive.anglesRad[1], 4.0 * math::kPi, 1e-11);
    EXPECT_NEAR(state.angleDrive.anglesRad[2], -4.0 * math::kPi, 1e-11);
    EXPECT_LT(degreesBetween(state.attitude, {}), 1e-9);
    EXPECT_LT(readouts(state).truth.driftDeg, 1e-3) << "fed follows";
}

TEST(AngleDrive, AtThePoleTwoKeysDoTheSame) {
    const AppState state = after(driving("angles", "urot"), "turn pitch-up 90");
    EXPECT_GT(stretchOf(state, "urot"), 1e15);
    const std::optional<LostFreedom> lost = lostFreedom(state);
    ASSERT_TRUE(lost);
    EXPECT_LT(lost->freedom, 1e-15);
    EXPECT_NEAR(lost->betweenDeg, 0.0, 1e-12);
    EXPECT_EQ(lost->names[0], "yaw");
    EXPECT_EQ(lost->names[1], "roll");
    EXPECT_TRUE(lost->opposite) << "nose up: yaw right is roll left, only yaw - roll is real";
    EXPECT_EQ(lost->alike[0], Turn::YawRight);
    EXPECT_EQ(lost->alike[1], Turn::BankLeft);
    const AppState yawed = held(state, Turn::YawRight, 100);
    const AppState banked = held(state, Turn::BankLeft, 100);
    EXPECT_LT(degreesBetween(yawed.attitude, banked.attitude), 1e-9);
    const AppState nadir = after(driving("angles", "urot"), "turn pitch-down 90");
    EXPECT_FALSE(lostFreedom(nadir)->opposite);
    EXPECT_EQ(lostFreedom(nadir)->alike[1], Turn::BankRight);
}

TEST(AngleDrive, KeysNamedAlikeAreAlikeForEveryRowAtBothPoles) {
    for (const Convention& row : convention::catalog()) {
        if (row.angleCount < 3) {
            continue;
        }
        for (const double offset : {0.0, math::kPi}) {
            AppState state = driving("angles", row.id);
            const double pole = math::isProper(row.order) ? 0.0 : math::kPi / 2.0;
            state.angleDrive.anglesRad = {0.3, pole + offset, -0.8};
            state = step(state).state;
            const std::optional<LostFreedom> lost = lostFreedom(state);
            ASSERT_TRUE(lost);
            EXPECT_LT(lost->freedom, 1e-14) << row.id;
            const AppState one = held(state, lost->alike[0], 100);
            const AppState other = held(state, lost->alike[1], 100);
            EXPECT_GT(degreesBetween(one.attitude, held(state, Turn::PitchUp, 0).attitude), 1.0);
            EXPECT_LT(degreesBetween(one.attitude, other.attitude), 1e-9) << row.id;
        }
    }
}

TEST(AngleDrive, FreedomIsOneOverTheStretch) {
    for (const char* const id : {"urot", "oblivion", "lsl", "ZXZ"}) {
        AppState state = after(driving("angles", id), "attitude 17 23 41");
        for (int i = 0; i < 400; ++i) {
            state = held(held(state, Turn::PitchUp, 2), Turn::BankRight, 1);
            EXPECT_NEAR(lostFreedom(state)->freedom * stretchOf(state, id), 1.0, 1e-9) << id;
            EXPECT_NEAR(std::sin(lostFreedom(state)->betweenDeg * math::kPi / 180.0),
                        lostFreedom(state)->freedom, 1e-12);
        }
    }
}

TEST(AngleDrive, BothFliesTwoShipsByTheSameKeys) {
    AppState state = driving("both", "urot");
    EXPECT_EQ(state.attitude, state.angleDrive.attitude);
    const AppState quaternion = after(state, "drive quaternion");
    EXPECT_TRUE(quaternion.angleDrive.selection.empty());
    const AppState up = held(state, Turn::PitchUp, 480);
    EXPECT_LT(degreesBetween(up.attitude, up.angleDrive.attitude), 1e-9);
    EXPECT_EQ(up.attitude, held(quaternion, Turn::PitchUp, 480).attitude);
    // At the pole the yaw key still yaws the one; the other one it rolls about the vertical.
    const AppState yawed = held(after(up, "release"), Turn::YawRight, 120);
    const math::Vec3 nose = math::rotate(yawed.attitude, {1, 0, 0});
    const math::Vec3 other = math::rotate(yawed.angleDrive.attitude, {1, 0, 0});
    EXPECT_NEAR(nose.z, std::cos(22.5 * math::kPi / 180.0), 1e-9);
    EXPECT_NEAR(other.z, 1.0, 1e-12);
}

TEST(AngleDrive, StartsRightAtThePoleToo) {
    for (const Convention& row : convention::catalog()) {
        if (row.angleCount < 3) {
            continue;
        }
        for (const char* const attitude : {"attitude 0 90 0", "attitude 30 90 0", "attitude 0 0 90",
                                           "attitude 90 -90 0", "attitude 0 0 0"}) {
            AppState state = after(initialState(), "show " + std::string(row.id));
            state = after(after(state, attitude), "drive both");
            EXPECT_LT(degreesBetween(state.attitude, state.angleDrive.attitude), 1e-13) << row.id;
            state = after(state, "drive angles");
            EXPECT_EQ(state.attitude, state.angleDrive.attitude);
            EXPECT_LT(degreesBetween(state.attitude, after(initialState(), attitude).attitude),
                      1e-13);
        }
    }
}

TEST(AngleDrive, PlacingPlacesBoth) {
    AppState state = held(after(driving("both", "urot"), "attitude 10 60 20"), Turn::YawLeft, 200);
    EXPECT_GT(degreesBetween(state.attitude, state.angleDrive.attitude), 5.0);
    for (const char* const line : {"preset 9", "preset 4", "attitude 10 20 30", "level", "reset"}) {
        const AppState placed = after(state, line);
        EXPECT_LT(degreesBetween(placed.attitude, placed.angleDrive.attitude), 1e-13) << line;
        const AppState angles = after(after(state, "drive angles"), line);
        EXPECT_EQ(angles.attitude, angles.angleDrive.attitude) << line;
    }
    EXPECT_EQ(after(state, "reset").turnedDeg, 0.0);
}

TEST(AngleDrive, FollowsTheSelectedCardAndItsRow) {
    AppState state = after(after(initialState(), "attitude 10 60 20"), "drive both");
    EXPECT_EQ(state.angleDrive.selection, "urot");
    state = held(state, Turn::YawLeft, 200);
    const auto apart = [](const AppState& s) {
        return degreesBetween(s.attitude, s.angleDrive.attitude);
    };
    EXPECT_GT(apart(state), 5.0);
    EXPECT_LT(apart(after(state, "select 2")), 1e-9);
    EXPECT_EQ(after(state, "select 2").angleDrive.selection, "oblivion");
    EXPECT_LT(apart(after(state, "show lsl urot")), 1e-9);
    EXPECT_LT(apart(after(state, "variant")), 1e-9);
    EXPECT_LT(apart(after(state, "show urot@lsl")), 1e-9);
    EXPECT_LT(apart(after(state, "literal on")), 1e-9);
    // The policy is about reading angles; these are flown.
    const AppState nearest = after(state, "policy nearest");
    EXPECT_EQ(nearest.angleDrive.anglesRad, state.angleDrive.anglesRad);
    EXPECT_EQ(nearest.angleDrive.selection, "urot:nearest");
    EXPECT_EQ(after(state, "show oblivion urot").view.selectedCard, 0U);
}

TEST(AngleDrive, AutopilotsThatHoldKeysChangeAngles) {
    const AppState state = driving("angles", "urot");
    AppState looping = flown(after(state, "loop rate 90"), 240);
    EXPECT_NEAR(looping.angleDrive.anglesRad[1], math::kPi / 2.0, 1e-12);
    EXPECT_EQ(looping.angleDrive.anglesRad[0], 0.0);
    EXPECT_NEAR(looping.turnedDeg, 90.0, 1e-9);
    const AppState tumbling = flown(after(state, "tumble rate 60"), 480);
    EXPECT_EQ(tumbling.attitude, tumbling.angleDrive.attitude);
}

TEST(AngleDrive, AutopilotsThatAimTurnTheShipAndTheAnglesFollow) {
    for (const char* const id : {"urot", "oblivion", "lsl", "ZXZ", "oblivion-actor"}) {
        AppState state = after(driving("angles", id), "cross miss 0.3 rate 60");
        double nearest = 90.0;
        double largest = 0.0;
        for (int i = 0; i < 240 * 10; ++i) {
            const AppState next = step(state).state;
            ASSERT_EQ(next.attitude, next.angleDrive.attitude) << id;
            const convention::HeadingNoseBank now = convention::headingNoseBank(next.attitude);
            nearest = std::min(nearest, 90.0 - now.noseUp.value);
            for (std::size_t slot = 0; slot < 3; ++slot) {
                largest = std::max(largest, std::abs(next.angleDrive.anglesRad[slot] -
                                                     state.angleDrive.anglesRad[slot]));
            }
            state = next;
        }
        EXPECT_LT(largest, 2.0) << id << ": the nearest angles";
        if (std::string_view(id) != "oblivion-actor") {
            EXPECT_NEAR(nearest, 0.3, 1e-6) << id;
        }
        state = flown(after(state, "hold distance 5 jitter 1e-4"), 600);
        EXPECT_EQ(state.attitude, state.angleDrive.attitude) << id;
        EXPECT_NEAR(convention::headingNoseBank(state.attitude).noseUp.value, 85.0, 0.1) << id;
    }
}

// Flown by the clock in frames of any length (P16).
AppState flownInFrames(AppState state, double frameSeconds) {
    struct Key {
        std::int64_t atStep;
        const char* line;
    };
    constexpr Key kFlight[] = {{13, "steer pitch-up on coarse"}, {200, "steer yaw-right on"},
                               {371, "steer pitch-up off"},      {372, "turn bank-left 0.1875"},
                               {400, "stick bank -0.37"},        {500, "cross miss 0.3 rate 60"},
                               {1900, "tumble rate 80"},         {2500, "autopilot off"}};
    StepClock clock;
    std::size_t next = 0;
    while (state.stepCount < 2880) {
        int steps = clock.take(frameSeconds, 1.0);
        for (; steps > 0 && state.stepCount < 2880; --steps) {
            for (; next < std::size(kFlight) && kFlight[next].atStep == state.stepCount; ++next) {
                state = after(state, kFlight[next].line);
            }
            state = step(state).state;
        }
    }
    return state;
}

TEST(AngleDrive, IsTheSameAtEveryFrameRate) {
    for (const char* const drive : {"quaternion", "angles", "both"}) {
        const AppState start = driving(drive, "oblivion");
        const AppState reference = flownInFrames(start, 1.0 / 240.0);
        EXPECT_GT(reference.turnedDeg, 100.0);
        for (const int rate : {24, 60, 144, 500}) {
            EXPECT_EQ(flownInFrames(start, 1.0 / rate), reference) << drive << ' ' << rate;
        }
    }
}

TEST(AngleDrive, ReadsTheSameUnderTheSeedsIntegration) {
    AppState state = after(driving("angles", "urot"), "integration seed");
    state = held(held(state, Turn::PitchUp, 200), Turn::YawRight, 400);
    EXPECT_LT(readouts(state).truth.driftDeg, 1.0);
}

TEST(Stick, TurnsByItsShareOfFortyFiveDegreesASecond) {
    const AppState half = flown(after(initialState(), "stick yaw 0.5"), 240);
    EXPECT_NEAR(convention::headingNoseBank(half.attitude).heading.value, 22.5, 1e-9);
    AppState state = after(after(initialState(), "stick pitch 1"), "steer pitch-up on");
    state = flown(state, 120);
    EXPECT_NEAR(convention::headingNoseBank(state.attitude).noseUp.value, 45.0, 1e-9);
    state = flown(after(after(initialState(), "stick bank -1"), "steer bank-right on"), 240);
    EXPECT_LT(degreesBetween(state.attitude, {}), 1e-12);
    state = after(flown(after(initialState(), "stick bank 1"), 24), "release");
    EXPECT_EQ(flown(state, 24).attitude, state.attitude);
}

TEST(Stick, SpeedsTheShipUpWithInertia) {
    AppState state = after(after(initialState(), "inertia on"), "stick yaw -0.5");
    state = flown(state, 240);
    EXPECT_NEAR(state.coasting.yawDegPerS, -22.5, 1e-9);
    state = after(state, "stick yaw 0");
    EXPECT_NEAR(flown(state, 240).coasting.yawDegPerS, -22.5, 1e-9);
}

TEST(Stick, TakesTheShipFromTheAutopilot) {
    const AppState state = after(after(initialState(), "loop"), "stick yaw 0.2");
    EXPECT_TRUE(std::holds_alternative<std::monostate>(state.autopilot));
    const AppState centred = after(after(initialState(), "loop"), "stick yaw 0");
    EXPECT_TRUE(std::holds_alternative<LoopPilot>(centred.autopilot));
}

TEST(TotalTurn, GrowsByEveryTurnUntilReset) {
    AppState state = after(initialState(), "turn pitch-up 400");
    EXPECT_NEAR(state.turnedDeg, 400.0, 1e-9);
    state = held(state, Turn::PitchDown, 240);
    EXPECT_NEAR(state.turnedDeg, 445.0, 1e-9);
    EXPECT_EQ(after(state, "preset 9").turnedDeg, state.turnedDeg) << "put there, not turned";
    EXPECT_EQ(after(state, "reset").turnedDeg, 0.0);
    EXPECT_NEAR(after(driving("angles", "urot"), "turn pitch-up 400").turnedDeg, 400.0, 1e-9);
}

}  // namespace
}  // namespace gimbalscope::sim
