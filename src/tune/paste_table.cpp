// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Names are compared by their last part in lower case, without a leading q, underscores and units.
#include "tune/paste_table.h"

#include <algorithm>
#include <array>
#include <utility>

#include "tune/header_name.h"

namespace gimbalscope::tune {
namespace {

using convention::Unit;
using Name = std::pair<std::string_view, Part>;

constexpr std::array<Name, 44> kNames{{
    {"x", Part::X},
    {"y", Part::Y},
    {"z", Part::Z},
    {"w", Part::W},
    {"i", Part::X},
    {"j", Part::Y},
    {"k", Part::Z},
    {"r", Part::W},
    {"s", Part::W},
    {"re", Part::W},
    {"real", Part::W},
    {"scalar", Part::W},
    {"ix", Part::X},
    {"iy", Part::Y},
    {"iz", Part::Z},
    {"qi", Part::X},
    {"qj", Part::Y},
    {"qk", Part::Z},
    {"qr", Part::W},
    {"qx", Part::X},
    {"qy", Part::Y},
    {"qz", Part::Z},
    {"qw", Part::W},
    {"q0", Part::W},
    {"q1", Part::X},
    {"q2", Part::Y},
    {"q3", Part::Z},
    {"e0", Part::W},
    {"e1", Part::X},
    {"e2", Part::Y},
    {"e3", Part::Z},
    {"yaw", Part::Heading},
    {"heading", Part::Heading},
    {"hdg", Part::Heading},
    {"psi", Part::Heading},
    {"azimuth", Part::Heading},
    {"pitch", Part::Pitch},
    {"nose", Part::Pitch},
    {"theta", Part::Pitch},
    {"elevation", Part::Pitch},
    {"roll", Part::Bank},
    {"bank", Part::Bank},
    {"phi", Part::Bank},
    {"angle", Part::Angle},
}};

HeaderName nameIn(std::string_view path) { return headerName(lastPart(path)); }

std::optional<Part> known(std::string_view name) {
    const auto* const found = std::find_if(kNames.begin(), kNames.end(),
                                           [name](const Name& each) { return each.first == name; });
    return found == kNames.end() ? std::nullopt : std::optional(found->second);
}

bool isQuaternionName(std::string_view name) {
    const std::string lower = lastPart(name);
    return lower.starts_with("q") && partOf(name).has_value();
}

/// Of columns such as x y z qx qy qz qw only those of the quaternion are its numbers.
void keepQuaternion(Copied& copied) {
    const auto isQ = [](const CopiedNumber& each) { return isQuaternionName(each.name); };
    if (std::count_if(copied.numbers.begin(), copied.numbers.end(), isQ) == 4) {
        std::erase_if(copied.numbers, [&](const CopiedNumber& each) { return !isQ(each); });
    }
}

void takeUnits(Copied& copied) {
    for (CopiedNumber& number : copied.numbers) {
        const std::optional<Unit> unit = nameIn(number.name).unit;
        number.unit = number.unit ? number.unit : unit;
    }
}

/// The words of the last line that has words before the first number, if they can be headings.
std::vector<std::string> headings(const Copied& copied) {
    const std::size_t firstLine = copied.numbers.front().line;
    std::vector<std::string> names;
    std::size_t line = 0;
    for (const CopiedWord& word : copied.words) {
        if (word.before > 0 || word.line >= firstLine || word.isCall) {
            continue;
        }
        if (word.line != line) {
            names.clear();
            line = word.line;
        }
        names.push_back(word.text);
    }
    return names;
}

/// "roll, pitch, yaw = 40, 20, 30": as many names in a row in front of the numbers, the last of
/// which was taken for the first number's.
void nameByList(Copied& copied) {
    std::vector<CopiedNumber>& numbers = copied.numbers;
    std::vector<std::string> names;
    for (const CopiedWord& word : copied.words) {
        if (word.before == 0 && !word.isCall && partOf(word.text)) {
            names.push_back(word.text);
        } else {
            names.clear();
            if (word.before > 0) {
                return;
            }
        }
    }
    const auto isNamed = [](const CopiedNumber& each) { return !each.name.empty(); };
    const std::size_t count = numbers.size();
    if ((count != 3 && count != 4) || names.size() < count ||
        std::any_of(numbers.begin() + 1, numbers.end(), isNamed)) {
        return;
    }
    for (std::size_t i = 0; i < count; ++i) {
        numbers[i].name = names[names.size() - count + i];
    }
}

}  // namespace

std::optional<Part> partOf(std::string_view name) {
    std::string lower = nameIn(name).stem;
    lower.erase(0, std::min(lower.find_first_not_of('_'), lower.size()));
    lower = lower.starts_with("m_") ? lower.substr(2) : lower;
    if (const std::optional<Part> part = known(lower)) {
        return part;
    }
    const std::size_t underscore = lower.rfind('_');
    const std::string last =
        underscore == std::string::npos ? std::string() : lower.substr(underscore + 1);
    return last.size() == 1 || last == "yaw" || last == "pitch" || last == "roll" ? known(last)
                                                                                  : std::nullopt;
}

std::vector<std::optional<Part>> partsOf(const Copied& copied) {
    const auto hasName = [&](std::string_view name) {
        return std::any_of(copied.numbers.begin(), copied.numbers.end(),
                           [&](const CopiedNumber& each) { return lastPart(each.name) == name; });
    };
    const bool isScalarLast = hasName("q4") && !hasName("q0");
    std::vector<std::optional<Part>> parts;
    for (const CopiedNumber& number : copied.numbers) {
        const std::string name = lastPart(number.name);
        if (isScalarLast && name.size() == 2 && name[0] == 'q' && name[1] >= '1' &&
            name[1] <= '4') {
            parts.push_back(static_cast<Part>(name[1] - '1'));
        } else {
            parts.push_back(partOf(number.name));
        }
    }
    return parts;
}

void nameByTable(Copied& copied) {
    nameByList(copied);
    takeUnits(copied);
    const bool hasNames = std::any_of(copied.numbers.begin(), copied.numbers.end(),
                                      [](const CopiedNumber& each) { return !each.name.empty(); });
    if (hasNames || copied.numbers.empty()) {
        keepQuaternion(copied);
        return;
    }
    const std::vector<std::string> names = headings(copied);
    const auto isPart = [](const std::string& name) {
        return partOf(name).has_value() || lastPart(name) == "q4";
    };
    const std::size_t line = copied.numbers.front().line;
    const auto inRow = [line](const CopiedNumber& each) { return each.line == line; };
    const auto width = static_cast<std::size_t>(
        std::count_if(copied.numbers.begin(), copied.numbers.end(), inRow));
    if (names.size() != width || std::count_if(names.begin(), names.end(), isPart) < 3) {
        return;
    }
    copied.hasTable = true;
    copied.rowCount = copied.numbers.size() / width;
    copied.numbers.resize(width);
    for (std::size_t i = 0; i < width; ++i) {
        copied.numbers[i].name = names[i];
    }
    std::erase_if(copied.numbers, [&](const CopiedNumber& each) { return !isPart(each.name); });
    takeUnits(copied);
    keepQuaternion(copied);
}

}  // namespace gimbalscope::tune
