// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Sentences of the verdict that once said more than is true.
#include "sim/cures.h"
#include "sim/flying.h"
#include "sim/verdict.h"

namespace gimbalscope::sim {
namespace {

bool contains(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

AppState afterLines(std::initializer_list<std::string_view> lines) {
    AppState state = initialState();
    for (const std::string_view line : lines) {
        state = after(state, line);
    }
    return state;
}

Verdict verdictAfter(std::initializer_list<std::string_view> lines) {
    const AppState state = afterLines(lines);
    return verdict(state, readouts(state));
}

/// Proper orders use acos; far from their lock no combination of angles is spoken of.
TEST(VerdictTruth, ALongQuaternionIsNotALock) {
    const AppState state = afterLines({"show ZXZ", "attitude 0 0 48"});
    Readouts shown = readouts(state);
    shown.cards[0].state = convention::State::Nan;
    shown.cards[0].cause = convention::Cause::Domain;
    const Verdict text = verdict(state, shown);
    EXPECT_EQ(text.kind, VerdictKind::Nan);
    EXPECT_TRUE(contains(text.text, "acos")) << text.text;
    EXPECT_FALSE(contains(text.text, "is real")) << text.text;
    EXPECT_TRUE(contains(text.text, "not gimbal lock")) << text.text;
}

/// asin's argument may be beyond -1 as well as beyond 1.
TEST(VerdictTruth, TheArgumentIsBeyondOneOnEitherSide) {
    const Verdict said = verdictAfter({"attitude quat -0.1830127 -0.6830127 -0.1830127 0.6830127"});
    EXPECT_EQ(said.kind, VerdictKind::Nan);
    EXPECT_TRUE(contains(said.text, "beyond 1")) << said.text;
    EXPECT_TRUE(contains(said.text, "is real")) << said.text;
}

/// A coarse number is not exact.
TEST(VerdictTruth, CoarseNumbersAreNotCalledExact) {
    const Verdict said = verdictAfter({"show urot", "quantise byte", "attitude 19.7 75.1 9.9"});
    EXPECT_EQ(said.kind, VerdictKind::Stretched);
    EXPECT_FALSE(contains(said.text, "exact")) << said.text;
    EXPECT_TRUE(contains(said.text, "right to 0.57 deg")) << said.text;
}

/// A button that would change nothing is not offered.
TEST(VerdictTruth, NoCureThatIsThereAlready) {
    AppState state = afterLines({"show urot:nearest", "arithmetic float64"});
    Readouts shown = readouts(state);
    shown.cards[0].state = convention::State::OtherName;
    EXPECT_FALSE(cureOf(state, shown, 0));
    state = after(state, "arithmetic float32");
    shown = readouts(state);
    shown.cards[0].state = convention::State::OtherName;
    EXPECT_TRUE(cureOf(state, shown, 0));
}

}  // namespace
}  // namespace gimbalscope::sim
