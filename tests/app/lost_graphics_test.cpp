// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// F48 to F50: a context that is lost and made anew, and an OpenGL that complains all the time.
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>

#include "app/cockpit.h"
#include "platform/headless_context.h"
#include "render/context_watch.h"
#include "render/gl_errors.h"
#include "render/gl_loader.h"
#include "render/offscreen.h"

namespace gimbalscope::app {
namespace {

render::Image picture(Cockpit& cockpit, const sim::Session& flight) {
    const render::OffscreenResult made = render::Offscreen::create({900, 600});
    EXPECT_TRUE(made.target) << made.error;
    made.target->bind();
    FrameInput frame;
    frame.width = 900;
    frame.height = 600;
    frame.settled = true;
    cockpit.draw(flight, frame);
    return made.target->read();
}

sim::Session flown() {
    sim::Session flight = sim::beginSession(sim::initialState());
    for (const char* line : {"preset 9", "camera orbit", "steer pitch-up on"}) {
        sim::apply(flight, *sim::parse(line).command);
    }
    for (int step = 0; step < 300; ++step) {
        sim::flyStep(flight);
    }
    return flight;
}

TEST(F49LostGraphics, AllIsMadeAnewInAnotherContextAndLooksTheSame) {
    platform::HeadlessResult context = platform::HeadlessContext::create();
    ASSERT_TRUE(context.context) << context.error;
    Cockpit cockpit(platform::headlessGlFunction);
    const sim::Session flight = flown();
    const sim::AppState before = flight.state;
    const render::Image first = picture(cockpit, flight);

    context.context.reset();  // nothing of it is left
    context = platform::HeadlessContext::create();
    ASSERT_TRUE(context.context) << context.error;
    const auto start = std::chrono::steady_clock::now();
    cockpit.rebuild(platform::headlessGlFunction);
    const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - start;

    render::GlErrors errors;
    EXPECT_EQ(picture(cockpit, flight), first);
    errors.check();
    EXPECT_EQ(errors.count(), 0);
    EXPECT_EQ(flight.state, before);
    EXPECT_LT(taken.count(), 2.0);
}

TEST(F49LostGraphics, MadeAnewInTheSameContextLeavesNothingBehind) {
    const platform::HeadlessResult context = platform::HeadlessContext::create();
    ASSERT_TRUE(context.context) << context.error;
    Cockpit cockpit(platform::headlessGlFunction);
    const sim::Session flight = flown();
    const render::Image first = picture(cockpit, flight);
    cockpit.rebuild(platform::headlessGlFunction);
    EXPECT_EQ(picture(cockpit, flight), first);
}

TEST(F49LostGraphics, AnIntactContextIsNotLost) {
    const platform::HeadlessResult context = platform::HeadlessContext::create();
    ASSERT_TRUE(context.context) << context.error;
    ASSERT_EQ(render::loadOpenGl(platform::headlessGlFunction), "");
    const render::ContextWatch watch(platform::headlessGlFunction);
    EXPECT_FALSE(watch.isLost());
}

TEST(F50Complaints, AreCountedAndToldOnce) {
    const platform::HeadlessResult context = platform::HeadlessContext::create();
    ASSERT_TRUE(context.context) << context.error;
    ASSERT_EQ(render::loadOpenGl(platform::headlessGlFunction), "");
    render::GlErrors errors;
    testing::internal::CaptureStderr();
    for (int frame = 0; frame < 100; ++frame) {
        render::provokeOpenGlError();
        errors.check();
    }
    const std::string told = testing::internal::GetCapturedStderr();
    EXPECT_GE(errors.count(), 100);
    EXPECT_NE(told, "");
    EXPECT_LE(std::ranges::count(told, '\n'), 2) << told;  // the driver's words and glGetError's
}

}  // namespace
}  // namespace gimbalscope::app
