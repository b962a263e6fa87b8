// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// list --format text.
#include "report/catalog.h"

#include <array>

#include "report/entry.h"
#include "report/table.h"
#include "sim/command.h"
#include "text/numbers.h"

namespace gimbalscope::report {
namespace {

using convention::Convention;

std::string anglesShown(const Convention& row) {
    std::string result;
    for (std::size_t i = 0; i < row.angleCount; ++i) {
        result.append(i == 0 ? "" : " ").append(row.names[row.shown[i]]);
    }
    return result;
}

std::string enginesText() {
    Table table;
    table.add({{"ID"}, {"angles"}, {"unit"}, {"computes in"}, {"quantised"}, {"axes"}, {"what"}});
    for (const Convention& row : convention::engineRows()) {
        table.add({{std::string(row.id)},
                   {anglesShown(row)},
                   {convention::unitText(row)},
                   {std::string(convention::name(row.arithmetic))},
                   {std::string(convention::name(row.quantise))},
                   {"@" + std::string(convention::frame(row.frame).name)},
                   {std::string(row.title)}});
    }
    return table.text();
}

std::string orderIds(std::size_t first, std::size_t count) {
    std::string result;
    for (const Convention& row : convention::orderRows().subspan(first, count)) {
        result.append(result.empty() ? "" : " ").append(row.id);
    }
    return result;
}

/// Words that may stand after an option, in one line.
std::string choices(std::span<const std::string_view> names) {
    std::string result;
    for (const std::string_view name : names) {
        result.append(result.empty() ? "" : " ").append(name);
    }
    return result;
}

std::string frameNames() {
    std::string result;
    for (const convention::Frame& frame : convention::frames()) {
        result.append(result.empty() ? "@" : " @").append(frame.name);
    }
    return result;
}

/// "Rz(yaw) Ry(-pitch) Rx(-roll)", in intrinsic order.
std::string turnsText(const Convention& row) {
    const std::array<char, 3> letters = math::letters(row.order);
    std::string result;
    for (std::size_t slot = 0; slot < row.angleCount; ++slot) {
        result.append(slot == 0 ? "R" : " R").append(1, static_cast<char>(letters[slot] + 32));
        result.append(row.signs[slot] < 0 ? "(-" : "(").append(row.names[slot]).append(")");
    }
    return result;
}

std::string formulaText(const Convention& row) {
    if (row.publishedBy != nullptr) {
        return "as published by " + std::string(row.publishedBy->id);
    }
    return std::string(convention::name(row.formula.route()));
}

std::string exampleText(const Convention& row) {
    std::string result = "heading " + text::formatShortest(row.example.headingDeg) + ", nose up " +
                         text::formatShortest(row.example.noseUpDeg) + ", bank " +
                         text::formatShortest(row.example.bankDeg) + " reads";
    for (std::size_t i = 0; i < row.angleCount; ++i) {
        const std::size_t slot = row.shown[i];
        result.append(i == 0 ? " " : ", ").append(row.names[slot]).append(" ");
        result += text::formatShortest(row.example.angles[slot]);
    }
    return result;
}

std::string policiesOf(const Convention& row) {
    std::string result;
    for (const std::string_view policy : convention::policyNames()) {
        if (!convention::objection(row, *convention::policyFromName(policy))) {
            result.append(result.empty() ? "" : " ").append(policy);
        }
    }
    return result;
}

}  // namespace

std::string rowText(const Convention& row) {
    const convention::Frame& frame = convention::frame(row.frame);
    Table table;
    const auto line = [&](std::string label, std::string value) {
        table.add({{std::move(label)}, {std::move(value)}});
    };
    line("id", std::string(row.id));
    line("what", std::string(row.title));
    line("angles", anglesShown(row) + " in " + convention::unitText(row));
    line("rotation",
         turnsText(row) + "  (matrices on columns, positive turns X to Y, Y to Z, Z to X)");
    line("about the ship's axes", convention::intrinsicReading(row));
    line("about fixed axes", convention::extrinsicReading(row));
    line("axes", "@" + std::string(frame.name) + ": " + std::string(frame.description));
    line("formula", formulaText(row));
    line("quaternion", std::string(convention::name(row.layout)));
    line("computes in", std::string(convention::name(row.arithmetic)));
    line("quantised", std::string(convention::name(row.quantise)));
    line("policies", policiesOf(row));
    line("example", exampleText(row));
    line("source", std::string(row.source));
    return table.text();
}

std::string catalogText() {
    const std::size_t half = convention::orderRows().size() / 2;
    Table table;
    table.add({{"orders"}, {orderIds(0, half)}, {"about the ship's axes, one after the other"}});
    table.add({{""}, {orderIds(half, half)}, {"about the world's axes"}});
    Table forms;
    for (const PlainForm form : plainForms()) {
        forms.add({{form == PlainForm::Quat ? "forms" : ""},
                   {std::string(name(form))},
                   {std::string(description(form))}});
    }
    Table words;
    words.add({{"policies"}, {choices(convention::policyNames())}});
    words.add({{"arithmetic"}, {choices(convention::arithmeticNames())}});
    words.add({{"quantise"}, {choices(convention::quantiseNames())}});
    words.add({{"axes"}, {frameNames()}});
    return enginesText() + "\n" + table.text() + "\n" + forms.text() + "\n" + words.text();
}

std::string framesText() {
    Table table;
    for (const convention::Frame& frame : convention::frames()) {
        table.add({{"@" + std::string(frame.name)}, {std::string(frame.description)}});
    }
    return table.text();
}

std::string commandsText() {
    Table table;
    for (const sim::CommandWords& words : sim::commandTable()) {
        table.add({{std::string(words.word)},
                   {std::string(words.arguments)},
                   {std::string(words.meaning)}});
    }
    return table.text();
}

}  // namespace gimbalscope::report
