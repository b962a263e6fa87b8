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

/// A part that holds or not, its words in as many lines as they need, and what is found.
void drawGoalPart(LessonFlow& flow, const lesson::Reached& part) {
    PanelContext& context = flow.context;
    const Painter& painter = context.painter;
    const look::Palette& p = *painter.palette;
    const std::string& language = context.state.view.learning.language;
    const std::string found = goalFound(part, language);
    const float top = flow.pen.y, end = flow.pen.right;
    const float middle = top + std::floor(flow.type.reading.FontSize * 0.68F);
    if (flow.holdsLine(top, 2.0F * middle - top)) {
        drawText(painter, *painter.fonts.number, {end, middle},
                 part.holds ? signColor(p, 1) : p.text, found, Anchor::Right);
    }
    flow.pen.right =
        std::max(end - textWidth(*painter.fonts.number, found) - painter.px(12.0F), flow.pen.left);
    drawSigned(flow, part.holds ? 1 : 0, goalWords(part, language), flow.type.reading, p.text2);
    flow.pen.right = end;
    explain(context, flow.seen(rectBetween({flow.pen.left, top}, {end, flow.pen.y})), "goal");
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

void drawGoal(LessonFlow& flow, const lesson::Goal& goal, bool isSaid) {
    PanelContext& context = flow.context;
    const look::Palette& p = *context.painter.palette;
    const sim::Learning& learning = context.state.view.learning;
    if (!isSaid) {
        drawReading(flow, goal.text, flow.type.title, p.text);
        leave(flow, 4.0F);
    }
    for (const lesson::Reached& part : context.reached) {
        drawGoalPart(flow, part);
    }
    if (isGoalMet(learning)) {
        leave(flow, 3.0F);
        drawSigned(flow, 1, worded(context, "Reached."), flow.type.title, signColor(p, 1));
        leave(flow, 6.0F);
    }
}

/// Those shown so far.
void drawHints(LessonFlow& flow, const lesson::Step& step) {
    PanelContext& context = flow.context;
    const Painter& painter = context.painter;
    const std::size_t shown = std::min(context.state.view.learning.hints, step.hints.size());
    for (std::size_t i = 0; i < shown; ++i) {
        leave(flow, 4.0F);
        drawReading(flow, std::string(worded(context, "Hint")) + " " + std::to_string(i + 1),
                    *painter.fonts.strong, painter.palette->accent);
        drawReading(flow, step.hints[i]);
    }
}

}  // namespace

std::string goalWords(const lesson::Reached& part, std::string_view language) {
    return withRealSigns(lesson::conditionText(part.condition->expect, part.unit, language));
}

std::string goalFound(const lesson::Reached& part, std::string_view language) {
    return withRealSigns(lesson::foundText(part, language));
}

void drawToDo(LessonFlow& flow, const lesson::Step& step, bool isGoalSaid) {
    drawHead(flow, step);
    if (step.goal) {
        drawGoal(flow, *step.goal, isGoalSaid);
    }
    drawTarget(flow);
    drawHints(flow, step);
}

}  // namespace gimbalscope::ui
