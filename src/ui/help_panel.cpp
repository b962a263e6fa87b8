// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The help overlay, drawn from the table of keys.
#include <algorithm>

#include "ui/bindings.h"
#include "ui/widgets.h"

namespace gimbalscope::ui {
namespace {

constexpr float kRow = 30.0F, kTitle = 34.0F, kColumn = 360.0F, kPad = 28.0F;

float heightOf(const HelpGroup& group) {
    return kTitle + kRow * static_cast<float>(group.rows.size()) + 10.0F;
}

/// Height in units when the groups are set in so many columns, each group whole.
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

/// One key, as it is printed on this keyboard, and what it does.
void drawRow(const Painter& painter, ImVec2 at, const HelpRow& row, std::string_view printed) {
    const float width = keyCapWidth(painter, printed);
    const float cap = std::max(width, painter.px(64.0F));
    drawKeyCap(painter, {at.x + cap - width, at.y}, printed);
    drawTextIn(painter, *painter.fonts.body,
               {at.x + cap + painter.px(14.0F), at.y + painter.px(11.0F)},
               painter.px(kColumn - 36.0F) - cap, painter.palette->text, row.text);
}

}  // namespace

void drawHelp(PanelContext& context) {
    if (!context.state.view.help) {
        return;
    }
    // When text is large for the window the help is set in smaller units rather than cut off.
    Painter painter = context.painter;
    const std::vector<HelpGroup> all = helpGroups();
    const float width = static_cast<float>(context.layout.window.width);
    const float height = static_cast<float>(context.layout.window.height);
    const float tallest = std::max({heightOf(all[0]), heightOf(all[2]), heightOf(all[3])});
    const float room = height / painter.scale - 2.0F * kPad - 60.0F;
    int columns = 1;
    const float content = columnHeight(all, std::max(room, tallest), columns);
    const float wide = kColumn * static_cast<float>(columns) + 2.0F * kPad;
    const float tall = content + 2.0F * kPad + 34.0F;
    const ImVec2 min{std::floor((width - painter.px(wide)) * 0.5F),
                     std::floor((height - painter.px(tall)) * 0.5F)};
    const ImVec2 max{min.x + painter.px(wide), min.y + painter.px(tall)};
    const look::Palette& p = *painter.palette;
    painter.list->AddRectFilled({0.0F, 0.0F}, {width, height}, packed(p.window, 0.72F));
    drawBox(painter, min, max, p.panel, p.text3, 12.0F);
    drawText(painter, *painter.fonts.title,
             {min.x + painter.px(kPad), min.y + painter.px(kPad + 4.0F)}, p.text, "Keys");
    drawText(painter, *painter.fonts.caption,
             {max.x - painter.px(kPad), min.y + painter.px(kPad + 4.0F)}, p.text2,
             "F1 or Escape closes", Anchor::Right);
    float x = min.x + painter.px(kPad), y = min.y + painter.px(kPad + 34.0F);
    const float top = y, end = top + painter.px(content) + 1.0F;
    for (const HelpGroup& group : all) {
        if (y > top && y + painter.px(heightOf(group)) > end) {
            y = top;
            x += painter.px(kColumn);
        }
        drawText(painter, *painter.fonts.strong, {x, y + painter.px(12.0F)}, p.text2, group.title);
        y += painter.px(kTitle - 4.0F);
        for (const HelpRow& row : group.rows) {
            drawRow(painter, {x, y}, row, keyLabel(context, row.key));
            y += painter.px(kRow);
        }
        y += painter.px(14.0F);
    }
    const Rect area{0, 0, context.layout.window.width, context.layout.window.height};
    if (touchArea(context, "help overlay", area).clicked) {
        context.commands.push_back(sim::SetSwitch{"help", false});
    }
}

}  // namespace gimbalscope::ui
