// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Products of attitudes. Renormalised, so that a chain of them stays on the sphere.
#include "tune/relative.h"

#include <cmath>

#include "tune/typed.h"

namespace gimbalscope::tune {

math::Quat bodyAFromBodyB(const math::Quat& worldFromA, const math::Quat& worldFromB) {
    return math::renormalized(math::conjugate(worldFromA) * worldFromB);
}

math::Quat carried(const math::Quat& worldFromC, const math::Quat& bodyAFromBodyB) {
    return math::renormalized(worldFromC * bodyAFromBodyB);
}

math::Quat quaternionOf(const ShipTurn& turn) {
    const double axisLength = math::length(turn.axis);
    const double angle = std::remainder(turn.angle.value, 360.0);
    if (!(axisLength > 0.0) || !std::isfinite(axisLength) || !std::isfinite(angle)) {
        return {};
    }
    const math::HalfTurn half = math::halfTurn(angle, 90.0);
    const math::Vec3 v{turn.axis.x / axisLength * half.sine, turn.axis.y / axisLength * half.sine,
                       turn.axis.z / axisLength * half.sine};
    return convention::fromFrame({v.x, v.y, v.z, half.cosine}, turn.frame);
}

math::Quat turned(const math::Quat& worldFromBody, const ShipTurn& turn) {
    const math::Quat step = quaternionOf(turn);
    return math::renormalized(turn.aboutWorld ? step * worldFromBody : worldFromBody * step);
}

TypedTurn typedTurn(const convention::Convention& row, const convention::ReadingOptions& options,
                    const math::Quat& worldFromBody, const ShipTurn& turn) {
    TypedTurn result;
    result.before = anglesToType(row, options, worldFromBody);
    result.after = anglesToType(row, options, turned(worldFromBody, turn));
    // In the axes of another engine no engine's syntax says what the numbers mean.
    const bool isForeign = options.frame && *options.frame != row.frame;
    result.text = isForeign ? typedBehind(std::string(row.id) + "@" +
                                              std::string(convention::frame(*options.frame).name),
                                          row, result.after)
                            : typed(row, result.after);
    return result;
}

}  // namespace gimbalscope::tune
