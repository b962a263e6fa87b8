// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The mark and the signs of the top bar: bars and triangles of the transport, arrows of undo and
// redo. Shapes only; what can be clicked is in top_bar.cpp.
#pragma once

#include "ui/painter.h"

namespace gimbalscope::ui {

/// The mark: three rings, one in each of the axes' colours.
void drawMark(const Painter& painter, ImVec2 middle);
/// The sign of going on (+1) or back (-1).
void drawTriangle(const Painter& painter, ImVec2 middle, look::Rgb color, float direction = 1.0F);
/// An upright bar from `x` on, its middle at `y`.
void drawBar(const Painter& painter, float x, float y, look::Rgb color);
/// An arrow that turns back (-1, undo) or on (+1, redo): an arc over the top, its head at the end.
void drawTurnArrow(const Painter& painter, ImVec2 middle, float direction, look::Rgb color);

}  // namespace gimbalscope::ui
