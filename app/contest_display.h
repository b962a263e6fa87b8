// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Which of A and B is better, measured beside the frames: reading both over the whole sphere takes
// a fraction of a second. Asked anew only when what the answer depends on has changed; works only
// while a panel shows it.
#pragma once

#include <array>
#include <optional>
#include <string>

#include "app/latest_worker.h"
#include "sim/state.h"
#include "ui/context.h"

namespace gimbalscope::app {

/// Attitudes read one by one, and as many round the poles; as `compare` does by default.
inline constexpr std::int64_t kContestSamples = 20000;

class ContestDisplay {
public:
    ContestDisplay();

    /// Brings the answer up to a frame in which it `isShown` or not; `waits`: measures first.
    void update(const sim::AppState& state, bool isShown, bool waits);
    /// The last answer; nullptr while none is wanted or there was none yet.
    const ui::Contested* contested() const { return isWanted_ && shown_ ? &*shown_ : nullptr; }
    /// An answer is being measured, or is there and not shown yet: draw again.
    bool isBusy() const { return isWanted_ && (worker_.isBusy() || !shown_ || !shown_->isFresh); }

private:
    /// What an answer depends on.
    struct Question {
        std::array<std::string, 2> ids;
        std::array<std::optional<sim::Own>, 2> own;  ///< their rows go where the question goes
        std::array<convention::ReadingOptions, 2> options;
        friend bool operator==(const Question&, const Question&) = default;
    };
    static Question questionOf(const sim::AppState& state, const sim::Card& card);
    static ui::Contested measured(const Question& question, const tune::Stop& stop);

    bool isWanted_ = false;
    std::optional<ui::Contested> shown_;  ///< of the question before, until the new one is answered
    LatestWorker<Question, ui::Contested> worker_;
};

}  // namespace gimbalscope::app
