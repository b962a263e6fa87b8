// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// PNG by stb. Its functions are kept private to this file, because the library Dear ImGui links to
// on some systems brings a second copy.
#include "render/image.h"

#include <algorithm>
#include <array>
#include <climits>
#include <cstdlib>
#include <memory>
#include <utility>

#include "render/palette.h"

#define STB_IMAGE_WRITE_STATIC
#define STB_IMAGE_WRITE_IMPLEMENTATION
#define STBI_WRITE_NO_STDIO
#include <stb_image_write.h>
#define STB_IMAGE_STATIC
#define STB_IMAGE_IMPLEMENTATION
#define STBI_ONLY_PNG
#define STBI_NO_STDIO
#include <stb_image.h>

namespace gimbalscope::render {
namespace {

std::size_t byteCount(const Image& image) {
    if (image.width <= 0 || image.height <= 0) {
        return 0;
    }
    return static_cast<std::size_t>(image.width) * static_cast<std::size_t>(image.height) * 4;
}

std::string bigEndian(std::uint32_t number) {
    std::string bytes;
    for (int shift = 24; shift >= 0; shift -= 8) {
        bytes += static_cast<char>(number >> shift & 0xFFU);
    }
    return bytes;
}

// The checksum of a PNG's chunks.
std::uint32_t crc32(std::string_view bytes) {
    std::uint32_t crc = 0xFFFFFFFFU;
    for (const char byte : bytes) {
        crc ^= static_cast<std::uint8_t>(byte);
        for (int bit = 0; bit < 8; ++bit) {
            crc = (crc >> 1) ^ ((crc & 1U) != 0 ? 0xEDB88320U : 0U);
        }
    }
    return ~crc;
}

std::string chunk(std::string_view type, std::string_view data) {
    const std::string body = std::string(type) + std::string(data);
    return bigEndian(static_cast<std::uint32_t>(data.size())) + body + bigEndian(crc32(body));
}

// Each row as it is behind a 0, as PNG has it without a filter; empty when memory runs out.
std::string compressedRows(const Indexed& image) {
    std::vector<unsigned char> rows;
    const auto width = static_cast<std::size_t>(image.width);
    for (std::size_t at = 0; at < image.pixels.size(); at += width) {
        rows.push_back(0);
        const auto row = image.pixels.begin() + static_cast<std::ptrdiff_t>(at);
        rows.insert(rows.end(), row, row + static_cast<std::ptrdiff_t>(width));
    }
    constexpr int kQuality = 32;  // how far back it is looked for what repeats
    int size = 0;
    struct Free {
        void operator()(unsigned char* bytes) const { std::free(bytes); }
    };
    const std::unique_ptr<unsigned char, Free> bytes(
        stbi_zlib_compress(rows.data(), static_cast<int>(rows.size()), &size, kQuality));
    return bytes ? std::string(reinterpret_cast<const char*>(bytes.get()),
                               static_cast<std::size_t>(size))
                 : std::string();
}

struct FreePixels {
    void operator()(stbi_uc* pixels) const { stbi_image_free(pixels); }
};

}  // namespace

std::string encodePng(const Image& image) { return encode(image, ImageFormat::Png); }

std::optional<ImageFormat> imageFormat(std::string_view path) {
    const std::string_view name = path.substr(path.rfind('/') + 1);  // all of it without a slash
    const std::size_t dot = name.rfind('.');
    if (dot == std::string_view::npos) {
        return ImageFormat::Png;
    }
    std::string extension(name.substr(dot + 1));
    std::ranges::transform(extension, extension.begin(), [](char letter) {
        return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
    });
    constexpr std::array<std::pair<std::string_view, ImageFormat>, 5> kExtensions{
        {{"png", ImageFormat::Png},
         {"jpg", ImageFormat::Jpeg},
         {"jpeg", ImageFormat::Jpeg},
         {"bmp", ImageFormat::Bmp},
         {"tga", ImageFormat::Tga}}};
    for (const auto& [known, format] : kExtensions) {
        if (known == extension) {
            return format;
        }
    }
    return std::nullopt;
}

std::string imageFormatProblem(std::string_view path) {
    return "\"" + std::string(path) + "\" is no picture that can be written: png, jpg, bmp or tga";
}

std::string encode(const Image& image, ImageFormat format) {
    std::string bytes;
    if (byteCount(image) == 0 || image.rgba.size() != byteCount(image)) {
        return bytes;
    }
    constexpr int kChannels = 4, kQuality = 92;
    const auto append = [](void* context, void* data, int size) {
        static_cast<std::string*>(context)->append(static_cast<const char*>(data),
                                                   static_cast<std::size_t>(size));
    };
    const auto write = [&] {
        const int width = image.width, height = image.height;
        const std::uint8_t* pixels = image.rgba.data();
        switch (format) {
            case ImageFormat::Jpeg:
                return stbi_write_jpg_to_func(append, &bytes, width, height, kChannels, pixels,
                                              kQuality);
            case ImageFormat::Bmp:
                return stbi_write_bmp_to_func(append, &bytes, width, height, kChannels, pixels);
            case ImageFormat::Tga:
                return stbi_write_tga_to_func(append, &bytes, width, height, kChannels, pixels);
            case ImageFormat::Png:
                break;
        }
        return stbi_write_png_to_func(append, &bytes, width, height, kChannels, pixels,
                                      width * kChannels);
    };
    if (write() == 0) {
        bytes.clear();
    }
    return bytes;
}

std::string encodeIndexedPng(const Image& image) {
    if (byteCount(image) == 0 || image.rgba.size() != byteCount(image)) {
        return {};
    }
    const Indexed few = indexed(image);
    std::string colours;
    for (const Colour& colour : few.palette) {
        colours.append(colour.begin(), colour.end());
    }
    const std::string rows = compressedRows(few);
    if (rows.empty()) {
        return {};
    }
    const std::string head = bigEndian(static_cast<std::uint32_t>(few.width)) +
                             bigEndian(static_cast<std::uint32_t>(few.height)) +
                             std::string({8, 3, 0, 0, 0});  // 8 bits, a palette
    return "\x89PNG\r\n\x1A\n" + chunk("IHDR", head) + chunk("PLTE", colours) +
           chunk("IDAT", rows) + chunk("IEND", {});
}

Image cropped(const Image& image, int left, int top, int width, int height) {
    left = std::clamp(left, 0, image.width);
    top = std::clamp(top, 0, image.height);
    Image part{
        std::clamp(width, 0, image.width - left), std::clamp(height, 0, image.height - top), {}};
    for (int row = top; row < top + part.height; ++row) {
        const auto begin = image.rgba.begin() + 4 * (std::ptrdiff_t{row} * image.width + left);
        part.rgba.insert(part.rgba.end(), begin, begin + 4 * std::ptrdiff_t{part.width});
    }
    return part;
}

std::optional<Image> decodePng(std::string_view bytes) {
    if (bytes.empty() || bytes.size() > static_cast<std::size_t>(INT_MAX)) {
        return std::nullopt;
    }
    Image image;
    int channels = 0;
    const std::unique_ptr<stbi_uc, FreePixels> pixels(stbi_load_from_memory(
        reinterpret_cast<const stbi_uc*>(bytes.data()), static_cast<int>(bytes.size()),
        &image.width, &image.height, &channels, 4));
    if (!pixels) {
        return std::nullopt;
    }
    image.rgba.assign(pixels.get(), pixels.get() + byteCount(image));
    return image;
}

std::optional<Difference> difference(const Image& a, const Image& b) {
    if (a.width != b.width || a.height != b.height || a.rgba.size() != b.rgba.size()) {
        return std::nullopt;
    }
    Difference result;
    std::uint64_t sum = 0;
    for (std::size_t pixel = 0; pixel + 3 < a.rgba.size(); pixel += 4) {
        int worst = 0;
        for (std::size_t channel = pixel; channel < pixel + 3; ++channel) {
            const int apart = std::abs(int{a.rgba[channel]} - int{b.rgba[channel]});
            worst = std::max(worst, apart);
            sum += static_cast<std::uint64_t>(apart);
        }
        result.largest = std::max(result.largest, worst);
        result.pixels += worst > 0 ? 1U : 0U;
    }
    const double channels = static_cast<double>(a.rgba.size()) * 0.75;
    result.mean = channels > 0.0 ? static_cast<double>(sum) / channels : 0.0;
    return result;
}

bool agree(const Image& a, const Image& b, const Tolerance& tolerance) {
    const std::optional<Difference> apart = difference(a, b);
    return apart && apart->largest <= tolerance.largest && apart->mean <= tolerance.mean;
}

Image differenceImage(const Image& a, const Image& b) {
    if (!difference(a, b)) {
        return {};
    }
    Image result = a;
    for (std::size_t i = 0; i < result.rgba.size(); ++i) {
        const int apart = std::abs(int{a.rgba[i]} - int{b.rgba[i]});
        result.rgba[i] =
            i % 4 == 3 ? std::uint8_t{255} : static_cast<std::uint8_t>(std::min(8 * apart, 255));
    }
    return result;
}

}  // namespace gimbalscope::render
