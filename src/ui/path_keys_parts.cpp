// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The rows of the editor of keyframes: what each changes, as a command.
#include <algorithm>
#include <array>
#include <cmath>

#include "text/numbers.h"
#include "text/words.h"
#include "ui/explain.h"
#include "ui/format.h"
#include "ui/path_parts.h"
#include "ui/tool_parts.h"
#include "ui/word_wrap.h"

namespace gimbalscope::ui {
namespace {

constexpr std::array<std::string_view, 3> kAngles{"heading", "up", "bank"};
constexpr float kCaptionRow = 17.0F;

/// Asks for a command, or says why it cannot be.
void ask(PanelContext& context, const sim::Command& command) {
    context.ui.keysError = sim::objection(command);
    if (context.ui.keysError.empty()) {
        context.commands.push_back(command);
    }
}

/// A number that was typed; none, and the reason said, when it is none.
std::optional<double> typedNumber(PanelContext& context, std::string_view typed) {
    const std::string text(text::trimmed(withoutDegreeSigns(typed)));
    const text::ParsedNumber number = text::parseNumber(text);
    if (!number.ok() || !std::isfinite(number.value)) {
        context.ui.keysError = text::inQuotes(text) + " is not a number";
        return std::nullopt;
    }
    return number.value;
}

/// Buttons of one row, as wide as each other.
struct RowButton {
    std::string_view name, text;
    bool isPossible = true;
    std::string_view explained{};
};
std::optional<std::size_t> buttonRow(PanelContext& context, Pen& pen,
                                     std::span<const RowButton> buttons) {
    const Painter& painter = context.painter;
    if (pen.y + painter.px(28.0F) > pen.low) {
        return std::nullopt;
    }
    const float gap = painter.px(6.0F);
    float natural = 0.0F;
    for (const RowButton& each : buttons) {
        natural += textWidth(*painter.fonts.strong, each.text);
    }
    const auto count = static_cast<float>(buttons.size());
    const float air = (pen.right - pen.left - gap * (count - 1.0F) - natural) / count;
    std::optional<std::size_t> pressed;
    float x = pen.left;
    const TuneRow row{pen.left, pen.right, std::floor(pen.y + painter.px(14.0F))};
    for (std::size_t i = 0; i < buttons.size(); ++i) {
        const float width =
            std::max(textWidth(*painter.fonts.strong, buttons[i].text) + air, painter.px(6.0F));
        const Rect rect = controlRect(painter, row, x, x + width);
        if (button(context, buttons[i].name, rect, buttons[i].text,
                   buttons[i].isPossible ? ButtonKind::Outlined : ButtonKind::Dimmed)) {
            pressed = i;
        }
        if (!buttons[i].explained.empty()) {
            explain(context, rect, buttons[i].explained);
        }
        x += width + gap;
    }
    pen.y += airy(painter, pen, kTuneRow);
    return pressed;
}

void drawKeyTime(PanelContext& context, Pen& pen, const sim::Keyframing& keyframing) {
    const auto row = nextRow(context, pen, "time");
    if (!row) {
        return;
    }
    const Painter& painter = context.painter;
    const curve::Key& key = keyframing.keys[keyframing.selected];
    const float go = painter.px(78.0F), gap = painter.px(8.0F);
    const bool hasGo = row->right - row->left > go + painter.px(60.0F);
    const Rect field =
        controlRect(painter, *row, row->left, hasGo ? row->right - go - gap : row->right);
    if (const auto typed = rowField(context, "key time", field, text::formatShortest(key.timeS))) {
        if (const auto timeS = typedNumber(context, *typed); timeS && *timeS != key.timeS) {
            ask(context, sim::ChangeKey{keyframing.selected + 1, timeS, false, {}});
        }
    }
    if (hasGo && button(context, "key go", controlRect(painter, *row, row->right - go, row->right),
                        "Go there")) {
        context.commands.push_back(sim::Scrub{key.timeS});
        context.commands.push_back(sim::Drop{});
    }
}

/// Heading, nose up and bank of the selected key, each in a field.
void drawKeyAngles(PanelContext& context, Pen& pen, const sim::Keyframing& keyframing) {
    const Painter& painter = context.painter;
    const float captions = painter.px(kCaptionRow);
    if (pen.y + captions + painter.px(28.0F) > pen.low) {
        return;
    }
    const curve::Key& key = keyframing.keys[keyframing.selected];
    convention::HeadingNoseBank angles =
        convention::headingNoseBank(math::normalized(key.worldFromBody).value_or(math::Quat{}));
    std::array<math::Degrees*, 3> parts{&angles.heading, &angles.noseUp, &angles.bank};
    const float gap = painter.px(6.0F), type = painter.px(56.0F);
    const float width = (pen.right - pen.left - type - 3.0F * gap) / 3.0F;
    const TuneRow row{pen.left, pen.right, std::floor(pen.y + captions + painter.px(14.0F))};
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const float x = pen.left + (width + gap) * static_cast<float>(i);
        drawTextIn(painter, *painter.fonts.caption, {x, pen.y + captions * 0.5F}, width,
                   painter.palette->text3, kAngles[i]);
        const double shown = i == 0 ? compass(parts[i]->value) : parts[i]->value;
        std::string text = text::formatFixed(shown, 4);
        text.erase(text.find_last_not_of('0') + 1);
        text.erase(text.find_last_not_of('.') + 1);
        text = text == "-0" ? "0" : text;
        const auto typed = rowField(context, "key " + std::string(kAngles[i]),
                                    controlRect(painter, row, x, x + width), text);
        if (!typed || *typed == text) {
            continue;
        }
        if (const auto value = typedNumber(context, *typed)) {
            parts[i]->value = *value;
            ask(context, sim::ChangeKey{
                             keyframing.selected + 1, {}, false, convention::attitudeFrom(angles)});
        }
    }
    const Rect rect = controlRect(painter, row, pen.right - type, pen.right);
    if (button(context, "key type", rect, "Type")) {
        context.ui.attitudeAsked = true;
        context.ui.askedAt = rect;
        context.ui.askedFor.reset();
        context.ui.askedForKey = true;
    }
    explain(context, rect, "key type");
    pen.y += captions + airy(painter, pen, kTuneRow);
}

/// "Key 2 of 4", which opens a list of them.
void drawWhichKey(PanelContext& context, Pen& pen, const sim::Keyframing& keyframing) {
    const Painter& painter = context.painter;
    if (pen.y + painter.px(22.0F) > pen.low) {
        return;
    }
    std::vector<std::string> texts;
    for (const curve::Key& key : keyframing.keys) {
        texts.push_back(std::to_string(texts.size() + 1) + "  at " +
                        withRealSigns(text::formatShortest(key.timeS)) + " s");
    }
    const std::vector<std::string_view> names(texts.begin(), texts.end());
    ChoiceSpec spec{"selected key", "", names, keyframing.selected};
    spec.value = "Key " + std::to_string(keyframing.selected + 1) + " of " +
                 std::to_string(keyframing.keys.size());
    spec.font = painter.fonts.strong;
    spec.room = pen.right - pen.left - painter.px(20.0F);
    spec.height = 22.0F;
    if (const auto picked = choice(context, {pen.left, pen.y + painter.px(9.0F)}, spec);
        picked && *picked != keyframing.selected) {
        context.commands.push_back(sim::SelectKey{*picked + 1});
    }
    pen.y += painter.px(24.0F);
}

/// A segmented choice of a setting in a row.
void choiceRow(PanelContext& context, Pen& pen, std::string_view label,
               std::span<const std::string_view> titles, std::string_view setting,
               std::size_t chosen) {
    const auto row = nextRow(context, pen, label);
    if (!row) {
        return;
    }
    const Rect rect = controlRect(context.painter, *row, row->left, row->right);
    if (const auto picked = segmented(context, setting, rect, titles, chosen);
        picked && *picked != chosen) {
        choose(context, setting, sim::choiceWords(setting)[*picked]);
    }
}

/// The methods that are compared once one more or one less is.
void toggleCompared(PanelContext& context, curve::Method method) {
    std::vector<curve::Method> methods = context.state.view.keyframing.compared;
    const auto found = std::ranges::find(methods, method);
    if (found == methods.end()) {
        if (methods.size() >= sim::kMostCompared) {
            context.ui.keysError = "four are compared; take one away first";
            return;
        }
        methods.push_back(method);
    } else if (methods.size() > 1) {
        methods.erase(found);
    }
    ask(context, sim::CompareMethods{methods});
}

}  // namespace

