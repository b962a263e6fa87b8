// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The task Interpolate: its panels fit at every size, each control gives its command, dragging
// gives many and one drop, and everything can be reached in small windows.
#include "ui/panels_fixture.h"
#include "ui/path_plan.h"

namespace gimbalscope::ui {
namespace {

using Lines = std::vector<std::string>;

class PathTest : public PanelsTest {
protected:
    static Lines linesOf(const std::vector<sim::Command>& commands) {
        Lines lines;
        for (const sim::Command& command : commands) {
            lines.push_back(sim::text(command));
        }
        return lines;
    }
    Lines clickOn(const sim::AppState& state, const std::string& name) {
        const Page page = state.view.page == Page::Card ? Page::Interpolate : state.view.page;
        return linesOf(click(state, rectOf(draw(state, 1600, 900, 1.0F, page), name)));
    }
    Lines type(const sim::AppState& state, const std::string& name, const std::string& text) {
        Lines lines = clickOn(state, name);
        ImGui::GetIO().AddInputCharactersUTF8(text.c_str());
        draw(state, 1600, 900, 1.0F);
        const Lines left = linesOf(click(state, {0, 0, 1, 1}));
        lines.insert(lines.end(), left.begin(), left.end());
        return lines;
    }
    /// Lesson L10's keys, at 1.3 s.
    sim::AppState keyed(const std::string& more = "") {
        const std::string set = sim::text(sim::SetKeys{sim::lessonKeys()});
        return fly("task interpolate\npage interpolate\n" + set + "\nscrub 1.3\n" + more);
    }
    /// The pointer from one place over others with the button held, obeying as the window does.
    Lines drag(sim::AppState state, const std::vector<ImVec2>& places) {
        session_ = sim::beginSession(std::move(state));
        ImGuiIO& io = ImGui::GetIO();
        Lines lines;
        const auto frame = [&] {
            const Frame drawn = draw(session_.state, 1600, 900, 1.0F);
            for (const sim::Command& command : drawn.commands) {
                lines.push_back(sim::text(command));
                sim::apply(session_, command);
            }
        };
        io.MousePos = places.front();
        frame();
        io.MouseDown[0] = true;
        frame();
        for (const ImVec2 place : places) {
            io.MousePos = place;
            frame();
        }
        io.MouseDown[0] = false;
        frame();
        frame();
        return lines;
    }
};

ImVec2 middle(const Rect& rect) {
    return {static_cast<float>(rect.x) + static_cast<float>(rect.width) * 0.5F,
            static_cast<float>(rect.y) + static_cast<float>(rect.height) * 0.5F};
}

TEST_F(PathTest, TheTabBeginsTheTask) {
    EXPECT_EQ(clickOn(sim::initialState(), "task Interpolate"),
              (Lines{"task interpolate", "page interpolate"}));
}

TEST_F(PathTest, OneBeginsWithKeysOfALessonOrTheShip) {
    const sim::AppState state = fly("task interpolate\n");
    EXPECT_EQ(clickOn(state, "keys from page"), Lines{sim::text(sim::SetKeys{sim::pageKeys()})});
    EXPECT_EQ(clickOn(state, "keys from lesson"),
              Lines{sim::text(sim::SetKeys{sim::lessonKeys()})});
    EXPECT_EQ(clickOn(state, "keys from here"), Lines{"keyframe add"});
}

TEST_F(PathTest, EveryControlGivesItsCommand) {
    const sim::AppState state = keyed("keyframe select 2\n");
    EXPECT_EQ(clickOn(state, "key add"), Lines{"keyframe add"});
    EXPECT_EQ(clickOn(state, "key capture"), Lines{"keyframe set 2 now"});
    EXPECT_EQ(clickOn(state, "key delete"), Lines{"keyframe drop 2"});
    EXPECT_EQ(clickOn(state, "key left"), Lines{"keyframe move 2 to 1"});
    EXPECT_EQ(clickOn(state, "key right"), Lines{"keyframe move 2 to 3"});
    EXPECT_EQ(clickOn(state, "key go"), (Lines{"scrub 1", "drop"}));
    EXPECT_EQ(clickOn(state, "keys to start"), (Lines{"scrub 0", "drop"}));
    EXPECT_EQ(clickOn(state, "keys play"), Lines{"keyframes play from 1.3 meanwhile"});
    EXPECT_EQ(clickOn(state, "keys round"), Lines{"round on"});
    EXPECT_EQ(clickOn(state, "keys clear"), Lines{"keyframes clear"});
    EXPECT_EQ(clickOn(state, "ends natural"), Lines{"ends natural"});
    EXPECT_EQ(clickOn(state, "way long"), Lines{"way long"});
    EXPECT_EQ(clickOn(state, "squad-reading as printed"), Lines{"squad-reading exp"});
    EXPECT_EQ(clickOn(state, "key-arithmetic float32"), Lines{"key-arithmetic float32"});
    EXPECT_EQ(clickOn(state, "method slerp"), Lines{"method slerp"});
    EXPECT_EQ(clickOn(state, "method squad"), Lines{});  // it is flown already
    EXPECT_EQ(clickOn(state, "compare slerp"), Lines{"methods euler squad spline"});
    EXPECT_EQ(clickOn(state, "compare nlerp"), Lines{});  // there are four
    EXPECT_NE(ui_.keysError, "");
    EXPECT_EQ(clickOn(state, "keys open"), Lines{"keyframes open keys.csv"});
    EXPECT_EQ(clickOn(state, "keys save"), Lines{"keyframes save keys.csv"});
    ui_.keysRefused = "keys.csv";
    EXPECT_EQ(clickOn(state, "keys save"), Lines{"keyframes save keys.csv replace"});
    EXPECT_EQ(clickOn(state, "paths Cockpit"), Lines{"page flight"});
    EXPECT_EQ(clickOn(keyed("methods slerp\n"), "compare nlerp"), Lines{"methods slerp nlerp"});
    EXPECT_EQ(clickOn(keyed("methods slerp\n"), "compare slerp"), Lines{"methods slerp"});
}

TEST_F(PathTest, AKeyIsChosenFromTheList) {
    const sim::AppState state = keyed();
    EXPECT_EQ(clickOn(state, "selected key"), Lines{});
    EXPECT_EQ(clickOn(state, "selected key 3  at 2 s"), Lines{"keyframe select 3"});
}

TEST_F(PathTest, WhatIsFlownPausesAndGoesOn) {
    EXPECT_EQ(clickOn(keyed("keyframes play meanwhile\n"), "keys play"), Lines{"pause on"});
    EXPECT_EQ(clickOn(keyed("keyframes play meanwhile\npause on\n"), "keys play"),
              Lines{"pause off"});
    EXPECT_EQ(clickOn(keyed("scrub 3\n"), "keys play"), Lines{"keyframes play meanwhile"});
}

TEST_F(PathTest, TimeAndAttitudeAreTyped) {
    const sim::AppState state = keyed("keyframe select 2\n");
    EXPECT_EQ(type(state, "key time", "1.25"), Lines{"keyframe set 2 at 1.25"});
    const Lines turned = type(state, "key up", "20\xC2\xB0");
    ASSERT_EQ(turned.size(), 1U);
    EXPECT_TRUE(turned[0].starts_with("keyframe set 2 quat ")) << turned[0];
    EXPECT_EQ(type(state, "key time", "soon"), Lines{});
    EXPECT_NE(ui_.keysError.find("soon"), std::string::npos);
}

TEST_F(PathTest, DraggingOnThePlotsScrubsAndDropsOnce) {
    const sim::AppState state = keyed();
    const Rect plot = rectOf(draw(state, 1600, 900, 1.0F), "path plot");
    const ImVec2 at = middle(plot);
    const Lines lines = drag(state, {at, {at.x + 20.0F, at.y}, {at.x + 60.0F, at.y}});
    ASSERT_EQ(lines.size(), 4U);
    EXPECT_EQ(lines.back(), "drop");
    EXPECT_TRUE(std::all_of(lines.begin(), lines.end() - 1,
                            [](const std::string& line) { return line.starts_with("scrub "); }));
}

TEST_F(PathTest, AHandleIsSelectedAndDraggedPastAnotherKey) {
    const sim::AppState state = keyed();
    const Frame frame = draw(state, 1600, 900, 1.0F);
    const ImVec2 at = middle(rectOf(frame, "key 2")), next = middle(rectOf(frame, "key 3"));
    const Lines lines = drag(state, {at, {at.x + 30.0F, at.y}, {next.x + 40.0F, at.y}});
    ASSERT_GE(lines.size(), 4U);
    EXPECT_EQ(lines[0], "keyframe select 2");
    EXPECT_TRUE(lines[1].starts_with("keyframe set 2 at 1.")) << lines[1];
    EXPECT_EQ(lines.back(), "drop");
    EXPECT_EQ(session_.state.view.keyframing.selected, 2U);
    EXPECT_GT(session_.state.view.keyframing.keys[2].timeS, 2.0);
    EXPECT_EQ(drag(state, {at}), Lines{"keyframe select 2"});  // pressed and let go
}

TEST_F(PathTest, APoseIsDraggedAsItsHandleIs) {
    const sim::AppState state = keyed();
    const ImVec2 at = middle(rectOf(draw(state, 1600, 900, 1.0F), "pose 3"));
    const Lines lines = drag(state, {at, {at.x + 25.0F, at.y}});
    ASSERT_EQ(lines.size(), 3U);
    EXPECT_EQ(lines[0], "keyframe select 3");
    EXPECT_TRUE(lines[1].starts_with("keyframe set 3 at 2.")) << lines[1];
}

TEST_F(PathTest, DraggingOnASphereTurnsThemAll) {
    const sim::AppState state = keyed();
    const ImVec2 at = middle(rectOf(draw(state, 1600, 900, 1.0F), "method slerp"));
    const Lines lines = drag(state, {at, {at.x + 30.0F, at.y + 8.0F}});
    ASSERT_EQ(lines.size(), 2U);
    EXPECT_TRUE(lines[0].starts_with("orbit ")) << lines[0];
    EXPECT_EQ(lines[1], "drop");
}

TEST_F(PathTest, EverythingFitsAtEverySize) {
    std::string many = "keyframes set";
    for (int i = 0; i < 40; ++i) {
        many += " " + std::to_string(i * 0.1) + " 0 0 0 1";
    }
    for (const std::string& more :
         {std::string(), std::string("methods euler-nearest\n"), many + "\n",
          std::string("keyframes clear\n"), std::string("ends closed\nkeyframe select 4\n")}) {
        const sim::AppState state = keyed(more);
        for (const auto& [width, height] : {std::pair{1280, 720},
                                            {1600, 900},
                                            {1920, 1080},
                                            {1024, 768},
                                            {800, 600},
                                            {640, 480},
                                            {720, 1280}}) {
            for (const float percent : {75.0F, 100.0F, 200.0F}) {
                for (const Page page : {Page::Interpolate, Page::Timeline, Page::Tune, Page::Flight,
                                        Page::Card, Page::Side}) {
                    const Frame frame = draw(state, width, height, percent / 100.0F, page);
                    EXPECT_TRUE(frame.finite);
                    expectNoOverlap(frame, {0, 0, width, height},
                                    std::to_string(width) + "x" + std::to_string(height) + " at " +
                                        std::to_string(percent) + " page " +
                                        std::to_string(static_cast<int>(page)) + " " +
                                        more.substr(0, 20));
                    if (HasFailure()) {
                        return;
                    }
                }
            }
        }
    }
}

TEST_F(PathTest, TheNoticeIsOnEveryPageAndHidesNoControl) {
    for (const char* const task : {"task interpolate\n", "task tune\n", "task fly\n"}) {
        for (const auto& [width, height, scale] :
             {std::tuple{1280, 720, 1.0F}, {1920, 1080, 1.2F}, {1024, 768, 1.5F}}) {
            for (const Page page : {Page::Interpolate, Page::Timeline, Page::Tune, Page::Flight,
                                    Page::Card, Page::Side}) {
                for (const std::size_t section : {0U, 1U, 2U}) {
                    SCOPED_TRACE(std::string(task) + std::to_string(width) + " page " +
                                 std::to_string(static_cast<int>(page)) + " section " +
                                 std::to_string(section));
                    ui_.tuneSection = section;
                    const Frame frame = draw(keyed(task), width, height, scale, page);
                    EXPECT_FALSE(isEmpty(ui_.notice));
                    EXPECT_TRUE(contains({0, 0, width, height}, ui_.notice));
                    for (const NamedRect& each : frame.widgets) {
                        const bool isView = static_cast<float>(each.rect.height) >= 64.0F * scale;
                        EXPECT_FALSE(!isView && overlaps(each.rect, ui_.notice)) << each.name;
                    }
                }
            }
        }
    }
}

TEST_F(PathTest, EveryMethodThatHasAPanelShowsAllAnglesOfTheCard) {
    const sim::AppState state = keyed();
    for (const auto& [width, height, scale] :
         {std::tuple{1280, 720, 1.0F}, {1920, 1080, 1.2F}, {1024, 768, 1.5F}, {640, 480, 1.0F}}) {
        SCOPED_TRACE(width);
        const Frame frame = draw(state, width, height, scale, Page::Interpolate);
        std::size_t panels = 0;
        for (const curve::Method method : state.view.keyframing.compared) {
            const Rect panel = rectOf(frame, "method " + std::string(curve::name(method)));
            panels += isEmpty(panel) ? 0 : 1;
            EXPECT_EQ(std::ranges::count_if(ui_.explained,
                                            [&](const NamedRect& each) {
                                                return each.name == "angle of a card" &&
                                                       contains(panel, each.rect);
                                            }),
                      3);
        }
        EXPECT_EQ(panels, 4U);
    }
}

TEST_F(PathTest, MethodsWithoutAPanelAreNamedAndComeByAClick) {
    const sim::AppState state = keyed();
    const Frame frame = draw(state, 400, 400, 1.0F, Page::Interpolate);
    const auto has = [&](const std::string& name) {
        return std::ranges::any_of(frame.widgets,
                                   [&](const NamedRect& each) { return each.name == name; });
    };
    std::size_t named = 0;
    for (const curve::Method method : state.view.keyframing.compared) {
        const std::string name(curve::name(method));
        EXPECT_NE(has("method " + name), has("show " + name)) << name;
        named += has("show " + name) ? 1 : 0;
    }
    EXPECT_GT(named, 0U);
    EXPECT_TRUE(has("method squad"));  // the flown one
}

TEST_F(PathTest, JumpsAreWrittenAboveThePlotsAndApart) {
    for (const auto& [width, height, scale] :
         {std::tuple{1280, 720, 1.0F}, {1920, 1080, 1.2F}, {1024, 768, 1.5F}}) {
        SCOPED_TRACE(width);
        const Frame frame = draw(keyed("ends closed\n"), width, height, scale, Page::Timeline);
        const Rect plot = rectOf(frame, "path plot");
        std::vector<Rect> labels;
        for (const NamedRect& each : ui_.explained) {
            const bool isAbove = bottom(each.rect) <= plot.y && each.rect.x >= plot.x &&
                                 bottom(each.rect) > plot.y - static_cast<int>(20.0F * scale);
            if (each.name == "rate jump" && isAbove) {
                EXPECT_TRUE(std::ranges::none_of(
                    labels, [&](const Rect& other) { return overlaps(other, each.rect); }));
                labels.push_back(each.rect);
            }
        }
        EXPECT_GE(labels.size(), 3U);  // at each key; where that is narrow the first has the title
    }
}

TEST_F(PathTest, SmallWindowsReachEverythingByTabs) {
    const sim::AppState state = keyed();
    for (const auto& [width, height, scale] :
         {std::tuple{1024, 768, 2.0F}, {1280, 720, 2.0F}, {800, 600, 1.0F}}) {
        const auto has = [&](Page page, const std::string& name) {
            const Frame frame = draw(state, width, height, scale, page);
            return std::ranges::any_of(frame.widgets,
                                       [&](const NamedRect& each) { return each.name == name; });
        };
        EXPECT_TRUE(has(Page::Interpolate, "method squad")) << width;
        EXPECT_TRUE(has(Page::Timeline, "path plot")) << width;
        EXPECT_TRUE(has(Page::Tune, "key add")) << width;
        EXPECT_TRUE(has(Page::Card, "card 1")) << width;
    }
    // Where all is on screen the methods give way to the cockpit, and back.
    const Frame cockpit = draw(state, 1600, 900, 1.0F, Page::Flight);
    EXPECT_FALSE(isEmpty(rectOf(cockpit, "card 1")));
    EXPECT_FALSE(isEmpty(rectOf(cockpit, "path plot")));
    sim::AppState flown = state;
    flown.view.page = Page::Flight;
    const Rect back = rectOf(draw(flown, 1600, 900, 1.0F, Page::Flight), "paths Methods");
    EXPECT_FALSE(isEmpty(back));
}

TEST(PathPlanTest, PosesStandUnderTheirTimesAndNeverOverlap) {
    const std::vector<double> timesS{0.0, 1.0, 1.05, 3.0};
    for (const auto& [width, height] : {std::pair{1200, 340}, {900, 230}, {640, 300}}) {
        const PathPlan plan = planPath({{10, 400, width, height}, 1.0F, timesS, 3.0, 1});
        for (std::size_t i = 0; i < plan.poses.size(); ++i) {
            EXPECT_TRUE(contains({10, 400, width, height}, plan.poses[i].cell));
            EXPECT_TRUE(contains(plan.poses[i].cell, plan.poses[i].view));
            for (std::size_t j = i + 1; j < plan.poses.size(); ++j) {
                EXPECT_FALSE(overlaps(plan.poses[i].cell, plan.poses[j].cell));
            }
        }
        ASSERT_FALSE(plan.poses.empty());
        const auto selected = std::ranges::find(plan.poses, 1U, &PoseCell::key);
        EXPECT_NE(selected, plan.poses.end());
        EXPECT_NEAR(plan.seconds(plan.x(1.7)), 1.7, 1e-4);
        EXPECT_FALSE(isEmpty(plan.jumps));
        for (const Rect& rect :
             {plan.speeds, plan.accelerations, plan.axis, plan.controls, plan.jumps}) {
            EXPECT_TRUE(contains({10, 400, width, height}, rect));
            EXPECT_FALSE(&rect != &plan.speeds && overlaps(rect, plan.speeds) &&
                         !(rect == plan.speeds));
        }
    }
}

TEST(PathPlanTest, OneKeyAndManyKeysHaveAPlan) {
    const std::vector<double> one{2.0};
    const PathPlan single = planPath({{0, 0, 900, 300}, 1.0F, one, 2.0, 0});
    EXPECT_GT(single.toS, single.fromS);
    EXPECT_EQ(single.poses.size(), 1U);
    std::vector<double> many;
    for (int i = 0; i < 200; ++i) {
        many.push_back(i * 0.01);
    }
    const PathPlan plan = planPath({{0, 0, 900, 300}, 1.0F, many, 1.99, 150});
    EXPECT_GT(plan.poses.size(), 4U);
    EXPECT_NE(std::ranges::find(plan.poses, 150U, &PoseCell::key), plan.poses.end());
}

}  // namespace
}  // namespace gimbalscope::ui
