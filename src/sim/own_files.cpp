// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Names from paths, and the commands that a file comes to.
#include "sim/own_files.h"

#include <algorithm>

#include "sim/cards.h"
#include "sim/lessons.h"
#include "sim/own.h"
#include "sim/rival.h"
#include "text/words.h"

namespace gimbalscope::sim {
namespace {

constexpr std::string_view kEnding = ".toml";
constexpr std::size_t kLongestPath = 4096;

bool isControl(char letter) { return static_cast<unsigned char>(letter) < 0x20; }

}  // namespace

std::optional<std::string_view> conventionPath(std::string_view word) {
    // The last ending counts: what follows it can only be a frame and a policy.
    const std::size_t at = word.rfind(kEnding);
    if (at == std::string_view::npos) {
        return std::nullopt;
    }
    const std::size_t end = at + kEnding.size();
    if (end < word.size() && word[end] != '@' && word[end] != ':') {
        return std::nullopt;
    }
    return word.substr(0, end);
}

std::string nameFromPath(std::string_view path) {
    std::string_view name = path.substr(path.rfind('/') + 1);
    name.remove_suffix(name.ends_with(kEnding) ? kEnding.size() : 0);
    return ownNameObjection(name).empty() ? std::string(name) : std::string();
}

std::string conventionPathObjection(std::string_view path) {
    if (path.size() > kLongestPath) {
        return "the path is longer than " + std::to_string(kLongestPath) + " bytes";
    }
    if (!path.ends_with(kEnding)) {
        return text::inQuotes(path) + " does not end in .toml";
    }
    const bool isOneLine = text::trimmed(path) == path && path.front() != '#' &&
                           path.find("  ") == path.npos && path.find(" #") == path.npos &&
                           std::ranges::none_of(path, isControl);
    return isOneLine ? std::string() : "a line cannot hold this path: " + text::inQuotes(path);
}

bool needsFiles(const Command& command) {
    const auto* const show = std::get_if<ShowCards>(&command);
    const auto* const versus = std::get_if<SetRival>(&command);
    return std::holds_alternative<SaveOwn>(command) || std::holds_alternative<OpenOwn>(command) ||
           std::holds_alternative<SaveKeys>(command) || std::holds_alternative<OpenKeys>(command) ||
           isOfLessons(command) || (versus != nullptr && conventionPath(versus->selection)) ||
           (show != nullptr && std::ranges::any_of(show->selections, [](const std::string& each) {
                const CardWords words = splitCard(each);
                return conventionPath(words.own) || conventionPath(words.rival);
            }));
}

std::string freeName(const AppState& state, std::string name) {
    const std::string stem = name.substr(0, name.find_last_not_of("0123456789") + 1);
    const std::string base = stem.ends_with('-') ? stem.substr(0, stem.size() - 1) : name;
    for (int number = 2; rowOf(state, name) != nullptr; ++number) {
        name = base + "-" + std::to_string(number);
    }
    return name;
}

std::vector<Command> bringing(const AppState& state, Opened& opened) {
    convention::Custom& custom = opened.custom;
    custom.name = opened.name;
    const Own* const there = ownOf(state, custom.name);
    if (there != nullptr && there->custom == custom) {
        return {};
    }
    if (there != nullptr && !opened.isReplacing) {
        custom.name = freeName(state, custom.name);
    }
    return {makingOf(custom)};
}

std::vector<Command> goingTo(const AppState& state, const std::string& name) {
    const auto shown = std::ranges::find(state.cards, name, &Card::id);
    auto place = static_cast<std::size_t>(shown - state.cards.begin());
    std::vector<Command> commands;
    if (shown == state.cards.end()) {
        ShowCards show;
        for (const Card& card : state.cards) {
            show.selections.push_back(cardText(card));
        }
        place = std::min(place, kMostCards - 1);
        show.selections.resize(place);
        show.selections.push_back(name);
        commands.emplace_back(show);
    }
    commands.emplace_back(SelectCard{place + 1});
    return commands;
}

}  // namespace gimbalscope::sim
