// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The table of keys.
#include "ui/bindings.h"

#include <algorithm>
#include <array>

namespace gimbalscope::ui {
namespace {

using sim::AppState;
using sim::Command;
using sim::Turn;
using Answer = std::optional<Command>;

constexpr std::string_view kFly = "Fly", kTime = "Time", kShow = "Show", kAttitudes = "Attitudes";

Answer brake(const AppState&) { return sim::Brake{}; }
Answer reset(const AppState&) { return sim::Reset{}; }
Answer level(const AppState&) { return sim::Level{}; }
Answer pause(const AppState& state) { return sim::Pause{!state.paused}; }
Answer tick(const AppState&) { return sim::TickOnce{}; }
Answer nextVariant(const AppState&) { return sim::NextVariant{}; }
Answer picture(const AppState&) { return sim::TakePicture{"gimbalscope.png"}; }

/// Slow motion, one step down the ladder of speeds.
Answer slower(const AppState& state) {
    return sim::SetNumber{"speed", neighbouringSpeed(state.speed, -1)};
}
Answer faster(const AppState& state) {
    return sim::SetNumber{"speed", neighbouringSpeed(state.speed, +1)};
}
/// The next of the four, in a circle.
Answer nextCamera(const AppState& state) {
    const auto next = (static_cast<std::size_t>(state.view.camera) + 1) % sim::cameraNames().size();
    return sim::SetCamera{static_cast<sim::Camera>(next)};
}
Answer toggleHelp(const AppState& state) { return sim::SetSwitch{"help", !state.view.help}; }
/// Escape does nothing else, so that it never surprises.
Answer closeHelp(const AppState& state) {
    return state.view.help ? Answer(sim::SetSwitch{"help", false}) : std::nullopt;
}
Answer toggleFullScreen(const AppState& state) {
    return sim::SetSwitch{"full-screen", !state.view.fullScreen};
}
template <int number>
Answer preset(const AppState&) {
    return sim::Preset{number};
}

constexpr std::array kBindings{
    Binding{"W", kFly, "nose down", Turn::PitchDown},
    Binding{"S", kFly, "nose up", Turn::PitchUp},
    Binding{"A", kFly, "yaw left", Turn::YawLeft},
    Binding{"D", kFly, "yaw right", Turn::YawRight},
    Binding{"Q", kFly, "bank left", Turn::BankLeft},
    Binding{"E", kFly, "bank right", Turn::BankRight},
    Binding{"Space", kFly, "brake", std::nullopt, brake},
    Binding{"R", kFly, "reset", std::nullopt, reset},
    Binding{"L", kFly, "level", std::nullopt, level},
    Binding{"P", kTime, "pause", std::nullopt, pause},
    Binding{".", kTime, "one tick", std::nullopt, tick},
    Binding{"[", kTime, "slower", std::nullopt, slower},
    Binding{"]", kTime, "faster", std::nullopt, faster},
    Binding{"C", kShow, "next camera", std::nullopt, nextCamera},
    Binding{"V", kShow, "variant of the selected card", std::nullopt, nextVariant},
    Binding{"F1", kShow, "this help", std::nullopt, toggleHelp},
    Binding{"F11", kShow, "full screen", std::nullopt, toggleFullScreen},
    Binding{"F12", kShow, "picture to a file", std::nullopt, picture},
    Binding{"Escape", kShow, "close the help", std::nullopt, closeHelp},
    Binding{"1", kAttitudes, "level", std::nullopt, preset<1>},
    Binding{"2", kAttitudes, "nose up 45\xC2\xB0", std::nullopt, preset<2>},
    Binding{"3", kAttitudes, "nose up 89\xC2\xB0", std::nullopt, preset<3>},
    Binding{"4", kAttitudes, "nose up 90\xC2\xB0", std::nullopt, preset<4>},
    Binding{"5", kAttitudes, "nose down 90\xC2\xB0", std::nullopt, preset<5>},
    Binding{"6", kAttitudes, "bank 90\xC2\xB0", std::nullopt, preset<6>},
    Binding{"7", kAttitudes, "heading 90\xC2\xB0, nose up 90\xC2\xB0", std::nullopt, preset<7>},
    Binding{"8", kAttitudes, "inverted", std::nullopt, preset<8>},
    Binding{"9", kAttitudes, "worked example 30\xC2\xB0 20\xC2\xB0 40\xC2\xB0", std::nullopt,
            preset<9>}};

constexpr std::array kModifiers{Modifier{"Shift", "with a flying key: a tenth of the rate"},
                                Modifier{"Ctrl", "with a flying key: four times the rate"}};

constexpr std::array kSpeeds{0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 4.0};

}  // namespace

std::span<const Binding> bindings() { return kBindings; }
std::span<const Modifier> modifiers() { return kModifiers; }

const Binding* findBinding(std::string_view key) {
    const auto found = std::ranges::find(kBindings, key, &Binding::key);
    return found != kBindings.end() ? &*found : nullptr;
}

std::vector<HelpGroup> helpGroups() {
    std::vector<HelpGroup> groups;
    for (const Binding& binding : kBindings) {
        if (groups.empty() || groups.back().title != binding.group) {
            groups.push_back({binding.group, {}});
        }
        groups.back().rows.push_back({binding.key, binding.help});
    }
    for (const Modifier& modifier : kModifiers) {  // they belong to the flying keys
        groups.front().rows.push_back({modifier.key, modifier.help});
    }
    return groups;
}

double neighbouringSpeed(double speed, int direction) {
    if (direction > 0) {
        const auto next =
            std::ranges::find_if(kSpeeds, [&](double s) { return s > speed * 1.001; });
        return next != kSpeeds.end() ? *next : kSpeeds.back();
    }
    double slower = kSpeeds.front();
    for (const double each : kSpeeds) {
        if (each < speed * 0.999) {
            slower = each;
        }
    }
    return slower;
}

}  // namespace gimbalscope::ui
