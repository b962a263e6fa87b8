// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The one table of the languages of export: what a command line calls them, what people do, and how
// a file of theirs ends. Everything else that lists languages is made from it.
#pragma once

#include <algorithm>
#include <array>
#include <string_view>

#include "tune/export.h"

namespace gimbalscope::tune {

struct LanguageRow {
    Language language;
    std::string_view id;
    std::string_view title;
    std::string_view ending;   ///< of a file's name
    std::string_view alias{};  ///< what else people call it, lower case
};

inline constexpr auto kLanguages =
    std::to_array<LanguageRow>({{Language::Cpp, "cpp", "C++", ".h", "c++"},
                                {Language::C, "c", "C", ".h"},
                                {Language::Python, "python", "Python", ".py", "py"},
                                {Language::Javascript, "javascript", "JavaScript", ".js", "js"},
                                {Language::Glsl, "glsl", "GLSL", ".glsl"},
                                {Language::Csharp, "csharp", "C#", ".cs", "c#"},
                                {Language::Unrealscript, "unrealscript", "UnrealScript", ".uc"},
                                {Language::Lsl, "lsl", "LSL", ".lsl"},
                                {Language::Papyrus, "papyrus", "Papyrus", ".psc"},
                                {Language::Oblivion, "oblivion", "Oblivion script", ".txt"}});

static_assert(std::ranges::all_of(kLanguages,
                                  [](const LanguageRow& row) {
                                      return &row ==
                                             &kLanguages[static_cast<std::size_t>(row.language)];
                                  }),
              "rows stand in the order of the enumerators");

/// The row of a language.
constexpr const LanguageRow& rowOf(Language language) {
    return kLanguages[static_cast<std::size_t>(language)];
}

/// The ids in their order.
inline constexpr auto kLanguageIds = [] {
    std::array<std::string_view, kLanguages.size()> ids;
    std::ranges::transform(kLanguages, ids.begin(), &LanguageRow::id);
    return ids;
}();

/// The ids with a bar between them, as a list of choices is written.
inline constexpr auto kLanguageChoices = [] {
    constexpr std::size_t kSize = [] {
        std::size_t size = kLanguages.size() - 1;
        for (const LanguageRow& row : kLanguages) {
            size += row.id.size();
        }
        return size;
    }();
    std::array<char, kSize> text;
    text.fill('|');
    char* at = text.data();
    for (const LanguageRow& row : kLanguages) {
        at = std::ranges::copy(row.id, at).out + (&row == &kLanguages.back() ? 0 : 1);
    }
    return text;
}();

}  // namespace gimbalscope::tune
