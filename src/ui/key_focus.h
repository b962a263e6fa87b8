// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Controls by keys: Up or Down points at a control, the arrows go on from there to its neighbours,
// Enter presses it, Escape or the mouse ends it. Flying keys fly meanwhile. While a pop-up is open
// the arrows stay in it. Arrows that somebody gave another meaning keep that.
#pragma once

#include <string_view>

#include "ui/context.h"

namespace gimbalscope::ui {

/// At the begin of a frame: takes the keys, and forgets which controls there were.
void beginKeyFocus(PanelContext& context);
/// Tall: a control as high as what is none; Unseen: one that is to be scrolled to and has no ring.
enum class StopKind { Control, Tall, Unseen };
/// A control that is being drawn; draws a ring round it when the keys point at it. True when Enter
/// pressed it. Areas too high to be a control (a view, a card) are passed over unless they are
/// Tall.
bool focusStop(PanelContext& context, std::string_view name, const Rect& rect,
               StopKind kind = StopKind::Control);
/// At the end of a frame.
void endKeyFocus(PanelContext& context);

/// True for a key that is none of the ship's because the keys point at a control that takes it.
bool takesKey(const UiState& ui, std::string_view key);
/// True for a control that Enter or Space takes and Left and Right move then.
bool isSlider(std::string_view name);

}  // namespace gimbalscope::ui
