// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Where a lesson stands beside the cockpit that it is about: in a column at the right of a wide
// window, else in a band below.
#include "ui/layout_parts.h"

namespace gimbalscope::ui {
namespace {

// All in units.
constexpr float kColumnFrom = 1500.0F, kLeastColumn = 400.0F, kLargestColumn = 480.0F;
constexpr float kBandLess = 528.0F, kLeastBand = 192.0F, kLargestBand = 248.0F;
constexpr float kLeastCockpit = 452.0F;  // flight, cards and their tabs, with the gaps between

void makeCockpit(Layout& layout, const LayoutRequest& request) {
    if (request.interpolates) {
        makeFullPaths(layout, request);
    } else {
        makeFull(layout, request);
    }
}

}  // namespace

bool makeFullLesson(Layout& layout, LayoutRequest request) {
    const Scaler px{request.scale};
    const int gap = px(kGap), top = px(kTopBar);
    const float height = static_cast<float>(request.height) / request.scale;
    if (static_cast<float>(request.width) >= kColumnFrom * request.scale) {
        const int width = std::clamp(static_cast<int>(request.width * 0.26), px(kLeastColumn),
                                     px(kLargestColumn));
        layout.lesson = {request.width - gap - width, top, width, request.height - top - gap};
        request.width -= width + gap;
        makeCockpit(layout, request);
        return true;
    }
    const float band = std::floor(std::clamp(height - kBandLess, kLeastBand, kLargestBand) / kGap);
    const int low = px(band * kGap);
    if (request.height - low - gap - top < px(kLeastCockpit)) {
        return false;
    }
    layout.lesson = {gap, request.height - gap - low, request.width - 2 * gap, low};
    request.height -= low + gap;
    makeCockpit(layout, request);
    return true;
}

}  // namespace gimbalscope::ui
