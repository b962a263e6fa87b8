// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// A lesson by keys alone: a number is typed where nobody pointed at its field, what is scrolled
// away is reached, and from every task a key leads back to the question that holds the ship.
#include "lesson/a_lesson.h"

#include "lesson/library.h"
#include "lesson/read.h"
#include "sim/lessons.h"
#include "ui/bindings.h"
#include "ui/panels_fixture.h"

namespace gimbalscope::ui {
namespace {

using Lines = std::vector<std::string>;

class LessonKeysTest : public PanelsTest {
protected:
    LessonKeysTest() {
#if IMGUI_VERSION_NUM < 18700
        for (const ImGuiKey key : {ImGuiKey_UpArrow, ImGuiKey_DownArrow, ImGuiKey_Enter,
                                   ImGuiKey_Escape, ImGuiKey_Backspace}) {
            ImGui::GetIO().KeyMap[key] = key;
        }
#endif
    }
    /// A state at a step of the small lesson, in a task, with its question put.
    sim::AppState at(int step, const std::string& task = "learn") {
        lesson_ = &mine_;
        const std::array asks{"", "ask choice\n", "ask value\n", ""};
        return fly("learn " + std::to_string(step) + " mine.lesson\n" +
                   asks.at(static_cast<std::size_t>(step - 1)) + "task " + task + "\n");
    }
    Lines look(const sim::AppState& state) {
        Lines lines;
        for (const sim::Command& each : draw(state, width_, height_, scale_, page_).commands) {
            lines.push_back(sim::text(each));
        }
        return lines;
    }
    Lines press(const sim::AppState& state, ImGuiKey key) {
        Lines lines;
        for (const bool down : {true, false, false}) {
#if IMGUI_VERSION_NUM < 18700
            ImGui::GetIO().KeysDown[key] = down;
#else
            ImGui::GetIO().AddKeyEvent(key, down);
#endif
            const Lines more = look(state);
            lines.insert(lines.end(), more.begin(), more.end());
        }
        return lines;
    }
    /// Typed in one picture.
    Lines type(const sim::AppState& state, const char* text) {
        ImGui::GetIO().AddInputCharactersUTF8(text);
        return look(state);
    }
    bool isSeen(const std::string& name) const {
        return std::ranges::find(ui_.widgets, name, &NamedRect::name) != ui_.widgets.end();
    }

