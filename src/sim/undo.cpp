// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Taking a step back and making it again: the same exchange, of the session as it is for the one
// that was put aside, in the part that the step changed.
#include <algorithm>
#include <optional>

#include "sim/keyframes.h"
#include "sim/session_parts.h"

namespace gimbalscope::sim {
namespace {

void restoreView(Session& session, const UndoStep& step) {
    AppState state = session.state;
    if (step.kind == kPauseKind) {
        state.paused = step.before.state.paused;
    } else {
        state.view = viewToRestore(step.before.state.view, state.view);
        state.speed = step.before.state.speed;
        clampSelected(state);
        followKeyframes(state);
    }
    if (!isInPast(session)) {
        // With another pilot "drop" would not lead to this state when it is flown again.
        if (isSameFlight(session.state, state)) {
            recordCommand(session.recording, Drop{}, session.state, {state, {}, {}});
        } else {
            recordResume(session.recording, state);
        }
    }
    session.state = std::move(state);
}

void restoreSettings(Session& session, const UndoStep& step) {
    session.state = withSettingsOf(step.before.state, session.state);
    followKeyframes(session.state);
    session.version = ++session.history.versions;
    recordJump(session.recording, session.state);
    extend(session.trail, session.state);
}

// The state of a snapshot, with the looks of now, its keyframes among them. Pressing a key is taken
// back, a key that is held meanwhile is not.
AppState stateOf(const Snapshot& before, const AppState& now, bool letsGo) {
    AppState state = before.state;
    state.view = now.view;
    state.view.selectedCard = before.state.view.selectedCard;
    state.view.keyframing.cursorS = before.state.view.keyframing.cursorS;
    clampSelected(state);
    state.speed = now.speed;
    if (!letsGo) {
        state.steering = now.steering;
        state.stick = now.stick;
    }
    followKeyframes(state);
    return state;
}

bool hasRow(const Recording& recording, std::size_t row) {
    return row >= recording.firstRow && row < endOfRows(recording);
}

// Back in the past when the snapshot was, and its row is still there.
void restorePlace(Session& session, const Snapshot& before) {
    Recording& recording = session.recording;
    recording.shownRow.reset();
    // No row may lie behind the moment that is now the end.
    const auto behind = std::ranges::upper_bound(recording.steps, session.state.stepCount);
    const auto kept = static_cast<std::size_t>(behind - recording.steps.begin());
    if (before.pastRow && hasRow(recording, *before.pastRow)) {
        recording.shownRow = *before.pastRow - recording.firstRow;
        session.end = before.end;
        session.endVersion = before.endVersion;
        session.state.paused = true;
        return;
    }
    if (kept < rowCount(recording)) {
        cut(recording, recording.firstRow + kept);
    }
    rowCount(recording) == 0 ? recordJump(recording, session.state)
                             : recordResume(recording, session.state);
}

// Returns the rows that the session had and the snapshot had not.
Recording restoreFlight(Session& session, const UndoStep& step, bool letsGo) {
    const std::optional<std::size_t>& past = step.before.pastRow;
    const bool isGone = past && !hasRow(session.recording, *past) && !hasRow(step.tail, *past);
    Recording tail = cut(session.recording, step.rows);
    if (!isGone) {  // else the rows would begin after the moment they follow
        append(session.recording, step.tail);
    }
    session.state = stateOf(step.before, session.state, letsGo);
    session.recording.events = step.before.events;
    restorePlace(session, step.before);
    // Keys let go are no time gone on.
    const bool isSame = isSameBesidesHands(session.state, step.before.state);
    session.version = isSame ? step.before.version : ++session.history.versions;
    remakeTrail(session);
    return tail;
}

enum class Way : std::uint8_t { Back, Forth };

Outcome exchange(Session& session, Way way) {
    History& history = session.history;
    std::deque<UndoStep>& from = way == Way::Back ? history.undo : history.redo;
    std::deque<UndoStep>& to = way == Way::Back ? history.redo : history.undo;
    history.goesOn = false;
    if (from.empty()) {
        return {session.state, {}, way == Way::Back ? "nothing to undo" : "nothing to redo"};
    }
    const UndoStep step = std::move(from.back());
    from.pop_back();
    UndoStep other{step.part, step.kind, snapshot(session), 0, step.rows, {}};
    const bool hasTimeGoneOn = session.version != step.after && !isInPast(session);
    if (step.part == UndoPart::View) {
        restoreView(session, step);
    } else if (step.part == UndoPart::Settings && hasTimeGoneOn) {
        other.rows = endOfRows(session.recording);  // it begins here
        restoreSettings(session, step);
    } else {
        const bool letsGo = step.kind == kHoldKind && way == Way::Back;
        history.isHolding = history.isHolding && step.kind != kHoldKind;
        other.tail = restoreFlight(session, step, letsGo);
    }
    other.after = session.version;
    to.push_back(std::move(other));
    limitRows(history);
    return {session.state, {}, {}};
}

}  // namespace

Snapshot snapshot(const Session& session) {
    Snapshot kept;
    kept.state = session.state;
    kept.version = session.version;
    kept.events = session.recording.events;
    if (session.recording.shownRow) {
        kept.pastRow = session.recording.firstRow + *session.recording.shownRow;
        kept.end = session.end;
        kept.endVersion = session.endVersion;
    }
    return kept;
}

std::size_t endOfRows(const Recording& recording) {
    return recording.firstRow + rowCount(recording);
}

void clampSelected(AppState& state) {
    const std::size_t last = state.cards.empty() ? 0 : state.cards.size() - 1;
    state.view.selectedCard = std::min(state.view.selectedCard, last);
}

void remakeTrail(Session& session) {
    session.trail = trailAt(session.recording, shownRow(session.recording));
    extend(session.trail, session.state);
}

Outcome undoStep(Session& session) { return exchange(session, Way::Back); }

Outcome redoStep(Session& session) { return exchange(session, Way::Forth); }

}  // namespace gimbalscope::sim
