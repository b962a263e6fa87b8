// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// What is to be done in a step: the goal with its parts in plain words, and hints.
#include <algorithm>
#include <cmath>

#include "lesson/wording.h"
#include "sim/lessons.h"
#include "ui/explain.h"
#include "ui/lesson_parts.h"
#include "ui/word_wrap.h"

namespace gimbalscope::ui {
namespace {

/// A part that holds or not, its words in as many lines as they need, and what is found. Of a goal
/// that was reached all parts held together, whatever is found by now.
void drawGoalPart(LessonFlow& flow, const lesson::Reached& part, bool isReached) {
    PanelContext& context = flow.context;
    const Painter& painter = context.painter;
    const look::Palette& p = *painter.palette;
    const std::string& language = context.state.view.learning.language;
    const bool holds = isReached || part.holds;
    const std::string found = isReached ? std::string() : goalFound(part, language);
    const float top = flow.pen.y, end = flow.pen.right;
    const float middle = top + std::floor(flow.type.reading.FontSize * 0.68F);
    if (flow.holdsLine(top, 2.0F * middle - top)) {
        drawText(painter, *painter.fonts.number, {end, middle}, holds ? signColor(p, 1) : p.text,
                 found, Anchor::Right);
    }
    flow.pen.right =
        std::max(end - textWidth(*painter.fonts.number, found) - painter.px(12.0F), flow.pen.left);
    drawSigned(flow, holds ? 1 : 0, goalWords(part, language), flow.type.reading, p.text2);
    flow.pen.right = end;
    const Rect rect = flow.seen(rectBetween({flow.pen.left, top}, {end, flow.pen.y}));
    explain(context, rect, "goal");
    if (!isEmpty(rect)) {
        context.ui.places.push_back({isReached    ? "goal part reached"
                                     : part.holds ? "goal part held"
                                                  : "goal part open",
                                     rect});
    }
    leave(flow, 3.0F);
}

/// The next hint: how its button says it, and how wide that is.
struct NextHint {
    std::string text;
    float width = 0.0F;  ///< 0: there is none
};
NextHint nextHint(const PanelContext& context, const lesson::Step& step) {
    const std::size_t shown = context.state.view.learning.hints, count = step.hints.size();
    if (shown >= count) {
        return {};
    }
    const Painter& painter = context.painter;
    NextHint next{std::string(worded(context, "Hint")) + " " + std::to_string(shown + 1) + " " +
                      std::string(worded(context, "of")) + " " + std::to_string(count),
                  0.0F};
    next.width = std::ceil(textWidth(*painter.fonts.strong, next.text)) + painter.px(28.0F);
    return next;
}

/// One line: that there is a goal, how often the controls were taken once more, the next hint.
void drawHead(LessonFlow& flow, const lesson::Step& step) {
    PanelContext& context = flow.context;
    const Painter& painter = context.painter;
    const look::Palette& p = *painter.palette;
    const sim::Learning& learning = context.state.view.learning;
    const NextHint next = nextHint(context, step);
    const bool isCounted = step.goal && learning.target;
    if (!step.goal && next.width == 0.0F) {
        return;
    }
    const float high = painter.px(26.0F), middle = std::floor(flow.pen.y + high * 0.5F);
    float x = flow.pen.left;
    const bool isSeen = flow.holdsLine(flow.pen.y, flow.pen.y + high);
    const auto say = [&](const ImFont& font, look::Rgb color, std::string_view text) {
        x += isSeen ? drawText(painter, font, {x, middle}, color, text) : textWidth(font, text);
    };
    if (step.goal) {
        say(*painter.fonts.strong, p.text2, worded(context, "Goal"));
        x += painter.px(20.0F);
    }
    if (isCounted) {
        const float from = x;
        say(*painter.fonts.label, p.text2, worded(context, "corrections"));
        x += painter.px(8.0F);
        say(*painter.fonts.number, p.text, std::to_string(sim::corrections(learning)));
        explain(context, flow.seen(lineRect(painter, from, x, middle)), "corrections");
        x += painter.px(16.0F);
    }
    if (next.width > 0.0F && x + next.width > flow.pen.right) {
        flow.pen.y += high;  // in a line of its own
    }
    const Rect rect =
        rectBetween({std::max(flow.pen.right - next.width, flow.pen.left), flow.pen.y},
                    {flow.pen.right, flow.pen.y + high});
    if (next.width > 0.0F && flow.holds("lesson hint", rect)) {
        if (button(context, "lesson hint", rect, next.text)) {
            context.commands.push_back(sim::ShowHint{});
        }
        explain(context, rect, "lesson hint");
    }
    flow.pen.y += high;
    leave(flow, 4.0F);
}

/// Its parts, and that it was reached.
void drawGoalParts(LessonFlow& flow) {
    PanelContext& context = flow.context;
    const look::Palette& p = *context.painter.palette;
    const sim::Learning& learning = context.state.view.learning;
    const bool isReached = isGoalMet(learning);
    for (const lesson::Reached& part : context.reached) {
        drawGoalPart(flow, part, isReached);
    }
    if (isReached) {
        leave(flow, 3.0F);
        drawSigned(flow, 1, worded(context, "Reached."), flow.type.title, signColor(p, 1));
        leave(flow, 6.0F);
    }
}

}  // namespace

std::string goalWords(const lesson::Reached& part, std::string_view language) {
    return withRealSigns(lesson::conditionText(part.condition->expect, part.unit, language));
}

std::string goalFound(const lesson::Reached& part, std::string_view language) {
    return withRealSigns(lesson::foundText(part, language));
}

void drawGoalText(LessonFlow& flow, const lesson::Goal& goal) {
    const float top = flow.pen.y;
    drawReading(flow, goal.text, flow.type.title, flow.context.painter.palette->text);
    const Rect rect = rectBetween({flow.pen.left, top}, {flow.pen.right, flow.pen.y});
    if (flow.seen(rect) == rect) {
        flow.context.ui.places.push_back({"lesson goal", rect});
    }
}

void drawToDo(LessonFlow& flow, const lesson::Step& step, const LessonFit& fit, bool isGoalSaid) {
    const float top = flow.pen.y;
    drawHead(flow, step);
    if (step.goal && !isGoalSaid) {
        drawGoalText(flow, *step.goal);
        leave(flow, 4.0F);
    }
    const bool isHintHere = fit.hints == HintSet::BelowGoal;
    if (isHintHere) {
        drawNewestHint(flow, step, top);
        if (flow.isCut) {
            return;
        }
    }
    if (step.goal) {
        drawGoalParts(flow);
    }
    drawTarget(flow);
    if (fit.hints == HintSet::InOrder) {
        drawHints(flow, step, top);
        return;
    }
    if (!isHintHere) {
        drawNewestHint(flow, step, top);
    }
    if (!flow.isCut) {
        drawHintsBefore(flow, step);
    }
}

}  // namespace gimbalscope::ui
