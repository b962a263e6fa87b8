// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Keyframes by commands: edited, undone, flown along, scrubbed; what a script can expect of them.
#include "sim/keyframes.h"

#include <gmock/gmock.h>

#include <cmath>

#include "curve/motion.h"
#include "sim/flying.h"
#include "sim/play.h"
#include "sim/update.h"

namespace gimbalscope::sim {
namespace {

using testing::HasSubstr;

constexpr std::string_view kPage =
    "keyframes set -1 0 0 0.7071067811865476 -0.7071067811865476 0 0 0 0 1 "
    "1 0 0 0.7071067811865476 0.7071067811865476 2 0 0 1 0\n";

AppState after(const std::string& text) {
    const Playback playback = played(text);
    EXPECT_THAT(playback.messages, testing::IsEmpty()) << text;
    EXPECT_THAT(playback.failures, testing::IsEmpty()) << text;
    return playback.state;
}
std::vector<double> timesOf(const AppState& state) {
    std::vector<double> times;
    for (const curve::Key& key : state.view.keyframing.keys) {
        times.push_back(key.timeS);
    }
    return times;
}
double apartDeg(const math::Quat& a, const math::Quat& b) {
    return math::toDegrees(math::angleBetween(a, b)).value;
}

TEST(Keyframes, AreAddedWhereTheShipIs) {
    const AppState state = after(
        "keyframe add\nturn yaw-left 30\nkeyframe add\nkeyframe add at 0.5 quat 0 0 1 1\n"
        "keyframe add at 7 10 20 30\n");
    EXPECT_EQ(timesOf(state), (std::vector<double>{0.0, 0.5, 1.0, 7.0}));
    const std::vector<curve::Key>& keys = state.view.keyframing.keys;
    EXPECT_EQ(keys[0].worldFromBody, math::Quat{});
    EXPECT_LT(apartDeg(keys[2].worldFromBody, state.attitude), 1e-12);
    EXPECT_LT(apartDeg(keys[3].worldFromBody, convention::attitudeFrom({{10}, {20}, {30}})), 1e-9);
    EXPECT_EQ(state.view.keyframing.selected, 3U);
}

TEST(Keyframes, AreChangedMovedAndDropped) {
    const AppState state = after(std::string(kPage) +
                                 "keyframe set 2 at 5\nturn pitch-up 40\nkeyframe set 1 "
                                 "now\nkeyframe set 3 at 1.5 quat 1 0 0 0\n"
                                 "keyframe move 4 to 2\nkeyframe drop 3\nkeyframe select 1\n");
    EXPECT_EQ(timesOf(state), (std::vector<double>{-1.0, 1.0, 5.0}));
    const std::vector<curve::Key>& keys = state.view.keyframing.keys;
    EXPECT_LT(apartDeg(keys[0].worldFromBody, state.attitude), 1e-12);
    EXPECT_EQ(keys[1].worldFromBody, math::Quat{});              // moved, at the time of another
    EXPECT_EQ(keys[2].worldFromBody, (math::Quat{1, 0, 0, 0}));  // the times stayed
    EXPECT_EQ(state.view.keyframing.selected, 0U);
}

TEST(Keyframes, WhatCannotBeIsSaid) {
    const auto message = [](const std::string& text) {
        const Playback playback = played(text);
        return playback.messages.empty() ? std::string() : playback.messages.back();
    };
    EXPECT_THAT(message("keyframe drop 1\n"), HasSubstr("there are no keyframes"));
    EXPECT_THAT(message(std::string(kPage) + "keyframe select 5\n"), HasSubstr("only 4"));
    EXPECT_THAT(message(std::string(kPage) + "keyframe add at 1\n"), HasSubstr("at 1 s already"));
    EXPECT_THAT(message(std::string(kPage) + "keyframe set 1 at 2\n"), HasSubstr("at 2 s already"));
    EXPECT_THAT(message("keyframes play\n"), HasSubstr("there are no keyframes"));
    EXPECT_THAT(message("scrub 1\n"), HasSubstr("there are no keyframes"));
    EXPECT_THAT(message("keyframes open a.csv\n"), HasSubstr("no files here"));
}

TEST(Keyframes, WhatCannotBeReadIsRefused) {
    const auto error = [](std::string_view line) { return parse(line).error; };
    EXPECT_THAT(error("keyframe set 1"), HasSubstr("is missing"));
    EXPECT_THAT(error("keyframe drop 0"), HasSubstr("from 1 on"));
    EXPECT_THAT(error("keyframe ad"), HasSubstr("did you mean \"add\""));
    EXPECT_THAT(error("keyframes set 0 0 0 0 1 0 0 0 0 1"), HasSubstr("that of the key before"));
    EXPECT_THAT(error("keyframes set 0 0 0 0 0"), HasSubstr("no attitude"));
    EXPECT_THAT(error("keyframes set 0 0 0 0 1 1e-12 0 0 0 1"), HasSubstr("billionth"));
    EXPECT_THAT(error("keyframes set nan 0 0 0 1"), HasSubstr("the time"));
    EXPECT_THAT(error("keyframes set 0 0 0 1"), HasSubstr("is missing"));
    EXPECT_THAT(error("methods"), HasSubstr("is missing"));
    EXPECT_THAT(error("methods slerp slerp"), HasSubstr("twice"));
    EXPECT_THAT(error("methods euler nlerp slerp squad spline"), HasSubstr("from 1 to 4"));
    EXPECT_THAT(error("method squda"), HasSubstr("did you mean \"squad\""));
    EXPECT_THAT(error("keyframe add yours 1 2 3"), HasSubstr("unknown"));
}

TEST(Keyframes, LinesComeBackAsTheyWere) {
    for (const char* const line :
         {"keyframe add", "keyframe add at 2.5", "keyframe add at -1 quat 0 0 0 1",
          "keyframe set 3 now", "keyframe set 3 at 2 now", "keyframe drop 2", "keyframes clear",
          "keyframe move 4 to 2", "keyframe select 1", "keyframes play",
          "keyframes play from 1 for 2 meanwhile", "keyframes open two words.csv",
          "keyframes save a.csv replace", "scrub 0.25", "methods squad spline", "round on",
          "keyframes set 0 0 0 0 1 1.5 0 0 1 0 tangents 1 2 3 4 5 6 7 8 2 1 0 0 0"}) {
        const ParsedCommand parsed = parse(line);
        ASSERT_TRUE(parsed.command) << line << ": " << parsed.error;
        EXPECT_EQ(text(*parsed.command), line);
    }
}

TEST(Keyframes, UndoTakesEachBackAndADragIsOneStep) {
    Session session = beginSession(initialState());
    const auto say = [&](std::string_view line) { sim::apply(session, *parse(line).command); };
    say(kPage.substr(0, kPage.size() - 1));
    say("keyframe set 2 at 0.1");
    say("keyframe set 2 at 0.2");
    say("keyframe set 2 at 0.3");
    say("drop");
    say("keyframe drop 4");
    say("method slerp");
    EXPECT_EQ(timesOf(session.state), (std::vector<double>{-1.0, 0.3, 1.0}));
    say("undo");
    EXPECT_EQ(session.state.view.keyframing.method, curve::Method::Squad);
    say("undo");
    EXPECT_EQ(timesOf(session.state), (std::vector<double>{-1.0, 0.3, 1.0, 2.0}));
    say("undo");
    EXPECT_EQ(timesOf(session.state), (std::vector<double>{-1.0, 0.0, 1.0, 2.0}));
    say("undo");
    EXPECT_TRUE(session.state.view.keyframing.keys.empty());
    say("redo");
    say("redo");
    EXPECT_EQ(timesOf(session.state), (std::vector<double>{-1.0, 0.3, 1.0, 2.0}));
}

// The engines see the motion: the ship is where the curve is at every step, at their pace.
TEST(Keyframes, TheShipIsFlownAlongTheCurve) {
    for (const std::string method : {"euler", "euler-nearest", "nlerp", "slerp", "squad",
                                     "squad-timed", "spline", "gltf-cubic"}) {
        AppState state = after(
            "show ZYX\nkeyframes set 0 0 0 0 1 0.7 0 0.3 0.2 0.9 1.1 0.5 0.1 -0.2 0.8\nmethod " +
            method + "\nkeyframes play meanwhile\n");
        ASSERT_TRUE(isPlayingKeys(state)) << method;
        const auto path = pathOf(pathRequest(state), state.view.keyframing.method);
        for (int step = 1; step < 264; ++step) {
            advance(state);
            ASSERT_LT(apartDeg(state.attitude, path->curve.at(step * kStepSeconds)), 1e-9)
                << method << ' ' << step;
            ASSERT_NEAR(keyTimeS(state), step * kStepSeconds, 1e-12);
        }
        EXPECT_TRUE(isPlayingKeys(state));
        advance(state);
        EXPECT_FALSE(isPlayingKeys(state)) << method;
        EXPECT_NEAR(keyTimeS(state), 1.1, 1e-12);
        EXPECT_LT(apartDeg(state.attitude, path->curve.at(1.1)), 1e-9);
    }
}

TEST(Keyframes, AScriptWaitsUntilTheyAreOver) {
    EXPECT_DOUBLE_EQ(timeS(after(std::string(kPage) + "keyframes play\n")), 3.0);
    EXPECT_DOUBLE_EQ(timeS(after(std::string(kPage) + "keyframes play from 1.5\n")), 0.5);
    EXPECT_DOUBLE_EQ(timeS(after(std::string(kPage) + "keyframes play for 2\n")), 2.0);
    EXPECT_DOUBLE_EQ(timeS(after(std::string(kPage) + "keyframes play for 20\n")), 3.0);
    EXPECT_DOUBLE_EQ(timeS(after(std::string(kPage) + "round on\nkeyframes play\n")), 0.0);
    EXPECT_DOUBLE_EQ(timeS(after(std::string(kPage) + "round on\nkeyframes play for 7\n")), 7.0);
    EXPECT_DOUBLE_EQ(timeS(after(std::string(kPage) + "ends closed\nkeyframes play\n")), 4.0);
    EXPECT_DOUBLE_EQ(timeS(after("keyframe add\nkeyframes play\n")), 0.0);
}

TEST(Keyframes, ScrubPutsTheShipAndPlayingGoesOnFromThere) {
    const AppState put = after(std::string(kPage) + "scrub 0.5\n");
    EXPECT_LT(apartDeg(put.attitude, math::fromAxisAngle({0, 0, 1}, {math::kPi / 4})), 1e-9);
    EXPECT_EQ(keyTimeS(put), 0.5);
    EXPECT_FALSE(isPlayingKeys(put));
    EXPECT_EQ(keyTimeS(after(std::string(kPage) + "scrub 99\n")), 2.0);  // the end holds
    const AppState on =
        after(std::string(kPage) + "keyframes play meanwhile\nwait 0.5\nscrub 1.5\nwait 0.25\n");
    EXPECT_TRUE(isPlayingKeys(on));
    EXPECT_NEAR(keyTimeS(on), 1.75, 1e-12);
    EXPECT_DOUBLE_EQ(timeS(on), 0.75);
    const AppState round = after(std::string(kPage) + "round on\nkeyframes play for 7.5\n");
    EXPECT_NEAR(keyTimeS(round), 0.5, 1e-9);  // -1 + 7.5 - 2 * 3
}

// Who takes the stick flies himself; a change of the keys is flown at once.
TEST(Keyframes, PlayingEndsByHandAndFollowsChanges) {
    EXPECT_FALSE(isPlayingKeys(
        after(std::string(kPage) + "keyframes play meanwhile\nwait 1\nsteer pitch-up on\n")));
    const AppState changed = after(std::string(kPage) +
                                   "keyframes play meanwhile\nwait 1\nmethod slerp\n"
                                   "keyframe set 3 quat 0 1 0 1\nwait 1\n");
    EXPECT_LT(apartDeg(changed.attitude, math::fromAxisAngle({0, 1, 0}, {math::kPi / 2})), 1e-9);
    EXPECT_FALSE(isPlayingKeys(
        after(std::string(kPage) + "keyframes play meanwhile\nwait 1\nkeyframes clear\n")));
}

// Undo while it flies: the pilot is on the keys that are shown, and flying again from the recording
// comes to where the ship was.
TEST(Keyframes, UndoWhilePlayingIsFollowedAndReplayed) {
    Session session = beginSession(initialState());
    const auto say = [&](std::string_view line) { sim::apply(session, *parse(line).command); };
    const auto flown = [&](int steps) {
        for (int step = 0; step < steps; ++step) {
            flyStep(session);
        }
    };
    say(kPage.substr(0, kPage.size() - 1));
    say("keyframes play meanwhile");
    flown(100);
    say("keyframe set 3 quat 0 1 0 1");
    flown(37);
    say("method slerp");
    flown(20);
    say("undo");
    flown(8);
    say("undo");
    ASSERT_TRUE(isPlayingKeys(session.state));
    const curve::Curve& curve = std::get<KeysPilot>(session.state.autopilot).path->curve;
    EXPECT_EQ(curve.method(), curve::Method::Squad);
    EXPECT_EQ(curve.keys(), session.state.view.keyframing.keys);
    flown(75);
    const math::Quat there = session.state.attitude;
    const double thereS = timeS(session.state), cursorS = keyTimeS(session.state);
    ASSERT_EQ(session.recording.steps.back(), session.state.stepCount);
    flown(60);
    say("seek " + std::to_string(thereS));
    EXPECT_EQ(timeS(session.state), thereS);
    EXPECT_LT(apartDeg(session.state.attitude, there), 1e-9);
    EXPECT_NEAR(keyTimeS(session.state), cursorS, 1e-9);  // the cursor is where the ship is
}

TEST(Keyframes, ClearedWhilePlayingTheyComeBack) {
    for (const std::string_view line : {"keyframes clear", "keyframe drop 2"}) {
        Session session = beginSession(initialState());
        const auto say = [&](std::string_view each) { sim::apply(session, *parse(each).command); };
        say(kPage.substr(0, kPage.size() - 1));
        say("keyframes play meanwhile");
        for (int step = 0; step < 50; ++step) {
            flyStep(session);
        }
        say(line);
        say("undo");
        EXPECT_EQ(timesOf(session.state), (std::vector<double>{-1.0, 0.0, 1.0, 2.0})) << line;
    }
}

TEST(Keyframes, TheCursorIsWhereTheShipIs) {
    Session session = beginSession(initialState());
    const auto say = [&](std::string_view line) { sim::apply(session, *parse(line).command); };
    say(kPage.substr(0, kPage.size() - 1));
    say("scrub 0.5");
    say("drop");
    say("scrub 1.5");
    say("undo");
    EXPECT_EQ(keyTimeS(session.state), 0.5);
    // Keys that begin later than the ship is: it goes on from the first.
    say("keyframes play meanwhile");
    say("keyframes set 5 0 0 0 1 6 0 0 1 1");
    EXPECT_EQ(std::get<KeysPilot>(session.state.autopilot).fromS, 5.0);
}

// 0.1 + 72 steps is within rounding of 0.4: the script does not go on before the last key.
TEST(Keyframes, TheLastStepIsTheLastKey) {
    for (const double firstS : {0.0, 0.1, 0.3, 1.7, 1e6 + 0.1}) {
        for (const double lengthS : {0.3, 0.7, 1.1, 2.9}) {
            const std::string first = text(Scrub{firstS}).substr(6);
            const std::string last = text(Scrub{firstS + lengthS}).substr(6);
            const AppState state =
                after("keyframes set " + first + " 0 0 0 1 " + last + " 0 0 1 1\nkeyframes play\n");
            EXPECT_FALSE(isPlayingKeys(state)) << first << ' ' << last;
            EXPECT_EQ(keyTimeS(state), firstS + lengthS);
        }
    }
}

TEST(Keyframes, AScriptCanExpectFigures) {
    const Playback playback = played(
        "keyframes set 0 0 0 0 1 1 0 0 0.7071067811865476 0.7071067811865476 "
        "2 0.3535533905932738 -0.3535533905932738 0.6123724356957946 0.6123724356957946 "
        "3 0.6830127018922194 0.1830127018922193 0.6830127018922193 0.1830127018922193\n"
        "expect keyframes 4\nexpect shortest-deg 240\nexpect path-deg > 240\n"
        "expect key-rate-jump < 1e-5\nmethod slerp\nexpect path-deg 240\n"
        "expect key-rate-jump > 100\nexpect key-time 0\n");
    EXPECT_THAT(playback.failures, testing::IsEmpty());
    EXPECT_THAT(played("expect path-deg 3\n").failures, testing::SizeIs(1));
}

TEST(Keyframes, EulerIsTheSelectedCards) {
    const std::string keys =
        "keyframes set 0 0 -0.6427876096865393 0 0.766044443118978 "
        "1 0 -0.766044443118978 0 0.6427876096865393\nmethod euler\n";
    const AppState over = after("show lsl-rpy\n" + keys);
    const auto path = pathOf(pathRequest(over), curve::Method::Euler);
    EXPECT_NEAR(math::toDegrees(math::Radians{curve::lengthRad(path->curve)}).value, 358.6, 0.05);
    const AppState other = after("show oblivion\n" + keys);
    const auto calm = pathOf(pathRequest(other), curve::Method::Euler);
    EXPECT_LT(curve::lengthRad(calm->curve), curve::lengthRad(path->curve) / 2);
    const AppState own = after("own mine from lsl-rpy policy nearest\nshow mine\n" + keys);
    const auto mine = pathOf(pathRequest(own), curve::Method::Euler);
    EXPECT_NEAR(math::toDegrees(math::Radians{curve::lengthRad(mine->curve)}).value, 20.0, 1e-3);
}

// The row of one's own lives on in the pilot when it is forgotten meanwhile.
TEST(Keyframes, AForgottenConventionIsNotReadAnyMore) {
    AppState state = after(
        "own mine from ZYX\nshow mine\nkeyframes set 0 0 0 0 1 1 0 0 1 1\n"
        "method euler\nkeyframes play meanwhile\nforget mine\n");
    for (int step = 0; step < 100; ++step) {
        advance(state);
    }
    EXPECT_LT(
        apartDeg(state.attitude,
                 pathOf(pathRequest(state), curve::Method::Euler)->curve.at(100 * kStepSeconds)),
        1e-4);
}

}  // namespace
}  // namespace gimbalscope::sim
