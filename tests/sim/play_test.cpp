// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Scripts, checks, journals that replay (F66), the trail, and the bundled flights.
#include "sim/play.h"

#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include "sim/expect.h"
#include "sim/journal.h"
#include "sim/plain_shell.h"

namespace gimbalscope::sim {
namespace {

std::string bundled(const std::string& name) {
    const std::ifstream file(GIMBALSCOPE_SOURCE_DIR "/assets/" + name);
    EXPECT_TRUE(file) << name;
    std::stringstream text;
    text << file.rdbuf();
    return text.str();
}

// The example of the product's page, as it stands there.
constexpr const char* kExample =
    "show urot urot:nearest oblivion lsl      # the cards\n"
    "arithmetic float32\n"
    "renormalise on\n"
    "turn yaw-right 30                        # at once, as one tick\n"
    "turn pitch-up 90\n"
    "rate pitch-up 45 for 4                   # 45 degrees per second for 4 seconds\n"
    "cross miss 0 rate 90                     # autopilot\n"
    "hold distance 0.01 jitter 1e-7 for 5\n"
    "expect urot state nan                    # a check: play exits with 1 if it fails\n"
    "camera orbit\n";

TEST(Script, AfterAHundredErrorsTheRestIsNotRead) {
    std::string text;
    for (int i = 0; i < 1000; ++i) {
        text += "once upon a time\n";
    }
    const std::vector<std::string> errors = parseScript(text).errors;
    ASSERT_EQ(errors.size(), 101U);
    EXPECT_EQ(errors[99].rfind("line 100: unknown command", 0), 0U) << errors[99];
    EXPECT_EQ(errors[100], "too many mistakes; the lines behind are not read");
}

TEST(Script, LinesAreNumberedAndErrorsNamed) {
    const Script script =
        parseScript("\xEF\xBB\xBFshow urot\r\n\r\n# nothing\nturn pitch-up 5\r\n");
    EXPECT_TRUE(script.errors.empty());
    ASSERT_EQ(script.lines.size(), 2U);
    EXPECT_EQ(script.lines[0].number, 1);
    EXPECT_EQ(script.lines[1].number, 4);
    EXPECT_EQ(script.lines[1].command, command("turn pitch-up 5"));

    const Script bad = parseScript("show urot\ntrun pitch-up 5\n\nturn up 5");
    ASSERT_EQ(bad.errors.size(), 2U);
    EXPECT_TRUE(bad.errors[0].starts_with("line 2: unknown command \"trun\"")) << bad.errors[0];
    EXPECT_TRUE(bad.errors[1].starts_with("line 4: ")) << bad.errors[1];
    EXPECT_EQ(play(bad).state, initialState()) << "nothing of it is played";
    EXPECT_TRUE(parseScript("").lines.empty());
}

TEST(Play, TheExampleOfTheProductPasses) {
    const Playback playback = played(kExample);
    EXPECT_EQ(playback.failures, std::vector<std::string>{});
    EXPECT_EQ(playback.messages, std::vector<std::string>{});
    EXPECT_EQ(playback.state.view.camera, Camera::Orbit);
    EXPECT_GT(playback.state.cards[0].counts.flickers, 50);
    EXPECT_EQ(playback.state.cards[1].counts.flickers, 0);
    // 4 s of turning, 5 s of holding, and the crossing between them.
    EXPECT_GT(timeS(playback.state), 11.0);
}

TEST(Play, EveryBundledFlightPassesItsOwnChecks) {
    int flights = 0;
    for (const auto& entry :
         std::filesystem::directory_iterator(GIMBALSCOPE_SOURCE_DIR "/assets")) {
        if (entry.path().extension() == ".gsc") {
            ++flights;
            const Playback playback = playedWithShell(bundled(entry.path().filename().string()));
            EXPECT_EQ(playback.failures, std::vector<std::string>{}) << entry.path();
            EXPECT_EQ(playback.messages, std::vector<std::string>{}) << entry.path();
        }
    }
    EXPECT_GE(flights, 2);
}

TEST(Play, TheDemoShowsFlickersWithCausesOfOneCardAndNoneOfTheCured) {
    const Playback playback = played(bundled("demo.gsc"));
    std::set<convention::Cause> causes;
    std::int64_t nameJumps = 0;
    for (const Event& event : playback.events) {
        if (event.kind == EventKind::NameJump) {
            ++nameJumps;
            continue;
        }
        EXPECT_EQ(event.selection, "urot") << "only the published formula flickers";
        EXPECT_NE(event.cause, convention::Cause::None);
        causes.insert(event.cause);
    }
    EXPECT_GT(nameJumps, 0);
    EXPECT_TRUE(causes.contains(convention::Cause::Domain));
    EXPECT_TRUE(causes.contains(convention::Cause::Noise));
    EXPECT_GT(timeS(playback.state), 15.0);
    EXPECT_LT(timeS(playback.state), 30.0);
}

TEST(Play, TheDemoIsNotStaged) {
    // The same steering with a sound formula in place of the published one: not one flicker.
    std::string text = bundled("demo.gsc");
    text.replace(text.find("show urot "), 10, "show urot-native ");
    std::string steering;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        steering += line.starts_with("expect") ? "" : line + '\n';
    }
    const Playback playback = played(steering);
    EXPECT_EQ(playback.state.cards[0].id, "urot-native");
    EXPECT_EQ(playback.state.cards[0].counts.flickers, 0);
    EXPECT_EQ(playback.state.attitude, played(bundled("demo.gsc")).state.attitude);
}

TEST(Play, TwiceIsBitIdentical) {
    for (const std::string& text : {std::string(kExample), bundled("demo.gsc")}) {
        const Playback first = played(text);
        const Playback second = played(text);
        EXPECT_EQ(first.state, second.state);
        EXPECT_EQ(first.events, second.events);
    }
}

TEST(Play, CommandsTakeTheTimeTheySay) {
    EXPECT_EQ(played("wait 1.5").state.stepCount, 360);
    EXPECT_EQ(played("advance 37").state.stepCount, 37);
    EXPECT_EQ(played("rate pitch-up 1 for 2").state.stepCount, 480);
    EXPECT_EQ(played("rate pitch-up 1 for 2 meanwhile").state.stepCount, 0);
    EXPECT_EQ(played("loop for 1\nroll\nturn pitch-up 3").state.stepCount, 240);
    EXPECT_EQ(played("pause on\nwait 1").state.stepCount, 0);
}

TEST(Play, FailedChecksSayWhatWasFound) {
    const Playback playback = played(
        "show urot lsl\nturn yaw-right 30\n"
        "expect urot state nan\nexpect urot yaw > 6000\nexpect heading = 41\nexpect lsl:nearest "
        "nan = 0\n"
        "expect urot state is calm\nexpect heading = 30\nexpect urot yaw 5461\nexpect urot nan 0\n"
        "expect lsl z < 0\nexpect urot cause none\nexpect time = 0\nexpect urot stretch = 1\n"
        "expect bank <= 0\nexpect nose-distance-deg = 90\nexpect urot pole-distance-deg 90\n"
        "expect urot flickers-per-second = 0\nexpect norm-error < 1e-6\n");
    const std::vector<std::string> expected{
        "line 3: expected urot state nan, found calm",
        "line 4: expected urot yaw > 6000, found 5461", "line 5: expected heading 41, found 30",
        "line 6: expected lsl:nearest nan 0, found no such card"};
    ASSERT_EQ(playback.failures.size(), expected.size())
        << (playback.failures.empty() ? "" : playback.failures.back());
    for (std::size_t i = 0; i < expected.size(); ++i) {
        // Without the last digit: 30 is found as 29.99999 or 30.
        EXPECT_EQ(playback.failures[i].substr(0, expected[i].find(", found")),
                  expected[i].substr(0, expected[i].find(", found")));
    }
}

TEST(Play, EveryQuantityCanBeExpected) {
    const AppState marked = played("mark a now\ntarget 30 20 10").state;
    for (const std::string_view quantity : truthQuantities()) {
        const Expect expect{"", std::string(quantity), ">", "-1e9"};
        EXPECT_EQ(failure(expect, marked), std::nullopt) << quantity;
        EXPECT_EQ(command(text(expect)), Command(expect));
    }
    const AppState state = played("versus urot:nearest\nwait 0.1").state;
    for (const std::string_view quantity : cardQuantities()) {
        const bool isWord = quantity == "state" || quantity == "cause" || quantity == "moved-most";
        const Expect expect{"urot", std::string(quantity), isWord ? "not" : ">=",
                            quantity == "state"        ? "nan"
                            : quantity == "cause"      ? "domain"
                            : quantity == "moved-most" ? "yaw"
                                                       : "0"};
        EXPECT_EQ(failure(expect, state), std::nullopt) << quantity;
        EXPECT_EQ(command(text(expect)), Command(expect));
    }
}

TEST(Play, CommandsThatDidNothingAreReported) {
    const Playback playback = played("show lsl\npolicy ue4\nselect 3");
    ASSERT_EQ(playback.messages.size(), 2U);
    EXPECT_TRUE(playback.messages[0].starts_with("line 2: "));
    EXPECT_EQ(playback.messages[1], "line 3: there are only 1 cards");
}

TEST(Play, PicturesArePassedOver) {
    const Playback with = played("turn yaw-right 30\npicture a.png\nrate pitch-up 30 for 1");
    const Playback without = played("turn yaw-right 30\nrate pitch-up 30 for 1");
    EXPECT_EQ(with.state, without.state);
    EXPECT_TRUE(with.messages.empty());
}

TEST(Play, EventsAreThoseOfTheFlightAsItStands) {
    const std::string locked = "attitude quat -0.1830127 -0.6830127 -0.1830127 0.6830127\nwait 1\n";
    const Playback flown = played(locked);
    ASSERT_FALSE(flown.events.empty());
    EXPECT_EQ(played(locked + "undo").events, std::vector<Event>{});
    EXPECT_EQ(played(locked + "undo\nredo").events, flown.events);
    EXPECT_EQ(played(locked + "seek 0.5").events, flown.events) << "still recorded";
    EXPECT_LT(played(locked + "seek 0.5\nbrake\nattitude 0 0 0").events.size(),
              flown.events.size());
}

TEST(Play, EveryStepAndCommandIsSeen) {
    std::vector<std::int64_t> seen;
    play(parseScript("turn pitch-up 3\nadvance 3"),
         [&](const Playback& playback) { seen.push_back(playback.state.stepCount); });
    EXPECT_EQ(seen, (std::vector<std::int64_t>{0, 0, 1, 2, 3}));
}

// Flies commands at step counts as the window would, journaling each.
struct Flown {
    AppState state = initialState();
    Journal journal;
    std::string lines;

