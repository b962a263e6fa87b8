// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The flicker map as pixels: a colour by the size of the error, a pattern by its cause (look/
// error_ramp.h). While the map is being computed only the rows that changed are painted anew.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "look/error_ramp.h"
#include "scene/scene.h"
#include "sim/flicker_map.h"

namespace gimbalscope::scene {

/// The pattern of a cell's largest error without NaN; none for 1 degree or less.
look::FaultPattern patternOf(const sim::MapCell& cell);
/// The ground colour of a cell: the error's, and the more red over it the more of it is NaN.
look::Rgb colorOf(const look::Palette& palette, const sim::MapCell& cell);

/// How it is painted.
struct MapLook {
    look::ThemeId theme = look::ThemeId::Dark;
    int cellPixels = 3;  ///< side of a cell, at least 1
    float pixelScale = 1.0F;
    friend bool operator==(const MapLook&, const MapLook&) = default;
};

/// A picture that grows with its map.
struct MapPicture {
    std::shared_ptr<Picture> picture;
    std::uint64_t version = 0;  ///< rises with every change
    MapLook look;
    sim::MapRequest request;
    std::vector<int> painted;  ///< by row of cells: which row's cells stand there, -1 for none
};
/// Brings the picture up to the map; true when it changed. Rows that are not known yet show the
/// nearest coarse one above them, or the colour of the panel.
bool paint(MapPicture& picture, const sim::FlickerMap& map, const MapLook& look);

}  // namespace gimbalscope::scene
