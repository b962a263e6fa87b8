// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Settings out of a state, into text and back. That a file was cut off is seen by its last line:
// "timeline-span 6" may have been 60.
#include "app/settings.h"

#include <algorithm>
#include <array>

#include "io/text_check.h"
#include "sim/own.h"
#include "sim/play.h"
#include "sim/rival.h"
#include "sim/switches.h"
#include "sim/update.h"
#include "text/numbers.h"
#include "text/words.h"

namespace gimbalscope::app {
namespace {

using sim::AppState;
using sim::Command;

constexpr std::string_view kHead = "# gimbalscope settings ";
constexpr std::string_view kLast = "# end of settings";
constexpr std::int64_t kVersion = 1;
constexpr int kMostBadLines = 100;  // beyond, it is some other file

/// Switches, numbers and choices that are kept.
constexpr std::array<std::string_view, 16> kKept{
    "calm-motion", "dead-zone",     "full-screen",   "inertia",   "invert-pitch", "navball",
    "page",        "reduce-motion", "side",          "step-mode", "task",         "text-size",
    "timeline",    "timeline-all",  "timeline-span", "tool"};
constexpr std::array<std::string_view, 3> kOfTheFlight{"inertia", "show", "step-mode"};

bool isKept(std::string_view name) { return std::ranges::find(kKept, name) != kKept.end(); }

/// A kept switch, number or choice as it is in a state.
Command namedSetting(const AppState& state, std::string_view name) {
    const std::string key(name);
    if (const auto on = sim::switchOf(state, name)) {
        return sim::SetSwitch{key, *on};
    }
    if (const auto word = sim::choiceOf(state, name)) {
        return sim::SetChoice{key, std::string(*word)};
    }
    return sim::SetNumber{key, sim::numberOf(state, name).value_or(0.0)};
}

/// Every setting of a state as the command that makes it, default or not.
std::vector<Command> allSettings(const AppState& state) {
    std::vector<Command> all{sim::SetTheme{state.view.theme}, sim::SetCamera{state.view.camera}};
    for (const sim::Own& own : state.own) {
        all.emplace_back(sim::makingOf(own.custom));
    }
    sim::ShowCards show;
    for (const sim::Card& card : state.cards) {
        show.selections.push_back(sim::cardText(card));
    }
    all.push_back(show);
    all.emplace_back(sim::SpeakLanguage{state.view.learning.language});
    for (const std::string_view name : kKept) {
        all.push_back(namedSetting(state, name));
    }
    for (std::size_t axis = 0; axis < state.view.pad.size(); ++axis) {
        all.push_back(sim::MapPad{static_cast<sim::StickAxis>(axis), state.view.pad[axis]});
    }
    for (const std::string_view action : sim::actionNames()) {
        const auto chosen = std::ranges::find(state.view.keys, action, &sim::KeyChoice::action);
        all.push_back(sim::Bind{std::string(action), chosen != state.view.keys.end()
                                                         ? chosen->key
                                                         : std::string("default")});
    }
    return all;
}

struct Key {
    std::string operator()(const sim::SetTheme&) const { return "theme"; }
    std::string operator()(const sim::SetCamera&) const { return "camera"; }
    std::string operator()(const sim::ShowCards&) const { return "show"; }
    std::string operator()(const sim::MakeOwn& make) const { return "own " + make.name; }
    std::string operator()(const sim::ForgetOwn& forget) const { return "own " + forget.name; }
    std::string operator()(const sim::SpeakLanguage&) const { return "lesson-language"; }
    std::string operator()(const sim::PlaceWindow&) const { return "window"; }
    std::string operator()(const sim::SetSwitch& set) const { return kept(set.name); }
    std::string operator()(const sim::SetNumber& set) const { return kept(set.name); }
    std::string operator()(const sim::SetChoice& set) const { return kept(set.name); }
    std::string operator()(const sim::Bind& bind) const { return "bind " + bind.action; }
    std::string operator()(const sim::MapPad& map) const {
        return "pad " + std::string(sim::name(map.axis));
    }
    template <class Other>
    std::string operator()(const Other&) const {
        return {};
    }

