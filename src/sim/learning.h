// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// How far somebody is in a lesson: which step, what was predicted and what came, hints, a target to
// be reached. What the lesson says is not known here (lesson/lesson.h). Part of the view.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "math/rotation.h"

namespace gimbalscope::sim {

/// What was predicted at a step of a lesson, and what came.
struct Prediction {
    std::size_t step = 0;  ///< of the lesson, from 1
    std::string given;     ///< a choice, from 1, or a value: its fewest digits, with a point
    std::string outcome;   ///< likewise, what was right; empty: not yet known
    bool isRight = false;
    friend bool operator==(const Prediction&, const Prediction&) = default;
};

/// In place of an outcome that is no number.
inline constexpr std::string_view kNoNumber = "none";

/// What a prediction is to be.
enum class Asked : std::uint8_t { Nothing, Choice, Value };

/// The angles of a card when a prediction was made: degrees, intrinsic order; none for a NaN.
using HeldAngles = std::array<std::optional<double>, 3>;

struct Learning {
    std::string lesson;                   ///< its id or its file's path; empty: none is open
    std::size_t step = 0;                 ///< from 1; one past the last step sums up
    std::vector<Prediction> predictions;  ///< at most one for each step, in the order made
    std::vector<std::size_t> met;         ///< the steps whose goal was reached
    std::size_t hints = 0;                ///< of this step, shown so far
    std::size_t hintsOfOthers = 0;        ///< shown at the steps before
    Asked asked = Asked::Nothing;         ///< now, and not yet answered: the ship is held
    bool isBlank = false;                 ///< nothing to be seen but the lesson's title
    std::string language = "en";          ///< two letters; what is not translated is English
    std::vector<HeldAngles> held;         ///< of the cards, from left to right
    std::optional<math::Quat> target;     ///< worldFromBody, unit: the attitude to be reached
    std::size_t inputs = 0;               ///< times the controls were taken since there is a target
    bool isAdjusting = false;             ///< the last of them still goes on
    friend bool operator==(const Learning&, const Learning&) = default;
};

/// The prediction made at the present step; nullptr when there is none.
const Prediction* predictionOf(const Learning& learning);
/// How often the controls were taken once more after the first time.
std::size_t corrections(const Learning& learning);

}  // namespace gimbalscope::sim
