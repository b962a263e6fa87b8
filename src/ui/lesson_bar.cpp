// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The teacher's buttons: back, again, next; and freeze, slow, blank, larger text, full screen, the
// list, and the language.
#include <algorithm>
#include <array>
#include <cmath>

#include "lesson/library.h"
#include "sim/lessons.h"
#include "ui/bindings.h"
#include "ui/explain.h"
#include "ui/lesson_parts.h"

namespace gimbalscope::ui {
namespace {

constexpr float kSlow = 0.25F;
constexpr float kPad = 16.0F, kBetween = 4.0F;

struct BarButton {
    std::string_view name;
    std::string text;
    sim::Command command;
    ButtonKind kind = ButtonKind::Outlined;
    bool isOn = false;
};

using To = sim::GoInLesson::To;

/// Next stands out when there is nothing left to do here.
bool isDone(const PanelContext& context) {
    const sim::Learning& learning = context.state.view.learning;
    const lesson::Step* const step = stepOf(context);
    return step != nullptr && !isAsking(context) && (!step->goal || isGoalMet(learning));
}

std::vector<BarButton> stepsOf(const PanelContext& context) {
    const sim::Learning& learning = context.state.view.learning;
    std::vector<BarButton> buttons;
    if (context.lesson == nullptr) {
        return buttons;
    }
    const auto word = [&](std::string_view each) { return std::string(worded(context, each)); };
    const bool isOver = lesson::isOver(*context.lesson, learning);
    buttons.push_back({"lesson back", word("Back"), sim::GoInLesson{To::Back, {}, 1},
                       learning.step > 1 ? ButtonKind::Outlined : ButtonKind::Dimmed});
    buttons.push_back({"lesson again", word("Again"), sim::GoInLesson{To::Again, {}, 1}});
    buttons.push_back({"lesson next", word("Next"), sim::GoInLesson{To::Next, {}, 1},
                       isOver            ? ButtonKind::Dimmed
                       : isDone(context) ? ButtonKind::Primary
                                         : ButtonKind::Outlined});
    return buttons;
}

std::string_view nextLanguage(const PanelContext& context) {
    const auto languages = lesson::languages();
    const auto now = std::ranges::find(languages, context.state.view.learning.language);
    return now == languages.end() || now + 1 == languages.end() ? languages.front() : *(now + 1);
}

std::vector<BarButton> toolsOf(const PanelContext& context) {
    const sim::AppState& state = context.state;
    const auto word = [&](std::string_view each) { return std::string(worded(context, each)); };
    const bool isSlow = state.speed < 1.0;
    const double larger =
        state.view.textPercent >= 200 ? 100.0 : neighbouringTextSize(state.view.textPercent, +1);
    std::vector<BarButton> buttons;
    if (context.lesson != nullptr) {
        const bool isHeld = isAsking(context);
        buttons.push_back({"lesson freeze", word("Freeze"), sim::Pause{!state.paused},
                           isHeld ? ButtonKind::Dimmed : ButtonKind::Outlined,
                           state.paused && !isHeld});
        buttons.push_back({"lesson slow", word("Slow"),
                           sim::SetNumber{"speed", isSlow ? 1.0 : static_cast<double>(kSlow)},
                           ButtonKind::Outlined, isSlow});
    }
    buttons.push_back({"lesson blank", word("Blank"), sim::SetSwitch{"blank", true}});
    buttons.push_back({"lesson text", "Aa+", sim::SetNumber{"text-size", larger},
                       ButtonKind::Outlined, state.view.textPercent > 100});
    buttons.push_back({"lesson full", word("Full"),
                       sim::SetSwitch{"full-screen", !state.view.fullScreen}, ButtonKind::Outlined,
                       state.view.fullScreen});
    if (context.lesson != nullptr) {
        buttons.push_back({"lesson list", word("List"), sim::GoInLesson{To::Off, {}, 1}});
    }
    std::string code(nextLanguage(context));
    for (char& letter : code) {
        letter = static_cast<char>(letter - 'a' + 'A');
    }
    buttons.push_back(
        {"lesson language", code, sim::SpeakLanguage{std::string(nextLanguage(context))}});
    return buttons;
}

float widthOf(const Painter& painter, const BarButton& each) {
    return std::ceil(textWidth(*painter.fonts.strong, each.text)) + painter.px(kPad);
}

float widthOf(const Painter& painter, const std::vector<BarButton>& buttons) {
    float width = 0.0F;
    for (const BarButton& each : buttons) {
        width += widthOf(painter, each) + painter.px(kBetween);
    }
    return width;
}

void drawButton(PanelContext& context, const BarButton& each, const Rect& rect) {
    if (button(context, each.name, rect, each.text, each.kind)) {
        context.commands.push_back(each.command);
    }
    if (each.isOn) {
        context.painter.list->AddRect(
            {static_cast<float>(rect.x) + 0.5F, static_cast<float>(rect.y) + 0.5F},
            {static_cast<float>(right(rect)) - 0.5F, static_cast<float>(bottom(rect)) - 0.5F},
            packed(context.painter.palette->accent), context.painter.px(8.0F), 0,
            context.painter.stroke(1.6F));
    }
    explain(context, rect, each.name);
}

/// Over the whole row, or as wide as they want to be at its right end; narrower where the row is.
void drawButtons(PanelContext& context, const Rect& row, const std::vector<BarButton>& buttons,
                 bool isRight) {
    if (buttons.empty() || isEmpty(row)) {
        return;
    }
    const Painter& painter = context.painter;
    const float gap = painter.px(kBetween), count = static_cast<float>(buttons.size());
    const float wanted = widthOf(painter, buttons) - gap, room = static_cast<float>(row.width);
    const float slack = isRight ? std::min(room - wanted, 0.0F) : room - wanted;
    float x = static_cast<float>(row.x) + (isRight ? std::max(room - wanted, 0.0F) : 0.0F);
    for (const BarButton& each : buttons) {
        const float share = slack < 0.0F ? slack * (widthOf(painter, each) / std::max(wanted, 1.0F))
                                         : slack / count;
        const float width = std::max(widthOf(painter, each) + share, 1.0F);
        drawButton(context, each,
                   {static_cast<int>(x), row.y, std::max(static_cast<int>(width), 1), row.height});
        x += width + gap;
    }
}

}  // namespace

void drawLessonSteps(PanelContext& context, const Rect& row) {
    drawButtons(context, row, stepsOf(context), false);
}

void drawLessonTools(PanelContext& context, const Rect& row, bool isRight) {
    drawButtons(context, row, toolsOf(context), isRight);
}

void drawLessonBar(PanelContext& context) {
    const Rect& bar = context.layout.lessonBar;
    if (isEmpty(bar) || context.lesson == nullptr) {
        return;
    }
    const Painter& painter = context.painter;
    const float steps = lessonStepsWidth(context), gap = painter.px(10.0F);
    const float middle = static_cast<float>(bar.y) + static_cast<float>(bar.height) * 0.5F;
    const float room = static_cast<float>(bar.width) - steps - gap;
    const lesson::Step* const step = stepOf(context);
    const std::string whole = stepText(context) + (step != nullptr ? "  " + step->title : "");
    std::string text = textWidth(*painter.fonts.label, whole) <= room ? whole : stepText(context);
    if (textWidth(*painter.fonts.label, text) > room) {
        text = std::to_string(context.state.view.learning.step) + "/" +
               std::to_string(context.lesson->steps.size());
    }
    const bool isSaid = textWidth(*painter.fonts.label, text) <= room;
    if (isSaid) {
        drawText(painter, *painter.fonts.label,
                 {static_cast<float>(bar.x) + painter.px(4.0F), middle}, painter.palette->text2,
                 text);
    }
    const int width = isSaid ? std::min(static_cast<int>(steps), bar.width) : bar.width;
    drawLessonSteps(context, {right(bar) - width, bar.y, width, bar.height});
}

float lessonStepsWidth(const PanelContext& context) {
    return widthOf(context.painter, stepsOf(context));
}

float lessonToolsWidth(const PanelContext& context) {
    return widthOf(context.painter, toolsOf(context));
}

}  // namespace gimbalscope::ui
