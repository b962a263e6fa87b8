// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// list --format text.
#include "report/catalog.h"
#include "report/entry.h"
#include "report/table.h"
#include "sim/command.h"

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

}  // namespace

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
