// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The command "interpolate": keyframes in, attitudes on the way between them out, by one method or
// several, in any convention.
//
//   interpolateRequest   words to a request          interpolate_request.cpp
//   runInterpolate       keys in, samples out        interpolate.cpp (commands.h)
//   writeGltfCurve       a curve as an animation     interpolate_gltf.cpp
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "app/keys_gltf.h"
#include "app/row_options.h"
#include "curve/method.h"

namespace gimbalscope::app {

struct InterpolateRequest {
    std::string keys;                    ///< path or "-"
    Form source;                         ///< how the keys' attitudes are written
    std::vector<curve::Method> methods;  ///< none: that of KEYS in glTF
    curve::Options options{};            ///< its row is that of `euler`
    std::optional<Form> euler{};         ///< whose angles euler interpolates
    bool isEulerFromTo = false;          ///< because --to names no other
    std::vector<Form> targets{};         ///< empty with isSummary
    std::vector<double> at{};            ///< in the unit of the file
    std::optional<double> rateHz{};      ///< samples a second, where there is no `at`
    bool hasMotion = false, isSummary = false;
    Format format = Format::Text;
    report::CsvStyle csv{};
    std::string output = "-";         ///< path or "-"
    std::string node{};               ///< of KEYS in glTF
    std::optional<GltfStyle> gltf{};  ///< when `output` is to be glTF
};

/// A request, or the exit code after help or a mistake.
std::variant<InterpolateRequest, int> interpolateRequest(const Words& words);

}  // namespace gimbalscope::app
