// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// JSON out: one object a line, as promised in docs/command-line.md. Numbers are the shortest that
// read back equal; what JSON has no number for is the string "NaN", "Infinity" or "-Infinity".
// Quaternions are [x, y, z, w], worldFromBody.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "report/entry.h"
#include "report/json_text.h"
#include "sim/play.h"

namespace gimbalscope::report {

/// Cells of the input that are passed on: name of the column and its text.
using KeptCells = std::vector<std::pair<std::string, std::string>>;

/// [x, y, z, w] as a value.
void writeQuaternion(JsonText& json, const math::Quat& quat);
/// The list of entries, as "to" has it, as a value.
void writeEntries(JsonText& json, std::span<const Entry> entries);

/// One attitude in every target, with a line end.
std::string rowJson(std::int64_t row, const math::Quat& attitude, std::span<const Entry> entries,
                    const KeptCells& kept);

/// A row that cannot be used, with a line end.
std::string badRowJson(std::int64_t row, std::string_view code, std::string_view message,
                       const KeptCells& kept);

/// The end of a play, its events and counts, with a line end.
std::string playJson(const sim::Playback& playback);

}  // namespace gimbalscope::report
