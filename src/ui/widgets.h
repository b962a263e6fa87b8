// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The controls, drawn by our own brush on top of ImGui's hit testing. Each has a name that is its
// ImGui id and its entry in the map of widgets. They return what the user did and change nothing.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "ui/context.h"

namespace gimbalscope::ui {

/// What the mouse does with an area in this frame.
struct Touch {
    bool clicked = false, hovered = false, held = false;
};
/// An area that can be clicked; `name` goes into the map of widgets.
Touch touchArea(PanelContext& context, std::string_view name, const Rect& rect);

/// The ink of what has nothing to do.
look::Rgb dimmed(const look::Palette& palette);

enum class ButtonKind { Quiet, Outlined, Primary, Dimmed };
/// A button with a text in its middle. A dimmed one has nothing to do and cannot be clicked.
bool button(PanelContext& context, std::string_view name, const Rect& rect, std::string_view text,
            ButtonKind kind = ButtonKind::Outlined);

/// A small switch with its label to the left.
struct ToggleSpec {
    std::string_view name, label;
    bool isOn = false;
};
float toggleWidth(const Painter& painter, std::string_view label);
bool toggle(PanelContext& context, ImVec2 leftMiddle, const ToggleSpec& spec);

/// "label value v", which opens a list of options.
struct ChoiceSpec {
    std::string_view name, label;
    std::span<const std::string_view> options;
    std::size_t selected = 0;      ///< past the options when the value is none of them
    std::string value = {};        ///< what is shown as chosen; the selected option when empty
    const ImFont* font = nullptr;  ///< of the value; the font of labels when null
    float room = 1e6F;             ///< widest the value may be, in pixels; then it is shortened
    float height = 28.0F;          ///< of what can be clicked, in units
};
float choiceWidth(const Painter& painter, const ChoiceSpec& spec);
/// The option picked in this frame.
std::optional<std::size_t> choice(PanelContext& context, ImVec2 leftMiddle, const ChoiceSpec& spec);

/// Buttons of which one is chosen, in one frame. Options that do not fit are shortened.
std::optional<std::size_t> segmented(PanelContext& context, std::string_view name, const Rect& rect,
                                     std::span<const std::string_view> options,
                                     std::size_t selected);
/// What they need with so much air about each, in units.
float segmentedWidth(const Painter& painter, std::span<const std::string_view> options,
                     float air = 22.0F);

/// Round a group of controls that belong together.
void drawOutline(const Painter& painter, const Rect& rect);

/// The upper left corner for the next pop-up, as near to `wanted` as a size in pixels lets it stand
/// within the window; the pop-up scrolls when it is larger than that.
void placePopup(const PanelContext& context, ImVec2 wanted, ImVec2 size);

/// A key of ImGui's went down in this frame, or is held and repeated.
bool isPressed(ImGuiKey key, bool repeats = false);
/// Closes the pop-up being drawn when Escape is pressed; call between BeginPopup and EndPopup.
void closeOnEscape();

/// A text field of any length; true when the text was finished with Enter or by leaving the field.
/// Something in `typed` gives it the keyboard and replaces its text, as if it were typed there.
bool textField(PanelContext& context, std::string_view name, const Rect& rect, std::string& text,
               std::string* typed = nullptr);

/// A field of several lines, as text comes from the clipboard; true when Enter was pressed, without
/// Ctrl. With `selectsAll`, everything is selected once the field has the keyboard, and it is
/// reset.
bool pasteField(PanelContext& context, std::string_view name, const Rect& rect, std::string& text,
                bool& selectsAll);

/// What was typed without its degree signs, which change nothing.
std::string withoutDegreeSigns(std::string_view typed);

}  // namespace gimbalscope::ui
