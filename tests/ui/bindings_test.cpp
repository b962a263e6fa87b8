// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The table of keys, and what short, long and mixed key presses become.
#include "ui/bindings.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "sim/key_words.h"
#include "sim/update.h"

namespace gimbalscope::ui {
namespace {

/// The commands of one frame as text.
std::vector<std::string> texts(KeyPilot& pilot, std::vector<KeyPress> presses,
                               const sim::AppState& state = sim::initialState()) {
    std::vector<std::string> all;
    for (const sim::Command& command : commandsForKeys(pilot, presses, state)) {
        all.push_back(sim::text(command));
    }
    return all;
}

KeyPress down(std::string key) { return {std::move(key), true}; }
KeyPress up(std::string key) { return {std::move(key), false}; }

using Texts = std::vector<std::string>;

TEST(Bindings, EveryRowGivesACommandThatParses) {
    for (const Binding& binding : bindings()) {
        KeyPilot pilot;
        sim::AppState state = sim::initialState();
        state.view.help = binding.action == "close";  // else it has the keys
        state.view.task = sim::Task::Learn;
        state.view.learning.lesson = "L1";
        const Texts given = texts(pilot, {down(std::string(binding.key))}, state);
        ASSERT_EQ(given.size(), 1U) << binding.key;
        const sim::ParsedCommand parsed = sim::parse(given[0]);
        ASSERT_TRUE(parsed.command) << given[0] << ": " << parsed.error;
        EXPECT_EQ(sim::text(*parsed.command), given[0]);
        EXPECT_FALSE(binding.help.empty()) << binding.key;
        EXPECT_FALSE(binding.group.empty()) << binding.key;
        EXPECT_NE(binding.steers.has_value(), binding.command != nullptr) << binding.key;
    }
}

TEST(Bindings, KeysAreUniqueAndAllOfThemAreThere) {
    std::set<std::string_view> keys;
    for (const Binding& binding : bindings()) {
        EXPECT_TRUE(keys.insert(binding.key).second) << binding.key;
        EXPECT_EQ(findBinding(binding.key), &binding);
        EXPECT_EQ(sim::keyObjection(binding.action, binding.key), "") << binding.action;
    }
    for (const std::string_view key :
         {"W", "S",  "A",   "D",   "Q",      "E", "Space", "R", "L", "P", ".", "[", "]", "C",
          "V", "F1", "F11", "F12", "Escape", "1", "2",     "3", "4", "5", "6", "7", "8", "9"}) {
        EXPECT_TRUE(keys.contains(key)) << key;
    }
    EXPECT_EQ(findBinding("F7"), nullptr);
}

TEST(Bindings, TheTableAndTheGrammarHaveTheSameActions) {
    std::set<std::string_view> actions;
    for (const Binding& binding : bindings()) {
        actions.insert(binding.action);
        EXPECT_EQ(bindingOf(binding.action)->action, binding.action);
    }
    const std::span<const std::string_view> words = sim::actionNames();
    EXPECT_EQ(actions, std::set<std::string_view>(words.begin(), words.end()));
    EXPECT_EQ(words.size(), actions.size()) << "an action is named twice";
}

TEST(Bindings, TheHelpListsEveryActionAndModifierOnce) {
    std::multiset<std::string> listed;
    for (const HelpGroup& group : helpGroups()) {
        for (const HelpRow& row : group.rows) {
            listed.insert(row.action.empty() ? row.key : std::string(row.action));
            EXPECT_FALSE(row.text.empty());
            EXPECT_FALSE(row.key.empty()) << row.text;
        }
    }
    for (const Binding& binding : bindings()) {
        EXPECT_EQ(listed.count(std::string(binding.action)), 1U) << binding.action;
    }
    for (const Modifier& modifier : modifiers()) {
        EXPECT_EQ(listed.count(std::string(modifier.key)), 1U) << modifier.key;
    }
    for (const Modifier& key : controlKeys()) {
        EXPECT_EQ(listed.count(std::string(key.key)), 1U) << key.key;
    }
    EXPECT_EQ(listed.size(), sim::actionNames().size() + modifiers().size() + controlKeys().size());
}

TEST(Bindings, ToggleKeysFollowTheState) {
    KeyPilot pilot;
    sim::AppState state = sim::initialState();
    EXPECT_EQ(texts(pilot, {down("P")}, state), Texts{"pause on"});
    state.paused = true;
    EXPECT_EQ(texts(pilot, {down("P")}, state), Texts{"pause off"});
    EXPECT_EQ(texts(pilot, {down("F1")}, state), Texts{"help on"});
    EXPECT_EQ(texts(pilot, {down("Escape")}, state), Texts{});
    state.view.help = true;
    EXPECT_EQ(texts(pilot, {down("Escape")}, state), Texts{"help off"});
}

TEST(Bindings, SpeedsGoUpAndDownTheLadderAndStopAtItsEnds) {
    EXPECT_EQ(neighbouringTextSize(100, +1), 115.0);
    EXPECT_EQ(neighbouringTextSize(100, -1), 90.0);
    EXPECT_EQ(neighbouringTextSize(125, +1), 130.0);
    EXPECT_EQ(neighbouringTextSize(125, -1), 115.0);
    EXPECT_EQ(neighbouringTextSize(300, +1), 300.0);
    EXPECT_EQ(neighbouringTextSize(75, -1), 75.0);
    EXPECT_EQ(neighbouringSpeed(1.0, +1), 2.0);
    EXPECT_EQ(neighbouringSpeed(1.0, -1), 0.5);
    EXPECT_EQ(neighbouringSpeed(4.0, +1), 4.0);
    EXPECT_EQ(neighbouringSpeed(0.01, -1), 0.01);
    EXPECT_EQ(neighbouringSpeed(0.3, -1), 0.25);
    EXPECT_EQ(neighbouringSpeed(0.3, +1), 0.5);
}

TEST(KeyPilot, AHeldKeySteersUntilItIsLetGo) {
    KeyPilot pilot;
    sim::AppState state = sim::initialState();
    EXPECT_EQ(texts(pilot, {down("S")}, state), Texts{"steer pitch-up on"});
    EXPECT_EQ(texts(pilot, {{"S", true, true}}, state), Texts{});  // the system's repeat
    state.stepCount = 4;
    EXPECT_EQ(texts(pilot, {up("S")}, state), Texts{"steer pitch-up off"});
    EXPECT_TRUE(pilot.held.empty());
}

TEST(KeyPilot, ATapWithinAFrameIsOneTurn) {
    KeyPilot pilot;
    EXPECT_EQ(texts(pilot, {down("S"), up("S"), down("S"), up("S")}),
              (Texts{"turn pitch-up 0.1875", "turn pitch-up 0.1875"}));
    EXPECT_TRUE(pilot.held.empty());
}

TEST(KeyPilot, AKeyLetGoBeforeAStepWasFlownStillTurns) {
    KeyPilot pilot;
    const sim::AppState state = sim::initialState();
    texts(pilot, {down("D")}, state);
    EXPECT_EQ(texts(pilot, {up("D")}, state), (Texts{"advance 1", "steer yaw-right off"}));
}

TEST(KeyPilot, ShiftIsFineAndCtrlIsCoarseAlsoOnTheWay) {
    KeyPilot pilot;
    EXPECT_EQ(texts(pilot, {{"A", true, false, true}}), Texts{"steer yaw-left on fine"});
    EXPECT_EQ(texts(pilot, {{"Shift", false}}), Texts{"steer yaw-left on"});
    EXPECT_EQ(texts(pilot, {{"Ctrl", true, false, false, true}}),
              Texts{"steer yaw-left on coarse"});
    EXPECT_EQ(texts(pilot, {{"E", true, false, false, true}, {"E", false, false, false, true}}),
              Texts{"turn bank-right 0.75"});
}

TEST(KeyPilot, StepModeTurnsByItsStep) {
    KeyPilot pilot;
    sim::AppState state = sim::initialState();
    state.settings.stepModeDeg = 15.0;
    EXPECT_EQ(texts(pilot, {down("Q")}, state), Texts{"turn bank-left 15"});
    EXPECT_EQ(texts(pilot, {up("Q")}, state), Texts{});
}

TEST(KeyPilot, InvertedPitchExchangesUpAndDown) {
    KeyPilot pilot;
    sim::AppState state = sim::initialState();
    state.settings.invertPitch = true;
    EXPECT_EQ(texts(pilot, {down("S"), down("W")}, state),
              (Texts{"steer pitch-down on", "steer pitch-up on"}));
}

TEST(KeyPilot, LosingTheKeyboardReleasesWhatIsHeldOnce) {
    KeyPilot pilot;
    texts(pilot, {down("S"), down("A")});
    ASSERT_EQ(releaseAll(pilot).size(), 1U);
    EXPECT_TRUE(releaseAll(pilot).empty());
    EXPECT_EQ(texts(pilot, {up("S")}), Texts{});
}

TEST(KeyPilot, OppositeKeysCancel) {
    KeyPilot pilot;
    sim::AppState state = sim::initialState();
    for (const sim::Command& command :
         commandsForKeys(pilot, std::vector<KeyPress>{down("W"), down("S")}, state)) {
        state = sim::update(state, command).state;
    }
    const math::Quat before = state.attitude;
    for (int step = 0; step < 100; ++step) {
        state = sim::step(state).state;
    }
    EXPECT_EQ(state.attitude, before);
}

}  // namespace
}  // namespace gimbalscope::ui