    const lesson::Lesson mine_ = lesson::readLesson(test::kLesson).lesson;
    int width_ = 1600, height_ = 900;
    float scale_ = 1.0F;
    Page page_ = Page::Learn;
};

TEST_F(LessonKeysTest, ANumberIsTypedWithoutPointingAtItsField) {
    const sim::AppState asked = at(3);
    look(asked);
    // Key by key, as somebody types; the field needs a picture to have the keyboard.
    for (const char* const key : {"-", "6", "1", ".", "5"}) {
        EXPECT_EQ(type(asked, key), Lines{});
    }
    EXPECT_EQ(press(asked, ImGuiKey_Enter), Lines{"predict -61.5"});
}

TEST_F(LessonKeysTest, ANumberAndEnterInOnePictureAreAnAnswer) {
    const sim::AppState asked = at(3);
    look(asked);
    ImGui::GetIO().AddInputCharactersUTF8("61");
    EXPECT_EQ(press(asked, ImGuiKey_Enter), Lines{"predict 61"});
}

TEST_F(LessonKeysTest, EscapeLeavesTheFieldAndADigitOpensItAgain) {
    const sim::AppState asked = at(3);
    look(asked);
    type(asked, "1");
    type(asked, "2");
    EXPECT_EQ(press(asked, ImGuiKey_Escape), Lines{});
    EXPECT_FALSE(ImGui::GetIO().WantTextInput);
    EXPECT_EQ(ui_.lesson.value, "");
    type(asked, "3");
    look(asked);
    type(asked, "4");
    EXPECT_EQ(press(asked, ImGuiKey_Enter), Lines{"predict 34"});
}

TEST_F(LessonKeysTest, LettersAndOtherStepsOpenNoField) {
    const sim::AppState asked = at(3);
    look(asked);
    type(asked, "s");
    EXPECT_EQ(ui_.lesson.typed, "");
    EXPECT_EQ(press(asked, ImGuiKey_Enter), Lines{});
    const sim::AppState choice = at(2);
    look(choice);
    type(choice, "2");
    look(choice);
    EXPECT_FALSE(ImGui::GetIO().WantTextInput);
    EXPECT_EQ(ui_.lesson.typed, "");
}

TEST_F(LessonKeysTest, ANumberOnAnotherPageLeadsToTheField) {
    const sim::AppState asked = at(3);
    width_ = 640;
    height_ = 480;
    page_ = Page::Flight;
    look(asked);
    EXPECT_EQ(type(asked, "6"), Lines{"page learn"});
    page_ = Page::Learn;
    look(asked);
    type(asked, "1");
    look(asked);
    EXPECT_EQ(press(asked, ImGuiKey_Enter), Lines{"predict 61"});
}

Lines keysOf(const sim::AppState& state, const KeyPress& press) {
    KeyPilot pilot;
    Lines lines;
    for (const sim::Command& each : commandsForKeys(pilot, std::array{press}, state)) {
        lines.push_back(sim::text(each));
    }
    return lines;
}

TEST_F(LessonKeysTest, WhatWritesANumberIsNoShortcut) {
    const sim::AppState asked = at(3), free = at(1);
    for (const char* const key : {"-", "=", ".", ",", "0", "5", "9"}) {
        EXPECT_EQ(keysOf(asked, {key, true}), Lines{}) << key;
    }
    EXPECT_EQ(keysOf(free, {"-", true}), Lines{"timeline-span 30"});
    EXPECT_EQ(keysOf(free, {".", true}), Lines{"tick"});
    // Minus lies elsewhere on other keyboards.
    EXPECT_EQ(keysOf(asked, {"]", true, false, false, false, false, "+"}), Lines{});
    EXPECT_EQ(keysOf(asked, {"]", true, false, false, false, false, "]"}), Lines{"speed 2"});
    // With Ctrl it writes nothing.
    EXPECT_EQ(keysOf(asked, {"-", true, false, false, true}), Lines{"text-size 90"});
}

std::string commandOf(const sim::AppState& state, std::string_view key) {
    const Lines lines = keysOf(state, {std::string(key), true});
    return lines.empty() ? "" : lines.front();
}

TEST_F(LessonKeysTest, KeysGoThroughALesson) {
    const sim::AppState state = at(2);
    EXPECT_EQ(commandOf(state, "PageDown"), "lesson next");
    EXPECT_EQ(commandOf(state, "PageUp"), "lesson back");
    EXPECT_EQ(commandOf(state, "Backspace"), "lesson again");
    EXPECT_EQ(commandOf(state, "H"), "lesson hint");
    EXPECT_EQ(commandOf(state, "K"), "blank on");
    EXPECT_EQ(commandOf(state, "F3"), "lesson off");
    EXPECT_EQ(commandOf(state, "2"), "predict 2");
    const auto after = [&](const std::string& more) {
        return fly("learn 2 mine.lesson\nask choice\n" + more);
    };
    EXPECT_EQ(commandOf(after("given 2\n"), "2"), "");  // pressed twice
    EXPECT_EQ(commandOf(after("given 2\ntold 2 right\n"), "2"), "preset 2");
    EXPECT_EQ(commandOf(at(1), "2"), "preset 2");  // a step that asks nothing
    EXPECT_EQ(commandOf(at(3), "2"), "");          // a value is typed
    EXPECT_EQ(commandOf(at(4), "2"), "preset 2");
    EXPECT_EQ(commandOf(at(2, "fly"), "2"), "preset 2");  // refused, and told why
    EXPECT_EQ(commandOf(sim::initialState(), "2"), "preset 2");
    EXPECT_EQ(commandOf(sim::initialState(), "PageDown"), "");
    EXPECT_EQ(commandOf(sim::initialState(), "F3"), "");
}

TEST_F(LessonKeysTest, FromEveryTaskKeysLeadBackToTheLesson) {
    for (const char* const task : {"fly", "tune", "interpolate"}) {
        const sim::AppState held = at(2, task);
        EXPECT_EQ(commandOf(held, "F2"), "task learn") << task;
        EXPECT_EQ(commandOf(held, "Escape"), "task learn") << task;
        EXPECT_EQ(commandOf(held, "F3"), "lesson off") << task;
        EXPECT_EQ(commandOf(held, "PageDown"), "lesson next") << task;
        EXPECT_EQ(commandOf(held, "H"), "lesson hint") << task;
        EXPECT_EQ(commandOf(held, "K"), "blank on") << task;
        EXPECT_EQ(commandOf(at(4, task), "Escape"), "") << task;  // nothing is held
    }
    const sim::AppState back =
        fly("learn 2 mine.lesson\nask choice\ntask fly\npage card\ntask learn\n");
    EXPECT_EQ(back.view.page, Page::Learn);
    EXPECT_EQ(commandOf(back, "F2"), "");
    EXPECT_EQ(commandOf(back, "Escape"), "");
    // What is new in a lesson is seen.
    EXPECT_EQ(fly("learn 2 mine.lesson\ntask fly\nlearn 3 mine.lesson\n").view.task,
              sim::Task::Learn);
    EXPECT_EQ(fly("learn 4 mine.lesson\ntask tune\nhint\n").view.task, sim::Task::Learn);
}

TEST_F(LessonKeysTest, WhoHoldsTheShipIsSaidWithTheKeysThatHelp) {
    sim::AppState held = at(2, "fly");
    EXPECT_EQ(heldSentence(held, {}),
              "The ship is held until you predict in lesson mine.lesson: F2 shows the question, F3 "
              "leaves the lesson.");
    held.view.keys = {{"lesson", "J"}, {"help", "F3"}};
    EXPECT_EQ(heldSentence(held, {{"J", "\xC3\x96"}}),
              "The ship is held until you predict in lesson mine.lesson: \xC3\x96 shows the "
              "question.");
    held.view.keys.clear();
    held.view.task = sim::Task::Learn;
    held.view.page = Page::Learn;
    held.view.learning.language = "de";
    EXPECT_EQ(heldSentence(held, {}),
              "Das Schiff wartet auf die Vorhersage in Lektion mine.lesson: F3 verl\xC3\xA4sst die "
              "Lektion.");
    EXPECT_EQ(sim::update(held, sim::TurnBy{sim::Turn::PitchUp, 10.0}).message,
              sim::heldMessage(held));
}

TEST_F(LessonKeysTest, ArrowsBeginAtTheAnswers) {
    const sim::AppState asked = at(2);
    look(asked);
    press(asked, ImGuiKey_DownArrow);
    EXPECT_EQ(ui_.focus.name, "lesson choice 1");
    EXPECT_EQ(press(asked, ImGuiKey_Enter), Lines{"predict 1"});
}

TEST_F(LessonKeysTest, ArrowsScrollToEveryChoice) {
    for (const auto& [width, height, scale] :
         {std::tuple{1024, 768, 2.0F}, {1024, 768, 1.5F}, {800, 600, 1.75F}, {640, 480, 2.0F}}) {
        width_ = width;
        height_ = height;
        scale_ = scale;
        for (const lesson::Lesson& each : lesson::lessons()) {
            lesson_ = &each;
            const auto step = std::ranges::find_if(each.steps, [](const lesson::Step& one) {
                return one.question && !one.question->choices.empty();
            });
            if (step == each.steps.end()) {
                continue;
            }
            const sim::AppState asked =
                fly("learn " + std::to_string(step - each.steps.begin() + 1) + " " + each.id +
                    "\nask choice\n");
            ui_ = initialUiState();
            look(asked);
            look(asked);
            press(asked, ImGuiKey_DownArrow);
            const std::size_t count = step->question->choices.size();
            for (std::size_t choice = 1; choice <= count; ++choice) {
                const std::string name = "lesson choice " + std::to_string(choice);
                EXPECT_EQ(ui_.focus.name, name) << each.id << ' ' << width << ' ' << scale;
                EXPECT_TRUE(isSeen(name)) << each.id << ' ' << name << ' ' << width << ' ' << scale;
                press(asked, ImGuiKey_DownArrow);
            }
        }
    }
}

}  // namespace
}  // namespace gimbalscope::ui
