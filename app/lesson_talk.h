// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// play --lesson --answer: a lesson in a terminal. It is told line by line, and what is typed
// answers its questions, goes from step to step and flies the ship.
#pragma once

#include <string>

#include "app/goal_watch.h"
#include "app/speaker.h"
#include "app/tool_shell.h"
#include "app/typed_lines.h"
#include "sim/play.h"

namespace gimbalscope::app {

class LessonTalk {
public:
    /// Goes through the lesson of a name, which has been found, until standard input ends, a line
    /// says "quit", or the lesson is left. Returns the exit code: kExitFindings when a line could
    /// not be obeyed.
    int run(const std::string& name, const std::string& language);

private:
    void begin(const std::string& name, const std::string& language);
    bool take(const TypedLine& line);
    void obey(std::vector<sim::Command> commands, int number);
    void watch(const sim::Playback& soFar);
    void meetGoal();
    void tellFindings();
    void sayAwaited();
    void refuse(int number, const std::string& sentence);
    void leave();
    void put(std::string_view text);
    const lesson::Lesson* lesson() { return shell_.shelf().lessonOf(playback_.state); }
    bool isOpen() const { return !playback_.state.view.learning.lesson.empty(); }
    int code() const;

    ToolShell shell_{true};
    sim::Playback playback_{sim::beginSession(sim::initialState()), {}, {}, {}, {}};
    TypedLines lines_;
    Speaker speaker_{true};
    GoalWatch goal_;
    bool isPrompting_ = TypedLines::areTyped();
    bool isGoalReached_ = false;  ///< by the line that is obeyed
    bool hasFindings_ = false, outputFailed_ = false;
    std::size_t answersTold_ = 0;
    std::string awaited_;  ///< where and what, as told last
};

}  // namespace gimbalscope::app
