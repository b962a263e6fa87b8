// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// All panels built by ImGui without any OpenGL, over window sizes, text scales and states: no
// control lies on another or outside the window, nothing is drawn with a coordinate that is not a
// number.
#include "panels_fixture.h"
#include "ui/widgets.h"

namespace gimbalscope::ui {
namespace {

TEST_F(PanelsTest, ControlsNeverOverlapOrLeaveTheWindow) {
    const sim::AppState state = fly("rate pitch-up 45 for 1\n");
    for (const float percent : {0.75F, 1.0F, 1.25F, 1.5F, 2.0F, 2.5F, 3.0F}) {
        for (const auto& [width, height] :
             {std::pair{1280, 720}, {1366, 768}, {1600, 900}, {1920, 1080}}) {
            for (const Page page : {Page::Flight, Page::Card, Page::Side}) {
                const float scale = percent * textScale(width, height, 1.0, 100);
                const Frame frame = draw(state, width, height, scale, page);
                expectNoOverlap(frame, {0, 0, width, height},
                                std::to_string(width) + "x" + std::to_string(height) + " at " +
                                    std::to_string(scale));
                EXPECT_TRUE(frame.finite);
                EXPECT_TRUE(frame.commands.empty());
            }
        }
    }
}

TEST_F(PanelsTest, EveryPageOfTheSidePanelFits) {
    sim::AppState state = fly("show urot oblivion lsl ZYX\nrate pitch-up 45 for 1.9\n");
    for (const sim::SidePage side : {sim::SidePage::Navball, sim::SidePage::Truth,
                                     sim::SidePage::Map, sim::SidePage::Autopilot}) {
        state.view.side = side;
        for (const float scale : {0.75F, 1.0F, 1.5F, 2.0F, 3.0F}) {
            for (const auto& [width, height] :
                 {std::pair{1024, 768}, {1280, 720}, {1600, 900}, {1920, 1080}, {700, 1200}}) {
                const Frame frame = draw(state, width, height, scale, Page::Side);
                expectNoOverlap(frame, {0, 0, width, height},
                                std::to_string(width) + "x" + std::to_string(height) + " at " +
                                    std::to_string(scale) + " page " +
                                    std::to_string(static_cast<int>(side)));
                EXPECT_TRUE(frame.finite);
            }
        }
    }
}

TEST_F(PanelsTest, TabsAndBallSwitchGiveTheirCommands) {
    const sim::AppState state = sim::initialState();
    const Frame frame = draw(state, 1600, 900, 1.0F);
    for (const auto& [name, line] : {std::pair{"side Truth", "side truth"},
                                     {"side Map", "side map"},
                                     {"side Autopilot", "side autopilot"},
                                     {"ball Outside", "navball outside"},
                                     {"ball Pilot", "navball pilot"}}) {
        const std::vector<sim::Command> commands = click(state, rectOf(frame, name));
        ASSERT_EQ(commands.size(), 1U) << name;
        EXPECT_EQ(sim::text(commands[0]), line);
    }
}

/// The lines of the commands a click on a control gives.
std::vector<std::string> linesOf(const std::vector<sim::Command>& commands) {
    std::vector<std::string> lines;
    for (const sim::Command& command : commands) {
        lines.push_back(sim::text(command));
    }
    return lines;
}

TEST_F(PanelsTest, ChipsSayWhyTheShipStandsOrWhoFliesIt) {
    using Lines = std::vector<std::string>;
    sim::AppState state = fly("preset 4\nloop rate 60\nwait 1\npause on\n");
    const Frame frame = draw(state, 1600, 900, 1.0F);
    EXPECT_EQ(linesOf(click(state, rectOf(frame, "paused chip"))), Lines{"pause off"});
    EXPECT_EQ(linesOf(click(state, rectOf(frame, "autopilot chip"))), Lines{"side autopilot"});
    state.view.side = sim::SidePage::Autopilot;
    state.paused = false;
    for (const NamedRect& each : draw(state, 1600, 900, 1.0F).widgets) {
        EXPECT_FALSE(each.name.ends_with(" chip")) << each.name;
    }
}

TEST_F(PanelsTest, ChipsNeverLieOnOtherControls) {
    sim::AppState state = fly("preset 4\nloop rate 60\nwait 1\npause on\n");
    for (const sim::Drive drive : {sim::Drive::Quaternion, sim::Drive::Angles, sim::Drive::Both}) {
        state.drive = drive;
        for (const float scale : {1.0F, 1.5F, 2.0F, 3.0F}) {
            for (const auto& [width, height] :
                 {std::pair{800, 600}, {1024, 768}, {1280, 720}, {1920, 1080}, {720, 1280}}) {
                for (const Page page : {Page::Flight, Page::Card}) {
                    expectNoOverlap(draw(state, width, height, scale, page), {0, 0, width, height},
                                    std::to_string(width) + "x" + std::to_string(height) + " at " +
                                        std::to_string(scale));
                }
            }
        }
    }
}

TEST_F(PanelsTest, TheVerdictsLineLeadsToTheVerdict) {
    sim::AppState state = sim::initialState();
    state.view.side = sim::SidePage::Truth;
    const Frame frame = draw(state, 1600, 900, 1.0F);
    EXPECT_EQ(linesOf(click(state, rectOf(frame, "verdict line"))),
              std::vector<std::string>{"side navball"});
    rectOf(draw(state, 1280, 720, 2.0F), "verdict line");
    rectOf(draw(state, 1280, 800, 1.5F), "verdict line");
}

TEST_F(PanelsTest, TheVerdictsButtonCures) {
    const sim::AppState state = fly("preset 4\nhold distance 0.01 jitter 1e-4 for 2\n");
    const Frame frame = draw(state, 1600, 900, 1.0F);
    const std::vector<sim::Command> commands = click(state, rectOf(frame, "cure"));
    ASSERT_FALSE(commands.empty());
    sim::AppState after = state;
    for (const sim::Command& command : commands) {
        const sim::Outcome outcome = sim::update(after, command);
        EXPECT_EQ(outcome.message, "") << sim::text(command);
        after = outcome.state;
    }
    EXPECT_NE(after, state);
}

/// How many vertices of a frame have a colour.
int verticesOf(ImU32 color) {
    int count = 0;
    const ImDrawData& data = *ImGui::GetDrawData();
    for (int list = 0; list < data.CmdListsCount; ++list) {
        count += static_cast<int>(
            std::ranges::count(data.CmdLists[list]->VtxBuffer, color, &ImDrawVert::col));
    }
    return count;
}

TEST_F(PanelsTest, UndoAndRedoAreDimmedWhileThereIsNothingToDo) {
    const sim::AppState state = sim::initialState();
    const ImU32 dim = packed(dimmed(look::palette({})));
    for (const auto& [name, possible] : {std::pair{"undo", &canUndo_}, {"redo", &canRedo_}}) {
        *possible = true;
        const Rect rect = rectOf(draw(state, 1600, 900, 1.0F), name);
        EXPECT_EQ(verticesOf(dim), 0) << name;
        const std::vector<sim::Command> commands = click(state, rect);
        ASSERT_EQ(commands.size(), 1U) << name;
        EXPECT_EQ(sim::text(commands[0]), name);
        *possible = false;
        EXPECT_EQ(rectOf(draw(state, 1600, 900, 1.0F), name), rect);
        EXPECT_GT(verticesOf(dim), 0) << name;
        EXPECT_TRUE(click(state, rect).empty()) << name;
        *possible = true;
    }
}

TEST_F(PanelsTest, TheMenuChoosesTheDeadZoneOfAPad) {
    const sim::AppState state = sim::initialState();
    ui_.padConnected = true;
    click(state, rectOf(draw(state, 1600, 900, 1.0F), "menu"));
    click(state, rectOf(draw(state, 1600, 900, 1.0F), "dead-zone"));
    const std::vector<sim::Command> commands =
        click(state, rectOf(draw(state, 1600, 900, 1.0F), "dead-zone 30 %"));
    ASSERT_EQ(commands.size(), 1U);
    EXPECT_EQ(sim::text(commands[0]), "dead-zone 0.3");
}

TEST_F(PanelsTest, ManyCardsAndEveryPilotFit) {
    const sim::AppState state =
        fly("show urot urot:nearest oblivion oblivion-local lsl lsl-rpy\nside autopilot\n");
    for (const PilotKind pilot :
         {PilotKind::Cross, PilotKind::Hold, PilotKind::Loop, PilotKind::Roll, PilotKind::Tumble}) {
        ui_.pilot = pilot;
        expectNoOverlap(draw(state, 1280, 720, 1.0F), {0, 0, 1280, 720}, "six cards");
        expectNoOverlap(draw(state, 1280, 720, 2.0F, Page::Side), {0, 0, 1280, 720}, "the pilot");
    }
}

TEST_F(PanelsTest, NanAndInfinityAreDrawnSafely) {
    for (const char* script :
         {"show urot urot-ue4 lsl-rpy oblivion-actor\npreset 4\n",
          "show aero-321 XYX d3d-ypr\npreset 4\n", "attitude quat -0.5 -0.5 -0.5 0.5\n",
          "arithmetic half\nhold distance 0.2 jitter 1e-3 for 2\n"}) {
        const sim::AppState state = fly(script);
        EXPECT_TRUE(draw(state, 1280, 720, 1.0F).finite) << script;
        EXPECT_TRUE(draw(state, 1280, 720, 3.0F).finite) << script;
    }
}

TEST_F(PanelsTest, TinyAndHugeWindowsAreSafe) {
    const sim::AppState state = fly("help on\n");
    for (const int width : {1, 33, 8192}) {
        for (const int height : {1, 100, 4000}) {
            EXPECT_TRUE(draw(state, width, height, 1.0F).finite);
        }
    }
}

TEST_F(PanelsTest, NoCardsAtAllLeavesTheRest) {
    sim::AppState state = sim::initialState();
    state.view.side = sim::SidePage::Autopilot;
    state.cards.clear();
    const Frame frame = draw(state, 1280, 720, 1.0F);
    expectNoOverlap(frame, {0, 0, 1280, 720}, "no cards");
    EXPECT_TRUE(std::ranges::any_of(frame.widgets,
                                    [](const NamedRect& each) { return each.name == "fly"; }));
}

/// What urot counted in a script.
sim::Counts urotCounts(const std::string& script) {
    return sim::play(sim::parseScript(script)).state.cards[0].counts;
}

TEST_F(PanelsTest, EveryExperimentShowsWhatItSays) {
    // The buttons of the empty log are clicked and what they ask for is flown, after other flights.
    sim::AppState state = sim::initialState();
    state.view.side = sim::SidePage::Autopilot;
    int buttons = 0;
    for (const NamedRect& each : draw(state, 1600, 900, 1.0F).widgets) {
        const bool isSentence = std::ranges::count(each.name, ' ') >= 2;
        if (!isSentence || each.rect.height != 32) {
            continue;
        }
        SCOPED_TRACE(each.name);
        std::string script;
        for (const sim::Command& command : click(state, each.rect)) {
            script += sim::text(command) + "\n";
        }
        ++buttons;
        for (const std::string before :
             {"", "attitude 200 -40 170\n", "preset 4\n", "preset 5\narithmetic half\n",
              "pause on\n", "loop rate 60 for 3.3\nrenormalise off\n"}) {
            SCOPED_TRACE(before);
            const sim::Counts from = urotCounts(before),
                              to = urotCounts(before + script + "wait 5\n");
            if (each.name.starts_with("Cross")) {
                EXPECT_GE(to.nameJumps - from.nameJumps, 1);
                EXPECT_EQ(to.flickers - from.flickers, 0);
            } else {
                EXPECT_GE(to.flickers - from.flickers, 20);
            }
        }
    }
    EXPECT_EQ(buttons, 4);
}

TEST_F(PanelsTest, TheNumbersOfHoldFlicker) {
    const std::string hold = std::string("preset 4\nhold distance ") + ui_.distance.data() +
                             " jitter " + ui_.jitter.data();
    const sim::Counts counts = urotCounts(hold + " for 5\n");
    EXPECT_GE(counts.flickers, 20);
    EXPECT_LE(counts.flickers, 280);  // good ticks in between
}

TEST_F(PanelsTest, TheTitleOfACardGivesItAPolicyAndLeavesTheOthers) {
    const sim::AppState state = fly("preset 4\nhold distance 0.01 jitter 1e-4 for 2\n");
    ASSERT_GT(state.cards[0].counts.flickers, 0);
    const Frame before = draw(state, 1600, 900, 1.0F);
    click(state, rectOf(before, "policy 2"));
    draw(state, 1600, 900, 1.0F);
    const Frame open = draw(state, 1600, 900, 1.0F);
    const std::vector<sim::Command> commands = click(state, rectOf(open, "policy 2 nearest"));
    ASSERT_EQ(commands.size(), 1U);
    const sim::AppState after = sim::update(state, commands[0]).state;
    EXPECT_EQ(sim::selectionText(after.cards[1]), "oblivion:nearest");
    EXPECT_EQ(after.cards[0].counts, state.cards[0].counts);
    EXPECT_EQ(after.cards[2].counts, state.cards[2].counts);
}

}  // namespace
}  // namespace gimbalscope::ui
