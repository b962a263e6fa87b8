// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The conversions of well-known libraries that ours are held against, as one function from a unit
// quaternion to the z-y-x triple (yaw, pitch, roll in radians), with nothing round it.
#pragma once

#include <Eigen/Geometry>
#include <glm/gtc/quaternion.hpp>

#include "math/euler.h"

namespace gimbalscope::bench {

/// glm::eulerAngles. GLM's constructor takes w first; its result is (pitch, yaw, roll) about x, y,
/// z with the clamped angle about y, which is our middle angle.
template <class T>
struct Glm {
    using Quaternion = glm::qua<T>;
    static constexpr const char* kName = "glm-eulerAngles";

    static Quaternion from(const math::Quat& q) {
        return Quaternion(static_cast<T>(q.w), static_cast<T>(q.x), static_cast<T>(q.y),
                          static_cast<T>(q.z));
    }
    static glm::vec<3, T> angles(const Quaternion& q) { return glm::eulerAngles(q); }
    static math::Triple triple(const glm::vec<3, T>& a) {
        return {static_cast<double>(a.z), static_cast<double>(a.y), static_cast<double>(a.x)};
    }
};

/// Eigen's toRotationMatrix().eulerAngles(2, 1, 0): z, y, x in this order, first angle in [0, pi].
template <class T>
struct EigenMatrix {
    using Quaternion = Eigen::Quaternion<T>;
    static constexpr const char* kName = "eigen-eulerAngles";

    static Quaternion from(const math::Quat& q) {
        return Quaternion(static_cast<T>(q.w), static_cast<T>(q.x), static_cast<T>(q.y),
                          static_cast<T>(q.z));
    }
    static Eigen::Matrix<T, 3, 1> angles(const Quaternion& q) {
        return q.toRotationMatrix().eulerAngles(2, 1, 0);
    }
    static math::Triple triple(const Eigen::Matrix<T, 3, 1>& a) {
        return {static_cast<double>(a[0]), static_cast<double>(a[1]), static_cast<double>(a[2])};
    }
};

}  // namespace gimbalscope::bench
