// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Numbers by the million: what numbers.h reads and writes, to the last bit and character, without a
// string of their own. For where a table streams through.
#pragma once

#include <cstddef>
#include <cstdint>

namespace gimbalscope::text {

/// Reads the finite number that [first, last) begins with, as parseNumber would read its
/// characters. Returns where it ends; `first` when there is none (or it has a plus before it, or is
/// too large), and then `value` means nothing.
const char* readFront(const char* first, const char* last, double& value);

/// Room that each of the following needs at most.
inline constexpr std::size_t kNumberRoom = 400;

/// Puts what formatFixed, formatShortest and std::to_string say at `to`. Returns where it ends.
char* putFixed(char* to, double value, int decimals);
char* putShortest(char* to, double value);
char* putWhole(char* to, std::uint64_t value);

/// Something like the above, for many numbers of one kind.
using NumberWriter = char* (*)(char* to, double value);
/// putFixed with so many decimals, 0 to 17.
NumberWriter fixedWriter(int decimals);

}  // namespace gimbalscope::text
