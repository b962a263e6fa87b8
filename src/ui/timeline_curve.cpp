// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Drawing a curve with few vertices.
#include "ui/timeline_curve.h"

#include <algorithm>
#include <cmath>

namespace gimbalscope::ui {
namespace {

constexpr float kDotFrom = 9.0F;  // pixels a row, in units
constexpr float kNear = 0.4F;     // pixels a line may pass from a point that is left out
constexpr float kStep = 2.0F;     // pixels between two columns that need no point of their own

/// Low and high of an angle in a column, as the mode shows it.
std::pair<float, float> extremes(const LaneColumn& column, std::size_t slot,
                                 sim::TimelineMode mode) {
    const bool turned = mode == sim::TimelineMode::Unwrapped;
    return turned ? std::pair{column.sum.lowTurnedDeg[slot], column.sum.highTurnedDeg[slot]}
                  : std::pair{column.sum.lowDeg[slot], column.sum.highDeg[slot]};
}

}  // namespace

TimelineCurve::TimelineCurve(const Painter& painter, const LaneAxes& axes, std::size_t slot,
                             look::Rgb color)
    : painter_(painter),
      axes_(axes),
      slot_(slot),
      color_(packed(color)),
      width_(painter.stroke(2.0F)) {}

void TimelineCurve::add(const LaneColumn& column) {
    const float x = axes_.time.x(column.rows.seconds);
    const auto [low, high] = extremes(column, slot_, axes_.mode);
    if (!column.sum.anyShown || low > high) {
        endLine();
        return;
    }
    const bool single = column.rows.to - column.rows.from == 1;
    const float end = single ? x : axes_.time.x(column.rows.until);
    const bool dots = single && static_cast<float>(axes_.tickPixels) >= painter_.px(kDotFrom);
    if (column.sum.anyFlicker) {
        endLine();
        if (!dots) {
            drawBar(x, 0.5F * (end - x), axes_.value.y(static_cast<double>(high)),
                    axes_.value.y(static_cast<double>(low)));
        }
    } else {
        addLine(column, x);
    }
    if (dots) {
        painter_.list->AddCircleFilled({x, axes_.value.y(static_cast<double>(low))},
                                       painter_.px(3.0F), color_, 16);
    }
}

void TimelineCurve::addLine(const LaneColumn& column, float x) {
    const sim::CardSample &first = *column.first, &last = *column.last;
    const float from = shownDegrees(first, slot_, axes_.mode);
    const float to = shownDegrees(last, slot_, axes_.mode);
    if (!first.shown || !last.shown || std::isnan(from) || std::isnan(to)) {
        endLine();
        return;
    }
    const bool gaps = axes_.mode != sim::TimelineMode::Raw;
    const bool wraps = axes_.mode == sim::TimelineMode::Gap;
    if (gaps && before_ != nullptr &&
        (first.nameJumped || (wraps && wrapsBetween(*before_, first, slot_)))) {
        endLine();
    }
    const float y = axes_.value.y(static_cast<double>(from));
    if (end_ && std::fabs(end_->y - y) > kStep) {
        addPoint(*end_);
    }
    end_.reset();
    addPoint({x, y});
    before_ = &last;
    if (&first != &last) {
        addEnd(column, {x, y});
    }
}

void TimelineCurve::addEnd(const LaneColumn& column, ImVec2 start) {
    const sim::CardSample &first = *column.first, &last = *column.last;
    const bool wraps = axes_.mode == sim::TimelineMode::Gap;
    const ImVec2 end{axes_.time.x(column.rows.until) - 0.5F,
                     axes_.value.y(static_cast<double>(shownDegrees(last, slot_, axes_.mode)))};
    const bool jumped =
        axes_.mode != sim::TimelineMode::Raw && column.sum.anyNameJump && !first.nameJumped;
    const bool wrapped = wraps && wrapsBetween(first, last, slot_);
    const float turned = column.sum.highTurnedDeg[slot_] - column.sum.lowTurnedDeg[slot_];
    if (jumped || (wrapped && turned < 180.0F)) {
        endLine();
        before_ = &last;
        addPoint(end);
        return;
    }
    if (column.rows.to - column.rows.from > 2) {  // of two rows, the ends say it all
        const auto [low, high] = extremes(column, slot_, axes_.mode);
        const float top = axes_.value.y(static_cast<double>(high));
        const float under = axes_.value.y(static_cast<double>(low));
        if (top < std::min(start.y, end.y) - 1.0F || under > std::max(start.y, end.y) + 1.0F) {
            drawBar(start.x, end.x + 0.5F - start.x, top, under);
        }
    }
    end_ = end;
}

void TimelineCurve::finish() { endLine(); }

void TimelineCurve::addPoint(ImVec2 point) {
    if (points_.empty()) {
        points_.push_back(point);
        return;
    }
    // All points left out since the last corner lie within kNear of any line between these slopes.
    const ImVec2 corner = points_.size() > 1 ? points_[points_.size() - 2] : points_.back();
    const float along = point.x - corner.x;
    const float slope = (point.y - corner.y) / along;
    if (points_.size() > 1 && along > 0.0F && slope >= lowSlope_ && slope <= highSlope_) {
        points_.back() = point;
        lowSlope_ = std::max(lowSlope_, slope - kNear / along);
        highSlope_ = std::min(highSlope_, slope + kNear / along);
        return;
    }
    const ImVec2 last = points_.back();
    points_.push_back(point);
    const float step = point.x - last.x;
    const float steep = (point.y - last.y) / step;
    lowSlope_ = step > 0.0F ? steep - kNear / step : 1.0F;
    highSlope_ = step > 0.0F ? steep + kNear / step : -1.0F;
}

void TimelineCurve::endLine() {
    if (end_) {
        addPoint(*end_);
        end_.reset();
    }
    if (points_.size() > 1) {
        painter_.list->AddPolyline(points_.data(), static_cast<int>(points_.size()), color_,
                                   ImDrawFlags_None, width_);
    } else if (points_.size() == 1) {
        drawBar(points_[0].x, 1.0F, points_[0].y, points_[0].y);
    }
    points_.clear();
    before_ = nullptr;
}

void TimelineCurve::drawBar(float left, float width, float top, float under) const {
    // At least as large as a line is wide, on whole pixels.
    const float from = std::floor(left), half = std::max(width_ * 0.5F, 1.0F);
    painter_.list->AddRectFilled(
        {from, std::floor(top - half)},
        {from + std::max(std::round(width), 1.0F), std::ceil(under + half)}, color_);
}

}  // namespace gimbalscope::ui
