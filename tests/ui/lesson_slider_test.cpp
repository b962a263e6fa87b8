// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The sliders of a target by keys and by their buttons: what is moved in one go is one use of the
// controls. And the help, which has the keys while it is open.
#include "lesson/a_lesson.h"

#include "lesson/read.h"
#include "sim/lessons.h"
#include "ui/bindings.h"
#include "ui/key_focus.h"
#include "ui/panels_fixture.h"

namespace gimbalscope::ui {
namespace {

using Lines = std::vector<std::string>;

class LessonSliderTest : public PanelsTest {
protected:
    LessonSliderTest() {
#if IMGUI_VERSION_NUM < 18700
        for (const ImGuiKey key :
             {ImGuiKey_UpArrow, ImGuiKey_DownArrow, ImGuiKey_LeftArrow, ImGuiKey_RightArrow,
              ImGuiKey_PageUp, ImGuiKey_PageDown, ImGuiKey_Home, ImGuiKey_End, ImGuiKey_Space,
              ImGuiKey_Enter, ImGuiKey_Escape}) {
            ImGui::GetIO().KeyMap[key] = key;
        }
#endif
        lesson_ = &mine_;
        state_ = fly("learn 4 mine.lesson\nshow urot\ndrive angles\ntarget 30 60 40\n");
        look();
    }
    /// One picture, whose commands are obeyed.
    Lines look() {
        Lines lines;
        for (const sim::Command& each : draw(state_, width_, height_, 1.0F, Page::Learn).commands) {
            lines.push_back(sim::text(each));
            obey(each);
        }
        return lines;
    }
    void obey(const sim::Command& command) {
        sim::apply(session_, command);
        state_ = session_.state;
    }
    Lines press(ImGuiKey key) {
        Lines lines;
        for (const bool down : {true, false, false}) {
#if IMGUI_VERSION_NUM < 18700
            ImGui::GetIO().KeysDown[key] = down;
#else
            ImGui::GetIO().AddKeyEvent(key, down);
#endif
            const Lines more = look();
            lines.insert(lines.end(), more.begin(), more.end());
        }
        return lines;
    }
    static void hold(bool shift, bool ctrl) {
#if IMGUI_VERSION_NUM >= 18900
        ImGui::GetIO().AddKeyEvent(ImGuiMod_Shift, shift);
        ImGui::GetIO().AddKeyEvent(ImGuiMod_Ctrl, ctrl);
#else
        ImGui::GetIO().KeyShift = shift;
        ImGui::GetIO().KeyCtrl = ctrl;
#endif
    }
    void clickAt(const Rect& rect) {
        ImGuiIO& io = ImGui::GetIO();
        for (const bool down : {false, true, false}) {
            io.MousePos = {static_cast<float>(rect.x + 5), static_cast<float>(rect.y + 5)};
            io.MouseDown[0] = down;
            look();
        }
    }
    void clickOn(const std::string& name) {
        clickAt(rectOf(draw(state_, width_, height_, 1.0F, Page::Learn), name));
    }
    double pitchDeg() const { return state_.angleDrive.anglesRad[1] * 180.0 / math::kPi; }
    std::size_t inputs() const { return state_.view.learning.inputs; }

