// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The commands of keyframes, part of the one grammar (command.h). Keys are counted from 1; ATTITUDE
// is what may stand after "attitude". Times are those of the keyframes.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "curve/method.h"

namespace gimbalscope::sim {

/// keyframe add [at S] [ATTITUDE]: without a time a second after the last one, without an attitude
/// where the ship is.
struct AddKey {
    std::optional<double> timeS{};
    std::optional<math::Quat> worldFromBody{};
    friend bool operator==(const AddKey&, const AddKey&) = default;
};
/// keyframe set 2 [at S] [now | ATTITUDE]: another time, another attitude, or that of the ship.
struct ChangeKey {
    std::size_t number = 1;  ///< from 1
    std::optional<double> timeS{};
    bool isNow = false;
    std::optional<math::Quat> worldFromBody{};
    friend bool operator==(const ChangeKey&, const ChangeKey&) = default;
};
/// keyframe drop 2 | keyframes clear.
struct DropKeys {
    std::size_t number = 0;  ///< from 1; 0: all
    friend bool operator==(const DropKeys&, const DropKeys&) = default;
};
/// keyframe move 4 to 2: its attitude comes at the time of another one; those between make room.
struct MoveKey {
    std::size_t number = 1, to = 1;
    friend bool operator==(const MoveKey&, const MoveKey&) = default;
};
/// keyframe select 2.
struct SelectKey {
    std::size_t number = 1;
    friend bool operator==(const SelectKey&, const SelectKey&) = default;
};
/// keyframes set T X Y Z W [tangents X Y Z W X Y Z W] ...: these and no others.
struct SetKeys {
    std::vector<curve::Key> keys;
    friend bool operator==(const SetKeys&, const SetKeys&) = default;
};
/// keyframes open FILE; by whoever has files.
struct OpenKeys {
    std::string path;
    friend bool operator==(const OpenKeys&, const OpenKeys&) = default;
};
/// keyframes save FILE [replace]: over a file that is there only on purpose.
struct SaveKeys {
    std::string path;
    bool isReplacing = false;
    friend bool operator==(const SaveKeys&, const SaveKeys&) = default;
};
/// keyframes play [from S] [for S] [meanwhile]: the ship along them, from the first or from a time
/// of theirs. A script waits until it is over; where it goes round, only with "for".
struct PlayKeys {
    std::optional<double> fromS{};
    double seconds = 0.0;
    bool meanwhile = false;
    friend bool operator==(const PlayKeys&, const PlayKeys&) = default;
};
/// scrub 1.5: the ship where it is at that time of the keyframes.
struct Scrub {
    double timeS = 0.0;
    friend bool operator==(const Scrub&, const Scrub&) = default;
};
/// methods euler slerp squad spline: those that are shown side by side.
struct CompareMethods {
    std::vector<curve::Method> methods;
    friend bool operator==(const CompareMethods&, const CompareMethods&) = default;
};
}  // namespace gimbalscope::sim
