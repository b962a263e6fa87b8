// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Median cut over the colours that there are.
#include "render/palette.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <span>

namespace gimbalscope::render {
namespace {

constexpr std::size_t kMostColours = 256;

struct Counted {
    Colour colour{};
    double weight = 0.0;  ///< grows slower than the area
};

std::uint32_t packed(const std::uint8_t* rgba) {
    return static_cast<std::uint32_t>(rgba[0] << 16 | rgba[1] << 8 | rgba[2]);
}

std::vector<std::uint32_t> packedPixels(const Image& image) {
    std::vector<std::uint32_t> pixels;
    pixels.reserve(image.rgba.size() / 4);
    for (std::size_t i = 0; i + 3 < image.rgba.size(); i += 4) {
        pixels.push_back(packed(&image.rgba[i]));
    }
    return pixels;
}

/// Sorted by the packed colours.
std::vector<Counted> countedOf(std::vector<std::uint32_t> pixels) {
    std::ranges::sort(pixels);
    std::vector<Counted> counted;
    for (std::size_t begin = 0; begin < pixels.size();) {
        const std::uint32_t colour = pixels[begin];
        std::size_t end = begin;
        while (end < pixels.size() && pixels[end] == colour) {
            ++end;
        }
        counted.push_back({{static_cast<std::uint8_t>(colour >> 16),
                            static_cast<std::uint8_t>(colour >> 8 & 0xFFU),
                            static_cast<std::uint8_t>(colour & 0xFFU)},
                           std::sqrt(static_cast<double>(end - begin))});
        begin = end;
    }
    return counted;
}

/// Some of the colours: their mean, and along which channel they are furthest apart.
class Box {
public:
    explicit Box(std::span<Counted> colours) : colours_(colours) {
        double weight = 0.0;
        for (const Counted& each : colours) {
            weight += each.weight;
            for (std::size_t i = 0; i < 3; ++i) {
                mean_[i] += each.weight * each.colour[i];
            }
        }
        for (double& channel : mean_) {
            channel /= weight;
        }
        std::array<double, 3> spreads{};
        for (const Counted& each : colours) {
            for (std::size_t i = 0; i < 3; ++i) {
                const double apart = each.colour[i] - mean_[i];
                spreads[i] += each.weight * apart * apart;
            }
        }
        widest_ = static_cast<std::size_t>(std::ranges::max_element(spreads) - spreads.begin());
        // Rounding of the mean is no spread.
        spread_ = colours.size() < 2 ? 0.0 : spreads[widest_];
    }

    double spread() const { return spread_; }
    Colour mean() const {
        Colour colour{};
        for (std::size_t i = 0; i < 3; ++i) {
            colour[i] = static_cast<std::uint8_t>(std::lround(mean_[i]));
        }
        return colour;
    }
    /// Cut at the mean, so that neither part is empty while there is a spread.
    std::array<Box, 2> cut() const {
        const auto upper = std::partition(
            colours_.begin(), colours_.end(),
            [this](const Counted& each) { return each.colour[widest_] <= mean_[widest_]; });
        return {Box({colours_.begin(), upper}), Box({upper, colours_.end()})};
    }

private:
    std::span<Counted> colours_;
    std::array<double, 3> mean_{};
    std::size_t widest_ = 0;
    double spread_ = 0.0;
};

std::vector<Colour> paletteOf(std::vector<Counted>& counted) {
    std::vector<Box> boxes{Box(counted)};
    while (boxes.size() < kMostColours) {
        const auto widest = std::ranges::max_element(boxes, {}, &Box::spread);
        if (widest->spread() <= 0.0) {
            break;
        }
        const std::array<Box, 2> parts = widest->cut();
        *widest = parts[0];
        boxes.push_back(parts[1]);
    }
    std::vector<Colour> palette;
    for (const Box& box : boxes) {
        palette.push_back(box.mean());
    }
    return palette;
}

std::uint8_t nearest(const std::vector<Colour>& palette, const Colour& colour) {
    std::size_t best = 0;
    int least = std::numeric_limits<int>::max();
    for (std::size_t i = 0; i < palette.size(); ++i) {
        int apart = 0;
        for (std::size_t channel = 0; channel < 3; ++channel) {
            const int by = int{palette[i][channel]} - int{colour[channel]};
            apart += by * by;
        }
        if (apart < least) {
            least = apart;
            best = i;
        }
    }
    return static_cast<std::uint8_t>(best);
}

}  // namespace

Indexed indexed(const Image& image) {
    const std::vector<std::uint32_t> pixels = packedPixels(image);
    Indexed result{image.width, image.height, {}, {}};
    if (pixels.empty()) {
        return result;
    }
    std::vector<Counted> counted = countedOf(pixels);
    std::vector<std::uint32_t> colours;
    std::vector<std::uint8_t> places;
    const std::vector<Counted> sorted = counted;
    result.palette = paletteOf(counted);
    for (const Counted& each : sorted) {
        colours.push_back(packed(each.colour.data()));
        places.push_back(nearest(result.palette, each.colour));
    }
    result.pixels.reserve(pixels.size());
    for (const std::uint32_t pixel : pixels) {
        const auto at = std::ranges::lower_bound(colours, pixel) - colours.begin();
        result.pixels.push_back(places[static_cast<std::size_t>(at)]);
    }
    return result;
}

}  // namespace gimbalscope::render
