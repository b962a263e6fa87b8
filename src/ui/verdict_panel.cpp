// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The verdict: what is going on in one or two sentences, and buttons for what would cure it. When
// there is little room the second button goes first, then the letters get smaller, then the last
// sentences go (in a lesson the button before the last of them); a sentence is never cut off.
#include <algorithm>
#include <array>

#include "sim/verdict.h"
#include "ui/side_pen.h"
#include "ui/widgets.h"
#include "ui/word_wrap.h"

namespace gimbalscope::ui {
namespace {

/// A button's words and what it does.
struct Remedy {
    std::string_view name;
    std::string label;
    std::vector<sim::Command> commands;
};

/// What is said, ready to be set.
struct Words {
    sim::Severity severity = sim::Severity::Fine;
    std::string headline, body;
    std::vector<Remedy> remedies;
};

look::Rgb severityColor(const look::Palette& palette, sim::Severity severity) {
    switch (severity) {
        case sim::Severity::Alarm:
            return palette.flicker;
        case sim::Severity::Warning:
            return palette.stretched;
        case sim::Severity::Note:
            return palette.otherName;
        case sim::Severity::Fine:
            break;
    }
    return palette.calm;
}

Words wordsNow(const PanelContext& context) {
    const sim::Verdict verdict = sim::verdict(context.state, context.readouts);
    Words words{sim::severityOf(verdict.kind),
                withRealSigns(verdict.headline),
                withRealSigns(verdict.text),
                {}};
    if (verdict.cure) {
        words.remedies.push_back({"cure", verdict.cure->label, verdict.cure->commands});
    }
    if (verdict.second) {
        words.remedies.push_back({"cure 2", verdict.second->label, verdict.second->commands});
    }
    return words;
}

/// How it is set.
struct Setting {
    std::vector<std::string> headline, body;
    std::size_t lines = 0;         ///< kept for the body
    const ImFont* font = nullptr;  ///< of the body
    float pitch = 21.0F;           ///< from line to line of the body, in units
    std::size_t buttons = 0;
    bool isOneRow = false;  ///< of buttons
};

constexpr float kHeadlinePitch = 20.0F, kButton = 32.0F, kButtonGap = 8.0F, kBeforeButtons = 12.0F;

/// A text with each of its numbers as wide as any becomes, to keep lines for: what stands below
/// would jump with every digit and sign that comes and goes, and a button that jumps cannot be
/// clicked.
std::string atItsWidest(std::string_view text) {
    constexpr std::string_view kWidest = "0000000", kMinus = "\xE2\x88\x92";
    std::string wide;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t sign = text.substr(at).starts_with(kMinus) ? kMinus.size() : 0;
        std::size_t end = at + sign;
        while (end < text.size() &&
               ((text[end] >= '0' && text[end] <= '9') || (text[end] == '.' && end > at + sign))) {
            ++end;
        }
        if (end > at + sign) {
            wide += kWidest;
            wide += text[end - 1] == '.' ? "." : "";  // of the sentence
            at = end;
        } else {
            wide += text[at++];
        }
    }
    return wide;
}

float heightOf(const Painter& painter, const Setting& setting) {
    float height = painter.px(kHeadlinePitch) * static_cast<float>(setting.headline.size());
    if (setting.lines > 0) {
        height += painter.px(4.0F) + painter.px(setting.pitch) * static_cast<float>(setting.lines);
    }
    if (setting.buttons > 0) {
        const float rows = setting.isOneRow ? 1.0F : static_cast<float>(setting.buttons);
        height += painter.px(kBeforeButtons) + painter.px(kButton) * rows +
                  painter.px(kButtonGap) * (rows - 1.0F);
    }
    return height;
}

/// True when all labels fit into buttons side by side.
bool fitInOneRow(const Painter& painter, const Words& words, float width) {
    const float each =
        (width - painter.px(kButtonGap) * static_cast<float>(words.remedies.size() - 1)) /
        static_cast<float>(words.remedies.size());
    return std::ranges::all_of(words.remedies, [&](const Remedy& remedy) {
        return textWidth(*painter.fonts.strong, remedy.label) + painter.px(20.0F) <= each;
    });
}

/// The roomiest setting that fits.
Setting settingFor(const Painter& painter, const Words& words, float width, float height,
                   bool isTaught) {
    Setting setting;
    setting.headline =
        wrapped(*painter.fonts.strong, words.headline, width - painter.px(kHeadlinePitch * 0.5F));
    setting.buttons = words.remedies.size();
    setting.isOneRow = setting.buttons > 1 && fitInOneRow(painter, words, width);
    const auto setBody = [&](std::string_view body, bool isSmall) {
        setting.font = isSmall ? painter.fonts.caption : painter.fonts.body;
        setting.pitch = isSmall ? 18.0F : 21.0F;
        setting.body = wrapped(*setting.font, body, width);
        setting.lines = setting.body.size();
        if (setting.buttons > 0) {
            setting.lines =
                std::max(setting.lines, wrapped(*setting.font, atItsWidest(body), width).size());
        }
        return heightOf(painter, setting) <= height;
    };
    if (setBody(words.body, false)) {
        return setting;
    }
    if (!setting.isOneRow) {
        setting.buttons = std::min<std::size_t>(setting.buttons, 1);
    }
    if (setBody(words.body, false) || setBody(words.body, true)) {
        return setting;
    }
    setting.buttons = std::min<std::size_t>(setting.buttons, 1);
    setting.isOneRow = false;
    const std::size_t buttons = setting.buttons;
    const auto setSomeOf = [&](std::string_view body) {
        for (; !body.empty(); body = withoutLastSentence(body)) {
            if (setBody(body, true)) {
                return true;
            }
        }
        return false;
    };
    if (setSomeOf(words.body)) {
        return setting;
    }
    // In a lesson to know why comes before the cure.
    setting.buttons = 0;
    if (isTaught && setSomeOf(words.body)) {
        return setting;
    }
    setting.buttons = buttons;
    if (!setBody({}, true)) {
        setting.buttons = 0;
    }
    return setting;
}

/// A button as wide as the column, or one of several in a row; moves the pen below its row.
void drawRemedies(PanelContext& context, Pen& pen, const Words& words, const Setting& setting) {
    const Painter& painter = context.painter;
    const float gap = painter.px(kButtonGap), height = painter.px(kButton);
    const auto columns = static_cast<float>(setting.isOneRow ? setting.buttons : 1);
    const float width = (pen.right - pen.left - gap * (columns - 1.0F)) / columns;
    float x = pen.left;
    for (std::size_t index = 0; index < setting.buttons; ++index) {
        const Remedy& remedy = words.remedies[index];
        const Rect rect{static_cast<int>(x), static_cast<int>(pen.y), static_cast<int>(width),
                        static_cast<int>(height)};
        if (button(context, remedy.name, rect, remedy.label,
                   index == 0 ? ButtonKind::Primary : ButtonKind::Outlined)) {
            context.commands.insert(context.commands.end(), remedy.commands.begin(),
                                    remedy.commands.end());
        }
        if (setting.isOneRow) {
            x += width + gap;
        } else {
            pen.y += height + gap;
        }
    }
}

}  // namespace

