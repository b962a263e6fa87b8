// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// What stands where. A pure function from window size, text scale and cards to rectangles in whole
// pixels on a grid of 8 (times the scale), so that a test can hold that nothing overlaps at any
// size. Everything is decided in *units*: pixels divided by the text scale. Large text is the same
// as a small window.
//
//   Full      top bar / flight | side / cards ... / timeline   from 1000 x 560 units
//   Column    top bar / flight | tabs over one panel            from 700 x 360 units
//   Single    top bar with tabs / one panel                     below
//
// While one goes from key to key, the methods stand side by side over the curves of their speeds,
// and at the right the keys; by the page "flight" the cockpit stands where the methods do. In
// smaller windows methods, curves and keys are pages.
//
// When cards would be narrower than 300 units, a row of tabs chooses which of them are shown; those
// that a lesson points at come first. A
// column higher than wide stands below the flight view. Below 640 units of height the timeline
// shares the place of the cards or, in Column and Single, is one of the pages; in a lesson's step
// that does not point at it, their place is theirs alone. While one tunes, the
// editor has a column of its own at the right of all else, or is one of the pages.
//
// A lesson has a column of its own at the right in windows from 1500 units of width, else a band
// below the cockpit, else a page. The cockpit beside it is the live one; where a lesson points at
// methods, curves or keys, these stand there instead. A blanked window has nothing else.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "sim/state.h"
#include "ui/rect.h"

namespace gimbalscope::ui {

enum class LayoutKind { Full, Column, Single };
using sim::Page;

struct LayoutRequest {
    int width = 0, height = 0;  ///< framebuffer
    float scale = 1.0F;         ///< pixels per unit, above 0
    std::size_t cardCount = 0, selectedCard = 0;
    Page page = Page::Card;
    bool twoShips = false;      ///< a second flight view, for the ship that is flown by angles
    bool allLanes = false;      ///< the timeline has a lane for each card and is higher
    bool tunes = false;         ///< the editor of one's own convention has a place
    bool interpolates = false;  ///< methods, curves and keys have places
    std::size_t methodCount = 0, flownMethod = 0;  ///< compared; the one that is always shown
    bool learns = false;   ///< the lesson has a place; with `interpolates` methods are beside it
    bool blank = false;    ///< nothing but the lesson
    bool hasStep = false;  ///< a lesson is open: it can be gone on with on every page
    std::vector<std::size_t>
        looked{};                  ///< cards that are pointed at, which are shown if they can be
    bool looksAtTimeline = false;  ///< a lesson does: it can be shown where it has no place
};

/// One method that is shown.
struct MethodSlot {
    std::size_t method = 0;  ///< index among those compared
    Rect panel;
    Rect view;              ///< the sphere; empty when there is no room
    bool isBeside = false;  ///< the numbers stand beside the sphere, else below it
};

/// One card that is shown.
struct CardSlot {
    std::size_t card = 0;  ///< index in the state
    Rect panel;
    Rect view;                 ///< the ship in its gimbals; empty when there is no room
    bool saysStretch = false;  ///< in words even where it is low: a lesson asks for it
};

/// Rectangles are empty for what is not shown.
struct Layout {
    LayoutKind kind = LayoutKind::Full;
    float scale = 1.0F;
    Rect window, topBar, flight, side, timeline, tabs;
    Rect tune;         ///< the editor of one's own convention
    Rect verdict;      ///< one line of it, where the page that has it is not shown
    Rect flightRight;  ///< the second ship's view: beside the first one, or below it
    std::vector<CardSlot> cards;
    bool hasAllCards = false;         ///< side by side, in the full arrangement
    Rect pathTabs;                    ///< methods, keys or cockpit, where that is asked for
    Rect paths;                       ///< all methods; where there are none, the beginning
    Rect moreMethods;                 ///< a line that names those of them that have no place
    Rect curves;                      ///< speeds over the time of the keyframes, and the keys below
    Rect keys;                        ///< the editor of the keyframes
    Rect lesson;                      ///< the lesson, or their list; all of a blanked window
    Rect lessonBar;                   ///< back and next, where a page hides the lesson
    std::vector<MethodSlot> methods;  ///< in one row, or in more where that is too narrow
};

Layout makeLayout(const LayoutRequest& request);
/// What a state asks of a window with a framebuffer of that size.
LayoutRequest layoutRequest(const sim::AppState& state, int width, int height, float scale);
/// Whether these places (lesson/places.h) are among methods, curves, keyframes.
bool looksAtPaths(std::span<const std::string> places);
/// The card of a place "card ID" or "card ID ANGLE": as written, else the first with that id.
std::optional<std::size_t> lookedCard(const sim::AppState& state, std::string_view place);
/// What is pointed at gets its place, as far as there is one.
void pointAt(LayoutRequest& request, const sim::AppState& state,
             std::span<const std::string> places);

/// Height from which a card says whose formula it is, in units; and how many of its lines are shown
/// below the meter: stretch and cause, orders.
inline constexpr float kSubtitleFrom = 200.0F;
int footerLines(float units, bool saysStretch);

/// False in windows so narrow that the tabs need the place of the program's mark, and of the
/// buttons of time.
bool hasMark(int width, float scale);
bool hasTransport(int width, float scale);

/// The text scale for a window: the user's percentage times the monitor's scale, or times the
/// window's size against 1600 x 900 in steps of a tenth where that is larger, so that a projected
/// window stays readable.
float textScale(int width, int height, double contentScale, int textPercent);

}  // namespace gimbalscope::ui
