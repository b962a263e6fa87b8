// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The pop-up of convention files: what it asks for, when it says "over it", and that it fits.
#include "panels_fixture.h"

namespace gimbalscope::ui {
namespace {

using Lines = std::vector<std::string>;

class FilesTest : public PanelsTest {
protected:
    Frame look() {
        draw(state_, 1600, 900, 1.0F);
        return draw(state_, 1600, 900, 1.0F);
    }
    Lines clickOn(const std::string& name) {
        Lines lines;
        for (const sim::Command& command : click(state_, rectOf(look(), name))) {
            lines.push_back(sim::text(command));
        }
        return lines;
    }
    static bool has(const Frame& frame, const std::string& name) {
        return std::ranges::find(frame.widgets, name, &NamedRect::name) != frame.widgets.end();
    }
    /// Opens it; what is on the disk is said as the program says it.
    void open(const std::string& folder, const std::vector<std::string>& names) {
        EXPECT_EQ(clickOn("own files"), Lines{});
        EXPECT_TRUE(ui_.files.isAsked);
        ui_.files.isAsked = false;
        ui_.files.folder = folder;
        ui_.files.names = names;
    }

    sim::AppState state_ = fly("task tune\nside map\nown yours from urot\n");
};

TEST_F(FilesTest, SavesUnderItsNameInItsFolder) {
    open("/mine/conventions", {});
    EXPECT_EQ(ui_.files.path, "yours.toml");
    EXPECT_EQ(clickOn("own files save"), Lines{"save yours /mine/conventions/yours.toml"});
    ui_.files.error = "/mine/conventions/yours.toml is there already";
    EXPECT_EQ(clickOn("own files save"), Lines{"save yours /mine/conventions/yours.toml replace"});
    ui_.files.error.clear();
    ui_.files.path = " elsewhere/gun ";
    EXPECT_EQ(clickOn("own files save"), Lines{"save yours elsewhere/gun.toml"});
    ui_.files.isDone = true;
    look();
    EXPECT_FALSE(has(look(), "own files path"));
}

TEST_F(FilesTest, WhatIsThereIsSavedOverOnlyWhereThatIsSaid) {
    open("/c", {"other.toml", "yours.toml"});
    EXPECT_EQ(clickOn("own files save"), Lines{"save yours /c/yours.toml replace"});
    ui_.files.path = "new.toml";
    EXPECT_EQ(clickOn("own files save"), Lines{"save yours /c/new.toml"});
}

TEST_F(FilesTest, OneOfTheListIsOpened) {
    open("/c", {"other.toml", "yours.toml"});
    EXPECT_EQ(clickOn("own file other.toml"), Lines{"open /c/other.toml"});
    ui_.files.path = "/tmp/x.toml";
    EXPECT_EQ(clickOn("own files open"), Lines{"open /tmp/x.toml"});
    ui_.files.path.clear();
    EXPECT_EQ(clickOn("own files open"), Lines{});
    EXPECT_EQ(clickOn("own files save"), Lines{});
}

TEST_F(FilesTest, ABeginnerOpensOneToo) {
    state_ = fly("task tune\nside map\n");
    open("", {"hull.toml"});
    EXPECT_EQ(ui_.files.path, "");
    EXPECT_EQ(clickOn("own files save"), Lines{});
    EXPECT_EQ(clickOn("own file hull.toml"), Lines{"open hull.toml"});
}

TEST_F(FilesTest, FitsAtEverySize) {
    std::vector<std::string> names;
    for (int number = 0; number < 200; ++number) {
        names.push_back(std::string(static_cast<std::size_t>(number), 'n') + ".toml");
    }
    struct Size {
        int width, height;
        float scale;
    };
    for (const Size size : {Size{1280, 720, 1.0F}, Size{1024, 768, 1.0F}, Size{1600, 900, 1.0F},
                            Size{1920, 1080, 2.0F}, Size{3840, 2160, 3.0F}}) {
        Frame frame = draw(state_, size.width, size.height, size.scale, Page::Tune);
        ASSERT_TRUE(has(frame, "own files")) << size.width << " at " << size.scale;
        const Rect rect = rectOf(frame, "own files");
        for (const bool down : {false, true, false, false, false}) {
            ImGui::GetIO().MousePos = {static_cast<float>(rect.x + 5),
                                       static_cast<float>(rect.y + 5)};
            ImGui::GetIO().MouseDown[0] = down;
            ui_.files.folder = "/a/rather/long/way/to/gimbalscope/conventions";
            ui_.files.names = names;
            ui_.files.error = "cannot read /a/b/c.toml: Permission denied";
            frame = draw(state_, size.width, size.height, size.scale, Page::Tune);
        }
        EXPECT_TRUE(frame.finite);
        EXPECT_TRUE(has(frame, "own files path"));
        for (const NamedRect& widget : frame.widgets) {
            if (widget.name.starts_with("own files ") || widget.name.starts_with("own file ")) {
                EXPECT_TRUE(contains({0, 0, size.width, size.height}, widget.rect))
                    << widget.name << " at " << size.width << " x " << size.scale;
            }
        }
        click(state_, {20, size.height / 2, 1, 1});
        draw(state_, size.width, size.height, size.scale, Page::Tune);
    }
}

}  // namespace
}  // namespace gimbalscope::ui
