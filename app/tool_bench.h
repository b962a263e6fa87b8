// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Where the detective and the check work: tables are read and gone through on threads of their own,
// and the answer is kept as long as the question stays the same.
#pragma once

#include "app/latest_worker.h"
#include "sim/tools.h"

namespace gimbalscope::app {

/// What stands at a path: nothing that can be seen, a file, or a folder, a pipe, a device.
enum class PathKind : std::uint8_t { Nothing, File, Other };
PathKind whatIsAt(const std::string& path);

class ToolBench {
public:
    ToolBench();

    /// Brings the questions up to a state: those of the page that is shown, and all of them with
    /// `all`.
    void ask(const sim::AppState& state, bool all = false);
    /// Files are read anew.
    void forget();

    /// What is known; nullptr while it is not.
    std::shared_ptr<const sim::Detected> detected() const { return detect_.answer(); }
    std::shared_ptr<const sim::Checked> checked() const { return check_.answer(); }
    /// The same, waited for: ask first.
    std::shared_ptr<const sim::Detected> waitForDetected() { return detect_.wait(); }
    std::shared_ptr<const sim::Checked> waitForChecked() { return check_.wait(); }
    /// More will be known soon: draw again.
    bool isBusy() const { return detect_.isBusy() || check_.isBusy(); }

private:
    LatestWorker<sim::PairSource, sim::Detected> detect_;
    LatestWorker<sim::CheckRequest, sim::Checked> check_;
};

}  // namespace gimbalscope::app
