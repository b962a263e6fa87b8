// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The one command grammar. Keys, buttons, scripts, the journal, tests and the command line all make
// these values or their text, one command a line. text(parse(line)) is the canonical line and
// parse(text(command)) is the command again. The table of words is commandTable(), from which help,
// "gimbalscope list commands" and error suggestions are made. Angles in degrees, times in seconds
// of simulated time, positive right, up, right wing down.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "sim/command_keys.h"
#include "sim/command_lessons.h"
#include "sim/command_names.h"
#include "sim/state.h"

namespace gimbalscope::sim {

/// show urot versus urot:nearest hull.toml: these cards, from left to right, and what they are held
/// against (cardText); cards already shown keep their counts. A file is opened first.
struct ShowCards {
    std::vector<std::string> selections;
    friend bool operator==(const ShowCards&, const ShowCards&) = default;
};
/// A choice of a convention of one's own: a key of ownKeys() and what it is to be, in one word (the
/// title in several, one blank between).
struct OwnChoice {
    std::string key, value;
    friend bool operator==(const OwnChoice&, const OwnChoice&) = default;
};
/// own yours from urot order ZYX policy nearest: a convention of one's own, made from a row or
/// changed, all choices at once or none. A new one gets a card.
struct MakeOwn {
    std::string name;
    std::string from;  ///< a row to begin with; empty: as it is
    std::vector<OwnChoice> choices;
    friend bool operator==(const MakeOwn&, const MakeOwn&) = default;
};
/// forget yours: no longer there, nor are its cards.
struct ForgetOwn {
    std::string name;
    friend bool operator==(const ForgetOwn&, const ForgetOwn&) = default;
};
/// save yours hull.toml [replace]: one's own into a file; over one that is there only on purpose.
struct SaveOwn {
    std::string name;
    std::string path;  ///< ends in .toml; may hold single blanks
    bool isReplacing = false;
    friend bool operator==(const SaveOwn&, const SaveOwn&) = default;
};
/// open hull.toml [as hull]: the convention in a file becomes one's own, in one step.
struct OpenOwn {
    std::string path;
    std::string name;  ///< empty: the file's, another one where that is taken
    friend bool operator==(const OpenOwn&, const OpenOwn&) = default;
};
/// variant: the next row of the selected card's family.
struct NextVariant {
    friend bool operator==(const NextVariant&, const NextVariant&) = default;
};
/// select 2: counted from 1.
struct SelectCard {
    std::size_t number = 1;
    friend bool operator==(const SelectCard&, const SelectCard&) = default;
};
/// versus urot:nearest | hull.toml | off: what the selected card is held against.
struct SetRival {
    std::string selection;  ///< empty: nothing
    friend bool operator==(const SetRival&, const SetRival&) = default;
};
/// policy nearest: every card for which it makes sense.
struct SetPolicy {
    convention::Policy policy = convention::Policy::AsPublished;
    friend bool operator==(const SetPolicy&, const SetPolicy&) = default;
};
/// arithmetic float32 | default (none: each row's own).
struct SetArithmetic {
    std::optional<convention::Arithmetic> arithmetic;
    friend bool operator==(const SetArithmetic&, const SetArithmetic&) = default;
};
/// quantise int16 | default (none: each row's own).
struct SetQuantise {
    std::optional<convention::Quantise> quantise;
    friend bool operator==(const SetQuantise&, const SetQuantise&) = default;
};
/// NAME on|off; the names are switchNames().
struct SetSwitch {
    std::string name;
    bool on = false;
    friend bool operator==(const SetSwitch&, const SetSwitch&) = default;
};
/// integration exact | seed.
struct SetIntegration {
    Integration integration = Integration::Exact;
    friend bool operator==(const SetIntegration&, const SetIntegration&) = default;
};
/// NAME VALUE; the names and ranges are numberSettings().
struct SetNumber {
    std::string name;
    double value = 0.0;
    friend bool operator==(const SetNumber&, const SetNumber&) = default;
};
/// turn yaw-right 30: at once, as one tick.
struct TurnBy {
    Turn turn = Turn::PitchUp;
    double degrees = 0.0;
    friend bool operator==(const TurnBy&, const TurnBy&) = default;
};
/// steer pitch-up on [fine|coarse] | off: a key held down and let go. In step mode on turns one
/// step.
struct Steer {
    Turn turn = Turn::PitchUp;
    bool on = false;
    Pace pace = Pace::Normal;
    friend bool operator==(const Steer&, const Steer&) = default;
};
/// release: all keys let go, as when the window loses the keyboard.
struct ReleaseKeys {
    friend bool operator==(const ReleaseKeys&, const ReleaseKeys&) = default;
};
/// rate pitch-up 45 for 4 [meanwhile]. A script waits until it is over, unless "meanwhile" stands
/// there.
struct RateFor {
    Turn turn = Turn::PitchUp;
    double degPerS = 0.0;
    double seconds = 0.0;
    bool meanwhile = false;
    friend bool operator==(const RateFor&, const RateFor&) = default;
};
/// advance 37 (steps) or wait 1.5 (seconds): nothing but time.
struct Wait {
    std::int64_t steps = 0;
    friend bool operator==(const Wait&, const Wait&) = default;
};
/// cross miss 0 rate 90 | hold distance D jitter J [for S] | loop, roll, tumble [rate R] [for S];
/// then [meanwhile]. Without "for" (seconds 0) hold, loop, roll and tumble go on until switched off
/// and a script does not wait.
struct Fly {
    Autopilot autopilot;
    double seconds = 0.0;
    bool meanwhile = false;
    friend bool operator==(const Fly&, const Fly&) = default;
};
/// autopilot off.
struct StopAutopilot {
    friend bool operator==(const StopAutopilot&, const StopAutopilot&) = default;
};
/// attitude 30 20 40 (heading, nose up, bank) | attitude quat X Y Z W | attitude ID N N N, at once.
struct SetAttitude {
    math::Quat worldFromBody;
    friend bool operator==(const SetAttitude&, const SetAttitude&) = default;
};
/// attitude yours 30 20 40: the same by angles of one's own, which only the state knows; display
/// order, its units.
struct SetAngles {
    std::string selection;
    std::vector<double> angles;
    friend bool operator==(const SetAngles&, const SetAngles&) = default;
};
/// preset 4: the attitudes of keys 1 to 9.
struct Preset {
    int number = 1;
    friend bool operator==(const Preset&, const Preset&) = default;
};
/// reset: level, heading 0, at rest, counts and memories empty.
struct Reset {
    friend bool operator==(const Reset&, const Reset&) = default;
};
/// level: nose on the horizon and no bank, heading kept.
struct Level {
    friend bool operator==(const Level&, const Level&) = default;
};
/// brake: coasting, a running rate and the autopilot end.
struct Brake {
    friend bool operator==(const Brake&, const Brake&) = default;
};
/// pause on|off.
struct Pause {
    bool on = false;
    friend bool operator==(const Pause&, const Pause&) = default;
};
/// tick: flies on to the next engine tick, paused or not.
struct TickOnce {
    friend bool operator==(const TickOnce&, const TickOnce&) = default;
};
/// camera chase | orbit | cockpit | fixed.
struct SetCamera {
    Camera camera = Camera::Chase;
    friend bool operator==(const SetCamera&, const SetCamera&) = default;
};
/// orbit 10 -5: the orbit camera by so many degrees of azimuth and elevation.
struct OrbitBy {
    double azimuthDeg = 0.0, elevationDeg = 0.0;
    friend bool operator==(const OrbitBy&, const OrbitBy&) = default;
};
/// theme dark | light | projector | high-contrast.
struct SetTheme {
    Theme theme = Theme::Dark;
    friend bool operator==(const SetTheme&, const SetTheme&) = default;
};
/// NAME WORD; the names and their words are choiceSettings().
struct SetChoice {
    std::string name, word;
    friend bool operator==(const SetChoice&, const SetChoice&) = default;
};
/// timeline-end 12.5 | now: the simulated time at the right edge of the timeline.
struct TimelineEnd {
    std::optional<double> seconds;
    friend bool operator==(const TimelineEnd&, const TimelineEnd&) = default;
};
/// seek 4.2 | end: to that moment of the recording, paused; flying on from there forgets what came
/// after it.
struct Seek {
    std::optional<double> seconds;
    friend bool operator==(const Seek&, const Seek&) = default;
};
/// back: to the recorded tick before this one, paused.
struct TickBack {
    friend bool operator==(const TickBack&, const TickBack&) = default;
};
/// undo: takes back the last change.
struct Undo {
    friend bool operator==(const Undo&, const Undo&) = default;
};
/// redo: makes it again.
struct Redo {
    friend bool operator==(const Redo&, const Redo&) = default;
};
/// drop: a drag is over; the next change is another step of undo.
struct Drop {
    friend bool operator==(const Drop&, const Drop&) = default;
};
/// set-up on|off: looks chosen meanwhile are no steps of undo; before anything has been flown the
/// flight begins with what is chosen.
struct SetUp {
    bool on = false;
    friend bool operator==(const SetUp&, const SetUp&) = default;
};
/// stick pitch 0.5: an analogue stick held so far, -1 to 1; positive right wing down, nose up, nose
/// right.
struct MoveStick {
    StickAxis axis = StickAxis::Bank;
    double value = 0.0;
    friend bool operator==(const MoveStick&, const MoveStick&) = default;
};
/// bind pitch-up I | default: another key for an action.
struct Bind {
    std::string action, key;  ///< key "default": the usual one
    friend bool operator==(const Bind&, const Bind&) = default;
};
/// pad bank left-x [inverted]: which axis of a pad turns the ship.
struct MapPad {
    StickAxis axis = StickAxis::Bank;
    PadChoice choice;
    friend bool operator==(const MapPad&, const MapPad&) = default;
};
/// expect [SELECTION] QUANTITY [COMPARISON] VALUE [within TOLERANCE]: a check (expect.h). "is" when
/// no comparison is written.
struct Expect {
    std::string selection, quantity, comparison, value;
    std::string within{};  ///< as written; empty: but for rounding
    friend bool operator==(const Expect&, const Expect&) = default;
};
/// picture FILE [WxH]: the picture as it is now, in the size of the window or the one written.
struct TakePicture {
    std::string path;
    int width = 0, height = 0;  ///< pixels; 0: as large as the window
    friend bool operator==(const TakePicture&, const TakePicture&) = default;
};

/// Ends a line that may write over a file.
inline constexpr std::string_view kReplace = " replace";
/// export python urot.py [replace]: the selected card's convention as source code, written by
/// whoever plays; over another text that is there only on purpose.
struct ExportCode {
    tune::Language language = tune::Language::Cpp;
    std::string path;
    bool isReplacing = false;
    friend bool operator==(const ExportCode&, const ExportCode&) = default;
};
/// reading 12 34 56: what a game shows for the attitude of now; the detective's evidence.
struct TakeReading {
    std::vector<double> angles;
    friend bool operator==(const TakeReading&, const TakeReading&) = default;
};
/// readings drop 2 | clear: one of them, or all, is forgotten.
struct DropReadings {
    std::size_t number = 0;  ///< from 1; 0: all
    friend bool operator==(const DropReadings&, const DropReadings&) = default;
};
/// What stands for the readings taken where a file could be named.
inline constexpr std::string_view kTheReadings = "readings";
/// detect FILE | readings: which convention explains a table, or the readings taken.
struct DetectFrom {
    std::string file;  ///< empty: the readings
    friend bool operator==(const DetectFrom&, const DetectFrom&) = default;
};
/// check FILE | readings: the same held against the selected card's convention.
struct CheckAgainst {
    std::string file;  ///< empty: the readings
    friend bool operator==(const CheckAgainst&, const CheckAgainst&) = default;
};
/// rotate ship|world x|y|z 30: at once, as one tick; about the ship's own axis, or the world's.
struct Rotate {
    AskedTurn turn;
    friend bool operator==(const Rotate&, const Rotate&) = default;
};
/// mark a now | none | quat X Y Z W: an attitude put aside, to see B as A sees it.
struct SetMark {
    Mark mark = Mark::A;
    bool isNow = false;                 ///< the attitude of now
    std::optional<math::Quat> value{};  ///< else this one, or none
    friend bool operator==(const SetMark&, const SetMark&) = default;
};
/// window 100 50 1600 900: the window's place on the desktop, in screen units; brought back where a
/// monitor shows it. The state does not hold it.
struct PlaceWindow {
    int x = 0, y = 0, width = 0, height = 0;
    friend bool operator==(const PlaceWindow&, const PlaceWindow&) = default;
};
/// continue last-flight: the flight of the last sitting, as far as it got; obeyed by the window.
struct ContinueFlight {
    friend bool operator==(const ContinueFlight&, const ContinueFlight&) = default;
};

using Command =
    std::variant<ShowCards, NextVariant, SelectCard, SetPolicy, SetArithmetic, SetQuantise,
                 SetSwitch, SetIntegration, SetNumber, TurnBy, Steer, ReleaseKeys, RateFor, Wait,
                 Fly, StopAutopilot, SetAttitude, Preset, Reset, Level, Brake, Pause, TickOnce,
                 SetCamera, OrbitBy, SetTheme, SetChoice, TimelineEnd, Seek, TickBack, Undo, Redo,
                 Drop, SetUp, MoveStick, Bind, MapPad, Expect, TakePicture, PlaceWindow,
                 ContinueFlight, MakeOwn, ForgetOwn, SaveOwn, OpenOwn, SetAngles, ExportCode,
                 SetRival, TakeReading, DropReadings, DetectFrom, CheckAgainst, Rotate, SetMark,
                 AddKey, ChangeKey, DropKeys, MoveKey, SelectKey, SetKeys, OpenKeys, SaveKeys,
                 PlayKeys, Scrub, CompareMethods, GoInLesson, Predict, BeginStep, PutQuestion,
                 Given, Told, MeetGoal, ShowHint, SetTarget, SpeakLanguage>;

/// The longest a command may take, in simulated seconds: a day.
inline constexpr double kLongestSeconds = 86400.0;

/// A parsed command or a sentence that names the word and the nearest valid one.
struct ParsedCommand {
    std::optional<Command> command;  ///< none for an empty or comment line, or on error
    std::string error;               ///< empty when all is well
};
/// `own` are the names of one's own that are known besides the catalog.
ParsedCommand parse(std::string_view line, std::span<const std::string> own = {});

/// The canonical line of a command; numbers in the shortest form that reads back equal.
std::string text(const Command& command);

/// One row of the grammar. `example` is a whole line that parses.
struct CommandWords {
    std::string_view word, arguments, meaning, example;
};
std::span<const CommandWords> commandTable();

/// A card selection as written: ID[@frame][:policy]. An error sentence when it names nothing or the
/// policy makes no sense for the row.
struct ParsedSelection {
    std::optional<Card> card;
    std::string error;
};
/// Of a row of the catalog, or one's own of these names, for which any policy is taken.
ParsedSelection parseSelection(std::string_view text, std::span<const std::string> own = {});
/// Of a row that the state knows.
ParsedSelection parseSelection(std::string_view text, const AppState& state);
/// Why no state can know it; empty when one can. Any plain name may be one's own.
std::string selectionObjection(std::string_view text);
/// The selection as written, e.g. "urot:nearest".
std::string selectionText(const Variant& variant);

/// Why a command cannot be obeyed whatever the state (a number out of range, not finite, an unknown
/// name); empty when it can. parse and update both ask it, so that no such value gets past either.
std::string objection(const Command& command);

}  // namespace gimbalscope::sim
