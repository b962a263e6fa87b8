// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The magnifiers of the README: each makes the published formula flicker where a room can see it,
// and the same flight without the magnifier hardly does.
#include <gtest/gtest.h>

#include <string>

#include "sim/play.h"
#include "sim/verdict.h"

namespace gimbalscope::sim {
namespace {

Counts urotCounts(const std::string& flight) {
    const Script script = parseScript("show urot\n" + flight);
    EXPECT_TRUE(script.errors.empty()) << flight;
    return play(script).state.cards.at(0).counts;
}

TEST(Magnifiers, HalfPrecisionFlickersDegreesFromTheVertical) {
    const std::string hold = "preset 7\nhold distance 2 jitter 1e-3 for 5\n";
    EXPECT_GT(urotCounts("arithmetic half\n" + hold).flickers, 100);
    EXPECT_LT(urotCounts(hold).flickers, 5);
}

TEST(Magnifiers, AQuaternionThatIsNeverRenormalisedWidensTheNan) {
    const std::string flight = "loop rate 90 for 120\nhold distance 1 jitter 1e-4 for 5\n";
    const Counts drifted = urotCounts("renormalise off\n" + flight);
    EXPECT_GT(drifted.domain, 250);
    EXPECT_LT(urotCounts(flight).domain, 20);
}

TEST(Magnifiers, BytesJumpAnywhereAndTheCauseIsTheQuantum) {
    const std::string turn = "attitude 20 30 10\nrate yaw-right 10 for 5\n";
    const Counts coarse = urotCounts("quantise byte\n" + turn);
    EXPECT_GT(coarse.quantum, 40);
    EXPECT_EQ(coarse.quantum, coarse.flickers);
    EXPECT_EQ(urotCounts(turn).flickers, 0);
}

TEST(Magnifiers, OfBytesTheVerdictSaysThatTheyTakeNoLock) {
    int times = 0;
    play(parseScript("show urot\nquantise byte\nattitude 20 30 10\nrate yaw-right 10 for 5\n"),
         [&](const Playback& flight) {
             const Verdict said = verdict(flight.state, readouts(flight.state));
             if (said.kind == VerdictKind::Flicker) {
                 ++times;
                 EXPECT_NE(said.text.find("too coarsely. It takes no lock for that."),
                           std::string::npos)
                     << said.text;
             }
         });
    EXPECT_GT(times, 100);
}

}  // namespace
}  // namespace gimbalscope::sim
