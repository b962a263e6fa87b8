// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Where a window stands on the desktop, and the nearest place where it can be seen: what was true
// yesterday may lie on a monitor that is gone. No window system here.
#pragma once

#include <span>

namespace gimbalscope::platform {

/// A rectangle in the desktop's units (pixels on X11), y down.
struct WindowPlace {
    int x = 0, y = 0, width = 0, height = 0;
    friend bool operator==(const WindowPlace&, const WindowPlace&) = default;
};

/// The place wholly on the monitor on which most of it lies (else the nearest one), not larger than
/// that monitor and not smaller than 320 by 240 where there is room. A side below 1 becomes that of
/// the usual window, 1600 by 900. Any numbers are allowed. Without monitors only the size is
/// mended.
WindowPlace clampedToMonitors(const WindowPlace& place, std::span<const WindowPlace> monitors);

}  // namespace gimbalscope::platform
