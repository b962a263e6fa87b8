// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Where a lesson stands beside the cockpit that it is about: in a column at the right of a wide
// window, else in a band below.
#include "sim/selection.h"
#include "text/words.h"
#include "ui/layout_parts.h"

namespace gimbalscope::ui {
namespace {

// All in units.
constexpr float kColumnFrom = 1500.0F, kLeastColumn = 400.0F, kLargestColumn = 480.0F;
constexpr float kBar = 34.0F, kBarFrom = 160.0F;  // its height; size of a place from which
constexpr float kBandLess = 512.0F, kLeastBand = 192.0F, kLargestBand = 248.0F;
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

void takeLessonBar(Layout& layout, Rect& area, const LayoutRequest& request) {
    const Scaler px{request.scale};
    if (!request.hasStep || request.page == Page::Learn || area.height < px(kBarFrom) ||
        area.width < px(kBarFrom)) {
        return;
    }
    layout.lessonBar = {area.x, bottom(area) - px(kBar), area.width, px(kBar)};
    area.height -= px(kBar) + px(kGap) / 2;
}

bool looksAtPaths(std::span<const std::string> places) {
    return std::ranges::any_of(places, [](const std::string& place) {
        return place == "methods" || place == "curves" || place == "keyframes";
    });
}

std::optional<std::size_t> lookedCard(const sim::AppState& state, std::string_view place) {
    const std::vector<std::string_view> words = text::splitWords(place);
    if (words.size() < 2 || words[0] != "card") {
        return std::nullopt;
    }
    const auto numberOf = [&](const auto& isIt) -> std::optional<std::size_t> {
        const auto found = std::ranges::find_if(state.cards, isIt);
        return found == state.cards.end()
                   ? std::nullopt
                   : std::optional(static_cast<std::size_t>(found - state.cards.begin()));
    };
    const auto exact =
        numberOf([&](const sim::Card& card) { return sim::selectionText(card) == words[1]; });
    return exact ? exact : numberOf([&](const sim::Card& card) { return card.id == words[1]; });
}

void pointAt(LayoutRequest& request, const sim::AppState& state,
             std::span<const std::string> places) {
    if (!request.learns) {
        return;
    }
    request.interpolates |= looksAtPaths(places);
    request.looksAtTimeline = std::ranges::find(places, "timeline") != places.end();
    for (const std::string& place : places) {
        if (const std::optional<std::size_t> card = lookedCard(state, place)) {
            request.looked.push_back(*card);
        }
    }
}

}  // namespace gimbalscope::ui
