// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The editor of one's own convention: it fits at every size, each control gives its command, what
// cannot be is said and not asked for, and cards lead to it.
#include "panels_fixture.h"
#include "sim/own.h"
#include "ui/card_rival.h"
#include "ui/map_areas.h"

namespace gimbalscope::ui {
namespace {

using Lines = std::vector<std::string>;

class TuneTest : public PanelsTest {
protected:
    Lines clickOn(const sim::AppState& state, const std::string& name) {
        Lines lines;
        for (const sim::Command& command :
             click(state, rectOf(draw(state, 1600, 900, 1.0F), name))) {
            lines.push_back(sim::text(command));
        }
        return lines;
    }
    /// Opens a list and picks from it.
    Lines pick(const sim::AppState& state, const std::string& name, const std::string& option) {
        EXPECT_EQ(clickOn(state, name), Lines{});
        return clickOn(state, name + " " + option);
    }
    /// Clicks a field, replaces what stands there, and leaves it.
    Lines type(const sim::AppState& state, const std::string& name, const std::string& text) {
        Lines lines = clickOn(state, name);
        ImGui::GetIO().AddInputCharactersUTF8(text.c_str());
        draw(state, 1600, 900, 1.0F);
        for (const sim::Command& command : click(state, {0, 0, 1, 1})) {
            lines.push_back(sim::text(command));
        }
        return lines;
    }
    sim::AppState tuned(const std::string& more = "") {
        return fly("task tune\nside map\nown yours from urot\n" + more);
    }
};

TEST_F(TuneTest, TheTabsBeginTheTasks) {
    const sim::AppState flying = sim::initialState();
    EXPECT_EQ(clickOn(flying, "task Tune"), (Lines{"task tune", "side map", "page tune"}));
    EXPECT_EQ(clickOn(tuned(), "task Fly"), Lines{"task fly"});
    EXPECT_EQ(clickOn(flying, "task Fly"), Lines{});
}

TEST_F(TuneTest, ACardIsMadeOnesOwn) {
    const sim::AppState state = fly("task tune\nshow urot lsl@d3d:nearest\nselect 2\n");
    EXPECT_EQ(clickOn(state, "make it yours"),
              Lines{"own yours from lsl frame d3d policy nearest"});
    EXPECT_EQ(clickOn(state, "make yours 1"), (Lines{"select 1", "own yours from urot"}));
    const sim::AppState second = fly("task tune\nown yours from lsl\nselect 1\n");
    EXPECT_EQ(clickOn(second, "make it yours"), Lines{"own yours-2 from urot"});
    EXPECT_EQ(clickOn(second, "go on with yours"), Lines{"select 2"});
    const sim::AppState hidden = fly("task tune\nown yours from lsl\nshow urot lsl\n");
    EXPECT_EQ(clickOn(hidden, "go on with yours"), (Lines{"show urot lsl yours", "select 3"}));
}

TEST_F(TuneTest, EveryControlGivesItsCommand) {
    const sim::AppState state = tuned();
    EXPECT_EQ(clickOn(state, "own order XYZ"), Lines{"own yours order XYZ"});
    EXPECT_EQ(clickOn(state, "own order ZXZ"), Lines{"own yours order ZXZ"});
    EXPECT_EQ(clickOn(state, "own order ZYX"), Lines{});  // stands so already
    EXPECT_EQ(clickOn(state, "own reading extrinsic"), Lines{"own yours order xyz"});
    EXPECT_EQ(clickOn(state, "own sign 2 +"), Lines{"own yours signs ++-"});
    EXPECT_EQ(clickOn(state, "own sign 2 \xE2\x88\x92"), Lines{});
    EXPECT_EQ(clickOn(state, "own layout w x y z"), Lines{"own yours layout wxyz"});
    EXPECT_EQ(clickOn(state, "own copy"), Lines{"own yours-2 from yours"});
    EXPECT_EQ(clickOn(state, "own forget"), Lines{"forget yours"});
    EXPECT_EQ(clickOn(state, "own cap wider"), Lines{"own yours tau 4e-06"});
    EXPECT_EQ(clickOn(state, "own cap narrower"), Lines{"own yours tau 1e-06"});
    EXPECT_EQ(pick(state, "own unit 1", "degrees"),
              Lines{"own yours units degrees,rotator,rotator"});
    EXPECT_EQ(pick(state, "own frame", "gl: X right, Y up, Z backward, right-handed"),
              Lines{"own yours frame gl"});
    EXPECT_EQ(pick(state, "own formula", "matrix"), Lines{"own yours formula matrix"});
    EXPECT_EQ(pick(state, "own policy", "nearest"), Lines{"own yours policy nearest"});
    EXPECT_EQ(pick(state, "own arithmetic", "half"), Lines{"own yours arithmetic half"});
    EXPECT_EQ(pick(state, "own quantise", "byte"), Lines{"own yours quantise byte"});
}

TEST_F(TuneTest, AnAxisThatIsTakenIsExchanged) {
    // Unreal: forward +x, right +y, up +z. Forward along +z gives up +x, which is no preset.
    EXPECT_EQ(pick(tuned(), "own forward", "+z"), Lines{"own yours frame +z+y+x"});
    EXPECT_EQ(pick(tuned("own yours frame d3d\n"), "own up", "\xE2\x88\x92y"),
              Lines{"own yours frame +z+x-y"});
}

TEST_F(TuneTest, WhatIsTypedIsTakenWhenItIsDone) {
    EXPECT_EQ(type(tuned(), "own name 1", "heading"), Lines{"own yours names heading,pitch,roll"});
    EXPECT_EQ(type(tuned(), "own tau", "0.001"), Lines{"own yours tau 0.001"});
    EXPECT_EQ(ui_.tuneError, "");
}

TEST_F(TuneTest, WhatCannotBeIsSaidAndNotAskedFor) {
    EXPECT_EQ(type(tuned(), "own tau", "2"), Lines{});
    EXPECT_NE(ui_.tuneError.find("tau is from 0 to 0.1"), std::string::npos);
    EXPECT_EQ(type(tuned(), "own name 1", "pitch"), Lines{});
    EXPECT_NE(ui_.tuneError.find("two angles are called"), std::string::npos);
    EXPECT_EQ(type(tuned(), "own name 1", "no blanks"), Lines{});
    EXPECT_NE(ui_.tuneError.find("is not a name"), std::string::npos);
    clickOn(tuned(), "own order XYZ");
    EXPECT_EQ(ui_.tuneError, "");
}

TEST_F(TuneTest, ThePolicyListOfItsCardChangesTheConvention) {
    const sim::AppState state = tuned("show yours yours:principal\nselect 1\n");
    EXPECT_EQ(pick(state, "policy 1", "nearest"), Lines{"own yours policy nearest"});
    EXPECT_EQ(pick(state, "policy 2", "as-published"), Lines{"show yours yours:as-published"});
}

TEST_F(TuneTest, TheEditorFitsAtEverySize) {
    for (const std::string more : {"", "own yours order zxz names aaaaaaaaaaaaaaaaaaaaaaaa,b,c\n",
                                   "own yours policy nearest frame +z+y+x\n", "select 1\n"}) {
        sim::AppState state = tuned(more + "attitude 30 20 40\n");
        for (const float percent : {0.75F, 1.0F, 1.5F, 2.0F, 3.0F}) {
            for (const auto& [width, height] : {std::pair{200, 150},
                                                {640, 480},
                                                {1024, 768},
                                                {1280, 720},
                                                {720, 1280},
                                                {1600, 900},
                                                {1920, 1080},
                                                {3840, 2160}}) {
                const float scale = percent * textScale(width, height, 1.0, 100);
                for (std::size_t section = 0; section < 3; ++section) {
                    for (const Page page : {Page::Tune, Page::Card}) {
                        ui_.tuneSection = section;
                        const Frame frame = draw(state, width, height, scale, page);
                        expectNoOverlap(frame, {0, 0, width, height},
                                        std::to_string(width) + "x" + std::to_string(height) +
                                            " at " + std::to_string(scale) + " " + more);
                        EXPECT_TRUE(frame.finite);
                        EXPECT_TRUE(frame.commands.empty());
                    }
                }
            }
        }
    }
}

TEST_F(TuneTest, ARivalIsChosenInTheCard) {
    const sim::AppState alone = fly("show urot lsl\n");
    EXPECT_EQ(pick(alone, "versus 1", "urot:nearest"), Lines{"versus urot:nearest"});
    EXPECT_EQ(pick(alone, "versus 2", "lsl-rpy"), (Lines{"select 2", "versus lsl-rpy"}));
    const sim::AppState both = fly("show urot versus urot:nearest lsl\n");
    EXPECT_EQ(pick(both, "versus 1", "urot:clamp"), Lines{"versus urot:clamp"});
    EXPECT_EQ(pick(both, "versus 1", "nothing"), Lines{"versus off"});
    EXPECT_EQ(pick(both, "policy 1", "clamp"), Lines{"show urot:clamp versus urot:nearest lsl"});
}

TEST_F(TuneTest, ARivalIsOfferedFromTheSameConventionFirst) {
    const std::vector<std::string> choices = rivalChoices(fly("show lsl:nearest urot\n"), 0);
    ASSERT_GT(choices.size(), 10U);
    EXPECT_EQ(choices[0], "lsl");
    EXPECT_TRUE(std::ranges::all_of(choices.begin(), choices.begin() + 3,
                                    [](const auto& each) { return each.starts_with("lsl"); }));
    EXPECT_EQ(std::ranges::find(choices, "lsl:nearest"), choices.end());
    EXPECT_EQ(firstRival(fly("show urot\n"), 0), "urot:nearest");
    EXPECT_EQ(firstRival(fly("show urot:nearest\n"), 0), "urot");
    for (const std::string& choice : choices) {
        EXPECT_TRUE(sim::parseSelection(choice).card) << choice;
    }
}

TEST_F(TuneTest, HowFarTheTwoAreApartIsSaid) {
    const auto said = [&](const std::string& script, bool isShort) {
        return apartText(sim::readouts(fly(script)).cards[0], isShort);
    };
    EXPECT_EQ(said("show urot versus urot\n", false), "A and B differ by 0\xC2\xB0");
    EXPECT_EQ(said("show urot versus urot\n", true), "differ by 0\xC2\xB0");
    const std::string nan =
        "arithmetic float64\nquantise none\nrenormalise off\nattitude 0 90 0\n"
        "integration seed\ntumble rate 60 for 20\nattitude 0 90 0\n";
    sim::Readout card = sim::readouts(fly("show urot versus urot:nearest\n" + nan)).cards[0];
    card.reading.worldFromRebuilt.reset();
    EXPECT_EQ(apartText(card, false), "only B poses the ship");
    card.rival->reading.worldFromRebuilt.reset();
    EXPECT_EQ(apartText(card, true), "neither poses the ship");
}

TEST_F(TuneTest, BothFitAtEverySize) {
    for (const std::string more : {"", "attitude 20 90 0\n", "policy nearest\n", "side map\n"}) {
        const sim::AppState state =
            fly("task tune\ntool compare\nshow urot versus urot:nearest oblivion versus "
                "oblivion-actor lsl@unreal:keep-last versus ZXZ@unreal:keep-last\n" +
                more);
        for (const float percent : {0.75F, 1.0F, 1.5F, 2.0F, 3.0F}) {
            for (const auto& [width, height] : {std::pair{200, 150},
                                                {640, 480},
                                                {1024, 768},
                                                {1280, 720},
                                                {720, 1280},
                                                {1920, 1080}}) {
                const float scale = percent * textScale(width, height, 1.0, 100);
                for (const Page page : {Page::Tune, Page::Card, Page::Side}) {
                    const Frame frame = draw(state, width, height, scale, page);
                    expectNoOverlap(frame, {0, 0, width, height},
                                    std::to_string(width) + "x" + std::to_string(height) + " at " +
                                        std::to_string(scale) + " " + more);
                    EXPECT_TRUE(frame.finite);
                    EXPECT_TRUE(frame.commands.empty());
                }
            }
        }
    }
}

TEST_F(TuneTest, ThePageCompareLeadsToARival) {
    const sim::AppState alone = fly("task tune\ntool compare\nshow urot lsl\n");
    EXPECT_EQ(clickOn(alone, "compare first"), Lines{"versus urot:nearest"});
    const sim::AppState both = fly("task tune\ntool compare\nshow urot versus lsl\n");
    const Frame frame = draw(both, 1600, 900, 1.0F);
    EXPECT_EQ(std::ranges::find(frame.widgets, "compare first", &NamedRect::name),
              frame.widgets.end());
}

TEST(MapAreas, TwoMapsAreEquallyLargeAndApart) {
    for (const int width : {250, 330, 400, 600, 900}) {
        for (const float scale : {1.0F, 1.3F, 2.0F}) {
            const Rect body{10, 20, static_cast<int>(static_cast<float>(width) * scale),
                            static_cast<int>(300 * scale)};
            const MapAreas one = mapAreas(body, scale), two = mapAreas(body, scale, true);
            EXPECT_TRUE(isEmpty(one.rival));
            if (isEmpty(two.rival)) {
                EXPECT_LT(width, 320);
                continue;
            }
            EXPECT_EQ(two.rival.width, two.cells.width);
            EXPECT_EQ(two.rival.height, two.cells.height);
            EXPECT_EQ(two.rival.y, two.cells.y);
            EXPECT_EQ(two.cells.width, two.columns * two.cellPixels);
            EXPECT_GE(two.rival.x - right(two.cells), static_cast<int>(10 * scale));
            EXPECT_LE(right(two.rival), right(body) - static_cast<int>(15 * scale));
        }
    }
}

TEST_F(TuneTest, NothingIsMissingAtTheUsualSizes) {
    const sim::AppState state = tuned();
    const Lines all{"own order XYZ",
                    "own order ZYZ",
                    "own reading extrinsic",
                    "own name 1",
                    "own name 3",
                    "own sign 3 +",
                    "own unit 3",
                    "own listed",
                    "own frame",
                    "own forward",
                    "own right",
                    "own up",
                    "own layout x y z w",
                    "own formula",
                    "own policy",
                    "own tau",
                    "own cap wider",
                    "own arithmetic",
                    "own quantise"};
    for (const auto& [width, height] :
         {std::pair{1024, 768}, {1280, 720}, {1600, 900}, {1920, 1080}}) {
        for (const float percent : {1.0F, 2.0F}) {
            const float scale = percent * textScale(width, height, 1.0, 100);
            SCOPED_TRACE(std::to_string(width) + " at " + std::to_string(scale));
            std::vector<std::string> found;
            for (std::size_t section = 0; section < 3; ++section) {
                ui_.tuneSection = section;
                for (const NamedRect& each :
                     draw(state, width, height, scale, Page::Tune).widgets) {
                    found.push_back(each.name);
                }
            }
            for (const std::string& name : all) {
                EXPECT_NE(std::ranges::find(found, name), found.end()) << name;
            }
        }
    }
}

}  // namespace
}  // namespace gimbalscope::ui
