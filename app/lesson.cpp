// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The command "lesson": which there are, and what is wrong with one's own.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>

#include "app/commands.h"
#include "app/exit_code.h"
#include "app/lesson_shelf.h"
#include "app/options.h"
#include "app/signals.h"
#include "lesson/library.h"
#include "lesson/solve.h"
#include "report/lesson.h"
#include "text/words.h"

namespace gimbalscope::app {
namespace {

struct Stopped {};

void tellEach(const std::vector<std::string>& sentences) {
    for (const std::string& sentence : sentences) {
        tell(sentence);
    }
}

int runLessonList(const Words& words) {
    std::string format = "text";
    const auto parser = makeParser("lesson list", "gimbalscope lesson list [--format text|json]",
                                   "The lessons that the program brings along.");
    parser->add_option("--format", format, "text or json (one object a line)")->type_name("F");
    if (const std::optional<int> code = parse(*parser, words, "lesson list")) {
        return *code;
    }
    std::string error;
    const bool asJson = isJson(format, error);
    if (!error.empty()) {
        return usageError("lesson list", error);
    }
    return printOut(asJson ? report::lessonsJson(lesson::lessons())
                           : report::lessonsText(lesson::lessons()));
}

/// Of a translation: what it has for which there is no text, and what it lacks.
int checkTranslation(const std::string& path, std::string_view text) {
    const lesson::ReadTranslation read = lesson::readTranslation(text);
    for (const std::string& error : read.errors) {
        tell(path + ": " + error);
    }
    if (!read.errors.empty()) {
        return kExitRejected;
    }
    const lesson::Lesson* original = lesson::find(read.translation.of);
    // A lesson of one's own lies beside its translation.
    LessonFile beside;
    if (const std::string file = lessonPathOf(path, read.translation.language); !file.empty()) {
        beside = readLessonFile(file);
        const bool isIt = beside.errors.empty() && beside.lesson.id == read.translation.of;
        original = isIt ? &beside.lesson : original;
    }
    if (original == nullptr) {
        complain(path + ": there is no lesson " + text::inQuotes(read.translation.of) +
                 ", neither one of the program nor one in the file beside it");
        return kExitRejected;
    }
    const std::vector<std::string_view> sentences = lesson::sentencesOf(*original);
    std::size_t missing = 0, foreign = 0;
    for (const std::string_view sentence : sentences) {
        if (!read.translation.sentences.contains(sentence)) {
            ++missing;
            tell(path + ": not translated: " + std::string(sentence));
        }
    }
    for (const auto& [sentence, there] : read.translation.sentences) {
        if (std::ranges::find(sentences, sentence) == sentences.end()) {
            ++foreign;
            tell(path + ": line " + std::to_string(read.lines.find(sentence)->second) +
                 ": the lesson has no such text: " + sentence);
        }
    }
    const int printed = printOut(std::to_string(sentences.size() - missing) + " of " +
                                 std::to_string(sentences.size()) + " texts are translated\n");
    return printed != kExitClean ? printed : missing + foreign > 0 ? kExitFindings : kExitClean;
}

int checkLesson(const lesson::Lesson& lesson, bool hasRemarks) {
    const lesson::Solved solved = lesson::solve(lesson, {[](const sim::Playback&) {
                                                    if (stopSignal() != 0) {
                                                        throw Stopped{};
                                                    }
                                                }});
    const int printed = printOut(report::solvedText(lesson, solved));
    const bool isClean = lesson::isClean(solved) && !hasRemarks;
    return printed != kExitClean ? printed : isClean ? kExitClean : kExitFindings;
}

int runLessonCheck(const Words& words) {
    std::string path;
    const auto parser =
        makeParser("lesson check", "gimbalscope lesson check FILE",
                   "Says what is wrong with a lesson's file, by line; then plays it by its own\n"
                   "solution and holds its numbers. Of a translation: what it lacks.");
    parser->add_option("FILE", path, "a lesson or a translation, .lesson");
    if (const std::optional<int> code = parse(*parser, words, "lesson check")) {
        return *code;
    }
    if (path.empty()) {
        return usageError("lesson check", "FILE is missing, for example mine.lesson");
    }
    if (!isLessonPath(path)) {
        return usageError("lesson check", text::inQuotes(path) + " does not end in .lesson");
    }
    const LessonText read = readLessonText(path);
    if (!read.text) {
        tellEach({read.error});
        return read.code;
    }
    if (lesson::isTranslation(*read.text)) {
        return checkTranslation(path, *read.text);
    }
    const LessonFile file = readLessonFile(path);
    tellEach(file.errors);
    tellEach(file.remarks);
    if (!file.errors.empty()) {
        return file.code;
    }
    try {
        return checkLesson(file.lesson, !file.remarks.empty());
    } catch (const Stopped&) {
        return stopExitCode();
    }
}

struct Subcommand {
    std::string_view name;
    int (*run)(const Words& words);
};
constexpr std::array kSubcommands{Subcommand{"list", runLessonList},
                                  Subcommand{"check", runLessonCheck},
                                  Subcommand{"handout", runLessonHandout}};

}  // namespace

std::variant<lesson::Lesson, int> readLesson(const std::string& command, const std::string& name,
                                             const std::string& language) {
    lesson::Lesson lesson;
    if (isLessonPath(name)) {
        LessonFile file = readLessonFile(name);
        tellEach(file.errors);
        if (!file.errors.empty()) {
            return file.code;
        }
        lesson = std::move(file.lesson);
    } else if (const lesson::Lesson* const found = lesson::find(name)) {
        lesson = *found;
    } else {
        return usageError(command, unknownLesson(name));
    }
    lesson::Translation translation = translationOf(name, lesson, language);
    const bool isThere = language == lesson.language || !translation.sentences.empty();
    if (!isThere && std::ranges::find(lesson::languages(), language) == lesson::languages().end()) {
        return usageError(command, "unknown language " + text::inQuotes(language) + ":" +
                                       didYouMean(language, lesson::languages()));
    }
    return lesson::translated(lesson, translation);
}

int runLesson(const Words& words) {
    const std::string first = words.empty() ? "" : words.front();
    std::array<std::string_view, kSubcommands.size()> names;
    std::ranges::transform(kSubcommands, names.begin(), &Subcommand::name);
    for (const Subcommand& each : kSubcommands) {
        if (each.name == first) {
            return each.run({words.begin() + 1, words.end()});
        }
    }
    const auto parser =
        makeParser("lesson", "gimbalscope lesson list | check FILE | handout ID -o FILE",
                   "Lessons: which there are, and what is wrong with one's own.\n"
                   "gimbalscope --lesson ID shows one in the window.");
    if (first.empty() || first.starts_with("-")) {
        if (const std::optional<int> code = parse(*parser, words, "lesson")) {
            return *code;
        }
        return usageError("lesson", "one of list, check and handout is missing");
    }
    return usageError("lesson",
                      "unknown " + text::inQuotes(first) + ":" + didYouMean(first, names));
}

}  // namespace gimbalscope::app
