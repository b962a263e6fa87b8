// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The timeline by numbers: where a moment and an angle fall, what zooming and panning keep in
// place, that nothing of a single tick is lost at any zoom, and what a gap is.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>

#include "sim/play.h"
#include "sim/session.h"
#include "ui/timeline_lane.h"
#include "ui/timeline_plan.h"
#include "ui/timeline_view.h"

namespace gimbalscope::ui {
namespace {

using sim::TimelineMode;
using sim::TimelineView;

sim::Session flown(std::string_view script) {
    sim::Session session = sim::beginSession(sim::initialState());
    sim::Player player{sim::parseScript(script)};
    while (!player.isDone()) {
        while (const sim::ScriptLine* line = player.take(session.state)) {
            sim::apply(session, line->command);
        }
        sim::flyStep(session);
        player.stepped();
    }
    return session;
}

LaneAxes axesFor(const TimeWindow& shown, TimelineMode mode) {
    return {{100.0F, 1100.0F, shown}, valueAxis(0.0F, 100.0F, -180.0, 180.0), mode, 1.0};
}

std::vector<LaneColumn> columnsOf(const sim::Session& session, std::string_view selection,
                                  const TimeWindow& shown, std::size_t most) {
    const sim::CardColumn* const column = sim::columnOf(session.recording, selection);
    EXPECT_NE(column, nullptr);
    return laneColumns(*column, rowSpans(session.recording, shown, most));
}

TEST(TimelineView, ATimeFallsOnItsPixelAndBack) {
    const TimeAxis axis{100.0F, 1100.0F, {10.0, 30.0}};
    EXPECT_FLOAT_EQ(axis.x(10.0), 100.0F);
    EXPECT_FLOAT_EQ(axis.x(15.0), 350.0F);
    EXPECT_FLOAT_EQ(axis.x(30.0), 1100.0F);
    EXPECT_NEAR(axis.seconds(350.0F), 15.0, 1e-9);
    EXPECT_DOUBLE_EQ(axis.pixelsPerSecond(), 50.0);
}

TEST(TimelineView, ShowsTheEndTheWholeOrAPart) {
    const TimeWindow recorded{2.0, 100.0};
    TimelineView view;
    EXPECT_DOUBLE_EQ(shownWindow(view, recorded).from, 85.0);
    EXPECT_DOUBLE_EQ(shownWindow(view, recorded).to, 100.0);
    view.spanS = 0.0;
    EXPECT_DOUBLE_EQ(shownWindow(view, recorded).from, 2.0);
    EXPECT_DOUBLE_EQ(shownWindow(view, recorded).to, 100.0);
    view.spanS = 10.0;
    view.endS = 50.0;
    EXPECT_DOUBLE_EQ(shownWindow(view, recorded).from, 40.0);
    // A flight that has just begun fills the plot from the left.
    view = {};
    EXPECT_DOUBLE_EQ(shownWindow(view, {0.0, 3.0}).from, 0.0);
    EXPECT_DOUBLE_EQ(shownWindow(view, {0.0, 3.0}).to, 15.0);
    view.spanS = 0.0;
    EXPECT_GT(shownWindow(view, {0.0, 0.0}).to, 0.0);
}

TEST(TimelineView, ZoomKeepsTheTimeUnderThePointer) {
    const TimeWindow recorded{0.0, 600.0};
    for (const double part : {0.1, 0.35, 0.5, 0.9}) {
        TimelineView view;
        view.spanS = 40.0;
        view.endS = 300.0;
        for (const double factor : {0.8, 0.5, 0.25, 1.25, 2.0}) {
            const TimeWindow before = shownWindow(view, recorded);
            const double about = before.from + part * (before.to - before.from);
            view = zoomed(view, recorded, {factor, about, false});
            const TimeWindow after = shownWindow(view, recorded);
            EXPECT_NEAR((about - after.from) / (after.to - after.from), part, 1e-9);
            EXPECT_NEAR(after.to - after.from, (before.to - before.from) * factor, 1e-9);
        }
    }
}

TEST(TimelineView, ZoomGoesFromOneTickToTheWholeFlight) {
    const TimeWindow recorded{0.0, 600.0};
    TimelineView view;
    view.endS = 300.0;
    for (int turn = 0; turn < 80; ++turn) {
        view = zoomed(view, recorded, {0.8, 290.0, false});
    }
    EXPECT_DOUBLE_EQ(view.spanS, kShortestSpanS);
    for (int turn = 0; turn < 80; ++turn) {
        view = zoomed(view, recorded, {1.25, 290.0, false});
    }
    EXPECT_DOUBLE_EQ(view.spanS, 0.0);
    EXPECT_FALSE(view.endS);
    EXPECT_DOUBLE_EQ(shownWindow(view, recorded).to, 600.0);
}

TEST(TimelineView, AViewOfNowGoesOnFollowingIt) {
    const TimeWindow recorded{0.0, 600.0};
    TimelineView view;
    view = zoomed(view, recorded, {0.5, 590.0, true});
    EXPECT_FALSE(view.endS);
    EXPECT_DOUBLE_EQ(view.spanS, 7.5);
    // The end of the recording is now again.
    view.endS = 100.0;
    EXPECT_TRUE(endingAt(view, recorded, 500.0).endS);
    EXPECT_FALSE(endingAt(view, recorded, 601.0).endS);
    // Never before the beginning.
    EXPECT_DOUBLE_EQ(*endingAt(view, recorded, -20.0).endS, 7.5);
}

TEST(TimelineView, ValueAxisFollowsTheAngles) {
    EXPECT_EQ(valueAxis(0, 1, -170.0, 179.99).high, 180.0);
    EXPECT_EQ(valueAxis(0, 1, 1e9, -1e9).low, -180.0);  // nothing recorded
    const ValueAxis unsignedTurn = valueAxis(0, 1, 0.0, 359.9);
    EXPECT_EQ(unsignedTurn.low, 0.0);
    EXPECT_EQ(unsignedTurn.high, 360.0);
    const ValueAxis turns = valueAxis(0, 100, -20.0, 3599.0);
    EXPECT_LE(turns.low, -20.0);
    EXPECT_GE(turns.high, 3599.0);
    EXPECT_LE((turns.high - turns.low) / turns.step, 6.0);
    EXPECT_FLOAT_EQ(turns.y(turns.high), 0.0F);
    EXPECT_FLOAT_EQ(turns.y(turns.low), 100.0F);
}

TEST(TimelineView, TicksAreApart) {
    for (const double span : {1.0 / 60.0, 0.3, 5.0, 47.0, 600.0, 80000.0}) {
        const TimeAxis axis{0.0F, 1000.0F, {3.0, 3.0 + span}};
        const TimeTicks ticks = timeTicks(axis, 72.0F);
        ASSERT_FALSE(ticks.seconds.empty()) << span;
        EXPECT_LE(ticks.seconds.size(), 15U);
        for (std::size_t tick = 1; tick < ticks.seconds.size(); ++tick) {
            EXPECT_GE(axis.x(ticks.seconds[tick]) - axis.x(ticks.seconds[tick - 1]), 71.9F);
        }
    }
}

/// Ten minutes of level flight with one tick that is not a number.
sim::Session oneFlickerInTenMinutes() {
    return flown(
        "turn yaw-right 30\nwait 300.5\npreset 4\nattitude -0.1830127\n"
        "attitude quat -0.1830127 -0.6830127 -0.1830127 0.6830127\ntick\npreset 1\n"
        "wait 290\n");
}

TEST(TimelineColumns, AFlickerOfOneTickIsSeenAtAnyZoom) {
    const sim::Session session = oneFlickerInTenMinutes();
    const TimeWindow recorded = recordedRange(session.recording);
    ASSERT_GT(recorded.to, 590.0);
    const sim::CardColumn* const urot = sim::columnOf(session.recording, "urot");
    ASSERT_NE(urot, nullptr);
    std::size_t flickers = 0;
    double at = 0.0;
    for (std::size_t row = 0; row < sim::rowCount(session.recording); ++row) {
        if (urot->samples[row].flickered) {
            ++flickers;
            at = sim::secondsAt(session.recording, row);
        }
    }
    ASSERT_GE(flickers, 1U);
    ASSERT_LE(flickers, 4U);
    for (const double span : {600.0, 300.0, 60.0, 15.0, 1.0, 0.1, kShortestSpanS}) {
        const TimeWindow shown{at - 0.5 * span, at + 0.5 * span};
        const LaneAxes axes = axesFor(shown, TimelineMode::Gap);
        const auto columns = columnsOf(session, "urot", shown, 500);
        const auto bands = flickerBands(columns, axes, 3.0F);
        ASSERT_FALSE(bands.empty()) << span;
        const float x = axes.time.x(at);
        EXPECT_TRUE(std::ranges::any_of(bands, [x](const FlickerBand& band) {
            return band.from <= x + 3.0F && band.to >= x - 3.0F;
        })) << span;
        for (const FlickerBand& band : bands) {
            EXPECT_GE(band.to - band.from, 2.99F);
        }
        EXPECT_TRUE(std::ranges::any_of(
            columns, [](const LaneColumn& column) { return column.sum.anyNan; }));
    }
}

TEST(TimelineColumns, EveryRowIsInExactlyOneColumn) {
    const sim::Session session = oneFlickerInTenMinutes();
    const TimeWindow recorded = recordedRange(session.recording);
    for (const double span : {600.0, 100.0, 7.0}) {
        const TimeWindow shown{recorded.to - span, recorded.to};
        const auto spans = rowSpans(session.recording, shown, 500);
        ASSERT_FALSE(spans.empty());
        EXPECT_LE(spans.size(), 502U);
        EXPECT_LE(spans.front().seconds, std::max(shown.from, recorded.from) + 1e-9);
        EXPECT_EQ(spans.back().to, sim::rowCount(session.recording));
        for (std::size_t each = 1; each < spans.size(); ++each) {
            EXPECT_EQ(spans[each].from, spans[each - 1].to);
        }
    }
}

TEST(TimelineColumns, ColumnsStayTheSameWhileThePictureSlides) {
    const sim::Session session = oneFlickerInTenMinutes();
    std::set<std::size_t> before, after;
    for (const RowSpan& span : rowSpans(session.recording, {100.0, 400.0}, 300)) {
        before.insert(span.from);
    }
    for (const RowSpan& span : rowSpans(session.recording, {103.7, 403.7}, 300)) {
        after.insert(span.from);
    }
    std::size_t same = 0;
    for (const std::size_t row : before) {
        same += after.count(row);
    }
    EXPECT_GE(same + 10, before.size());
}

/// The largest step of an angle between two columns that follow each other in a line.
float largestStep(const std::vector<LaneColumn>& columns, std::size_t slot, TimelineMode mode) {
    float largest = 0.0F;
    for (std::size_t each = 1; each < columns.size(); ++each) {
        largest = std::max(largest, std::fabs(shownDegrees(*columns[each].first, slot, mode) -
                                              shownDegrees(*columns[each - 1].last, slot, mode)));
    }
    return largest;
}

TEST(TimelineColumns, UnwrappedGoesOnPastATurn) {
    // Three turns about the ship's long axis: the third angle of urot (roll) wraps three times.
    const sim::Session session = flown("rate bank-right 120 for 9\n");
    const TimeWindow shown = recordedRange(session.recording);
    const auto columns = columnsOf(session, "urot", shown, 5000);
    EXPECT_GT(largestStep(columns, 2, TimelineMode::Gap), 350.0F);
    EXPECT_LT(largestStep(columns, 2, TimelineMode::Unwrapped), 5.0F);
    EXPECT_NEAR(std::fabs(shownDegrees(*columns.back().last, 2, TimelineMode::Unwrapped)), 1080.0F,
                0.5F);
    const DegreeRange range = degreeRange(columns, TimelineMode::Unwrapped, 3);
    EXPECT_NEAR(range.high - range.low, 1080.0, 1.0);
    // The same however few columns there are and wherever they begin.
    const auto few = columnsOf(session, "urot", {5.0, shown.to}, 20);
    EXPECT_EQ(shownDegrees(*few.back().last, 2, TimelineMode::Unwrapped),
              shownDegrees(*columns.back().last, 2, TimelineMode::Unwrapped));
    int wraps = 0;
    for (std::size_t each = 1; each < columns.size(); ++each) {
        wraps += wrapsBetween(*columns[each - 1].last, *columns[each].first, 2) ? 1 : 0;
    }
    EXPECT_EQ(wraps, 3);
}

TEST(TimelineColumns, OnlyGapsAreMarkedAndOnlyWhereTheNameJumps) {
    const sim::Session session = flown("cross miss 0.1 rate 90\n");
    const TimeWindow shown = recordedRange(session.recording);
    const auto columns = columnsOf(session, "urot", shown, 5000);
    EXPECT_EQ(nameJumps(columns, axesFor(shown, TimelineMode::Raw)).size(), 0U);
    const auto marks = nameJumps(columns, axesFor(shown, TimelineMode::Gap));
    EXPECT_GE(marks.size(), 1U);
    // Level turning wraps, but no name jumps.
    const sim::Session level = flown("rate yaw-right 90 for 6\n");
    const TimeWindow whole = recordedRange(level.recording);
    EXPECT_EQ(
        nameJumps(columnsOf(level, "urot", whole, 5000), axesFor(whole, TimelineMode::Gap)).size(),
        0U);
}

TEST(TimelinePlan, EverythingIsInsideAndApart) {
    for (const int width : {120, 184, 300, 420, 700, 1008, 1584, 3824}) {
        for (const int height : {30, 60, 97, 121, 216, 400, 900}) {
            for (const float scale : {0.75F, 1.0F, 1.5F, 3.0F}) {
                for (const std::size_t cards : {1U, 3U, 4U, 12U}) {
                    for (const bool all : {false, true}) {
                        const Rect panel{8, 8, width, height};
                        const TimelinePlan plan = planTimeline({panel, scale, cards, 2, all});
                        SCOPED_TRACE(std::to_string(width) + "x" + std::to_string(height) + " at " +
                                     std::to_string(scale));
                        EXPECT_TRUE(contains(panel, plan.controls));
                        EXPECT_TRUE(contains(panel, plan.axis));
                        EXPECT_TRUE(contains(panel, plan.zoom));
                        EXPECT_FALSE(overlaps(plan.controls, plan.zoom));
                        ASSERT_FALSE(plan.lanes.empty());
                        for (std::size_t lane = 0; lane < plan.lanes.size(); ++lane) {
                            EXPECT_TRUE(contains(panel, plan.lanes[lane].plot));
                            EXPECT_TRUE(contains(panel, plan.lanes[lane].caption));
                            EXPECT_FALSE(overlaps(plan.lanes[lane].plot, plan.controls));
                            EXPECT_FALSE(overlaps(plan.lanes[lane].caption, plan.controls));
                            EXPECT_LT(plan.lanes[lane].card, cards);
                            for (std::size_t other = 0; other < lane; ++other) {
                                EXPECT_FALSE(
                                    overlaps(plan.lanes[lane].plot, plan.lanes[other].plot));
                                EXPECT_FALSE(
                                    overlaps(plan.lanes[lane].caption, plan.lanes[other].caption));
                            }
                        }
                    }
                }
            }
        }
    }
}

}  // namespace
}  // namespace gimbalscope::ui
