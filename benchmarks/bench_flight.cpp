// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Flown as a person would: by commands.
#include "bench_flight.h"

#include "sim/play.h"

namespace gimbalscope::bench {

sim::Session loopingFlight() {
    sim::Session flight = sim::beginSession(sim::initialState());
    for (const sim::ScriptLine& line :
         sim::parseScript("show urot urot:nearest oblivion lsl\nloop\n").lines) {
        sim::apply(flight, line.command);
    }
    for (int frame = 0; frame < 60 * 60; ++frame) {
        flyFrame(flight);
    }
    return flight;
}

void flyFrame(sim::Session& flight) {
    for (int step = 0; step < sim::kStepsPerSecond / 60; ++step) {
        sim::flyStep(flight);
    }
}

}  // namespace gimbalscope::bench
