// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Paints the sphere of a navball: sky and ground by world direction, shaded, with a smooth rim. The
// marks on it are strokes of a Drawing over it.
#pragma once

#include <string>

#include "render/convert.h"
#include "render/shader.h"
#include "scene/scene.h"

namespace gimbalscope::render {

class BallPainter {
public:
    /// Makes the program anew; returns a sentence when that fails, else nothing.
    std::string rebuild();

    /// Paints the disc into the middle of the viewport, which has the rectangle's size. Leaves the
    /// depth test off and premultiplied blending on.
    void paint(const scene::BallItem& item, const scene::PixelRect& rect,
               const look::Palette& palette) const;

private:
    Program program_;
    VertexArray array_;  // has no attributes; OpenGL wants one
    struct Uniforms {
        GLint extent = -1, margin = -1, towards = -1, right = -1, up = -1, wide = -1, pixel = -1;
        GLint zenith = -1, sky = -1, ground = -1, nadir = -1, flatness = -1;
    } uniforms_;
};

}  // namespace gimbalscope::render
