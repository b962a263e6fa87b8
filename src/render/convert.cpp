// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Matrices from cameras and attitudes.
#include "render/convert.h"

#include <glm/gtc/matrix_transform.hpp>

namespace gimbalscope::render {
namespace {

glm::mat4 projection(const scene::Camera& camera, const scene::PixelRect& rect) {
    const float aspect = static_cast<float>(rect.width) / static_cast<float>(rect.height);
    return glm::perspective(static_cast<float>(math::toRadians(camera.fieldOfView).value), aspect,
                            static_cast<float>(camera.nearest),
                            static_cast<float>(camera.farthest));
}

glm::mat4 cameraFromWorld(const scene::Camera& camera, glm::vec3 eye) {
    const glm::mat3 worldFromCamera(toGlm(camera.right), toGlm(camera.up), toGlm(camera.back));
    const glm::mat3 turn = glm::transpose(worldFromCamera);
    glm::mat4 matrix(turn);
    matrix[3] = glm::vec4(turn * -eye, 1.0F);
    return matrix;
}

}  // namespace

glm::mat4 bodyMatrix(const math::Quat& worldFromBody, double scale) {
    const auto column = [&](math::Vec3 axis) {
        return glm::vec4(toGlm(math::rotate(worldFromBody, axis) * scale), 0.0F);
    };
    return {column({1, 0, 0}), column({0, 1, 0}), column({0, 0, 1}), glm::vec4(0, 0, 0, 1)};
}

glm::mat4 clipFromWorld(const scene::Camera& camera, const scene::PixelRect& rect) {
    return projection(camera, rect) * cameraFromWorld(camera, toGlm(camera.eye));
}

glm::mat4 clipFromDirection(const scene::Camera& camera, const scene::PixelRect& rect) {
    return projection(camera, rect) * cameraFromWorld(camera, glm::vec3(0.0F));
}

}  // namespace gimbalscope::render
