// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The division of the side panel.
#include "ui/side_areas.h"

#include <algorithm>
#include <cmath>

namespace gimbalscope::ui {

SideAreas sideAreas(const Rect& side, float scale, sim::SidePage page) {
    SideAreas areas;
    if (isEmpty(side)) {
        return areas;
    }
    const auto px = [scale](float units) { return static_cast<int>(std::lround(units * scale)); };
    areas.tabs = {side.x + px(10.0F), side.y + px(8.0F), side.width - px(20.0F), px(30.0F)};
    const int top = px(46.0F);
    areas.body = {side.x, side.y + top, side.width, std::max(side.height - top, 0)};
    if (page == sim::SidePage::Navball) {
        const int room = std::min(static_cast<int>(std::lround(0.49 * areas.body.width)),
                                  areas.body.height - px(100.0F));
        if (room >= px(96.0F)) {
            areas.ball = {areas.body.x + px(8.0F), areas.body.y, room, room};
        }
    } else if (page == sim::SidePage::Map) {
        const Rect cells{areas.body.x + px(56.0F), areas.body.y + px(8.0F),
                         areas.body.width - px(72.0F), areas.body.height - px(96.0F)};
        if (cells.width >= px(96.0F) && cells.height >= px(64.0F)) {
            areas.map = cells;
        }
    }
    return areas;
}

}  // namespace gimbalscope::ui
