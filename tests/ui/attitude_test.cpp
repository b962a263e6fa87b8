// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Attitudes that are pasted and copied: what is taken goes out as a command, what is ambiguous is
// asked, what is none is refused, and what the field holds stays as it was written.
#include "math/attitudes.h"
#include "panels_fixture.h"
#include "tune/copy.h"
#include "ui/attitude_text.h"

namespace gimbalscope::ui {
namespace {

constexpr int kWidth = 1600, kHeight = 900;

double degreesBetween(const math::Quat& a, const math::Quat& b) {
    return math::toDegrees(math::angleBetween(a, b)).value;
}

/// A clipboard and two keys.
class AttitudeTest : public PanelsTest {
protected:
    AttitudeTest() {
        ImGuiIO& io = ImGui::GetIO();
        io.ClipboardUserData = &clipboard_;
        io.GetClipboardTextFn = [](void* user) {
            return static_cast<const char*>(static_cast<std::string*>(user)->c_str());
        };
        io.SetClipboardTextFn = [](void* user, const char* text) {
            *static_cast<std::string*>(user) = text;
        };
#if IMGUI_VERSION_NUM < 18700
        for (const ImGuiKey key :
             {ImGuiKey_V, ImGuiKey_Enter, ImGuiKey_DownArrow, ImGuiKey_UpArrow}) {
            io.KeyMap[key] = key;
        }
#endif
    }

    /// Presses a key and lets it go; the commands that came.
    std::vector<sim::Command> press(ImGuiKey key, bool withCtrl = false) {
        std::vector<sim::Command> commands;
        for (const bool down : {true, false}) {
#if IMGUI_VERSION_NUM < 18700
            ImGui::GetIO().KeysDown[key] = down;
            ImGui::GetIO().KeyCtrl = down && withCtrl;
#else
            ImGui::GetIO().AddKeyEvent(ImGuiMod_Ctrl, down && withCtrl);
            ImGui::GetIO().AddKeyEvent(key, down);
#endif
            const Frame frame = draw(state_, kWidth, kHeight, 1.0F);
            commands.insert(commands.end(), frame.commands.begin(), frame.commands.end());
        }
        return commands;
    }

    Frame look(int frames = 3) {
        Frame frame;
        for (int i = 0; i < frames; ++i) {
            frame = draw(state_, kWidth, kHeight, 1.0F);
        }
        return frame;
    }

    std::vector<sim::Command> clickOn(const std::string& name) {
        return click(state_, rectOf(look(), name));
    }

    /// Opens the field and pastes over what stands in it.
    void paste(const std::string& text) {
        EXPECT_TRUE(clickOn("type attitude").empty());
        look();
        clipboard_ = text;
        EXPECT_TRUE(press(ImGuiKey_V, true).empty());
        EXPECT_EQ(ui_.attitude, text);
    }

    static bool has(const Frame& frame, const std::string& name) {
        return std::ranges::find(frame.widgets, name, &NamedRect::name) != frame.widgets.end();
    }

    /// The only command: an attitude, whose text gives the very same one again.
    static math::Quat attitudeOf(const std::vector<sim::Command>& commands) {
        EXPECT_EQ(commands.size(), 1U);
        if (commands.size() != 1) {
            return {};
        }
        const std::string line = sim::text(commands[0]);
        EXPECT_TRUE(line.starts_with("attitude quat ")) << line;
        EXPECT_EQ(sim::parse(line).command, commands[0]) << line;
        const auto* const set = std::get_if<sim::SetAttitude>(&commands[0]);
        return set != nullptr ? set->worldFromBody : math::Quat{};
    }

    math::Quat asCommand(const std::string& line) {
        return std::get<sim::SetAttitude>(*sim::parse("attitude " + line).command).worldFromBody;
    }

    AttitudeText reading(std::string_view typed) {
        const sim::Readouts readouts = sim::readouts(state_);
        return readAttitude(state_, readouts.cards[state_.view.selectedCard], typed);
    }

