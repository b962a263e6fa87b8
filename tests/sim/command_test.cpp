// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The grammar: text to command to text for every row of its table, every alternative of Command
// reached, and a sentence with the nearest word for what is wrong.
#include "sim/command.h"

#include <set>

#include "sim/flying.h"
#include "sim/selection.h"

namespace gimbalscope::sim {
namespace {

void expectRoundTrip(std::string_view line) {
    const ParsedCommand first = parse(line);
    ASSERT_TRUE(first.command) << line << ": " << first.error;
    const std::string canonical = text(*first.command);
    const ParsedCommand second = parse(canonical);
    ASSERT_TRUE(second.command) << canonical << ": " << second.error;
    EXPECT_TRUE(*second.command == *first.command) << canonical;
    EXPECT_EQ(text(*second.command), canonical);
}

TEST(Command, EveryRowOfTheTableRoundTrips) {
    std::set<std::string_view> words;
    for (const CommandWords& row : commandTable()) {
        EXPECT_TRUE(row.example.starts_with(row.word)) << row.word;
        EXPECT_FALSE(row.meaning.empty()) << row.word;
        EXPECT_TRUE(words.insert(row.word).second) << row.word << " stands there twice";
        expectRoundTrip(row.example);
    }
}

TEST(Command, EveryKindOfCommandHasARow) {
    std::set<std::size_t> kinds;
    for (const CommandWords& row : commandTable()) {
        kinds.insert(command(row.example).index());
    }
    // Words that stand for more than one.
    for (const std::string_view line :
         {"keyframe set 2 now", "keyframe drop 2", "keyframe move 4 to 2", "keyframe select 2",
          "keyframes set 0 0 0 0 1", "keyframes open keys.csv", "keyframes save keys.csv"}) {
        kinds.insert(command(line).index());
    }
    const std::vector<std::string> own{"yours"};  // which "attitude" takes, too
    kinds.insert(parse("attitude yours 10 20 30", own).command->index());
    EXPECT_EQ(kinds.size(), std::variant_size_v<Command>);
}

TEST(Command, EverySwitchAndNumberHasARow) {
    const auto hasRow = [](std::string_view word) {
        const auto table = commandTable();
        return std::any_of(table.begin(), table.end(),
                           [&](const CommandWords& row) { return row.word == word; });
    };
    for (const std::string_view word : switchNames()) {
        EXPECT_TRUE(hasRow(word)) << word;
    }
    for (const NumberSetting& setting : numberSettings()) {
        EXPECT_TRUE(hasRow(setting.name)) << setting.name;
    }
}

TEST(Command, EveryWordOfEveryListRoundTrips) {
    for (const std::string_view turn : turnNames()) {
        expectRoundTrip("turn " + std::string(turn) + " -0.1875");
        expectRoundTrip("steer " + std::string(turn) + " on coarse");
        expectRoundTrip("steer " + std::string(turn) + " off");
        expectRoundTrip("rate " + std::string(turn) + " 1e-3 for 0.5 meanwhile");
    }
    for (const std::string_view policy : convention::policyNames()) {
        expectRoundTrip("policy " + std::string(policy));
    }
    for (const std::string_view word : convention::arithmeticNames()) {
        expectRoundTrip("arithmetic " + std::string(word));
    }
    for (const std::string_view word : convention::quantiseNames()) {
        expectRoundTrip("quantise " + std::string(word));
    }
    for (const std::string_view camera : cameraNames()) {
        expectRoundTrip("camera " + std::string(camera));
    }
    for (const std::string_view theme : themeNames()) {
        expectRoundTrip("theme " + std::string(theme));
    }
    for (const std::string_view line : {"arithmetic default",
                                        "quantise default",
                                        "integration exact",
                                        "cross",
                                        "hold",
                                        "loop",
                                        "roll",
                                        "tumble meanwhile",
                                        "hold jitter 1e-9 distance 3 for 2 meanwhile",
                                        "advance 0",
                                        "wait 0.25",
                                        "attitude 30 20 40",
                                        "attitude quat -0.1830127 -0.6830127 -0.1830127 0.6830127",
                                        "attitude urot 3641 5461 7282",
                                        "attitude oblivion-actor 10 20",
                                        "show XYZ@world zyx:principal",
                                        "expect drift-deg < 0.01",
                                        "expect urot:nearest error-deg <= 1e-3",
                                        "expect lsl x = 0.5",
                                        "expect urot cause not noise",
                                        "expect urot state != calm",
                                        "expect lsl error-deg NaN"}) {
        expectRoundTrip(line);
    }
}

TEST(Command, EveryConventionCanBeShownAndExpected) {
    for (const convention::Convention& row : convention::catalog()) {
        expectRoundTrip("show " + std::string(row.id));
        expectRoundTrip("expect " + std::string(row.id) + " error-deg < 1");
        for (std::size_t i = 0; i < row.angleCount; ++i) {
            expectRoundTrip("expect " + std::string(row.id) + " " + std::string(row.names[i]) +
                            " > 1");
        }
    }
}

TEST(Command, EmptyAndCommentLinesAreNoCommands) {
    for (const std::string_view line : {"", "   \t", "# turn pitch-up 90", "  # x", "\r"}) {
        EXPECT_FALSE(parse(line).command) << line;
        EXPECT_EQ(parse(line).error, "") << line;
    }
    EXPECT_EQ(command("turn pitch-up 90 # up"), command("turn pitch-up 90"));
    EXPECT_EQ(command("picture a#b.png"), Command(TakePicture{"a#b.png"}));
}

TEST(Command, WhatIsWrongIsNamedWithTheNearestWord) {
    const std::pair<std::string_view, std::string_view> cases[] = {
        {"trun pitch-up 90", "unknown command \"trun\": did you mean \"turn\"?"},
        {"turn pitch-upp 90", "unknown direction \"pitch-upp\": did you mean \"pitch-up\"?"},
        {"turn pitch-up", "the angle is missing"},
        {"turn pitch-up ninety", "\"ninety\" is not a number"},
        {"turn pitch-up nan", "\"nan\" is not a finite number"},
        {"turn pitch-up 1e999", "\"1e999\" is out of range"},
        {"turn pitch-up 90 fast", "\"fast\" is not expected"},
        {"turn pitch-up 1e9", "the turn is from -3600 to 3600, not 1e+09"},
        {"rate pitch-up 45 four 4", "\"for\" belongs where \"four\" is"},
        {"rate pitch-up 45", "\"for\" is missing"},
        {"show urott", "unknown convention \"urott\": did you mean \"urot\"?"},
        {"show urot:nearst", "unknown policy \"nearst\": did you mean \"nearest\"?"},
        {"show urot@unrael", "unknown frame \"unrael\": did you mean \"unreal\"?"},
        {"policy neerest", "did you mean \"nearest\"?"},
        {"renormalise yes", "unknown setting \"yes\""},
        {"tick-rate 0", "tick-rate is from 1 to 240, not 0"},
        {"tick-rate 59.5", "tick-rate is a whole number, not 59.5"},
        {"step-mode 7", "step-mode is 0, 1, 5, 15, 45 or 90 degrees, not 7"},
        {"preset 10", "the number of a preset is from 1 to 9, not 10"},
        {"attitude quat 0 0 0 0", "the zero quaternion is no attitude"},
        {"attitude quat 0 0 nan 1", "\"nan\" is not a finite number"},
        {"cross mis 1", "unknown word \"mis\": did you mean \"miss\"?"},
        {"cross for 3", "unknown word \"for\""},
        {"hold jitter 1", "the jitter is from 0 to 0.1, not 1"},
        {"expect urot sate nan", "unknown quantity \"sate\": did you mean \"state\"?"},
        {"expect urot state nun", "unknown state \"nun\": did you mean \"nan\"?"},
        {"expect urot state < nan", "state can be or not be, but not \"<\""},
        {"expect urto state nan", "did you mean \"urot\"?"},
        {"expect headng 90", "unknown quantity \"headng\": did you mean \"heading\"?"},
        {"expect yaw 90", "\"yaw\" is of a card: write which, as in \"urot yaw\""},
        {"expect urot heading 90", "\"heading\" is of the ship: leave the card away"},
        {"expect speed 90", "neither a card nor something of the ship is called \"speed\""},
        {"expect urot x 0", "unknown quantity \"x\": there are pitch, yaw, roll, pitch-deg"},
        {"wait -1", "the time is from 0 to 86400, not -1"},
        {"wait 1e300", "the time is from 0 to 86400, not 1e+300"},
        {"advance -1", "the number of steps is from 0"},
        {"attitude 1e400 0 0", "the heading: \"1e400\" is out of range"},
        {"attitude nan 0 0", "the heading: \"nan\" is not a finite number"},
        {"attitude 1,5 0 0", "decimals follow a point: 1.5"},
        {"attitude abc 0 0", "unknown convention"},
        {"attitude", "the heading is missing"},
        {"attitude 1e300 0 0", "the heading is from -1e+15 to 1e+15, not 1e+300"},
        {"attitude urot 0 1e300 0", "yaw is from -1e+15 to 1e+15, not 1e+300"},
        {"autopilot on", "\"off\" belongs where \"on\" is"},
        {"theme drak", "did you mean \"dark\"?"},
    };
    for (const auto& [line, complaint] : cases) {
        const ParsedCommand parsed = parse(line);
        EXPECT_FALSE(parsed.command) << line;
        EXPECT_NE(parsed.error.find(complaint), std::string::npos) << line << ": " << parsed.error;
    }
}

TEST(Command, AnExampleFollowsEachComplaint) {
    const ParsedCommand parsed = parse("turn pitch-up");
    EXPECT_NE(parsed.error.find("(as in \"turn yaw-right 30\")"), std::string::npos)
        << parsed.error;
}

TEST(Command, MessagesQuoteJunkSafely) {
    const ParsedCommand parsed = parse(std::string(500, 'x') + "\x01");
    EXPECT_LT(parsed.error.size(), 120U);
    EXPECT_EQ(parse("\x01\x02").error.find('\x01'), std::string::npos);
}

TEST(Command, SelectionsAreWrittenAsTheyAreRead) {
    for (const std::string_view written :
         {"urot", "urot:nearest", "XYZ@lsl", "lsl@world:principal", "zyz:pin-third"}) {
        const ParsedSelection parsed = parseSelection(written);
        ASSERT_TRUE(parsed.card) << written << ": " << parsed.error;
        EXPECT_EQ(selectionText(*parsed.card), written);
    }
    EXPECT_EQ(selectionText(*parseSelection("urot:as-published").card), "urot");
    EXPECT_NE(parseSelection("lsl:ue4").error, "");
}

TEST(Command, SelectionsAreCutBehindTheirId) {
    struct Parts {
        std::string_view written, id, meaning;
    };
    for (const auto& [written, id, meaning] :
         {Parts{"urot", "urot", "urot"}, Parts{"urot@ned:nearest", "urot", "urot@ned"},
          Parts{"urot:nearest", "urot", "urot"}, Parts{"C:/c.toml", "C:/c.toml", "C:/c.toml"},
          Parts{"C:/c.toml@ned:nearest", "C:/c.toml", "C:/c.toml@ned"}}) {
        EXPECT_EQ(idIn(written), id);
        EXPECT_EQ(withoutPolicy(written), meaning);
    }
}

}  // namespace
}  // namespace gimbalscope::sim
