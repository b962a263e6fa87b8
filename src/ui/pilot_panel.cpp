// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The autopilot's controls: which manoeuvre, its numbers as typed, and what it is doing now.
#include <algorithm>
#include <cmath>

#include "text/numbers.h"
#include "text/words.h"
#include "ui/side_pen.h"
#include "ui/widgets.h"

namespace gimbalscope::ui {
namespace {

constexpr std::string_view kDegree = "\xC2\xB0";
constexpr std::string_view kMiss = "miss \xC2\xB0", kRate = "rate \xC2\xB0/s",
                           kDistance = "at \xC2\xB0", kJitter = "jitter";
constexpr std::array<std::string_view, 5> kPilots{"Cross", "Hold", "Loop", "Roll", "Tumble"};

bool isFlying(const sim::AppState& state) {
    return !std::holds_alternative<std::monostate>(state.autopilot);
}

/// What the autopilot is doing, in words.
std::string pilotStatus(const sim::AppState& state) {
    struct Words {
        std::string operator()(std::monostate) const { return ""; }
        std::string operator()(const sim::CrossPilot&) const { return "crossing the vertical"; }
        std::string operator()(const sim::HoldPilot& hold) const {
            return std::string(hold.arrived ? "holding at " : "on the way to ") +
                   text::formatShortest(hold.distanceDeg) + std::string(kDegree);
        }
        std::string operator()(const sim::LoopPilot&) const { return "looping"; }
        std::string operator()(const sim::RollPilot&) const { return "rolling"; }
        std::string operator()(const sim::TumblePilot&) const { return "tumbling"; }
        std::string operator()(const sim::KeysPilot&) const { return "along the keyframes"; }
    };
    return std::visit(Words{}, state.autopilot);
}

/// A typed number, with its unit (degrees, or degrees a second) or without; a sentence goes to
/// `error` when it is none.
std::optional<double> typed(std::string_view written, std::string& error) {
    written = text::trimmed(written);
    const std::string_view perSecond = "\xC2\xB0/s";
    if (written.ends_with(perSecond)) {
        written.remove_suffix(perSecond.size());
    }
    const std::string text = withoutDegreeSigns(written);
    const text::ParsedNumber number = text::parseNumber(text);
    if (!number.ok()) {
        error = text::problem(text, number.status);
        return std::nullopt;
    }
    return number.value;
}

/// The autopilot the fields describe; none and a sentence when a field holds no number.
std::optional<sim::Autopilot> pilotFromFields(const UiState& ui, std::string& error) {
    error.clear();
    const auto first = typed(ui.pilot == PilotKind::Cross  ? ui.miss
                             : ui.pilot == PilotKind::Hold ? ui.distance
                                                           : ui.turnRate,
                             error);
    if (!first) {
        return std::nullopt;
    }
    const auto second = ui.pilot == PilotKind::Cross  ? typed(ui.crossRate, error)
                        : ui.pilot == PilotKind::Hold ? typed(ui.jitter, error)
                                                      : first;
    if (!second) {
        return std::nullopt;
    }
    sim::CrossPilot cross;
    sim::HoldPilot hold;
    sim::TumblePilot tumble;
    switch (ui.pilot) {
        case PilotKind::Cross:
            cross.missDeg = *first;
            cross.rateDegPerS = *second;
            return cross;
        case PilotKind::Hold:
            hold.distanceDeg = *first;
            hold.jitter = *second;
            return hold;
        case PilotKind::Loop:
            return sim::LoopPilot{*first};
        case PilotKind::Roll:
            return sim::RollPilot{*first};
        case PilotKind::Tumble:
            break;
    }
    tumble.rateDegPerS = *first;
    return tumble;
}

/// The command the fields describe, or the reason why there is none.
void startPilot(PanelContext& context) {
    const auto pilot = pilotFromFields(context.ui, context.ui.fieldError);
    if (!pilot) {
        return;
    }
    const sim::Command command = sim::Fly{*pilot, 0.0};
    context.ui.fieldError = sim::objection(command);
    if (context.ui.fieldError.empty()) {
        context.commands.push_back(command);
    }
}

/// Label and field; moves x on.
void labelledField(PanelContext& context, float& x, float middle, std::string_view label,
                   std::string& text, float units) {
    const Painter& painter = context.painter;
    x += drawText(painter, *painter.fonts.label, {x, middle}, painter.palette->text2, label) +
         painter.px(7.0F);
    const Rect rect{static_cast<int>(x), static_cast<int>(middle - painter.px(16.0F)),
                    static_cast<int>(painter.px(units)), static_cast<int>(painter.px(32.0F))};
    textField(context, label, rect, text);
    x += painter.px(units + 14.0F);
}

/// Start or stop, at the right end of the row.
void drawPilotButton(PanelContext& context, const Pen& pen, float width) {
    const Painter& painter = context.painter;
    const Rect rect{static_cast<int>(pen.right - width), static_cast<int>(pen.y),
                    static_cast<int>(width), static_cast<int>(painter.px(32.0F))};
    if (isFlying(context.state)) {
        if (button(context, "stop", rect, "Stop")) {
            context.commands.push_back(sim::StopAutopilot{});
        }
    } else if (button(context, "fly", rect, width < painter.px(80.0F) ? "Fly" : "Fly it",
                      ButtonKind::Primary)) {
        startPilot(context);
    }
}

/// The numbers of the chosen manoeuvre, as wide as the panel allows.
void drawPilotFields(PanelContext& context, const Pen& pen, float width) {
    const Painter& painter = context.painter;
    UiState& ui = context.ui;
    const float middle = pen.y + painter.px(16.0F);
    const std::string_view first = ui.pilot == PilotKind::Cross  ? kMiss
                                   : ui.pilot == PilotKind::Hold ? kDistance
                                                                 : kRate;
    const std::string_view second = ui.pilot == PilotKind::Hold ? kJitter : kRate;
    const float labels =
        textWidth(*painter.fonts.label, first) + textWidth(*painter.fonts.label, second);
    const float room = pen.right - pen.left - width - labels - painter.px(2.0F * 21.0F);
    const float field = std::min(room * 0.5F / painter.scale, 90.0F);
    float x = pen.left;
    if (ui.pilot == PilotKind::Cross) {
        labelledField(context, x, middle, kMiss, ui.miss, field);
        labelledField(context, x, middle, kRate, ui.crossRate, field);
    } else if (ui.pilot == PilotKind::Hold) {
        labelledField(context, x, middle, kDistance, ui.distance, field);
        labelledField(context, x, middle, kJitter, ui.jitter, field);
    } else {
        labelledField(context, x, middle, kRate, ui.turnRate, field);
    }
}

/// The manoeuvres; while one is flown, it is the chosen one.
void drawPilotKinds(PanelContext& context, const Pen& pen) {
    const Painter& painter = context.painter;
    const Rect rect{static_cast<int>(pen.left), static_cast<int>(pen.y),
                    static_cast<int>(pen.right - pen.left), static_cast<int>(painter.px(30.0F))};
    const std::size_t selected = isFlying(context.state)
                                     ? context.state.autopilot.index() - 1
                                     : static_cast<std::size_t>(context.ui.pilot);
    if (const auto picked = segmented(context, "pilot", rect, kPilots, selected)) {
        context.ui.pilot = static_cast<PilotKind>(*picked);
        context.ui.fieldError.clear();
        if (isFlying(context.state)) {
            startPilot(context);
        }
    }
}

/// The heading, and at its right what is wrong with a number, or who flies.
void drawPilotTitle(PanelContext& context, Pen& pen) {
    const Painter& painter = context.painter;
    const look::Palette& p = *painter.palette;
    const float title = pen.y + painter.px(8.0F);
    drawText(painter, *painter.fonts.strong, {pen.left, title}, p.text2, "Autopilot");
    const bool isRefused = !context.ui.fieldError.empty() && !ImGui::IsPopupOpen("attitude");
    const std::string status = isRefused             ? context.ui.fieldError
                               : context.scriptFlies ? "a script flies"
                                                     : "off: the keys fly";
    if (isRefused || context.scriptFlies || !isFlying(context.state)) {
        const float room = pen.right - pen.left - painter.px(90.0F);
        const float width = std::min(textWidth(*painter.fonts.caption, status), room);
        drawTextIn(painter, *painter.fonts.caption, {pen.right - width, title}, room + 1.0F,
                   isRefused ? p.flicker : p.text2, status);
    }
    pen.y += painter.px(24.0F);
}

}  // namespace

void drawPilot(PanelContext& context, Pen& pen) {
    const Painter& painter = context.painter;
    const look::Palette& p = *painter.palette;
    if (pen.low - pen.y >= painter.px(100.0F)) {
        drawPilotTitle(context, pen);
    }
    if (pen.y + painter.px(30.0F) > pen.low) {
        return;
    }
    drawPilotKinds(context, pen);
    pen.y += painter.px(40.0F);
    if (pen.y + painter.px(32.0F) > pen.low) {
        return;
    }
    const float width = painter.px(pen.right - pen.left < painter.px(340.0F) ? 60.0F : 92.0F);
    if (isFlying(context.state)) {
        drawTextIn(painter, *painter.fonts.body, {pen.left, pen.y + painter.px(16.0F)},
                   pen.right - pen.left - width - painter.px(12.0F), p.text,
                   pilotStatus(context.state));
    } else {
        drawPilotFields(context, pen, width);
    }
    drawPilotButton(context, pen, width);
    pen.y += painter.px(32.0F);
}

}  // namespace gimbalscope::ui