    sim::AppState state_ = sim::initialState();
    std::string clipboard_;
};

TEST_F(AttitudeTest, AnUnrealRotatorIsTakenWithEnter) {
    paste("(Pitch=3641,Yaw=5461,Roll=7282)");
    EXPECT_FALSE(has(look(), "attitude choice 1"));
    const math::Quat taken = attitudeOf(press(ImGuiKey_Enter));
    EXPECT_LT(degreesBetween(taken, asCommand("urot 3641 5461 7282")), 1e-9);
    EXPECT_FALSE(has(look(), "attitude field"));
    EXPECT_EQ(ui_.attitude, "(Pitch=3641,Yaw=5461,Roll=7282)");
}

TEST_F(AttitudeTest, AnLslQuaternionIsTakenInItsAxes) {
    const math::Quat pose = math::renormalized({0.1, 0.2, 0.3, 0.9});
    paste(tune::copyText(pose, tune::CopyForm::QuatLsl));
    EXPECT_LT(degreesBetween(attitudeOf(press(ImGuiKey_Enter)), pose), 1e-9);
}

TEST_F(AttitudeTest, LinesStayLines) {
    const math::Quat pose = math::renormalized({0.1, 0.2, 0.3, 0.9});
    for (const tune::CopyForm form : {tune::CopyForm::SetAngle, tune::CopyForm::MatrixNumpy,
                                      tune::CopyForm::QuatCsv, tune::CopyForm::QuatNamed}) {
        paste(tune::copyText(pose, form));
        EXPECT_LT(degreesBetween(attitudeOf(press(ImGuiKey_Enter)), pose), 1e-4);
    }
}

TEST_F(AttitudeTest, FourBareNumbersAreAskedAndAClickDecides) {
    paste("0.1 0.2 0.3 0.92736");
    const Frame asked = look();
    EXPECT_TRUE(has(asked, "attitude choice 1"));
    EXPECT_TRUE(has(asked, "attitude choice 2"));
    EXPECT_FALSE(has(asked, "attitude choice 3"));
    EXPECT_TRUE(press(ImGuiKey_Enter).empty());  // picks nothing by itself
    EXPECT_EQ(ui_.attitude, "0.1 0.2 0.3 0.92736");
    const math::Quat second = attitudeOf(clickOn("attitude choice 2"));
    EXPECT_LT(degreesBetween(second, math::renormalized({0.2, 0.3, 0.92736, 0.1})), 1e-9);
    EXPECT_FALSE(has(look(), "attitude field"));
    paste("0.1 0.2 0.3 0.92736");
    const math::Quat first = attitudeOf(clickOn("attitude choice 1"));
    EXPECT_LT(degreesBetween(first, math::renormalized({0.1, 0.2, 0.3, 0.92736})), 1e-9);
}

TEST_F(AttitudeTest, WhatIsAmbiguousIsChosenByKeys) {
    paste("0.1 0.2 0.3 0.92736");
    press(ImGuiKey_DownArrow);
    press(ImGuiKey_DownArrow);
    EXPECT_EQ(ui_.attitudePick, 1U);
    press(ImGuiKey_DownArrow);  // the last one stays
    const math::Quat second = attitudeOf(press(ImGuiKey_Enter));
    EXPECT_LT(degreesBetween(second, math::renormalized({0.2, 0.3, 0.92736, 0.1})), 1e-9);
    paste("0.1 0.2 0.3 0.92736");
    press(ImGuiKey_DownArrow);
    press(ImGuiKey_UpArrow);  // none again
    EXPECT_FALSE(ui_.attitudePick);
    EXPECT_TRUE(press(ImGuiKey_Enter).empty());
    press(ImGuiKey_DownArrow);
    const math::Quat first = attitudeOf(press(ImGuiKey_Enter));
    EXPECT_LT(degreesBetween(first, math::renormalized({0.1, 0.2, 0.3, 0.92736})), 1e-9);
    paste("5461 3641 7282");  // the first is certain: the keys begin at what else it may be
    press(ImGuiKey_DownArrow);
    EXPECT_EQ(ui_.attitudePick, 1U);
    EXPECT_LT(degreesBetween(attitudeOf(press(ImGuiKey_Enter)), asCommand("urot 5461 3641 7282")),
              1e-9);
}

TEST_F(AttitudeTest, WhatWasCopiedIsSaid) {
    clickOn("copy attitude");
    clickOn("copy as glm");
    EXPECT_EQ(ui_.copied, "GLM: glm::dquat(w, x, y, z)");
}

TEST_F(AttitudeTest, TheTruthPageHasBothButtonsToo) {
    state_.view.side = sim::SidePage::Truth;
    clickOn("truth copy");
    EXPECT_TRUE(has(look(), "copy as quat"));
    click(state_, {kWidth - 20, kHeight / 2, 1, 1});
    look();
    clickOn("truth type");
    EXPECT_TRUE(has(look(), "attitude field"));
}

TEST_F(AttitudeTest, ThreeBareNumbersAreTheWorldsAndTheCardsOnRequest) {
    for (const std::string text :
         {"30 20 40", "30, 20, 40", "[30\xC2\xB0, 20\xC2\xB0, 40\xC2\xB0]"}) {
        paste(text);
        EXPECT_FALSE(has(look(), "attitude choice 1"));
        const math::Quat taken = attitudeOf(press(ImGuiKey_Enter));
        EXPECT_LT(degreesBetween(taken, asCommand("30 20 40")), 1e-9) << text;
    }
    paste("5461 3641 7282");  // in the order in which the card urot shows its angles
    const AttitudeText both = reading("5461 3641 7282");
    ASSERT_EQ(both.takes.size(), 2U);
    EXPECT_FALSE(both.isDoubtful);
    EXPECT_LT(degreesBetween(both.takes[1].worldFromBody, asCommand("urot 5461 3641 7282")), 1e-9);
    const math::Quat taken = attitudeOf(clickOn("attitude choice 2"));
    EXPECT_LT(degreesBetween(taken, both.takes[1].worldFromBody), 1e-9);
}

TEST_F(AttitudeTest, WhatTheCommandTakesIsTaken) {
    for (const std::string text : {"lsl 0.1 0.2 0.3", "quat 0.1 0.2 0.3 0.9", "urot:nearest 1 2 3",
                                   "lsl@d3d 0.1 0.2 0.3", "  30 20 40 "}) {
        const AttitudeText read = reading(text);
        ASSERT_FALSE(read.takes.empty()) << text << ": " << read.error;
        EXPECT_FALSE(read.isDoubtful) << text;
        EXPECT_LT(degreesBetween(read.takes[0].worldFromBody, asCommand(text)), 1e-9) << text;
        EXPECT_NE(read.takes[0].sentence, "");
    }
}

TEST_F(AttitudeTest, AnglesOfOnesOwnAreTakenByNameAndFromItsCard) {
    state_ = fly("own yours from lsl order XYZ\n");
    const sim::AppState placed = fly("own yours from lsl order XYZ\nattitude yours 0.1 0.2 0.3\n");
    const AttitudeText named = reading("yours 0.1 0.2 0.3");
    ASSERT_EQ(named.takes.size(), 1U) << named.error;
    EXPECT_LT(degreesBetween(named.takes[0].worldFromBody, placed.attitude), 1e-9);
    const AttitudeText bare = reading("0.1, 0.2, 0.3");
    ASSERT_EQ(bare.takes.size(), 2U) << bare.error;
    EXPECT_LT(degreesBetween(bare.takes[1].worldFromBody, placed.attitude), 1e-9);
}

TEST_F(AttitudeTest, HostileTextIsRefusedInOneSentenceAndStays) {
    const std::vector<std::string> texts{"abc",
                                         "1e400 0 0",
                                         "nan nan nan",
                                         "30 20",
                                         "1/0",
                                         "quat 0 0 0 0",
                                         "0 0 0 0",
                                         "((((((((",
                                         "<script>alert(1)</script>",
                                         std::string(10240, 'x'),
                                         std::string(2000, '['),
                                         "urto 1 2 3",
                                         "{\"x\": ",
                                         "\xFF\xFE\x80 1 2 3",
                                         "1,5 20 40"};
    for (const std::string& text : texts) {
        const AttitudeText read = reading(text);
        EXPECT_TRUE(read.isDoubtful ||
                    (read.takes.empty() && read.error.size() < 200 && !read.error.empty()))
            << text.substr(0, 40) << ": " << read.error;
    }
    EXPECT_NE(reading("urto 1 2 3").error.find("urot"), std::string::npos);
    for (const std::string& text : {texts[0], texts[9], texts[10], texts[12]}) {
        paste(text);
        EXPECT_TRUE(look().finite);
        EXPECT_TRUE(press(ImGuiKey_Enter).empty());
        EXPECT_TRUE(ui_.attitudeRefused);
        EXPECT_EQ(ui_.attitude, text);
        EXPECT_TRUE(has(look(), "attitude field"));
        click(state_, {kWidth - 20, kHeight / 2, 1, 1});  // closes it
        look();
    }
}

TEST_F(AttitudeTest, AfterARefusalTheFieldIsWrittenAnew) {
    paste("abc");
    press(ImGuiKey_Enter);
    look();
    ImGui::GetIO().AddInputCharactersUTF8("30 20 40");
    look(1);
    EXPECT_EQ(ui_.attitude, "30 20 40");
    EXPECT_FALSE(ui_.attitudeRefused);
    EXPECT_LT(degreesBetween(attitudeOf(press(ImGuiKey_Enter)), asCommand("30 20 40")), 1e-12);
}

TEST_F(AttitudeTest, TheTwinStandsInTheWorldsAndTheCardsAngles) {
    const math::Quat pose = asCommand("30 20 40");
    EXPECT_EQ(worldTwin(pose), "heading 30.00\xC2\xB0  nose up 20.00\xC2\xB0  bank 40.00\xC2\xB0");
    const sim::Readouts readouts = sim::readouts(state_);
    EXPECT_EQ(cardTwin(readouts.cards[0], pose), "urot: pitch 3641  yaw 5461  roll 7282 (rotator)");
}

TEST_F(AttitudeTest, EveryCopyIsReadBack) {
    state_ = fly("attitude 30 20 40\n");
    for (const tune::CopyRow& row : tune::copyForms()) {
        clickOn("copy attitude");
        EXPECT_TRUE(clickOn("copy as " + std::string(row.id)).empty());
        EXPECT_FALSE(has(look(), "copy as quat")) << "still open";
        const AttitudeText read = reading(clipboard_);
        ASSERT_FALSE(read.takes.empty()) << row.id << " " << clipboard_ << ": " << read.error;
        EXPECT_FALSE(read.isDoubtful) << row.id << " " << clipboard_;
        const bool isRounded =
            row.form == tune::CopyForm::Rotator || row.form == tune::CopyForm::Angles;
        EXPECT_LT(degreesBetween(read.takes[0].worldFromBody, state_.attitude),
                  isRounded ? 0.01 : 1e-6)
            << row.id << " " << clipboard_;
    }
}

TEST_F(AttitudeTest, AnglesOfOnesOwnAreCopiedByName) {
    state_ = fly("own yours from lsl order XYZ\nattitude 30 20 40\n");
    clickOn("copy attitude");
    clickOn("copy as angles");
    EXPECT_TRUE(clipboard_.starts_with("yours ")) << clipboard_;
    const AttitudeText read = reading(clipboard_);
    ASSERT_FALSE(read.takes.empty()) << clipboard_ << read.error;
    EXPECT_LT(degreesBetween(read.takes[0].worldFromBody, state_.attitude), 1e-9);
}

TEST_F(AttitudeTest, BothPopUpsFitAtEverySize) {
    struct Size {
        int width, height;
        float scale;
    };
    for (const Size size : {Size{1280, 720, 1.0F}, Size{1024, 768, 1.0F}, Size{1600, 900, 1.0F},
                            Size{1920, 1080, 2.0F}, Size{3840, 2160, 3.0F}}) {
        for (const std::string name : {"type attitude", "copy attitude"}) {
            ui_.attitude = "0.1 0.2 0.3 0.92736";
            Frame frame = draw(state_, size.width, size.height, size.scale);
            ASSERT_TRUE(has(frame, name)) << size.width;
            const Rect rect = rectOf(frame, name);
            for (const bool down : {false, true, false, false, false}) {
                ImGui::GetIO().MousePos = {static_cast<float>(rect.x + 5),
                                           static_cast<float>(rect.y + 5)};
                ImGui::GetIO().MouseDown[0] = down;
                frame = draw(state_, size.width, size.height, size.scale);
            }
            const bool isTyping = name == "type attitude";
            EXPECT_TRUE(has(frame, isTyping ? "attitude choice 2" : "copy as quat")) << size.width;
            for (const NamedRect& widget : frame.widgets) {
                if (widget.name.starts_with("attitude ") || widget.name.starts_with("copy as ")) {
                    EXPECT_TRUE(contains({0, 0, size.width, size.height}, widget.rect))
                        << widget.name << " at " << size.width << " x " << size.scale;
                }
            }
            click(state_, {size.width - 20, size.height / 2, 1, 1});
            draw(state_, size.width, size.height, size.scale);
        }
    }
}

}  // namespace
}  // namespace gimbalscope::ui
