// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The map page of the side panel: where a convention flickers, over distance from the pole and
// heading.
#include "ui/side_pen.h"

namespace gimbalscope::ui {

void drawMapPage(PanelContext& context, const Rect& body) {
    const Painter& painter = context.painter;
    const Pen pen = penIn(painter, body);
    drawText(painter, *painter.fonts.strong, {pen.left, pen.y + painter.px(8.0F)},
             painter.palette->text2, "Flicker map");
}

}  // namespace gimbalscope::ui
