// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// What the parts of the lesson's panel share: its words, text for a class to read, buttons as wide
// as the column, and a column that scrolls where its text is longer than the room. Used by
// lesson_*.cpp.
#pragma once

#include <functional>

#include "ui/side_pen.h"
#include "ui/widgets.h"

namespace gimbalscope::ui {

/// A sentence of the window in the language of lessons.
std::string_view worded(const PanelContext& context, std::string_view sentence);
/// The step one is at; nullptr without a lesson, and after its last.
const lesson::Step* stepOf(const PanelContext& context);
/// True while the ship is held for a prediction.
bool isAsking(const PanelContext& context);

/// The type of what is read, from large to small.
struct LessonType {
    const ImFont& reading;
    const ImFont& title;
};
inline constexpr std::size_t kLargeType = 0, kPlainType = 1, kSmallType = 2, kLessonTypes = 3;
LessonType lessonType(const Fonts& fonts, std::size_t type);

inline constexpr float kGutter = 24.0F;  ///< units at the right, for the buttons that scroll

/// While it lives what is drawn is clipped to `area` and moved by the wheel, or by buttons at its
/// right edge, which stand there when not everything fits.
class LessonFlow {
public:
    /// `place`: 0 or 1, which of UiState's numbers are its own; `type` as in lessonType().
    LessonFlow(PanelContext& context, const Rect& area, std::size_t place,
               std::size_t type = kPlainType);
    ~LessonFlow();
    LessonFlow(const LessonFlow&) = delete;
    LessonFlow& operator=(const LessonFlow&) = delete;

    /// How high a flow in that room becomes, if `prediction` were what is known of the step.
    struct Trial {
        ImVec2 room;
        std::size_t type = kPlainType;
        const sim::Prediction* prediction = nullptr;
        bool isCut = false;
        std::size_t place = 0;
    };
    static float heightOf(PanelContext& context, const Trial& trial,
                          const std::function<void(LessonFlow&)>& draw);

    PanelContext& context;
    LessonType type;
    const sim::Prediction* prediction;  ///< made at this step; nullptr for none
    Pen pen;
    const bool isCut;  ///< in a trial: what may be scrolled to is left out
    /// The part of a rectangle that is seen.
    Rect seen(const Rect& rect) const;
    /// Whether a line from `top` to `low` is drawn: a whole one, nothing is cut in its middle.
    bool holdsLine(float top, float low) const;
    /// Whether a control is drawn: a whole one, or one that is higher than the room. Another can
    /// still be pointed at by keys, and is scrolled to then; `name` is empty for what does nothing.
    bool holds(std::string_view name, const Rect& rect);
    /// Scrolls to it.
    void show(const Rect& rect);
    /// Too low for more than a line for each of several things.
    bool isLow() const;
    /// Scrolls to what came of a prediction, when that is new; to be asked last.
    void showEnd();
    /// Scrolls to a hint that is new, and with it to what begins at `top`, where both have room. A
    /// trial of all of it does so before it is drawn.
    void showHint(float top, const Rect& rect);
    /// So many pixels of air, which need no room at the end.
    void leave(float pixels);
    /// Where the pen is without the air at the end.
    float written() const;

private:
    LessonFlow(PanelContext& context, const Trial& trial);
    float height() const;

