// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// What the parts of the side panel share: where the next line goes.
#pragma once

#include "ui/context.h"

namespace gimbalscope::ui {

/// The vertical pen of the panel.
struct Pen {
    float left, right, y;
};

/// The autopilot's part of the side panel; moves the pen below it.
void drawPilot(PanelContext& context, Pen& pen);

}  // namespace gimbalscope::ui
