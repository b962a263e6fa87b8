// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Full screen. Monitors are asked for each time: pointers to them die when a cable is pulled, and a
// mode may be missing.
#include <algorithm>

#include <GLFW/glfw3.h>

#include "platform/window.h"

namespace gimbalscope::platform {
namespace {

/// How much of a window a monitor shows, in square pixels; -1 when it shows nothing at all.
std::int64_t shownOn(GLFWmonitor* monitor, const WindowPlace& window) {
    const GLFWvidmode* const mode = glfwGetVideoMode(monitor);
    if (mode == nullptr) {
        return -1;
    }
    int x = 0, y = 0;
    glfwGetMonitorPos(monitor, &x, &y);
    const std::int64_t across =
        std::min(window.x + window.width, x + mode->width) - std::max(window.x, x);
    const std::int64_t down =
        std::min(window.y + window.height, y + mode->height) - std::max(window.y, y);
    return std::max<std::int64_t>(across, 0) * std::max<std::int64_t>(down, 0);
}

/// The monitor that shows most of a window, the primary one of equals; nullptr without any.
GLFWmonitor* monitorOf(const WindowPlace& window) {
    int count = 0;
    GLFWmonitor** const monitors = glfwGetMonitors(&count);
    GLFWmonitor* best = nullptr;
    std::int64_t most = -1;
    for (int i = 0; i < count; ++i) {
        if (const std::int64_t shown = shownOn(monitors[i], window); shown > most) {
            most = shown;
            best = monitors[i];
        }
    }
    return best;
}

}  // namespace

bool Window::isFullScreen() const { return glfwGetWindowMonitor(handle_) != nullptr; }

void Window::setFullScreen(bool on) {
    if (on) {
        WindowPlace now;
        glfwGetWindowPos(handle_, &now.x, &now.y);
        glfwGetWindowSize(handle_, &now.width, &now.height);
        GLFWmonitor* const monitor = isFullScreen() ? nullptr : monitorOf(now);
        if (monitor != nullptr) {
            windowed_ = now;
            const GLFWvidmode* const mode = glfwGetVideoMode(monitor);
            glfwSetWindowMonitor(handle_, monitor, 0, 0, mode->width, mode->height,
                                 mode->refreshRate);
        }
        return;
    }
    // Also after a monitor was pulled out, when GLFW has left full screen by itself.
    if (!windowed_) {
        return;
    }
    const WindowPlace place = clampedToMonitors(*windowed_, workAreas());
    windowed_.reset();
    glfwSetWindowMonitor(handle_, nullptr, place.x, place.y, place.width, place.height,
                         GLFW_DONT_CARE);
}

}  // namespace gimbalscope::platform
