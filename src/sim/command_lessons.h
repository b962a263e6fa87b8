// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The commands of lessons, part of the one grammar (command.h). Two of them, lesson and predict,
// need somebody who has the lessons; what they come to are the others, which know nothing but
// numbers.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "math/rotation.h"
#include "sim/learning.h"

namespace gimbalscope::sim {

/// lesson next | back | again | hint | outcome | off | open ID|FILE [step 3]: to another step, to
/// this one from its beginning, one more hint, or what came of a prediction. A step begins level,
/// with every setting at its default, and goes on with the lesson's own commands.
struct GoInLesson {
    enum class To : std::uint8_t { Next, Back, Again, Hint, Outcome, Off, Open };
    To to = To::Next;
    std::string lesson{};  ///< of Open
    std::size_t step = 1;  ///< of Open, from 1
    friend bool operator==(const GoInLesson&, const GoInLesson&) = default;
};
/// predict 2: the answer to the question of this step, a choice counted from 1 or a value. The ship
/// then flies what it was held for.
struct Predict {
    std::string value;
    friend bool operator==(const Predict&, const Predict&) = default;
};
/// learn 3 L5 | off: that step of that lesson begins, or the lesson ends; level and afresh but for
/// how the window looks, what was read, and own conventions and keyframes of before the lesson;
/// when it ends all that was chosen before it is back. Recording, trail and undo begin anew.
struct BeginStep {
    std::size_t step = 0;  ///< from 1; 0: no lesson
    std::string lesson;
    friend bool operator==(const BeginStep&, const BeginStep&) = default;
};
/// ask choice | value: the step's question is put, and the ship held until something is given.
struct PutQuestion {
    Asked asked = Asked::Choice;
    friend bool operator==(const PutQuestion&, const PutQuestion&) = default;
};
/// given 2: that was predicted, and the angles of now are held against those to come.
struct Given {
    std::string value;
    friend bool operator==(const Given&, const Given&) = default;
};
/// told 2 right | wrong: what came of it; "none" where there is no number.
struct Told {
    std::string outcome;
    bool isRight = false;
    friend bool operator==(const Told&, const Told&) = default;
};
/// met: the goal of this step is reached.
struct MeetGoal {
    friend bool operator==(const MeetGoal&, const MeetGoal&) = default;
};
/// hint: one more of this step's.
struct ShowHint {
    friend bool operator==(const ShowHint&, const ShowHint&) = default;
};
/// target ATTITUDE | none: an attitude to be reached; counting of corrections begins.
struct SetTarget {
    std::optional<math::Quat> worldFromBody{};
    friend bool operator==(const SetTarget&, const SetTarget&) = default;
};
/// lesson-language de: two letters.
struct SpeakLanguage {
    std::string language;
    friend bool operator==(const SpeakLanguage&, const SpeakLanguage&) = default;
};

}  // namespace gimbalscope::sim
