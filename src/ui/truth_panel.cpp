// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The truth page of the side panel: the attitude itself, in numbers.
#include "ui/format.h"
#include "ui/side_pen.h"

namespace gimbalscope::ui {

void drawTruthPage(PanelContext& context, const Rect& body) {
    const Painter& painter = context.painter;
    const look::Palette& p = *painter.palette;
    Pen pen = penIn(painter, body);
    const math::Quat& q = context.state.attitude;
    const auto line = [&](std::string_view name, const std::string& value) {
        const float middle = pen.y + painter.px(8.0F);
        drawText(painter, *painter.fonts.label, {pen.left, middle}, p.text2, name);
        drawText(painter, *painter.fonts.mono, {pen.left + painter.px(240.0F), middle}, p.text,
                 value, Anchor::Right);
        pen.y += painter.px(22.0F);
    };
    line("x", number(q.x, 9));
    line("y", number(q.y, 9));
    line("z", number(q.z, 9));
    line("w", number(q.w, 9));
    line("turned in all", number(context.state.turnedDeg, 2) + "\xC2\xB0");
}

}  // namespace gimbalscope::ui
