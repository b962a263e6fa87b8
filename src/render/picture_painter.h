// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Paints pictures made elsewhere (the flicker map) into a view. The pixels go to the driver only
// when they changed; between changes a frame costs one triangle.
#pragma once

#include <cstdint>
#include <string>

#include "render/shader.h"
#include "scene/scene.h"

namespace gimbalscope::render {

class PicturePainter {
public:
    /// Makes the program and the texture anew; returns a sentence when that fails, else nothing.
    std::string rebuild();

    /// Fills the viewport with the picture. Nothing is painted without one, or when its pixels do
    /// not fit its size. Leaves the depth test off and blending on.
    void paint(const scene::PictureItem& item);

private:
    void upload(const scene::PictureItem& item);

    Program program_;
    VertexArray array_;
    Texture texture_;
    int width_ = 0, height_ = 0;  ///< of the texture's storage
    // What the texture holds. The pointer is kept, so that its address cannot be used again.
    std::shared_ptr<const scene::Picture> held_;
    std::uint64_t heldVersion_ = 0;
};

}  // namespace gimbalscope::render
