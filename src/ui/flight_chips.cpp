// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Their sizes are fixed, so that labels of the view can keep clear of them before any font is
// known; a text that is longer is shortened.
#include "ui/flight_chips.h"

#include <algorithm>
#include <array>

#include "lesson/library.h"
#include "ui/bindings.h"
#include "ui/drive_caption.h"
#include "ui/truth_overlay.h"
#include "ui/widgets.h"

namespace gimbalscope::ui {
namespace {

constexpr float kPausedWidth = 150.0F, kPilotWidth = 142.0F, kHeight = 28.0F, kGap = 6.0F;
constexpr float kMargin = 12.0F, kBelowCameras = 50.0F;

/// In the order of sim::Autopilot.
constexpr std::array<std::string_view, 7> kPilots{"",     "cross",  "hold",     "loop",
                                                  "roll", "tumble", "keyframes"};

/// What is written at the left of the view, which chips must not cover.
Rect writtenAtTheLeft(const sim::AppState& state, const Rect& view, float scale) {
    const bool isBoth = state.drive == sim::Drive::Both;
    return isBoth ? driveOverlays(view, scale, state.drive).front() : truthOverlayRect(view, scale);
}

bool isPilotPageShown(const sim::AppState& state, const Layout& layout) {
    return state.view.side == sim::SidePage::Autopilot && !isEmpty(layout.side);
}

/// True while a key or stick asks the ship to turn.
bool isSteered(const sim::AppState& state) {
    return std::ranges::any_of(state.steering, [](const auto& held) { return held.has_value(); }) ||
           std::ranges::any_of(state.stick, [](double value) { return value != 0.0; });
}

/// A box with a text beside what a sign needs at its left.
bool drawChip(PanelContext& context, std::string_view name, const Rect& rect, std::string_view text,
              bool isLoud) {
    const Painter& painter = context.painter;
    const look::Palette& p = *painter.palette;
    const Touch touch = touchArea(context, name, rect);
    const ImVec2 min{static_cast<float>(rect.x), static_cast<float>(rect.y)};
    const ImVec2 max{static_cast<float>(right(rect)), static_cast<float>(bottom(rect))};
    const bool stands = isLoud || touch.hovered;
    drawBox(painter, min, max, p.panel, stands ? p.accent : p.text3, 8.0F);
    const float x = min.x + painter.px(28.0F);
    drawTextIn(painter, *painter.fonts.label, {x, (min.y + max.y) * 0.5F},
               max.x - x - painter.px(6.0F), stands ? look::textFor(p, p.accent) : p.text, text);
    return touch.clicked;
}

/// Two bars: time stands.
void drawPauseSign(const Painter& painter, const Rect& chip, look::Rgb color) {
    const float x = static_cast<float>(chip.x) + painter.px(12.0F);
    const float top = static_cast<float>(chip.y) + painter.px(9.0F), low = top + painter.px(10.0F);
    for (const float at : {0.0F, 6.0F}) {
        painter.list->AddRectFilled({x + painter.px(at), top}, {x + painter.px(at + 3.0F), low},
                                    packed(color));
    }
}

/// A ring with a dot: nobody's hand is on the stick.
void drawPilotSign(const Painter& painter, const Rect& chip, look::Rgb color) {
    const ImVec2 middle{static_cast<float>(chip.x) + painter.px(16.0F),
                        static_cast<float>(chip.y) + static_cast<float>(chip.height) * 0.5F};
    painter.list->AddCircle(middle, painter.px(5.0F), packed(color), 20, painter.stroke(1.6F));
    painter.list->AddCircleFilled(middle, painter.px(2.0F), packed(color), 12);
}

}  // namespace

FlightChips flightChips(const sim::AppState& state, const Layout& layout) {
    const Rect& view = layout.flight;
    const float scale = layout.scale;
    const auto px = [scale](float units) { return static_cast<int>(units * scale); };
    const bool pilot = state.autopilot.index() != 0 && !isPilotPageShown(state, layout);
    FlightChips chips;
    if (isEmpty(view) || (!state.paused && !pilot)) {
        return chips;
    }
    const Rect written = writtenAtTheLeft(state, view, scale);
    const bool isBeside = right(view) - right(written) >= px(kPausedWidth + 2.0F * kMargin);
    const bool hasCameras = isEmpty(layout.flightRight) && view.width >= px(430.0F);
    const int top =
        isBeside ? view.y + px(hasCameras ? kBelowCameras : kMargin) : bottom(written) + px(kGap);
    const auto chip = [&](float width, int at, int y) {
        const Rect rect{isBeside ? at - px(width) : view.x + px(kMargin), y, px(width),
                        px(kHeight)};
        return contains(view, rect) ? rect : Rect{};
    };
    const int edge = right(view) - px(kMargin);
    if (state.paused) {
        chips.paused = chip(kPausedWidth, edge, top);
    }
    if (pilot) {
        const int next = edge - px(kPausedWidth + kGap);
        const bool isInLine = isBeside && next - px(kPilotWidth + kMargin) >= right(written);
        chips.autopilot = !state.paused ? chip(kPilotWidth, edge, top)
                          : isInLine    ? chip(kPilotWidth, next, top)
                                        : chip(kPilotWidth, edge, top + px(kHeight + kGap));
    }
    return chips;
}

void drawFlightChips(PanelContext& context) {
    const FlightChips chips = flightChips(context.state, context.layout);
    const look::Palette& p = *context.painter.palette;
    if (!isEmpty(chips.paused)) {
        const std::string key = keyOf("pause", context.state.view.keys);
        const sim::ViewState& view = context.state.view;
        const bool isAsked = view.learning.asked != sim::Asked::Nothing;
        const std::string text =
            isAsked ? std::string(lesson::word("held: predict first", view.learning.language))
            : key.empty()
                ? "paused"
                : "paused \xE2\x80\x93 " + std::string(keyLabel(context, key)) + " flies on";
        const bool isSteering = isSteered(context.state);
        if (drawChip(context, "paused chip", chips.paused, text, isSteering)) {
            context.commands.push_back(sim::Pause{false});
        }
        drawPauseSign(context.painter, chips.paused, p.accent);
    }
    if (isEmpty(chips.autopilot)) {
        return;
    }
    const std::string text = "autopilot: " + std::string(kPilots[context.state.autopilot.index()]);
    if (drawChip(context, "autopilot chip", chips.autopilot, text, false)) {
        if (context.layout.kind != LayoutKind::Full) {
            context.commands.push_back(sim::SetChoice{"page", "side"});
        }
        context.commands.push_back(sim::SetChoice{"side", "autopilot"});
    }
    drawPilotSign(context.painter, chips.autopilot, p.accent);
}

}  // namespace gimbalscope::ui
