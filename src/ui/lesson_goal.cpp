// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// What is to be done in a step: the goal with its parts in plain words, and hints.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

#include "lesson/library.h"
#include "text/numbers.h"
#include "ui/explain.h"
#include "ui/lesson_parts.h"
#include "ui/word_wrap.h"

namespace gimbalscope::ui {
namespace {

constexpr std::string_view kDegrees = "\xC2\xB0";

/// A quantity (sim/quantity.h) as people say it; "%" stands for an angle's name.
struct Said {
    std::string_view quantity, words, unit;
};
constexpr std::array kSaid{
    Said{"heading", "heading", kDegrees},
    Said{"nose-up", "nose up", kDegrees},
    Said{"bank", "bank", kDegrees},
    Said{"time", "time", " s"},
    Said{"drift-deg", "drift", kDegrees},
    Said{"target-deg", "distance from the target", kDegrees},
    Said{"mark-a-deg", "distance from mark A", kDegrees},
    Said{"nose-distance-deg", "distance of the nose from the vertical", kDegrees},
    Said{"corrections", "corrections", ""},
    Said{"keyframes", "number of keys", ""},
    Said{"key-time", "time of the keyframes", " s"},
    Said{"key-rate-jump", "jump of the angular velocity at the keys", "\xC2\xB0/s"},
    Said{"path-deg", "length of the way", kDegrees},
    Said{"shortest-deg", "shortest way through the keys", kDegrees},
    Said{"state", "state", ""},
    Said{"cause", "cause", ""},
    Said{"stretch", "stretch", ""},
    Said{"error-deg", "round-trip error", kDegrees},
    Said{"pole-distance-deg", "distance from the pole", kDegrees},
    Said{"flickers", "flickers", ""},
    Said{"flickers-per-second", "flickers a second", ""},
    Said{"name-jumps", "name jumps", ""},
    Said{"nan", "NaN", ""},
    Said{"worst-error-deg", "worst error at all attitudes", kDegrees},
    Said{"worst-nan", "NaN at all attitudes", ""},
    Said{"versus-deg", "difference from B", kDegrees},
    Said{"moved-most", "moved furthest", ""}};
/// Behind an angle's name.
constexpr std::array kSaidOfAngles{Said{"-moved-deg", "% has moved", kDegrees},
                                   Said{"-step-deg", "largest step of %", kDegrees},
                                   Said{"-deg", "%", kDegrees}};

struct Comparison {
    std::string_view sign, word;
};
constexpr std::array kComparisons{Comparison{"<", "below"}, Comparison{"<=", "at most"},
                                  Comparison{">", "above"}, Comparison{">=", "at least"},
                                  Comparison{"not", "not"}};

/// The words and the unit of a quantity; the name as it is for one that is not in the tables.
std::pair<std::string, std::string_view> said(std::string_view quantity,
                                              std::string_view language) {
    const auto whole = std::ranges::find(kSaid, quantity, &Said::quantity);
    if (whole != kSaid.end()) {
        return {std::string(lesson::word(whole->words, language)), whole->unit};
    }
    for (const Said& each : kSaidOfAngles) {
        if (quantity.ends_with(each.quantity)) {
            std::string words(lesson::word(each.words, language));
            words.replace(words.find('%'), 1,
                          quantity.substr(0, quantity.size() - each.quantity.size()));
            return {std::move(words), each.unit};
        }
    }
    return {std::string(quantity), {}};
}

/// A part that holds or not, its words in as many lines as they need, and what is found.
void drawGoalPart(LessonFlow& flow, const lesson::Reached& part) {
    PanelContext& context = flow.context;
    const Painter& painter = context.painter;
    const look::Palette& p = *painter.palette;
    const sim::Expect& expect = part.condition->expect;
    const std::string found = goalFound(expect, part.found);
    const float top = flow.pen.y, end = flow.pen.right;
    const float middle = top + std::floor(flow.type.reading.FontSize * 0.68F);
    drawText(painter, *painter.fonts.number, {end, middle}, part.holds ? signColor(p, 1) : p.text,
             found, Anchor::Right);
    flow.pen.right =
        std::max(end - textWidth(*painter.fonts.number, found) - painter.px(12.0F), flow.pen.left);
    drawSigned(flow, part.holds ? 1 : 0, goalWords(expect, context.state.view.learning.language),
               flow.type.reading, p.text2);
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
    if (step.goal) {
        x += drawText(painter, *painter.fonts.strong, {x, middle}, p.text2,
                      worded(context, "Goal")) +
             painter.px(20.0F);
    }
    if (isCounted) {
        const float from = x;
        x += drawText(painter, *painter.fonts.label, {x, middle}, p.text2,
                      worded(context, "corrections")) +
             painter.px(8.0F);
        x += drawText(painter, *painter.fonts.number, {x, middle}, p.text,
                      std::to_string(sim::corrections(learning)));
        explain(context, flow.seen(lineRect(painter, from, x, middle)), "corrections");
        x += painter.px(16.0F);
    }
    if (next.width > 0.0F && x + next.width > flow.pen.right) {
        flow.pen.y += high;  // in a line of its own
    }
    const Rect rect =
        rectBetween({std::max(flow.pen.right - next.width, flow.pen.left), flow.pen.y},
                    {flow.pen.right, flow.pen.y + high});
    if (next.width > 0.0F && flow.seen(rect) == rect) {
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
    if (isMet(learning, learning.step)) {
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

std::string goalWords(const sim::Expect& expect, std::string_view language) {
    const auto [words, unit] = said(expect.quantity, language);
    std::string text = expect.selection.empty() ? words : expect.selection + ": " + words;
    const auto comparison = std::ranges::find(kComparisons, expect.comparison, &Comparison::sign);
    text += comparison == kComparisons.end()
                ? " = "
                : " " + std::string(lesson::word(comparison->word, language)) + " ";
    text += withRealSigns(expect.value) + std::string(unit);
    if (!expect.within.empty()) {
        text += " \xC2\xB1 " + expect.within + std::string(unit);
    }
    return text;
}

std::string goalFound(const sim::Expect& expect, std::string_view found) {
    const std::optional<double> number = text::parseFinite(found);
    if (!number) {
        return std::string(found);
    }
    std::array<char, 32> digits{};
    std::snprintf(digits.data(), digits.size(), "%.4g", *number + 0.0);
    return withRealSigns(digits.data()) + std::string(said(expect.quantity, {}).second);
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
