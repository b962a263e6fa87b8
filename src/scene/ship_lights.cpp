// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Additive light in dark themes; on white it would vanish, so light themes paint the same shapes
// over.
#include "scene/ship_lights.h"

#include <algorithm>
#include <array>

namespace gimbalscope::scene {
namespace {

constexpr look::Rgb kWhite{1.0F, 1.0F, 1.0F}, kFinLamp{1.0F, 0.93F, 0.80F};

/// A lit ship on a stage, and how many pixels one of its units is there.
struct Lit {
    const Stage& stage;
    const LitShip& ship;
    float unitPx = 1.0F;

    math::Vec3 world(math::Vec3 body) const {
        return math::rotate(ship.worldFromBody, body * ship.scale);
    }
    bool isAdditive() const { return !stage.palette->isLight; }
};

void addPlume(Drawing& drawing, const Lit& lit, math::Vec3 mouth) {
    constexpr int kSegments = 10;
    const look::Rgb plume = lit.stage.palette->plume;
    const bool isLight = lit.stage.palette->isLight;
    const look::Rgb hot = look::mix(kWhite, plume, 0.45F);
    const look::Rgb cool{plume.r * 0.55F, plume.g * 0.75F, plume.b};
    const double reach = 0.35 + 0.95 * static_cast<double>(lit.ship.throttle);
    std::array<LinePoint, kSegments + 1> strip;
    for (int i = 0; i <= kSegments; ++i) {
        const float f = static_cast<float>(i) / kSegments;
        const float alpha = (1.0F - f) * (1.0F - f) * (isLight ? 0.55F : 0.75F);
        strip[static_cast<std::size_t>(i)] = {
            lit.world(mouth - math::Vec3{reach * static_cast<double>(f), 0, 0}),
            look::withAlpha(look::mix(hot, cool, f), alpha), (0.30F - 0.16F * f) * lit.unitPx};
    }
    addLine(drawing, strip, {.soft = true, .additive = lit.isAdditive()});
    drawing.sprites.push_back({lit.world(mouth - math::Vec3{0.03, 0, 0}), 0.34F * lit.unitPx,
                               look::withAlpha(plume, isLight ? 0.30F : 0.42F), false,
                               lit.isAdditive()});
    drawing.sprites.push_back({lit.world(mouth - math::Vec3{0.02, 0, 0}), 0.10F * lit.unitPx,
                               look::withAlpha(kWhite, 0.9F), false, lit.isAdditive()});
}

void addLamp(Drawing& drawing, const Lit& lit, math::Vec3 at, look::Rgb color, float size) {
    const bool isLight = lit.stage.palette->isLight;
    const math::Vec3 where = lit.world(at);
    drawing.sprites.push_back({where, 0.16F * lit.unitPx * size,
                               look::withAlpha(color, isLight ? 0.35F : 0.65F), false,
                               lit.isAdditive()});
    const float dot = std::max(lit.stage.px(1.4F), 0.022F * lit.unitPx) * size;
    drawing.sprites.push_back(
        {where, dot, look::withAlpha(look::mix(color, kWhite, isLight ? 0.0F : 0.55F), 1.0F), true,
         false});
}

}  // namespace

ShipLights shipLights(const Mesh& mesh) {
    ShipLights lights;
    for (const Anchor& each : mesh.anchors) {
        if (each.name.starts_with("engine_")) {
            lights.engines.push_back(each.position);
        }
    }
    lights.portLamp = anchor(mesh, "lamp_port");
    lights.starboardLamp = anchor(mesh, "lamp_starboard");
    lights.finLamp = anchor(mesh, "lamp_fin");
    return lights;
}

void addShipLights(View& view, const Stage& stage, const ShipLights& lights, const LitShip& ship) {
    const double distance = math::length(stage.camera.eye);
    const Lit lit{
        stage, ship,
        static_cast<float>(pixelsPerUnit(stage.camera, stage.rect, distance) * ship.scale)};
    Drawing drawing;
    drawing.hiddenByShip = true;
    for (const math::Vec3 engine : lights.engines) {
        addPlume(drawing, lit, engine);
    }
    if (lights.portLamp) {
        addLamp(drawing, lit, *lights.portLamp, stage.palette->portLamp, 1.0F);
    }
    if (lights.starboardLamp) {
        addLamp(drawing, lit, *lights.starboardLamp, stage.palette->starboardLamp, 1.0F);
    }
    if (lights.finLamp) {
        addLamp(drawing, lit, *lights.finLamp, kFinLamp, 0.6F);
    }
    view.items.emplace_back(std::move(drawing));
}

}  // namespace gimbalscope::scene
