// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// PNG both ways, and the comparison golden tests rely on: it must be able to fail.
#include "render/image.h"

#include <gtest/gtest.h>

namespace gimbalscope::render {
namespace {

Image pattern(int width, int height) {
    Image image{width, height, {}};
    for (int i = 0; i < width * height; ++i) {
        for (const int channel : {i * 7, i * 13, i * 29}) {
            image.rgba.push_back(static_cast<std::uint8_t>(channel));
        }
        image.rgba.push_back(255);
    }
    return image;
}

TEST(Png, ComesBackAsItWas) {
    const Image image = pattern(31, 17);
    const std::string bytes = encodePng(image);
    ASSERT_EQ(bytes.substr(1, 3), "PNG");
    const std::optional<Image> back = decodePng(bytes);
    ASSERT_TRUE(back);
    EXPECT_EQ(*back, image);
}

TEST(Png, RefusesWhatIsNoPicture) {
    EXPECT_FALSE(decodePng(""));
    EXPECT_FALSE(decodePng("not a picture at all"));
    const std::string bytes = encodePng(pattern(31, 17));
    EXPECT_FALSE(decodePng(std::string_view(bytes).substr(0, 40)));
    EXPECT_EQ(encodePng({}), "");
    EXPECT_EQ(encodePng({4, 4, {1, 2, 3}}), "");
}

TEST(Comparison, EqualPicturesAgree) {
    const Image image = pattern(40, 30);
    EXPECT_TRUE(agree(image, image));
    EXPECT_EQ(difference(image, image)->pixels, 0U);
}

TEST(Comparison, OneWrongPixelFails) {
    const Image expected = pattern(480, 300);
    Image actual = expected;
    actual.rgba[4 * 1234] = static_cast<std::uint8_t>(actual.rgba[4 * 1234] ^ 0x80U);
    const std::optional<Difference> apart = difference(expected, actual);
    ASSERT_TRUE(apart);
    EXPECT_EQ(apart->largest, 128);
    EXPECT_EQ(apart->pixels, 1U);
    EXPECT_LT(apart->mean, 0.01);  // the mean alone would not have noticed
    EXPECT_FALSE(agree(expected, actual));
}

TEST(Comparison, ASmallShiftOfEverythingFails) {
    Image expected{480, 300, std::vector<std::uint8_t>(480 * 300 * 4, 100)};
    Image actual{480, 300, std::vector<std::uint8_t>(480 * 300 * 4, 101)};
    EXPECT_EQ(difference(expected, actual)->largest,
              1);  // the largest alone would not have noticed
    EXPECT_FALSE(agree(expected, actual));
}

TEST(Comparison, SizesMustAgree) {
    EXPECT_FALSE(difference(pattern(4, 4), pattern(4, 5)));
    EXPECT_FALSE(agree(pattern(4, 4), pattern(5, 4)));
    EXPECT_TRUE(differenceImage(pattern(4, 4), pattern(5, 4)).rgba.empty());
}

TEST(Comparison, TheDifferenceCanBeSeen) {
    Image expected{2, 1, {10, 10, 10, 255, 10, 10, 10, 255}};
    Image actual{2, 1, {10, 10, 10, 255, 15, 10, 10, 255}};
    EXPECT_EQ(differenceImage(expected, actual).rgba,
              (std::vector<std::uint8_t>{0, 0, 0, 255, 40, 0, 0, 255}));
}

}  // namespace
}  // namespace gimbalscope::render
