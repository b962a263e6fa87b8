// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The grammar of convention files, and what an opened one comes to in a state; without any file.
#include "sim/own_files.h"

#include "sim/flying.h"
#include "sim/own.h"
#include "sim/play.h"
#include "sim/session.h"

namespace gimbalscope::sim {
namespace {

Command parsed(std::string_view line, const std::vector<std::string>& own = {}) {
    const ParsedCommand result = parse(line, own);
    EXPECT_TRUE(result.command) << line << ": " << result.error;
    return result.command.value_or(Reset{});
}

std::string refused(std::string_view line) {
    const ParsedCommand result = parse(line);
    EXPECT_FALSE(result.command) << line;
    return result.error;
}

std::vector<std::string> linesOf(const std::vector<Command>& commands) {
    std::vector<std::string> lines;
    for (const Command& each : commands) {
        lines.push_back(text(each));
    }
    return lines;
}
using Lines = std::vector<std::string>;

TEST(OwnFiles, LinesComeBackAsTheyWere) {
    for (const std::string_view line :
         {"save yours hull.toml", "save yours a/b c/hull two.toml replace", "open hull.toml",
          "open /a folder/b.toml as mine", "open as.toml", "open as as.toml as as",
          "show hull.toml", "show urot a/hull.toml@gl:nearest b.toml:as-published"}) {
        EXPECT_EQ(text(parsed(line)), line);
    }
    EXPECT_TRUE(parsed("save yours replace.toml") == Command(SaveOwn{"yours", "replace.toml"}));
    EXPECT_TRUE(parsed("open x.toml as y") == Command(OpenOwn{"x.toml", "y"}));
}

TEST(OwnFiles, WhatIsWrongIsSaid) {
    EXPECT_NE(refused("save yours").find("the path of a .toml file is missing"), std::string::npos);
    EXPECT_NE(refused("save yours hull.txt").find("does not end in .toml"), std::string::npos);
    EXPECT_NE(refused("save urot hull.toml").find("catalog"), std::string::npos);
    EXPECT_NE(refused("open hull").find("does not end in .toml"), std::string::npos);
    EXPECT_NE(refused("open hull.toml as 9").find("letter"), std::string::npos);
    EXPECT_NE(refused("show hull.toml:nearst").find("did you mean \"nearest\""), std::string::npos);
    EXPECT_NE(refused("show hull.tom").find("unknown convention"), std::string::npos);
    for (const std::string_view path :
         {"a  b.toml", " a.toml", "#a.toml", "a #b.toml", "a\nb.toml", "", "toml"}) {
        EXPECT_NE(conventionPathObjection(path), "") << path;
    }
    EXPECT_NE(conventionPathObjection(std::string(5000, 'a') + ".toml"), "");
    EXPECT_EQ(conventionPathObjection("/a b/\xF0\x9F\x9A\x80.toml"), "");
}

TEST(OwnFiles, NamesComeFromPaths) {
    EXPECT_EQ(nameFromPath("hull.toml"), "hull");
    EXPECT_EQ(nameFromPath("/a.toml/b/turret-2.toml"), "turret-2");
    EXPECT_EQ(nameFromPath("urot.toml"), "");
    EXPECT_EQ(nameFromPath("two words.toml"), "");
    EXPECT_EQ(nameFromPath(".toml"), "");
}

TEST(OwnFiles, ALaterLineKnowsTheNamesThatFilesWillHave) {
    EXPECT_TRUE(parseScript("open a/hull.toml\nexpect hull error-deg < 1\n").errors.empty());
    EXPECT_TRUE(parseScript("open x.toml as y\nattitude y 1 2 3\n").errors.empty());
    EXPECT_TRUE(parseScript("show hull.toml:nearest\nown mine from hull\n").errors.empty());
    EXPECT_EQ(parseScript("open x.toml as y\nexpect x error-deg < 1\n").errors.size(), 1U);
}

TEST(OwnFiles, WithoutFilesTheStateStaysAndSaysSo) {
    const Playback playback =
        play(parseScript("own yours from ZYX\nsave yours a.toml\nopen b.toml\nshow c.toml\n"));
    ASSERT_EQ(playback.messages.size(), 3U);
    EXPECT_EQ(playback.messages[0], "line 2: there are no files here");
    EXPECT_EQ(playback.state.own.size(), 1U);
    AppState state = initialState();
    const Outcome outcome = update(state, ShowCards{{"hull.toml"}});
    EXPECT_EQ(outcome.state, state);
    EXPECT_NE(outcome.message.find("\"hull.toml\" is a file"), std::string::npos);
    EXPECT_EQ(update(state, OpenOwn{"hull.toml", {}}).state, state);
}

TEST(OwnFiles, AnOpenedOneIsOneStepAndNeverTakesTheNameOfAnother) {
    const Session made = flying("own hull from XYZ units radians\n");
    const convention::Custom custom = made.state.own[0].custom;
    Session flight = beginSession(initialState());
    Opened opened{custom, "hull", false};
    const std::vector<Command> commands = bringing(flight.state, opened);
    ASSERT_EQ(commands.size(), 1U);
    EXPECT_EQ(text(commands[0]), "own hull from XYZ units radians");
    sim::apply(flight, commands[0]);
    ASSERT_EQ(flight.state.own.size(), 1U);
    EXPECT_EQ(flight.state.own[0].custom, custom);
    EXPECT_TRUE(bringing(flight.state, opened).empty());  // it is there
    sim::apply(flight, parsed("own hull signs -++", {"hull"}));
    Opened again{custom, "hull", false};
    EXPECT_EQ(bringing(flight.state, again).size(), 1U);
    EXPECT_EQ(again.custom.name, "hull-2");
    Opened meant{custom, "hull", true};
    sim::apply(flight, bringing(flight.state, meant).at(0));
    EXPECT_EQ(flight.state.own[0].custom, custom);
    sim::apply(flight, Undo{});
    sim::apply(flight, Undo{});
    sim::apply(flight, Undo{});
    EXPECT_TRUE(flight.state.own.empty());
}

TEST(OwnFiles, ACardIsSelectedAndShownIfItIsNot) {
    const AppState state = flying("own hull from XYZ\nshow urot lsl hull\n").state;
    EXPECT_EQ(linesOf(goingTo(state, "hull")), Lines{"select 3"});
    const AppState hidden = flying("own hull from XYZ\nshow urot lsl\n").state;
    EXPECT_EQ(linesOf(goingTo(hidden, "hull")), (Lines{"show urot lsl hull", "select 3"}));
    const AppState full =
        flying("own hull from XYZ\nshow urot lsl ZYX XYZ ZXZ zyx xyz oblivion\n").state;
    const std::vector<Command> commands = goingTo(full, "hull");
    ASSERT_EQ(commands.size(), 2U);
    EXPECT_EQ(std::get<ShowCards>(commands[0]).selections.size(), 8U);
    EXPECT_EQ(std::get<ShowCards>(commands[0]).selections.back(), "hull");
}

}  // namespace
}  // namespace gimbalscope::sim
