// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// What is in the menu of the top bar at any size: pictures, the last flight, how the ship answers,
// motion, and the axes and dead zone of a game pad when one is there. Switches and sticks are rows
// of a table.
#include <algorithm>
#include <array>
#include <string>

#include "ui/bar_items.h"
#include "ui/format.h"
#include "ui/widgets.h"

namespace gimbalscope::ui {
namespace {

/// A switch of the grammar and how it stands.
struct SwitchItem {
    std::string_view name, label;
    bool (*isOn)(const sim::AppState&);
};
constexpr std::array kSwitches{
    SwitchItem{"full-screen", "full screen",
               [](const sim::AppState& state) { return state.view.fullScreen; }},
    SwitchItem{"invert-pitch", "invert pitch",
               [](const sim::AppState& state) { return state.settings.invertPitch; }},
    SwitchItem{"inertia", "inertia",
               [](const sim::AppState& state) { return state.settings.inertia; }},
    SwitchItem{"reduce-motion", "reduce motion",
               [](const sim::AppState& state) { return state.view.reduceMotion; }},
    SwitchItem{"calm-motion", "calm flicker",
               [](const sim::AppState& state) { return state.view.calmMotion; }}};

template <std::size_t row>
float switchWidth(PanelContext& context) {
    return toggleWidth(context.painter, kSwitches[row].label);
}
template <std::size_t row>
void drawSwitch(PanelContext& context, ImVec2 at) {
    constexpr SwitchItem item = kSwitches[row];
    const bool on = item.isOn(context.state);
    const std::string name = "menu " + std::string(item.name);
    if (toggle(context, at, {name, item.label, on})) {
        context.commands.push_back(sim::SetSwitch{std::string(item.name), !on});
    }
}

/// The sizes a picture may have; the first is the window's own.
constexpr std::array<std::string_view, 5> kPictures{"as the window", "1280 \xC3\x97 720",
                                                    "1920 \xC3\x97 1080", "2560 \xC3\x97 1440",
                                                    "3840 \xC3\x97 2160"};
constexpr std::array<std::pair<int, int>, 5> kPictureSizes{
    {{0, 0}, {1280, 720}, {1920, 1080}, {2560, 1440}, {3840, 2160}}};
ChoiceSpec pictureSpec(PanelContext&) {
    return {"picture", "save a picture", kPictures, kPictures.size(), "size"};
}
float pictureWidth(PanelContext& context) {
    return choiceWidth(context.painter, pictureSpec(context));
}
void drawPicture(PanelContext& context, ImVec2 at) {
    if (const auto picked = choice(context, at, pictureSpec(context))) {
        const auto [width, height] = kPictureSizes[*picked];
        context.commands.push_back(sim::TakePicture{"gimbalscope.png", width, height});
    }
}

constexpr std::string_view kContinue = "continue the last flight";
float continueWidth(PanelContext& context) {
    return textWidth(*context.painter.fonts.label, kContinue) + context.painter.px(24.0F);
}
void drawContinue(PanelContext& context, ImVec2 at) {
    const int height = static_cast<int>(context.painter.px(28.0F));
    const Rect rect{static_cast<int>(at.x), static_cast<int>(at.y) - height / 2,
                    static_cast<int>(continueWidth(context)), height};
    if (button(context, kContinue, rect, kContinue)) {
        context.commands.push_back(sim::ContinueFlight{});
    }
}

/// One of several numbers of the grammar, each with its text.
struct LadderItem {
    std::string_view name, label;
    std::span<const double> (*values)();
    double (*value)(const sim::AppState&);
    std::string (*text)(double);
};
std::string stepText(double degrees) {
    return degrees > 0.0 ? number(degrees, 0) + "\xC2\xB0" : "off";
}
constexpr std::array kDeadZones{0.0, 0.05, 0.1, 0.15, 0.2, 0.3, 0.5};
std::span<const double> deadZones() { return kDeadZones; }
std::string percentText(double part) { return number(part * 100.0, 0) + " %"; }
constexpr std::array kLadders{
    LadderItem{"step-mode", "a tap turns", sim::stepModes,
               [](const sim::AppState& state) { return state.settings.stepModeDeg; }, stepText},
    LadderItem{"dead-zone", "pad: dead zone", deadZones,
               [](const sim::AppState& state) { return state.view.deadZone; }, percentText}};

template <std::size_t row>
ChoiceSpec ladderSpec(PanelContext& context, std::span<const std::string_view> names) {
    constexpr LadderItem item = kLadders[row];
    const std::span<const double> values = item.values();
    const double value = item.value(context.state);
    const auto selected = std::ranges::find(values, value) - values.begin();
    return {item.name, item.label, names, static_cast<std::size_t>(selected), item.text(value)};
}
template <std::size_t row>
float ladderWidth(PanelContext& context) {
    return choiceWidth(context.painter, ladderSpec<row>(context, {}));
}
template <std::size_t row>
void drawLadder(PanelContext& context, ImVec2 at) {
    constexpr LadderItem item = kLadders[row];
    std::vector<std::string> texts;
    std::ranges::transform(item.values(), std::back_inserter(texts), item.text);
    const std::vector<std::string_view> names(texts.begin(), texts.end());
    if (const auto picked = choice(context, at, ladderSpec<row>(context, names))) {
        context.commands.push_back(sim::SetNumber{std::string(item.name), item.values()[*picked]});
    }
}

/// A stick of the pad for one of the ship's axes.
constexpr std::array<std::string_view, 3> kStickLabels{"pad: bank", "pad: pitch", "pad: yaw"};
template <std::size_t axis>
ChoiceSpec padSpec(PanelContext& context) {
    return {kStickLabels[axis], kStickLabels[axis], sim::padAxisNames(),
            static_cast<std::size_t>(context.state.view.pad[axis].axis)};
}
constexpr std::string_view kInverted = "inverted";
template <std::size_t axis>
float padWidth(PanelContext& context) {
    return choiceWidth(context.painter, padSpec<axis>(context)) + context.painter.px(16.0F) +
           toggleWidth(context.painter, kInverted);
}
template <std::size_t axis>
void drawPad(PanelContext& context, ImVec2 at) {
    const sim::PadChoice chosen = context.state.view.pad[axis];
    sim::MapPad map{static_cast<sim::StickAxis>(axis), chosen};
    const ChoiceSpec spec = padSpec<axis>(context);
    if (const auto picked = choice(context, at, spec)) {
        map.choice.axis = static_cast<sim::PadAxis>(*picked);
        context.commands.push_back(map);
    }
    const std::string name = std::string(kStickLabels[axis]) + " inverted";
    at.x += choiceWidth(context.painter, spec) + context.painter.px(16.0F);
    if (toggle(context, at, {name, kInverted, chosen.inverted})) {
        map.choice.inverted = !chosen.inverted;
        context.commands.push_back(map);
    }
}

constexpr std::array kItems{
    BarItem{pictureWidth, drawPicture},     BarItem{continueWidth, drawContinue},
    BarItem{ladderWidth<0>, drawLadder<0>}, BarItem{switchWidth<0>, drawSwitch<0>},
    BarItem{switchWidth<1>, drawSwitch<1>}, BarItem{switchWidth<2>, drawSwitch<2>},
    BarItem{switchWidth<3>, drawSwitch<3>}, BarItem{switchWidth<4>, drawSwitch<4>}};
static_assert(kSwitches.size() == 5);
constexpr std::array kPadItems{BarItem{padWidth<0>, drawPad<0>}, BarItem{padWidth<1>, drawPad<1>},
                               BarItem{padWidth<2>, drawPad<2>},
                               BarItem{ladderWidth<1>, drawLadder<1>}};

}  // namespace

std::span<const BarItem> menuItems() { return kItems; }
std::span<const BarItem> padItems() { return kPadItems; }

}  // namespace gimbalscope::ui
