// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Every page of the side panel with every page of a small window and every timeline, over window
// sizes and text scales: no control on another or outside the window. Lists and menus that open
// stand within the window, the help shows all it has, and every explanation is used and readable.
#include "lesson/a_lesson.h"
#include "lesson/library.h"
#include "lesson/read.h"
#include "look/palette.h"
#include "panels_fixture.h"
#include "ui/bindings.h"
#include "ui/explain.h"

#include <set>

namespace gimbalscope::ui {
namespace {

using PagesTest = PanelsTest;

constexpr std::array<std::pair<int, int>, 8> kSizes{{{200, 150},
                                                     {640, 480},
                                                     {800, 600},
                                                     {1024, 768},
                                                     {1280, 720},
                                                     {720, 1280},
                                                     {1920, 1080},
                                                     {3840, 2160}}};
constexpr std::array kSides{sim::SidePage::Navball, sim::SidePage::Truth, sim::SidePage::Map,
                            sim::SidePage::Autopilot};
constexpr std::array kPages{Page::Flight, Page::Card, Page::Side, Page::Timeline};

std::string nameOf(int width, int height, float scale, const sim::AppState& state, Page page) {
    return std::to_string(width) + "x" + std::to_string(height) + " at " + std::to_string(scale) +
           " side " + std::to_string(static_cast<int>(state.view.side)) + " page " +
           std::to_string(static_cast<int>(page)) + (state.view.timeline.allCards ? " all" : "");
}

TEST_F(PagesTest, NothingOverlapsOnAnyPageInAnyTimelineAtAnySize) {
    fly("show urot oblivion lsl ZYX\nrate pitch-up 45 for 2.2\n");
    sim::apply(session_, sim::Seek{1.0});  // of the past: there is a way to the end
    sim::AppState state = session_.state;
    for (const float percent : {0.75F, 1.0F, 1.5F, 2.0F, 3.0F}) {
        for (const auto& [width, height] : kSizes) {
            const float scale = percent * textScale(width, height, 1.0, 100);
            for (const sim::SidePage side : kSides) {
                for (const Page page : kPages) {
                    for (const bool all : {false, true}) {
                        state.view.side = side;
                        state.view.timeline.allCards = all;
                        state.drive = all ? sim::Drive::Both : sim::Drive::Quaternion;
                        const Frame frame = draw(state, width, height, scale, page);
                        expectNoOverlap(frame, {0, 0, width, height},
                                        nameOf(width, height, scale, state, page));
                        EXPECT_TRUE(frame.finite);
                        EXPECT_TRUE(frame.commands.empty());
                    }
                }
            }
        }
    }
}

TEST_F(PagesTest, EveryTimelineOfTheWholeFlightOrOfSingleTicksIsFinite) {
    fly("show urot oblivion lsl ZYX\npreset 4\nhold distance 0.01 jitter 1e-4 for 3\n");
    sim::AppState state = session_.state;
    for (const double span : {0.0, 1.0 / 60.0, 0.1, 15.0, 600.0}) {
        for (const sim::TimelineMode mode :
             {sim::TimelineMode::Raw, sim::TimelineMode::Gap, sim::TimelineMode::Unwrapped}) {
            for (const bool all : {false, true}) {
                state.view.timeline = {mode, all, span, {}};
                EXPECT_TRUE(draw(state, 1600, 900, 1.0F).finite);
                EXPECT_TRUE(draw(state, 200, 150, 1.0F, Page::Timeline).finite);
            }
        }
    }
}

TEST_F(PagesTest, ListsThatOpenStandWithinTheWindow) {
    const sim::AppState state = fly("rate pitch-up 45 for 1\n");
    for (const auto& [width, height, scale] : {std::tuple{1280, 720, 1.0F},
                                               {1600, 900, 1.0F},
                                               {1280, 720, 2.0F},
                                               {640, 480, 1.0F},
                                               {1920, 1080, 2.4F}}) {
        for (const std::string name : {"timeline span", "timeline cards", "text-size", "theme",
                                       "arithmetic", "policy 1", "tab"}) {
            const Frame closed = draw(state, width, height, scale);
            const auto found = std::ranges::find(closed.widgets, name, &NamedRect::name);
            if (found == closed.widgets.end()) {
                continue;
            }
            SCOPED_TRACE(name + " in " + std::to_string(width) + "x" + std::to_string(height));
            ImGuiIO& io = ImGui::GetIO();
            for (const bool down : {false, true, false, false}) {
                io.MousePos = {static_cast<float>(found->rect.x + 5),
                               static_cast<float>(found->rect.y + 5)};
                io.MouseDown[0] = down;
                draw(state, width, height, scale);
            }
            int options = 0;
            for (const NamedRect& each : draw(state, width, height, scale).widgets) {
                if (each.name.starts_with(name + " ")) {
                    ++options;
                    EXPECT_TRUE(contains({0, 0, width, height}, each.rect)) << each.name;
                }
            }
            EXPECT_GE(options, 3);
            io.MousePos = {-1.0F, -1.0F};
            for (const bool down : {true, false, false}) {  // outside: it closes
                io.MouseDown[0] = down;
                draw(state, width, height, scale);
            }
        }
    }
}

TEST_F(PagesTest, TheMenuIsNeverWiderThanTheWindow) {
    const sim::AppState state = fly("rate pitch-up 45 for 1\n");
    ui_.padConnected = true;
    for (const auto& [width, height, scale] :
         {std::tuple{1280, 720, 1.0F}, {1280, 720, 2.0F}, {640, 480, 1.0F}, {800, 600, 1.0F}}) {
        const Rect dots = rectOf(draw(state, width, height, scale), "menu");
        ImGuiIO& io = ImGui::GetIO();
        for (const bool down : {false, true, false, false}) {
            io.MousePos = {static_cast<float>(dots.x + 5), static_cast<float>(dots.y + 5)};
            io.MouseDown[0] = down;
            draw(state, width, height, scale);
        }
        const Frame open = draw(state, width, height, scale);
        int items = 0;
        for (const NamedRect& each : open.widgets) {
            if (each.name.starts_with("menu ") || each.name.starts_with("pad: ")) {
                ++items;
                EXPECT_GE(each.rect.x, 0) << each.name;
                EXPECT_LE(right(each.rect), width) << each.name;
            }
        }
        EXPECT_GE(items, 8);
        io.MousePos = {-1.0F, -1.0F};
        for (const bool down : {true, false, false}) {
            io.MouseDown[0] = down;
            draw(state, width, height, scale);
        }
    }
}

TEST_F(PagesTest, TheHelpShowsEveryKeyAtOnceWhereTheWindowIsLarge) {
    const sim::AppState state = fly("help on\n");
    std::size_t actions = 0;
    for (const HelpGroup& group : helpGroups()) {
        for (const HelpRow& row : group.rows) {
            actions += row.action.empty() ? 0 : 1;
        }
    }
    for (const auto& [width, height] : {std::pair{1280, 720}, {1600, 900}, {1920, 1080}}) {
        const Frame frame = draw(state, width, height, textScale(width, height, 1.0, 100));
        std::vector<Rect> rows;
        for (const NamedRect& each : frame.widgets) {
            if (each.name.starts_with("key of ")) {
                rows.push_back(each.rect);
            }
        }
        EXPECT_EQ(rows.size(), actions) << width;
        for (std::size_t a = 0; a < rows.size(); ++a) {
            EXPECT_TRUE(contains({0, 0, width, height}, rows[a]));
            for (std::size_t b = a + 1; b < rows.size(); ++b) {
                EXPECT_FALSE(overlaps(rows[a], rows[b]));
            }
        }
    }
}

TEST_F(PagesTest, WhatIsTooLongForTheWindowScrolls) {
    const sim::AppState state = fly("help on\n");
    const auto shown = [&] {
        std::set<std::string> names;
        for (const NamedRect& each : draw(state, 640, 480, 1.0F).widgets) {
            if (each.name.starts_with("key of ")) {
                names.insert(each.name);
            }
        }
        return names;
    };
    std::set<std::string> all = shown();
    const std::size_t first = all.size();
    for (int turn = 0; turn < 40; ++turn) {
        ImGui::GetIO().MouseWheel = -1.0F;
        all.merge(shown());
    }
    EXPECT_GT(all.size(), first);
    std::size_t actions = 0;
    for (const HelpGroup& group : helpGroups()) {
        for (const HelpRow& row : group.rows) {
            actions += row.action.empty() ? 0 : 1;
        }
    }
    EXPECT_EQ(all.size(), actions);
}

TEST_F(PagesTest, EveryExplanationIsUsedAndEveryUseIsExplained) {
    std::set<std::string> used;
    const auto look = [&](const sim::AppState& state, Page page, int width = 1600) {
        draw(state, width, 900, 1.0F, page);
        for (const NamedRect& each : ui_.explained) {
            used.insert(each.name);
            EXPECT_FALSE(explanation(each.name).empty()) << each.name;
            EXPECT_TRUE(contains({0, 0, width, 900}, each.rect)) << each.name;
        }
    };
    for (const char* script :
         {"rate pitch-up 45 for 1\n", "preset 4\nhold distance 0.01 jitter 1e-4 for 2\n",
          "versus urot:nearest\nrate pitch-up 45 for 1\n"}) {
        sim::AppState state = fly(script);
        for (const sim::SidePage side : kSides) {
            state.view.side = side;
            look(state, Page::Card);
        }
    }
    look(fly("task interpolate\n"), Page::Interpolate);
    look(fly("task interpolate\nkeyframes set 0 0 0 0 1 1 0 0 1 1 2 0 1 0 0\n"), Page::Interpolate);
    look(fly("task learn\n"), Page::Learn);
    look(fly("task learn\n"), Page::Learn, 240);  // a list that is longer than its room
    const lesson::Lesson mine = lesson::readLesson(test::kLesson).lesson;
    lesson_ = &mine;
    for (const char* step :
         {"2 mine\nask choice\n", "2 mine\ngiven 1\ntold 2 wrong\n", "3 mine\nask value\n",
          "4 mine\nshow urot\ndrive angles\ntarget 30 60 40\n"}) {
        look(fly("task learn\nlearn " + std::string(step)), Page::Learn);
    }
    lesson_ = lesson::find("L1");
    look(fly("task learn\nlearn 9 L1\n"), Page::Learn);
    for (const Explanation& each : explanations()) {
        EXPECT_TRUE(used.contains(std::string(each.name))) << each.name << " is never shown";
    }
}

TEST_F(PagesTest, ABubbleStandsWholeInTheWindowWhereverThePointerIs) {
    sim::AppState state = fly("rate pitch-up 45 for 1\n");
    state.view.side = sim::SidePage::Truth;
    for (const auto& [width, height, scale] :
         {std::tuple{1280, 720, 1.0F}, {1600, 900, 1.0F}, {1280, 720, 2.0F}, {640, 480, 1.0F}}) {
        ImGui::GetIO().MousePos = {-1.0F, -1.0F};
        draw(state, width, height, scale);
        const std::vector<NamedRect> places = ui_.explained;
        const int without = ImGui::GetDrawData()->CmdListsCount;
        for (const NamedRect& each : places) {
            SCOPED_TRACE(each.name + " in " + std::to_string(width));
            for (const float part : {0.02F, 0.98F}) {
                ImGui::GetIO().MousePos = {
                    static_cast<float>(each.rect.x) + part * static_cast<float>(each.rect.width),
                    static_cast<float>(each.rect.y) + 0.5F * static_cast<float>(each.rect.height)};
                for (int frame = 0; frame < 3; ++frame) {  // the first ones only measure it
                    draw(state, width, height, scale);
                }
                const ImDrawData& data = *ImGui::GetDrawData();
                ASSERT_GT(data.CmdListsCount, without);
                for (const ImDrawVert& corner : data.CmdLists[data.CmdListsCount - 1]->VtxBuffer) {
                    ASSERT_GE(corner.pos.x, -1.0F);
                    ASSERT_GE(corner.pos.y, -1.0F);
                    ASSERT_LE(corner.pos.x, static_cast<float>(width) + 1.0F);
                    ASSERT_LE(corner.pos.y, static_cast<float>(height) + 1.0F);
                }
            }
        }
    }
}

TEST_F(PagesTest, BubblesAreReadableInEveryTheme) {
    for (const auto theme : {look::ThemeId::Dark, look::ThemeId::Light, look::ThemeId::Projector,
                             look::ThemeId::HighContrast}) {
        applyTheme(look::palette(theme), 1.0F);
        const ImVec4 text = ImGui::GetStyle().Colors[ImGuiCol_Text];
        const ImVec4 ground = ImGui::GetStyle().Colors[ImGuiCol_PopupBg];
        EXPECT_EQ(ground.w, 1.0F);
        EXPECT_GE(look::contrast({text.x, text.y, text.z}, {ground.x, ground.y, ground.z}), 7.0);
    }
}

}  // namespace
}  // namespace gimbalscope::ui
