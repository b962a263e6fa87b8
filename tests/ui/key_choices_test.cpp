// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Keys that a person chooses: what replaces what, what cannot be lost, and what the keys then do.
#include <gtest/gtest.h>

#include <algorithm>

#include "sim/key_words.h"
#include "sim/update.h"
#include "ui/bindings.h"

namespace gimbalscope::ui {
namespace {

using Texts = std::vector<std::string>;

sim::AppState bound(const Texts& lines) {
    sim::AppState state = sim::initialState();
    for (const std::string& line : lines) {
        const sim::ParsedCommand parsed = sim::parse(line);
        EXPECT_TRUE(parsed.command) << line << ": " << parsed.error;
        if (parsed.command) {
            const sim::Outcome outcome = sim::update(state, *parsed.command);
            EXPECT_EQ(outcome.message, "") << line;
            state = outcome.state;
        }
    }
    return state;
}

Texts pressed(const sim::AppState& state, const KeyPress& press) {
    KeyPilot pilot;
    Texts all;
    for (const sim::Command& command : commandsForKeys(pilot, std::vector{press}, state)) {
        all.push_back(sim::text(command));
    }
    return all;
}

Texts pressed(const sim::AppState& state, const std::string& key) {
    return pressed(state, KeyPress{key, true});
}

TEST(KeyChoices, AChosenKeyReplacesTheUsualOnes) {
    const sim::AppState state = bound({"bind pitch-up I", "bind redo K"});
    EXPECT_EQ(pressed(state, "I"), Texts{"steer pitch-up on"});
    EXPECT_EQ(pressed(state, "S"), Texts{});
    EXPECT_EQ(pressed(state, "K"), Texts{"redo"});
    EXPECT_EQ(pressed(state, KeyPress{"Y", true, false, false, true}), Texts{});
    EXPECT_EQ(pressed(state, KeyPress{"Z", true, false, true, true}), Texts{});
    EXPECT_EQ(keyOf("pitch-up", state.view.keys), "I");
    EXPECT_EQ(keyOf("pitch-up", {}), "S");
}

TEST(KeyChoices, AKeyGivenAwayIsLostByItsFormerAction) {
    const sim::AppState state = bound({"bind camera P"});
    EXPECT_EQ(pressed(state, "P"), Texts{"camera orbit"});
    EXPECT_EQ(pressed(state, "C"), Texts{});
    EXPECT_EQ(keyOf("pause", state.view.keys), "");
    const std::vector<BoundKey> keys = effectiveBindings(state.view.keys);
    const auto pause = std::ranges::find_if(
        keys, [](const BoundKey& each) { return each.binding->action == "pause"; });
    ASSERT_NE(pause, keys.end());
    EXPECT_EQ(pause->takenBy, "camera");
    for (const HelpGroup& group : helpGroups(state.view.keys)) {
        for (const HelpRow& row : group.rows) {
            EXPECT_EQ(row.key.empty(), row.action == "pause") << row.action;
            EXPECT_EQ(row.takenBy, row.action == "pause" ? "camera" : "");
        }
    }
}

TEST(KeyChoices, OfTwoChoicesOfOneKeyTheLaterWins) {
    sim::AppState state = bound({"bind camera K", "bind variant K"});
    EXPECT_EQ(pressed(state, "K"), Texts{"variant"});
    EXPECT_EQ(pressed(state, "X"), Texts{"versus urot:nearest"});
    EXPECT_EQ(keyOf("camera", state.view.keys), "");
    state = bound({"bind camera K", "bind variant K", "bind camera default"});
    EXPECT_EQ(pressed(state, "C"), Texts{"camera orbit"});
}

TEST(KeyChoices, TwoActionsCanExchangeTheirKeys) {
    const sim::AppState state = bound({"bind pitch-up W", "bind pitch-down S"});
    EXPECT_EQ(pressed(state, "W"), Texts{"steer pitch-up on"});
    EXPECT_EQ(pressed(state, "S"), Texts{"steer pitch-down on"});
}

TEST(KeyChoices, HelpAndEscapeCannotBeLost) {
    const sim::AppState state = bound({"bind help H", "bind close X", "help on"});
    for (const std::string key : {"H", "F1", "X", "Escape"}) {
        EXPECT_EQ(pressed(state, key), Texts{"help off"}) << key;
    }
    EXPECT_NE(sim::parse("bind pause F1").error.find("F1 always shows the help"),
              std::string::npos);
    EXPECT_NE(sim::parse("bind pause Escape").error.find("Escape always closes"),
              std::string::npos);
}

TEST(KeyChoices, ChordsGoBeforeTheKeyAlone) {
    const sim::AppState state = bound({"bind pitch-up Z"});
    EXPECT_EQ(pressed(state, "Z"), Texts{"steer pitch-up on"});
    EXPECT_EQ(pressed(state, KeyPress{"Z", true, false, false, true}), Texts{"undo"});
    EXPECT_EQ(pressed(state, KeyPress{"Z", true, false, true, true}), Texts{"redo"});
    EXPECT_EQ(pressed(state, KeyPress{"R", true, false, true}), Texts{"reset"})
        << "Shift does not matter";
    EXPECT_EQ(pressed(state, KeyPress{"R", true, false, false, true}), Texts{}) << "Ctrl does";
}

TEST(KeyChoices, ShortcutsGoByWhatIsPrinted) {
    const sim::AppState state = sim::initialState();
    // A German keyboard: the key at the US place of Y prints Z.
    EXPECT_EQ(pressed(state, KeyPress{"Y", true, false, false, true, false, "Z"}), Texts{"undo"});
    EXPECT_EQ(pressed(state, KeyPress{"Z", true, false, false, true, false, "Y"}), Texts{"redo"});
    // Flying goes by the place: a French keyboard prints Z where W is.
    EXPECT_EQ(pressed(state, KeyPress{"W", true, false, false, false, false, "Z"}),
              Texts{"steer pitch-down on"});
}

TEST(KeyChoices, HeldKeysRepeatWhereThatHelps) {
    const sim::AppState state = sim::initialState();
    EXPECT_EQ(pressed(state, KeyPress{"Left", true, true}), Texts{"back"});
    EXPECT_EQ(pressed(state, KeyPress{"P", true, true}), Texts{});
}

TEST(KeyChoices, UnknownKeysAreRefusedWithTheNearest) {
    EXPECT_NE(sim::parse("bind undo Spcae").error.find("did you mean \"Space\"?"),
              std::string::npos);
    EXPECT_NE(sim::parse("bind undo Ctrl+Entre").error.find("did you mean \"Enter\"?"),
              std::string::npos);
    EXPECT_NE(sim::parse("bind nudo Z").error.find("did you mean \"undo\"?"), std::string::npos);
    EXPECT_NE(sim::parse("bind pitch-up Ctrl+W").error.find("stands alone"), std::string::npos);
    for (const std::string_view bad : {"Ctrl+", "+", "Ctrl+Ctrl+Z", "Super+Z", "Shift", "z"}) {
        EXPECT_FALSE(sim::parseChord(bad)) << bad;
    }
    EXPECT_EQ(text(*sim::parseChord("Shift+Ctrl+Z")), "Ctrl+Shift+Z");
}

TEST(KeyChoices, DamagedChoicesArePassedOver) {
    const std::vector<sim::KeyChoice> choices{{"nothing", "K"}, {"undo", "Hyper"}, {"", ""}};
    EXPECT_EQ(keyOf("undo", choices), "Ctrl+Z");
    EXPECT_EQ(effectiveBindings(choices).size(), bindings().size());
}

TEST(KeyChoices, TheNextKeyPressedBecomesABinding) {
    const auto line = [](const KeyPress& press) {
        const std::optional<sim::Bind> bind = bindFor("undo", press);
        return bind ? sim::text(*bind) : std::string();
    };
    EXPECT_EQ(line({"U", true}), "bind undo U");
    EXPECT_EQ(line({"Y", true, false, true, true, false, "Z"}), "bind undo Ctrl+Shift+Z");
    EXPECT_EQ(line({"U", false}), "");
    EXPECT_EQ(line({"U", true, true}), "");
    EXPECT_EQ(line({"Ctrl", true, false, false, true}), "");
    EXPECT_EQ(line({"Escape", true}), "");
}

TEST(KeyChoices, TheTimelinesSpansEndInAllOfIt) {
    EXPECT_EQ(neighbouringSpan(15.0, -1), 5.0);
    EXPECT_EQ(neighbouringSpan(600.0, +1), 0.0);
    EXPECT_EQ(neighbouringSpan(0.0, +1), 0.0);
    EXPECT_EQ(neighbouringSpan(0.0, -1), 600.0);
    EXPECT_EQ(neighbouringSpan(0.1, -1), 0.1);
}

}  // namespace
}  // namespace gimbalscope::ui
