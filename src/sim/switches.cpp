// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Tables of switches and numbers, with an accessor each.
#include "sim/switches.h"

#include <algorithm>
#include <array>

#include "sim/command.h"
#include "tune/languages.h"

namespace gimbalscope::sim {

namespace {

struct Switch {
    std::string_view name;
    bool& (*in)(AppState&);
};
constexpr std::array kSwitches{
    Switch{"renormalise", [](AppState& s) -> bool& { return s.settings.renormalise; }},
    Switch{"literal", [](AppState& s) -> bool& { return s.settings.literal; }},
    Switch{"raw", [](AppState& s) -> bool& { return s.settings.raw; }},
    Switch{"wrap", [](AppState& s) -> bool& { return s.settings.unsignedRotator; }},
    Switch{"inertia", [](AppState& s) -> bool& { return s.settings.inertia; }},
    Switch{"invert-pitch", [](AppState& s) -> bool& { return s.settings.invertPitch; }},
    Switch{"help", [](AppState& s) -> bool& { return s.view.help; }},
    Switch{"full-screen", [](AppState& s) -> bool& { return s.view.fullScreen; }},
    Switch{"timeline-all", [](AppState& s) -> bool& { return s.view.timeline.allCards; }},
    Switch{"reduce-motion", [](AppState& s) -> bool& { return s.view.reduceMotion; }},
    Switch{"round", [](AppState& s) -> bool& { return s.view.keyframing.goesRound; }},
    Switch{"blank", [](AppState& s) -> bool& { return s.view.learning.isBlank; }},
    Switch{"calm-motion", [](AppState& s) -> bool& { return s.view.calmMotion; }},
};
constexpr auto kSwitchNames = [] {
    std::array<std::string_view, kSwitches.size()> names;
    for (std::size_t i = 0; i < names.size(); ++i) {
        names[i] = kSwitches[i].name;
    }
    return names;
}();

constexpr std::array<std::string_view, 3> kDrives{"quaternion", "angles", "both"};
constexpr std::array<std::string_view, 4> kTasks{"fly", "tune", "interpolate", "learn"};
constexpr std::array<std::string_view, 4> kSides{"navball", "truth", "map", "autopilot"};
constexpr std::array<std::string_view, 6> kTools{"yours", "detective", "check",
                                                 "turn",  "code",      "compare"};
constexpr std::array<std::string_view, 2> kCodeAxes{"world", "engine"};
constexpr std::array<std::string_view, 3> kTurnAxes{"x", "y", "z"};
constexpr std::array<std::string_view, 2> kTurnAbout{"ship", "world"};
constexpr std::array<std::string_view, 7> kPages{"flight", "card",        "side", "timeline",
                                                 "tune",   "interpolate", "learn"};
constexpr std::array<std::string_view, 2> kReadings{"inverse", "exp"};
constexpr std::array<std::string_view, 2> kKeyArithmetics{"float64", "float32"};
constexpr std::array<std::string_view, 2> kNavballs{"pilot", "outside"};
constexpr std::array<std::string_view, 3> kTimelines{"raw", "gap", "unwrapped"};
constexpr std::array kChoiceSettings{ChoiceSetting{"drive", kDrives},
                                     ChoiceSetting{"task", kTasks},
                                     ChoiceSetting{"side", kSides},
                                     ChoiceSetting{"page", kPages},
                                     ChoiceSetting{"navball", kNavballs},
                                     ChoiceSetting{"timeline", kTimelines},
                                     ChoiceSetting{"tool", kTools},
                                     ChoiceSetting{"language", tune::kLanguageIds},
                                     ChoiceSetting{"code-axes", kCodeAxes},
                                     ChoiceSetting{"turn-axis", kTurnAxes},
                                     ChoiceSetting{"turn-about", kTurnAbout},
                                     ChoiceSetting{"method", curve::kMethodNames},
                                     ChoiceSetting{"ends", curve::kEndsNames},
                                     ChoiceSetting{"way", curve::kWayNames},
                                     ChoiceSetting{"squad-reading", kReadings},
                                     ChoiceSetting{"key-arithmetic", kKeyArithmetics}};

/// Reads and writes an enumerator as its place among the words.
struct Choice {
    std::size_t (*get)(const AppState&);
    void (*set)(AppState&, std::size_t);
};
template <class Value>
std::size_t place(Value value) {
    return static_cast<std::size_t>(value);
}
template <class Value>
void assign(Value& value, std::size_t at) {
    value = static_cast<Value>(at);
}
constexpr std::array kChoices{
    Choice{[](const AppState& s) { return place(s.drive); },
           [](AppState& s, std::size_t at) { assign(s.drive, at); }},
    Choice{[](const AppState& s) { return place(s.view.task); },
           [](AppState& s, std::size_t at) { assign(s.view.task, at); }},
    Choice{[](const AppState& s) { return place(s.view.side); },
           [](AppState& s, std::size_t at) { assign(s.view.side, at); }},
    Choice{[](const AppState& s) { return place(s.view.page); },
           [](AppState& s, std::size_t at) { assign(s.view.page, at); }},
    Choice{[](const AppState& s) { return place(s.view.navball); },
           [](AppState& s, std::size_t at) { assign(s.view.navball, at); }},
    Choice{[](const AppState& s) { return place(s.view.timeline.mode); },
           [](AppState& s, std::size_t at) { assign(s.view.timeline.mode, at); }},
    Choice{[](const AppState& s) { return place(s.view.tool); },
           [](AppState& s, std::size_t at) { assign(s.view.tool, at); }},
    Choice{[](const AppState& s) { return place(s.view.code.language); },
           [](AppState& s, std::size_t at) { assign(s.view.code.language, at); }},
    Choice{[](const AppState& s) { return place(s.view.code.axes); },
           [](AppState& s, std::size_t at) { assign(s.view.code.axes, at); }},
    Choice{[](const AppState& s) { return place(s.view.turn.axis); },
           [](AppState& s, std::size_t at) { assign(s.view.turn.axis, at); }},
    Choice{[](const AppState& s) { return place(s.view.turn.aboutWorld); },
           [](AppState& s, std::size_t at) { s.view.turn.aboutWorld = at == 1; }},
    Choice{[](const AppState& s) { return place(s.view.keyframing.method); },
           [](AppState& s, std::size_t at) { assign(s.view.keyframing.method, at); }},
    Choice{[](const AppState& s) { return place(s.view.keyframing.ends); },
           [](AppState& s, std::size_t at) { assign(s.view.keyframing.ends, at); }},
    Choice{[](const AppState& s) { return place(s.view.keyframing.way); },
           [](AppState& s, std::size_t at) { assign(s.view.keyframing.way, at); }},
    Choice{[](const AppState& s) { return place(s.view.keyframing.reading); },
           [](AppState& s, std::size_t at) { assign(s.view.keyframing.reading, at); }},
    Choice{[](const AppState& s) { return place(s.view.keyframing.isFloat32); },
           [](AppState& s, std::size_t at) { s.view.keyframing.isFloat32 = at == 1; }},
};
static_assert(kChoices.size() == kChoiceSettings.size());

struct Number {
    std::string_view name;
    double (*get)(const AppState&);
    void (*set)(AppState&, double);
};
constexpr std::array kNumbers{
    Number{"tick-rate", [](const AppState& s) { return static_cast<double>(s.settings.tickRate); },
           [](AppState& s, double v) {
               s.settings.tickRate = static_cast<int>(v);
               s.tickPhase = 0;
           }},
    Number{"speed", [](const AppState& s) { return s.speed; },
           [](AppState& s, double v) { s.speed = v; }},
    Number{"jump-threshold", [](const AppState& s) { return s.settings.jumpThresholdDeg; },
           [](AppState& s, double v) { s.settings.jumpThresholdDeg = v; }},
    Number{"step-mode", [](const AppState& s) { return s.settings.stepModeDeg; },
           [](AppState& s, double v) { s.settings.stepModeDeg = v; }},
    Number{"text-size", [](const AppState& s) { return static_cast<double>(s.view.textPercent); },
           [](AppState& s, double v) { s.view.textPercent = static_cast<int>(v); }},
    Number{"zoom", [](const AppState& s) { return s.view.zoom; },
           [](AppState& s, double v) { s.view.zoom = v; }},
    Number{"timeline-span", [](const AppState& s) { return s.view.timeline.spanS; },
           [](AppState& s, double v) { s.view.timeline.spanS = v; }},
    Number{"dead-zone", [](const AppState& s) { return s.view.deadZone; },
           [](AppState& s, double v) { s.view.deadZone = v; }},
    Number{"turn-by", [](const AppState& s) { return s.view.turn.degrees; },
           [](AppState& s, double v) { s.view.turn.degrees = v; }},
};
constexpr std::array kNumberSettings{
    NumberSetting{"tick-rate", 1, 240, true, "engine ticks in a simulated second"},
    NumberSetting{"speed", 0.01, 4, false, "simulated time against the clock"},
    NumberSetting{"jump-threshold", 0, 180, false, "degrees beyond the ship that make a pose jump"},
    NumberSetting{"step-mode", 0, 90, true, "degrees a tap turns: 1, 5, 15, 45 or 90; 0 is off"},
    NumberSetting{"text-size", 75, 300, true, "size of the text in percent"},
    NumberSetting{"zoom", 0.2, 5, false, "magnification of the flight view"},
    NumberSetting{"timeline-span", 0, 86400, false, "seconds on the timeline; 0 is all"},
    NumberSetting{"dead-zone", 0, 0.9, false, "part of a pad's axis that counts as its middle"},
    NumberSetting{"turn-by", -3600, 3600, false, "degrees of the turn to be typed"},
};
static_assert(kNumbers.size() == kNumberSettings.size());

}  // namespace

std::span<const std::string_view> switchNames() { return kSwitchNames; }

std::span<const NumberSetting> numberSettings() { return kNumberSettings; }

std::span<const ChoiceSetting> choiceSettings() { return kChoiceSettings; }

std::span<const std::string_view> choiceWords(std::string_view name) {
    return std::ranges::find(kChoiceSettings, name, &ChoiceSetting::name)->words;
}

void setChoice(AppState& state, std::string_view name, std::string_view word) {
    for (std::size_t row = 0; row < kChoices.size(); ++row) {
        const std::span<const std::string_view> words = kChoiceSettings[row].words;
        const auto found = std::ranges::find(words, word);
        if (kChoiceSettings[row].name == name && found != words.end()) {
            kChoices[row].set(state, static_cast<std::size_t>(found - words.begin()));
        }
    }
}

std::optional<std::string_view> choiceOf(const AppState& state, std::string_view name) {
    for (std::size_t row = 0; row < kChoices.size(); ++row) {
        if (kChoiceSettings[row].name == name) {
            return kChoiceSettings[row].words[kChoices[row].get(state)];
        }
    }
    return std::nullopt;
}

void setSwitch(AppState& state, std::string_view name, bool on) {
    for (const Switch& row : kSwitches) {
        if (row.name == name) {
            row.in(state) = on;
        }
    }
    if (!state.settings.inertia) {
        state.coasting = {};
    }
}

std::optional<bool> switchOf(const AppState& state, std::string_view name) {
    AppState copy = state;  // the accessors hand out references
    for (const Switch& row : kSwitches) {
        if (row.name == name) {
            return row.in(copy);
        }
    }
    return std::nullopt;
}

void setNumber(AppState& state, std::string_view name, double value) {
    for (const Number& row : kNumbers) {
        if (row.name == name) {
            row.set(state, value);
        }
    }
}

std::optional<double> numberOf(const AppState& state, std::string_view name) {
    for (const Number& row : kNumbers) {
        if (row.name == name) {
            return row.get(state);
        }
    }
    return std::nullopt;
}

}  // namespace gimbalscope::sim
