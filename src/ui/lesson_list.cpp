// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The lessons to choose from, and the page after the last step: what was predicted and what came,
// goals, hints and corrections.
#include <algorithm>
#include <cmath>

#include "lesson/library.h"
#include "lesson/summary.h"
#include "ui/explain.h"
#include "ui/key_focus.h"
#include "ui/lesson_parts.h"

namespace gimbalscope::ui {
namespace {

constexpr float kNumber = 46.0F, kPredictionsFrom = 330.0F;

std::string_view inLanguage(const PanelContext& context, const lesson::Lesson& each,
                            std::string_view sentence) {
    return lesson::translated(lesson::translation(each.id, context.state.view.learning.language),
                              sentence);
}

void open(PanelContext& context, const std::string& id) {
    context.commands.push_back(sim::GoInLesson{sim::GoInLesson::To::Open, id, 1});
}

/// One lesson in a line: id, title, minutes; its aim where the pointer rests.
void drawBriefEntry(LessonFlow& flow, const lesson::Lesson& each) {
    PanelContext& context = flow.context;
    const Painter& painter = context.painter;
    const look::Palette& p = *painter.palette;
    const float left = flow.pen.left, end = flow.pen.right, pad = painter.px(8.0F);
    const float height = painter.px(27.0F), middle = std::floor(flow.pen.y + height * 0.5F);
    const Rect rect = rectBetween({left, flow.pen.y}, {end, flow.pen.y + height});
    flow.pen.y += height;
    leave(flow, 2.0F);
    if (!flow.holds("lesson " + each.id, rect)) {
        return;
    }
    const Touch touch = touchArea(context, "lesson " + each.id, rect);
    if (touch.hovered) {
        drawBox(painter, {left, middle - height * 0.5F}, {end, middle + height * 0.5F}, p.raised,
                p.raised, 8.0F);
    }
    drawText(painter, *painter.fonts.strong, {left + pad, middle}, p.accent, each.id);
    const float minutes =
        each.minutes > 0 ? drawText(painter, *painter.fonts.label, {end - pad, middle}, p.text2,
                                    std::to_string(each.minutes) + " min", Anchor::Right)
                         : 0.0F;
    const float x = left + painter.px(kNumber);
    drawTextIn(painter, *painter.fonts.title, {x, middle},
               std::max(end - pad - minutes - painter.px(12.0F) - x, 1.0F), p.text,
               inLanguage(context, each, each.title));
    explain(context, rect, "lesson entry", inLanguage(context, each, each.aim));
    if (touch.clicked) {
        open(context, each.id);
    }
}

/// One lesson: id, title and minutes in a line, its aim below.
void drawEntry(LessonFlow& flow, const lesson::Lesson& each) {
    PanelContext& context = flow.context;
    const Painter& painter = context.painter;
    const look::Palette& p = *painter.palette;
    const float top = flow.pen.y, left = flow.pen.left, end = flow.pen.right;
    const bool isClose = &flow.type.reading == painter.fonts.body;
    const float line = painter.px(isClose ? 24.0F : 26.0F), pad = painter.px(10.0F);
    const float above = painter.px(isClose ? 3.0F : 6.0F);
    const ImFont& font = isClose ? *painter.fonts.caption : *painter.fonts.body;
    const std::string_view aim = inLanguage(context, each, each.aim);
    flow.pen.left = left + painter.px(kNumber);
    flow.pen.right = end - pad;
    const float low = top + 2.0F * above + line + readingHeight(flow, aim, font) + painter.px(2.0F);
    flow.pen = {left, end, low};
    const Rect rect = rectBetween({left, top}, {end, low});
    if (!flow.holds("lesson " + each.id, rect)) {
        leave(flow, isClose ? 4.0F : 6.0F);
        return;
    }
    Touch touch = touchArea(context, "lesson " + each.id, flow.seen(rect));
    touch.clicked |= focusStop(context, "lesson " + each.id, flow.seen(rect), StopKind::Tall);
    drawBox(painter, {left, top}, {end, low}, touch.hovered ? p.raised : p.panel,
            touch.hovered ? p.text3 : p.line, 8.0F);
    const float middle = top + above + line * 0.5F;
    drawText(painter, *painter.fonts.title, {left + pad, middle}, p.accent, each.id);
    const std::string minutes = std::to_string(each.minutes) + " min";
    const float minutesWidth = each.minutes > 0
                                   ? drawText(painter, *painter.fonts.label, {end - pad, middle},
                                              p.text2, minutes, Anchor::Right)
                                   : 0.0F;
    drawTextIn(painter, *painter.fonts.title, {left + painter.px(kNumber), middle},
               std::max(end - pad - minutesWidth - painter.px(kNumber + 8.0F) - left, 1.0F), p.text,
               inLanguage(context, each, each.title));
    flow.pen = {left + painter.px(kNumber), end - pad, middle + line * 0.5F};
    drawReading(flow, aim, font, p.text2);
    flow.pen = {left, end, low};
    explain(context, rect, "lesson entry");
    if (touch.clicked) {
        open(context, each.id);
    }
    leave(flow, isClose ? 4.0F : 6.0F);
}

/// The question of a step, what was predicted and what came.
void drawAnswered(LessonFlow& flow, const lesson::Predicted& predicted) {
    const lesson::Step& step = *predicted.step;
    const sim::Prediction* const prediction = predicted.prediction;
    PanelContext& context = flow.context;
    const Painter& painter = context.painter;
    const look::Palette& p = *painter.palette;
    const std::string& language = context.state.view.learning.language;
    const bool isKnown = predicted.isKnown();
    const int holds = !isKnown ? 0 : prediction->isRight ? 1 : -1;
    const float left = flow.pen.left;
    if (flow.holdsLine(flow.pen.y, flow.pen.y + painter.px(22.0F))) {
        drawSign(painter, {left + painter.px(10.0F), flow.pen.y + painter.px(11.0F)}, holds);
    }
    flow.pen.left += painter.px(30.0F);
    drawReading(flow, step.title, *painter.fonts.strong, p.text);
    const auto row = [&](std::string_view label, std::string_view text, look::Rgb color) {
        drawReading(flow, std::string(worded(context, label)) + ": " + std::string(text),
                    *painter.fonts.body, color);
    };
    if (prediction == nullptr) {
        drawReading(flow, worded(context, "not answered"), *painter.fonts.body, p.text3);
    } else {
        row("predicted", lesson::givenText(*step.question, prediction->given, language),
            signColor(p, holds));
        if (isKnown && !prediction->isRight) {
            row("what came", lesson::cameText(*step.question, *prediction, language), p.text);
        }
    }
    flow.pen.left = left;
    leave(flow, 8.0F);
}

/// A number and what it counts, in a line.
void drawCount(LessonFlow& flow, std::string_view label, const std::string& value) {
    const Painter& painter = flow.context.painter;
    const float middle = flow.pen.y + painter.px(13.0F);
    flow.pen.y += painter.px(27.0F);
    if (!flow.holdsLine(flow.pen.y - painter.px(27.0F), flow.pen.y)) {
        return;
    }
    drawTextIn(painter, *painter.fonts.reading, {flow.pen.left, middle},
               (flow.pen.right - flow.pen.left) * 0.7F, painter.palette->text2,
               worded(flow.context, label));
    drawText(painter, *painter.fonts.number, {flow.pen.right, middle}, painter.palette->text, value,
             Anchor::Right);
}

std::string outOf(const PanelContext& context, std::size_t part, std::size_t all) {
    return std::to_string(part) + " " + std::string(worded(context, "of")) + " " +
           std::to_string(all);
}

}  // namespace

void drawLessonList(LessonFlow& flow, std::size_t from, std::size_t to) {
    const auto all = lesson::lessons();
    for (std::size_t i = from; i < std::min(to, all.size()); ++i) {
        flow.isLow() ? drawBriefEntry(flow, all[i]) : drawEntry(flow, all[i]);
    }
}

void drawSum(LessonFlow& flow) {
    PanelContext& context = flow.context;
    const Painter& painter = context.painter;
    drawReading(flow, worded(context, "What you predicted"), *painter.fonts.title,
                painter.palette->text);
    leave(flow, 6.0F);
    const lesson::Summary summary = lesson::summaryOf(*context.lesson, context.state.view.learning);
    for (const lesson::Predicted& each : summary.questions) {
        drawAnswered(flow, each);
    }
}

void drawSumFoot(LessonFlow& flow) {
    PanelContext& context = flow.context;
    const Painter& painter = context.painter;
    const lesson::Summary summary = lesson::summaryOf(*context.lesson, context.state.view.learning);
    drawReading(flow, worded(context, "In all"), *painter.fonts.title, painter.palette->text);
    leave(flow, 4.0F);
    drawCount(flow, "predictions right", outOf(context, summary.right, summary.questions.size()));
    drawCount(flow, "goals reached", outOf(context, summary.goalsMet, summary.goals));
    drawCount(flow, "hints used", std::to_string(summary.hints));
    leave(flow, 4.0F);
    if (const lesson::Lesson* const next =
            lesson::lessonAfter(context.state.view.learning.lesson)) {
        const std::string text =
            next->id + "  " + std::string(inLanguage(context, *next, next->title));
        if (flowButton(flow,
                       {"lesson following", text, {}, ButtonKind::Primary, "lesson following"})) {
            open(context, next->id);
        }
    }
    // In a band the teacher's button for it stands above.
    if (!flow.isLow() && flowButton(flow, {"lesson to list", worded(context, "All lessons")})) {
        context.commands.push_back(sim::GoInLesson{sim::GoInLesson::To::Off, {}, 1});
    }
}

}  // namespace gimbalscope::ui
