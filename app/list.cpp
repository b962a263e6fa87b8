// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The command "list".
#include <CLI/CLI.hpp>
#include <array>

#include "app/commands.h"
#include "app/exit_code.h"
#include "app/forms.h"
#include "app/options.h"
#include "report/catalog.h"
#include "text/words.h"
#include "tune/convention_text.h"

namespace gimbalscope::app {
namespace {

using Writer = std::string (*)();

constexpr std::array<std::string_view, 3> kSubjects{"conventions", "commands", "frames"};
constexpr std::array<std::string_view, 3> kFormats{"text", "json", "markdown"};
constexpr std::array<std::string_view, 4> kRowFormats{"text", "json", "markdown", "toml"};
constexpr std::array<std::array<Writer, 3>, 3> kWriters{{
    {report::catalogText, report::catalogJson, report::catalogMarkdown},
    {report::commandsText, report::commandsJson, report::commandsMarkdown},
    {report::framesText, report::framesJson, report::framesMarkdown},
}};

template <std::size_t N>
std::size_t indexOf(std::string_view word, const std::array<std::string_view, N>& words) {
    return static_cast<std::size_t>(std::find(words.begin(), words.end(), word) - words.begin());
}

/// One convention by its id or its file; nullopt when the word is neither.
std::optional<int> listOne(const std::string& word, const std::string& format) {
    const ParsedForms parsed = parseForm(word);
    if (!parsed.error.empty() || parsed.forms.front().row == nullptr) {
        return std::nullopt;
    }
    const Form& form = parsed.forms.front();
    if (format == "toml") {
        convention::Custom custom = convention::customFrom(*form.row);
        custom.policy = form.options.policy;
        custom.tau = form.options.tau;
        custom.frame = form.frame;
        return printOut(tune::conventionText(custom));
    }
    const auto writer = std::to_array({report::rowText, report::rowJson, report::rowMarkdown});
    std::string error;
    const std::size_t column = formatOption(format, kRowFormats, error);
    if (!error.empty()) {
        return usageError("list", error);
    }
    return printOut(writer[column](*form.row));
}

}  // namespace

int runList(const Words& words) {
    std::string subject = "conventions";
    std::string format = "text";
    const auto parser = makeParser("list", "gimbalscope list [conventions|commands|frames|ID]",
                                   "Lists what the program knows.");
    parser->add_option("WHAT", subject,
                       "conventions (default), commands of scripts, frames, or one convention");
    parser
        ->add_option("--format", format,
                     "text, json (one object a line), markdown; of one convention also toml")
        ->type_name("F");
    if (const std::optional<int> code = parse(*parser, words, "list")) {
        return *code;
    }
    const std::size_t row = indexOf(subject, kSubjects);
    if (row == kSubjects.size()) {
        if (const std::optional<int> code = listOne(subject, format)) {
            return *code;
        }
        return usageError(
            "list", "unknown " + text::inQuotes(subject) + ":" + didYouMean(subject, kSubjects));
    }
    std::string error;
    const std::size_t column = formatOption(format, kFormats, error);
    if (!error.empty()) {
        return usageError("list", error);
    }
    return printOut(kWriters[row][column]());
}

}  // namespace gimbalscope::app
