// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Pairs of sentences, and a lesson's texts exchanged by them.
#include "lesson/translation.h"

namespace gimbalscope::lesson {
namespace {

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
