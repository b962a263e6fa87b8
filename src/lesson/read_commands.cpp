// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The commands of a lesson as they are read, and the state that they lead to.
#include <algorithm>
#include <utility>

#include "lesson/fitting.h"
#include "lesson/lesson_reader.h"
#include "sim/own.h"
#include "sim/shell.h"
#include "sim/update.h"
#include "text/words.h"

namespace gimbalscope::lesson {
namespace {

using text::inQuotes;

// The example of a command behind the keyword with which it stands in a lesson.
std::string behind(std::string_view keyword, std::string error) {
    constexpr std::string_view kAsIn = " (as in \"";
    if (const std::size_t at = error.rfind(kAsIn); at != std::string::npos) {
        error.insert(at + kAsIn.size(), std::string(keyword) + " ");
    }
    return error;
}

}  // namespace

std::string tooLongFlight(std::string_view with) {
    return "with this " + std::string(with) + " the lesson flies longer than an hour";
}

std::vector<Act>& LessonReader::acts() {
    return phase_ == Phase::Before  ? step_->before
           : phase_ == Phase::After ? step_->after
                                    : step_->solution;
}

void LessonReader::takeCommand(std::vector<Act>& acts, std::string_view line, bool isSolving) {
    sim::ParsedCommand parsed = sim::parse(line, own_);
    if (!parsed.command) {
        knowOwn(line);
        return fail(parsed.error.empty() ? "there is no command" : behind(word_, parsed.error));
    }
    if (std::holds_alternative<sim::Expect>(*parsed.command)) {
        return fail("write \"check\" for \"expect\"");
    }
    if (const std::string no = objectionTo(*parsed.command, isSolving); !no.empty()) {
        return fail(no);
    }
    const std::int64_t steps = follow(*parsed.command);
    if (step_ == nullptr) {
        flownByHead_ += steps;  // once for each step
        fly(flownByHead_ > kLongestFlight ? flownByHead_ : 0, "command");
    } else {
        fly(steps, "command");
    }
    sim::follow(own_, *parsed.command);
    for (const std::string& name : own_) {
        if (std::ranges::find(allOwn_, name) == allOwn_.end()) {
            allOwn_.push_back(name);
        }
    }
    acts.push_back({line_, std::move(*parsed.command)});
}

std::string LessonReader::objectionTo(const sim::Command& command, bool isSolving) const {
    if (std::string no = commandObjection(command, isSolving); !no.empty()) {
        return no;
    }
    const auto* const make = std::get_if<sim::MakeOwn>(&command);
    const bool isTooMany = make != nullptr && own_.size() >= sim::kMostOwn &&
                           std::ranges::find(own_, make->name) == own_.end();
    return isTooMany ? sim::tooManyOwn() : std::string();
}

// Told once, where it becomes too long; nothing of it is flown by a check from there on.
void LessonReader::fly(std::int64_t steps, std::string_view with) {
    const std::int64_t before = std::exchange(flown_, flown_ + steps);
    if (flown_ > kLongestFlight) {
        broken().insert("fly");
    }
    if (before <= kLongestFlight && flown_ > kLongestFlight) {
        fail(tooLongFlight(with));
    }
}

// How long it takes; the state is the one behind it.
std::int64_t LessonReader::follow(const sim::Command& command) {
    const bool isTold = flown_ > kLongestFlight;
    const std::int64_t steps = isTold ? 0 : sim::durationSteps(command, state_);
    state_ = sim::update(state_, command).state;
    return steps;
}

// What a broken "own" would have made is known all the same, so that it is not told at every line.
void LessonReader::knowOwn(std::string_view line) {
    const std::vector<std::string_view> words = text::splitWords(line);
    if (words.size() > 1 && words[0] == "own" && sim::ownNameObjection(words[1]).empty()) {
        own_.emplace_back(words[1]);
        allOwn_.emplace_back(words[1]);
    }
}

}  // namespace gimbalscope::lesson
