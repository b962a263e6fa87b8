// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
#include "report/lesson.h"

#include <algorithm>

#include "lesson/lecture.h"
#include "report/json.h"
#include "report/table.h"
#include "text/counts.h"

namespace gimbalscope::report {
namespace {

using lesson::Checked;
using lesson::Lesson;
using lesson::Solved;
using lesson::SolvedStep;

constexpr std::string_view kEnglish = "en";

std::string joined(const std::vector<std::string>& words) {
    std::string line;
    for (const std::string& word : words) {
        line += (line.empty() ? "" : " ") + word;
    }
    return line;
}

std::size_t holding(const SolvedStep& step) {
    return static_cast<std::size_t>(std::ranges::count_if(step.checks, &Checked::holds));
}

sim::Prediction predictionOf(const SolvedStep& solved) {
    return {0, solved.given, solved.outcome, solved.isRight};
}

std::string answerText(const lesson::Step& step, const SolvedStep& solved) {
    if (!step.question) {
        return {};
    }
    if (!solved.isAnswered) {
        return "not answered";
    }
    // A number with its unit, or the number of a choice; what came may be none of them.
    const lesson::Question& question = *step.question;
    const std::string given =
        question.value ? lesson::givenText(question, solved.given, kEnglish) : solved.given;
    const std::string came = question.value
                                 ? lesson::cameText(question, predictionOf(solved), kEnglish)
                             : solved.outcome == "0" ? "none of the choices"
                                                     : solved.outcome;
    return "predicted " + given + ", " + (solved.isRight ? "right" : "wrong: " + came);
}

void writeStrings(JsonText& json, const std::vector<std::string>& words) {
    json.open('[');
    for (const std::string& word : words) {
        json.string(word);
    }
    json.close(']');
}

void writeHead(JsonText& json, const Lesson& lesson) {
    json.key("lesson").string(lesson.id).key("title").string(lesson.title);
    json.key("language").string(lesson.language).key("aim").string(lesson.aim);
    json.key("meets");
    writeStrings(json, lesson.meets);
    json.key("minutes").number(static_cast<std::int64_t>(lesson.minutes));
}

void writeNote(JsonText& json, const lesson::Noted& note) {
    json.open('{').key("text").string(note.text).key("to");
    std::vector<Entry> entries;
    for (const sim::Readout& card : note.readouts.cards) {
        if (card.row != nullptr) {
            entries.push_back(
                entryOf(*card.row, card.options, card.reading, card.state, card.cause));
        }
    }
    writeEntries(json, entries);
    json.close('}');
}

void writeStep(JsonText& json, std::size_t index, const lesson::Step& step,
               const SolvedStep& solved) {
    json.open('{').key("step").number(static_cast<std::int64_t>(index + 1));
    json.key("title").string(step.title).key("checks").open('[');
    for (const Checked& check : solved.checks) {
        json.open('{').key("line").number(static_cast<std::int64_t>(check.line));
        json.key("expected").string(check.expected).key("found").string(check.found).key("holds");
        json.boolean(check.holds).close('}');
    }
    json.close(']').key("notes").open('[');
    for (const lesson::Noted& note : solved.notes) {
        writeNote(json, note);
    }
    json.close(']');
    if (step.question) {
        json.key("question").open('{').key("text").string(step.question->text);
        json.key("given").string(lesson::givenText(*step.question, solved.given, kEnglish));
        json.key("outcome").string(
            lesson::cameText(*step.question, predictionOf(solved), kEnglish));
        json.key("right").boolean(solved.isRight).close('}');
    }
    if (step.goal) {
        json.key("goal").open('{').key("text").string(step.goal->text);
        json.key("met").boolean(solved.isMet).close('}');
    }
    json.key("findings");
    writeStrings(json, solved.findings);
    json.close('}');
}

}  // namespace

std::string lessonsText(std::span<const Lesson> lessons) {
    Table table;
    for (const Lesson& lesson : lessons) {
        table.add({{lesson.id},
                   {lesson.title},
                   {lesson.minutes > 0 ? std::to_string(lesson.minutes) + " min" : "", true},
                   {std::to_string(lesson.steps.size()) + " steps", true},
                   {joined(lesson.meets)},
                   {lesson.aim}});
    }
    return table.text();
}

std::string lessonsJson(std::span<const Lesson> lessons) {
    std::string lines;
    for (const Lesson& lesson : lessons) {
        JsonText json;
        json.open('{');
        writeHead(json, lesson);
        json.key("steps").open('[');
        for (const lesson::Step& step : lesson.steps) {
            json.string(step.title);
        }
        json.close(']').close('}');
        lines += std::move(json).line();
    }
    return lines;
}

std::string solvedText(const Lesson& lesson, const Solved& solved) {
    std::string text = lesson.id + " " + lesson.title + "\n";
    std::size_t numbers = 0, hold = 0;
    for (std::size_t i = 0; i < solved.steps.size(); ++i) {
        const lesson::Step& step = lesson.steps[i];
        const SolvedStep& each = solved.steps[i];
        numbers += each.checks.size();
        hold += holding(each);
        text += std::to_string(i + 1) + " " + step.title;
        if (!each.checks.empty()) {
            text += ": " + std::to_string(holding(each)) + " of " +
                    text::counted(each.checks.size(), "number") +
                    (each.checks.size() == 1 ? " holds" : " hold");
        }
        if (const std::string answer = answerText(step, each); !answer.empty()) {
            text += "; " + answer;
        }
        if (step.goal) {
            text += each.isMet ? "; goal met" : "; goal not met";
        }
        text += "\n";
        for (const std::string& failure : failuresOf(each)) {
            text += "  " + failure + "\n";
        }
    }
    return text + std::to_string(hold) + " of " + text::counted(numbers, "number") +
           (numbers == 1 ? " holds\n" : " hold\n");
}

std::string solvedJson(const Lesson& lesson, const Solved& solved) {
    JsonText json;
    json.open('{');
    writeHead(json, lesson);
    json.key("steps").open('[');
    std::size_t numbers = 0, hold = 0;
    for (std::size_t i = 0; i < solved.steps.size(); ++i) {
        numbers += solved.steps[i].checks.size();
        hold += holding(solved.steps[i]);
        writeStep(json, i, lesson.steps[i], solved.steps[i]);
    }
    json.close(']').key("numbers").number(static_cast<std::int64_t>(numbers));
    json.key("hold").number(static_cast<std::int64_t>(hold));
    json.key("clean").boolean(lesson::isClean(solved)).close('}');
    return std::move(json).line();
}

}  // namespace gimbalscope::report
