// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The table of conventions, the frames and the commands as text, JSON and Markdown.
// docs/conventions.md is catalogMarkdown(); a test compares them.
#pragma once

#include <string>

#include "convention/convention.h"

namespace gimbalscope::report {

/// One line per engine row, then the orders, forms, frames and policies.
std::string catalogText();
/// One JSON object per row and line, the orders included.
std::string catalogJson();
/// The document docs/conventions.md.
std::string catalogMarkdown();

/// One row, from the catalog or of one's own: everything that is known about it.
std::string rowText(const convention::Convention& row);
std::string rowJson(const convention::Convention& row);
std::string rowMarkdown(const convention::Convention& row);

std::string framesText();
std::string framesJson();
std::string framesMarkdown();

/// The commands of scripts: word, arguments, meaning.
std::string commandsText();
std::string commandsJson();
std::string commandsMarkdown();

}  // namespace gimbalscope::report
