// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Draws a Scene into whatever framebuffer is bound: one clear in the panel colour, then every view
// with its own viewport and scissor. Needs OpenGL 3.3 core or OpenGL ES 3.0 with the loader already
// loaded.
//
//   RendererResult made = Renderer::create(ship);   // a current context is needed from here on
//   made.renderer->draw(scene, {width, height});    // once a frame
//   made.renderer->rebuild();                       // after the context was lost and made anew
//
// The renderer must be destroyed while its context is current.
#pragma once

#include <memory>
#include <string>

#include "scene/mesh.h"
#include "scene/scene.h"

namespace gimbalscope::render {

/// Size of a framebuffer in pixels.
struct FramebufferSize {
    int width = 0, height = 0;
};

class Renderer;

/// A renderer, or a readable sentence (with the driver's log) that says why there is none.
struct RendererResult {
    std::unique_ptr<Renderer> renderer;
    std::string error;  ///< empty when there is a renderer
};

class Renderer {
public:
    /// Makes programs and buffers for a ship.
    static RendererResult create(const scene::Mesh& ship);
    ~Renderer();
    Renderer(const Renderer&) = delete;
    Renderer& operator=(const Renderer&) = delete;

    /// Makes every OpenGL object anew; returns a sentence when that fails, else nothing. The only
    /// place that makes them.
    std::string rebuild();

    /// Clears the bound framebuffer and draws all views. Views that are empty or outside are
    /// skipped. Leaves the whole viewport, no scissor, no depth test and premultiplied blending
    /// switched on.
    void draw(const scene::Scene& scene, FramebufferSize size);

private:
    explicit Renderer(const scene::Mesh& ship);
    struct Parts;
    std::unique_ptr<Parts> parts_;
};

}  // namespace gimbalscope::render
