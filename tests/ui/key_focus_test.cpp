// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Controls pointed at and pressed by keys: every one of the editor is reached, lists open and
// close, and arrows that mean something else keep that.
#include "ui/key_focus.h"

#include <set>

#include "panels_fixture.h"

namespace gimbalscope::ui {
namespace {

using Lines = std::vector<std::string>;

class KeyFocusTest : public PanelsTest {
protected:
    KeyFocusTest() {
#if IMGUI_VERSION_NUM < 18700
        for (const ImGuiKey key : {ImGuiKey_UpArrow, ImGuiKey_DownArrow, ImGuiKey_LeftArrow,
                                   ImGuiKey_RightArrow, ImGuiKey_Enter, ImGuiKey_Escape}) {
            ImGui::GetIO().KeyMap[key] = key;
        }
#endif
        look();
    }

    Frame look() {
        draw(state_, 1600, 900, 1.0F);
        return draw(state_, 1600, 900, 1.0F);
    }

    Lines press(ImGuiKey key) {
        Lines lines;
        for (const bool down : {true, false, false}) {
#if IMGUI_VERSION_NUM < 18700
            ImGui::GetIO().KeysDown[key] = down;
#else
            ImGui::GetIO().AddKeyEvent(key, down);
#endif
            for (const sim::Command& command : draw(state_, 1600, 900, 1.0F).commands) {
                lines.push_back(sim::text(command));
            }
        }
        return lines;
    }

    /// As arrows would have come to it.
    void pointAt(const std::string& name) { ui_.focus.name = name; }

    sim::AppState state_ = fly("task tune\nside map\nown yours from urot\n");
};

TEST_F(KeyFocusTest, NothingIsPointedAtBeforeAnArrowIsPressed) {
    EXPECT_EQ(press(ImGuiKey_Enter), Lines{});
    EXPECT_EQ(press(ImGuiKey_RightArrow), Lines{});
    EXPECT_EQ(ui_.focus.name, "");
    press(ImGuiKey_DownArrow);
    ASSERT_NE(ui_.focus.name, "");
    LayoutRequest request{1600, 900, 1.0F, state_.cards.size(), state_.view.selectedCard};
    request.tunes = true;
    EXPECT_TRUE(contains(makeLayout(request).tune, rectOf(look(), ui_.focus.name)))
        << ui_.focus.name;
    press(ImGuiKey_Escape);
    EXPECT_EQ(ui_.focus.name, "");
}

TEST_F(KeyFocusTest, EnterPressesAndArrowsGoToNeighbours) {
    pointAt("own order XYZ");
    EXPECT_EQ(press(ImGuiKey_Enter), Lines{"own yours order XYZ"});
    press(ImGuiKey_RightArrow);
    EXPECT_EQ(ui_.focus.name, "own order XZY");
    press(ImGuiKey_DownArrow);
    EXPECT_EQ(ui_.focus.name, "own order XZX");
    press(ImGuiKey_UpArrow);
    press(ImGuiKey_LeftArrow);
    EXPECT_EQ(ui_.focus.name, "own order XYZ");
}

TEST_F(KeyFocusTest, AListIsOpenedChosenFromAndLeft) {
    pointAt("own policy");
    EXPECT_EQ(press(ImGuiKey_Enter), Lines{});
    look();
    EXPECT_EQ(press(ImGuiKey_Enter), Lines{});  // not the control under the list
    press(ImGuiKey_DownArrow);
    ASSERT_TRUE(ui_.focus.name.starts_with("own policy ")) << ui_.focus.name;
    const std::string first = ui_.focus.name;
    press(ImGuiKey_DownArrow);
    EXPECT_NE(ui_.focus.name, first);
    const std::string chosen = ui_.focus.name.substr(std::string("own policy ").size());
    EXPECT_EQ(press(ImGuiKey_Enter), Lines{"own yours policy " + chosen});
    look();
    EXPECT_EQ(ui_.focus.name, "own policy");
}

TEST_F(KeyFocusTest, EveryControlOfTheWindowIsReached) {
    press(ImGuiKey_DownArrow);
    std::set<std::string> reached, open{ui_.focus.name};
    while (!open.empty()) {
        const std::string from = *open.begin();
        open.erase(open.begin());
        reached.insert(from);
        for (const ImGuiKey arrow :
             {ImGuiKey_UpArrow, ImGuiKey_DownArrow, ImGuiKey_LeftArrow, ImGuiKey_RightArrow}) {
            pointAt(from);
            press(arrow);
            if (!reached.contains(ui_.focus.name)) {
                open.insert(ui_.focus.name);
            }
        }
    }
    for (const FocusStop& stop : ui_.focus.stops) {
        EXPECT_TRUE(reached.contains(stop.name)) << stop.name;
    }
    for (const NamedRect& widget : look().widgets) {
        const bool isStop = std::ranges::find(ui_.focus.stops, widget.name, &FocusStop::name) !=
                            ui_.focus.stops.end();
        EXPECT_TRUE(isStop || !widget.name.starts_with("own ")) << widget.name;
    }
    EXPECT_GT(reached.size(), 40U);
}

TEST_F(KeyFocusTest, AFieldIsWrittenInAndTheMouseEndsIt) {
    pointAt("own name 1");
    press(ImGuiKey_Enter);
    ImGui::GetIO().AddInputCharactersUTF8("heading");
    look();
    EXPECT_EQ(press(ImGuiKey_Enter), Lines{"own yours names heading,pitch,roll"});
    EXPECT_EQ(ui_.focus.name, "own name 1");
    click(state_, {0, 0, 1, 1});
    EXPECT_EQ(ui_.focus.name, "");
}

TEST_F(KeyFocusTest, AnArrowWithAnotherMeaningBeginsNothing) {
    state_.view.keys = {{"pitch-up", "Down"}};
    press(ImGuiKey_DownArrow);
    EXPECT_EQ(ui_.focus.name, "");
    press(ImGuiKey_UpArrow);
    EXPECT_NE(ui_.focus.name, "");
    EXPECT_TRUE(takesKey(ui_, "Down"));
    EXPECT_TRUE(takesKey(ui_, "Enter"));
    EXPECT_FALSE(takesKey(ui_, "W"));
}

}  // namespace
}  // namespace gimbalscope::ui
