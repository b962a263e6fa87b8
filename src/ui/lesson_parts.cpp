// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Words, flow and buttons of a lesson.
#include "ui/lesson_parts.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "lesson/library.h"
#include "ui/explain.h"
#include "ui/key_focus.h"
#include "ui/word_wrap.h"

namespace gimbalscope::ui {
namespace {

constexpr float kSignRoom = 28.0F;
constexpr float kLine = 1.36F;  // height of a line against its font

ImVec2 minOf(const Rect& rect) { return {static_cast<float>(rect.x), static_cast<float>(rect.y)}; }
ImVec2 maxOf(const Rect& rect) {
    return {static_cast<float>(right(rect)), static_cast<float>(bottom(rect))};
}

float lineOf(const ImFont& font) { return std::floor(font.FontSize * kLine); }

/// On (+1) or back (-1) by nearly a page.
bool scrollButton(PanelContext& context, const Rect& area, std::size_t place, int direction) {
    const Painter& painter = context.painter;
    const int side = static_cast<int>(painter.px(22.0F));
    const Rect rect{right(area) - side, direction > 0 ? bottom(area) - side : area.y, side, side};
    const std::string name =
        std::string(direction > 0 ? "lesson more" : "lesson less") + (place > 0 ? " right" : "");
    const bool clicked = button(context, name, rect, "", ButtonKind::Outlined);
    const ImVec2 middle{static_cast<float>(rect.x) + static_cast<float>(side) * 0.5F,
                        static_cast<float>(rect.y) + static_cast<float>(side) * 0.5F};
    const float r = painter.px(4.0F), d = static_cast<float>(direction);
    painter.list->AddTriangleFilled(
        {middle.x - r, middle.y - r * 0.5F * d}, {middle.x + r, middle.y - r * 0.5F * d},
        {middle.x, middle.y + r * 0.75F * d}, packed(painter.palette->accent));
    explain(context, rect, "lesson more");
    return clicked;
}

}  // namespace

std::string_view worded(const PanelContext& context, std::string_view sentence) {
    return lesson::word(sentence, context.state.view.learning.language);
}

const lesson::Step* stepOf(const PanelContext& context) {
    return context.lesson == nullptr ? nullptr
                                     : lesson::stepOf(*context.lesson, context.state.view.learning);
}

bool isAsking(const PanelContext& context) {
    return context.lesson != nullptr &&
           lesson::isAsking(*context.lesson, context.state.view.learning);
}

LessonType lessonType(const Fonts& fonts, std::size_t type) {
    switch (type) {
        case kLargeType:
            return {*fonts.readingLarge, *fonts.titleLarge};
        case kSmallType:
            return {*fonts.body, *fonts.titleSmall};
        default:
            return {*fonts.reading, *fonts.title};
    }
}

LessonFlow::LessonFlow(PanelContext& outer, const Rect& area, std::size_t place, std::size_t size)
    : context(outer),
      type(lessonType(outer.painter.fonts, size)),
      prediction(sim::predictionOf(outer.state.view.learning)),
      pen{static_cast<float>(area.x), static_cast<float>(right(area)), static_cast<float>(area.y)},
      isCut(false),
      area_(area),
      place_(place) {
    const float height = outer.ui.lesson.height[place];
    const float most = std::max(height - static_cast<float>(area.height), 0.0F);
    if (most > 0.0F) {
        pen.right = std::max(pen.right - outer.painter.px(kGutter), pen.left + 1.0F);
    }
    float& scroll = outer.ui.lesson.scroll[place];
    const ImVec2 min = minOf(area), max = maxOf(area);
    if (ImGui::IsWindowHovered(ImGuiHoveredFlags_AllowWhenBlockedByActiveItem) &&
        ImGui::IsMouseHoveringRect(min, max)) {
        scroll -= ImGui::GetIO().MouseWheel * outer.painter.px(48.0F);
    }
    scroll = std::floor(std::clamp(scroll, 0.0F, most));
    scroll_ = scroll;
    pen.y -= scroll_;
    ImGui::PushClipRect(min, max, true);
    outer.ui.focus.column = place + 1;
}

LessonFlow::LessonFlow(PanelContext& outer, const Trial& trial)
    : context(outer),
      type(lessonType(outer.painter.fonts, trial.type)),
      prediction(trial.prediction),
      pen{0.0F, std::max(trial.room.x, 1.0F), 0.0F},
      isCut(trial.isCut),
      area_{0, 0, static_cast<int>(trial.room.x), static_cast<int>(trial.room.y)},
      isTrial_(true),
      place_(trial.place) {}

float LessonFlow::heightOf(PanelContext& context, const Trial& trial,
                           const std::function<void(LessonFlow&)>& draw) {
    // On a sheet that nobody sees.
    ImDrawList sheet(ImGui::GetDrawListSharedData());
    sheet._ResetForNewFrame();
    sheet.PushTextureID(ImGui::GetIO().Fonts->TexID);
    sheet.PushClipRect({0.0F, 0.0F}, {0.0F, 0.0F});
    ImDrawList* const list = std::exchange(context.painter.list, &sheet);
    float height = 0.0F;
    {
        LessonFlow flow(context, trial);
        draw(flow);
        height = flow.height();
    }
    context.painter.list = list;
    return height;
}

LessonFlow::~LessonFlow() {
    if (isTrial_) {
        return;
    }
    ImGui::PopClipRect();
    context.ui.focus.column = 0;
    float& scroll = context.ui.lesson.scroll[place_];
    context.ui.lesson.height[place_] = height();
    const float room = static_cast<float>(area_.height), most = std::max(height() - room, 0.0F);
    if (area_.height < static_cast<int>(context.painter.px(48.0F))) {
        return;
    }
    const float page = room * 0.8F;
    if (scroll < most && scrollButton(context, area_, place_, +1)) {
        scroll = std::min(scroll + page, most);
    }
    if (scroll > 0.0F && scrollButton(context, area_, place_, -1)) {
        scroll = std::max(scroll - page, 0.0F);
    }
}

float LessonFlow::written() const { return pen.y == airTo_ ? airFrom_ : pen.y; }

float LessonFlow::height() const { return written() + scroll_ - static_cast<float>(area_.y); }

void LessonFlow::leave(float pixels) {
    airFrom_ = pen.y == airTo_ ? airFrom_ : pen.y;
    pen.y += pixels;
    airTo_ = pen.y;
}

void LessonFlow::showEnd() {
    bool& isNew = context.ui.lesson.isNew;
    if (isNew) {
        context.ui.lesson.scroll[place_] =
            std::floor(std::max(height() - static_cast<float>(area_.height), 0.0F));
        isNew = false;
    }
}

void LessonFlow::showHint(float top, const Rect& rect) {
    bool& isNew = context.ui.lesson.isHintNew;
    if (isCut || !isNew) {
        return;
    }
    isNew = isTrial_;
    const int from = static_cast<int>(top);
    const Rect both{rect.x, from, rect.width, bottom(rect) - from};
    show(both.height <= area_.height ? both : rect);
}

bool LessonFlow::isLow() const {
    return static_cast<float>(area_.height) < context.painter.px(300.0F);
}

Rect LessonFlow::seen(const Rect& rect) const {
    if (isTrial_) {
        return {};
    }
    const int x = std::max(rect.x, area_.x), y = std::max(rect.y, area_.y);
    return {x, y, std::max(std::min(right(rect), right(area_)) - x, 0),
            std::max(std::min(bottom(rect), bottom(area_)) - y, 0)};
}

bool LessonFlow::holdsLine(float top, float low) const {
    const float from = static_cast<float>(area_.y), to = static_cast<float>(bottom(area_));
    return isTrial_ || low - top > to - from || (top >= from - 1.0F && low <= to + 1.0F);
}

bool LessonFlow::holds(std::string_view name, const Rect& rect) {
    if (isTrial_) {
        return false;
    }
    const Rect part = seen(rect);
    const bool isWhole = part == rect;
    std::string& shown = context.ui.lesson.shown;
    if (!name.empty() && context.ui.focus.name == name && shown != name) {
        shown = name;
        if (!isWhole) {
            show(rect);
        }
    }
    if (isWhole || (rect.height > area_.height && !isEmpty(part))) {
        return true;
    }
    if (!name.empty()) {
        focusStop(context, name, rect, StopKind::Unseen);
    }
    return false;
}

void LessonFlow::show(const Rect& rect) {
    const int under = std::max(bottom(rect) - bottom(area_), 0);
    const int moved = std::min(under, rect.y - area_.y);
    context.ui.lesson.scroll[place_] = scroll_ + static_cast<float>(moved);
}

void leave(LessonFlow& flow, float units) { flow.leave(flow.context.painter.px(units)); }

void drawReading(LessonFlow& flow, std::string_view text, const ImFont& font, look::Rgb color) {
    const float line = lineOf(font);
    for (const std::string& each :
         wrapped(font, withRealSigns(text), flow.pen.right - flow.pen.left)) {
        if (flow.holdsLine(flow.pen.y, flow.pen.y + line)) {
            drawText(flow.context.painter, font, {flow.pen.left, flow.pen.y + line * 0.5F}, color,
                     each);
        }
        flow.pen.y += line;
    }
}

float readingHeight(const LessonFlow& flow, std::string_view text, const ImFont& font) {
    const auto lines = wrapped(font, withRealSigns(text), flow.pen.right - flow.pen.left);
    return lineOf(font) * static_cast<float>(lines.size());
}

void drawReading(LessonFlow& flow, std::string_view text) {
    const Painter& painter = flow.context.painter;
    drawReading(flow, text, flow.type.reading, painter.palette->text);
    leave(flow, 7.0F);
}

look::Rgb signColor(const look::Palette& palette, int holds) {
    return holds == 0 ? palette.text3
                      : look::textFor(palette, holds > 0 ? palette.starboardLamp : palette.flicker);
}

void drawSign(const Painter& painter, ImVec2 middle, int holds) {
    const ImU32 color = packed(signColor(*painter.palette, holds));
    const float r = painter.px(9.0F), width = painter.stroke(2.0F), a = painter.px(4.0F);
    painter.list->AddCircle(middle, r, color, 24, holds == 0 ? painter.stroke(1.4F) : width);
    if (holds > 0) {
        const std::array<ImVec2, 3> tick{ImVec2{middle.x - a, middle.y},
                                         ImVec2{middle.x - a * 0.25F, middle.y + a * 0.75F},
                                         ImVec2{middle.x + a, middle.y - a * 0.75F}};
        painter.list->AddPolyline(tick.data(), 3, color, 0, width);
    } else if (holds < 0) {
        const float c = a * 0.8F;
        painter.list->AddLine({middle.x - c, middle.y - c}, {middle.x + c, middle.y + c}, color,
                              width);
        painter.list->AddLine({middle.x - c, middle.y + c}, {middle.x + c, middle.y - c}, color,
                              width);
    }
}

void drawSigned(LessonFlow& flow, int holds, std::string_view text, const ImFont& font,
                look::Rgb color) {
    const Painter& painter = flow.context.painter;
    const float line = lineOf(font);
    if (flow.holdsLine(flow.pen.y, flow.pen.y + line)) {
        drawSign(painter, {flow.pen.left + painter.px(10.0F), flow.pen.y + line * 0.5F}, holds);
    }
    const float left = flow.pen.left;
    flow.pen.left += painter.px(kSignRoom);
    drawReading(flow, text, font, color);
    flow.pen.left = left;
}

bool flowButton(LessonFlow& flow, const FlowButton& spec) {
    const Painter& painter = flow.context.painter;
    const look::Palette& p = *painter.palette;
    const bool isPrimary = spec.kind == ButtonKind::Primary;
    const ImFont& font = spec.kind == ButtonKind::Quiet ? *painter.fonts.label : flow.type.reading;
    const float indent = painter.px(spec.bead.empty() ? 14.0F : 42.0F), line = lineOf(font);
    const std::vector<std::string> lines =
        wrapped(font, withRealSigns(spec.text),
                std::max(flow.pen.right - flow.pen.left - indent - painter.px(10.0F), 1.0F));
    const float height = line * static_cast<float>(lines.size()) + painter.px(6.0F);
    const ImVec2 min{flow.pen.left, std::floor(flow.pen.y)},
        max{flow.pen.right, std::floor(flow.pen.y + height)};
    const Rect whole = rectBetween(min, max), rect = flow.seen(whole);
    flow.pen.y += height;
    leave(flow, 5.0F);
    const bool isDimmed = spec.kind == ButtonKind::Dimmed;
    if (!flow.holds(isDimmed ? "" : spec.name, whole)) {
        return false;
    }
    Touch touch = isDimmed ? Touch{} : touchArea(flow.context, spec.name, rect);
    touch.clicked |= !isDimmed && focusStop(flow.context, spec.name, rect, StopKind::Tall);
    const look::Rgb plain = isPrimary ? p.accent : p.panel;
    const look::Rgb fill =
        touch.hovered ? (isPrimary ? look::mix(p.accent, p.text, 0.15F) : p.raised) : plain;
    drawBox(painter, min, max, fill, isPrimary ? fill : touch.hovered ? p.text3 : p.line, 8.0F);
    const look::Rgb ink = isPrimary  ? (p.isLight ? p.panel : p.window)
                          : isDimmed ? p.text2
                                     : p.text;
    float y = min.y + painter.px(3.0F) + line * 0.5F;
    if (!spec.bead.empty()) {
        drawBead(painter, {min.x + painter.px(22.0F), y}, spec.bead,
                 isPrimary || isDimmed ? ink : p.accent, 1.0F, true, 10.0F);
    }
    for (const std::string& each : lines) {
        drawText(painter, font, {min.x + indent, y}, ink, each);
        y += line;
    }
    if (!spec.help.empty()) {
        explain(flow.context, rect, spec.help);
    }
    return touch.clicked;
}

}  // namespace gimbalscope::ui
