// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The pages of the panel of Tune: each fits at every size, each control gives its command, what was
// found is said, and what cannot be is said and not asked for.
#include <set>

#include "panels_fixture.h"
#include "sim/rival.h"
#include "tune/compare.h"

namespace gimbalscope::ui {
namespace {

using Lines = std::vector<std::string>;

class ToolsTest : public PanelsTest {
protected:
    Lines textOf(const std::vector<sim::Command>& commands) {
        Lines lines;
        for (const sim::Command& command : commands) {
            lines.push_back(sim::text(command));
        }
        return lines;
    }
    Lines clickOn(const sim::AppState& state, const std::string& name) {
        return textOf(click(state, rectOf(draw(state, 1600, 900, 1.0F), name)));
    }
    void type(const sim::AppState& state, const std::string& name, const std::string& text) {
        clickOn(state, name);
        ImGui::GetIO().AddInputCharactersUTF8(text.c_str());
        draw(state, 1600, 900, 1.0F);
    }
    /// Finds what the pages show.
    sim::AppState found(const std::string& script) {
        sim::AppState state = fly("task tune\nside map\n" + script);
        sim::ReadPairs pairs{.table = sim::readingsTable(state.view.evidence.readings)};
        detection_ = sim::detected(pairs);
        check_ = sim::checked(sim::checkRequest(state), pairs);
        detected_ = &detection_;
        checked_ = &check_;
        return state;
    }
    bool isThere(const sim::AppState& state, const std::string& name) {
        const Frame frame = draw(state, 1600, 900, 1.0F);
        return std::ranges::find(frame.widgets, name, &NamedRect::name) != frame.widgets.end();
    }

    /// Measures the two of a card on few attitudes.
    sim::AppState compared(const std::string& script) {
        sim::AppState state = fly("task tune\ntool compare\n" + script);
        const sim::Card& card = state.cards[state.view.selectedCard];
        const tune::Variant first{sim::rowOf(state, card.id), card.options};
        const tune::Variant second{sim::rowOf(state, card.rival->id), card.rival->options};
        constexpr std::int64_t kFew = 500;
        contest_ = {qualityOf(first, kFew), qualityOf(second, kFew),
                    differenceOf(first, second, kFew), true};
        contested_ = &contest_;
        return state;
    }

