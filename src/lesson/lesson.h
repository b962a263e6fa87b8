// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// A lesson: steps of prose with commands, questions whose answers are computed from the readouts,
// and goals over the readouts. Read from a text file (read.h, docs/lessons.md); no lesson has code
// of its own. Commands and conditions are those of scripts (sim/command.h, sim/expect.h).
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "sim/command.h"

namespace gimbalscope::lesson {

/// A row of the lesson's table of numbers: what all cards show at that moment.
struct Note {
    std::string text;
};
/// What happens in a step, by the line in which it stands: a command, a number that is asserted
/// (sim::Expect), or a row of the table.
struct Act {
    int line = 0;
    std::variant<sim::Command, Note> what;
};

/// A condition over the readouts.
struct Condition {
    int line = 0;
    sim::Expect expect;
};

/// An answer to choose. Right when all its conditions hold after the flight; of several the first.
struct Choice {
    int line = 0;
    std::string text;
    std::vector<Condition> rightIf;
    bool isOtherwise = false;  ///< right when none of those above is
};
/// A number that is asked for: a quantity of a card or of the ship, as near as `tolerance`.
struct AskedValue {
    int line = 0;
    sim::Expect quantity;  ///< selection and quantity only
    double tolerance = 0.0;
    std::string unit;  ///< what the field says behind it; may be empty
};
/// Either choices or a value.
struct Question {
    int line = 0;
    std::string text;
    std::vector<Choice> choices;
    std::optional<AskedValue> value;
};

struct Goal {
    int line = 0;
    std::string text;
    std::vector<Condition> reach;  ///< all at once
    bool isWhole = true;           ///< no condition of it was left out, being unreadable
};

/// A step begins level, with every setting at its default and the lesson's own commands done.
struct Step {
    int line = 0;
    std::string title;
    std::vector<std::string> says;     ///< paragraphs
    std::vector<std::string> looks;    ///< places of the window (places.h) that are pointed at
    std::vector<Act> before;           ///< when the step begins
    std::optional<Question> question;  ///< the ship is held until it is answered
    std::vector<Act> after;            ///< flown after the prediction
    std::vector<std::string> reveals;  ///< told with the outcome
    std::optional<Goal> goal;
    std::vector<std::string> hints;
    std::vector<Act> solution;  ///< what a student may do: predict, and whatever reaches the goal
};

struct Lesson {
    std::string id;        ///< L1 or a teacher's own
    std::string language;  ///< two letters
    std::string title, aim;
    std::vector<std::string> meets;  ///< misconceptions, M1 to M12
    int minutes = 0;                 ///< about how long it takes in class; 0: not said
    std::vector<Act> setup;          ///< at the beginning of every step
    std::vector<Step> steps;
};

/// What a misconception says, for M1 to M12; empty for any other word.
std::string_view misconception(std::string_view id);
inline constexpr int kMisconceptions = 12;

}  // namespace gimbalscope::lesson
