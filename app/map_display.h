// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The flicker map from settings to a view of the scene: asks the worker, keeps what it has found,
// and paints the picture. A card that is held against another one has two. Works only while the
// map's page is open.
#pragma once

#include <array>
#include <vector>

#include "app/map_worker.h"
#include "scene/map_picture.h"
#include "ui/layout.h"

namespace gimbalscope::app {

class MapDisplay {
public:
    /// Brings the maps up to a frame; `waits`: computes all of them first.
    void update(const sim::AppState& state, const ui::Layout& layout, bool waits);
    /// The pictures in their places; none while the page is closed or has no room.
    std::vector<scene::View> views() const;
    /// What is known; nullptr while the page is closed or has no room.
    const sim::FlickerMap* map() const { return known(0); }
    /// The same of what the selected card is held against; nullptr without that, too.
    const sim::FlickerMap* rivalMap() const { return known(1); }
    /// More will be known soon: draw again.
    bool isGrowing() const { return halves_[0].worker.isBusy() || halves_[1].worker.isBusy(); }

private:
    struct Half {
        MapWorker worker;
        sim::FlickerMap map;
        scene::MapPicture picture;
        scene::PixelRect rect{};
        bool isOpen = false;
    };
    const sim::FlickerMap* known(std::size_t half) const {
        return halves_[half].isOpen ? &halves_[half].map : nullptr;
    }

    std::array<Half, 2> halves_;  ///< of the card, and of what it is held against
};

}  // namespace gimbalscope::app
