// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// What the panels of the task Interpolate share: a colour and a stroke for each of the methods that
// are compared, how their numbers are written, and the drag of a key. Used by path_*.cpp and by
// whoever draws the spheres.
#pragma once

#include <span>
#include <string>

#include "sim/measured_path.h"
#include "ui/context.h"
#include "ui/path_plan.h"
#include "ui/side_pen.h"

namespace gimbalscope::ui {

/// The colour of a compared method, by its place among them; never its only sign.
look::Rgb pathColor(const look::Palette& palette, std::size_t place);
/// The lengths of strokes and gaps of its lines, in units; empty: unbroken.
std::span<const float> pathDashes(std::size_t place);
/// A line in a method's colour and strokes through points in pixels.
void drawPathLine(const Painter& painter, std::span<const ImVec2> points, std::size_t place,
                  float width, float alpha = 1.0F);

/// A rate or an acceleration with as many decimals as its size leaves sense in.
std::string brief(double value);

/// "key 2: 90 deg/s before, 60 deg/s after, axes 90 deg apart": what a jump of the angular velocity
/// is made of.
std::string jumpInWords(const curve::Jump& jump);

/// The keyframes' panel in a frame.
struct PathFrame {
    PathPlan plan;
    double cursorS = 0.0;
};

/// Start, play and round, from `leftMiddle` on; returns where the next thing may stand.
float drawPathTransport(PanelContext& context, ImVec2 leftMiddle);
/// Buttons with which keys begin, from the pen down.
void drawPathStart(PanelContext& context, Pen& pen);

/// How large the jumps of the angular velocity are, above the line of their key, as many as there
/// is room for up to the next one, from `left` on.
void drawJumpLabels(PanelContext& context, const PathPlan& plan, float left);
/// Scrubs on the plots, selects keys and drags them along the times.
void obeyPathMouse(PanelContext& context, const PathFrame& frame);
/// The handle of each key on the axis, as many as there is room for.
struct KeyHandle {
    std::size_t key = 0;
    Rect rect;
};
std::vector<KeyHandle> keyHandles(const PanelContext& context, const PathPlan& plan);

/// The commands that put another choice in place of one of these words.
void choose(PanelContext& context, std::string_view name, std::string_view word);

/// The rows of the editor: times and attitudes of the selected key, methods, and how the curves are
/// made.
void drawSelectedKey(PanelContext& context, Pen& pen);
/// Why what was typed or pressed was not taken.
void drawKeysError(PanelContext& context, Pen& pen);
void drawMethodChoice(PanelContext& context, Pen& pen);
void drawCurveChoices(PanelContext& context, Pen& pen);
void drawKeyFiles(PanelContext& context, Pen& pen);

// The panels.
void drawPathTabs(PanelContext& context);
void drawMethods(PanelContext& context);
void drawPathCurves(PanelContext& context);
void drawKeysPanel(PanelContext& context);

}  // namespace gimbalscope::ui
