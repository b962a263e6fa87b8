// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The function that tells has three names, and a lookup answers for names that are not there, so
// the extension or version is asked for first.
#include "render/context_watch.h"

#include <glad/gl.h>

#include <string_view>

namespace gimbalscope::render {
namespace {

bool hasExtension(std::string_view wanted) {
    GLint count = 0;
    glGetIntegerv(GL_NUM_EXTENSIONS, &count);
    for (GLint i = 0; i < count; ++i) {
        const auto* name =
            reinterpret_cast<const char*>(glGetStringi(GL_EXTENSIONS, static_cast<GLuint>(i)));
        if (name != nullptr && name == wanted) {
            return true;
        }
    }
    return false;
}

const char* nameOfFunction() {
    if (hasExtension("GL_KHR_robustness")) {
        const auto* version = reinterpret_cast<const char*>(glGetString(GL_VERSION));
        const bool isEs = version != nullptr && std::string_view(version).starts_with("OpenGL ES");
        return isEs ? "glGetGraphicsResetStatusKHR" : "glGetGraphicsResetStatus";
    }
    return hasExtension("GL_ARB_robustness") ? "glGetGraphicsResetStatusARB" : nullptr;
}

}  // namespace

ContextWatch::ContextWatch(GlLookup lookup) {
    if (const char* name = nameOfFunction()) {
        resetStatus_ = lookup(name);
    }
}

bool ContextWatch::isLost() const {
    using ResetStatus = GLenum(GLAD_API_PTR*)();
    return resetStatus_ != nullptr && reinterpret_cast<ResetStatus>(resetStatus_)() != GL_NO_ERROR;
}

}  // namespace gimbalscope::render
