// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The whole state of the program as one small comparable value. Only update(state, command) and
// step(state) produce the next one (update.h); panels and scene read it const. Attitude is the only
// truth; fed is the deliberately imperfect quaternion an engine would have; everything shown is
// derived (readout.h). No wall clock: time is a count of simulation steps of 1/240 s. Holds no NaN,
// so that equal flights compare equal.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "convention/custom.h"
#include "curve/method.h"
#include "sim/learning.h"
#include "tune/export.h"

namespace gimbalscope::sim {

inline constexpr int kStepsPerSecond = 240;
inline constexpr double kStepSeconds = 1.0 / kStepsPerSecond;
inline constexpr double kKeyRateDegPerS = 45.0;

/// The six turns about the ship's own axes; the words of the grammar are in command.h.
enum class Turn : std::uint8_t { PitchUp, PitchDown, YawRight, YawLeft, BankRight, BankLeft };
enum class Pace : std::uint8_t { Normal, Fine, Coarse };  ///< x1, x0.1 (Shift), x4 (Ctrl)
enum class Integration : std::uint8_t { Exact, Seed };
enum class Camera : std::uint8_t { Chase, Orbit, Cockpit, Fixed };
enum class Theme : std::uint8_t { Dark, Light, Projector, HighContrast };
/// What the keys turn: the ship's quaternion, the selected convention's angles, or one ship each.
enum class Drive : std::uint8_t { Quaternion, Angles, Both };
/// The navball seen by the pilot (ball turns, ship fixed) or from outside (ball fixed, ship turns).
enum class NavballView : std::uint8_t { Pilot, Outside };
/// What one is about: flying, building a convention of one's own, going from key to key, a lesson.
enum class Task : std::uint8_t { Fly, Tune, Interpolate, Learn };
/// What the panel at the side shows.
enum class SidePage : std::uint8_t { Navball, Truth, Map, Autopilot };
/// What the panel of the task Tune shows: the editor of one's own convention, or a tool.
enum class Tool : std::uint8_t { Yours, Detective, Check, Turn, Code, Compare };
/// In whose axes exported code takes and gives the attitude: ours, or the convention's.
enum class CodeAxes : std::uint8_t { World, Engine };
/// Which panel a window with fewer places than panels shows.
enum class Page : std::uint8_t { Flight, Card, Side, Timeline, Tune, Interpolate, Learn };
/// Angles as the engine writes them, with gaps where the name jumps, or carried on past a turn.
enum class TimelineMode : std::uint8_t { Raw, Gap, Unwrapped };
/// The axes of a stick or pad that turn the ship.
enum class StickAxis : std::uint8_t { Bank, Pitch, Yaw };
/// The axes of a game pad, in GLFW's order.
enum class PadAxis : std::uint8_t { LeftX, LeftY, RightX, RightY, LeftTrigger, RightTrigger, None };

/// How fast the ship is asked to turn: degrees per second, positive right wing down, nose up, nose
/// right.
struct BodyRates {
    double bankDegPerS = 0.0, pitchDegPerS = 0.0, yawDegPerS = 0.0;
    friend bool operator==(const BodyRates&, const BodyRates&) = default;
};

/// Fly through the vertical, passing it at `missDeg` to the side, at `rateDegPerS`. First away from
/// the vertical when too near to it, then bank, then pitch up through the vertical and 30 degrees
/// beyond; a tick falls on the closest point. Over when it is beyond.
struct CrossPilot {
    enum class Phase : std::uint8_t { Start, Leave, Bank, Climb, Beyond };
    double missDeg = 0.0, rateDegPerS = 90.0;
    Phase phase = Phase::Start;
    std::int64_t stepsLeft = 0;  ///< of this phase
    math::Vec3 bodyTurnRad;      ///< each step of this phase: rotation vector along the ship's axes
    friend bool operator==(const CrossPilot&, const CrossPilot&) = default;
};
/// Stay at `distanceDeg` from the vertical with a jitter of up to `jitter` (per quaternion
/// component, a fixed pseudo-random sequence) at each tick. Gets there by the shortest turn, at 90
/// degrees a second.
struct HoldPilot {
    double distanceDeg = 0.0, jitter = 0.0;
    std::optional<math::Quat>
        target;  ///< chosen when it begins: the nearest attitude at the distance
    bool arrived = false;
    std::uint64_t random = 1;
    friend bool operator==(const HoldPilot&, const HoldPilot&) = default;
};
struct LoopPilot {
    double rateDegPerS = 90.0;
    friend bool operator==(const LoopPilot&, const LoopPilot&) = default;
};
struct RollPilot {
    double rateDegPerS = 90.0;
    friend bool operator==(const RollPilot&, const RollPilot&) = default;
};
/// Turns about all three axes at once, slowly varying, never more than `rateDegPerS` about one of
/// them.
struct TumblePilot {
    double rateDegPerS = 60.0;
    std::int64_t steps = 0;  ///< flown so far
    friend bool operator==(const TumblePilot&, const TumblePilot&) = default;
};
struct Path;  ///< a curve through keyframes, and what it was made of (keyframes.h)
/// Along the keyframes by the chosen method, from a time of theirs on. Over at the last one, unless
/// it goes round.
struct KeysPilot {
    std::shared_ptr<const Path> path;  ///< never null
    double fromS = 0.0;
    std::int64_t steps = 0;  ///< flown since then
    bool goesRound = false;
    friend bool operator==(const KeysPilot& a, const KeysPilot& b);
};
using Autopilot = std::variant<std::monostate, CrossPilot, HoldPilot, LoopPilot, RollPilot,
                               TumblePilot, KeysPilot>;

/// Counts of one card since the last reset.
struct Counts {
    std::int64_t flickers = 0, nameJumps = 0;
    std::int64_t domain = 0, snap = 0, quantum = 0, noise = 0;  ///< flickers by cause
    std::array<double, 3> largestStepDeg{};  ///< of each angle from tick to tick, intrinsic order
    friend bool operator==(const Counts&, const Counts&) = default;
};

enum class EventKind : std::uint8_t { PoseJump, Nan, NameJump };
/// Something that happened to one card at one tick.
struct Event {
    double timeS = 0.0;
    std::size_t card = 0;   ///< index at that time
    std::string selection;  ///< the card as written, e.g. "urot:nearest"
    EventKind kind = EventKind::PoseJump;
    convention::Cause cause = convention::Cause::None;  ///< None for a name jump
    double sizeDeg =
        0.0;  ///< how far the rebuilt pose moved beyond the ship; name jump: largest angle step
    friend bool operator==(const Event&, const Event&) = default;
};

/// A convention and how it is read, with what its policy remembers.
struct Variant {
    std::string id;                      ///< a catalog id, e.g. "urot", or the name of one's own
    convention::ReadingOptions options;  ///< the policy and what was written after the id
    /// Of one's own: as-published was written after its name, and holds instead of its own policy.
    bool isAsPublishedWritten = false;
    convention::PolicyMemory memory;
    friend bool operator==(const Variant&, const Variant&) = default;
};

/// One card: what it shows, what that is held against, and what it remembers from tick to tick.
struct Card : Variant {
    std::optional<Variant> rival;  ///< B, beside the card's own A
    std::optional<math::Quat>
        previousRebuilt;  ///< at the last tick; none after a NaN or at the start
    std::optional<math::Quat> previousUnquantised;
    std::array<double, 3> previousAnglesDeg{};  ///< as shown, intrinsic order; NaN stored as 0
    bool hasPrevious = false, previousNan = false, previousSnapped = false;
    Counts counts;
    std::vector<std::int64_t> flickerSteps;  ///< of the last second, oldest first
    std::vector<math::Quat>
        recentPoses;  ///< last three different flicker poses (> 18 degrees apart)
    std::optional<std::int64_t> lastNameJumpStep;
    convention::Cause lastCause = convention::Cause::None;
    friend bool operator==(const Card&, const Card&) = default;
};

/// Switches that change what the engines are fed and how they compute.
struct Settings {
    std::optional<convention::Arithmetic> arithmetic;  ///< none: each row's own
    std::optional<convention::Quantise> quantise;
    bool renormalise = true;
    Integration integration = Integration::Exact;
    int tickRate = 60;  ///< engine ticks per simulated second, 1 to 240
    bool literal = false, unsignedRotator = false;
    bool raw = true;  ///< engines take `fed` as it is; off: normalised in double before the formula
    double jumpThresholdDeg = 1.0;
    bool inertia = false;
    double stepModeDeg =
        0.0;  ///< 0: keys turn continuously; else a tap turns 1, 5, 15, 45 or 90 degrees
    bool invertPitch = false;  ///< for the key bindings, which then exchange nose up and nose down
    friend bool operator==(const Settings&, const Settings&) = default;
};

/// A key chosen for an action (actionNames()) instead of the usual one.
struct KeyChoice {
    std::string action, key;
    friend bool operator==(const KeyChoice&, const KeyChoice&) = default;
};

/// Which pad axis turns the ship about which of its axes.
struct PadChoice {
    PadAxis axis = PadAxis::None;
    bool inverted = false;
    friend bool operator==(const PadChoice&, const PadChoice&) = default;
};

/// What the timeline shows.
struct TimelineView {
    TimelineMode mode = TimelineMode::Gap;
    bool allCards = false;       ///< one lane for each card instead of the selected one's
    double spanS = 15.0;         ///< seconds shown; 0: everything recorded
    std::optional<double> endS;  ///< simulated time at the right edge; none: now
    friend bool operator==(const TimelineView&, const TimelineView&) = default;
};

/// What source code the window shows.
struct CodeView {
    tune::Language language = tune::Language::Cpp;
    CodeAxes axes = CodeAxes::World;
    friend bool operator==(const CodeView&, const CodeView&) = default;
};

/// A reading taken in the flight: what a game shows for an attitude.
struct TakenReading {
    math::Quat worldFromBody;    ///< unit, our axes
    std::vector<double> angles;  ///< two or three, in whatever unit and order they are shown
    friend bool operator==(const TakenReading&, const TakenReading&) = default;
};
inline constexpr std::size_t kMostReadings = 200;

/// What the tools of the task Tune are about.
struct Evidence {
    std::vector<TakenReading> readings;  ///< all with as many angles
    std::string detectFile, checkFile;   ///< a table of pairs; empty: the readings
    friend bool operator==(const Evidence&, const Evidence&) = default;
};

/// A turn to be typed in each engine: about an axis of ours (X forward, Y left, Z up).
struct AskedTurn {
    math::Axis axis = math::Axis::X;
    bool aboutWorld = false;
    double degrees = 30.0;
    friend bool operator==(const AskedTurn&, const AskedTurn&) = default;
};

/// Attitudes put aside: B as A sees it, and the same turn made by C.
enum class Mark : std::uint8_t { A, B, C };
using Marks = std::array<std::optional<math::Quat>, 3>;

inline constexpr std::size_t kMostKeyframes = 200;
inline constexpr std::size_t kMostCompared = 4;

/// Keyframes of attitude and how one goes between them.
struct Keyframing {
    std::vector<curve::Key> keys;                 ///< times rising; at most kMostKeyframes
    std::size_t selected = 0;                     ///< the one that is edited
    double cursorS = 0.0;                         ///< where on the way the ship was put last
    curve::Method method = curve::Method::Squad;  ///< by which the ship is flown
    std::vector<curve::Method> compared{curve::Method::Euler, curve::Method::Slerp,
                                        curve::Method::Squad, curve::Method::Spline};
    curve::Ends ends = curve::Ends::Repeat;
    curve::Way way = curve::Way::Short;
    math::SquadReading reading = math::SquadReading::Inverse;
    bool isFloat32 = false;  ///< Direct3D's arithmetic
    bool goesRound = false;  ///< played again and again
    friend bool operator==(const Keyframing&, const Keyframing&) = default;
};

/// How the window shows it. Undoable like the rest; no meaning for the flight.
struct ViewState {
    Camera camera = Camera::Chase;
    Theme theme = Theme::Dark;
    int textPercent = 100;  ///< 75 to 300
    std::size_t selectedCard = 0;
    bool help = false, fullScreen = false;
    double orbitAzimuthDeg = 215.0, orbitElevationDeg = 9.0, zoom = 1.0;
    Task task = Task::Fly;
    SidePage side = SidePage::Navball;
    Tool tool = Tool::Yours;
    CodeView code;
    Evidence evidence;
    AskedTurn turn;
    Marks marks;
    Keyframing keyframing;
    Learning learning;
    Page page = Page::Card;
    NavballView navball = NavballView::Pilot;
    TimelineView timeline;
    bool reduceMotion = false;    ///< no easing of cameras and halos
    bool calmMotion = false;      ///< a flickering ship changes its pose at most 3 times a second
    std::vector<KeyChoice> keys;  ///< only those that differ from the usual ones
    std::array<PadChoice, 3> pad{{{PadAxis::LeftX}, {PadAxis::LeftY}, {PadAxis::RightX}}};
    double deadZone = 0.15;  ///< of the pad's axes, 0 to 0.9
    friend bool operator==(const ViewState&, const ViewState&) = default;
};

/// A running "rate ... for" command about one axis.
struct ScriptedRate {
    double degPerS = 0.0;
    std::int64_t stepsLeft = 0;
    friend bool operator==(const ScriptedRate&, const ScriptedRate&) = default;
};

/// The ship that is flown by changing a convention's angles: the selected card's.
struct AngleDrive {
    std::string selection;              ///< as written, e.g. "urot:nearest"; empty while off
    std::array<double, 3> anglesRad{};  ///< intrinsic order, the row's signs, unwrapped, exact
    math::Quat attitude;                ///< worldFromBody posed from them
    friend bool operator==(const AngleDrive&, const AngleDrive&) = default;
};

/// A convention of one's own, by the row made of it. Keep the pointer as long as the row is in use.
struct Own {
    convention::Custom custom;
    std::shared_ptr<const convention::Convention> row;  ///< rowOf(custom); never null
    friend bool operator==(const Own& a, const Own& b) { return a.custom == b.custom; }
};

/// What was chosen before a lesson, which has choices of its own.
struct SetAside {
    Settings settings;
    ViewState view;
    Drive drive = Drive::Quaternion;
    std::vector<Own> own;
    std::vector<Card> cards;
    friend bool operator==(const SetAside&, const SetAside&) = default;
};

struct AppState {
    std::int64_t stepCount = 0;  ///< simulation steps flown
    double turnedDeg = 0.0;      ///< how far the ship has turned in all since the last reset
    Drive drive = Drive::Quaternion;
    AngleDrive angleDrive;
    math::Quat attitude;      ///< worldFromBody, unit, double: the only truth
    math::Quat fed;           ///< the same turns in the chosen arithmetic and integration
    math::Quat tickAttitude;  ///< attitude at the last tick
    math::Vec3 tickTurnRad;   ///< turns about the ship's axes summed since then (seed integration)
    int tickPhase = 0;        ///< part of a tick gone by, in 240ths: a tick is due at 240
    BodyRates rates;          ///< what turned the ship in the last step, all sources together
    BodyRates coasting;       ///< what inertia keeps; zero without it
    std::array<std::optional<Pace>, 6> steering;  ///< keys held, by Turn
    std::array<double, 3> stick{};                ///< by StickAxis: -1 to 1, times 45 deg/s
    std::array<ScriptedRate, 3> scripted;         ///< bank, pitch, yaw; signs as in BodyRates
    Autopilot autopilot;
    std::int64_t autopilotStepsLeft = 0;  ///< 0: until it is over or switched off
    bool paused = false;
    double speed = 1.0;  ///< of simulated time against the clock, 0.01 to 4
    Settings settings;
    ViewState view;
    std::vector<Own> own;  ///< in the order in which they were made; no two of a name
    std::vector<Card> cards;
    std::optional<SetAside> setAside;  ///< while a lesson is open
    friend bool operator==(const AppState&, const AppState&) = default;
};

/// Level, heading 0, three cards urot, oblivion, lsl, everything at its default.
AppState initialState();

/// Simulated time in seconds.
double timeS(const AppState& state);

/// One's own of a name; nullptr when there is none.
const Own* ownOf(const AppState& state, std::string_view name);
/// The row of an id: of the catalog, else one's own, which lives as long as the state; nullptr when
/// there is none.
const convention::Convention* rowOf(const AppState& state, std::string_view id);

/// How a card or its rival is read now: its own options, else those of one's own convention, then
/// the settings. Without a choice of arithmetic each row keeps its own.
convention::ReadingOptions effectiveOptions(const Variant& variant, const AppState& state);

/// The arithmetic in which `fed` is accumulated: the chosen one, or float32, which is what seed
/// 000's engine has, when each row keeps its own.
convention::Arithmetic fedArithmetic(const Settings& settings);

}  // namespace gimbalscope::sim
