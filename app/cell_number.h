// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// What is wrong with a cell that should hold a number.
#pragma once

#include <string_view>

#include "io/finding.h"
#include "text/numbers.h"

namespace gimbalscope::app {

/// The finding without its place: E102 for what is a number but none to compute with, E112 for one
/// in quotes, E113 where a comma or a blank makes two of it, else E111.
io::Finding badNumber(std::string_view cell, text::NumberStatus status);

}  // namespace gimbalscope::app
