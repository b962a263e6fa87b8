// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Buffers only grow, so a quiet program allocates nothing.
#include "render/stroke_batch.h"

#include <algorithm>
#include <cstddef>

namespace gimbalscope::render {
namespace {

constexpr std::size_t kLeastRoom = std::size_t{1} << 18U;  // bytes

/// Writes bytes into the bound buffer, giving it more room first when they do not fit.
void upload(GLenum target, std::size_t& room, const void* bytes, std::size_t size) {
    if (size > room) {
        room = std::max(2 * size, kLeastRoom);
        glBufferData(target, static_cast<GLsizeiptr>(room), nullptr, GL_STREAM_DRAW);
    }
    glBufferSubData(target, 0, static_cast<GLsizeiptr>(size), bytes);
}

template <class T>
std::size_t byteSize(const std::vector<T>& items) {
    return items.size() * sizeof(T);
}

}  // namespace

std::string StrokeBatch::rebuild() {
    const std::array<const char*, 3> fragments{"line_soft.frag", "line_solid.frag",
                                               "line_dashed.frag"};
    for (std::size_t i = 0; i < fragments.size(); ++i) {
        ProgramResult result = loadProgram("line.vert", fragments[i]);
        if (!result.error.empty()) {
            return result.error;
        }
        linePrograms_[i] = std::move(result.program);
    }
    ProgramResult sprite = loadProgram("sprite.vert", "sprite.frag");
    if (!sprite.error.empty()) {
        return sprite.error;
    }
    spriteProgram_ = std::move(sprite.program);

    makeLineBuffers();
    makeSpriteBuffers();
    glBindVertexArray(0);
    lineVertexRoom_ = lineIndexRoom_ = spriteVertexRoom_ = spriteIndexCount_ = 0;
    return {};
}

void StrokeBatch::makeLineBuffers() {
    lineArray_ = makeVertexArray();
    lineVertices_ = makeBuffer();
    lineIndices_ = makeBuffer();
    glBindVertexArray(lineArray_.name());
    glBindBuffer(GL_ARRAY_BUFFER, lineVertices_.name());
    glBindBuffer(GL_ELEMENT_ARRAY_BUFFER, lineIndices_.name());
    for (const Attribute& each : {Attribute{0, 3, offsetof(LineVertex, position)},
                                  Attribute{1, 3, offsetof(LineVertex, fromMiddle)},
                                  Attribute{2, 3, offsetof(LineVertex, dashOn)},
                                  Attribute{3, 4, offsetof(LineVertex, color), true}}) {
        enableAttribute(each, sizeof(LineVertex));
    }
}

void StrokeBatch::makeSpriteBuffers() {
    spriteArray_ = makeVertexArray();
    spriteVertices_ = makeBuffer();
    spriteIndices_ = makeBuffer();
    glBindVertexArray(spriteArray_.name());
    glBindBuffer(GL_ARRAY_BUFFER, spriteVertices_.name());
    glBindBuffer(GL_ELEMENT_ARRAY_BUFFER, spriteIndices_.name());
    for (const Attribute& each : {Attribute{0, 3, offsetof(SpriteVertex, position)},
                                  Attribute{1, 4, offsetof(SpriteVertex, place)},
                                  Attribute{2, 4, offsetof(SpriteVertex, color), true}}) {
        enableAttribute(each, sizeof(SpriteVertex));
    }
}

void StrokeBatch::draw(Stroker& stroker) {
    glEnable(GL_BLEND);
    glBlendFunc(GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
    drawLines(stroker);
    drawSprites(stroker);
    glBindVertexArray(0);
    stroker.clear();
}

void StrokeBatch::drawLines(const Stroker& stroker) {
    allIndices_.clear();
    for (const LineProgram each : {LineProgram::Soft, LineProgram::Solid, LineProgram::Dashed}) {
        const auto& indices = stroker.indices(each);
        allIndices_.insert(allIndices_.end(), indices.begin(), indices.end());
    }
    if (allIndices_.empty()) {
        return;
    }
    glBindVertexArray(lineArray_.name());
    glBindBuffer(GL_ARRAY_BUFFER, lineVertices_.name());
    upload(GL_ARRAY_BUFFER, lineVertexRoom_, stroker.vertices().data(),
           byteSize(stroker.vertices()));
    glBindBuffer(GL_ELEMENT_ARRAY_BUFFER, lineIndices_.name());
    upload(GL_ELEMENT_ARRAY_BUFFER, lineIndexRoom_, allIndices_.data(), byteSize(allIndices_));
    std::size_t first = 0;
    for (const LineProgram each : {LineProgram::Soft, LineProgram::Solid, LineProgram::Dashed}) {
        const std::size_t count = stroker.indices(each).size();
        if (count == 0) {
            continue;
        }
        glUseProgram(linePrograms_[static_cast<std::size_t>(each)].name());
        glDrawElements(GL_TRIANGLES, static_cast<GLsizei>(count), GL_UNSIGNED_INT,
                       reinterpret_cast<const void*>(first * sizeof(std::uint32_t)));
        first += count;
    }
}

void StrokeBatch::drawSprites(const Stroker& stroker) {
    const std::size_t squares = stroker.sprites().size() / 4;
    if (squares == 0) {
        return;
    }
    glBindVertexArray(spriteArray_.name());
    glBindBuffer(GL_ARRAY_BUFFER, spriteVertices_.name());
    upload(GL_ARRAY_BUFFER, spriteVertexRoom_, stroker.sprites().data(),
           byteSize(stroker.sprites()));
    if (6 * squares > spriteIndexCount_) {
        allIndices_.clear();
        for (std::uint32_t corner = 0; corner < 4 * squares; corner += 4) {
            allIndices_.insert(allIndices_.end(),
                               {corner, corner + 1, corner + 2, corner, corner + 2, corner + 3});
        }
        glBindBuffer(GL_ELEMENT_ARRAY_BUFFER, spriteIndices_.name());
        glBufferData(GL_ELEMENT_ARRAY_BUFFER, static_cast<GLsizeiptr>(byteSize(allIndices_)),
                     allIndices_.data(), GL_STATIC_DRAW);
        spriteIndexCount_ = allIndices_.size();
    }
    glUseProgram(spriteProgram_.name());
    glDrawElements(GL_TRIANGLES, static_cast<GLsizei>(6 * squares), GL_UNSIGNED_INT, nullptr);
}

}  // namespace gimbalscope::render
