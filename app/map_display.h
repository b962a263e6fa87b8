// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The flicker map from settings to a view of the scene: asks the worker, keeps what it has found,
// and paints the picture. Works only while the map's page is open.
#pragma once

#include <optional>

#include "app/map_worker.h"
#include "scene/map_picture.h"
#include "ui/layout.h"

namespace gimbalscope::app {

class MapDisplay {
public:
    /// Brings the map up to a frame; `waits`: computes all of it first.
    void update(const sim::AppState& state, const ui::Layout& layout, bool waits);
    /// The picture in its place; none while the page is closed or has no room.
    std::optional<scene::View> view() const;
    /// What is known; nullptr while the page is closed or has no room.
    const sim::FlickerMap* map() const { return isOpen_ ? &map_ : nullptr; }
    /// More will be known soon: draw again.
    bool isGrowing() const { return worker_.isBusy(); }

private:
    MapWorker worker_;
    sim::FlickerMap map_;
    scene::MapPicture picture_;
    scene::PixelRect rect_{};
    bool isOpen_ = false;
};

}  // namespace gimbalscope::app
