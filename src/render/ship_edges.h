// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The ship's edges as strokes. Facets are drawn without anti-aliasing; every visible edge is then
// stroked over them in the colour of its own facets, so the feather of the stroke is the
// anti-aliasing and the bright silhouette is the rim light.
#pragma once

#include <vector>

#include "render/light.h"
#include "render/stroker.h"

namespace gimbalscope::render {

/// An edge in floats, body axes.
struct FlatEdge {
    glm::vec3 a, b, normal0, normal1;
    FlatSurface surface0, surface1;
    scene::EdgeKind kind = scene::EdgeKind::Shared;
};
std::vector<FlatEdge> flatEdges(const scene::Mesh& mesh);

/// A ship in a view: its pose as a matrix, the light on it, and the scale of the picture.
struct PosedShip {
    glm::mat4 worldFromBody;
    const Light& light;
    const look::Palette& palette;
    float pixelScale = 1.0F;
    float unitsPerPixel = 0.01F;  ///< at the ship's distance
};

/// Strokes of a solid ship: silhouettes drawn towards the edge light, creases between their two
/// shades.
void strokeSolidEdges(Stroker& stroker, const std::vector<FlatEdge>& edges, const PosedShip& ship);

/// Look of a see-through ship's lines.
struct LineLook {
    look::Rgb color;
    float silhouetteAlpha = 1.0F, creaseAlpha = 0.0F;
    float width = 1.4F;                      ///< pixels
    float dashOn = 0.0F, dashPeriod = 0.0F;  ///< pixels
};

/// Strokes of a ghost or a skin in one colour.
void strokeFlatEdges(Stroker& stroker, const std::vector<FlatEdge>& edges, const PosedShip& ship,
                     const LineLook& look);

}  // namespace gimbalscope::render
