// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The only caller of the generated loader.
#include "render/gl_loader.h"

#include <string_view>

#include <glad/gl.h>

namespace gimbalscope::render {
namespace {

std::string text(GLenum what) {
    const auto* bytes = reinterpret_cast<const char*>(glGetString(what));
    return bytes == nullptr ? "unknown" : bytes;
}

}  // namespace

std::string loadOpenGl(GlLookup lookup) {
    const int version = gladLoadGL(lookup);
    if (version == 0) {
        return "Gimbalscope needs OpenGL 3.3, but its functions cannot be loaded.";
    }
    if (GLAD_VERSION_MAJOR(version) * 10 + GLAD_VERSION_MINOR(version) < 33) {
        return "Gimbalscope needs OpenGL 3.3, found " + text(GL_VERSION) + ".";
    }
    return {};
}

std::string describeOpenGl() { return text(GL_RENDERER) + ", OpenGL " + text(GL_VERSION); }

bool isSoftwareRenderer() {
    const std::string name = text(GL_RENDERER);
    return name.find("llvmpipe") != std::string::npos ||
           name.find("softpipe") != std::string::npos ||
           name.find("SwiftShader") != std::string::npos;
}

void releaseShaderCompiler(GlLookup lookup) {
    // OpenGL 4.1; before, the extension that brings what ES 2.0 has.
    GLint count = 0;
    glGetIntegerv(GL_NUM_EXTENSIONS, &count);
    for (GLint i = 0; i < count; ++i) {
        const GLubyte* name = glGetStringi(GL_EXTENSIONS, static_cast<GLuint>(i));
        if (name != nullptr &&
            std::string_view(reinterpret_cast<const char*>(name)) == "GL_ARB_ES2_compatibility") {
            if (const GlFunction release = lookup("glReleaseShaderCompiler")) {
                release();
            }
            return;
        }
    }
}

void finishOpenGl() { glFinish(); }

std::string takeOpenGlError() {
    const GLenum first = glGetError();
    if (first == GL_NO_ERROR) {
        return {};
    }
    while (glGetError() != GL_NO_ERROR) {
    }
    switch (first) {
        case GL_INVALID_ENUM:
            return "GL_INVALID_ENUM";
        case GL_INVALID_VALUE:
            return "GL_INVALID_VALUE";
        case GL_INVALID_OPERATION:
            return "GL_INVALID_OPERATION";
        case GL_INVALID_FRAMEBUFFER_OPERATION:
            return "GL_INVALID_FRAMEBUFFER_OPERATION";
        case GL_OUT_OF_MEMORY:
            return "GL_OUT_OF_MEMORY";
        default:
            return "OpenGL error " + std::to_string(first);
    }
}

}  // namespace gimbalscope::render
