// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Undo and redo in random sittings with fixed seeds: in bursts, with a key held or a
// drag begun, in the past and after going on from there. After each command the recording is sound,
// and the journal replays to the same flight.
#include "sim/journaled.h"
#include "sim/random_commands.h"

namespace gimbalscope::sim {
namespace {

/// Without time between, steps of undo share their rows; with it, they do not.
int shortPause(RandomCommands& random) { return random.upTo(1) ? 0 : random.pause(); }

TEST(RandomUndo, SittingsKeepTheirRecordingSound) {
    for (unsigned seed = 1000; seed < 1300; ++seed) {
        RandomCommands random(seed);
        Sitting sitting;
        for (int i = 0; i < 60; ++i) {
            const bool goesBack = random.upTo(2) == 0;
            sitting.obey(goesBack ? (random.upTo(1) ? "undo" : "redo") : random.any());
            sitting.fly(shortPause(random));
            expectSound(sitting.session);
            ASSERT_FALSE(testing::Test::HasFatalFailure()) << "seed " << seed << " command " << i;
        }
    }
}

/// What a person does in one go.
std::vector<std::string> episode(RandomCommands& random) {
    switch (random.upTo(6)) {
        case 0:  // a stick or a key that is held over what follows
            return {random.upTo(1) ? "stick pitch -0.35" : "steer bank-right on"};
        case 1:
            return {"release"};
        case 2: {
            std::vector<std::string> drag;
            for (int moves = 1 + random.upTo(3); moves > 0; --moves) {
                drag.push_back("orbit " + std::to_string(moves) + " 2");
            }
            drag.push_back("drop");
            return drag;
        }
        case 3:  // into the past, and on from there
            return {"seek " + std::to_string(random.upTo(30) / 10.0), "pause off"};
        case 4: {
            std::vector<std::string> scrub;
            for (int moves = 1 + random.upTo(3); moves > 0; --moves) {
                scrub.push_back("seek " + std::to_string(random.upTo(30) / 10.0));
            }
            scrub.push_back("drop");
            scrub.push_back(random.upTo(1) ? "seek end" : "back");
            return scrub;
        }
        case 5:
            return {"attitude 10 20 30", "wrap on", "preset 6"};
        default:
            return {random.change(), random.change()};
    }
}

/// So many times back, then so many times forth.
std::vector<std::string> burst(RandomCommands& random) {
    std::vector<std::string> lines(static_cast<std::size_t>(1 + random.upTo(5)), "undo");
    lines.resize(lines.size() + static_cast<std::size_t>(random.upTo(6)), "redo");
    return lines;
}

TEST(RandomUndo, BurstsWithAKeyHeldReplayToTheSameFlight) {
    for (unsigned seed = 0; seed < 1000; ++seed) {
        RandomCommands random(seed);
        Sitting sitting;
        for (int round = 0; round < 6; ++round) {
            std::vector<std::string> lines = episode(random);
            if (random.upTo(1)) {
                const std::vector<std::string> back = burst(random);
                lines.insert(lines.end(), back.begin(), back.end());
            }
            for (const std::string& line : lines) {
                sitting.obey(line);
                expectSound(sitting.session);
                ASSERT_FALSE(testing::Test::HasFatalFailure())
                    << "seed " << seed << " after " << line << " of\n"
                    << sitting.lines;
                sitting.fly(random.upTo(2) ? 0 : random.upTo(90));
            }
        }
        const std::string journal = sitting.whole();
        expectSame(played(journal), sitting.session, journal);
        ASSERT_FALSE(testing::Test::HasFailure()) << "seed " << seed;
    }
}

}  // namespace
}  // namespace gimbalscope::sim
