// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Builds the ribbon: a faint fill between two fine edges, thinner and fainter with age.
#include "scene/trail.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "sim/trail.h"

namespace gimbalscope::scene {
namespace {

constexpr double kTrailRadius = 1.62;
constexpr double kHalfWidth = 0.085;
// Units on the unit sphere: 1.3 degrees of nose travel where the ribbon twists or its colour
// changes, 2.9 where it runs evenly, which no size of picture tells apart.
constexpr double kSampleSpacing = 0.022, kEvenSpacing = 0.05;
constexpr double kEvenTwist = 0.04;    // how far a wing's tip direction may turn meanwhile
constexpr double kEvenStretch = 1.03;  // and by what factor the stretch may change
constexpr double kBreak = 0.43;        // the same for 25 degrees

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

/// The cross-section at one sample.
Rib ribAt(const Stage& stage, const TrailSample& sample, double age) {
    const math::Vec3 middle = math::rotate(sample.worldFromBody, {1, 0, 0}) * kTrailRadius;
    const double young = 1.0 - age;
    const math::Vec3 aside =
        math::rotate(sample.worldFromBody, {0, 1, 0}) * (kHalfWidth * (0.45 + 0.55 * young));
    const float alpha = static_cast<float>(std::pow(young, 0.6)) *
                        (0.72F + 0.28F * frontness(stage.camera, middle));
    return {middle + aside, middle - aside, look::rampColor(*stage.palette, sample.stretch), alpha};
}

/// Follows the samples and puts those of one half into a ribbon.
class RibbonWalk {
public:
    RibbonWalk(const Stage& stage, bool front)
        : ribbon(stage.stroke(1.25F)), stage_(stage), front_(front) {}

    void visit(const TrailSample& sample, double age, bool isLast) {
        const math::Vec3 nose = math::rotate(sample.worldFromBody, {1, 0, 0});
        const bool jumped =
            lastNose_ && (sample.breakBefore || math::length(nose - *lastNose_) > kBreak);
        lastNose_ = nose;
        if (jumped) {
            ribbon.finish();
            lastRib_.reset();
        } else if (lastRib_ && !isLast && isTooNear(sample, nose)) {
            return;
        }
        lastDrawn_ = sample;
        const Rib rib = ribAt(stage_, sample, age);
        const bool isOurs = isInFront(stage_.camera, nose) == front_;
        // The piece that crosses from one half to the other belongs to the front.
        if (isOurs && !wasOurs_ && front_ && lastRib_) {
            ribbon.add(*lastRib_);
        }
        if (isOurs || (wasOurs_ && front_ && lastRib_)) {
            ribbon.add(rib);
        }
        if (!isOurs) {
            ribbon.finish();
        }
        wasOurs_ = isOurs;
        lastRib_ = rib;
    }

    Ribbon ribbon;

private:
    /// True when the ribbon needs no cross-section here, so soon after the last one.
    bool isTooNear(const TrailSample& sample, math::Vec3 nose) const {
        const math::Quat& before = lastDrawn_.worldFromBody;
        const double travel = math::length(nose - math::rotate(before, {1, 0, 0}));
        if (travel < kSampleSpacing || travel >= kEvenSpacing) {
            return travel < kSampleSpacing;
        }
        const math::Vec3 wing = math::rotate(sample.worldFromBody, {0, 1, 0});
        const double more = std::max(sample.stretch, lastDrawn_.stretch);
        const double less = std::min(sample.stretch, lastDrawn_.stretch);
        return math::length(wing - math::rotate(before, {0, 1, 0})) < kEvenTwist &&
               more < less * kEvenStretch;
    }

    const Stage& stage_;
    bool front_, wasOurs_ = false;
    TrailSample lastDrawn_;
    std::optional<math::Vec3> lastNose_;
    std::optional<Rib> lastRib_;
};

}  // namespace

Drawing trail(const Stage& stage, const TrailInput& input, bool front) {
    RibbonWalk walk(stage, front);
    for (const TrailSample& sample : input.samples) {
        const double age = (input.now.timeS - sample.timeS) / sim::kTrailSeconds;
        if (age >= 0.0 && age <= 1.0) {
            walk.visit(sample, input.fades ? age : 0.0, false);
        }
    }
    if (!input.samples.empty()) {
        TrailSample now = input.now;
        now.stretch = input.samples.back().stretch;
        walk.visit(now, 0.0, true);
    }
    walk.ribbon.finish();
    return std::move(walk.ribbon.drawing);
}

}  // namespace gimbalscope::scene
