// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Readings taken in the flight, the turn to be typed, attitudes put aside and code to take away: as
// commands, with undo, and what a script can expect of detect and check.
#include "sim/tools.h"

#include <random>

#include "convention/turn_axes.h"
#include "sim/code.h"
#include "sim/expect.h"
#include "sim/own.h"
#include "sim/plain_shell.h"
#include "tune/languages.h"

namespace gimbalscope::sim {
namespace {

/// The lines that take a row's readings in three attitudes.
std::string readingsOf(std::string_view id) {
    const convention::Convention& row = *convention::find(id);
    std::string lines;
    for (const std::string_view attitude : {"30 20 40", "-70 35 -15", "120 -50 65"}) {
        lines += "attitude " + std::string(attitude) + "\nreading";
        const AppState state = played(lines.substr(0, lines.rfind('\n') + 1)).state;
        const auto angles = convention::exactAngles(row, {}, state.attitude);
        for (std::size_t place = 0; place < row.angleCount; ++place) {
            const std::size_t slot = row.shown[place];
            lines +=
                ' ' + std::to_string(angles[slot] * convention::unitsPerRadian(row.units[slot]));
        }
        lines += '\n';
    }
    return lines;
}

TEST(Tools, CommandsReadBackAsTheyAreWritten) {
    for (const std::string_view line : {"reading 1 -2.5",
                                        "reading 1e-05 2 3",
                                        "readings clear",
                                        "readings drop 3",
                                        "detect a folder/readings of today.csv",
                                        "detect readings",
                                        "check readings",
                                        "check table.csv",
                                        "rotate ship y -12.5",
                                        "rotate world x 720",
                                        "mark a now",
                                        "mark b none",
                                        "mark c quat 0 0 0 1",
                                        "export glsl out/a name.glsl",
                                        "tool detective",
                                        "language lsl",
                                        "code-axes engine",
                                        "turn-axis z",
                                        "turn-about world",
                                        "turn-by -45"}) {
        EXPECT_EQ(text(command(line)), line);
    }
    EXPECT_EQ(text(command("mark a quat 0 0 0 2")), "mark a quat 0 0 0 1");
    EXPECT_EQ(text(command("detect  a   b.csv")), "detect a b.csv");
}

TEST(Tools, WhatCannotBeIsRefused) {
    for (const std::string_view line : {"reading 1",
                                        "reading 1 2 3 4",
                                        "reading 1 2 x",
                                        "reading nan 0 0",
                                        "readings",
                                        "readings drop 0",
                                        "readings drop -1",
                                        "readings drop 201",
                                        "detect",
                                        "check",
                                        "export cpp",
                                        "export basic a.bas",
                                        "rotate ship w 3",
                                        "rotate x 3",
                                        "rotate ship x",
                                        "rotate ship x 1e9",
                                        "mark d now",
                                        "mark a",
                                        "mark a quat 0 0 0 0",
                                        "tool hammer",
                                        "language basic",
                                        "turn-by 1e9",
                                        "expect detect = nobody",
                                        "expect check < 3"}) {
        EXPECT_FALSE(parse(line).command) << line;
    }
    EXPECT_FALSE(objection(DetectFrom{"two  blanks.csv"}).empty());
    EXPECT_FALSE(objection(ExportCode{tune::Language::C, ""}).empty());
    EXPECT_FALSE(objection(ExportCode{tune::Language::C, "a replace"}).empty());
    EXPECT_FALSE(objection(CheckAgainst{"a #comment.csv"}).empty());
}

TEST(Tools, ExportWritesOverAFileOnPurpose) {
    const Command over = ExportCode{tune::Language::C, "a file.h", true};
    EXPECT_EQ(text(over), "export c a file.h replace");
    EXPECT_TRUE(parse("export c  a file.h replace").command == over);
    EXPECT_TRUE(parse("export c replace").command ==
                Command(ExportCode{tune::Language::C, "replace", false}));
}

TEST(Tools, LanguagesAreThoseOfTheExport) {
    const auto words = choiceWords("language");
    const auto names = tune::languageNames();
    EXPECT_TRUE(std::equal(words.begin(), words.end(), names.begin(), names.end()));
    EXPECT_EQ(std::string_view(tune::kLanguageChoices.data(), tune::kLanguageChoices.size()),
              "cpp|c|python|javascript|glsl|csharp|unrealscript|lsl|papyrus|oblivion");
}

TEST(Tools, AReadingIsOfTheAttitudeOfNow) {
    Session session =
        flying("detect somewhere.csv\nattitude 30 20 40\nreading 1 2 3\nattitude 0 5 0\n");
    const Evidence& evidence = session.state.view.evidence;
    ASSERT_EQ(evidence.readings.size(), 1U);
    EXPECT_EQ(evidence.readings[0].worldFromBody, played("attitude 30 20 40").state.attitude);
    EXPECT_EQ(evidence.readings[0].angles, (std::vector<double>{1, 2, 3}));
    EXPECT_TRUE(evidence.detectFile.empty());
    EXPECT_FALSE(sim::apply(session, TakeReading{{1, 2}}).message.empty());
    EXPECT_FALSE(sim::apply(session, DropReadings{2}).message.empty());
    EXPECT_EQ(session.state.view.evidence.readings.size(), 1U);
}

TEST(Tools, ReadingsAreUndoneWithoutTheFlight) {
    Session session = flying("attitude 30 20 40\nreading 1 2 3\nreadings clear\n");
    const math::Quat attitude = session.state.attitude;
    sim::apply(session, Undo{});
    EXPECT_EQ(session.state.view.evidence.readings.size(), 1U);
    sim::apply(session, Undo{});
    EXPECT_TRUE(session.state.view.evidence.readings.empty());
    EXPECT_EQ(session.state.attitude, attitude);
    sim::apply(session, Redo{});
    EXPECT_EQ(session.state.view.evidence.readings.size(), 1U);
}

TEST(Tools, AReadingOfThePastKeepsWhatCameAfterIt) {
    Session session = flying("rate pitch-up 45 for 2\nseek 0.5\n");
    const std::size_t rows = rowCount(session.recording);
    sim::apply(session, TakeReading{{1, 2, 3}});
    EXPECT_TRUE(isInPast(session));
    EXPECT_EQ(rowCount(session.recording), rows);
    EXPECT_EQ(session.state.view.evidence.readings.size(), 1U);
}

TEST(Tools, ATurnIsThatOfTheNumbersToType) {
    for (const std::string_view line :
         {"rotate ship x 30", "rotate ship y -75", "rotate world z 120", "rotate world x 400"}) {
        const AppState before = played("attitude 30 20 40").state;
        const AskedTurn turn = std::get<Rotate>(command(line)).turn;
        const math::Quat wanted = tune::turned(before.attitude, shipTurn(turn));
        const math::Quat found = after(before, line).attitude;
        EXPECT_LT(math::angleBetween(found, wanted).value, 1e-12) << line;
    }
    Session session = flying("attitude 30 20 40\nrotate world z 30\n");
    sim::apply(session, Undo{});
    EXPECT_EQ(session.state.attitude, played("attitude 30 20 40").state.attitude);
}

TEST(Tools, MarksKeepAttitudes) {
    const AppState state = played(
                               "attitude 30 20 40\nmark a now\nattitude 0 0 0\n"
                               "mark b quat 1 0 0 0\nmark c now\nmark c none\n")
                               .state;
    EXPECT_EQ(state.view.marks[0], played("attitude 30 20 40").state.attitude);
    EXPECT_EQ(state.view.marks[1], (math::Quat{1, 0, 0, 0}));
    EXPECT_EQ(state.view.marks[2], std::nullopt);
}

TEST(Tools, ScriptsExpectWhatDetectAndCheckSay) {
    const Playback playback = playedWithShell(
        "show urot oblivion\nexpect detect = unreadable\n" + readingsOf("oblivion") +
        "detect readings\nexpect detect = oblivion\nexpect detect = one\nexpect detect not urot\n"
        "select 2\ncheck readings\nexpect check = pass\nselect 1\nexpect check = fail\n"
        "expect check = pass\n");
    ASSERT_EQ(playback.failures.size(), 1U);
    EXPECT_TRUE(playback.failures[0].ends_with("expected check pass, found unknown"))
        << playback.failures[0];
    ASSERT_EQ(playback.answers.size(), 2U);
    EXPECT_EQ(playback.answers[0].command, "detect readings");
    EXPECT_EQ(playback.answers[0].answer.words.front(), "oblivion");
    EXPECT_EQ(playback.answers[1].answer.words.front(), "pass");
    EXPECT_EQ(played("expect detect = none").failures.size(), 1U) << "nobody answers";
}

TEST(Tools, ACheckIsInTheAxesThatTheCardReadsIn) {
    for (const char* literal : {"literal off\n", "literal on\n"}) {
        const AppState state = played("show oblivion\n" + std::string(literal)).state;
        const CheckRequest request = checkRequest(state);
        const convention::Convention& row = *convention::find("oblivion");
        ReadPairs pairs;
        pairs.table.columnNames = {"x", "y", "z"};
        for (const math::Quat& attitude : {convention::attitudeFrom({{30}, {20}, {40}}),
                                           convention::attitudeFrom({{-70}, {35}, {-15}})}) {
            convention::PolicyMemory memory;
            const auto options = effectiveOptions(state.cards.front(), state);
            const auto reading = read(row, options, attitude, attitude, memory);
            pairs.table.pairs.push_back({.inFrame = attitude, .columns = reading.angles});
        }
        const Checked found = checked(request, pairs);
        EXPECT_EQ(found.pairs.problem, "");
        EXPECT_TRUE(found.result.passes()) << literal << found.result.explanation;
        // What is shown as right is what was held against the table.
        const math::Quat attitude = convention::attitudeFrom({{30}, {20}, {40}});
        const auto right = exactAngles(row, found.options, attitude);
        EXPECT_NEAR(right[0] * convention::unitsPerRadian(row.units[0]),
                    pairs.table.pairs.front().columns[0], 1e-3)
            << literal;
    }
}

TEST(Tools, ATurnAboutOneAxisIsNotEnough) {
    const Playback playback =
        playedWithShell("attitude 30 0 0\nreading 0 5461 0\nexpect detect = several\n");
    EXPECT_TRUE(playback.failures.empty());
}

TEST(Tools, AHypothesisCanBeMadeOnesOwn) {
    std::mt19937 random(7);
    std::uniform_real_distribution<double> angle(-3.0, 3.0);
    for (const std::size_t columns : {std::size_t{3}, std::size_t{2}}) {
        const std::vector<std::string> names = columns == 3
                                                   ? std::vector<std::string>{"x", "y", "z"}
                                                   : std::vector<std::string>{"z", "not a name"};
        for (const tune::Hypothesis& hypothesis : tune::allHypotheses(columns, false)) {
            const convention::Custom custom = customOf(hypothesis, names);
            ASSERT_EQ(convention::problem(custom), std::nullopt);
            const auto row = convention::rowOf(custom);
            std::array<double, 3> shown{angle(random), angle(random),
                                        columns == 3 ? angle(random) : 0.0};
            std::array<double, 3> angles{};
            for (std::size_t place = 0; place < columns; ++place) {
                shown[place] *= convention::unitsPerRadian(hypothesis.units[place]);
                angles[row->shown[place]] = shown[place];
            }
            const math::Quat wanted = poseOf(hypothesis, tune::halfTurnsOf(shown));
            const auto found = convention::decode(*row, {}, angles);
            ASSERT_TRUE(found);
            EXPECT_LT(math::angleBetween(*found, wanted).value, 1e-9);
        }
    }
}

TEST(Tools, CodeIsOfTheSelectedCardAsItIsRead) {
    const AppState state = played("show urot oblivion:nearest\nselect 2\nliteral on\n").state;
    const tune::ExportRequest request = codeRequest(state, tune::Language::Python);
    EXPECT_EQ(codeFileName(request), "oblivion_nearest.py");
    EXPECT_EQ(request.attitudeFrame, convention::FrameId::World);
    const Code code = codeOf(request);
    EXPECT_TRUE(code.problem.empty()) << code.problem;
    EXPECT_NE(code.source.find("policy nearest"), std::string::npos);
    const AppState engine = after(state, "code-axes engine");
    EXPECT_EQ(codeRequest(engine, tune::Language::C).attitudeFrame, request.row->frame);
    EXPECT_FALSE(
        codeOf(codeRequest(after(state, "arithmetic half"), tune::Language::C)).problem.empty());
}

}  // namespace
}  // namespace gimbalscope::sim
