// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The help overlay, drawn from the table of keys, and from that of a game pad when one is there. A
// click on a key's row waits for the key that is to do it from now on; a click with the right
// button gives it its usual key again.
#include <algorithm>

#include "ui/bindings.h"
#include "ui/pad_pilot.h"
#include "ui/widgets.h"

namespace gimbalscope::ui {
namespace {

constexpr float kRow = 25.0F, kTitle = 32.0F, kColumn = 360.0F, kPad = 26.0F, kHead = 36.0F,
                kMargin = 16.0F;

/// Of a group with its heading, in units.
float heightOf(const HelpGroup& group) {
    return kTitle + kRow * static_cast<float>(group.rows.size()) + 8.0F;
}

/// Where the help stands. All in units but the box.
struct HelpPlan {
    std::vector<std::size_t> columnOf;  ///< of each group
    std::size_t columns = 1;
    float columnWidth = kColumn;
    float content = 0.0F;  ///< height of the tallest column
    float visible = 0.0F;  ///< how much of it is seen at once; the wheel moves it
    ImVec2 min, max;       ///< the box, in pixels
};

/// Each group whole in one of so many columns, so that the tallest is as low as can be; of
/// arrangements alike in that the one whose columns are most even.
void spread(const std::vector<HelpGroup>& all, std::size_t columns, HelpPlan& plan) {
    std::size_t arrangements = 1;
    for (std::size_t group = 0; group < all.size(); ++group) {
        arrangements *= columns;
    }
    float best = 1e9F, bestSquares = 1e18F;
    std::vector<std::size_t> columnOf;
    std::vector<float> heights;
    for (std::size_t each = 0; each < arrangements; ++each) {
        columnOf.clear();
        heights.assign(columns, 0.0F);
        for (std::size_t group = 0, code = each; group < all.size(); ++group, code /= columns) {
            columnOf.push_back(code % columns);
            heights[code % columns] += heightOf(all[group]);
        }
        const float tallest = std::ranges::max(heights);
        float squares = 0.0F;
        for (const float height : heights) {
            squares += height * height;
        }
        if (tallest < best || (tallest == best && squares < bestSquares)) {
            best = tallest;
            bestSquares = squares;
            plan.columnOf = columnOf;
        }
    }
    // Numbered from left to right in the order of their first groups.
    std::vector<std::size_t> order(columns, columns);
    plan.columns = 0;
    for (std::size_t& column : plan.columnOf) {
        if (order[column] == columns) {
            order[column] = plan.columns++;
        }
        column = order[column];
    }
    plan.content = best;
}

/// As many columns as it takes to show all at once, if the window is as wide; what is taller than
/// the window scrolls, since text that someone made large must not be made small again.
HelpPlan planHelp(const PanelContext& context, const std::vector<HelpGroup>& all) {
    const Painter& painter = context.painter;
    const float width = static_cast<float>(context.layout.window.width);
    const float height = static_cast<float>(context.layout.window.height);
    const float wide = width / painter.scale - 2.0F * kPad - kMargin;
    const float room = std::max(height / painter.scale - 2.0F * kPad - kHead - kMargin, kRow);
    HelpPlan plan;
    plan.columnWidth = std::min(kColumn, std::max(wide, 1.0F));
    const std::size_t fitting =
        std::clamp<std::size_t>(static_cast<std::size_t>(std::max(wide, 0.0F) / kColumn), 1,
                                std::max<std::size_t>(all.size(), 1));
    std::size_t columns = std::min<std::size_t>(fitting, 3);
    for (spread(all, columns, plan); plan.content > room && columns < fitting;) {
        spread(all, ++columns, plan);
    }
    plan.visible = std::min(plan.content, room);
    const float boxWide = plan.columnWidth * static_cast<float>(plan.columns) + 2.0F * kPad;
    const float boxTall = plan.visible + 2.0F * kPad + kHead;
    plan.min = {std::floor((width - painter.px(boxWide)) * 0.5F),
                std::floor((height - painter.px(boxTall)) * 0.5F)};
    plan.max = {plan.min.x + painter.px(boxWide), plan.min.y + painter.px(boxTall)};
    return plan;
}

/// A click makes the row wait for its key; the right button takes a choice back.
void handleRow(PanelContext& context, const Rect& rect, const HelpRow& row) {
    const std::string name = "key of " + std::string(row.action);
    const Touch touch = touchArea(context, name, rect);
    if (touch.hovered) {
        context.painter.list->AddRectFilled(
            {static_cast<float>(rect.x), static_cast<float>(rect.y)},
            {static_cast<float>(right(rect)), static_cast<float>(bottom(rect))},
            packed(context.painter.palette->raised), context.painter.px(6.0F));
    }
    if (touch.clicked) {
        context.ui.capturing = context.ui.capturing == row.action ? "" : std::string(row.action);
    } else if (touch.hovered && ImGui::IsMouseClicked(ImGuiMouseButton_Right)) {
        context.ui.capturing.clear();
        context.commands.push_back(sim::Bind{std::string(row.action), "default"});
    }
}

/// What stands where the key is: its cap, that one is awaited, or who took it.
float drawKeyOf(const PanelContext& context, ImVec2 at, const HelpRow& row) {
    const Painter& painter = context.painter;
    const look::Palette& p = *painter.palette;
    const float middle = at.y + painter.px(11.0F);
    if (!row.action.empty() && context.ui.capturing == row.action) {
        constexpr std::string_view kAwaited = "press a key";
        const float width = textWidth(*painter.fonts.label, kAwaited);
        drawText(painter, *painter.fonts.label, {at.x, middle}, p.accent, kAwaited);
        return std::max(width, painter.px(64.0F));
    }
    const std::string_view printed = row.key.empty() ? "none" : keyLabel(context, row.key);
    const float own = keyCapWidth(painter, printed), cap = std::max(own, painter.px(64.0F));
    drawKeyCap(painter, {at.x + cap - own, at.y}, printed);
    return cap;
}

/// One key, as it is printed on this keyboard, and what it does.
void drawRow(PanelContext& context, ImVec2 at, float width, const HelpRow& row) {
    const Painter& painter = context.painter;
    const bool isVisible = at.y > painter.list->GetClipRectMin().y &&
                           at.y + painter.px(22.0F) < painter.list->GetClipRectMax().y;
    if (!row.action.empty() && isVisible) {
        handleRow(
            context,
            {static_cast<int>(at.x - painter.px(6.0F)), static_cast<int>(at.y - painter.px(1.0F)),
             static_cast<int>(width - painter.px(8.0F)), static_cast<int>(painter.px(kRow - 1.0F))},
            row);
    }
    const float cap = drawKeyOf(context, at, row);
    const bool isTaken = !row.takenBy.empty();
    const std::string text =
        isTaken ? row.text + " (key taken by " + std::string(row.takenBy) + ")" : row.text;
    drawTextIn(painter, *painter.fonts.body,
               {at.x + cap + painter.px(14.0F), at.y + painter.px(11.0F)},
               width - cap - painter.px(20.0F),
               isTaken ? painter.palette->text2 : painter.palette->text, text);
}

/// All groups, column by column, moved up by the scroll.
void drawGroups(PanelContext& context, const HelpPlan& plan, const std::vector<HelpGroup>& all) {
    const Painter& painter = context.painter;
    const float top =
        plan.min.y + painter.px(kPad + kHead) - std::round(context.ui.helpScroll * painter.scale);
    std::vector<float> ends(plan.columns, top);
    for (std::size_t group = 0; group < all.size(); ++group) {
        const std::size_t column = plan.columnOf[group];
        const float x = plan.min.x + painter.px(kPad) +
                        painter.px(plan.columnWidth) * static_cast<float>(column);
        float y = ends[column];
        drawText(painter, *painter.fonts.strong, {x, y + painter.px(12.0F)}, painter.palette->text2,
                 all[group].title);
        y += painter.px(kTitle - 4.0F);
        for (const HelpRow& each : all[group].rows) {
            drawRow(context, {x, y}, painter.px(plan.columnWidth), each);
            y += painter.px(kRow);
        }
        ends[column] += painter.px(heightOf(all[group]));
    }
}

/// Which part of the whole is seen; none when all is.
void drawScrollBar(const PanelContext& context, const HelpPlan& plan) {
    const Painter& painter = context.painter;
    if (plan.content <= plan.visible + 0.5F) {
        return;
    }
    const float top = plan.min.y + painter.px(kPad + kHead), tall = painter.px(plan.visible);
    const float from = top + tall * context.ui.helpScroll / plan.content;
    const float x = plan.max.x - painter.px(14.0F), wide = painter.px(5.0F);
    painter.list->AddRectFilled({x, top}, {x + wide, top + tall}, packed(painter.palette->raised),
                                wide * 0.5F);
    painter.list->AddRectFilled({x, from}, {x + wide, from + tall * plan.visible / plan.content},
                                packed(painter.palette->text3), wide * 0.5F);
}

/// Title, how to close it, and below, where there is room, how keys are chosen.
void drawHead(const PanelContext& context, const HelpPlan& plan) {
    const Painter& painter = context.painter;
    const look::Palette& p = *painter.palette;
    const float head = plan.min.y + painter.px(kPad + 2.0F);
    const float left = plan.min.x + painter.px(kPad), end = plan.max.x - painter.px(kPad);
    const float title = drawText(painter, *painter.fonts.title, {left, head}, p.text, "Keys");
    const bool scrolls = plan.content > plan.visible + 0.5F;
    const std::string_view close =
        scrolls ? "wheel and arrows scroll, F1 or Escape closes" : "F1 or Escape closes";
    const float used =
        drawText(painter, *painter.fonts.caption, {end, head}, p.text2, close, Anchor::Right);
    const float x = left + title + painter.px(20.0F);
    constexpr std::string_view kChoose =
        "click a row and press its new key; a right click gives the usual one back";
    if (x + textWidth(*painter.fonts.body, kChoose) + painter.px(20.0F) <= end - used) {
        drawText(painter, *painter.fonts.body, {x, head}, p.text2, kChoose);
    }
}

/// By how much wheel and keys move it in this frame, in units; keys not while a row waits for one.
float scrolled(const PanelContext& context, const HelpPlan& plan) {
    float by = -60.0F * ImGui::GetIO().MouseWheel;
    if (!context.ui.capturing.empty()) {
        return by;
    }
    const float page = std::max(plan.visible - kRow, kRow);
    struct Move {
        ImGuiKey key;
        float by;
    };
    for (const Move& each :
         {Move{ImGuiKey_UpArrow, -kRow}, Move{ImGuiKey_DownArrow, kRow},
          Move{ImGuiKey_PageUp, -page}, Move{ImGuiKey_PageDown, page},
          Move{ImGuiKey_Home, -plan.content}, Move{ImGuiKey_End, plan.content}}) {
        by += isPressed(each.key, true) ? each.by : 0.0F;
    }
    return by;
}

}  // namespace

void drawHelp(PanelContext& context) {
    if (!context.state.view.help) {
        return;
    }
    const Painter& painter = context.painter;
    const look::Palette& p = *painter.palette;
    std::vector<HelpGroup> all = helpGroups(context.state.view.keys);
    if (context.ui.padConnected) {
        all.push_back(padHelp(context.state.view));
    }
    const HelpPlan plan = planHelp(context, all);
    const float most = plan.content - plan.visible;
    context.ui.helpScroll = std::clamp(context.ui.helpScroll + scrolled(context, plan), 0.0F, most);
    const Rect area{0, 0, context.layout.window.width, context.layout.window.height};
    painter.list->AddRectFilled({0.0F, 0.0F},
                                {static_cast<float>(area.width), static_cast<float>(area.height)},
                                packed(p.window, 0.72F));
    drawBox(painter, plan.min, plan.max, p.panel, p.text3, 12.0F);
    drawHead(context, plan);
    drawScrollBar(context, plan);
    painter.list->PushClipRect({plan.min.x, plan.min.y + painter.px(kPad + kHead - 6.0F)},
                               {plan.max.x, plan.max.y - painter.px(kPad - 8.0F)}, true);
    drawGroups(context, plan, all);
    painter.list->PopClipRect();
    if (touchArea(context, "help overlay", area).clicked) {
        context.commands.push_back(sim::SetSwitch{"help", false});
        context.ui.capturing.clear();
    }
}

}  // namespace gimbalscope::ui
