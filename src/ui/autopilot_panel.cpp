// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The autopilot's page of the side panel: the autopilot, which flies to where the flicker is, and
// the flicker log: how often each card flickered, from which cause, and the latest events.
#include <algorithm>
#include <cmath>

#include "ui/format.h"
#include "ui/side_pen.h"
#include "ui/widgets.h"

namespace gimbalscope::ui {
namespace {

constexpr std::string_view kDegree = "\xC2\xB0";

/// "64 domain  2 noise  3 name jumps", as many of them as are whole within the width.
std::string countWords(const Painter& painter, const sim::Counts& counts, float room) {
    std::string text;
    for (const auto& [count, word] :
         {std::pair{counts.domain, "domain"}, std::pair{counts.snap, "snap"},
          std::pair{counts.quantum, "quantum"}, std::pair{counts.noise, "noise"},
          std::pair{counts.nameJumps, counts.nameJumps == 1 ? "name jump" : "name jumps"}}) {
        if (count > 0) {
            const std::string longer =
                text + (text.empty() ? "" : "  ") + std::to_string(count) + " " + word;
            if (textWidth(*painter.fonts.caption, longer) <= room) {
                text = longer;
            }
        }
    }
    return text.empty() ? "no flicker" : text;
}

/// One card: name, a big number, and the causes.
void drawCount(const Painter& painter, const sim::Readout& card, float x, float width, float y) {
    const look::Palette& p = *painter.palette;
    const bool any = card.counts.flickers > 0;
    const float room = width - painter.px(8.0F);
    drawTextIn(painter, *painter.fonts.label, {x, y}, room, p.text, card.selection);
    drawText(painter, *painter.fonts.angle, {x, y + painter.px(24.0F)}, any ? p.flicker : p.text3,
             std::to_string(card.counts.flickers));
    const std::string below = countWords(painter, card.counts, room);
    drawTextIn(painter, *painter.fonts.caption, {x, y + painter.px(46.0F)}, room, p.text2, below);
}

/// All cards side by side, as many as have room.
void drawCounts(PanelContext& context, Pen& pen) {
    const Painter& painter = context.painter;
    const std::vector<sim::Readout>& cards = context.readouts.cards;
    const auto fitting =
        static_cast<std::size_t>(std::max(1.0F, (pen.right - pen.left) / painter.px(92.0F)));
    const std::size_t shown = std::min(cards.size(), fitting);
    const float width =
        (pen.right - pen.left) / static_cast<float>(std::max<std::size_t>(shown, 1));
    for (std::size_t card = 0; card < shown; ++card) {
        drawCount(painter, cards[card], pen.left + width * static_cast<float>(card), width,
                  pen.y + painter.px(8.0F));
    }
    pen.y += painter.px(68.0F);
}

/// What happened, in one word or two, and how large it was.
std::pair<std::string, std::string> eventWords(const sim::Event& event) {
    switch (event.kind) {
        case sim::EventKind::Nan:
            return {"NaN: " + std::string(causeWords(event.cause)), ""};
        case sim::EventKind::PoseJump:
            return {"pose jump: " + std::string(causeWords(event.cause)),
                    number(event.sizeDeg, event.sizeDeg < 10.0 ? 2 : 1) + std::string(kDegree)};
        case sim::EventKind::NameJump:
            break;
    }
    return {"other name, same attitude", number(event.sizeDeg, 1) + std::string(kDegree)};
}

/// One line of the log: when, what sign, which card, why, how large.
void drawEvent(const Painter& painter, const Pen& pen, const sim::Event& event) {
    const look::Palette& p = *painter.palette;
    const bool isName = event.kind == sim::EventKind::NameJump;
    const convention::State sign = isName ? convention::State::OtherName
                                   : event.kind == sim::EventKind::Nan ? convention::State::Nan
                                                                       : convention::State::Flicker;
    const float middle = pen.y + painter.px(10.0F);
    const auto [what, size] = eventWords(event);
    drawText(painter, *painter.fonts.mono, {pen.left + painter.px(56.0F), middle}, p.text2,
             number(event.timeS, 2), Anchor::Right);
    drawStateIcon(painter, {pen.left + painter.px(72.0F), middle}, sign,
                  isName ? p.otherName : p.flicker);
    float x = pen.left + painter.px(86.0F);
    const float width = drawText(painter, *painter.fonts.mono, {pen.right, middle},
                                 isName ? p.text2 : p.text, size, Anchor::Right);
    x += drawText(painter, *painter.fonts.label, {x, middle}, p.text, event.selection) +
         painter.px(10.0F);
    drawTextIn(painter, *painter.fonts.caption, {x, middle},
               pen.right - width - painter.px(10.0F) - x, p.text2, what);
}

/// Something to try, in the words of a script.
struct Experiment {
    std::string_view title;
    std::array<std::string_view, 4> script;
};
/// Before each, so that it shows what it says whatever was set and flown before.
constexpr std::array<std::string_view, 7> kFreshStart{
    "pause off",         "brake",       "arithmetic default", "renormalise on",
    "integration exact", "literal off", "quantise default"};
constexpr std::array<Experiment, 4> kExperiments{
    {{"Cross the vertical exactly", {"attitude 0 0 0", "cross miss 0 rate 45"}},
     {"Hold 0.01\xC2\xB0 beside it", {"attitude 30 60 20", "hold distance 0.01 jitter 1e-4"}},
     {"Hold 0.5\xC2\xB0 in half precision",
      {"attitude 30 60 20", "arithmetic half", "hold distance 0.5 jitter 1e-3"}},
     {"Loop in half, drifting",
      {"attitude 0 0 0", "arithmetic half", "renormalise off", "loop rate 90"}}}};

/// Its lines as commands.
void begin(PanelContext& context, const Experiment& experiment) {
    const auto give = [&](std::string_view line) {
        if (std::optional<sim::Command> command = sim::parse(line).command) {
            context.commands.push_back(std::move(*command));
        }
    };
    std::ranges::for_each(kFreshStart, give);
    std::ranges::for_each(experiment.script, give);
}

/// What fills the log while it is empty: a sentence, and experiments that will not leave it so.
void drawExperiments(PanelContext& context, Pen& pen, float low) {
    const Painter& painter = context.painter;
    if (pen.y + painter.px(22.0F) > low) {
        return;
    }
    const bool hasButtons = pen.y + painter.px(58.0F) <= low;
    drawTextIn(painter, *painter.fonts.caption, {pen.left, pen.y + painter.px(8.0F)},
               pen.right - pen.left, painter.palette->text2,
               hasButtons ? "Nothing has happened yet. Hold S, or try:"
                          : "Nothing has happened yet. Hold S, or cross the vertical.");
    pen.y += painter.px(26.0F);
    const float gap = painter.px(8.0F), height = painter.px(32.0F);
    const float width = std::floor((pen.right - pen.left - gap) * 0.5F);
    for (std::size_t index = 0; index < kExperiments.size(); ++index) {
        const bool isRight = index % 2 == 1;
        if (pen.y + height > low) {
            return;
        }
        const Rect rect{static_cast<int>(isRight ? pen.left + width + gap : pen.left),
                        static_cast<int>(pen.y), static_cast<int>(width), static_cast<int>(height)};
        if (button(context, kExperiments[index].title, rect, kExperiments[index].title)) {
            begin(context, kExperiments[index]);
        }
        pen.y += isRight ? height + gap : 0.0F;
    }
}

/// The latest first, down to the edge of the panel.
void drawEvents(PanelContext& context, Pen& pen, float low) {
    const Painter& painter = context.painter;
    const std::deque<sim::Event>& events = context.recording.events;
    const float line = painter.px(21.0F);
    if (events.empty()) {
        drawExperiments(context, pen, low);
        return;
    }
    for (auto event = events.rbegin(); event != events.rend() && pen.y + line <= low; ++event) {
        drawEvent(painter, pen, *event);
        pen.y += line;
    }
}

void drawRule(const Painter& painter, const Pen& pen) {
    painter.list->AddRectFilled({pen.left, pen.y}, {pen.right, pen.y + 1.0F},
                                packed(painter.palette->line));
}

}  // namespace

void drawAutopilotPage(PanelContext& context, const Rect& body) {
    const Painter& painter = context.painter;
    const float low = static_cast<float>(bottom(body)) - painter.px(10.0F);
    Pen pen = penIn(painter, body);
    pen.low = low;
    drawPilot(context, pen);
    pen.y += painter.px(14.0F);
    if (pen.y + painter.px(96.0F) <= low) {
        drawRule(painter, pen);
        pen.y += painter.px(12.0F);
        drawText(painter, *painter.fonts.strong, {pen.left, pen.y + painter.px(8.0F)},
                 painter.palette->text2, "Flickers since the last reset");
        pen.y += painter.px(26.0F);
        drawCounts(context, pen);
    }
    drawEvents(context, pen, low);
}

}  // namespace gimbalscope::ui
