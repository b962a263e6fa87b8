// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Painted in depth layers that lie in front of each other: ghost, skins (oldest first), the rebuilt
// ship. The ghost's dashed outline comes last and is hidden by the ship, so it stays readable as
// one shape.
#include "scene/card_view.h"

#include <cmath>

namespace gimbalscope::scene {
namespace {

constexpr double kGhostFromDeg = 0.5, kSkinFromDeg = 18.0;
constexpr std::size_t kMostSkins = 2;  // three are mud
// The ship reaches 1.59 units from its middle; so it clears the inner ring.
constexpr double kShipScale = 0.88;

double apartDeg(const math::Quat& a, const math::Quat& b) {
    return math::toDegrees(math::angleBetween(a, b)).value;
}

/// The recent poses worth a skin: each far from the shown pose and from the skins before it.
std::vector<math::Quat> skins(const CardInput& input) {
    std::vector<math::Quat> chosen;
    for (const math::Quat& pose : input.recentPoses) {
        if (chosen.size() == kMostSkins) {
            break;
        }
        bool isNear =
            input.worldFromRebuilt && apartDeg(pose, *input.worldFromRebuilt) <= kSkinFromDeg;
        for (const math::Quat& other : chosen) {
            isNear = isNear || apartDeg(pose, other) <= kSkinFromDeg;
        }
        if (!isNear) {
            chosen.push_back(pose);
        }
    }
    return chosen;
}

void addPoses(View& view, const Stage& stage, const CardInput& input) {
    const bool isOff = !input.worldFromRebuilt ||
                       apartDeg(*input.worldFromRebuilt, input.worldFromBody) > kGhostFromDeg;
    if (isOff) {
        view.items.emplace_back(ShipItem{.worldFromBody = input.worldFromBody,
                                         .style = ShipStyle::Ghost,
                                         .fillAlpha = stage.palette->isLight ? 0.30F : 0.22F,
                                         .scale = kShipScale});
        float fill = 0.22F, edge = 0.30F;
        for (const math::Quat& pose : skins(input)) {
            view.items.emplace_back(ShipItem{.worldFromBody = pose,
                                             .style = ShipStyle::Skin,
                                             .fillAlpha = fill,
                                             .edgeAlpha = edge,
                                             .scale = kShipScale});
            fill -= 0.07F;
            edge -= 0.12F;
        }
    }
    if (input.worldFromRebuilt) {
        view.items.emplace_back(
            ShipItem{.worldFromBody = *input.worldFromRebuilt, .scale = kShipScale});
        if (input.lights != nullptr) {
            addShipLights(view, stage, *input.lights, {*input.worldFromRebuilt, kShipScale, 0.35F});
        }
    }
    if (isOff) {
        view.items.emplace_back(ShipItem{.worldFromBody = input.worldFromBody,
                                         .style = ShipStyle::Outline,
                                         .edgeAlpha = 0.95F,
                                         .scale = kShipScale,
                                         .sharesDepth = true});
    }
}

}  // namespace

Camera cardCamera(const Camera& flightCamera) {
    const math::Vec3 back = flightCamera.back;
    const double azimuth = math::toDegrees(math::Radians{std::atan2(back.y, back.x)}).value;
    return orbitCamera(
        {.azimuth = {azimuth + 12.0}, .elevation = {18.0}, .distance = 9.8, .fieldOfView = {24.0}});
}

View cardView(const CardInput& input) {
    const Stage stage{input.rect, input.camera, input.pixelScale, input.palette};
    View view{.rect = input.rect, .camera = input.camera, .pixelScale = input.pixelScale};
    if (input.gimbals) {
        addGimbalsBehind(view, stage, *input.gimbals);
    }
    addPoses(view, stage, input);
    if (input.gimbals) {
        addGimbalsInFront(view, stage, *input.gimbals);
    }
    return view;
}

}  // namespace gimbalscope::scene
