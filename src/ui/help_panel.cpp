// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The help overlay, drawn from the table of keys. A click on a row waits for the key that is to do
// it from now on; a click with the right button gives it its usual key again.
#include <algorithm>

#include "ui/bindings.h"
#include "ui/widgets.h"

namespace gimbalscope::ui {
namespace {

constexpr float kRow = 30.0F, kTitle = 34.0F, kColumn = 360.0F, kPad = 28.0F, kHead = 34.0F,
                kMargin = 16.0F;

/// Of a group with its heading, in units.
float heightOf(const HelpGroup& group) {
    return kTitle + kRow * static_cast<float>(group.rows.size()) + 10.0F;
}

/// Height in units when the groups are set in columns no taller than the limit, each group whole.
float columnHeight(const std::vector<HelpGroup>& all, float limit, int& columns) {
    float tallest = 0.0F, y = 0.0F;
    columns = 1;
    for (const HelpGroup& group : all) {
        if (y > 0.0F && y + heightOf(group) > limit) {
            ++columns;
            y = 0.0F;
        }
        y += heightOf(group);
        tallest = std::max(tallest, y);
    }
    return tallest;
}

/// Where the help stands. All in units but the box.
struct HelpPlan {
    int columns = 1;
    float columnWidth = kColumn;
    float content = 0.0F;  ///< height of the tallest column
    float visible = 0.0F;  ///< how much of it is seen at once; the wheel moves it
    ImVec2 min, max;       ///< the box, in pixels
};

/// As many columns as the window is wide, as tall as they must be; what is taller than the window
/// scrolls, since text that someone made large must not be made small again.
HelpPlan planHelp(const PanelContext& context, const std::vector<HelpGroup>& all) {
    const Painter& painter = context.painter;
    const float width = static_cast<float>(context.layout.window.width);
    const float height = static_cast<float>(context.layout.window.height);
    const float wide = width / painter.scale - 2.0F * kPad - kMargin;
    const float room = std::max(height / painter.scale - 2.0F * kPad - kHead - kMargin, kRow);
    HelpPlan plan;
    plan.columnWidth = std::min(kColumn, std::max(wide, 1.0F));
    const int fitting = std::max(1, static_cast<int>(wide / kColumn));
    float limit = room;
    for (plan.content = columnHeight(all, limit, plan.columns); plan.columns > fitting;
         plan.content = columnHeight(all, limit, plan.columns)) {
        limit += kRow;
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
            {static_cast<int>(at.x - painter.px(6.0F)), static_cast<int>(at.y - painter.px(3.0F)),
             static_cast<int>(width - painter.px(8.0F)), static_cast<int>(painter.px(28.0F))},
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
    const float top = plan.min.y + painter.px(kPad + kHead - context.ui.helpScroll);
    const float end = top + painter.px(plan.content) + 1.0F;
    float x = plan.min.x + painter.px(kPad), y = top;
    for (const HelpGroup& group : all) {
        if (y > top && y + painter.px(heightOf(group)) > end) {
            y = top;
            x += painter.px(plan.columnWidth);
        }
        drawText(painter, *painter.fonts.strong, {x, y + painter.px(12.0F)}, painter.palette->text2,
                 group.title);
        float row = y + painter.px(kTitle - 4.0F);
        for (const HelpRow& each : group.rows) {
            drawRow(context, {x, row}, painter.px(plan.columnWidth), each);
            row += painter.px(kRow);
        }
        y += painter.px(heightOf(group));
    }
}

}  // namespace

void drawHelp(PanelContext& context) {
    if (!context.state.view.help) {
        return;
    }
    const Painter& painter = context.painter;
    const look::Palette& p = *painter.palette;
    const std::vector<HelpGroup> all = helpGroups(context.state.view.keys);
    const HelpPlan plan = planHelp(context, all);
    const float most = plan.content - plan.visible;
    context.ui.helpScroll =
        std::clamp(context.ui.helpScroll - 60.0F * ImGui::GetIO().MouseWheel, 0.0F, most);
    const Rect area{0, 0, context.layout.window.width, context.layout.window.height};
    painter.list->AddRectFilled({0.0F, 0.0F},
                                {static_cast<float>(area.width), static_cast<float>(area.height)},
                                packed(p.window, 0.72F));
    drawBox(painter, plan.min, plan.max, p.panel, p.text3, 12.0F);
    const float head = plan.min.y + painter.px(kPad + 4.0F);
    const float left = plan.min.x + painter.px(kPad), end = plan.max.x - painter.px(kPad);
    drawText(painter, *painter.fonts.title, {left, head}, p.text, "Keys");
    const bool isRoomy = plan.columns > 1;
    std::string hint =
        isRoomy ? "click a row, then press its new key; right click: the usual one" : "";
    hint += isRoomy ? "  \xC2\xB7  " : "";
    hint += most > 0.0F ? "the wheel scrolls, F1 closes" : "F1 or Escape closes";
    drawText(painter, *painter.fonts.caption, {end, head}, p.text2, hint, Anchor::Right);
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
