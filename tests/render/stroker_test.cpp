// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Lines as triangles, without OpenGL. The view is 200 x 100 pixels and clip coordinates are world
// coordinates, so a unit is 100 pixels across and 50 down.
#include "render/stroker.h"

#include <gtest/gtest.h>

#include <cmath>

namespace gimbalscope::render {
namespace {

constexpr glm::vec4 kWhite(1.0F);

Stroker flatStroker() {
    Stroker stroker;
    stroker.begin(glm::mat4(1.0F), {200.0F, 100.0F});
    return stroker;
}

StrokePoint at(float x, float y, float width) { return {{x, y, 0.0F}, kWhite, width}; }

float pixelY(const LineVertex& vertex) { return (1.0F - vertex.position.y) * 50.0F; }
float pixelX(const LineVertex& vertex) { return (vertex.position.x + 1.0F) * 100.0F; }
unsigned alpha(const LineVertex& vertex) { return vertex.color >> 24U; }

TEST(Stroker, ALineIsAStripOnePixelWiderOnEachSide) {
    Stroker stroker = flatStroker();
    const std::array line{at(-0.5F, 0.0F, 4.0F), at(0.5F, 0.0F, 4.0F)};
    stroker.line(line, {});
    ASSERT_EQ(stroker.vertices().size(), 4U);
    EXPECT_EQ(stroker.indices(LineProgram::Solid).size(), 6U);
    for (const LineVertex& vertex : stroker.vertices()) {
        EXPECT_FLOAT_EQ(vertex.halfWidth, 2.0F);
        EXPECT_FLOAT_EQ(std::abs(vertex.fromMiddle), 3.0F);
        EXPECT_NEAR(std::abs(pixelY(vertex) - 50.0F), 3.0F, 1e-4F);
    }
    EXPECT_FLOAT_EQ(stroker.vertices()[2].along, 100.0F);
}

TEST(Stroker, AThinLineKeepsOnePixelAndLosesAlpha) {
    Stroker stroker = flatStroker();
    const std::array line{at(-0.5F, 0.0F, 0.25F), at(0.5F, 0.0F, 0.25F)};
    stroker.line(line, {});
    EXPECT_FLOAT_EQ(stroker.vertices()[0].halfWidth, 0.5F);
    EXPECT_EQ(alpha(stroker.vertices()[0]), 64U);
}

TEST(Stroker, CornersAreMitredUpToALimit) {
    Stroker square = flatStroker();
    const std::array right{at(-0.5F, 0.0F, 2.0F), at(0.0F, 0.0F, 2.0F), at(0.0F, 1.0F, 2.0F)};
    square.line(right, {});
    const LineVertex& corner = square.vertices()[2];
    const float reach = std::hypot(pixelX(corner) - 100.0F, pixelY(corner) - 50.0F);
    EXPECT_NEAR(reach, 2.0F * std::sqrt(2.0F), 1e-3F);
    Stroker sharp = flatStroker();
    const std::array hairpin{at(-0.5F, 0.0F, 2.0F), at(0.5F, 0.0F, 2.0F), at(-0.5F, 0.01F, 2.0F)};
    sharp.line(hairpin, {});
    const LineVertex& tip = sharp.vertices()[2];
    EXPECT_LE(std::hypot(pixelX(tip) - 150.0F, pixelY(tip) - 50.0F), 4.001F);
}

TEST(Stroker, DashedSoftAndSolidLinesGoToTheirPrograms) {
    Stroker stroker = flatStroker();
    const std::array line{at(-0.5F, 0.0F, 8.0F), at(0.5F, 0.0F, 8.0F)};
    stroker.line(line, {.dashOn = 4.0F, .dashPeriod = 7.0F});
    stroker.line(line, {.soft = true, .additive = true});
    EXPECT_EQ(stroker.indices(LineProgram::Solid).size(), 0U);
    EXPECT_EQ(stroker.indices(LineProgram::Dashed).size(), 6U);
    EXPECT_EQ(stroker.indices(LineProgram::Soft).size(), 6U);
    EXPECT_FLOAT_EQ(stroker.vertices()[0].dashPeriod, 7.0F);
    EXPECT_FLOAT_EQ(stroker.vertices()[4].additive, 1.0F);
    EXPECT_FLOAT_EQ(std::abs(stroker.vertices()[4].fromMiddle), 4.0F);  // no feather on a glow
}

TEST(Stroker, AClosedLineMeetsItself) {
    Stroker stroker = flatStroker();
    const std::array line{at(-0.5F, -0.5F, 2.0F), at(0.5F, -0.5F, 2.0F), at(0.0F, 0.5F, 2.0F)};
    stroker.line(line, {.closed = true});
    ASSERT_EQ(stroker.vertices().size(), 8U);
    EXPECT_EQ(stroker.vertices()[0].position, stroker.vertices()[6].position);
}

TEST(Stroker, MergesPointsTooCloseToTellApart) {
    Stroker stroker = flatStroker();
    const std::array line{at(-0.5F, 0.0F, 2.0F), at(-0.5F + 1e-5F, 0.0F, 2.0F),
                          at(0.5F, 0.0F, 2.0F)};
    stroker.line(line, {});
    EXPECT_EQ(stroker.vertices().size(), 4U);
    Stroker nothing = flatStroker();
    const std::array dot{at(0.0F, 0.0F, 2.0F), at(1e-6F, 0.0F, 2.0F)};
    nothing.line(dot, {});
    EXPECT_TRUE(nothing.vertices().empty());
}

TEST(Stroker, CutsLinesAtTheEye) {
    const scene::PixelRect rect{0, 0, 200, 100};
    scene::Camera camera;  // six units behind the origin, looking along X
    Stroker stroker;
    stroker.begin(clipFromWorld(camera, rect), {200.0F, 100.0F});
    const std::array through{StrokePoint{{-10.0F, 0.3F, 0.0F}, kWhite, 2.0F},
                             StrokePoint{{10.0F, 0.3F, 0.0F}, kWhite, 2.0F}};
    stroker.line(through, {});
    ASSERT_EQ(stroker.vertices().size(), 4U);
    for (const LineVertex& vertex : stroker.vertices()) {
        EXPECT_TRUE(std::isfinite(vertex.position.x) && std::isfinite(vertex.position.y));
    }
    EXPECT_GT(pixelX(stroker.vertices()[2]), 90.0F);  // the far end is near the middle
    const std::array behind{StrokePoint{{-10.0F, 0.3F, 0.0F}, kWhite, 2.0F},
                            StrokePoint{{-7.0F, 0.3F, 0.0F}, kWhite, 2.0F}};
    stroker.clear();
    stroker.line(behind, {});
    EXPECT_TRUE(stroker.vertices().empty());
}

TEST(Stroker, AClosedLinePartlyBehindTheEyeStaysFinite) {
    scene::Camera camera;
    Stroker stroker;
    stroker.begin(clipFromWorld(camera, {0, 0, 200, 100}), {200.0F, 100.0F});
    std::vector<StrokePoint> circle;
    for (int i = 0; i < 32; ++i) {
        const float turn = 6.2831853F * static_cast<float>(i) / 32.0F;
        circle.push_back({{20.0F * std::cos(turn), 20.0F * std::sin(turn), 1.0F}, kWhite, 2.0F});
    }
    stroker.line(circle, {.closed = true});
    EXPECT_FALSE(stroker.vertices().empty());
    for (const LineVertex& vertex : stroker.vertices()) {
        EXPECT_TRUE(std::isfinite(vertex.position.x) && std::isfinite(vertex.position.y));
    }
}

}  // namespace
}  // namespace gimbalscope::render
