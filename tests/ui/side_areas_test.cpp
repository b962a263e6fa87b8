// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The side panel's parts at many sizes and text scales: nothing overlaps or sticks out, and what
// gives way goes in its order. Letters and wrapped sentences too.
#include "ui/side_areas.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "sim/play.h"
#include "ui/card_letters.h"
#include "ui/layout.h"
#include "ui/word_wrap.h"

namespace gimbalscope::ui {
namespace {

using sim::SidePage;

std::vector<Rect> partsOf(const SideAreas& areas) {
    std::vector<Rect> parts{areas.tabs,    areas.ball,   areas.legend, areas.ballSwitch,
                            areas.verdict, areas.meters, areas.map};
    std::erase_if(parts, isEmpty);
    return parts;
}

void expectSound(const Rect& side, float scale, SidePage page) {
    SCOPED_TRACE(std::to_string(side.width) + "x" + std::to_string(side.height) + " at " +
                 std::to_string(scale));
    const SideAreas areas = sideAreas(side, scale, page);
    EXPECT_TRUE(contains(side, areas.body));
    const std::vector<Rect> parts = partsOf(areas);
    for (std::size_t a = 0; a < parts.size(); ++a) {
        EXPECT_TRUE(contains(side, parts[a])) << a;
        for (std::size_t b = a + 1; b < parts.size(); ++b) {
            EXPECT_FALSE(overlaps(parts[a], parts[b])) << a << " and " << b;
        }
    }
    EXPECT_EQ(areas.ball.width, areas.ball.height);
    EXPECT_EQ(isEmpty(areas.ball), isEmpty(areas.ballSwitch)) << "a switch needs its ball";
}

TEST(SideAreas, NothingOverlapsAtAnySize) {
    for (int width = 1; width < 1300; width = width * 9 / 8 + 7) {
        for (int height = 1; height < 1300; height = height * 9 / 8 + 5) {
            for (const float scale : {0.75F, 1.0F, 1.5F, 2.0F, 3.0F}) {
                for (const SidePage page :
                     {SidePage::Navball, SidePage::Truth, SidePage::Map, SidePage::Autopilot}) {
                    expectSound({17, 31, width, height}, scale, page);
                }
            }
        }
    }
}

TEST(SideAreas, TheBallIsThereAtEveryUsualWindow) {
    for (const auto& [width, height] : {std::pair{1024, 768},
                                        {1280, 720},
                                        {1366, 768},
                                        {1600, 900},
                                        {1920, 1080},
                                        {3840, 2160}}) {
        for (const int percent : {75, 100, 125}) {
            const float scale = textScale(width, height, 1.0, percent);
            const Layout layout = makeLayout({width, height, scale, 3, 0, Page::Side});
            const SideAreas areas = sideAreas(layout.side, scale, SidePage::Navball);
            EXPECT_GE(static_cast<float>(areas.ball.width), 104.0F * scale)
                << width << "x" << height << " at " << percent;
            EXPECT_FALSE(isEmpty(areas.verdict));
        }
    }
}

TEST(SideAreas, MetersGoFirstThenTheLegendThenTheBall) {
    bool meters = true, legend = true, ball = true;
    for (int height = 420; height > 60; --height) {
        const SideAreas areas = sideAreas({0, 0, 500, height}, 1.0F, SidePage::Navball);
        EXPECT_LE(!isEmpty(areas.legend), legend);
        ball = !isEmpty(areas.ball);
        legend = !isEmpty(areas.legend);
        meters = !isEmpty(areas.meters);
        EXPECT_TRUE(legend || !meters) << height;
        EXPECT_TRUE(ball || !legend) << height;
    }
    EXPECT_FALSE(ball);
}

std::string lettersOf(const std::string& script) {
    std::string all;
    for (const std::string& each :
         cardLetters(sim::readouts(sim::play(sim::parseScript(script)).state))) {
        all += each;
    }
    return all;
}

TEST(CardLetters, AreTheFirstThatAreFree) {
    EXPECT_EQ(lettersOf("show urot oblivion lsl\n"), "UOL");
    EXPECT_EQ(lettersOf("show lsl lsl-rpy oblivion oblivion-local urot urot:nearest\n"), "LSOBUU");
    EXPECT_EQ(lettersOf("show XYX XYZ xyz\n").size(), 3U);
}

TEST(CardLetters, DifferForDifferentRows) {
    std::string all = lettersOf("show XYX XYZ XZX XZY YXY YXZ YZX YZY ZXY ZXZ\n");
    std::ranges::sort(all);
    EXPECT_EQ(std::ranges::adjacent_find(all), all.end()) << all;
}

TEST(Sentences, AreTakenOffWhole) {
    EXPECT_EQ(withoutLastSentence("One is 1.5 wide. Two. Three."), "One is 1.5 wide. Two.");
    EXPECT_EQ(withoutLastSentence("One."), "");
    EXPECT_EQ(withoutLastSentence(""), "");
}

TEST(Sentences, GetRealSigns) {
    EXPECT_EQ(withRealSigns("yaw - roll (-12.7 deg) of lsl-rpy, 5 degrees"),
              "yaw \xE2\x88\x92 roll (\xE2\x88\x92"
              "12.7\xC2\xB0) of lsl-rpy, 5 degrees");
    EXPECT_EQ(withRealSigns("-1 deg"),
              "\xE2\x88\x92"
              "1\xC2\xB0");
}

}  // namespace
}  // namespace gimbalscope::ui
