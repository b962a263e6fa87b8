// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The top bar: the name, time, and the magnifiers (arithmetic, renormalise, integration, quantise,
// literal, tick rate), which make a flicker of thousandths of a degree visible to a room. What does
// not fit goes into a menu, so that every control can be reached at any size.
#include <algorithm>
#include <cmath>

#include "ui/bar_items.h"
#include "ui/bar_signs.h"
#include "ui/bindings.h"
#include "ui/explain.h"
#include "ui/format.h"
#include "ui/widgets.h"

namespace gimbalscope::ui {
namespace {

using sim::AppState;

/// A square button with a sign in it; no button while there is nothing to do.
bool signButton(PanelContext& context, std::string_view name, ImVec2 middle,
                bool isPossible = true) {
    const Painter& painter = context.painter;
    const int side = static_cast<int>(painter.px(30.0F));
    const Rect rect{static_cast<int>(middle.x) - side / 2, static_cast<int>(middle.y) - side / 2,
                    side, side};
    if (!isPossible) {
        context.ui.widgets.push_back({std::string(name), rect});
        return false;
    }
    return button(context, name, rect, "", ButtonKind::Quiet);
}

/// A turned arrow to click; dimmed while there is nothing to do.
bool turnButton(PanelContext& context, std::string_view name, ImVec2 middle, bool isPossible) {
    const Painter& painter = context.painter;
    const look::Palette& p = *painter.palette;
    const bool clicked = signButton(context, name, middle, isPossible);
    drawTurnArrow(painter, middle, name == "undo" ? -1.0F : 1.0F, isPossible ? p.text2 : dimmed(p));
    return clicked;
}

/// Takes the last change back and makes it again.
float drawUndoAndRedo(PanelContext& context, float x, float y) {
    const Painter& painter = context.painter;
    x += painter.px(15.0F);
    if (turnButton(context, "undo", {x, y}, context.canUndo)) {
        context.commands.push_back(sim::Undo{});
    }
    x += painter.px(30.0F);
    if (turnButton(context, "redo", {x, y}, context.canRedo)) {
        context.commands.push_back(sim::Redo{});
    }
    return x + painter.px(24.0F);
}

/// One recorded tick back, pause, one tick on.
float drawPauseAndTick(PanelContext& context, float x, float y) {
    const Painter& painter = context.painter;
    const look::Palette& p = *painter.palette;
    if (context.layout.kind != LayoutKind::Single) {
        if (signButton(context, "back", {x, y})) {
            context.commands.push_back(sim::TickBack{});
        }
        drawTriangle(painter, {x + painter.px(2.0F), y}, p.text2, -1.0F);
        drawBar(painter, x - painter.px(7.0F), y, p.text2);
        x += painter.px(32.0F);
    }
    if (signButton(context, "pause", {x, y})) {
        context.commands.push_back(sim::Pause{!context.state.paused});
    }
    if (context.state.paused) {
        drawTriangle(painter, {x, y}, p.accent);
    } else {
        drawBar(painter, x - painter.px(5.0F), y, p.text);
        drawBar(painter, x + painter.px(2.0F), y, p.text);
    }
    x += painter.px(32.0F);
    if (signButton(context, "tick", {x, y})) {
        context.commands.push_back(sim::TickOnce{});
    }
    drawTriangle(painter, {x - painter.px(2.0F), y}, p.text2);
    drawBar(painter, x + painter.px(4.0F), y, p.text2);
    return x + painter.px(32.0F);
}

/// "-" or "+" beside the speed.
void speedButton(PanelContext& context, ImVec2 middle, int direction) {
    const int side = static_cast<int>(context.painter.px(26.0F));
    const Rect rect{static_cast<int>(middle.x) - side / 2, static_cast<int>(middle.y) - side / 2,
                    side, side};
    const bool isFaster = direction > 0;
    if (button(context, isFaster ? "faster" : "slower", rect, isFaster ? "+" : "\xE2\x88\x92",
               ButtonKind::Quiet)) {
        context.commands.push_back(
            sim::SetNumber{"speed", neighbouringSpeed(context.state.speed, direction)});
    }
}

/// Pause, tick and, where there is room, the speed. Returns where the next thing may stand.
float drawTransport(PanelContext& context, float x, float y) {
    const Painter& painter = context.painter;
    const look::Palette& p = *painter.palette;
    x = drawPauseAndTick(context, x + painter.px(15.0F), y);
    if (context.layout.kind == LayoutKind::Single) {
        return x;
    }
    const int height = static_cast<int>(painter.px(30.0F));
    drawOutline(painter, {static_cast<int>(x - painter.px(9.0F)), static_cast<int>(y) - height / 2,
                          static_cast<int>(painter.px(2.0F * (15.0F + 37.0F))), height});
    x += painter.px(6.0F);
    speedButton(context, {x, y}, -1);
    x += painter.px(37.0F);
    const double speed = context.state.speed;
    drawText(painter, *painter.fonts.mono, {x, y}, speed == 1.0 ? p.text2 : p.accent,
             speedText(speed), Anchor::Middle);
    explain(context, lineRect(painter, x - painter.px(22.0F), x + painter.px(22.0F), y), "speed");
    x += painter.px(37.0F);
    speedButton(context, {x, y}, +1);
    return x + painter.px(28.0F);
}

constexpr float kMenuRow = 34.0F;

/// What the menu takes with all its items.
ImVec2 menuSize(PanelContext& context, std::span<const BarItem* const> items) {
    const ImGuiStyle& style = ImGui::GetStyle();
    float width = 0.0F;
    for (const BarItem* item : items) {
        width = std::max(width, item->width(context) + context.painter.px(16.0F));
    }
    return {width + 2.0F * style.WindowPadding.x,
            context.painter.px(kMenuRow) * static_cast<float>(items.size()) +
                2.0F * style.WindowPadding.y};
}

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
    if (ImGui::IsPopupOpen("menu items")) {
        const ImVec2 size = menuSize(context, items);
        placePopup(context,
                   {static_cast<float>(right(rect)) - size.x, static_cast<float>(bottom(rect))},
                   size);
    }
    if (!ImGui::BeginPopup("menu items", ImGuiWindowFlags_HorizontalScrollbar)) {
        return;
    }
    context.painter.list = ImGui::GetWindowDrawList();
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0.0F, 0.0F});
    for (const BarItem* item : items) {
        const ImVec2 at = ImGui::GetCursorScreenPos();
        item->draw(context, {at.x + outer.px(6.0F), at.y + outer.px(0.5F * kMenuRow)});
        ImGui::SetCursorScreenPos(at);
        ImGui::Dummy({item->width(context) + outer.px(16.0F), outer.px(kMenuRow)});
    }
    ImGui::PopStyleVar();
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
    for (const BarItem& item : appearance()) {
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

/// A square for the menu's dots.
Rect menuRect(const Painter& painter, float x, float middleY) {
    return {static_cast<int>(x), static_cast<int>(middleY - painter.px(15.0F)),
            static_cast<int>(painter.px(32.0F)), static_cast<int>(painter.px(30.0F))};
}

void append(std::vector<const BarItem*>& items, std::span<const BarItem> group) {
    for (const BarItem& item : group) {
        items.push_back(&item);
    }
}

/// What the menu has at any size.
void appendAlways(const PanelContext& context, std::vector<const BarItem*>& items) {
    append(items, menuItems());
    if (context.ui.padConnected) {
        append(items, padItems());
    }
}

/// Mark, tabs (drawn elsewhere), pause, tick, and everything else in the menu.
void drawShortBar(PanelContext& context, float middleY, float end) {
    const Painter& painter = context.painter;
    if (hasTransport(context.layout.window.width, painter.scale)) {
        drawTransport(context, end - painter.px(100.0F), middleY);
    }
    std::vector<const BarItem*> items;
    for (const std::span<const BarItem> group :
         {taskItems(), remaining(), undoItems(), magnifiers(), appearance()}) {
        append(items, group);
    }
    appendAlways(context, items);
    drawMenu(context, menuRect(painter, end - painter.px(32.0F), middleY), items);
}

constexpr float kTasksFrom = 890.0F;  // width of a bar with tabs for the tasks

/// The tabs of the tasks, or an item for the menu. Returns where the next thing may stand.
float drawTasks(PanelContext& context, float x, float y, float end,
                std::vector<const BarItem*>& leftOver) {
    const Painter& painter = context.painter;
    if (end < painter.px(kTasksFrom)) {
        append(leftOver, taskItems());
        return x;
    }
    const int height = static_cast<int>(painter.px(30.0F));
    const Rect rect{static_cast<int>(x), static_cast<int>(y) - height / 2,
                    static_cast<int>(segmentedWidth(painter, taskTitles())), height};
    const auto selected = static_cast<std::size_t>(context.state.view.task);
    const auto picked = segmented(context, "task", rect, taskTitles(), selected);
    if (picked && *picked != selected) {
        beginTask(context, *picked);
    }
    return static_cast<float>(right(rect)) + painter.px(14.0F);
}

/// The name, time, magnifiers as far as they fit, and the rest in the menu.
void drawLongBar(PanelContext& context, float x, float middleY, float end) {
    const Painter& painter = context.painter;
    x += drawText(painter, *painter.fonts.brand, {x, middleY}, painter.palette->text,
                  "gimbalscope") +
         painter.px(16.0F);
    std::vector<const BarItem*> leftOver;
    x = drawTasks(context, x, middleY, end, leftOver);
    x = drawTransport(context, x, middleY);
    x = drawUndoAndRedo(context, x, middleY) + painter.px(16.0F);
    const float last =
        drawRightEnd(context, end, middleY, x + painter.px(240.0F), leftOver) - painter.px(40.0F);
    for (const BarItem& item : magnifiers()) {
        const float width = item.width(context);
        if (!leftOver.empty() || x + width + painter.px(10.0F) > last) {
            leftOver.push_back(&item);
            continue;
        }
        item.draw(context, {x, middleY});
        x += width + painter.px(22.0F);
    }
    appendAlways(context, leftOver);
    drawMenu(context, menuRect(painter, last, middleY), leftOver);
}

}  // namespace

void drawTopBar(PanelContext& context) {
    const Painter& painter = context.painter;
    const float middleY = std::floor(static_cast<float>(context.layout.topBar.height) * 0.5F);
    const float end = static_cast<float>(context.layout.topBar.width) - painter.px(12.0F);
    if (hasMark(context.layout.window.width, painter.scale)) {
        drawMark(painter, {painter.px(27.0F), middleY});
    }
    if (context.layout.kind == LayoutKind::Single) {
        drawShortBar(context, middleY, end);
    } else {
        drawLongBar(context, painter.px(46.0F), middleY, end);
    }
}

}  // namespace gimbalscope::ui
