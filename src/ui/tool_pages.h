// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The pages of the panel at the right while one tunes. Each is handed a pen at the top of its room
// and ends at the pen's low edge; a page without room leaves out what matters least.
#pragma once

#include "ui/side_pen.h"

namespace gimbalscope::ui {

/// What a page is called on its tab, in the order of sim::Tool.
std::string_view toolTitle(sim::Tool tool);

/// The editor of one's own convention.
void drawYours(PanelContext& context, Pen pen);
/// Readings, what explains them, and what to measure next.
void drawDetective(PanelContext& context, Pen pen);
/// A table held against the selected card's convention.
void drawCheck(PanelContext& context, Pen pen);
/// A turn as numbers to type, and attitudes seen from each other.
void drawTurn(PanelContext& context, Pen pen);
/// The selected card's convention as source code to take away.
void drawCode(PanelContext& context, Pen pen);
/// Which of the selected card and what it is held against is better, over the whole sphere.
void drawCompare(PanelContext& context, Pen pen);

}  // namespace gimbalscope::ui