void drawSelectedKey(PanelContext& context, Pen& pen) {
    const sim::Keyframing& keyframing = context.state.view.keyframing;
    const std::size_t count = keyframing.keys.size();
    const std::size_t number = keyframing.selected + 1;
    const bool isFull = count >= sim::kMostKeyframes;
    const std::array edits{RowButton{"key add", "Add", !isFull},
                           RowButton{"key capture", "Capture", true, "key capture"},
                           RowButton{"key delete", "Delete"},
                           RowButton{"key left", "\xE2\x86\x90", number > 1, "key earlier"},
                           RowButton{"key right", "\xE2\x86\x92", number < count, "key later"}};
    drawWhichKey(context, pen, keyframing);
    if (const auto pressed = buttonRow(context, pen, edits)) {
        context.ui.keysError.clear();
        const std::array<sim::Command, 5> commands{
            sim::AddKey{}, sim::ChangeKey{number, {}, true, {}}, sim::DropKeys{number},
            sim::MoveKey{number, number - 1}, sim::MoveKey{number, number + 1}};
        context.commands.push_back(commands[*pressed]);
        return;
    }
    drawKeyTime(context, pen, keyframing);
    drawKeyAngles(context, pen, keyframing);
    drawKeysError(context, pen);
}

void drawKeysError(PanelContext& context, Pen& pen) {
    const Painter& painter = context.painter;
    if (!context.ui.keysError.empty()) {
        drawWords(context, pen,
                  {context.ui.keysError, painter.fonts.caption,
                   look::textFor(*painter.palette, painter.palette->flicker), 2});
        pen.y += painter.px(4.0F);
    }
}

