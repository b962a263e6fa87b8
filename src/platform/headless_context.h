// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// An OpenGL 3.3 core context without a window or an X server, through EGL: for pictures from the
// command line and for tests. It has no framebuffer of its own; draw into one you make. Order of
// calls: create, then load the OpenGL functions with headlessGlFunction, draw, destroy last.
#pragma once

#include <memory>
#include <string>

namespace gimbalscope::platform {

class HeadlessContext;

/// A context that is current, or a sentence for the user that says why there is none.
struct HeadlessResult {
    std::unique_ptr<HeadlessContext> context;
    std::string error;  ///< empty when there is a context
};

class HeadlessContext {
public:
    /// Makes a context current on this thread: without any surface if EGL can (Mesa), else on the
    /// default display.
    static HeadlessResult create();
    ~HeadlessContext();
    HeadlessContext(const HeadlessContext&) = delete;
    HeadlessContext& operator=(const HeadlessContext&) = delete;

    /// What the driver calls itself, e.g. "llvmpipe (LLVM 15.0.6, 256 bits)", and its OpenGL
    /// version.
    const std::string& rendererName() const { return rendererName_; }
    const std::string& version() const { return version_; }

private:
    HeadlessContext() = default;
    void* display_ = nullptr;
    void* context_ = nullptr;
    std::string rendererName_, version_;
};

/// Looks up an OpenGL function of the current headless context; for the OpenGL loader.
void (*headlessGlFunction(const char* name))();

}  // namespace gimbalscope::platform
