// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// How fast each method turns, over the time of the keyframes: speeds above, accelerations below. A
// jump at a key is a step, with its size above it. Under the times the poses at the keys.
#include <algorithm>
#include <array>
#include <cmath>

#include "ui/format.h"
#include "ui/path_parts.h"
#include "ui/timeline_view.h"
#include "ui/widgets.h"

namespace gimbalscope::ui {
namespace {

constexpr double kTallest = 6.0;    // of the calmest method's fastest; what is faster is cut off
constexpr float kLeastStep = 1.5F;  // pixels between two points of a line

/// One of the two plots.
struct Plot {
    Rect rect;
    double sim::PathSample::*value;
    double high = 1.0, step = 1.0;

    float y(double at) const {
        const double part = std::clamp(at / high, 0.0, 1.0);
        return static_cast<float>(bottom(rect)) -
               static_cast<float>(rect.height - 1) * static_cast<float>(part);
    }
};

/// The top of a plot and the distance of its lines, so that there are at most so many of them.
void scalePlot(Plot& plot, std::span<const sim::MeasuredPath> paths, double most) {
    double largest = 0.0, calmest = HUGE_VAL;
    for (const sim::MeasuredPath& path : paths) {
        double own = 0.0;
        for (const sim::PathSample& sample : path.samples) {
            const double value = sample.*plot.value;
            own = std::isfinite(value) ? std::max(own, value) : own;
        }
        largest = std::max(largest, own);
        calmest = path.samples.empty() ? calmest : std::min(calmest, own);
    }
    const double wanted = calmest > 1e-3 ? std::min(largest, kTallest * calmest) : largest;
    const double high = wanted > 1e-6 ? 1.08 * wanted : 1.0;
    const double power = std::pow(10.0, std::floor(std::log10(high / 2.0)));
    plot.step = power;
    for (const double each : {2.0, 5.0, 10.0, 20.0}) {
        plot.step = high / plot.step > most ? each * power : plot.step;
    }
    plot.high = high;
}

void drawGrid(const Painter& painter, const Plot& plot) {
    const look::Palette& p = *painter.palette;
    const float left = static_cast<float>(plot.rect.x), end = static_cast<float>(right(plot.rect));
    for (double value = 0.0; value <= plot.high; value += plot.step) {
        const float y = std::floor(plot.y(value));
        painter.list->AddRectFilled({left, y}, {end, y + 1.0F},
                                    packed(p.line, value == 0.0 ? 1.0F : 0.55F));
        drawText(painter, *painter.fonts.caption, {left - painter.px(8.0F), y}, p.text3,
                 number(value, plot.step < 1.0 ? 1 : 0), Anchor::Right);
    }
}

/// One method's line: a run for each interval, and a thin step between them at the key.
void drawValues(const Painter& painter, const PathPlan& plan, const Plot& plot,
                const sim::MeasuredPath& path, std::size_t place, float width) {
    std::vector<ImVec2> run;
    const auto end = [&] {
        drawPathLine(painter, run, place, width);
        run.clear();
    };
    const sim::PathSample* before = nullptr;
    for (const sim::PathSample& sample : path.samples) {
        const double value = sample.*plot.value;
        const bool isNext = before != nullptr && before->interval != sample.interval;
        if (!std::isfinite(value)) {
            end();
            before = &sample;
            continue;
        }
        const ImVec2 point{plan.x(sample.timeS), plot.y(value)};
        if (isNext && !run.empty() && std::fabs(run.back().y - point.y) > painter.px(1.5F)) {
            const ImVec2 foot = run.back();
            end();
            painter.list->AddLine(foot, point, packed(pathColor(*painter.palette, place), 0.75F),
                                  painter.stroke(1.0F));
        }
        // Points that change nothing to the eye cost vertices.
        const bool isSameToTheEye = !isNext && !run.empty() && &sample != &path.samples.back() &&
                                    (&sample)[1].interval == sample.interval &&
                                    point.x - run.back().x < kLeastStep &&
                                    std::fabs(point.y - run.back().y) < kLeastStep;
        if (!isSameToTheEye) {
            run.push_back(point);
        }
        before = &sample;
    }
    end();
}

/// A line through both plots at each key.
void drawKeyLines(const PanelContext& context, const PathPlan& plan) {
    const Painter& painter = context.painter;
    const float top = static_cast<float>(isEmpty(plan.jumps) ? plan.speeds.y : plan.jumps.y);
    const float under = static_cast<float>(plan.axis.y);
    const sim::Keyframing& keyframing = context.state.view.keyframing;
    for (std::size_t key = 0; key < keyframing.keys.size(); ++key) {
        const float x = std::floor(plan.x(keyframing.keys[key].timeS));
        painter.list->AddRectFilled(
            {x, top}, {x + 1.0F, under},
            packed(key == keyframing.selected ? painter.palette->accent : painter.palette->text3,
                   0.55F));
    }
}

void drawPlot(PanelContext& context, const PathPlan& plan, Plot plot, std::string_view unit) {
    if (isEmpty(plot.rect) || context.paths.empty()) {
        return;
    }
    const Painter& painter = context.painter;
    const double lines =
        static_cast<double>(plot.rect.height) / static_cast<double>(painter.px(18.0F));
    scalePlot(plot, context.paths, std::clamp(lines, 1.1, 4.0));
    drawGrid(painter, plot);
    painter.list->PushClipRect(
        {static_cast<float>(plot.rect.x), static_cast<float>(plot.rect.y) - painter.px(2.0F)},
        {static_cast<float>(right(plot.rect)) + 1.0F,
         static_cast<float>(bottom(plot.rect)) + painter.px(2.0F)},
        true);
    for (const bool flown : {false, true}) {  // the flown one lies over the others
        for (std::size_t place = 0; place < context.paths.size(); ++place) {
            const sim::MeasuredPath& path = context.paths[place];
            if ((path.method == context.state.view.keyframing.method) == flown) {
                drawValues(painter, plan, plot, path, place, flown ? 2.6F : 1.8F);
            }
        }
    }
    painter.list->PopClipRect();
    if (isEmpty(plan.jumps)) {
        return;  // too low for a title
    }
    const float left = static_cast<float>(plot.rect.x) + painter.px(6.0F);
    const float width = drawText(painter, *painter.fonts.caption,
                                 {left, static_cast<float>(plot.rect.y) - painter.px(9.0F)},
                                 painter.palette->text2, unit);
    if (plot.value == &sim::PathSample::speedDegPerS) {
        drawJumpLabels(context, plan, left + width + painter.px(14.0F));
    }
}

/// Times below the handles, but for the cursor's plate.
void drawTimes(const PanelContext& context, const PathFrame& frame) {
    const Painter& painter = context.painter;
    const look::Palette& p = *painter.palette;
    const PathPlan& plan = frame.plan;
    const float y = static_cast<float>(bottom(plan.axis)) - painter.px(7.0F);
    const std::string now = number(frame.cursorS, 2) + " s";
    const float half = textWidth(*painter.fonts.mono, now) * 0.5F + painter.px(7.0F);
    const float x = std::clamp(std::floor(plan.x(frame.cursorS)), static_cast<float>(plan.axis.x),
                               static_cast<float>(right(plan.axis)));
    const TimeAxis axis{static_cast<float>(plan.axis.x),
                        static_cast<float>(right(plan.axis)),
                        {plan.fromS, plan.toS}};
    const TimeTicks ticks = timeTicks(axis, painter.px(64.0F));
    for (const double seconds : ticks.seconds) {
        const float at = axis.x(seconds);
        const std::string text = number(seconds, ticks.decimals);
        const float wide = textWidth(*painter.fonts.caption, text) * 0.5F;
        if (std::fabs(at - x) > half + wide + painter.px(3.0F)) {
            drawText(painter, *painter.fonts.caption, {at, y}, p.text3, text, Anchor::Middle);
        }
    }
    const float middle =
        std::clamp(x, static_cast<float>(plan.axis.x) - painter.px(20.0F) + half,
                   static_cast<float>(right(plan.axis)) + painter.px(20.0F) - half);
    painter.list->AddRectFilled({x, static_cast<float>(plan.speeds.y)},
                                {x + painter.stroke(1.5F), y - painter.px(6.0F)}, packed(p.text));
    painter.list->AddRectFilled({middle - half, y - painter.px(8.0F)},
                                {middle + half, y + painter.px(8.0F)}, packed(p.text),
                                painter.px(5.0F));
    drawText(painter, *painter.fonts.mono, {middle, y}, p.panel, now, Anchor::Middle);
}

void drawHandles(const PanelContext& context, const PathPlan& plan) {
    const Painter& painter = context.painter;
    const look::Palette& p = *painter.palette;
    for (const KeyHandle& handle : keyHandles(context, plan)) {
        const bool isSelected = handle.key == context.state.view.keyframing.selected;
        const Rect& rect = handle.rect;
        drawBox(painter, {static_cast<float>(rect.x), static_cast<float>(rect.y)},
                {static_cast<float>(right(rect)), static_cast<float>(bottom(rect))},
                isSelected ? p.accent : p.raised, isSelected ? p.accent : p.text3, 4.0F);
        drawText(painter, *painter.fonts.bead,
                 {static_cast<float>(rect.x) + static_cast<float>(rect.width) * 0.5F,
                  static_cast<float>(rect.y) + static_cast<float>(rect.height) * 0.5F},
                 isSelected ? (p.isLight ? p.panel : p.window) : p.text,
                 std::to_string(handle.key + 1), Anchor::Middle);
    }
}

/// Frames and captions of the poses, and how each hangs on its time.
void drawPoses(const PanelContext& context, const PathPlan& plan) {
    const Painter& painter = context.painter;
    const look::Palette& p = *painter.palette;
    const sim::Keyframing& keyframing = context.state.view.keyframing;
    for (const PoseCell& pose : plan.poses) {
        const bool isSelected = pose.key == keyframing.selected;
        const Rect& cell = pose.cell;
        const ImVec2 min{static_cast<float>(cell.x), static_cast<float>(cell.y)};
        const ImVec2 max{static_cast<float>(right(cell)), static_cast<float>(bottom(cell))};
        painter.list->AddRect({min.x + 0.5F, min.y + 0.5F}, {max.x - 0.5F, max.y - 0.5F},
                              packed(isSelected ? p.accent : p.line), painter.px(7.0F), 0,
                              painter.stroke(isSelected ? 2.0F : 1.0F));
        const float y = max.y - painter.px(10.0F);
        const std::string time = brief(keyframing.keys[pose.key].timeS) + " s";
        const std::string text = std::to_string(pose.key + 1);
        drawText(painter, *painter.fonts.strong, {min.x + painter.px(8.0F), y},
                 isSelected ? p.accent : p.text, text);
        const float taken = textWidth(*painter.fonts.strong, text) + painter.px(14.0F);
        const float wide = textWidth(*painter.fonts.caption, time);
        if (taken + wide + painter.px(6.0F) <= max.x - min.x) {
            drawText(painter, *painter.fonts.caption, {max.x - painter.px(8.0F), y}, p.text2, time,
                     Anchor::Right);
        }
    }
}

/// A sample of each method's line with its name; the flown one's in strong letters.
void drawLegend(const PanelContext& context, Pen pen) {
    const Painter& painter = context.painter;
    const look::Palette& p = *painter.palette;
    const float lines = static_cast<float>(std::max<std::size_t>(context.paths.size(), 1));
    const float step = std::clamp((pen.low - pen.y) / lines, painter.px(14.0F), painter.px(20.0F));
    for (std::size_t place = 0; place < context.paths.size(); ++place) {
        if (pen.y + step > pen.low + 1.0F) {
            return;
        }
        const float y = std::floor(pen.y + step * 0.5F);
        const bool isFlown = context.paths[place].method == context.state.view.keyframing.method;
        const std::array sample{ImVec2{pen.left, y}, ImVec2{pen.left + painter.px(20.0F), y}};
        drawPathLine(painter, sample, place, isFlown ? 3.0F : 2.0F);
        drawTextIn(painter, isFlown ? *painter.fonts.strong : *painter.fonts.label,
                   {pen.left + painter.px(26.0F), y}, pen.right - pen.left - painter.px(26.0F),
                   isFlown ? p.text : p.text2, curve::name(context.paths[place].method));
        pen.y += step;
    }
}

/// The legend in a row, as far as it goes.
void drawLegendRow(const PanelContext& context, float x, float end, float y) {
    const Painter& painter = context.painter;
    const look::Palette& p = *painter.palette;
    for (std::size_t place = 0; place < context.paths.size(); ++place) {
        const bool isFlown = context.paths[place].method == context.state.view.keyframing.method;
        const ImFont& font = isFlown ? *painter.fonts.strong : *painter.fonts.label;
        const std::string_view name = curve::name(context.paths[place].method);
        const float width = painter.px(26.0F) + textWidth(font, name);
        if (x + width > end) {
            return;
        }
        const std::array sample{ImVec2{x, y}, ImVec2{x + painter.px(20.0F), y}};
        drawPathLine(painter, sample, place, isFlown ? 3.0F : 2.0F);
        drawText(painter, font, {x + painter.px(26.0F), y}, isFlown ? p.text : p.text2, name);
        x += width + painter.px(16.0F);
    }
}

void drawControls(PanelContext& context, const PathFrame& frame) {
    const Rect& area = frame.plan.controls;
    if (isEmpty(area)) {
        return;
    }
    const Painter& painter = context.painter;
    const float left = static_cast<float>(area.x), end = static_cast<float>(right(area));
    if (!frame.plan.hasColumn) {
        const float y = static_cast<float>(area.y) + static_cast<float>(area.height) * 0.5F;
        const float x = drawPathTransport(context, {left, y});
        drawLegendRow(context, x + painter.px(8.0F), end, y);
        return;
    }
    drawPathTransport(context,
                      {left - painter.px(2.0F), static_cast<float>(area.y) + painter.px(10.0F)});
    Pen pen{left, end, static_cast<float>(area.y) + painter.px(29.0F)};
    pen.low = static_cast<float>(bottom(area));
    drawLegend(context, pen);
}

}  // namespace

void drawPathCurves(PanelContext& context) {
    const Rect& panel = context.layout.curves;
    if (isEmpty(panel)) {
        context.ui.path = {};
        return;
    }
    const Painter& painter = context.painter;
    const sim::Keyframing& keyframing = context.state.view.keyframing;
    const PathFrame frame{planPath(panel, painter.scale, keyframing), sim::keyTimeS(context.state)};
    beginPanel(painter, panel);
    if (keyframing.keys.empty()) {
        constexpr std::string_view kWords = "How fast each method turns is drawn here.";
        const float room = static_cast<float>(panel.width) - painter.px(32.0F);
        const float width = std::min(textWidth(*painter.fonts.label, kWords), room);
        drawTextIn(painter, *painter.fonts.label,
                   {static_cast<float>(panel.x) + (static_cast<float>(panel.width) - width) * 0.5F,
                    static_cast<float>(panel.y) + static_cast<float>(panel.height) * 0.5F},
                   room, painter.palette->text2, kWords);
    } else {
        drawControls(context, frame);
        drawKeyLines(context, frame.plan);
        drawPlot(context, frame.plan, {frame.plan.speeds, &sim::PathSample::speedDegPerS},
                 "speed, \xC2\xB0/s");
        drawPlot(context, frame.plan,
                 {frame.plan.accelerations, &sim::PathSample::accelerationDegPerS2},
                 "acceleration, \xC2\xB0/s\xC2\xB2");
        drawTimes(context, frame);
        drawHandles(context, frame.plan);
        drawPoses(context, frame.plan);
    }
    obeyPathMouse(context, frame);
    endPanel(painter);
}

}  // namespace gimbalscope::ui
