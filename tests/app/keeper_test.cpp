// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// What of a sitting becomes a setting: what a person chose, also while looking at another moment,
// and never what only that moment brought back.
#include "app/keeper.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <sstream>

#include "sim/session.h"
#include "temporary_folder.h"

namespace gimbalscope::app {
namespace {

using Lines = std::vector<std::string>;

/// A flight and its keeper, told of commands by hand as the window's loop tells it.
class Sitting : public testing::Test {
protected:
    Sitting() { ::setenv("XDG_CONFIG_HOME", folder_.path().c_str(), 1); }
    ~Sitting() override { ::unsetenv("XDG_CONFIG_HOME"); }

    void obey(const Lines& lines) {
        for (const std::string& line : lines) {
            const sim::ParsedCommand parsed = sim::parse(line);
            ASSERT_TRUE(parsed.command) << line << parsed.error;
            const sim::AppState before = session_.state;
            const bool wasInPast = sim::isInPast(session_);
            apply(session_, *parsed.command);
            keeper().noteByHand(*parsed.command, before, session_.state,
                                wasInPast || sim::isInPast(session_));
            for (int step = 0; step < 60 && !sim::isInPast(session_); ++step) {
                flyStep(session_);
            }
        }
    }
    /// The lines of the settings file, without its first and its last.
    Lines kept() {
        now_ += 2.0;
        keeper().turn(session_.state, now_);
        std::istringstream text(test::contents(folder_ / "gimbalscope/settings.gsc"));
        Lines lines;
        for (std::string line; std::getline(text, line);) {
            if (!line.starts_with('#')) {
                lines.push_back(line);
            }
        }
        return lines;
    }
    Keeper& keeper() {
        if (!keeper_) {
            keeper_.emplace(true);
        }
        return *keeper_;
    }

    const test::TemporaryFolder folder_;
    std::optional<Keeper> keeper_;
    sim::Session session_ = sim::beginSession(sim::initialState());
    double now_ = 0.0;
};

TEST_F(Sitting, AThemeChosenInThePastIsKeptAndThePastIsNot) {
    obey({"loop", "show lsl", "step-mode 45", "drive both"});
    const Lines chosen = kept();
    ASSERT_EQ(chosen, (Lines{"show lsl", "step-mode 45"}));
    obey({"seek 0.1"});
    ASSERT_TRUE(sim::isInPast(session_));
    ASSERT_EQ(session_.state.cards.size(), 3U) << "the cards of that moment";
    EXPECT_EQ(kept(), chosen);
    obey({"theme light"});
    EXPECT_EQ(kept(), (Lines{"show lsl", "step-mode 45", "theme light"}));
    for (const char* const line : {"back", "tick", "seek 0.3", "undo", "redo", "seek end"}) {
        obey({line});
        EXPECT_EQ(kept(), (Lines{"show lsl", "step-mode 45", "theme light"})) << line;
    }
}

TEST_F(Sitting, CardsChosenInThePastAreKept) {
    obey({"loop", "show lsl", "seek 0.1", "show oblivion"});
    EXPECT_EQ(kept(), Lines{"show oblivion"});
    obey({"undo"});
    EXPECT_NE(kept(), (Lines{"show urot oblivion lsl"})) << "what that moment had was not chosen";
}

TEST_F(Sitting, UndoNowTakesTheChoiceBack) {
    obey({"theme light", "show lsl"});
    EXPECT_EQ(kept(), (Lines{"show lsl", "theme light"}));
    obey({"undo", "undo"});
    EXPECT_EQ(kept(), Lines{});
    obey({"redo"});
    EXPECT_EQ(kept(), Lines{"theme light"});
}

TEST_F(Sitting, NothingOfALessonIsKeptButLooks) {
    obey({"task learn", "show lsl", "own mine from urot"});
    const Lines chosen = kept();
    ASSERT_EQ(chosen.size(), 3U);
    obey({"learn 1 L9", "show oblivion urot", "policy nearest", "own mine from lsl",
          "drive angles"});
    EXPECT_EQ(kept(), chosen);
    obey({"theme light"});
    Lines withTheme = chosen;
    withTheme.emplace_back("theme light");
    EXPECT_EQ(kept(), withTheme) << "the theme is this person's, whatever is taught";
    obey({"learn 2 L9", "learn off"});
    EXPECT_EQ(kept(), (Lines{chosen[0], "page learn", chosen[1], chosen[2], "theme light"}))
        << "the list";
}

TEST_F(Sitting, TheNextBeginsWithIt) {
    obey({"loop", "show lsl", "seek 0.1", "theme light", "seek 0.2"});
    keeper_->finish(session_.state);
    keeper_.reset();
    Lines lines;
    for (const sim::Command& command : keeper().beginning(false)) {
        lines.push_back(sim::text(command));
    }
    EXPECT_EQ(lines, (Lines{"show lsl", "theme light"}));
}

}  // namespace
}  // namespace gimbalscope::app
