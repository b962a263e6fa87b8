// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// A framebuffer that outlives the frame, for pictures without a window: RGBA8 with a 24-bit depth
// buffer, no multisampling. Needs a current context.
#pragma once

#include <memory>
#include <string>

#include "render/image.h"
#include "render/renderer.h"

namespace gimbalscope::render {

class Offscreen;

/// A framebuffer, or a sentence that says why there is none.
struct OffscreenResult {
    std::unique_ptr<Offscreen> target;
    std::string error;  ///< empty when there is a framebuffer
};

class Offscreen {
public:
    /// A framebuffer of a size; the largest possible one depends on the driver.
    static OffscreenResult create(FramebufferSize size);
    ~Offscreen();
    Offscreen(const Offscreen&) = delete;
    Offscreen& operator=(const Offscreen&) = delete;

    /// Makes it the framebuffer that is drawn into and read from.
    void bind() const;
    FramebufferSize size() const { return size_; }

    /// Its pixels now, top row first.
    Image read() const;

private:
    struct Names;
    explicit Offscreen(FramebufferSize size);

    FramebufferSize size_;
    std::unique_ptr<Names> names_;
};

/// Pixels of the bound framebuffer, top row first; alpha is set to 255.
Image readFramebuffer(FramebufferSize size);

}  // namespace gimbalscope::render
