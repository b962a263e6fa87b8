// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Files that people go on writing themselves - conventions, exported code - and that no command may
// write over by the way.
#pragma once

#include <string>
#include <string_view>

namespace gimbalscope::app {

/// Writes a text whole or not at all. A plain file that is there and holds another text is kept
/// unless `isReplacing`; the sentence then names `word`, with which it would be written over. Empty
/// when the file has the text.
std::string writeKeeping(const std::string& path, const std::string& text, bool isReplacing,
                         std::string_view word);

}  // namespace gimbalscope::app
