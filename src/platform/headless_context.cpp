// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// EGL only; the OpenGL loader is never included here, because its header and EGL's do not mix.
#include "platform/headless_context.h"

#include <EGL/egl.h>
#include <EGL/eglext.h>

#include <array>
#include <cstdlib>
#include <string_view>

namespace gimbalscope::platform {
namespace {

constexpr const char* kNeeds = "Pictures without a window need OpenGL 3.3 through EGL, ";

using GetString = const unsigned char* (*)(unsigned int);
constexpr unsigned int kGlRenderer = 0x1F01, kGlVersion = 0x1F02;

std::string glText(unsigned int what) {
    const auto getString = reinterpret_cast<GetString>(eglGetProcAddress("glGetString"));
    if (getString == nullptr) {
        return {};
    }
    const unsigned char* text = getString(what);
    return text == nullptr ? std::string{} : reinterpret_cast<const char*>(text);
}

/// An initialised display: surfaceless first, the default one otherwise.
EGLDisplay openDisplay() {
    const auto getPlatformDisplay = reinterpret_cast<PFNEGLGETPLATFORMDISPLAYEXTPROC>(
        eglGetProcAddress("eglGetPlatformDisplayEXT"));
    if (getPlatformDisplay != nullptr) {
        const EGLDisplay display =
            getPlatformDisplay(EGL_PLATFORM_SURFACELESS_MESA, EGL_DEFAULT_DISPLAY, nullptr);
        if (display != EGL_NO_DISPLAY && eglInitialize(display, nullptr, nullptr) == EGL_TRUE) {
            return display;
        }
    }
    const EGLDisplay display = eglGetDisplay(EGL_DEFAULT_DISPLAY);
    if (display != EGL_NO_DISPLAY && eglInitialize(display, nullptr, nullptr) == EGL_TRUE) {
        return display;
    }
    return EGL_NO_DISPLAY;
}

EGLConfig chooseConfig(EGLDisplay display) {
    constexpr std::array<EGLint, 5> kWanted{EGL_SURFACE_TYPE, EGL_PBUFFER_BIT, EGL_RENDERABLE_TYPE,
                                            EGL_OPENGL_BIT, EGL_NONE};
    EGLConfig config = nullptr;
    EGLint count = 0;
    eglChooseConfig(display, kWanted.data(), &config, 1, &count);
    return count > 0 ? config : nullptr;
}

/// A current context of version 3.3 core, or with `anyVersion` whatever the driver gives.
EGLContext makeContext(EGLDisplay display, bool anyVersion) {
    constexpr std::array<EGLint, 7> kCore{EGL_CONTEXT_MAJOR_VERSION,
                                          3,
                                          EGL_CONTEXT_MINOR_VERSION,
                                          3,
                                          EGL_CONTEXT_OPENGL_PROFILE_MASK,
                                          EGL_CONTEXT_OPENGL_CORE_PROFILE_BIT,
                                          EGL_NONE};
    constexpr std::array<EGLint, 1> kAny{EGL_NONE};
    const EGLContext context = eglCreateContext(display, chooseConfig(display), EGL_NO_CONTEXT,
                                                anyVersion ? kAny.data() : kCore.data());
    if (context == EGL_NO_CONTEXT) {
        return EGL_NO_CONTEXT;
    }
    if (eglMakeCurrent(display, EGL_NO_SURFACE, EGL_NO_SURFACE, context) == EGL_TRUE) {
        return context;
    }
    eglDestroyContext(display, context);
    return EGL_NO_CONTEXT;
}

/// True for a version text such as "3.3 (Core Profile) Mesa 22.3.6" of 3.3 or more.
bool isEnough(const std::string& version) {
    char* rest = nullptr;
    const long major = std::strtol(version.c_str(), &rest, 10);
    const long minor = *rest == '.' ? std::strtol(rest + 1, nullptr, 10) : 0;
    return major > 3 || (major == 3 && minor >= 3);
}

/// What there is instead of 3.3, found out by making any context and dropping it again.
std::string foundInstead(EGLDisplay display) {
    const EGLContext context = makeContext(display, true);
    if (context == EGL_NO_CONTEXT) {
        return "found none.";
    }
    const std::string version = glText(kGlVersion);
    eglMakeCurrent(display, EGL_NO_SURFACE, EGL_NO_SURFACE, EGL_NO_CONTEXT);
    eglDestroyContext(display, context);
    return "found " + version + ".";
}

}  // namespace

HeadlessResult HeadlessContext::create() {
    std::unique_ptr<HeadlessContext> result(new HeadlessContext);
    result->display_ = openDisplay();
    if (result->display_ == EGL_NO_DISPLAY) {
        return {nullptr, std::string(kNeeds) +
                             "but EGL finds no display to draw on. "
                             "On Debian the package libegl-mesa0 brings one."};
    }
    if (eglBindAPI(EGL_OPENGL_API) != EGL_TRUE) {
        return {nullptr, std::string(kNeeds) + "but this EGL offers only OpenGL ES."};
    }
    result->context_ = makeContext(result->display_, false);
    if (result->context_ == EGL_NO_CONTEXT) {
        return {nullptr, std::string(kNeeds) + foundInstead(result->display_)};
    }
    result->version_ = glText(kGlVersion);
    result->rendererName_ = glText(kGlRenderer);
    if (!isEnough(result->version_)) {
        return {nullptr, std::string(kNeeds) + "found " + result->version_ + "."};
    }
    return {std::move(result), {}};
}

HeadlessContext::~HeadlessContext() {
    if (display_ == EGL_NO_DISPLAY) {
        return;
    }
    eglMakeCurrent(display_, EGL_NO_SURFACE, EGL_NO_SURFACE, EGL_NO_CONTEXT);
    if (context_ != EGL_NO_CONTEXT) {
        eglDestroyContext(display_, context_);
    }
    // The display is one per process and stays: another context may be using it, and a driver that
    // is unloaded here leaves objects behind that nothing points to any more.
}

void (*headlessGlFunction(const char* name))() { return eglGetProcAddress(name); }

}  // namespace gimbalscope::platform
