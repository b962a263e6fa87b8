// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Words, files and refusals of the tools' pages.
#include "ui/tool_parts.h"

#include <algorithm>

#include "text/words.h"
#include "ui/format.h"
#include "ui/word_wrap.h"

namespace gimbalscope::ui {
namespace {

constexpr float kFileButton = 64.0F;
constexpr std::string_view kDegree = "\xC2\xB0";

float lineHeight(const Painter& painter, const ImFont& font) {
    return std::floor(font.FontSize + painter.px(4.0F));
}

}  // namespace

void drawWords(PanelContext& context, Pen& pen, const Words& words) {
    const Painter& painter = context.painter;
    const float width = pen.right - pen.left, line = lineHeight(painter, *words.font);
    std::vector<std::string> lines = wrapped(*words.font, withRealSigns(words.text), width);
    const auto room = static_cast<std::size_t>(std::max((pen.low - pen.y) / line, 0.0F));
    const std::size_t most = std::min(words.mostLines, room);
    if (lines.size() > most && most > 0) {
        for (std::size_t at = most; at < lines.size(); ++at) {
            lines[most - 1] += " " + lines[at];  // what has no room is shortened by the brush
        }
    }
    for (std::size_t at = 0; at < std::min(lines.size(), most); ++at) {
        drawTextIn(painter, *words.font, {pen.left, pen.y + line * 0.5F}, width, words.color,
                   lines[at]);
        pen.y += line;
    }
}

void drawHeading(PanelContext& context, Pen& pen, std::string_view text) {
    const Painter& painter = context.painter;
    drawWords(context, pen, {text, painter.fonts.title, painter.palette->text, 2});
    pen.y += painter.px(4.0F);
}

void drawHint(PanelContext& context, Pen& pen, std::string_view text, std::size_t mostLines) {
    const Painter& painter = context.painter;
    drawWords(context, pen, {text, painter.fonts.caption, painter.palette->text2, mostLines});
    pen.y += painter.px(6.0F);
}

void demand(PanelContext& context, const sim::Command& command) {
    context.ui.toolError = sim::objection(command);
    if (context.ui.toolError.empty()) {
        context.commands.push_back(command);
    }
}

void drawToolError(PanelContext& context, Pen& pen) {
    if (!context.ui.toolError.empty()) {
        const Painter& painter = context.painter;
        drawWords(context, pen,
                  {context.ui.toolError, painter.fonts.caption, painter.palette->flicker, 2});
        pen.y += painter.px(6.0F);
    }
}

std::optional<std::string> fileRow(PanelContext& context, Pen& pen, const FileRow& wanted) {
    const auto row = nextRow(context, pen, wanted.label);
    if (!row) {
        return std::nullopt;
    }
    const Painter& painter = context.painter;
    const float wide = painter.px(kFileButton), gap = painter.px(8.0F);
    const bool hasButton = row->right - row->left > wide + gap + painter.px(60.0F);
    const float end = hasButton ? row->right - wide - gap : row->right;
    const std::string name(wanted.name);
    const std::string before =
        context.ui.editing == name ? context.ui.edited : std::string(wanted.file);
    const auto typed =
        rowField(context, name, controlRect(painter, *row, row->left, end), wanted.file);
    const bool isPressed =
        hasButton &&
        button(context, name + " read", controlRect(painter, *row, row->right - wide, row->right),
               wanted.button, before.empty() ? ButtonKind::Dimmed : ButtonKind::Outlined);
    const std::string file(text::trimmed(typed.value_or(isPressed ? before : std::string())));
    return file.empty() || (typed && file == wanted.file) ? std::nullopt : std::optional(file);
}

std::string sentence(std::string_view clause) {
    std::string text(clause);
    if (!text.empty()) {
        const bool isWord = text.find(' ') > 1;
        if (isWord && text[0] >= 'a' && text[0] <= 'z') {
            text[0] = static_cast<char>(text[0] - 'a' + 'A');
        }
        text += text.ends_with('.') ? "" : ".";
    }
    return text;
}

std::array<std::string, 3> briefAngles(const math::Quat& worldFromBody) {
    const convention::HeadingNoseBank words = convention::headingNoseBank(worldFromBody);
    const auto degrees = [](double value) {
        std::string text = number(value, 1);
        text.resize(text.size() - (text.ends_with(".0") ? 2 : 0));
        return text + std::string(kDegree);
    };
    return {degrees(compass(words.heading.value)), degrees(words.noseUp.value),
            degrees(words.bank.value)};
}

std::string briefAttitude(const math::Quat& worldFromBody) {
    const auto [heading, up, bank] = briefAngles(worldFromBody);
    return "heading " + heading + "  up " + up + "  bank " + bank;
}

}  // namespace gimbalscope::ui
