// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The light on the ship and the shade it gives, on the processor. The same formula as
// shaders/ship.vert: edges are stroked in the colour of the facets beside them, so both must agree.
#pragma once

#include "look/palette.h"
#include "render/convert.h"
#include "scene/mesh.h"

namespace gimbalscope::render {

/// Directions are unit vectors towards the light in the world; colours are linear light.
struct Light {
    glm::vec3 eye, keyDirection, fillDirection, rimDirection;
    glm::vec3 keyColor, fillColor, rimColor, skyColor, groundColor;
};

/// The lights for a camera: key, fill and rim are fixed to it, the ambient light to the world.
Light lightFor(const scene::Camera& camera, const look::Palette& palette);

/// A surface in floats.
struct FlatSurface {
    glm::vec3 albedo;
    float ownLight = 0.0F, gloss = 0.0F, occlusion = 1.0F;
};
FlatSurface flatSurface(const scene::Surface& surface);

/// The encoded colour, 0 to 1, of a surface at a place with a unit normal, both in the world.
glm::vec3 shade(const Light& light, const FlatSurface& surface, glm::vec3 place, glm::vec3 normal);

}  // namespace gimbalscope::render
