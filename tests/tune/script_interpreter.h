// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// A small interpreter for the part of four game script languages that export writes: functions of
// numbers, declarations, assignment, if and else, and each language's own maths functions in its
// own units. What a language would refuse is refused: unknown functions, variables that are not
// declared or out of scope, a statement of another language. Numbers are float32 as in the games.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "tune/export.h"

namespace gimbalscope::test {

/// An expression: 'n' number, 'v' variable, 'c' call, 'u' minus, '!' not, 'b' operator `text`.
struct ScriptNode {
    char kind = 'n';
    double number = 0.0;
    std::string text{};
    std::vector<ScriptNode> parts{};
};

/// A statement: 'd' declares, 'a' assigns, 'i' if, 'r' returns.
struct ScriptStep {
    char kind = 'a';
    std::string name{};
    std::vector<ScriptNode> values{};
    std::vector<ScriptStep> then{}, otherwise{};
    int line = 0;
};

struct ScriptFunction {
    std::vector<std::string> numbers{};  ///< parameters that are numbers
    std::vector<std::string> groups{};   ///< parameters with several numbers
    std::vector<std::string> locals{};   ///< declared at its head
    std::vector<ScriptStep> body{};
};

struct ParsedScript {
    std::map<std::string, ScriptFunction> functions;
    std::map<std::string, double> globals;
};

/// Throws std::runtime_error that names the line when the source is not that language.
ParsedScript parseScript(tune::Language language, const std::string& source);

/// Named numbers: "q.x", "memory[1]", "given.pitch"; all lower case but in LSL.
using ScriptNumbers = std::map<std::string, double>;

class Script {
public:
    Script(tune::Language language, const std::string& source);

    /// Calls a function whose groups are given as named numbers. Returns all named numbers at its
    /// end, and what a return lists as "0", "1", ...
    ScriptNumbers call(const std::string& function, const ScriptNumbers& given);

private:
    double value(const ScriptNode& node, ScriptNumbers& numbers);
    double called(const ScriptNode& node, ScriptNumbers& numbers);
    /// Whether a return was met.
    bool run(const std::vector<ScriptStep>& steps, ScriptNumbers& numbers);
    void step(const ScriptStep& step, ScriptNumbers& numbers);
    double& named(const std::string& name, ScriptNumbers& numbers);

    tune::Language language_;
    ParsedScript script_;
};

}  // namespace gimbalscope::test
