// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The editor of the keyframes, and the tabs that choose between the methods and the cockpit.
#include <algorithm>
#include <array>

#include "ui/explain.h"
#include "ui/path_parts.h"
#include "ui/tool_parts.h"

namespace gimbalscope::ui {
namespace {

// How high everything is in units, and what of it are rows that can stand tighter.
constexpr float kAll = 596.0F, kRows = 8.0F * kTuneRow;
constexpr float kTightest = 0.92F, kSectionTabs = 38.0F;
constexpr std::array<std::string_view, 3> kSections{"Keys", "Methods", "Curves"};

/// All keys away, or those one can begin with.
void drawFoot(PanelContext& context, Pen& pen) {
    const Painter& painter = context.painter;
    if (pen.y + painter.px(28.0F) > pen.low) {
        return;
    }
    const float gap = painter.px(6.0F), width = (pen.right - pen.left - 2.0F * gap) / 3.0F;
    const TuneRow row{pen.left, pen.right, pen.y + painter.px(14.0F)};
    const auto rectOf = [&](float place) {
        const float x = pen.left + (width + gap) * place;
        return controlRect(painter, row, x, x + width);
    };
    if (button(context, "keys lesson", rectOf(0.0F), "Lesson", ButtonKind::Quiet)) {
        context.commands.push_back(sim::SetKeys{sim::lessonKeys()});
    }
    explain(context, rectOf(0.0F), "lesson keys");
    if (button(context, "keys page", rectOf(1.0F), "SquadSetup", ButtonKind::Quiet)) {
        context.commands.push_back(sim::SetKeys{sim::pageKeys()});
    }
    explain(context, rectOf(1.0F), "page keys");
    if (button(context, "keys clear", rectOf(2.0F), "Clear", ButtonKind::Quiet)) {
        context.commands.push_back(sim::DropKeys{});
    }
    pen.y += airy(painter, pen, kTuneRow);
}

void drawSection(PanelContext& context, Pen& pen, std::size_t section) {
    const bool hasKeys = !context.state.view.keyframing.keys.empty();
    if (section == 0 && hasKeys) {
        drawSelectedKey(context, pen);
    } else if (section == 0) {
        drawHeading(context, pen, "Keyframes");
        drawHint(context, pen, "None yet: where the ship is to be, and when.", 2);
        drawPathStart(context, pen);
    } else if (section == 1) {
        drawMethodChoice(context, pen);
    } else {
        drawCurveChoices(context, pen);
        drawRule(context.painter, pen);
        drawKeyFiles(context, pen);
        if (hasKeys) {
            drawFoot(context, pen);
        }
    }
}

/// Tabs, and the section that they choose, where there is no room for all.
void drawOneSection(PanelContext& context, Pen& pen) {
    const Painter& painter = context.painter;
    const std::size_t shown = std::min(context.ui.tuneSection, kSections.size() - 1);
    if (pen.y + painter.px(30.0F) <= pen.low) {
        const Rect rect{static_cast<int>(pen.left), static_cast<int>(pen.y),
                        static_cast<int>(pen.right - pen.left),
                        static_cast<int>(painter.px(30.0F))};
        if (const auto picked = segmented(context, "keys section", rect, kSections, shown)) {
            context.ui.tuneSection = *picked;
        }
        pen.y += painter.px(kSectionTabs);
    }
    drawSection(context, pen, shown);
    if (shown > 0) {
        drawKeysError(context, pen);
    }
}

}  // namespace

void drawPathTabs(PanelContext& context) {
    const Layout& layout = context.layout;
    if (isEmpty(layout.pathTabs)) {
        return;
    }
    const bool isCockpit = isEmpty(layout.paths);
    const bool hasKeysPage = !contains(layout.keys, layout.pathTabs) || isEmpty(layout.keys);
    static constexpr std::array<std::string_view, 3> kTitles{"Methods", "Cockpit", "Keys"};
    static constexpr std::array<std::string_view, 3> kPages{"interpolate", "flight", "tune"};
    const std::size_t shown = isCockpit ? 1 : hasKeysPage && !isEmpty(layout.keys) ? 2 : 0;
    const auto titles = std::span(kTitles).first(hasKeysPage ? 3 : 2);
    if (const auto picked = segmented(context, "paths", layout.pathTabs, titles, shown);
        picked && *picked != shown) {
        choose(context, "page", kPages[*picked]);
    }
}

void drawKeysPanel(PanelContext& context) {
    const Rect& panel = context.layout.keys;
    if (isEmpty(panel)) {
        return;
    }
    const Painter& painter = context.painter;
    beginPanel(painter, panel);
    Pen pen = penIn(painter, panel);
    pen.y = static_cast<float>(panel.y) + painter.px(10.0F);
    if (contains(panel, context.layout.pathTabs) && !isEmpty(context.layout.pathTabs)) {
        pen.y = static_cast<float>(bottom(context.layout.pathTabs)) + painter.px(14.0F);
    }
    pen.low = static_cast<float>(bottom(panel)) - painter.px(8.0F);
    const float room = (pen.low - pen.y) / painter.scale;
    const float airiness = (room - (kAll - kRows)) / kRows;
    if (airiness < kTightest) {
        drawOneSection(context, pen);
    } else {
        pen.airiness = std::min(airiness, 1.12F);
        for (std::size_t section = 0; section < kSections.size(); ++section) {
            if (section > 0) {
                drawRule(painter, pen);
            }
            drawSection(context, pen, section);
        }
    }
    endPanel(painter);
}

}  // namespace gimbalscope::ui
