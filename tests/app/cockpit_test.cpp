// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The whole cockpit drawn without a display: no complaint of OpenGL over sizes, themes, cameras and
// states, nonsense times and sizes survived, the same flight the same picture.
#include "app/cockpit.h"

#include <gtest/gtest.h>

#include <cmath>

#include "platform/headless_context.h"
#include "render/gl_errors.h"
#include "render/offscreen.h"
#include "sim/play.h"

namespace gimbalscope::app {
namespace {

class CockpitTest : public testing::Test {
protected:
    void SetUp() override {
        opened_ = platform::HeadlessContext::create();
        ASSERT_TRUE(opened_.context) << opened_.error;
        cockpit_ = std::make_unique<Cockpit>(platform::headlessGlFunction);
        errors_ = std::make_unique<render::GlErrors>();
    }
    void TearDown() override {
        errors_.reset();
        cockpit_.reset();
    }

    static sim::Session fly(std::string_view script) {
        sim::Session flight = sim::beginSession(sim::initialState());
        sim::Player player{.script = sim::parseScript(script)};
        EXPECT_TRUE(player.script.errors.empty()) << script;
        while (!player.isDone()) {
            while (const sim::ScriptLine* line = player.take(flight.state)) {
                EXPECT_EQ(apply(flight, line->command).message, "") << script;
            }
            if (!player.isDone()) {
                flyStep(flight);
                player.stepped();
            }
        }
        return flight;
    }

    render::Image picture(const sim::Session& flight, int width, int height,
                          double seconds = 1.0 / 60) {
        const render::OffscreenResult made = render::Offscreen::create({width, height});
        EXPECT_TRUE(made.target) << made.error;
        made.target->bind();
        FrameInput frame;
        frame.width = width;
        frame.height = height;
        frame.seconds = seconds;
        frame.contentScale = contentScale_;
        frame.settled = true;
        cockpit_->draw(flight, frame);
        errors_->check();
        return made.target->read();
    }

    platform::HeadlessResult opened_;
    std::unique_ptr<Cockpit> cockpit_;
    std::unique_ptr<render::GlErrors> errors_;
    double contentScale_ = 1.0;
};

TEST_F(CockpitTest, NoComplaintOfOpenGlOverThemesCamerasAndStates) {
    for (const char* script :
         {"", "theme light\ncamera orbit\npreset 9\n",
          "theme projector\ncamera cockpit\npreset 4\n",
          "theme high-contrast\ncamera fixed\nhold distance 0.01 jitter 1e-5 for 2\n",
          "show urot-ue4 aero-321 XYX\npreset 4\n", "help on\ntext-size 150\n",
          "text-size 300\nliteral on\n"}) {
        const render::Image image = picture(fly(script), 640, 400);
        EXPECT_EQ(errors_->count(), 0) << script;
        EXPECT_EQ(image.rgba.size(), 640U * 400U * 4U);
    }
}

TEST_F(CockpitTest, NonsenseTimesAndSizesAreSurvived) {
    const sim::Session flight = fly("rate pitch-up 45 for 0.5\n");
    for (const double seconds : {0.0, -1.0, 1e9, std::nan(""), HUGE_VAL}) {
        picture(flight, 64, 48, seconds);
    }
    FrameInput nothing;
    cockpit_->draw(flight, nothing);  // 0 by 0
    for (const auto& [width, height] : {std::pair{1, 1}, {1, 300}, {2000, 3}}) {
        picture(flight, width, height);
    }
    EXPECT_EQ(errors_->count(), 0);
}

TEST_F(CockpitTest, TheSameFlightGivesTheSamePicture) {
    const sim::Session flight = fly("rate pitch-up 45 for 1.5\nrate bank-left 30 for 0.5\n");
    const render::Image first = picture(flight, 800, 500);
    EXPECT_EQ(first, picture(flight, 800, 500));
    picture(fly("theme light\ntext-size 200\n"), 800, 500);  // another look in between
    EXPECT_EQ(first, picture(flight, 800, 500));
    EXPECT_NE(first, picture(fly("preset 4\n"), 800, 500));
}

TEST_F(CockpitTest, F53AnotherContentScaleAndBackGivesTheSamePicture) {
    const sim::Session flight = fly("preset 9\n");
    const render::Image first = picture(flight, 1280, 720);
    contentScale_ = 1.5;
    EXPECT_NE(picture(flight, 1280, 720), first);
    contentScale_ = 1.0;
    EXPECT_EQ(picture(flight, 1280, 720), first);
    for (const double scale : {0.0, -1.0, std::nan(""), HUGE_VAL}) {
        contentScale_ = scale;
        picture(flight, 320, 200);  // nonsense is survived here, too
    }
    EXPECT_EQ(errors_->count(), 0);
}

TEST_F(CockpitTest, TheMapNamesTheControls) {
    picture(sim::beginSession(sim::initialState()), 1280, 720);
    for (const char* name : {" pause\n", " flight view\n", " card 1\n", " camera Orbit\n",
                             " side Autopilot\n", " undo\n"}) {
        EXPECT_NE(cockpit_->uiMap().find(name), std::string::npos) << name;
    }
    EXPECT_TRUE(cockpit_->takeCommands().empty());
}

}  // namespace
}  // namespace gimbalscope::app
