// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
#include "sim/moving.h"

#include <algorithm>

namespace gimbalscope::sim {

bool isMoving(const AppState& state) {
    const bool isSteered =
        std::ranges::any_of(state.steering, [](const auto& held) { return held.has_value(); });
    const bool isScripted = std::ranges::any_of(
        state.scripted, [](const ScriptedRate& rate) { return rate.stepsLeft > 0; });
    return !state.paused && (isSteered || isScripted || state.stick != decltype(state.stick){} ||
                             !std::holds_alternative<std::monostate>(state.autopilot) ||
                             state.coasting != BodyRates{});
}

}  // namespace gimbalscope::sim