    void write(const std::vector<std::string>& more) {
        for (const std::string& line : more) {
            lines += line + '\n';
        }
    }
    void apply(const Command& command) {
        const AppState before = state;
        state = update(state, command).state;
        write(journal.record(command, before, state));
    }
    void fly(std::int64_t steps) { state = flown(state, steps); }
};

TEST(Journal, ReplaysToTheSameState) {
    Flown flight;
    const std::pair<int, const char*> lines[] = {{0, "show urot urot:nearest oblivion lsl"},
                                                 {17, "steer pitch-up on"},
                                                 {0, "steer bank-left on fine"},
                                                 {203, "steer pitch-up off"},
                                                 {1, "turn yaw-right 0.1875"},
                                                 {50, "release"},
                                                 {3, "rate yaw-left 30 for 2"},
                                                 {100, "arithmetic half"},
                                                 {100, "cross miss 0.1 rate 120"},
                                                 {333, "policy nearest"},
                                                 {40, "pause on"},
                                                 {60, "tick"},
                                                 {0, "tick"},
                                                 {9, "pause off"},
                                                 {500, "inertia on"},
                                                 {0, "steer yaw-right on"},
                                                 {100, "select 7"},
                                                 {1, "camera orbit"},
                                                 {77, "tick-rate 50"},
                                                 {5, "hold distance 0.02 jitter 1e-6 for 3"},
                                                 {900, "reset"},
                                                 {11, "loop"}};
    for (const auto& [steps, line] : lines) {
        flight.fly(steps);
        flight.apply(command(line));
    }
    flight.fly(123);
    flight.write(flight.journal.finish(flight.state));
    EXPECT_NE(flight.lines.find("advance 17\nsteer pitch-up on\n"), std::string::npos)
        << flight.lines;

    const Playback replay = played(flight.lines);
    EXPECT_EQ(replay.state.attitude, flight.state.attitude);
    EXPECT_EQ(replay.state, flight.state) << flight.lines;
    EXPECT_EQ(played(flight.lines).state, replay.state);
}

TEST(Journal, OfAPlayedScriptEndsInTheSameState) {
    for (const std::string& text :
         {std::string(kExample), bundled("demo.gsc"), bundled("calm.gsc")}) {
        Flown flight;
        Player player{parseScript(text)};
        while (!player.isDone()) {
            while (const ScriptLine* const line = player.take(flight.state)) {
                flight.apply(line->command);
            }
            if (!player.isDone()) {
                flight.fly(1);
                player.stepped();
            }
        }
        flight.write(flight.journal.finish(flight.state));
        EXPECT_EQ(played(flight.lines).state, flight.state);
        EXPECT_EQ(played(text).state, flight.state);
    }
}

TEST(Journal, WaitsAndTheirStepsAreOneLine) {
    Flown flight;
    flight.apply(command("wait 1"));
    flight.fly(240);
    flight.apply(command("turn pitch-up 1"));
    EXPECT_EQ(flight.lines, "advance 240\nturn pitch-up 1\n");
    EXPECT_TRUE(flight.journal.finish(flight.state).empty());
}

TEST(Trail, HasASampleForEachStretchOfNoseTravel) {
    const Playback playback = played("rate pitch-up 45 for 4");
    const auto& samples = playback.trail.samples;
    EXPECT_NEAR(static_cast<double>(samples.size()), 180.0 / kTrailSpacingDeg, 10.0);
    EXPECT_TRUE(samples.front().breakBefore);
    double most = 0.0;
    for (std::size_t i = 1; i < samples.size(); ++i) {
        EXPECT_FALSE(samples[i].breakBefore) << i;
        EXPECT_LT(degreesBetween(samples[i - 1].attitude, samples[i].attitude), 1.6);
        most = std::max(most, samples[i].stretch);
    }
    EXPECT_GT(most, convention::kLockedFrom) << "over the top";
}

TEST(Trail, BreaksAtJumpsAndForgetsAfterFourteenSeconds) {
    const Playback jumped =
        played("rate pitch-up 45 for 1\nattitude 120 0 0\nrate yaw-left 10 for 1");
    std::size_t breaks = 0;
    for (const TrailSample& sample : jumped.trail.samples) {
        breaks += sample.breakBefore ? 1 : 0;
    }
    EXPECT_EQ(breaks, 2U);
    const Playback old = played("loop rate 90 for 30");
    EXPECT_GE(old.trail.samples.front().step, old.state.stepCount - 14 * kStepsPerSecond);
    const Playback still = played("loop rate 90 for 3\nwait 15");
    EXPECT_TRUE(still.trail.samples.empty());
}

}  // namespace
}  // namespace gimbalscope::sim
