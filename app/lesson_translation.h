// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The command "lesson check" of a translation.
#pragma once

#include <string>
#include <string_view>

namespace gimbalscope::app {

/// Says what is wrong with it by line, for which of its texts the lesson has none, and which it
/// lacks. The lesson is the one in the file beside it, else the program's of that id.
int checkTranslation(const std::string& path, std::string_view text);

}  // namespace gimbalscope::app
