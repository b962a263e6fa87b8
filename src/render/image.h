// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Pictures as plain values: pixels, PNG in memory both ways, and the comparison that golden tests
// use. No OpenGL and no files here.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace gimbalscope::render {

/// RGBA pixels, 8 bits a channel, top row first.
struct Image {
    int width = 0, height = 0;
    std::vector<std::uint8_t> rgba;
    friend bool operator==(const Image&, const Image&) = default;
};

/// The bytes of a PNG file; empty when there are no pixels or memory runs out.
std::string encodePng(const Image& image);

/// The same with at most 256 colours (palette.h): a fifth of the bytes, and sharp.
std::string encodeIndexedPng(const Image& image);

/// The part of a picture that begins at a pixel; as much of it as there is.
Image cropped(const Image& image, int left, int top, int width, int height);

/// Kinds of picture files.
enum class ImageFormat : std::uint8_t { Png, Jpeg, Bmp, Tga };
/// The kind a file's name asks for: png, jpg or jpeg, bmp, tga, in any case; PNG for a name without
/// a dot. nullopt for other kinds.
std::optional<ImageFormat> imageFormat(std::string_view path);
/// The sentence about a name that asks for another kind.
std::string imageFormatProblem(std::string_view path);
/// The bytes of a file of that kind (JPEG at quality 92); empty when there are no pixels or memory
/// runs out.
std::string encode(const Image& image, ImageFormat format);

/// The picture in the bytes of a PNG file; nullopt for anything else.
std::optional<Image> decodePng(std::string_view bytes);

/// How far two pictures of the same size are apart.
struct Difference {
    int largest = 0;         ///< of any colour channel, 0 to 255
    double mean = 0.0;       ///< over all colour channels
    std::size_t pixels = 0;  ///< that differ at all
};

/// Compares colours, not alpha. nullopt when the sizes differ.
std::optional<Difference> difference(const Image& a, const Image& b);

/// What may differ between two runs of the same picture: only newer drivers, never our own changes.
struct Tolerance {
    int largest = 8;
    double mean = 0.2;
};
/// True when the sizes agree and both bounds are kept.
bool agree(const Image& a, const Image& b, const Tolerance& tolerance = {});

/// The difference made visible: eight times the distance per channel; empty when the sizes differ.
Image differenceImage(const Image& a, const Image& b);

}  // namespace gimbalscope::render
