// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Commands that need files.
#include "app/tool_shell.h"

#include <algorithm>

#include "app/own_files.h"
#include "io/output_file.h"
#include "sim/code.h"

namespace gimbalscope::app {
namespace {

/// Writes the code whole or not at all; the sentence when it was not.
std::string writeCode(const sim::ExportCode& wanted, const sim::AppState& state) {
    const sim::Code code = sim::codeOf(sim::codeRequest(state, wanted.language));
    return code.problem.empty() ? io::writeWhole(wanted.path, code.source) : code.problem;
}

}  // namespace

std::string ToolShell::obey(const sim::Command& command, const sim::AppState& state) {
    if (const auto* const code = std::get_if<sim::ExportCode>(&command)) {
        return writeCode(*code, state);
    }
    return {};
}

sim::Answer ToolShell::answer(const sim::Command& command, const sim::AppState& state) {
    sim::Answer answer = answerWithFiles(command, state);
    code_ = std::max(code_, answer.code);
    return answer;
}

}  // namespace gimbalscope::app
