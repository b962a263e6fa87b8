// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The recording of a flight, at least its last ten minutes: what every card showed at each engine
// tick, and enough to bring back the whole state at any of them. Whole states are kept about once a
// second, with the commands between; since a step is a pure function, flying them again gives the
// same bits. A row is one look of the engines: a tick, or a command that made them look again, so
// several rows may share a step. Rows count from the oldest that is kept. About 260 bytes a row
// with four cards, 9 MB for ten minutes at 60 ticks a second; at most 160,000 rows.
#pragma once

#include <cstdint>
#include <deque>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

#include "sim/card_column.h"
#include "sim/trail.h"
#include "sim/update.h"

namespace gimbalscope::sim {

inline constexpr double kRecordedSeconds = 600.0;  ///< of simulated time
inline constexpr std::size_t kMostRows = 160000;   ///< 240 ticks a second for ten minutes, and more
inline constexpr std::size_t kEventsKept = 256;

/// The whole state as it was before a row, or at it.
struct Keyframe {
    std::size_t row = 0;     ///< the first row it leads to, counted from the beginning of time
    std::size_t change = 0;  ///< the first change after it, counted likewise
    AppState state;
};
/// How the window looked, for changes of nothing else.
struct Looks {
    ViewState view;
    double speed = 1.0;
    bool paused = false;
};
/// A command, or what it changed, and when it was obeyed.
struct Change {
    std::int64_t step = 0;  ///< step count before it
    std::variant<Command, Looks> what;
};

struct Recording {
    std::deque<std::int64_t> steps;    ///< of each row, never falling
    std::deque<math::Quat> attitudes;  ///< worldFromBody at each row
    std::vector<CardColumn> columns;   ///< every selection that was shown, in order of appearance
    std::deque<Event> events;          ///< oldest first, at most kEventsKept
    /// The row the state is of, while it is one of the past; none at the end of the recording.
    std::optional<std::size_t> shownRow;

    // How to come back to a row.
    std::deque<std::size_t> changesAt;  ///< changes obeyed up to each row, since the beginning
    std::deque<Change> changes;
    std::deque<Keyframe> keyframes;
    std::size_t firstRow = 0, firstChange = 0;  ///< how many are dropped or elsewhere
    std::vector<std::size_t> columnOfCard;      ///< where the cards were last found
};

/// Begins anew from a state that no command led to: its row, and a keyframe.
void recordJump(Recording& recording, const AppState& state);
/// Takes in a step that was flown: a row when the engines looked.
void recordStep(Recording& recording, const AppState& state, const Sighting& seen);
/// Takes in a command: a row when the engines looked.
void recordCommand(Recording& recording, const Command& command, const AppState& before,
                   const Outcome& outcome);
/// Goes on from a state that differs from the end of the recording in what no row shows.
void recordResume(Recording& recording, const AppState& state);
/// Forgets the events, as a reset does; the rows stay.
void forgetEvents(Recording& recording);

std::size_t rowCount(const Recording& recording);
/// Simulated time of a row, which must exist.
double secondsAt(const Recording& recording, std::size_t row);
/// The last row at or before a time; the first row when there is none. There must be rows.
std::size_t rowAt(const Recording& recording, double seconds);
/// The row the state is of: that of the past, else the newest. There must be rows.
std::size_t shownRow(const Recording& recording);
/// The column of a selection; nullptr when it was never shown.
const CardColumn* columnOf(const Recording& recording, std::string_view selection);
/// The rows [from, to) of a column put together; to is cut off at the end. Quick for any length.
CardSummary summary(const CardColumn& column, std::size_t from, std::size_t to);

/// The whole state as it was at a row, which must exist, to the last bit.
AppState stateAt(const Recording& recording, std::size_t row);
/// The trail of the nose as it was at a row.
Trail trailAt(const Recording& recording, std::size_t row);

/// Takes off the rows from this one on, counted from the beginning of time (firstRow is the oldest
/// kept), with all that is needed to come back to them.
Recording cut(Recording& recording, std::size_t fromRow);
/// Puts them back where they were cut off; does nothing where they do not fit.
void append(Recording& recording, const Recording& tail);
/// Bytes on the heap, about.
std::size_t bytes(const Recording& recording);

}  // namespace gimbalscope::sim