    sim::Detected detection_;
    sim::Checked check_;
    Contested contest_;
};

// What Oblivion shows for three attitudes, and for one of them alone.
const std::string kThree =
    "show oblivion urot\nattitude 45 0 0\nreading 0 0 45\nattitude 0 -30 0\nreading 30 0 0\n"
    "attitude 30 -20 0\nreading 17.4952 -9.8466 28.4812\n";
const std::string kOne = "show oblivion urot\nattitude 45 0 0\nreading 0 0 45\n";

TEST_F(ToolsTest, TabsChooseThePage) {
    const sim::AppState state = fly("task tune\n");
    EXPECT_EQ(clickOn(state, "tool Detective"), Lines{"tool detective"});
    EXPECT_EQ(clickOn(state, "tool Check"), Lines{"tool check"});
    EXPECT_EQ(clickOn(state, "tool Turn"), Lines{"tool turn"});
    EXPECT_EQ(clickOn(state, "tool Code"), Lines{"tool code"});
    EXPECT_EQ(clickOn(state, "tool Compare"), Lines{"tool compare"});
}

TEST_F(ToolsTest, CodeIsChosenCopiedAndSaved) {
    const sim::AppState state = fly("task tune\ntool code\nshow urot:nearest\n");
    EXPECT_EQ(clickOn(state, "language"), Lines{});
    EXPECT_EQ(clickOn(state, "language Python"), Lines{"language python"});
    EXPECT_EQ(clickOn(state, "code axes @unreal"), Lines{"code-axes engine"});
    EXPECT_EQ(clickOn(state, "code policy"), Lines{});
    EXPECT_EQ(clickOn(state, "code policy principal"), Lines{"show urot:principal"});
    EXPECT_EQ(clickOn(state, "save code"), Lines{"export cpp urot_nearest.h"});
    ui_.codeRefused = "urot_nearest.h";
    EXPECT_EQ(clickOn(state, "save code"), Lines{"export cpp urot_nearest.h replace"});
    EXPECT_EQ(clickOn(state, "copy code"), Lines{});
    EXPECT_NE(std::string(ImGui::GetClipboardText()).find("urot_nearest"), std::string::npos);
    EXPECT_FALSE(isThere(fly("task tune\ntool code\narithmetic half\n"), "save code"));
}

TEST_F(ToolsTest, AReadingIsTypedAndTaken) {
    const sim::AppState state = found("tool detective\n");
    type(state, "reading 1", "17.5\xC2\xB0");
    type(state, "reading 2", " -9.8 ");
    EXPECT_EQ(clickOn(state, "take reading"), Lines{"reading 17.5 -9.8"});
    type(state, "reading 1", "1");
    type(state, "reading 2", "2");
    type(state, "reading 3", "3e0");
    EXPECT_EQ(clickOn(state, "take reading"), Lines{"reading 1 2 3"});
    EXPECT_EQ(ui_.reading[0], "");
    type(state, "reading 1", "much");
    EXPECT_EQ(clickOn(state, "take reading"), Lines{});
    EXPECT_NE(ui_.toolError.find("much"), std::string::npos);
}

TEST_F(ToolsTest, WhatExplainsTheReadingsIsMadeOnesOwn) {
    const sim::AppState state = found("tool detective\n" + kThree);
    ASSERT_EQ(detection_.detection.outcome, tune::Outcome::One);
    EXPECT_EQ(clickOn(state, "make fit yours 1"), (Lines{"own yours from oblivion", "tool yours"}));
    EXPECT_EQ(clickOn(state, "forget reading 2"), Lines{"readings drop 2"});
    EXPECT_EQ(clickOn(state, "clear readings"), Lines{"readings clear"});
    EXPECT_FALSE(isThere(state, "fly there"));
}

TEST_F(ToolsTest, OneReadingLeadsToTheNext) {
    const sim::AppState state = found("tool detective\n" + kOne);
    ASSERT_EQ(detection_.detection.outcome, tune::Outcome::Several);
    const std::vector<sim::Command> commands =
        click(state, rectOf(draw(state, 1600, 900, 1.0F), "fly there"));
    ASSERT_EQ(commands.size(), 1U);
    EXPECT_EQ(std::get<sim::SetAttitude>(commands[0]).worldFromBody,
              detection_.detection.next->worldFromBody);
}

TEST_F(ToolsTest, AFileIsTypedAndReadAgain) {
    const sim::AppState state = found("tool detective\n");
    type(state, "detect file", "my readings.csv");
    EXPECT_EQ(clickOn(state, "detect file read"), Lines{"detect my readings.csv"});
    const sim::AppState read = found("tool detective\ndetect my readings.csv\n");
    EXPECT_EQ(clickOn(read, "detect file read"), Lines{"detect my readings.csv"});
    EXPECT_EQ(clickOn(read, "detect readings"), Lines{"detect readings"});
    const sim::AppState check = found("tool check\n" + kThree + "check a.csv\n");
    EXPECT_EQ(clickOn(check, "check file read"), Lines{"check a.csv"});
    EXPECT_EQ(clickOn(check, "check readings"), Lines{"check readings"});
}

TEST_F(ToolsTest, ATurnIsChosenAndMade) {
    const sim::AppState state = fly("task tune\ntool turn\nturn-by 45\n");
    EXPECT_EQ(clickOn(state, "turn-about the world's"), Lines{"turn-about world"});
    EXPECT_EQ(clickOn(state, "turn-axis Z up"), Lines{"turn-axis z"});
    EXPECT_EQ(clickOn(state, "make turn"), Lines{"rotate ship x 45"});
    EXPECT_EQ(clickOn(state, "copy turn oblivion"), Lines{});
    EXPECT_NE(std::string(ImGui::GetClipboardText()).find("SetAngle"), std::string::npos);
    type(state, "turn-by", "-12.5\xC2\xB0");
    EXPECT_EQ(textOf(click(state, {0, 0, 1, 1})), Lines{"turn-by -12.5"});
}

TEST_F(ToolsTest, AttitudesArePutAside) {
    const sim::AppState state = fly("task tune\ntool turn\n");
    EXPECT_EQ(clickOn(state, "mark a now"), Lines{"mark a now"});
    EXPECT_EQ(clickOn(state, "mark c type"), Lines{});
    EXPECT_TRUE(isThere(state, "attitude field"));
    ImGui::GetIO().AddInputCharactersUTF8("90 0 0");
    draw(state, 1600, 900, 1.0F);
    ImGui::GetIO().KeyMap[ImGuiKey_Enter] = ImGuiKey_Enter;
    ImGui::GetIO().KeysDown[ImGuiKey_Enter] = true;
    const Lines taken = textOf(draw(state, 1600, 900, 1.0F).commands);
    ASSERT_EQ(taken.size(), 1U);
    EXPECT_TRUE(taken[0].starts_with("mark c quat ")) << taken[0];
}

TEST_F(ToolsTest, TabsStandInOneRowWhereTheyFit) {
    const sim::AppState state = fly("task tune\n");
    for (const float percent : {1.0F, 1.5F, 2.0F}) {
        for (const auto& [width, height] : {std::pair{1280, 720}, {1280, 1024}, {1920, 1080}}) {
            const float scale = percent * textScale(width, height, 1.0, 100);
            const Frame frame = draw(state, width, height, scale, Page::Tune);
            EXPECT_EQ(rectOf(frame, "tool Yours").y, rectOf(frame, "tool Compare").y)
                << width << "x" << height << " at " << scale;
        }
    }
}

TEST_F(ToolsTest, AllOfATurnIsThereInLargeLetters) {
    const std::string marks = "mark a now\nmark b quat 0 0 0 1\nmark c now\n";
    const float scale = 1.5F * textScale(1280, 720, 1.0, 100);
    const auto names = [&](const std::string& script) {
        std::set<std::string> all;
        const sim::AppState state =
            fly("task tune\ntool turn\nshow oblivion urot\nattitude 200 -15 0\n" + script);
        for (const NamedRect& each : draw(state, 1280, 720, scale, Page::Tune).widgets) {
            all.insert(each.name);
        }
        return all;
    };
    const std::set<std::string> without = names(""), with = names(marks);
    EXPECT_TRUE(without.contains("copy turn oblivion"));
    for (const std::string mark : {"mark a now", "mark b now", "mark c now"}) {
        EXPECT_TRUE(without.contains(mark)) << mark;
        EXPECT_TRUE(with.contains(mark)) << mark;
    }
    EXPECT_FALSE(with.contains("copy turn oblivion"));  // what A, B and C lead to goes first
}

TEST_F(ToolsTest, TheComparisonFitsAtEverySize) {
    for (const std::string script : {"show urot versus urot:nearest\n", "show urot\n"}) {
        sim::AppState state = fly("task tune\ntool compare\n" + script);
        contested_ = nullptr;
        if (state.cards[0].rival) {
            state = compared(script);
        }
        for (const float percent : {0.75F, 1.0F, 1.5F, 2.0F, 3.0F}) {
            for (const auto& [width, height] : {std::pair{200, 150},
                                                {640, 480},
                                                {1024, 768},
                                                {1280, 720},
                                                {720, 1280},
                                                {1920, 1080}}) {
                for (const bool isFresh : {false, true}) {
                    contest_.isFresh = isFresh;
                    const float scale = percent * textScale(width, height, 1.0, 100);
                    const Frame frame = draw(state, width, height, scale, Page::Tune);
                    expectNoOverlap(
                        frame, {0, 0, width, height},
                        script + std::to_string(width) + " at " + std::to_string(scale));
                    EXPECT_TRUE(frame.finite);
                    EXPECT_TRUE(frame.commands.empty());
                }
            }
        }
    }
}

TEST_F(ToolsTest, EveryPageFitsAtEverySize) {
    const std::string marks = "mark a now\nmark b quat 0 0 0 1\nmark c now\n";
    for (const std::string tool : {"detective", "check", "turn", "code"}) {
        for (const std::string& more :
             {std::string(), kThree + marks, kOne, std::string("detect a.csv\ncheck b.csv\n")}) {
            const sim::AppState state = found(more + "tool " + tool + "\n");
            for (const float percent : {0.75F, 1.0F, 1.5F, 3.0F}) {
                for (const auto& [width, height] : {std::pair{200, 150},
                                                    {640, 480},
                                                    {1024, 768},
                                                    {1280, 720},
                                                    {720, 1280},
                                                    {1920, 1080}}) {
                    const float scale = percent * textScale(width, height, 1.0, 100);
                    const Frame frame = draw(state, width, height, scale, Page::Tune);
                    expectNoOverlap(frame, {0, 0, width, height},
                                    tool + " " + std::to_string(width) + "x" +
                                        std::to_string(height) + " at " + std::to_string(scale));
                    EXPECT_TRUE(frame.finite);
                    EXPECT_TRUE(frame.commands.empty());
                }
            }
        }
    }
}

}  // namespace
}  // namespace gimbalscope::ui
