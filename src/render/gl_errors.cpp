// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The KHR_debug callback.
#include "render/gl_errors.h"

#include <cstdio>

#include <glad/gl.h>

#include "render/gl_loader.h"

namespace gimbalscope::render {
namespace {

constexpr std::size_t kMostTold = 20;

void GLAD_API_PTR onMessage(GLenum /*source*/, GLenum type, GLuint /*id*/, GLenum severity,
                            GLsizei /*length*/, const GLchar* message, const void* user) {
    if (type == GL_DEBUG_TYPE_ERROR || type == GL_DEBUG_TYPE_UNDEFINED_BEHAVIOR ||
        severity == GL_DEBUG_SEVERITY_HIGH) {
        static_cast<GlErrors*>(const_cast<void*>(user))->add(message);
    }
}

}  // namespace

GlErrors::GlErrors() {
    if (GLAD_GL_KHR_debug != 0) {
        glEnable(GL_DEBUG_OUTPUT);
        glEnable(GL_DEBUG_OUTPUT_SYNCHRONOUS);
        glDebugMessageCallback(onMessage, this);
    }
}

GlErrors::~GlErrors() {
    if (GLAD_GL_KHR_debug != 0) {
        glDebugMessageCallback(nullptr, nullptr);
    }
}

void GlErrors::check() {
    if (const std::string error = takeOpenGlError(); !error.empty()) {
        add(error.c_str());
    }
}

void GlErrors::add(const char* message) {
    ++count_;
    if (told_.size() < kMostTold && told_.insert(message).second) {
        std::fprintf(stderr, "gimbalscope: OpenGL: %s\n", message);
    }
}

void provokeOpenGlError() {
    constexpr GLenum kNothing = 0xFFFF;
    glEnable(kNothing);
}

}  // namespace gimbalscope::render
