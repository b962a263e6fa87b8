// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The flicker maps of two variants as one picture, for "compare --map".
#pragma once

#include <array>
#include <string>

#include "app/forms.h"

namespace gimbalscope::app {

/// Writes the maps of two conventions beside each other, as the page "Map" shows them. An exit
/// code; what is wrong is said on the error stream.
int writeMapOfBoth(const std::array<std::string, 2>& ids, const std::array<Form, 2>& forms,
                   const std::string& path);

}  // namespace gimbalscope::app
