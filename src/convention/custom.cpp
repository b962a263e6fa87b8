// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Rows from choices, and choices from rows.
#include "convention/custom.h"

#include <algorithm>
#include <cmath>

#include "convention/turn_axes.h"
#include "text/words.h"

namespace gimbalscope::convention {

namespace {

/// A row with the texts its views point into. Neither copied nor moved once made.
struct OwnedRow {
    Custom custom;
    std::string title;
    Convention row;
};

constexpr std::string_view kOwnTag = "Y";

bool isNameLetter(char letter) {
    return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') ||
           (letter >= '0' && letter <= '9') || letter == '-' || letter == '_';
}

// Letters that end a line in some language (U+0080 to U+009F, U+2028, U+2029), or that turn round
// how a line is shown (U+200E, U+200F, U+202A to U+202E, U+2066 to U+2069), as UTF-8.
bool breaksLine(std::string_view letters) {
    const auto at = [&](std::size_t i) {
        return i < letters.size() ? static_cast<unsigned char>(letters[i]) : 0U;
    };
    const unsigned second = at(1), third = at(2);
    if (at(0) == 0xC2) {
        return second < 0xA0;
    }
    return at(0) == 0xE2 && ((second == 0x80 && (third == 0x8E || third == 0x8F ||
                                                 (third >= 0xA8 && third <= 0xAE))) ||
                             (second == 0x81 && third >= 0xA6 && third <= 0xA9));
}

// The title stands in comments of exported code, where nothing may end the line.
bool isPrintable(std::string_view text) {
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool isControl = static_cast<unsigned char>(text[i]) < 0x20 || text[i] == 0x7f;
        if (isControl || breaksLine(text.substr(i))) {
            return false;
        }
    }
    return true;
}

std::string madeTitle(const Custom& custom) {
    const Frame& axes = frame(custom.frame);
    std::string title = orderText(custom) + (custom.extrinsic ? " extrinsic" : " intrinsic") +
                        " in @" + std::string(axes.name);
    if (custom.route == Route::Published) {
        return title + ", " + custom.publishedBy + "'s formula";
    }
    return title + ", " + std::string(name(custom.route));
}

std::optional<std::string> problemOfNames(const Custom& custom) {
    if (const std::string objection = plainNameObjection(custom.name); !objection.empty()) {
        return "name: " + objection;
    }
    if (custom.title.size() > kLongestTitle || !isPrintable(custom.title)) {
        return "title: one line of at most " + std::to_string(kLongestTitle) + " bytes is wanted";
    }
    for (std::size_t slot = 0; slot < custom.angleCount; ++slot) {
        const std::string& name = custom.names[slot];
        if (const std::string objection = plainNameObjection(name); !objection.empty()) {
            return "names: " + objection;
        }
        if (std::count(custom.names.begin(), custom.names.begin() + custom.angleCount, name) > 1) {
            return "names: two angles are called " + text::inQuotes(name);
        }
    }
    return std::nullopt;
}

std::optional<std::string> problemOfShown(const Custom& custom) {
    std::array<bool, 3> seen{};
    for (std::size_t i = 0; i < custom.angleCount; ++i) {
        const std::size_t slot = custom.shown[i];
        if (slot >= custom.angleCount || seen[slot]) {
            return "shown: each angle must stand in it once";
        }
        seen[slot] = true;
    }
    return std::nullopt;
}

std::optional<std::string> problemOfFormula(const Custom& custom) {
    if (custom.route != Route::Published) {
        return custom.publishedBy.empty()
                   ? std::nullopt
                   : std::optional<std::string>("formula: " + text::inQuotes(custom.publishedBy) +
                                                " is given, but the route is not published");
    }
    const Convention* const home = find(custom.publishedBy);
    const std::vector<std::string_view> fitting = formulasFor(custom.order);
    if (home == nullptr || home->formula.route() != Route::Published) {
        return "formula: no row " + text::inQuotes(custom.publishedBy) +
               " with a published formula: " + text::suggestion(custom.publishedBy, fitting);
    }
    if (home->order != custom.order || home->angleCount != custom.angleCount) {
        const std::array<char, 3> letters = math::letters(home->order);
        return "formula: " + custom.publishedBy + "'s is for the order " +
               std::string(letters.data(), letters.size()) + " and " +
               std::to_string(home->angleCount) + " angles";
    }
    return std::nullopt;
}

Formula formulaOf(const Custom& custom) {
    if (custom.route == Route::Published) {
        return find(custom.publishedBy)->formula;
    }
    Formula formula;
    formula.general = custom.route;
    return formula;
}

Convention unchecked(const OwnedRow& owned) {
    const Custom& custom = owned.custom;
    Convention row;
    row.id = custom.name;
    row.title = owned.title;
    row.source = "yours";
    row.frame = custom.frame;
    row.order = custom.order;
    row.isExtrinsic = custom.extrinsic;
    row.signs = custom.signs;
    std::copy(custom.names.begin(), custom.names.end(), row.names.begin());
    row.shown = custom.shown;
    row.angleCount = custom.angleCount;
    row.units = custom.units;
    row.layout = custom.layout;
    row.arithmetic = custom.arithmetic;
    row.quantise = custom.quantise;
    row.formula = formulaOf(custom);
    row.publishedBy = custom.route == Route::Published ? find(custom.publishedBy) : nullptr;
    row.family = "yours";
    row.tag = kOwnTag;
    row.listedInAll = false;
    return row;
}

std::shared_ptr<OwnedRow> owned(const Custom& custom) {
    auto result = std::make_shared<OwnedRow>();
    result->custom = custom;
    result->title = custom.title.empty() ? madeTitle(custom) : custom.title;
    result->row = unchecked(*result);
    return result;
}

// What the row answers for the attitude by which every row is told apart.
Example workedExample(const Convention& row) {
    Example example{.headingDeg = 30.0, .noseUpDeg = 20.0, .bankDeg = 40.0};
    const math::Quat attitude = attitudeFrom({{30.0}, {20.0}, {40.0}});
    PolicyMemory memory;
    example.angles = read(row, {}, attitude, attitude, memory).angles;
    return example;
}

// Where the new order's slot was in the old one: with its axis where both orders turn about it
// once, else in its old place.
std::array<std::size_t, 3> slotsBefore(math::AxisOrder before, math::AxisOrder after) {
    std::array<std::size_t, 3> from{0, 1, 2};
    if (isProper(before) || isProper(after)) {
        return from;
    }
    for (std::size_t slot = 0; slot < 3; ++slot) {
        for (std::size_t old = 0; old < 3; ++old) {
            if (axisAt(before, old) == axisAt(after, slot)) {
                from[slot] = old;
            }
        }
    }
    return from;
}

}  // namespace

