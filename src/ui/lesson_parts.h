// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// What the parts of the lesson's panel share: its words, text for a class to read, buttons as wide
// as the column, and a column that scrolls where its text is longer than the room. Used by
// lesson_*.cpp.
#pragma once

#include "ui/side_pen.h"
#include "ui/widgets.h"

namespace gimbalscope::ui {

/// A sentence of the window in the language of lessons.
std::string_view worded(const PanelContext& context, std::string_view sentence);
/// The step one is at; nullptr without a lesson, and after its last.
const lesson::Step* stepOf(const PanelContext& context);
/// True while the ship is held for a prediction.
bool isAsking(const PanelContext& context);
/// True where the goal of a step was reached.
bool isMet(const sim::Learning& learning, std::size_t step);

/// While it lives what is drawn is clipped to `area` and moved by the wheel, or by buttons at its
/// right edge, which stand there when not everything fits.
class LessonFlow {
public:
    /// `place`: 0 or 1, which of UiState's numbers are its own.
    LessonFlow(PanelContext& context, const Rect& area, std::size_t place);
    ~LessonFlow();
    LessonFlow(const LessonFlow&) = delete;
    LessonFlow& operator=(const LessonFlow&) = delete;

    PanelContext& context;
    Pen pen;
    /// The part of a rectangle that is seen.
    Rect seen(const Rect& rect) const;
    /// Too low for more than a line for each of several things.
    bool isLow() const;
    /// Scrolls to what came of a prediction, when that is new; to be asked last.
    void showEnd();

private:
    Rect area_;
    std::size_t place_;
    float& scroll_;
    float& height_;
};

/// A paragraph; the pen below it.
void drawReading(LessonFlow& flow, std::string_view text, const ImFont& font, look::Rgb color);
void drawReading(LessonFlow& flow, std::string_view text);
/// A small line in capitals' stead: what stands below it.
void drawOverline(LessonFlow& flow, std::string_view text);
/// So many units of air.
void leave(LessonFlow& flow, float units);

/// The signs of what is so (1), what is not (-1), and what is open (0).
void drawSign(const Painter& painter, ImVec2 middle, int holds);
look::Rgb signColor(const look::Palette& palette, int holds);

/// A button as wide as the column, its text in as many lines as it needs; `bead` in a ring at its
/// left.
struct FlowButton {
    std::string_view name, text, bead{};
    ButtonKind kind = ButtonKind::Outlined;
};
bool flowButton(LessonFlow& flow, const FlowButton& spec);

/// The teacher's buttons: to and fro, and what the whole class sees.
void drawLessonSteps(PanelContext& context, const Rect& row);
void drawLessonTools(PanelContext& context, const Rect& row, bool isRight);
/// How wide they want to be, in pixels.
float lessonStepsWidth(const PanelContext& context);
float lessonToolsWidth(const PanelContext& context);

/// What a step tells, and what it asks; one after the other, or side by side.
void drawTold(LessonFlow& flow, const lesson::Step& step);
void drawAsked(LessonFlow& flow, const lesson::Step& step);
/// The same for a band, where what is told gives way to what came, and the question moves beside
/// its choices where these need the room.
void drawToldBeside(LessonFlow& flow, const lesson::Step& step);
void drawAskedBeside(LessonFlow& flow, const lesson::Step& step);
/// The page after the last step.
void drawSum(LessonFlow& flow);
void drawSumFoot(LessonFlow& flow);
/// Those to begin, a part of them.
void drawLessonList(LessonFlow& flow, std::size_t from, std::size_t to);
/// A target to be reached: how far it is, corrections, and sliders of the driven angles.
void drawTarget(LessonFlow& flow);
/// Rings round what the step looks at.
void drawLooks(PanelContext& context);

}  // namespace gimbalscope::ui
