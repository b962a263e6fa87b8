// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The pop-up in which an attitude is typed or pasted. How high it is, is known before it is drawn,
// so that it stands within the window.
#include "ui/attitude_entry.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/attitude_text.h"
#include "ui/widgets.h"
#include "ui/word_wrap.h"

namespace gimbalscope::ui {
namespace {

constexpr float kWidth = 470.0F, kLine = 18.0F, kPad = 8.0F, kGap = 6.0F;
constexpr std::size_t kMostLines = 6;  // of the field; more scroll
constexpr std::string_view kHint =
    "Numbers as they were copied: angles, a quaternion, a matrix, an axis and an angle, a line of "
    "code or script. Three numbers alone are heading, nose up, bank.";

/// Lines of one colour below each other, and the choice they are, if any.
struct Block {
    std::vector<std::string> lines;
    const ImFont* font = nullptr;
    look::Rgb color;
    std::optional<std::size_t> take{};
    std::vector<std::string> twin{};  ///< smaller, below
};

float heightOf(const Painter& painter, const Block& block) {
    const auto lines = static_cast<float>(block.lines.size() + block.twin.size());
    const float pads = block.take ? painter.px(kPad) : 0.0F;
    return lines * painter.px(kLine) + pads + painter.px(kGap);
}

struct EntryPlan {
    float width = 0.0F, field = 0.0F;
    std::vector<Block> above, below;
    ImVec2 size;
};

/// The sentences under the field.
std::vector<Block> answers(const PanelContext& context, const AttitudeText& text, float width) {
    const Painter& painter = context.painter;
    const look::Palette& p = *painter.palette;
    const ImFont& label = *painter.fonts.label;
    const ImFont& small = *painter.fonts.caption;
    const sim::Readout& card = context.readouts.cards[context.state.view.selectedCard];
    std::vector<Block> blocks;
    if (text.takes.empty()) {
        const bool isRefused = context.ui.attitudeRefused;
        if (isRefused || !context.ui.attitude.empty()) {
            blocks.push_back({wrapped(label, text.error, width), &label,
                              isRefused ? look::textFor(p, p.flicker) : p.text2});
        }
        return blocks;
    }
    std::size_t from = 0;
    if (text.isDoubtful) {
        blocks.push_back(
            {wrapped(label,
                     "This may be read in several ways. Which is meant? Down chooses, Enter takes.",
                     width),
             &label, context.ui.attitudeRefused ? look::textFor(p, p.stretched) : p.text});
    } else {
        const math::Quat& pose = text.takes[0].worldFromBody;
        blocks.push_back(
            {wrapped(label, "Read as " + text.takes[0].sentence + ".", width), &label, p.text});
        blocks.push_back({wrapped(label, worldTwin(pose), width), &label, p.text2});
        blocks.push_back({wrapped(label, cardTwin(card, pose), width), &label, p.text2});
        from = 1;
        if (text.takes.size() > 1) {
            blocks.push_back({wrapped(label, "Or, if that is meant:", width), &label, p.text});
        }
    }
    const float inner = width - painter.px(2.0F * kPad);
    for (std::size_t at = from; at < text.takes.size(); ++at) {
        const AttitudeTake& take = text.takes[at];
        blocks.push_back({wrapped(label, take.sentence, inner), &label, p.text, at,
                          wrapped(small, worldTwin(take.worldFromBody), inner)});
    }
    return blocks;
}

EntryPlan planOf(const PanelContext& context, const AttitudeText& text) {
    const Painter& painter = context.painter;
    const ImVec2 edge = ImGui::GetStyle().WindowPadding;
    EntryPlan plan;
    plan.width = std::min(painter.px(kWidth), static_cast<float>(context.layout.window.width) -
                                                  painter.px(8.0F) - 2.0F * edge.x -
                                                  ImGui::GetStyle().ScrollbarSize);
    plan.width = std::max(plan.width, painter.px(80.0F));
    const auto lines = static_cast<std::size_t>(std::ranges::count(context.ui.attitude, '\n')) + 1;
    plan.field = painter.px(32.0F) +
                 painter.fonts.mono->FontSize * static_cast<float>(std::min(lines, kMostLines) - 1);
    const ImFont& small = *painter.fonts.caption;
    plan.above.push_back({wrapped(small, kHint, plan.width), &small, painter.palette->text2});
    plan.below = answers(context, text, plan.width);
    float height = plan.field + painter.px(kGap);
    for (const std::vector<Block>* part : {&plan.above, &plan.below}) {
        for (const Block& block : *part) {
            height += heightOf(painter, block);
        }
    }
    plan.size = {plan.width + 2.0F * edge.x, height + 2.0F * edge.y};
    return plan;
}

/// Draws a block and moves `at` below it; true when it is a choice and was clicked.
bool drawBlock(PanelContext& context, ImVec2& at, float width, const Block& block) {
    const Painter& painter = context.painter;
    const look::Palette& p = *painter.palette;
    const float height = heightOf(painter, block) - painter.px(kGap);
    float x = at.x, y = at.y + painter.px(kLine * 0.5F), room = width;
    bool isClicked = false;
    if (block.take) {
        const Rect rect{static_cast<int>(at.x), static_cast<int>(at.y), static_cast<int>(width),
                        static_cast<int>(height)};
        const Touch touch =
            touchArea(context, "attitude choice " + std::to_string(*block.take + 1), rect);
        isClicked = touch.clicked;
        const bool isPointedAt = touch.hovered || context.ui.attitudePick == block.take;
        drawBox(painter, at, {at.x + width, at.y + height}, isPointedAt ? p.raised : p.panel,
                isPointedAt ? p.accent : p.line, 7.0F);
        x += painter.px(kPad);
        y += painter.px(kPad * 0.5F);
        room -= painter.px(2.0F * kPad);
    }
    for (const std::string& line : block.lines) {
        drawTextIn(painter, *block.font, {x, y}, room, block.color, line);
        y += painter.px(kLine);
    }
    for (const std::string& line : block.twin) {
        drawTextIn(painter, *painter.fonts.caption, {x, y}, room, p.text2, line);
        y += painter.px(kLine);
    }
    at.y += height + painter.px(kGap);
    return isClicked;
}

/// The field, which takes several lines and is finished with Enter; true then.
bool drawField(PanelContext& context, const Rect& rect) {
    UiState& ui = context.ui;
    const std::string before = ui.attitude;
    const bool isEntered =
        pasteField(context, "attitude field", rect, ui.attitude, ui.attitudeFresh);
    if (ui.attitude != before) {
        ui.attitudeRefused = false;
        ui.attitudePick.reset();
    }
    return isEntered;
}

/// Up and Down go through the ways to read it; before the first one there is none.
void followPick(UiState& ui, const AttitudeText& text) {
    const std::size_t first = text.isDoubtful ? 0 : 1;
    if (text.takes.size() <= first) {
        ui.attitudePick.reset();
        return;
    }
    if (isPressed(ImGuiKey_DownArrow, true)) {
        ui.attitudePick =
            std::min(ui.attitudePick ? *ui.attitudePick + 1 : first, text.takes.size() - 1);
    } else if (isPressed(ImGuiKey_UpArrow, true)) {
        ui.attitudePick = ui.attitudePick && *ui.attitudePick > first
                              ? std::optional(*ui.attitudePick - 1)
                              : std::nullopt;
    }
}

/// What is inside; what was taken.
std::optional<math::Quat> drawEntry(PanelContext& context, const EntryPlan& plan,
                                    const AttitudeText& text) {
    const Painter& painter = context.painter;
    const ImVec2 begin = ImGui::GetCursorScreenPos();
    ImVec2 at = begin;
    for (const Block& block : plan.above) {
        drawBlock(context, at, plan.width, block);
    }
    followPick(context.ui, text);
    if (context.ui.attitudeFresh) {  // until the field has the keyboard
        ImGui::SetKeyboardFocusHere();
    }
    const bool isEntered =
        drawField(context, {static_cast<int>(at.x), static_cast<int>(at.y),
                            static_cast<int>(plan.width), static_cast<int>(plan.field)});
    std::optional<math::Quat> taken;
    if (isEntered) {
        // Read anew: the last key may have come with Enter.
        const AttitudeText entered =
            readAttitude(context.state, context.readouts.cards[context.state.view.selectedCard],
                         context.ui.attitude);
        const std::optional<std::size_t> pick = context.ui.attitudePick;
        if (pick && *pick < entered.takes.size()) {
            taken = entered.takes[*pick].worldFromBody;
        } else if (!entered.takes.empty() && !entered.isDoubtful) {
            taken = entered.takes[0].worldFromBody;
        } else {
            context.ui.attitudeRefused = true;
            context.ui.attitudeFresh = true;  // to be written anew
        }
    }
    at.y += plan.field + painter.px(kGap);
    for (const Block& block : plan.below) {
        if (drawBlock(context, at, plan.width, block)) {
            taken = text.takes[*block.take].worldFromBody;
        }
    }
    ImGui::SetCursorScreenPos(begin);
    ImGui::Dummy({plan.width, at.y - begin.y});
    return taken;
}

}  // namespace

void typeAttitude(PanelContext& context, const Rect& rect, std::string_view text,
                  std::string_view name) {
    if (button(context, name, rect, text)) {
        context.ui.attitudeAsked = true;
        context.ui.askedAt = rect;
        context.ui.askedFor.reset();
        context.ui.askedForKey = false;
    }
}

void typeMark(PanelContext& context, const Rect& rect, sim::Mark mark, std::string_view name) {
    if (button(context, name, rect, "Type", ButtonKind::Quiet)) {
        context.ui.attitudeAsked = true;
        context.ui.askedAt = rect;
        context.ui.askedFor = mark;
        context.ui.askedForKey = false;
    }
}

void drawAttitudeEntry(PanelContext& context) {
    if (std::exchange(context.ui.attitudeAsked, false)) {
        context.ui.attitudeRefused = false;
        context.ui.attitudeFresh = true;
        context.ui.attitudePick.reset();
        ImGui::OpenPopup("attitude");
    }
    const Rect& rect = context.ui.askedAt;
    if (!ImGui::IsPopupOpen("attitude")) {
        return;
    }
    const sim::Readout& card = context.readouts.cards[context.state.view.selectedCard];
    const AttitudeText read = readAttitude(context.state, card, context.ui.attitude);
    const EntryPlan plan = planOf(context, read);
    placePopup(
        context,
        {static_cast<float>(rect.x), static_cast<float>(bottom(rect)) + context.painter.px(6.0F)},
        plan.size);
    if (!ImGui::BeginPopup("attitude")) {
        return;
    }
    const Painter outer = context.painter;
    context.painter.list = ImGui::GetWindowDrawList();
    if (const std::optional<math::Quat> taken = drawEntry(context, plan, read)) {
        if (context.ui.askedFor) {
            context.commands.push_back(sim::SetMark{*context.ui.askedFor, false, *taken});
        } else if (context.ui.askedForKey) {
            const std::size_t number = context.state.view.keyframing.selected + 1;
            context.commands.push_back(sim::ChangeKey{number, {}, false, *taken});
        } else {
            context.commands.push_back(sim::SetAttitude{*taken});
        }
        ImGui::CloseCurrentPopup();
    }
    closeOnEscape();
    ImGui::EndPopup();
    context.painter = outer;
}

}  // namespace gimbalscope::ui
