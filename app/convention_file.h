// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Conventions of one's own from files: a path that ends in .toml serves wherever an id does.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "convention/custom.h"

namespace gimbalscope::app {

/// The path at the start of "PATH.toml[@frame][:policy]"; nullopt when the word names no such file.
std::optional<std::string_view> conventionPath(std::string_view word);

struct OwnConvention {
    std::optional<convention::Custom> custom;
    std::shared_ptr<const convention::Convention> row;
    std::string error;  ///< "cannot read PATH: reason" or "PATH: line 3: sentence"
    bool unreadable = false;
};
/// The convention in a file.
OwnConvention readConventionFile(const std::string& path);

}  // namespace gimbalscope::app
