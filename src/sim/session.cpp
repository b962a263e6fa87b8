// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Keeping the past beside the state.
#include "sim/session.h"

namespace gimbalscope::sim {
namespace {

void takeIn(Session& session, const Outcome& outcome) {
    session.state = outcome.state;
    extend(session.trail, session.state);
    record(session.recording, outcome);
}

}  // namespace

Session beginSession(const AppState& state) {
    Session session;
    takeIn(session, {state, {}, {}});
    return session;
}

Outcome apply(Session& session, const Command& command) {
    Outcome outcome = update(session.state, command);
    if (std::holds_alternative<Reset>(command)) {
        forgetEvents(session.recording);
    }
    takeIn(session, outcome);
    return outcome;
}

Outcome flyStep(Session& session) {
    Outcome outcome = step(session.state);
    takeIn(session, outcome);
    return outcome;
}

}  // namespace gimbalscope::sim
