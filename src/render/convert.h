// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// From the scene's double values to the floats of GLM, which stays inside this layer.
#pragma once

#include <glm/glm.hpp>

#include "look/color.h"
#include "math/rotation.h"
#include "scene/camera.h"

namespace gimbalscope::render {

inline glm::vec3 toGlm(math::Vec3 v) {
    return {static_cast<float>(v.x), static_cast<float>(v.y), static_cast<float>(v.z)};
}
inline glm::vec3 toGlm(look::Rgb color) { return {color.r, color.g, color.b}; }
inline glm::vec4 toGlm(look::Rgba color) { return {color.r, color.g, color.b, color.a}; }

/// worldFromBody as a matrix, with a uniform scale.
glm::mat4 bodyMatrix(const math::Quat& worldFromBody, double scale);

/// Clip coordinates from world coordinates, for a picture of the rectangle's shape.
glm::mat4 clipFromWorld(const scene::Camera& camera, const scene::PixelRect& rect);

/// The same for directions: the camera's place does not matter.
glm::mat4 clipFromDirection(const scene::Camera& camera, const scene::PixelRect& rect);

}  // namespace gimbalscope::render
