// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
#include "app/lesson_translation.h"

#include <algorithm>
#include <vector>

#include "app/commands.h"
#include "app/exit_code.h"
#include "app/lesson_shelf.h"
#include "lesson/library.h"
#include "lesson/read.h"
#include "text/words.h"

namespace gimbalscope::app {
namespace {

using lesson::ReadTranslation;

std::string atLine(int line, const std::string& sentence) {
    return "line " + std::to_string(line) + ": " + sentence;
}

/// Which lesson a translation is of; or why there is none.
struct Original {
    lesson::Lesson lesson;
    std::string problem;
};
Original originalOf(const std::string& path, const ReadTranslation& read) {
    const std::string& id = read.translation.of;
    const std::string unknown = "there is no lesson " + text::inQuotes(id) + ": ";
    const std::string file = lessonPathOf(path, read.translation.language);
    LessonFile beside;
    if (!file.empty()) {
        beside = readLessonFile(file);
        if (beside.code != kExitUnreadable && beside.lesson.id == id) {
            return {std::move(beside.lesson),
                    beside.errors.empty() ? "" : file + " has mistakes; \"lesson check\" it first"};
        }
    }
    if (const lesson::Lesson* const own = lesson::find(id)) {
        return {*own, {}};
    }
    if (file.empty()) {
        return {{},
                unknown + "the program has none, and only beside a file whose name ends in ." +
                    read.translation.language + ".lesson another is looked for"};
    }
    if (beside.code == kExitUnreadable) {
        return {{}, unknown + "neither the program has it, nor is there a file " + file};
    }
    return {{},
            unknown + file + " has " +
                (beside.lesson.id.empty() ? "none" : text::inQuotes(beside.lesson.id))};
}

/// For each text that the lesson has not, a sentence.
std::vector<std::string> foreignTexts(const ReadTranslation& read,
                                      const std::vector<std::string_view>& sentences) {
    std::vector<std::string> messages;
    for (const auto& [sentence, line] : read.lines) {
        if (std::ranges::find(sentences, sentence) != sentences.end()) {
            continue;
        }
        const auto meant = text::meantWord(sentence, sentences);
        messages.push_back(atLine(line, "the lesson has no such text: " + sentence) +
                           (meant ? " (did you mean \"" + std::string(*meant) + "\"?)" : ""));
    }
    return messages;
}

}  // namespace

int checkTranslation(const std::string& path, std::string_view text) {
    ReadTranslation read = lesson::readTranslation(text);
    const bool hasHead = !read.translation.of.empty() && !read.translation.language.empty();
    const Original original = hasHead ? originalOf(path, read) : Original{};
    if (!original.problem.empty()) {
        read.errors.push_back(atLine(read.idLine, original.problem));
    }
    const bool isRejected = !read.errors.empty();
    std::vector<std::string> messages = std::move(read.errors);
    const std::vector<std::string_view> sentences = lesson::sentencesOf(original.lesson);
    const bool hasLesson = hasHead && original.problem.empty();
    std::size_t missing = 0;
    if (hasLesson) {
        const std::vector<std::string> foreign = foreignTexts(read, sentences);
        messages.insert(messages.end(), foreign.begin(), foreign.end());
    }
    lesson::sortByLine(messages);
    const bool isClean = messages.empty();
    for (const std::string& message : messages) {
        tell(path + ": " + message);
    }
    for (const std::string_view sentence : sentences) {
        if (hasLesson && !read.lines.contains(sentence)) {
            ++missing;
            tell(path + ": not translated: " + std::string(sentence));
        }
    }
    if (isRejected) {
        return kExitRejected;
    }
    const int printed = printOut(std::to_string(sentences.size() - missing) + " of " +
                                 std::to_string(sentences.size()) + " texts are translated\n");
    return printed != kExitClean ? printed : missing > 0 || !isClean ? kExitFindings : kExitClean;
}

}  // namespace gimbalscope::app
