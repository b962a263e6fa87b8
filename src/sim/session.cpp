// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Obeying commands with the past at hand: moving about in the recording, and which commands are a
// step of undo. Taking steps back is in undo.cpp.
#include "sim/session.h"

#include <algorithm>

#include "sim/lessons.h"
#include "sim/session_parts.h"

namespace gimbalscope::sim {
namespace {

bool isHandCommand(const Command& command) {
    return std::holds_alternative<Steer>(command) || std::holds_alternative<MoveStick>(command) ||
           std::holds_alternative<ReleaseKeys>(command);
}

// Nothing is obeyed and nothing ends.
bool isIdle(const Command& command) {
    return std::holds_alternative<Wait>(command) || std::holds_alternative<Expect>(command) ||
           std::holds_alternative<TakePicture>(command) ||
           std::holds_alternative<ExportCode>(command) ||
           std::holds_alternative<SaveOwn>(command) || std::holds_alternative<OpenOwn>(command) ||
           std::holds_alternative<SaveKeys>(command) || std::holds_alternative<OpenKeys>(command) ||
           isOfLessons(command);
}

bool goesOn(const History& history, const std::string& kind) {
    return history.goesOn && !history.undo.empty() && !kind.empty() && kind != kPauseKind &&
           history.undo.back().kind == kind;
}

UndoStep stepFrom(const Session& session, UndoPart part, std::string kind) {
    UndoStep step;
    step.part = part;
    step.kind = std::move(kind);
    step.before = snapshot(session);
    step.rows = endOfRows(session.recording);
    return step;
}

// What follows from here is no longer: its rows come off.
Recording leavePast(Session& session) {
    Recording& recording = session.recording;
    Recording tail = cut(recording, recording.firstRow + shownRow(recording) + 1);
    recording.shownRow.reset();
    const double nowS = timeS(session.state);
    std::erase_if(recording.events, [&](const Event& event) { return event.timeS > nowS; });
    recordResume(recording, session.state);
    return tail;
}

// Flying on from the past: part of the pause that ended or the key that was pressed there.
void resumeByFlying(Session& session) {
    History& history = session.history;
    const std::size_t row = session.recording.firstRow + shownRow(session.recording);
    const bool isMeant =
        !history.undo.empty() && history.undo.back().before.pastRow == row &&
        (history.undo.back().kind == kPauseKind || history.undo.back().kind == kHoldKind);
    if (!isMeant) {
        push(history, stepFrom(session, UndoPart::Flight, {}));
    }
    UndoStep& step = history.undo.back();
    step.part = UndoPart::Flight;
    step.rows = row + 1;
    step.tail = leavePast(session);
    limitRows(history);
}

// Looks, speed, keys and sticks are those of now.
void keepHands(AppState& state, const AppState& now) {
    const std::size_t selected = state.view.selectedCard;
    const double cursorS = state.view.keyframing.cursorS;
    state.view = now.view;
    state.view.keyframing.cursorS = cursorS;
    state.view.selectedCard = state.drive == Drive::Quaternion ? now.view.selectedCard : selected;
    clampSelected(state);
    state.speed = now.speed;
    state.steering = now.steering;
    state.stick = now.stick;
    state.paused = true;
}

void showRow(Session& session, std::size_t row) {
    if (!isInPast(session)) {
        session.end = session.state;
        session.endVersion = session.version;
    }
    AppState state = stateAt(session.recording, row);
    keepHands(state, session.state);
    session.state = std::move(state);
    session.recording.shownRow = row;
    session.trail = trailAt(session.recording, row);
    session.version = ++session.history.versions;
}

void showEnd(Session& session) {
    AppState state = isInPast(session) ? session.end : session.state;
    const std::uint64_t version = isInPast(session) ? session.endVersion : session.version;
    keepHands(state, session.state);
    const bool isSame = !isInPast(session) || isSameFlight(state, session.end);
    session.version = isSame ? version : ++session.history.versions;
    session.state = std::move(state);
    session.recording.shownRow.reset();
    recordResume(session.recording, session.state);
    remakeTrail(session);
}

// Goes to a row, or to the end, as a step of undo.
Outcome go(Session& session, const Command& command, std::optional<std::size_t> row) {
    History& history = session.history;
    const std::string kind = kindOf(command);
    UndoStep step = stepFrom(session, UndoPart::Flight, kind);
    row ? showRow(session, *row) : showEnd(session);
    const bool hasMoved = !(session.state == step.before.state) ||
                          isInPast(session) != step.before.pastRow.has_value();
    if (hasMoved && goesOn(history, kind)) {
        history.redo.clear();
    } else if (hasMoved) {
        push(history, std::move(step));
        history.goesOn = true;
    }
    return {session.state, {}, {}};
}

Outcome seek(Session& session, const Seek& command) {
    const AppState& end = isInPast(session) ? session.end : session.state;
    const bool toEnd = !command.seconds || *command.seconds >= timeS(end);
    return go(session, command,
              toEnd ? std::nullopt : std::optional(rowAt(session.recording, *command.seconds)));
}

Outcome back(Session& session) {
    const Recording& recording = session.recording;
    // Between two ticks the last one is the one before.
    const bool isBetween = !isInPast(session) && recording.steps.back() != session.state.stepCount;
    const std::size_t row = shownRow(recording) + (isBetween ? 1 : 0);
    if (row == 0) {
        return {session.state, {}, "the recording begins here"};
    }
    return go(session, TickBack{}, row - 1);
}

// The next row; none when it is the end.
std::optional<std::size_t> rowAfter(const Session& session) {
    const Recording& recording = session.recording;
    const std::size_t next = shownRow(recording) + 1;
    const bool isEnd =
        next >= rowCount(recording) ||
        (next + 1 == rowCount(recording) && recording.steps[next] == session.end.stepCount);
    return isEnd ? std::nullopt : std::optional(next);
}

// The step of undo for a command that changed the state, made before it is taken in. True when
// there is one that ends with this command.
bool makeStep(Session& session, const Command& command, const AppState& after, bool drops) {
    History& history = session.history;
    const AppState& before = session.state;
    const std::string kind = kindOf(command);
    const UndoPart part = partOf(command, before, after);
    if (!drops && isHandCommand(command) && history.isHolding) {
        history.isHolding = hasHands(after);
        history.goesOn = false;
        return false;
    }
    if (!drops && part == UndoPart::View && !hasChangedView(before, after)) {
        history.goesOn = false;
        return false;
    }
    if (!drops && goesOn(history, kind)) {
        history.redo.clear();
        return history.undo.back().after == session.version;  // else time has gone on in between
    }
    const bool holds = isHandCommand(command) && !hasHands(before) && hasHands(after);
    UndoStep step = stepFrom(session, drops ? UndoPart::Flight : part, holds ? kHoldKind : kind);
    if (drops) {
        step.rows = session.recording.firstRow + shownRow(session.recording) + 1;
        step.tail = leavePast(session);
    }
    history.isHolding = history.isHolding || holds;
    history.goesOn = !kind.empty();
    push(history, std::move(step));
    return true;
}

Outcome change(Session& session, const Command& command) {
    Outcome outcome = update(session.state, command);
    if (outcome.state == session.state) {
        session.history.goesOn = goesOn(session.history, kindOf(command));
        return outcome;
    }
    const bool drops = isInPast(session) && !isSameBesidesHands(session.state, outcome.state);
    const bool endsStep = makeStep(session, command, outcome.state, drops);
    if (std::holds_alternative<Reset>(command)) {
        forgetEvents(session.recording);
    }
    if (!isSameFlight(session.state, outcome.state)) {
        session.version = ++session.history.versions;
    }
    if (!isInPast(session)) {
        recordCommand(session.recording, command, session.state, outcome);
    }
    session.state = outcome.state;
    if (endsStep) {
        session.history.undo.back().after = session.version;
    }
    extend(session.trail, session.state);
    return outcome;
}

// A step of a lesson, or its end: nothing before it belongs to it, neither rows nor trail nor steps
// of undo.
Outcome beginAfresh(Session& session, const BeginStep& command) {
    if (command.lesson.empty() && session.state.view.learning.lesson.empty()) {
        return change(session, command);
    }
    Outcome outcome = update(session.state, command);
    if (!outcome.message.empty() && outcome.state == session.state) {
        return outcome;
    }
    const std::uint64_t version = session.history.versions + 1;
    const bool isSettingUp = session.history.isSettingUp;
    session = beginSession(outcome.state);
    session.version = session.history.versions = version;
    session.history.isSettingUp = isSettingUp;
    return outcome;
}

// Before anything was flown the session begins with what is chosen, without a row or a step of undo
// for it. Later looks are taken over; what else changes is a change like any other.
Outcome setUp(Session& session, const Command& command) {
    Outcome outcome = update(session.state, command);
    if (outcome.state == session.state) {
        return outcome;
    }
    if (session.state.stepCount == 0 && endOfRows(session.recording) == 1) {
        session = beginSession(outcome.state);
        session.history.isSettingUp = true;
        return outcome;
    }
    if (!isSameFlight(session.state, outcome.state)) {
        return change(session, command);
    }
    forgetLooks(session.history);
    if (!isInPast(session)) {
        recordCommand(session.recording, command, session.state, outcome);
    }
    session.state = outcome.state;
    return outcome;
}

// Commands that go through what was flown.
bool isOfHistory(const Command& command) {
    return std::holds_alternative<Seek>(command) || std::holds_alternative<TickBack>(command) ||
           std::holds_alternative<TickOnce>(command) || std::holds_alternative<Undo>(command) ||
           std::holds_alternative<Redo>(command);
}

}  // namespace

Session beginSession(const AppState& state) {
    Session session;
    session.state = state;
    recordJump(session.recording, state);
    extend(session.trail, state);
    return session;
}

Outcome apply(Session& session, const Command& command) {
    if (const std::string refused = objection(command); isIdle(command) || !refused.empty()) {
        return {session.state, {}, refused};
    }
    if (session.state.view.learning.asked != Asked::Nothing && isOfHistory(command)) {
        return {session.state, {}, heldMessage(session.state)};
    }
    if (const auto* const seeking = std::get_if<Seek>(&command)) {
        return seek(session, *seeking);
    }
    if (std::holds_alternative<TickBack>(command)) {
        return back(session);
    }
    if (std::holds_alternative<Undo>(command)) {
        return undoStep(session);
    }
    if (std::holds_alternative<Redo>(command)) {
        return redoStep(session);
    }
    if (std::holds_alternative<Drop>(command)) {
        session.history.goesOn = false;
        session.state = update(session.state, command).state;  // no part of the flight
        return {session.state, {}, {}};
    }
    if (const auto* const begin = std::get_if<BeginStep>(&command)) {
        return beginAfresh(session, *begin);
    }
    if (const auto* const settingUp = std::get_if<SetUp>(&command)) {
        session.history.isSettingUp = settingUp->on;
        session.history.goesOn = false;
        return {session.state, {}, {}};
    }
    if (session.history.isSettingUp) {
        return setUp(session, command);
    }
    if (std::holds_alternative<TickOnce>(command) && isInPast(session)) {
        const bool isLast = shownRow(session.recording) + 1 == rowCount(session.recording);
        if (!isLast || session.end.stepCount > session.state.stepCount) {
            return go(session, command, rowAfter(session));
        }
        showEnd(session);
    }
    return change(session, command);
}

std::vector<Event> flyStep(Session& session) {
    if (session.state.paused) {
        return {};
    }
    if (isInPast(session)) {
        resumeByFlying(session);
    }
    Sighting seen = advance(session.state);
    session.version = ++session.history.versions;
    recordStep(session.recording, session.state, seen);
    extend(session.trail, session.state);
    return std::move(seen.events);
}

bool isInPast(const Session& session) { return session.recording.shownRow.has_value(); }

bool canUndo(const Session& session) { return !session.history.undo.empty(); }

bool canRedo(const Session& session) { return !session.history.redo.empty(); }

}  // namespace gimbalscope::sim
