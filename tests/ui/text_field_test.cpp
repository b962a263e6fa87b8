// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// F64: what is typed or pasted into a field arrives whole, whatever its length, and is then told to
// be no attitude in one short sentence.
#include <gtest/gtest.h>
#include <imgui.h>

#include "ui/widgets.h"

namespace gimbalscope::ui {
namespace {

class TextFieldTest : public testing::Test {
protected:
    TextFieldTest() {
        ImGui::CreateContext();
        ImGuiIO& io = ImGui::GetIO();
        io.IniFilename = nullptr;
        io.DisplaySize = {1280.0F, 720.0F};
        io.DeltaTime = 1.0F / 60.0F;
        io.ClipboardUserData = &clipboard_;
        io.GetClipboardTextFn = [](void* user) {
            return static_cast<const char*>(static_cast<std::string*>(user)->c_str());
        };
#if IMGUI_VERSION_NUM < 18700
        for (const ImGuiKey key : {ImGuiKey_V, ImGuiKey_Enter}) {
            io.KeyMap[key] = key;
        }
#endif
        fonts_ = loadFonts(1.0F);
    }
    ~TextFieldTest() override { ImGui::DestroyContext(); }

    /// A picture with a key held down, or none. True when the field says that it is finished.
    bool draw(std::string& text, ImGuiKey key = ImGuiKey_COUNT, bool withCtrl = false) {
        for (const ImGuiKey each : {ImGuiKey_V, ImGuiKey_Enter}) {
            setKey(each, each == key);
        }
        setCtrl(withCtrl);
        ImGui::NewFrame();
        ImGui::SetNextWindowPos({0.0F, 0.0F});
        ImGui::Begin("window");
        const sim::AppState state = sim::initialState();
        const sim::Readouts readouts = sim::readouts(state);
        const Layout layout = makeLayout({1280, 720, 1.0F, state.cards.size(), 0, Page::Card});
        PanelContext context{
            {ImGui::GetWindowDrawList(), &look::palette(look::ThemeId::Dark), fonts_, 1.0F},
            layout,
            state,
            readouts,
            recording_,
            ui_,
            commands_,
            labels_,
            ""};
        if (ImGui::IsWindowAppearing()) {
            ImGui::SetKeyboardFocusHere();
        }
        const bool isFinished = textField(context, "field", {10, 30, 400, 32}, text);
        ImGui::End();
        ImGui::Render();
        return isFinished;
    }

    std::string clipboard_;

private:
#if IMGUI_VERSION_NUM < 18700
    static void setKey(ImGuiKey key, bool down) { ImGui::GetIO().KeysDown[key] = down; }
    static void setCtrl(bool down) { ImGui::GetIO().KeyCtrl = down; }
#else
    static void setKey(ImGuiKey key, bool down) { ImGui::GetIO().AddKeyEvent(key, down); }
    static void setCtrl(bool down) { ImGui::GetIO().AddKeyEvent(ImGuiMod_Ctrl, down); }
#endif

    Fonts fonts_;
    sim::Recording recording_;
    UiState ui_;
    std::vector<sim::Command> commands_;
    KeyLabels labels_;
};

TEST_F(TextFieldTest, F64TenKilobytesArePastedWholeAndRefusedInOneSentence) {
    clipboard_ = std::string(10240, 'x');
    std::string text = "30 20 40";
    for (int frame = 0; frame < 3; ++frame) {
        draw(text);
    }
    EXPECT_FALSE(draw(text, ImGuiKey_V, true));
    draw(text);
    EXPECT_EQ(text, clipboard_);  // instead of the text, which was selected
    EXPECT_TRUE(draw(text, ImGuiKey_Enter));
    const sim::ParsedCommand parsed = sim::parse("attitude " + text);
    EXPECT_FALSE(parsed.command);
    EXPECT_NE(parsed.error, "");
    EXPECT_LT(parsed.error.size(), 200U);
}

TEST_F(TextFieldTest, EnterFinishesAlsoWhatWasNotChanged) {
    std::string text = "30 20 40";
    for (int frame = 0; frame < 3; ++frame) {
        EXPECT_FALSE(draw(text));
    }
    EXPECT_TRUE(draw(text, ImGuiKey_Enter));
    EXPECT_EQ(text, "30 20 40");
}

TEST(WithoutDegreeSigns, LeavesNumbers) {
    EXPECT_EQ(withoutDegreeSigns("30\xC2\xB0 -20.5\xC2\xB0 4"), "30 -20.5 4");
    EXPECT_EQ(withoutDegreeSigns("\xC2\xB0"), "");
    EXPECT_EQ(withoutDegreeSigns("urot 1 2 3"), "urot 1 2 3");
}

}  // namespace
}  // namespace gimbalscope::ui
