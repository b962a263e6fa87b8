// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// A step: its prose and question, the choices or the place of a value, prediction and outcome side
// by side, and what is revealed.
#include <algorithm>
#include <cmath>

#include "ui/explain.h"
#include "ui/lesson_parts.h"
#include "ui/word_wrap.h"

namespace gimbalscope::ui {
namespace {

void predict(PanelContext& context, std::string value) {
    context.commands.push_back(sim::Predict{std::move(value)});
}

bool isSmall(const LessonFlow& flow) {
    return &flow.type.reading == flow.context.painter.fonts.body;
}

void drawChoices(LessonFlow& flow, const lesson::Question& question) {
    for (std::size_t i = 0; i < question.choices.size(); ++i) {
        const std::string number = std::to_string(i + 1);
        if (flowButton(flow, {"lesson choice " + number, question.choices[i].text, number,
                              ButtonKind::Outlined, "lesson choice"})) {
            predict(flow.context, number);
        }
    }
}

/// One of the two columns: what it is, and the answer.
float drawAnswer(LessonFlow& flow, float left, float right, std::string_view label,
                 std::string_view answer, look::Rgb color) {
    const Pen before = flow.pen;
    const Painter& painter = flow.context.painter;
    flow.pen.left = left;
    flow.pen.right = right;
    drawReading(flow, label, *painter.fonts.label, painter.palette->text2);
    drawReading(flow, answer, flow.type.title, color);
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
    const std::string& language = context.state.view.learning.language;
    const bool isKnown = !prediction.outcome.empty();
    const float top = flow.pen.y, gap = painter.px(16.0F);
    const float middle = std::floor((flow.pen.left + flow.pen.right) * 0.5F);
    const int holds = !isKnown ? 0 : prediction.isRight ? 1 : -1;
    const std::string came = isKnown ? lesson::cameText(question, prediction, language)
                                     : std::string(worded(context, "the ship flies"));
    const float low = std::max(
        drawAnswer(flow, flow.pen.left, middle - gap, worded(context, "predicted"),
                   lesson::givenText(question, prediction.given, language), signColor(p, holds)),
        drawAnswer(flow, middle, flow.pen.right, worded(context, "what came"), came,
                   isKnown ? p.text : p.text3));
    painter.list->AddRectFilled({middle - gap * 0.5F, top + painter.px(2.0F)},
                                {middle - gap * 0.5F + 1.0F, low}, packed(p.line));
    explain(context, flow.seen(rectBetween({flow.pen.left, top}, {flow.pen.right, low})),
            "prediction");
    flow.pen.y = low + painter.px(6.0F);
    if (!isKnown) {
        drawReading(flow, worded(context, "It is told at the end of the flight. Again asks anew."),
                    *painter.fonts.caption, p.text2);
        return;
    }
    drawSigned(flow, holds,
               worded(context, prediction.isRight ? "Right." : "Not what you predicted."),
               flow.type.title, signColor(p, holds));
    leave(flow, 6.0F);
}

bool isTold(const LessonFlow& flow) {
    return flow.prediction != nullptr && !flow.prediction->outcome.empty();
}

void drawReveals(LessonFlow& flow, const lesson::Step& step) {
    const float top = flow.pen.y;
    for (const std::string& each : step.reveals) {
        drawReading(flow, each);
    }
    const Rect rect = rectBetween({flow.pen.left, top}, {flow.pen.right, flow.written()});
    if (flow.seen(rect) == rect) {
        flow.context.ui.places.push_back({"lesson reveals", rect});
    }
}

void drawQuestion(LessonFlow& flow, const lesson::Question& question) {
    const Painter& painter = flow.context.painter;
    drawReading(flow, question.text, flow.type.title, painter.palette->accent);
    leave(flow, 4.0F);
}

/// Before the ship is where the question is put, or when the controls were taken on the way there:
/// all stands where it will, and does nothing yet.
void drawAnswersToCome(LessonFlow& flow, const lesson::Question& question) {
    for (std::size_t i = 0; i < question.choices.size(); ++i) {
        flowButton(flow, {{}, question.choices[i].text, std::to_string(i + 1), ButtonKind::Dimmed});
    }
    if (question.value) {
        drawValueToCome(flow);
    }
}

/// The choices, or the field.
void drawAnswers(LessonFlow& flow, const lesson::Question& question) {
    const Painter& painter = flow.context.painter;
    const bool isPut = isAsking(flow.context);
    if (!isPut) {
        drawAnswersToCome(flow, question);
    } else if (question.value) {
        drawValueField(flow, *question.value);
    } else {
        drawChoices(flow, question);
    }
    if (!isSmall(flow)) {  // where room is short the flight view says it
        drawReading(flow,
                    worded(flow.context,
                           !isPut ? "You can answer when the ship is there. Again begins anew."
                           : question.value
                               ? "The ship is held until you predict: type a number, then Enter."
                               : "The ship is held until you predict."),
                    *painter.fonts.caption, painter.palette->text2);
    }
}

/// The paragraphs from one to another.
void drawProse(LessonFlow& flow, const std::vector<std::string>& says, std::size_t from,
               std::size_t to, look::Rgb color) {
    for (std::size_t i = from; i < std::min(to, says.size()); ++i) {
        drawReading(flow, says[i], flow.type.reading, color);
        leave(flow, isSmall(flow) ? 5.0F : 7.0F);
    }
}

void drawTitle(LessonFlow& flow, const lesson::Step& step) {
    drawReading(flow, step.title, flow.type.title, flow.context.painter.palette->text);
    leave(flow, 4.0F);
}

/// What was predicted and what came, or the choices.
void drawAnswer(LessonFlow& flow, const lesson::Step& step) {
    if (flow.prediction != nullptr) {
        drawOutcome(flow, step, *flow.prediction);
    } else {
        drawAnswers(flow, *step.question);
    }
}

/// While it is asked, the question can stand at the left of its choices.
bool isQuestionLeft(const LessonFlow& flow, const lesson::Step& step, const LessonFit& fit) {
    return step.question && fit.isQuestionLeft && flow.prediction == nullptr;
}

bool isGoalLeft(const lesson::Step& step, const LessonFit& fit) {
    return step.goal && !step.question && fit.isQuestionLeft;
}

/// All that has to fit is the newest hint, with the goal.
bool isHintAll(const LessonFlow& flow, const LessonFit& fit) {
    return flow.isCut && fit.hints == HintSet::BelowGoal;
}

}  // namespace

bool isProse(const sim::Learning& learning, const lesson::Step& step) {
    return !step.question && !step.goal && step.hints.empty() && !learning.target;
}

void drawTold(LessonFlow& flow, const lesson::Step& step) {
    drawTitle(flow, step);
    drawProse(flow, step.says, 0, step.says.size(), flow.context.painter.palette->text);
}

void drawAsked(LessonFlow& flow, const lesson::Step& step, const LessonFit& fit) {
    if (step.question && !isHintAll(flow, fit)) {
        drawQuestion(flow, *step.question);
        drawAnswer(flow, step);
        if (isTold(flow)) {
            drawReveals(flow, step);
        }
        leave(flow, 6.0F);
    }
    drawToDo(flow, step, fit);
}

void drawRevealed(LessonFlow& flow, const lesson::Step& step) {
    drawTitle(flow, step);
    drawReveals(flow, step);
}

void drawToldBeside(LessonFlow& flow, const lesson::Step& step, const LessonFit& fit) {
    const look::Palette& p = *flow.context.painter.palette;
    const bool isAnswered =
        step.question && isTold(flow) && !step.reveals.empty() && !fit.isRevealRight;
    isAnswered ? drawRevealed(flow, step) : drawTitle(flow, step);
    drawProse(flow, step.says, 0, step.says.size(), isAnswered ? p.text2 : p.text);
    if (isQuestionLeft(flow, step, fit)) {
        drawQuestion(flow, *step.question);
    } else if (isGoalLeft(step, fit)) {
        drawGoalText(flow, *step.goal);
    }
}

void drawAskedBeside(LessonFlow& flow, const lesson::Step& step, const LessonFit& fit) {
    if (step.question && !isHintAll(flow, fit)) {
        if (!isQuestionLeft(flow, step, fit)) {
            drawQuestion(flow, *step.question);
        }
        drawAnswer(flow, step);
        if (isTold(flow) && fit.isRevealRight) {
            drawReveals(flow, step);
        }
    }
    drawToDo(flow, step, fit, isGoalLeft(step, fit));
}

void drawProseBeside(LessonFlow& flow, const lesson::Step& step, const LessonFit& fit,
                     bool isRight) {
    const look::Rgb color = flow.context.painter.palette->text;
    if (!isRight) {
        drawTitle(flow, step);
        drawProse(flow, step.says, 0, fit.turn, color);
        return;
    }
    if (fit.turn < step.says.size()) {
        // Beside the first paragraph, not beside the title.
        flow.pen.y += readingHeight(flow, step.title, flow.type.title);
        leave(flow, 4.0F);
        drawProse(flow, step.says, fit.turn, step.says.size(), color);
    }
}

}  // namespace gimbalscope::ui
