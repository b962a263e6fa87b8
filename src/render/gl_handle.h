// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Owners of OpenGL names. Each deletes its object when it goes; all can be moved and none copied.
// They must go while the context they came from is current.
#pragma once

#include <glad/gl.h>

#include <utility>

namespace gimbalscope::render {

/// A name and the function that deletes it.
template <class Delete>
class GlHandle {
public:
    GlHandle() = default;
    explicit GlHandle(GLuint name) : name_(name) {}
    GlHandle(GlHandle&& other) noexcept : name_(std::exchange(other.name_, 0)) {}
    GlHandle& operator=(GlHandle&& other) noexcept {
        std::swap(name_, other.name_);
        return *this;
    }
    GlHandle(const GlHandle&) = delete;
    GlHandle& operator=(const GlHandle&) = delete;
    ~GlHandle() {
        if (name_ != 0) {
            Delete{}(name_);
        }
    }

    /// The OpenGL name; 0 when there is none.
    GLuint name() const { return name_; }
    explicit operator bool() const { return name_ != 0; }

private:
    GLuint name_ = 0;
};

struct DeleteProgram {
    void operator()(GLuint name) const { glDeleteProgram(name); }
};
struct DeleteShader {
    void operator()(GLuint name) const { glDeleteShader(name); }
};
struct DeleteBuffer {
    void operator()(GLuint name) const { glDeleteBuffers(1, &name); }
};
struct DeleteVertexArray {
    void operator()(GLuint name) const { glDeleteVertexArrays(1, &name); }
};
struct DeleteTexture {
    void operator()(GLuint name) const { glDeleteTextures(1, &name); }
};
struct DeleteFramebuffer {
    void operator()(GLuint name) const { glDeleteFramebuffers(1, &name); }
};
struct DeleteRenderbuffer {
    void operator()(GLuint name) const { glDeleteRenderbuffers(1, &name); }
};

using Program = GlHandle<DeleteProgram>;
using Shader = GlHandle<DeleteShader>;
using Buffer = GlHandle<DeleteBuffer>;
using VertexArray = GlHandle<DeleteVertexArray>;
using Texture = GlHandle<DeleteTexture>;
using Framebuffer = GlHandle<DeleteFramebuffer>;
using Renderbuffer = GlHandle<DeleteRenderbuffer>;

inline Buffer makeBuffer() {
    GLuint name = 0;
    glGenBuffers(1, &name);
    return Buffer(name);
}
inline VertexArray makeVertexArray() {
    GLuint name = 0;
    glGenVertexArrays(1, &name);
    return VertexArray(name);
}

/// One attribute of a vertex: `components` floats (or normalised bytes) at a byte offset.
struct Attribute {
    GLuint location = 0;
    GLint components = 3;
    std::size_t offset = 0;
    bool isBytes = false;
};

/// Describes an attribute of the bound buffer to the bound vertex array.
inline void enableAttribute(const Attribute& attribute, std::size_t stride) {
    glEnableVertexAttribArray(attribute.location);
    // OpenGL takes the offset disguised as a pointer.
    glVertexAttribPointer(attribute.location, attribute.components,
                          attribute.isBytes ? GL_UNSIGNED_BYTE : GL_FLOAT,
                          attribute.isBytes ? GL_TRUE : GL_FALSE, static_cast<GLsizei>(stride),
                          reinterpret_cast<const void*>(attribute.offset));
}

}  // namespace gimbalscope::render
