// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The words for enumerators, in the order of their values, and the attitudes of the presets.
#include "sim/command_names.h"

#include <array>

namespace gimbalscope::sim {

namespace {

constexpr std::array<std::string_view, 6> kTurns{"pitch-up", "pitch-down", "yaw-right",
                                                 "yaw-left", "bank-right", "bank-left"};
constexpr std::array<std::string_view, 3> kPaces{"normal", "fine", "coarse"};
constexpr std::array<std::string_view, 2> kIntegrations{"exact", "seed"};
constexpr std::array<std::string_view, 4> kCameras{"chase", "orbit", "cockpit", "fixed"};
constexpr std::array<std::string_view, 4> kThemes{"dark", "light", "projector", "high-contrast"};
constexpr std::array<std::string_view, 3> kStickAxes{"bank", "pitch", "yaw"};
constexpr std::array<std::string_view, 7> kPadAxes{
    "left-x", "left-y", "right-x", "right-y", "left-trigger", "right-trigger", "none"};
constexpr std::array<std::string_view, 3> kEventKinds{"pose-jump", "nan", "name-jump"};
constexpr std::array<std::string_view, 52> kActions{
    "pitch-down",  "pitch-up",     "yaw-left",      "yaw-right",   "bank-left",   "bank-right",
    "brake",       "reset",        "level",         "undo",        "redo",        "pause",
    "tick",        "back",         "to-start",      "to-end",      "slower",      "faster",
    "camera",      "variant",      "next-card",     "drive",       "side",        "navball",
    "timeline-in", "timeline-out", "timeline-mode", "theme",       "text-larger", "text-smaller",
    "help",        "full-screen",  "picture",       "close",       "preset-1",    "preset-2",
    "preset-3",    "preset-4",     "preset-5",      "preset-6",    "preset-7",    "preset-8",
    "preset-9",    "task",         "versus",        "lesson-next", "lesson-back", "lesson-again",
    "hint",        "blank",        "lesson",        "lesson-list"};
constexpr std::array<PresetAttitude, 9> kPresets{{{"level", 0, 0, 0},
                                                  {"up 45", 0, 45, 0},
                                                  {"up 89", 0, 89, 0},
                                                  {"up 90", 0, 90, 0},
                                                  {"down 90", 0, -90, 0},
                                                  {"bank 90", 0, 0, 90},
                                                  {"heading 90, up 90", 90, 90, 0},
                                                  {"inverted", 0, 0, 180},
                                                  {"worked example", 30, 20, 40}}};

template <class Enum, std::size_t Count>
std::string_view nameIn(const std::array<std::string_view, Count>& names, Enum value) {
    return names.at(static_cast<std::size_t>(value));
}

}  // namespace

std::string_view name(Turn turn) { return nameIn(kTurns, turn); }
std::string_view name(Pace pace) { return nameIn(kPaces, pace); }
std::string_view name(Integration integration) { return nameIn(kIntegrations, integration); }
std::string_view name(Camera camera) { return nameIn(kCameras, camera); }
std::string_view name(Theme theme) { return nameIn(kThemes, theme); }
std::string_view name(EventKind kind) { return nameIn(kEventKinds, kind); }
std::span<const std::string_view> turnNames() { return kTurns; }
std::span<const std::string_view> paceNames() { return kPaces; }
std::span<const std::string_view> integrationNames() { return kIntegrations; }
std::span<const std::string_view> cameraNames() { return kCameras; }
std::span<const std::string_view> themeNames() { return kThemes; }
std::string_view name(StickAxis axis) { return nameIn(kStickAxes, axis); }
std::string_view name(PadAxis axis) { return nameIn(kPadAxes, axis); }
std::span<const std::string_view> stickAxisNames() { return kStickAxes; }
std::span<const std::string_view> padAxisNames() { return kPadAxes; }
std::span<const std::string_view> actionNames() { return kActions; }
std::span<const PresetAttitude> presets() { return kPresets; }

}  // namespace gimbalscope::sim
