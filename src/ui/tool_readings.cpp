// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The upper part of the detective's page: readings taken in the flight, or the file they come from.
#include <algorithm>

#include "text/numbers.h"
#include "text/words.h"
#include "ui/format.h"
#include "ui/tool_detective.h"
#include "ui/tool_parts.h"

namespace gimbalscope::ui {
namespace {

constexpr float kTake = 64.0F, kLine = 22.0F;
constexpr float kVerdictNeeds = 250.0F;  // what the list of readings leaves to it, in units
constexpr std::size_t kFewest = 2;

/// The typed numbers as a reading; a complaint when one is none.
void take(PanelContext& context) {
    UiState& ui = context.ui;
    sim::TakeReading reading;
    for (const std::string& field : ui.reading) {
        const std::string typed(text::trimmed(withoutDegreeSigns(field)));
        if (typed.empty() && &field == &ui.reading.back() && reading.angles.size() == 2) {
            break;  // a game that shows two
        }
        const text::ParsedNumber number = text::parseNumber(typed);
        if (!number.ok()) {
            ui.toolError = typed.empty() ? "type what the game shows in each field"
                                         : text::problem(typed, number.status);
            return;
        }
        reading.angles.push_back(number.value);
    }
    demand(context, reading);
    if (!ui.toolError.empty()) {
        return;
    }
    // What the state will refuse stays in the fields.
    sim::Evidence evidence = context.state.view.evidence;
    ui.toolError = sim::takeReading(evidence, {context.state.attitude, reading.angles});
    if (ui.toolError.empty()) {
        ui.reading = {};
    }
}

/// Three fields and a button.
void drawFields(PanelContext& context, Pen& pen) {
    const auto row = nextRow(context, pen, "game shows");
    if (!row) {
        return;
    }
    const Painter& painter = context.painter;
    const float gap = painter.px(6.0F), wide = painter.px(kTake);
    const bool hasButton = row->right - row->left > wide + 3.0F * (gap + painter.px(30.0F));
    const float end = hasButton ? row->right - wide - gap : row->right + gap;
    const float field = (end - row->left) / 3.0F;
    bool isTaken = false;
    for (std::size_t at = 0; at < context.ui.reading.size(); ++at) {
        const float left = row->left + field * static_cast<float>(at);
        const bool isDone =
            textField(context, "reading " + std::to_string(at + 1),
                      controlRect(painter, *row, left, left + field - gap), context.ui.reading[at]);
        isTaken =
            isTaken ||
            (isDone && at + 1 == context.ui.reading.size() &&
             (ImGui::IsKeyPressed(ImGuiKey_Enter) || ImGui::IsKeyPressed(ImGuiKey_KeyPadEnter)));
    }
    if (hasButton &&
        button(context, "take reading", controlRect(painter, *row, row->right - wide, row->right),
               "Take", ButtonKind::Primary)) {
        isTaken = true;
    }
    if (isTaken) {
        take(context);
    }
}

/// One reading: its number, the attitude, what was shown, and a cross that forgets it.
void drawReading(PanelContext& context, const Pen& pen, std::size_t index) {
    const Painter& painter = context.painter;
    const look::Palette& p = *painter.palette;
    const sim::TakenReading& reading = context.state.view.evidence.readings[index];
    const float middle = pen.y + painter.px(kLine * 0.5F);
    const float cross = painter.px(22.0F), number = painter.px(20.0F);
    drawText(painter, *painter.fonts.caption, {pen.left, middle}, p.text3,
             std::to_string(index + 1));
    std::string shown;
    for (const double angle : reading.angles) {
        shown += (shown.empty() ? "" : "  ") + text::formatShortest(angle);
    }
    const float right = pen.right - cross;
    const float width =
        std::min(textWidth(*painter.fonts.caption, shown), (right - pen.left) * 0.55F);
    drawTextIn(painter, *painter.fonts.caption, {right - width - painter.px(4.0F), middle},
               width + 1.0F, p.text, shown);
    const float room = right - width - painter.px(16.0F) - pen.left - number;
    if (room > painter.px(40.0F)) {
        drawTextIn(painter, *painter.fonts.caption, {pen.left + number, middle}, room, p.text2,
                   briefAttitude(reading.worldFromBody));
    }
    const Rect rect{static_cast<int>(right), static_cast<int>(pen.y), static_cast<int>(cross),
                    static_cast<int>(painter.px(kLine))};
    if (button(context, "forget reading " + std::to_string(index + 1), rect, "\xC3\x97",
               ButtonKind::Quiet)) {
        context.commands.push_back(sim::DropReadings{index + 1});
    }
}

/// The newest readings, as many as leave the verdict its room.
void drawList(PanelContext& context, Pen& pen) {
    const Painter& painter = context.painter;
    const std::size_t count = context.state.view.evidence.readings.size();
    if (count == 0) {
        return;
    }
    const float room = (pen.low - pen.y) / painter.scale - kVerdictNeeds;
    const auto fitting = static_cast<std::size_t>(std::max(room / kLine, 0.0F));
    const std::size_t shown = std::min(count, std::max(kFewest, fitting));
    for (std::size_t index = count - shown; index < count; ++index) {
        if (pen.y + painter.px(kLine) > pen.low) {
            return;
        }
        drawReading(context, pen, index);
        pen.y += painter.px(kLine);
    }
    pen.y += painter.px(4.0F);
}

/// How many there are, and an end of them all.
void drawCount(PanelContext& context, Pen& pen) {
    const Painter& painter = context.painter;
    const std::size_t count = context.state.view.evidence.readings.size();
    if (count < 2 || pen.y + painter.px(24.0F) > pen.low) {
        return;
    }
    const float middle = pen.y + painter.px(11.0F), wide = painter.px(72.0F);
    drawTextIn(painter, *painter.fonts.caption, {pen.left, middle}, pen.right - pen.left - wide,
               painter.palette->text2, std::to_string(count) + " readings taken");
    const Rect rect{static_cast<int>(pen.right - wide), static_cast<int>(pen.y),
                    static_cast<int>(wide), static_cast<int>(painter.px(22.0F))};
    if (button(context, "clear readings", rect, "Forget all", ButtonKind::Quiet)) {
        context.commands.push_back(sim::DropReadings{});
    }
    pen.y += painter.px(26.0F);
}

}  // namespace

void drawEvidence(PanelContext& context, Pen& pen) {
    const sim::Evidence& evidence = context.state.view.evidence;
    const bool isFile = !evidence.detectFile.empty();
    if (!isFile) {
        drawFields(context, pen);
    }
    const FileRow file{isFile ? "readings in" : "or a file", "detect file", evidence.detectFile,
                       isFile ? "Again" : "Read"};
    if (const auto path = fileRow(context, pen, file)) {
        demand(context, sim::DetectFrom{*path});
    }
    drawToolError(context, pen);
    if (isFile) {
        if (wideButton(context, pen, "detect readings", "Take readings in the flight instead",
                       ButtonKind::Outlined)) {
            context.commands.push_back(sim::DetectFrom{});
        }
        return;
    }
    drawCount(context, pen);
    drawList(context, pen);
}

}  // namespace gimbalscope::ui
