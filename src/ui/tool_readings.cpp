// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The upper part of the detective's page: readings taken in the flight, or the file they come from.
#include <algorithm>
#include <array>

#include "text/numbers.h"
#include "text/words.h"
#include "ui/format.h"
#include "ui/tool_detective.h"
#include "ui/tool_parts.h"
#include "ui/word_wrap.h"

namespace gimbalscope::ui {
namespace {

constexpr float kTake = 64.0F, kLine = 22.0F, kHead = 22.0F;
constexpr float kNumber = 20.0F, kCross = 22.0F, kColumnGap = 10.0F;  // columns of the table
constexpr float kVerdictNeeds = 230.0F;  // what the list of readings leaves to it, in units
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

constexpr std::array<std::string_view, 3> kAttitudeHeads{"heading", "up", "bank"};

/// A reading in cells: the attitude's three, and what was shown.
struct ReadingCells {
    std::array<std::string, 3> attitude;
    std::vector<std::string> shown;
};

/// A column: right edge and width.
struct Column {
    float right = 0.0F, width = 0.0F;
};

/// The list of readings as a table, as wide as its texts are.
struct ReadingTable {
    std::size_t first = 0;
    std::vector<ReadingCells> rows{};
    std::array<Column, 3> attitude{};  ///< without width where there is no room for them
    std::vector<Column> shown{};
};

/// What the game showed, as it was typed or in two decimals.
std::string shownText(double value, bool isShort) {
    const std::string exact = text::formatShortest(value);
    return withRealSigns(isShort && exact.find('.') + 3 < exact.size() ? text::formatFixed(value, 2)
                                                                       : exact);
}

/// Sets the columns of what was shown from the right; where they begin.
float placeShown(const Painter& painter, ReadingTable& table, float right) {
    table.shown.clear();
    for (const ReadingCells& row : table.rows) {
        table.shown.resize(std::max(table.shown.size(), row.shown.size()));
        for (std::size_t at = 0; at < row.shown.size(); ++at) {
            table.shown[at].width =
                std::max(table.shown[at].width, textWidth(*painter.fonts.caption, row.shown[at]));
        }
    }
    for (std::size_t at = table.shown.size(); at-- > 0;) {
        table.shown[at].right = right;
        right -= table.shown[at].width + painter.px(kColumnGap);
    }
    return right + painter.px(kColumnGap);
}

/// The readings from one on, in as many decimals as there is room for.
ReadingTable tableOf(const PanelContext& context, const Pen& pen, std::size_t first) {
    const Painter& painter = context.painter;
    const std::vector<sim::TakenReading>& readings = context.state.view.evidence.readings;
    ReadingTable table{.first = first};
    const float gap = painter.px(kColumnGap);
    float end = pen.left + painter.px(kNumber) - gap;
    for (std::size_t at = 0; at < kAttitudeHeads.size(); ++at) {
        float width = textWidth(*painter.fonts.caption, kAttitudeHeads[at]);
        for (std::size_t index = first; index < readings.size(); ++index) {
            width = std::max(width, textWidth(*painter.fonts.caption,
                                              briefAngles(readings[index].worldFromBody)[at]));
        }
        end += gap + width;
        table.attitude[at] = {end, width};
    }
    for (const bool isShort : {false, true}) {
        table.rows.clear();
        for (std::size_t index = first; index < readings.size(); ++index) {
            ReadingCells row{briefAngles(readings[index].worldFromBody), {}};
            for (const double angle : readings[index].angles) {
                row.shown.push_back(shownText(angle, isShort));
            }
            table.rows.push_back(std::move(row));
        }
        if (placeShown(painter, table, pen.right - painter.px(kCross + 4.0F)) >= end + gap) {
            return table;
        }
    }
    table.attitude = {};
    return table;
}

/// One reading: its number, the attitude, what was shown, and a cross that forgets it.
void drawReading(PanelContext& context, const Pen& pen, const ReadingTable& table,
                 std::size_t line) {
    const Painter& painter = context.painter;
    const look::Palette& p = *painter.palette;
    const ImFont& font = *painter.fonts.caption;
    const std::string number = std::to_string(table.first + line + 1);
    const ReadingCells& row = table.rows[line];
    const float middle = pen.y + painter.px(kLine * 0.5F);
    drawText(painter, font, {pen.left, middle}, p.text3, number);
    for (std::size_t at = 0; at < row.attitude.size(); ++at) {
        if (table.attitude[at].width > 0.0F) {
            drawText(painter, font, {table.attitude[at].right, middle}, p.text2, row.attitude[at],
                     Anchor::Right);
        }
    }
    for (std::size_t at = 0; at < row.shown.size(); ++at) {
        drawText(painter, font, {table.shown[at].right, middle}, p.text, row.shown[at],
                 Anchor::Right);
    }
    const float cross = painter.px(kCross);
    const Rect rect{static_cast<int>(pen.right - cross), static_cast<int>(pen.y),
                    static_cast<int>(cross), static_cast<int>(painter.px(kLine))};
    if (button(context, "forget reading " + number, rect, "\xC3\x97", ButtonKind::Quiet)) {
        context.commands.push_back(sim::DropReadings{table.first + line + 1});
    }
}

/// What the columns are, and an end of all readings.
void drawTableHead(PanelContext& context, Pen& pen, const ReadingTable& table, std::size_t count) {
    const Painter& painter = context.painter;
    const float middle = pen.y + painter.px(11.0F), wide = painter.px(72.0F);
    for (std::size_t at = 0; at < kAttitudeHeads.size(); ++at) {
        if (table.attitude[at].width > 0.0F) {
            drawText(painter, *painter.fonts.caption, {table.attitude[at].right, middle},
                     painter.palette->text3, kAttitudeHeads[at], Anchor::Right);
        }
    }
    const Rect rect{static_cast<int>(pen.right - wide), static_cast<int>(pen.y),
                    static_cast<int>(wide), static_cast<int>(painter.px(kHead))};
    if (count > 1 && button(context, "clear readings", rect, "Forget all", ButtonKind::Quiet)) {
        context.commands.push_back(sim::DropReadings{});
    }
    pen.y += painter.px(kHead + 2.0F);
}

/// The newest readings, as many as leave the verdict its room.
void drawList(PanelContext& context, Pen& pen) {
    const Painter& painter = context.painter;
    const std::size_t count = context.state.view.evidence.readings.size();
    if (count == 0 || pen.y + painter.px(kHead) > pen.low) {
        return;
    }
    const float room = (pen.low - pen.y) / painter.scale - kVerdictNeeds - kHead;
    const auto fitting = static_cast<std::size_t>(std::max(room / kLine, 0.0F));
    const std::size_t shown = std::min(count, std::max(kFewest, fitting));
    const ReadingTable table = tableOf(context, pen, count - shown);
    drawTableHead(context, pen, table, count);
    for (std::size_t line = 0; line < shown; ++line) {
        if (pen.y + painter.px(kLine) > pen.low) {
            return;
        }
        drawReading(context, pen, table, line);
        pen.y += painter.px(kLine);
    }
    pen.y += painter.px(4.0F);
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
    drawList(context, pen);
}

}  // namespace gimbalscope::ui
