// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Rectangles of the interface in whole pixels of the framebuffer, x right, y down. The layout is
// made of them; whole pixels keep text and borders sharp and let views and panels share edges
// exactly.
#pragma once

namespace gimbalscope::ui {

struct Rect {
    int x = 0, y = 0, width = 0, height = 0;
    friend bool operator==(const Rect&, const Rect&) = default;
};

constexpr int right(const Rect& r) { return r.x + r.width; }
constexpr int bottom(const Rect& r) { return r.y + r.height; }
constexpr bool isEmpty(const Rect& r) { return r.width <= 0 || r.height <= 0; }

constexpr bool overlaps(const Rect& a, const Rect& b) {
    return !isEmpty(a) && !isEmpty(b) && a.x < right(b) && b.x < right(a) && a.y < bottom(b) &&
           b.y < bottom(a);
}
/// True when `inner` lies within `outer`; an empty one lies anywhere.
constexpr bool contains(const Rect& outer, const Rect& inner) {
    return isEmpty(inner) || (inner.x >= outer.x && inner.y >= outer.y &&
                              right(inner) <= right(outer) && bottom(inner) <= bottom(outer));
}

}  // namespace gimbalscope::ui
