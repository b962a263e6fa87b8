// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// A framebuffer that outlives the frame, for pictures without a window: RGBA8 with a 24-bit depth
// buffer, no multisampling. Needs a current context.
#pragma once

#include <optional>
#include <string>

#include "render/gl_handle.h"
#include "render/image.h"
#include "render/renderer.h"

namespace gimbalscope::render {

class Offscreen {
public:
    /// A framebuffer of a size, or a sentence in `error` when the size is not possible.
    static std::optional<Offscreen> create(FramebufferSize size, std::string& error);

    /// Makes it the framebuffer that is drawn into and read from.
    void bind() const;
    FramebufferSize size() const { return size_; }

    /// Its pixels now, top row first.
    Image read() const;

private:
    FramebufferSize size_;
    Texture color_;
    Renderbuffer depth_;
    Framebuffer framebuffer_;
};

/// Pixels of the bound framebuffer, top row first; alpha is set to 255.
Image readFramebuffer(FramebufferSize size);

}  // namespace gimbalscope::render
