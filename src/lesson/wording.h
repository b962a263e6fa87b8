// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Conditions over the readouts as people say them, in the language of lessons: the same in the
// window and in what is told line by line.
#pragma once

#include <string>
#include <string_view>

#include "sim/command.h"

namespace gimbalscope::lesson {

/// A sentence of the window in a language, with what stands for its "%".
std::string worded(std::string_view sentence, std::string_view language, std::string_view part);

/// "urot: stretch below 2", "heading = 180° ± 20°"; minus as "-".
std::string conditionText(const sim::Expect& expect, std::string_view language);
/// What is found, with its unit: "33.5°"; a word in that language.
std::string foundText(const sim::Expect& expect, std::string_view found, std::string_view language);

}  // namespace gimbalscope::lesson
