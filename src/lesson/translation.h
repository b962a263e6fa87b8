// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The sentences of a lesson, or of the window round it, in another language: pairs of what is
// written and what it is there. What has no pair stays as it is, sentence by sentence.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "lesson/lesson.h"

namespace gimbalscope::lesson {

struct Translation {
    std::string language;  ///< two letters
    std::string of;        ///< a lesson's id, or "window"
    std::map<std::string, std::string, std::less<>> sentences;
};
struct ReadTranslation {
    Translation translation;
    std::vector<std::string> errors;  ///< "line 3: ..."; after 100 the rest is not read
    std::map<std::string, int, std::less<>> lines;  ///< in which each sentence's text stands
    int idLine = 1;                                 ///< where the lesson's id stands
};
/// A file that begins with "translation ID" (readLesson has lessons): language, then each text
/// followed by what it is.
ReadTranslation readTranslation(std::string_view text);
/// True for a text that is meant as one.
bool isTranslation(std::string_view text);

/// A sentence there; itself where it has none.
std::string_view translated(const Translation& translation, std::string_view sentence);
/// The lesson with every text that has one; in that language where any has.
Lesson translated(const Lesson& lesson, const Translation& translation);
/// All texts that people read of a lesson, in its order.
std::vector<std::string_view> sentencesOf(const Lesson& lesson);

}  // namespace gimbalscope::lesson
