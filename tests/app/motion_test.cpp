// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// What moves between frames, and that it comes to rest: cameras, halos, calm motion. And which lock
// marks the flight view shows.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "app/cameras.h"
#include "app/card_motion.h"
#include "app/flight_scene.h"
#include "sim/update.h"

namespace gimbalscope::app {
namespace {

constexpr double kFrame = 1.0 / 60.0;

sim::Session session() {
    sim::Session flight = sim::beginSession(sim::initialState());
    sim::apply(flight, sim::SetCamera{sim::Camera::Fixed});
    return flight;
}

Cameras frame(CameraMemory& memory, const sim::Session& flight, bool settled = false) {
    return moveCameras(memory, {flight, 1.5, kFrame, settled});
}

TEST(CameraMoves, EaseInto180MillisecondsAndThenRest) {
    sim::Session flight = session();
    CameraMemory memory;
    const Cameras before = frame(memory, flight);
    EXPECT_FALSE(isMoving(memory));
    sim::apply(flight, sim::SetCamera{sim::Camera::Orbit});
    EXPECT_NE(frame(memory, flight), before);
    EXPECT_TRUE(isMoving(memory));
    int frames = 1;
    while (isMoving(memory) && frames < 100) {
        frame(memory, flight);
        ++frames;
    }
    EXPECT_NEAR(frames * kFrame, scene::kCameraMoveSeconds, 1.5 * kFrame);
    CameraMemory fresh;
    EXPECT_EQ(frame(memory, flight), frame(fresh, flight));
}

TEST(CameraMoves, DraggingTheOrbitIsThereAtOnce) {
    sim::Session flight = session();
    sim::apply(flight, sim::SetCamera{sim::Camera::Orbit});
    CameraMemory memory;
    frame(memory, flight);
    sim::apply(flight, sim::OrbitBy{25.0, -10.0});
    const Cameras dragged = frame(memory, flight);
    EXPECT_FALSE(isMoving(memory));
    CameraMemory fresh;
    EXPECT_EQ(dragged, frame(fresh, flight));
}

TEST(CameraMoves, PicturesAndReducedMotionDoNotEase) {
    for (const bool reduce : {false, true}) {
        sim::Session flight = session();
        flight.state.view.reduceMotion = reduce;
        CameraMemory memory;
        frame(memory, flight);
        sim::apply(flight, sim::SetCamera{sim::Camera::Cockpit});
        const Cameras now = frame(memory, flight, !reduce);
        EXPECT_FALSE(isMoving(memory));
        EXPECT_EQ(now.flight, scene::cockpitCamera(flight.state.attitude));
    }
}

TEST(CameraMoves, TheCardsNeverSitInTheCockpit) {
    sim::Session flight = session();
    sim::apply(flight, sim::SetCamera{sim::Camera::Cockpit});
    CameraMemory memory;
    EXPECT_GT(math::length(frame(memory, flight).outside.eye), 5.0);
}

TEST(Glow, ShinesAtOnceAndFadesWithin150Milliseconds) {
    EXPECT_EQ(fadedGlow(1.0, 5.0, kFrame), 5.0);
    EXPECT_EQ(fadedGlow(1.0, 1e9, kFrame), convention::kLockedFrom);
    EXPECT_EQ(fadedGlow(1.0, std::nan(""), kFrame), convention::kLockedFrom);
    double glow = convention::kLockedFrom;
    for (int i = 0; i < 9; ++i) {  // 150 ms
        const double less = fadedGlow(glow, 1.0, kFrame);
        EXPECT_LT(less, glow);
        glow = less;
    }
    EXPECT_NEAR(glow, 1.3, 0.01);
    EXPECT_EQ(fadedGlow(glow, 1.0, 1.0), 1.0);
}

/// A card of urot that flickers; `bankDeg` tells its poses apart.
sim::Readout flickering(double bankDeg) {
    sim::Readout readout;
    readout.selection = "urot";
    readout.flickersPerSecond = 10;
    readout.reading.worldFromRebuilt = convention::attitudeFrom({{0.0}, {0.0}, {bankDeg}});
    readout.reading.stretch = 1.0;
    return readout;
}

TEST(CalmMotion, ShowsAtMostThreePosesASecond) {
    sim::AppState state = sim::initialState();
    CardMemory memory;
    const auto changes = [&] {
        int count = 0;
        std::optional<math::Quat> before;
        for (int tick = 0; tick < 60; ++tick) {
            state.stepCount += 4;
            const CardMotion shown =
                moveCard(memory, flickering(tick * 5.0), {state, kFrame, false});
            count += before && shown.worldFromRebuilt != before ? 1 : 0;
            before = shown.worldFromRebuilt;
        }
        return count;
    };
    EXPECT_EQ(changes(), 59);
    state.view.calmMotion = true;
    EXPECT_LE(changes(), 3);
    EXPECT_GE(changes(), 2);
    // Whoever steps or stops wants to see what is.
    state.paused = true;
    EXPECT_EQ(changes(), 59);
}

const scene::LockMark* markAt(const std::vector<scene::LockMark>& marks, math::Vec3 direction) {
    const auto found = std::ranges::find_if(marks, [&](const scene::LockMark& each) {
        return math::dot(each.direction, direction) > 0.99;
    });
    return found == marks.end() ? nullptr : &*found;
}

TEST(Marks, NoseInFullTopQuietUnlessSelectedOrNear) {
    sim::AppState state = sim::initialState();
    const auto marks = [&] { return lockMarks(state, sim::readouts(state)); };
    ASSERT_EQ(marks().size(), 6U);  // urot zenith, nadir; oblivion east, west; lsl north, south
    const std::vector<scene::LockMark> calm = marks();
    const scene::LockMark *zenith = markAt(calm, {0, 0, 1}), *east = markAt(calm, {0, -1, 0});
    ASSERT_TRUE(zenith && east);
    EXPECT_FALSE(zenith->isQuiet);
    EXPECT_EQ(zenith->text, "zenith: urot locks here");
    EXPECT_TRUE(scene::isForNose(*zenith));
    EXPECT_TRUE(east->isQuiet);
    EXPECT_EQ(east->bodyAxis, (math::Vec3{0, 0, 1}));
    EXPECT_EQ(east->brief, "oblivion: top");
    state.view.selectedCard = 1;
    const std::vector<scene::LockMark> selected = marks();
    EXPECT_FALSE(markAt(selected, {0, -1, 0})->isQuiet);
    EXPECT_EQ(markAt(selected, {0, -1, 0})->text, "top to east: oblivion locks here");
    EXPECT_TRUE(markAt(selected, {1, 0, 0})->isQuiet);
}

TEST(Marks, TheOneThatIsNearIsLoudWhicheverCardIsSelected) {
    sim::Session flight = session();
    sim::apply(flight, *sim::parse("attitude 0 0 80").command);
    sim::apply(flight, sim::TickOnce{});
    const std::vector<scene::LockMark> marks = lockMarks(flight.state, sim::readouts(flight.state));
    const scene::LockMark *east = markAt(marks, {0, -1, 0}), *west = markAt(marks, {0, 1, 0});
    ASSERT_TRUE(east && west);
    EXPECT_FALSE(east->isQuiet);
    EXPECT_GT(east->stretch, 5.0);
    EXPECT_TRUE(west->isQuiet);
    EXPECT_EQ(west->stretch, 1.0);
}

}  // namespace
}  // namespace gimbalscope::app
