// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// A value that is predicted: its field, its unit and its button. Whoever types a number need not
// point at the field first.
#include <algorithm>
#include <cmath>
#include <utility>

#include "text/words.h"
#include "ui/bindings.h"
#include "ui/explain.h"
#include "ui/lesson_parts.h"

namespace gimbalscope::ui {
namespace {

constexpr float kFieldWidth = 140.0F, kFieldHeight = 34.0F;
constexpr std::string_view kField = "lesson value";

void predict(PanelContext& context, std::string_view typed) {
    const std::string_view value = text::trimmed(typed);
    if (!value.empty()) {
        context.commands.push_back(sim::Predict{withoutDegreeSigns(value)});
    }
}

float fieldWidth(const LessonFlow& flow) {
    return std::min(flow.context.painter.px(kFieldWidth), (flow.pen.right - flow.pen.left) * 0.5F);
}

/// The field; true when it was answered with Enter. Leaving it is no answer.
bool drawField(LessonFlow& flow, const Rect& rect) {
    PanelContext& context = flow.context;
    LessonPlace& place = context.ui.lesson;
    if (!flow.holds(kField, rect)) {
        if (!place.typed.empty()) {
            flow.show(rect);
        }
        return false;
    }
    explain(context, rect, "lesson predict");
    if (isPressed(ImGuiKey_Escape)) {
        place.typed.clear();
    }
    if (!place.typed.empty() && isPressed(ImGuiKey_Enter)) {  // before it had the keyboard
        place.value = std::exchange(place.typed, {});
        return true;
    }
    return textField(context, kField, rect, place.value, &place.typed) && isPressed(ImGuiKey_Enter);
}

/// True while a value is asked for and nothing else has the keyboard.
bool isToBeTyped(const PanelContext& context) {
    const lesson::Step* const step = stepOf(context);
    return isAsking(context) && step->question->value &&
           context.state.view.task == sim::Task::Learn && !context.state.view.help &&
           !context.state.view.learning.isBlank && !ImGui::GetIO().WantTextInput &&
           !ImGui::IsPopupOpen("", ImGuiPopupFlags_AnyPopup);
}

}  // namespace

void takeTyped(PanelContext& context) {
    LessonPlace& place = context.ui.lesson;
    if (!isToBeTyped(context)) {
        place.typed.clear();
        return;
    }
    ImGuiIO& io = ImGui::GetIO();
    for (const ImWchar each : io.InputQueueCharacters) {
        const char letter = each < 0x80 ? static_cast<char>(each) : ' ';
        if (!place.typed.empty() || isOfNumbers(letter)) {
            place.typed += letter;
        }
    }
    if (place.typed.empty()) {
        return;
    }
    io.InputQueueCharacters.resize(0);
    context.ui.focus.name = kField;
    if (isEmpty(context.layout.lesson)) {
        context.commands.push_back(sim::SetChoice{"page", "learn"});
    }
}

void drawValueToCome(LessonFlow& flow) {
    const Painter& painter = flow.context.painter;
    const Rect rect =
        rectBetween({flow.pen.left, flow.pen.y},
                    {flow.pen.left + fieldWidth(flow), flow.pen.y + painter.px(kFieldHeight)});
    if (flow.holds({}, rect)) {
        drawOutline(painter, rect);
    }
    flow.pen.y += painter.px(kFieldHeight);
    leave(flow, 8.0F);
}

void drawValueField(LessonFlow& flow, const lesson::AskedValue& value) {
    PanelContext& context = flow.context;
    const Painter& painter = context.painter;
    const std::string_view word = worded(context, "Predict");
    const float room = flow.pen.right - flow.pen.left, gap = painter.px(10.0F);
    const float field = fieldWidth(flow), unit = textWidth(flow.type.reading, value.unit);
    const float button = std::ceil(textWidth(*painter.fonts.strong, word)) + painter.px(36.0F);
    const float height = painter.px(kFieldHeight);
    const Rect rect =
        rectBetween({flow.pen.left, flow.pen.y}, {flow.pen.left + field, flow.pen.y + height});
    const bool isOneLine = field + gap + unit + 2.0F * gap + button <= room;
    const float x = flow.pen.left + field + gap;
    bool isGiven = drawField(flow, rect);
    if (flow.holdsLine(flow.pen.y, flow.pen.y + height)) {
        drawTextIn(painter, flow.type.reading, {x, flow.pen.y + height * 0.5F},
                   std::max(flow.pen.right - x, 1.0F), painter.palette->text, value.unit);
    }
    ImVec2 at{x + unit + 2.0F * gap, flow.pen.y};
    if (!isOneLine) {
        flow.pen.y += height + painter.px(8.0F);
        at = {flow.pen.left, flow.pen.y};
    }
    const Rect press = rectBetween(
        at, {std::min(at.x + button, std::max(flow.pen.right, at.x + 1.0F)), at.y + height});
    if (flow.holds("lesson predict", press)) {
        isGiven |= ui::button(context, "lesson predict", press, word, ButtonKind::Primary);
        explain(context, press, "lesson predict");
    }
    flow.pen.y += height;
    leave(flow, 8.0F);
    if (isGiven) {
        predict(context, context.ui.lesson.value);
    }
}

}  // namespace gimbalscope::ui
