// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Reading lessons statement by statement. What only the whole tells is in complaints.cpp.
#include "lesson/read.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

#include "lesson/complaints.h"
#include "lesson/fitting.h"
#include "lesson/places.h"
#include "lesson/statements.h"
#include "sim/own.h"
#include "sim/shell.h"
#include "sim/update.h"
#include "text/numbers.h"
#include "text/words.h"

namespace gimbalscope::lesson {
namespace {

using text::inQuotes;

constexpr std::size_t kMostErrors = 100, kMostSteps = 99;
constexpr double kFinest = 1e-9;                                // of a value's tolerance
constexpr std::int64_t kLongest = 3600 * sim::kStepsPerSecond;  // of all flights together

std::string atLine(int line, const std::string& sentence) {
    return "line " + std::to_string(line) + ": " + sentence;
}

class LessonReader {
public:
    ReadLesson read(std::string_view text) {
        for (const Statement& statement : statementsOf(text)) {
            line_ = statement.line;
            take(statement);
            if (result_.errors.size() >= kMostErrors) {
                result_.errors.emplace_back("too many mistakes; the lines behind are not read");
                return std::move(result_);
            }
        }
        if (result_.errors.empty()) {  // else what is missing may stand in a line that is broken
            complain();
        }
        return std::move(result_);
    }

    static std::vector<std::string_view> words() {
        std::vector<std::string_view> words;
        for (const Keyword& each : keywords()) {
            words.push_back(each.word);
        }
        return words;
    }

private:
    using Take = void (LessonReader::*)(std::string_view rest);
    struct Keyword {
        std::string_view word;
        Take take;
        bool inHead, inStep;
    };
    // A table of the keywords, each with its reader and where it may stand.
    static std::span<const Keyword> keywords() {
        static constexpr std::array kKeywords{
            Keyword{"lesson", &LessonReader::takeId, true, false},
            Keyword{"language", &LessonReader::takeLanguage, true, false},
            Keyword{"title", &LessonReader::takeTitle, true, false},
            Keyword{"aim", &LessonReader::takeAim, true, false},
            Keyword{"meets", &LessonReader::takeMeets, true, false},
            Keyword{"minutes", &LessonReader::takeMinutes, true, false},
            Keyword{"step", &LessonReader::takeStep, true, true},
            Keyword{"say", &LessonReader::takeSay, false, true},
            Keyword{"look", &LessonReader::takeLook, false, true},
            Keyword{"do", &LessonReader::takeDo, true, true},
            Keyword{"ask", &LessonReader::takeAsk, false, true},
            Keyword{"choice", &LessonReader::takeChoice, false, true},
            Keyword{"right", &LessonReader::takeRight, false, true},
            Keyword{"value", &LessonReader::takeValue, false, true},
            Keyword{"fly", &LessonReader::takeFly, false, true},
            Keyword{"reveal", &LessonReader::takeReveal, false, true},
            Keyword{"goal", &LessonReader::takeGoal, false, true},
            Keyword{"reach", &LessonReader::takeReach, false, true},
            Keyword{"hint", &LessonReader::takeHint, false, true},
            Keyword{"solve", &LessonReader::takeSolve, false, true},
            Keyword{"check", &LessonReader::takeCheck, false, true},
            Keyword{"note", &LessonReader::takeNote, false, true},
        };
        return kKeywords;
    }
    static int lineOf(const std::string& message) {
        return static_cast<int>(
            text::parseInteger(std::string_view(message).substr(5, message.find(':') - 5)).value);
    }
    // A card that is pointed at may be of a convention made later in the step.
    void examineLooks() {
        for (std::size_t at = 0; at < result_.lesson.steps.size(); ++at) {
            const Step& step = result_.lesson.steps[at];
            for (std::size_t i = 0; i < step.looks.size(); ++i) {
                const std::vector<std::string_view> words = text::splitWords(step.looks[i]);
                if (words.size() < 2 || words[0] != "card") {
                    continue;
                }
                const std::string card(words[1]);
                const sim::ParsedCommand parsed = sim::parse(
                    words.size() == 2 ? "show " + card
                                      : "expect " + card + " " + std::string(words[2]) + " is 0",
                    allOwn_);
                if (!parsed.command) {
                    const std::size_t colon = parsed.error.find(": ");
                    result_.errors.push_back(
                        atLine(lookLines_[at][i],
                               parsed.error.substr(colon == std::string::npos ? 0 : colon + 2)));
                }
            }
        }
    }
    void complain() {
        examineLooks();
        for (const Complaint& each : complaintsOf(result_.lesson)) {
            (each.isRemark ? result_.remarks : result_.errors)
                .push_back(atLine(each.line, each.sentence));
        }
        std::ranges::stable_sort(result_.errors, {}, lineOf);
        std::ranges::stable_sort(result_.remarks, {}, lineOf);
    }
    void fail(const std::string& sentence) { result_.errors.push_back(atLine(line_, sentence)); }

