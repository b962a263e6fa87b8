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
#include "app/lesson_translation.h"
#include "app/options.h"
#include "app/signals.h"
#include "lesson/check.h"
#include "lesson/library.h"
#include "report/lesson.h"
#include "text/words.h"

namespace gimbalscope::app {
namespace {

struct Stopped {};

void tellEach(const std::vector<std::string>& sentences, const std::string& before = {}) {
    for (const std::string& sentence : sentences) {
        tell(before + sentence);
    }
}

int runLessonList(const Words& words) {
    std::string format = "text", language = "en";
    const auto parser =
        makeParser("lesson list", "gimbalscope lesson list [--format text|json] [--language LL]",
                   "The lessons that the program brings along.");
    parser->add_option("--format", format, "text or json (one object a line)")->type_name("F");
    parser->add_option("--language", language, "en or de")->type_name("LL");
    if (const std::optional<int> code = parse(*parser, words, "lesson list")) {
        return *code;
    }
    std::string error;
    const bool asJson = isJson(format, error);
    if (!error.empty()) {
        return usageError("lesson list", error);
    }
    if (!isLanguageOfTheProgram(language)) {
        return usageError("lesson list", unknownLanguage(language));
    }
    std::vector<lesson::Lesson> lessons;
    for (const lesson::Lesson& each : lesson::lessons()) {
        lessons.push_back(lesson::translated(each, lesson::translation(each.id, language)));
    }
    return printOut(asJson ? report::lessonsJson(lessons) : report::lessonsText(lessons));
}

void stopWhenAsked() {
    if (stopSignal() != 0) {
        throw Stopped{};
    }
}

int checkLessonText(const std::string& name, std::string_view text) {
    try {
        const lesson::CheckedLesson checked = lesson::checkLesson(text, stopWhenAsked);
        tellEach(checked.read.errors, name + ": ");
        tellEach(checked.read.remarks, name + ": ");
        if (!checked.read.errors.empty()) {
            return kExitRejected;
        }
        const int printed = printOut(report::solvedText(checked.read.lesson, checked.solved));
        const bool isClean = lesson::isClean(checked.solved) && checked.read.remarks.empty();
        return printed != kExitClean ? printed : isClean ? kExitClean : kExitFindings;
    } catch (const Stopped&) {
        return stopExitCode();
    }
}

/// A lesson of the program by its id, else a file.
int checkByName(const std::string& name) {
    if (!isLessonPath(name)) {
        const std::string_view source = lesson::sourceOf(name);
        const bool isPath = name.find_first_of("./") != std::string::npos;
        return !source.empty() ? checkLessonText(name, source)
                               : usageError("lesson check", isPath ? text::inQuotes(name) +
                                                                         " does not end in .lesson"
                                                                   : unknownLesson(name));
    }
    const LessonText read = readLessonText(name);
    if (!read.text) {
        tell(read.error);
        return read.code;
    }
    return lesson::isTranslation(*read.text) ? checkTranslation(name, *read.text)
                                             : checkLessonText(name, *read.text);
}

int runLessonCheck(const Words& words) {
    std::string name;
    const auto parser =
        makeParser("lesson check", "gimbalscope lesson check FILE|ID",
                   "Says what is wrong with a lesson's file, by line; then plays it by its own\n"
                   "solution and holds its numbers. Of a translation: what it lacks.");
    parser->add_option("FILE", name, "a lesson or a translation, .lesson; or a lesson's id");
    if (const std::optional<int> code = parse(*parser, words, "lesson check")) {
        return *code;
    }
    return name.empty() ? usageError("lesson check", "FILE is missing, for example mine.lesson")
                        : checkByName(name);
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
    if (const std::string problem = languageProblem(name, lesson, language); !problem.empty()) {
        return usageError(command, problem);
    }
    if (const std::string problem = translationProblem(name, language);
        !problem.empty() && language != lesson.language) {
        tell(problem + "; it is not used");
    }
    return lesson::translated(lesson, translationOf(name, lesson, language));
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
        makeParser("lesson", "gimbalscope lesson list | check FILE|ID | handout ID|FILE -o FILE",
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
