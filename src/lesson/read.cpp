// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Reading lessons statement by statement. What only the whole tells is in complaints.cpp.
#include "lesson/read.h"

#include <algorithm>
#include <array>
#include <limits>

#include "lesson/complaints.h"
#include "lesson/lesson_reader.h"
#include "text/numbers.h"
#include "text/words.h"

namespace gimbalscope::lesson {
namespace {

using text::inQuotes;

constexpr std::size_t kMostErrors = 100;

std::string atLine(int line, const std::string& sentence) {
    return "line " + std::to_string(line) + ": " + sentence;
}

// Behind all lines for a message about the whole.
std::int64_t lineOf(const std::string& message) {
    const bool hasLine = message.starts_with("line ");
    return hasLine ? text::parseInteger(std::string_view(message).substr(5, message.find(':') - 5))
                         .value
                   : std::numeric_limits<std::int64_t>::max();
}

bool isCommand(std::string_view word) {
    return std::ranges::find(sim::commandTable(), word, &sim::CommandWords::word) !=
           sim::commandTable().end();
}

// Why what follows a keyword cannot be read; empty when it can.
std::string problemOf(const Statement& statement, std::string_view keyword) {
    return !statement.problem.empty() ? statement.problem
           : statement.rest.empty()   ? "nothing follows \"" + std::string(keyword) + "\""
           : statement.rest.size() > kLongestText ? tooLong()
                                                  : std::string();
}

}  // namespace

// A table of the keywords, each with its reader and where it may stand.
std::span<const LessonReader::Keyword> LessonReader::keywords() {
    static constexpr std::array kKeywords{
        Keyword{"lesson", &LessonReader::takeId, true, false},
        Keyword{"language", &LessonReader::takeLanguage, true, false},
        Keyword{"title", &LessonReader::takeTitle, true, false, true},
        Keyword{"aim", &LessonReader::takeAim, true, false, true, true},
        Keyword{"meets", &LessonReader::takeMeets, true, false},
        Keyword{"minutes", &LessonReader::takeMinutes, true, false},
        Keyword{"step", &LessonReader::takeStep, true, true, true},
        Keyword{"say", &LessonReader::takeSay, false, true, true, true},
        Keyword{"look", &LessonReader::takeLook, false, true},
        Keyword{"do", &LessonReader::takeDo, true, true},
        Keyword{"ask", &LessonReader::takeAsk, false, true, true, true},
        Keyword{"choice", &LessonReader::takeChoice, false, true, true},
        Keyword{"right", &LessonReader::takeRight, false, true},
        Keyword{"value", &LessonReader::takeValue, false, true},
        Keyword{"fly", &LessonReader::takeFly, false, true},
        Keyword{"reveal", &LessonReader::takeReveal, false, true, true, true},
        Keyword{"goal", &LessonReader::takeGoal, false, true, true, true},
        Keyword{"reach", &LessonReader::takeReach, false, true},
        Keyword{"hint", &LessonReader::takeHint, false, true, true, true},
        Keyword{"solve", &LessonReader::takeSolve, false, true},
        Keyword{"check", &LessonReader::takeCheck, false, true},
        Keyword{"note", &LessonReader::takeNote, false, true, true},
    };
    return kKeywords;
}

const LessonReader::Keyword* LessonReader::find(std::string_view word) {
    const auto found = std::ranges::find(keywords(), word, &Keyword::word);
    return found == keywords().end() ? nullptr : &*found;
}

std::vector<std::string_view> LessonReader::words() {
    std::vector<std::string_view> words;
    for (const Keyword& each : keywords()) {
        words.push_back(each.word);
    }
    return words;
}

ReadLesson LessonReader::read(std::string_view text) {
    for (const Statement& statement : statementsOf(text)) {
        line_ = statement.line;
        take(statement);
        if (result_.errors.size() >= kMostErrors) {
            result_.errors.emplace_back("too many mistakes; the lines behind are not read");
            finish();
            return std::move(result_);
        }
        if (isFull_) {
            break;
        }
    }
    complain();
    finish();
    return std::move(result_);
}

void LessonReader::finish() {
    broken_.resize(result_.lesson.steps.size() + 1);
    result_.lookLines.resize(result_.lesson.steps.size());
    // Texts that cannot be read are no reason not to fly.
    const auto isBroken = [](const std::set<std::string_view>& words) {
        constexpr std::array<std::string_view, 4> kFlown{"do", "fly", "solve", ""};
        return std::ranges::any_of(kFlown,
                                   [&](std::string_view word) { return words.contains(word); });
    };
    result_.isHeadBroken = isBroken(broken_[0]);
    for (std::size_t i = 1; i < broken_.size(); ++i) {
        result_.isBroken.push_back(isBroken(broken_[i]));
        if (std::optional<Goal>& goal = result_.lesson.steps[i - 1].goal) {
            goal->isWhole = !broken_[i].contains("reach");
        }
    }
}

void LessonReader::complain() {
    broken_.resize(result_.lesson.steps.size() + 1);
    examineLooks();
    for (const Complaint& each : complaintsOf(result_.lesson)) {
        const std::set<std::string_view>& broken = broken_[each.step];
        const bool isExcused =
            !each.lacks.empty() &&
            (broken.contains("") || broken.contains(kAssumed) || broken.contains(each.lacks));
        if (!isExcused) {
            (each.isRemark ? result_.remarks : result_.errors)
                .push_back(atLine(each.line, each.sentence));
        }
    }
    sortByLine(result_.errors);
    sortByLine(result_.remarks);
}

void LessonReader::fail(const std::string& sentence) {
    result_.errors.push_back(atLine(line_, sentence));
    broken().insert(word_);
}

void LessonReader::failOnce(const std::string& sentence) {
    if (saidOnce_.insert(sentence).second) {
        fail(sentence);
    }
}

bool LessonReader::isBroken(std::string_view word) {
    return broken().contains(word) || broken().contains("");
}

void LessonReader::take(const Statement& statement) {
    const std::size_t errors = result_.errors.size();
    const bool mayBeText = above_.isOpen && isBelow(above_, statement);
    const Keyword* keyword = find(statement.keyword);
    word_ = keyword != nullptr ? keyword->word : std::string_view();
    if (keyword != nullptr) {
        takeKnown(*keyword, statement);
        if (mayBeText && result_.errors.size() > errors) {
            result_.errors[errors] += mayGoOn(above_);
        }
    } else if (!statement.problem.empty()) {
        fail(statement.problem);
    } else {
        keyword = guess(statement);
        if (keyword == nullptr) {
            return;  // of the text above it may be the next line
        }
        word_ = keyword->word;
        broken().insert(word_);
        takeKnown(*keyword, statement);
    }
    const bool isText = keyword != nullptr && keyword->isText;
    above_ = {isText ? line_ : 0, line_,
              isText && keyword->isSentence && isOpenSentence(statement.rest)};
}

// What a line that begins with no keyword was likely meant to be; it has been told that it does.
const LessonReader::Keyword* LessonReader::guess(const Statement& statement) {
    const bool isText = seemsToGoOn(above_, statement);
    const std::string unknown = "unknown keyword " + inQuotes(statement.keyword) + ": ";
    const std::string line = std::string(statement.keyword) + " " + std::string(statement.rest);
    const std::vector<std::string_view> all = words();
    const auto meant = text::meantWord(statement.keyword, all);
    if (isCommand(statement.keyword) && (!isText || sim::parse(line, own_).command)) {
        const bool isExpect = statement.keyword == "expect";
        word_ = isExpect ? "check" : "";
        fail(unknown + (isExpect ? "write \"check\" for \"expect\""
                                 : "a command stands behind \"do\", \"fly\" or \"solve\""));
        return isExpect ? find("check") : nullptr;
    }
    if (meant) {
        word_ = *meant;
        fail(unknown + "did you mean \"" + std::string(*meant) + "\"?" +
             (isText ? mayGoOn(above_) : std::string()));
        return find(*meant);
    }
    if (isText) {
        if (above_.last == above_.line) {  // told once of all its lines
            word_ = "say";                 // nothing is missing for it
            fail(goesOn(above_, statement.keyword));
        }
        above_.last = line_;
        above_.isOpen = true;
        return nullptr;
    }
    fail(unknown + text::suggestion(statement.keyword, all) +
         (isBelow(above_, statement) ? mayGoOn(above_) : std::string()));
    return nullptr;
}

bool LessonReader::mayStand(const Keyword& keyword) {
    const std::string word = "\"" + std::string(keyword.word) + "\"";
    if (step_ == nullptr && !keyword.inHead) {
        const bool isTold = isBroken("");  // a line that may have been meant as one
        assumeStep();
        if (!isTold) {
            fail(word + " belongs into a step; begin one with \"step TITLE\"");
        }
        broken().insert({"ask", "choice", "goal"});
    }
    if (step_ != nullptr && !keyword.inStep) {
        fail(word + " belongs above the first step");
        return false;
    }
    if (result_.lesson.id.empty() && keyword.word != "lesson" && !saidNoId_) {
        saidNoId_ = true;
        if (!isBroken("lesson")) {
            fail("the first line is \"lesson ID\", of a translation \"translation ID\"");
            broken_[0].insert("lesson");
        }
    }
    return true;
}

void LessonReader::takeKnown(const Keyword& keyword, const Statement& statement) {
    const std::string problem = problemOf(statement, keyword.word);
    const bool isRead = problem.empty();
    const bool isPlaced = mayStand(keyword);
    if (isPlaced && (isRead || keyword.isText)) {
        (this->*keyword.take)(isRead ? statement.rest : kUnread);
    }
    if (!isRead) {
        fail(problem);
    }
}

std::vector<std::string_view> lessonKeywords() { return LessonReader::words(); }

void sortByLine(std::vector<std::string>& messages) {
    std::ranges::stable_sort(messages, {}, lineOf);
}

Lesson readableOf(const ReadLesson& read) {
    Lesson lesson = read.lesson;
    lesson.steps.clear();
    for (std::size_t i = 0; i < read.lesson.steps.size() && !read.isHeadBroken; ++i) {
        if (!read.isBroken[i] && canBePlayed(read.lesson.steps[i])) {
            lesson.steps.push_back(read.lesson.steps[i]);
        }
    }
    return lesson;
}

ReadLesson readLesson(std::string_view text) { return LessonReader().read(text); }

}  // namespace gimbalscope::lesson