    void take(const Statement& statement) {
        if (!statement.problem.empty()) {
            return fail(statement.problem);
        }
        const auto found = std::ranges::find(keywords(), statement.keyword, &Keyword::word);
        if (found == keywords().end()) {
            std::vector<std::string_view> words;
            std::ranges::transform(keywords(), std::back_inserter(words), &Keyword::word);
            return fail("unknown keyword " + inQuotes(statement.keyword) + ": " +
                        text::suggestion(statement.keyword, words));
        }
        const std::string word = "\"" + std::string(found->word) + "\"";
        if (statement.rest.empty()) {
            return fail("nothing follows " + word);
        }
        if (statement.rest.size() > kLongestText) {
            return fail(tooLong());
        }
        if (step_ == nullptr && !found->inHead) {
            return fail(word + " belongs into a step; begin one with \"step TITLE\"");
        }
        if (step_ != nullptr && !found->inStep) {
            return fail(word + " belongs above the first step");
        }
        if (result_.lesson.id.empty() && found->word != "lesson" && !saidNoId_) {
            saidNoId_ = true;
            fail("the first line is \"lesson ID\", of a translation \"translation ID\"");
        }
        (this->*found->take)(statement.rest);
    }

    // The head.
    void once(std::string& text, std::string_view rest, std::string_view word) {
        if (!text.empty()) {
            fail("\"" + std::string(word) + "\" stands here for the second time");
        }
        text = rest;
    }
    void takeId(std::string_view rest) {
        once(result_.lesson.id, rest, "lesson");
        if (!isPlainName(rest)) {
            fail("an id has letters, digits, - and _, not " + inQuotes(rest));
        }
    }
    void takeLanguage(std::string_view rest) {
        once(result_.lesson.language, rest, "language");
        if (!isLanguage(rest)) {
            fail(inQuotes(rest) + " is no language: two letters, such as en");
        }
    }
    void takeTitle(std::string_view rest) { once(result_.lesson.title, rest, "title"); }
    void takeAim(std::string_view rest) { once(result_.lesson.aim, rest, "aim"); }
    void takeMeets(std::string_view rest) {
        for (const std::string_view id : text::splitWords(rest)) {
            if (misconception(id).empty()) {
                fail("unknown misconception " + inQuotes(id) + ": M1 to M" +
                     std::to_string(kMisconceptions));
            }
            if (std::ranges::find(result_.lesson.meets, id) != result_.lesson.meets.end()) {
                fail(std::string(id) + " stands here for the second time");
            }
            result_.lesson.meets.emplace_back(id);
        }
    }
    void takeMinutes(std::string_view rest) {
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
    void takeStep(std::string_view rest) {
        if (result_.lesson.steps.size() == kMostSteps) {
            fail("more than " + std::to_string(kMostSteps) + " steps");
        }
        step_ = &result_.lesson.steps.emplace_back();
        step_->line = line_;
        step_->title = rest;
        phase_ = Phase::Before;
        own_ = ownOfHead_;
    }
    void takeSay(std::string_view rest) { step_->says.emplace_back(rest); }
    void takeLook(std::string_view rest) {
        if (const std::string objection = placeObjection(rest); !objection.empty()) {
            fail(objection);
        }
        step_->looks.emplace_back(rest);
        lookLines_.resize(result_.lesson.steps.size());
        lookLines_.back().push_back(line_);
    }
    void takeDo(std::string_view rest) {
        if (step_ == nullptr) {
            takeCommand(result_.lesson.setup, rest, false);
            ownOfHead_ = own_;
            return;
        }
        if (phase_ != Phase::Before) {
            fail("\"do\" stands before the question; behind it say \"fly\" or \"solve\"");
        }
        takeCommand(step_->before, rest, false);
    }
    void takeAsk(std::string_view rest) {
        if (step_->question) {
            return fail("a step has one question; begin another step");
        }
        step_->question = Question{line_, std::string(rest), {}, {}};
        phase_ = Phase::After;
    }
    bool hasQuestion(std::string_view word) {
        if (!step_->question) {
            fail("\"" + std::string(word) + "\" belongs behind \"ask\"");
        }
        return step_->question.has_value();
    }
    void takeChoice(std::string_view rest) {
        if (hasQuestion("choice")) {
            step_->question->choices.push_back({line_, std::string(rest), {}, false});
        }
    }
    void takeRight(std::string_view rest) {
        if (!hasQuestion("right")) {
            return;
        }
        if (step_->question->choices.empty()) {
            return fail("\"right\" belongs behind the choice that it is about");
        }
        Choice& choice = step_->question->choices.back();
        if (rest == "otherwise") {
            choice.isOtherwise = true;
        } else if (const auto expect = readCondition(rest)) {
            choice.rightIf.push_back({line_, *expect});
        }
    }
    void takeValue(std::string_view rest) {
        if (!hasQuestion("value")) {
            return;
        }
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
        const auto expect = readCondition(std::string(rest.substr(0, at)) + " is 0 within " +
                                          std::string(tolerance));
        const double nearness = text::parseFinite(tolerance).value_or(0.0);
        if (expect && !(nearness >= kFinest)) {
            return fail("a value is asked for to within 1e-9 at the finest, not " +
                        inQuotes(tolerance));
        }
        if (expect) {
            step_->question->value = AskedValue{line_, *expect, nearness, std::string(unit)};
        }
    }
    void takeFly(std::string_view rest) {
        if (!step_->question) {
            return fail("\"fly\" belongs behind \"ask\"; without a question say \"do\"");
        }
        if (phase_ == Phase::Solution) {
            fail("\"fly\" stands before \"solve\"");
        }
        takeCommand(step_->after, rest, false);
    }
    void takeReveal(std::string_view rest) {
        if (hasQuestion("reveal")) {
            step_->reveals.emplace_back(rest);
        }
    }
    void takeGoal(std::string_view rest) {
        if (step_->goal) {
            return fail("a step has one goal; begin another step");
        }
        step_->goal = Goal{line_, std::string(rest), {}};
    }
    void takeReach(std::string_view rest) {
        if (!step_->goal) {
            return fail("\"reach\" belongs behind \"goal\"");
        }
        if (const auto expect = readCondition(rest)) {
            step_->goal->reach.push_back({line_, *expect});
        }
    }
    void takeHint(std::string_view rest) { step_->hints.emplace_back(rest); }
    void takeSolve(std::string_view rest) {
        phase_ = Phase::Solution;
        takeCommand(step_->solution, rest, true);
    }
    void takeCheck(std::string_view rest) {
        if (const auto expect = readCondition(rest)) {
            acts().push_back({line_, sim::Command(*expect)});
        }
    }
    void takeNote(std::string_view rest) { acts().push_back({line_, Note{std::string(rest)}}); }

    std::vector<Act>& acts() {
        return phase_ == Phase::Before  ? step_->before
               : phase_ == Phase::After ? step_->after
                                        : step_->solution;
    }
    void takeCommand(std::vector<Act>& acts, std::string_view line, bool isSolving) {
        sim::ParsedCommand parsed = sim::parse(line, own_);
        if (!parsed.command) {
            return fail(parsed.error.empty() ? "there is no command" : parsed.error);
        }
        if (std::holds_alternative<sim::Expect>(*parsed.command)) {
            return fail("write \"check\" for \"expect\"");
        }
        if (const std::string no = commandObjection(*parsed.command, isSolving); !no.empty()) {
            return fail(no);
        }
        const std::int64_t before = std::exchange(
            flown_, flown_ + sim::durationSteps(*parsed.command, sim::initialState()));
        if (before <= kLongest && flown_ > kLongest) {
            fail("with this command the lesson flies longer than an hour");
        }
        sim::follow(own_, *parsed.command);
        for (const std::string& name : own_) {
            if (std::ranges::find(allOwn_, name) == allOwn_.end()) {
                allOwn_.push_back(name);
            }
        }
        acts.push_back({line_, std::move(*parsed.command)});
    }
    std::optional<sim::Expect> readCondition(std::string_view words) {
        const sim::ParsedCommand parsed = sim::parse("expect " + std::string(words), own_);
        if (const std::string_view first = words.substr(0, words.find(' '));
            first == sim::kDetect || first == sim::kCheck) {
            fail(inQuotes(first) + " is about readings in files, which a lesson has not");
            return std::nullopt;
        }
        if (!parsed.command) {
            const std::size_t colon = parsed.error.find(": ");
            fail(parsed.error.substr(colon == std::string::npos ? 0 : colon + 2));
            return std::nullopt;
        }
        return std::get<sim::Expect>(*parsed.command);
    }

    enum class Phase { Before, After, Solution };

    ReadLesson result_;
    Step* step_ = nullptr;  ///< the last one of the lesson, until it ends
    Phase phase_ = Phase::Before;
    std::vector<std::string> own_, ownOfHead_;  ///< names of one's own, as far as read
    std::vector<std::string> allOwn_;           ///< at any step
    std::vector<std::vector<int>> lookLines_;   ///< of each step
    std::int64_t flown_ = 0;                    ///< steps, of all commands so far
    int line_ = 0;
    bool saidNoId_ = false;
};

}  // namespace

std::vector<std::string_view> lessonKeywords() { return LessonReader::words(); }

ReadLesson readLesson(std::string_view text) { return LessonReader().read(text); }

}  // namespace gimbalscope::lesson
