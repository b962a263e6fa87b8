// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Turns what tinyobjloader reads into a Mesh. The library checks the syntax; every index and number
// is checked again here, because a file may be cut off or edited by hand.
#include "scene/mesh.h"

#include <algorithm>
#include <cmath>

#include "embedded/assets.h"
#include "scene/mesh_edges.h"

#define TINYOBJLOADER_IMPLEMENTATION
#include <tiny_obj_loader.h>

namespace gimbalscope::scene {
namespace {

constexpr std::size_t kMostFacets = 20000;  // junctions take time with the square of this
constexpr std::string_view kAnchorPrefix = "anchor_", kDecalPrefix = "decal_";

/// The parts of a parsed file that every step needs.
struct Parsed {
    const tinyobj::attrib_t& attributes;
    const std::vector<tinyobj::material_t>& materials;
};

std::optional<math::Vec3> position(const Parsed& file, int index) {
    const auto& v = file.attributes.vertices;
    if (index < 0 || static_cast<std::size_t>(index) * 3 + 2 >= v.size()) {
        return std::nullopt;
    }
    const auto at = static_cast<std::size_t>(index) * 3;
    const math::Vec3 point{static_cast<double>(v[at]), static_cast<double>(v[at + 1]),
                           static_cast<double>(v[at + 2])};
    const double size = math::length(point);
    // The bound keeps later products finite; a ship is a few units long.
    return std::isfinite(size) && size < 1e6 ? std::optional(point) : std::nullopt;
}

/// Occlusion and albedo factor of a corner; both 1 when the file has none.
struct Baked {
    float occlusion = 1.0F, jitter = 1.0F;
};
Baked baked(const Parsed& file, int index) {
    const auto& vt = file.attributes.texcoords;
    if (index < 0 || static_cast<std::size_t>(index) * 2 + 1 >= vt.size()) {
        return {};
    }
    const auto at = static_cast<std::size_t>(index) * 2;
    const auto within = [](float value, float low, float high) {
        return std::isfinite(value) ? std::clamp(value, low, high) : 1.0F;
    };
    return {within(vt[at], 0.0F, 1.0F), within(vt[at + 1], 0.5F, 1.5F)};
}

Surface surface(const tinyobj::material_t& material, float jitter, float occlusion) {
    const auto channel = [](float value) {
        return std::isfinite(value) ? std::clamp(value, 0.0F, 1.0F) : 0.0F;
    };
    const look::Rgb linear = look::toLinear(look::Rgb{
        channel(material.diffuse[0]), channel(material.diffuse[1]), channel(material.diffuse[2])});
    const float ownLight = std::isfinite(material.emission[0]) ? material.emission[0] : 0.0F;
    return {.albedo = {linear.r * jitter, linear.g * jitter, linear.b * jitter},
            .ownLight = std::clamp(ownLight, 0.0F, 10.0F),
            .gloss = 1.0F - channel(material.roughness),
            .occlusion = occlusion};
}

/// Newell's normal: the area vector of the polygon; zero when it has no area.
math::Vec3 areaVector(const std::vector<Corner>& corners) {
    math::Vec3 sum;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        sum = sum + math::cross(corners[i].position, corners[(i + 1) % corners.size()].position);
    }
    return sum * 0.5;
}

/// One facet of a shape; an error sentence instead when an index leads nowhere. A facet without
/// area is dropped: nullopt and no error.
std::optional<Facet> readFacet(const Parsed& file, const tinyobj::index_t* indices,
                               std::size_t count, int materialId, std::string& error) {
    if (materialId < 0 || static_cast<std::size_t>(materialId) >= file.materials.size()) {
        error = "a facet has no material that the .mtl file describes";
        return std::nullopt;
    }
    Facet facet;
    float occlusion = 0.0F, jitter = 1.0F;
    for (std::size_t i = 0; i < count; ++i) {
        const std::optional<math::Vec3> point = position(file, indices[i].vertex_index);
        if (!point) {
            error = "a facet names a vertex that is missing or not a finite number";
            return std::nullopt;
        }
        const Baked values = baked(file, indices[i].texcoord_index);
        facet.corners.push_back({*point, values.occlusion});
        occlusion += values.occlusion;
        jitter = values.jitter;
    }
    const math::Vec3 area = areaVector(facet.corners);
    const double size = math::length(area);
    if (count < 3 || !(size > 1e-12)) {
        return std::nullopt;
    }
    facet.normal = area * (1.0 / size);
    facet.material = static_cast<std::uint32_t>(materialId);
    facet.surface = surface(file.materials[static_cast<std::size_t>(materialId)], jitter,
                            occlusion / static_cast<float>(count));
    return facet;
}

/// Appends the facets of one OBJ object; returns an error sentence or nothing.
std::string readShape(const Parsed& file, const tinyobj::shape_t& shape, std::uint32_t part,
                      std::vector<Facet>& facets) {
    const tinyobj::mesh_t& mesh = shape.mesh;
    std::size_t next = 0;
    for (std::size_t f = 0; f < mesh.num_face_vertices.size(); ++f) {
        const auto count = static_cast<std::size_t>(mesh.num_face_vertices[f]);
        if (next + count > mesh.indices.size() || f >= mesh.material_ids.size()) {
            return "a facet is incomplete";
        }
        std::string error;
        std::optional<Facet> facet =
            readFacet(file, &mesh.indices[next], count, mesh.material_ids[f], error);
        if (!error.empty()) {
            return error;
        }
        if (facet) {
            facet->part = part;
            facet->isDecal = shape.name.starts_with(kDecalPrefix);
            facets.push_back(std::move(*facet));
        }
        next += count;
        if (facets.size() > kMostFacets) {
            return "it has too many facets";
        }
    }
    return {};
}

MeshResult failure(const std::string& why) {
    return {std::nullopt, "The model cannot be used: " + why + "."};
}

}  // namespace

