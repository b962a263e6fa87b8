// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// What the detective found, as text for a person and as one JSON object.
#pragma once

#include <string>

#include "tune/detect.h"

namespace gimbalscope::app {

/// The verdict, what remains with its names, why not more, and what to measure next.
std::string detectionText(const tune::PairTable& table, const tune::Detection& detection);
/// The same as one line of JSON, described in docs/command-line.md.
std::string detectionJson(const tune::PairTable& table, const tune::Detection& detection);

/// "Rx(-x) Ry(-y) Rz(-z) in @tes, degrees": the name to show.
std::string mainName(const tune::Hypothesis& hypothesis, const tune::PairTable& table);
/// "oblivion" or "lsl, lsl-opensim (with its x in column z)"; empty without a catalog row.
std::string catalogText(const tune::Hypothesis& hypothesis, const tune::PairTable& table);

}  // namespace gimbalscope::app
