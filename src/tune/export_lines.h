// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Long statements of exported code on several lines.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace gimbalscope::tune {

/// The statement in pieces of at most `room` columns where that can be: broken behind a comma or an
/// operator, outside as many brackets as possible but within `fewestBrackets` of them. Pieces have
/// no blanks at their ends; to be joined by one. Texts in quotes and comments are not looked for.
std::vector<std::string> brokenLine(std::string_view statement, std::size_t room,
                                    int fewestBrackets);

}  // namespace gimbalscope::tune
