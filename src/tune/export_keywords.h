// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Words that one of the exported languages keeps for itself, or that its library or the exported
// code takes.
#pragma once

#include <string_view>

namespace gimbalscope::tune {

/// True for a word that cannot be a name in all of the languages: a keyword, in any case, a name
/// that is reserved in C, or a macro or a type in the exported code, as it is written.
bool isKeyword(std::string_view word);

/// True for a word, in any case, that cannot name the module: a keyword, a name of the C library
/// (which <cmath> brings into the global namespace), of a class that the code calls, or of one of
/// its own types, functions and variables.
bool isTaken(std::string_view word);

}  // namespace gimbalscope::tune
