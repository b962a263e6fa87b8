// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// How large a step is set, and how a band divides between what is told and what is asked: tried
// from the largest type to the smallest, until nothing needs to be scrolled. What comes of the
// question is tried with it, so that the type does not change under a class that reads.
#include <algorithm>
#include <cmath>
#include <optional>

#include "ui/lesson_parts.h"

namespace gimbalscope::ui {
namespace {

constexpr float kBetween = 24.0F;                        // of the two columns, in units
constexpr std::array kParts{0.5F, 0.56F, 0.44F, 0.62F};  // of what is told
constexpr float kLargeFrom = 340.0F;                     // width of a column, in units

using Prediction = sim::Prediction;

/// The longest answer there can be, and that it came otherwise.
std::string longest(const lesson::Question& question) {
    const auto found = std::ranges::max_element(
        question.choices, {}, [](const auto& choice) { return choice.text.size(); });
    return found == question.choices.end() ? "0"
                                           : std::to_string(found - question.choices.begin() + 1);
}

/// What a step can come to: where it asks, before and after the answer.
std::vector<const Prediction*> statesOf(const lesson::Step& step, const Prediction& imagined) {
    return step.question ? std::vector<const Prediction*>{nullptr, &imagined}
                         : std::vector<const Prediction*>{nullptr};
}

Prediction imaginedFor(const lesson::Step& step) {
    const std::string answer = step.question ? longest(*step.question) : "";
    return {0, answer, answer, false};
}

ImVec2 sizeOf(const Rect& rect) {
    return {static_cast<float>(rect.width), static_cast<float>(rect.height)};
}

/// One step, one room, one state.
struct Try {
    PanelContext& context;
    const lesson::Step& step;
    const Rect& room;
    const Prediction* prediction;
};

/// What the buttons that scroll take where earlier hints, or all but the newest, are scrolled to.
float gutterOf(const PanelContext& context, const lesson::Step& step, const LessonFit& fit) {
    const bool scrolls =
        fit.hints == HintSet::BelowGoal ||
        (fit.hints == HintSet::NewestFirst && hintsShown(context.state.view.learning, step) > 1);
    return scrolls ? context.painter.px(kGutter) : 0.0F;
}

/// By how many pixels it is too high; nothing where it fits.
float overColumn(const Try& it, const LessonFit& fit) {
    const bool isHintAll = fit.hints == HintSet::BelowGoal;
    const ImVec2 room = sizeOf(it.room);
    const LessonFlow::Trial trial{
        {room.x - gutterOf(it.context, it.step, fit), room.y}, fit.type, it.prediction, true};
    return LessonFlow::heightOf(it.context, trial,
                                [&](LessonFlow& flow) {
                                    if (!isHintAll) {
                                        drawTold(flow, it.step);
                                    }
                                    drawAsked(flow, it.step, fit);
                                }) -
           room.y;
}

/// `scrolls`: what was read before may be scrolled to once something came in its place.
float overBand(const Try& it, const LessonFit& fit, bool scrolls) {
    const std::array<Rect, 2> columns = bandColumns(it.context.painter, it.room, fit.left);
    const auto high = [&](std::size_t column, float lost,
                          const std::function<void(LessonFlow&)>& draw) {
        const ImVec2 room = sizeOf(columns[column]);
        return LessonFlow::heightOf(it.context,
                                    {{room.x - lost, room.y}, fit.type, it.prediction, true}, draw);
    };
    const bool isTold = it.prediction != nullptr && !it.prediction->outcome.empty();
    const bool isReplaced = scrolls && isTold && !it.step.reveals.empty() && !fit.isRevealRight;
    const auto drawLeft = [&](LessonFlow& flow) {
        isReplaced ? drawRevealed(flow, it.step) : drawToldBeside(flow, it.step, fit);
    };
    const auto drawRight = [&](LessonFlow& flow) { drawAskedBeside(flow, it.step, fit); };
    const float gutter = isReplaced ? it.context.painter.px(kGutter) : 0.0F;
    const float asked = high(1, gutterOf(it.context, it.step, fit), drawRight);
    const float told = fit.hints == HintSet::BelowGoal ? 0.0F : high(0, gutter, drawLeft);
    return std::max(told, asked) - static_cast<float>(it.room.height);
}

/// Prose alone: paragraphs to both sides, as even as can be; one paragraph has all the width.
LessonFit proseFit(PanelContext& context, const lesson::Step& step, const Rect& room) {
    const float most = static_cast<float>(room.height);
    LessonFit fit;
    for (fit.type = kLargeType; fit.type < kLessonTypes; ++fit.type) {
        fit.left = step.says.size() < 2 ? 1.0F : 0.5F;
        const std::array<Rect, 2> columns = bandColumns(context.painter, room, fit.left);
        const LessonFlow::Trial trial{sizeOf(columns[0]), fit.type, nullptr};
        float least = 1e9F;
        LessonFit best = fit;
        for (fit.turn = 1; fit.turn <= std::max<std::size_t>(step.says.size(), 1); ++fit.turn) {
            const auto high = [&](bool isRight) {
                return LessonFlow::heightOf(context, trial, [&](LessonFlow& flow) {
                    drawProseBeside(flow, step, fit, isRight);
                });
            };
            const float height = std::max(high(false), high(true));
            if (height < least) {
                least = height;
                best = fit;
            }
        }
        fit = best;
        if (least <= most) {
            return fit;
        }
    }
    fit.type = kPlainType;
    return fit;
}

/// The first of several settings, from large to small, in which all states fit; in plain type or
/// smaller the present one is enough.
template <class Over>
std::optional<LessonFit> firstThatFits(const std::vector<LessonFit>& settings,
                                       const lesson::Step& step, const sim::Learning& learning,
                                       const Over& over) {
    const Prediction imagined = imaginedFor(step);
    const std::vector<const Prediction*> states = statesOf(step, imagined);
    const Prediction* const now = sim::predictionOf(learning);
    for (std::size_t type = kLargeType; type < kLessonTypes; ++type) {
        for (const bool isNowEnough : {false, true}) {
            for (const LessonFit& each : settings) {
                const auto fits = [&](const Prediction* state) {
                    return over(each, state) <= 0.0F;
                };
                if (each.type == type && (isNowEnough ? type >= kPlainType && fits(now)
                                                      : std::ranges::all_of(states, fits))) {
                    return each;
                }
            }
        }
    }
    return std::nullopt;
}

/// Where none fits: the one of plain type that is nearest to it.
template <class Over>
LessonFit nearest(const std::vector<LessonFit>& settings, const sim::Learning& learning,
                  const Over& over) {
    LessonFit best;
    float least = 1e9F;
    for (const LessonFit& each : settings) {
        const float lacks =
            each.type == kPlainType ? over(each, sim::predictionOf(learning)) : least;
        if (lacks < least) {
            least = lacks;
            best = each;
        }
    }
    return best;
}

/// Where hints can stand, from what is best where there is room. Where there is little all but the
/// newest make way.
std::vector<HintSet> hintSets(const sim::Learning& learning, const lesson::Step& step) {
    return hintsShown(learning, step) == 0
               ? std::vector{HintSet::InOrder}
               : std::vector{HintSet::InOrder, HintSet::NewestFirst, HintSet::BelowGoal};
}

/// Where nothing else does.
constexpr LessonFit kLittleRoom{kSmallType, false, kParts[2], false, 0, HintSet::BelowGoal};

/// How a band can be set, from large to small.
std::vector<LessonFit> bandSettings(const lesson::Step& step, HintSet hints) {
    std::vector<LessonFit> settings;
    const bool canBeLeft = (step.question || step.goal) && hints != HintSet::BelowGoal;
    const std::size_t largest = hints == HintSet::InOrder ? kLargeType : kPlainType;
    for (std::size_t type = largest; type < kLessonTypes; ++type) {
        for (const bool isRevealRight : {true, false}) {
            if (isRevealRight && step.reveals.empty()) {
                continue;
            }
            for (const float left : kParts) {
                settings.push_back({type, false, left, isRevealRight, 0, hints});
                if (canBeLeft) {
                    settings.push_back({type, true, left, isRevealRight, 0, hints});
                }
            }
        }
    }
    return settings;
}

}  // namespace

std::array<Rect, 2> bandColumns(const Painter& painter, const Rect& room, float left) {
    if (left >= 1.0F) {
        return {room, Rect{right(room), room.y, 1, room.height}};
    }
    const int gap = static_cast<int>(painter.px(kBetween));
    const int width = static_cast<int>(static_cast<float>(room.width - gap) * left);
    return {Rect{room.x, room.y, std::max(width, 1), room.height},
            Rect{room.x + width + gap, room.y, std::max(room.width - gap - width, 1), room.height}};
}

LessonFit columnFit(PanelContext& context, const lesson::Step& step, const Rect& room) {
    const bool isWide = static_cast<float>(room.width) >= context.painter.px(kLargeFrom);
    const sim::Learning& learning = context.state.view.learning;
    const auto over = [&](const LessonFit& fit, const Prediction* state) {
        return overColumn({context, step, room, state}, fit);
    };
    for (const HintSet hints : hintSets(learning, step)) {
        const bool isLarge = isWide && hints == HintSet::InOrder;
        std::vector<LessonFit> settings;
        for (std::size_t type = isLarge ? kLargeType : kPlainType; type < kLessonTypes; ++type) {
            settings.push_back({type, false, 0.5F, false, 0, hints});
        }
        if (const auto fit = firstThatFits(settings, step, learning, over)) {
            return *fit;
        }
    }
    return hintsShown(learning, step) > 0 ? kLittleRoom : LessonFit{};
}

LessonFit bandFit(PanelContext& context, const lesson::Step& step, const Rect& room) {
    const sim::Learning& learning = context.state.view.learning;
    if (isProse(learning, step)) {
        return proseFit(context, step, room);
    }
    for (const HintSet hints : hintSets(learning, step)) {
        for (const bool scrolls : {false, true}) {
            const auto over = [&](const LessonFit& fit, const Prediction* state) {
                return overBand({context, step, room, state}, fit, scrolls);
            };
            if (const auto fit = firstThatFits(bandSettings(step, hints), step, learning, over)) {
                return *fit;
            }
        }
    }
    if (hintsShown(learning, step) > 0) {
        return kLittleRoom;
    }
    const std::vector<LessonFit> settings = bandSettings(step, HintSet::InOrder);
    return nearest(settings, learning, [&](const LessonFit& fit, const Prediction* state) {
        return overBand({context, step, room, state}, fit, false);
    });
}

}  // namespace gimbalscope::ui
