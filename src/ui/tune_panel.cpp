// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The editor of one's own convention, the one of the selected card: its head and its sections, all
// of them where there is room, else one at a time. On a card of the catalog it offers to make that
// row one's own.
#include <algorithm>
#include <array>

#include "sim/own.h"
#include "ui/files_popup.h"
#include "ui/format.h"
#include "ui/tool_pages.h"
#include "ui/tune_parts.h"
#include "ui/widgets.h"
#include "ui/word_wrap.h"

namespace gimbalscope::ui {
namespace {

using convention::Custom;

constexpr std::array<std::string_view, 3> kSections{"Angles", "Axes", "Formula"};
constexpr float kHead = 32.0F, kCaption = 36.0F, kTabs = 38.0F;
constexpr float kTightest = 0.83F, kAiriest = 1.2F;

/// The card of a convention of one's own, shown if it is not.
void goTo(PanelContext& context, const std::string& name) {
    for (const sim::Command& command : sim::goingTo(context.state, name)) {
        context.commands.push_back(command);
    }
}

/// Angles and error of the card, for windows that do not show it beside the editor.
std::string readingText(const sim::Readout& card) {
    std::string text;
    for (std::size_t place = 0; place < card.row->angleCount; ++place) {
        const std::size_t slot = card.row->shown[place];
        text += std::string(card.row->names[slot]) + " " +
                angle(card.reading.angles[slot], card.row->units[slot]) + "   ";
    }
    return text + "off by " + errorText(card.reading.errorDeg);
}

/// Which one, its file, copy and forget.
void drawHead(PanelContext& context, Pen& pen, const Tuned& tuned) {
    const Painter& painter = context.painter;
    if (pen.y + painter.px(30.0F) > pen.low) {
        return;
    }
    const std::vector<std::string> names = sim::ownNames(context.state);
    const std::vector<std::string_view> views(names.begin(), names.end());
    const float middle = pen.y + painter.px(15.0F);
    const float copy = painter.px(54.0F), forget = painter.px(64.0F), file = painter.px(46.0F);
    TuneRow row{pen.left, pen.right, middle};
    const bool hasButtons = row.right - row.left > copy + forget + file + painter.px(88.0F);
    if (hasButtons) {
        if (button(context, "own forget", controlRect(painter, row, row.right - forget, row.right),
                   "Forget", ButtonKind::Quiet)) {
            context.commands.push_back(sim::ForgetOwn{tuned.custom.name});
        }
        row.right -= forget + painter.px(4.0F);
        if (button(context, "own copy", controlRect(painter, row, row.right - copy, row.right),
                   "Copy", ButtonKind::Quiet)) {
            context.commands.push_back(
                sim::MakeOwn{freeName(context.state, tuned.custom.name), tuned.custom.name, {}});
        }
        row.right -= copy + painter.px(4.0F);
        filesButton(context, controlRect(painter, row, row.right - file, row.right), "File",
                    tuned.custom.name);
        row.right -= file + painter.px(8.0F);
    }
    const auto chosen = std::ranges::find(names, tuned.custom.name) - names.begin();
    ChoiceSpec spec{"own", "", views, static_cast<std::size_t>(chosen)};
    spec.font = painter.fonts.title;
    spec.room = row.right - row.left - painter.px(20.0F);
    if (spec.room > painter.px(16.0F)) {
        if (const auto picked = choice(context, {row.left, middle}, spec)) {
            goTo(context, names[*picked]);
        }
    }
    pen.y += painter.px(32.0F);
}

/// What it is, or what it reads where no card shows that; or why a choice cannot be.
void drawCaption(PanelContext& context, Pen& pen, const Tuned& tuned) {
    const Painter& painter = context.painter;
    const look::Palette& p = *painter.palette;
    if (pen.y + painter.px(20.0F) > pen.low) {
        return;
    }
    const bool isRefused = !context.ui.tuneError.empty();
    const std::string words = isRefused ? context.ui.tuneError
                              : context.layout.kind == LayoutKind::Full
                                  ? std::string(tuned.card.row->title)
                                  : readingText(tuned.card);
    const std::vector<std::string> lines =
        wrapped(*painter.fonts.caption, words, pen.right - pen.left);
    for (std::size_t at = 0; at < lines.size() && at < 2; ++at) {
        drawTextIn(painter, *painter.fonts.caption, {pen.left, pen.y + painter.px(7.0F)},
                   pen.right - pen.left, isRefused ? p.flicker : p.text2, lines[at]);
        pen.y += painter.px(16.0F);
    }
    pen.y += painter.px(lines.size() > 1 ? 4.0F : 20.0F);
}

/// How high all sections are together, in units, without the head.
float allHeight(const Tuned& tuned) {
    return anglesHeight(tuned) + axesHeight(tuned) + formulaHeight(tuned) + 2.0F * kRule;
}

void drawSection(PanelContext& context, Pen& pen, const Tuned& tuned, std::size_t section) {
    switch (section) {
        case 0:
            return drawTunedAngles(context, pen, tuned);
        case 1:
            return drawTunedAxes(context, pen, tuned);
        default:
            return drawTunedFormula(context, pen, tuned);
    }
}

float sectionHeight(const Tuned& tuned, std::size_t section) {
    return section == 0   ? anglesHeight(tuned)
           : section == 1 ? axesHeight(tuned)
                          : formulaHeight(tuned);
}

/// How tight the rows of a height have to be in a room, of which a part stays as it is.
float airinessIn(float room, float height, float fixed) {
    return (room - fixed) / (height - fixed);
}

/// Tabs, and the section that they choose. What the convention is gives way first, then the head.
void drawOneSection(PanelContext& context, Pen pen, const Tuned& tuned) {
    const Painter& painter = context.painter;
    const std::size_t shown = std::min(context.ui.tuneSection, kSections.size() - 1);
    const float height = sectionHeight(tuned, shown);
    const float fixed = shown == 2 ? formulaSentences() : 0.0F;
    const float least = fixed + kTightest * (height - fixed);
    const auto room = [&] { return (pen.low - pen.y) / painter.scale - kTabs; };
    if (room() - kHead >= least) {
        drawHead(context, pen, tuned);
    }
    if (room() - kCaption >= 0.97F * height || !context.ui.tuneError.empty()) {
        drawCaption(context, pen, tuned);
    }
    if (pen.y + painter.px(30.0F) <= pen.low) {
        const Rect rect{static_cast<int>(pen.left), static_cast<int>(pen.y),
                        static_cast<int>(pen.right - pen.left),
                        static_cast<int>(painter.px(30.0F))};
        if (const auto picked = segmented(context, "own section", rect, kSections, shown)) {
            context.ui.tuneSection = *picked;
        }
        pen.y += painter.px(kTabs);
    }
    pen.airiness =
        std::clamp(airinessIn((pen.low - pen.y) / painter.scale, height, fixed), kTightest, 1.0F);
    drawSection(context, pen, tuned, shown);
}

void drawEditor(PanelContext& context, Pen pen, const Tuned& tuned) {
    const float room = (pen.low - pen.y) / context.painter.scale - kHead - kCaption;
    const float airiness = airinessIn(room, allHeight(tuned), formulaSentences() + 2.0F * kRule);
    if (airiness < kTightest) {
        drawOneSection(context, pen, tuned);
        return;
    }
    drawHead(context, pen, tuned);
    drawCaption(context, pen, tuned);
    pen.airiness = std::min(airiness, kAiriest);
    for (std::size_t section = 0; section < kSections.size(); ++section) {
        if (section > 0) {
            drawRule(context.painter, pen);
        }
        drawSection(context, pen, tuned, section);
    }
}

/// Rows of the catalog to begin with.
void drawOtherStarts(PanelContext& context, Pen& pen) {
    const auto row = nextRow(context, pen, "or from");
    if (!row) {
        return;
    }
    std::vector<std::string> ids;
    for (const convention::Convention& each : convention::catalog()) {
        ids.emplace_back(each.id);
    }
    if (const auto picked = rowChoice(context, *row, "own start", ids, "another row")) {
        context.commands.push_back(
            sim::MakeOwn{freeName(context.state, "yours"), ids[*picked], {}});
    }
}

/// What stands here while the selected card is a row of the catalog.
void drawStart(PanelContext& context, Pen pen) {
    const Painter& painter = context.painter;
    const look::Palette& p = *painter.palette;
    const std::size_t selected = context.state.view.selectedCard;
    if (pen.low - pen.y >= painter.px(150.0F)) {
        drawText(painter, *painter.fonts.title, {pen.left, pen.y + painter.px(15.0F)}, p.text,
                 "A convention of your own");
        pen.y += painter.px(38.0F);
        drawSentence(context, pen,
                     "Begin with a row and change it: order, signs, units, frame, formula, and "
                     "what happens at the pole. Card, rings, map and error follow at once.",
                     4);
        pen.y += painter.px(6.0F);
    }
    if (selected < context.state.cards.size()) {
        const sim::Card& card = context.state.cards[selected];
        if (wideButton(context, pen, "make it yours", "Make " + card.id + " yours",
                       ButtonKind::Primary)) {
            context.commands.push_back(makingFrom(context.state, card));
        }
    }
    for (const sim::Own& own : context.state.own) {
        const std::string& name = own.custom.name;
        if (wideButton(context, pen, "go on with " + name, "Go on with " + name,
                       ButtonKind::Outlined)) {
            goTo(context, name);
        }
    }
    pen.y += painter.px(4.0F);
    drawOtherStarts(context, pen);
    if (const auto row = nextRow(context, pen, "or open")) {
        const float width = textWidth(*painter.fonts.label, "a file") + painter.px(28.0F);
        filesButton(context,
                    controlRect(painter, *row, row->left - painter.px(14.0F),
                                row->left - painter.px(14.0F) + width),
                    "a file", {});
    }
}

}  // namespace

void drawYours(PanelContext& context, Pen pen) {
    const std::size_t selected = context.state.view.selectedCard;
    const sim::Own* const own = selected < context.state.cards.size()
                                    ? sim::ownOf(context.state, context.state.cards[selected].id)
                                    : nullptr;
    if (own != nullptr) {
        drawEditor(context, pen, {own->custom, context.readouts.cards[selected]});
    } else {
        drawStart(context, pen);
    }
}

}  // namespace gimbalscope::ui