MeshResult loadMesh(std::string_view objText, std::string_view mtlText) {
    tinyobj::ObjReaderConfig config;
    config.triangulate = false;
    config.vertex_color = false;
    tinyobj::ObjReader reader;
    if (!reader.ParseFromString(std::string(objText), std::string(mtlText), config)) {
        return failure("it is not a valid OBJ file");
    }
    const Parsed file{reader.GetAttrib(), reader.GetMaterials()};
    Mesh mesh;
    for (std::size_t part = 0; part < reader.GetShapes().size(); ++part) {
        const tinyobj::shape_t& shape = reader.GetShapes()[part];
        const std::string error =
            readShape(file, shape, static_cast<std::uint32_t>(part), mesh.facets);
        if (!error.empty()) {
            return failure(error);
        }
        if (shape.name.starts_with(kAnchorPrefix) && !shape.points.indices.empty()) {
            const auto point = position(file, shape.points.indices.front().vertex_index);
            if (!point) {
                return failure("the point " + shape.name + " has no position");
            }
            mesh.anchors.push_back({shape.name.substr(kAnchorPrefix.size()), *point});
        }
    }
    if (mesh.facets.empty()) {
        return failure("it has no facets");
    }
    mesh.edges = findEdges(mesh.facets);
    return {std::move(mesh), {}};
}

MeshResult loadShip() {
    return loadMesh(embedded::assets::file("ship.obj"), embedded::assets::file("ship.mtl"));
}

std::optional<math::Vec3> anchor(const Mesh& mesh, std::string_view name) {
    const auto found =
        std::find_if(mesh.anchors.begin(), mesh.anchors.end(),
                     [name](const Anchor& candidate) { return candidate.name == name; });
    return found == mesh.anchors.end() ? std::nullopt : std::optional(found->position);
}

std::size_t triangleCount(const Mesh& mesh) {
    std::size_t count = 0;
    for (const Facet& facet : mesh.facets) {
        count += facet.corners.size() - 2;
    }
    return count;
}

}  // namespace gimbalscope::scene
