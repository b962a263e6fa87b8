// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Poses stand under their times where that leaves room between them; else they move apart.
#include "ui/path_plan.h"

#include <algorithm>
#include <cmath>

#include "sim/keyframes.h"

namespace gimbalscope::ui {
namespace {

// All in units.
constexpr float kMargin = 16.0F, kColumn = 132.0F, kValues = 48.0F, kRight = 24.0F, kTop = 12.0F;
constexpr float kTitle = 16.0F, kTitleTop = 4.0F, kTitleFrom = 26.0F;  // of a plot, above it
constexpr float kColumnFrom = 640.0F, kValuesFrom = 330.0F, kRowsFrom = 150.0F, kRow = 34.0F;
constexpr float kAxis = 35.0F, kStripFrom = 206.0F, kLeastStrip = 76.0F, kMostStrip = 112.0F;
constexpr float kBetweenPlots = 18.0F, kTwoPlotsFrom = 100.0F, kCaption = 20.0F, kLow = 10.0F;

int pixels(float units, float scale) { return static_cast<int>(std::lround(units * scale)); }

/// The middles of the cells so that no two overlap and none leaves the strip, each as near to where
/// it wants to be as a walk from the left and one from the right bring it.
std::vector<float> spread(std::vector<float> wanted, float width, float left, float right) {
    float least = left + width * 0.5F;
    for (float& each : wanted) {
        each = std::max(each, least);
        least = each + width;
    }
    float most = right - width * 0.5F;
    for (auto each = wanted.rbegin(); each != wanted.rend(); ++each) {
        *each = std::min(*each, most);
        most = *each - width;
    }
    return wanted;
}

void placePoses(PathPlan& plan, const PathPlanRequest& request, const Rect& strip) {
    const auto px = [&](float units) { return pixels(units, request.scale); };
    const int gap = px(6.0F), cell = strip.height - px(kCaption) + gap;
    const std::size_t count = request.keyTimesS.size();
    if (cell <= gap || strip.width < cell || count == 0) {
        return;
    }
    const std::size_t shown = std::min(count, static_cast<std::size_t>(strip.width / cell));
    const std::size_t selected = std::min(request.selected, count - 1);
    const std::size_t first =
        std::min(selected > shown / 2 ? selected - shown / 2 : std::size_t{0}, count - shown);
    std::vector<float> middles;
    for (std::size_t i = first; i < first + shown; ++i) {
        middles.push_back(plan.x(request.keyTimesS[i]));
    }
    const std::vector<float> placed =
        spread(middles, static_cast<float>(cell), static_cast<float>(strip.x),
               static_cast<float>(right(strip)));
    for (std::size_t i = 0; i < shown; ++i) {
        const int from = static_cast<int>(placed[i] - static_cast<float>(cell - gap) * 0.5F);
        const Rect each{from, strip.y, cell - gap, strip.height};
        plan.poses.push_back({first + i,
                              each,
                              {each.x + 1, each.y + 1, each.width - 2, each.height - px(kCaption)},
                              middles[i]});
    }
}

}  // namespace

PathPlan planPath(const PathPlanRequest& request) {
    PathPlan plan;
    const Rect& panel = request.panel;
    if (isEmpty(panel)) {
        return plan;
    }
    const auto px = [&](float units) { return pixels(units, request.scale); };
    const float width = static_cast<float>(panel.width) / request.scale;
    const float height = static_cast<float>(panel.height) / request.scale;
    plan.hasColumn = width >= kColumnFrom;
    int top = panel.y + px(kTop), low = bottom(panel) - px(kLow);
    if (plan.hasColumn) {
        plan.controls = {panel.x + px(kMargin), top, px(kColumn) - px(kMargin), low - top};
    } else if (height >= kRowsFrom) {
        plan.controls = {panel.x + px(kMargin * 0.5F), panel.y + px(4.0F),
                         panel.width - px(kMargin), px(kRow)};
        top = bottom(plan.controls) + px(8.0F);
    }
    const int title = top - px(plan.hasColumn ? kTop - kTitleTop : kTitleTop);
    const int left = panel.x + px((plan.hasColumn ? kMargin + kColumn : 4.0F) +
                                  (width >= kValuesFrom ? kValues : 8.0F));
    const int end = right(panel) - px(plan.hasColumn ? kRight : kMargin);
    Rect strip{};
    if (height >= kStripFrom) {
        const int high = px(std::clamp(0.34F * height, kLeastStrip, kMostStrip));
        strip = {left - px(24.0F), low - high, end - left + px(40.0F), high};
        low = strip.y - px(4.0F);
    }
    plan.axis = {left, low - px(kAxis), std::max(end - left, 0), px(kAxis)};
    if (plan.axis.y - title >= px(kTitle + kTitleFrom)) {
        plan.jumps = {left, title, plan.axis.width, px(kTitle)};
        top = bottom(plan.jumps);
    }
    const Rect plots{left, top, plan.axis.width, std::max(plan.axis.y - top, 0)};
    plan.speeds = plots;
    if (static_cast<float>(plots.height) >= kTwoPlotsFrom * request.scale) {
        plan.speeds.height =
            static_cast<int>(static_cast<float>(plots.height - px(kBetweenPlots)) * 0.62F);
        plan.accelerations = plots;
        plan.accelerations.y = bottom(plan.speeds) + px(kBetweenPlots);
        plan.accelerations.height = bottom(plots) - plan.accelerations.y;
    }
    plan.fromS = request.keyTimesS.empty() ? 0.0 : request.keyTimesS.front();
    plan.toS = request.lastS > plan.fromS ? request.lastS : plan.fromS + 1.0;
    if (!isEmpty(strip)) {
        placePoses(plan, request, strip);
    }
    return plan;
}

PathPlan planPath(const Rect& panel, float scale, const sim::Keyframing& keyframing) {
    std::vector<double> timesS;
    std::ranges::transform(keyframing.keys, std::back_inserter(timesS), &curve::Key::timeS);
    return planPath({panel, scale, timesS, sim::keysLastS(keyframing), keyframing.selected});
}

}  // namespace gimbalscope::ui
