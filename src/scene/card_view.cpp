// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Painted in depth layers that lie in front of each other: ghost, skins (oldest first), the rebuilt
// ship. The ghost's dashed outline comes last and is hidden by the ship, so it stays readable as
// one shape.
#include "scene/card_view.h"

#include <array>
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

constexpr double kNeedle = kGimbalReach - 0.02, kWings = 1.12, kHalfWings = 0.34, kFin = 0.26;

/// B's nose as a needle from the middle of the ship to beyond the rings; bar and fin say how it is
/// banked.
void addNeedle(View& view, const Stage& stage, const math::Quat& worldFromRival) {
    const math::Vec3 nose = math::rotate(worldFromRival, {1, 0, 0});
    const math::Vec3 wing = math::rotate(worldFromRival, {0, 1, 0});
    const math::Vec3 top = math::rotate(worldFromRival, {0, 0, 1});
    const look::Rgb color = stage.palette->accent;
    const float alpha = 0.60F + 0.40F * frontness(stage.camera, nose);
    Drawing drawing;
    const auto line = [&](math::Vec3 from, math::Vec3 to, float width, const LineStyle& style) {
        const std::array casing{
            LinePoint{from, look::withAlpha(stage.palette->panel, 0.7F),
                      stage.stroke(width + 2.0F)},
            LinePoint{to, look::withAlpha(stage.palette->panel, 0.7F), stage.stroke(width + 2.0F)}};
        addLine(drawing, casing, style);
        const std::array points{LinePoint{from, look::withAlpha(color, alpha), stage.stroke(width)},
                                LinePoint{to, look::withAlpha(color, alpha), stage.stroke(width)}};
        addLine(drawing, points, style);
    };
    line({}, nose * kNeedle, 1.8F, {.dashOn = stage.px(5.0F), .dashPeriod = stage.px(8.0F)});
    const math::Vec3 bar = nose * kWings;
    line(bar - wing * kHalfWings, bar + wing * kHalfWings, 1.8F, {});
    line(bar, bar + top * kFin, 1.8F, {});
    view.items.emplace_back(std::move(drawing));
    addLabel(view, stage, nose * kNeedle,
             {.style = look::LabelStyle::HollowBead, .color = color, .alpha = alpha, .text = "B"});
}

/// B's gimbals as far as both have some.
void addRivalRings(View& view, const Stage& stage, const CardInput& input, bool front) {
    if (input.gimbals && input.rival && input.rival->gimbals) {
        addRivalGimbals(view, stage, *input.gimbals, *input.rival->gimbals, front);
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
    addRivalRings(view, stage, input, false);
    addPoses(view, stage, input);
    if (input.gimbals) {
        addGimbalsInFront(view, stage, *input.gimbals);
    }
    addRivalRings(view, stage, input, true);
    if (input.rival && input.rival->worldFromRebuilt) {
        addNeedle(view, stage, *input.rival->worldFromRebuilt);
    }
    return view;
}

}  // namespace gimbalscope::scene
