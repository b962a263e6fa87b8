// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Where the map's parts meet.
#include "app/map_display.h"

#include "ui/map_areas.h"
#include "ui/side_areas.h"

namespace gimbalscope::app {
namespace {

/// Where the maps of a frame stand; nowhere while the page is closed.
ui::MapAreas areasOf(const sim::AppState& state, const ui::Layout& layout) {
    if (state.view.side != sim::SidePage::Map || ui::isEmpty(layout.side)) {
        return {};
    }
    const ui::SideAreas side = ui::sideAreas(layout.side, layout.scale, state.view.side);
    const std::size_t selected = state.view.selectedCard;
    return ui::mapAreas(side.body, layout.scale,
                        selected < state.cards.size() && state.cards[selected].rival.has_value());
}

}  // namespace

void MapDisplay::update(const sim::AppState& state, const ui::Layout& layout, bool waits) {
    const ui::MapAreas areas = areasOf(state, layout);
    const bool isOfTwo = !ui::isEmpty(areas.rival);
    const std::array requests{
        sim::mapRequest(state, areas.columns, areas.rows),
        sim::rivalMapRequest(state, isOfTwo ? areas.columns : 0, isOfTwo ? areas.rows : 0)};
    const std::array places{areas.cells, areas.rival};
    for (std::size_t i = 0; i < halves_.size(); ++i) {
        Half& half = halves_[i];
        half.isOpen = isComputable(requests[i]);
        half.worker.ask(requests[i]);
    }
    for (std::size_t i = 0; i < halves_.size(); ++i) {
        Half& half = halves_[i];
        if (!half.isOpen) {
            continue;
        }
        if (waits) {
            half.worker.finish(half.map);
        } else {
            half.worker.advance(half.map);
        }
        half.rect = {places[i].x, places[i].y, places[i].width, places[i].height};
        scene::paint(half.picture, half.map,
                     {.theme = static_cast<look::ThemeId>(state.view.theme),
                      .cellPixels = areas.cellPixels,
                      .pixelScale = layout.scale});
    }
}

std::vector<scene::View> MapDisplay::views() const {
    std::vector<scene::View> views;
    for (const Half& half : halves_) {
        if (half.isOpen) {
            scene::View& view = views.emplace_back();
            view.rect = half.rect;
            view.items.emplace_back(scene::PictureItem{half.picture.picture, half.picture.version});
        }
    }
    return views;
}

}  // namespace gimbalscope::app
