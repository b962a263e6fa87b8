// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The three arrangements, from roomy to cramped.
#include "ui/layout_parts.h"

#include <algorithm>
#include <cmath>

namespace gimbalscope::ui {
namespace {

// All in units.
constexpr float kMinCardWidth = 300.0F;
constexpr float kTimelineFrom = 640.0F;  // height of the window
constexpr float kLane = 62.0F, kTimelineFrame = 40.0F, kLowTimeline = 112.0F;
constexpr float kMarkFrom = 260.0F, kTransportFrom = 160.0F;  // width of the window
constexpr float kLeastSide = 368.0F, kLargestSide = 516.0F;   // its width in the full arrangement
constexpr float kLeastFlight = 216.0F, kLeastCard = 184.0F;
constexpr float kVerdict = 30.0F, kVerdictFrom = 160.0F;     // its line; size of a place from which
constexpr float kLeastTune = 368.0F, kLargestTune = 440.0F;  // width of the editor
constexpr float kCardShare = 0.44F, kCardShareWithTabs = 0.48F;

/// The square for the ship, at the left of the card between title and meter.
Rect cardView(const Rect& panel, Scaler px, bool saysStretch) {
    const float units = static_cast<float>(panel.height) / px.scale;
    const int lines = footerLines(units, saysStretch);
    const int top = px(units >= kSubtitleFrom ? 53.0F : 38.0F);
    const int low = px(lines == 2 ? 57.0F : lines == 1 ? 38.0F : 18.0F);
    const int room = panel.height - top - low;
    const int side = std::min(room, static_cast<int>(std::lround(0.54 * panel.width)));
    if (side < px(72.0F) || panel.width < px(260.0F)) {
        return {};
    }
    return {panel.x + px(6.0F), panel.y + top + (room - side) / 2, side, side};
}

/// So many cards, in their order: the selected one, those that are pointed at, then its neighbours.
std::vector<std::size_t> cardsShown(const LayoutRequest& request, std::size_t columns) {
    const std::size_t selected = std::min(request.selectedCard, request.cardCount - 1);
    std::vector<std::size_t> cards{selected};
    const auto take = [&](std::size_t card) {
        if (cards.size() < columns && card < request.cardCount &&
            std::ranges::find(cards, card) == cards.end()) {
            cards.push_back(card);
        }
    };
    std::ranges::for_each(request.looked, take);
    const std::size_t first = selected < columns ? 0 : selected - columns + 1;
    for (std::size_t card = first; card < request.cardCount; ++card) {
        take(card);
    }
    std::ranges::sort(cards);
    return cards;
}

/// Side by side.
void placeInColumns(Layout& layout, const Rect& area, const LayoutRequest& request,
                    const std::vector<std::size_t>& cards) {
    const int gap = Scaler{request.scale}(kGap), count = static_cast<int>(cards.size());
    for (int column = 0; column < count; ++column) {
        const int from = area.x + (area.width + gap) * column / count;
        const int to = area.x + (area.width + gap) * (column + 1) / count - gap;
        const Rect panel{from, area.y, to - from, area.height};
        layout.cards.push_back(cardSlot(cards[static_cast<std::size_t>(column)], panel, request));
    }
}

/// The place of the flight views: one, or two beside each other, or below each other in a place
/// that is higher than wide.
void placeFlight(Layout& layout, const Rect& area, const LayoutRequest& request) {
    layout.flight = nonNegative(area);
    if (!request.twoShips) {
        return;
    }
    const int gap = Scaler{request.scale}(kGap);
    const bool beside = area.width >= area.height;
    Rect first = area, second = area;
    (beside ? first.width : first.height) = ((beside ? area.width : area.height) - gap) / 2;
    if (beside) {
        second.x = right(first) + gap;
        second.width = right(area) - second.x;
    } else {
        second.y = bottom(first) + gap;
        second.height = bottom(area) - second.y;
    }
    layout.flight = nonNegative(first);
    layout.flightRight = nonNegative(second);
}

/// As many cards as fit side by side in `area`, the selected one among them. Tabs above them when
/// not all fit, or when the timeline shares their place.
void placeCards(Layout& layout, Rect area, const LayoutRequest& request, bool sharedWithTimeline) {
    if (request.cardCount == 0 || area.width <= 0 || area.height <= 0) {
        return;
    }
    const Scaler px{request.scale};
    const int gap = px(kGap);
    const auto fitting =
        static_cast<std::size_t>(std::max(1, (area.width + gap) / (px(kMinCardWidth) + gap)));
    const std::size_t columns = std::min(request.cardCount, fitting);
    layout.hasAllCards = columns == request.cardCount;
    const bool isTimelineWanted =
        !request.hasStep || request.looksAtTimeline || request.page == Page::Timeline;
    if (!layout.hasAllCards || (sharedWithTimeline && isTimelineWanted)) {
        layout.tabs = {area.x, area.y, area.width, px(kTabs)};
        area.y += px(kTabs) + gap / 2;
        area.height -= px(kTabs) + gap / 2;
    }
    if (sharedWithTimeline && request.page == Page::Timeline) {
        layout.timeline = nonNegative(area);
        return;
    }
    placeInColumns(layout, area, request, cardsShown(request, columns));
}

/// How high the timeline is: 13.5 % of the window; with a lane for each card more, as long as cards
/// and flight view keep what they need. 0 when it does not fit. On the grid of 8 units.
int timelineHeight(const LayoutRequest& request) {
    const float units = static_cast<float>(request.height) / request.scale;
    if (units < kTimelineFrom) {
        return 0;
    }
    float height = std::clamp(0.135F * units, kLowTimeline, 160.0F);
    if (request.allLanes) {
        const float lanes = static_cast<float>(std::max<std::size_t>(request.cardCount, 1));
        const float wanted = std::min(kLane * lanes + kTimelineFrame, 0.34F * units);
        const float room = units - kTopBar - 3.0F * kGap - kLeastFlight - kLeastCard;
        height = std::max(height, std::min(wanted, room));
    }
    return Scaler{request.scale}(std::floor(height / kGap) * kGap);
}

}  // namespace

int footerLines(float units, bool saysStretch) {
    return units >= 268.0F ? 2 : units >= kSubtitleFrom || (saysStretch && units >= 168.0F) ? 1 : 0;
}

CardSlot cardSlot(std::size_t card, const Rect& panel, const LayoutRequest& request) {
    return {card, nonNegative(panel), cardView(panel, Scaler{request.scale}, request.hasStep),
            request.hasStep};
}

void takeCardsBelow(Layout& layout, Rect& flight, const LayoutRequest& request) {
    const Scaler px{request.scale};
    const int gap = px(kGap), height = px(kLeastCard);
    const auto fitting =
        static_cast<std::size_t>(std::max(0, (flight.width + gap) / (px(kMinCardWidth) + gap)));
    const std::size_t columns = std::min(request.cardCount, fitting);
    if (columns == 0 || flight.height - height - gap < px(kLeastFlight)) {
        return;
    }
    const Rect area{flight.x, bottom(flight) - height, flight.width, height};
    placeInColumns(layout, area, request, cardsShown(request, columns));
    flight.height -= height + gap;
}

void makeFull(Layout& layout, const LayoutRequest& request) {
    const Scaler px{request.scale};
    const int gap = px(kGap), top = px(kTopBar);
    const int low = timelineHeight(request);
    const int width = request.width - 2 * gap;
    const int bottomEdge = request.height - gap - (low > 0 ? low + gap : 0);
    const int room = bottomEdge - top - gap;
    const float share = low > 0 ? kCardShare : kCardShareWithTabs;
    const int cardHeight = request.cardCount > 0
                               ? std::max(static_cast<int>(static_cast<float>(room) * share),
                                          std::min(px(kLeastCard), room - px(kLeastFlight)))
                               : -gap;
    const int flightHeight = room - cardHeight;
    // In a window that is not wide the side takes more, for the ball and the words beside it.
    const int side =
        std::clamp(static_cast<int>(request.width * 0.32), px(kLeastSide), px(kLargestSide));
    placeFlight(layout, {gap, top, width - side - gap, flightHeight}, request);
    layout.side = {request.width - gap - side, top, side, flightHeight};
    placeCards(layout, {gap, top + flightHeight + gap, width, cardHeight}, request, low == 0);
    if (low > 0) {
        layout.timeline = {gap, request.height - gap - low, width, low};
    }
}

namespace {

/// The editor's column at the right edge; what is left is arranged as a narrower window.
void takeTune(Layout& layout, LayoutRequest& request) {
    const Scaler px{request.scale};
    const int gap = px(kGap), top = px(kTopBar);
    const int width =
        std::clamp(static_cast<int>(request.width * 0.27), px(kLeastTune), px(kLargestTune));
    layout.tune = {request.width - gap - width, top, width, request.height - top - gap};
    request.width -= width + gap;
}

/// One panel in `area`: the page asked for.
void placePage(Layout& layout, const Rect& area, const LayoutRequest& request) {
    if (isPathPage(request)) {
        placePathPage(layout, area, request);
    } else if (request.page == Page::Flight) {
        placeFlight(layout, area, request);
    } else if (request.page == Page::Timeline) {
        layout.timeline = nonNegative(area);
    } else if (request.page == Page::Learn && request.learns) {
        layout.lesson = nonNegative(area);
    } else if (request.page == Page::Tune && request.tunes) {
        layout.tune = nonNegative(area);
    } else if (request.page == Page::Side || request.cardCount == 0) {
        layout.side = nonNegative(area);
    } else {
        const std::size_t card = std::min(request.selectedCard, request.cardCount - 1);
        layout.cards.push_back(cardSlot(card, area, request));
    }
}

/// Takes a line for the verdict off the top of a panel's place, unless the panel says it itself or
/// there is hardly any room.
void placeVerdict(Layout& layout, Rect& area, const LayoutRequest& request) {
    const Scaler px{request.scale};
    const bool tunes = request.page == Page::Tune && request.tunes;
    const bool learns = request.page == Page::Learn && request.learns;
    const bool isSaid = request.page == Page::Side || tunes || learns || isPathPage(request) ||
                        (request.page == Page::Card && request.cardCount == 0);
    if (isSaid || area.height < px(kVerdictFrom) || area.width < px(kVerdictFrom)) {
        return;
    }
    layout.verdict = {area.x, area.y, area.width, px(kVerdict)};
    area.y += px(kVerdict) + px(kGap) / 2;
    area.height -= px(kVerdict) + px(kGap) / 2;
}

/// The flight view, and beside it, or below it in a high window, one panel chosen by tabs.
void makeColumn(Layout& layout, LayoutRequest request) {
    const Scaler px{request.scale};
    const int gap = px(kGap), top = px(kTopBar);
    Rect flight{gap, top, request.width - 2 * gap, request.height - top - gap}, rest = flight;
    if (isPathPage(request)) {
        layout.tabs = {rest.x, rest.y, rest.width, px(kTabs)};
        rest.y += px(kTabs) + gap / 2;
        rest.height -= px(kTabs) + gap / 2;
        takeLessonBar(layout, rest, request);
        placePathPage(layout, rest, request);
        return;
    }
    if (request.height > request.width) {
        flight.height = static_cast<int>(static_cast<float>(flight.height) * 0.5F);
        rest.y = bottom(flight) + gap;
        rest.height -= flight.height + gap;
    } else {
        rest.width = std::clamp(static_cast<int>(request.width * 0.42), px(300.0F), px(420.0F));
        rest.x = request.width - gap - rest.width;
        flight.width -= rest.width + gap;
    }
    const bool learns = request.learns && request.page == Page::Learn;
    if (learns && request.interpolates) {
        LayoutRequest paths = request;
        paths.page = Page::Interpolate;
        placePathPage(layout, flight, paths);
    } else {
        if (learns) {
            takeCardsBelow(layout, flight, request);
        }
        placeFlight(layout, flight, request);
    }
    layout.tabs = {rest.x, rest.y, rest.width, px(kTabs)};
    const int used = px(kTabs) + gap / 2;
    if (request.page == Page::Flight) {
        request.page = Page::Card;
    }
    Rect area{rest.x, rest.y + used, rest.width, rest.height - used};
    takeLessonBar(layout, area, request);
    placeVerdict(layout, area, request);
    placePage(layout, area, request);
}

/// One panel at a time.
void makeSingle(Layout& layout, const LayoutRequest& request) {
    const Scaler px{request.scale};
    const int gap = px(kGap), top = px(kTopBar);
    // Mark at the left, transport and menu at the right, tabs between them.
    const int x = px(hasMark(request.width, request.scale) ? 44.0F : kGap),
              end = request.width - px(hasTransport(request.width, request.scale) ? 112.0F : 48.0F);
    layout.tabs = nonNegative({x, px(6.0F), end - x, px(kTabs)});
    Rect area{gap, top, request.width - 2 * gap, request.height - top - gap};
    takeLessonBar(layout, area, request);
    placeVerdict(layout, area, request);
    placePage(layout, area, request);
}

}  // namespace

Layout makeLayout(const LayoutRequest& asked) {
    LayoutRequest request = asked;
    request.width = std::max(request.width, 1);
    request.height = std::max(request.height, 1);
    request.scale = std::isfinite(asked.scale) ? std::clamp(asked.scale, 0.1F, 20.0F) : 1.0F;
    const float width = static_cast<float>(request.width) / request.scale;
    const float height = static_cast<float>(request.height) / request.scale;

    Layout layout;
    layout.scale = request.scale;
    layout.window = {0, 0, request.width, request.height};
    layout.topBar = {0, 0, request.width, std::min(Scaler{request.scale}(kTopBar), request.height)};
    if (request.blank) {
        layout.kind = LayoutKind::Single;
        layout.topBar = {};
        layout.lesson = layout.window;
        return layout;
    }
    if (request.learns && width >= 1000.0F && height >= 560.0F && makeFullLesson(layout, request)) {
        return layout;
    }
    if (!request.learns && width >= 1000.0F && height >= 560.0F) {
        if (request.interpolates) {
            makeFullPaths(layout, request);
            return layout;
        }
        if (request.tunes) {
            takeTune(layout, request);
        }
        makeFull(layout, request);
    } else if (width >= 700.0F && height >= 360.0F) {
        layout.kind = LayoutKind::Column;
        makeColumn(layout, request);
    } else {
        layout.kind = LayoutKind::Single;
        makeSingle(layout, request);
    }
    return layout;
}

LayoutRequest layoutRequest(const sim::AppState& state, int width, int height, float scale) {
    LayoutRequest request{width,
                          height,
                          scale,
                          state.cards.size(),
                          state.view.selectedCard,
                          state.view.page,
                          state.drive == sim::Drive::Both,
                          state.view.timeline.allCards,
                          state.view.task == sim::Task::Tune};
    request.interpolates = state.view.task == sim::Task::Interpolate;
    request.learns = state.view.task == sim::Task::Learn;
    const bool hasLesson = !state.view.learning.lesson.empty();
    request.blank = (request.learns || hasLesson) && state.view.learning.isBlank;
    request.hasStep = request.learns && hasLesson;
    const sim::Keyframing& keyframing = state.view.keyframing;
    if (!keyframing.keys.empty()) {
        request.methodCount = keyframing.compared.size();
        request.flownMethod =
            static_cast<std::size_t>(std::ranges::find(keyframing.compared, keyframing.method) -
                                     keyframing.compared.begin());
        request.flownMethod %= std::max<std::size_t>(request.methodCount, 1);
    }
    return request;
}

bool hasMark(int width, float scale) { return static_cast<float>(width) >= kMarkFrom * scale; }

bool hasTransport(int width, float scale) {
    return static_cast<float>(width) >= kTransportFrom * scale;
}

float textScale(int width, int height, double contentScale, int textPercent) {
    const double monitor = std::isfinite(contentScale) && contentScale > 0.0 ? contentScale : 1.0;
    const double size = std::min(width / 1600.0, height / 900.0);
    const double window = std::floor(size * 10.0 + 1e-9) / 10.0;
    const double percent = std::clamp(textPercent, 25, 400) / 100.0;
    return static_cast<float>(std::clamp(std::max(monitor, window) * percent, 0.5, 8.0));
}

}  // namespace gimbalscope::ui
