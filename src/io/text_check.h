// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Whether bytes are text: UTF-8 without NUL. Tables are checked line by line while they stream,
// scripts as a whole, by the same rule and with the same codes: E105 a NUL byte, E106 not UTF-8.
#pragma once

#include <optional>
#include <string_view>

#include "io/finding.h"

namespace gimbalscope::io {

/// Position of the first byte that is NUL or not UTF-8; npos for text.
std::size_t firstBadByte(std::string_view text);

/// True for the byte order marks of UTF-16.
bool startsLikeUtf16(std::string_view text);

/// The finding about the byte at a position of a text; `offset` is its place in the whole file.
/// Line and column are left open.
Finding badByteFinding(char byte, std::int64_t offset);

/// What is wrong with a whole file, with line and column; nothing for text.
std::optional<Finding> notText(std::string_view file);

}  // namespace gimbalscope::io
