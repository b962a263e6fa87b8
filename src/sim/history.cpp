// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Which part a command changes, and parts of one state put into another.
#include "sim/history.h"

#include <algorithm>

#include "sim/flight.h"
#include "sim/keyframes.h"
#include "sim/rival.h"
#include "sim/session_parts.h"
#include "sim/switches.h"
#include "sim/tick.h"

namespace gimbalscope::sim {
namespace {

bool isSetting(const Command& command) {
    return std::holds_alternative<ShowCards>(command) ||
           std::holds_alternative<NextVariant>(command) ||
           std::holds_alternative<SetRival>(command) || std::holds_alternative<MakeOwn>(command) ||
           std::holds_alternative<ForgetOwn>(command) ||
           std::holds_alternative<SelectCard>(command) ||
           std::holds_alternative<SetPolicy>(command) ||
           std::holds_alternative<SetArithmetic>(command) ||
           std::holds_alternative<SetQuantise>(command) ||
           std::holds_alternative<SetIntegration>(command) ||
           std::holds_alternative<SetSwitch>(command) ||
           std::holds_alternative<SetNumber>(command) || std::holds_alternative<SetChoice>(command);
}

// A card that comes back has seen nothing of late.
Card rested(Card card) {
    card.memory = {};
    card.rival.reset();
    card.hasPrevious = false;
    card.previousRebuilt.reset();
    card.previousUnquantised.reset();
    card.flickerSteps.clear();
    card.recentPoses.clear();
    card.lastNameJumpStep.reset();
    return card;
}

Card cardFor(const Card& before, std::size_t place, const AppState& now) {
    const std::string selection = selectionText(before);
    const auto same = std::ranges::find_if(
        now.cards, [&](const Card& card) { return selectionText(card) == selection; });
    if (same != now.cards.end()) {
        return *same;
    }
    if (place < now.cards.size() && now.cards[place].id == before.id) {
        Card card = now.cards[place];  // read in another way
        card.options = before.options;
        card.isAsPublishedWritten = before.isAsPublishedWritten;
        card.memory = {};
        return card;
    }
    return rested(before);
}

// The same convention in both, where it is one's own.
bool isSameOwn(const AppState& before, const AppState& now, std::string_view id) {
    const Own* const was = ownOf(before, id);
    const Own* const is = ownOf(now, id);
    return was == nullptr || is == nullptr ? was == is : *was == *is;
}

struct Kind {
    // What one move of the mouse changes together is of one kind: the camera that is dragged and
    // its way, the timeline's span and end.
    std::string operator()(const SetNumber& set) const {
        return set.name.starts_with("timeline-") ? "timeline" : set.name;
    }
    // A threshold that is dragged; a title that is typed.
    std::string operator()(const MakeOwn& make) const {
        return make.from.empty() && make.choices.size() == 1
                   ? "own " + make.name + ' ' + make.choices[0].key
                   : std::string();
    }
    std::string operator()(const SetCamera& set) const {
        return set.camera == Camera::Orbit ? "orbit" : std::string();
    }
    std::string operator()(const OrbitBy&) const { return "orbit"; }
    std::string operator()(const TimelineEnd&) const { return "timeline"; }
    std::string operator()(const Seek&) const { return "seek"; }
    std::string operator()(const Scrub&) const { return "scrub"; }
    // A key that is dragged along the time, past others too, so that its number may change.
    std::string operator()(const ChangeKey& change) const {
        return change.timeS && !change.isNow && !change.worldFromBody ? "keyframe" : std::string();
    }
    std::string operator()(const TickOnce&) const { return "tick"; }
    std::string operator()(const TickBack&) const { return "tick"; }
    std::string operator()(const Pause&) const { return "pause"; }
    template <class Other>
    std::string operator()(const Other&) const {
        return {};
    }
};

}  // namespace

void push(History& history, UndoStep step) {
    history.redo.clear();
    history.undo.push_back(std::move(step));
    while (history.undo.size() > kUndoSteps) {
        history.undo.pop_front();
    }
    limitRows(history);
}

void forgetLooks(History& history) {
    for (std::deque<UndoStep>* const steps : {&history.undo, &history.redo}) {
        std::erase_if(*steps, [](const UndoStep& step) {
            return step.part == UndoPart::View && step.kind != kPauseKind;
        });
    }
    history.goesOn = false;
}

void limitRows(History& history) {
    std::size_t rows = 0;
    for (std::deque<UndoStep>* const steps : {&history.redo, &history.undo}) {
        for (auto step = steps->rbegin(); step != steps->rend(); ++step) {
            rows += rowCount(step->tail);
            if (rows > kUndoneRows) {
                rows -= rowCount(step->tail);
                step->tail = {};
            }
        }
    }
}

bool isSameFlight(const AppState& a, const AppState& b) {
    AppState same = a;
    same.view = b.view;
    same.speed = b.speed;
    same.paused = b.paused;
    return same == b;
}

bool isSameBesidesHands(const AppState& a, const AppState& b) {
    AppState same = a;
    same.steering = b.steering;
    same.stick = b.stick;
    return isSameFlight(same, b);
}

bool hasHands(const AppState& state) {
    return state.steering != decltype(state.steering){} || state.stick != decltype(state.stick){};
}

ViewState viewToRestore(const ViewState& before, const ViewState& now) {
    ViewState view = before;
    view.help = now.help;
    view.fullScreen = now.fullScreen;
    view.task = now.task;
    view.side = now.side;
    view.tool = now.tool;
    view.page = now.page;
    view.learning = now.learning;
    view.keyframing.cursorS = now.keyframing.cursorS;
    const std::size_t last = std::max<std::size_t>(view.keyframing.keys.size(), 1) - 1;
    view.keyframing.selected = std::min(now.keyframing.selected, last);
    return view;
}

bool hasChangedView(const AppState& before, const AppState& after) {
    return before.speed != after.speed || before.paused != after.paused ||
           viewToRestore(before.view, after.view) != after.view;
}

AppState withSettingsOf(const AppState& before, const AppState& now) {
    AppState state = now;
    state.settings = before.settings;
    state.own = before.own;
    state.cards.clear();
    for (std::size_t place = 0; place < before.cards.size(); ++place) {
        Card& card = state.cards.emplace_back(cardFor(before.cards[place], place, now));
        if (!isSameOwn(before, now, card.id)) {
            card.memory = {};
        }
        std::optional<Variant> rival = before.cards[place].rival;
        const bool isKnown = rival && isSameOwn(before, now, rival->id);
        if (rival) {
            rival->memory = {};
        }
        takeRival(card, std::move(rival));
        if (card.rival && !isKnown) {
            card.rival->memory = {};
        }
    }
    state.view.selectedCard = before.view.selectedCard;
    if (before.settings.arithmetic != now.settings.arithmetic ||
        before.settings.integration != now.settings.integration) {
        restartFed(state);
    }
    if (before.settings.tickRate != now.settings.tickRate) {
        state.tickPhase = 0;
    }
    if (!state.settings.inertia) {
        state.coasting = {};
    }
    std::vector<Event> none;
    observeCards(state, Observation::Baseline, none);
    // The angle drive follows by the ways of its own commands.
    if (before.drive != now.drive || before.settings.literal != now.settings.literal ||
        before.own != now.own) {
        return update(state, SetChoice{"drive", std::string(*choiceOf(before, "drive"))}).state;
    }
    return state.cards.empty() ? state
                               : update(state, SelectCard{state.view.selectedCard + 1}).state;
}

UndoPart partOf(const Command& command, const AppState& before, const AppState& after) {
    AppState same = after;
    const bool isWithoutKeys = after.view.keyframing.keys.empty();
    if (isPlayingKeys(before) && (isPlayingKeys(after) || isWithoutKeys) &&
        before.view.keyframing != after.view.keyframing) {
        same.autopilot = before.autopilot;  // which followed the keyframes, or had none any more
        same.autopilotStepsLeft = before.autopilotStepsLeft;
    }
    if (isSameFlight(before, same)) {
        return UndoPart::View;
    }
    return isSetting(command) ? UndoPart::Settings : UndoPart::Flight;
}

std::string kindOf(const Command& command) { return std::visit(Kind{}, command); }

}  // namespace gimbalscope::sim
