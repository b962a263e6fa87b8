// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The 12 axis orders: their names, their parity, and the product of three turns written out, so
// that a middle angle exactly at the pole gives a quaternion exactly at the pole.
#include <algorithm>

#include "math/euler.h"

namespace gimbalscope::math {

namespace {

double& component(Quat& q, Axis axis) {
    return axis == Axis::X ? q.x : axis == Axis::Y ? q.y : q.z;
}

}  // namespace

Vec3 unitVector(Axis axis) {
    return {axis == Axis::X ? 1.0 : 0.0, axis == Axis::Y ? 1.0 : 0.0, axis == Axis::Z ? 1.0 : 0.0};
}

Axis remainingAxis(Axis a, Axis b) {
    return static_cast<Axis>(3 - static_cast<int>(a) - static_cast<int>(b));
}

int parity(AxisOrder order) {
    const Axis last = isProper(order) ? remainingAxis(order.first, order.middle) : order.third;
    const int first = static_cast<int>(order.first);
    const int middle = static_cast<int>(order.middle);
    return (first + 1) % 3 == middle && (middle + 1) % 3 == static_cast<int>(last) ? 1 : -1;
}

const std::array<AxisOrder, 12>& allOrders() {
    using enum Axis;
    static constexpr std::array<AxisOrder, 12> kOrders{{{X, Y, Z},
                                                        {X, Z, Y},
                                                        {Y, X, Z},
                                                        {Y, Z, X},
                                                        {Z, X, Y},
                                                        {Z, Y, X},
                                                        {X, Y, X},
                                                        {X, Z, X},
                                                        {Y, X, Y},
                                                        {Y, Z, Y},
                                                        {Z, X, Z},
                                                        {Z, Y, Z}}};
    return kOrders;
}

std::array<char, 3> letters(AxisOrder order) {
    const auto letter = [](Axis axis) { return "XYZ"[static_cast<std::size_t>(axis)]; };
    return {letter(order.first), letter(order.middle), letter(order.third)};
}

std::optional<AxisOrder> orderFromLetters(std::string_view letters) {
    const auto sameLetter = [](char written, char upper) {
        return written == upper || written == upper - 'A' + 'a';
    };
    for (const AxisOrder& order : allOrders()) {
        const std::array<char, 3> expected = math::letters(order);
        if (std::equal(letters.begin(), letters.end(), expected.begin(), expected.end(),
                       sameLetter)) {
            return order;
        }
    }
    return std::nullopt;
}

Quat composeHalfTurns(const std::array<HalfTurn, 3>& halfTurns, AxisOrder order) {
    const auto& [first, middle, third] = halfTurns;
    const double even = first.cosine * third.cosine;
    const double odd = first.sine * third.sine;
    const double sineCosine = first.sine * third.cosine;
    const double cosineSine = first.cosine * third.sine;
    const int sign = parity(order);
    Quat result;
    if (isProper(order)) {
        result.w = middle.cosine * (even - odd);
        component(result, order.first) = middle.cosine * (sineCosine + cosineSine);
        component(result, order.middle) = middle.sine * (even + odd);
        component(result, remainingAxis(order.first, order.middle)) =
            sign * middle.sine * (sineCosine - cosineSine);
        return result;
    }
    // With equal sine and cosine of the middle half turn the pairs below vanish exactly: the pole.
    const double signedSine = sign * middle.sine;
    result.w = middle.cosine * even - signedSine * odd;
    component(result, order.first) = middle.cosine * sineCosine + signedSine * cosineSine;
    component(result, order.middle) = middle.sine * even - sign * middle.cosine * odd;
    component(result, order.third) = middle.cosine * cosineSine + signedSine * sineCosine;
    return result;
}

Quat compose(const Triple& anglesRad, AxisOrder order) {
    return composeHalfTurns(
        {halfTurn(Radians{anglesRad.first}), halfTurn(Radians{anglesRad.middle}),
         halfTurn(Radians{anglesRad.third})},
        order);
}

}  // namespace gimbalscope::math
