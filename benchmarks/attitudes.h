// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The attitudes that the benchmarks convert. Speed depends on them: a smooth flight lets the
// processor foresee the branches inside libm's atan2 and asin, random attitudes do not, so every
// figure says which it was measured on. The ladder is for errors: both poles exactly, and steps
// towards them.
#pragma once

#include <string_view>
#include <vector>

#include "math/rotation.h"

namespace gimbalscope::bench {

/// Unit quaternions worldFromBody, and what to call them in the benchmarks' names.
struct Attitudes {
    std::string_view name;
    std::vector<math::Quat> worldFromBody;
};

/// A simulated flight sampled at 1000 per second: slowly changing body rates up to about 200
/// degrees per second, always the same one.
Attitudes smoothFlight(int count);

/// Uniformly distributed attitudes, always the same ones.
Attitudes randomAttitudes(int count);

/// Nose straight up and down, exactly and from 1e-9 to 1 degree off, at many headings and banks;
/// and the same with the top of the ship towards each side of the world, where other engines have
/// their poles.
Attitudes poleLadder();

}  // namespace gimbalscope::bench
