// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The ship from the program's own bytes, and what damaged bytes lead to.
#include "scene/mesh.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "embedded/assets.h"

namespace gimbalscope::scene {
namespace {

const Mesh& ship() {
    static const Mesh mesh = *loadShip().mesh;
    return mesh;
}

std::string objText() { return std::string(embedded::assets::file("ship.obj")); }
std::string mtlText() { return std::string(embedded::assets::file("ship.mtl")); }

std::size_t count(EdgeKind kind) {
    return static_cast<std::size_t>(
        std::count_if(ship().edges.begin(), ship().edges.end(),
                      [kind](const Edge& edge) { return edge.kind == kind; }));
}

TEST(Ship, HasItsFacetsAndFitsItsBounds) {
    EXPECT_EQ(triangleCount(ship()), 502U);
    math::Vec3 low{9, 9, 9}, high{-9, -9, -9};
    for (const Facet& facet : ship().facets) {
        for (const Corner& corner : facet.corners) {
            low = {std::min(low.x, corner.position.x), std::min(low.y, corner.position.y),
                   std::min(low.z, corner.position.z)};
            high = {std::max(high.x, corner.position.x), std::max(high.y, corner.position.y),
                    std::max(high.z, corner.position.z)};
        }
    }
    EXPECT_NEAR(low.x, -1.290, 1e-3);
    EXPECT_NEAR(high.x, 1.250, 1e-3);
    EXPECT_NEAR(low.y, -0.989, 1e-3);
    EXPECT_NEAR(high.y, 1.054, 1e-3);
    EXPECT_NEAR(low.z, -0.125, 1e-3);
    EXPECT_NEAR(high.z, 0.700, 1e-3);
}

TEST(Ship, ItsFacetsAreFlatAndFaceOutward) {
    double volume = 0.0;
    for (const Facet& facet : ship().facets) {
        EXPECT_NEAR(math::length(facet.normal), 1.0, 1e-9);
        for (const Corner& corner : facet.corners) {
            const math::Vec3 along = corner.position - facet.corners[0].position;
            EXPECT_NEAR(math::dot(along, facet.normal), 0.0, 0.01);
            EXPECT_GE(corner.occlusion, 0.0F);
            EXPECT_LE(corner.occlusion, 1.0F);
        }
        for (std::size_t i = 1; i + 1 < facet.corners.size(); ++i) {
            volume +=
                math::dot(facet.corners[0].position,
                          math::cross(facet.corners[i].position, facet.corners[i + 1].position)) /
                6.0;
        }
    }
    EXPECT_GT(volume, 0.1);  // of all parts together; negative if they were inside out
}

TEST(Ship, IsDarkerInCornersThanInTheOpen) {
    float darkest = 1.0F, brightest = 0.0F;
    for (const Facet& facet : ship().facets) {
        darkest = std::min(darkest, facet.surface.occlusion);
        brightest = std::max(brightest, facet.surface.occlusion);
    }
    EXPECT_LT(darkest, 0.5F);
    EXPECT_GT(brightest, 0.99F);
}

TEST(Ship, HasCreasesJunctionsAndLights) {
    EXPECT_EQ(count(EdgeKind::Open), 0U);  // every part is closed
    EXPECT_GT(count(EdgeKind::Shared), 300U);
    EXPECT_GT(count(EdgeKind::Junction), 150U);
    EXPECT_EQ(count(EdgeKind::Decal), 7U);  // two arms of four sides, one of them shared
    for (const char* name :
         {"lamp_port", "lamp_starboard", "lamp_fin", "engine_port", "engine_starboard"}) {
        EXPECT_TRUE(anchor(ship(), name)) << name;
    }
    EXPECT_GT(anchor(ship(), "lamp_port")->y, 0.9);
    EXPECT_LT(anchor(ship(), "lamp_starboard")->y, -0.9);
    EXPECT_FALSE(anchor(ship(), "lamp_nowhere"));
}

TEST(Ship, NoSurfaceEdgeRunsInsideTheHull) {
    // The middle of the hull: every stroke there would be buried.
    for (const Edge& edge : ship().edges) {
        if (edge.kind == EdgeKind::Junction) {
            continue;
        }
        const math::Vec3 middle = (edge.a + edge.b) * 0.5;
        const bool isDeepInside = std::abs(middle.y) < 0.10 && middle.x > -1.0 && middle.x < -0.1 &&
                                  middle.z > -0.05 && middle.z < 0.10;
        EXPECT_FALSE(isDeepInside) << middle.x << ' ' << middle.y << ' ' << middle.z;
    }
}

TEST(LoadMesh, MakesASquareWithFourOpenEdges) {
    const MeshResult result = loadMesh(
        "mtllib a.mtl\no part\nv 0 0 0\nv 1 0 0\nv 1 1 0\nv 0 1 0\nvt 0.5 1\nusemtl m\n"
        "f 1/1 2/1 3/1 4/1\n",
        "newmtl m\nKd 1 0 0\nPr 0.75\nKe 0.5 0.5 0.5\n");
    ASSERT_TRUE(result.mesh) << result.error;
    ASSERT_EQ(result.mesh->facets.size(), 1U);
    const Facet& facet = result.mesh->facets[0];
    EXPECT_EQ(facet.normal, (math::Vec3{0, 0, 1}));
    EXPECT_FLOAT_EQ(facet.surface.albedo.r, 1.0F);
    EXPECT_FLOAT_EQ(facet.surface.gloss, 0.25F);
    EXPECT_FLOAT_EQ(facet.surface.ownLight, 0.5F);
    EXPECT_FLOAT_EQ(facet.surface.occlusion, 0.5F);
    ASSERT_EQ(result.mesh->edges.size(), 4U);
    EXPECT_EQ(result.mesh->edges[0].kind, EdgeKind::Open);
}

TEST(LoadMesh, SaysWhatIsWrong) {
    const std::string head = "mtllib a.mtl\no part\nv 0 0 0\nv 1 0 0\nv 1 1 0\n";
    const std::string material = "newmtl m\nKd 1 1 1\n";
    EXPECT_NE(loadMesh("", "").error.find("no facets"), std::string::npos);
    EXPECT_NE(loadMesh(head + "f 1 2 3\n", "").error.find("material"), std::string::npos);
    EXPECT_NE(loadMesh(head + "usemtl m\nf 1 2 9\n", material).error, "");
    EXPECT_NE(loadMesh(head + "usemtl m\nf 1 2 -9\n", material).error, "");
    EXPECT_NE(
        loadMesh("mtllib a.mtl\nv 1e30 0 0\nv 1 0 0\nv 1 1 0\nusemtl m\nf 1 2 3\n", material).error,
        "");
    // A facet without area is left out; here nothing else remains.
    EXPECT_NE(loadMesh(head + "usemtl m\nf 1 2 2\n", material).error, "");
}

TEST(LoadMesh, SurvivesDamagedBytes) {
    const std::string obj = objText(), mtl = mtlText();
    for (std::size_t length = 0; length < obj.size(); length += 499) {
        const MeshResult cut = loadMesh(std::string_view(obj).substr(0, length), mtl);
        EXPECT_TRUE(cut.mesh || !cut.error.empty()) << length;
    }
    std::uint32_t seed = 1;
    for (int round = 0; round < 60; ++round) {
        std::string damaged = obj;
        for (int i = 0; i < 20; ++i) {
            seed = seed * 1664525U + 1013904223U;
            damaged[(seed >> 4U) % damaged.size()] = static_cast<char>(seed >> 24U);
        }
        const MeshResult result = loadMesh(damaged, round % 2 == 0 ? mtl : damaged);
        EXPECT_TRUE(result.mesh || !result.error.empty()) << round;
    }
}

}  // namespace
}  // namespace gimbalscope::scene
