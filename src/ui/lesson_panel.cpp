// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The lesson's panel: title and step, what is told and asked, the teacher's buttons. In a band the
// two stand side by side, in a column one below the other.
#include <algorithm>
#include <cmath>

#include "lesson/library.h"
#include "ui/explain.h"
#include "ui/lesson_parts.h"

namespace gimbalscope::ui {
namespace {

// All in units.
constexpr float kHead = 40.0F, kHeadLine = 26.0F, kRow = 30.0F, kMargin = 14.0F;
constexpr float kBandFrom = 700.0F;  // width from which it is a band, if it is lower than wide
constexpr float kTitleLeast = 120.0F;

Rect inset(const Rect& rect, int by) {
    return {rect.x + by, rect.y, std::max(rect.width - 2 * by, 1), rect.height};
}

}  // namespace

std::string stepText(const PanelContext& context) {
    if (stepOf(context) == nullptr) {
        return {};
    }
    return std::string(worded(context, "Step")) + " " +
           std::to_string(context.state.view.learning.step) + " " +
           std::string(worded(context, "of")) + " " + std::to_string(context.lesson->steps.size());
}

namespace {

std::string titleText(const PanelContext& context) {
    return context.lesson == nullptr ? std::string(worded(context, "Lessons"))
                                     : context.lesson->id + "  " + context.lesson->title;
}

/// A dot for each step: filled where one has been, a long one where one is. Returns the right edge.
float drawDots(const PanelContext& context, float x, float y, float end) {
    const Painter& painter = context.painter;
    const look::Palette& p = *painter.palette;
    const std::size_t step = context.state.view.learning.step,
                      count = context.lesson == nullptr ? 0 : context.lesson->steps.size();
    const float r = painter.px(3.0F), apart = painter.px(12.0F), more = painter.px(10.0F);
    if (count == 0 || x + apart * static_cast<float>(count) + more > end) {
        return x;
    }
    for (std::size_t each = 1; each <= count; ++each) {
        const bool isHere = each == step;
        const float width = 2.0F * r + (isHere ? more : 0.0F);
        painter.list->AddRectFilled({x, y - r}, {x + width, y + r},
                                    packed(each <= step ? p.accent : p.line), r);
        x += width + apart - 2.0F * r;
    }
    return x;
}

/// Title, step and dots from the left of a line.
void drawHead(PanelContext& context, float x, float y, float end) {
    const Painter& painter = context.painter;
    const look::Palette& p = *painter.palette;
    const std::string step = stepText(context);
    const float stepWidth = textWidth(*painter.fonts.label, step) + painter.px(14.0F);
    const bool hasStep = !step.empty() && end - x - stepWidth > painter.px(kTitleLeast);
    const float room = end - x - (hasStep ? stepWidth : 0.0F);
    x += drawTextIn(painter, *painter.fonts.title, {x, y}, room, p.text, titleText(context)) +
         painter.px(14.0F);
    if (hasStep) {
        x += drawText(painter, *painter.fonts.label, {x, y}, p.text2, step) + painter.px(12.0F);
        drawDots(context, x, y, end);
    }
}

/// Scrolls to the top of what is new.
void followStep(PanelContext& context) {
    const sim::Learning& learning = context.state.view.learning;
    const sim::Prediction* const prediction = sim::predictionOf(learning);
    std::string of = learning.lesson + " " + std::to_string(learning.step);
    LessonPlace& place = context.ui.lesson;
    if (!place.of.starts_with(of + " ")) {
        place.value.clear();
        place.scroll = {};
        place.hints = 0;
    }
    place.isHintNew = learning.hints > place.hints || (place.isHintNew && learning.hints > 0);
    place.hints = learning.hints;
    of += prediction != nullptr ? " " + prediction->given + " " + prediction->outcome : " ";
    if (place.of != of) {
        place.scroll[1] = 0.0F;
        place.isNew = prediction != nullptr && !prediction->outcome.empty();
        place.of = std::move(of);
    }
}

void drawLeft(LessonFlow& flow) {
    const PanelContext& context = flow.context;
    const LessonFit& fit = context.ui.lesson.fit;
    if (const lesson::Step* const step = stepOf(context)) {
        isProse(context.state.view.learning, *step) ? drawProseBeside(flow, *step, fit, false)
                                                    : drawToldBeside(flow, *step, fit);
    } else if (context.lesson != nullptr) {
        drawSum(flow);
    } else {
        drawLessonList(flow, 0, (lesson::lessons().size() + 1) / 2);
    }
}

void drawRight(LessonFlow& flow) {
    const PanelContext& context = flow.context;
    const LessonFit& fit = context.ui.lesson.fit;
    const std::size_t count = lesson::lessons().size();
    if (const lesson::Step* const step = stepOf(context)) {
        isProse(context.state.view.learning, *step) ? drawProseBeside(flow, *step, fit, true)
                                                    : drawAskedBeside(flow, *step, fit);
    } else if (context.lesson != nullptr) {
        drawSumFoot(flow);
    } else {
        drawLessonList(flow, (count + 1) / 2, count);
    }
}

/// All of it in a column.
void drawAll(LessonFlow& flow) {
    const PanelContext& context = flow.context;
    if (const lesson::Step* const step = stepOf(context)) {
        drawTold(flow, *step);
        drawAsked(flow, *step, context.ui.lesson.fit);
    } else if (context.lesson != nullptr) {
        drawSum(flow);
        drawSumFoot(flow);
    } else {
        drawLessonList(flow, 0, lesson::lessons().size());
    }
}

/// How high a column of what is to be drawn becomes, with the buttons that scroll where it takes
/// them.
float heightOf(PanelContext& context, const Rect& room, std::size_t type, std::size_t place,
               const std::function<void(LessonFlow&)>& draw) {
    const float width = static_cast<float>(room.width), most = static_cast<float>(room.height);
    const auto high = [&](float lost) {
        return LessonFlow::heightOf(context,
                                    {{width - lost, most},
                                     type,
                                     sim::predictionOf(context.state.view.learning),
                                     false,
                                     place},
                                    draw);
    };
    const float height = high(0.0F);
    return height <= most ? height : high(context.painter.px(kGutter));
}

/// Whether there is something to scroll is known before it is drawn.
void measure(PanelContext& context, const Rect& room, bool isBand) {
    LessonPlace& place = context.ui.lesson;
    if (!isBand) {
        place.height[0] = heightOf(context, room, place.fit.type, 0, drawAll);
        return;
    }
    const std::array<Rect, 2> columns = bandColumns(context.painter, room, place.fit.left);
    place.height = {heightOf(context, columns[0], place.fit.type, 0, drawLeft),
                    heightOf(context, columns[1], place.fit.type, 1, drawRight)};
}

/// Entries of a list are close where that shows more of them.
LessonFit listFit(PanelContext& context, const Rect& room, bool isBand) {
    LessonFit fit;
    if (!isBand &&
        heightOf(context, room, kPlainType, 0, drawAll) > static_cast<float>(room.height)) {
        fit.type = kSmallType;
    }
    return fit;
}

/// How the step is set in that room, found anew when step, room or type change.
const LessonFit& fitFor(PanelContext& context, const Rect& room, bool isBand) {
    LessonPlace& place = context.ui.lesson;
    const lesson::Step* const step = stepOf(context);
    const sim::Learning& learning = context.state.view.learning;
    std::string of = place.of + " " + learning.language + (isBand ? " band" : " column");
    for (const std::size_t number :
         {static_cast<std::size_t>(room.width), static_cast<std::size_t>(room.height),
          static_cast<std::size_t>(std::lround(100.0F * context.painter.scale)), learning.hints,
          learning.met.size(), static_cast<std::size_t>(context.state.drive),
          context.reached.size()}) {
        of += " " + std::to_string(number);
    }
    if (place.fitOf != of) {
        place.fit = step == nullptr ? listFit(context, room, isBand)
                    : isBand        ? bandFit(context, *step, room)
                                    : columnFit(context, *step, room);
        place.fitOf = std::move(of);
        measure(context, room, isBand);
    }
    return place.fit;
}

/// Low and wide: one line with everything, then two columns.
void drawBand(PanelContext& context, const Rect& panel) {
    const Painter& painter = context.painter;
    const int margin = static_cast<int>(painter.px(kMargin)),
              head = static_cast<int>(painter.px(kHead)), row = static_cast<int>(painter.px(kRow));
    const Rect inner = inset(panel, margin);
    const float steps = lessonStepsWidth(context), tools = lessonToolsWidth(context);
    const float middle = static_cast<float>(panel.y) + painter.px(kHead * 0.5F + 1.0F);
    const int top = static_cast<int>(middle) - row / 2;
    const float least = painter.px(kTitleLeast);
    const float toolsRoom =
        std::min(tools, static_cast<float>(inner.width) - steps - least - painter.px(12.0F));
    const int toolsX = right(inner) - static_cast<int>(toolsRoom);
    const int stepsX = toolsX - static_cast<int>(steps) - static_cast<int>(painter.px(8.0F));
    drawHead(context, static_cast<float>(inner.x), middle,
             static_cast<float>(stepsX) - painter.px(8.0F));
    drawLessonSteps(context, {stepsX, top, static_cast<int>(steps), row});
    drawLessonTools(context, {toolsX, top, right(inner) - toolsX, row}, true);
    const int y = panel.y + head + static_cast<int>(painter.px(4.0F));
    const int low = bottom(panel) - static_cast<int>(painter.px(8.0F));
    const Rect room{inner.x, y, inner.width, std::max(low - y, 1)};
    const LessonFit& fit = fitFor(context, room, true);
    const lesson::Step* const step = stepOf(context);
    const std::array<Rect, 2> columns = bandColumns(painter, room, fit.left);
    if (step == nullptr || !isProse(context.state.view.learning, *step)) {
        const float x = std::floor(static_cast<float>(right(columns[0]) + columns[1].x) * 0.5F);
        painter.list->AddRectFilled({x, static_cast<float>(y)}, {x + 1.0F, static_cast<float>(low)},
                                    packed(painter.palette->line));
    }
    {
        LessonFlow flow(context, columns[0], 0, fit.type);
        drawLeft(flow);
    }
    LessonFlow flow(context, columns[1], 1, fit.type);
    drawRight(flow);
}

/// High: title, one column that scrolls, two rows of buttons.
void drawColumn(PanelContext& context, const Rect& panel) {
    const Painter& painter = context.painter;
    const int margin = static_cast<int>(painter.px(kMargin)),
              row = static_cast<int>(painter.px(kRow)), gap = static_cast<int>(painter.px(6.0F));
    const Rect inner = inset(panel, margin);
    float y = static_cast<float>(panel.y) + painter.px(22.0F);
    const float x = static_cast<float>(inner.x), end = static_cast<float>(right(inner));
    drawTextIn(painter, *painter.fonts.title, {x, y}, end - x, painter.palette->text,
               titleText(context));
    if (const std::string step = stepText(context); !step.empty()) {
        y += painter.px(kHeadLine);
        const float width = drawTextIn(painter, *painter.fonts.label, {x, y}, end - x,
                                       painter.palette->text2, step);
        drawDots(context, x + width + painter.px(12.0F), y, end);
    }
    const int top = static_cast<int>(y + painter.px(22.0F));
    const bool hasSteps = lessonStepsWidth(context) > 0.0F;
    const int rows = row * (hasSteps ? 2 : 1) + gap * (hasSteps ? 2 : 1);
    int low = bottom(panel) - static_cast<int>(painter.px(12.0F));
    if (low - top > 2 * rows) {
        drawLessonTools(context, {inner.x, low - row, inner.width, row}, false);
        low -= row + gap;
        if (hasSteps) {
            drawLessonSteps(context, {inner.x, low - row, inner.width, row});
            low -= row + gap;
        }
    } else if (low - top > 2 * row) {
        drawLessonSteps(context, {inner.x, low - row, inner.width, row});
        low -= row + gap;
    }
    const Rect room{inner.x, top, inner.width, std::max(low - gap - top, 1)};
    LessonFlow flow(context, room, 0, fitFor(context, room, false).type);
    drawAll(flow);
    flow.showEnd();
}

/// Nothing but the title, and how it ends.
void drawBlank(PanelContext& context) {
    const Painter& painter = context.painter;
    const look::Palette& p = *painter.palette;
    const Rect& window = context.layout.window;
    const float x = static_cast<float>(window.width) * 0.5F,
                y = static_cast<float>(window.height) * 0.5F;
    const std::string title = titleText(context);
    const ImFont& font = *painter.fonts.titleLarge;
    const float width =
        std::min(textWidth(font, title), static_cast<float>(window.width) - painter.px(16.0F));
    drawTextIn(painter, font, {x - width * 0.5F, y}, width + 1.0F, p.text2, title);
    if (touchArea(context, "lesson unblank", window).clicked) {
        context.commands.push_back(sim::SetSwitch{"blank", false});
    }
}

void drawPanel(PanelContext& context) {
    const Rect& panel = context.layout.lesson;
    takeTyped(context);
    if (context.ui.lesson.shown != context.ui.focus.name) {
        context.ui.lesson.shown.clear();
    }
    if (isEmpty(panel)) {
        drawLessonBar(context);
        drawLooks(context);
        return;
    }
    if (panel == context.layout.window) {
        drawBlank(context);
        return;
    }
    followStep(context);
    const Painter& painter = context.painter;
    beginPanel(painter, panel);
    const bool isBand =
        static_cast<float>(panel.width) >= painter.px(kBandFrom) && panel.width > 2 * panel.height;
    if (isBand) {
        drawBand(context, panel);
    } else {
        drawColumn(context, panel);
    }
    endPanel(painter);
    drawLooks(context);
}

}  // namespace

void drawLesson(PanelContext& context) {
    drawPanel(context);
    followSlider(context);
}

}  // namespace gimbalscope::ui
