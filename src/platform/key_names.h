// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// GLFW's key codes and our names for them, both ways. GLFW's codes already stand for positions on a
// US keyboard (it maps scancodes, not what is printed), which is what flying wants.
#pragma once

#include <string>
#include <string_view>

namespace gimbalscope::platform {

/// The name of a GLFW key code; empty for a key we have no name for. Both Shift keys are "Shift".
std::string keyName(int glfwKey);
/// The GLFW key code of a name, GLFW_KEY_UNKNOWN (-1) when there is none.
int glfwKeyOf(std::string_view name);

}  // namespace gimbalscope::platform
