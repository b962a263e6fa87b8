// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The recorder: ten minutes and no more, summaries against the plain loop, states to the last bit,
// and what it all costs beside the flight itself.
#include "sim/recording.h"

#include <cmath>
#include <ctime>
#include <map>

#include "sim/flying.h"
#include "sim/random_commands.h"

namespace gimbalscope::sim {
namespace {

// Processor time: other programs do not count.
double microseconds() { return 1e6 * static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

CardSummary plainSummary(const CardSamples& samples, std::size_t from, std::size_t to) {
    CardSummary sum;
    for (std::size_t row = from; row < std::min(to, samples.size()); ++row) {
        include(sum, samples[row]);
    }
    return sum;
}

CardSample randomSample(RandomCommands& random) {
    CardSample sample;
    sample.shown = random.upTo(9) > 0;
    for (std::size_t slot = 0; slot < 3; ++slot) {
        sample.anglesDeg[slot] =
            random.upTo(50) == 0 ? std::nanf("") : static_cast<float>(random.upTo(360) - 180);
        sample.turns[slot] = random.upTo(4) - 2;
    }
    sample.stretch = static_cast<float>(1 + random.upTo(20));
    sample.flickered = random.upTo(200) == 0;
    sample.nameJumped = random.upTo(200) == 0;
    return sample;
}

// Looks at random stretches of a random column that grows, loses its end and its beginning.
TEST(CardSamples, SummariesAreThoseOfThePlainLoop) {
    RandomCommands random(11);
    CardSamples samples;
    for (int round = 0; round < 400; ++round) {
        for (int i = random.upTo(300); i > 0; --i) {
            samples.push(randomSample(random));
        }
        if (random.upTo(4) == 0) {
            samples.truncate(
                samples.size() -
                static_cast<std::size_t>(random.upTo(static_cast<int>(samples.size()))) / 4);
        }
        if (random.upTo(9) == 0) {
            samples.padTo(samples.size() + static_cast<std::size_t>(random.upTo(700)));
        }
        if (samples.size() > 5000) {
            samples.dropBlock();
        }
        for (int look = 0; look < 5; ++look) {
            const auto from =
                static_cast<std::size_t>(random.upTo(static_cast<int>(samples.size())));
            const std::size_t to = from + static_cast<std::size_t>(random.upTo(3000));
            ASSERT_EQ(samples.summary(from, to), plainSummary(samples, from, to))
                << round << ": " << from << " to " << to << " of " << samples.size();
        }
        ASSERT_EQ(samples.summary(0, samples.size()), plainSummary(samples, 0, samples.size()));
    }
}

TEST(CardSamples, WhatIsNotShownIsAbsentAndTakesNoRoom) {
    CardSamples samples;
    samples.padTo(10000);
    EXPECT_LT(samples.bytes(), 10000U);
    EXPECT_FALSE(samples.anyShown());
    EXPECT_FALSE(samples[77].shown);
    EXPECT_FALSE(samples[20000].shown);
    const CardSummary none = samples.summary(0, 20000);
    EXPECT_FALSE(none.anyShown);
    EXPECT_GT(none.lowDeg[0], none.highDeg[0]);
    CardSample nan;
    nan.shown = true;
    nan.anglesDeg.fill(std::nanf(""));
    samples.push(nan);
    EXPECT_TRUE(samples.summary(0, 20000).anyNan);
    EXPECT_GT(samples.summary(0, 20000).lowDeg[0], samples.summary(0, 20000).highDeg[0]);
}

TEST(Recording, RowsKeepWhatTheCardsShowed) {
    Session session = beginSession(initialState());
    fly(session, "show urot lsl oblivion ZYX:nearest\ntumble rate 200 meanwhile");
    for (int step = 0; step < 2400; ++step) {
        const std::vector<Event> events = flyStep(session);
        const std::size_t row = rowCount(session.recording) - 1;
        if (session.recording.steps[row] != session.state.stepCount) {
            continue;
        }
        const Readouts shown = readouts(session.state);
        for (std::size_t place = 0; place < shown.cards.size(); ++place) {
            const Readout& card = shown.cards[place];
            const CardColumn* const column = columnOf(session.recording, card.selection);
            ASSERT_NE(column, nullptr);
            const CardSample& sample = column->samples[row];
            ASSERT_TRUE(sample.shown);
            EXPECT_NEAR(sample.errorDeg, card.reading.errorDeg, 1e-4);
            for (std::size_t slot = 0; slot < 3; ++slot) {
                const double degrees =
                    180.0 / math::kPi / convention::unitsPerRadian(card.row->units[slot]);
                EXPECT_NEAR(sample.anglesDeg[slot], card.reading.angles[slot] * degrees, 1e-3);
            }
        }
        for (const Event& event : events) {
            const CardSample& sample = columnOf(session.recording, event.selection)->samples[row];
            EXPECT_TRUE(event.kind == EventKind::NameJump ? sample.nameJumped : sample.flickered);
        }
    }
}

TEST(Recording, ColumnsKnowWhenTheirCardWasShown) {
    const Session session = flying("wait 1\nshow aero-321 urot\nwait 1\nshow urot\nwait 1");
    const Recording& recording = session.recording;
    const CardColumn* const aero = columnOf(recording, "aero-321");
    ASSERT_NE(aero, nullptr);
    EXPECT_FALSE(aero->samples[rowAt(recording, 0.5)].shown);
    EXPECT_TRUE(aero->samples[rowAt(recording, 1.5)].shown);
    EXPECT_FALSE(aero->samples[rowAt(recording, 2.5)].shown);
    EXPECT_TRUE(columnOf(recording, "urot")->samples[rowAt(recording, 2.5)].shown);
    EXPECT_EQ(columnOf(recording, "lsl:nearest"), nullptr);
    EXPECT_EQ(rowAt(recording, -5.0), 0U);
    EXPECT_EQ(rowAt(recording, 1e300), rowCount(recording) - 1);
}

// Every state on the way, against the one that comes back; commands of all kinds between.
TEST(Recording, AnyRowComesBackToTheLastBit) {
    for (unsigned seed = 0; seed < 12; ++seed) {
        RandomCommands random(seed);
        Session session = beginSession(initialState());
        std::map<std::size_t, AppState> seen;
        const auto look = [&] {
            const std::size_t row = rowCount(session.recording) - 1;
            if (!seen.contains(row)) {
                seen[row] = session.state;
            }
        };
        look();
        for (int i = 0; i < 300; ++i) {
            sim::apply(session, command(random.change()));
            look();
            for (int steps = random.pause(); steps > 0; --steps) {
                flyStep(session);
                look();
            }
        }
        ASSERT_EQ(session.recording.firstRow, 0U);
        for (int i = 0; i < 150; ++i) {
            const auto row = static_cast<std::size_t>(
                random.upTo(static_cast<int>(rowCount(session.recording)) - 1));
            ASSERT_EQ(stateAt(session.recording, row), seen.at(row)) << seed << " row " << row;
        }
        for (const auto& [row, state] : seen) {
            ASSERT_EQ(session.recording.attitudes[row], state.attitude);
        }
    }
}

// F66: a recorded flight, replayed twice, is the same to the last bit.
TEST(Recording, ReplayedTwiceIsBitIdentical) {
    const Session session = flying(
        "show urot lsl oblivion ZYX:nearest\narithmetic half\ntumble rate 300 for 5\n"
        "cross miss 0.01\nhold distance 0.01 jitter 1e-6 for 3");
    for (std::size_t row = 0; row < rowCount(session.recording); row += 7) {
        const AppState once = stateAt(session.recording, row);
        ASSERT_EQ(once, stateAt(session.recording, row));
        ASSERT_EQ(once.attitude, session.recording.attitudes[row]);
        ASSERT_EQ(once.stepCount, session.recording.steps[row]);
    }
}

TEST(Recording, ComesBackAtAnyTickRate) {
    for (const int rate : {1, 7, 60, 240}) {
        Session session = flying("tick-rate " + std::to_string(rate) +
                                 "\nturn pitch-up 10\nturn pitch-up 20\nloop rate 100 meanwhile");
        std::vector<AppState> seen;
        for (int step = 0; step < 1000; ++step) {
            const std::size_t rows = rowCount(session.recording);
            flyStep(session);
            if (rowCount(session.recording) > rows) {
                seen.push_back(session.state);
            }
        }
        EXPECT_NEAR(static_cast<double>(seen.size()), rate * 1000.0 / 240.0, 1.0);
        const std::size_t first = rowCount(session.recording) - seen.size();
        for (std::size_t i = 0; i < seen.size(); ++i) {
            ASSERT_EQ(stateAt(session.recording, first + i), seen[i]) << rate << " Hz, " << i;
        }
    }
}

TEST(Recording, KeepsTenMinutesAndNotMore) {
    Session session = beginSession(initialState());
    fly(session, "show urot lsl oblivion ZYX:nearest\nloop rate 77 meanwhile");
    const std::int64_t tenMinutes = 600 * kStepsPerSecond;
    std::map<std::int64_t, AppState> seen;
    for (std::int64_t step = 1; step <= tenMinutes + 60 * kStepsPerSecond; ++step) {
        flyStep(session);
        if (step % 31 == 0 && step % 4 == 0) {
            seen[step] = session.state;
        }
    }
    const Recording& recording = session.recording;
    EXPECT_LE(recording.steps.front(), session.state.stepCount - tenMinutes);
    EXPECT_GE(recording.steps.front(), session.state.stepCount - tenMinutes - 256 * 4);
    EXPECT_GE(rowCount(recording), 36000U);
    EXPECT_LE(rowCount(recording), 36000U + 257);
    EXPECT_LE(recording.keyframes.size(), 620U);
    EXPECT_LT(recording.changes.size(), 10U);
    EXPECT_LT(bytes(recording), 12U << 20U);
    RecordProperty("bytes", static_cast<int>(bytes(recording)));
    for (std::size_t row = 0; row < rowCount(recording); row += 313) {
        if (const auto found = seen.find(recording.steps[row]); found != seen.end()) {
            ASSERT_EQ(stateAt(recording, row), found->second);
        }
    }
    EXPECT_EQ(stateAt(recording, 0).attitude, recording.attitudes[0]);
}

TEST(Recording, CommandsWithoutTimeStayBounded) {
    Session session = flying("wait 1\npause on");
    for (int i = 0; i < 20000; ++i) {
        sim::apply(session, command(i % 2 ? "steer pitch-up on" : "steer pitch-up off"));
        sim::apply(session, command("orbit 1 0"));
    }
    EXPECT_LT(session.recording.changes.size(), 200U);
    EXPECT_LT(session.history.undo.size(), kUndoSteps + 1);
}

// Recording beside flying: what a session costs more than the bare steps. The least of many short
// rounds, so that what else the machine does is in neither.
TEST(Recording, CostsLittleBesideTheFlight) {
    const AppState start = flying("show urot lsl oblivion ZYX:nearest\nloop").state;
    double bare = 1e9;
    double recorded = 1e9;
    constexpr int kSteps = 960;
    for (int round = 0; round < 40; ++round) {
        AppState state = start;
        double begin = microseconds();
        for (int i = 0; i < kSteps; ++i) {
            advance(state);
        }
        bare = std::min(bare, microseconds() - begin);
        Recording recording;
        recordJump(recording, start);
        state = start;
        begin = microseconds();
        for (int i = 0; i < kSteps; ++i) {
            recordStep(recording, state, advance(state));
        }
        recorded = std::min(recorded, microseconds() - begin);
        EXPECT_GE(rowCount(recording), static_cast<std::size_t>(kSteps / 4));
    }
    std::printf("a row: %.2f us of %.2f us flown\n", (recorded - bare) * 4 / kSteps,
                bare * 4 / kSteps);
#ifndef __SANITIZE_ADDRESS__  // which watches the rows and says nothing of what they cost
    EXPECT_LT(recorded, 1.6 * bare);
#endif
}

// And a whole timeline of 1500 columns, four cards, ten minutes, beside the same by the plain loop.
TEST(Recording, ATimelineIsMadeAtOnce) {
    Session session = flying("show urot lsl oblivion ZYX:nearest\nloop");
    for (int step = 0; step < 600 * kStepsPerSecond; ++step) {
        flyStep(session);
    }
    const Recording& recording = session.recording;
    constexpr std::size_t kColumns = 1500;
    const double rows = static_cast<double>(rowCount(recording)) / kColumns;
    const auto whole = [&](auto summarise) {
        float sum = 0.0F;
        const double begin = microseconds();
        for (const CardColumn& column : recording.columns) {
            for (std::size_t pixel = 0; pixel < kColumns; ++pixel) {
                const double at = static_cast<double>(pixel) * rows;
                sum += summarise(column.samples, static_cast<std::size_t>(at),
                                 static_cast<std::size_t>(at + rows))
                           .highDeg[0];
            }
        }
        EXPECT_TRUE(std::isfinite(sum));
        return microseconds() - begin;
    };
    double quick = 1e9;
    double plain = 1e9;
    for (int round = 0; round < 7; ++round) {
        quick = std::min(quick, whole([](const CardSamples& samples, std::size_t from,
                                         std::size_t to) { return samples.summary(from, to); }));
        plain = std::min(plain, whole(plainSummary));
    }
    std::printf("a timeline of ten minutes: %.0f us, by the plain loop %.0f us\n", quick, plain);
#ifndef __SANITIZE_ADDRESS__
    EXPECT_LT(quick, 0.9 * plain);
#endif
}

}  // namespace
}  // namespace gimbalscope::sim
