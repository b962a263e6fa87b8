// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The embedded lesson files, read once.
#include "lesson/library.h"

#include <algorithm>
#include <array>
#include <map>

#include "embedded/lessons.h"
#include "lesson/read.h"
#include "text/numbers.h"

namespace gimbalscope::lesson {
namespace {

constexpr std::array<std::string_view, 2> kLanguages{"en", "de"};
constexpr std::string_view kWindow = "window";

// L2 before L10.
std::int64_t orderOf(const Lesson& lesson) {
    const text::ParsedInteger number = text::parseInteger(std::string_view(lesson.id).substr(1));
    return number.ok() ? number.value : 1000;
}

struct Library {
    std::vector<Lesson> lessons;
    std::map<std::string, std::string_view, std::less<>> sources;  ///< by ids
    std::vector<Translation> translations;

    Library() {
        for (const embedded::lessons::File& file : embedded::lessons::files()) {
            if (isTranslation(file.bytes)) {
                translations.push_back(readTranslation(file.bytes).translation);
            } else {
                lessons.push_back(readLesson(file.bytes).lesson);
                sources.emplace(lessons.back().id, file.bytes);
            }
        }
        std::ranges::sort(lessons, {}, orderOf);
    }
};

const Library& library() {
    static const Library once;
    return once;
}

}  // namespace

std::span<const Lesson> lessons() { return library().lessons; }

const Lesson* find(std::string_view id) {
    const auto found = std::ranges::find(library().lessons, id, &Lesson::id);
    return found == library().lessons.end() ? nullptr : &*found;
}

std::string_view sourceOf(std::string_view id) {
    const auto found = library().sources.find(id);
    return found == library().sources.end() ? std::string_view() : found->second;
}

std::span<const std::string_view> languages() { return kLanguages; }

const Translation& translation(std::string_view of, std::string_view language) {
    static const Translation kNone;
    const auto found = std::ranges::find_if(library().translations, [&](const Translation& each) {
        return each.of == of && each.language == language;
    });
    return found == library().translations.end() ? kNone : *found;
}

std::string_view word(std::string_view sentence, std::string_view language) {
    return translated(translation(kWindow, language), sentence);
}

}  // namespace gimbalscope::lesson
