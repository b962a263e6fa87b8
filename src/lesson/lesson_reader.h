// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The reader behind read.h: statement by statement into a lesson. read.cpp has what holds for every
// statement, read_parts.cpp what each keyword takes. A line in error hides no other one: what it
// was to be is noted, so that nothing is said to be missing which stands in a broken line.
#pragma once

#include <cstdint>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "lesson/prose.h"
#include "lesson/read.h"
#include "sim/state.h"

namespace gimbalscope::lesson {

class LessonReader {
public:
    ReadLesson read(std::string_view text);
    static std::vector<std::string_view> words();

private:
    static constexpr std::string_view kUnread = "?";  ///< for a text that is missing or unreadable
    static constexpr std::string_view kAssumed = "?";
    using Take = void (LessonReader::*)(std::string_view rest);
    struct Keyword {
        std::string_view word;
        Take take;
        bool inHead, inStep;
        bool isText = false;      ///< what follows is for people
        bool isSentence = false;  ///< and ends as sentences do
    };
    enum class Phase : std::uint8_t { Before, After, Solution };

    static std::span<const Keyword> keywords();
    static const Keyword* find(std::string_view word);

    void fail(const std::string& sentence);
    void failOnce(const std::string& sentence);  ///< in a step
    void take(const Statement& statement);
    void takeKnown(const Keyword& keyword, const Statement& statement);
    const Keyword* guess(const Statement& statement);
    bool mayStand(const Keyword& keyword);
    std::set<std::string_view>& broken() { return broken_[result_.lesson.steps.size()]; }
    bool isBroken(std::string_view word);
    void complain();
    void finish();

    // The head.
    void once(std::string& text, std::string_view rest, std::string_view word);
    void takeId(std::string_view rest);
    void takeLanguage(std::string_view rest);
    void takeTitle(std::string_view rest) { once(result_.lesson.title, rest, "title"); }
    void takeAim(std::string_view rest) { once(result_.lesson.aim, rest, "aim"); }
    void takeMeets(std::string_view rest);
    void takeMinutes(std::string_view rest);

    // A step.
    void takeStep(std::string_view rest);
    void takeSay(std::string_view rest) { step_->says.emplace_back(rest); }
    void takeLook(std::string_view rest);
    void takeDo(std::string_view rest);
    void takeAsk(std::string_view rest);
    void takeChoice(std::string_view rest);
    void takeRight(std::string_view rest);
    void takeValue(std::string_view rest);
    void takeFly(std::string_view rest);
    void takeReveal(std::string_view rest);
    void takeGoal(std::string_view rest);
    void takeReach(std::string_view rest);
    void takeHint(std::string_view rest) { step_->hints.emplace_back(rest); }
    void takeSolve(std::string_view rest);
    void takeCheck(std::string_view rest);
    void takeNote(std::string_view rest) { acts().push_back({line_, Note{std::string(rest)}}); }

    void assumeStep();
    /// Says that a line belongs behind a question and, where there is none, takes it for asked.
    void needQuestion(const std::string& sentence);
    std::vector<Act>& acts();
    void takeCommand(std::vector<Act>& acts, std::string_view line, bool isSolving);
    std::string objectionTo(const sim::Command& command, bool isSolving) const;
    void fly(std::int64_t steps, std::string_view with);
    std::int64_t follow(const sim::Command& command);
    void knowOwn(std::string_view line);
    std::optional<sim::Expect> readCondition(std::string_view words);
    /// The look's card and angle, as far as the catalog and the names of one's own tell.
    std::string cardObjection(std::string_view look) const;
    void examineLooks();

    ReadLesson result_;
    Step* step_ = nullptr;  ///< the last one of the lesson, until it ends
    Phase phase_ = Phase::Before;
    std::vector<std::string> own_, ownOfHead_;  ///< names of one's own, as far as read
    std::vector<std::string> allOwn_;           ///< at any step
    std::int64_t flown_ = 0, flownByHead_ = 0;  ///< steps, of all commands so far
    /// As the commands make it without the flights between them; the keyframes count.
    sim::AppState state_ = sim::initialState(), stateOfHead_ = state_;
    int line_ = 0;
    std::string_view word_;  ///< the keyword of the line
    TextAbove above_;
    /// Keywords of lines that were not understood, of the head and each step; "" for no keyword,
    /// kAssumed where a line is missing and all that it lacks besides.
    std::vector<std::set<std::string_view>> broken_{1};
    bool saidNoId_ = false;
    bool isFull_ = false;                                ///< there are too many steps
    bool isAskAssumed_ = false, isGoalAssumed_ = false;  ///< of the step; their lines are missing
    std::set<std::string> saidOnce_;                     ///< in the step
};

}  // namespace gimbalscope::lesson