    const lesson::Lesson mine_ = lesson::readLesson(test::kLesson).lesson;
    sim::AppState state_;
    int width_ = 1600, height_ = 900;
};

TEST_F(LessonSliderTest, ArrowsMoveTheOneThatWasTaken) {
    ui_.focus.name = "slider pitch";
    for (const ImGuiKey key : {ImGuiKey_Enter, ImGuiKey_Space}) {
        const double from = pitchDeg();
        const std::size_t before = inputs();
        EXPECT_EQ(press(key), Lines{});
        EXPECT_EQ(press(ImGuiKey_RightArrow).size(), 1U);
        EXPECT_EQ(ui_.focus.name, "slider pitch");
        EXPECT_NEAR(pitchDeg(), from + 1.0, 1e-9);
        press(ImGuiKey_RightArrow);
        press(ImGuiKey_RightArrow);
        press(ImGuiKey_LeftArrow);
        EXPECT_NEAR(pitchDeg(), from + 2.0, 1e-9);
        hold(true, false);
        press(ImGuiKey_RightArrow);
        hold(false, false);
        EXPECT_NEAR(pitchDeg(), from + 2.1, 1e-9);
        press(ImGuiKey_LeftArrow);
        EXPECT_NEAR(pitchDeg(), from + 1.0, 1e-9);  // a whole number again
        EXPECT_EQ(press(key), Lines{"drop"});
        EXPECT_EQ(inputs(), before + 1);
        EXPECT_EQ(press(ImGuiKey_LeftArrow), Lines{});
        EXPECT_NE(ui_.focus.name, "slider pitch");
        ui_.focus.name = "slider pitch";
    }
}

TEST_F(LessonSliderTest, ItStopsAtItsEnds) {
    ui_.focus.name = "slider pitch";
    press(ImGuiKey_Enter);
    hold(false, true);
    for (int times = 0; times < 25; ++times) {
        press(ImGuiKey_RightArrow);
    }
    hold(false, false);
    EXPECT_NEAR(pitchDeg(), 90.0, 1e-9);
    EXPECT_EQ(inputs(), 1U);
}

TEST_F(LessonSliderTest, EscapeAndTheOtherArrowsLetGo) {
    ui_.focus.name = "slider pitch";
    press(ImGuiKey_Enter);
    press(ImGuiKey_RightArrow);
    EXPECT_EQ(press(ImGuiKey_Escape), Lines{"drop"});
    EXPECT_EQ(ui_.focus.name, "slider pitch");
    press(ImGuiKey_Enter);
    press(ImGuiKey_RightArrow);
    EXPECT_EQ(press(ImGuiKey_DownArrow), Lines{"drop"});
    EXPECT_EQ(ui_.focus.name, "slider yaw");
    EXPECT_EQ(inputs(), 2U);
}

TEST_F(LessonSliderTest, ItIsLetGoWhenTheStepIsOver) {
    ui_.focus.name = "slider pitch";
    press(ImGuiKey_Enter);
    press(ImGuiKey_RightArrow);
    obey(*sim::parse("learn 1 mine.lesson").command);
    EXPECT_EQ(look(), Lines{"drop"});
    EXPECT_EQ(press(ImGuiKey_RightArrow), Lines{});
}

TEST_F(LessonSliderTest, ItsKeysAreNoneOfTheShips) {
    ui_.focus.name = "slider pitch";
    EXPECT_TRUE(takesKey(ui_, "Space"));
    EXPECT_TRUE(takesKey(ui_, "Right"));
    EXPECT_FALSE(takesKey(ui_, "Escape"));
    press(ImGuiKey_Enter);
    EXPECT_TRUE(takesKey(ui_, "Escape"));
    ui_.focus.name = "lesson next";
    EXPECT_FALSE(takesKey(ui_, "Space"));
    ui_.focus.name.clear();
    EXPECT_FALSE(takesKey(ui_, "Right"));
}

TEST_F(LessonSliderTest, ButtonsPressedAgainAndAgainAreOneUse) {
    const double from = pitchDeg();
    for (const char* const name : {"more", "more", "less", "more"}) {
        clickOn("slider pitch " + std::string(name));
    }
    EXPECT_NEAR(pitchDeg(), from + 10.0, 1e-9);
    EXPECT_EQ(inputs(), 1U);
    clickOn("slider yaw more");
    clickOn("slider yaw more");
    EXPECT_EQ(inputs(), 2U);
    clickOn("slider pitch more");
    EXPECT_EQ(inputs(), 3U);
    clickAt({2, 400, 1, 1});  // elsewhere
    clickOn("slider pitch more");
    EXPECT_EQ(inputs(), 4U);
    // By keys the same.
    ui_.focus.name = "slider roll more";
    press(ImGuiKey_Enter);
    press(ImGuiKey_Enter);
    EXPECT_EQ(inputs(), 5U);
    press(ImGuiKey_UpArrow);
    ui_.focus.name = "slider roll more";
    press(ImGuiKey_Enter);
    EXPECT_EQ(inputs(), 6U);
}

TEST_F(LessonSliderTest, AKeyOfTheShipBetweenThemIsAUseOfItsOwn) {
    clickOn("slider pitch more");
    obey(*sim::parse("turn yaw-right 1").command);
    EXPECT_EQ(inputs(), 2U);
    clickOn("slider pitch more");
    EXPECT_EQ(inputs(), 3U);
}

TEST_F(LessonSliderTest, TheHelpIsScrolledByKeys) {
    width_ = 1024;
    height_ = 768;
    obey(*sim::parse("help on").command);
    look();
    EXPECT_EQ(ui_.helpScroll, 0.0F);
    EXPECT_EQ(press(ImGuiKey_DownArrow), Lines{});
    const float line = ui_.helpScroll;
    EXPECT_GT(line, 0.0F);
    EXPECT_EQ(press(ImGuiKey_End), Lines{});
    const float most = ui_.helpScroll;
    EXPECT_GT(most, line);
    press(ImGuiKey_UpArrow);
    EXPECT_LT(ui_.helpScroll, most);
    press(ImGuiKey_PageDown);
    EXPECT_EQ(ui_.helpScroll, most);
    press(ImGuiKey_PageUp);
    EXPECT_LT(ui_.helpScroll, most);
    press(ImGuiKey_Home);
    EXPECT_EQ(ui_.helpScroll, 0.0F);
    EXPECT_EQ(ui_.focus.name, "");
}

TEST_F(LessonSliderTest, TheHelpHasAllKeys) {
    const auto keysOf = [&](const char* key) {
        KeyPilot pilot;
        return commandsForKeys(pilot, std::array{KeyPress{key, true}}, state_);
    };
    obey(*sim::parse("help on").command);
    for (const BoundKey& bound : effectiveBindings({})) {
        const std::string_view action = bound.binding->action;
        const bool isOfWindow = action == "help" || action == "close" || action == "full-screen" ||
                                action == "picture" || action.starts_with("text-");
        EXPECT_EQ(keysOf(bound.key.c_str()).size(), isOfWindow ? 1U : 0U) << bound.key;
    }
    EXPECT_EQ(sim::text(keysOf("F1").front()), "help off");
    EXPECT_EQ(sim::text(keysOf("Escape").front()), "help off");
    // What is held is let go of all the same.
    KeyPilot pilot;
    obey(*sim::parse("help off").command);
    commandsForKeys(pilot, std::array{KeyPress{"W", true}}, state_);
    obey(*sim::parse("help on").command);
    EXPECT_FALSE(commandsForKeys(pilot, std::array{KeyPress{"W", false}}, state_).empty());
}

}  // namespace
}  // namespace gimbalscope::ui
