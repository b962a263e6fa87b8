// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The window on GLFW 3.3: its events, clock, clipboard and full screen. Opening it, with all that
// can go wrong there, is in open_window.cpp.
#include "platform/window.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <GLFW/glfw3.h>

#include "platform/key_names.h"

namespace gimbalscope::platform {
namespace {

/// The object behind a handle, for the callbacks.
Window& windowOf(GLFWwindow* handle) {
    return *static_cast<Window*>(glfwGetWindowUserPointer(handle));
}

/// What is printed on a key, in capitals; empty for keys that print nothing.
std::string printedText(int key, int scancode) {
    const char* const printed = glfwGetKeyName(key, scancode);
    std::string text = printed != nullptr ? printed : "";
    if (text.size() == 1 && text[0] >= 'a' && text[0] <= 'z') {
        text[0] = static_cast<char>(text[0] - 'a' + 'A');
    }
    return text;
}

void onKey(GLFWwindow* handle, int key, int scancode, int action, int mods) {
    const std::string name = keyName(key);
    if (name.empty()) {
        return;
    }
    // GLFW's modifiers leave out the modifier key that this very event presses.
    KeyEvent event{name,
                   action != GLFW_RELEASE,
                   action == GLFW_REPEAT,
                   (mods & GLFW_MOD_SHIFT) != 0,
                   (mods & GLFW_MOD_CONTROL) != 0,
                   (mods & GLFW_MOD_ALT) != 0,
                   name.size() == 1 ? printedText(key, scancode) : ""};
    if (name == "Shift") {
        event.shift = event.down;
    } else if (name == "Ctrl") {
        event.ctrl = event.down;
    } else if (name == "Alt") {
        event.alt = event.down;
    }
    windowOf(handle).push(event);
}

void onText(GLFWwindow* handle, unsigned codepoint) { windowOf(handle).push(TextEvent{codepoint}); }

/// Framebuffer pixels per unit of GLFW's screen coordinates (1 on X11).
double pixelsPerScreenUnit(GLFWwindow* handle) {
    int screenWidth = 0, pixelWidth = 0, height = 0;
    glfwGetWindowSize(handle, &screenWidth, &height);
    glfwGetFramebufferSize(handle, &pixelWidth, &height);
    return screenWidth > 0 && pixelWidth > 0 ? static_cast<double>(pixelWidth) / screenWidth : 1.0;
}

void onMouseMove(GLFWwindow* handle, double x, double y) {
    const double factor = pixelsPerScreenUnit(handle);
    windowOf(handle).push(MouseMoveEvent{x * factor, y * factor});
}

void onMouseButton(GLFWwindow* handle, int button, int action, int /*mods*/) {
    windowOf(handle).push(MouseButtonEvent{button, action == GLFW_PRESS});
}

void onScroll(GLFWwindow* handle, double x, double y) { windowOf(handle).push(ScrollEvent{x, y}); }

void onFocus(GLFWwindow* handle, int focused) {
    windowOf(handle).push(FocusEvent{focused == GLFW_TRUE});
}

void onRefresh(GLFWwindow* handle) { windowOf(handle).push(RedrawEvent{}); }

void onDrop(GLFWwindow* handle, int count, const char** paths) {
    if (count > 0 && paths[0] != nullptr) {
        windowOf(handle).push(DropEvent{paths[0], count});
    }
}

void onResize(GLFWwindow* handle, int /*width*/, int /*height*/) { onRefresh(handle); }

void onIconify(GLFWwindow* handle, int /*iconified*/) { onRefresh(handle); }

void onContentScale(GLFWwindow* handle, float /*x*/, float /*y*/) { onRefresh(handle); }

}  // namespace

Window::Window(GLFWwindow* handle, WindowRequest request)
    : handle_(handle), request_(std::move(request)) {
    listen();
    pointers_[1] = glfwCreateStandardCursor(GLFW_IBEAM_CURSOR);
    pointers_[2] = glfwCreateStandardCursor(GLFW_HAND_CURSOR);
    pointers_[3] = glfwCreateStandardCursor(GLFW_HRESIZE_CURSOR);
}

void Window::listen() {
    glfwSetWindowUserPointer(handle_, this);
    glfwSetKeyCallback(handle_, onKey);
    glfwSetCharCallback(handle_, onText);
    glfwSetCursorPosCallback(handle_, onMouseMove);
    glfwSetMouseButtonCallback(handle_, onMouseButton);
    glfwSetScrollCallback(handle_, onScroll);
    glfwSetWindowFocusCallback(handle_, onFocus);
    glfwSetWindowRefreshCallback(handle_, onRefresh);
    glfwSetDropCallback(handle_, onDrop);
    glfwSetFramebufferSizeCallback(handle_, onResize);
    glfwSetWindowIconifyCallback(handle_, onIconify);
    glfwSetWindowContentScaleCallback(handle_, onContentScale);
}

Window::~Window() {
    glfwDestroyWindow(handle_);
    glfwTerminate();  // also destroys the pointers
}

void Window::poll() { glfwPollEvents(); }

void Window::wait(double seconds) { glfwWaitEventsTimeout(std::clamp(seconds, 1e-4, 0.5)); }

void Window::swap() { glfwSwapBuffers(handle_); }

PixelSize Window::framebufferSize() const {
    PixelSize size;
    glfwGetFramebufferSize(handle_, &size.width, &size.height);
    return size;
}

double Window::contentScale() const {
    float x = 0.0F, y = 0.0F;
    glfwGetWindowContentScale(handle_, &x, &y);
    return usableScale(static_cast<double>(x), static_cast<double>(y));
}

double usableScale(double x, double y) {
    double scale = 0.0;
    for (const double each : {x, y}) {
        scale = std::isfinite(each) ? std::max(scale, each) : scale;
    }
    return scale > 0.0 ? std::clamp(scale, 0.5, 4.0) : 1.0;
}

bool Window::isVisible() const {
    const PixelSize size = framebufferSize();
    return size.width > 0 && size.height > 0 &&
           glfwGetWindowAttrib(handle_, GLFW_ICONIFIED) == GLFW_FALSE &&
           glfwGetWindowAttrib(handle_, GLFW_VISIBLE) == GLFW_TRUE;
}

bool Window::shouldClose() const { return glfwWindowShouldClose(handle_) == GLFW_TRUE; }

bool Window::isFocused() const { return glfwGetWindowAttrib(handle_, GLFW_FOCUSED) == GLFW_TRUE; }

double Window::seconds() const { return glfwGetTime(); }

void Window::setTitle(const std::string& title) {
    request_.title = title;
    glfwSetWindowTitle(handle_, title.c_str());
}

std::optional<WindowPlace> Window::place() const {
    const bool isOrdinary = glfwGetWindowMonitor(handle_) == nullptr &&
                            glfwGetWindowAttrib(handle_, GLFW_ICONIFIED) == GLFW_FALSE &&
                            glfwGetWindowAttrib(handle_, GLFW_MAXIMIZED) == GLFW_FALSE;
    if (!isOrdinary) {
        return std::nullopt;
    }
    WindowPlace place;
    glfwGetWindowPos(handle_, &place.x, &place.y);
    glfwGetWindowSize(handle_, &place.width, &place.height);
    return place;
}

void Window::setPlace(const WindowPlace& place) {
    if (glfwGetWindowMonitor(handle_) != nullptr) {
        return;
    }
    const WindowPlace seen = clampedToMonitors(place, workAreas());
    glfwSetWindowSize(handle_, seen.width, seen.height);
    glfwSetWindowPos(handle_, seen.x, seen.y);
}

std::vector<WindowPlace> workAreas() {
    int count = 0;
    GLFWmonitor** monitors = glfwGetMonitors(&count);
    std::vector<WindowPlace> areas(static_cast<std::size_t>(std::max(count, 0)));
    for (std::size_t i = 0; i < areas.size(); ++i) {
        glfwGetMonitorWorkarea(monitors[i], &areas[i].x, &areas[i].y, &areas[i].width,
                               &areas[i].height);
    }
    return areas;
}

void Window::setPointer(Pointer pointer) {
    glfwSetCursor(handle_, static_cast<GLFWcursor*>(pointers_[static_cast<std::size_t>(pointer)]));
}

std::string Window::clipboardText() const {
    const char* text = glfwGetClipboardString(handle_);
    return text != nullptr ? text : "";
}

void Window::setClipboardText(const std::string& text) {
    glfwSetClipboardString(handle_, text.c_str());
}

std::string Window::printedOn(const std::string& key) const {
    const std::string printed = key.size() == 1 ? printedText(glfwKeyOf(key), 0) : "";
    return printed.empty() ? key : printed;
}

}  // namespace gimbalscope::platform
