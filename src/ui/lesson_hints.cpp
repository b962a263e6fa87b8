// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The hints of a step: in their order where there is room, else the newest before all others, so
// that it is seen together with the goal. One that was just asked for is scrolled to.
#include <algorithm>
#include <cmath>

#include "ui/explain.h"
#include "ui/lesson_parts.h"

namespace gimbalscope::ui {
namespace {

constexpr float kMostIndent = 0.25F;  // of a column's width

std::string headOf(const PanelContext& context, std::size_t hint) {
    return std::string(worded(context, "Hint")) + " " + std::to_string(hint + 1);
}

/// What was drawn from `hintTop` to the pen is the newest hint.
void showNewest(LessonFlow& flow, float top, float hintTop) {
    const Rect rect = rectBetween({flow.pen.left, hintTop}, {flow.pen.right, flow.written()});
    if (flow.seen(rect) == rect) {
        flow.context.ui.places.push_back({"lesson newest hint", rect});
    }
    flow.showHint(top, rect);
}

/// Small, its number beside its text where that leaves most of the width.
void drawSmallHint(LessonFlow& flow, const lesson::Step& step, std::size_t hint) {
    const Painter& painter = flow.context.painter;
    const look::Palette& p = *painter.palette;
    const ImFont& font = *painter.fonts.body;
    const std::string head = headOf(flow.context, hint);
    const Pen before = flow.pen;
    const float indent = std::ceil(textWidth(*painter.fonts.strong, head)) + painter.px(10.0F);
    drawReading(flow, head, *painter.fonts.strong, p.accent);
    if (indent < kMostIndent * (before.right - before.left)) {
        flow.pen.left += indent;
        flow.pen.y = before.y;
    }
    drawReading(flow, step.hints[hint], font, p.text);
    flow.pen.left = before.left;
    leave(flow, 5.0F);
}

}  // namespace

std::size_t hintsShown(const sim::Learning& learning, const lesson::Step& step) {
    return std::min(learning.hints, step.hints.size());
}

void drawHints(LessonFlow& flow, const lesson::Step& step, float top) {
    const Painter& painter = flow.context.painter;
    const std::size_t shown = hintsShown(flow.context.state.view.learning, step);
    for (std::size_t hint = 0; hint < shown; ++hint) {
        leave(flow, 4.0F);
        const float hintTop = flow.pen.y;
        drawReading(flow, headOf(flow.context, hint), *painter.fonts.strong,
                    painter.palette->accent);
        drawReading(flow, step.hints[hint]);
        if (hint + 1 == shown) {
            showNewest(flow, top, hintTop);
        }
    }
}

void drawNewestHint(LessonFlow& flow, const lesson::Step& step, float top) {
    if (const std::size_t shown = hintsShown(flow.context.state.view.learning, step); shown > 0) {
        leave(flow, 2.0F);
        const float hintTop = flow.pen.y;
        drawSmallHint(flow, step, shown - 1);
        showNewest(flow, top, hintTop);
    }
}

void drawHintsBefore(LessonFlow& flow, const lesson::Step& step) {
    for (std::size_t hint = hintsShown(flow.context.state.view.learning, step); hint > 1; --hint) {
        drawSmallHint(flow, step, hint - 2);
    }
}

}  // namespace gimbalscope::ui
