// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The table of the format.
#include <array>

#include "lesson/read.h"

namespace gimbalscope::lesson {
namespace {

constexpr std::array kWords{
    LessonWord{"lesson", "ID", "the first line; letters, digits, - and _"},
    LessonWord{"language", "LETTERS", "of the texts, as en"},
    LessonWord{"title", "TEXT", "of the lesson"},
    LessonWord{"aim", "TEXT", "what somebody can do afterwards"},
    LessonWord{"meets", "M1 ...", "misconceptions, M1 to M12"},
    LessonWord{"minutes", "NUMBER", "about how long it takes in class"},
    LessonWord{"step", "TITLE", "begins a step"},
    LessonWord{"say", "TEXT", "a paragraph"},
    LessonWord{"look", "PLACE", "is pointed at"},
    LessonWord{"do", "COMMAND", "at the beginning; in the head: of every step"},
    LessonWord{"ask", "TEXT", "a question; the ship is held until it is answered"},
    LessonWord{"choice", "TEXT", "an answer to choose, two to six"},
    LessonWord{"right", "CONDITION | otherwise",
               "when the choice above is right, after the flight"},
    LessonWord{"value", "[ID] QUANTITY within TOLERANCE [UNIT]", "a number to be predicted"},
    LessonWord{"fly", "COMMAND", "after the prediction"},
    LessonWord{"reveal", "TEXT", "told with prediction and outcome"},
    LessonWord{"goal", "TEXT", "something to be done with the controls"},
    LessonWord{"reach", "CONDITION", "of the goal; all together"},
    LessonWord{"hint", "TEXT", "shown when asked for"},
    LessonWord{"solve", "COMMAND", "how a student could do it"},
    LessonWord{"check", "CONDITION", "a number that is asserted, among do, fly and solve"},
    LessonWord{"note", "TEXT", "a row of the table of numbers"},
};

}  // namespace

std::span<const LessonWord> lessonWords() { return kWords; }

}  // namespace gimbalscope::lesson
