// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Typing, pasting and copying the attitude: two buttons, wherever an attitude stands, and what they
// open, once for all of them.
#pragma once

#include "ui/context.h"

namespace gimbalscope::ui {

/// The button "type an attitude"; `name` is its own where there are several.
void typeAttitude(PanelContext& context, const Rect& button,
                  std::string_view text = "type an attitude",
                  std::string_view name = "type attitude");
/// The button "Type" of an attitude that is put aside.
void typeMark(PanelContext& context, const Rect& button, sim::Mark mark, std::string_view name);
/// What they open: a field for whatever readAttitude takes, what it was taken for, and its
/// canonical twin; the ways to read it to choose from where there are several, by mouse or by Up,
/// Down and Enter. What is written in the field is never changed. Once a frame, after all buttons.
void drawAttitudeEntry(PanelContext& context);

/// The button "copy".
void copyAttitude(PanelContext& context, const Rect& button,
                  std::string_view name = "copy attitude");
/// What it opens: the attitude in every form of tune::copyForms(), put on the clipboard. Angles of
/// the chosen convention are the selected card's. Once a frame, after all buttons.
void drawCopyMenu(PanelContext& context);

}  // namespace gimbalscope::ui
