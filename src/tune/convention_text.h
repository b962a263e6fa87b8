// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// A convention of one's own as the text of a small TOML file, to keep and to pass on. What stands
// per angle stands in the order of the order's letters. Only `order` is needed; everything else has
// the default of convention::Custom.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "convention/custom.h"

namespace gimbalscope::tune {

/// The file's text, every key with a remark on what else could stand there. readConvention gives
/// the same convention back, bit for bit. The custom must have no problem.
std::string conventionText(const convention::Custom& custom);

/// In bytes; larger ones are refused.
inline constexpr std::size_t kLargestConventionText = 64 * 1024;

struct ReadConvention {
    std::optional<convention::Custom> custom;
    std::string error;  ///< a sentence naming the key; empty when there is a custom
    int line = 0;       ///< from 1; 0 when it concerns the whole file
};

/// Reads such a text. Unknown keys, wrong types and choices that make no row are errors; the
/// nearest valid word is offered.
ReadConvention readConvention(std::string_view toml);

}  // namespace gimbalscope::tune
