// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// From keyframes to curves and pictures.
#include "app/path_display.h"

#include <algorithm>
#include <utility>

#include "scene/path_globe.h"
#include "ui/path_parts.h"

namespace gimbalscope::app {
namespace {

/// The control points of the interval in which a time falls; none where the method has none.
std::optional<scene::PathControls> controlsAt(const curve::Curve& curve, double timeS) {
    if (!curve.hasControls() || curve.intervals().empty()) {
        return std::nullopt;
    }
    const double within = std::clamp(timeS, curve.firstS(), curve.lastS());
    const curve::Interval& interval = curve.intervals()[curve.placeOf(within).interval];
    return scene::PathControls{interval.from, interval.a, interval.b, interval.to};
}

scene::PixelRect pixels(const ui::Rect& rect) { return {rect.x, rect.y, rect.width, rect.height}; }

}  // namespace

void PathDisplay::update(const sim::AppState& state, bool isShown) {
    const bool isTask = state.view.task == sim::Task::Interpolate;
    if (!(isTask || isShown) || state.view.keyframing.keys.empty()) {
        paths_.clear();
        return;
    }
    sim::PathRequest request = sim::pathRequest(state);
    const std::vector<curve::Method>& methods = state.view.keyframing.compared;
    std::vector<sim::MeasuredPath> before = std::exchange(paths_, {});
    const bool isSame = request == request_;
    for (const curve::Method method : methods) {
        const auto known = std::ranges::find(before, method, &sim::MeasuredPath::method);
        paths_.push_back(isSame && known != before.end() ? *known
                                                         : sim::measuredPath(request, method));
    }
    request_ = std::move(request);
}

std::vector<scene::View> pathViews(const ComposeInput& input,
                                   std::span<const sim::MeasuredPath> paths) {
    std::vector<scene::View> views;
    const sim::AppState& state = input.flight.state;
    const sim::Keyframing& keyframing = state.view.keyframing;
    const look::Palette& palette = ui::paletteOf(state);
    // From the front, where the noses are.
    const scene::Camera camera =
        scene::pathCamera(state.view.orbitAzimuthDeg + 180.0, state.view.orbitElevationDeg + 12.0);
    std::vector<math::Quat> keys;
    std::ranges::transform(keyframing.keys, std::back_inserter(keys), [](const curve::Key& key) {
        return normalized(key.worldFromBody).value_or(math::Quat{});
    });
    for (const ui::MethodSlot& slot : input.layout.methods) {
        if (ui::isEmpty(slot.view) || slot.method >= paths.size()) {
            continue;
        }
        const sim::MeasuredPath& path = paths[slot.method];
        std::vector<math::Quat> way;
        std::ranges::transform(path.samples, std::back_inserter(way),
                               &sim::PathSample::worldFromBody);
        scene::PathGlobeInput globe{.rect = pixels(slot.view),
                                    .pixelScale = input.layout.scale,
                                    .palette = &palette,
                                    .camera = camera,
                                    .worldFromBody = attitudeAt(path, keyframing.cursorS),
                                    .way = way,
                                    .keys = keys,
                                    .selectedKey = keyframing.selected,
                                    .controls = {},
                                    .color = ui::pathColor(palette, slot.method),
                                    .lights = &input.lights};
        if (path.path != nullptr) {
            globe.controls = controlsAt(path.path->curve, keyframing.cursorS);
        }
        views.push_back(scene::pathGlobe(globe));
    }
    if (ui::isEmpty(input.layout.curves)) {
        return views;
    }
    for (const ui::PoseCell& pose :
         ui::planPath(input.layout.curves, input.layout.scale, keyframing).poses) {
        views.push_back(scene::poseView({.rect = pixels(pose.view),
                                         .pixelScale = input.layout.scale,
                                         .palette = &palette,
                                         .camera = camera,
                                         .worldFromBody = keys[pose.key],
                                         .lights = &input.lights}));
    }
    return views;
}

}  // namespace gimbalscope::app