void drawMethodChoice(PanelContext& context, Pen& pen) {
    const Painter& painter = context.painter;
    const look::Palette& p = *painter.palette;
    const sim::Keyframing& keyframing = context.state.view.keyframing;
    if (const auto row = nextRow(context, pen, "flown by")) {
        const auto chosen = static_cast<std::size_t>(keyframing.method);
        ChoiceSpec spec{"flown by", "", curve::kMethodNames, chosen};
        spec.font = painter.fonts.strong;
        spec.room = row->right - row->left - painter.px(20.0F);
        if (const auto picked = choice(context, {row->left, row->middle}, spec);
            picked && *picked != chosen) {
            choose(context, "method", curve::kMethodNames[*picked]);
        }
    }
    const bool isMisprint = keyframing.method == curve::Method::Squad &&
                            keyframing.reading == math::SquadReading::LiteralExp;
    drawHint(context, pen,
             sentence(isMisprint ? "SquadSetup with Exp(q1) as its page prints it: the angular "
                                   "velocity jumps at the keys"
                                 : curve::meaning(keyframing.method)),
             3);
    const float gap = painter.px(6.0F), height = painter.px(28.0F);
    const std::size_t columns = pen.right - pen.left >= painter.px(300.0F) ? 3 : 2;
    const float width = (pen.right - pen.left - gap * static_cast<float>(columns - 1)) /
                        static_cast<float>(columns);
    if (pen.y + painter.px(18.0F) + height > pen.low) {
        return;
    }
    drawText(painter, *painter.fonts.label, {pen.left, pen.y + painter.px(7.0F)}, p.text3,
             "compared, up to four");
    pen.y += painter.px(20.0F);
    for (std::size_t i = 0; i < curve::kMethods; ++i) {
        const std::size_t column = i % columns;
        if (column == 0 && i > 0) {
            pen.y += height + gap;
        }
        if (pen.y + height > pen.low) {
            return;
        }
        const auto method = static_cast<curve::Method>(i);
        const auto at = std::ranges::find(keyframing.compared, method);
        const bool isOn = at != keyframing.compared.end();
        const float x = pen.left + (width + gap) * static_cast<float>(column);
        const Rect rect = rectBetween({x, pen.y}, {x + width, pen.y + height});
        if (button(context, "compare " + std::string(curve::name(method)), rect, "",
                   isOn ? ButtonKind::Outlined : ButtonKind::Quiet)) {
            toggleCompared(context, method);
        }
        const float middle = pen.y + height * 0.5F, left = x + painter.px(7.0F);
        if (isOn) {
            const auto place = static_cast<std::size_t>(at - keyframing.compared.begin());
            const std::array sample{ImVec2{left, middle}, ImVec2{left + painter.px(11.0F), middle}};
            drawPathLine(painter, sample, place, 2.6F);
        }
        const float text = left + painter.px(15.0F);
        drawTextIn(painter, *painter.fonts.caption, {text, middle},
                   x + width - text - painter.px(2.0F), isOn ? p.text : p.text2,
                   curve::name(method));
    }
    pen.y += height + painter.px(10.0F);
}

