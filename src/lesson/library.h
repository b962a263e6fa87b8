// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The lessons that the program brings along, and their translations.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "lesson/lesson.h"
#include "lesson/translation.h"

namespace gimbalscope::lesson {

/// In their order. Read at the first call; each of them is without errors (a test holds that).
std::span<const Lesson> lessons();
/// nullptr when there is none of that id.
const Lesson* find(std::string_view id);

/// The text of its file; empty when there is none of that id.
std::string_view sourceOf(std::string_view id);

/// The languages that something is translated to, with English first: "en", "de".
std::span<const std::string_view> languages();
/// What a lesson (its id) or the window ("window") is in a language; empty where nothing is.
const Translation& translation(std::string_view of, std::string_view language);

/// A sentence of the window in a language, else in English.
std::string_view word(std::string_view sentence, std::string_view language);

}  // namespace gimbalscope::lesson
