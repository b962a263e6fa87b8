// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// list --format markdown: the document docs/conventions.md.
#include "convention/explanation.h"
#include "report/catalog.h"
#include "report/entry.h"
#include "sim/command.h"
#include "text/numbers.h"

namespace gimbalscope::report {
namespace {

using convention::Convention;

/// A table's line; bars within a cell are escaped.
std::string markdownRow(std::initializer_list<std::string_view> cells) {
    std::string line = "|";
    for (const std::string_view cell : cells) {
        line += " ";
        for (const char each : cell) {
            line += each == '|' ? "\\|" : std::string(1, each);
        }
        line += " |";
    }
    return line + "\n";
}

std::string code(std::string_view text) { return "`" + std::string(text) + "`"; }

std::string anglesShown(const Convention& row) {
    std::string result;
    for (std::size_t i = 0; i < row.angleCount; ++i) {
        result.append(i == 0 ? "" : ", ").append(row.names[row.shown[i]]);
    }
    return result;
}

std::string exampleText(const Convention& row) {
    const convention::Example& example = row.example;
    std::string result = "heading " + text::formatShortest(example.headingDeg) + ", nose up " +
                         text::formatShortest(example.noseUpDeg) + ", bank " +
                         text::formatShortest(example.bankDeg) + " reads";
    for (std::size_t i = 0; i < row.angleCount; ++i) {
        const std::size_t slot = row.shown[i];
        result.append(i == 0 ? " " : ", ").append(row.names[slot]).append(" ");
        result += text::formatShortest(example.angles[slot]);
    }
    return result;
}

std::string engineSection(const Convention& row) {
    std::string section =
        "### `" + std::string(row.id) + "`\n\n" + std::string(row.title) + ".\n\n";
    section += "- Angles as shown: " + anglesShown(row) + " in " + convention::unitText(row) + "\n";
    section += "- Turns about the ship's own axes: " + convention::intrinsicReading(row) + "\n";
    section += "- The same about fixed axes: " + convention::extrinsicReading(row) + "\n";
    section += "- Axes: `@" + std::string(convention::frame(row.frame).name) + "` (" +
               std::string(convention::frame(row.frame).description) + ")\n";
    section += "- Computed in " + code(convention::name(row.arithmetic)) + ", quantised " +
               code(convention::name(row.quantise)) + "\n";
    section += "- Worked example: " + exampleText(row) + "\n";
    return section + "- Source: " + std::string(row.source) + "\n\n";
}

std::string ordersSection() {
    std::string section =
        "## The 24 orders\n\nUpper case: about the ship's own axes, one after the "
        "other. Lower case: about the world's axes.\nDegrees, `float64`, in `@world` "
        "unless another frame is asked for.\n\n" +
        markdownRow({"id", "angles", "about the ship's axes", "about fixed axes"}) +
        "| --- | --- | --- | --- |\n";
    for (const Convention& row : convention::orderRows()) {
        section += markdownRow({code(row.id), anglesShown(row), convention::intrinsicReading(row),
                                convention::extrinsicReading(row)});
    }
    return section + "\n";
}

std::string policiesSection() {
    std::string section =
        "## Policies\n\nWhat is done where two of the angles turn about one axis. Written after an "
        "id "
        "(`urot:nearest`) or for all with `--policy`.\n\n" +
        markdownRow({"policy", "at the pole", "makes sense for"}) + "| --- | --- | --- |\n";
    for (const std::string_view word : convention::policyNames()) {
        std::string rows;
        std::size_t without = 0;
        for (const Convention& row : convention::engineRows()) {
            if (convention::objection(row, *convention::policyFromName(word))) {
                ++without;
            } else {
                rows += (rows.empty() ? "" : ", ") + code(row.id);
            }
        }
        section +=
            markdownRow({code(word), convention::explanation(*convention::policyFromName(word)),
                         without == 0 ? "every row" : std::string_view(rows)});
    }
    return section + "\n";
}

}  // namespace

std::string framesMarkdown() {
    std::string section = markdownRow({"frame", "axes"}) + "| --- | --- |\n";
    for (const convention::Frame& frame : convention::frames()) {
        section += markdownRow({code("@" + std::string(frame.name)), frame.description});
    }
    return section;
}

std::string commandsMarkdown() {
    std::string section =
        markdownRow({"command", "arguments", "meaning"}) + "| --- | --- | --- |\n";
    for (const sim::CommandWords& words : sim::commandTable()) {
        const bool hasArguments = !words.arguments.empty();
        section += markdownRow(
            {code(words.word), hasArguments ? code(words.arguments) : "", words.meaning});
    }
    return section;
}

std::string rowMarkdown(const Convention& row) { return engineSection(row); }

std::string catalogMarkdown() {
    std::string document =
        "# Conventions\n\nGenerated by `gimbalscope list --format markdown` from the table in "
        "`src/convention`. Do not edit.\n\n"
        "World frame: X forward, Y left, Z up. Heading, nose up and bank are positive right, up, "
        "right wing down.\n\n## Engines\n\n" +
        markdownRow({"id", "what", "angles", "unit", "computed in", "quantised"}) +
        "| --- | --- | --- | --- | --- | --- |\n";
    for (const Convention& row : convention::engineRows()) {
        document +=
            markdownRow({code(row.id), row.title, anglesShown(row), convention::unitText(row),
                         convention::name(row.arithmetic), convention::name(row.quantise)});
    }
    document += "\n";
    for (const Convention& row : convention::engineRows()) {
        document += engineSection(row);
    }
    return document + ordersSection() + policiesSection() + "## Frames\n\n" + framesMarkdown();
}

}  // namespace gimbalscope::report