std::string plainNameObjection(std::string_view name) {
    const bool isPlain = !name.empty() && name.size() <= kLongestName &&
                         std::all_of(name.begin(), name.end(), isNameLetter);
    return isPlain ? std::string()
                   : text::inQuotes(name) + " is not a name of 1 to " +
                         std::to_string(kLongestName) + " letters, digits, - and _";
}

std::optional<std::string> problem(const Custom& custom) {
    if (custom.angleCount != 3 && custom.angleCount != 2) {
        return "angles: two or three are wanted";
    }
    if (custom.angleCount == 2 && custom.extrinsic) {
        return "order: two angles are read about the ship's own axes, in upper case";
    }
    for (const auto& check : {&problemOfNames, &problemOfShown, &problemOfFormula}) {
        if (std::optional<std::string> found = check(custom)) {
            return found;
        }
    }
    if (std::any_of(custom.signs.begin(), custom.signs.end(),
                    [](int sign) { return sign != 1 && sign != -1; })) {
        return "signs: each must be 1 or -1";
    }
    if (!(custom.tau >= 0.0 && custom.tau <= kLargestTau)) {
        return "tau: a number from 0 to 0.1 is wanted";
    }
    return objection(owned(custom)->row, custom.policy);
}

std::shared_ptr<const Convention> rowOf(const Custom& custom) {
    std::shared_ptr<OwnedRow> result = owned(custom);
    result->row.example = workedExample(result->row);
    return {result, &result->row};
}

ReadingOptions optionsOf(const Custom& custom) {
    ReadingOptions options;
    options.policy = custom.policy;
    options.tau = custom.tau;
    return options;
}

Custom customFrom(const Convention& row) {
    Custom custom;
    custom.name = std::string(row.id);
    custom.title = std::string(row.title);
    custom.frame = row.frame;
    custom.order = row.order;
    custom.extrinsic = row.isExtrinsic;
    custom.signs = row.signs;
    std::copy(row.names.begin(), row.names.end(), custom.names.begin());
    custom.units = row.units;
    custom.shown = row.shown;
    custom.angleCount = row.angleCount;
    if (row.angleCount == 2) {  // of an angle that does not exist nothing is kept
        custom.names[2].clear();
        custom.signs[2] = 1;
        custom.units[2] = row.units[0];
    }
    custom.layout = row.layout;
    custom.route = row.formula.route();
    if (custom.route == Route::Published) {
        custom.publishedBy = std::string(row.publishedBy == nullptr ? row.id : row.publishedBy->id);
    }
    custom.arithmetic = row.arithmetic;
    custom.quantise = row.quantise;
    return custom;
}

std::string orderText(const Custom& custom) {
    const std::array<char, 3> upper = math::letters(custom.order);
    std::string result(upper.begin(), upper.end());
    if (custom.extrinsic) {
        std::reverse(result.begin(), result.end());
        return text::lowerCase(result);
    }
    return result;
}

bool setOrder(Custom& custom, std::string_view letters) {
    std::string intrinsic(letters);
    const bool extrinsic = !intrinsic.empty() && intrinsic == text::lowerCase(intrinsic);
    if (extrinsic) {
        std::reverse(intrinsic.begin(), intrinsic.end());
    }
    const std::optional<math::AxisOrder> order = math::orderFromLetters(intrinsic);
    const bool mixed = !extrinsic && std::any_of(intrinsic.begin(), intrinsic.end(),
                                                 [](char each) { return each >= 'a'; });
    if (!order || mixed) {
        return false;
    }
    const Custom before = custom;
    const std::array<std::size_t, 3> from = slotsBefore(before.order, *order);
    for (std::size_t slot = 0; slot < 3; ++slot) {
        custom.signs[slot] = before.signs[from[slot]];
        custom.names[slot] = before.names[from[slot]];
        custom.units[slot] = before.units[from[slot]];
    }
    custom.order = *order;
    custom.extrinsic = extrinsic;
    custom.angleCount = before.order == *order ? before.angleCount : std::uint8_t{3};
    custom.shown =
        extrinsic ? std::array<std::uint8_t, 3>{2, 1, 0} : std::array<std::uint8_t, 3>{0, 1, 2};
    if (before.order == *order && before.extrinsic == extrinsic) {
        custom.shown = before.shown;
    }
    if (custom.route == Route::Published && before.order != *order) {
        custom.route = Route::ClosedForm;
        custom.publishedBy.clear();
    }
    return true;
}

std::vector<std::string_view> formulasFor(math::AxisOrder order) {
    std::vector<std::string_view> ids;
    for (const Convention& row : engineRows()) {
        if (row.formula.route() == Route::Published && row.order == order) {
            ids.push_back(row.id);
        }
    }
    return ids;
}

}  // namespace gimbalscope::convention
