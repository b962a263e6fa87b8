// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The neighbour in a direction is the control whose middle lies there, the nearest by its distance
// ahead and twice the distance aside.
#include "ui/key_focus.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "ui/bindings.h"
#include "ui/widgets.h"

namespace gimbalscope::ui {
namespace {

constexpr float kHighest = 64.0F;  // of a control, in units

struct Arrow {
    std::string_view key;
    ImGuiKey code;
    float x, y;
};
constexpr std::array kArrows{Arrow{"Up", ImGuiKey_UpArrow, 0.0F, -1.0F},
                             Arrow{"Down", ImGuiKey_DownArrow, 0.0F, 1.0F},
                             Arrow{"Left", ImGuiKey_LeftArrow, -1.0F, 0.0F},
                             Arrow{"Right", ImGuiKey_RightArrow, 1.0F, 0.0F}};

/// Whether somebody gave an arrow that begins it another meaning.
bool isFree(const PanelContext& context, std::string_view key) {
    const auto bound = effectiveBindings(context.state.view.keys);
    return std::ranges::find(bound, key, &BoundKey::key) == bound.end();
}

/// How far apart two stretches are; 0 where they overlap.
float gapBetween(int fromA, int toA, int fromB, int toB) {
    return static_cast<float>(std::max({fromB - toA, fromA - toB, 0}));
}

/// How far a control is in a direction; negative when it is not there.
float distance(const Rect& from, const Rect& to, const Arrow& arrow) {
    const float x = static_cast<float>(to.x - from.x) + 0.5F * static_cast<float>(to.width) -
                    0.5F * static_cast<float>(from.width);
    const float y = static_cast<float>(to.y - from.y) + 0.5F * static_cast<float>(to.height) -
                    0.5F * static_cast<float>(from.height);
    const bool isSideways = arrow.x != 0.0F;
    const float ahead = x * arrow.x + y * arrow.y;
    const float aside = isSideways ? gapBetween(from.y, bottom(from), to.y, bottom(to))
                                   : gapBetween(from.x, right(from), to.x, right(to));
    const float skew = std::abs(isSideways ? y : x) * 0.01F;  // of two, the straighter one
    // One beside is not above, however little its middle is.
    const bool isBeside = !isSideways && from.y < bottom(to) && to.y < bottom(from);
    return ahead < 1.0F || isBeside ? -1.0F : ahead + 2.0F * aside + skew;
}

/// The same within a column, by the upper edges: of a high control only a part may be seen.
float lower(const Rect& from, const Rect& to, const Arrow& arrow) {
    const float y = static_cast<float>(to.y - from.y) * arrow.y;
    return y < 1.0F ? -1.0F : y + 0.01F * static_cast<float>(std::abs(to.x - from.x));
}

const FocusStop* neighbour(const std::vector<FocusStop>& stops, const FocusStop& from,
                           const Arrow& arrow) {
    const FocusStop* best = nullptr;
    float least = 0.0F;
    bool isBestInColumn = false;
    for (const FocusStop& stop : stops) {
        // What is scrolled away lies under other controls, and comes first all the same.
        const bool isInColumn = from.column > 0 && stop.column == from.column && arrow.y != 0.0F;
        const float apart =
            isInColumn ? lower(from.rect, stop.rect, arrow) : distance(from.rect, stop.rect, arrow);
        if (apart >= 0.0F && (best == nullptr || isInColumn > isBestInColumn ||
                              (isInColumn == isBestInColumn && apart < least))) {
            best = &stop;
            least = apart;
            isBestInColumn = isInColumn;
        }
    }
    return best;
}

/// Where one begins: in a pop-up, at the answers of a lesson or with its next step, in the editor,
/// while there is one.
const FocusStop& firstOf(const PanelContext& context, const std::vector<FocusStop>& stops) {
    const auto popup = std::ranges::find_if(stops, &FocusStop::isInPopup);
    if (popup != stops.end()) {
        return *popup;
    }
    for (const std::string_view answer : {"lesson choice 1", "lesson value", "lesson next"}) {
        const auto found = std::ranges::find(stops, answer, &FocusStop::name);
        if (found != stops.end()) {
            return *found;
        }
    }
    for (const Rect& panel : {context.layout.lesson, context.layout.tune}) {
        const auto inside = std::ranges::find_if(stops, [&](const FocusStop& stop) {
            return !isEmpty(panel) && contains(panel, stop.rect);
        });
        if (inside != stops.end()) {
            return *inside;
        }
    }
    return stops.front();
}

void followArrow(PanelContext& context, const std::vector<FocusStop>& stops, const Arrow& arrow) {
    KeyFocus& focus = context.ui.focus;
    const auto now = std::ranges::find(stops, focus.name, &FocusStop::name);
    if (now == stops.end()) {
        focus.opener = stops.front().isInPopup ? focus.name : std::string();
        focus.name = firstOf(context, stops).name;
    } else if (const FocusStop* next = neighbour(stops, *now, arrow)) {
        focus.name = next->name;
    }
}

/// A list, a menu or a field in one.
bool isPopupOpen() { return ImGui::IsPopupOpen("", ImGuiPopupFlags_AnyPopup); }

}  // namespace

void beginKeyFocus(PanelContext& context) {
    KeyFocus& focus = context.ui.focus;
    focus.presses = false;
    focus.main = ImGui::GetWindowDrawList();
    std::vector<FocusStop> stops = std::move(focus.stops);
    focus.stops.clear();
    const bool isInPopup = isPopupOpen();
    std::erase_if(stops, [&](const FocusStop& stop) { return stop.isInPopup != isInPopup; });
    if (!isInPopup && !focus.opener.empty()) {  // closed: back to what opened it
        focus.name = std::exchange(focus.opener, {});
    }
    if (ImGui::GetIO().MouseClicked[0] || context.state.view.help) {
        focus.name.clear();
        focus.opener.clear();
    }
    if (context.state.view.help && ImGui::GetIO().WantTextInput) {
        ImGui::SetWindowFocus(nullptr);  // what is typed must not go to a field under the help
    }
    if (stops.empty() || ImGui::GetIO().WantTextInput || context.state.view.help) {
        return;
    }
    const bool isHolding = context.ui.lesson.slider.byKeys;  // Left and Right are the slider's
    for (const Arrow& arrow : kArrows) {
        if (isHolding && arrow.x != 0.0F) {
            continue;
        }
        const bool begins = arrow.y != 0.0F && isFree(context, arrow.key);
        if (isPressed(arrow.code, true) && (!focus.name.empty() || begins || isInPopup)) {
            followArrow(context, stops, arrow);
        }
    }
    focus.presses = isPressed(ImGuiKey_Enter) &&
                    std::ranges::find(stops, focus.name, &FocusStop::name) != stops.end();
    if (isPressed(ImGuiKey_Escape) && !isInPopup && !isHolding) {
        focus.name.clear();
    }
}

bool focusStop(PanelContext& context, std::string_view name, const Rect& rect, StopKind kind) {
    const Painter& painter = context.painter;
    KeyFocus& focus = context.ui.focus;
    const bool isTall = static_cast<float>(rect.height) > painter.px(kHighest);
    if (isEmpty(rect) || (kind != StopKind::Unseen && isTall != (kind == StopKind::Tall))) {
        return false;
    }
    ImDrawList* const list = ImGui::GetWindowDrawList();
    focus.stops.push_back({std::string(name), rect, list != focus.main, focus.column});
    if (focus.name != name || kind == StopKind::Unseen) {
        return false;
    }
    const float out = painter.px(2.0F);
    focus.rings.push_back(
        {std::string(name),
         {rect.x - static_cast<int>(out), rect.y - static_cast<int>(out),
          rect.width + 2 * static_cast<int>(out), rect.height + 2 * static_cast<int>(out)}});
    const bool isPressedNow = focus.presses;
    focus.presses = false;
    return isPressedNow;
}

void endKeyFocus(PanelContext& context) {
    // Over everything, at once for all: what is drawn later must not cover it.
    for (const NamedRect& ring : std::exchange(context.ui.focus.rings, {})) {
        const Rect& rect = ring.rect;
        ImGui::GetForegroundDrawList()->AddRect(
            {static_cast<float>(rect.x) + 0.5F, static_cast<float>(rect.y) + 0.5F},
            {static_cast<float>(right(rect)) - 0.5F, static_cast<float>(bottom(rect)) - 0.5F},
            packed(context.painter.palette->accent), context.painter.px(8.0F), 0,
            context.painter.px(2.0F));
    }
}

bool takesKey(const UiState& ui, std::string_view key) {
    if (ui.focus.name.empty()) {
        return false;
    }
    return key == "Enter" || std::ranges::find(kArrows, key, &Arrow::key) != kArrows.end() ||
           (key == "Space" && isSlider(ui.focus.name)) ||
           (key == "Escape" && ui.lesson.slider.byKeys);
}

bool isSlider(std::string_view name) {
    return name.starts_with("slider ") && !name.ends_with(" less") && !name.ends_with(" more");
}

}  // namespace gimbalscope::ui
