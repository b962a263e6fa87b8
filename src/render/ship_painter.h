// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Paints the ship in its styles: solid, ghost, dashed outline, red skin. Ships in one view lie in
// depth layers in front of each other, made with the depth range instead of clearing depth between
// them.
#pragma once

#include <string>

#include "render/ship_edges.h"
#include "render/stroke_batch.h"

namespace gimbalscope::render {

/// Sets the depth range; layer 0 is the farthest, at most 6 follow in front of it.
void useDepthLayer(int layer);

class ShipPainter {
public:
    /// Makes the program and the model's buffers anew; returns a sentence when that fails, else
    /// nothing.
    std::string rebuild(const scene::Mesh& mesh);

    /// What the whole view has in common.
    struct Context {
        const scene::View& view;
        const look::Palette& palette;
        Light light;
        glm::mat4 clipFromWorld;
    };
    /// Paints one ship into the present depth layer. Leaves the depth test off.
    void paint(const Context& context, const scene::ShipItem& item, Stroker& stroker,
               StrokeBatch& batch);

private:
    void useLight(const Context& context);
    void drawFacets(const glm::mat4& worldFromBody, glm::vec4 tint, float alpha);
    void drawDepthOnly(const glm::mat4& worldFromBody);

    Program program_;
    VertexArray array_;
    Buffer vertices_;
    GLsizei vertexCount_ = 0;
    std::vector<FlatEdge> edges_;
    struct Uniforms {
        GLint worldFromBody = -1, clipFromWorld = -1, eye = -1, tint = -1, alpha = -1;
        GLint keyDirection = -1, fillDirection = -1, rimDirection = -1;
        GLint keyColor = -1, fillColor = -1, rimColor = -1, skyColor = -1, groundColor = -1;
    } uniforms_;
};

}  // namespace gimbalscope::render
