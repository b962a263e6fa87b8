// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The files that commands of scripts and of the window write and read.
#pragma once

#include "app/lesson_shelf.h"
#include "app/tool_bench.h"
#include "sim/shell.h"

namespace gimbalscope::app {

class ToolShell : public sim::Shell {
public:
    /// `waits`: for what detect and check find, as scripts do that nobody looks at.
    explicit ToolShell(bool waits) : waits_(waits) {}

    std::string obey(const sim::Command& command, const sim::AppState& state) override;
    sim::Answer answer(const sim::Command& command, const sim::AppState& state) override;
    std::string objection(const sim::Command& command, const sim::AppState& state) override;
    sim::ToolAnswer ask(std::string_view tool, const sim::AppState& state) override;

    /// Where the lessons are.
    LessonShelf& shelf() { return shelf_; }

    /// The exit code for what could not be done so far.
    int code() const { return code_; }

private:
    ToolBench bench_;
    LessonShelf shelf_;
    bool waits_;
    int code_ = 0;
};

}  // namespace gimbalscope::app
