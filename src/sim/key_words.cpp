// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The list of keys, and what may be bound to what.
#include "sim/key_words.h"

#include <algorithm>
#include <array>

#include "sim/command.h"
#include "text/words.h"

namespace gimbalscope::sim {
namespace {

constexpr auto kKeys = std::to_array<std::string_view>(
    {"A",     "B",   "C",     "D",     "E",   "F",         "G",       "H",      "I",      "J",
     "K",     "L",   "M",     "N",     "O",   "P",         "Q",       "R",      "S",      "T",
     "U",     "V",   "W",     "X",     "Y",   "Z",         "0",       "1",      "2",      "3",
     "4",     "5",   "6",     "7",     "8",   "9",         "F1",      "F2",     "F3",     "F4",
     "F5",    "F6",  "F7",    "F8",    "F9",  "F10",       "F11",     "F12",    "F13",    "F14",
     "F15",   "F16", "F17",   "F18",   "F19", "F20",       "F21",     "F22",    "F23",    "F24",
     "F25",   "'",   ",",     "-",     ".",   "/",         ";",       "=",      "[",      "\\",
     "]",     "`",   "Space", "Enter", "Tab", "Backspace", "Escape",  "Insert", "Delete", "Left",
     "Right", "Up",  "Down",  "Home",  "End", "PageUp",    "PageDown"});

bool isSteering(std::string_view action) {
    return std::ranges::find(turnNames(), action) != turnNames().end();
}

}  // namespace

std::span<const std::string_view> keyNames() { return kKeys; }

std::optional<Chord> parseChord(std::string_view name) {
    Chord chord;
    for (std::size_t plus = name.find('+'); plus != std::string_view::npos; plus = name.find('+')) {
        const std::string_view modifier = name.substr(0, plus);
        bool& held = modifier == "Ctrl" ? chord.ctrl : modifier == "Alt" ? chord.alt : chord.shift;
        if (held || (modifier != "Ctrl" && modifier != "Alt" && modifier != "Shift")) {
            return std::nullopt;
        }
        held = true;
        name.remove_prefix(plus + 1);
    }
    chord.key = name;
    return std::ranges::find(kKeys, name) != kKeys.end() ? std::optional(chord) : std::nullopt;
}

std::string text(const Chord& chord) {
    return std::string(chord.ctrl ? "Ctrl+" : "") + (chord.alt ? "Alt+" : "") +
           (chord.shift ? "Shift+" : "") + chord.key;
}

std::string keyObjection(std::string_view action, std::string_view key) {
    const std::optional<Chord> chord = parseChord(key);
    if (!chord) {
        const std::size_t plus = key.rfind('+');
        const std::string_view last = plus == std::string_view::npos ? key : key.substr(plus + 1);
        return "unknown key " + text::inQuotes(key) + ": " + text::suggestion(last, kKeys);
    }
    if (key == "Escape" && action != "close") {
        return "Escape always closes what is open";
    }
    if (key == "F1" && action != "help") {
        return "F1 always shows the help";
    }
    if (isSteering(action) && (chord->ctrl || chord->alt || chord->shift)) {
        return "a key that turns the ship stands alone: Shift and Ctrl change its pace";
    }
    return {};
}

}  // namespace gimbalscope::sim
