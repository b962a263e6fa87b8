// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Read, examined and played.
#include "lesson/check.h"

#include <algorithm>

#include "lesson/library.h"
#include "lesson/stage.h"

namespace gimbalscope::lesson {
namespace {

// A lesson that is not the program's own under an id that is.
void remarkOnId(ReadLesson& read, std::string_view text) {
    const Lesson* const own = find(read.lesson.id);
    if (own == nullptr || sourceOf(own->id) == text) {
        return;
    }
    read.remarks.push_back("line " + std::to_string(read.idLine) + ": the program has a lesson " +
                           own->id + ", \"" + own->title + "\": \"lesson " + own->id +
                           "\" opens that one, and its translations are taken for this one too; "
                           "choose another id");
    sortByLine(read.remarks);
}

// "line 12: ", with which every message about that line begins.
std::string_view lineIn(std::string_view message) {
    return message.substr(0, message.find(':') + 1);
}

// What a line asserts and is not so, unless something is told of the line anyway.
void addFailures(std::vector<std::string>& errors, const Solved& solved) {
    std::vector<std::string> added;
    for (const SolvedStep& step : solved.steps) {
        for (std::string& failure : failuresOf(step)) {
            const auto isOfIt = [&](const std::string& each) {
                return lineIn(each) == lineIn(failure);
            };
            if (std::ranges::none_of(errors, isOfIt)) {
                added.push_back(std::move(failure));
            }
        }
    }
    errors.insert(errors.end(), added.begin(), added.end());
    sortByLine(errors);
}

}  // namespace

CheckedLesson checkLesson(std::string_view text, const std::function<void()>& onCommand) {
    CheckedLesson checked{readLesson(text), {}};
    const Watch watch{[&](const sim::Playback&) {
        if (onCommand) {
            onCommand();
        }
    }};
    examineStage(checked.read, onCommand);
    remarkOnId(checked.read, text);
    if (checked.read.errors.empty()) {
        checked.solved = solve(checked.read.lesson, watch);
    } else {
        addFailures(checked.read.errors, solve(readableOf(checked.read), watch));
    }
    return checked;
}

}  // namespace gimbalscope::lesson