void drawCurveChoices(PanelContext& context, Pen& pen) {
    static constexpr std::array<std::string_view, 2> kReadings{"inverse", "as printed"};
    const sim::Keyframing& keyframing = context.state.view.keyframing;
    choiceRow(context, pen, "ends", curve::kEndsNames, "ends",
              static_cast<std::size_t>(keyframing.ends));
    choiceRow(context, pen, "way round", curve::kWayNames, "way",
              static_cast<std::size_t>(keyframing.way));
    const float top = pen.y;
    choiceRow(context, pen, "Exp(q1)", kReadings, "squad-reading",
              static_cast<std::size_t>(keyframing.reading));
    if (pen.y > top) {
        explain(context, rectBetween({pen.left, top}, {pen.right, top + context.painter.px(28.0F)}),
                "squad reading");
    }
    choiceRow(context, pen, "arithmetic", sim::choiceWords("key-arithmetic"), "key-arithmetic",
              keyframing.isFloat32 ? 1 : 0);
}

void drawKeyFiles(PanelContext& context, Pen& pen) {
    const auto row = nextRow(context, pen, "file");
    if (!row) {
        return;
    }
    const Painter& painter = context.painter;
    UiState& ui = context.ui;
    const float gap = painter.px(6.0F), open = painter.px(56.0F), save = painter.px(68.0F);
    const bool hasButtons = row->right - row->left > open + save + 2.0F * gap + painter.px(60.0F);
    const float end = hasButtons ? row->right - open - save - 2.0F * gap : row->right;
    if (const auto typed = rowField(context, "keys file",
                                    controlRect(painter, *row, row->left, end), ui.keysFile)) {
        ui.keysFile = std::string(text::trimmed(*typed));
    }
    if (!hasButtons) {
        return;
    }
    const ButtonKind kind = ui.keysFile.empty() ? ButtonKind::Dimmed : ButtonKind::Outlined;
    const bool hasKeys = !context.state.view.keyframing.keys.empty();
    const bool isReplacing = !ui.keysRefused.empty() && ui.keysRefused == ui.keysFile;
    if (button(context, "keys open", controlRect(painter, *row, end + gap, end + gap + open),
               "Open", kind)) {
        ask(context, sim::OpenKeys{ui.keysFile});
    }
    if (button(context, "keys save", controlRect(painter, *row, row->right - save, row->right),
               isReplacing ? "Replace" : "Save", hasKeys ? kind : ButtonKind::Dimmed)) {
        ask(context, sim::SaveKeys{ui.keysFile, isReplacing});
    }
}

}  // namespace gimbalscope::ui
