// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Numbers of the light, and the shading formula.
#include "render/light.h"

#include <algorithm>
#include <cmath>

namespace gimbalscope::render {

Light lightFor(const scene::Camera& camera, const look::Palette& palette) {
    const glm::vec3 right = toGlm(camera.right), up = toGlm(camera.up), back = toGlm(camera.back);
    return {.eye = toGlm(camera.eye),
            .keyDirection = glm::normalize(-0.50F * right + 0.62F * up + 0.60F * back),
            .fillDirection = glm::normalize(0.85F * right - 0.30F * up + 0.35F * back),
            .rimDirection = glm::normalize(0.62F * right + 0.30F * up - 0.72F * back),
            .keyColor = glm::vec3(1.02F, 0.97F, 0.90F) * palette.keyLight,
            .fillColor = glm::vec3(0.10F, 0.14F, 0.22F) * palette.keyLight,
            .rimColor = toGlm(palette.rimLight),
            .skyColor = glm::vec3(0.17F, 0.20F, 0.27F) * palette.ambientLight,
            .groundColor = glm::vec3(0.075F, 0.062F, 0.055F) * palette.ambientLight};
}

FlatSurface flatSurface(const scene::Surface& surface) {
    return {toGlm(surface.albedo), surface.ownLight, surface.gloss, surface.occlusion};
}

glm::vec3 shade(const Light& light, const FlatSurface& surface, glm::vec3 place, glm::vec3 normal) {
    const glm::vec3 view = glm::normalize(light.eye - place);
    const glm::vec3 n = glm::dot(normal, view) < 0.0F ? -normal : normal;
    const float occlusion = surface.occlusion, gloss = surface.gloss;

    const float key = std::max(0.0F, glm::dot(n, light.keyDirection) * 0.92F + 0.08F);
    const float fill = std::max(0.0F, glm::dot(n, light.fillDirection));
    float grazing = 1.0F - std::max(0.0F, glm::dot(n, view));
    grazing *= grazing;
    const float rim =
        grazing * grazing * 0.7F + std::max(0.0F, glm::dot(n, light.rimDirection)) * 0.55F;
    const glm::vec3 incoming =
        glm::mix(light.groundColor, light.skyColor, n.z * 0.5F + 0.5F) * occlusion +
        light.keyColor * (key * (0.55F + 0.45F * occlusion)) + light.fillColor * (fill * occlusion);

    const glm::vec3 half = glm::normalize(light.keyDirection + view);
    const float highlight = std::pow(std::max(0.0F, glm::dot(n, half)), 28.0F) * gloss;
    const float mirroredSky = glm::smoothstep(-0.15F, 0.9F, glm::reflect(-view, n).z);
    glm::vec3 color =
        surface.albedo * incoming +
        light.rimColor * (rim * (0.35F + 0.65F * occlusion) * (0.3F + 0.7F * gloss)) +
        light.keyColor * (highlight * 0.55F) +
        glm::vec3(0.10F, 0.20F, 0.38F) * (gloss * gloss * mirroredSky * (0.25F + grazing)) +
        surface.albedo * surface.ownLight;
    color = color * (1.0F + color * 0.12F) / (1.0F + color * 0.42F);
    return glm::clamp(glm::sqrt(glm::max(color, glm::vec3(0.0F))), glm::vec3(0.0F),
                      glm::vec3(1.0F));
}

}  // namespace gimbalscope::render