    static std::string kept(const std::string& name) { return isKept(name) ? name : ""; }
};

/// What is said of lines that cannot be used: how many, and the first of them.
class BadLines {
public:
    void add(int number, const std::string& reason) {
        first_ = count_ == 0 ? "line " + std::to_string(number) + ": " + reason : first_;
        ++count_;
    }
    int count() const { return count_; }
    std::string sentence() const {
        return count_ == 1
                   ? "1 line cannot be used (" + first_ + ")"
                   : std::to_string(count_) + " lines cannot be used (first " + first_ + ")";
    }

private:
    int count_ = 0;
    std::string first_;
};

/// One line into the settings; the reason when it cannot be used. `own` are the conventions of
/// one's own in the lines before it.
std::string take(std::string_view line, std::vector<std::string>& own, Settings& settings) {
    if (io::firstBadByte(line) != std::string_view::npos) {
        return "it is no text";
    }
    const sim::ParsedCommand parsed = sim::parse(line, own);
    if (!parsed.command) {
        return parsed.error;
    }
    const std::string key = settingKey(*parsed.command);
    if (key.empty()) {
        return text::inQuotes(line) + " is no setting";
    }
    sim::follow(own, *parsed.command);
    settings[key] = sim::text(*parsed.command);
    return {};
}

/// What the first line says is wrong; empty for our version.
std::string headProblem(std::string_view line) {
    const text::ParsedInteger version = line.starts_with(kHead)
                                            ? text::parseInteger(line.substr(kHead.size()))
                                            : text::ParsedInteger{};
    if (!line.starts_with(kHead) || !version.ok() || version.value < 1) {
        return "its first line is not \"" + std::string(kHead) + std::to_string(kVersion) + "\"";
    }
    return version.value > kVersion ? "it was written by a newer version" : "";
}

std::string joined(const std::vector<std::string>& problems) {
    std::string sentence;
    for (const std::string& problem : problems) {
        sentence += (sentence.empty() ? "" : ", ") + problem;
    }
    return sentence;
}

}  // namespace

std::string settingKey(const Command& command) { return std::visit(Key{}, command); }

bool isLook(std::string_view key) {
    return std::ranges::find(kOfTheFlight, key) == kOfTheFlight.end() && !key.starts_with("own ");
}

std::vector<Command> commandsTowards(const AppState& state, const AppState& wanted,
                                     bool looksOnly) {
    std::map<std::string, Command> present;
    for (const Command& command : allSettings(state)) {
        present.emplace(settingKey(command), command);
    }
    std::vector<Command> commands = allSettings(wanted);
    bool makesOwn = false;  // which shows a new one; "show" then says which cards are wanted
    std::erase_if(commands, [&](const Command& command) {
        const std::string key = settingKey(command);
        const auto same = present.find(key);
        const bool isThere = same != present.end() && same->second == command;
        makesOwn = makesOwn || (!isThere && std::holds_alternative<sim::MakeOwn>(command));
        return (isThere && !(makesOwn && key == "show")) || (looksOnly && !isLook(key));
    });
    for (const sim::Own& own : state.own) {  // last: its cards are no longer wanted by then
        if (!looksOnly && sim::ownOf(wanted, own.custom.name) == nullptr) {
            commands.emplace_back(sim::ForgetOwn{own.custom.name});
        }
    }
    return commands;
}

std::vector<Command> asSetUp(std::vector<Command> commands) {
    if (!commands.empty()) {
        commands.insert(commands.begin(), sim::SetUp{true});
        commands.emplace_back(sim::SetUp{false});
    }
    return commands;
}

Settings settingsOf(const AppState& state) {
    Settings settings;
    for (const Command& command : commandsTowards(sim::initialState(), state, false)) {
        settings[settingKey(command)] = sim::text(command);
    }
    return settings;
}

void takeChanges(Settings& settings, const AppState& before, const AppState& after) {
    const Settings chosen = settingsOf(after);
    for (const Command& command : commandsTowards(before, after, false)) {
        const std::string key = settingKey(command);
        const auto found = chosen.find(key);
        if (found != chosen.end()) {
            settings[key] = found->second;
        } else {
            settings.erase(key);
        }
    }
}

std::string settingsText(const Settings& settings) {
    std::string text = std::string(kHead) + std::to_string(kVersion) + "\n";
    for (const auto& [key, line] : settings) {
        text += line + "\n";
    }
    return text + std::string(kLast) + "\n";
}

SettingsRead readSettings(std::string_view text) {
    SettingsRead result;
    std::vector<std::string> problems;
    if (text.starts_with(sim::kByteOrderMark)) {
        text.remove_prefix(sim::kByteOrderMark.size());
    }
    if (text.size() > kSettingsLimit) {
        problems.push_back("it is larger than 64 kB");
        text = text.substr(0, text.substr(0, kSettingsLimit).rfind('\n') + 1);
    }
    BadLines bad;
    std::vector<std::string> own;
    std::string_view line;
    for (int number = 1; !text.empty() && bad.count() < kMostBadLines; ++number) {
        const std::size_t end = text.find('\n');
        const bool isCut = end == std::string_view::npos;
        line = text::trimmed(text.substr(0, end));
        text = isCut ? std::string_view() : text.substr(end + 1);
        const std::string head = number == 1 ? headProblem(line) : "";
        if (!head.empty()) {
            problems.push_back(head);
        }
        const bool isComment = line.empty() || line[0] == '#';
        const std::string reason = isComment ? ""
                                   : isCut   ? "it is cut off"
                                             : take(line, own, result.settings);
        if (!reason.empty()) {
            bad.add(number, reason);
        }
    }
    if (bad.count() > 0) {
        problems.push_back(bad.sentence());
    }
    if (problems.empty() && line != kLast) {
        problems.push_back(line.empty() ? "it is empty" : "its end is missing");
    }
    result.problem = joined(problems);
    return result;
}

}  // namespace gimbalscope::app
