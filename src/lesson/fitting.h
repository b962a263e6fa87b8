// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Which commands belong into a lesson.
#pragma once

#include <string>

#include "sim/command.h"

namespace gimbalscope::lesson {

/// Why a command does not belong into a lesson: it reads or writes files, is a person's own to
/// choose, takes the past away, or is what the program says itself. Empty for one that does;
/// `isSolving`: predictions do.
std::string commandObjection(const sim::Command& command, bool isSolving);

}  // namespace gimbalscope::lesson
