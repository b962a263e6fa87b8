// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
#include "app/lesson_picture.h"

#include <algorithm>

#include "ui/layout.h"

namespace gimbalscope::app {
namespace {

// A window in which the lesson is a band below the cockpit.
constexpr int kWidth = 1280, kHeight = 900;

/// Between the bar of the window and the lesson.
ui::Rect cockpitOf(const sim::AppState& state, const lesson::Step& step) {
    const float scale = ui::textScale(kWidth, kHeight, 1.0, state.view.textPercent);
    ui::LayoutRequest request = ui::layoutRequest(state, kWidth, kHeight, scale);
    ui::pointAt(request, state, step.looks);
    const ui::Layout layout = ui::makeLayout(request);
    const int top = ui::bottom(layout.topBar);
    return {0, top, kWidth, std::max(layout.lesson.y - top, 0)};
}

}  // namespace

DrawnPicture drawStep(Cockpit::LoadFunction load, const sim::Session& flight,
                      const lesson::Lesson& lesson, const lesson::Step& step) {
    sim::Session shown = flight;
    apply(shown, sim::SetTheme{sim::Theme::Light});
    apply(shown, sim::SetChoice{"task", "learn"});
    if (shown.state.view.learning.asked != sim::Asked::Nothing) {  // nothing is held on paper
        apply(shown, sim::PutQuestion{sim::Asked::Nothing});
        apply(shown, sim::Pause{false});
    }
    DrawnPicture drawn = drawPicture(load, shown, kWidth, kHeight, &lesson);
    if (drawn.error.empty()) {
        const ui::Rect part = cockpitOf(shown.state, step);
        drawn.image = render::cropped(drawn.image, part.x, part.y, part.width, part.height);
    }
    return drawn;
}

}  // namespace gimbalscope::app
