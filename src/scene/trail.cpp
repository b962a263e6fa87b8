// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Builds the ribbon: a faint fill between two fine edges, thinner and fainter with age.
#include "scene/trail.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace gimbalscope::scene {
namespace {

constexpr double kTrailRadius = 1.62;
constexpr double kHalfWidth = 0.085;
constexpr double kSampleSpacing = 0.022;  // units on the unit sphere: 1.3 degrees of nose travel
constexpr double kBreak = 0.43;           // the same for 25 degrees

/// One cross-section of the ribbon.
struct Rib {
    math::Vec3 left, right;
    look::Rgb color;
    float alpha = 0.0F;
};

class Ribbon {
public:
    explicit Ribbon(float edgeWidth) : edgeWidth_(edgeWidth) {}

    void add(const Rib& rib) {
        if (!ribs_.empty()) {
            const Rib& before = ribs_.back();
            addQuad(drawing, {before.left, rib.left, rib.right, before.right,
                              look::withAlpha(before.color, before.alpha * kFill),
                              look::withAlpha(rib.color, rib.alpha * kFill)});
        }
        ribs_.push_back(rib);
    }

    /// Ends the present piece and strokes its two edges.
    void finish() {
        std::vector<LinePoint> left, right;
        for (const Rib& rib : ribs_) {
            const look::Rgba color = look::withAlpha(rib.color, rib.alpha * 0.95F);
            left.push_back({rib.left, color, edgeWidth_});
            right.push_back({rib.right, color, edgeWidth_});
        }
        addLine(drawing, left);
        addLine(drawing, right);
        ribs_.clear();
    }

    Drawing drawing;

private:
    static constexpr float kFill = 0.52F;
    float edgeWidth_;
    std::vector<Rib> ribs_;
};

}  // namespace

Drawing trail(const Stage& stage, std::span<const TrailSample> samples, double nowS, bool front) {
    Ribbon ribbon(stage.stroke(1.25F));
    std::optional<math::Vec3> lastDrawn, lastNose;
    for (std::size_t i = 0; i < samples.size(); ++i) {
        const TrailSample& sample = samples[i];
        const double age = (nowS - sample.timeS) / kTrailSeconds;
        if (age > 1.0 || age < 0.0)
            continue;
        const math::Vec3 nose = math::rotate(sample.worldFromBody, {1, 0, 0});
        const bool jumped = lastNose && math::length(nose - *lastNose) > kBreak;
        lastNose = nose;
        if (jumped)
            ribbon.finish();
        const bool isLast = i + 1 == samples.size();
        if (lastDrawn && !jumped && !isLast && math::length(nose - *lastDrawn) < kSampleSpacing)
            continue;
        lastDrawn = nose;
        const math::Vec3 middle = nose * kTrailRadius;
        if (isInFront(stage.camera, middle) != front) {
            ribbon.finish();
            continue;
        }
        const double young = 1.0 - age;
        const math::Vec3 aside =
            math::rotate(sample.worldFromBody, {0, 1, 0}) * (kHalfWidth * (0.45 + 0.55 * young));
        const float alpha = static_cast<float>(std::pow(young, 0.6)) *
                            (0.72F + 0.28F * frontness(stage.camera, middle));
        ribbon.add({middle + aside, middle - aside, look::rampColor(*stage.palette, sample.stretch),
                    alpha});
    }
    ribbon.finish();
    return std::move(ribbon.drawing);
}

}  // namespace gimbalscope::scene
