// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Commands that need files.
#include "app/tool_shell.h"

#include <algorithm>

#include "app/exit_code.h"
#include "app/kept_file.h"
#include "app/own_files.h"
#include "sim/code.h"
#include "sim/lessons.h"
#include "text/words.h"

namespace gimbalscope::app {
namespace {

struct Done {
    std::string problem;  ///< a sentence; empty when it is done
    int code = kExitClean;
};

/// Writes the code to its file.
Done writeCode(const sim::ExportCode& wanted, const sim::AppState& state) {
    const sim::Code code = sim::codeOf(sim::codeRequest(state, wanted.language));
    if (!code.problem.empty()) {
        return {code.problem, kExitClean};
    }
    if (whatIsAt(wanted.path) == PathKind::Other) {
        return {text::inQuotes(wanted.path) + " is no plain file", kExitOutput};
    }
    std::string problem = writeKeeping(wanted.path, code.source, wanted.isReplacing, "\"replace\"");
    const int exitCode = problem.empty() ? kExitClean : kExitOutput;
    return {std::move(problem), exitCode};
}

Done problemOf(const sim::ToolAnswer& answer) {
    const std::string& word = answer.words.front();
    return word == "unreadable" ? Done{answer.sentence, kExitUnreadable}
           : word == "rejected" ? Done{answer.sentence, kExitRejected}
                                : Done{};
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
    sim::Answer answer = sim::isOfLessons(command) ? shelf_.answer(command, state)
                         : waits_                  ? answerWithFiles(command, state)
                                                   : answerInWindow(command, state);
    code_ = std::max(code_, answer.code);
    return answer;
}

std::string ToolShell::objection(const sim::Command& command, const sim::AppState& state) {
    if (waits_ && std::holds_alternative<sim::ContinueFlight>(command)) {
        return "not continued: the last flight is the window's";
    }
    sim::Answer refused = shelf_.objection(command, state);
    code_ = std::max(code_, refused.code);
    return std::move(refused.message);
}

sim::ToolAnswer ToolShell::ask(std::string_view tool, const sim::AppState& state) {
    bench_.ask(state, true);
    return tool == sim::kDetect ? sim::answerOf(*bench_.waitForDetected())
                                : sim::answerOf(*bench_.waitForChecked());
}

}  // namespace gimbalscope::app
