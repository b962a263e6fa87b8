// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Game pads through GLFW, which knows the layouts of the common ones. GLFW notices pads that come
// and go while it handles events, and asking about one that is not there costs next to nothing.
#include <algorithm>

#include <GLFW/glfw3.h>

#include "platform/window.h"

namespace gimbalscope::platform {

static_assert(std::tuple_size_v<decltype(PadReading::axes)> == GLFW_GAMEPAD_AXIS_LAST + 1);
static_assert(std::tuple_size_v<decltype(PadReading::buttons)> == GLFW_GAMEPAD_BUTTON_LAST + 1);

std::optional<PadReading> Window::pad() const {
    for (int id = GLFW_JOYSTICK_1; id <= GLFW_JOYSTICK_LAST; ++id) {
        GLFWgamepadstate state;
        if (glfwJoystickPresent(id) == GLFW_TRUE && glfwJoystickIsGamepad(id) == GLFW_TRUE &&
            glfwGetGamepadState(id, &state) == GLFW_TRUE) {
            PadReading reading;
            std::ranges::copy(state.axes, reading.axes.begin());
            std::ranges::transform(state.buttons, reading.buttons.begin(),
                                   [](unsigned char each) { return each == GLFW_PRESS; });
            return reading;
        }
    }
    return std::nullopt;
}

}  // namespace gimbalscope::platform
