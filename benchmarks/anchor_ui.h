// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The interface ours is measured against: ImGui's own demo window, and beside it windows with text
// and plots until there are as many vertices as somebody asks for.
#pragma once

namespace gimbalscope::bench {

/// Draws the demo window between NewFrame and Render, with so many samples in each of 12 plots
/// beside it; 0: the demo window alone.
void drawAnchor(int samples);
/// Samples with which a frame has about so many vertices, from how many it had.
int samplesFor(int wantedVertices, int vertices, int samples);

}  // namespace gimbalscope::bench
