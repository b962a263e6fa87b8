// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The sphere of a method: the curve passes the keys, control points stand where they belong, gaps
// are gaps.
#include "scene/path_globe.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "sim/measured_path.h"

namespace gimbalscope::scene {
namespace {

math::Vec3 noseOf(const math::Quat& attitude) { return math::rotate(attitude, {1, 0, 0}); }

/// Lesson L10's keys by a method.
struct Picture {
    sim::MeasuredPath path;
    std::vector<math::Quat> way, keys;
    PathGlobeInput input;

    explicit Picture(curve::Method method) {
        sim::PathRequest request;
        request.keys = sim::lessonKeys();
        path = sim::measuredPath(request, method);
        for (const sim::PathSample& sample : path.samples) {
            way.push_back(sample.worldFromBody);
        }
        for (const curve::Key& key : request.keys) {
            keys.push_back(key.worldFromBody);
        }
        input.rect = {100, 50, 240, 240};
        input.palette = &look::palette(look::ThemeId::Dark);
        input.camera = pathCamera(215.0, 21.0);
        input.way = way;
        input.keys = keys;
        input.worldFromBody = sim::attitudeAt(path, 1.5);
        input.color = input.palette->accent;
    }
};

std::vector<const Drawing*> drawingsOf(const View& view) {
    std::vector<const Drawing*> drawings;
    for (const Item& item : view.items) {
        if (const auto* const drawing = std::get_if<Drawing>(&item)) {
            drawings.push_back(drawing);
        }
    }
    return drawings;
}

std::size_t countLines(const View& view) {
    std::size_t lines = 0;
    for (const Drawing* const drawing : drawingsOf(view)) {
        lines += drawing->lines.size();
    }
    return lines;
}

/// The nearest that any line of the picture comes to a point.
double nearest(const View& view, math::Vec3 point) {
    double least = std::numeric_limits<double>::infinity();
    for (const Drawing* const drawing : drawingsOf(view)) {
        for (const LinePoint& each : drawing->points) {
            least = std::min(least, math::length(each.position - point));
        }
    }
    return least;
}

const look::Label* labelOf(const View& view, std::string_view text) {
    const auto found = std::ranges::find(view.labels, text, &look::Label::text);
    return found == view.labels.end() ? nullptr : &*found;
}

TEST(PathGlobe, TheCurvePassesTheNosesOfTheKeys) {
    for (const curve::Method method :
         {curve::Method::Slerp, curve::Method::Squad, curve::Method::Spline}) {
        const Picture picture(method);
        const View view = pathGlobe(picture.input);
        for (const math::Quat& key : picture.keys) {
            EXPECT_LT(nearest(view, noseOf(key) * kPathRadius), 1e-6) << curve::name(method);
        }
        EXPECT_LT(nearest(view, noseOf(*picture.input.worldFromBody) * kPathRadius), 1e-9);
    }
}

TEST(PathGlobe, ControlPointsStandWhereTheyBelong) {
    Picture picture(curve::Method::Squad);
    EXPECT_EQ(labelOf(pathGlobe(picture.input), "A"), nullptr);
    const curve::Interval& interval = picture.path.path->curve.intervals()[1];
    picture.input.controls = PathControls{interval.from, interval.a, interval.b, interval.to};
    const View view = pathGlobe(picture.input);
    const std::array<std::pair<const char*, math::Quat>, 3> named{
        {{"A", interval.a}, {"B", interval.b}, {"C", interval.to}}};
    for (const auto& [name, attitude] : named) {
        const look::Label* const label = labelOf(view, name);
        ASSERT_NE(label, nullptr) << name;
        const auto at = project(view.camera, view.rect, noseOf(attitude) * kPathRadius);
        ASSERT_TRUE(at);
        // Beads that would lie on each other move apart.
        EXPECT_LT(std::hypot(double{label->x} - at->x, double{label->y} - at->y), 40.0) << name;
    }
    EXPECT_GT(countLines(view), countLines(pathGlobe(Picture(curve::Method::Squad).input)));
}

TEST(PathGlobe, EveryKeyHasItsNumber) {
    const Picture picture(curve::Method::Slerp);
    const View view = pathGlobe(picture.input);
    for (const char* const number : {"1", "2"}) {
        EXPECT_NE(labelOf(view, number), nullptr) << number;
    }
    EXPECT_NE(labelOf(view, "3,4"), nullptr);  // the last turn is about the nose
}

TEST(PathGlobe, AGapIsAGapAndNotALine) {
    Picture picture(curve::Method::Slerp);
    const std::size_t whole = countLines(pathGlobe(picture.input));
    const double nan = std::numeric_limits<double>::quiet_NaN();
    for (std::size_t i = 40; i < 60; ++i) {
        picture.way[i] = {nan, nan, nan, nan};
    }
    picture.input.worldFromBody.reset();
    const View view = pathGlobe(picture.input);
    EXPECT_GE(countLines(view), whole);  // one more, less the cursor's
    for (const Drawing* const drawing : drawingsOf(view)) {
        for (const LinePoint& point : drawing->points) {
            EXPECT_TRUE(std::isfinite(point.position.x));
        }
    }
    EXPECT_TRUE(std::ranges::none_of(
        view.items, [](const Item& item) { return std::holds_alternative<ShipItem>(item); }));
}

TEST(PathGlobe, WhatLiesBehindIsPaintedBeforeTheShip) {
    const Picture picture(curve::Method::Squad);
    const View view = pathGlobe(picture.input);
    const std::vector<const Drawing*> drawings = drawingsOf(view);
    ASSERT_GE(drawings.size(), 2U);
    const Drawing& behind = *drawings.front();
    const Drawing& before = *drawings.back();
    const auto inFront = [&](const FillPoint& point) {
        return isInFront(picture.input.camera, point.position);
    };
    // The band is wider than its middle line, which decides.
    EXPECT_LT(std::ranges::count_if(behind.fills, inFront) * 10,
              static_cast<std::ptrdiff_t>(behind.fills.size()) + 10);
    EXPECT_GT(std::ranges::count_if(before.fills, inFront) * 10,
              static_cast<std::ptrdiff_t>(before.fills.size()) * 9 - 10);
    EXPECT_TRUE(std::holds_alternative<Drawing>(view.items.front()));
    EXPECT_TRUE(std::holds_alternative<ShipItem>(view.items[1]));
}

TEST(PathGlobe, EverythingFitsInThePicture) {
    const Picture picture(curve::Method::Squad);
    const View view = pathGlobe(picture.input);
    for (const Drawing* const drawing : drawingsOf(view)) {
        for (const LinePoint& point : drawing->points) {
            const auto at = project(view.camera, view.rect, point.position);
            ASSERT_TRUE(at);
            EXPECT_GE(at->x, view.rect.x);
            EXPECT_LE(at->x, view.rect.x + view.rect.width);
            EXPECT_GE(at->y, view.rect.y);
            EXPECT_LE(at->y, view.rect.y + view.rect.height);
        }
    }
}

}  // namespace
}  // namespace gimbalscope::scene
