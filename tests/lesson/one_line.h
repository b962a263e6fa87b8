// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The small lesson with one line exchanged, and what is said of it.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "lesson/a_lesson.h"
#include "lesson/check.h"
#include "lesson/read.h"
#include "lesson/stage.h"

namespace gimbalscope::test {

/// The lesson with one line exchanged.
inline std::string with(std::string_view line, std::string_view other,
                        std::string text = std::string(kLesson)) {
    const std::size_t at = text.find("\n" + std::string(line) + "\n");
    EXPECT_NE(at, std::string::npos) << line;
    return text.replace(at + 1, line.size(), other);
}

/// Everything that "lesson check" says: mistakes, remarks, and what does not hold.
inline std::vector<std::string> told(std::string_view text) {
    const lesson::CheckedLesson checked = lesson::checkLesson(text);
    std::vector<std::string> told = checked.read.errors;
    told.insert(told.end(), checked.read.remarks.begin(), checked.read.remarks.end());
    for (const lesson::SolvedStep& step : checked.solved.steps) {
        const std::vector<std::string> failures = lesson::failuresOf(step);
        told.insert(told.end(), failures.begin(), failures.end());
    }
    return told;
}
/// The mistakes of them that are told before it is played.
inline lesson::ReadLesson examined(std::string_view text) {
    lesson::ReadLesson read = lesson::readLesson(text);
    lesson::examineStage(read);
    return read;
}
inline std::vector<std::string> errors(std::string_view line, std::string_view other) {
    return examined(with(line, other)).errors;
}
inline std::vector<std::string> remarks(std::string_view line, std::string_view other) {
    return examined(with(line, other)).remarks;
}

}  // namespace gimbalscope::test
