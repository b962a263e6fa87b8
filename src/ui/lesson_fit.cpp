// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// How large a step is set, and how a band divides between what is told and what is asked: tried
// from the largest type to the smallest, until nothing needs to be scrolled. What comes of the
// question is tried with it, so that the type does not change under a class that reads.
#include <algorithm>
#include <cmath>

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

bool fitsColumn(const Try& it, std::size_t type) {
    const LessonFlow::Trial trial{sizeOf(it.room), type, it.prediction};
    return LessonFlow::heightOf(it.context, trial, [&](LessonFlow& flow) {
               drawTold(flow, it.step);
               drawAsked(flow, it.step);
           }) <= static_cast<float>(it.room.height);
}

bool fitsBand(const Try& it, const LessonFit& fit) {
    const std::array<Rect, 2> columns = bandColumns(it.context.painter, it.room, fit.left);
    const auto high = [&](std::size_t column, const std::function<void(LessonFlow&)>& draw) {
        return LessonFlow::heightOf(it.context, {sizeOf(columns[column]), fit.type, it.prediction},
                                    draw);
    };
    const float room = static_cast<float>(it.room.height);
    // What was read before can be scrolled to once something came.
    const bool isTold = it.prediction != nullptr && !it.prediction->outcome.empty();
    const auto drawLeft = [&](LessonFlow& flow) {
        isTold ? drawRevealed(flow, it.step) : drawToldBeside(flow, it.step, fit);
    };
    return high(0, drawLeft) <= room &&
           high(1, [&](LessonFlow& flow) { drawAskedBeside(flow, it.step, fit); }) <= room;
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
/// smaller the present one is enough. Plain type if there is none.
template <class Fits>
LessonFit firstThatFits(const std::vector<LessonFit>& settings, const lesson::Step& step,
                        const sim::Learning& learning, const Fits& fits) {
    const Prediction imagined = imaginedFor(step);
    const std::vector<const Prediction*> states = statesOf(step, imagined);
    const Prediction* const now = sim::predictionOf(learning);
    for (std::size_t type = kLargeType; type < kLessonTypes; ++type) {
        for (const bool isNowEnough : {false, true}) {
            for (const LessonFit& each : settings) {
                const auto fit = [&](const Prediction* state) { return fits(each, state); };
                if (each.type == type && (isNowEnough ? type >= kPlainType && fit(now)
                                                      : std::ranges::all_of(states, fit))) {
                    return each;
                }
            }
        }
    }
    return {};
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
    std::vector<LessonFit> settings;
    const bool isWide = static_cast<float>(room.width) >= context.painter.px(kLargeFrom);
    for (std::size_t type = isWide ? kLargeType : kPlainType; type < kLessonTypes; ++type) {
        settings.push_back({type});
    }
    return firstThatFits(settings, step, context.state.view.learning,
                         [&](const LessonFit& fit, const Prediction* state) {
                             return fitsColumn({context, step, room, state}, fit.type);
                         });
}

LessonFit bandFit(PanelContext& context, const lesson::Step& step, const Rect& room) {
    if (isProse(context.state.view.learning, step)) {
        return proseFit(context, step, room);
    }
    std::vector<LessonFit> settings;
    for (std::size_t type = kLargeType; type < kLessonTypes; ++type) {
        for (const float left : kParts) {
            settings.push_back({type, false, left});
            if (step.question || step.goal) {
                settings.push_back({type, true, left});
            }
        }
    }
    return firstThatFits(settings, step, context.state.view.learning,
                         [&](const LessonFit& fit, const Prediction* state) {
                             return fitsBand({context, step, room, state}, fit);
                         });
}

}  // namespace gimbalscope::ui
