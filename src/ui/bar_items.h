// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The controls of the top bar that move into its menu when there is no room for them.
#pragma once

#include <span>

#include "ui/context.h"

namespace gimbalscope::ui {

/// One control of the bar: how wide it is, and how it is drawn at a place.
struct BarItem {
    float (*width)(PanelContext&);
    void (*draw)(PanelContext&, ImVec2 leftMiddle);
};

/// The magnifiers, in the order in which they stay when the bar gets short.
std::span<const BarItem> magnifiers();
/// Speed, camera and help, for bars too short for their buttons.
std::span<const BarItem> remaining();
/// Undo and redo, for bars too short for their buttons.
std::span<const BarItem> undoItems();
/// What is always in the menu.
std::span<const BarItem> menuItems();
/// The axes of a game pad.
std::span<const BarItem> padItems();
/// The tasks, for bars too short for their tabs.
std::span<const BarItem> taskItems();
/// The commands of a task's tab, counted from 0: tuning is begun with the map beside it.
void beginTask(PanelContext& context, std::size_t task);
/// The tabs of the tasks, in the order of sim::Task.
std::span<const std::string_view> taskTitles();
/// Text size and theme, from the right.
std::span<const BarItem> appearance();

}  // namespace gimbalscope::ui
