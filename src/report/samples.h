// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Moments of a curve written out, as rows of a conversion are, with the time in front. Angular
// velocity and acceleration are in degrees per second and per second squared, along the axes of the
// body (X forward, Y left, Z up).
#pragma once

#include "curve/motion.h"
#include "report/csv.h"

namespace gimbalscope::report {

/// One attitude on the way from key to key.
struct Sample {
    double t = 0.0;  ///< in the unit of the keys' file
    std::string_view method;
    math::Quat attitude;                    ///< our axes, unit; its angles are the entries
    std::optional<curve::Motion> motion{};  ///< where it is asked for
};

/// Which columns a table of samples has in front of the entries'.
struct SampleColumns {
    bool method = false, motion = false;
};

/// The header, with its line end: t, method, rate_x_deg_s ... acceleration_z_deg_s2, then as
/// csvHeader has it.
std::string samplesHeader(std::span<const Entry> entries, const SampleColumns& columns,
                          const CsvStyle& style);
/// The cells in front of the entries', at the end of a line.
void appendSample(std::string& line, const Sample& sample, const SampleColumns& columns,
                  const CsvStyle& style);

/// {"t", "method", "attitude", "motion", "to": [...]} with a line end.
std::string sampleJson(const Sample& sample, std::span<const Entry> entries);
/// {"t", "method", "error"} with a line end, where there is no attitude.
std::string badSampleJson(const Sample& sample, std::string_view code, std::string_view message);

/// The time, the method and what rowText says, with the motion where there is one.
std::string sampleText(const Sample& sample, std::span<const Entry> entries);
/// "t 0.5  slerp", with a line end.
std::string sampleHeading(const Sample& sample);

}  // namespace gimbalscope::report
