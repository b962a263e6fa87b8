// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Commands that need files.
#include "app/tool_shell.h"

#include <algorithm>

#include "app/exit_code.h"
#include "app/own_files.h"
#include "io/input_file.h"
#include "io/output_file.h"
#include "sim/code.h"
#include "text/words.h"

namespace gimbalscope::app {
namespace {

/// What all exported code says of itself.
constexpr std::string_view kMadeHere = "Made by gimbalscope";

/// A file of somebody's own stands there, or something that is no file.
bool isForeign(const std::string& path) {
    if (whatIsAt(path) != PathKind::File) {
        return whatIsAt(path) == PathKind::Other;
    }
    const io::WholeFile file = io::readWhole(path);
    return !file.text || (!file.text->empty() && file.text->find(kMadeHere) == std::string::npos);
}

struct Done {
    std::string problem;  ///< a sentence; empty when it is done
    int code = kExitClean;
};

/// Writes the code whole or not at all.
Done writeCode(const sim::ExportCode& wanted, const sim::AppState& state) {
    const sim::Code code = sim::codeOf(sim::codeRequest(state, wanted.language));
    if (!code.problem.empty()) {
        return {code.problem, kExitClean};
    }
    if (isForeign(wanted.path)) {
        return {text::inQuotes(wanted.path) + " holds something else and is left as it is",
                kExitOutput};
    }
    std::string problem = io::writeWhole(wanted.path, code.source);
    const int exitCode = problem.empty() ? kExitClean : kExitOutput;
    return {std::move(problem), exitCode};
}

Done problemOf(const sim::ToolAnswer& answer) {
    return answer.words.front() == "unreadable" ? Done{answer.sentence, kExitUnreadable} : Done{};
}

}  // namespace

std::string ToolShell::obey(const sim::Command& command, const sim::AppState& state) {
    if (const auto* const code = std::get_if<sim::ExportCode>(&command)) {
        const Done done = writeCode(*code, state);
        code_ = std::max(code_, done.code);
        return done.problem;
    }
    const bool detects = std::holds_alternative<sim::DetectFrom>(command);
    if (!detects && !std::holds_alternative<sim::CheckAgainst>(command)) {
        return {};
    }
    bench_.forget();  // the file may have changed
    if (!waits_) {
        return {};
    }
    const Done done = problemOf(ask(detects ? sim::kDetect : sim::kCheck, state));
    code_ = std::max(code_, done.code);
    return done.problem;
}

sim::Answer ToolShell::answer(const sim::Command& command, const sim::AppState& state) {
    sim::Answer answer = answerWithFiles(command, state);
    code_ = std::max(code_, answer.code);
    return answer;
}

sim::ToolAnswer ToolShell::ask(std::string_view tool, const sim::AppState& state) {
    bench_.ask(state, true);
    return tool == sim::kDetect ? sim::answerOf(*bench_.waitForDetected())
                                : sim::answerOf(*bench_.waitForChecked());
}

}  // namespace gimbalscope::app
