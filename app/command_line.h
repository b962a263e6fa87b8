// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// What all commands' arguments have in common, on top of CLI11: numbers may be negative in any
// written form, unknown options get the nearest one offered, help is laid out in one style, and
// every mistake is one sentence on standard error with exit code 2.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace CLI {
class App;
}

namespace gimbalscope::app {

using Words = std::vector<std::string>;

/// Writes one line to standard error. Control characters become question marks: what somebody's
/// file or argument contains neither breaks the line nor reaches the terminal.
void tell(std::string line);
/// Writes "gimbalscope: SENTENCE" to standard error.
void complain(std::string_view sentence);
/// The same, for wrong usage of a command ("convert", or empty for the window). Returns kExitUsage.
int usageError(std::string_view command, std::string_view sentence);

/// An empty parser in our style (whoever uses it includes CLI/CLI.hpp). `usage` is what follows the
/// program's name in the help.
std::unique_ptr<CLI::App> makeParser(const std::string& name, const std::string& usage,
                                     const std::string& description);

/// Parses the words after the command. nullopt when all is well, otherwise the exit code; help and
/// mistakes have been printed.
std::optional<int> parse(CLI::App& parser, const Words& words, std::string_view command);

/// The nearest of some names as a sentence, with a blank before it.
std::string didYouMean(std::string_view word, std::span<const std::string_view> names);

/// "WxH" as two numbers from 1 to 16384, and at most 64 million pixels.
struct PixelCount {
    int width = 0, height = 0;
};
std::optional<PixelCount> parseSize(std::string_view size);
/// The sentence about a size that parseSize refuses.
std::string sizeProblem(std::string_view size);

}  // namespace gimbalscope::app
