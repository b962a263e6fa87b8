// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Keyframes from a file and as the text of one. A table has a time and an attitude in each row:
// t,qx,qy,qz,qw, in any order where a header names them; what separates cells, what the names may
// be and what is wrong with a row is as convert has it. A row that cannot be used rejects the file:
// a curve through the other keys would be another curve.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "app/finding_log.h"
#include "app/forms.h"
#include "curve/method.h"

namespace gimbalscope::app {

/// More keys than this are refused (E125), as is what would not fit into memory.
inline constexpr std::size_t kMostKeys = 1'000'000;

struct KeysFile {
    /// As curve::usable() gives them: of any length but zero, at least kLeastGapS apart.
    std::vector<curve::Key> keys;
    double secondsPerUnit = 1.0;            ///< the file's times are timeS / secondsPerUnit
    std::optional<curve::Method> method{};  ///< of a glTF file: its own way between the keys
    bool isRepaired = false;  ///< keys were merged (W210), or are not of length 1 (W201)
    int code = 0;             ///< kExitClean, or why there are no keys: all has been said
};

/// Reads the keys in a file, "-" being the standard input. `form` is how their attitudes are
/// written; axes that the header names before a point (unreal.qw) have to be the form's. Times are
/// seconds unless their name tells another unit (time_ms), or they are so large that they count
/// milli-, micro- or nanoseconds since 1970.
KeysFile readKeysFile(const std::string& path, FindingLog& log, const Form& form = {});

/// The keys as a table that readKeysFile takes: t,qx,qy,qz,qw in our axes (@world), the shortest
/// digits that read back equal, in seconds.
std::string keysText(std::span<const curve::Key> keys);

}  // namespace gimbalscope::app
