// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Which of A and B is better, measured beside the frames: one thread at a time reads both over the
// whole sphere, which takes a fraction of a second, and the frame takes the answer when it is
// there. Asked anew only when what the answer depends on has changed; works only while a panel
// shows it.
#pragma once

#include <array>
#include <future>
#include <optional>
#include <string>

#include "sim/state.h"
#include "ui/context.h"

namespace gimbalscope::app {

/// Attitudes read one by one, and as many round the poles; as `compare` does by default.
inline constexpr std::int64_t kContestSamples = 20000;

class ContestDisplay {
public:
    ContestDisplay() = default;
    /// Waits for what is being measured, a fraction of a second.
    ~ContestDisplay() = default;

    /// Brings the answer up to a frame in which it `isShown` or not; `waits`: measures first.
    void update(const sim::AppState& state, bool isShown, bool waits);
    /// The last answer; nullptr while none is wanted or there was none yet.
    const ui::Contested* contested() const { return isWanted_ && answer_ ? &*answer_ : nullptr; }
    /// An answer is being measured: draw again.
    bool isBusy() const { return running_.valid(); }

private:
    /// What an answer depends on.
    struct Question {
        std::array<std::string, 2> ids;
        std::array<std::optional<sim::Own>, 2> own;  ///< their rows go where the question goes
        std::array<convention::ReadingOptions, 2> options;
        friend bool operator==(const Question&, const Question&) = default;
    };
    static Question questionOf(const sim::AppState& state, const sim::Card& card);
    static ui::Contested measured(const Question& question);
    void take();

    bool isWanted_ = false;
    std::optional<Question> asked_;  ///< what runs, or what the answer is of
    std::optional<ui::Contested> answer_;
    std::future<ui::Contested> running_;
};

}  // namespace gimbalscope::app
