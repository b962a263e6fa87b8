// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// One reading: an attitude written in a convention and read back as the engine reads it. The path
// is fixed (product, section 2): double, normalised in double unless raw, change of frame, cast to
// the arithmetic, the formula or policy, quantised; then decoded in double from the quantised
// numbers, carried back to our world and compared with the truth.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "convention/convention.h"

namespace gimbalscope::convention {

/// How a row is read. Unset options mean the row's own defaults.
struct ReadingOptions {
    Policy policy = Policy::AsPublished;
    std::optional<Arithmetic> arithmetic;
    std::optional<Quantise> quantise;
    std::optional<FrameId> frame;  ///< @frame override
    bool literal = false;          ///< no change of frame anywhere
    bool raw = false;              ///< do not normalise before the formula
    bool unsignedRotator = false;  ///< --wrap: 0..65535 instead of (-32768, 32768]
    double tau = math::kDefaultTau;
    friend bool operator==(const ReadingOptions&, const ReadingOptions&) = default;
};

/// What a policy with memory remembers: mathematical radians, double, unwrapped. Starts empty.
struct PolicyMemory {
    std::optional<math::Triple> previous;
    friend bool operator==(const PolicyMemory&, const PolicyMemory&) = default;
};

enum class State : std::uint8_t { Nan, Flicker, Wrong, Locked, Stretched, OtherName, Calm };
enum class Cause : std::uint8_t { None, Domain, Snap, Quantum, Noise };
std::string_view name(State state);  ///< nan flicker wrong locked stretched other-name calm
std::string_view name(Cause cause);  ///< none domain snap quantum noise

// Thresholds of product.md: middle angle 70 and 85 degrees, error 1 degree.
inline constexpr double kStretchedFrom = 2.9238044001630870;  // 1/cos 70 deg
inline constexpr double kLockedFrom = 11.473713245669854;     // 1/cos 85 deg
inline constexpr double kWrongFromDeg = 1.0;

/// Everything one card shows about one attitude at one tick.
struct Reading {
    std::array<double, 3> angles{};  ///< row's unit, intrinsic order, quantised; NaN stays NaN
    std::array<double, 3>
        twin{};  ///< the other triple, same unit and order; of two angles: the same
    std::array<double, 3>
        anglesRad{};  ///< engine's signs, as decoded (a NaN an integer row reads is 0)
    std::optional<math::Quat>
        worldFromRebuilt;  ///< how the engine poses the ship; none on a float row's NaN
    std::optional<math::Quat> worldFromUnquantised;  ///< the same without quantisation
    double stretch = 1.0;                            ///< 1 to infinity
    double poleDistanceDeg = 90.0;
    double errorDeg = 0.0;  ///< NaN without a rebuilt pose
    bool hasNan = false;
    bool snapped = false;       ///< inside a published pole branch
    State state = State::Calm;  ///< of this reading alone: never Flicker or OtherName
    Cause cause = Cause::None;  ///< when state is Nan or Wrong
    friend bool operator==(const Reading&, const Reading&) = default;
};

/// The angles of an attitude in the row's own axes by its formula or the policy, in the row's
/// arithmetic: neither quantised nor wrapped. Advances the memory of nearest and keep-last. The
/// inner step of read.
Extracted extract(const Convention& row, const ReadingOptions& options,
                  const math::Quat& attitudeInFrame, PolicyMemory& memory);

/// Reads `fed` (our axes, any scale) and compares with the unit `attitude`. Advances the memory of
/// nearest and keep-last. A zero or non-finite `fed` gives what the formula gives; with raw off it
/// is passed on unnormalised.
Reading read(const Convention& row, const ReadingOptions& options, const math::Quat& fed,
             const math::Quat& attitude, PolicyMemory& memory);

/// How the engine poses the ship from angles in the row's unit, intrinsic order: worldFromBody in
/// our axes (literal: the four numbers themselves). nullopt when an angle is not finite. This is
/// --from.
std::optional<math::Quat> decode(const Convention& row, const ReadingOptions& options,
                                 const std::array<double, 3>& angles);

/// Angles quantised in rotator units and returned in their own unit; NaN stays NaN.
double quantised(double angle, Unit unit, Quantise quantise);

/// heading, nose up, bank in degrees (positive right, up, right wing down) of a unit attitude in
/// our axes; at the pole the bank is 0 and the heading holds the rest. By the closed form, never
/// NaN.
struct HeadingNoseBank {
    math::Degrees heading, noseUp, bank;
};
HeadingNoseBank headingNoseBank(const math::Quat& worldFromBody);
/// The inverse: Rz(-heading) Ry(-noseUp) Rx(bank).
math::Quat attitudeFrom(const HeadingNoseBank& angles);

}  // namespace gimbalscope::convention
