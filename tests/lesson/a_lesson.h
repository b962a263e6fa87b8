// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// A small lesson with everything in it.
#pragma once

#include <string_view>

namespace gimbalscope::test {

inline constexpr std::string_view kLesson = R"(# a comment
lesson mine
language en
title Right is right
aim To see it.
meets M3 M8
minutes 5
do show urot lsl-rpy

step Level
say All is zero.
look card urot yaw
check urot yaw 0
do turn yaw-right 30
note right 30

step Which?
say It is going to turn.
ask Which angle will move?
choice pitch
right urot moved-most pitch
choice yaw
right urot moved-most yaw
right urot yaw-moved-deg 45 within 0.01
choice none of them
right otherwise
fly rate yaw-right 45 for 1
check urot yaw 8192 within 1
reveal It was yaw.
solve predict 2

step How far?
ask How far will it be, in degrees?
value urot yaw-deg within 2 deg
fly turn yaw-right 60
solve predict 61

step Do it
goal Bring the nose up.
reach nose-up > 40
reach urot error-deg < 1
hint Use S.
hint Longer.
solve rate pitch-up 45 for 1
check nose-up 45 within 0.01
)";

}  // namespace gimbalscope::test
