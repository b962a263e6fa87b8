// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// From step to step, and from prediction to outcome.
#include "lesson/lecture.h"

#include <algorithm>
#include <cmath>

#include "lesson/figures.h"
#include "lesson/library.h"
#include "lesson/objections.h"
#include "lesson/wording.h"
#include "sim/lessons.h"
#include "sim/quantity.h"
#include "sim/selection.h"
#include "text/numbers.h"
#include "text/words.h"

namespace gimbalscope::lesson {
namespace {

using To = sim::GoInLesson::To;

constexpr int kDigits = 6;                        // of what came
constexpr std::string_view kNameless = "lesson";  // for one whose id is missing

std::vector<sim::Command> commandsOf(const std::vector<Act>& acts) {
    std::vector<sim::Command> commands;
    for (const Act& act : acts) {
        const auto* const command = std::get_if<sim::Command>(&act.what);
        if (command != nullptr && !std::holds_alternative<sim::Expect>(*command)) {
            commands.push_back(*command);
        }
    }
    return commands;
}

void append(std::vector<Act>& acts, const std::vector<Act>& more) {
    acts.insert(acts.end(), more.begin(), more.end());
}

sim::Answer beginning(const Lesson& lesson, const std::string& name, std::size_t number) {
    return {commandsOf(beginningOf(lesson, name, number)), {}, 0, true};
}

// What was done in the lesson before does not count.
sim::Answer opening(const Lesson& lesson, const sim::GoInLesson& go) {
    if (std::string problem = stepProblem(lesson, go.step); !problem.empty()) {
        return {{}, std::move(problem)};
    }
    sim::Answer answer = beginning(lesson, go.lesson, go.step);
    answer.commands.insert(answer.commands.begin(), sim::BeginStep{});
    return answer;
}

// In the language of lessons: the one at hand may be as it was written.
sim::Answer refusal(const sim::Learning& learning, std::string_view sentence) {
    return {{}, std::string(word(sentence, learning.language))};
}

bool holdsAll(const Choice& choice, const sim::AppState& state) {
    return !choice.rightIf.empty() &&
           std::ranges::all_of(choice.rightIf, [&](const Condition& condition) {
               return sim::examine(condition.expect, state).holds;
           });
}

// The first choice that is right, from 1; 0 when none is.
std::size_t rightChoice(const Question& question, const sim::AppState& state) {
    std::size_t otherwise = 0;
    for (std::size_t i = 0; i < question.choices.size(); ++i) {
        if (question.choices[i].isOtherwise) {
            otherwise = i + 1;
        } else if (holdsAll(question.choices[i], state)) {
            return i + 1;
        }
    }
    return otherwise;
}

// That what is asked for is as near to what was given as counts.
sim::Expect nearTo(const AskedValue& value, const std::string& given) {
    sim::Expect near = value.quantity;
    near.comparison = "is";
    near.value = given;
    near.within = text::formatShortest(value.tolerance);
    return near;
}

// The text of a choice; empty for none.
std::string choiceText(const Question& question, const std::string& number) {
    const text::ParsedInteger choice = text::parseInteger(number);
    return choice.ok() && choice.value >= 1 &&
                   choice.value <= static_cast<std::int64_t>(question.choices.size())
               ? question.choices[static_cast<std::size_t>(choice.value) - 1].text
               : std::string();
}

std::string withUnit(const AskedValue& value, const std::string& digits) {
    return digits + (digits.empty() || value.unit.empty() ? "" : " " + value.unit);
}

// As it is kept (sim::Prediction), also where it was written with a decimal comma; or the sentence
// why it is no answer.
struct Understood {
    std::string value, problem;
};

// What was wanted instead of a value. Lessons are read before there is any translation, so English
// asks for none.
Understood notUnderstood(std::string_view wanted, std::string_view part, std::string_view value,
                         std::string_view language) {
    const auto said = [language](std::string_view english) {
        return std::string(language == "en" ? english : word(english, language));
    };
    std::string problem = said(wanted);
    if (const std::size_t at = problem.find('%'); at != std::string::npos) {
        problem.replace(at, 1, part);
    }
    return {{}, problem + ", " + said("not") + " " + std::string(value)};
}

Understood understood(const Question& question, std::string value,
                      std::string_view language = "en") {
    if (question.value) {
        std::ranges::replace(value, ',', '.');
        const std::optional<double> number = text::parseFinite(value);
        return number ? Understood{text::formatShortest(*number), {}}
                      : notUnderstood("a number is asked for", {}, text::inQuotes(value), language);
    }
    const text::ParsedInteger number = text::parseInteger(value);
    const auto count = static_cast<std::int64_t>(question.choices.size());
    return number.ok() && number.value >= 1 && number.value <= count
               ? Understood{std::to_string(number.value), {}}
               : notUnderstood("the choices are 1 to %", std::to_string(count), value, language);
}

}  // namespace

const Step* stepOf(const Lesson& lesson, const sim::Learning& learning) {
    return learning.step >= 1 && learning.step <= lesson.steps.size()
               ? &lesson.steps[learning.step - 1]
               : nullptr;
}

std::string stepProblem(const Lesson& lesson, std::size_t number) {
    return number <= lesson.steps.size() + 1
               ? std::string()
               : "the lesson has " + std::to_string(lesson.steps.size()) + " steps";
}

bool isOver(const Lesson& lesson, const sim::Learning& learning) {
    return learning.step > lesson.steps.size();
}

sim::Asked askedBy(const Step& step) {
    return !step.question         ? sim::Asked::Nothing
           : step.question->value ? sim::Asked::Value
                                  : sim::Asked::Choice;
}

bool isAsking(const Lesson& lesson, const sim::Learning& learning) {
    const Step* const step = stepOf(lesson, learning);
    return step != nullptr && step->question && learning.asked != sim::Asked::Nothing;
}

bool isGoalOpen(const Lesson& lesson, const sim::Learning& learning) {
    const Step* const step = stepOf(lesson, learning);
    const bool isAnswered = step != nullptr && learning.asked == sim::Asked::Nothing &&
                            (!step->question || predictionOf(learning) != nullptr);
    return isAnswered && step->goal && !isGoalMet(learning);
}

std::vector<Act> beginningOf(const Lesson& lesson, const std::string& name, std::size_t number) {
    const Step* const step = number <= lesson.steps.size() ? &lesson.steps[number - 1] : nullptr;
    const int line = step == nullptr ? 0 : step->line;
    // A step of no lesson would be none.
    const std::string called = name.empty() ? std::string(kNameless) : name;
    std::vector<Act> acts{{line, sim::Command(sim::BeginStep{number, called})}};
    append(acts, lesson.setup);
    if (step != nullptr) {
        append(acts, step->before);
        if (const sim::Asked asked = askedBy(*step); asked != sim::Asked::Nothing) {
            acts.push_back({line, sim::Command(sim::PutQuestion{asked})});
        }
    }
    return acts;
}

std::string answerProblem(const Question& question, const std::string& value,
                          std::string_view language) {
    return understood(question, value, language).problem;
}

std::vector<Act> flightOf(const Step& step, const std::string& given) {
    std::string value = step.question ? understood(*step.question, given).value : given;
    std::vector<Act> acts{{step.line, sim::Command(sim::Given{std::move(value)})},
                          {step.line, sim::Command(sim::Pause{false})}};
    append(acts, step.after);
    acts.push_back({step.line, sim::Command(sim::GoInLesson{To::Outcome})});
    return acts;
}

sim::Answer answer(const Lesson& lesson, const sim::GoInLesson& go, const sim::AppState& state) {
    const sim::Learning& learning = state.view.learning;
    const Step* const step = stepOf(lesson, learning);
    switch (go.to) {
        case To::Open:
            return opening(lesson, go);
        case To::Next:
            return isOver(lesson, learning) ? refusal(learning, "the lesson is over")
                                            : beginning(lesson, learning.lesson, learning.step + 1);
        case To::Back:
            return learning.step <= 1 ? refusal(learning, "this is the first step")
                                      : beginning(lesson, learning.lesson, learning.step - 1);
        case To::Again:
            return beginning(lesson, learning.lesson, std::max<std::size_t>(learning.step, 1));
        case To::Hint:
            if (const std::string no = objection(lesson, learning, sim::ShowHint{}); !no.empty()) {
                return refusal(learning, no);
            }
            return {{sim::ShowHint{}}};
        case To::Outcome:
            if (step == nullptr || !step->question || predictionOf(learning) == nullptr) {
                return refusal(learning, "nothing was predicted at this step");
            }
            return {{outcomeOf(*step->question, predictionOf(learning)->given, state)}};
        case To::Off:
            break;
    }
    return {{sim::BeginStep{}}};
}

sim::Answer answer(const Lesson& lesson, const sim::Predict& predict, const sim::AppState& state) {
    const sim::Learning& learning = state.view.learning;
    const Step* const step = stepOf(lesson, learning);
    if (step == nullptr || !step->question) {
        return refusal(learning, "there is no question at this step");
    }
    if (!isAsking(lesson, learning)) {
        return refusal(learning, predictionOf(learning) != nullptr
                                     ? "the question is answered; \"lesson again\" asks anew"
                                     : "the question has not been put yet; \"lesson again\" begins "
                                       "anew");
    }
    if (std::string problem = answerProblem(*step->question, predict.value, learning.language);
        !problem.empty()) {
        return {{}, std::move(problem)};
    }
    return {commandsOf(flightOf(*step, predict.value)), {}, 0, true};
}

sim::Told outcomeOf(const Question& question, const std::string& given,
                    const sim::AppState& state) {
    if (!question.value) {
        const std::size_t right = rightChoice(question, state);
        return {std::to_string(right), given == std::to_string(right)};
    }
    const sim::Finding finding = sim::examine(nearTo(*question.value, given), state);
    const double found = finding.number.value_or(NAN);
    return std::isfinite(found) ? sim::Told{text::formatShortest(found), finding.holds}
                                : sim::Told{std::string(sim::kNoNumber), false};  // nothing is near
}

Reached reachedOf(const Condition& condition, const sim::AppState& state) {
    const sim::Finding finding = sim::examine(condition.expect, state);
    return {&condition, finding.holds, finding, unitOf(condition.expect, state)};
}

std::vector<Reached> reachedOf(const Goal& goal, const sim::AppState& state) {
    std::vector<Reached> reached;
    for (const Condition& condition : goal.reach) {
        reached.push_back(reachedOf(condition, state));
    }
    return reached;
}

std::string givenText(const Question& question, const std::string& given,
                      std::string_view language) {
    return question.value ? withUnit(*question.value, marked(whole(given), language))
                          : choiceText(question, given);
}

std::string cameText(const Question& question, const sim::Prediction& made,
                     std::string_view language) {
    if (!question.value) {
        return choiceText(question, made.outcome);
    }
    const std::optional<double> number = text::parseFinite(made.outcome);
    if (!number) {
        return made.outcome.empty() ? "" : "NaN";
    }
    const sim::Finding finding{made.isRight, made.outcome, number};
    const sim::Expect near = nearTo(*question.value, made.given);
    const Unit unit = unitOf(near.quantity, convention::find(sim::idIn(near.selection)));
    const std::string digits = figuresOf(near, finding, unit, kDigits);
    return withUnit(*question.value, marked(digits, language));
}

}  // namespace gimbalscope::lesson
