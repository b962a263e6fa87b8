// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Whether the context is still there. A driver that was reset takes every OpenGL object with it and
// goes on without complaint; only asking tells. Asks where the context can answer (OpenGL 4.5,
// KHR_robustness, ARB_robustness), else the answer is always that all is well.
#pragma once

#include "render/gl_loader.h"

namespace gimbalscope::render {

class ContextWatch {
public:
    /// Of the current context, whose functions have been loaded.
    explicit ContextWatch(GlLookup lookup);
    /// True once it has been lost; everything then has to be made anew in another one.
    bool isLost() const;

private:
    GlFunction resetStatus_ = nullptr;
};

}  // namespace gimbalscope::render
