// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// What is going on, in one or two plain sentences, and what would cure it. One card is spoken of:
// the selected one when there is something to say about it, else the one in the worst state; or
// what all cards share (drift). Everything is derived from the state and its readouts, so the same
// flight gives the same words. Texts are ASCII ("-12.7 deg"); the window writes real signs.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "sim/command.h"
#include "sim/readout.h"

namespace gimbalscope::sim {

/// What is the matter, from worst to best.
enum class VerdictKind : std::uint8_t {
    Nan,        ///< an angle is not a number
    Flicker,    ///< the pose jumped within the last second
    Wrong,      ///< the engine shows another attitude
    Drift,      ///< the quaternion that all engines are fed is off: no lock
    Locked,     ///< two angles turn about nearly one axis
    Stretched,  ///< two angles run much faster than the ship
    OtherName,  ///< the other of two names for the same attitude
    NotLock,    ///< numbers jumped, but only round the circle
    Calm        ///< all well
};
/// nan flicker wrong drift locked stretched other-name not-lock calm
std::string_view name(VerdictKind kind);

/// How much it matters: what the panel is coloured by.
enum class Severity : std::uint8_t { Fine, Note, Warning, Alarm };
Severity severityOf(VerdictKind kind);

/// What a button says and does: commands, applied in order.
struct Cure {
    std::string label;
    std::vector<Command> commands;
    friend bool operator==(const Cure&, const Cure&) = default;
};

struct Verdict {
    VerdictKind kind = VerdictKind::Calm;
    std::optional<std::size_t> card;  ///< the card spoken of; none when it is all of them
    std::string headline;             ///< one short sentence
    std::string text;                 ///< one to three plain sentences, at most 220 characters
    std::optional<Cure> cure;         ///< none when only flying on helps; the text then says so
    std::optional<Cure> second;       ///< something else worth a button
    friend bool operator==(const Verdict&, const Verdict&) = default;
};

/// The verdict on a state whose readouts are given.
Verdict verdict(const AppState& state, const Readouts& readouts);

}  // namespace gimbalscope::sim
