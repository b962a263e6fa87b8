// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The two places, with the middle angle at each: it turns the third axis towards the first one or
// away from it, by the parity of the order.
#include "convention/lock.h"

#include <algorithm>

namespace gimbalscope::convention {

namespace {

bool isPositive(math::Vec3 axis) { return axis.x + axis.y + axis.z > 0.0; }

math::Vec3 positive(math::Vec3 axis) {
    // Adding 0 turns -0 into 0.
    return (isPositive(axis) ? axis : -axis) + math::Vec3{};
}

// The middle angle where the frame's third axis is carried onto its first axis (or its opposite).
double middleDegAt(const Convention& row, bool opposite) {
    if (isProper(row.order)) {
        return opposite ? 180.0 : 0.0;
    }
    return (opposite ? -90.0 : 90.0) * parity(row.order) * row.signs[1];
}

}  // namespace

Lock lockOf(const Convention& row, const ReadingOptions& options) {
    const FrameId frame = frameOf(row, options);
    const math::Vec3 fixed = vectorFromFrame(unitVector(row.order.first), frame);
    const math::Vec3 carried = vectorFromFrame(unitVector(row.order.third), frame);
    const bool isReversed = isPositive(fixed) != isPositive(carried);
    const math::Vec3 direction = positive(fixed);
    return {positive(carried),
            {{{direction, middleDegAt(row, isReversed)},
              {positive(direction) * -1.0 + math::Vec3{}, middleDegAt(row, !isReversed)}}}};
}

const LockPlace& nearestPlace(const Lock& lock, const math::Quat& worldFromBody) {
    const math::Vec3 axis = math::rotate(worldFromBody, lock.bodyAxis);
    return lock.places[math::dot(axis, lock.places[0].worldDirection) < 0.0 ? 1 : 0];
}

double lockDistanceDeg(const Convention& row, const ReadingOptions& options,
                       const math::Quat& worldFromBody) {
    const math::Quat inFrame = toFrame(worldFromBody, frameOf(row, options));
    return toDegrees(poleDistance(inFrame, row.order)).value;
}

double lockStretch(const Convention& row, const ReadingOptions& options,
                   const math::Quat& worldFromBody) {
    return math::stretch(toFrame(worldFromBody, frameOf(row, options)), row.order);
}

std::string_view shipAxisWord(math::Vec3 bodyAxis) {
    return bodyAxis.x > 0.5 ? "nose" : bodyAxis.y > 0.5 ? "left wing" : "top";
}

std::string_view directionWord(math::Vec3 direction) {
    if (direction.z > 0.5 || direction.z < -0.5) {
        return direction.z > 0.0 ? "zenith" : "nadir";
    }
    if (direction.x > 0.5 || direction.x < -0.5) {
        return direction.x > 0.0 ? "north" : "south";
    }
    return direction.y > 0.0 ? "west" : "east";
}

}  // namespace gimbalscope::convention
