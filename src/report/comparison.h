// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Two variants of a conversion side by side, as text or as one JSON object.
#pragma once

#include <string>

#include "tune/compare.h"

namespace gimbalscope::report {

/// What has been measured about two variants, and how they are called.
struct Comparison {
    std::string first, second;  ///< as a user would type them
    tune::Quality firstQuality, secondQuality;
    tune::Difference difference;
};

/// A table with a verdict under it.
std::string comparisonText(const Comparison& comparison);
/// {"samples", "variants": [...], "contests": [...], "difference": {...}, "better"}.
std::string comparisonJson(const Comparison& comparison);

}  // namespace gimbalscope::report
