// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// What the sections of the editor of one's own convention share: what is edited, how a choice is
// asked for, and rows with a label at the left. Everything the editor does is an "own" command; a
// choice that cannot be is not asked for, and the reason stands in the head of the editor.
#pragma once

#include "convention/custom.h"
#include "sim/own_files.h"
#include "ui/side_pen.h"
#include "ui/widgets.h"

namespace gimbalscope::ui {

/// What the editor is about: one's own convention, and the selected card, which shows it.
struct Tuned {
    const convention::Custom& custom;
    const sim::Readout& card;
};

/// Asks for a choice, as "order", "ZYX"; nothing when it stands so already.
void change(PanelContext& context, const convention::Custom& custom, std::string_view key,
            std::string value);

using sim::freeName;
/// The command that makes a card's row one's own, read as the card reads it.
sim::MakeOwn makingFrom(const sim::AppState& state, const sim::Card& card);

/// The command that gives one card another policy; the other cards stay as they are. One's own
/// convention changes where nothing else is written after its name.
sim::Command withPolicy(const sim::AppState& state, std::size_t index, convention::Policy policy);

/// A row of the editor: its middle, and where its controls begin and end.
struct TuneRow {
    float left = 0.0F, right = 0.0F, middle = 0.0F;
};
/// The next row with its label, and the pen below it; none where the panel ends. Without room for
/// labels there are none.
std::optional<TuneRow> nextRow(PanelContext& context, Pen& pen, std::string_view label);
/// The rectangle of a control in a row, between two places, as high as buttons are.
Rect controlRect(const Painter& painter, const TuneRow& row, float left, float right);
/// A list to choose from in a row; the value is shortened at the row's end.
std::optional<std::size_t> rowChoice(PanelContext& context, const TuneRow& row,
                                     std::string_view name, std::span<const std::string> options,
                                     std::string value);
/// A sentence in so many lines at most, and the pen below them.
void drawSentence(PanelContext& context, Pen& pen, std::string_view text, int lines);
/// A thin line across, with room above and below, in units.
inline constexpr float kRule = 17.0F;
void drawRule(const Painter& painter, Pen& pen);
/// A button over the whole width, where there is room.
bool wideButton(PanelContext& context, Pen& pen, std::string_view name, std::string_view text,
                ButtonKind kind);
/// A field that follows a value until it is written in; the text, when that was finished.
std::optional<std::string> rowField(PanelContext& context, std::string_view name, const Rect& rect,
                                    std::string_view value);

/// The sections: order and angles, frame and quaternion, formula and pole. How high each is in
/// units, and drawn with the pen moved below it.
inline constexpr float kTuneRow = 34.0F;
float anglesHeight(const Tuned& tuned);
void drawTunedAngles(PanelContext& context, Pen& pen, const Tuned& tuned);
float axesHeight(const Tuned& tuned);
void drawTunedAxes(PanelContext& context, Pen& pen, const Tuned& tuned);
float formulaHeight(const Tuned& tuned);
/// The part of it that does not become tighter: sentences.
float formulaSentences();
void drawTunedFormula(PanelContext& context, Pen& pen, const Tuned& tuned);

}  // namespace gimbalscope::ui
