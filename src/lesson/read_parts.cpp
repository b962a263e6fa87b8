// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// What each keyword takes.
#include <algorithm>
#include <array>

#include "lesson/lesson_reader.h"
#include "lesson/places.h"
#include "sim/expect.h"
#include "sim/selection.h"
#include "text/numbers.h"
#include "text/words.h"

namespace gimbalscope::lesson {
namespace {

using text::inQuotes;

constexpr std::size_t kMostSteps = 99;
constexpr double kFinest = 1e-9;  // of a value's tolerance

struct Example {
    std::string_view word, line;
};
constexpr std::array kConditions{
    Example{"check", "check urot yaw 182 within 1"}, Example{"right", "right urot moved-most yaw"},
    Example{"reach", "reach nose-up > 40"}, Example{"value", "value urot yaw within 100"}};
constexpr std::array<std::string_view, 3> kWords{"state", "cause", "moved-most"};

// The complaint of the grammar of scripts, without its words before and its example behind.
std::string bare(std::string error) {
    if (const std::size_t example = error.rfind(" (as in \""); example != std::string::npos) {
        error.erase(example);
    }
    const std::size_t colon = error.find(": ");
    const bool hasCommand =
        colon != std::string::npos && error.substr(0, colon).find(' ') == std::string::npos;
    return hasCommand ? error.substr(colon + 2) : error;
}

std::string asIn(const std::string& complaint, std::string_view example) {
    return complaint + " (as in \"" + std::string(example) + "\")";
}

}  // namespace

// The head.
void LessonReader::once(std::string& text, std::string_view rest, std::string_view word) {
    if (!text.empty()) {
        fail("\"" + std::string(word) + "\" stands here for the second time");
    }
    text = rest;
}

void LessonReader::takeId(std::string_view rest) {
    once(result_.lesson.id, rest, "lesson");
    result_.idLine = line_;
    if (!isPlainName(rest)) {
        fail("an id has letters, digits, - and _, not " + inQuotes(rest));
    }
}

void LessonReader::takeLanguage(std::string_view rest) {
    once(result_.lesson.language, rest, "language");
    if (!isLanguage(rest)) {
        fail(inQuotes(rest) + " is no language: two letters, such as en");
    }
}

void LessonReader::takeMeets(std::string_view rest) {
    std::string unknown, again;
    for (const std::string_view id : text::splitWords(rest)) {
        if (misconception(id).empty()) {
            unknown += (unknown.empty() ? "" : ", ") + inQuotes(id);
        } else if (std::ranges::find(result_.lesson.meets, id) != result_.lesson.meets.end()) {
            again += (again.empty() ? "" : ", ") + std::string(id);
        } else {
            result_.lesson.meets.emplace_back(id);
        }
    }
    if (!unknown.empty()) {
        fail("unknown misconception " + unknown + ": M1 to M" + std::to_string(kMisconceptions));
    }
    if (!again.empty()) {
        fail(again + (again.find(',') == std::string::npos ? " stands" : " stand") +
             " here for the second time");
    }
}

void LessonReader::takeMinutes(std::string_view rest) {
    if (result_.lesson.minutes != 0) {
        fail("\"minutes\" stands here for the second time");
    }
    const text::ParsedInteger minutes = text::parseInteger(rest);
    if (!minutes.ok() || minutes.value < 1 || minutes.value > 600) {
        fail("minutes are a whole number from 1 to 600, not " + inQuotes(rest));
    }
    result_.lesson.minutes = static_cast<int>(minutes.value);
}

// A step.
void LessonReader::takeStep(std::string_view rest) {
    if (result_.lesson.steps.size() == kMostSteps) {
        isFull_ = true;
        return fail("more than " + std::to_string(kMostSteps) +
                    " steps; the lines behind are not read");
    }
    step_ = &result_.lesson.steps.emplace_back();
    step_->line = line_;
    step_->title = rest;
    phase_ = Phase::Before;
    own_ = ownOfHead_;
    state_ = stateOfHead_;
    isAskAssumed_ = isGoalAssumed_ = false;
    saidOnce_.clear();
    broken_.resize(result_.lesson.steps.size() + 1);
    result_.lookLines.resize(result_.lesson.steps.size());
    fly(flownByHead_, "step, which begins as the head says,");
}

void LessonReader::takeLook(std::string_view rest) {
    if (const std::string objection = placeObjection(rest); !objection.empty()) {
        return fail(objection);
    }
    step_->looks.emplace_back(rest);
    result_.lookLines.back().push_back(line_);
}

void LessonReader::takeDo(std::string_view rest) {
    if (step_ == nullptr) {
        takeCommand(result_.lesson.setup, rest, false);
        ownOfHead_ = own_;
        stateOfHead_ = state_;
        return;
    }
    const bool isSolved = phase_ == Phase::Solution;
    if (phase_ != Phase::Before && !isAskAssumed_ && !(isSolved && isBroken(""))) {
        failOnce("\"do\" stands before the question; behind it say \"fly\" or \"solve\"");
    }
    if (isSolved) {  // or the line is missing that begins another step
        assumeStep();
        broken().insert("");
    }
    takeCommand(step_->before, rest, false);
}

void LessonReader::takeAsk(std::string_view rest) {
    if (isAskAssumed_) {
        isAskAssumed_ = false;
        step_->question->text = rest;
        return;
    }
    if (step_->question) {
        if (!isBroken("")) {
            fail("a step has one question; begin another step");
        }
        if (!step_->question->value && step_->question->choices.empty()) {
            return;
        }
        assumeStep();
    }
    step_->question = Question{line_, std::string(rest), {}, {}};
    phase_ = Phase::After;
    state_.paused = false;  // from the prediction on
}

// What stands behind a missing line is read as if it were there, so that it is told once.
void LessonReader::assumeStep() {
    if (step_ != nullptr) {
        broken().insert(kAssumed);
    }
    takeStep(kUnread);
}
void LessonReader::needQuestion(const std::string& sentence) {
    if (step_->question) {
        return;
    }
    if (!isBroken("ask")) {  // the line that is no question may have been meant as one
        fail(sentence);
    }
    broken().insert({"ask", kAssumed});
    step_->question = Question{line_, std::string(kUnread), {}, {}};
    phase_ = Phase::After;
    isAskAssumed_ = true;
}

void LessonReader::takeChoice(std::string_view rest) {
    needQuestion("\"choice\" belongs behind \"ask\"");
    step_->question->choices.push_back({line_, std::string(rest), {}, false});
}

void LessonReader::takeRight(std::string_view rest) {
    if (!step_->question) {
        needQuestion("\"right\" belongs behind \"ask\"");
        broken().insert("choice");
    }
    if (step_->question->choices.empty()) {
        if (!isBroken("choice")) {
            fail("\"right\" belongs behind the choice that it is about");
            broken().insert({"choice", kAssumed});
        }
        return;
    }
    Choice& choice = step_->question->choices.back();
    if (rest == "otherwise") {
        choice.isOtherwise = true;
    } else if (rest.find(' ') == std::string_view::npos && text::meantWord(rest, {{"otherwise"}})) {
        fail("unknown " + inQuotes(rest) + ": did you mean \"otherwise\"?");
    } else if (const auto expect = readCondition(rest)) {
        choice.rightIf.push_back({line_, *expect});
    }
}

void LessonReader::takeValue(std::string_view rest) {
    needQuestion("\"value\" belongs behind \"ask\"");
    if (step_->question->value) {
        return fail("a question asks for one value");
    }
    // Read as a condition with some value, so that the same words are known.
    const std::size_t at = rest.find(" within ");
    if (at == std::string_view::npos) {
        return fail("\"within\" and how near is missing (as in \"value urot yaw within 100\")");
    }
    const std::string_view behind = text::trimmed(rest.substr(at + 8));
    const std::string_view tolerance = behind.substr(0, behind.find(' '));
    const std::string_view unit = text::trimmed(behind.substr(tolerance.size()));
    const std::vector<std::string_view> asked = text::splitWords(rest.substr(0, at));
    if (!asked.empty() && std::ranges::find(kWords, asked.back()) != kWords.end()) {
        return fail(inQuotes(asked.back()) + " is a word, no number; ask for it with choices");
    }
    const auto expect =
        readCondition(std::string(rest.substr(0, at)) + " is 0 within " + std::string(tolerance));
    const double nearness = text::parseFinite(tolerance).value_or(0.0);
    if (expect && !(nearness >= kFinest)) {
        return fail("a value is asked for to within 1e-9 at the finest, not " +
                    inQuotes(tolerance));
    }
    if (expect) {
        step_->question->value = AskedValue{line_, *expect, nearness, std::string(unit)};
    }
}

void LessonReader::takeFly(std::string_view rest) {
    if (phase_ == Phase::Solution) {
        failOnce("\"fly\" stands before \"solve\"");
    } else {
        needQuestion("\"fly\" belongs behind \"ask\"; without a question say \"do\"");
    }
    takeCommand(step_->after, rest, false);
}

void LessonReader::takeReveal(std::string_view rest) {
    needQuestion("\"reveal\" belongs behind \"ask\"");
    step_->reveals.emplace_back(rest);
}

void LessonReader::takeGoal(std::string_view rest) {
    if (isGoalAssumed_) {
        isGoalAssumed_ = false;
        step_->goal->text = rest;
        return;
    }
    if (step_->goal) {
        if (!isBroken("")) {
            fail("a step has one goal; begin another step");
        }
        if (step_->goal->reach.empty()) {
            return;
        }
        assumeStep();
    }
    step_->goal = Goal{line_, std::string(rest), {}};
}

void LessonReader::takeReach(std::string_view rest) {
    if (!step_->goal) {
        if (!isBroken("goal")) {
            fail("\"reach\" belongs behind \"goal\"");
        }
        broken().insert({"goal", kAssumed});
        step_->goal = Goal{line_, std::string(kUnread), {}};
        isGoalAssumed_ = true;
    }
    if (const auto expect = readCondition(rest)) {
        step_->goal->reach.push_back({line_, *expect});
    }
}

void LessonReader::takeSolve(std::string_view rest) {
    phase_ = Phase::Solution;
    takeCommand(step_->solution, rest, true);
}

void LessonReader::takeCheck(std::string_view rest) {
    if (const auto expect = readCondition(rest)) {
        acts().push_back({line_, sim::Command(*expect)});
    }
}

std::optional<sim::Expect> LessonReader::readCondition(std::string_view words) {
    const sim::ParsedCommand parsed = sim::parse("expect " + std::string(words), own_);
    if (const std::string_view first = words.substr(0, words.find(' '));
        first == sim::kDetect || first == sim::kCheck) {
        fail(inQuotes(first) + " is about readings in files, which a lesson has not");
        return std::nullopt;
    }
    if (!parsed.command) {
        const auto example = std::ranges::find(kConditions, word_, &Example::word);
        fail(asIn(bare(parsed.error), example->line));
        return std::nullopt;
    }
    return std::get<sim::Expect>(*parsed.command);
}

std::string LessonReader::cardObjection(std::string_view look) const {
    const std::vector<std::string_view> words = text::splitWords(look);
    if (words.size() < 2 || words[0] != "card") {
        return {};
    }
    const sim::ParsedSelection parsed = sim::parseSelection(words[1], allOwn_);
    if (!parsed.card) {
        return asIn(parsed.error, "look card urot yaw");
    }
    const convention::Convention* const row = convention::find(parsed.card->id);
    return row == nullptr || words.size() < 3 ? std::string()
                                              : numberObjection(*row, row->id, words[2]);
}

// A card that is pointed at may be of a convention made later in the step.
void LessonReader::examineLooks() {
    for (std::size_t at = 0; at < result_.lesson.steps.size(); ++at) {
        const Step& step = result_.lesson.steps[at];
        for (std::size_t i = 0; i < step.looks.size(); ++i) {
            if (const std::string objection = cardObjection(step.looks[i]); !objection.empty()) {
                result_.errors.push_back("line " + std::to_string(result_.lookLines[at][i]) + ": " +
                                         objection);
                broken_[at + 1].insert("look");
            }
        }
    }
}

}  // namespace gimbalscope::lesson
