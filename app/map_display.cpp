// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Where the map's parts meet.
#include "app/map_display.h"

#include "ui/map_areas.h"
#include "ui/side_areas.h"

namespace gimbalscope::app {

void MapDisplay::update(const sim::AppState& state, const ui::Layout& layout, bool waits) {
    sim::MapRequest request;
    ui::MapAreas areas;
    if (state.view.side == sim::SidePage::Map && !ui::isEmpty(layout.side)) {
        const ui::SideAreas side = ui::sideAreas(layout.side, layout.scale, state.view.side);
        areas = ui::mapAreas(side.body, layout.scale);
        request = sim::mapRequest(state, areas.columns, areas.rows);
    }
    isOpen_ = isComputable(request);
    worker_.ask(request);
    if (!isOpen_) {
        return;
    }
    if (waits) {
        worker_.finish(map_);
    } else {
        worker_.advance(map_);
    }
    rect_ = {areas.cells.x, areas.cells.y, areas.cells.width, areas.cells.height};
    scene::paint(picture_, map_,
                 {.theme = static_cast<look::ThemeId>(state.view.theme),
                  .cellPixels = areas.cellPixels,
                  .pixelScale = layout.scale});
}

std::optional<scene::View> MapDisplay::view() const {
    if (!isOpen_) {
        return std::nullopt;
    }
    scene::View view;
    view.rect = rect_;
    view.items.emplace_back(scene::PictureItem{picture_.picture, picture_.version});
    return view;
}

}  // namespace gimbalscope::app
