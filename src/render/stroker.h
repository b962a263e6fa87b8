// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Turns polylines, fills and points of light into triangles on the processor, without OpenGL. Lines
// become mitred strips whose fragments carry their distance to the middle of the line, so coverage
// is exact and nothing needs multisampling. Order of use: begin for a view, any number of add
// calls, then StrokeBatch draws and clears.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "render/convert.h"
#include "scene/scene.h"

namespace gimbalscope::render {

/// A corner of a strip. Layout as shaders/line.vert reads it.
struct LineVertex {
    glm::vec3 position;                    ///< clip coordinates
    float fromMiddle = 0.0F;               ///< pixels, signed
    float halfWidth = 0.0F, along = 0.0F;  ///< pixels
    float dashOn = 0.0F, dashPeriod = 0.0F;
    float additive = 0.0F;
    std::uint32_t color = 0;  ///< R in the lowest byte, straight alpha
};

/// A corner of a point of light. Layout as shaders/sprite.vert reads it.
struct SpriteVertex {
    glm::vec3 position;
    glm::vec2 place;
    float crispRadius = 0.0F;
    float additive = 0.0F;
    std::uint32_t color = 0;
};

/// The three programs for lines, in the order in which they are drawn.
enum class LineProgram : std::uint8_t { Soft, Solid, Dashed };

/// A point of a line in floats.
struct StrokePoint {
    glm::vec3 position;
    glm::vec4 color;
    float width = 1.0F;
};

class Stroker {
public:
    /// Starts a view: world to clip matrix and the size of its rectangle in pixels. Drops what was
    /// added.
    void begin(const glm::mat4& clipFromWorld, glm::vec2 sizePx);

    /// Adds a polyline. It is clipped at the eye; points closer than 0.05 pixels and
    /// those that change nothing to be seen are merged, pieces out of view or without colour left
    /// out; a width below one pixel becomes one pixel with less alpha.
    void line(std::span<const StrokePoint> points, const scene::LineStyle& style);

    /// Adds everything of a drawing.
    void add(const scene::Drawing& drawing);

    /// Adds a glow in a direction infinitely far away.
    void farGlow(glm::vec3 direction, float radius, glm::vec4 color, bool additive);

    const std::vector<LineVertex>& vertices() const { return vertices_; }
    const std::vector<std::uint32_t>& indices(LineProgram program) const {
        return indices_[static_cast<std::size_t>(program)];
    }
    const std::vector<SpriteVertex>& sprites() const { return sprites_; }
    void clear();

private:
    /// A projected point.
    struct Spot {
        glm::vec2 pixel;
        float depth = 0.0F;
        glm::vec4 color;
        float width = 1.0F;
    };
    /// Across the line at a point: a unit vector, and how far the corner reaches in half widths.
    struct Miter {
        glm::vec2 normal;
        float length = 1.0F;
    };

    Spot spot(glm::vec4 clip, const StrokePoint& point) const;
    void clippedLine(std::span<const StrokePoint> points, const scene::LineStyle& style);
    static bool isOnTheWay(const Spot& from, const Spot& point, const Spot& to);
    void keepDistinct(const scene::LineStyle& style);
    std::size_t endOfStraight(std::size_t first) const;
    bool isSeen(const Spot& a, const Spot& b) const;
    Miter miterAt(std::size_t i, bool isClosed) const;
    void strip(const scene::LineStyle& style);
    void addCorner(const Spot& spot, const Miter& miter, float along,
                   const scene::LineStyle& style);
    void fill(std::span<const scene::FillPoint> corners);
    void sprite(const scene::Sprite& sprite);
    void square(glm::vec4 clip, float radius, const SpriteVertex& common);

    glm::mat4 clipFromWorld_{1.0F};
    glm::vec2 size_{1.0F};
    std::vector<LineVertex> vertices_;
    std::array<std::vector<std::uint32_t>, 3> indices_;
    std::vector<SpriteVertex> sprites_;
    std::vector<Spot> run_, distinct_, kept_;  // scratch, kept for their memory
    std::vector<glm::vec4> clip_;
    std::vector<StrokePoint> converted_;
};

}  // namespace gimbalscope::render
