// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// A journal is a script that ends in the same state, also of a sitting that went back and forth in
// time.
#include "sim/journaled.h"
#include "sim/random_commands.h"

namespace gimbalscope::sim {
namespace {

TEST(Journal, OfASittingThatWentBackInTime) {
    Sitting sitting;
    sitting.obey("loop");
    sitting.fly(500);
    sitting.obey("seek 1");
    sitting.obey("pause off");
    sitting.fly(100);
    sitting.obey("undo");
    sitting.fly(50);
    sitting.obey("back");
    sitting.obey("tick");
    sitting.obey("redo");
    sitting.obey("turn yaw-left 30");
    sitting.fly(31);
    const std::string journal = sitting.whole();
    EXPECT_TRUE(journal.starts_with(
        "loop rate 90 meanwhile\nadvance 500\nseek 1\npause off\nadvance 100\nundo\n"))
        << journal;
    expectSame(played(journal), sitting.session, journal);
}

TEST(Journal, OfFiveHundredRandomCommandsReplaysToTheSameState) {
    for (unsigned seed = 100; seed < 130; ++seed) {
        RandomCommands random(seed);
        Sitting sitting;
        for (int i = 0; i < 500; ++i) {
            sitting.obey(random.any());
            sitting.fly(random.pause());
        }
        const std::string journal = sitting.whole();
        expectSame(played(journal), sitting.session, journal);
        if (HasFailure()) {
            FAIL() << "seed " << seed;
        }
    }
}

}  // namespace
}  // namespace gimbalscope::sim
