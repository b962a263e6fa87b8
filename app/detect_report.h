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

}  // namespace gimbalscope::app
