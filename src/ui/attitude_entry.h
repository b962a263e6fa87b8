// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Typing, pasting and copying the attitude: two buttons and what they open.
#pragma once

#include "ui/context.h"

namespace gimbalscope::ui {

/// The button "type an attitude" and its pop-up: a field for whatever readAttitude takes, what it
/// was taken for, and its canonical twin; the ways to read it to choose from where there are
/// several. What is written in the field is never changed. One at a time in a frame.
void typeAttitude(PanelContext& context, const Rect& button,
                  std::string_view text = "type an attitude");

/// The button "copy" and its menu: the attitude in every form of tune::copyForms(), put on the
/// clipboard. Angles of the chosen convention are the selected card's. One at a time in a frame.
void copyAttitude(PanelContext& context, const Rect& button);

}  // namespace gimbalscope::ui
