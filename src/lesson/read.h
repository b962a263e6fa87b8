// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// A lesson from its text, and what is wrong with it, by line. One statement a line: a keyword and
// the rest. Lines that begin with # are comments. The keywords are explained in docs/lessons.md.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "lesson/lesson.h"

namespace gimbalscope::lesson {

/// All flights of a lesson together take no longer.
inline constexpr std::int64_t kLongestFlight = 3600 * sim::kStepsPerSecond;
/// The sentence where they do, by a command or a step.
std::string tooLongFlight(std::string_view with);

struct ReadLesson {
    Lesson lesson;
    std::vector<std::string> errors;   ///< "line 3: ..." each; with errors it is not played
    std::vector<std::string> remarks;  ///< likewise: what a good lesson has and this one has not
    int idLine = 1;                    ///< where its id stands
    std::vector<std::vector<int>> lookLines;  ///< of each step, where its looks stand
    std::vector<bool> isBroken;               ///< of each step: a command was not understood
    bool isHeadBroken = false;                ///< so that no step begins as it should
};
/// CRLF and a UTF-8 byte order mark are accepted. After 100 errors a last one says that the rest is
/// not read.
ReadLesson readLesson(std::string_view text);

/// The lesson with only those steps whose every command was understood and whose question can be
/// answered: they can be held all the same.
Lesson readableOf(const ReadLesson& read);

/// Puts them into the order of their lines.
void sortByLine(std::vector<std::string>& messages);

/// The keywords of a lesson's file, each explained in docs/lessons.md.
std::vector<std::string_view> lessonKeywords();

}  // namespace gimbalscope::lesson
