// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Paints pictures made elsewhere (the flicker maps) into a view. The pixels go to the driver only
// when they changed; between changes a frame costs one triangle. Two pictures are held, since A and
// B have a map each.
#pragma once

#include <array>
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
    /// A texture and what it holds.
    struct Held {
        Texture texture;
        int width = 0, height = 0;  ///< of the texture's storage
        // The pointer is kept, so that its address cannot be used again.
        std::shared_ptr<const scene::Picture> picture;
        std::uint64_t version = 0;
    };
    static void upload(Held& held, const scene::PictureItem& item);
    Held& heldFor(const scene::PictureItem& item);

    Program program_;
    VertexArray array_;
    std::array<Held, 2> held_;
    std::size_t next_ = 0;  ///< to be given to a picture that none holds
};

}  // namespace gimbalscope::render
