// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Opening the window. People meet three failures here, and each gets a sentence: no display (or one
// that does not answer), a server without GLX, and an OpenGL older than 3.3. For the last a second,
// undemanding context is made just to say what was found.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string>

#include <GLFW/glfw3.h>

#include "platform/window.h"

namespace gimbalscope::platform {
namespace {

constexpr const char* kHint =
    "The commands convert, play and render work without a display (gimbalscope --help).";

/// The error GLFW keeps for this thread; asking takes it away.
struct GlfwError {
    int code = GLFW_NO_ERROR;
    std::string description;
};

GlfwError takeError() {
    const char* description = nullptr;
    const int code = glfwGetError(&description);
    return {code, description != nullptr ? description : ""};
}

/// GLFW's errors after opening: never fatal by themselves, never swallowed.
void tell(int code, const char* description) {
    std::fprintf(stderr, "gimbalscope: window system: %s (0x%x)\n", description, code);
}

std::string environment(const char* name) {
    const char* value = std::getenv(name);
    return value != nullptr ? value : "";
}

/// Why there is no display: none named, or one that does not answer.
std::string noDisplaySentence() {
    const std::string display = environment("DISPLAY");
    if (display.empty()) {
        return std::string("no display: the environment variable DISPLAY is not set. ") + kHint;
    }
    return "no display: cannot connect to \"" + display + "\" (" + takeError().description + "). " +
           kHint;
}

/// What the smallest context says of itself, or empty when there is none at all.
std::string foundOpenGl() {
    glfwDefaultWindowHints();
    glfwWindowHint(GLFW_VISIBLE, GLFW_FALSE);
    GLFWwindow* probe = glfwCreateWindow(16, 16, "probe", nullptr, nullptr);
    if (probe == nullptr) {
        return {};
    }
    glfwMakeContextCurrent(probe);
    using GetString = const unsigned char* (*)(unsigned);
    const auto getString = reinterpret_cast<GetString>(glfwGetProcAddress("glGetString"));
    std::string found;
    if (getString != nullptr) {
        const auto text = [&](unsigned name) {
            const unsigned char* value = getString(name);
            return std::string(value != nullptr ? reinterpret_cast<const char*>(value) : "?");
        };
        constexpr unsigned kRenderer = 0x1F01, kVersion = 0x1F02;
        found = text(kVersion) + " on " + text(kRenderer);
    }
    glfwDestroyWindow(probe);
    return found;
}

/// Why there is no context: no GLX, or an OpenGL too old, and then which.
std::string noContextSentence() {
    const GlfwError first = takeError();
    if (first.code == GLFW_API_UNAVAILABLE) {
        return "no OpenGL: the display has no GLX (" + first.description +
               "), and Gimbalscope needs OpenGL 3.3. " + kHint;
    }
    const std::string found = foundOpenGl();
    return "needs OpenGL 3.3, found " +
           (found.empty() ? "none (" + first.description + ")" : found) + ". " + kHint;
}

/// The size, or what the screen has room for.
PixelSize fittingSize(PixelSize size) {
    PixelSize room;
    int x = 0, y = 0;
    if (GLFWmonitor* monitor = glfwGetPrimaryMonitor()) {
        glfwGetMonitorWorkarea(monitor, &x, &y, &room.width, &room.height);
    }
    if (room.width < 320 || room.height < 240) {
        return size;
    }
    return {std::min(size.width, room.width), std::min(size.height, room.height)};
}

/// A window with a 3.3 core context; nullptr when the system has none to give.
GLFWwindow* createWindow(const WindowRequest& request) {
    glfwDefaultWindowHints();
    glfwWindowHint(GLFW_CONTEXT_VERSION_MAJOR, 3);
    glfwWindowHint(GLFW_CONTEXT_VERSION_MINOR, 3);
    glfwWindowHint(GLFW_OPENGL_PROFILE, GLFW_OPENGL_CORE_PROFILE);
    glfwWindowHint(GLFW_OPENGL_FORWARD_COMPAT, GLFW_TRUE);
    glfwWindowHint(GLFW_OPENGL_DEBUG_CONTEXT, request.debugContext ? GLFW_TRUE : GLFW_FALSE);
    // A context that can be lost says so, and is made anew (Window::renew); where it cannot, no
    // harm.
    glfwWindowHint(GLFW_CONTEXT_ROBUSTNESS, GLFW_LOSE_CONTEXT_ON_RESET);
    glfwWindowHint(GLFW_SAMPLES, 0);  // edges are stroked; multisampling would cost twice the frame
    glfwWindowHint(GLFW_DEPTH_BITS, 24);
    glfwWindowHintString(GLFW_X11_CLASS_NAME, "gimbalscope");
    if (!request.place) {
        const PixelSize size = request.fitsScreen ? fittingSize(request.size) : request.size;
        return glfwCreateWindow(size.width, size.height, request.title.c_str(), nullptr, nullptr);
    }
    // Placed before it is shown, so that it is not seen to jump.
    const WindowPlace place = clampedToMonitors(*request.place, workAreas());
    glfwWindowHint(GLFW_VISIBLE, GLFW_FALSE);
    GLFWwindow* handle =
        glfwCreateWindow(place.width, place.height, request.title.c_str(), nullptr, nullptr);
    if (handle != nullptr) {
        glfwSetWindowPos(handle, place.x, place.y);
        glfwShowWindow(handle);
    }
    return handle;
}

}  // namespace

OpenedWindow openWindow(const WindowRequest& request) {
    glfwSetErrorCallback(nullptr);  // until the window stands, errors go into the sentence
    if (glfwInit() != GLFW_TRUE) {
        return {nullptr, noDisplaySentence()};
    }
    GLFWwindow* handle = createWindow(request);
    if (handle == nullptr) {
        const std::string sentence = noContextSentence();
        glfwTerminate();
        return {nullptr, sentence};
    }
    glfwSetErrorCallback(tell);
    if (const GlfwError leftOver = takeError(); leftOver.code != GLFW_NO_ERROR) {
        tell(leftOver.code, leftOver.description.c_str());
    }
    glfwMakeContextCurrent(handle);
    glfwSwapInterval(1);
    return {std::unique_ptr<Window>(new Window(handle, request)), {}};
}

std::string Window::renew() {
    WindowRequest request = request_;
    const bool wasFull = isFullScreen();
    setFullScreen(false);
    WindowPlace now;
    glfwGetWindowPos(handle_, &now.x, &now.y);
    glfwGetWindowSize(handle_, &now.width, &now.height);
    request.place = now;
    glfwDestroyWindow(handle_);
    handle_ = createWindow(request);
    if (handle_ == nullptr) {
        return "the graphics were lost and cannot be had again: " + takeError().description;
    }
    listen();
    glfwMakeContextCurrent(handle_);
    glfwSwapInterval(1);
    setFullScreen(wasFull);
    push(RedrawEvent{});
    return {};
}

void (*openGlFunction(const char* name))() { return glfwGetProcAddress(name); }

}  // namespace gimbalscope::platform
