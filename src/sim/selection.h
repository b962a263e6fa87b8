// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// How a row is read, as written after its id. Whole selections are parsed by parseSelection
// (sim/command.h).
#pragma once

#include <string_view>

#include "sim/command.h"

namespace gimbalscope::sim {

/// The id of a selection, without the frame and the policy behind it; of a file its path.
std::string_view idIn(std::string_view selection);

/// A selection without its policy: what the angles mean.
std::string_view withoutPolicy(std::string_view selection);

/// [@frame][:policy] for a row that need not be in the catalog; an error sentence when a word is
/// unknown or the policy makes no sense for the row.
ParsedSelection parseReadingOf(const convention::Convention& row, std::string_view afterId);

/// parseSelection of a row of the catalog, one's own of these names, or the path of a file.
ParsedSelection parseShown(std::string_view text, std::span<const std::string> own);

}  // namespace gimbalscope::sim
