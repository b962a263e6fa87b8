// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The table of conventions, the frames and the commands as text, JSON and Markdown.
// docs/conventions.md is catalogMarkdown(); a test compares them.
#pragma once

#include <string>

namespace gimbalscope::report {

/// One line per engine row, then the orders, forms, frames and policies.
std::string catalogText();
/// One JSON object per row and line, the orders included.
std::string catalogJson();
/// The document docs/conventions.md.
std::string catalogMarkdown();

std::string framesText();
std::string framesJson();
std::string framesMarkdown();

/// The commands of scripts: word, arguments, meaning.
std::string commandsText();
std::string commandsJson();
std::string commandsMarkdown();

}  // namespace gimbalscope::report
