// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The program's commands. Each takes the words after its name and returns the exit code; everything
// it has to say has been printed. convert has a header of its own.
#pragma once

#include <variant>

#include "app/command_line.h"
#include "lesson/lesson.h"

namespace gimbalscope::app {

/// list [conventions|commands|frames|ID]
int runList(const Words& words);
/// check FILE --convention ID, check --run COMMAND --convention ID
int runCheck(const Words& words);
/// detect FILE
int runDetect(const Words& words);
/// lesson list | check FILE|ID | handout ID -o FILE
int runLesson(const Words& words);
/// lesson handout ID -o FILE
int runLessonHandout(const Words& words);
/// The lesson of an id or a file, in a language as far as it is translated; or an exit code after
/// saying why not. Used by lesson and play.
std::variant<lesson::Lesson, int> readLesson(const std::string& command, const std::string& name,
                                             const std::string& language);
/// compare ID ID
int runCompare(const Words& words);
/// export --convention ID --language L
int runExport(const Words& words);
/// interpolate KEYS --method M
int runInterpolate(const Words& words);
/// play SCRIPT
int runPlay(const Words& words);
/// read [TEXT...]
int runRead(const Words& words);
/// relative --a TEXT --b TEXT [--c TEXT]
int runRelative(const Words& words);
/// turn AXIS DEGREES
int runTurn(const Words& words);
/// render SCRIPT -o PNG
int runRender(const Words& words);
/// The window: [FILE] and flags.
int runWindowCommand(const Words& words);
/// --version. Returns the exit code.
int printVersion();

/// Chooses the command and runs it. Never throws.
int runProgram(const Words& words);

/// Writes to standard output. kExitClean, or kExitOutput after saying why.
int printOut(std::string_view text);

}  // namespace gimbalscope::app
