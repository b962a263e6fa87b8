// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Pictures of a lesson's steps for paper: the cockpit beside which the lesson stands, with what the
// step points at, without the lesson's own words and the bar of the window.
#pragma once

#include "app/picture.h"
#include "lesson/lesson.h"

namespace gimbalscope::app {

/// The cockpit of a flight that is in the step, in the colours of paper. As drawPicture.
DrawnPicture drawStep(Cockpit::LoadFunction load, const sim::Session& flight,
                      const lesson::Lesson& lesson, const lesson::Step& step);

}  // namespace gimbalscope::app
