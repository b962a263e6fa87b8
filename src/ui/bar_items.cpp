// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Each control: what it offers, what is chosen, and the command for a choice.
#include "ui/bar_items.h"

#include <algorithm>
#include <string>

#include "text/numbers.h"
#include "ui/bindings.h"
#include "ui/widgets.h"

namespace gimbalscope::ui {
namespace {

/// Names with "default" in front, for settings that may be each row's own.
std::vector<std::string_view> withDefault(std::span<const std::string_view> names) {
    std::vector<std::string_view> all{"default"};
    all.insert(all.end(), names.begin(), names.end());
    return all;
}

/// Where a value stands among those offered; past them when it is none of them.
template <class Values, class Value>
std::size_t indexOf(const Values& values, Value value) {
    return static_cast<std::size_t>(std::ranges::find(values, value) - values.begin());
}

/// In which arithmetic the formulas run.
ChoiceSpec arithmeticSpec(PanelContext& context, std::vector<std::string_view>& names) {
    names = withDefault(convention::arithmeticNames());
    const auto& chosen = context.state.settings.arithmetic;
    return {"arithmetic", "arithmetic", names, chosen ? static_cast<std::size_t>(*chosen) + 1 : 0};
}
void drawArithmetic(PanelContext& context, ImVec2 at) {
    std::vector<std::string_view> names;
    if (const auto picked = choice(context, at, arithmeticSpec(context, names))) {
        sim::SetArithmetic command;
        if (*picked > 0) {
            command.arithmetic = static_cast<convention::Arithmetic>(*picked - 1);
        }
        context.commands.push_back(command);
    }
}
float arithmeticWidth(PanelContext& context) {
    std::vector<std::string_view> names;
    return choiceWidth(context.painter, arithmeticSpec(context, names));
}

/// How angles are rounded before they are read back.
ChoiceSpec quantiseSpec(PanelContext& context, std::vector<std::string_view>& names) {
    names = withDefault(convention::quantiseNames());
    const auto& chosen = context.state.settings.quantise;
    return {"quantise", "quantise", names, chosen ? static_cast<std::size_t>(*chosen) + 1 : 0};
}
void drawQuantise(PanelContext& context, ImVec2 at) {
    std::vector<std::string_view> names;
    if (const auto picked = choice(context, at, quantiseSpec(context, names))) {
        sim::SetQuantise command;
        if (*picked > 0) {
            command.quantise = static_cast<convention::Quantise>(*picked - 1);
        }
        context.commands.push_back(command);
    }
}
float quantiseWidth(PanelContext& context) {
    std::vector<std::string_view> names;
    return choiceWidth(context.painter, quantiseSpec(context, names));
}

/// How `fed` is turned: in one exact step, or by seed 000's three products.
ChoiceSpec integrationSpec(PanelContext& context) {
    return {"integration", "integration", sim::integrationNames(),
            static_cast<std::size_t>(context.state.settings.integration)};
}
void drawIntegration(PanelContext& context, ImVec2 at) {
    if (const auto picked = choice(context, at, integrationSpec(context))) {
        context.commands.push_back(sim::SetIntegration{static_cast<sim::Integration>(*picked)});
    }
}
float integrationWidth(PanelContext& context) {
    return choiceWidth(context.painter, integrationSpec(context));
}

constexpr std::array<std::string_view, 5> kTickRates{"15", "30", "60", "120", "240"};
constexpr std::array<int, 5> kTickRateValues{15, 30, 60, 120, 240};
/// How often the engines look.
ChoiceSpec tickRateSpec(PanelContext& context) {
    const int rate = context.state.settings.tickRate;
    return {"tick-rate", "ticks/s", kTickRates, indexOf(kTickRateValues, rate),
            std::to_string(rate)};
}
void drawTickRate(PanelContext& context, ImVec2 at) {
    if (const auto picked = choice(context, at, tickRateSpec(context))) {
        context.commands.push_back(
            sim::SetNumber{"tick-rate", static_cast<double>(kTickRateValues[*picked])});
    }
}
float tickRateWidth(PanelContext& context) {
    return choiceWidth(context.painter, tickRateSpec(context));
}

/// Whether `fed` is brought back to length 1 after each tick.
void drawRenormalise(PanelContext& context, ImVec2 at) {
    const bool on = context.state.settings.renormalise;
    if (toggle(context, at, {"renormalise", "renormalise", on})) {
        context.commands.push_back(sim::SetSwitch{"renormalise", !on});
    }
}
float renormaliseWidth(PanelContext& context) {
    return toggleWidth(context.painter, "renormalise");
}

/// Whether the same four numbers go into every formula, without a change of frame.
void drawLiteral(PanelContext& context, ImVec2 at) {
    const bool on = context.state.settings.literal;
    if (toggle(context, at, {"literal", "literal", on})) {
        context.commands.push_back(sim::SetSwitch{"literal", !on});
    }
}
float literalWidth(PanelContext& context) { return toggleWidth(context.painter, "literal"); }

constexpr std::array<std::string_view, 4> kThemes{"Dark", "Light", "Projector", "High contrast"};

ChoiceSpec themeSpec(PanelContext& context) {
    return {"theme", "", kThemes, static_cast<std::size_t>(context.state.view.theme)};
}
ChoiceSpec sizeSpec(PanelContext& context, std::span<const std::string_view> names) {
    const int percent = context.state.view.textPercent;
    return {"text-size", "Aa", names, indexOf(textSizes(), static_cast<double>(percent)),
            std::to_string(percent) + " %"};
}
void drawTheme(PanelContext& context, ImVec2 at) {
    if (const auto picked = choice(context, at, themeSpec(context))) {
        context.commands.push_back(sim::SetTheme{static_cast<sim::Theme>(*picked)});
    }
}
void drawSize(PanelContext& context, ImVec2 at) {
    std::vector<std::string> texts;
    for (const double each : textSizes()) {
        texts.push_back(text::formatShortest(each) + " %");
    }
    const std::vector<std::string_view> names(texts.begin(), texts.end());
    if (const auto picked = choice(context, at, sizeSpec(context, names))) {
        context.commands.push_back(sim::SetNumber{"text-size", textSizes()[*picked]});
    }
}
float themeWidth(PanelContext& context) { return choiceWidth(context.painter, themeSpec(context)); }
float sizeWidth(PanelContext& context) {
    return choiceWidth(context.painter, sizeSpec(context, {}));
}

/// What the keys turn.
ChoiceSpec driveSpec(PanelContext& context) {
    return {"drive", "drive", sim::choiceWords("drive"),
            static_cast<std::size_t>(context.state.drive)};
}
void drawDrive(PanelContext& context, ImVec2 at) {
    const ChoiceSpec spec = driveSpec(context);
    if (const auto picked = choice(context, at, spec)) {
        context.commands.push_back(sim::SetChoice{"drive", std::string(spec.options[*picked])});
    }
}
float driveWidth(PanelContext& context) { return choiceWidth(context.painter, driveSpec(context)); }

constexpr std::array kMagnifiers{BarItem{driveWidth, drawDrive},
                                 BarItem{arithmeticWidth, drawArithmetic},
                                 BarItem{renormaliseWidth, drawRenormalise},
                                 BarItem{integrationWidth, drawIntegration},
                                 BarItem{quantiseWidth, drawQuantise},
                                 BarItem{literalWidth, drawLiteral},
                                 BarItem{tickRateWidth, drawTickRate}};

/// Simulated time against the clock.
ChoiceSpec speedSpec(PanelContext& context, std::span<const std::string_view> names) {
    const double speed = context.state.speed;
    return {"speed", "speed", names, indexOf(speeds(), speed), text::formatShortest(speed)};
}
void drawSpeed(PanelContext& context, ImVec2 at) {
    std::vector<std::string> texts;
    for (const double each : speeds()) {
        texts.push_back(text::formatShortest(each));
    }
    const std::vector<std::string_view> names(texts.begin(), texts.end());
    if (const auto picked = choice(context, at, speedSpec(context, names))) {
        context.commands.push_back(sim::SetNumber{"speed", speeds()[*picked]});
    }
}
float speedWidth(PanelContext& context) {
    return choiceWidth(context.painter, speedSpec(context, {}));
}

ChoiceSpec cameraSpec(PanelContext& context) {
    return {"camera choice", "camera", sim::cameraNames(),
            static_cast<std::size_t>(context.state.view.camera)};
}
void drawCamera(PanelContext& context, ImVec2 at) {
    if (const auto picked = choice(context, at, cameraSpec(context))) {
        context.commands.push_back(sim::SetCamera{static_cast<sim::Camera>(*picked)});
    }
}
float cameraWidth(PanelContext& context) {
    return choiceWidth(context.painter, cameraSpec(context));
}

void drawHelpToggle(PanelContext& context, ImVec2 at) {
    const bool on = context.state.view.help;
    if (toggle(context, at, {"help choice", "help", on})) {
        context.commands.push_back(sim::SetSwitch{"help", !on});
    }
}
float helpWidth(PanelContext& context) { return toggleWidth(context.painter, "help"); }

/// A small button with a word; dimmed while there is nothing to do.
template <class Command>
void drawWord(PanelContext& context, ImVec2 at, std::string_view word, bool isPossible) {
    const int height = static_cast<int>(context.painter.px(28.0F));
    const Rect rect{static_cast<int>(at.x), static_cast<int>(at.y) - height / 2,
                    static_cast<int>(context.painter.px(64.0F)), height};
    const ButtonKind kind = isPossible ? ButtonKind::Outlined : ButtonKind::Dimmed;
    if (button(context, std::string(word) + " choice", rect, word, kind)) {
        context.commands.push_back(Command{});
    }
}
float wordWidth(PanelContext& context) { return context.painter.px(64.0F); }
void drawUndo(PanelContext& context, ImVec2 at) {
    drawWord<sim::Undo>(context, at, "undo", context.canUndo);
}
void drawRedo(PanelContext& context, ImVec2 at) {
    drawWord<sim::Redo>(context, at, "redo", context.canRedo);
}
constexpr std::array kUndo{BarItem{wordWidth, drawUndo}, BarItem{wordWidth, drawRedo}};

constexpr std::array<std::string_view, 4> kTasks{"Fly", "Tune", "Interpolate", "Learn"};
ChoiceSpec taskSpec(PanelContext& context) {
    return {"task choice", "task", kTasks, static_cast<std::size_t>(context.state.view.task)};
}
void drawTask(PanelContext& context, ImVec2 at) {
    if (const auto picked = choice(context, at, taskSpec(context))) {
        beginTask(context, *picked);
    }
}
float taskWidth(PanelContext& context) { return choiceWidth(context.painter, taskSpec(context)); }
constexpr std::array kTaskItems{BarItem{taskWidth, drawTask}};

constexpr std::array kRemaining{BarItem{speedWidth, drawSpeed}, BarItem{cameraWidth, drawCamera},
                                BarItem{helpWidth, drawHelpToggle}};
constexpr std::array kAppearance{BarItem{sizeWidth, drawSize}, BarItem{themeWidth, drawTheme}};

}  // namespace

std::span<const BarItem> magnifiers() { return kMagnifiers; }
std::span<const BarItem> remaining() { return kRemaining; }
std::span<const BarItem> undoItems() { return kUndo; }
std::span<const BarItem> taskItems() { return kTaskItems; }
std::span<const std::string_view> taskTitles() { return kTasks; }

void beginTask(PanelContext& context, std::size_t task) {
    context.commands.push_back(sim::SetChoice{"task", std::string(sim::choiceWords("task")[task])});
    if (static_cast<sim::Task>(task) == sim::Task::Tune) {
        context.commands.push_back(sim::SetChoice{"side", "map"});
        context.commands.push_back(sim::SetChoice{"page", "tune"});
    } else if (static_cast<sim::Task>(task) == sim::Task::Interpolate) {
        context.commands.push_back(sim::SetChoice{"page", "interpolate"});
    } else if (static_cast<sim::Task>(task) == sim::Task::Learn) {
        context.commands.push_back(sim::SetChoice{"page", "learn"});
    }
}
std::span<const BarItem> appearance() { return kAppearance; }

}  // namespace gimbalscope::ui
