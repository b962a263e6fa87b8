// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// What is drawn, as plain values: a Scene is a list of views (the flight view, one per card), each
// with its rectangle, its camera and a list of items in the order in which they are painted.
// Nothing here knows how it is drawn. Positions are in the world frame; widths and radii are in
// pixels; colours are straight sRGB. Labels are drawn by the user interface over the finished
// picture.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <variant>
#include <vector>

#include "look/label.h"
#include "look/palette.h"
#include "scene/camera.h"

namespace gimbalscope::scene {

struct LinePoint {
    math::Vec3 position;
    look::Rgba color;
    float width = 1.0F;  ///< pixels, the whole width of the stroke
    friend bool operator==(const LinePoint&, const LinePoint&) = default;
};

struct LineStyle {
    bool closed = false;
    float dashOn = 0.0F, dashPeriod = 0.0F;  ///< pixels; a period of 0 is a solid line
    bool soft = false;                       ///< fades from the middle to the sides, as light does
    bool additive = false;                   ///< adds its colour to what lies behind
    friend bool operator==(const LineStyle&, const LineStyle&) = default;
};

/// A run of points in Drawing::points.
struct Polyline {
    std::uint32_t first = 0, count = 0;
    LineStyle style;
    friend bool operator==(const Polyline&, const Polyline&) = default;
};

/// One corner of a filled triangle.
struct FillPoint {
    math::Vec3 position;
    look::Rgba color;
    friend bool operator==(const FillPoint&, const FillPoint&) = default;
};

/// A point of light: a disc that faces the camera.
struct Sprite {
    math::Vec3 position;
    float radius = 1.0F;  ///< pixels
    look::Rgba color;
    bool crisp = false;  ///< a sharp disc; else a glow
    bool additive = false;
    friend bool operator==(const Sprite&, const Sprite&) = default;
};

/// A batch of lines, fills and points of light. Within it soft lines come first, then fills and
/// solid lines in the order added, then dashed lines, then sprites.
struct Drawing {
    bool hiddenByShip = false;  ///< tested against the depth of the ship painted just before
    std::vector<LinePoint> points;
    std::vector<Polyline> lines;
    std::vector<FillPoint> fills;  ///< three per triangle
    std::vector<Sprite> sprites;
    friend bool operator==(const Drawing&, const Drawing&) = default;
};

enum class ShipStyle : std::uint8_t {
    Solid,    ///< lit, with stroked edges
    Ghost,    ///< a see-through fill in the ghost colour, no edges
    Outline,  ///< dashed silhouettes in the ghost colour, hidden by the ship painted just before
    Skin,     ///< a see-through fill in the flicker colour with faint silhouettes: a pose that was
              ///< shown
};

/// The ship in one pose.
struct ShipItem {
    math::Quat worldFromBody;
    ShipStyle style = ShipStyle::Solid;
    float fillAlpha = 1.0F, edgeAlpha = 1.0F;
    double scale = 1.0;
    bool sharesDepth = false;  ///< in the depth layer of the ship before it; else in front of that
    friend bool operator==(const ShipItem&, const ShipItem&) = default;
};

/// Sky, ground below the horizon and, in dark themes, stars: fills the whole view.
struct SkyItem {
    friend bool operator==(const SkyItem&, const SkyItem&) = default;
};

/// Pixels made elsewhere, top row first; four bytes each, R G B A, opaque.
struct Picture {
    int width = 0, height = 0;
    std::vector<std::uint8_t> rgba;
};

/// A picture that fills the whole view without smoothing: give the view its size in pixels. It may
/// be painted on between frames; `version` has to change then.
struct PictureItem {
    std::shared_ptr<const Picture> picture;
    std::uint64_t version = 0;
    friend bool operator==(const PictureItem&, const PictureItem&) = default;
};

/// The painted sphere of a navball: a disc in the middle of its view, sky and ground by world
/// direction. Directions are unit vectors in the world.
struct BallItem {
    float radius = 1.0F;       ///< of the disc; 1 is half the view's height
    math::Vec3 towards{};      ///< what the middle of the disc shows
    math::Vec3 right{}, up{};  ///< what lies to the right of it and above it
    bool isWide =
        false;  ///< shows 112 degrees round the middle (navball.h) instead of a half sphere
    friend bool operator==(const BallItem&, const BallItem&) = default;
};

using Item = std::variant<SkyItem, Drawing, ShipItem, PictureItem, BallItem>;

struct View {
    PixelRect rect{};
    Camera camera{};
    float pixelScale = 1.0F;  ///< the text scale: what a "pixel" of a width is in real pixels
    std::vector<Item> items{};
    std::vector<look::Label> labels{};
    friend bool operator==(const View&, const View&) = default;
};

struct Scene {
    look::ThemeId theme = look::ThemeId::Dark;
    std::vector<View> views;
    friend bool operator==(const Scene&, const Scene&) = default;
};

}  // namespace gimbalscope::scene
