// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// A shell without files, for scripts whose checks ask the tools.
#pragma once

#include "sim/flying.h"
#include "sim/shell.h"
#include "sim/tools.h"

namespace gimbalscope::sim {

/// Finds out what detect and check ask of the readings; has no files.
class PlainShell : public Shell {
public:
    std::string obey(const Command&, const AppState&) override { return {}; }
    Answer answer(const Command&, const AppState&) override { return {}; }
    ToolAnswer ask(std::string_view tool, const AppState& state) override {
        ReadPairs pairs{.table = readingsTable(state.view.evidence.readings)};
        return tool == kDetect ? answerOf(detected(pairs))
                               : answerOf(checked(checkRequest(state), pairs));
    }
};

/// A script played with it.
inline Playback playedWithShell(std::string_view text) {
    const Script script = parseScript(text);
    EXPECT_TRUE(script.errors.empty()) << (script.errors.empty() ? "" : script.errors[0]);
    PlainShell shell;
    return play(
        script, [](const Playback&) {}, &shell);
}

}  // namespace gimbalscope::sim
