// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Draws what a Stroker has collected: one upload, then at most one call for each of the three line
// programs and one for the points of light. Blending is premultiplied; additive light has alpha
// factor 0, so one blend state serves all.
#pragma once

#include <array>
#include <string>

#include "render/shader.h"
#include "render/stroker.h"

namespace gimbalscope::render {

class StrokeBatch {
public:
    /// Makes programs and buffers anew; returns a sentence when that fails, else nothing.
    std::string rebuild();

    /// Uploads and draws, then clears the stroker. Sets blending on.
    void draw(Stroker& stroker);

private:
    void makeLineBuffers();
    void makeSpriteBuffers();
    void drawLines(const Stroker& stroker);
    void drawSprites(const Stroker& stroker);

    std::array<Program, 3> linePrograms_;
    Program spriteProgram_;
    VertexArray lineArray_, spriteArray_;
    Buffer lineVertices_, lineIndices_, spriteVertices_, spriteIndices_;
    std::size_t lineVertexRoom_ = 0, lineIndexRoom_ = 0, spriteVertexRoom_ = 0;  // bytes
    std::size_t spriteIndexCount_ = 0;
    std::vector<std::uint32_t> allIndices_;
};

}  // namespace gimbalscope::render
