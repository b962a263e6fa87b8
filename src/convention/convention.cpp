// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Words of the convention layer: names of units, arithmetics, quantisations and policies, how an
// order reads, and which policy makes sense for which row.
#include "convention/convention.h"

#include <algorithm>

namespace gimbalscope::convention {

namespace {

// In the order of their enumerations.
constexpr std::array<std::string_view, 3> kUnitNames{"degrees", "radians", "rotator"};
constexpr std::array<std::string_view, 3> kArithmeticNames{"float64", "float32", "half"};
constexpr std::array<std::string_view, 4> kQuantiseNames{"none", "int16", "int16-trunc", "byte"};
constexpr std::array<std::string_view, 4> kRouteNames{"published", "textbook", "matrix",
                                                      "closed-form"};
constexpr std::array<std::string_view, 2> kLayoutNames{"xyzw", "wxyz"};
constexpr std::array<std::string_view, 8> kPolicyNames{
    "as-published", "clamp", "ue4", "principal", "pin-first", "pin-third", "keep-last", "nearest"};

template <class Enum, std::size_t N>
std::optional<Enum> fromName(const std::array<std::string_view, N>& names, std::string_view name) {
    const auto found = std::find(names.begin(), names.end(), name);
    if (found == names.end()) {
        return std::nullopt;
    }
    return static_cast<Enum>(found - names.begin());
}

std::string orderWords(const Convention& row) {
    std::string words;
    for (std::size_t i = 0; i < row.angleCount; ++i) {
        words.append(i == 0 ? "" : ", ").append(row.names[i]);
    }
    return words;
}

}  // namespace

std::string_view name(Unit unit) { return kUnitNames[static_cast<std::size_t>(unit)]; }
std::string_view name(Arithmetic arithmetic) {
    return kArithmeticNames[static_cast<std::size_t>(arithmetic)];
}
std::string_view name(Quantise quantise) {
    return kQuantiseNames[static_cast<std::size_t>(quantise)];
}
std::string_view name(Route route) { return kRouteNames[static_cast<std::size_t>(route)]; }
std::string_view name(Layout layout) { return kLayoutNames[static_cast<std::size_t>(layout)]; }
std::string_view name(Policy policy) { return kPolicyNames[static_cast<std::size_t>(policy)]; }

std::optional<Unit> unitFromName(std::string_view name) { return fromName<Unit>(kUnitNames, name); }
std::optional<Route> routeFromName(std::string_view name) {
    return fromName<Route>(kRouteNames, name);
}
std::optional<Layout> layoutFromName(std::string_view name) {
    return fromName<Layout>(kLayoutNames, name);
}
std::optional<Arithmetic> arithmeticFromName(std::string_view name) {
    return fromName<Arithmetic>(kArithmeticNames, name);
}
std::optional<Quantise> quantiseFromName(std::string_view name) {
    return fromName<Quantise>(kQuantiseNames, name);
}
std::optional<Policy> policyFromName(std::string_view name) {
    return fromName<Policy>(kPolicyNames, name);
}
std::span<const std::string_view> arithmeticNames() { return kArithmeticNames; }
std::span<const std::string_view> quantiseNames() { return kQuantiseNames; }
std::span<const std::string_view> policyNames() { return kPolicyNames; }
std::span<const std::string_view> unitNames() { return kUnitNames; }
std::span<const std::string_view> routeNames() { return kRouteNames; }
std::span<const std::string_view> layoutNames() { return kLayoutNames; }

std::string unitText(const Convention& row) {
    std::string text;
    bool same = true;
    for (std::size_t i = 0; i < row.angleCount; ++i) {
        text.append(i == 0 ? "" : ", ").append(name(row.units[row.shown[i]]));
        same = same && row.units[i] == row.units[0];
    }
    return same ? std::string(name(row.units[0])) : text;
}

std::string intrinsicReading(const Convention& row) {
    std::string reading(row.names[0]);
    reading.append(", ").append(row.names[1]).append("'");
    if (row.angleCount == 3) {
        reading.append(", ").append(row.names[2]).append("''");
    }
    return reading;
}

std::string extrinsicReading(const Convention& row) {
    std::string reading;
    for (std::size_t i = row.angleCount; i-- > 0;) {
        reading.append(row.names[i]).append(i > 0 ? ", " : " (world axes)");
    }
    return reading;
}

bool hasUnguardedAsin(const Convention& row) {
    return row.formula.route() == Route::Textbook ||
           (row.formula.route() == Route::Published && row.formula.usesAsin);
}

std::optional<std::string> objection(const Convention& row, Policy policy) {
    const std::string id(row.id);
    if (policy == Policy::Clamp && !hasUnguardedAsin(row)) {
        return "policy clamp: " + id + " has no asin that could leave its domain, nothing to clamp";
    }
    constexpr math::AxisOrder kZyx{math::Axis::Z, math::Axis::Y, math::Axis::X};
    if (policy == Policy::Ue4 && row.order != kZyx) {
        return "policy ue4 is Unreal Engine 4's branch for yaw, pitch, roll (z, y, x); " + id +
               " turns " + orderWords(row) + " in another order";
    }
    if (policy == Policy::PinFirst && row.angleCount < 3) {
        return "policy pin-first: " + id + " has no third angle to take what the first gives up";
    }
    return std::nullopt;
}

bool remembers(Policy policy) { return policy == Policy::KeepLast || policy == Policy::Nearest; }

bool isClosedForm(Policy policy) {
    switch (policy) {
        case Policy::AsPublished:
        case Policy::Clamp:
        case Policy::Ue4:
            return false;
        case Policy::Principal:
        case Policy::PinFirst:
        case Policy::PinThird:
        case Policy::KeepLast:
        case Policy::Nearest:
            break;
    }
    return true;
}

math::Quat inLayout(const math::Quat& asWritten, Layout layout) {
    const math::Quat& q = asWritten;
    return layout == Layout::Xyzw ? q : math::Quat{q.y, q.z, q.w, q.x};
}

double unitsPerRadian(Unit unit) {
    switch (unit) {
        case Unit::Degrees:
            return 180.0 / math::kPi;
        case Unit::Radians:
            return 1.0;
        case Unit::Rotator:
            return 32768.0 / math::kPi;
    }
    return 1.0;
}

}  // namespace gimbalscope::convention
