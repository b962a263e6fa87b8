// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// OpenGL without a display, for the commands that draw.
#pragma once

#include <memory>

#include "platform/headless_context.h"

namespace gimbalscope::app {

/// A current context whose functions are loaded; null after a complaint (kExitNoDisplay).
std::unique_ptr<platform::HeadlessContext> openHeadless();

}  // namespace gimbalscope::app
