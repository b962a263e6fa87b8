// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The top bar: the name, time, and the magnifiers (arithmetic, renormalise, integration, quantise,
// literal, tick rate), which make a flicker of thousandths of a degree visible to a room. What does
// not fit goes into a menu, so that every control can be reached at any size.
#include <algorithm>
#include <cmath>

#include "ui/bindings.h"
#include "ui/format.h"
#include "ui/widgets.h"

namespace gimbalscope::ui {
namespace {

using sim::AppState;

/// Names with "default" in front, for settings that may be each row's own.
std::vector<std::string_view> withDefault(std::span<const std::string_view> names) {
    std::vector<std::string_view> all{"default"};
    all.insert(all.end(), names.begin(), names.end());
    return all;
}

/// One control of the bar: how wide it is, and how it is drawn at a place.
struct BarItem {
    float (*width)(PanelContext&);
    void (*draw)(PanelContext&, ImVec2 leftMiddle);
};

ChoiceSpec arithmeticSpec(PanelContext& context, std::vector<std::string_view>& names) {
    names = withDefault(convention::arithmeticNames());
    const auto& chosen = context.state.settings.arithmetic;
    return {"arithmetic", "arithmetic", names, chosen ? static_cast<std::size_t>(*chosen) + 1 : 0};
}
void drawArithmetic(PanelContext& context, ImVec2 at) {
    std::vector<std::string_view> names;
    if (const auto picked = choice(context, at, arithmeticSpec(context, names))) {
        sim::SetArithmetic command;
        if (*picked > 0) {
            command.arithmetic = static_cast<convention::Arithmetic>(*picked - 1);
        }
        context.commands.push_back(command);
    }
}
float arithmeticWidth(PanelContext& context) {
    std::vector<std::string_view> names;
    return choiceWidth(context.painter, arithmeticSpec(context, names));
}

ChoiceSpec quantiseSpec(PanelContext& context, std::vector<std::string_view>& names) {
    names = withDefault(convention::quantiseNames());
    const auto& chosen = context.state.settings.quantise;
    return {"quantise", "quantise", names, chosen ? static_cast<std::size_t>(*chosen) + 1 : 0};
}
void drawQuantise(PanelContext& context, ImVec2 at) {
    std::vector<std::string_view> names;
    if (const auto picked = choice(context, at, quantiseSpec(context, names))) {
        sim::SetQuantise command;
        if (*picked > 0) {
            command.quantise = static_cast<convention::Quantise>(*picked - 1);
        }
        context.commands.push_back(command);
    }
}
float quantiseWidth(PanelContext& context) {
    std::vector<std::string_view> names;
    return choiceWidth(context.painter, quantiseSpec(context, names));
}

constexpr std::array<std::string_view, 2> kIntegrations{"exact", "seed"};
ChoiceSpec integrationSpec(PanelContext& context) {
    return {"integration", "integration", kIntegrations,
            static_cast<std::size_t>(context.state.settings.integration)};
}
void drawIntegration(PanelContext& context, ImVec2 at) {
    if (const auto picked = choice(context, at, integrationSpec(context))) {
        context.commands.push_back(sim::SetIntegration{static_cast<sim::Integration>(*picked)});
    }
}
float integrationWidth(PanelContext& context) {
    return choiceWidth(context.painter, integrationSpec(context));
}

constexpr std::array<std::string_view, 5> kTickRates{"15", "30", "60", "120", "240"};
constexpr std::array<int, 5> kTickRateValues{15, 30, 60, 120, 240};
ChoiceSpec tickRateSpec(PanelContext& context) {
    const auto found = std::ranges::lower_bound(kTickRateValues, context.state.settings.tickRate);
    const auto index = std::min<std::ptrdiff_t>(found - kTickRateValues.begin(), 4);
    return {"tick-rate", "ticks/s", kTickRates, static_cast<std::size_t>(index)};
}
void drawTickRate(PanelContext& context, ImVec2 at) {
    if (const auto picked = choice(context, at, tickRateSpec(context))) {
        context.commands.push_back(
            sim::SetNumber{"tick-rate", static_cast<double>(kTickRateValues[*picked])});
    }
}
float tickRateWidth(PanelContext& context) {
    return choiceWidth(context.painter, tickRateSpec(context));
}

void drawRenormalise(PanelContext& context, ImVec2 at) {
    const bool on = context.state.settings.renormalise;
    if (toggle(context, at, {"renormalise", "renormalise", on})) {
        context.commands.push_back(sim::SetSwitch{"renormalise", !on});
    }
}
float renormaliseWidth(PanelContext& context) {
    return toggleWidth(context.painter, "renormalise");
}

void drawLiteral(PanelContext& context, ImVec2 at) {
    const bool on = context.state.settings.literal;
    if (toggle(context, at, {"literal", "literal", on})) {
        context.commands.push_back(sim::SetSwitch{"literal", !on});
    }
}
float literalWidth(PanelContext& context) { return toggleWidth(context.painter, "literal"); }

/// In the order in which they stay when the bar gets short.
constexpr std::array kMagnifiers{
    BarItem{arithmeticWidth, drawArithmetic},   BarItem{renormaliseWidth, drawRenormalise},
    BarItem{integrationWidth, drawIntegration}, BarItem{quantiseWidth, drawQuantise},
    BarItem{literalWidth, drawLiteral},         BarItem{tickRateWidth, drawTickRate}};

/// The mark: three rings, one in each of the axes' colours.
void drawMark(const Painter& painter, ImVec2 middle) {
    const look::Palette& p = *painter.palette;
    const float r = painter.px(9.5F), width = std::max(1.0F, std::round(2.0F * painter.scale));
    painter.list->AddCircle(middle, r, packed(p.yaw), 32, width);
    for (const auto& [color, sine] : {std::pair{p.roll, 0.57F}, std::pair{p.pitch, -0.57F}}) {
        for (int step = 0; step < 32; ++step) {
            const float angle = 6.2831853F * static_cast<float>(step) / 32.0F;
            const float along = std::cos(angle) * r, across = std::sin(angle) * r * 0.38F;
            painter.list->PathLineTo({middle.x + along * 0.82F - across * sine,
                                      middle.y + along * sine + across * 0.82F});
        }
        painter.list->PathStroke(packed(color), ImDrawFlags_Closed, width);
    }
}

/// A square button with a sign in it.
bool signButton(PanelContext& context, std::string_view name, ImVec2 middle) {
    const Painter& painter = context.painter;
    const int side = static_cast<int>(painter.px(30.0F));
    const Rect rect{static_cast<int>(middle.x) - side / 2, static_cast<int>(middle.y) - side / 2,
                    side, side};
    return button(context, name, rect, "", ButtonKind::Quiet);
}

void drawTriangle(const Painter& painter, ImVec2 middle, look::Rgb color) {
    const float s = painter.scale;
    painter.list->AddTriangleFilled({middle.x - 4.0F * s, middle.y - 5.5F * s},
                                    {middle.x + 5.0F * s, middle.y},
                                    {middle.x - 4.0F * s, middle.y + 5.5F * s}, packed(color));
}

void drawBar(const Painter& painter, float x, float y, look::Rgb color) {
    painter.list->AddRectFilled({x, y - painter.px(6.0F)},
                                {x + painter.px(3.0F), y + painter.px(6.0F)}, packed(color));
}

/// Pause, one tick, slower, speed, faster. Returns where the next thing may stand.
float drawTransport(PanelContext& context, float x, float y) {
    const Painter& painter = context.painter;
    const look::Palette& p = *painter.palette;
    const AppState& state = context.state;
    const float step = painter.px(32.0F);
    x += painter.px(15.0F);
    if (signButton(context, "pause", {x, y})) {
        context.commands.push_back(sim::Pause{!state.paused});
    }
    if (state.paused) {
        drawTriangle(painter, {x, y}, p.accent);
    } else {
        drawBar(painter, x - painter.px(5.0F), y, p.text);
        drawBar(painter, x + painter.px(2.0F), y, p.text);
    }
    x += step;
    if (signButton(context, "tick", {x, y})) {
        context.commands.push_back(sim::TickOnce{});
    }
    drawTriangle(painter, {x - painter.px(2.0F), y}, p.text2);
    drawBar(painter, x + painter.px(4.0F), y, p.text2);
    x += step;
    if (context.layout.kind == LayoutKind::Single) {
        return x;
    }
    const auto speedButton = [&](std::string_view name, std::string_view sign, int direction) {
        const int side = static_cast<int>(painter.px(26.0F));
        const Rect rect{static_cast<int>(x) - side / 2, static_cast<int>(y) - side / 2, side, side};
        if (button(context, name, rect, sign, ButtonKind::Quiet)) {
            context.commands.push_back(
                sim::SetNumber{"speed", neighbouringSpeed(state.speed, direction)});
        }
    };
    speedButton("slower", "\xE2\x88\x92", -1);
    x += painter.px(39.0F);
    const int decimals = state.speed >= 1.0 ? 0 : state.speed < 0.1 || state.speed == 0.25 ? 2 : 1;
    drawText(painter, *painter.fonts.mono, {x, y}, state.speed == 1.0 ? p.text2 : p.accent,
             "\xC3\x97" + number(state.speed, decimals), Anchor::Middle);
    x += painter.px(39.0F);
    speedButton("faster", "+", +1);
    return x + painter.px(32.0F);
}

constexpr std::array<std::string_view, 4> kThemes{"Dark", "Light", "Projector", "High contrast"};
constexpr std::array<std::string_view, 9> kSizes{"75 %",  "90 %",  "100 %", "115 %", "130 %",
                                                 "150 %", "200 %", "250 %", "300 %"};
constexpr std::array<int, 9> kSizeValues{75, 90, 100, 115, 130, 150, 200, 250, 300};

ChoiceSpec themeSpec(PanelContext& context) {
    return {"theme", "", kThemes, static_cast<std::size_t>(context.state.view.theme)};
}
ChoiceSpec sizeSpec(PanelContext& context) {
    const auto found = std::ranges::lower_bound(kSizeValues, context.state.view.textPercent);
    const auto index = std::min<std::ptrdiff_t>(found - kSizeValues.begin(), 8);
    return {"text-size", "Aa", kSizes, static_cast<std::size_t>(index)};
}
void drawTheme(PanelContext& context, ImVec2 at) {
    if (const auto picked = choice(context, at, themeSpec(context))) {
        context.commands.push_back(sim::SetTheme{static_cast<sim::Theme>(*picked)});
    }
}
void drawSize(PanelContext& context, ImVec2 at) {
    if (const auto picked = choice(context, at, sizeSpec(context))) {
        context.commands.push_back(
            sim::SetNumber{"text-size", static_cast<double>(kSizeValues[*picked])});
    }
}
float themeWidth(PanelContext& context) { return choiceWidth(context.painter, themeSpec(context)); }
float sizeWidth(PanelContext& context) { return choiceWidth(context.painter, sizeSpec(context)); }

/// The menu with what did not fit, one below the other.
void drawMenu(PanelContext& context, const Rect& rect, std::span<const BarItem* const> items) {
    if (button(context, "menu", rect, "", ButtonKind::Quiet)) {
        ImGui::OpenPopup("menu items");
    }
    const ImVec2 middle{static_cast<float>(rect.x) + static_cast<float>(rect.width) * 0.5F,
                        static_cast<float>(rect.y) + static_cast<float>(rect.height) * 0.5F};
    for (const float offset : {-7.0F, 0.0F, 7.0F}) {
        context.painter.list->AddCircleFilled({middle.x + context.painter.px(offset), middle.y},
                                              context.painter.scale * 2.0F,
                                              packed(context.painter.palette->text2), 12);
    }
    const Painter outer = context.painter;
    const float height = static_cast<float>(context.layout.window.height);
    ImGui::SetNextWindowSizeConstraints({0.0F, 0.0F}, {1e6F, height - outer.px(8.0F)});
    ImGui::SetNextWindowPos({static_cast<float>(right(rect)), static_cast<float>(bottom(rect))},
                            ImGuiCond_Always, {1.0F, 0.0F});
    if (!ImGui::BeginPopup("menu items")) {
        return;
    }
    context.painter.list = ImGui::GetWindowDrawList();
    for (const BarItem* item : items) {
        const ImVec2 at = ImGui::GetCursorScreenPos();
        item->draw(context, {at.x + outer.px(6.0F), at.y + outer.px(17.0F)});
        ImGui::SetCursorScreenPos(at);
        ImGui::Dummy({item->width(context) + outer.px(16.0F), outer.px(34.0F)});
    }
    closeOnEscape();
    ImGui::EndPopup();
    context.painter = outer;
}

/// Help, text size and theme from the right; what does not fit is added to `left`. Returns the left
/// edge.
float drawRightEnd(PanelContext& context, float x, float y, float limit,
                   std::vector<const BarItem*>& leftOver) {
    const Painter& painter = context.painter;
    const int height = static_cast<int>(painter.px(30.0F));
    const int width = static_cast<int>(painter.px(72.0F));
    const Rect help{static_cast<int>(x) - width, static_cast<int>(y) - height / 2, width, height};
    if (button(context, "help", help, "F1 help", ButtonKind::Quiet)) {
        context.commands.push_back(sim::SetSwitch{"help", !context.state.view.help});
    }
    x = static_cast<float>(help.x) - painter.px(10.0F);
    static constexpr std::array kEnd{BarItem{sizeWidth, drawSize}, BarItem{themeWidth, drawTheme}};
    for (const BarItem& item : kEnd) {
        const float itemWidth = item.width(context);
        if (x - itemWidth < limit) {
            leftOver.push_back(&item);
            continue;
        }
        x -= itemWidth;
        item.draw(context, {x, y});
        x -= painter.px(16.0F);
    }
    return x;
}

}  // namespace

void drawTopBar(PanelContext& context) {
    const Painter& painter = context.painter;
    const float y = std::floor(static_cast<float>(context.layout.topBar.height) * 0.5F);
    const float end = static_cast<float>(context.layout.topBar.width) - painter.px(12.0F);
    const bool isSingle = context.layout.kind == LayoutKind::Single;
    float x = painter.px(18.0F);
    drawMark(painter, {x + painter.px(9.0F), y});
    x += painter.px(28.0F);
    std::vector<const BarItem*> leftOver;
    static constexpr std::array kMenuOnly{BarItem{sizeWidth, drawSize},
                                          BarItem{themeWidth, drawTheme}};
    if (isSingle) {
        drawTransport(context, end - painter.px(100.0F), y);
        for (const BarItem& item : kMagnifiers) {
            leftOver.push_back(&item);
        }
        for (const BarItem& item : kMenuOnly) {
            leftOver.push_back(&item);
        }
    } else {
        x += drawText(painter, *painter.fonts.brand, {x, y}, painter.palette->text, "gimbalscope") +
             painter.px(16.0F);
        x = drawTransport(context, x, y);
        const float menu = painter.px(40.0F);
        float last = drawRightEnd(context, end, y, x + painter.px(240.0F), leftOver) - menu;
        for (const BarItem& item : kMagnifiers) {
            const float width = item.width(context);
            if (!leftOver.empty() || x + width > last) {
                leftOver.push_back(&item);
                continue;
            }
            item.draw(context, {x, y});
            x += width + painter.px(22.0F);
        }
        if (leftOver.empty()) {
            return;
        }
        const Rect rect{static_cast<int>(last), static_cast<int>(y - painter.px(15.0F)),
                        static_cast<int>(painter.px(32.0F)), static_cast<int>(painter.px(30.0F))};
        drawMenu(context, rect, leftOver);
        return;
    }
    const Rect rect{static_cast<int>(end - painter.px(32.0F)),
                    static_cast<int>(y - painter.px(15.0F)), static_cast<int>(painter.px(32.0F)),
                    static_cast<int>(painter.px(30.0F))};
    drawMenu(context, rect, leftOver);
}

}  // namespace gimbalscope::ui
