// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The command "list".
#include <CLI/CLI.hpp>
#include <array>

#include "app/commands.h"
#include "app/exit_code.h"
#include "report/catalog.h"
#include "text/words.h"

namespace gimbalscope::app {
namespace {

using Writer = std::string (*)();

constexpr std::array<std::string_view, 3> kSubjects{"conventions", "commands", "frames"};
constexpr std::array<std::string_view, 3> kFormats{"text", "json", "markdown"};
constexpr std::array<std::array<Writer, 3>, 3> kWriters{{
    {report::catalogText, report::catalogJson, report::catalogMarkdown},
    {report::commandsText, report::commandsJson, report::commandsMarkdown},
    {report::framesText, report::framesJson, report::framesMarkdown},
}};

template <std::size_t N>
std::size_t indexOf(std::string_view word, const std::array<std::string_view, N>& words) {
    return static_cast<std::size_t>(std::find(words.begin(), words.end(), word) - words.begin());
}

}  // namespace

int runList(const Words& words) {
    std::string subject = "conventions";
    std::string format = "text";
    const auto parser = makeParser("list", "gimbalscope list [conventions|commands|frames]",
                                   "Lists what the program knows.");
    parser->add_option("WHAT", subject, "conventions (default), commands of scripts, or frames");
    parser->add_option("--format", format, "text, json (one object a line) or markdown")
        ->type_name("F");
    if (const std::optional<int> code = parse(*parser, words, "list")) {
        return *code;
    }
    const std::size_t row = indexOf(subject, kSubjects);
    const std::size_t column = indexOf(format, kFormats);
    if (row == kSubjects.size()) {
        return usageError(
            "list", "unknown " + text::inQuotes(subject) + ":" + didYouMean(subject, kSubjects));
    }
    if (column == kFormats.size()) {
        return usageError("list", "--format: unknown " + text::inQuotes(format) + ":" +
                                      didYouMean(format, kFormats));
    }
    return printOut(kWriters[row][column]());
}

}  // namespace gimbalscope::app
