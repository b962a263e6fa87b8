// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Base64 (RFC 4648, section 4), in which a glTF file carries its numbers. By libb64, which breaks
// lines where it likes and overlooks what is none of its letters: here there are no lines, and such
// a text is refused.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace gimbalscope::io {

/// In one line, with = at the end.
std::string toBase64(std::string_view bytes);
/// The bytes; nullopt for other letters, blanks, a length that there is not, or over 1 GiB. The =
/// at the end may be missing.
std::optional<std::string> fromBase64(std::string_view text);

}  // namespace gimbalscope::io
