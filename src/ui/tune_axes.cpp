// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The editor's second section: in which axes the attitude is written, an engine's or any, and in
// which order the four numbers of a quaternion are taken.
#include <algorithm>
#include <array>

#include "convention/explanation.h"
#include "sim/own.h"
#include "text/words.h"
#include "ui/explain.h"
#include "ui/tune_parts.h"
#include "ui/widgets.h"

namespace gimbalscope::ui {
namespace {

using convention::Custom;

constexpr std::array<std::string_view, 3> kDirections{"forward", "right", "up"};
constexpr std::array<std::string_view, 2> kLayouts{"x y z w", "w x y z"};
constexpr std::array<std::string_view, 6> kAxes{"+x", "-x", "+y", "-y", "+z", "-z"};
constexpr std::array<std::string_view, 6> kAxesShown{"+x", "\xE2\x88\x92x", "+y", "\xE2\x88\x92y",
                                                     "+z", "\xE2\x88\x92z"};

/// "@d3d", or "its own axes" where no preset is.
void drawFrame(PanelContext& context, Pen& pen, const Tuned& tuned) {
    const Painter& painter = context.painter;
    auto row = nextRow(context, pen, "frame");
    if (!row) {
        return;
    }
    std::vector<std::string> options;
    for (const convention::Frame& each : convention::frames()) {
        options.push_back(std::string(each.name) + ": " + std::string(each.description));
    }
    const convention::Frame& frame = convention::frame(tuned.custom.frame);
    const std::string hand = convention::handedness(frame.id) > 0 ? "right-handed" : "left-handed";
    const float width = textWidth(*painter.fonts.caption, hand);
    if (row->right - row->left > width + painter.px(90.0F)) {
        drawText(painter, *painter.fonts.caption, {row->right, row->middle}, painter.palette->text2,
                 hand, Anchor::Right);
        row->right -= width + painter.px(8.0F);
    }
    const std::string value = "@" + std::string(frame.name);
    if (const auto picked = rowChoice(context, *row, "own frame", options, value)) {
        change(context, tuned.custom, "frame", std::string(convention::frames()[*picked].name));
    }
}

/// The axes with one direction along another one: who had that axis gets the one given up.
std::string exchanged(std::string_view axes, std::size_t direction, std::string_view wanted) {
    std::string result(axes);
    const std::string before = result.substr(2 * direction, 2);
    for (std::size_t other = 0; other < 3; ++other) {
        if (other != direction && result[2 * other + 1] == wanted[1]) {
            result[2 * other + 1] = before[1];
        }
    }
    result.replace(2 * direction, 2, wanted);
    return result;
}

/// Along which axis forward, right and up point.
void drawAxes(PanelContext& context, Pen& pen, const Tuned& tuned) {
    const Painter& painter = context.painter;
    const auto row = nextRow(context, pen, "axes");
    if (!row) {
        return;
    }
    const std::string axes(convention::frame(tuned.custom.frame).axes);
    std::array<ChoiceSpec, 3> specs;
    std::array<std::string, 3> names;
    float needed = 0.0F;
    for (std::size_t at = 0; at < 3; ++at) {
        names[at] = "own " + std::string(kDirections[at]);
        const auto chosen = std::ranges::find(kAxes, axes.substr(2 * at, 2)) - kAxes.begin();
        specs[at] = {names[at], kDirections[at], kAxesShown, static_cast<std::size_t>(chosen)};
        specs[at].font = painter.fonts.mono;
        needed += choiceWidth(painter, specs[at]);
    }
    if (needed + painter.px(8.0F) > row->right - row->left) {
        needed = 0.0F;
        for (ChoiceSpec& spec : specs) {
            spec.label = {};
            needed += choiceWidth(painter, spec);
        }
    }
    const float gap = (row->right - row->left - needed) * 0.5F;
    if (gap < 0.0F) {
        return;
    }
    float x = row->left;
    for (std::size_t at = 0; at < 3; ++at) {
        if (const auto picked = choice(context, {x, row->middle}, specs[at])) {
            const std::string word = exchanged(axes, at, kAxes[*picked]);
            const auto frame = convention::frameFromName(word);
            change(context, tuned.custom, "frame",
                   frame ? std::string(convention::frame(*frame).name) : word);
        }
        x += std::floor(choiceWidth(painter, specs[at]) + gap);
    }
}

void drawLayout(PanelContext& context, Pen& pen, const Tuned& tuned) {
    const auto row = nextRow(context, pen, "numbers");
    if (!row) {
        return;
    }
    const auto selected = static_cast<std::size_t>(tuned.custom.layout);
    const Rect rect = controlRect(context.painter, *row, row->left, row->right);
    if (const auto picked = segmented(context, "own layout", rect, kLayouts, selected)) {
        change(context, tuned.custom, "layout", std::string(convention::layoutNames()[*picked]));
    }
}

}  // namespace

float axesHeight(const Tuned&) { return 3.0F * kTuneRow; }

void drawTunedAxes(PanelContext& context, Pen& pen, const Tuned& tuned) {
    drawFrame(context, pen, tuned);
    drawAxes(context, pen, tuned);
    drawLayout(context, pen, tuned);
}

}  // namespace gimbalscope::ui
