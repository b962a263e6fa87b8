// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Conventions of one's own from files: a path that ends in .toml serves wherever an id does.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "sim/own_files.h"

namespace gimbalscope::app {

using sim::conventionPath;

struct OwnConvention {
    std::optional<convention::Custom> custom;
    std::shared_ptr<const convention::Convention> row;
    std::string error;  ///< "cannot read PATH: reason" or "PATH: line 3: sentence"
    bool unreadable = false;
};
/// The convention in a file.
OwnConvention readConventionFile(const std::string& path);
/// The same for a window: of a plain file that is no larger than a convention's can be.
OwnConvention readPlainConventionFile(const std::string& path);

}  // namespace gimbalscope::app
