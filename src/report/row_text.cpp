// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The text table of one attitude.
#include "report/row_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

#include "report/table.h"
#include "text/numbers.h"
#include "text/words.h"

namespace gimbalscope::report {
namespace {

constexpr int kQuaternionDecimals = 7;
constexpr double kLargestPlainStretch = 99999.5;

std::string valueText(const NamedValue& named) {
    if (!named.unit) {
        return text::formatFixed(named.value, kQuaternionDecimals);
    }
    if (named.unit == convention::Unit::Rotator) {
        return text::formatFixed(named.value, named.isWhole ? 0 : 3);
    }
    return text::formatFixed(named.value, named.unit == convention::Unit::Degrees ? 4 : 6);
}

/// One word where all angles have one unit, else one for each.
std::string shortUnits(const Entry& entry) {
    constexpr std::array<std::string_view, 3> kShort{"deg", "rad", "units"};
    std::string result;
    bool same = true;
    for (const NamedValue& each : entry.values) {
        const std::string_view word = kShort[static_cast<std::size_t>(*each.unit)];
        result.append(result.empty() ? "" : " ").append(word);
        same = same && each.unit == entry.values.front().unit;
    }
    return same ? result.substr(0, result.find(' ')) : result;
}

bool isInDegrees(const NamedValue& named) { return named.unit == convention::Unit::Degrees; }

double inDegrees(const NamedValue& named) {
    return named.value / convention::unitsPerRadian(*named.unit) * (180.0 / math::kPi);
}

std::string stretchText(double stretch) {
    return stretch < kLargestPlainStretch ? text::formatFixed(stretch, 2) : shortNumber(stretch);
}

std::string stateText(const Entry& entry) {
    std::string result(entry.state);
    if (!entry.cause.empty()) {
        result.append(": ").append(entry.cause);
    }
    return result;
}

std::string paddedLabel(const Entry& entry, std::size_t width) {
    std::string result = label(entry);
    result.append(width - std::min(width, result.size()), ' ');
    return result;
}

/// A line for a form without pole: its numbers in one cell.
std::vector<TableCell> plainLine(const Entry& entry, std::size_t labelWidth) {
    std::string line = paddedLabel(entry, labelWidth);
    for (const NamedValue& each : entry.values) {
        line += "  " + std::string(each.name) + " " + valueText(each);
    }
    return {{line}};
}

std::vector<TableCell> angleLine(const Entry& entry, std::size_t labelWidth, bool showDegrees) {
    std::vector<TableCell> line{{paddedLabel(entry, labelWidth)}};
    for (std::size_t i = 0; i < 3; ++i) {
        const bool exists = i < entry.values.size();
        line.push_back({exists ? std::string(entry.values[i].name) : ""});
        line.push_back({exists ? valueText(entry.values[i]) : "", true});
    }
    line.push_back({shortUnits(entry)});
    for (std::size_t i = 0; showDegrees && i < 3; ++i) {
        const bool exists = i < entry.values.size() && !isInDegrees(entry.values[i]);
        line.push_back({exists ? text::formatFixed(inDegrees(entry.values[i]), 3) : "", true});
    }
    line.push_back({shortNumber(entry.errorDeg), true});
    line.push_back({stretchText(entry.stretch), true});
    line.push_back({stateText(entry)});
    return line;
}

std::vector<TableCell> headLine(bool showDegrees) {
    std::vector<TableCell> line(8);
    line[1].text = "angle";
    line[7].text = "unit";
    if (showDegrees) {
        line.insert(line.end(), {{}, {}, {"in degrees", true}});
    }
    line.insert(line.end(), {{"error deg", true}, {"stretch", true}, {"state"}});
    return line;
}

}  // namespace

std::string shortNumber(double value) {
    if (const std::string_view name = text::nonFiniteName(value); !name.empty()) {
        return std::string(name);
    }
    std::array<char, 32> buffer{};
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(),
                                   withoutNegativeZero(value), std::chars_format::general, 3);
    return {buffer.data(), end.ptr};
}

std::string attitudeText(const math::Quat& attitude) {
    const std::vector<double> numbers = plainValues(PlainForm::Quat, attitude);
    std::string line = "attitude";
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        line += "  " + std::string(valueNames(PlainForm::Quat)[i]) + " " +
                text::formatFixed(numbers[i], kQuaternionDecimals);
    }
    const convention::HeadingNoseBank angles = convention::headingNoseBank(attitude);
    return line + "   heading " + text::formatFixed(angles.heading.value, 3) + "  nose up " +
           text::formatFixed(angles.noseUp.value, 3) + "  bank " +
           text::formatFixed(angles.bank.value, 3) + "\n";
}

std::string entriesText(std::span<const Entry> entries) {
    const auto hasPole = [](const Entry& entry) { return entry.hasPole; };
    const bool showDegrees = std::any_of(entries.begin(), entries.end(), [](const Entry& entry) {
        return entry.hasPole && !std::all_of(entry.values.begin(), entry.values.end(), isInDegrees);
    });
    std::size_t labelWidth = 0;
    for (const Entry& entry : entries) {
        labelWidth = std::max(labelWidth, label(entry).size());
    }
    Table table;
    if (std::any_of(entries.begin(), entries.end(), hasPole)) {
        table.add(headLine(showDegrees));
    }
    for (const Entry& entry : entries) {
        table.add(hasPole(entry) ? angleLine(entry, labelWidth, showDegrees)
                                 : plainLine(entry, labelWidth));
    }
    return table.text();
}

std::string rowText(const math::Quat& attitude, std::span<const Entry> entries) {
    return attitudeText(attitude) + "\n" + entriesText(entries);
}

}  // namespace gimbalscope::report
