// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Turns carried from a row's axes into ours.
#include "convention/turn_axes.h"

#include <cmath>

namespace gimbalscope::convention {

namespace {

// Half of the digits of a double: nearer to the pole the first angle would drown in rounding.
constexpr double kTwoAngleTau = 1e-8;

}  // namespace

FrameId frameOf(const Convention& row, const ReadingOptions& options) {
    return options.literal ? FrameId::World : options.frame.value_or(row.frame);
}

math::Vec3 turnAxis(const Convention& row, const ReadingOptions& options, std::size_t slot) {
    const FrameId frame = frameOf(row, options);
    const double sign = row.signs[slot] * handedness(frame);
    return vectorFromFrame(math::unitVector(axisAt(row.order, slot)), frame) * sign;
}

int shipAxis(const Convention& row, const ReadingOptions& options, std::size_t slot) {
    const math::Vec3 axis = turnAxis(row, options, slot);
    return std::abs(axis.x) > 0.5 ? 0 : std::abs(axis.y) > 0.5 ? 1 : 2;
}

std::array<math::Vec3, 3> turnAxes(const Convention& row, const ReadingOptions& options,
                                   const std::array<double, 3>& anglesRad) {
    const math::Vec3 first = turnAxis(row, options, 0);
    const math::Vec3 middle = turnAxis(row, options, 1);
    const math::Quat turned = math::fromAxisAngle(first, {anglesRad[0]});
    const math::Quat both = turned * math::fromAxisAngle(middle, {anglesRad[1]});
    return {first, math::rotate(turned, middle), math::rotate(both, turnAxis(row, options, 2))};
}

math::Quat pose(const Convention& row, const ReadingOptions& options,
                const std::array<double, 3>& anglesRad) {
    const math::Triple turns{row.signs[0] * anglesRad[0], row.signs[1] * anglesRad[1],
                             row.angleCount < 3 ? 0.0 : row.signs[2] * anglesRad[2]};
    return fromFrame(compose(turns, row.order), frameOf(row, options));
}

std::array<double, 3> exactAngles(const Convention& row, const ReadingOptions& options,
                                  const math::Quat& worldFromBody) {
    const math::Quat inFrame = toFrame(worldFromBody, frameOf(row, options));
    // Of two angles the third is dropped: at the pole it must not hold any of the first.
    const bool hasThird = row.angleCount == 3;
    const math::PoleRule rule = hasThird ? math::PoleRule::Free : math::PoleRule::PinThird;
    const math::Triple turns =
        decomposePinned(inFrame, row.order, rule, std::nullopt, kTwoAngleTau);
    return {row.signs[0] * turns.first, row.signs[1] * turns.middle,
            hasThird ? row.signs[2] * turns.third : 0.0};
}

}  // namespace gimbalscope::convention
