// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The command "check": a table of angles, or somebody's own program, against a convention.
//
//   runCheck       words to a verdict                   check.cpp
//   runProgramUnderCheck   attitudes through a program  check_run.cpp
#pragma once

#include <string>

#include "app/command_line.h"
#include "tune/check.h"

namespace gimbalscope::app {

/// A program that is asked for the angles of attitudes.
struct ProgramCall {
    std::string command;
    double timeoutSeconds = 30.0;
    tune::AttitudeKind kind;  ///< how the attitudes are written on its standard input
};

struct ProgramAnswers {
    tune::PairTable table;  ///< a pair's line is its line in the program's output
    int code = 0;           ///< kExitClean, or why there is none; said on standard error
};

/// Writes the row's check attitudes to the program, one a line, and reads as many lines of angles:
/// the row's, in display order or under a header that names them. Blank lines and those of # are
/// passed over.
ProgramAnswers runProgramUnderCheck(const ProgramCall& call, const tune::CheckedRow& checked);

}  // namespace gimbalscope::app
