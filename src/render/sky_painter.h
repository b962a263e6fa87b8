// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Paints the dome of sky and ground, and the stars.
#pragma once

#include <optional>
#include <string>

#include "render/stroke_batch.h"
#include "scene/ground.h"

namespace gimbalscope::render {

class SkyPainter {
public:
    /// Makes the program and buffers anew; returns a sentence when that fails, else nothing.
    std::string rebuild();

    /// Fills the viewport. The dome's colours are kept until the theme changes.
    void paint(const scene::View& view, look::ThemeId theme, Stroker& stroker, StrokeBatch& batch);

private:
    void useTheme(look::ThemeId theme);
    void addStars(const scene::View& view, const look::Palette& palette, Stroker& stroker) const;

    Program program_;
    GLint clipFromWorld_ = -1;
    VertexArray array_;
    Buffer vertices_;
    GLsizei vertexCount_ = 0;
    std::optional<look::ThemeId> theme_;
    std::vector<scene::Star> stars_;
};

}  // namespace gimbalscope::render
