// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Opening it.
#include "app/headless.h"

#include "app/command_line.h"
#include "render/gl_loader.h"

namespace gimbalscope::app {

std::unique_ptr<platform::HeadlessContext> openHeadless() {
    platform::HeadlessResult opened = platform::HeadlessContext::create();
    std::string error = std::move(opened.error);
    if (opened.context) {
        error = render::loadOpenGl(platform::headlessGlFunction);
    }
    if (!error.empty()) {
        complain(error);
        return nullptr;
    }
    return std::move(opened.context);
}

}  // namespace gimbalscope::app
