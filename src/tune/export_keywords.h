// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Words that one of the exported languages keeps for itself.
#pragma once

#include <string_view>

namespace gimbalscope::tune {

/// True for a word, in any case, that cannot be a name in all of the languages.
bool isKeyword(std::string_view word);

}  // namespace gimbalscope::tune
