// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The last flight: kept line by line, found again after a crash, replayed to the same state.
#include "app/last_flight.h"

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "app/settings.h"
#include "temporary_folder.h"

namespace gimbalscope::app {
namespace {

namespace fs = std::filesystem;
using test::contents;

struct Folder : test::TemporaryFolder {
    std::string last = *this / "last-flight.gsc";
};

/// A session whose commands and steps go into a log.
struct Flight {
    explicit Flight(FlightLog& keeper) : log(keeper) {}
    FlightLog& log;
    sim::Session session = sim::beginSession(sim::initialState());

    void obey(const std::string& line) {
        const sim::Command command = *sim::parse(line).command;
        const sim::AppState before = session.state;
        apply(session, command);
        log.record(command, before, session.state);
    }
    void setUp(const std::vector<std::string>& lines) {
        std::vector<sim::Command> commands;
        for (const std::string& line : lines) {
            commands.push_back(*sim::parse(line).command);
        }
        for (const sim::Command& command : asSetUp(commands)) {
            obey(sim::text(command));
        }
    }
    void fly(int steps) {
        for (int step = 0; step < steps; ++step) {
            flyStep(session);
        }
    }
    void longOne() {
        obey("theme light");
        obey("arithmetic half");
        obey("steer pitch-up on");
        fly(500);
        obey("steer pitch-up off");
        obey("tumble rate 40 for 2 meanwhile");
        fly(300);
        log.flown(session.state);
        fly(200);
    }
};

sim::Session replayed(const std::string& path) {
    LastFlight last = readLastFlight(path);
    EXPECT_EQ(last.error, "");
    FlightReplay replay(std::move(last.script));
    double before = -1.0;
    while (!replay.fly(0.0)) {  // as little at a time as there is
        EXPECT_GE(replay.progress(), before);
        before = replay.progress();
    }
    EXPECT_EQ(replay.progress(), 1.0);
    return replay.flight();
}

TEST(LastFlight, ReplaysToTheSameState) {
    const Folder folder;
    FlightLog log(folder.path());
    Flight flight(log);
    flight.longOne();
    log.finish(flight.session.state);
    EXPECT_EQ(folder.names().size(), 1U);
    const sim::Session again = replayed(folder.last);
    EXPECT_EQ(again.state, flight.session.state);
    EXPECT_EQ(rowCount(again.recording), rowCount(flight.session.recording));
}

TEST(LastFlight, NothingIsWrittenBeforeTheShipHasFlown) {
    const Folder folder;
    std::ofstream(folder.last) << "advance 5\n";
    FlightLog log(folder.path());
    Flight flight(log);
    flight.obey("theme light");
    flight.obey("camera orbit");
    log.finish(flight.session.state);
    EXPECT_EQ(folder.names().size(), 1U);
    EXPECT_EQ(contents(folder.last), "advance 5\n") << "the last flight is still the last one";
}

TEST(LastFlight, SurvivesACrash) {
    const Folder folder;
    std::ofstream(folder.last) << "advance 5\n";
    fs::last_write_time(folder.last, fs::file_time_type::clock::now() - std::chrono::hours(1));
    std::ofstream(folder / "flight-demo.gsc") << "roll\n";  // somebody's own
    const pid_t child = ::fork();
    if (child == 0) {
        FlightLog log(folder.path());
        Flight flight(log);
        flight.longOne();
        ::_exit(0);  // nothing is said, nothing renamed
    }
    ::waitpid(child, nullptr, 0);
    EXPECT_EQ(folder.names().size(), 3U);
    FlightLog log(folder.path());
    log.adopt();
    EXPECT_EQ(folder.names().size(), 2U);
    EXPECT_EQ(replayed(folder.last).state.stepCount, 800)
        << "all but what came after the last note";
}

TEST(LastFlight, TheFlightOfAProgramThatRunsIsLeftAlone) {
    const Folder folder;
    FlightLog running(folder.path());
    Flight flight(running);
    flight.longOne();
    FlightLog other(folder.path());
    other.adopt();
    EXPECT_FALSE(fs::exists(folder.last));
    running.finish(flight.session.state);
    EXPECT_TRUE(fs::exists(folder.last));
}

TEST(LastFlight, ALineCutOffByACrashIsLeftOut) {
    const Folder folder;
    std::ofstream(folder.last) << "turn pitch-up 30\nadvance 12\nadvance 1";
    EXPECT_EQ(replayed(folder.last).state.stepCount, 12);
    std::ofstream(folder.last) << "turm pitch-up 30\n";
    EXPECT_NE(readLastFlight(folder.last).error, "");
    EXPECT_NE(readLastFlight(folder / "none.gsc").error, "");
    EXPECT_NE(readLastFlight("").error, "");
}

TEST(LastFlight, GoesOnInAnotherSitting) {
    const Folder folder;
    sim::AppState first;
    {
        FlightLog log(folder.path());
        Flight flight(log);
        flight.longOne();
        log.finish(flight.session.state);
        first = flight.session.state;
    }
    FlightLog log(folder.path());
    Flight flight(log);
    flight.obey("turn yaw-left 3");
    flight.fly(10);
    FlightReplay replay(readLastFlight(folder.last).script);
    while (!replay.fly(1.0)) {
    }
    flight.session = std::move(replay.flight());
    log.startOver(replay.lines(), flight.session.state);
    flight.obey("turn bank-left 20");
    flight.fly(48);
    log.finish(flight.session.state);
    EXPECT_EQ(folder.names().size(), 1U);
    EXPECT_EQ(replayed(folder.last).state, flight.session.state);
    EXPECT_GT(flight.session.state.stepCount, first.stepCount);
}

TEST(LastFlight, LongerThanTheRecordingItComesBackToTheSameMoment) {
    const Folder folder;
    FlightLog log(folder.path());
    Flight flight(log);
    flight.setUp({"theme light", "step-mode 15", "show lsl oblivion urot", "inertia on"});
    flight.obey("undo");  // of settings there is nothing to undo
    EXPECT_EQ(flight.session.state.view.theme, sim::Theme::Light);
    flight.obey("tumble rate 7");
    constexpr int kElevenMinutes = 11 * 60 * sim::kStepsPerSecond;
    flight.fly(kElevenMinutes);
    flight.obey("seek 0");  // before the oldest row
    EXPECT_GT(flight.session.state.stepCount, 0) << "old rows are gone";
    flight.obey("arithmetic half");
    flight.obey("pause off");
    flight.fly(500);
    flight.obey("undo");
    log.finish(flight.session.state);
    const sim::Session again = replayed(folder.last);
    EXPECT_EQ(again.state, flight.session.state);
    EXPECT_EQ(again.recording.firstRow, flight.session.recording.firstRow);
    EXPECT_EQ(rowCount(again.recording), rowCount(flight.session.recording));
}

TEST(LastFlight, LooksOfNowAreNoStepOfUndoInTheFlightThatGoesOn) {
    const Folder folder;
    FlightLog log(folder.path());
    Flight flight(log);
    flight.obey("attitude 10 20 30");
    flight.fly(100);
    flight.obey("turn yaw-right 30");
    flight.obey("camera orbit");
    flight.setUp({"theme light", "text-size 150"});
    EXPECT_EQ(flight.session.state.view.theme, sim::Theme::Light);
    const math::Quat turned = flight.session.state.attitude;
    flight.obey("undo");
    EXPECT_NE(flight.session.state.attitude, turned) << "the turn is taken back, and no look";
    EXPECT_EQ(flight.session.state.view.theme, sim::Theme::Light);
    flight.obey("theme projector");
    flight.obey("undo");
    EXPECT_EQ(flight.session.state.view.theme, sim::Theme::Light) << "a look by hand is a step";
    flight.obey("undo");
    flight.obey("undo");
    EXPECT_EQ(flight.session.state.view.theme, sim::Theme::Light);
    EXPECT_EQ(flight.session.state.view.textPercent, 150);
    flight.fly(10);
    log.finish(flight.session.state);
    EXPECT_EQ(replayed(folder.last).state, flight.session.state);
}

TEST(LastFlight, WithoutAFolderNothingIsKept) {
    FlightLog log("");
    Flight flight(log);
    flight.longOne();
    log.finish(flight.session.state);
    EXPECT_EQ(log.lastFlight(), "");
    EXPECT_EQ(log.takeProblem(), "");
}

TEST(LastFlight, AFolderThatCannotBeIsSaidOnce) {
    const Folder folder;
    std::ofstream(folder / "file") << "x";
    FlightLog log(folder / "file/gimbalscope");
    Flight flight(log);
    flight.longOne();
    EXPECT_NE(log.takeProblem(), "");
    flight.longOne();
    EXPECT_EQ(log.takeProblem(), "");
}

}  // namespace
}  // namespace gimbalscope::app
