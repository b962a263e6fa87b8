// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Three angles (two where a convention has two): by names of their own, in LSL's brackets, or bare,
// in the convention that the context says. Where nothing says the unit and the numbers contradict
// the convention's, both units are readings.
#include <algorithm>
#include <array>
#include <cmath>

#include "text/words.h"
#include "tune/paste_makers.h"
#include "tune/paste_parts.h"
#include "tune/paste_table.h"
#include "tune/typed.h"

namespace gimbalscope::tune {
namespace {

using convention::Convention;
using convention::Unit;

/// Unreal's (Pitch=..,Yaw=..,Roll=..): the parts that are left out are 0.
bool isUnrealText(const Copied& copied) {
    const std::vector<std::optional<Part>> parts = partsOf(copied);
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const std::string& name = copied.numbers[i].name;
        const bool isName = name == "Pitch" || name == "Yaw" || name == "Roll" || name == "P" ||
                            name == "Y" || name == "R";
        if (!isName || !copied.numbers[i].byEquals) {
            return false;
        }
    }
    return !parts.empty();
}

Found unrealText(const Copied& copied, const PasteContext& context) {
    std::array<const CopiedNumber*, 3> byPart{};  // pitch, yaw, roll
    for (const CopiedNumber& number : copied.numbers) {
        const std::size_t part = number.name[0] == 'P' ? 0 : number.name[0] == 'Y' ? 1 : 2;
        if (byPart[part] != nullptr) {
            return {.problem = number.name + " stands there twice"};
        }
        byPart[part] = &number;
    }
    static const CopiedNumber kZero{.isWhole = true};
    std::vector<CopiedNumber> numbers;
    for (const CopiedNumber* each : byPart) {
        numbers.push_back(each != nullptr ? *each : kZero);
    }
    // Engines 4 and 5 print P= Y= R= with a point; whole numbers over a turn are no degrees.
    constexpr double kTurn = 360.0;
    const bool isShort = copied.numbers.front().name.size() == 1;
    const bool isUnits = std::any_of(numbers.begin(), numbers.end(), [](const CopiedNumber& each) {
        return each.isWhole && std::abs(each.value) > kTurn;
    });
    return rotator(numbers, context,
                   isShort && !isUnits ? RotatorText::Degrees : RotatorText::Either);
}

/// The row's slot of a part by its names; nullopt when the row has no such name.
std::optional<std::size_t> slotOf(const Convention& row, Part part) {
    for (std::size_t slot = 0; slot < row.angleCount; ++slot) {
        if (partOf(row.names[slot]) == part) {
            return slot;
        }
    }
    return std::nullopt;
}

/// Which number is which angle of the row; nullopt unless the names fill all slots.
std::optional<std::array<std::size_t, 3>> slotsByName(const Convention& row, const Copied& copied) {
    std::array<std::size_t, 3> numberOf{};
    std::array<bool, 3> isFilled{};
    for (std::size_t i = 0; i < copied.numbers.size(); ++i) {
        std::optional<std::size_t> slot;
        for (std::size_t each = 0; each < row.angleCount; ++each) {
            if (!copied.numbers[i].name.empty() &&
                lastPart(copied.numbers[i].name) == text::lowerCase(row.names[each])) {
                slot = each;
            }
        }
        const std::optional<Part> part = partOf(copied.numbers[i].name);
        slot = slot || !part ? slot : slotOf(row, *part);
        if (!slot || isFilled[*slot]) {
            return std::nullopt;
        }
        isFilled[*slot] = true;
        numberOf[*slot] = i;
    }
    return copied.numbers.size() == row.angleCount ? std::optional(numberOf) : std::nullopt;
}

const Convention& aerospace() { return *convention::find("aero-321"); }

const Convention& rowFor(const PasteContext& context) {
    return context.angles != nullptr ? *context.angles : aerospace();
}

std::string names(const Convention& row) {
    std::string list;
    for (std::size_t i = 0; i < row.angleCount; ++i) {
        list.append(i == 0 ? "" : " ").append(row.names[row.shown[i]]);
    }
    return list;
}

/// Names such as pitch and roll in a row that has others (x y z): then they say what they say.
Found named(const Copied& copied, const PasteContext& context) {
    const std::vector<std::optional<Part>> parts = partsOf(copied);
    const bool areAngles = std::all_of(parts.begin(), parts.end(), [](std::optional<Part> part) {
        return part && *part >= Part::Heading;
    });
    const Convention& asked = rowFor(context);
    const bool fits = slotsByName(asked, copied).has_value();
    if (!fits && !areAngles) {
        return {};
    }
    const Convention& row = fits ? asked : aerospace();
    const auto numberOf = slotsByName(row, copied);
    if (!numberOf) {
        return {};
    }
    AngleOrder order{.row = &row, .said = "by their names"};
    order.numberOf = *numberOf;
    Found found = inUnits(copied.numbers, copied.unit, order, context);
    found.isCertain = fits;
    return found;
}

/// Names of a quaternion's parts, and of nothing else: qx qy qz, w x y, 0.9 + 0.1i + 0.2j.
bool isPartOfQuaternion(const Copied& copied) {
    const std::vector<std::optional<Part>> parts = partsOf(copied);
    bool isQuaternion = false;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const std::string name = lastPart(copied.numbers[i].name);
        if (name.empty()) {
            continue;
        }
        if (!parts[i] || *parts[i] > Part::W) {
            return false;
        }
        const bool isImaginary = name == "i" || name == "j" || name == "k";
        isQuaternion = isQuaternion || *parts[i] == Part::W || name[0] == 'q' || isImaginary;
    }
    return isQuaternion;
}

