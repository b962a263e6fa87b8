// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The flicker map as pixels: one colour for one error, a pattern for each cause in every theme,
// coarse rows that fill in, nothing painted twice.
#include "scene/map_picture.h"

#include <gtest/gtest.h>

#include <cmath>
#include <set>

namespace gimbalscope::scene {
namespace {

using convention::Cause;
using look::FaultPattern;

sim::FlickerMap emptyMap(int columns, int rows) {
    sim::MapRequest request;
    request.id = "urot";
    request.columns = columns;
    request.rows = rows;
    return sim::mapFor(request, {});
}

std::uint32_t pixel(const Picture& picture, int x, int y) {
    const auto* at = &picture.rgba[4 * static_cast<std::size_t>(y * picture.width + x)];
    return static_cast<std::uint32_t>(at[0] << 16 | at[1] << 8 | at[2]);
}

TEST(MapPicture, CellsAreSquaresAndRowsFillIn) {
    sim::FlickerMap map = emptyMap(2, 3);
    MapPicture target;
    const MapLook look{.cellPixels = 4};
    EXPECT_TRUE(paint(target, map, look));
    ASSERT_EQ(target.picture->width, 8);
    ASSERT_EQ(target.picture->height, 12);
    const std::uint32_t panel = pixel(*target.picture, 0, 0);
    sim::setRow(map, 0, {{.errorDeg = 1e-4}, {.errorDeg = 0.5}});
    EXPECT_TRUE(paint(target, map, look));
    EXPECT_NE(pixel(*target.picture, 0, 0), panel);
    EXPECT_EQ(pixel(*target.picture, 3, 3), pixel(*target.picture, 0, 0));
    EXPECT_NE(pixel(*target.picture, 4, 0), pixel(*target.picture, 3, 0));
    // Rows that are not known show the coarse row above.
    EXPECT_EQ(pixel(*target.picture, 1, 11), pixel(*target.picture, 0, 0));
    sim::setRow(map, 1, {{.errorDeg = 100.0}, {.errorDeg = 100.0}});
    const std::uint64_t before = target.version;
    EXPECT_TRUE(paint(target, map, look));
    EXPECT_EQ(target.version, before + 1);
    EXPECT_NE(pixel(*target.picture, 1, 5), pixel(*target.picture, 1, 3));
    EXPECT_EQ(pixel(*target.picture, 1, 9), pixel(*target.picture, 1, 3));
    EXPECT_FALSE(paint(target, map, look));  // nothing new
    EXPECT_EQ(target.version, before + 1);
    EXPECT_TRUE(paint(target, map, {.theme = look::ThemeId::Light, .cellPixels = 4}));
}

TEST(MapPicture, EachCauseHasAPatternOfItsOwnInEveryTheme) {
    const std::array cells{sim::MapCell{.errorDeg = 90.0},
                           sim::MapCell{.errorDeg = 90.0, .cause = Cause::Noise},
                           sim::MapCell{.errorDeg = 90.0, .cause = Cause::Snap},
                           sim::MapCell{.errorDeg = 90.0, .cause = Cause::Quantum},
                           sim::MapCell{.errorDeg = 90.0, .nanCount = sim::kMapSamples}};
    for (const look::ThemeId theme : {look::ThemeId::Dark, look::ThemeId::Light,
                                      look::ThemeId::Projector, look::ThemeId::HighContrast}) {
        std::set<std::vector<bool>> shapes;
        for (const sim::MapCell& cell : cells) {
            sim::FlickerMap map = emptyMap(1, 1);
            sim::setRow(map, 0, {cell});
            MapPicture target;
            paint(target, map, {.theme = theme, .cellPixels = 32});
            // The shape alone, whatever the colours: which pixels equal the commonest one.
            const look::Rgb ground = colorOf(look::palette(theme), cell);
            const look::Rgb ink = look::inkOn(look::palette(theme), ground);
            EXPECT_GT(look::contrast(ground, ink), 1.5) << look::palette(theme).name;
            std::vector<bool> shape;
            const std::uint32_t plain = pixel(*target.picture, 2, 3);
            for (int i = 0; i < 32 * 32; ++i) {
                shape.push_back(pixel(*target.picture, i % 32, i / 32) == plain);
            }
            shapes.insert(std::move(shape));
        }
        EXPECT_EQ(shapes.size(), cells.size()) << look::palette(theme).name;
    }
}

TEST(ErrorRamp, RisesFromCalmOverAccentAndAmberToRed) {
    for (const look::Palette& palette : look::palettes()) {
        EXPECT_EQ(look::errorColor(palette, 1.0), palette.stretched);
        EXPECT_EQ(look::errorColor(palette, 180.0), palette.flicker);
        EXPECT_EQ(look::errorColor(palette, std::nan("")), palette.flicker);
        EXPECT_EQ(look::errorColor(palette, 0.0), look::errorColor(palette, 1e-7));
        EXPECT_LT(look::contrast(look::errorColor(palette, 1e-6), palette.panel), 1.2);
    }
    float last = -1.0F;
    for (const double error : {0.0, 1e-5, 1e-3, 0.1, 1.0, 10.0, 180.0}) {
        EXPECT_GT(look::errorScale(error), last);
        last = look::errorScale(error);
    }
}

}  // namespace
}  // namespace gimbalscope::scene
