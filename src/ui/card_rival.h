// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// A/B in a card: what its A can be held against, and B's words and numbers under A's in a quieter
// colour, with the difference of each. The needle and the dashed rings are in scene/card_view.
#pragma once

#include <string>
#include <vector>

#include "ui/card_plan.h"

namespace gimbalscope::ui {

/// What a card can be held against, as "versus" takes it: the policies that make sense for its row,
/// the other rows of its family, conventions of one's own, the engines' rows. Never itself.
std::vector<std::string> rivalChoices(const sim::AppState& state, std::size_t card);
/// The one to begin with: the nearest angles, or the first there is. Empty when there is none.
std::string firstRival(const sim::AppState& state, std::size_t card);

/// "A and B differ by 1.25°", or which of the two poses the ship; `isShort`: without A and B.
std::string apartText(const sim::Readout& card, bool isShort);

/// Under the badge, while there is no rival: a list to choose one from. Returns its width with the
/// gap before it; 0 where a card is too narrow for it.
float drawRivalChoice(PanelContext& context, const CardPlan& plan, std::size_t index);
/// Under the card's name: what it is held against, and how far the two ships are apart.
void drawRivalLine(PanelContext& context, const CardPlan& plan, std::size_t index, float right);
/// Under one of A's angles: B's, and B less A in degrees. `left` and `middle` are of its text.
void drawRivalAngle(const Painter& painter, const CardPlan& plan, const sim::Readout& card,
                    std::size_t shown, ImVec2 leftMiddle);
/// Under A's error: B's.
void drawRivalError(PanelContext& context, const CardPlan& plan, const sim::RivalReadout& rival);

}  // namespace gimbalscope::ui
