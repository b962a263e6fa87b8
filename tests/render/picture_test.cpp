// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Pictures made elsewhere: pixel for pixel in their view, painted anew when their version changes,
// nothing of those that do not fit their size.
#include <gtest/gtest.h>

#include "render/studio.h"

namespace gimbalscope::render {
namespace {

using Pixel = std::array<int, 3>;

std::shared_ptr<scene::Picture> picture(int width, int height) {
    auto made = std::make_shared<scene::Picture>();
    made->width = width;
    made->height = height;
    for (int i = 0; i < width * height; ++i) {
        for (const int channel : {i % 256, i / 256 % 256, 7, 255}) {
            made->rgba.push_back(static_cast<std::uint8_t>(channel));
        }
    }
    return made;
}

Image taken(const scene::PictureItem& item, const scene::PixelRect& rect) {
    scene::View view;
    view.rect = rect;
    view.items.emplace_back(item);
    return Studio::get().take({look::ThemeId::Dark, {view}});
}

Pixel at(const Image& image, int x, int y) {
    const std::size_t place = 4 * static_cast<std::size_t>(y * image.width + x);
    return {image.rgba[place], image.rgba[place + 1], image.rgba[place + 2]};
}

class PictureTest : public testing::Test {
protected:
    void SetUp() override { ASSERT_EQ(Studio::get().error(), ""); }
};

TEST_F(PictureTest, StandsPixelForPixelInItsView) {
    const auto shown = picture(61, 37);
    const Image image = taken({shown, 1}, {20, 30, 61, 37});
    for (int y = 0; y < 37; ++y) {
        for (int x = 0; x < 61; ++x) {
            const int i = y * 61 + x;
            ASSERT_EQ(at(image, 20 + x, 30 + y), (Pixel{i % 256, i / 256, 7})) << x << ' ' << y;
        }
    }
    const Pixel panel = at(image, 0, 0);
    for (const auto& [x, y] : {std::pair{19, 40}, {81, 40}, {40, 29}, {40, 67}}) {
        EXPECT_EQ(at(image, x, y), panel);
    }
}

TEST_F(PictureTest, ChangesWithItsVersionItsSizeAndItself) {
    const auto shown = picture(4, 4);
    EXPECT_EQ(at(taken({shown, 1}, {0, 0, 4, 4}), 0, 0), (Pixel{0, 0, 7}));
    shown->rgba[0] = 200;
    EXPECT_EQ(at(taken({shown, 1}, {0, 0, 4, 4}), 0, 0), (Pixel{0, 0, 7}));  // as promised
    EXPECT_EQ(at(taken({shown, 2}, {0, 0, 4, 4}), 0, 0), (Pixel{200, 0, 7}));
    EXPECT_EQ(at(taken({picture(8, 2), 2}, {0, 0, 8, 2}), 7, 1), (Pixel{15, 0, 7}));
    EXPECT_EQ(at(taken({picture(4, 4), 2}, {0, 0, 4, 4}), 0, 0), (Pixel{0, 0, 7}));
}

TEST_F(PictureTest, NothingIsPaintedOfWhatDoesNotFit) {
    const Image empty = Studio::get().take({look::ThemeId::Dark, {}});
    const auto tooShort = picture(4, 4);
    tooShort->rgba.pop_back();
    EXPECT_EQ(taken({tooShort, 1}, {0, 0, 4, 4}), empty);
    EXPECT_EQ(taken({nullptr, 1}, {0, 0, 4, 4}), empty);
    EXPECT_EQ(taken({picture(0, 0), 1}, {0, 0, 4, 4}), empty);
}

}  // namespace
}  // namespace gimbalscope::render
