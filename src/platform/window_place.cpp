// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Places in 64-bit numbers, so that no sum of them overflows.
#include "platform/window_place.h"

#include <algorithm>
#include <cstdint>
#include <utility>

namespace gimbalscope::platform {
namespace {

constexpr int kUsualWidth = 1600, kUsualHeight = 900, kSmallestWidth = 320, kSmallestHeight = 240;
constexpr int kLargestSide = 16384;

/// A stretch of one axis.
struct Span {
    std::int64_t from = 0, size = 0;
    std::int64_t end() const { return from + size; }
};

std::int64_t overlap(const Span& a, const Span& b) {
    return std::max<std::int64_t>(0, std::min(a.end(), b.end()) - std::max(a.from, b.from));
}

std::int64_t gap(const Span& a, const Span& b) {
    return std::max<std::int64_t>({0, b.from - a.end(), a.from - b.end()});
}

Span across(const WindowPlace& place) { return {place.x, place.width}; }
Span down(const WindowPlace& place) { return {place.y, place.height}; }

/// Of two monitors the better has more of the window, then is nearer.
std::pair<std::int64_t, std::int64_t> merit(const WindowPlace& window, const WindowPlace& monitor) {
    return {overlap(across(window), across(monitor)) * overlap(down(window), down(monitor)),
            -gap(across(window), across(monitor)) - gap(down(window), down(monitor))};
}

int mendedSide(int side, int usual, int smallest) {
    return side < 1 ? usual : std::clamp(side, smallest, kLargestSide);
}

int within(int from, int size, const Span& room) {
    const std::int64_t last = std::max(room.from, room.end() - size);
    return static_cast<int>(std::clamp<std::int64_t>(from, room.from, last));
}

}  // namespace

WindowPlace clampedToMonitors(const WindowPlace& place, std::span<const WindowPlace> monitors) {
    WindowPlace result = place;
    result.width = mendedSide(place.width, kUsualWidth, kSmallestWidth);
    result.height = mendedSide(place.height, kUsualHeight, kSmallestHeight);
    const WindowPlace* best = nullptr;
    for (const WindowPlace& monitor : monitors) {
        const bool isReal = monitor.width > 0 && monitor.height > 0;
        if (isReal && (best == nullptr || merit(result, *best) < merit(result, monitor))) {
            best = &monitor;
        }
    }
    if (best != nullptr) {
        result.width = std::min(result.width, best->width);
        result.height = std::min(result.height, best->height);
        result.x = within(result.x, result.width, across(*best));
        result.y = within(result.y, result.height, down(*best));
    }
    return result;
}

}  // namespace gimbalscope::platform
