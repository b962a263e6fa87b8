// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
#include "report/lesson_prompt.h"

#include <array>

#include "lesson/lecture.h"
#include "lesson/library.h"
#include "lesson/wording.h"
#include "sim/lessons.h"

namespace gimbalscope::report {
namespace {

struct Typed {
    std::string_view words, meaning;
};
constexpr std::array kTyped{
    Typed{"2", "the answer: the number of a choice, or a value such as 2.92"},
    Typed{"next", "the next step; after the last one a page sums up"},
    Typed{"back", "the step before"},
    Typed{"again", "this step from its beginning"},
    Typed{"hint", "the next hint"},
    Typed{"say", "step and readouts once more"},
    Typed{"key S", "a tap on a key: D A yaw right, left; S W nose up, down; E Q bank right, left"},
    Typed{"key S 3", "three taps"},
    Typed{"key S for 1.5", "held down for 1.5 seconds"},
    Typed{"key S for 1.5 fine", "as with Shift, ten times slower; coarse: four times faster"},
    Typed{"rate pitch-up 45 for 2",
          "this and every other command of scripts (gimbalscope list commands)"},
    Typed{"lesson L5", "another lesson"},
    Typed{"help", "this list"},
    Typed{"quit", "the end; Ctrl-D as well"}};

}  // namespace

std::string awaitedText(const lesson::Lesson& lesson, const sim::Learning& learning) {
    const std::string& language = lesson.language;
    const lesson::Step* const step = lesson::stepOf(lesson, learning);
    const auto line = [&](std::string_view sentence) {
        return std::string(lesson::word(sentence, language)) + "\n";
    };
    if (step == nullptr) {
        return line("\"back\" goes back, \"quit\" ends.");
    }
    if (lesson::isAsking(lesson, learning)) {
        return step->question->value
                   ? line("Your prediction? Type a number.")
                   : lesson::worded("Your prediction? Type a number from 1 to %.", language,
                                    std::to_string(step->question->choices.size())) +
                         "\n";
    }
    if (step->goal && !isGoalMet(learning)) {
        return line(
            "You fly: for example \"key S\" or \"key S for 1\"; \"hint\" helps, \"next\" goes "
            "on.");
    }
    return line("\"next\" goes on.");
}

std::string typingHelp(std::string_view language) {
    std::string lines = std::string(lesson::word("What can be typed:", language)) + "\n";
    for (const Typed& each : kTyped) {
        lines += "  " + std::string(each.words) + ": " +
                 std::string(lesson::word(each.meaning, language)) + "\n";
    }
    return lines;
}

}  // namespace gimbalscope::report
