// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Nothing overlaps and nothing is cut off, for a grid of window sizes, text scales and cards.
#include "ui/layout.h"

#include <gtest/gtest.h>

#include <algorithm>

#include <cmath>
#include <limits>
#include <tuple>

namespace gimbalscope::ui {
namespace {

std::vector<Rect> panelsOf(const Layout& layout) {
    std::vector<Rect> panels{layout.flight,   layout.flightRight, layout.side,     layout.tune,
                             layout.timeline, layout.verdict,     layout.paths,    layout.curves,
                             layout.keys,     layout.lesson,      layout.lessonBar};
    if (layout.kind != LayoutKind::Single) {  // there the tabs stand in the bar
        panels.push_back(layout.topBar);
        panels.push_back(layout.tabs);
    }
    for (const CardSlot& slot : layout.cards) {
        panels.push_back(slot.panel);
    }
    std::erase_if(panels, isEmpty);
    return panels;
}

void expectSound(const LayoutRequest& request) {
    const Layout layout = makeLayout(request);
    SCOPED_TRACE(std::to_string(request.width) + "x" + std::to_string(request.height) + " at " +
                 std::to_string(request.scale) + " with " + std::to_string(request.cardCount));
    const std::vector<Rect> panels = panelsOf(layout);
    for (std::size_t a = 0; a < panels.size(); ++a) {
        EXPECT_TRUE(contains(layout.window, panels[a]));
        for (std::size_t b = a + 1; b < panels.size(); ++b) {
            EXPECT_FALSE(overlaps(panels[a], panels[b])) << a << " and " << b;
        }
    }
    for (const CardSlot& slot : layout.cards) {
        EXPECT_TRUE(contains(slot.panel, slot.view));
        EXPECT_LT(slot.card, request.cardCount);
    }
}

TEST(Layout, NothingOverlapsAtAnySizeAndTextScale) {
    for (const auto& [width, height] : {std::pair{1280, 720},
                                        {1280, 800},
                                        {1366, 768},
                                        {1600, 900},
                                        {1920, 1080},
                                        {2560, 1440},
                                        {3840, 2160},
                                        {1024, 768},
                                        {800, 600},
                                        {640, 480},
                                        {900, 1400},
                                        {8192, 100}}) {
        for (const float percent : {75.F, 90.F, 100.F, 115.F, 125.F, 150.F, 200.F, 250.F, 300.F}) {
            for (const std::size_t cards : {0U, 1U, 2U, 3U, 4U, 7U, 12U, 35U}) {
                for (const Page page : {Page::Flight, Page::Card, Page::Side}) {
                    for (const std::size_t selected : {0U, 2U, 50U}) {
                        expectSound({width, height, percent / 100.0F, cards, selected, page});
                    }
                }
            }
        }
    }
}

TEST(Layout, TheEditorHasAPlaceOrAPage) {
    for (const auto& [width, height, scale] : {std::tuple{1280, 720, 1.0F},
                                               {1024, 768, 1.0F},
                                               {1920, 1080, 1.2F},
                                               {1280, 720, 2.0F},
                                               {1024, 768, 2.0F},
                                               {1920, 1080, 2.4F},
                                               {720, 1280, 1.0F}}) {
        for (const Page page : {Page::Flight, Page::Card, Page::Side, Page::Timeline, Page::Tune}) {
            LayoutRequest request{width, height, scale, 3, 0, page};
            expectSound(request);
            EXPECT_TRUE(isEmpty(makeLayout(request).tune));
            request.tunes = true;
            expectSound(request);
            const Layout layout = makeLayout(request);
            const bool isFull = layout.kind == LayoutKind::Full;
            EXPECT_EQ(isEmpty(layout.tune), !isFull && page != Page::Tune)
                << width << "x" << height;
            if (isFull) {  // beside card, map and flight
                EXPECT_FALSE(isEmpty(layout.side));
                EXPECT_FALSE(isEmpty(layout.flight));
                EXPECT_GE(static_cast<float>(layout.tune.width), 368.0F * scale - 1.0F);
            }
        }
    }
}

TEST(Layout, MethodsCurvesAndKeysHaveAPlaceOrAPage) {
    for (const auto& [width, height, scale] : {std::tuple{1280, 720, 1.0F},
                                               {1600, 900, 1.0F},
                                               {1920, 1080, 1.2F},
                                               {1024, 768, 1.0F},
                                               {1024, 768, 2.0F},
                                               {1280, 720, 1.5F},
                                               {640, 480, 1.0F},
                                               {200, 150, 1.0F}}) {
        for (const Page page : {Page::Flight, Page::Card, Page::Side, Page::Timeline, Page::Tune,
                                Page::Interpolate}) {
            LayoutRequest request{width, height, scale, 3, 0, page};
            request.interpolates = true;
            request.methodCount = 4;
            request.flownMethod = 3;
            expectSound(request);
            const Layout layout = makeLayout(request);
            SCOPED_TRACE(std::to_string(width) + " page " + std::to_string(static_cast<int>(page)));
            const bool isFull = layout.kind == LayoutKind::Full;
            EXPECT_EQ(isEmpty(layout.pathTabs), !isFull);
            EXPECT_EQ(isEmpty(layout.paths),
                      isFull ? page == Page::Flight : page != Page::Interpolate);
            EXPECT_EQ(layout.methods.empty(), isEmpty(layout.paths));
            if (!layout.methods.empty()) {  // the flown one is there
                EXPECT_EQ(layout.methods.back().method, 3U);
            }
            // Those that have no place are named, but in the least of windows.
            EXPECT_TRUE(layout.methods.empty() || layout.methods.size() == 4 ||
                        !isEmpty(layout.moreMethods) || width == 200);
            EXPECT_TRUE(isEmpty(layout.moreMethods) || contains(layout.paths, layout.moreMethods));
            for (std::size_t i = 0; i < layout.methods.size(); ++i) {
                const MethodSlot& slot = layout.methods[i];
                EXPECT_TRUE(contains(layout.paths, slot.panel));
                EXPECT_TRUE(contains(slot.panel, slot.view));
                EXPECT_FALSE(overlaps(slot.panel, layout.moreMethods));
                for (std::size_t j = 0; j < i; ++j) {
                    EXPECT_FALSE(overlaps(slot.panel, layout.methods[j].panel));
                }
            }
            if (isFull) {  // all four beside each other, over their curves
                EXPECT_FALSE(isEmpty(layout.curves));
                EXPECT_EQ(layout.cards.empty(), page != Page::Flight);
                EXPECT_TRUE(page == Page::Flight || page == Page::Tune ||
                            layout.methods.size() == 4);
            }
        }
    }
}

TEST(Layout, TheLessonStandsBesideALiveCockpit) {
    for (const auto& [width, height] : {std::pair{320, 240},
                                        {640, 480},
                                        {800, 600},
                                        {1024, 768},
                                        {1280, 720},
                                        {1366, 768},
                                        {1600, 900},
                                        {1920, 1080},
                                        {3840, 2160},
                                        {720, 1280}}) {
        for (const float percent : {75.F, 100.F, 150.F, 200.F, 300.F}) {
            for (const bool looksAtPaths : {false, true}) {
                for (const Page page : {Page::Learn, Page::Card, Page::Side, Page::Timeline}) {
                    const float scale = textScale(width, height, 1.0, static_cast<int>(percent));
                    LayoutRequest request{width, height, scale, 3, 0, page};
                    request.learns = true;
                    request.interpolates = looksAtPaths;
                    request.methodCount = 4;
                    expectSound(request);
                    const Layout layout = makeLayout(request);
                    SCOPED_TRACE(std::to_string(width) + " at " + std::to_string(percent));
                    const bool isFull = layout.kind == LayoutKind::Full;
                    EXPECT_EQ(isEmpty(layout.lesson), !isFull && page != Page::Learn);
                    EXPECT_TRUE(!isFull || looksAtPaths || !isEmpty(layout.flight));
                    EXPECT_TRUE(!isFull || !looksAtPaths || !layout.methods.empty());
                }
            }
        }
    }
}

TEST(Layout, AProjectorShowsFlightThreeCardsAndTheLesson) {
    for (const auto& [width, height] :
         {std::pair{1024, 768}, {1280, 720}, {1600, 900}, {1920, 1080}}) {
        LayoutRequest request{width, height, textScale(width, height, 1.0, 100), 3, 0, Page::Learn};
        request.learns = true;
        const Layout layout = makeLayout(request);
        EXPECT_EQ(layout.kind, LayoutKind::Full);
        EXPECT_EQ(layout.cards.size(), 3U) << width;
        EXPECT_GE(layout.flight.height, 200);
        EXPECT_FALSE(isEmpty(layout.side));
        EXPECT_FALSE(isEmpty(layout.lesson));
    }
}

TEST(Layout, CardsThatAreLookedAtComeForward) {
    const auto shown = [](std::vector<std::size_t> looked, std::size_t selected) {
        LayoutRequest request{1024, 768, 1.0F, 5, selected};
        request.learns = true;
        request.looked = std::move(looked);
        std::vector<std::size_t> cards;
        for (const CardSlot& slot : makeLayout(request).cards) {
            cards.push_back(slot.card);
        }
        return cards;
    };
    using Cards = std::vector<std::size_t>;
    EXPECT_EQ(shown({}, 0), (Cards{0, 1, 2}));
    EXPECT_EQ(shown({}, 4), (Cards{2, 3, 4}));
    EXPECT_EQ(shown({3}, 0), (Cards{0, 1, 3}));
    EXPECT_EQ(shown({3, 4}, 0), (Cards{0, 3, 4}));
    EXPECT_EQ(shown({4, 3, 2}, 1), (Cards{1, 3, 4}));  // the selected one is always shown
    EXPECT_EQ(shown({1}, 1), (Cards{0, 1, 2}));
}

TEST(Layout, ACardIsLookedAtByItsWordsOrItsId) {
    sim::AppState state = sim::initialState();
    state.cards.resize(3);
    state.cards[0].id = "lsl";
    state.cards[1].id = state.cards[2].id = "urot";
    state.cards[1].options.policy = convention::Policy::KeepLast;
    EXPECT_EQ(lookedCard(state, "card urot"), 2U);
    EXPECT_EQ(lookedCard(state, "card urot:keep-last yaw"), 1U);
    state.cards.pop_back();
    EXPECT_EQ(lookedCard(state, "card urot yaw"), 1U);
    EXPECT_EQ(lookedCard(state, "card oblivion"), std::nullopt);
    EXPECT_EQ(lookedCard(state, "timeline"), std::nullopt);
}

TEST(Layout, ALessonCanBeGoneOnWithOnEveryPage) {
    for (const auto& [width, height] :
         {std::pair{640, 480}, {480, 800}, {800, 600}, {900, 1400}, {320, 240}, {1024, 768}}) {
        for (const Page page : {Page::Flight, Page::Card, Page::Side, Page::Timeline,
                                Page::Interpolate, Page::Tune, Page::Learn}) {
            for (const bool interpolates : {false, true}) {
                LayoutRequest request{width, height, 1.0F, 3, 0, page};
                request.learns = request.hasStep = true;
                request.interpolates = interpolates;
                request.methodCount = 3;
                expectSound(request);
                const Layout layout = makeLayout(request);
                EXPECT_NE(isEmpty(layout.lesson), isEmpty(layout.lessonBar))
                    << width << ' ' << static_cast<int>(page);
                request.hasStep = false;
                EXPECT_TRUE(isEmpty(makeLayout(request).lessonBar));
            }
        }
    }
}

TEST(Layout, ABlankedWindowHasNothingElse) {
    LayoutRequest request{1280, 720, 1.0F, 3, 0, Page::Learn};
    request.learns = request.blank = true;
    const Layout layout = makeLayout(request);
    EXPECT_EQ(layout.lesson, layout.window);
    EXPECT_TRUE(layout.cards.empty() && isEmpty(layout.flight) && isEmpty(layout.topBar));
}

TEST(Layout, SelectedCardIsAlwaysShown) {
    for (std::size_t selected = 0; selected < 12; ++selected) {
        for (const float scale : {0.75F, 1.0F, 2.0F, 3.0F}) {
            const Layout layout = makeLayout({1280, 720, scale, 12, selected, Page::Card});
            EXPECT_TRUE(std::ranges::any_of(
                layout.cards, [&](const CardSlot& slot) { return slot.card == selected; }));
        }
    }
}

TEST(Layout, ThreeCardsAndAllPanelsFitTheUsualWindows) {
    for (const auto& [width, height] : {std::pair{1280, 720}, {1600, 900}, {1920, 1080}}) {
        const float scale = textScale(width, height, 1.0, 100);
        const Layout layout = makeLayout({width, height, scale, 3, 0, Page::Card});
        EXPECT_EQ(layout.kind, LayoutKind::Full);
        EXPECT_EQ(layout.cards.size(), 3U);
        EXPECT_TRUE(isEmpty(layout.tabs));
        for (const Rect& rect : {layout.flight, layout.side, layout.timeline}) {
            EXPECT_FALSE(isEmpty(rect));
        }
        for (const CardSlot& slot : layout.cards) {
            EXPECT_GE(slot.view.width, 130);
        }
    }
}

TEST(Layout, LargeTextTurnsCardsIntoTabs) {
    const Layout layout = makeLayout({1280, 720, 1.5F, 3, 1, Page::Card});
    EXPECT_EQ(layout.kind, LayoutKind::Column);
    ASSERT_EQ(layout.cards.size(), 1U);
    EXPECT_EQ(layout.cards[0].card, 1U);
    EXPECT_FALSE(isEmpty(layout.tabs));
    EXPECT_EQ(makeLayout({1280, 720, 3.0F, 3, 1, Page::Flight}).kind, LayoutKind::Single);
}

TEST(Layout, TheVerdictsLineIsThereWhereItsPageIsNot) {
    for (const auto& [width, height, scale] :
         {std::tuple{1280, 720, 2.0F}, {1280, 800, 1.5F}, {800, 600, 1.0F}, {640, 480, 1.0F}}) {
        for (const Page page : {Page::Flight, Page::Card, Page::Timeline, Page::Side}) {
            const Layout layout = makeLayout({width, height, scale, 3, 0, page});
            EXPECT_NE(isEmpty(layout.verdict), isEmpty(layout.side)) << width << "x" << height;
        }
    }
    EXPECT_TRUE(isEmpty(makeLayout({1280, 720, 1.0F, 3, 0, Page::Card}).verdict));
}

TEST(Layout, TwoShipsShareTheFlightViewsPlace) {
    for (const auto& [width, height] :
         {std::pair{1600, 900}, {1280, 720}, {800, 600}, {720, 1280}}) {
        for (const Page page : {Page::Flight, Page::Card, Page::Timeline}) {
            LayoutRequest request{width, height, 1.0F, 3, 0, page};
            const Layout one = makeLayout(request);
            request.twoShips = true;
            const Layout two = makeLayout(request);
            SCOPED_TRACE(width);
            expectSound(request);
            EXPECT_TRUE(isEmpty(one.flightRight));
            EXPECT_TRUE(contains(one.flight, two.flight));
            EXPECT_TRUE(contains(one.flight, two.flightRight));
            // Beside each other in a wide place, below each other in a high one; equally large.
            const bool beside = one.flight.width >= one.flight.height;
            EXPECT_EQ(two.flight.y == two.flightRight.y, beside);
            EXPECT_EQ(two.flight.x == two.flightRight.x, !beside);
            EXPECT_NEAR(two.flight.width, two.flightRight.width, 1);
            EXPECT_NEAR(two.flight.height, two.flightRight.height, 1);
        }
    }
}

TEST(Layout, ALaneForEachCardMakesTheTimelineHigher) {
    for (const auto& [width, height] : {std::pair{1280, 720}, {1600, 900}, {1024, 768}}) {
        LayoutRequest request{width, height, 1.0F, 4, 0, Page::Card};
        const Layout one = makeLayout(request);
        request.allLanes = true;
        const Layout all = makeLayout(request);
        expectSound(request);
        EXPECT_GT(all.timeline.height, one.timeline.height);
        EXPECT_GE(all.flight.height, 200);
        EXPECT_GE(all.cards.front().panel.height, 140);
    }
}

TEST(Layout, EveryPageHasItsPlaceInSmallWindows) {
    for (const auto& [width, height] : {std::pair{800, 600}, {640, 480}, {720, 1280}, {200, 150}}) {
        for (const Page page : {Page::Flight, Page::Card, Page::Side, Page::Timeline}) {
            const LayoutRequest request{width, height, 1.0F, 3, 1, page};
            const Layout layout = makeLayout(request);
            SCOPED_TRACE(std::to_string(width) + " page " + std::to_string(static_cast<int>(page)));
            expectSound(request);
            EXPECT_FALSE(isEmpty(layout.tabs));
            EXPECT_EQ(!isEmpty(layout.timeline), page == Page::Timeline);
            EXPECT_EQ(!isEmpty(layout.side), page == Page::Side);
            // Beside a flight view that is always there its page is the card's.
            const bool isColumn = layout.kind == LayoutKind::Column;
            EXPECT_EQ(!layout.cards.empty(),
                      page == Page::Card || (isColumn && page == Page::Flight));
            EXPECT_EQ(!isEmpty(layout.flight), isColumn || page == Page::Flight);
        }
    }
}

TEST(Layout, ALowWindowSharesThePlaceOfTheCardsWithTheTimeline) {
    const LayoutRequest request{1280, 600, 1.0F, 3, 0, Page::Timeline};
    const Layout layout = makeLayout(request);
    expectSound(request);
    EXPECT_EQ(layout.kind, LayoutKind::Full);
    EXPECT_FALSE(isEmpty(layout.timeline));
    EXPECT_TRUE(layout.cards.empty());
    EXPECT_FALSE(isEmpty(layout.tabs));
}

TEST(Layout, NonsenseSizesAreSafe) {
    for (const int width : {0, -5, 1, 7, 100000}) {
        for (const int height : {0, -5, 1, 7, 100000}) {
            for (const float scale : {0.0F, -1.0F, 1.0F, std::nanf(""), 1e9F}) {
                const Layout layout = makeLayout({width, height, scale, 3, 0, Page::Card});
                EXPECT_GE(layout.window.width, 1);
                for (const Rect& rect : panelsOf(layout)) {
                    EXPECT_GT(rect.width, 0);
                    EXPECT_GT(rect.height, 0);
                }
            }
        }
    }
}

TEST(TextScale, FollowsMonitorAndWindow) {
    EXPECT_FLOAT_EQ(textScale(1280, 720, 1.0, 100), 1.0F);
    EXPECT_FLOAT_EQ(textScale(1600, 900, 1.0, 100), 1.0F);
    EXPECT_FLOAT_EQ(textScale(1920, 1080, 1.0, 100), 1.2F);
    EXPECT_FLOAT_EQ(textScale(3840, 2160, 2.0, 100), 2.4F);
    EXPECT_FLOAT_EQ(textScale(1280, 720, 2.0, 150), 3.0F);
    EXPECT_FLOAT_EQ(textScale(1280, 720, 1.0, 75), 0.75F);
    // A monitor that says 0, or nothing sensible, counts as 1.
    EXPECT_FLOAT_EQ(textScale(1280, 720, 0.0, 100), 1.0F);
    EXPECT_FLOAT_EQ(textScale(1280, 720, std::numeric_limits<double>::quiet_NaN(), 100), 1.0F);
}

}  // namespace
}  // namespace gimbalscope::ui
