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

std::string angleText(const Entry& entry, double value) {
    if (!entry.angleUnit) {
        return text::formatFixed(value, kQuaternionDecimals);
    }
    if (entry.angleUnit == convention::Unit::Rotator) {
        return text::formatFixed(value, entry.isWhole ? 0 : 3);
    }
    return text::formatFixed(value, entry.angleUnit == convention::Unit::Degrees ? 4 : 6);
}

std::string unitText(const Entry& entry) {
    if (!entry.angleUnit) {
        return {};
    }
    constexpr std::array<std::string_view, 3> kShort{"deg", "rad", "units"};
    return std::string(kShort[static_cast<std::size_t>(*entry.angleUnit)]);
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
        line += "  " + std::string(each.name) + " " + angleText(entry, each.value);
    }
    return {{line}};
}

std::vector<TableCell> angleLine(const Entry& entry, std::size_t labelWidth, bool showDegrees) {
    std::vector<TableCell> line{{paddedLabel(entry, labelWidth)}};
    for (std::size_t i = 0; i < 3; ++i) {
        const bool exists = i < entry.values.size();
        line.push_back({exists ? std::string(entry.values[i].name) : ""});
        line.push_back({exists ? angleText(entry, entry.values[i].value) : "", true});
    }
    line.push_back({unitText(entry)});
    const double perDegree = convention::unitsPerRadian(*entry.angleUnit) * (math::kPi / 180.0);
    for (std::size_t i = 0; showDegrees && i < 3; ++i) {
        const bool exists = entry.angleUnit != convention::Unit::Degrees && i < entry.values.size();
        line.push_back(
            {exists ? text::formatFixed(entry.values[i].value / perDegree, 3) : "", true});
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
    const auto hasPole = [](const Entry& entry) { return entry.angleUnit.has_value(); };
    const bool showDegrees = std::any_of(entries.begin(), entries.end(), [](const Entry& entry) {
        return entry.angleUnit && entry.angleUnit != convention::Unit::Degrees;
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
