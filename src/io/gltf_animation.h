// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// How a node turns in a glTF 2.0 file (.gltf as text, .glb as bytes): one rotation channel of its
// animations, read and written. Quaternions are x y z w in the file's axes (right-handed, Y up, Z
// forward), relative to the node's parent. Specification: glTF 2.0, animations, accessors, GLB
// format, appendix C.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "io/finding.h"

namespace gimbalscope::io {

/// LINEAR goes the short great arc, STEP stays until the next key, CUBICSPLINE is a cubic in each
/// of the four numbers, scaled to length 1 afterwards.
enum class GltfInterpolation : std::uint8_t { Linear, Step, CubicSpline };

/// LINEAR STEP CUBICSPLINE, as a file has it.
std::string_view name(GltfInterpolation interpolation);

/// x y z w.
using GltfQuat = std::array<double, 4>;

struct GltfKey {
    double timeS = 0.0;
    GltfQuat value{0.0, 0.0, 0.0, 1.0};
    GltfQuat in{}, out{};  ///< CUBICSPLINE: change per second before and after the key
};

/// One rotation channel.
struct GltfRotation {
    std::string node;       ///< its name; "node 3" where it has none
    std::string animation;  ///< its name; may be empty
    GltfInterpolation interpolation = GltfInterpolation::Linear;
    double startS = 0.0;        ///< what the file's own zero of time stands for (see below)
    std::vector<GltfKey> keys;  ///< times finite and increasing, numbers finite, no value zero
};

/// Whose turning is wanted, and what the file may use.
struct GltfWanted {
    std::string node{};    ///< name or number, also as animation/node; empty for the first
    std::string folder{};  ///< where .bin files beside the file are; empty for none to be read
};

struct GltfRead {
    std::optional<GltfRotation> rotation;  ///< missing where a finding is an E1xx
    std::vector<Finding> findings;
};

/// Reads the bytes of either kind of file. Times count from `startS`: where
/// extras.gimbalscope.startS of the animation, which only our own files have, says what their zero
/// stands for, as no glTF may begin before 0. Whatever the bytes, they are refused with a sentence
/// or used.
GltfRead readGltf(std::string_view bytes, const GltfWanted& wanted);

enum class GltfForm : std::uint8_t { Text, Binary };  ///< .gltf with the numbers inside; .glb

struct GltfWritten {
    std::string bytes;
    std::string problem;  ///< a sentence when there are no bytes
};
/// One node that turns and a scene with it, valid by the specification: float32, times from 0 on.
/// Times of the keys count from `startS`. Refused are no keys, fewer than two for CUBICSPLINE, and
/// times before 0 or nearer to each other than float32 can tell.
GltfWritten writeGltf(const GltfRotation& rotation, GltfForm form, std::string_view generator);

}  // namespace gimbalscope::io
