// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// What people call a hypothesis. One function has 192 descriptions: in each of 48 frames, read from
// inside or outside, as ship to world or world to ship. Here are the ones a person would recognise:
// catalog rows, the named frames, and in words which way each number turns.
#pragma once

#include <string>
#include <vector>

#include "tune/pairs.h"

namespace gimbalscope::tune {

/// "Rz(yaw) Ry(-pitch) Rx(-roll)": the product in a frame's own algebra, the angles by the names of
/// their columns. Inverse: the same function as world to ship.
std::string productText(const Hypothesis& hypothesis, convention::FrameId frame,
                        const std::vector<std::string>& columnNames);
std::string inverseProductText(const Hypothesis& hypothesis, convention::FrameId frame,
                               const std::vector<std::string>& columnNames);

/// The three letters of the product's order in a frame: "ZYX", upper case as it is intrinsic.
std::string orderText(const Hypothesis& hypothesis, convention::FrameId frame);

/// A catalog row that is the hypothesis.
struct CatalogName {
    const convention::Convention* row = nullptr;
    /// Whether the columns are called as the row calls its angles, or by names it does not use.
    bool namesAgree = true;
};
/// All of them, rows whose names agree first. None for a quaternion that is not laid out as named.
std::vector<CatalogName> catalogNames(const Hypothesis& hypothesis,
                                      const std::vector<std::string>& columnNames);

/// One way of writing it down.
struct FrameName {
    convention::FrameId frame = convention::FrameId::World;
    std::string product, inverse;
};
/// The hypothesis in each named frame that is different from the ones before it; the first is the
/// one to show: a catalog row's whose names agree, else one whose axes are called as the columns
/// are, else the table's own frame.
std::vector<FrameName> frameNames(const Hypothesis& hypothesis, const PairTable& table);

/// "Rx(-x) Ry(-y) Rz(-z) in @tes, degrees": the name to show.
std::string mainName(const Hypothesis& hypothesis, const PairTable& table);
/// "oblivion" or "lsl, lsl-opensim (with its x in column z)"; empty without a catalog row.
std::string catalogText(const Hypothesis& hypothesis, const PairTable& table);

/// What a growing number does near level, each by its column: "yaw turns the nose right, pitch the
/// nose up, roll the right wing down".
std::string effectText(const Hypothesis& hypothesis, const std::vector<std::string>& columnNames);

/// "yaw, pitch', roll''" and "roll, pitch, yaw about fixed axes".
std::string intrinsicText(const Hypothesis& hypothesis,
                          const std::vector<std::string>& columnNames);
std::string extrinsicText(const Hypothesis& hypothesis,
                          const std::vector<std::string>& columnNames);

/// "degrees", or of columns that differ one after the other: "degrees, radians, degrees".
std::string unitText(const Hypothesis& hypothesis);

/// Empty when the quaternion's columns hold what the header says, else what they hold.
std::string layoutText(QuatLayout layout);

/// Sentences about the ranges that the table shows, such as that a column runs from 0 to 360 in the
/// hypothesis' unit; empty when it shows none.
std::string rangeText(const Hypothesis& hypothesis, const PairTable& table);

}  // namespace gimbalscope::tune
