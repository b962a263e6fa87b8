// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Undo and redo: the part that a command changed goes back and nothing else, drags and held keys
// are one step, and flights come back with their recording.
#include <algorithm>

#include "sim/journaled.h"
#include "sim/random_commands.h"
#include "sim/rival.h"

namespace gimbalscope::sim {
namespace {

Outcome obey(Session& session, std::string_view line) { return sim::apply(session, command(line)); }

std::size_t steps(const Session& session) { return session.history.undo.size(); }

TEST(Undo, EveryCommandOfTheTableGoesBackAndForth) {
    for (const CommandWords& words : commandTable()) {
        Session session = flying("tumble rate 30 for 1\nhelp off\nrate yaw-left 10 for 1");
        const AppState before = session.state;
        obey(session, words.example);
        const AppState after = session.state;
        const std::string_view word = words.word;
        const bool isLook = word == "help" || word == "full-screen" || word == "side" ||
                            word == "page" || word == "task" || word == "tool" || word == "undo" ||
                            word == "redo";
        const bool isOfLesson = before.view.learning != after.view.learning;
        if (before == after || isLook || isOfLesson) {
            continue;
        }
        ASSERT_TRUE(canUndo(session)) << word;
        obey(session, "undo");
        EXPECT_EQ(session.state, before) << word;
        ASSERT_TRUE(canRedo(session)) << word;
        obey(session, "redo");
        if (word == "steer" || word == "stick") {
            EXPECT_EQ(session.state, before) << "a key that nobody holds";
        } else {
            EXPECT_EQ(session.state, after) << word;
        }
    }
}

TEST(Undo, LookingIsNoStep) {
    Session session = flying("wait 1");
    for (const char* const line :
         {"help on", "full-screen on", "side map", "page flight", "task tune", "tool code",
          "theme dark", "renormalise on", "select 8", "brake", "release", "drop", "pause off",
          "expect urot state calm"}) {
        obey(session, line);
        EXPECT_FALSE(canUndo(session)) << line;
    }
    EXPECT_EQ(obey(session, "undo").message, "nothing to undo");
    EXPECT_EQ(obey(session, "redo").message, "nothing to redo");
    EXPECT_TRUE(session.state.view.help);
}

TEST(Undo, HowFarALessonIsIsNoStep) {
    Session session = flying("turn yaw-left 10");
    const std::uint64_t version = session.version;
    obey(session, "learn 1 L1");
    EXPECT_FALSE(canUndo(session)) << "a step of a lesson begins afresh";
    EXPECT_EQ(rowCount(session.recording), 1U) << "the recording begins here";
    EXPECT_GT(session.version, version);
    for (const char* const line : {"given 1", "told 1 right", "met", "hint", "target 30 20 10",
                                   "blank on", "lesson-language de"}) {
        const AppState before = session.state;
        obey(session, line);
        EXPECT_NE(session.state, before) << line;
        EXPECT_FALSE(canUndo(session)) << line;
    }
    const Learning learnt = session.state.view.learning;
    const math::Quat level = session.state.attitude;
    obey(session, "turn yaw-left 10");
    obey(session, "undo");
    EXPECT_EQ(session.state.attitude, level);
    EXPECT_EQ(session.state.view.learning.predictions, learnt.predictions);
    EXPECT_EQ(session.state.view.learning.hints, 1U);
    EXPECT_EQ(session.state.view.learning.target, learnt.target);
}

// A lesson has cards, settings, conventions and keyframes of its own; those of before come back.
TEST(Undo, ADragThatTurnsToTheOrbitCameraIsOneStep) {
    Session session = flying("wait 1");
    const AppState before = session.state;
    for (const char* const line :
         {"camera orbit", "orbit 10 5", "orbit 3 0", "drop", "orbit 1 1", "drop"}) {
        obey(session, line);
    }
    EXPECT_EQ(steps(session), 2U);
    obey(session, "undo");
    obey(session, "undo");
    EXPECT_EQ(session.state, before);
}

TEST(Undo, TheWheelOnTheTimelineIsOneStepThoughItMovesSpanAndEnd) {
    Session session = flying("wait 1");
    const AppState before = session.state;
    for (const char* const line : {"timeline-span 5", "timeline-end 0.7", "timeline-span 2",
                                   "timeline-end 0.6", "timeline-end now"}) {
        obey(session, line);
    }
    EXPECT_EQ(steps(session), 1U);
    obey(session, "undo");
    EXPECT_EQ(session.state, before);
}

TEST(Undo, AThemeChangedInFlightDoesNotMoveTheShip) {
    Session session = flying("loop\nwait 1\ntheme light\nhelp on\nwait 1");
    AppState wanted = session.state;
    obey(session, "undo");
    wanted.view.theme = Theme::Dark;
    EXPECT_EQ(session.state, wanted) << "and the help stays open";
    flyStep(session);
    obey(session, "redo");
    EXPECT_EQ(session.state.view.theme, Theme::Light);
    EXPECT_EQ(session.state.stepCount, wanted.stepCount + 1);
}

TEST(Undo, ASettingGoesBackWhereTheShipIsNow) {
    Session session = flying(
        "loop\nwait 1\narithmetic half\nwait 1\npolicy nearest\nwait 1\n"
        "show lsl urot:nearest\nwait 1");
    const AppState flown = session.state;
    const Counts counts = session.state.cards[1].counts;
    obey(session, "undo");
    ASSERT_EQ(session.state.cards.size(), 3U);
    EXPECT_EQ(session.state.cards[0].counts, counts) << "of urot:nearest, which stayed";
    obey(session, "undo");
    EXPECT_EQ(selectionText(session.state.cards[0]), "urot");
    obey(session, "undo");
    EXPECT_FALSE(session.state.settings.arithmetic);
    EXPECT_EQ(session.state.attitude, flown.attitude);
    EXPECT_EQ(session.state.stepCount, flown.stepCount);
    EXPECT_EQ(session.state.autopilot, flown.autopilot);
    obey(session, "redo");
    EXPECT_EQ(session.state.settings.arithmetic, convention::Arithmetic::Half);
    obey(session, "redo");
    obey(session, "redo");
    EXPECT_EQ(selectionText(session.state.cards[1]), "urot:nearest");
    EXPECT_EQ(session.state.attitude, flown.attitude);
    const std::size_t row = rowCount(session.recording) - 1;
    AppState recorded = stateAt(session.recording, row);
    EXPECT_EQ(recorded, session.state);
}

TEST(Undo, AFlightGoesBackToItsMomentWithItsRecording) {
    for (const char* const line : {"preset 4", "reset", "attitude 10 20 30", "cross miss 1",
                                   "turn yaw-left 40", "level", "tumble", "brake"}) {
        Session session = flying("loop rate 60 meanwhile\nwait 1.01");
        const AppState before = session.state;
        const std::size_t rows = rowCount(session.recording);
        obey(session, line);
        fly(session, "wait 1");
        const AppState after = session.state;
        const std::size_t rowsAfter = rowCount(session.recording);
        obey(session, "undo");
        EXPECT_EQ(session.state, before) << line;
        EXPECT_EQ(rowCount(session.recording), rows) << line;
        fly(session, "wait 0.5");
        obey(session, "redo");
        EXPECT_EQ(session.state, after) << line;
        EXPECT_EQ(rowCount(session.recording), rowsAfter) << line;
        for (std::size_t row = 0; row < rowsAfter; row += 5) {
            EXPECT_EQ(stateAt(session.recording, row).attitude, session.recording.attitudes[row]);
        }
        obey(session, "undo");
        EXPECT_EQ(session.state.stepCount, before.stepCount + 120) << "as it was before the redo";
    }
}

TEST(Undo, ResumeGivesTheFutureBack) {
    Session session = flying("loop rate 60 meanwhile\nwait 3");
    const AppState end = session.state;
    const Recording recording = session.recording;
    obey(session, "seek 1");
    const AppState there = session.state;
    fly(session, "pause off\nwait 0.7");
    const AppState other = session.state;
    obey(session, "undo");
    EXPECT_TRUE(isInPast(session));
    EXPECT_EQ(session.state, there);
    EXPECT_EQ(session.recording.steps, recording.steps);
    EXPECT_EQ(session.recording.attitudes, recording.attitudes);
    for (const double seconds : {0.3, 1.0, 1.1, 2.0, 2.99}) {
        const std::size_t row = rowAt(session.recording, seconds);
        EXPECT_EQ(stateAt(session.recording, row), stateAt(recording, row));
        EXPECT_EQ(session.recording.columns[0].samples[row].anglesDeg,
                  recording.columns[0].samples[row].anglesDeg);
    }
    obey(session, "undo");
    EXPECT_EQ(session.state, end) << "the seek too";
    obey(session, "redo");
    obey(session, "redo");
    EXPECT_EQ(session.state, other);
    obey(session, "seek 0.5");
    obey(session, "preset 3");
    fly(session, "pause off\nwait 1\nundo\nundo");
    EXPECT_TRUE(isInPast(session)) << "changing something there was a step as well";
    obey(session, "undo");
    EXPECT_EQ(session.state, other);
}

TEST(Undo, ADragIsOneStep) {
    Session session = flying("wait 1");
    const ViewState before = session.state.view;
    fly(session, "orbit 1 0\nwait 0.1\norbit 2 0\norbit 3 1");
    EXPECT_EQ(steps(session), 1U);
    fly(session, "drop\norbit 3 1");
    EXPECT_EQ(steps(session), 2U);
    fly(session, "zoom 2\nzoom 3\ntext-size 110\ntext-size 120\nzoom 2");
    EXPECT_EQ(steps(session), 5U);
    fly(session, "timeline-span 30\ntimeline-span 40\ntimeline-end 1\ntimeline-end 2");
    EXPECT_EQ(steps(session), 6U);
    fly(session, "seek 0.5\nseek 0.2\nseek 0.7");
    EXPECT_EQ(steps(session), 7U);
    fly(session, "tick\ntick\nback");
    EXPECT_EQ(steps(session), 8U);
    for (int i = 0; i < 8; ++i) {
        obey(session, "undo");
    }
    EXPECT_EQ(session.state.view, before);
    EXPECT_DOUBLE_EQ(timeS(session.state), 1.1);
}

TEST(Undo, ASliderOfTheEnginesDoesNotMoveTheShip) {
    Session session = flying("loop\nwait 1\njump-threshold 2\nwait 1\njump-threshold 3");
    const math::Quat attitude = session.state.attitude;
    obey(session, "undo");
    EXPECT_EQ(session.state.settings.jumpThresholdDeg, 1.0);
    EXPECT_EQ(session.state.attitude, attitude);
    EXPECT_EQ(session.state.stepCount, 480);
}

TEST(Undo, AHeldKeyIsOneStepFromPressToRelease) {
    Session session = flying("wait 1");
    const AppState before = session.state;
    fly(session,
        "steer pitch-up on\nwait 1\nsteer yaw-left on fine\nwait 0.5\nsteer pitch-up off\n"
        "stick bank 0.3\nwait 0.2\nsteer yaw-left off\nstick bank 0\nwait 1");
    EXPECT_EQ(steps(session), 1U);
    fly(session, "steer pitch-up on\nwait 0.1\nsteer pitch-up off");
    EXPECT_EQ(steps(session), 2U);
    fly(session, "undo\nundo");
    EXPECT_EQ(session.state, before);
    // Undone while it is held: it is let go.
    fly(session, "steer pitch-up on\nwait 0.1\nundo");
    EXPECT_EQ(session.state, before);
    // Another command while it is held, and its release after that.
    fly(session, "steer pitch-up on\nwait 0.1\ntheme light\nsteer pitch-up off\nwait 0.1");
    EXPECT_EQ(steps(session), 2U);
    fly(session, "undo\nundo");
    EXPECT_EQ(session.state, before);
}

TEST(Undo, AChangeEndsRedoLookingDoesNot) {
    Session session = flying("theme light\npreset 4\nundo\nundo\nhelp on");
    EXPECT_EQ(session.history.redo.size(), 2U);
    obey(session, "redo");
    EXPECT_EQ(session.state.view.theme, Theme::Light);
    obey(session, "camera orbit");
    EXPECT_FALSE(canRedo(session));
    obey(session, "undo");
    obey(session, "undo");
    EXPECT_EQ(session.state.view.theme, Theme::Dark);
}

TEST(Undo, TwoHundredStepsAndBoundedRows) {
    Session session = flying("loop meanwhile");
    for (int i = 0; i < 400; ++i) {
        fly(session, i % 2 ? "theme light" : "theme dark\npreset 2\nloop meanwhile\nwait 0.1");
    }
    EXPECT_EQ(steps(session), kUndoSteps);
    static_assert(kUndoSteps >= 200);
    // Each resume drops much: what is kept for undo stays within its limit.
    fly(session, "loop meanwhile\nwait 500");
    for (int i = 0; i < 12; ++i) {
        fly(session,
            "seek 60\npause off\nwait 0.1\nundo\nundo\ncamera orbit\ncamera chase\n"
            "preset 2\nundo\nseek 30\npreset 3\nundo\nundo");
    }
    std::size_t rows = 0;
    for (const UndoStep& step : session.history.undo) {
        rows += rowCount(step.tail);
    }
    for (const UndoStep& step : session.history.redo) {
        rows += rowCount(step.tail);
    }
    EXPECT_LE(rows, kUndoneRows);
}

// What a person may do in any order: all of it taken back ends at the beginning, and made again at
// the end.
TEST(Undo, AllTheWayBackAndForth) {
    for (unsigned seed = 0; seed < 30; ++seed) {
        RandomCommands random(seed);
        Session session = beginSession(initialState());
        for (int i = 0; i < 120; ++i) {
            obey(session, random.any());
            for (int steps = random.pause(); steps > 0; --steps) {
                flyStep(session);
            }
        }
        while (canRedo(session)) {
            obey(session, "redo");
        }
        obey(session, "release");
        obey(session, "stick pitch 0");
        const AppState end = session.state;
        const std::deque<std::int64_t> rows = session.recording.steps;
        const std::size_t count = steps(session);
        while (canUndo(session)) {
            obey(session, "undo");
            ASSERT_GE(rowCount(session.recording), 1U);
            ASSERT_TRUE(std::ranges::is_sorted(session.recording.steps));
            const std::size_t last = rowCount(session.recording) - 1;
            ASSERT_EQ(stateAt(session.recording, last).attitude, session.recording.attitudes[last]);
        }
        EXPECT_EQ(session.state.view.theme, Theme::Dark);
        EXPECT_EQ(session.state.cards.size(), 3U);
        EXPECT_EQ(session.state.settings, Settings{});
        while (canRedo(session)) {
            obey(session, "redo");
        }
        EXPECT_EQ(steps(session), count);
        EXPECT_EQ(session.state.settings, end.settings) << seed;
        EXPECT_EQ(session.state.attitude, end.attitude) << seed;
        EXPECT_EQ(session.state.stepCount, end.stepCount) << seed;
    }
}

TEST(Undo, KeysLetGoByAnUndoDoNotMoveTheRowsBehindThem) {
    Session session = flying("stick pitch -0.35\nwait 1\nsteer bank-right on");
    for (const char* const line : {"attitude 10 20 30", "wrap on", "preset 6", "undo", "undo",
                                   "undo", "undo", "redo", "redo", "redo", "redo"}) {
        obey(session, line);
        expectSound(session);
        ASSERT_FALSE(HasFatalFailure()) << line;
    }
    EXPECT_FALSE(canRedo(session));
}

TEST(Undo, AResumeOfWhichTheMomentIsForgotten) {
    Session session =
        flying("rate yaw-right 20 for 700\nseek 650\npause off\nwait 700\nundo\npause off\nwait 1");
    expectSound(session);
    EXPECT_NEAR(timeS(session.state), 651.0, 0.1);
    fly(session, "seek 650.5\nseek end\nundo\nundo\nundo\nredo");
    expectSound(session);
}

}  // namespace
}  // namespace gimbalscope::sim