void drawVerdict(PanelContext& context, const Rect& rect) {
    if (isEmpty(rect)) {
        return;
    }
    const Painter& painter = context.painter;
    const look::Palette& p = *painter.palette;
    const Words words = wordsNow(context);
    const Setting setting =
        settingFor(painter, words, static_cast<float>(rect.width), static_cast<float>(rect.height),
                   !context.state.view.learning.lesson.empty());
    Pen pen{static_cast<float>(rect.x), static_cast<float>(right(rect)),
            static_cast<float>(rect.y)};
    const float tall = painter.px(kHeadlinePitch) * static_cast<float>(setting.headline.size());
    painter.list->AddRectFilled({pen.left, pen.y + painter.px(2.0F)},
                                {pen.left + painter.px(3.0F), pen.y + tall - painter.px(2.0F)},
                                packed(severityColor(p, words.severity)));
    for (const std::string& line : setting.headline) {
        drawText(painter, *painter.fonts.strong,
                 {pen.left + painter.px(kHeadlinePitch * 0.5F),
                  pen.y + painter.px(kHeadlinePitch) * 0.5F},
                 p.text, line);
        pen.y += painter.px(kHeadlinePitch);
    }
    pen.y += painter.px(4.0F);
    for (const std::string& line : setting.body) {
        drawText(painter, *setting.font, {pen.left, pen.y + painter.px(setting.pitch) * 0.5F},
                 p.text, line);
        pen.y += painter.px(setting.pitch);
    }
    pen.y += painter.px(setting.pitch) * static_cast<float>(setting.lines - setting.body.size());
    pen.y += painter.px(kBeforeButtons) - (setting.body.empty() ? painter.px(4.0F) : 0.0F);
    drawRemedies(context, pen, words, setting);
    Rect place = rect;
    place.height = std::clamp(static_cast<int>(pen.y) - rect.y, 1, rect.height);
    context.ui.places.push_back({"verdict", place});
}

void drawVerdictLine(PanelContext& context, const Rect& rect) {
    if (isEmpty(rect)) {
        return;
    }
    const Painter& painter = context.painter;
    const look::Palette& p = *painter.palette;
    const sim::Verdict verdict = sim::verdict(context.state, context.readouts);
    const look::Rgb color = severityColor(p, sim::severityOf(verdict.kind));
    const Touch touch = touchArea(context, "verdict line", rect);
    context.ui.places.push_back({"verdict", rect});
    const ImVec2 min{static_cast<float>(rect.x), static_cast<float>(rect.y)};
    const ImVec2 max{static_cast<float>(right(rect)), static_cast<float>(bottom(rect))};
    const float middle = std::floor((min.y + max.y) * 0.5F);
    if (rect != context.layout.verdict) {  // at the foot of a panel
        painter.list->AddLine({min.x, min.y + 0.5F}, {max.x, min.y + 0.5F}, packed(p.line));
    }
    const float x = min.x + painter.px(16.0F);
    painter.list->AddRectFilled({x, middle - painter.px(8.0F)},
                                {x + painter.px(3.0F), middle + painter.px(8.0F)}, packed(color));
    const float end = max.x - painter.px(14.0F);
    const std::array chevron{ImVec2{end - painter.px(5.0F), middle - painter.px(4.5F)},
                             ImVec2{end, middle},
                             ImVec2{end - painter.px(5.0F), middle + painter.px(4.5F)}};
    painter.list->AddPolyline(chevron.data(), 3, packed(touch.hovered ? p.accent : p.text2),
                              ImDrawFlags_None, painter.stroke(1.6F));
    const std::string headline = withRealSigns(verdict.headline);
    const float from = x + painter.px(11.0F), room = end - painter.px(14.0F) - from;
    const ImFont& font = textWidth(*painter.fonts.strong, headline) <= room
                             ? *painter.fonts.strong
                             : *painter.fonts.caption;
    drawTextIn(painter, font, {from, middle}, room, touch.hovered ? p.accent : p.text, headline);
    if (!touch.clicked) {
        return;
    }
    if (context.layout.kind != LayoutKind::Full) {
        context.commands.push_back(sim::SetChoice{"page", "side"});
    }
    context.commands.push_back(sim::SetChoice{"side", "navball"});
}

}  // namespace gimbalscope::ui
