// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// What every panel is handed: the state and what is derived from it, to read; a brush; a list of
// commands to write to. A panel keeps nothing: what is left (text being typed, which page a small
// window shows) is UiState, never saved and never part of the flight.
#pragma once

#include <array>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "lesson/lecture.h"
#include "sim/command.h"
#include "sim/flicker_map.h"
#include "sim/measured_path.h"
#include "sim/readout.h"
#include "sim/recording.h"
#include "sim/tools.h"
#include "tune/compare.h"
#include "ui/layout.h"
#include "ui/painter.h"

namespace gimbalscope::ui {

/// A widget's rectangle in this frame, for tests and tutorials that point at things.
struct NamedRect {
    std::string name;
    Rect rect;
};

/// What the mouse is dragging on the timeline.
struct TimelineDrag {
    bool scrubs = false, pans = false;
    double grabbedS = 0.0;                    ///< the time under the pointer when a pan began
    double cameFromS = 0.0;                   ///< the time of the state when a scrub began
    bool wasPast = false, wasFlying = false;  ///< and whether it was of the past, and not paused
};

/// What the mouse is dragging on the keyframes' panel.
struct PathDrag {
    bool scrubs = false, moves = false;  ///< the ship along them, or the selected key
    bool hasMoved = false;
    float beganX = 0.0F, grabbed = 0.0F;  ///< where the pointer was, and how far beside the key
    double fromS = 0.0, toS = 1.0;        ///< the times shown then
};

enum class PilotKind { Cross, Hold, Loop, Roll, Tumble };

/// A control that keys can point at, in a frame.
struct FocusStop {
    std::string name;
    Rect rect;
    bool isInPopup = false;
    std::size_t column = 0;  ///< of those that scroll; 0: none
};
/// Which control the keys point at (key_focus.h).
struct KeyFocus {
    std::string name;      ///< empty: none
    std::string opener;    ///< of the pop-up in which the keys are
    bool presses = false;  ///< Enter came, and nobody has taken it yet
    std::vector<FocusStop> stops;
    std::vector<NamedRect> rings;      ///< to be drawn over everything
    const ImDrawList* main = nullptr;  ///< of this frame, where what is no pop-up is drawn
    std::size_t column = 0;            ///< that is being drawn; its controls come one after another
};

/// Where a step's hints stand.
enum class HintSet {
    InOrder,      ///< below all else
    NewestFirst,  ///< likewise, those before it smaller below it; they may be scrolled to
    BelowGoal     ///< the newest at the goal's sentence, so that both are seen; all else scrolls
};

/// How a step is set in its room: found by trying (lesson_fit.cpp), kept while nothing changes.
struct LessonFit {
    std::size_t type = 1;         ///< of lessonType()
    bool isQuestionLeft = false;  ///< in a band: below what is told, not above its choices
    float left = 0.5F;            ///< part of a band's width that what is told has
    bool isRevealRight = false;   ///< in a band: below what came, not in place of what is told
    std::size_t turn = 0;         ///< paragraphs at the left, where there is nothing but prose
    HintSet hints = HintSet::InOrder;
    friend bool operator==(const LessonFit&, const LessonFit&) = default;
};

/// The slider of a target that is being moved step by step, from its first step until something
/// else is taken: one use of the controls.
struct SliderHold {
    std::string name;     ///< empty: none
    bool byKeys = false;  ///< the arrows move it; else its buttons do
};

/// How far the lesson is scrolled: what is told, and what is asked. In a column these are one.
struct LessonPlace {
    std::string of;  ///< the step and what is known of it, for which that is
    LessonFit fit;
    std::string fitOf;                        ///< what it was found for
    std::array<float, 2> scroll{}, height{};  ///< pixels; height as drawn in the frame before
    std::string value;                        ///< as typed for a prediction
    std::string typed;                        ///< of that, before its field had the keyboard
    std::string shown;       ///< the control that keys pointed at and that was scrolled to
    bool isNew = false;      ///< what came is to be scrolled to, once its height is known
    std::size_t hints = 0;   ///< of the step, in the frame before
    bool isHintNew = false;  ///< the newest is to be scrolled to
    SliderHold slider;
};

/// The pop-up of convention files. What is on the disk, whoever has files says.
struct FilesState {
    std::string path;                ///< as typed
    std::string folder;              ///< where bare names go; empty: the current one
    std::vector<std::string> names;  ///< of the files in it
    std::string error;               ///< why the last save or open was refused
    bool isAsked = false;            ///< folder and names are to be looked up
    bool isDone = false;             ///< the last one was done
    bool isSaving = false;           ///< the last one was a save
};

struct UiState {
    PilotKind pilot = PilotKind::Cross;
    std::string miss, crossRate, distance, jitter, turnRate, attitude;  ///< as typed
    bool attitudeAsked = false;         ///< the field for an attitude is to open
    bool copyAsked = false;             ///< the forms in which the attitude is copied are to open
    Rect askedAt;                       ///< the button that asked
    std::optional<sim::Mark> askedFor;  ///< to be put aside there; none: the ship's own
    bool askedForKey = false;           ///< it is the selected keyframe's
    std::optional<std::size_t> attitudePick;  ///< the way to read it that the keys point at
    std::string copied;  ///< what was copied, to be said for a moment; empty when it was said
    bool attitudeFresh = false;    ///< what stands in the field for an attitude is to be selected
    bool attitudeRefused = false;  ///< Enter came, and it could not be taken as it stands
    float helpScroll = 0.0F;       ///< how far the help is scrolled, in units
    std::string fieldError;        ///< why the last typed value was refused; empty when it was not
    std::vector<NamedRect> widgets;  ///< of this frame
    std::string capturing;           ///< action that waits for its new key; empty for none
    bool padConnected = false;       ///< a game pad is there
    TimelineDrag timeline;
    std::string editing, edited;  ///< the editor's field that is being written in, and its text
    FilesState files;
    KeyFocus focus;
    std::string tuneError;               ///< why the last choice in the editor was refused
    std::size_t tuneSection = 0;         ///< which section an editor shows that has no room for all
    std::array<std::string, 3> reading;  ///< as typed on the detective's page
    std::string toolError;               ///< why it was not taken
    std::string codeFile, codeFileFor;   ///< where code is saved to, and the usual name it began as
    std::string codeRefused;             ///< the file to which it was not saved the last time
    std::vector<NamedRect>
        explained;                  ///< numbers of this frame that explain themselves (explain.h)
    std::vector<NamedRect> places;  ///< of this frame; what lessons point at that is no panel
    Rect notice;                    ///< where the notice stands in this frame; empty for none
    PathDrag path;
    std::string keysFile = "keys.csv";  ///< as typed, or the one that was opened or saved
    std::string keysRefused;            ///< the file to which keyframes were not saved
    std::string keysError;              ///< why what was typed for a key was not taken
    LessonPlace lesson;
};
/// Fields filled with values that show something at once.
UiState initialUiState();

/// The selected card and its rival measured over the whole sphere.
struct Contested {
    tune::Quality first, second;
    tune::Difference difference;
    bool isFresh = false;  ///< of the two as they are; else of those before them
};

/// What is printed on keys, where that differs from the US layout their names come from.
using KeyLabels = std::map<std::string, std::string, std::less<>>;

struct PanelContext {
    Painter painter;
    const Layout& layout;
    const sim::AppState& state;
    const sim::Readouts& readouts;
    const sim::Recording& recording;
    UiState& ui;
    std::vector<sim::Command>& commands;
    const KeyLabels& keyLabels;
    std::string_view notice;               ///< one sentence to show over the panels; empty for none
    bool scriptFlies = false;              ///< a script is being played in this window
    const sim::FlickerMap* map = nullptr;  ///< as far as it is known; none while it is not shown
    bool canUndo = true, canRedo = true;   ///< there is a step to take back, or to make again
    const sim::FlickerMap* rivalMap = nullptr;  ///< of what the selected card is held against
    const Contested* contested = nullptr;       ///< both measured; none while that is not shown
    /// What the tools have found; none while that is not known, or their page is not shown.
    const sim::Detected* detected = nullptr;
    const sim::Checked* checked = nullptr;
    std::span<const sim::MeasuredPath> paths{};  ///< of the compared methods, in their order
    const lesson::Lesson* lesson = nullptr;      ///< the open one, in its language
    std::span<const lesson::Reached> reached{};  ///< the parts of the present step's goal
};

/// What a key is called on this keyboard.
std::string_view keyLabel(const PanelContext& context, std::string_view key);

/// Draws everything the interface draws: gaps, panels, bar, help. Views and their labels come first
/// (painter.h: drawLabels). Call once between ImGui's NewFrame and Render.
void drawPanels(PanelContext& context);

/// The colours and sizes of ImGui's own widgets (fields, pop-ups) from a palette.
void applyTheme(const look::Palette& palette, float scale);

/// The palette that a state asks for.
const look::Palette& paletteOf(const sim::AppState& state);

/// Where the flight panel writes over the view; the view's own texts keep out of there.
std::vector<Rect> flightOverlays(const Rect& view, float scale);

/// Why the last command did nothing, or where a picture went: one box in whatever the window shows,
/// where no control of this frame and no number stands. Call after all panels.
void drawNotice(PanelContext& context);

// The panels, one file each.
void drawTopBar(PanelContext& context);
void drawFlightPanel(PanelContext& context);
void drawSidePanel(PanelContext& context);
// The pages of the side panel, below its tabs; `body` is theirs to fill, with their own margins.
void drawNavballPage(PanelContext& context, const Rect& body);
void drawTruthPage(PanelContext& context, const Rect& body);
void drawMapPage(PanelContext& context, const Rect& body);
void drawAutopilotPage(PanelContext& context, const Rect& body);
void drawTunePanel(PanelContext& context);
void drawCards(PanelContext& context);
void drawTimeline(PanelContext& context);
void drawTabs(PanelContext& context);
void drawHelp(PanelContext& context);
void drawLesson(PanelContext& context);

}  // namespace gimbalscope::ui
