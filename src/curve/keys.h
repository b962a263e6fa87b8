// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Keyframes of attitude: when the ship is to be where. What may stand in a list of them, and the
// signs their quaternions get, which decide about the way round between each two.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "math/rotation.h"

namespace gimbalscope::curve {

/// How the four numbers of a key change per second just before it and just after it.
struct Tangents {
    math::Quat in, out;
    friend bool operator==(const Tangents&, const Tangents&) = default;
};

/// Where the ship is to be at a time.
struct Key {
    double timeS = 0.0;
    math::Quat worldFromBody{};  ///< our axes; of any length but zero, see Method
    std::optional<Tangents>
        tangents{};  ///< of a glTF file's CUBICSPLINE; only gltf-cubic heeds them
    friend bool operator==(const Key&, const Key&) = default;
};

/// Which neighbour a first or last key is given. Repeat: itself. Mirror: one as far away on the
/// other side, so that the curve sets out at the speed of its first arc. Natural: such that the
/// angular acceleration is zero there. Closed: after the last key comes the first again.
enum class Ends : std::uint8_t { Repeat, Mirror, Natural, Closed };
/// Which way round from key to key: the shorter, the longer, or as the quaternions' signs have it.
enum class Way : std::uint8_t { Short, Long, Written };

/// In the order of their enumerators.
inline constexpr std::array<std::string_view, 4> kEndsNames{"repeat", "mirror", "natural",
                                                            "closed"};
inline constexpr std::array<std::string_view, 3> kWayNames{"short", "long", "written"};
std::string_view name(Ends ends);
std::string_view name(Way way);

/// Keys nearer in time than this, in seconds, are one.
inline constexpr double kLeastGapS = 1e-9;

/// Why a key cannot follow the ones before it: a time that is not finite, the one before or
/// earlier; an attitude or tangents that are none. Empty when it can. Keys up to kLeastGapS apart
/// are not objected to here: usable() merges them.
std::string objection(std::span<const Key> before, const Key& key);

/// Keys that a curve can be made of.
struct Usable {
    std::vector<Key> keys;
    std::vector<std::size_t>
        merged;  ///< which of those given were left out, each for the one before
};
/// Of keys that are not objected to, those that are at least kLeastGapS after the one before.
Usable usable(std::span<const Key> keys);

/// b or -b, whichever takes the way round from a that is asked for. Half a turn apart (dot product
/// within 1e-12 of zero) both ways are equally long: then Short takes the turn whose axis, in the
/// axes of the body at a, has its first component that is not zero, of z, y and x, positive, and
/// Long the other one. Of equal attitudes Long has no axis to turn about: they stay where they are.
math::Quat aligned(const math::Quat& a, const math::Quat& b, Way way);

}  // namespace gimbalscope::curve
