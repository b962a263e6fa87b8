// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// F57: a window left open all day. Frames at a hundred times the pace of the clock; memory and the
// number of OpenGL objects must not grow once the recording is full, nor the time of a frame. Half
// an hour of flight by default, 1080 frames in some seconds; GIMBALSCOPE_SOAK_HOURS=8 for the day.
#include <gtest/gtest.h>

#include <glad/gl.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <vector>

#ifdef __GLIBC__
#include <malloc.h>
#endif

#include "app/cockpit.h"
#include "platform/headless_context.h"
#include "render/offscreen.h"

namespace gimbalscope::app {
namespace {

constexpr int kFramesPerSecond = 60, kPace = 100;
constexpr int kStepsPerFrame = sim::kStepsPerSecond * kPace / kFramesPerSecond;

double soakHours() {
    const char* const hours = std::getenv("GIMBALSCOPE_SOAK_HOURS");
    return hours != nullptr ? std::atof(hours) : 0.5;
}

/// Names in use; all of ours are small numbers.
int countOpenGlObjects() {
    constexpr GLuint kLargestName = 4000;
    int count = 0;
    for (GLuint name = 1; name < kLargestName; ++name) {
        for (const bool exists : {glIsBuffer(name) == GL_TRUE, glIsTexture(name) == GL_TRUE,
                                  glIsVertexArray(name) == GL_TRUE, glIsProgram(name) == GL_TRUE,
                                  glIsShader(name) == GL_TRUE, glIsFramebuffer(name) == GL_TRUE,
                                  glIsRenderbuffer(name) == GL_TRUE}) {
            count += exists ? 1 : 0;
        }
    }
    return count;
}

double median(std::vector<double> values) {
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return values.empty() ? 0.0 : *middle;
}

std::int64_t usedBytes() {
#if defined(__GLIBC__) && (__GLIBC__ > 2 || __GLIBC_MINOR__ >= 33)
    const struct mallinfo2 info = mallinfo2();
    return static_cast<std::int64_t>(info.uordblks + info.hblkhd);
#else
    return 0;
#endif
}

class Soak : public testing::Test {
protected:
    void SetUp() override {
        opened_ = platform::HeadlessContext::create();
        ASSERT_TRUE(opened_.context) << opened_.error;
        cockpit_ = std::make_unique<Cockpit>(platform::headlessGlFunction);
        target_ = render::Offscreen::create({640, 400}).target;
        ASSERT_TRUE(target_);
        for (const char* line : {"show urot oblivion lsl", "tumble rate 30"}) {
            sim::apply(flight_, *sim::parse(line).command);
        }
    }
    void TearDown() override {
        target_.reset();
        cockpit_.reset();
    }

    void fly(std::int64_t steps) {
        for (; steps > 0; --steps) {
            sim::flyStep(flight_);
        }
    }
    void draw() {
        target_->bind();
        FrameInput frame;
        frame.width = 640;
        frame.height = 400;
        cockpit_->draw(flight_, frame);
        glFinish();
    }

    platform::HeadlessResult opened_;
    std::unique_ptr<Cockpit> cockpit_;
    std::unique_ptr<render::Offscreen> target_;
    sim::Session flight_ = sim::beginSession(sim::initialState());
};

TEST_F(Soak, F57NothingGrows) {
    constexpr std::int64_t kFillSteps = 12 * 60 * sim::kStepsPerSecond;  // more than is recorded
    fly(kFillSteps);
    for (int frame = 0; frame < 100; ++frame) {
        fly(kStepsPerFrame);
        draw();
    }
    const int objects = countOpenGlObjects();
    const std::int64_t bytes = usedBytes();
    const auto frames = static_cast<std::int64_t>(soakHours() * 3600.0 * kFramesPerSecond / kPace);
    std::vector<double> seconds;
    seconds.reserve(static_cast<std::size_t>(frames));
    for (std::int64_t frame = 0; frame < frames; ++frame) {
        fly(kStepsPerFrame);
        const auto start = std::chrono::steady_clock::now();
        draw();
        seconds.push_back(
            std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
    }
    EXPECT_EQ(countOpenGlObjects(), objects);
    const auto middle = seconds.begin() + static_cast<std::ptrdiff_t>(seconds.size() / 2);
    EXPECT_LT(median({middle, seconds.end()}), 2.0 * median({seconds.begin(), middle}));
    EXPECT_LT(usedBytes() - bytes, 1 << 20) << "over " << frames << " frames";
}

}  // namespace
}  // namespace gimbalscope::app
