// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// A lesson's progress in the state.
#include "sim/lessons.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>

#include "sim/readout.h"

namespace gimbalscope::sim {
namespace {

constexpr std::string_view kNoLesson = "no lesson is open; begin one as in \"lesson L1\"";

// What is new in a lesson is seen, whatever one is about.
void showLesson(ViewState& view) {
    view.task = Task::Learn;
    view.page = Page::Learn;
}

// How the window looks to this person, whatever is taught.
void keepLooks(ViewState& view, const ViewState& now) {
    view.theme = now.theme;
    view.textPercent = now.textPercent;
    view.fullScreen = now.fullScreen;
    view.task = now.task;
    view.evidence = now.evidence;
    view.learning = now.learning;
    view.reduceMotion = now.reduceMotion;
    view.calmMotion = now.calmMotion;
    view.keys = now.keys;
    view.pad = now.pad;
    view.deadZone = now.deadZone;
}

// A card as it is chosen, without what it has seen.
Card chosenCard(const Card& card) {
    Card chosen;
    static_cast<Variant&>(chosen) = card;
    chosen.memory = {};
    chosen.rival = card.rival;
    if (chosen.rival) {
        chosen.rival->memory = {};
    }
    return chosen;
}

SetAside chosenNow(const AppState& state) {
    SetAside chosen{state.settings, state.view, state.drive, state.own, {}};
    std::ranges::transform(state.cards, std::back_inserter(chosen.cards), chosenCard);
    return chosen;
}

// Everything at its default but the clock, the person's looks, own conventions and keyframes.
void startAfresh(AppState& state) {
    AppState fresh = initialState();
    fresh.stepCount = state.stepCount;
    fresh.settings.invertPitch = state.settings.invertPitch;
    keepLooks(fresh.view, state.view);
    fresh.view.page = Page::Learn;
    fresh.own = state.setAside->own;
    fresh.view.keyframing = state.setAside->view.keyframing;
    fresh.setAside = std::move(state.setAside);
    state = std::move(fresh);
}

// All that was chosen before the lesson but how the ship is flown.
void takeBack(AppState& state) {
    SetAside chosen = std::move(*state.setAside);
    state.setAside.reset();
    chosen.settings.invertPitch = state.settings.invertPitch;
    keepLooks(chosen.view, state.view);
    state.settings = chosen.settings;
    state.view = std::move(chosen.view);
    state.view.timeline.endS.reset();  // a time of what is recorded no longer
    state.own = std::move(chosen.own);
    state.cards = std::move(chosen.cards);
}

std::vector<HeldAngles> anglesOf(const Readouts& all) {
    std::vector<HeldAngles> held;
    for (const Readout& readout : all.cards) {
        HeldAngles& angles = held.emplace_back();
        for (std::size_t i = 0; readout.row != nullptr && i < readout.row->angleCount; ++i) {
            const double degrees = shownDegrees(readout, i);
            angles[i] = std::isnan(degrees) ? std::nullopt : std::optional(degrees);
        }
    }
    return held;
}

}  // namespace

const Prediction* predictionOf(const Learning& learning) {
    const auto found = std::ranges::find(learning.predictions, learning.step, &Prediction::step);
    return found == learning.predictions.end() ? nullptr : &*found;
}

std::size_t corrections(const Learning& learning) {
    return std::max<std::size_t>(learning.inputs, 1) - 1;
}

bool isOfLessons(const Command& command) {
    return std::holds_alternative<GoInLesson>(command) || std::holds_alternative<Predict>(command);
}

void beginStep(AppState& state, const BeginStep& begin) {
    Learning learning = state.view.learning;
    const bool isOther = begin.lesson != learning.lesson;
    const bool isTaught = !learning.lesson.empty() || !begin.lesson.empty();
    learning.hintsOfOthers = isOther ? 0 : learning.hintsOfOthers + learning.hints;
    if (isOther) {
        learning.predictions.clear();
        learning.met.clear();
    }
    learning.lesson = begin.lesson;
    learning.step = begin.step;
    std::erase_if(learning.predictions,
                  [&](const Prediction& each) { return each.step == begin.step; });
    std::erase(learning.met, begin.step);
    learning.asked = Asked::Nothing;
    learning.hints = 0;
    learning.held.clear();
    learning.target.reset();
    learning.inputs = 0;
    learning.isAdjusting = false;
    state.view.learning = std::move(learning);
    if (!isTaught) {
        return;
    }
    if (!state.setAside) {
        state.setAside = chosenNow(state);
    }
    startAfresh(state);
    if (begin.lesson.empty()) {
        takeBack(state);
        state.view.page = Page::Learn;  // which has the list
    } else {
        showLesson(state.view);
    }
}

std::string heldMessage(const AppState& state) {
    return "the ship is held until you predict in lesson " + state.view.learning.lesson +
           (state.view.task == Task::Learn ? "" : ", which \"task learn\" shows") +
           "; \"lesson off\" leaves it";
}

AppState withoutLesson(AppState state) {
    if (state.setAside) {
        state.drive = state.setAside->drive;
        takeBack(state);
    }
    return state;
}

std::string ask(AppState& state, const PutQuestion& put) {
    if (state.view.learning.lesson.empty()) {
        return std::string(kNoLesson);
    }
    state.view.learning.asked = put.asked;
    state.paused = true;
    state.steering = {};
    state.stick = {};
    return {};
}

std::string give(AppState& state, const Given& given) {
    Learning& learning = state.view.learning;
    if (learning.lesson.empty()) {
        return std::string(kNoLesson);
    }
    std::erase_if(learning.predictions,
                  [&](const Prediction& each) { return each.step == learning.step; });
    learning.predictions.push_back({learning.step, given.value, {}, false});
    learning.asked = Asked::Nothing;
    learning.held = anglesOf(readouts(state));
    for (Card& card : state.cards) {
        card.counts.largestStepDeg = {};
    }
    return {};
}

std::string tell(AppState& state, const Told& told) {
    Learning& learning = state.view.learning;
    const auto found = std::ranges::find(learning.predictions, learning.step, &Prediction::step);
    if (found == learning.predictions.end()) {
        return "nothing was predicted at this step";
    }
    found->outcome = told.outcome;
    found->isRight = told.isRight;
    return {};
}

std::string hint(AppState& state) {
    if (state.view.learning.lesson.empty()) {
        return std::string(kNoLesson);
    }
    ++state.view.learning.hints;
    showLesson(state.view);
    return {};
}

void followTask(AppState& state, const SetChoice& set) {
    if (set.name == "task" && state.view.task == Task::Learn &&
        !state.view.learning.lesson.empty()) {
        showLesson(state.view);
    }
}

bool isGoalMet(const Learning& learning, std::size_t step) {
    return std::ranges::find(learning.met, step) != learning.met.end();
}

bool isGoalMet(const Learning& learning) { return isGoalMet(learning, learning.step); }

std::string meetGoal(Learning& learning) {
    if (learning.lesson.empty()) {
        return std::string(kNoLesson);
    }
    if (!isGoalMet(learning)) {
        learning.met.push_back(learning.step);
    }
    return {};
}

bool isHeldFrom(const AppState& before, const AppState& after) {
    const bool isWaiting = before.view.learning.asked != Asked::Nothing &&
                           before.view.learning.asked == after.view.learning.asked &&
                           before.view.learning.step == after.view.learning.step;
    return isWaiting &&
           (!(before.attitude == after.attitude) || before.paused != after.paused ||
            before.steering != after.steering || before.stick != after.stick ||
            before.scripted != after.scripted || !(before.autopilot == after.autopilot) ||
            before.stepCount != after.stepCount);
}

void countInput(AppState& state, const Command& command) {
    Learning& learning = state.view.learning;
    if (!learning.target || std::holds_alternative<SetTarget>(command)) {
        return;
    }
    const auto* const steer = std::get_if<Steer>(&command);
    const auto* const stick = std::get_if<MoveStick>(&command);
    const bool isDrag = std::holds_alternative<SetAngles>(command) ||
                        std::holds_alternative<SetAttitude>(command) ||
                        (stick != nullptr && stick->value != 0.0);
    const bool isEnd = std::holds_alternative<Drop>(command) ||
                       (stick != nullptr && state.stick == decltype(state.stick){});
    if (isDrag && !learning.isAdjusting) {
        ++learning.inputs;
    }
    learning.isAdjusting = isDrag || (learning.isAdjusting && !isEnd);
    if ((steer != nullptr && steer->on) || std::holds_alternative<TurnBy>(command) ||
        std::holds_alternative<Rotate>(command) || std::holds_alternative<RateFor>(command) ||
        std::holds_alternative<Preset>(command) || std::holds_alternative<Level>(command) ||
        std::holds_alternative<Reset>(command)) {
        ++learning.inputs;
        // What is dragged after that is taken anew; a stick is in the hand all the time.
        learning.isAdjusting = learning.isAdjusting && state.stick != decltype(state.stick){};
    }
}

double movedDeg(const AppState& state, std::size_t card, std::size_t angle, double nowDeg) {
    const std::vector<HeldAngles>& held = state.view.learning.held;
    if (card >= held.size() || !held[card][angle] || std::isnan(nowDeg)) {
        return std::numeric_limits<double>::quiet_NaN();
    }
    return math::wrapped(math::Degrees{nowDeg - *held[card][angle]}).value;
}

}  // namespace gimbalscope::sim
