// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
#include "curve/method.h"

#include <array>

namespace gimbalscope::curve {

namespace {

constexpr std::array<std::string_view, kMethods> kMeanings{
    "each Euler angle in a straight line, as the convention writes it at the keys",
    "the same, the angles of each key named as near as can be to the last ones",
    "the four numbers in a straight line, scaled to length 1: fastest in the middle",
    "the shortest arc from key to key at constant speed; the axis jumps at the keys",
    "Direct3D's: no jump of the angular velocity at keys that are evenly spaced in time",
    "squad with tangents scaled by the intervals: no jump at uneven times either",
    "no jump of the angular velocity or of the acceleration at any key, the short way",
    "glTF's CUBICSPLINE: a cubic in each of the four numbers, scaled to length 1"};

}  // namespace

std::string_view name(Method method) { return kMethodNames[static_cast<std::size_t>(method)]; }
std::string_view meaning(Method method) { return kMeanings[static_cast<std::size_t>(method)]; }
bool isEuler(Method method) { return method == Method::Euler || method == Method::EulerNearest; }

}  // namespace gimbalscope::curve
