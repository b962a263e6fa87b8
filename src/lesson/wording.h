// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Conditions over the readouts as people say them, in the language of lessons: the same in the
// window and in what is told line by line.
#pragma once

#include <string>
#include <string_view>

#include "lesson/units.h"

namespace gimbalscope::lesson {

struct Reached;

/// A sentence of the window in a language, with what stands for its "%".
std::string worded(std::string_view sentence, std::string_view language, std::string_view part);

/// Digits with the decimal mark of a language: a comma in German.
std::string marked(std::string digits, std::string_view language);

/// "urot: stretch below 2", "heading = 180° ± 20°"; minus as "-".
std::string conditionText(const sim::Expect& expect, Unit unit, std::string_view language);
/// What is found for a part of a goal, with its unit: "33.5°"; a word in that language. Where it is
/// not met, the digits show it.
std::string foundText(const Reached& part, std::string_view language);

}  // namespace gimbalscope::lesson
