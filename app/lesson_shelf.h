// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Lessons by name: those of the program by their id, others from a file whose name ends in .lesson.
// A file is read when it is opened, and again only when it is opened again.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lesson/lecture.h"
#include "lesson/translation.h"

namespace gimbalscope::app {

/// True for a name that ends as the file of a lesson does.
bool isLessonPath(std::string_view name);

/// The sentence about a name that no lesson has.
std::string unknownLesson(std::string_view name);

/// The text of a lesson's file; or why there is none, and the exit code for that.
struct LessonText {
    std::optional<std::string> text;
    std::string error;
    int code = 0;
};
LessonText readLessonText(const std::string& path);

/// A lesson from a file, or the messages about it: each with the path and, where it has one, the
/// line. Remarks come with a lesson too.
struct LessonFile {
    lesson::Lesson lesson;
    std::vector<std::string> errors, remarks;
    int code = 0;  ///< the exit code for the errors
};
LessonFile readLessonFile(const std::string& path);

/// What a lesson says in another language: the file beside its own, NAME.de.lesson for
/// NAME.lesson, else the program's translation of that id. Empty where there is none; a file that
/// is no translation counts as none (translationProblem says why).
lesson::Translation translationOf(const std::string& name, const lesson::Lesson& lesson,
                                  const std::string& language);
/// Why the file beside a lesson's that has it in a language is not used, with its path and line;
/// empty where there is no such file, or it is used.
std::string translationProblem(const std::string& name, const std::string& language);
/// The file beside a lesson's that has it in a language; empty for a name that is no file's.
std::string translationPathOf(const std::string& name, const std::string& language);
/// The file of the lesson that a translation's file stands beside; empty when its name does not
/// say.
std::string lessonPathOf(const std::string& translationPath, const std::string& language);

/// True for a language of the program's own translations, which any lesson may be shown in.
bool isLanguageOfTheProgram(std::string_view language);
/// The sentence about a language that nothing is translated to.
std::string unknownLanguage(std::string_view language);
/// Why a lesson is not shown in a language: neither the program nor the lesson speaks it. `name` is
/// how the lesson is found.
std::string languageProblem(const std::string& name, const lesson::Lesson& lesson,
                            const std::string& language);

class LessonShelf {
public:
    /// What "lesson" and "predict" come to. A lesson that cannot be had is a message that names the
    /// file and the line, or the nearest id.
    sim::Answer answer(const sim::Command& command, const sim::AppState& state);

    /// Why a plain command of lessons is not obeyed, with its exit code: there is no such lesson or
    /// step, the step has not what it is about (lesson/objections.h), or the lesson is not in that
    /// language. No message for all others. A file that was never opened is.
    sim::Answer objection(const sim::Command& command, const sim::AppState& state);

    /// The lesson that a state is in, in its language as far as it is translated; nullptr when it
    /// is in none, or its file was never opened here. Valid until the next call of any function.
    const lesson::Lesson* lessonOf(const sim::AppState& state);
    /// The same, but a file that was never opened is; nullptr when it cannot be.
    const lesson::Lesson* lessonOfFile(const sim::AppState& state);

private:
    const lesson::Lesson* open(const std::string& name, sim::Answer& refused);
    const lesson::Lesson* find(const std::string& name) const;
    const lesson::Lesson* findOrOpen(const std::string& name, sim::Answer& refused);
    std::string languageProblem(const std::string& language, const std::string& name);

    std::map<std::string, lesson::Lesson, std::less<>> files_;  ///< by their paths
    std::string shownName_, shownLanguage_;
    lesson::Lesson shown_;  ///< translated
};

}  // namespace gimbalscope::app
