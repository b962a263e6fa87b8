// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The ship as facets and edges, read from an OBJ file and its MTL (written by scripts/make_ship.py,
// which says what each field of the file carries). Flat facets keep their own normal; edges carry
// the normal and the look of both neighbours, because the renderer strokes them in the facets' own
// colours instead of multisampling. Coordinates are body axes: X nose, Y port, Z top.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "look/color.h"
#include "math/rotation.h"

namespace gimbalscope::scene {

/// What light does to a surface.
struct Surface {
    look::Rgb albedo;        ///< linear light, with the facet's jitter
    float ownLight = 0.0F;   ///< added as a factor of the albedo
    float gloss = 0.0F;      ///< 0 to 1
    float occlusion = 1.0F;  ///< mean over the facet's corners: 1 open, 0 closed in
    friend bool operator==(const Surface&, const Surface&) = default;
};

/// One corner of a facet.
struct Corner {
    math::Vec3 position;
    float occlusion = 1.0F;  ///< 1 open, 0 closed in
};

/// A flat polygon, counter-clockwise seen from outside.
struct Facet {
    std::vector<Corner> corners;  ///< three or more, convex
    math::Vec3 normal;            ///< unit, outward
    Surface surface;
    std::uint32_t part = 0;      ///< number of the OBJ object it belongs to
    std::uint32_t material = 0;  ///< number of its material
    bool isDecal = false;  ///< painted on another part: no junctions, its edges are not silhouettes
};

enum class EdgeKind : std::uint8_t {
    Shared,    ///< between two facets: a crease or, seen from the side, the silhouette
    Open,      ///< only one facet: always a silhouette
    Junction,  ///< where two parts run into each other: a crease
    Decal,     ///< the border of a painted mark
};

/// A straight edge with the two facets it separates (the same one twice when there is only one).
struct Edge {
    math::Vec3 a, b;
    math::Vec3 normal0, normal1;
    Surface surface0, surface1;
    EdgeKind kind = EdgeKind::Shared;
};

/// A named point of the model: a lamp or the mouth of an engine.
struct Anchor {
    std::string name;
    math::Vec3 position;
};

struct Mesh {
    std::vector<Facet> facets;
    std::vector<Edge> edges;
    std::vector<Anchor> anchors;
};

/// A mesh, or a sentence that says what is wrong with the file.
struct MeshResult {
    std::optional<Mesh> mesh;
    std::string error;  ///< empty when there is a mesh
};

/// Reads OBJ and MTL text. Any bytes are safe: what cannot be used gives an error, never a crash.
MeshResult loadMesh(std::string_view objText, std::string_view mtlText);

/// The demonstrator ship from the files embedded in the program.
MeshResult loadShip();

/// The point of this name; nullopt when the model has none.
std::optional<math::Vec3> anchor(const Mesh& mesh, std::string_view name);

/// Triangles the facets are drawn as.
std::size_t triangleCount(const Mesh& mesh);

}  // namespace gimbalscope::scene
