// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Game pads: dead zone, map, inversion, triggers, buttons, and pads that go away.
#include "ui/pad_pilot.h"

#include <gtest/gtest.h>

#include <cmath>
#include <set>

#include "sim/update.h"

namespace gimbalscope::ui {
namespace {

using Texts = std::vector<std::string>;

Texts texts(PadPilot& pilot, const std::optional<PadState>& pad,
            const sim::AppState& state = sim::initialState()) {
    Texts all;
    for (const sim::Command& command : commandsForPad(pilot, pad, state)) {
        all.push_back(sim::text(command));
        EXPECT_TRUE(sim::parse(all.back()).command) << all.back();
    }
    return all;
}

PadState leaning(std::size_t axis, double value) {
    PadState pad;
    pad.axes[axis] = value;
    return pad;
}

TEST(PadPilot, SticksTurnTheShipAsTheyLean) {
    PadPilot pilot;
    EXPECT_EQ(texts(pilot, leaning(0, 1.0)), Texts{"stick bank 1"});  // right: right wing down
    EXPECT_EQ(texts(pilot, leaning(1, 1.0)), (Texts{"stick bank 0", "stick pitch 1"}));  // pulled
    EXPECT_EQ(texts(pilot, leaning(2, -1.0)), (Texts{"stick pitch 0", "stick yaw -1"}));
}

TEST(PadPilot, TheDeadZoneIsTakenOutAndTheRestStretched) {
    const sim::PadChoice left{sim::PadAxis::LeftX};
    EXPECT_EQ(stickValue(leaning(0, 0.15), left, 0.15), 0.0);
    EXPECT_EQ(stickValue(leaning(0, 0.575), left, 0.15), 0.5);
    EXPECT_EQ(stickValue(leaning(0, -0.575), left, 0.15), -0.5);
    EXPECT_EQ(stickValue(leaning(0, 1.0), left, 0.15), 1.0);
    EXPECT_EQ(stickValue(leaning(0, 0.01), left, 0.0), 0.01);
    EXPECT_EQ(stickValue(leaning(0, 1.0), left, 0.9), 1.0);
}

TEST(PadPilot, NonsenseFromADriverIsTheMiddle) {
    const sim::PadChoice left{sim::PadAxis::LeftX};
    EXPECT_EQ(stickValue(leaning(0, std::nan("")), left, 0.15), 0.0);
    EXPECT_EQ(stickValue(leaning(0, HUGE_VAL), left, 0.15), 0.0);
    EXPECT_EQ(stickValue(leaning(0, 7.0), left, 0.15), 1.0);
    EXPECT_FALSE(std::signbit(stickValue(leaning(0, -0.01), left, 0.15)));
}

TEST(PadPilot, InversionAndTheMapOfAxes) {
    sim::AppState state = sim::initialState();
    state.view.pad[0] = {sim::PadAxis::RightY, true};
    state.view.pad[1] = {sim::PadAxis::RightTrigger, false};
    state.view.pad[2] = {sim::PadAxis::None, false};
    PadPilot pilot;
    EXPECT_EQ(texts(pilot, PadState{}, state), Texts{}) << "a trigger at rest does nothing";
    PadState pad = leaning(3, 1.0);
    pad.axes[5] = 1.0;
    pad.axes[2] = 1.0;
    EXPECT_EQ(texts(pilot, pad, state), (Texts{"stick bank -1", "stick pitch 1"}));
}

TEST(PadPilot, TheJournalStaysSmall) {
    PadPilot pilot;
    EXPECT_EQ(texts(pilot, leaning(0, 0.5)).size(), 1U);
    EXPECT_EQ(texts(pilot, leaning(0, 0.5001)), Texts{});  // less than a hundredth
    EXPECT_EQ(texts(pilot, leaning(0, 0.1)), Texts{"stick bank 0"});
    EXPECT_EQ(texts(pilot, leaning(0, 0.05)), Texts{});
}

TEST(PadPilot, APadPulledOutLetsGo) {
    PadPilot pilot;
    texts(pilot, leaning(0, 1.0));
    EXPECT_EQ(texts(pilot, std::nullopt), Texts{"stick bank 0"});
    EXPECT_EQ(texts(pilot, std::nullopt), Texts{});
    EXPECT_EQ(texts(pilot, leaning(0, 1.0)), Texts{"stick bank 1"}) << "and takes over again";
}

TEST(PadPilot, AButtonIsOneCommandHoweverLongItIsHeld) {
    PadPilot pilot;
    PadState pad;
    pad.buttons[0] = true;
    EXPECT_EQ(texts(pilot, pad), Texts{"brake"});
    EXPECT_EQ(texts(pilot, pad), Texts{});
    EXPECT_EQ(texts(pilot, PadState{}), Texts{});
    EXPECT_EQ(texts(pilot, pad), Texts{"brake"});
}

TEST(PadPilot, EveryButtonHasAnActionWithACommand) {
    std::set<std::size_t> buttons;
    for (const PadButton& each : padButtons()) {
        EXPECT_TRUE(buttons.insert(each.button).second) << each.name;
        const Binding* const binding = bindingOf(each.action);
        ASSERT_NE(binding, nullptr) << each.action;
        EXPECT_NE(binding->command, nullptr) << each.action;
    }
    EXPECT_EQ(buttons.size(), kPadButtons);
    EXPECT_EQ(padHelp(sim::initialState().view).rows.size(), kPadButtons + 3);
}

TEST(PadPilot, TouchingIsNoticedAndResultsFlyTheShip) {
    const sim::AppState state = sim::initialState();
    EXPECT_FALSE(isTouched(PadState{}, state));
    EXPECT_FALSE(isTouched(leaning(0, 0.1), state));
    EXPECT_TRUE(isTouched(leaning(0, 0.3), state));
    PadPilot pilot;
    sim::AppState flown = state;
    for (const sim::Command& command : commandsForPad(pilot, leaning(1, 1.0), state)) {
        flown = sim::update(flown, command).state;
    }
    EXPECT_EQ(flown.stick[1], 1.0);
    flown = sim::update(flown, sim::ReleaseKeys{}).state;
    EXPECT_EQ(flown.stick[1], 0.0);
}

}  // namespace
}  // namespace gimbalscope::ui
