// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Drawing a curve with few vertices.
#include "ui/strip_curve.h"

#include <cmath>

namespace gimbalscope::ui {

Curve::Curve(const Painter& painter, const Plot& plot, look::Rgb color)
    : painter_(painter), plot_(plot), color_(packed(color)), width_(painter.stroke(2.0F)) {}

void Curve::add(double time, float degrees, bool flickered) {
    const float x = plot_.x(time);
    if (std::isnan(degrees)) {
        endLine();
    } else if (flickered) {
        endLine();
        addToBar(x, degrees);
    } else {
        endBar();
        if (!points_.empty() && std::fabs(degrees - lastDegrees_) > 60.0F) {
            endLine();
        }
        addPoint({x, plot_.y(degrees)});
        lastDegrees_ = degrees;
    }
}

void Curve::finish() {
    endLine();
    endBar();
}

void Curve::addPoint(ImVec2 point) {
    // Points that change nothing to the eye cost vertices.
    if (points_.size() > 1) {
        const ImVec2 before = points_[points_.size() - 2];
        const bool level =
            std::fabs(point.y - before.y) < 0.6F && std::fabs(points_.back().y - before.y) < 0.6F;
        if (level || point.x - before.x < 2.0F) {
            points_.back() = point;
            return;
        }
    }
    points_.push_back(point);
}

void Curve::endLine() {
    if (points_.size() > 1) {
        painter_.list->AddPolyline(points_.data(), static_cast<int>(points_.size()), color_,
                                   ImDrawFlags_None, width_);
    }
    points_.clear();
}

void Curve::addToBar(float x, float degrees) {
    const float column = std::floor(x / 2.0F) * 2.0F;
    if (hasBar_ && column != barX_) {
        endBar();
    }
    const float y = plot_.y(degrees);
    barLow_ = hasBar_ ? std::max(barLow_, y) : y;
    barHigh_ = hasBar_ ? std::min(barHigh_, y) : y;
    barX_ = column;
    hasBar_ = true;
}

void Curve::endBar() {
    if (hasBar_) {
        painter_.list->AddRectFilled({barX_, barHigh_ - 1.0F}, {barX_ + 1.0F, barLow_ + 1.0F},
                                     color_);
    }
    hasBar_ = false;
}

}  // namespace gimbalscope::ui
