// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Checks in a script: what a card or the truth shows, compared with a value. Quantities of a card:
// its angles by name, and cardQuantities(); of the truth: truthQuantities(). Comparisons: is (or
// nothing, or =), not (or !=), <, <=, >, >=. Numbers are equal within 1e-6 of each other, relative
// when large. What the tools say (detect, check) is one of several words that hold together:
// "oblivion" and "one".
#pragma once

#include <optional>
#include <span>
#include <string>

#include "sim/shell.h"

namespace gimbalscope::sim {

/// What a check finds.
struct Finding {
    bool holds = false;
    std::string found;               ///< the number, or the word; or why there is none
    std::optional<double> number{};  ///< in the quantity's unit; none for a word
};
/// What detect and check say is asked of the shell.
Finding examine(const Expect& expect, const AppState& state, Shell* shell = nullptr);
/// nullopt when the check holds, otherwise "expected urot state nan, found calm". What detect and
/// check say is asked of the shell.
std::optional<std::string> failure(const Expect& expect, const AppState& state,
                                   Shell* shell = nullptr);

/// state cause error-deg stretch pole-distance-deg flickers flickers-per-second domain snap quantum
/// noise name-jumps nan (the number of angles that are NaN); worst-error-deg and worst-nan (how
/// many) of thousands of attitudes over the whole sphere, poles included; moved-most: which of its
/// angles has come furthest since the prediction of a lesson. Of each angle NAME also NAME-deg,
/// NAME-moved-deg since the prediction, NAME-step-deg: its largest step from tick to tick since
/// then.
std::span<const std::string_view> cardQuantities();
/// time heading nose-up bank drift-deg norm-error nose-distance-deg (from the zenith), and of the
/// keyframes: keyframes (how many) key-time, and by the chosen method key-rate-jump (the largest,
/// in degrees per second) path-deg shortest-deg; mark-a-deg: from where the mark a is; of a lesson
/// target-deg and corrections.
std::span<const std::string_view> truthQuantities();
/// detect check
std::span<const std::string_view> toolQuantities();
/// is not < <= > >=
std::span<const std::string_view> comparisons();

}  // namespace gimbalscope::sim
