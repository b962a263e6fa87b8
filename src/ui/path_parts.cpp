// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Colours, strokes, the buttons of time and those with which one begins.
#include "ui/path_parts.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "ui/bar_signs.h"
#include "ui/explain.h"
#include "ui/format.h"
#include "ui/tool_parts.h"

namespace gimbalscope::ui {
namespace {

constexpr std::array<float, 2> kLong{9.0F, 5.0F}, kDots{2.0F, 4.0F};
constexpr std::array<float, 4> kMixed{10.0F, 4.0F, 2.0F, 4.0F};

/// A square button with a sign of its own.
bool signButton(PanelContext& context, std::string_view name, ImVec2 middle, bool isOn = false) {
    const Painter& painter = context.painter;
    const int side = static_cast<int>(painter.px(28.0F));
    const Rect rect{static_cast<int>(middle.x) - side / 2, static_cast<int>(middle.y) - side / 2,
                    side, side};
    const bool clicked = button(context, name, rect, "", ButtonKind::Quiet);
    if (isOn) {
        drawOutline(painter, rect);
    }
    return clicked;
}

/// Two arcs with heads: again and again.
void drawRound(const Painter& painter, ImVec2 middle, look::Rgb color) {
    const float r = painter.px(6.5F), head = painter.px(3.5F);
    const float pi = static_cast<float>(math::kPi);
    for (const float from : {0.18F * pi, 1.18F * pi}) {
        painter.list->PathArcTo(middle, r, from, from + 0.62F * pi, 14);
        painter.list->PathStroke(packed(color), 0, painter.stroke(1.6F));
        const float end = from + 0.66F * pi;
        const ImVec2 tip{middle.x + r * std::cos(end), middle.y + r * std::sin(end)};
        const ImVec2 along{-std::sin(end), std::cos(end)}, out{std::cos(end), std::sin(end)};
        painter.list->AddTriangleFilled({tip.x + along.x * head, tip.y + along.y * head},
                                        {tip.x + out.x * head, tip.y + out.y * head},
                                        {tip.x - out.x * head, tip.y - out.y * head},
                                        packed(color));
    }
}

void playOrPause(PanelContext& context) {
    const sim::AppState& state = context.state;
    const sim::Keyframing& keyframing = state.view.keyframing;
    if (sim::isPlayingKeys(state)) {
        context.commands.push_back(sim::Pause{!state.paused});
        return;
    }
    const bool isOver = keyframing.cursorS >= sim::keysLastS(keyframing) - 1e-9;
    sim::PlayKeys play;
    play.fromS = isOver ? std::nullopt : std::optional(keyframing.cursorS);
    play.meanwhile = true;
    context.commands.push_back(play);
    if (state.paused) {
        context.commands.push_back(sim::Pause{false});
    }
}

}  // namespace

look::Rgb pathColor(const look::Palette& palette, std::size_t place) {
    const std::array colors{palette.stretched, palette.starboardLamp, palette.accent, palette.text};
    return colors[place % colors.size()];
}

std::span<const float> pathDashes(std::size_t place) {
    switch (place % 4) {
        case 0:
            return kLong;
        case 1:
            return kDots;
        case 3:
            return kMixed;
        default:
            return {};
    }
}

void drawPathLine(const Painter& painter, std::span<const ImVec2> points, std::size_t place,
                  float width, float alpha) {
    if (points.size() < 2) {
        return;
    }
    const ImU32 color = packed(pathColor(*painter.palette, place), alpha);
    const float thick = painter.stroke(width);
    const std::span<const float> dashes = pathDashes(place);
    if (dashes.empty()) {
        painter.list->AddPolyline(points.data(), static_cast<int>(points.size()), color, 0, thick);
        return;
    }
    std::size_t part = 0;
    float left = dashes[0] * painter.scale;  // of the present stroke or gap
    std::vector<ImVec2> stroke{points[0]};
    const auto end = [&] {
        if (part % 2 == 0 && stroke.size() > 1) {
            painter.list->AddPolyline(stroke.data(), static_cast<int>(stroke.size()), color, 0,
                                      thick);
        }
        stroke.clear();
    };
    for (std::size_t i = 1; i < points.size(); ++i) {
        ImVec2 at = points[i - 1];
        float length = std::hypot(points[i].x - at.x, points[i].y - at.y);
        while (length > left) {
            const float share = left / length;
            at = {at.x + (points[i].x - at.x) * share, at.y + (points[i].y - at.y) * share};
            length -= left;
            stroke.push_back(at);
            end();
            part = (part + 1) % dashes.size();
            left = dashes[part] * painter.scale;
            stroke.push_back(at);
        }
        left -= length;
        stroke.push_back(points[i]);
    }
    end();
}

std::string brief(double value) {
    const double size = std::fabs(value);
    return number(value, size < 9.995 ? 2 : size < 999.95 ? 1 : 0);
}

std::string jumpInWords(const curve::Jump& jump) {
    const auto degrees = [](double rad) { return math::toDegrees(math::Radians{rad}).value; };
    const std::string degree = "\xC2\xB0";
    return "At key " + std::to_string(jump.key + 1) + ": " +
           brief(degrees(jump.speedBeforeRadPerS)) + degree + "/s before, " +
           brief(degrees(jump.speedAfterRadPerS)) + degree + "/s after, the axes " +
           brief(degrees(jump.axesRad)) + degree + " apart. The two velocities differ by " +
           brief(degrees(jump.rateRadPerS)) + degree + "/s.";
}

void choose(PanelContext& context, std::string_view name, std::string_view word) {
    context.commands.push_back(sim::SetChoice{std::string(name), std::string(word)});
}

float drawPathTransport(PanelContext& context, ImVec2 leftMiddle) {
    const Painter& painter = context.painter;
    const look::Palette& p = *painter.palette;
    const sim::Keyframing& keyframing = context.state.view.keyframing;
    const float step = painter.px(32.0F), y = leftMiddle.y;
    float x = leftMiddle.x + painter.px(14.0F);
    if (signButton(context, "keys to start", {x, y}) && !keyframing.keys.empty()) {
        context.commands.push_back(sim::Scrub{keyframing.keys.front().timeS});
        context.commands.push_back(sim::Drop{});
    }
    drawTriangle(painter, {x + painter.px(2.0F), y}, p.text2, -1.0F);
    drawBar(painter, x - painter.px(7.0F), y, p.text2);
    x += step;
    const bool plays = sim::isPlayingKeys(context.state) && !context.state.paused;
    if (signButton(context, "keys play", {x, y}) && !keyframing.keys.empty()) {
        playOrPause(context);
    }
    if (plays) {
        drawBar(painter, x - painter.px(5.0F), y, p.text);
        drawBar(painter, x + painter.px(2.0F), y, p.text);
    } else {
        drawTriangle(painter, {x, y}, p.accent);
    }
    x += step;
    if (signButton(context, "keys round", {x, y}, keyframing.goesRound)) {
        context.commands.push_back(sim::SetSwitch{"round", !keyframing.goesRound});
    }
    drawRound(painter, {x, y}, keyframing.goesRound ? p.accent : p.text2);
    return x + painter.px(22.0F);
}

void drawPathStart(PanelContext& context, Pen& pen) {
    const auto explained = [&](float top, std::string_view name) {
        explain(context, rectBetween({pen.left, top}, {pen.right, top + context.painter.px(28.0F)}),
                name);
    };
    float top = pen.y;
    if (wideButton(context, pen, "keys from lesson", "A turn, a climb and a roll",
                   ButtonKind::Primary)) {
        context.commands.push_back(sim::SetKeys{sim::lessonKeys()});
    }
    if (pen.y > top) {
        explained(top, "lesson keys");
    }
    top = pen.y;
    if (wideButton(context, pen, "keys from page", "SquadSetup's page: one steady turn",
                   ButtonKind::Outlined)) {
        context.commands.push_back(sim::SetKeys{sim::pageKeys()});
    }
    if (pen.y > top) {
        explained(top, "page keys");
    }
    if (wideButton(context, pen, "keys from here", "The ship as it is now", ButtonKind::Outlined)) {
        context.commands.push_back(sim::AddKey{});
    }
}

}  // namespace gimbalscope::ui
