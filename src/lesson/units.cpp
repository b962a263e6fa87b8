// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Tables of units by the names of quantities (sim/expect.h).
#include "lesson/units.h"

#include <algorithm>
#include <array>

#include "sim/selection.h"
#include "sim/state.h"
#include "text/words.h"

namespace gimbalscope::lesson {
namespace {

struct Named {
    std::string_view word;
    Unit unit;
};
constexpr std::array kQuantities{Named{"state", Unit::Word},
                                 Named{"cause", Unit::Word},
                                 Named{"moved-most", Unit::Word},
                                 Named{"stretch", Unit::Plain},
                                 Named{"norm-error", Unit::Plain},
                                 Named{"heading", Unit::Degrees},
                                 Named{"nose-up", Unit::Degrees},
                                 Named{"bank", Unit::Degrees},
                                 Named{"time", Unit::Seconds},
                                 Named{"key-time", Unit::Seconds},
                                 Named{"key-rate-jump", Unit::DegreesPerSecond},
                                 Named{"flickers-per-second", Unit::PerSecond}};
constexpr std::string_view kDeg = "-deg";

constexpr std::array kWords{Named{"degrees", Unit::Degrees},
                            Named{"degree", Unit::Degrees},
                            Named{"deg", Unit::Degrees},
                            Named{"\xC2\xB0", Unit::Degrees},
                            Named{"grad", Unit::Degrees},
                            Named{"radians", Unit::Radians},
                            Named{"radian", Unit::Radians},
                            Named{"rad", Unit::Radians},
                            Named{"radiant", Unit::Radians},
                            Named{"rotator units", Unit::Rotator},
                            Named{"rotator", Unit::Rotator},
                            Named{"units", Unit::Rotator},
                            Named{"steps", Unit::Rotator},
                            Named{"rotatoreinheiten", Unit::Rotator},
                            Named{"schritte", Unit::Rotator},
                            Named{"seconds", Unit::Seconds},
                            Named{"second", Unit::Seconds},
                            Named{"sec", Unit::Seconds},
                            Named{"s", Unit::Seconds},
                            Named{"sekunden", Unit::Seconds},
                            Named{"degrees per second", Unit::DegreesPerSecond},
                            Named{"deg/s", Unit::DegreesPerSecond},
                            Named{"\xC2\xB0/s", Unit::DegreesPerSecond},
                            Named{"grad pro sekunde", Unit::DegreesPerSecond},
                            Named{"per second", Unit::PerSecond},
                            Named{"/s", Unit::PerSecond},
                            Named{"pro sekunde", Unit::PerSecond}};

constexpr std::array<std::string_view, 9> kNames{
    "",          "", "", "degrees", "radians", "rotator units", "seconds", "degrees per second",
    "per second"};

// What a number without a unit is.
std::string_view whatIs(Unit unit) { return unit == Unit::Count ? "a count" : "a plain number"; }

}  // namespace

Unit unitOf(std::string_view quantity, const convention::Convention* row) {
    for (std::size_t i = 0; row != nullptr && i < row->angleCount; ++i) {
        if (row->names[i] == quantity) {
            return row->units[i] == convention::Unit::Degrees   ? Unit::Degrees
                   : row->units[i] == convention::Unit::Radians ? Unit::Radians
                                                                : Unit::Rotator;
        }
    }
    const auto found = std::ranges::find(kQuantities, quantity, &Named::word);
    return found != kQuantities.end() ? found->unit
           : quantity.ends_with(kDeg) ? Unit::Degrees
                                      : Unit::Count;
}

Unit unitOf(const sim::Expect& asked, const sim::AppState& state) {
    const std::string_view id = sim::idIn(asked.selection);
    return unitOf(asked.quantity, id.empty() ? nullptr : sim::rowOf(state, id));
}

std::string_view nameOf(Unit unit) { return kNames[static_cast<std::size_t>(unit)]; }

std::optional<Unit> unitFromWord(std::string_view word) {
    const std::string lower = text::lowerCase(word);
    const auto found = std::ranges::find(kWords, std::string_view(lower), &Named::word);
    return found == kWords.end() ? std::nullopt : std::optional(found->unit);
}

std::string unitObjection(const sim::Expect& asked, const convention::Convention* row,
                          std::string_view unit, bool& isKnown) {
    const std::optional<Unit> said = unitFromWord(unit);
    isKnown = unit.empty() || said.has_value();
    const Unit real = unitOf(asked.quantity, row);
    const bool hasUnit = !nameOf(real).empty();
    // Of a count, "units" and "steps" may be what is counted.
    if (!said || *said == real || (real == Unit::Count && *said == Unit::Rotator)) {
        isKnown = isKnown || !hasUnit;
        return {};
    }
    const std::string what =
        (asked.selection.empty() ? "" : asked.selection + " ") + asked.quantity;
    if (!hasUnit) {
        return what + " is " + std::string(whatIs(real)) + " and not in " + text::inQuotes(unit);
    }
    const bool isAngle =
        row != nullptr && std::ranges::find(row->names, asked.quantity) != row->names.end();
    return what + " is in " + std::string(nameOf(real)) + ", not in " + text::inQuotes(unit) +
           (isAngle && *said == Unit::Degrees ? "; in degrees there is " + what + std::string(kDeg)
                                              : std::string());
}

}  // namespace gimbalscope::lesson
