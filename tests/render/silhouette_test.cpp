// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The ship must tell nose, top, port and starboard by its shape alone. Each view is drawn without
// any colour, compared with its own mirror image, and must differ enough.
#include <gtest/gtest.h>

#include <vector>

#include "render/studio.h"
#include "scene/camera.h"

namespace gimbalscope::render {
namespace {

/// One value a pixel: true where the ship is.
struct Shape {
    std::vector<bool> covered;
    std::size_t area = 0;
};

Shape shapeSeenFrom(double azimuthDeg, double elevationDeg) {
    scene::View view;
    view.rect = {90, 0, 300, 300};
    view.camera = scene::orbitCamera({.azimuth = {azimuthDeg},
                                      .elevation = {elevationDeg},
                                      .distance = 8.2,
                                      .fieldOfView = {24.0}});
    view.items.emplace_back(scene::ShipItem{});
    const Image image = Studio::get().take({look::ThemeId::Dark, {view}});
    Shape shape;
    for (std::size_t pixel = 0; pixel < image.rgba.size(); pixel += 4) {
        bool differs = false;
        for (std::size_t channel = 0; channel < 3; ++channel) {
            differs = differs || image.rgba[pixel + channel] != image.rgba[channel];
        }
        shape.covered.push_back(differs);
        shape.area += differs ? 1U : 0U;
    }
    return shape;
}

/// Pixels that belong to only one of the shape and its left-right mirror image, as a share of its
/// area.
double asymmetry(const Shape& shape) {
    std::size_t different = 0;
    for (int y = 0; y < kPictureSize.height; ++y) {
        for (int x = 0; x < kPictureSize.width; ++x) {
            const auto here = static_cast<std::size_t>(y * kPictureSize.width + x);
            const auto there =
                static_cast<std::size_t>(y * kPictureSize.width + kPictureSize.width - 1 - x);
            different += shape.covered[here] != shape.covered[there] ? 1U : 0U;
        }
    }
    return static_cast<double>(different) / static_cast<double>(shape.area);
}

/// Share of two shapes' union that belongs to only one of them.
double unlikeness(const Shape& a, const Shape& b) {
    std::size_t only = 0, either = 0;
    for (std::size_t i = 0; i < a.covered.size(); ++i) {
        only += a.covered[i] != b.covered[i] ? 1U : 0U;
        either += a.covered[i] || b.covered[i] ? 1U : 0U;
    }
    return static_cast<double>(only) / static_cast<double>(either);
}

class Silhouette : public testing::Test {
protected:
    void SetUp() override { ASSERT_EQ(Studio::get().error(), ""); }
};

TEST_F(Silhouette, PortAndStarboardDifferFromBehindAheadAboveAndBelow) {
    struct Direction {
        const char* name;
        double azimuthDeg, elevationDeg;
        double least;  ///< share of the area that its mirror image does not share
    };
    for (const Direction& from :
         {Direction{"behind", 180, 10, 0.06}, Direction{"ahead", 0, 8, 0.06},
          Direction{"above", 180, 85, 0.06}, Direction{"below", 180, -85, 0.06}}) {
        const Shape shape = shapeSeenFrom(from.azimuthDeg, from.elevationDeg);
        EXPECT_GT(shape.area, 2500U) << from.name;
        EXPECT_GT(asymmetry(shape), from.least) << from.name;
    }
}

TEST_F(Silhouette, ViewsFromOppositeSidesDiffer) {
    EXPECT_GT(unlikeness(shapeSeenFrom(135, 20), shapeSeenFrom(-135, 20)), 0.25);  // quarters
    EXPECT_GT(unlikeness(shapeSeenFrom(90, 0), shapeSeenFrom(-90, 0)), 0.25);  // nose left or right
    EXPECT_GT(unlikeness(shapeSeenFrom(180, 30), shapeSeenFrom(180, -30)), 0.20);  // top or belly
}

}  // namespace
}  // namespace gimbalscope::render
