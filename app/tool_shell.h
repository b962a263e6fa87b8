// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The files that commands of scripts and of the window write and read.
#pragma once

#include "sim/shell.h"

namespace gimbalscope::app {

class ToolShell : public sim::Shell {
public:
    std::string obey(const sim::Command& command, const sim::AppState& state) override;
};

}  // namespace gimbalscope::app
