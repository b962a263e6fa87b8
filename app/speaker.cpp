// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
#include "app/speaker.h"

#include "app/commands.h"
#include "app/exit_code.h"

namespace gimbalscope::app {

bool Speaker::say(const lesson::Lesson* lesson, const sim::AppState& state, bool isFlying) {
    if (!speaks_) {
        return true;
    }
    const std::string news = narrator_.tell(lesson, state, isFlying);
    // Where nobody reads any more nothing more is said.
    speaks_ = news.empty() || printOut(news) == kExitClean;
    return speaks_;
}

}  // namespace gimbalscope::app
