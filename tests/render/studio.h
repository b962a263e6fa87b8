// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// A context, a renderer and a framebuffer for tests that take pictures. One for the whole program,
// made when first asked for.
#pragma once

#include <memory>
#include <string>

#include "platform/headless_context.h"
#include "render/offscreen.h"
#include "render/renderer.h"
#include "scene/ship_lights.h"

namespace gimbalscope::render {

/// Size of all test pictures.
inline constexpr FramebufferSize kPictureSize{480, 300};

class Studio {
public:
    /// The studio; `error()` says why it cannot take pictures.
    static Studio& get();

    const std::string& error() const { return error_; }
    const scene::ShipLights& lights() const { return lights_; }

    /// The picture of a scene at kPictureSize. OpenGL must not have reported an error.
    Image take(const scene::Scene& scene);

private:
    Studio();
    std::string error_;
    scene::ShipLights lights_;
    std::unique_ptr<platform::HeadlessContext> context_;
    std::unique_ptr<Renderer> renderer_;
    std::unique_ptr<Offscreen> target_;
};

}  // namespace gimbalscope::render
