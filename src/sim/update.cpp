// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// One function per command, each a change of the state; then what has to be read anew. A change of
// a setting is no flicker: cards remember what they show under the new setting and compare from
// there.
#include "sim/update.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "sim/cards.h"
#include "sim/drive.h"
#include "sim/flight.h"
#include "sim/keyframes.h"
#include "sim/lessons.h"
#include "sim/own.h"
#include "sim/rival.h"
#include "sim/selection.h"
#include "sim/switches.h"
#include "sim/tick.h"
#include "sim/tools.h"

namespace gimbalscope::sim {

namespace {

std::int64_t stepsIn(double seconds) { return std::llround(seconds * kStepsPerSecond); }

// The axis of ScriptedRate and the sign on it.
std::pair<std::size_t, double> axisOf(Turn turn) {
    switch (turn) {
        case Turn::BankRight:
            return {0, 1.0};
        case Turn::BankLeft:
            return {0, -1.0};
        case Turn::PitchUp:
            return {1, 1.0};
        case Turn::PitchDown:
            return {1, -1.0};
        case Turn::YawRight:
            return {2, 1.0};
        case Turn::YawLeft:
            return {2, -1.0};
    }
    return {0, 0.0};
}

struct Applying {
    AppState& state;
    std::vector<Event>& events;
    std::string message;

    void placed(const math::Quat& worldFromBody) {
        placeShip(state, worldFromBody);
        observeCards(state, Observation::Placed, events);
    }
    void settingChanged() { observeCards(state, Observation::Baseline, events); }
    void cardsChanged() {
        settingChanged();
        angleDriveChanged(followSelectedCard(state));
    }
    // The ship that is flown by its angles is flown by other ones.
    void ownChanged(std::string_view name) {
        settingChanged();
        if (idIn(state.angleDrive.selection) == name) {
            angleDriveChanged(restartAngleDrive(state));
        }
    }
    // A row of two angles cannot pose every attitude: the ship that it flies is put where it can.
    void angleDriveChanged(bool isElsewhere) {
        if (isElsewhere) {
            observeCards(state, Observation::Placed, events);
        }
    }
    void placed(const PresetAttitude& preset) {
        placed(
            convention::attitudeFrom({{preset.headingDeg}, {preset.noseUpDeg}, {preset.bankDeg}}));
    }
    void endManoeuvres() {
        state.autopilot = std::monostate{};
        state.autopilotStepsLeft = 0;
    }

