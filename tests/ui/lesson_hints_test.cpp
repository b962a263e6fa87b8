// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// A hint that is asked for is seen, and the goal's sentence with it; a goal that was reached stays
// reached; the ring of an angle leaves its neighbours whole.
#include "lesson/a_lesson.h"

#include "lesson/library.h"
#include "lesson/read.h"
#include "ui/panels_fixture.h"

namespace gimbalscope::ui {
namespace {

struct Size {
    int width, height;
    float scale;
};
constexpr std::array kSizes{Size{1024, 768, 1.0F}, Size{1280, 720, 1.0F}, Size{1024, 768, 1.5F},
                            Size{1280, 720, 1.5F}, Size{1920, 1080, 1.2F}};

class LessonHintsTest : public PanelsTest {
protected:
    /// A step as it begins, with what it does and so many hints.
    sim::AppState at(const lesson::Lesson& lesson, std::size_t step, std::size_t hints,
                     const std::string& more = "") {
        lesson_ = &lesson;
        std::string script = "task learn\nlearn " + std::to_string(step) + " " + lesson.id + "\n";
        for (const std::vector<lesson::Act>* const acts :
             {&lesson.setup, &lesson.steps[step - 1].before}) {
            for (const lesson::Act& act : *acts) {
                const auto* const command = std::get_if<sim::Command>(&act.what);
                script += command != nullptr ? sim::text(*command) + "\n" : "";
            }
        }
        for (std::size_t hint = 0; hint < hints; ++hint) {
            script += "hint\n";
        }
        return fly(script + more);
    }
    bool isPlace(const std::string& name) const {
        return std::ranges::find(ui_.places, name, &NamedRect::name) != ui_.places.end();
    }
    /// Asks for the hints of a step one after the other.
    void expectHintsSeen(const lesson::Lesson& lesson, std::size_t step, const Size& size) {
        ui_ = initialUiState();
        const lesson::Step& shown = lesson.steps[step - 1];
        for (std::size_t hints = 1; hints <= shown.hints.size(); ++hints) {
            const sim::AppState state =
                at(lesson, step, hints, "lesson-language " + lesson.language + "\n");
            look(state, size);  // the first picture, as render draws one
            const std::string where = lesson.id + " step " + std::to_string(step) + " " +
                                      lesson.language + " " + std::to_string(size.width) + " at " +
                                      std::to_string(size.scale) + ", hint " +
                                      std::to_string(hints);
            EXPECT_TRUE(isPlace("lesson newest hint")) << where;
            EXPECT_TRUE(!shown.goal || isPlace("lesson goal")) << where;
        }
    }
    void look(const sim::AppState& state, const Size& size) {
        draw(state, size.width, size.height, size.scale, Page::Learn);
    }
};

TEST_F(LessonHintsTest, TheNewestIsSeenTogetherWithTheGoal) {
    for (const Size& size : kSizes) {
        for (const std::string language : {"en", "de"}) {
            for (const lesson::Lesson& each : lesson::lessons()) {
                const lesson::Lesson spoken =
                    lesson::translated(each, lesson::translation(each.id, language));
                for (std::size_t step = 1; step <= each.steps.size(); ++step) {
                    expectHintsSeen(spoken, step, size);
                }
            }
        }
    }
}

TEST_F(LessonHintsTest, OneScrollsOnFromANewHint) {
    const lesson::Lesson& lesson = *lesson::find("L5");
    const Size size{1280, 720, 1.5F};
    const sim::AppState state = at(lesson, 7, 1);
    look(state, size);
    look(state, size);
    EXPECT_GT(ui_.lesson.scroll[0], 0.0F);
    ui_.lesson.scroll = {};  // to what was read before
    look(state, size);
    EXPECT_EQ(ui_.lesson.scroll[0], 0.0F);
    EXPECT_FALSE(isPlace("lesson newest hint"));
    // The next one is shown again; the step begun anew is at its top.
    const sim::AppState more = at(lesson, 7, 2);
    look(more, size);
    look(more, size);
    EXPECT_TRUE(isPlace("lesson newest hint"));
    look(at(lesson, 6, 0), size);
    EXPECT_EQ(ui_.lesson.scroll[0], 0.0F);
}

TEST_F(LessonHintsTest, AllAreWrittenOutWhereTheyHaveRoom) {
    look(at(*lesson::find("L5"), 7, 3), {1920, 1080, 1.0F});
    EXPECT_EQ(ui_.lesson.fit.hints, HintSet::InOrder);
    look(at(*lesson::find("L5"), 7, 3), {1024, 768, 1.0F});
    EXPECT_NE(ui_.lesson.fit.hints, HintSet::InOrder);
}

TEST_F(LessonHintsTest, AGoalThatWasReachedStandsTicked) {
    const lesson::Lesson& lesson = *lesson::find("L6");
    const auto count = [&](const std::string& name) {
        return std::ranges::count(ui_.places, name, &NamedRect::name);
    };
    look(at(lesson, 8, 0), kSizes[0]);
    EXPECT_EQ(count("goal part open"), 1);
    look(at(lesson, 8, 0, "met\n"), kSizes[0]);  // and flown on, past the target
    EXPECT_EQ(count("goal part open"), 0);
    EXPECT_EQ(count("goal part reached"), 1);
}

TEST_F(LessonHintsTest, TheRingOfAnAngleLeavesItsNeighboursWhole) {
    for (const Size& size : kSizes) {
        const sim::AppState state = at(*lesson::find("L5"), 7, 0);
        look(state, size);
        const auto ring = std::ranges::find(ui_.places, "ring card urot yaw", &NamedRect::name);
        ASSERT_NE(ring, ui_.places.end());
        const auto row = std::ranges::find(ui_.places, "look card urot yaw", &NamedRect::name);
        ASSERT_NE(row, ui_.places.end());
        if (row->rect.height < 60) {  // else it is a tab or a card
            EXPECT_GE(ring->rect.y, row->rect.y);
            EXPECT_LE(bottom(ring->rect), bottom(row->rect));
        }
    }
}

}  // namespace
}  // namespace gimbalscope::ui
