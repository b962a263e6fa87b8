// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Shared edges are matched by their end points on a grid of 1/4096 unit. Junctions come from
// testing every pair of triangles of different parts against each other; for a ship of some hundred
// facets that takes a few milliseconds, once.
#include "scene/mesh_edges.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

namespace gimbalscope::scene {
namespace {

constexpr double kGridPerUnit = 4096.0;
constexpr double kFlatCosine = 0.9985;       // facets turned by less than 3 degrees count as one
constexpr double kShortestJunction = 0.004;  // units; shorter cuts cannot be seen

using GridPoint = std::array<long long, 3>;

GridPoint onGrid(math::Vec3 p) {
    return {std::llround(p.x * kGridPerUnit), std::llround(p.y * kGridPerUnit),
            std::llround(p.z * kGridPerUnit)};
}

struct Triangle {
    std::array<math::Vec3, 3> corners;
    const Facet* facet = nullptr;
    math::Vec3 low, high;  ///< of the box round it
};

Triangle triangle(const Facet& facet, std::size_t second) {
    const math::Vec3 a = facet.corners[0].position;
    const math::Vec3 b = facet.corners[second].position, c = facet.corners[second + 1].position;
    return {{a, b, c},
            &facet,
            {std::min({a.x, b.x, c.x}), std::min({a.y, b.y, c.y}), std::min({a.z, b.z, c.z})},
            {std::max({a.x, b.x, c.x}), std::max({a.y, b.y, c.y}), std::max({a.z, b.z, c.z})}};
}

bool boxesMeet(const Triangle& a, const Triangle& b) {
    return a.low.x <= b.high.x && b.low.x <= a.high.x && a.low.y <= b.high.y &&
           b.low.y <= a.high.y && a.low.z <= b.high.z && b.low.z <= a.high.z;
}

/// Where the segment from a to b goes through the triangle (Moeller and Trumbore's test).
std::optional<math::Vec3> cut(math::Vec3 a, math::Vec3 b, const Triangle& triangle) {
    const math::Vec3 along = b - a;
    const math::Vec3 side1 = triangle.corners[1] - triangle.corners[0];
    const math::Vec3 side2 = triangle.corners[2] - triangle.corners[0];
    const math::Vec3 p = math::cross(along, side2);
    const double det = math::dot(side1, p);
    if (std::abs(det) < 1e-10) {
        return std::nullopt;
    }
    const math::Vec3 offset = a - triangle.corners[0];
    const double u = math::dot(offset, p) / det;
    if (u < 0.0 || u > 1.0) {
        return std::nullopt;
    }
    const math::Vec3 q = math::cross(offset, side1);
    const double v = math::dot(along, q) / det;
    if (v < 0.0 || u + v > 1.0) {
        return std::nullopt;
    }
    const double t = math::dot(side2, q) / det;
    if (t < 0.0 || t > 1.0) {
        return std::nullopt;
    }
    return a + along * t;
}

/// The segment two triangles have in common; nullopt when they miss or only touch.
std::optional<std::array<math::Vec3, 2>> commonSegment(const Triangle& a, const Triangle& b) {
    std::array<math::Vec3, 6> points;
    std::size_t count = 0;
    for (std::size_t i = 0; i < 3; ++i) {
        const std::size_t j = (i + 1) % 3;
        if (const auto hit = cut(a.corners[i], a.corners[j], b)) {
            points[count++] = *hit;
        }
        if (const auto hit = cut(b.corners[i], b.corners[j], a)) {
            points[count++] = *hit;
        }
    }
    std::array<math::Vec3, 2> farthest;
    double distance = kShortestJunction;
    bool found = false;
    for (std::size_t i = 0; i < count; ++i) {
        for (std::size_t j = i + 1; j < count; ++j) {
            const double apart = math::length(points[i] - points[j]);
            if (apart < distance) {
                continue;
            }
            distance = apart;
            farthest = {points[i], points[j]};
            found = true;
        }
    }
    return found ? std::optional(farthest) : std::nullopt;
}

std::vector<Triangle> junctionTriangles(const std::vector<Facet>& facets) {
    std::vector<Triangle> triangles;
    for (const Facet& facet : facets) {
        if (facet.isDecal) {
            continue;  // it lies on another part and would only add clutter
        }
        for (std::size_t i = 1; i + 1 < facet.corners.size(); ++i) {
            triangles.push_back(triangle(facet, i));
        }
    }
    return triangles;
}

void addJunctions(const std::vector<Facet>& facets, std::vector<Edge>& edges) {
    const std::vector<Triangle> triangles = junctionTriangles(facets);
    for (std::size_t i = 0; i < triangles.size(); ++i) {
        for (std::size_t j = i + 1; j < triangles.size(); ++j) {
            const Facet &one = *triangles[i].facet, &other = *triangles[j].facet;
            if (one.part == other.part || !boxesMeet(triangles[i], triangles[j])) {
                continue;
            }
            const auto segment = commonSegment(triangles[i], triangles[j]);
            if (!segment) {
                continue;
            }
            edges.push_back({(*segment)[0], (*segment)[1], one.normal, other.normal, one.surface,
                             other.surface, EdgeKind::Junction});
        }
    }
}

/// An edge and the materials on both sides, which decide whether a flat edge is worth a stroke.
struct Candidate {
    Edge edge;
    std::uint32_t material0 = 0, material1 = 0;
    std::uint32_t part = 0;
};

/// True when a point lies within a closed part: a ray from it leaves the part once more than it
/// enters. The ray's direction is oblique, so that it does not run along the model's planes of
/// symmetry.
bool isInside(math::Vec3 point, const std::vector<Triangle>& part) {
    const math::Vec3 farAway = point + math::Vec3{3.137, 7.411, 5.293};
    bool inside = false;
    for (const Triangle& each : part) {
        inside = cut(point, farAway, each) ? !inside : inside;
    }
    return inside;
}

using PartTriangles = std::map<std::uint32_t, std::vector<Triangle>>;
using OwnEdges = std::map<std::pair<GridPoint, GridPoint>, Candidate>;

/// The triangles of the parts that have no open edge, by part: only of those is the inside known.
PartTriangles closedParts(const std::vector<Facet>& facets, const OwnEdges& own) {
    PartTriangles parts;
    for (const Triangle& each : junctionTriangles(facets)) {
        parts[each.facet->part].push_back(each);
    }
    for (const auto& [key, candidate] : own) {
        if (candidate.edge.kind == EdgeKind::Open) {
            parts.erase(candidate.part);
        }
    }
    return parts;
}

/// Appends the pieces of an edge that are not buried in a part other than its own. The buried ones
/// are never seen, but their strokes would shine through near the junction.
void addVisiblePieces(const Candidate& candidate, const PartTriangles& closed,
                      std::vector<Edge>& edges) {
    const math::Vec3 a = candidate.edge.a, along = candidate.edge.b - candidate.edge.a;
    const double size2 = math::dot(along, along);
    std::vector<double> cuts{0.0, 1.0};
    for (const auto& [part, triangles] : closed) {
        if (part == candidate.part) {
            continue;
        }
        for (const Triangle& each : triangles) {
            const auto hit = cut(a, candidate.edge.b, each);
            if (hit) {
                cuts.push_back(math::dot(*hit - a, along) / size2);
            }
        }
    }
    std::sort(cuts.begin(), cuts.end());
    bool continues = false;  // the piece before was visible too, so it only grows
    for (std::size_t i = 0; i + 1 < cuts.size(); ++i) {
        if (cuts[i + 1] - cuts[i] < 1e-6) {
            continue;
        }
        const math::Vec3 middle = a + along * (0.5 * (cuts[i] + cuts[i + 1]));
        const bool isBuried = std::any_of(closed.begin(), closed.end(), [&](const auto& part) {
            return part.first != candidate.part && isInside(middle, part.second);
        });
        if (!isBuried && !continues) {
            edges.push_back(candidate.edge);
            edges.back().a = a + along * cuts[i];
        }
        if (!isBuried) {
            edges.back().b = a + along * cuts[i + 1];
        }
        continues = !isBuried;
    }
}

/// The edges of the facets, with both neighbours where there are two.
OwnEdges ownEdges(const std::vector<Facet>& facets) {
    OwnEdges own;
    for (const Facet& facet : facets) {
        const EdgeKind alone = facet.isDecal ? EdgeKind::Decal : EdgeKind::Open;
        for (std::size_t i = 0; i < facet.corners.size(); ++i) {
            const math::Vec3 a = facet.corners[i].position;
            const math::Vec3 b = facet.corners[(i + 1) % facet.corners.size()].position;
            auto key = std::pair(onGrid(a), onGrid(b));
            if (key.second < key.first) {
                std::swap(key.first, key.second);
            }
            Candidate fresh{{a, b, facet.normal, facet.normal, facet.surface, facet.surface, alone},
                            facet.material,
                            facet.material,
                            facet.part};
            const auto [entry, isNew] = own.try_emplace(key, fresh);
            if (isNew) {
                continue;
            }
            Candidate& known = entry->second;
            known.edge.normal1 = facet.normal;
            known.edge.surface1 = facet.surface;
            known.edge.kind = facet.isDecal ? EdgeKind::Decal : EdgeKind::Shared;
            known.material1 = facet.material;
        }
    }
    return own;
}

}  // namespace

std::vector<Edge> findEdges(const std::vector<Facet>& facets) {
    std::vector<Edge> edges;
    addJunctions(facets, edges);
    const OwnEdges own = ownEdges(facets);
    const PartTriangles closed = closedParts(facets, own);
    for (const auto& [key, candidate] : own) {
        const Edge& edge = candidate.edge;
        const bool isFlat = edge.kind == EdgeKind::Shared &&
                            candidate.material0 == candidate.material1 &&
                            math::dot(edge.normal0, edge.normal1) >= kFlatCosine;
        if (!isFlat) {
            addVisiblePieces(candidate, closed, edges);
        }
    }
    return edges;
}

}  // namespace gimbalscope::scene
