// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Faults that the window can be made to meet, for tests of what it does then: words in the
// environment variable GIMBALSCOPE_FAULT. Nobody sets it otherwise.
//
//   lose-context=20   after that frame the graphics are lost
//   gl-errors         OpenGL is given nonsense in every frame
//   spikes=0.2        every tenth frame takes so many seconds longer
//   block-swap=30     that frame's swap takes a second
//   drop=PATH         after the third frame files are dropped on it, all that are named
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace gimbalscope::app {

struct WindowFaults {
    std::optional<std::int64_t> loseContextAfter, blockSwapAt;
    bool glErrors = false;
    double spikeSeconds = 0.0;
    std::vector<std::string> dropped{};
};

/// Words it does not know are passed over.
WindowFaults parseFaults(std::string_view words);
/// Those of the environment.
WindowFaults environmentFaults();
/// Sleeps and errs as the faults want it at a frame.
void sufferFrame(const WindowFaults& faults, std::int64_t frame);

}  // namespace gimbalscope::app
