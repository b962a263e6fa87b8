// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// One sample for each 1.3 degrees of nose travel, so that a slow flight costs no more than a fast
// one.
#include "sim/trail.h"

#include <cmath>

namespace gimbalscope::sim {

namespace {

math::Vec3 noseOf(const math::Quat& worldFromBody) {
    return math::rotate(worldFromBody, {1, 0, 0});
}

double degreesBetween(math::Vec3 a, math::Vec3 b) {
    const double rad = std::atan2(math::length(math::cross(a, b)), math::dot(a, b));
    return math::toDegrees(math::Radians{rad}).value;
}

void forgetOld(Trail& trail, std::int64_t stepCount) {
    const auto kept = static_cast<std::int64_t>(kTrailSeconds * kStepsPerSecond);
    while (!trail.samples.empty() && trail.samples.front().step < stepCount - kept) {
        trail.samples.pop_front();
    }
}

}  // namespace

void extend(Trail& trail, const AppState& state) {
    forgetOld(trail, state.stepCount);
    if (trail.last && *trail.last == state.attitude) {
        return;
    }
    const math::Vec3 nose = noseOf(state.attitude);
    const bool jumped = !trail.last || degreesBetween(noseOf(*trail.last), nose) > kTrailBreakDeg;
    trail.last = state.attitude;
    const bool hasTravelled =
        jumped || trail.samples.empty() ||
        degreesBetween(noseOf(trail.samples.back().attitude), nose) >= kTrailSpacingDeg;
    if (!hasTravelled) {
        return;
    }
    const ViewState& view = state.view;
    const double stretch = view.selectedCard < state.cards.size()
                               ? stretchOf(state.cards[view.selectedCard], state, state.attitude)
                               : 1.0;
    trail.samples.push_back({state.stepCount, state.attitude, stretch, jumped});
}

double stretchOf(const Card& card, const AppState& state, const math::Quat& worldFromBody) {
    const convention::Convention* const row = rowOf(state, card.id);
    if (row == nullptr) {
        return 1.0;
    }
    const convention::ReadingOptions options = effectiveOptions(card, state);
    const convention::FrameId frame = options.frame.value_or(row->frame);
    const math::Quat inFrame =
        options.literal ? worldFromBody : convention::toFrame(worldFromBody, frame);
    return math::stretch(inFrame, row->order);
}

}  // namespace gimbalscope::sim
