// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Keyframes from a glTF 2.0 animation, and a curve as one, so that it can be used elsewhere. glTF
// is right-handed with Y up, and a thing in it looks along Z: its axes are "+z-x+y" of
// convention/frame.h, and attitudes and tangents are carried from and to those.
#pragma once

#include <string>

#include "app/keys_file.h"
#include "curve/curve.h"
#include "io/gltf_animation.h"

namespace gimbalscope::app {

/// True for a path that ends in .gltf or .glb.
bool isGltfPath(std::string_view path);

/// Reads the keys of one node in such a file: the one of that name or number, also as
/// animation/node; of the first that turns where `node` is empty. KeysFile::method is slerp for
/// LINEAR, gltf-cubic for CUBICSPLINE, whose keys have tangents then; none for STEP.
KeysFile readGltfKeys(const std::string& path, FindingLog& log, const std::string& node = {});

/// How a curve is written.
struct GltfStyle {
    io::GltfForm form = io::GltfForm::Text;
    io::GltfInterpolation interpolation = io::GltfInterpolation::CubicSpline;  ///< never STEP
    double ratePerS = 60.0;  ///< LINEAR: samples per second, and one at the end
    std::size_t pieces = 1;  ///< CUBICSPLINE: into how many each interval is cut
    std::string node = "ship";
};

struct GltfCurve {
    std::string bytes;
    std::string problem;                    ///< a sentence when there are no bytes
    io::GltfInterpolation interpolation{};  ///< LINEAR for a single key
    std::size_t keys = 0;
    double startS = 0.0;        ///< the curve's time at the file's 0
    double deviationDeg = 0.0;  ///< the most that the file as read is off the curve
    double deviationAtS = 0.0;  ///< the curve's time there
};
/// The curve as an animation of one node. Each CUBICSPLINE key has the curve's attitude and its
/// angular velocity just before and just after it, q' = q (0, rate/2); the velocities at the two
/// ends are zero, as the specification asks, and nobody reads them. A curve that begins before 0 or
/// after 1000 s is moved to 0, since no glTF begins before, and float32 is coarse there; our own
/// reader moves it back. The deviation is measured: what was written is read again and compared
/// between the keys. Refused is what float32 cannot hold, over 1,000,000 keys, and a curve with an
/// attitude that is none.
GltfCurve gltfOf(const curve::Curve& curve, const GltfStyle& style);

}  // namespace gimbalscope::app
