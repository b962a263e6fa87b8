// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The notice: a sentence in a box, over the largest view there is, moved to where it hides nothing
// that one needs to act on it.
#include <algorithm>
#include <cmath>

#include "ui/context.h"
#include "ui/word_wrap.h"

namespace gimbalscope::ui {
namespace {

constexpr float kMargin = 16.0F, kLine = 20.0F, kWidest = 620.0F, kFromEdge = 24.0F;
constexpr float kUsual = 88.0F;  // of its lower edge above the view's, where nothing is there
constexpr float kControlBelow =
    64.0F;  // what is higher is a view, which may be covered for a while
constexpr std::size_t kMostLines = 3;

/// The panels it may stand in, the best one first.
std::vector<Rect> placesOf(const Layout& layout) {
    std::vector<Rect> places{layout.flight, layout.paths,    layout.keys, layout.curves,
                             layout.tune,   layout.timeline, layout.side};
    for (const CardSlot& slot : layout.cards) {
        places.push_back(slot.panel);
    }
    places.push_back(layout.window);
    std::erase_if(places, isEmpty);
    return places;
}

/// How many controls and numbers a box would hide.
std::size_t hiddenBy(const PanelContext& context, const Rect& box) {
    const int low = static_cast<int>(context.painter.px(kControlBelow));
    const auto hides = [&](const NamedRect& each) {
        return each.rect.height < low && overlaps(each.rect, box);
    };
    return static_cast<std::size_t>(std::ranges::count_if(context.ui.widgets, hides) +
                                    std::ranges::count_if(context.ui.explained, hides));
}

/// In its usual place in the first panel that has one free, else in the first free place, else
/// where it hides least.
Rect noticeRect(const PanelContext& context, int width, int height) {
    const auto px = [&](float units) { return static_cast<int>(context.painter.px(units)); };
    Rect best{};
    std::size_t least = SIZE_MAX;
    for (const Rect& place : placesOf(context.layout)) {
        const int x = place.x + std::max((place.width - width) / 2, 0);
        const int top = place.y + px(4.0F), low = bottom(place) - height - px(4.0F);
        const int usual = std::max(bottom(place) - px(kUsual) + px(2.0F * kMargin) - height, top);
        for (int step = 0; place.width >= width && step <= place.height / px(8.0F); ++step) {
            const int down = px(8.0F) * step;
            for (const int y : {usual - down, usual + down}) {
                const Rect box{x, y, width, height};
                const std::size_t hidden = y < top || y > low ? SIZE_MAX : hiddenBy(context, box);
                if (hidden < least) {
                    least = hidden;
                    best = box;
                }
            }
            if (least == 0) {
                return best;
            }
        }
    }
    return best;
}

}  // namespace

void drawNotice(PanelContext& context) {
    context.ui.notice = {};
    if (context.notice.empty()) {
        return;
    }
    const Painter& painter = context.painter;
    const look::Palette& p = *painter.palette;
    const ImFont& font = *painter.fonts.label;
    const std::vector<Rect> places = placesOf(context.layout);
    const float room = std::min(
        static_cast<float>(places.front().width) - painter.px(2.0F * (kMargin + kFromEdge)),
        painter.px(kWidest));
    std::vector<std::string> lines = wrapped(font, context.notice, std::max(room, 1.0F));
    lines.resize(std::min(lines.size(), kMostLines));
    float width = 0.0F;
    for (const std::string& line : lines) {
        width = std::max(width, std::min(textWidth(font, line), std::max(room, 1.0F)));
    }
    const float line = painter.px(kLine);
    const Rect box =
        noticeRect(context, static_cast<int>(std::ceil(width + painter.px(2.0F * kMargin))),
                   static_cast<int>(std::ceil(line * (static_cast<float>(lines.size()) + 0.6F))));
    if (isEmpty(box)) {
        return;  // a window of hardly any size
    }
    context.ui.notice = box;
    drawBox(painter, {static_cast<float>(box.x), static_cast<float>(box.y)},
            {static_cast<float>(right(box)), static_cast<float>(bottom(box))}, p.raised, p.text3,
            8.0F);
    float y = static_cast<float>(box.y) + line * 0.8F;
    for (const std::string& each : lines) {
        drawTextIn(painter, font, {static_cast<float>(box.x) + painter.px(kMargin), y},
                   width + 1.0F, p.text, each);
        y += line;
    }
}

}  // namespace gimbalscope::ui
