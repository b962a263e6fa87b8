// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Pictures with few colours, for files that have to be small: text and lines stay as sharp as they
// were, and smooth shades become steps that paper does not show.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "render/image.h"

namespace gimbalscope::render {

using Colour = std::array<std::uint8_t, 3>;

struct Indexed {
    int width = 0, height = 0;
    std::vector<Colour> palette;       ///< at most 256
    std::vector<std::uint8_t> pixels;  ///< places in it, top row first
};
/// The nearest of 256 colours for each pixel: those of the picture while it has no more, else by
/// median cut, where rare colours that stand apart count almost as much as those of large areas.
Indexed indexed(const Image& image);

}  // namespace gimbalscope::render
