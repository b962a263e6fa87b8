// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The task Learn: its panel fits at every size, each control gives its command, a prediction is
// held against what came, and what a step looks at can be found.
#include "lesson/a_lesson.h"

#include "lesson/library.h"
#include "lesson/read.h"
#include "ui/explain.h"
#include "ui/lesson_parts.h"
#include "ui/panels_fixture.h"

namespace gimbalscope::ui {
namespace {

using Lines = std::vector<std::string>;

class LessonTest : public PanelsTest {
protected:
    /// A state at a step of the small lesson.
    sim::AppState at(int step, const std::string& more = "") {
        lesson_ = &mine_;
        const std::array asks{"", "ask choice\n", "ask value\n", ""};
        return fly("task learn\nlearn " + std::to_string(step) +
                   " mine.lesson\nshow urot lsl-rpy\n" +
                   asks.at(static_cast<std::size_t>(step - 1)) + more);
    }
    /// What puts the question of a step.
    static std::string asking(const lesson::Step& step) {
        const sim::Asked asked = lesson::askedBy(step);
        return asked == sim::Asked::Nothing ? "" : sim::text(sim::PutQuestion{asked}) + "\n";
    }
    Lines clickOn(const sim::AppState& state, const std::string& name) {
        Lines lines;
        for (const sim::Command& each :
             click(state, rectOf(draw(state, 1600, 900, 1.0F, Page::Learn), name))) {
            lines.push_back(sim::text(each));
        }
        return lines;
    }
    bool has(const sim::AppState& state, const std::string& name) {
        const Frame frame = draw(state, 1600, 900, 1.0F, Page::Learn);
        return std::ranges::find(frame.widgets, name, &NamedRect::name) != frame.widgets.end();
    }
    /// No overlap at any size.
    void look(const sim::AppState& state, const std::string& where) {
        for (const auto& [width, height] : {std::pair{1280, 720},
                                            {1600, 900},
                                            {1920, 1080},
                                            {1024, 768},
                                            {800, 600},
                                            {640, 480},
                                            {320, 240},
                                            {720, 1280}}) {
            for (const float percent : {75.0F, 100.0F, 150.0F, 200.0F}) {
                const Frame frame = draw(state, width, height, percent / 100.0F, Page::Learn);
                EXPECT_TRUE(frame.finite);
                expectNoOverlap(frame, {0, 0, width, height},
                                where + " " + std::to_string(width) + "x" + std::to_string(height) +
                                    " at " + std::to_string(percent));
                if (HasFailure()) {
                    return;
                }
            }
        }
    }

