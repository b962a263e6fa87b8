// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// PNG both ways, and the comparison golden tests rely on: it must be able to fail.
#include "render/image.h"

#include <gtest/gtest.h>

#include <set>

#include "render/palette.h"

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

TEST(IndexedPng, KeepsFewColoursAsTheyAre) {
    Image image = pattern(31, 17);
    for (std::uint8_t& channel : image.rgba) {
        channel &= 0xC0U;
    }
    for (std::size_t i = 3; i < image.rgba.size(); i += 4) {
        image.rgba[i] = 255;
    }
    EXPECT_EQ(decodePng(encodeIndexedPng(image)), image);
    std::set<Colour> colours;
    for (std::size_t i = 0; i < image.rgba.size(); i += 4) {
        colours.insert({image.rgba[i], image.rgba[i + 1], image.rgba[i + 2]});
    }
    const std::vector<Colour> palette = indexed(image).palette;
    EXPECT_EQ(palette.size(), colours.size());
    EXPECT_EQ(std::set<Colour>(palette.begin(), palette.end()), colours);
    EXPECT_EQ(encodeIndexedPng({}), "");
    EXPECT_EQ(encodeIndexedPng({4, 4, {1, 2, 3}}), "");
}

// A large smooth area, and a few pixels of a colour of their own.
TEST(IndexedPng, StaysNearWhateverIsRare) {
    Image image{400, 300, {}};
    for (int y = 0; y < image.height; ++y) {
        for (int x = 0; x < image.width; ++x) {
            const bool isMark = y == 150 && x > 100 && x < 120;
            const auto shade = static_cast<std::uint8_t>(100 + x / 4);
            const auto other = static_cast<std::uint8_t>(120 + y / 3);
            image.rgba.insert(image.rgba.end(),
                              {isMark ? std::uint8_t{200} : shade, isMark ? std::uint8_t{0} : other,
                               isMark ? std::uint8_t{40} : std::uint8_t{220}, 255});
        }
    }
    const std::string small = encodeIndexedPng(image);
    const std::optional<Image> back = decodePng(small);
    ASSERT_TRUE(back);
    const std::optional<Difference> apart = difference(*back, image);
    ASSERT_TRUE(apart);
    EXPECT_LE(apart->largest, 8);
    EXPECT_LT(apart->mean, 2.5);
    const std::size_t mark = 4 * (std::size_t{150} * 400 + 110);
    EXPECT_NEAR(back->rgba[mark], 200, 2);
    EXPECT_NEAR(back->rgba[mark + 1], 0, 2);
}

TEST(Cropping, TakesAsMuchAsThereIs) {
    const Image image = pattern(8, 6);
    const Image part = cropped(image, 2, 1, 3, 100);
    EXPECT_EQ(part.width, 3);
    EXPECT_EQ(part.height, 5);
    EXPECT_EQ(part.rgba[0], image.rgba[4 * (8 + 2)]);
    EXPECT_EQ(part.rgba.size(), std::size_t{4} * 3 * 5);
    EXPECT_EQ(cropped(image, 0, 0, 8, 6), image);
    EXPECT_TRUE(cropped(image, 9, 9, 2, 2).rgba.empty());
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
