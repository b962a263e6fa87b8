// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The brush of the interface: text, beads, badges, meters and borders in the palette's colours, at
// the current text scale. It draws into one ImGui draw list and keeps no state of its own.
// Positions are floored to whole pixels where sharpness depends on it. Sizes given as plain numbers
// are at 100 %.
#pragma once

#include <span>
#include <string_view>

#include <imgui.h>

#include "convention/reading.h"
#include "look/label.h"
#include "look/palette.h"
#include "ui/fonts.h"
#include "ui/rect.h"

namespace gimbalscope::ui {

/// A colour as ImGui packs it.
ImU32 packed(look::Rgb color, float alpha = 1.0F);

/// Where a text stands relative to the x it is given.
enum class Anchor { Left, Middle, Right };

struct Painter {
    ImDrawList* list = nullptr;
    const look::Palette* palette = nullptr;
    Fonts fonts;
    float scale = 1.0F;

    /// A length at 100 % in pixels, rounded to a whole one.
    float px(float length) const;
    /// A stroke width at 100 %, with the theme's stroke factor; whole pixels, at least one.
    float stroke(float width) const;
};

/// Width of a text in pixels.
float textWidth(const ImFont& font, std::string_view text);

/// One line of text whose vertical middle is at `middleY`. Returns its width.
float drawText(const Painter& painter, const ImFont& font, ImVec2 xAndMiddleY, look::Rgb color,
               std::string_view text, Anchor anchor = Anchor::Left);
/// The same, shortened with an ellipsis when it is wider than `maxWidth`.
float drawTextIn(const Painter& painter, const ImFont& font, ImVec2 xAndMiddleY, float maxWidth,
                 look::Rgb color, std::string_view text);

/// The border of a panel, and its four corners masked with the colour of the gaps. Nothing is
/// filled.
void drawPanelFrame(const Painter& painter, const Rect& rect, look::Rgb line, float width);
/// Frames a panel and clips what is drawn until endPanel to it.
void beginPanel(const Painter& painter, const Rect& panel);
void endPanel(const Painter& painter);
/// A filled rectangle with round corners and, if `line` differs from `fill`, a border.
void drawBox(const Painter& painter, ImVec2 min, ImVec2 max, look::Rgb fill, look::Rgb line,
             float radius);

/// A letter on a disc (filled) or in a ring (hollow).
void drawBead(const Painter& painter, ImVec2 middle, std::string_view letter, look::Rgb color,
              float alpha, bool hollow, float radius = 9.0F);

/// The colour of a state's border, badge and meter.
look::Rgb stateColor(const look::Palette& palette, convention::State state);
/// The sign of a state, 12 px: ring, arrows, zigzag, cross.
void drawStateIcon(const Painter& painter, ImVec2 middle, convention::State state, look::Rgb color);
/// A badge with sign and word; `right` is its upper right corner. Only flicker and NaN are filled.
/// Returns its width.
float drawBadge(const Painter& painter, ImVec2 right, convention::State state,
                std::string_view word);
float badgeWidth(const Painter& painter, std::string_view word);

/// How stretched: a bar on a logarithmic scale from 1 to 100 with marks at 70 and 85 degrees.
void drawStretchMeter(const Painter& painter, ImVec2 topLeft, float width, float height,
                      double stretch);

/// A key as on a keyboard; returns its width.
float drawKeyCap(const Painter& painter, ImVec2 topLeft, std::string_view key);
float keyCapWidth(const Painter& painter, std::string_view key);

/// The labels of a view, clipped to it. A text that would touch one of the rectangles in `taken`,
/// where something else is written, is left out; beads are not.
void drawLabels(const Painter& painter, const Rect& view, std::span<const look::Label> labels,
                std::span<const Rect> taken);

}  // namespace gimbalscope::ui