    const lesson::Lesson mine_ = lesson::readLesson(test::kLesson).lesson;
};

TEST_F(LessonTest, TheTabBeginsTheTask) {
    const Lines expected{"task learn", "page learn"};
    Lines lines;
    const sim::AppState state = sim::initialState();
    for (const sim::Command& each :
         click(state, rectOf(draw(state, 1600, 900, 1.0F), "task Learn"))) {
        lines.push_back(sim::text(each));
    }
    EXPECT_EQ(lines, expected);
}

TEST_F(LessonTest, OneBeginsWithTheList) {
    const sim::AppState state = fly("task learn\n");
    EXPECT_EQ(clickOn(state, "lesson L1"), Lines{"lesson L1"});
    EXPECT_EQ(clickOn(state, "lesson blank"), Lines{"blank on"});
    EXPECT_FALSE(has(state, "lesson next"));
    look(state, "list");
}

TEST_F(LessonTest, TheTeachersButtonsGiveTheirCommands) {
    const sim::AppState state = at(2);
    EXPECT_EQ(clickOn(state, "lesson next"), Lines{"lesson next"});
    EXPECT_EQ(clickOn(state, "lesson back"), Lines{"lesson back"});
    EXPECT_EQ(clickOn(state, "lesson again"), Lines{"lesson again"});
    EXPECT_EQ(clickOn(state, "lesson list"), Lines{"lesson off"});
    EXPECT_EQ(clickOn(state, "lesson slow"), Lines{"speed 0.25"});
    EXPECT_EQ(clickOn(state, "lesson text"), Lines{"text-size 115"});
    EXPECT_EQ(clickOn(state, "lesson full"), Lines{"full-screen on"});
    EXPECT_EQ(clickOn(state, "lesson language"), Lines{"lesson-language de"});
    EXPECT_EQ(clickOn(at(1), "lesson freeze"), Lines{"pause on"});
    EXPECT_EQ(clickOn(at(1), "lesson back"), Lines{});  // the first step
}

TEST_F(LessonTest, APredictionIsTakenOnce) {
    const sim::AppState asked = at(2, "pause on\n");
    EXPECT_EQ(clickOn(asked, "lesson choice 2"), Lines{"predict 2"});
    EXPECT_EQ(clickOn(asked, "lesson freeze"), Lines{});  // the question holds the ship
    EXPECT_FALSE(has(at(2, "given 1\ntold 2 wrong\n"), "lesson choice 2"));
    look(asked, "asked");
    look(at(2, "given 1\n"), "given");
    look(at(2, "given 1\ntold 2 wrong\n"), "wrong");
    look(at(2, "given 2\ntold 2 right\n"), "right");
}

TEST_F(LessonTest, AValueIsTyped) {
    const sim::AppState asked = at(3, "pause on\n");
    EXPECT_EQ(clickOn(asked, "lesson predict"), Lines{});  // nothing is typed yet
    clickOn(asked, "lesson value");
    ImGui::GetIO().AddInputCharactersUTF8("61");
    draw(asked, 1600, 900, 1.0F, Page::Learn);
    EXPECT_EQ(clickOn(asked, "lesson predict").front(), "predict 61");
    look(asked, "value");
}

TEST_F(LessonTest, HintsComeOneByOne) {
    EXPECT_EQ(clickOn(at(4), "lesson hint"), Lines{"hint"});
    EXPECT_TRUE(has(at(4, "hint\n"), "lesson hint"));
    EXPECT_FALSE(has(at(4, "hint\nhint\n"), "lesson hint"));
    look(at(4, "hint\nhint\nmet\n"), "goal");
}

TEST_F(LessonTest, TheEndLeadsOn) {
    lesson_ = lesson::find("L1");
    ASSERT_NE(lesson_, nullptr);
    const std::size_t end = lesson_->steps.size() + 1;
    const sim::AppState state = fly("task learn\nlearn " + std::to_string(end) + " L1\n");
    EXPECT_EQ(clickOn(state, "lesson following"), Lines{"lesson L2"});
    EXPECT_EQ(clickOn(state, "lesson to list"), Lines{"lesson off"});
    EXPECT_EQ(clickOn(state, "lesson next"), Lines{});
    look(state, "sum");
}

TEST_F(LessonTest, ATargetHasSlidersForTheAnglesThatAreFlown) {
    const sim::AppState keys = at(4, "target 30 60 40\n");
    EXPECT_FALSE(has(keys, "slider yaw"));
    const sim::AppState angles = at(4, "drive angles\ntarget 30 60 40\n");
    ASSERT_TRUE(has(angles, "slider yaw"));
    const Lines lines = clickOn(angles, "slider pitch more");
    ASSERT_EQ(lines.size(), 1U);  // let go when something else is taken
    EXPECT_TRUE(lines[0].starts_with("attitude ")) << lines[0];
    look(angles, "target");
}

TEST_F(LessonTest, ABlankedWindowShowsTheTitleAndComesBackByAClick) {
    const sim::AppState state = at(2, "blank on\n");
    const Frame frame = draw(state, 1600, 900, 1.0F, Page::Learn);
    ASSERT_EQ(frame.widgets.size(), 1U);
    EXPECT_EQ(clickOn(state, "lesson unblank"), Lines{"blank off"});
}

TEST_F(LessonTest, GoalsAreSaidInWords) {
    const auto said = [](const std::string& condition, const std::string& language = "en") {
        const sim::ParsedCommand parsed = sim::parse("expect " + condition);
        const lesson::Condition part{1, std::get<sim::Expect>(*parsed.command)};
        const lesson::Unit unit = lesson::unitOf(part.expect, sim::initialState());
        return goalWords({&part, false, {}, unit}, language);
    };
    EXPECT_EQ(said("urot worst-error-deg < 0.001"),
              "urot: worst error at all attitudes below 0.001\xC2\xB0");
    EXPECT_EQ(said("urot worst-error-deg < 0.001", "de"),
              "urot: gr\xC3\xB6\xC3\x9F"
              "ter Fehler \xC3\xBC"
              "ber alle Lagen unter 0,001\xC2\xB0");
    EXPECT_EQ(said("urot yaw-step-deg > 10"), "urot: largest step of yaw above 10\xC2\xB0");
    EXPECT_EQ(said("heading 180 within 20"), "heading = 180\xC2\xB0 \xC2\xB1 20\xC2\xB0");
    EXPECT_EQ(said("urot worst-nan is 0"), "urot: NaN at all attitudes = 0");
    EXPECT_EQ(said("nose-up < -30"),
              "nose up below \xE2\x88\x92"
              "30\xC2\xB0");
    EXPECT_EQ(said("urot yaw 182 within 1"), "urot: yaw = 182 \xC2\xB1 1 rotator units");
    const lesson::Condition target{
        1, std::get<sim::Expect>(*sim::parse("expect target-deg < 2").command)};
    const auto found = [&](const sim::Finding& finding, const std::string& language) {
        return goalFound({&target, false, finding, lesson::Unit::Degrees}, language);
    };
    EXPECT_EQ(found({false, "", 67.73493033021303}, "en"), "67.73\xC2\xB0");
    EXPECT_EQ(found({false, "", 67.73493033021303}, "de"), "67,73\xC2\xB0");
    EXPECT_EQ(found({false, "NaN", NAN}, "en"), "NaN");
    EXPECT_EQ(found({false, "stretched"}, "de"), lesson::word("stretched", "de"));
    // No goal of a lesson is left in the words of scripts.
    for (const lesson::Lesson& each : lesson::lessons()) {
        for (const lesson::Step& step : each.steps) {
            for (const lesson::Condition& part :
                 step.goal ? step.goal->reach : std::vector<lesson::Condition>{}) {
                const std::string words = goalWords({&part, false, {}, lesson::Unit::Plain}, "en");
                EXPECT_EQ(words.find("-deg"), std::string::npos) << words;
            }
        }
    }
}

TEST_F(LessonTest, WhatExplainsALessonIsTranslated) {
    for (const Explanation& each : explanations()) {
        const bool isOfLessons = each.name.starts_with("lesson ") && each.name != "lesson keys";
        if (isOfLessons || each.name == "goal" || each.name == "prediction" ||
            each.name == "corrections" || each.name == "slider") {
            EXPECT_NE(lesson::word(each.text, "de"), each.text) << each.name;
        }
    }
}

TEST_F(LessonTest, WhatIsAskedIsSeenWithoutScrolling) {
    for (const lesson::Lesson& each : lesson::lessons()) {
        for (const std::string language : {"en", "de"}) {
            const lesson::Lesson spoken =
                lesson::translated(each, lesson::translation(each.id, language));
            lesson_ = &spoken;
            for (std::size_t step = 1; step <= each.steps.size(); ++step) {
                const sim::AppState state =
                    fly("task learn\nlearn " + std::to_string(step) + " " + each.id +
                        "\nlesson-language " + language + "\n" + asking(each.steps[step - 1]));
                for (const auto& [width, height, scale] :
                     {std::tuple{1024, 768, 1.0F}, {1280, 720, 1.0F}, {1920, 1080, 1.2F}}) {
                    const Frame frame = draw(state, width, height, scale, Page::Learn);
                    EXPECT_TRUE(std::ranges::none_of(frame.widgets,
                                                     [](const NamedRect& widget) {
                                                         return widget.name.starts_with(
                                                             "lesson more");
                                                     }))
                        << each.id << " step " << step << ' ' << language << ' ' << width;
                }
            }
        }
    }
}

TEST_F(LessonTest, WhatIsRevealedIsSeenWithoutScrolling) {
    for (const lesson::Lesson& each : lesson::lessons()) {
        for (const std::string language : {"en", "de"}) {
            const lesson::Lesson spoken =
                lesson::translated(each, lesson::translation(each.id, language));
            lesson_ = &spoken;
            for (std::size_t step = 1; step <= each.steps.size(); ++step) {
                if (!each.steps[step - 1].question) {
                    continue;
                }
                const sim::AppState state =
                    fly("learn " + std::to_string(step) + " " + each.id + "\nlesson-language " +
                        language + "\n" + asking(each.steps[step - 1]) + "given 1\ntold 2 wrong\n");
                for (const auto& [width, height, scale] :
                     {std::tuple{1024, 768, 1.0F}, {1280, 720, 1.0F}, {1920, 1080, 1.2F}}) {
                    ui_ = initialUiState();
                    draw(state, width, height, scale, Page::Learn);
                    EXPECT_NE(std::ranges::find(ui_.places, "lesson reveals", &NamedRect::name),
                              ui_.places.end())
                        << each.id << " step " << step << ' ' << language << ' ' << width;
                }
            }
        }
    }
}

TEST_F(LessonTest, CardsThatAreAllSeenHaveNoTabs) {
    const auto tabs = [&](const std::string& script, Page page = Page::Learn) {
        std::string names;
        for (const NamedRect& each : draw(fly(script), 1024, 768, 1.0F, page).widgets) {
            names += each.name.starts_with("tab ") ? each.name.substr(4) + " " : "";
        }
        return names;
    };
    lesson_ = lesson::find("L5");
    ASSERT_NE(lesson_, nullptr);
    EXPECT_EQ(tabs("learn 5 L5\nshow urot lsl-rpy oblivion\n"), "");
    EXPECT_EQ(tabs("learn 5 L5\nshow urot lsl-rpy oblivion\n", Page::Timeline), "Cards Timeline ");
    // Which of them are shown is chosen where not all fit.
    EXPECT_EQ(tabs("learn 5 L5\nshow urot lsl-rpy oblivion lsl\n"),
              "urot lsl-rpy oblivion lsl Timeline ");
    // The step looks at the timeline.
    EXPECT_EQ(tabs("learn 7 L5\nshow urot lsl-rpy oblivion\n"), "Cards Timeline ");
    EXPECT_NE(std::ranges::find(ui_.places, "look timeline", &NamedRect::name), ui_.places.end());
}

TEST_F(LessonTest, TheStretchIsSaidOnTheSmallestCards) {
    for (const auto& [width, height] : {std::pair{1024, 768}, {1280, 720}, {1366, 768}}) {
        for (const int step : {5, 7}) {  // beside the cards, and with tabs for the timeline
            lesson_ = lesson::find("L5");
            draw(fly("learn " + std::to_string(step) + " L5\nshow urot lsl-rpy oblivion\n"), width,
                 height, 1.0F, Page::Learn);
            const auto isSaid = [](const NamedRect& each) { return each.name == "cause"; };
            EXPECT_EQ(std::ranges::count_if(ui_.explained, isSaid), 3) << width << ' ' << step;
            const auto isAngle = [](const NamedRect& each) {
                return each.name == "angle of a card";
            };
            EXPECT_EQ(std::ranges::count_if(ui_.explained, isAngle), 9) << width << ' ' << step;
        }
    }
}

TEST_F(LessonTest, EverythingThatIsLookedAtHasARing) {
    for (const lesson::Lesson& each : lesson::lessons()) {
        lesson_ = &each;
        for (std::size_t step = 1; step <= each.steps.size(); ++step) {
            std::string script = "task learn\nlesson-language en\nlearn " + std::to_string(step) +
                                 " " + each.id + "\n";
            for (const std::vector<lesson::Act>* const acts :
                 {&each.setup, &each.steps[step - 1].before}) {
                for (const lesson::Act& act : *acts) {
                    const auto* const command = std::get_if<sim::Command>(&act.what);
                    script += command != nullptr ? sim::text(*command) + "\n" : "";
                }
            }
            const sim::AppState state = fly(script);
            for (const auto& [width, height] :
                 {std::pair{1024, 768}, {1280, 720}, {1600, 900}, {800, 600}}) {
                draw(state, width, height, 1.0F, Page::Learn);
                for (const std::string& look : each.steps[step - 1].looks) {
                    EXPECT_NE(std::ranges::find(ui_.places, "look " + look, &NamedRect::name),
                              ui_.places.end())
                        << each.id << " step " << step << ' ' << look << ' ' << width;
                }
            }
        }
    }
}

TEST_F(LessonTest, TheVerdictHasAPlaceWhereItIsShown) {
    const sim::AppState state = at(1);
    for (const auto& [width, height] : {std::pair{1024, 768}, {1600, 900}, {1280, 720}}) {
        draw(state, width, height, 1.0F, Page::Learn);
        EXPECT_NE(std::ranges::find(ui_.places, "verdict", &NamedRect::name), ui_.places.end())
            << width;
    }
    draw(state, 800, 600, 1.0F, Page::Card);
    EXPECT_NE(std::ranges::find(ui_.places, "verdict", &NamedRect::name), ui_.places.end());
}

TEST_F(LessonTest, OnOtherPagesALineGoesOn) {
    const sim::AppState state = at(2);
    for (const Page page : {Page::Flight, Page::Card, Page::Side, Page::Timeline}) {
        const Frame frame = draw(state, 640, 480, 1.0F, page);
        const Rect next = rectOf(frame, "lesson next"), back = rectOf(frame, "lesson back");
        EXPECT_GT(next.width, 30);
        EXPECT_LT(right(back), next.x);
    }
    EXPECT_TRUE(has(state, "lesson next"));
}

TEST_F(LessonTest, AListInABandDoesNotScroll) {
    const sim::AppState state = fly("task learn\n");
    for (const auto& [width, height] : {std::pair{1024, 768}, {1280, 720}, {1366, 768}}) {
        for (const NamedRect& each : draw(state, width, height, 1.0F, Page::Learn).widgets) {
            EXPECT_FALSE(each.name.starts_with("lesson more")) << width;
        }
    }
}

TEST_F(LessonTest, EveryLessonFitsInBothLanguages) {
    for (const lesson::Lesson& each : lesson::lessons()) {
        for (const std::string language : {"en", "de"}) {
            const lesson::Lesson spoken =
                lesson::translated(each, lesson::translation(each.id, language));
            lesson_ = &spoken;
            for (std::size_t step = 1; step <= each.steps.size() + 1; ++step) {
                const lesson::Step* const shown =
                    step <= each.steps.size() ? &each.steps[step - 1] : nullptr;
                const sim::AppState state = fly("task learn\nlearn " + std::to_string(step) + " " +
                                                each.id + "\nlesson-language " + language + "\n" +
                                                (shown == nullptr || !shown->question ? ""
                                                 : shown->question->value ? "ask value\n"
                                                                          : "ask choice\n"));
                for (const auto& [width, height] :
                     {std::pair{1024, 768}, {1280, 720}, {1600, 900}, {800, 600}}) {
                    const Frame frame = draw(state, width, height, 1.0F, Page::Learn);
                    EXPECT_TRUE(frame.finite);
                    expectNoOverlap(frame, {0, 0, width, height},
                                    each.id + " " + std::to_string(step) + " " + language);
                    if (HasFailure()) {
                        return;
                    }
                }
            }
        }
    }
}

}  // namespace
}  // namespace gimbalscope::ui
