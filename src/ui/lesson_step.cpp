// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// A step: its prose and question, the choices or the field for a value, prediction and outcome side
// by side, the goal with its parts, and hints.
#include <algorithm>
#include <cmath>

#include "text/words.h"
#include "ui/explain.h"
#include "ui/lesson_parts.h"
#include "ui/word_wrap.h"

namespace gimbalscope::ui {
namespace {

constexpr float kFieldWidth = 140.0F, kFieldHeight = 34.0F, kSignRoom = 28.0F;

void predict(PanelContext& context, std::string value) {
    context.commands.push_back(sim::Predict{std::move(value)});
}

void drawChoices(LessonFlow& flow, const lesson::Question& question) {
    for (std::size_t i = 0; i < question.choices.size(); ++i) {
        const std::string number = std::to_string(i + 1);
        if (flowButton(flow, {"lesson choice " + number, question.choices[i].text, number})) {
            predict(flow.context, number);
        }
    }
}

/// A field with its unit behind it, and a button; Enter answers.
void drawValueField(LessonFlow& flow, const lesson::AskedValue& value) {
    PanelContext& context = flow.context;
    const Painter& painter = context.painter;
    const float width = std::min(painter.px(kFieldWidth), (flow.pen.right - flow.pen.left) * 0.5F);
    const Rect rect = rectBetween({flow.pen.left, flow.pen.y},
                                  {flow.pen.left + width, flow.pen.y + painter.px(kFieldHeight)});
    const bool isSeen = flow.seen(rect) == rect;
    const float middle = flow.pen.y + painter.px(kFieldHeight * 0.5F);
    if (isSeen) {
        std::string& typed = context.ui.lesson.value;
        // Leaving the field is no answer.
        if (textField(context, "lesson value", rect, typed) && isPressed(ImGuiKey_Enter) &&
            !text::trimmed(typed).empty()) {
            predict(context, withoutDegreeSigns(text::trimmed(typed)));
        }
    }
    drawTextIn(painter, *painter.fonts.reading,
               {static_cast<float>(right(rect)) + painter.px(10.0F), middle},
               flow.pen.right - static_cast<float>(right(rect)) - painter.px(10.0F),
               painter.palette->text, value.unit);
    flow.pen.y += painter.px(kFieldHeight + 8.0F);
    if (flowButton(flow, {"lesson predict", worded(context, "Predict"), {}, ButtonKind::Primary}) &&
        !text::trimmed(context.ui.lesson.value).empty()) {
        predict(context, withoutDegreeSigns(text::trimmed(context.ui.lesson.value)));
    }
}

/// A sign, and a text beside it.
void drawSigned(LessonFlow& flow, int holds, std::string_view text, const ImFont& font,
                look::Rgb color) {
    const Painter& painter = flow.context.painter;
    const float line = std::floor(font.FontSize * 1.36F);
    drawSign(painter, {flow.pen.left + painter.px(10.0F), flow.pen.y + line * 0.5F}, holds);
    const float left = flow.pen.left;
    flow.pen.left += painter.px(kSignRoom);
    drawReading(flow, text, font, color);
    flow.pen.left = left;
}

/// One of the two columns: what it is, and the answer.
float drawAnswer(LessonFlow& flow, float left, float right, std::string_view label,
                 std::string_view answer, look::Rgb color) {
    const Pen before = flow.pen;
    const Painter& painter = flow.context.painter;
    flow.pen.left = left;
    flow.pen.right = right;
    drawReading(flow, label, *painter.fonts.label, painter.palette->text2);
    drawReading(flow, answer, *painter.fonts.title, color);
    const float y = flow.pen.y;
    flow.pen = before;
    return y;
}

/// Prediction and outcome side by side, and whether it was right.
void drawOutcome(LessonFlow& flow, const lesson::Step& step, const sim::Prediction& prediction) {
    PanelContext& context = flow.context;
    const Painter& painter = context.painter;
    const look::Palette& p = *painter.palette;
    const lesson::Question& question = *step.question;
    const bool isKnown = !prediction.outcome.empty();
    const float top = flow.pen.y, gap = painter.px(16.0F);
    const float middle = std::floor((flow.pen.left + flow.pen.right) * 0.5F);
    const int holds = !isKnown ? 0 : prediction.isRight ? 1 : -1;
    const std::string came = isKnown ? lesson::answerText(question, prediction.outcome)
                                     : std::string(worded(context, "the ship flies"));
    const float low =
        std::max(drawAnswer(flow, flow.pen.left, middle - gap, worded(context, "predicted"),
                            lesson::answerText(question, prediction.given), signColor(p, holds)),
                 drawAnswer(flow, middle, flow.pen.right, worded(context, "what came"), came,
                            isKnown ? p.text : p.text3));
    painter.list->AddRectFilled({middle - gap * 0.5F, top + painter.px(2.0F)},
                                {middle - gap * 0.5F + 1.0F, low}, packed(p.line));
    explain(context, flow.seen(rectBetween({flow.pen.left, top}, {flow.pen.right, low})),
            "prediction");
    flow.pen.y = low + painter.px(6.0F);
    if (!isKnown) {
        return;
    }
    drawSigned(flow, holds,
               worded(context, prediction.isRight ? "Right." : "Not what you predicted."),
               *painter.fonts.title, signColor(p, holds));
    leave(flow, 6.0F);
}

bool isTold(const PanelContext& context) {
    const sim::Prediction* const prediction = sim::predictionOf(context.state.view.learning);
    return prediction != nullptr && !prediction->outcome.empty();
}

void drawReveals(LessonFlow& flow, const lesson::Step& step) {
    for (const std::string& each : step.reveals) {
        drawReading(flow, each);
    }
}

void drawQuestion(LessonFlow& flow, const lesson::Question& question) {
    const Painter& painter = flow.context.painter;
    drawReading(flow, question.text, *painter.fonts.title, painter.palette->accent);
    leave(flow, 4.0F);
}

/// The choices, or the field.
void drawAnswers(LessonFlow& flow, const lesson::Question& question) {
    const Painter& painter = flow.context.painter;
    if (question.value) {
        drawValueField(flow, *question.value);
    } else {
        drawChoices(flow, question);
    }
    drawReading(flow, worded(flow.context, "The ship is held until you predict."),
                *painter.fonts.caption, painter.palette->text2);
}

/// The question stands at the left of its choices.
bool isQuestionLeft(const LessonFlow& flow, const lesson::Step& step) {
    return step.question && step.question->choices.size() > 3 && isAsking(flow.context);
}

std::string conditionText(const sim::Expect& expect) {
    std::string text = expect.selection + (expect.selection.empty() ? "" : " ") + expect.quantity;
    text += expect.comparison == "is" ? " " : " " + expect.comparison + " ";
    text += expect.value;
    return expect.within.empty() ? text : text + " \xC2\xB1 " + expect.within;
}

void drawGoalPart(LessonFlow& flow, const lesson::Reached& part) {
    PanelContext& context = flow.context;
    const Painter& painter = context.painter;
    const float line = painter.px(26.0F), middle = flow.pen.y + line * 0.5F;
    const float found = textWidth(*painter.fonts.number, part.found);
    drawSign(painter, {flow.pen.left + painter.px(10.0F), middle}, part.holds ? 1 : 0);
    const float left = flow.pen.left + painter.px(kSignRoom);
    drawTextIn(painter, *painter.fonts.body, {left, middle},
               std::max(flow.pen.right - found - painter.px(12.0F) - left, 1.0F),
               painter.palette->text2, conditionText(part.condition->expect));
    drawText(painter, *painter.fonts.number, {flow.pen.right, middle},
             part.holds ? signColor(*painter.palette, 1) : painter.palette->text, part.found,
             Anchor::Right);
    explain(
        context,
        flow.seen(rectBetween({flow.pen.left, flow.pen.y}, {flow.pen.right, flow.pen.y + line})),
        "goal");
    flow.pen.y += line;
}

void drawGoal(LessonFlow& flow, const lesson::Goal& goal) {
    PanelContext& context = flow.context;
    const Painter& painter = context.painter;
    const bool isReached = isMet(context.state.view.learning, context.state.view.learning.step);
    drawOverline(flow, worded(context, "Goal"));
    drawReading(flow, goal.text);
    for (const lesson::Reached& part : context.reached) {
        drawGoalPart(flow, part);
    }
    leave(flow, 4.0F);
    if (isReached) {
        drawSigned(flow, 1, worded(context, "Reached."), *painter.fonts.title,
                   signColor(*painter.palette, 1));
        leave(flow, 4.0F);
    }
}

void drawHints(LessonFlow& flow, const lesson::Step& step) {
    PanelContext& context = flow.context;
    const Painter& painter = context.painter;
    const std::size_t shown = std::min(context.state.view.learning.hints, step.hints.size());
    const std::string word(worded(context, "Hint"));
    const std::string count =
        " " + std::string(worded(context, "of")) + " " + std::to_string(step.hints.size());
    for (std::size_t i = 0; i < shown; ++i) {
        drawReading(flow, word + " " + std::to_string(i + 1), *painter.fonts.strong,
                    painter.palette->accent);
        drawReading(flow, step.hints[i]);
    }
    if (shown < step.hints.size()) {
        leave(flow, 2.0F);
        if (flowButton(flow, {"lesson hint",
                              word + " " + std::to_string(shown + 1) + count,
                              {},
                              ButtonKind::Quiet})) {
            context.commands.push_back(sim::ShowHint{});
        }
    }
}

void drawToDo(LessonFlow& flow, const lesson::Step& step) {
    if (step.goal) {
        drawGoal(flow, *step.goal);
    }
    drawTarget(flow);
    drawHints(flow, step);
}

void drawProse(LessonFlow& flow, const lesson::Step& step, look::Rgb color) {
    for (const std::string& each : step.says) {
        drawReading(flow, each, *flow.context.painter.fonts.reading, color);
        leave(flow, 7.0F);
    }
}

}  // namespace

void drawTold(LessonFlow& flow, const lesson::Step& step) {
    const Painter& painter = flow.context.painter;
    drawReading(flow, step.title, *painter.fonts.title, painter.palette->text);
    leave(flow, 4.0F);
    drawProse(flow, step, painter.palette->text);
}

void drawAsked(LessonFlow& flow, const lesson::Step& step) {
    if (step.question) {
        drawQuestion(flow, *step.question);
        const sim::Prediction* const prediction =
            sim::predictionOf(flow.context.state.view.learning);
        if (prediction != nullptr) {
            drawOutcome(flow, step, *prediction);
        } else {
            drawAnswers(flow, *step.question);
        }
        if (isTold(flow.context)) {
            drawReveals(flow, step);
        }
        leave(flow, 6.0F);
    }
    drawToDo(flow, step);
}

void drawToldBeside(LessonFlow& flow, const lesson::Step& step) {
    const Painter& painter = flow.context.painter;
    const look::Palette& p = *painter.palette;
    drawReading(flow, step.title, *painter.fonts.title, p.text);
    leave(flow, 4.0F);
    const bool isAnswered = step.question && isTold(flow.context) && !step.reveals.empty();
    if (isAnswered) {
        drawReveals(flow, step);
    }
    drawProse(flow, step, isAnswered ? p.text2 : p.text);
    if (isQuestionLeft(flow, step)) {
        drawQuestion(flow, *step.question);
    }
}

void drawAskedBeside(LessonFlow& flow, const lesson::Step& step) {
    if (step.question) {
        if (!isQuestionLeft(flow, step)) {
            drawQuestion(flow, *step.question);
        }
        const sim::Prediction* const prediction =
            sim::predictionOf(flow.context.state.view.learning);
        if (prediction != nullptr) {
            drawOutcome(flow, step, *prediction);
        } else {
            drawAnswers(flow, *step.question);
        }
    }
    drawToDo(flow, step);
}

}  // namespace gimbalscope::ui
