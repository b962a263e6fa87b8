// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The sizes of the jumps of the angular velocity, above the plot of the speeds and so over none of
// its lines.
#include <algorithm>
#include <array>

#include "ui/explain.h"
#include "ui/path_parts.h"

namespace gimbalscope::ui {
namespace {

constexpr double kShownJump = 0.05;   // smaller ones are rounding
constexpr float kJumpSample = 10.0F;  // units of a line before the size of a jump

/// Methods that jump alike at a key: a sample of each one's line, and how far.
struct JumpLabel {
    std::vector<std::size_t> places;
    const curve::Jump* jump = nullptr;
    std::string text;
    float width = 0.0F;
};

/// The jumps at a key, the flown method's first.
std::vector<JumpLabel> jumpsAt(const PanelContext& context, std::size_t key) {
    const Painter& painter = context.painter;
    std::vector<JumpLabel> labels;
    const auto add = [&](std::size_t place) {
        for (const curve::Jump& jump : context.paths[place].jumps) {
            const double degrees = math::toDegrees(math::Radians{jump.rateRadPerS}).value;
            if (jump.key != key || !(degrees > kShownJump)) {
                continue;
            }
            const std::string text = "\xE2\x86\x95 " + brief(degrees);
            auto label = std::ranges::find(labels, text, &JumpLabel::text);
            if (label == labels.end()) {
                const float width = textWidth(*painter.fonts.caption, text) + painter.px(2.0F);
                label = labels.insert(labels.end(), {{}, &jump, text, width});
            }
            label->places.push_back(place);
            label->width += painter.px(kJumpSample + 3.0F);
        }
    };
    for (const bool flown : {true, false}) {
        for (std::size_t place = 0; place < context.paths.size(); ++place) {
            if ((context.paths[place].method == context.state.view.keyframing.method) == flown) {
                add(place);
            }
        }
    }
    return labels;
}

}  // namespace

void drawJumpLabels(PanelContext& context, const PathPlan& plan, float left) {
    const Painter& painter = context.painter;
    const std::vector<curve::Key>& keys = context.state.view.keyframing.keys;
    const Rect& strip = plan.jumps;
    const float y = static_cast<float>(strip.y) + static_cast<float>(strip.height) * 0.5F;
    for (std::size_t key = 0; key < keys.size(); ++key) {
        const float end = key + 1 < keys.size() ? plan.x(keys[key + 1].timeS) - painter.px(6.0F)
                                                : static_cast<float>(right(strip));
        float x = std::max(plan.x(keys[key].timeS) + painter.px(5.0F), left);
        for (const JumpLabel& label : jumpsAt(context, key)) {
            if (x + label.width > end) {
                continue;
            }
            const float from = x;
            for (const std::size_t place : label.places) {
                const std::array sample{ImVec2{x, y}, ImVec2{x + painter.px(kJumpSample), y}};
                drawPathLine(painter, sample, place, 2.0F);
                x += painter.px(kJumpSample + 3.0F);
            }
            drawText(painter, *painter.fonts.caption, {x, y}, painter.palette->text, label.text);
            x = from + label.width;
            explain(context,
                    rectBetween({from, static_cast<float>(strip.y)},
                                {x, static_cast<float>(bottom(strip))}),
                    "rate jump", jumpInWords(*label.jump));
            x += painter.px(10.0F);
        }
    }
}

}  // namespace gimbalscope::ui
