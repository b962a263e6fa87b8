// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
#include "app/lesson_talk.h"

#include <algorithm>
#include <array>

#include "app/commands.h"
#include "app/exit_code.h"
#include "app/signals.h"
#include "app/typed_command.h"
#include "lesson/library.h"
#include "lesson/wording.h"
#include "report/lesson_prompt.h"
#include "sim/lessons.h"
#include "text/words.h"

namespace gimbalscope::app {
namespace {

/// Leaves a flight in the middle, which only an exception can.
struct Stopped {};

constexpr std::int64_t kStepsPerLook = 4;  // 60 times a second, as often as a window looks

bool isOneOf(std::string_view word, std::span<const std::string_view> words) {
    return std::ranges::find(words, word) != words.end();
}

}  // namespace

int LessonTalk::run(const std::string& name, const std::string& language) {
    try {
        begin(name, language);
        for (bool goesOn = true; goesOn && isOpen() && !outputFailed_;) {
            sayAwaited();
            const std::optional<TypedLine> line = lines_.next();
            goesOn = line && take(*line);
        }
        leave();
        return code();
    } catch (const Stopped&) {
        return stopExitCode();
    }
}

void LessonTalk::begin(const std::string& name, const std::string& language) {
    put(std::string(lesson::word("Type \"help\" to hear what can be typed.", language)) + "\n");
    // The lesson is known to be in it, though none is open yet.
    sim::apply(playback_, sim::SpeakLanguage{language});
    obey({sim::GoInLesson{sim::GoInLesson::To::Open, name}}, 0);
}

/// False when the line ends the talk.
bool LessonTalk::take(const TypedLine& line) {
    static constexpr std::array<std::string_view, 3> kEnds{"quit", "exit", "end"};
    if (!line.problem.empty()) {
        refuse(line.number, line.problem);
        return true;
    }
    const std::string word = text::lowerCase(text::trimmed(line.text));
    if (isOneOf(word, kEnds)) {
        return false;
    }
    const sim::AppState& state = playback_.state;
    if (word == "help") {
        put(report::typingHelp(state.view.learning.language));
        awaited_.clear();
        return true;
    }
    if (word == "say") {
        put(report::Narrator::tellAgain(lesson(), state));
        awaited_.clear();
        return true;
    }
    TypedCommands typed = readTyped(line.text, state, lesson());
    if (!typed.problem.empty()) {
        refuse(line.number, typed.problem);
    } else if (!typed.commands.empty()) {
        obey(std::move(typed.commands), line.number);
    }
    return true;
}

/// Plays them to their end and tells what came of it.
void LessonTalk::obey(std::vector<sim::Command> commands, int number) {
    sim::Script script;
    for (sim::Command& command : commands) {
        goal_.heed(command, playback_.state);
        if (std::holds_alternative<sim::TakePicture>(command)) {
            refuse(number, "not drawn: play has no pictures, render has");
        }
        const auto* const go = std::get_if<sim::GoInLesson>(&command);
        if (go != nullptr && go->to == sim::GoInLesson::To::Again) {
            speaker_.sayStepAgain();
            awaited_.clear();
        }
        script.lines.push_back({number, std::move(command)});
    }
    isGoalReached_ = false;
    sim::playOn(
        playback_, script, [&](const sim::Playback& soFar) { watch(soFar); }, &shell_);
    tellFindings();
    if (isOpen()) {
        meetGoal();
        outputFailed_ = !speaker_.say(lesson(), playback_.state, false) || outputFailed_;
    }
}

/// After each command and each step of a flight.
void LessonTalk::watch(const sim::Playback& soFar) {
    if (stopSignal() != 0) {
        throw Stopped{};
    }
    const lesson::Lesson* const open = shell_.shelf().lessonOf(soFar.state);
    outputFailed_ = !speaker_.follow(open, soFar.state) || outputFailed_;
    if (open != nullptr && !isGoalReached_ && soFar.state.stepCount % kStepsPerLook == 0) {
        isGoalReached_ = goal_.counts(*open, soFar.state);
    }
}

/// The goal counts that was reached on the way, or is now.
void LessonTalk::meetGoal() {
    if (isGoalReached_ || (lesson() != nullptr && goal_.counts(*lesson(), playback_.state))) {
        sim::apply(playback_, sim::MeetGoal{});
    }
}

void LessonTalk::tellFindings() {
    const std::string held = sim::heldMessage(playback_.state);
    for (const std::vector<std::string>* each : {&playback_.messages, &playback_.failures}) {
        for (const std::string& sentence : *each) {  // "line 3: ..."
            const std::size_t from = sentence.find(": ") + 2;
            const std::string_view told =
                sentence.ends_with(held) && sentence.size() == from + held.size()
                    ? lesson::word("The ship is held until you predict.",
                                   playback_.state.view.learning.language)
                    : std::string_view(sentence).substr(from);
            tell((isPrompting_ ? "" : "standard input: " + sentence.substr(0, from)) +
                 std::string(told));
            hasFindings_ = true;
        }
    }
    playback_.messages.clear();
    playback_.failures.clear();
    for (; answersTold_ < playback_.answers.size(); ++answersTold_) {
        put(playback_.answers[answersTold_].answer.sentence + "\n");
    }
}

void LessonTalk::refuse(int number, const std::string& sentence) {
    playback_.messages.push_back("line " + std::to_string(number) + ": " + sentence);
    tellFindings();
}

/// What is waited for, where that is new; and the prompt where somebody types.
void LessonTalk::sayAwaited() {
    const sim::Learning& learning = playback_.state.view.learning;
    if (const lesson::Lesson* const open = lesson()) {
        const std::string text = report::awaitedText(*open, learning);
        const std::string now = learning.lesson + " " + std::to_string(learning.step) + " " + text;
        if (now != awaited_) {
            put(text);
            awaited_ = now;
        }
    }
    if (isPrompting_) {
        put("> ");
    }
}

/// Where it was left, when that was in the middle.
void LessonTalk::leave() {
    const lesson::Lesson* const open = isOpen() ? lesson() : nullptr;
    if (open == nullptr || outputFailed_ || stopSignal() != 0) {
        return;
    }
    const sim::Learning& learning = playback_.state.view.learning;
    put(lesson::isOver(*open, learning)
            ? std::string(isPrompting_ ? "\n" : "")
            : "\n" +
                  lesson::worded(
                      "The lesson was left at step %.", open->language,
                      std::to_string(learning.step) + " / " + std::to_string(open->steps.size())) +
                  "\n");
}

void LessonTalk::put(std::string_view text) {
    if (!outputFailed_ && !text.empty()) {
        outputFailed_ = printOut(text) != kExitClean;
    }
}

int LessonTalk::code() const {
    if (stopSignal() != 0) {
        return stopExitCode();
    }
    if (outputFailed_) {
        return kExitOutput;
    }
    if (!lines_.error().empty()) {
        complain(lines_.error());
        return kExitUnreadable;
    }
    return hasFindings_ ? kExitFindings : kExitClean;
}

}  // namespace gimbalscope::app