    Rect area_;
    bool isTrial_ = false;
    std::size_t place_ = 0;
    float airFrom_ = 0.0F, airTo_ = -1.0F;  ///< the last air
    float scroll_ = 0.0F;
};

/// A paragraph; the pen below it.
void drawReading(LessonFlow& flow, std::string_view text, const ImFont& font, look::Rgb color);
void drawReading(LessonFlow& flow, std::string_view text);
/// How high it is.
float readingHeight(const LessonFlow& flow, std::string_view text, const ImFont& font);
/// So many units of air.
void leave(LessonFlow& flow, float units);

/// The signs of what is so (1), what is not (-1), and what is open (0).
void drawSign(const Painter& painter, ImVec2 middle, int holds);
look::Rgb signColor(const look::Palette& palette, int holds);

/// A sign, and a text beside it.
void drawSigned(LessonFlow& flow, int holds, std::string_view text, const ImFont& font,
                look::Rgb color);

/// A button as wide as the column, its text in as many lines as it needs; `bead` in a ring at its
/// left; `help` explains it. A dimmed one does nothing.
struct FlowButton {
    std::string_view name, text, bead{};
    ButtonKind kind = ButtonKind::Outlined;
    std::string_view help{};
};
bool flowButton(LessonFlow& flow, const FlowButton& spec);

/// The field for a value that is asked for, its unit and its button.
void drawValueField(LessonFlow& flow, const lesson::AskedValue& value);
/// Its place, before the question is put.
void drawValueToCome(LessonFlow& flow);
/// Digits that are typed while a value is asked for: its field takes them, wherever one is.
void takeTyped(PanelContext& context);

/// The teacher's buttons: to and fro, and what the whole class sees.
void drawLessonSteps(PanelContext& context, const Rect& row);
void drawLessonTools(PanelContext& context, const Rect& row, bool isRight);
/// How wide they want to be, in pixels.
float lessonStepsWidth(const PanelContext& context);
float lessonToolsWidth(const PanelContext& context);

/// What a step tells, and what it asks; one after the other, or side by side.
void drawTold(LessonFlow& flow, const lesson::Step& step);
void drawAsked(LessonFlow& flow, const lesson::Step& step, const LessonFit& fit);
/// The same for a band, where what is revealed stands below what came or, where that has no room,
/// in place of what is told, and the question or the goal may stand at the left of its choices or
/// parts.
void drawToldBeside(LessonFlow& flow, const lesson::Step& step, const LessonFit& fit);
void drawAskedBeside(LessonFlow& flow, const lesson::Step& step, const LessonFit& fit);
/// What came to be known, which comes first there.
void drawRevealed(LessonFlow& flow, const lesson::Step& step);
/// A step with nothing but prose in a band: its paragraphs before and from `fit.turn`.
void drawProseBeside(LessonFlow& flow, const lesson::Step& step, const LessonFit& fit,
                     bool isRight);
/// Nothing is asked, and nothing is to be done.
bool isProse(const sim::Learning& learning, const lesson::Step& step);
/// The goal with its parts, the target, hints; without its sentence where that stands elsewhere.
void drawToDo(LessonFlow& flow, const lesson::Step& step, const LessonFit& fit,
              bool isGoalSaid = false);
/// The sentence of a goal.
void drawGoalText(LessonFlow& flow, const lesson::Goal& goal);
/// How many of a step's hints are shown.
std::size_t hintsShown(const sim::Learning& learning, const lesson::Step& step);
/// Those in their order; the newest alone, small; those before it, small, the latest first. `top`
/// is where that begins which is to be seen together with a new one.
void drawHints(LessonFlow& flow, const lesson::Step& step, float top);
void drawNewestHint(LessonFlow& flow, const lesson::Step& step, float top);
void drawHintsBefore(LessonFlow& flow, const lesson::Step& step);
/// A condition of a goal in words, in the language of lessons.
std::string goalWords(const lesson::Reached& part, std::string_view language);
/// What was found for it, with its unit.
std::string goalFound(const lesson::Reached& part, std::string_view language);

/// How a step is set in a column, or in a band, so that it needs no scrolling if it can be: as
/// large as both the question and what comes of it allow.
LessonFit columnFit(PanelContext& context, const lesson::Step& step, const Rect& room);
LessonFit bandFit(PanelContext& context, const lesson::Step& step, const Rect& room);
/// The two columns of a band. What is told has its part of the width.
std::array<Rect, 2> bandColumns(const Painter& painter, const Rect& room, float left);
/// The page after the last step.
void drawSum(LessonFlow& flow);
void drawSumFoot(LessonFlow& flow);
/// Those to begin, a part of them.
void drawLessonList(LessonFlow& flow, std::size_t from, std::size_t to);
/// A target to be reached: how far it is, corrections, and sliders of the driven angles.
void drawTarget(LessonFlow& flow);
/// Lets go of a slider that is moved step by step when something else was taken; to be asked last.
void followSlider(PanelContext& context);
/// Rings round what the step looks at.
void drawLooks(PanelContext& context);
/// Back and next in a line, where a page hides the lesson.
void drawLessonBar(PanelContext& context);
/// "Step 3 of 7"; empty without a lesson and on the page that sums up.
std::string stepText(const PanelContext& context);

}  // namespace gimbalscope::ui
