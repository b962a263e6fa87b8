// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
#include "app/lesson_shelf.h"

#include <algorithm>
#include <filesystem>

#include "app/exit_code.h"
#include "io/input_file.h"
#include "io/text_check.h"
#include "lesson/library.h"
#include "lesson/objections.h"
#include "lesson/read.h"
#include "lesson/stage.h"
#include "text/words.h"

namespace gimbalscope::app {
namespace {

constexpr std::string_view kEnding = ".lesson";
constexpr std::size_t kLargestLesson = std::size_t{1} << 20;

/// What only the present step of a lesson has or has not.
bool isOfStep(const sim::Command& command) {
    return std::holds_alternative<sim::PutQuestion>(command) ||
           std::holds_alternative<sim::Given>(command) ||
           std::holds_alternative<sim::Told>(command) ||
           std::holds_alternative<sim::MeetGoal>(command) ||
           std::holds_alternative<sim::ShowHint>(command);
}

}  // namespace

std::string unknownLesson(std::string_view name) {
    std::vector<std::string_view> ids;
    for (const lesson::Lesson& each : lesson::lessons()) {
        ids.push_back(each.id);
    }
    const std::string meant = text::suggestion(name, ids);
    return "unknown lesson " + text::inQuotes(name) + ": " + meant +
           (meant.ends_with('?') ? "" : ".") + " A file's name ends in .lesson.";
}

bool isLessonPath(std::string_view name) { return name.ends_with(kEnding); }

LessonText readLessonText(const std::string& path) {
    io::WholeFile whole = io::readPlain(path, kLargestLesson);
    if (!whole.text) {
        return {{}, whole.error, kExitUnreadable};
    }
    if (const std::optional<io::Finding> finding = io::notText(*whole.text)) {
        const std::string line =
            finding->line > 0 ? "line " + std::to_string(finding->line) + ": " : "";
        return {{}, path + ": " + line + finding->message, kExitRejected};
    }
    return {std::move(whole.text), {}, kExitClean};
}

std::string lessonPathOf(const std::string& translationPath, const std::string& language) {
    const std::string ending = "." + language + std::string(kEnding);
    return translationPath.ends_with(ending)
               ? translationPath.substr(0, translationPath.size() - ending.size()) +
                     std::string(kEnding)
               : std::string();
}

std::string translationPathOf(const std::string& name, const std::string& language) {
    return isLessonPath(name) ? name.substr(0, name.size() - kEnding.size()) + "." + language +
                                    std::string(kEnding)
                              : std::string();
}

lesson::Translation translationOf(const std::string& name, const lesson::Lesson& lesson,
                                  const std::string& language) {
    if (isLessonPath(name)) {
        const LessonText beside = readLessonText(translationPathOf(name, language));
        if (beside.text && lesson::isTranslation(*beside.text)) {
            lesson::ReadTranslation read = lesson::readTranslation(*beside.text);
            if (read.errors.empty() && read.translation.language == language) {
                return std::move(read.translation);
            }
        }
    }
    return lesson::translation(lesson.id, language);
}

std::string translationProblem(const std::string& name, const std::string& language) {
    const std::string path = isLessonPath(name) ? translationPathOf(name, language) : "";
    std::error_code error;
    if (path.empty() || !std::filesystem::exists(path, error)) {
        return {};
    }
    const LessonText beside = readLessonText(path);
    if (!beside.text) {
        return beside.error;
    }
    if (!lesson::isTranslation(*beside.text)) {
        return path + ": this is no translation";
    }
    const lesson::ReadTranslation read = lesson::readTranslation(*beside.text);
    if (!read.errors.empty()) {
        return path + ": " + read.errors.front();
    }
    return read.translation.language == language
               ? std::string()
               : path + ": this is a translation to " + text::inQuotes(read.translation.language);
}

bool isLanguageOfTheProgram(std::string_view language) {
    return std::ranges::find(lesson::languages(), language) != lesson::languages().end();
}

std::string unknownLanguage(std::string_view language) {
    return "unknown language " + text::inQuotes(language) + ": " +
           text::suggestion(language, lesson::languages());
}

std::string languageProblem(const std::string& name, const lesson::Lesson& lesson,
                            const std::string& language) {
    if (isLanguageOfTheProgram(language) || language == lesson.language ||
        !translationOf(name, lesson, language).sentences.empty()) {
        return {};
    }
    const std::string beside = translationPathOf(name, language);
    return unknownLanguage(language) +
           (beside.empty() ? "" : "; there is no translation in " + beside);
}

LessonFile readLessonFile(const std::string& path) {
    const LessonText text = readLessonText(path);
    if (!text.text) {
        return {{}, {text.error}, {}, text.code};
    }
    LessonFile file;
    if (lesson::isTranslation(*text.text)) {
        return {{}, {path + ": this is a translation, not a lesson"}, {}, kExitRejected};
    }
    lesson::ReadLesson read = lesson::readLesson(*text.text);
    lesson::examineStage(read);
    for (const auto& [from, to] :
         {std::pair{&read.errors, &file.errors}, {&read.remarks, &file.remarks}}) {
        for (const std::string& sentence : *from) {
            to->push_back(path + ": " + sentence);
        }
    }
    file.lesson = std::move(read.lesson);
    file.code = file.errors.empty() ? kExitClean : kExitRejected;
    return file;
}

const lesson::Lesson* LessonShelf::find(const std::string& name) const {
    const auto file = files_.find(name);
    return file != files_.end() ? &file->second : lesson::find(name);
}

const lesson::Lesson* LessonShelf::open(const std::string& name, sim::Answer& refused) {
    if (!isLessonPath(name)) {
        const lesson::Lesson* const found = lesson::find(name);
        if (found == nullptr) {
            refused = {{}, unknownLesson(name), kExitUsage};
        }
        return found;
    }
    LessonFile file = readLessonFile(name);
    if (!file.errors.empty()) {
        refused = {{}, file.errors.front(), file.code};
        return nullptr;
    }
    shownName_.clear();
    return &(files_[name] = std::move(file.lesson));
}

sim::Answer LessonShelf::answer(const sim::Command& command, const sim::AppState& state) {
    sim::Answer refused{{}, "no lesson is open; begin one as in \"lesson L1\"", kExitClean};
    const auto* const go = std::get_if<sim::GoInLesson>(&command);
    const bool opens = go != nullptr && go->to == sim::GoInLesson::To::Open;
    const std::string& name = opens ? go->lesson : state.view.learning.lesson;
    const lesson::Lesson* lesson = nullptr;
    if (opens) {
        lesson = open(name, refused);
    } else if (!name.empty()) {
        lesson = findOrOpen(name, refused);
    }
    if (lesson == nullptr) {
        return refused;
    }
    return go != nullptr ? lesson::answer(*lesson, *go, state)
                         : lesson::answer(*lesson, std::get<sim::Predict>(command), state);
}

const lesson::Lesson* LessonShelf::findOrOpen(const std::string& name, sim::Answer& refused) {
    const lesson::Lesson* const found = find(name);
    return found != nullptr ? found : open(name, refused);
}

sim::Answer LessonShelf::objection(const sim::Command& command, const sim::AppState& state) {
    const sim::Learning& learning = state.view.learning;
    sim::Answer refused;
    if (const auto* const begin = std::get_if<sim::BeginStep>(&command)) {
        if (!begin->lesson.empty()) {
            const lesson::Lesson* const lesson = findOrOpen(begin->lesson, refused);
            refused.message =
                lesson == nullptr ? refused.message : lesson::stepProblem(*lesson, begin->step);
        }
        return refused;
    }
    if (const auto* const speak = std::get_if<sim::SpeakLanguage>(&command)) {
        refused.message = languageProblem(speak->language, learning.lesson);
    } else if (isOfStep(command) && !learning.lesson.empty()) {
        // Of a lesson that is not here any more nothing is known.
        sim::Answer gone;
        if (const lesson::Lesson* const lesson = findOrOpen(learning.lesson, gone)) {
            refused.message = lesson::objection(*lesson, learning, command);
        }
    }
    return refused;
}

std::string LessonShelf::languageProblem(const std::string& language, const std::string& name) {
    sim::Answer gone;
    const lesson::Lesson* const lesson = name.empty() ? nullptr : findOrOpen(name, gone);
    return lesson != nullptr                  ? app::languageProblem(name, *lesson, language)
           : isLanguageOfTheProgram(language) ? std::string()
                                              : unknownLanguage(language);
}

const lesson::Lesson* LessonShelf::lessonOf(const sim::AppState& state) {
    const sim::Learning& learning = state.view.learning;
    const lesson::Lesson* const found = learning.lesson.empty() ? nullptr : find(learning.lesson);
    if (found == nullptr || learning.language == found->language) {
        return found;
    }
    if (shownName_ != learning.lesson || shownLanguage_ != learning.language) {
        shown_ =
            lesson::translated(*found, translationOf(learning.lesson, *found, learning.language));
        shownName_ = learning.lesson;
        shownLanguage_ = learning.language;
    }
    return &shown_;
}

const lesson::Lesson* LessonShelf::lessonOfFile(const sim::AppState& state) {
    const std::string& name = state.view.learning.lesson;
    if (isLessonPath(name) && find(name) == nullptr) {
        sim::Answer refused;
        open(name, refused);
    }
    return lessonOf(state);
}

}  // namespace gimbalscope::app
