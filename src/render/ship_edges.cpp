// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Which edges show, and in which colour.
#include "render/ship_edges.h"

#include <algorithm>

namespace gimbalscope::render {
namespace {

// A stroke lies a little in front of its facets, measured in pixels, which is how far its own
// feather reaches. Junctions sit in concave corners, where their neighbours would hide half of
// them, and get more; much more would shine through thin parts.
constexpr float kEdgeLift = 0.5F, kJunctionLift = 1.5F;
constexpr float kLeastStep = 0.045F;  // shades closer than this in every channel need no crease

/// An edge turned into the world, and which of its facets face the eye.
struct TurnedEdge {
    glm::vec3 a, b, middle, normal0, normal1;
    bool faces0 = false, faces1 = false;
};

TurnedEdge turned(const FlatEdge& edge, const PosedShip& ship) {
    const glm::mat3 turn(ship.worldFromBody);
    TurnedEdge result;
    result.a = turn * edge.a;
    result.b = turn * edge.b;
    result.middle = (result.a + result.b) * 0.5F;
    result.normal0 = glm::normalize(turn * edge.normal0);
    result.normal1 = glm::normalize(turn * edge.normal1);
    const glm::vec3 toEye = ship.light.eye - result.middle;
    result.faces0 = glm::dot(result.normal0, toEye) > 0.0F;
    result.faces1 = glm::dot(result.normal1, toEye) > 0.0F;
    return result;
}

bool isSilhouette(scene::EdgeKind kind, const TurnedEdge& edge) {
    return kind == scene::EdgeKind::Open ||
           (kind == scene::EdgeKind::Shared && edge.faces0 != edge.faces1);
}

/// How much key and rim light catch the edge, as if it were rounded.
float caughtLight(const Light& light, const TurnedEdge& edge, float keyWeight, float rimWeight) {
    const glm::vec3 round = glm::normalize(edge.normal0 + edge.normal1 + 1e-4F);
    return std::max(0.0F, glm::dot(round, light.keyDirection)) * keyWeight +
           std::max(0.0F, glm::dot(round, light.rimDirection)) * rimWeight;
}

glm::vec3 silhouetteColor(const FlatEdge& edge, const TurnedEdge& where, const PosedShip& ship) {
    const glm::vec3 own = where.faces0
                              ? shade(ship.light, edge.surface0, where.middle, where.normal0)
                              : shade(ship.light, edge.surface1, where.middle, where.normal1);
    const float caught = std::min(caughtLight(ship.light, where, 0.55F, 0.90F), 1.0F);
    const float amount = ship.palette.isLight ? 0.35F : 0.10F + 0.75F * caught;
    return glm::mix(own, toGlm(ship.palette.edgeLight), amount);
}

/// A segment lifted towards the eye, which leaves it where it is on the picture.
std::array<StrokePoint, 2> lifted(const TurnedEdge& edge, const PosedShip& ship, glm::vec4 color,
                                  float width, float lift) {
    const auto point = [&](glm::vec3 place) {
        const glm::vec3 toEye = glm::normalize(ship.light.eye - place);
        return StrokePoint{place + toEye * (lift * ship.unitsPerPixel), color,
                           width * ship.pixelScale};
    };
    return {point(edge.a), point(edge.b)};
}

/// The colour of a crease; returns false when both sides look the same and no crease is needed.
bool creaseColor(const FlatEdge& edge, const TurnedEdge& where, const PosedShip& ship,
                 glm::vec3& color) {
    glm::vec3 shade0 = shade(ship.light, edge.surface0, where.middle, where.normal0);
    glm::vec3 shade1 = shade(ship.light, edge.surface1, where.middle, where.normal1);
    const glm::vec3 step = glm::abs(shade0 - shade1);
    if (edge.kind != scene::EdgeKind::Decal && std::max({step.x, step.y, step.z}) < kLeastStep) {
        return false;
    }
    if (!where.faces0) {
        shade0 = shade1;
    }
    if (!where.faces1) {
        shade1 = shade0;
    }
    color = (shade0 + shade1) * 0.5F;
    if (edge.kind == scene::EdgeKind::Junction) {
        return true;
    }
    // A sharp crease catches a little light of its own.
    const float sharpness =
        std::clamp(2.0F * (1.0F - glm::dot(where.normal0, where.normal1)), 0.0F, 1.0F);
    color = glm::mix(color, color * 1.12F + 0.02F, sharpness);
    return true;
}

}  // namespace

std::vector<FlatEdge> flatEdges(const scene::Mesh& mesh) {
    std::vector<FlatEdge> edges;
    edges.reserve(mesh.edges.size());
    for (const scene::Edge& each : mesh.edges) {
        edges.push_back({toGlm(each.a), toGlm(each.b), toGlm(each.normal0), toGlm(each.normal1),
                         flatSurface(each.surface0), flatSurface(each.surface1), each.kind});
    }
    return edges;
}

void strokeSolidEdges(Stroker& stroker, const std::vector<FlatEdge>& edges, const PosedShip& ship) {
    for (const FlatEdge& edge : edges) {
        const TurnedEdge where = turned(edge, ship);
        if (!where.faces0 && !where.faces1 && edge.kind != scene::EdgeKind::Open) {
            continue;
        }
        glm::vec3 color;
        float width = 1.0F;
        if (isSilhouette(edge.kind, where)) {
            color = silhouetteColor(edge, where, ship);
            width = ship.palette.isLight ? 1.5F : 1.35F;
        } else if (!creaseColor(edge, where, ship, color)) {
            continue;
        }
        const bool isJunction = edge.kind == scene::EdgeKind::Junction;
        const float lift = isJunction ? kJunctionLift : kEdgeLift;
        stroker.line(lifted(where, ship, glm::vec4(color, 1.0F), width, lift), {});
    }
}

void strokeFlatEdges(Stroker& stroker, const std::vector<FlatEdge>& edges, const PosedShip& ship,
                     const LineLook& look) {
    const bool isDashed = look.dashPeriod > 0.0F;
    const scene::LineStyle style{.dashOn = look.dashOn * ship.pixelScale,
                                 .dashPeriod = look.dashPeriod * ship.pixelScale};
    for (const FlatEdge& edge : edges) {
        if (edge.kind == scene::EdgeKind::Junction || edge.kind == scene::EdgeKind::Decal) {
            continue;
        }
        const TurnedEdge where = turned(edge, ship);
        float alpha = look.silhouetteAlpha, width = look.width;
        if (!isSilhouette(edge.kind, where)) {
            if (!where.faces0) {
                continue;
            }
            const float sharpness = 1.0F - glm::dot(where.normal0, where.normal1);
            alpha = look.creaseAlpha * std::clamp(3.0F * sharpness, 0.25F, 1.0F);
            width = 1.0F;
        } else if (!isDashed && !ship.palette.isLight) {
            alpha *= std::clamp(0.30F + 0.85F * caughtLight(ship.light, where, 0.75F, 0.95F), 0.0F,
                                1.0F);
        }
        if (alpha < 0.01F) {
            continue;
        }
        const glm::vec4 color(toGlm(look.color), alpha);
        stroker.line(lifted(where, ship, color, width, kEdgeLift), style);
    }
}

}  // namespace gimbalscope::render
