// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// What the verdict says while no card is in trouble: what to try, and of numbers that go round.
#include "sim/flying.h"
#include "sim/verdict_checks.h"

namespace gimbalscope::sim {
namespace {

TEST(VerdictCalm, BeforeAnythingIsFlownItSaysWhatToTry) {
    const AppState start = initialState();
    const Verdict v = verdictOf(start);
    EXPECT_EQ(v.kind, VerdictKind::Calm);
    EXPECT_TRUE(contains(v.text, "Turn the nose up to the vertical and watch urot.")) << v.text;
    expectPlain(v);
    for (const char* const line : {"turn pitch-up 1", "tick", "show lsl"}) {
        EXPECT_FALSE(contains(verdictOf(after(start, line)).text, "Turn the nose up")) << line;
    }
}

TEST(VerdictCalm, ANumberThatGoesRoundIsNotGimbalLock) {
    for (const char* const id : {"urot", "aero-321", "lsl-rpy"}) {
        for (const char* const wrap : {"wrap off", "wrap on"}) {
            AppState state = after(after(initialState(), "show " + std::string(id)), wrap);
            state = after(after(state, "attitude 170 0 0"), "steer yaw-right on");
            state = flown(state, 40);
            EXPECT_EQ(verdictOf(state).kind, VerdictKind::Calm) << "177.5: not yet";
            state = flown(state, 40);
            const Verdict v = verdictOf(state);
            const bool isUnsigned =
                std::string_view(id) == "urot" && wrap[5] == 'o' && wrap[6] == 'n';
            if (isUnsigned) {
                EXPECT_EQ(v.kind, VerdictKind::Calm) << v.headline;
                state = flown(after(after(state, "attitude 355 0 0"), "steer yaw-right on"), 40);
                EXPECT_EQ(verdictOf(state).kind, VerdictKind::NotLock);
                EXPECT_TRUE(contains(verdictOf(state).text, "0 and 360 deg"));
                continue;
            }
            EXPECT_EQ(v.kind, VerdictKind::NotLock) << id;
            EXPECT_TRUE(contains(v.headline, "goes round. Not gimbal lock.")) << v.headline;
            EXPECT_FALSE(v.cure);
            expectPlain(v);
            EXPECT_EQ(verdictOf(flown(state, 480)).kind, VerdictKind::Calm) << "said for a second";
        }
    }
    AppState tracked = after(after(initialState(), "show aero-321:nearest"), "attitude 170 0 0");
    tracked = flown(after(tracked, "steer yaw-right on"), 80);
    EXPECT_EQ(verdictOf(tracked).kind, VerdictKind::Calm) << "it counts on";
}

}  // namespace
}  // namespace gimbalscope::sim
