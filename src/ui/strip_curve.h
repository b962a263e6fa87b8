// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The plot of the strip, and one curve in it: lines where an angle is continuous, a bar from
// smallest to largest value in each two-pixel column where the card flickers.
#pragma once

#include <algorithm>
#include <vector>

#include "ui/painter.h"

namespace gimbalscope::ui {

/// The plot: its edges in pixels, its times in seconds.
struct Plot {
    float left, right, top, bottom;
    double from, to;

    float x(double seconds) const {
        return left + (right - left) * static_cast<float>((seconds - from) / (to - from));
    }
    float y(float degrees) const {
        return top + (bottom - top) * (0.5F - std::clamp(degrees, -190.0F, 190.0F) / 380.0F);
    }
};

/// Takes the samples of one angle in the order of time and draws them.
class Curve {
public:
    Curve(const Painter& painter, const Plot& plot, look::Rgb color);

    /// NaN is a gap. A step of more than 60 degrees between two samples is one too.
    void add(double time, float degrees, bool flickered);
    void finish();

private:
    void addPoint(ImVec2 point);
    void endLine();
    void addToBar(float x, float degrees);
    void endBar();

    const Painter& painter_;
    const Plot& plot_;
    ImU32 color_;
    float width_;
    std::vector<ImVec2> points_;
    float lastDegrees_ = 0.0F, barX_ = 0.0F, barLow_ = 0.0F, barHigh_ = 0.0F;
    bool hasBar_ = false;
};

}  // namespace gimbalscope::ui