/// Why bare numbers are not simply the convention's angles in their order; empty when they are.
std::string bareProblem(const Copied& copied, const PasteContext& context) {
    if (isPartOfQuaternion(copied)) {
        return "a quaternion needs its four parts; only " + std::to_string(copied.numbers.size()) +
               " were found";
    }
    if (const std::string found = namesOf(copied); !found.empty()) {
        return "the numbers are called " + found + ", but angles of " +
               std::string(rowFor(context).id) + " are " + names(rowFor(context)) +
               "; a convention's id in front of the numbers says what they are";
    }
    if (std::string problem = quaternionCountProblem(copied); !problem.empty()) {
        return problem;
    }
    if (std::string problem = unevenRows(copied); !problem.empty()) {
        return problem;
    }
    return unknownWord(copied, context);
}

}  // namespace

Found readAngles(const Copied& copied, const PasteContext& context) {
    if (Found found = readMakers(copied, context); !found.isNothing()) {
        return found;
    }
    if (isUnrealText(copied)) {
        return unrealText(copied, context);
    }
    const Convention& row = rowFor(context);
    const std::size_t count = copied.numbers.size();
    if (count != 3 && count != row.angleCount) {
        return {};
    }
    if (Found found = named(copied, context); !found.isNothing()) {
        return found;
    }
    if (std::string problem = bareProblem(copied, context); !problem.empty()) {
        return {.problem = std::move(problem)};
    }
    const std::size_t group = copied.numbers.front().group;
    const bool isLsl = count == 3 && group != 0 && copied.groups[group - 1].bracket == '<';
    AngleOrder order;
    order.row = isLsl && context.angles == nullptr ? convention::find("lsl") : &row;
    if (count != order.row->angleCount) {
        return {.problem = std::string(order.row->id) + " has " +
                           std::to_string(order.row->angleCount) + " angles (" + names(*order.row) +
                           "); " + std::to_string(count) + " were found"};
    }
    for (std::size_t i = 0; i < count; ++i) {
        order.numberOf[order.row->shown[i]] = i;
    }
    order.said =
        isLsl ? "an LSL vector <x, y, z> for llEuler2Rot" : "in the order in which they are shown";
    Found found = inUnits(copied.numbers, copied.unit, order, context);
    found.isCertain = isLsl && found.readings.size() == 1;
    return found;
}

}  // namespace gimbalscope::tune
