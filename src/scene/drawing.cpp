// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Helpers that fill a Drawing.
#include "scene/drawing.h"

#include <algorithm>
#include <cmath>

namespace gimbalscope::scene {

float frontness(const Camera& camera, math::Vec3 point) {
    const double scale = math::length(point) * math::length(camera.eye);
    const double cosine = scale > 0.0 ? math::dot(point, camera.eye) / scale : 0.0;
    const double s = std::clamp(2.2 * cosine + 0.5, 0.0, 1.0);
    return static_cast<float>(s * s * (3.0 - 2.0 * s));
}

bool isInFront(const Camera& camera, math::Vec3 point) {
    return math::dot(point, camera.eye) > 0.0;
}

PlaneAxes planeAxes(math::Vec3 unitAxis) {
    const math::Vec3 helper =
        std::abs(unitAxis.z) < 0.95 ? math::Vec3{0, 0, 1} : math::Vec3{1, 0, 0};
    const math::Vec3 u = math::cross(unitAxis, helper);
    const math::Vec3 unitU = u * (1.0 / math::length(u));
    return {unitU, math::cross(unitAxis, unitU)};
}

void addLine(Drawing& drawing, std::span<const LinePoint> points, const LineStyle& style) {
    if (points.size() < 2) {
        return;
    }
    const auto first = static_cast<std::uint32_t>(drawing.points.size());
    drawing.points.insert(drawing.points.end(), points.begin(), points.end());
    drawing.lines.push_back({first, static_cast<std::uint32_t>(points.size()), style});
}

void addQuad(Drawing& drawing, const Quad& quad) {
    const FillPoint a{quad.a, quad.colorAd}, b{quad.b, quad.colorBc};
    const FillPoint c{quad.c, quad.colorBc}, d{quad.d, quad.colorAd};
    drawing.fills.insert(drawing.fills.end(), {a, b, c, a, c, d});
}

void addHalfCurve(Drawing& drawing, const Camera& camera, const HalfCurve& curve, bool front) {
    std::vector<LinePoint> run;
    for (int i = 0; i <= curve.segments; ++i) {
        const math::Vec3 point = curve.at(static_cast<double>(i) / curve.segments);
        if (isInFront(camera, point) != front) {
            addLine(drawing, run, curve.style);
            run.clear();
            continue;
        }
        look::Rgba color = curve.color;
        color.a *= 0.38F + 0.62F * frontness(camera, point);
        run.push_back({point, color, curve.width});
    }
    addLine(drawing, run, curve.style);
}

void addLabel(View& view, const Stage& stage, math::Vec3 at, look::Label label) {
    const std::optional<PixelPoint> spot = project(stage.camera, stage.rect, at);
    if (!spot) {
        return;
    }
    label.x += static_cast<float>(spot->x);
    label.y += static_cast<float>(spot->y);
    view.labels.push_back(std::move(label));
}

}  // namespace gimbalscope::scene
