// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The table of keys. What choices make of it is in key_choices.cpp.
#include "ui/bindings.h"

#include <algorithm>
#include <array>

#include "ui/card_rival.h"

namespace gimbalscope::ui {
namespace {

using sim::AppState;
using sim::Command;
using sim::Turn;
using Answer = std::optional<Command>;
using To = sim::GoInLesson::To;

constexpr std::string_view kFly = "Fly", kTime = "Time", kShow = "Show", kAttitudes = "Attitudes",
                           kLearn = "Learn";

Answer brake(const AppState&) { return sim::Brake{}; }
Answer reset(const AppState&) { return sim::Reset{}; }
Answer level(const AppState&) { return sim::Level{}; }
Answer undo(const AppState&) { return sim::Undo{}; }
Answer redo(const AppState&) { return sim::Redo{}; }
Answer pause(const AppState& state) { return sim::Pause{!state.paused}; }
Answer tick(const AppState&) { return sim::TickOnce{}; }
Answer back(const AppState&) { return sim::TickBack{}; }
Answer toStart(const AppState&) { return sim::Seek{0.0}; }
Answer toEnd(const AppState&) { return sim::Seek{}; }
Answer nextVariant(const AppState&) { return sim::NextVariant{}; }
/// A/B: the selected card against its first rival, or alone again.
Answer versus(const AppState& state) {
    const std::size_t card = state.view.selectedCard;
    if (card >= state.cards.size()) {
        return std::nullopt;
    }
    return sim::SetRival{state.cards[card].rival ? std::string() : firstRival(state, card)};
}
Answer picture(const AppState&) { return sim::TakePicture{"gimbalscope.png"}; }

/// Slow motion, one step down the ladder of speeds.
Answer slower(const AppState& state) {
    return sim::SetNumber{"speed", neighbouringSpeed(state.speed, -1)};
}
Answer faster(const AppState& state) {
    return sim::SetNumber{"speed", neighbouringSpeed(state.speed, +1)};
}
Answer timelineIn(const AppState& state) {
    return sim::SetNumber{"timeline-span", neighbouringSpan(state.view.timeline.spanS, -1)};
}
Answer timelineOut(const AppState& state) {
    return sim::SetNumber{"timeline-span", neighbouringSpan(state.view.timeline.spanS, +1)};
}

/// The next of several, in a circle.
template <class Enum>
Enum after(Enum value, std::size_t count) {
    return static_cast<Enum>((static_cast<std::size_t>(value) + 1) % count);
}
/// The next word of a choice, in a circle.
template <class Enum>
Answer nextWord(std::string_view name, Enum value) {
    const auto words = sim::choiceWords(name);
    const auto next = static_cast<std::size_t>(after(value, words.size()));
    return sim::SetChoice{std::string(name), std::string(words[next])};
}
Answer nextCamera(const AppState& state) {
    return sim::SetCamera{after(state.view.camera, sim::cameraNames().size())};
}
Answer nextTheme(const AppState& state) {
    return sim::SetTheme{after(state.view.theme, sim::themeNames().size())};
}
Answer nextDrive(const AppState& state) { return nextWord("drive", state.drive); }
Answer nextTask(const AppState& state) { return nextWord("task", state.view.task); }
Answer nextSide(const AppState& state) { return nextWord("side", state.view.side); }
Answer nextNavball(const AppState& state) { return nextWord("navball", state.view.navball); }
Answer nextMode(const AppState& state) { return nextWord("timeline", state.view.timeline.mode); }
Answer nextCard(const AppState& state) {
    return state.cards.empty()
               ? Answer()
               : sim::SelectCard{after(state.view.selectedCard, state.cards.size()) + 1};
}
/// Text one size larger or smaller.
Answer textBy(const AppState& state, int direction) {
    return sim::SetNumber{"text-size", neighbouringTextSize(state.view.textPercent, direction)};
}
Answer textLarger(const AppState& state) { return textBy(state, +1); }
Answer textSmaller(const AppState& state) { return textBy(state, -1); }

Answer toggleHelp(const AppState& state) { return sim::SetSwitch{"help", !state.view.help}; }
bool hasLesson(const AppState& state) { return !state.view.learning.lesson.empty(); }
/// A lesson is open and can be seen, whatever page a small window shows.
bool isLearning(const AppState& state) {
    return state.view.task == sim::Task::Learn && hasLesson(state);
}
/// To where one is in the lesson, from every task and page.
Answer showLesson(const AppState& state) {
    if (state.view.task != sim::Task::Learn) {
        return sim::SetChoice{"task", "learn"};
    }
    return state.view.page != sim::Page::Learn ? Answer(sim::SetChoice{"page", "learn"})
                                               : std::nullopt;
}
/// Closes the help, or leads back to the lesson that holds the ship; nothing else, so that it never
/// surprises.
Answer close(const AppState& state) {
    if (state.view.help) {
        return sim::SetSwitch{"help", false};
    }
    return state.view.learning.asked != sim::Asked::Nothing ? showLesson(state) : std::nullopt;
}
Answer toggleFullScreen(const AppState& state) {
    return sim::SetSwitch{"full-screen", !state.view.fullScreen};
}
template <sim::GoInLesson::To to>
Answer inLesson(const AppState& state) {
    return hasLesson(state) ? Answer(sim::GoInLesson{to, {}, 1}) : std::nullopt;
}
Answer blank(const AppState& state) {
    return state.view.task == sim::Task::Learn || hasLesson(state)
               ? Answer(sim::SetSwitch{"blank", !state.view.learning.isBlank})
               : std::nullopt;
}
/// An attitude; while a lesson waits for a choice the one of that number, and nothing while it
/// waits for a value, which is typed, or flies what was predicted: a key pressed twice.
template <int number>
Answer preset(const AppState& state) {
    const sim::Asked asked = isLearning(state) ? state.view.learning.asked : sim::Asked::Nothing;
    const sim::Prediction* const made =
        isLearning(state) ? sim::predictionOf(state.view.learning) : nullptr;
    const bool isInert = asked == sim::Asked::Value || (made != nullptr && made->outcome.empty());
    return asked == sim::Asked::Choice ? Answer(sim::Predict{std::to_string(number)})
           : isInert                   ? Answer()
                                       : Answer(sim::Preset{number});
}

constexpr std::array kBindings{
    Binding{"pitch-down", "W", kFly, "nose down", Turn::PitchDown},
    Binding{"pitch-up", "S", kFly, "nose up", Turn::PitchUp},
    Binding{"yaw-left", "A", kFly, "yaw left", Turn::YawLeft},
    Binding{"yaw-right", "D", kFly, "yaw right", Turn::YawRight},
    Binding{"bank-left", "Q", kFly, "bank left", Turn::BankLeft},
    Binding{"bank-right", "E", kFly, "bank right", Turn::BankRight},
    Binding{"brake", "Space", kFly, "brake", {}, brake},
    Binding{"reset", "R", kFly, "reset", {}, reset},
    Binding{"level", "L", kFly, "level", {}, level},
    Binding{"drive", "G", kFly, "fly the ship, its angles, or both", {}, nextDrive},
    Binding{"undo", "Ctrl+Z", kFly, "undo", {}, undo, true},
    Binding{"redo", "Ctrl+Y", kFly, "redo", {}, redo, true},
    Binding{"redo", "Ctrl+Shift+Z", kFly, "redo", {}, redo, true},
    Binding{"pause", "P", kTime, "pause", {}, pause},
    Binding{"tick", ".", kTime, "one tick", {}, tick, true},
    Binding{"tick", "Right", kTime, "one tick", {}, tick, true},
    Binding{"back", ",", kTime, "one tick back", {}, back, true},
    Binding{"back", "Left", kTime, "one tick back", {}, back, true},
    Binding{"to-start", "Home", kTime, "to the start", {}, toStart},
    Binding{"to-end", "End", kTime, "to the end", {}, toEnd},
    Binding{"slower", "[", kTime, "slower", {}, slower},
    Binding{"faster", "]", kTime, "faster", {}, faster},
    Binding{"timeline-in", "=", kTime, "timeline shorter", {}, timelineIn, true},
    Binding{"timeline-out", "-", kTime, "timeline longer", {}, timelineOut, true},
    Binding{"timeline-mode", "M", kTime, "timeline raw, gaps, unwrapped", {}, nextMode},
    Binding{"camera", "C", kShow, "next camera", {}, nextCamera},
    Binding{"variant", "V", kShow, "variant of the selected card", {}, nextVariant},
    Binding{"versus", "X", kShow, "A/B: hold it against a rival", {}, versus},
    Binding{"next-card", "Tab", kShow, "select the next card", {}, nextCard},
    Binding{"task", "F4", kShow, "fly, tune, interpolate or learn", {}, nextTask},
    Binding{"side", "B", kShow, "next page at the side", {}, nextSide},
    Binding{"navball", "N", kShow, "navball: pilot or outside", {}, nextNavball},
    Binding{"theme", "T", kShow, "next theme", {}, nextTheme},
    Binding{"text-larger", "Ctrl+=", kShow, "larger text", {}, textLarger, true},
    Binding{"text-smaller", "Ctrl+-", kShow, "smaller text", {}, textSmaller, true},
    Binding{"help", "F1", kShow, "this help", {}, toggleHelp},
    Binding{"full-screen", "F11", kShow, "full screen", {}, toggleFullScreen},
    Binding{"picture", "F12", kShow, "picture to a file", {}, picture},
    Binding{"close", "Escape", kShow, "close the help, back to a held lesson", {}, close},
    Binding{"lesson", "F2", kLearn, "the lesson, from every task", {}, showLesson},
    Binding{"lesson-list", "F3", kLearn, "leave the lesson for the list", {}, inLesson<To::Off>},
    Binding{"lesson-next", "PageDown", kLearn, "next step", {}, inLesson<To::Next>},
    Binding{"lesson-back", "PageUp", kLearn, "step before", {}, inLesson<To::Back>},
    Binding{"lesson-again", "Backspace", kLearn, "step again", {}, inLesson<To::Again>},
    Binding{"hint", "H", kLearn, "hint", {}, inLesson<sim::GoInLesson::To::Hint>},
    Binding{"blank", "K", kLearn, "blank the window, and back", {}, blank},
    Binding{"preset-1", "1", kAttitudes, "level", {}, preset<1>},
    Binding{"preset-2", "2", kAttitudes, "nose up 45\xC2\xB0", {}, preset<2>},
    Binding{"preset-3", "3", kAttitudes, "nose up 89\xC2\xB0", {}, preset<3>},
    Binding{"preset-4", "4", kAttitudes, "nose up 90\xC2\xB0", {}, preset<4>},
    Binding{"preset-5", "5", kAttitudes, "nose down 90\xC2\xB0", {}, preset<5>},
    Binding{"preset-6", "6", kAttitudes, "bank 90\xC2\xB0", {}, preset<6>},
    Binding{"preset-7", "7", kAttitudes, "heading 90\xC2\xB0, nose up 90\xC2\xB0", {}, preset<7>},
    Binding{"preset-8", "8", kAttitudes, "inverted", {}, preset<8>},
    Binding{"preset-9",
            "9",
            kAttitudes,
            "worked example 30\xC2\xB0 20\xC2\xB0 40\xC2\xB0",
            {},
            preset<9>}};

constexpr std::array kModifiers{Modifier{"Shift", "with a flying key: a tenth of the rate"},
                                Modifier{"Ctrl", "with a flying key: four times the rate"}};

constexpr std::array kControlKeys{
    Modifier{"Up Down", "point at a control; arrows go on from it"},
    Modifier{"Enter", "press the control pointed at"},
    Modifier{"Left Right", "move the slider that Enter or Space took"}};

constexpr std::array kSpeeds{0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 4.0};
constexpr std::array kTextSizes{75.0, 90.0, 100.0, 115.0, 130.0, 150.0, 175.0, 200.0, 250.0, 300.0};
constexpr std::array kSpansS{0.1, 0.25, 0.5, 1.0, 2.0, 5.0, 15.0, 30.0, 60.0, 120.0, 300.0, 600.0};

/// The neighbour of a value on a rising ladder; its ends stay.
double neighbour(std::span<const double> ladder, double value, int direction) {
    if (direction > 0) {
        const auto next = std::ranges::find_if(ladder, [&](double s) { return s > value * 1.001; });
        return next != ladder.end() ? *next : ladder.back();
    }
    double smaller = ladder.front();
    for (const double each : ladder) {
        if (each < value * 0.999) {
            smaller = each;
        }
    }
    return smaller;
}

}  // namespace

std::span<const Binding> bindings() { return kBindings; }
std::span<const Modifier> modifiers() { return kModifiers; }

std::span<const Modifier> controlKeys() { return kControlKeys; }

const Binding* findBinding(std::string_view key) {
    const auto found = std::ranges::find(kBindings, key, &Binding::key);
    return found != kBindings.end() ? &*found : nullptr;
}

const Binding* bindingOf(std::string_view action) {
    const auto found = std::ranges::find(kBindings, action, &Binding::action);
    return found != kBindings.end() ? &*found : nullptr;
}

std::span<const double> speeds() { return kSpeeds; }

double neighbouringSpeed(double speed, int direction) {
    return neighbour(kSpeeds, speed, direction);
}

std::span<const double> textSizes() { return kTextSizes; }

double neighbouringTextSize(int percent, int direction) {
    return neighbour(kTextSizes, percent, direction);
}

double neighbouringSpan(double spanS, int direction) {
    if (spanS == 0.0) {  // all of it is the longest
        return direction > 0 ? 0.0 : kSpansS.back();
    }
    return direction > 0 && spanS >= kSpansS.back() ? 0.0 : neighbour(kSpansS, spanS, direction);
}

}  // namespace gimbalscope::ui
