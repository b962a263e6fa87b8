// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Pairs of sentences, and a lesson's texts exchanged by them.
#include "lesson/translation.h"

#include "lesson/statements.h"
#include "text/words.h"

namespace gimbalscope::lesson {
namespace {

constexpr std::size_t kMostErrors = 100;

// Calls change(text) for each text of a lesson that people read, in its order.
template <class SomeLesson, class Change>
void forEachText(SomeLesson& lesson, const Change& change) {
    change(lesson.title);
    change(lesson.aim);
    for (auto& step : lesson.steps) {
        change(step.title);
        for (auto& text : step.says) {
            change(text);
        }
        if (step.question) {
            change(step.question->text);
            for (auto& choice : step.question->choices) {
                change(choice.text);
            }
            if (step.question->value && !step.question->value->unit.empty()) {
                change(step.question->value->unit);
            }
        }
        for (auto& text : step.reveals) {
            change(text);
        }
        if (step.goal) {
            change(step.goal->text);
        }
        for (auto& text : step.hints) {
            change(text);
        }
        for (auto* const acts : {&step.before, &step.after, &step.solution}) {
            for (auto& act : *acts) {
                if (auto* const note = std::get_if<Note>(&act.what)) {
                    change(note->text);
                }
            }
        }
    }
}

}  // namespace

bool isTranslation(std::string_view text) {
    const std::vector<Statement> statements = statementsOf(text);
    return !statements.empty() && statements.front().keyword == "translation";
}

ReadTranslation readTranslation(std::string_view text) {
    ReadTranslation result;
    Translation& translation = result.translation;
    std::string_view original;
    int last = 1;
    const auto fail = [&](int line, const std::string& sentence) {
        result.errors.push_back("line " + std::to_string(line) + ": " + sentence);
    };
    const auto once = [&](std::string& head, const Statement& each) {
        if (!head.empty()) {
            fail(each.line, text::inQuotes(each.keyword) + " stands here for the second time");
        }
        head = each.rest;
    };
    for (const Statement& each : statementsOf(text)) {
        last = each.line;
        if (result.errors.size() >= kMostErrors) {
            fail(each.line, "the rest is not read");
            return result;
        }
        if (!each.problem.empty() || each.rest.empty()) {
            fail(each.line, each.problem.empty() ? "nothing follows " + text::inQuotes(each.keyword)
                                                 : each.problem);
        } else if (each.rest.size() > kLongestText) {
            fail(each.line, tooLong());
        } else if (each.keyword == "translation") {
            once(translation.of, each);
        } else if (each.keyword == "language") {
            once(translation.language, each);
            if (!isLanguage(each.rest)) {
                fail(each.line, text::inQuotes(each.rest) + " is no language: two letters");
            }
        } else if (each.keyword == "text") {
            if (!original.empty()) {
                fail(each.line, "the text before has no \"is\"");
            }
            original = each.rest;
            result.lines.emplace(original, each.line);
        } else if (each.keyword == "is") {
            if (original.empty()) {
                fail(each.line, "\"is\" belongs behind a \"text\"");
            } else if (!translation.sentences.emplace(original, each.rest).second) {
                fail(each.line, "this text stands here for the second time");
            }
            original = {};
        } else {
            static constexpr std::string_view kWords[] = {"translation", "language", "text", "is"};
            fail(each.line, "unknown keyword " + text::inQuotes(each.keyword) + ": " +
                                text::suggestion(each.keyword, kWords));
        }
    }
    if (!original.empty()) {
        fail(last, "the text before has no \"is\"");
    }
    if (translation.of.empty() || translation.language.empty()) {
        fail(1, "it begins with \"translation ID\" and \"language de\"");
    }
    return result;
}

std::string_view translated(const Translation& translation, std::string_view sentence) {
    const auto found = translation.sentences.find(sentence);
    return found == translation.sentences.end() ? sentence : std::string_view(found->second);
}

Lesson translated(const Lesson& lesson, const Translation& translation) {
    Lesson there = lesson;
    if (!translation.sentences.empty()) {
        there.language = translation.language;
    }
    forEachText(there,
                [&](std::string& text) { text = std::string(translated(translation, text)); });
    return there;
}

std::vector<std::string_view> sentencesOf(const Lesson& lesson) {
    std::vector<std::string_view> sentences;
    forEachText(lesson, [&](const std::string& text) { sentences.emplace_back(text); });
    return sentences;
}

}  // namespace gimbalscope::lesson
