// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Every number explains itself: what it is, in which frame and unit, and what it does at the pole.
// One table of sentences; a panel says which of them belongs to a rectangle, and the sentence shows
// while the pointer rests there.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "ui/context.h"

namespace gimbalscope::ui {

/// One entry: the word panels use and one to three sentences for people.
struct Explanation {
    std::string_view name, text;
};
/// The whole pixels between two corners.
Rect rectBetween(ImVec2 min, ImVec2 max);
/// A line of text 18 px high round `middleY`.
Rect lineRect(const Painter& painter, float left, float right, float middleY);

std::span<const Explanation> explanations();
/// The text of an entry; empty for an unknown name (a test holds that no panel uses one).
std::string_view explanation(std::string_view name);

/// Says that a rectangle shows what an entry explains; `more` is put before its text, for what is
/// true of this number only. While the pointer is there the text is drawn over everything else.
void explain(PanelContext& context, const Rect& rect, std::string_view name,
             std::string_view more = {});

}  // namespace gimbalscope::ui
