// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Frames: in which axes an engine writes an attitude. Each is a signed permutation C of our world
// frame (X forward, Y left, Z up). The same physical attitude written in another frame keeps w and
// turns its vector part into det(C) C v; a reflection negates it as a pseudovector and nothing else
// is needed. Formula: docs/formulas.md, frames.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "math/rotation.h"

namespace gimbalscope::convention {

/// The named frames; the values after them are the signed permutations that none of them is
/// (frameFromAxes).
enum class FrameId : std::uint8_t { World, Unreal, Tes, Lsl, D3d, Gl, Aero, Enu };

/// A frame described by where forward, right and up point in its own axes.
struct Frame {
    FrameId id;
    std::string_view name;  ///< as written after @; without one of its own, its axes: "+z+x+y"
    std::string_view axes;  ///< along which of its axes forward, right and up point: "+z+x+y"
    std::string_view description;   ///< one line, e.g. "X forward, Y right, Z up, left-handed"
    math::Vec3 forward, right, up;  ///< unit vectors along its axes
};

/// The named frames in the order of FrameId.
std::span<const Frame> frames();
/// Every frame: the named ones, then the other signed permutations. All 48 are among them; two have
/// two names.
std::span<const Frame> allFrames();
const Frame& frame(FrameId id);
/// The frame of a name without the @, or of axes such as "+z+x+y", of which a named frame with the
/// same axes is given; nullopt when there is none.
std::optional<FrameId> frameFromName(std::string_view name);

/// The signed permutation that carries components in our world frame into the frame's axes.
math::Mat3 frameFromWorld(FrameId id);
/// +1 for a right-handed frame, -1 for a left-handed one.
int handedness(FrameId id);

/// worldFromBody (our axes) as the same physical attitude in the frame's axes: any scale, exact
/// signs.
math::Quat toFrame(const math::Quat& worldFromBody, FrameId id);
/// The inverse of toFrame.
math::Quat fromFrame(const math::Quat& attitudeInFrame, FrameId id);
/// The same for many at once, in their place.
void carryToFrame(std::span<math::Quat> attitudes, FrameId id);
void carryFromFrame(std::span<math::Quat> attitudes, FrameId id);
/// A physical vector in our world axes written in the frame's axes (not a pseudovector), and back.
math::Vec3 vectorToFrame(math::Vec3 inWorld, FrameId id);
math::Vec3 vectorFromFrame(math::Vec3 inFrame, FrameId id);

}  // namespace gimbalscope::convention