    void operator()(const ShowCards& show) {
        message = showCards(state, show.selections);
        cardsChanged();
    }
    void operator()(const MakeOwn& make) {
        const std::vector<Own> before = state.own;
        message = makeOwn(state, make);
        if (before.size() != state.own.size()) {
            cardsChanged();
        } else if (before != state.own) {
            ownChanged(make.name);
        }
    }
    void operator()(const ForgetOwn& forget) {
        message = forgetOwn(state, forget);
        cardsChanged();
    }
    void operator()(const NextVariant&) {
        message = showNextVariant(state);
        cardsChanged();
    }
    void operator()(const SetRival& set) {
        message = setRival(state, set);
        settingChanged();
    }
    void operator()(const SelectCard& select) {
        if (select.number > state.cards.size()) {
            message = "there are only " + std::to_string(state.cards.size()) + " cards";
            return;
        }
        state.view.selectedCard = select.number - 1;
        angleDriveChanged(followSelectedCard(state));
    }
    void operator()(const SetPolicy& set) {
        message = setPolicy(state, set.policy);
        cardsChanged();
    }
    void operator()(const SetArithmetic& set) {
        state.settings.arithmetic = set.arithmetic;
        restartFed(state);
        settingChanged();
    }
    void operator()(const SetQuantise& set) {
        state.settings.quantise = set.quantise;
        settingChanged();
    }
    void operator()(const SetSwitch& set) {
        const Settings before = state.settings;
        setSwitch(state, set.name, set.on);
        if (state.settings == before) {
            return;  // the engines have no reason to look again
        }
        settingChanged();
        if (set.name == "literal") {
            angleDriveChanged(restartAngleDrive(state));
        }
    }
    void operator()(const SetIntegration& set) {
        state.settings.integration = set.integration;
        restartFed(state);
        settingChanged();
    }
    void operator()(const SetNumber& set) { setNumber(state, set.name, set.value); }
    void operator()(const TurnBy& turn) {
        turnShip(state, bodyTurnRad(turn.turn, turn.degrees));
        runTick(state, events);
    }
    void operator()(const Steer& steer) {
        if (steer.on && state.settings.stepModeDeg > 0.0) {
            (*this)(TurnBy{steer.turn, state.settings.stepModeDeg});
            return;
        }
        if (steer.on) {
            endManoeuvres();  // taking the stick
        }
        std::optional<Pace>& key = state.steering[static_cast<std::size_t>(steer.turn)];
        key = steer.on ? std::optional(steer.pace) : std::nullopt;
    }
    void operator()(const ReleaseKeys&) {
        state.steering = {};
        state.stick = {};
    }
    void operator()(const RateFor& rate) {
        const auto [axis, sign] = axisOf(rate.turn);
        const std::int64_t steps = stepsIn(rate.seconds);
        state.scripted[axis] =
            steps > 0 ? ScriptedRate{sign * rate.degPerS, steps} : ScriptedRate{};
    }
    void operator()(const Wait&) {}
    void operator()(const Fly& fly) {
        state.autopilot = fly.autopilot;
        state.autopilotStepsLeft = stepsIn(fly.seconds);
    }
    void operator()(const StopAutopilot&) { endManoeuvres(); }
    void operator()(const SetAttitude& set) { placed(set.worldFromBody); }
    void operator()(const SetAngles& set) {
        const ParsedSelection parsed = parseSelection(set.selection, state);
        if (!parsed.card) {
            message = parsed.error;
            return;
        }
        const convention::Convention& row = *rowOf(state, parsed.card->id);
        if (set.angles.size() != row.angleCount) {
            message = "it has " + std::to_string(row.angleCount) + " angles";
            return;
        }
        std::array<double, 3> angles{};
        for (std::size_t place = 0; place < row.angleCount; ++place) {
            angles[row.shown[place]] = set.angles[place];
        }
        if (const auto attitude = convention::decode(row, parsed.card->options, angles)) {
            placed(math::renormalized(*attitude));
        }
    }
    void operator()(const Preset& preset) {
        placed(presets()[static_cast<std::size_t>(preset.number) - 1]);
    }
    void operator()(const Reset&) {
        for (Card& card : state.cards) {
            card.memory = {};
            if (card.rival) {
                card.rival->memory = {};
            }
            card.counts = {};
            card.flickerSteps.clear();
            card.recentPoses.clear();
            card.lastNameJumpStep.reset();
            card.lastCause = convention::Cause::None;
        }
        state.steering = {};
        state.turnedDeg = 0.0;
        placed(math::Quat{});
    }
    void operator()(const Level&) {
        const double heading = convention::headingNoseBank(state.attitude).heading.value;
        placed(PresetAttitude{"", heading, 0.0, 0.0});
    }
    void operator()(const Brake&) {
        state.coasting = {};
        state.scripted = {};
        state.rates = {};
        endManoeuvres();
    }
    void operator()(const Pause& pause) { state.paused = pause.on; }
    void operator()(const TickOnce&) {
        while (!flyStep(state)) {
        }
        runTick(state, events);
    }
    void operator()(const SetCamera& set) { state.view.camera = set.camera; }
    void operator()(const OrbitBy& orbit) {
        ViewState& view = state.view;
        view.orbitAzimuthDeg =
            math::wrapped(math::Degrees{view.orbitAzimuthDeg + orbit.azimuthDeg}).value;
        view.orbitElevationDeg =
            std::clamp(view.orbitElevationDeg + orbit.elevationDeg, -89.0, 89.0);
    }
    void operator()(const SetTheme& set) { state.view.theme = set.theme; }
    void operator()(const SetChoice& set) {
        setChoice(state, set.name, set.word);
        if (set.name == "drive") {
            angleDriveChanged(restartAngleDrive(state));
        }
        followTask(state, set);
    }
    void operator()(const TimelineEnd& end) { state.view.timeline.endS = end.seconds; }
    void operator()(const MoveStick& move) {
        if (move.value != 0.0) {
            endManoeuvres();  // as a key does
        }
        state.stick[static_cast<std::size_t>(move.axis)] = move.value;
    }
    void operator()(const Bind& bind) {
        std::vector<KeyChoice>& keys = state.view.keys;
        std::erase_if(keys, [&](const KeyChoice& each) { return each.action == bind.action; });
        if (bind.key != "default") {
            keys.push_back({bind.action, bind.key});
        }
    }
    void operator()(const MapPad& map) {
        state.view.pad[static_cast<std::size_t>(map.axis)] = map.choice;
    }
    // What needs the recording is done by apply(Session&, ...).
    void operator()(const Seek&) {}
    void operator()(const TickBack&) {}
    void operator()(const Undo&) {}
    void operator()(const Redo&) {}
    void operator()(const Drop&) {}
    void operator()(const SetUp&) {}
    void operator()(const Expect&) {}
    void operator()(const TakePicture&) {}
    void operator()(const TakeReading& take) {
        message = takeReading(state.view.evidence, {state.attitude, take.angles});
    }
    void operator()(const DropReadings& drop) {
        message = dropReadings(state.view.evidence, drop.number);
    }
    void operator()(const DetectFrom& from) { state.view.evidence.detectFile = from.file; }
    void operator()(const CheckAgainst& check) { state.view.evidence.checkFile = check.file; }
    void operator()(const Rotate& rotate) {
        turnShip(state, bodyTurnRad(rotate.turn, state.attitude));
        runTick(state, events);
    }
    void operator()(const SetMark& set) {
        state.view.marks[static_cast<std::size_t>(set.mark)] =
            set.isNow ? std::optional(state.attitude) : set.value;
    }
    void operator()(const AddKey& add) { message = addKey(state, add); }
    void operator()(const ChangeKey& change) { message = changeKey(state, change); }
    void operator()(const DropKeys& drop) { message = dropKeys(state, drop); }
    void operator()(const MoveKey& move) { message = moveKey(state, move); }
    void operator()(const SelectKey& select) { message = selectKey(state, select); }
    void operator()(const SetKeys& set) { message = setKeys(state, set); }
    void operator()(const CompareMethods& compare) {
        state.view.keyframing.compared = compare.methods;
    }
    // Puts the ship on the way; none, with the message, when there is no such place.
    std::optional<KeysPilot> putAlongKeys(double fromS) {
        const KeysStart start = startAlongKeys(state, fromS);
        message = start.problem;
        if (!start.worldFromBody) {
            return std::nullopt;
        }
        placed(*start.worldFromBody);
        state.view.keyframing.cursorS = start.pilot.fromS;
        return start.pilot;
    }
    void operator()(const PlayKeys& play) {
        const Keyframing& keyframing = state.view.keyframing;
        const double firstS = keyframing.keys.empty() ? 0.0 : keyframing.keys.front().timeS;
        if (const auto pilot = putAlongKeys(play.fromS.value_or(firstS))) {
            state.autopilot = *pilot;
            state.autopilotStepsLeft = stepsIn(play.seconds);
        }
    }
    void operator()(const Scrub& scrub) {
        const bool wasPlaying = isPlayingKeys(state);
        const std::int64_t stepsLeft = state.autopilotStepsLeft;
        const auto pilot = putAlongKeys(scrub.timeS);
        if (pilot && wasPlaying) {
            state.autopilot = *pilot;
            state.autopilotStepsLeft = stepsLeft;
        }
    }
    void operator()(const BeginStep& begin) {
        const bool isTaught = !begin.lesson.empty() || !state.view.learning.lesson.empty();
        const AppState chosen = withoutLesson(state);
        beginStep(state, begin);
        if (isTaught) {
            placed(math::Quat{});
        }
        if (begin.lesson.empty() && chosen.drive != state.drive) {
            (*this)(SetChoice{"drive", std::string(*choiceOf(chosen, "drive"))});
        }
    }
    void operator()(const PutQuestion& put) { message = ask(state, put); }
    void operator()(const Given& given) { message = give(state, given); }
    void operator()(const Told& told) { message = tell(state, told); }
    void operator()(const MeetGoal&) { message = meetGoal(state.view.learning); }
    void operator()(const ShowHint&) { message = hint(state); }
    void operator()(const SetTarget& set) {
        state.view.learning.target = set.worldFromBody;
        state.view.learning.inputs = 0;
        state.view.learning.isAdjusting = false;
    }
    void operator()(const SpeakLanguage& speak) { state.view.learning.language = speak.language; }
    void operator()(const ExportCode&) {}
    void operator()(const PlaceWindow&) {}
    void operator()(const ContinueFlight&) {}
    // By whoever has files (own_files.h).
    void operator()(const SaveOwn&) {}
    void operator()(const OpenOwn&) {}
    void operator()(const OpenKeys&) {}
    void operator()(const SaveKeys&) {}
    void operator()(const GoInLesson&) {}
    void operator()(const Predict&) {}
};

}  // namespace

Outcome update(const AppState& state, const Command& command) {
    Outcome outcome;
    outcome.state = state;
    outcome.message = objection(command);
    if (!outcome.message.empty()) {
        return outcome;
    }
    Applying applying{outcome.state, outcome.events, {}};
    std::visit(applying, command);
    if (isHeldFrom(state, outcome.state)) {
        return {state, {}, heldMessage(state)};
    }
    countInput(outcome.state, command);
    followKeyframes(outcome.state);
    outcome.message = applying.message;
    return outcome;
}

Outcome step(const AppState& state) {
    Outcome outcome;
    outcome.state = state;
    outcome.events = advance(outcome.state).events;
    return outcome;
}

Sighting advance(AppState& state) {
    Sighting seen;
    seen.ticked = !state.paused && flyStep(state);
    if (seen.ticked) {
        runTick(state, seen.events, &seen.samples);
    }
    return seen;
}

}  // namespace gimbalscope::sim
