// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Painting cells. A row of pixels is made once for each line of a row of cells, since patterns
// differ from line to line.
#include "scene/map_picture.h"

#include <algorithm>

namespace gimbalscope::scene {
namespace {

using Rgba8 = std::array<std::uint8_t, 4>;

Rgba8 packed(look::Rgb color) {
    const auto channel = [](float value) {
        return static_cast<std::uint8_t>(std::clamp(value, 0.0F, 1.0F) * 255.0F + 0.5F);
    };
    return {channel(color.r), channel(color.g), channel(color.b), 255};
}

/// What a cell looks like.
struct CellPaint {
    look::FaultPattern pattern = look::FaultPattern::None;
    bool hasNan = false;
    Rgba8 ground{}, ink{};
};

std::vector<CellPaint> paints(const look::Palette& palette, const std::vector<sim::MapCell>* cells,
                              int columns) {
    std::vector<CellPaint> result(static_cast<std::size_t>(columns),
                                  {look::FaultPattern::None, false, packed(palette.panel), {}});
    for (std::size_t i = 0; cells != nullptr && i < result.size(); ++i) {
        const sim::MapCell& cell = (*cells)[i];
        const look::Rgb ground = colorOf(palette, cell);
        result[i] = {patternOf(cell), cell.nanCount > 0, packed(ground),
                     packed(look::inkOn(palette, ground))};
    }
    return result;
}

void paintRow(MapPicture& target, int row, const std::vector<sim::MapCell>* cells) {
    Picture& picture = *target.picture;
    const int size = target.look.cellPixels;
    const auto cellPaints = paints(look::palette(target.look.theme), cells, target.request.columns);
    for (int y = row * size; y < (row + 1) * size; ++y) {
        auto* pixel = picture.rgba.data() +
                      static_cast<std::size_t>(y) * static_cast<std::size_t>(picture.width) * 4;
        for (int x = 0; x < picture.width; ++x, pixel += 4) {
            const CellPaint& cell = cellPaints[static_cast<std::size_t>(x / size)];
            const float scale = target.look.pixelScale;
            const bool inked = look::isInked(cell.pattern, x, y, scale) ||
                               (cell.hasNan && look::isInked(look::FaultPattern::Nan, x, y, scale));
            std::ranges::copy(inked ? cell.ink : cell.ground, pixel);
        }
    }
}

/// An identification of what rowShownAt gives: the row and whether it is of this request.
int sourceOf(const sim::FlickerMap& map, int row) {
    const std::vector<sim::MapCell>* const shown = rowShownAt(map, row);
    if (shown == nullptr) {
        return -1;
    }
    const auto source = static_cast<int>(shown - map.rows.data());
    return 2 * source + (map.isFresh[static_cast<std::size_t>(source)] ? 1 : 0);
}

void startAnew(MapPicture& target, const sim::FlickerMap& map, const MapLook& look) {
    auto picture = std::make_shared<Picture>();
    picture->width = map.request.columns * look.cellPixels;
    picture->height = map.request.rows * look.cellPixels;
    picture->rgba.resize(static_cast<std::size_t>(picture->width) *
                         static_cast<std::size_t>(picture->height) * 4);
    target.picture = std::move(picture);
    target.look = look;
    target.painted.assign(static_cast<std::size_t>(map.request.rows), -2);
}

}  // namespace

look::FaultPattern patternOf(const sim::MapCell& cell) {
    switch (cell.cause) {
        case convention::Cause::Snap:
            return look::FaultPattern::Snap;
        case convention::Cause::Quantum:
            return look::FaultPattern::Quantum;
        case convention::Cause::Noise:
            return look::FaultPattern::Noise;
        default:
            return look::FaultPattern::None;
    }
}

look::Rgb colorOf(const look::Palette& palette, const sim::MapCell& cell) {
    const look::Rgb ground = look::errorColor(palette, cell.errorDeg);
    return cell.nanCount == 0
               ? ground
               : look::nanColor(palette, ground,
                                static_cast<float>(cell.nanCount) / sim::kMapSamples);
}

bool paint(MapPicture& picture, const sim::FlickerMap& map, const MapLook& look) {
    const bool isSameSize = picture.picture && picture.request.columns == map.request.columns &&
                            picture.request.rows == map.request.rows;
    if (!isSameSize || !(picture.look == look)) {
        startAnew(picture, map, look);
    } else if (!(picture.request == map.request)) {
        std::ranges::fill(picture.painted, -2);
    }
    picture.request = map.request;
    bool changed = false;
    for (int row = 0; row < map.request.rows; ++row) {
        int& painted = picture.painted[static_cast<std::size_t>(row)];
        if (const int source = sourceOf(map, row); source != painted) {
            paintRow(picture, row, rowShownAt(map, row));
            painted = source;
            changed = true;
        }
    }
    picture.version += changed ? 1 : 0;
    return changed;
}

}  // namespace gimbalscope::scene
