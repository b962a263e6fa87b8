// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Curves on the ball become polylines on its plane.
#include "scene/navball_pen.h"

#include <algorithm>
#include <cmath>

namespace gimbalscope::scene {

BallPen::BallPen(const NavballInput& input, Drawing& drawing)
    : input_(input),
      drawing_(drawing),
      radius_(ballRadius(input)),
      radiusPx_(std::max(0.5 * input.rect.height * radius_, 1.0)) {}

double BallPen::units(double pixels) const {
    return pixels * static_cast<double>(input_.pixelScale) / radiusPx_;
}

PixelPoint BallPen::pixel(PlanePoint point) const {
    return {input_.rect.x + 0.5 * input_.rect.width + point.x * radiusPx_,
            input_.rect.y + 0.5 * input_.rect.height - point.y * radiusPx_};
}

look::Rgb BallPen::ink() const { return palette().isLight ? palette().text : palette().stretched; }

look::Rgb BallPen::casing() const { return palette().isLight ? palette().panel : palette().window; }

void BallPen::flush(const LineStyle& style) {
    if (run_.size() > 1) {
        addLine(drawing_, run_, style);
    }
    run_.clear();
}

void BallPen::curve(const BallCurve& curve) {
    LineStyle style = curve.style;
    style.dashOn *= input_.pixelScale;
    style.dashPeriod *= input_.pixelScale;
    const float width = curve.width * input_.pixelScale * palette().strokeFactor;
    run_.clear();
    for (int i = 0; i <= curve.segments; ++i) {
        const auto spot = ballSpot(facing(), curve.at(i / static_cast<double>(curve.segments)));
        const bool isHidden = spot && spot->depth < 0.0;
        if (!spot || (isHidden && curve.hiddenAlpha <= 0.0F)) {
            flush(style);
            continue;
        }
        const auto near = static_cast<float>(std::clamp(spot->depth * 3.2, 0.0, 1.0));
        const float alpha =
            isHidden ? curve.hiddenAlpha : std::max(0.25F + 0.75F * near, curve.hiddenAlpha);
        run_.push_back({{spot->x * radius_, spot->y * radius_, 0.0},
                        {curve.color.r, curve.color.g, curve.color.b, curve.color.a * alpha},
                        width});
    }
    flush(style);
}

void BallPen::line(std::span<const PlanePoint> points, look::Rgba color, float width,
                   bool isClosed) {
    run_.clear();
    for (const PlanePoint& each : points) {
        run_.push_back({{each.x * radius_, each.y * radius_, 0.0},
                        color,
                        width * input_.pixelScale * palette().strokeFactor});
    }
    flush({.closed = isClosed});
}

void BallPen::triangle(const std::array<PlanePoint, 3>& corners, look::Rgba color) {
    for (const PlanePoint& each : corners) {
        drawing_.fills.push_back({{each.x * radius_, each.y * radius_, 0.0}, color});
    }
    line(corners, look::withAlpha(casing(), 0.9F * color.a), 1.4F, true);
}

math::Vec3 onBall(double headingDeg, double heightDeg) {
    const double heading = math::toRadians(math::Degrees{headingDeg}).value;
    const double height = math::toRadians(math::Degrees{heightDeg}).value;
    return {std::cos(heading) * std::cos(height), -std::sin(heading) * std::cos(height),
            std::sin(height)};
}

}  // namespace gimbalscope::scene
