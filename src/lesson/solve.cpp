// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// A student who follows the solution lines.
#include "lesson/solve.h"

#include <algorithm>
#include <span>

#include "lesson/complaints.h"
#include "lesson/figures.h"
#include "lesson/lecture.h"
#include "lesson/read.h"
#include "sim/expect.h"

namespace gimbalscope::lesson {
namespace {

class Student {
public:
    Student(const Lesson& lesson, const Watch& watch)
        : lesson_(lesson),
          watch_(watch),
          playback_{sim::beginSession(sim::initialState()), {}, {}, {}, {}} {}

    Solved solve() {
        Solved solved;
        for (std::size_t i = 0; i < lesson_.steps.size(); ++i) {
            solved.steps.push_back(solveStep(i));
        }
        solved.playback = std::move(playback_);
        return solved;
    }

private:
    SolvedStep solveStep(std::size_t index) {
        const Step& step = lesson_.steps[index];
        SolvedStep solved;
        solved_ = &solved;
        solved.hasQuestion = step.question.has_value();
        solved.hasGoal = step.goal.has_value();
        isAfterwards_ = false;
        act(beginningOf(lesson_, lesson_.id, index + 1), step);
        if (watch_.onAsked && (step.question || step.goal)) {
            watch_.onAsked(index, playback_);
        }
        isAfterwards_ = true;
        // Without an answer the ship is held.
        const bool isPlayed = canBePlayed(step);
        if (isPlayed) {
            actAsStudent(step);
        }
        if (step.goal && isPlayed && !step.solution.empty()) {
            std::vector<Checked> reached;
            for (const Condition& each : step.goal->reach) {
                reached.push_back(checked(each));
                tell();
            }
            solved.isMet = std::ranges::all_of(reached, &Checked::holds);
            if (solved.isMet) {
                obey(step.goal->line, sim::MeetGoal{});
            }
            solved.checks.insert(solved.checks.end(), reached.begin(), reached.end());
        }
        if (const sim::Prediction* const made = predictionOf(playback_.state.view.learning)) {
            solved.isAnswered = !made->outcome.empty();
            solved.isRight = made->isRight;
            solved.given = made->given;
            solved.outcome = made->outcome;
        }
        if (watch_.onEnd) {
            watch_.onEnd(index, playback_);
        }
        return solved;
    }

    Checked checked(const Condition& condition) const {
        const sim::Expect& expect = condition.expect;
        const sim::AppState& state = playback_.state;
        const sim::Finding finding = sim::examine(expect, state);
        return {condition.line, writtenText(expect), finding.found,
                checkedText(expect, finding, unitOf(expect, state)), finding.holds};
    }

    // The solution. Where nobody has done more than predict yet, the goal is not to hold.
    void actAsStudent(const Step& step) {
        const auto isDeed = [](const Act& each) {
            const auto* const command = std::get_if<sim::Command>(&each.what);
            return command != nullptr && !std::holds_alternative<sim::Expect>(*command) &&
                   !std::holds_alternative<sim::Predict>(*command);
        };
        const auto deed = std::ranges::find_if(step.solution, isDeed);
        act({step.solution.begin(), deed}, step);
        if (step.goal && step.goal->isWhole &&
            std::ranges::all_of(reachedOf(*step.goal, playback_.state), &Reached::holds)) {
            solved_->findings.push_back("line " + std::to_string(step.goal->line) +
                                        ": the goal holds already before anybody does anything");
        }
        act({deed, step.solution.end()}, step);
    }

    void act(std::span<const Act> acts, const Step& step) {
        for (const Act& each : acts) {
            if (const auto* const note = std::get_if<Note>(&each.what)) {
                solved_->notes.push_back(
                    {note->text, sim::readouts(playback_.state), isAfterwards_});
                tell();
                continue;
            }
            const sim::Command& command = *std::get_if<sim::Command>(&each.what);
            if (const auto* const expect = std::get_if<sim::Expect>(&command)) {
                solved_->checks.push_back(checked({each.line, *expect}));
                tell();
            } else if (const auto* const predict = std::get_if<sim::Predict>(&command)) {
                act(flightOf(step, predict->value), step);
            } else if (std::holds_alternative<sim::GoInLesson>(command)) {
                tellOutcome(each.line, step);
            } else {
                play(each.line, command);
            }
        }
    }

    void tellOutcome(int line, const Step& step) {
        if (const sim::Prediction* const made = predictionOf(playback_.state.view.learning)) {
            obey(line, outcomeOf(*step.question, made->given, playback_.state));
        }
    }

    void obey(int line, const sim::Command& command) {
        const sim::Outcome outcome = sim::apply(playback_, command);
        playback_.events.insert(playback_.events.end(), outcome.events.begin(),
                                outcome.events.end());
        if (!outcome.message.empty()) {
            solved_->findings.push_back("line " + std::to_string(line) + ": " + outcome.message);
        }
        tell();
    }

    // Obeys, and flies on as long as the command takes.
    void play(int line, const sim::Command& command) {
        std::int64_t steps = sim::durationSteps(command, playback_.state);
        flown_ += steps;
        if (flown_ > kLongestFlight) {  // how long a crossing takes, only the flight tells
            solved_->findings.push_back("line " + std::to_string(line) + ": " +
                                        tooLongFlight("command"));
            flown_ -= steps;
            return tell();
        }
        obey(line, command);
        for (; steps > 0; --steps) {
            const std::vector<sim::Event> events = flyStep(playback_);
            playback_.events.insert(playback_.events.end(), events.begin(), events.end());
            tell();
        }
    }

    void tell() const {
        if (watch_.onStep) {
            watch_.onStep(playback_);
        }
    }

    const Lesson& lesson_;
    const Watch& watch_;
    sim::Playback playback_;
    SolvedStep* solved_ = nullptr;  ///< of the step that is being solved
    std::int64_t flown_ = 0;        ///< steps, of all commands so far
    bool isAfterwards_ = false;     ///< its question or goal has been put
};

}  // namespace

Solved solve(const Lesson& lesson, const Watch& watch) { return Student(lesson, watch).solve(); }

std::vector<std::string> failuresOf(const SolvedStep& step) {
    std::vector<std::string> failures;
    for (const Checked& check : step.checks) {
        if (!check.holds) {
            failures.push_back("line " + std::to_string(check.line) + ": expected " +
                               check.expected + ", found " + check.shown);
        }
    }
    failures.insert(failures.end(), step.findings.begin(), step.findings.end());
    return failures;
}

bool isClean(const Solved& solved) {
    return std::ranges::all_of(solved.steps, [](const SolvedStep& step) {
        return std::ranges::all_of(step.checks, &Checked::holds) && step.findings.empty() &&
               (!step.hasQuestion || step.isRight) && (!step.hasGoal || step.isMet);
    });
}

}  // namespace gimbalscope::lesson
