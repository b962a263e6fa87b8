// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
#include "report/narrator.h"

#include <algorithm>
#include <cmath>

#include "lesson/library.h"
#include "report/entry.h"
#include "text/numbers.h"

namespace gimbalscope::report {
namespace {

std::string angleText(const NamedValue& value) {
    if (!std::isfinite(value.value)) {
        return std::string(value.name) + " NaN";
    }
    const int decimals = value.isWhole ? 0 : value.unit == convention::Unit::Radians ? 4 : 2;
    return std::string(value.name) + " " + text::formatFixed(value.value, decimals);
}

std::string degreesText(double degrees) { return text::formatFixed(degrees + 0.0, 1); }

bool isMet(const sim::Learning& learning) {
    return std::ranges::find(learning.met, learning.step) != learning.met.end();
}

}  // namespace

std::string spokenReadouts(const sim::AppState& state) {
    const sim::Readouts all = sim::readouts(state);
    const auto& angles = all.truth.angles;
    std::string lines = "heading " + degreesText(angles.heading.value) + ", nose up " +
                        degreesText(angles.noseUp.value) + ", bank " +
                        degreesText(angles.bank.value) + "\n";
    for (const sim::Readout& card : all.cards) {
        if (card.row == nullptr) {
            continue;
        }
        const Entry entry = entryOf(*card.row, card.options, card.reading, card.state, card.cause);
        std::string line = card.selection + ": ";
        for (std::size_t i = 0; i < entry.values.size(); ++i) {
            line += (i == 0 ? "" : ", ") + angleText(entry.values[i]);
        }
        line += " " + entry.unit;
        if (card.state != convention::State::Calm) {
            line += "; " + std::string(convention::name(card.state));
        }
        lines += line + "\n";
    }
    return lines;
}

std::string Narrator::tellStep(const lesson::Lesson& lesson, const sim::Learning& learning) const {
    const lesson::Step* const step = lesson::stepOf(lesson, learning);
    std::string lines = "\n" + lesson.id + " " + lesson.title;
    if (step == nullptr) {
        return lines + ": " + std::string(lesson::word("the end", language_)) + "\n" +
               tellPredictions(lesson, learning);
    }
    lines += ", " + std::string(lesson::word("step", language_)) + " " +
             std::to_string(learning.step) + " / " + std::to_string(lesson.steps.size()) + ": " +
             step->title + "\n";
    for (const std::string& paragraph : step->says) {
        lines += paragraph + "\n";
    }
    if (step->goal) {
        lines += std::string(lesson::word("To do", language_)) + ": " + step->goal->text + "\n";
    }
    return lines;
}

std::string Narrator::tellQuestion(const lesson::Question& question) const {
    std::string lines = question.text + "\n";
    for (std::size_t i = 0; i < question.choices.size(); ++i) {
        lines += "  " + std::to_string(i + 1) + "  " + question.choices[i].text + "\n";
    }
    if (question.value && !question.value->unit.empty()) {
        lines += "  (" + question.value->unit + ")\n";
    }
    return lines;
}

std::string Narrator::tellPredictions(const lesson::Lesson& lesson,
                                      const sim::Learning& learning) const {
    const auto right = std::ranges::count_if(learning.predictions, &sim::Prediction::isRight);
    std::string lines = std::string(lesson::word("right predictions", language_)) + ": " +
                        std::to_string(right) + " / " +
                        std::to_string(learning.predictions.size()) + "\n";
    for (const sim::Prediction& each : learning.predictions) {
        if (each.step <= lesson.steps.size() && lesson.steps[each.step - 1].question) {
            lines += "  " + std::to_string(each.step) + "  " + lesson.steps[each.step - 1].title +
                     ": " + lesson::answerText(*lesson.steps[each.step - 1].question, each.given) +
                     " (" + std::string(lesson::word(each.isRight ? "right" : "wrong", language_)) +
                     ")\n";
        }
    }
    return lines;
}

std::string Narrator::tellOutcome(const lesson::Step& step, const sim::Learning& learning) const {
    const sim::Prediction* const made = predictionOf(learning);
    if (made == nullptr || made->outcome.empty() || !step.question) {
        return {};
    }
    std::string lines = std::string(lesson::word("predicted", language_)) + ": " +
                        lesson::answerText(*step.question, made->given) + "\n" +
                        std::string(lesson::word("what came", language_)) + ": " +
                        lesson::answerText(*step.question, made->outcome) + " (" +
                        std::string(lesson::word(made->isRight ? "right" : "wrong", language_)) +
                        ")\n";
    for (const std::string& paragraph : step.reveals) {
        lines += paragraph + "\n";
    }
    return lines;
}

std::string Narrator::tell(const lesson::Lesson* lesson, const sim::AppState& state,
                           bool isFlying) {
    const sim::Learning& learning = state.view.learning;
    std::string lines;
    if (lesson != nullptr) {
        language_ = lesson->language;
        const lesson::Step* const step = lesson::stepOf(*lesson, learning);
        const bool isOther = told_.lesson != learning.lesson || told_.step != learning.step ||
                             told_.language != learning.language;
        if (isOther) {
            lines += tellStep(*lesson, learning);
        }
        const bool isPut = learning.asked != sim::Asked::Nothing &&
                           (isOther || told_.asked == sim::Asked::Nothing);
        if (step != nullptr && step->question && isPut) {
            lines += tellQuestion(*step->question);
        }
        if (step != nullptr && told_.predictions != learning.predictions) {
            lines += tellOutcome(*step, learning);
        }
        for (std::size_t i = isOther ? 0 : told_.hints;
             step != nullptr && i < std::min(learning.hints, step->hints.size()); ++i) {
            lines += std::string(lesson::word("Hint", language_)) + ": " + step->hints[i] + "\n";
        }
        if (isMet(learning) && (isOther || !isMet(told_))) {
            lines += std::string(lesson::word("Reached.", language_)) + "\n";
        }
    }
    told_ = learning;
    if (!isFlying) {
        std::string readouts = spokenReadouts(state);
        if (readouts != readouts_) {
            lines += readouts;
            readouts_ = std::move(readouts);
        }
    }
    return lines;
}

}  // namespace gimbalscope::report
