// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The editor's first section: the twelve orders, how they are read, and each angle's name, sign and
// unit, in the order in which the letters stand.
#include <algorithm>
#include <array>

#include "sim/own.h"
#include "text/words.h"
#include "ui/format.h"
#include "ui/tune_parts.h"
#include "ui/widgets.h"

namespace gimbalscope::ui {
namespace {

using convention::Custom;

constexpr std::array<std::string_view, 2> kReadings{"intrinsic", "extrinsic"};
constexpr std::array<std::string_view, 2> kSigns{"+", "\xE2\x88\x92"};
constexpr std::array<std::string_view, 3> kTurns{"1st turn", "2nd turn", "3rd turn"};

/// The six orders about three axes, or the six that come back to the first one, as they are read.
std::array<std::string, 6> orders(bool areProper, bool isExtrinsic) {
    std::array<std::string, 6> result;
    for (std::size_t at = 0; at < result.size(); ++at) {
        const auto letters = math::letters(math::allOrders()[at + (areProper ? 6 : 0)]);
        const std::string word(letters.begin(), letters.end());
        result[at] = isExtrinsic ? text::lowerCase(word) : word;
    }
    return result;
}

/// One row of six to click.
void drawOrders(PanelContext& context, Pen& pen, const Tuned& tuned, bool areProper) {
    const auto row = nextRow(context, pen, areProper ? "" : "order");
    if (!row) {
        return;
    }
    const std::array<std::string, 6> words = orders(areProper, tuned.custom.extrinsic);
    const std::array<std::string_view, 6> views{words[0], words[1], words[2],
                                                words[3], words[4], words[5]};
    const std::string chosen = convention::orderText(tuned.custom);
    const auto selected = std::ranges::find(words, chosen) - words.begin();
    const Rect rect = controlRect(context.painter, *row, row->left, row->right);
    if (const auto picked =
            segmented(context, "own order", rect, views, static_cast<std::size_t>(selected))) {
        change(context, tuned.custom, "order", words[*picked]);
    }
}

/// The same rotation, listed the other way round.
void drawReading(PanelContext& context, Pen& pen, const Tuned& tuned) {
    const auto row = nextRow(context, pen, "read");
    if (!row) {
        return;
    }
    const Rect rect = controlRect(context.painter, *row, row->left, row->right);
    const std::size_t selected = tuned.custom.extrinsic ? 1 : 0;
    const auto picked = segmented(context, "own reading", rect, kReadings, selected);
    if (picked && *picked != selected) {
        Custom other = tuned.custom;
        other.extrinsic = !other.extrinsic;
        change(context, tuned.custom, "order", convention::orderText(other));
    }
}

void drawSign(PanelContext& context, const Rect& rect, const Tuned& tuned, std::size_t slot) {
    const std::string name = "own sign " + std::to_string(slot + 1);
    const std::size_t selected = tuned.custom.signs[slot] > 0 ? 0 : 1;
    const auto picked = segmented(context, name, rect, kSigns, selected);
    if (picked && *picked != selected) {
        Custom other = tuned.custom;
        other.signs[slot] = -other.signs[slot];
        change(context, tuned.custom, "signs", sim::ownWord(other, "signs"));
    }
}

void drawUnit(PanelContext& context, const TuneRow& row, const Tuned& tuned, std::size_t slot) {
    const auto names = convention::unitNames();
    const std::vector<std::string> options(names.begin(), names.end());
    const std::string name = "own unit " + std::to_string(slot + 1);
    const std::string value(convention::name(tuned.custom.units[slot]));
    if (const auto picked = rowChoice(context, row, name, options, value)) {
        Custom other = tuned.custom;
        other.units[slot] = *convention::unitFromName(options[*picked]);
        change(context, tuned.custom, "units", sim::ownWord(other, "units"));
    }
}

void drawName(PanelContext& context, const Rect& rect, const Tuned& tuned, std::size_t slot) {
    const std::string name = "own name " + std::to_string(slot + 1);
    if (const auto typed = rowField(context, name, rect, tuned.custom.names[slot])) {
        Custom other = tuned.custom;
        other.names[slot] = std::string(text::trimmed(*typed));
        change(context, tuned.custom, "names", sim::ownWord(other, "names"));
    }
}

/// Bead, name, sign and unit of one angle.
void drawAngleRow(PanelContext& context, Pen& pen, const Tuned& tuned, std::size_t slot,
                  std::size_t turn) {
    const Painter& painter = context.painter;
    const auto row = nextRow(context, pen, kTurns[turn]);
    if (!row) {
        return;
    }
    const float gap = painter.px(8.0F), sign = painter.px(54.0F);
    const float units = textWidth(*painter.fonts.label, "degrees") + painter.px(24.0F);
    const float unitLeft = row->right - units, signLeft = unitLeft - gap - sign;
    float x = row->left;
    const float bead = painter.px(26.0F);
    if (signLeft - gap - x - bead >= painter.px(60.0F)) {
        drawBead(painter, {x + painter.px(9.0F), row->middle}, beadLetter(*tuned.card.row, slot),
                 look::axisColor(*painter.palette, bodyAxis(tuned.card, slot)), 1.0F, false);
        x += bead;
    }
    if (signLeft - gap - x >= painter.px(30.0F)) {
        drawName(context, controlRect(painter, *row, x, signLeft - gap), tuned, slot);
    }
    if (signLeft >= row->left) {
        drawSign(context, controlRect(painter, *row, signLeft, signLeft + sign), tuned, slot);
    }
    if (unitLeft >= row->left) {
        drawUnit(context, {unitLeft, row->right, row->middle}, tuned, slot);
    }
}

/// In which order the angles are listed, beside the order of the turns.
void drawListed(PanelContext& context, Pen& pen, const Tuned& tuned) {
    const auto row = nextRow(context, pen, "listed as");
    if (!row) {
        return;
    }
    std::vector<std::string> words, texts;
    std::array<std::uint8_t, 3> shown{0, 1, 2};
    const auto listed = [](const Custom& custom) {
        std::string text;
        for (std::size_t place = 0; place < custom.angleCount; ++place) {
            text += (place == 0 ? "" : ", ") + custom.names[custom.shown[place]];
        }
        return text;
    };
    do {
        if (tuned.custom.angleCount == 3 || shown[2] == 2) {
            Custom other = tuned.custom;
            other.shown = shown;
            words.push_back(sim::ownWord(other, "shown"));
            texts.push_back(listed(other));
        }
    } while (std::ranges::next_permutation(shown).found);
    if (const auto picked = rowChoice(context, *row, "own listed", texts, listed(tuned.custom))) {
        change(context, tuned.custom, "shown", words[*picked]);
    }
}

}  // namespace

float anglesHeight(const Tuned& tuned) {
    return kTuneRow * (4.0F + static_cast<float>(tuned.custom.angleCount));
}

void drawTunedAngles(PanelContext& context, Pen& pen, const Tuned& tuned) {
    drawOrders(context, pen, tuned, false);
    drawOrders(context, pen, tuned, true);
    drawReading(context, pen, tuned);
    for (std::size_t turn = 0; turn < 3; ++turn) {
        const std::size_t slot = tuned.custom.extrinsic ? 2 - turn : turn;
        if (slot < tuned.custom.angleCount) {
            drawAngleRow(context, pen, tuned, slot, turn);
        }
    }
    drawListed(context, pen, tuned);
}

}  // namespace gimbalscope::ui
