// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// A flight: the state, moved on by commands and steps, with trail and history kept beside it.
#include "app/cockpit.h"

namespace gimbalscope::app {
namespace {

void takeIn(Flight& flight, const sim::Outcome& outcome) {
    flight.state = outcome.state;
    sim::extend(flight.trail, flight.state);
    ui::extend(flight.history, outcome);
}

}  // namespace

Flight beginFlight(const sim::AppState& state) {
    Flight flight;
    takeIn(flight, {state, {}, {}});
    return flight;
}

sim::Outcome apply(Flight& flight, const sim::Command& command) {
    sim::Outcome outcome = sim::update(flight.state, command);
    if (std::holds_alternative<sim::Reset>(command)) {
        ui::forgetEvents(flight.history);
    }
    takeIn(flight, outcome);
    return outcome;
}

void flyStep(Flight& flight) { takeIn(flight, sim::step(flight.state)); }

}  // namespace gimbalscope::app
