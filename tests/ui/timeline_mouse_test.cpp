// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// A mouse on the timeline: what clicks, drags, wheel and double clicks on it ask for, obeyed by a
// session as the window does it.
#include "panels_fixture.h"

namespace gimbalscope::ui {
namespace {

class TimelineMouseTest : public PanelsTest {
protected:
    TimelineMouseTest() {
        fly("show urot oblivion lsl ZYX\nrate pitch-up 30 for 6\n");
        plot_ = rectOf(frame(), "timeline plot");
    }

    /// One frame; what it asks for is obeyed.
    Frame frame() {
        Frame drawn = draw(session_.state, 1600, 900, 1.0F);
        for (const sim::Command& command : drawn.commands) {
            EXPECT_EQ(sim::apply(session_, command).message, "") << sim::text(command);
            asked_.push_back(sim::text(command));
        }
        return drawn;
    }
    /// The pointer at a part of the plot's width, with a button or without.
    void mouse(double part, bool down, int button = 0) {
        ImGuiIO& io = ImGui::GetIO();
        io.MousePos = {static_cast<float>(plot_.x + part * plot_.width),
                       static_cast<float>(plot_.y + plot_.height / 2)};
        io.MouseDown[button] = down;
        frame();
    }
    /// The moment at a part of the plot, which shows 0 to 15 s.
    static double at(double part) { return 15.0 * part; }
    int count(std::string_view start) const {
        return static_cast<int>(std::ranges::count_if(
            asked_, [start](const std::string& each) { return each.starts_with(start); }));
    }

    Rect plot_;
    std::vector<std::string> asked_;
};

TEST_F(TimelineMouseTest, AClickGoesToThatMomentAsOneStepOfUndo) {
    mouse(0.2, false);
    EXPECT_TRUE(asked_.empty());
    mouse(0.2, true);
    mouse(0.2, false);
    EXPECT_NEAR(sim::timeS(session_.state), at(0.2), 0.5 / 60.0 + 0.01);
    EXPECT_TRUE(session_.state.paused);
    EXPECT_EQ(count("seek"), 1);
    EXPECT_EQ(count("drop"), 1);
}

TEST_F(TimelineMouseTest, ADragFollowsThePointerAndEndsOnce) {
    mouse(0.1, false);
    mouse(0.1, true);
    for (double part = 0.1; part <= 0.3; part += 0.02) {
        mouse(part, true);
        EXPECT_NEAR(sim::timeS(session_.state), at(part), 0.5 / 60.0 + 0.01);
    }
    EXPECT_EQ(count("drop"), 0);
    mouse(0.3, false);
    mouse(0.5, false);
    EXPECT_EQ(count("drop"), 1);
    EXPECT_NEAR(sim::timeS(session_.state), at(0.3), 0.03);
    // Beyond what is recorded lies the end of it.
    mouse(0.3, true);
    mouse(0.9, true);
    mouse(0.9, false);
    EXPECT_FALSE(sim::isInPast(session_));
    EXPECT_EQ(asked_[asked_.size() - 2], "seek end");
}

TEST_F(TimelineMouseTest, TheWheelZoomsAboutThePointer) {
    sim::apply(session_, sim::Pause{true});
    mouse(0.2, false);
    ImGui::GetIO().MouseWheel = 1.0F;
    mouse(0.2, false);
    EXPECT_EQ(count("timeline-span"), 1);
    const double closer = session_.state.view.timeline.spanS;
    EXPECT_LT(closer, 15.0);
    EXPECT_GT(closer, 5.0);
    for (int turn = 0; turn < 60; ++turn) {
        ImGui::GetIO().MouseWheel = 1.0F;
        mouse(0.2, false);
    }
    EXPECT_NEAR(session_.state.view.timeline.spanS, 1.0 / 60.0, 1e-6);
    for (int turn = 0; turn < 90; ++turn) {
        ImGui::GetIO().MouseWheel = -1.0F;
        mouse(0.2, false);
    }
    EXPECT_EQ(session_.state.view.timeline.spanS, 0.0);
}

TEST_F(TimelineMouseTest, TheRightButtonDragsThePicture) {
    sim::apply(session_, sim::SetNumber{"timeline-span", 2.0});
    mouse(0.5, false);
    mouse(0.5, true, 1);
    mouse(0.7, true, 1);
    mouse(0.7, false, 1);
    ASSERT_TRUE(session_.state.view.timeline.endS);
    EXPECT_NEAR(*session_.state.view.timeline.endS, 6.0 - 0.2 * 2.0, 0.05);
    EXPECT_EQ(count("seek"), 0);
    EXPECT_EQ(count("drop"), 1);
}

TEST_F(TimelineMouseTest, ADoubleClickShowsTheWholeFlightAndLeavesItAsItWas) {
    mouse(0.2, false);
    for (const bool down : {true, false, true, false}) {
        mouse(0.2, down);
    }
    EXPECT_EQ(session_.state.view.timeline.spanS, 0.0);
    EXPECT_FALSE(sim::isInPast(session_));
    EXPECT_FALSE(session_.state.paused);
}

TEST_F(TimelineMouseTest, TheWayToTheEnd) {
    sim::apply(session_, sim::Seek{2.0});
    const Rect button = rectOf(frame(), "timeline to the end");
    click(session_.state, button);
    const std::vector<sim::Command> commands = click(session_.state, button);
    ASSERT_EQ(commands.size(), 1U);
    EXPECT_EQ(sim::text(commands[0]), "seek end");
}

TEST_F(TimelineMouseTest, ACaptionSelectsItsCardAndOneLaneBecomesFour) {
    EXPECT_EQ(
        std::ranges::count_if(frame().widgets,
                              [](const NamedRect& each) { return each.name.starts_with("lane "); }),
        0);
    sim::apply(session_, sim::SetSwitch{"timeline-all", true});
    const Frame all = frame();
    for (int lane = 1; lane <= 4; ++lane) {
        const std::vector<sim::Command> commands =
            click(session_.state, rectOf(all, "lane " + std::to_string(lane)));
        ASSERT_EQ(commands.size(), 1U);
        EXPECT_EQ(sim::text(commands[0]), "select " + std::to_string(lane));
    }
    EXPECT_GT(rectOf(all, "timeline plot").height, plot_.height);
}

TEST_F(TimelineMouseTest, PlusAndMinusZoomAndTheListChoosesASpan) {
    const Frame first = frame();
    for (const auto& [name, text] :
         {std::pair{"timeline in", "timeline-span 7.5"}, {"timeline out", "timeline-span 0"}}) {
        const std::vector<sim::Command> commands = click(session_.state, rectOf(first, name));
        ASSERT_EQ(commands.size(), 1U) << name;
        EXPECT_EQ(sim::text(commands[0]), text);
    }
}

}  // namespace
}  // namespace gimbalscope::ui
