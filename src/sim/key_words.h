// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The names of keys in the grammar, as in "bind undo Ctrl+Z": a key, or modifiers joined to it with
// a plus sign, in the order Ctrl, Alt, Shift. A name is a position on a US keyboard; with Ctrl or
// Alt it is the letter printed on the key, as people expect of shortcuts. The platform has the same
// names (a test compares them).
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace gimbalscope::sim {

/// Every key that can be bound: "A" ... "Z", "0" ... "9", "F1" ... "F25", "Space", "[", "Left" ...
std::span<const std::string_view> keyNames();

/// A key and the modifiers held with it.
struct Chord {
    std::string key;
    bool ctrl = false, alt = false, shift = false;
    friend bool operator==(const Chord&, const Chord&) = default;
};
/// The chord of a name, its modifiers in any order; nullopt when it names none.
std::optional<Chord> parseChord(std::string_view name);
/// The name of a chord: "Ctrl+Shift+Z".
std::string text(const Chord& chord);

/// Why an action cannot have this key, with the nearest key there is; empty when it can. Escape
/// closes and F1 helps whatever is chosen, and a key that steers stands alone, since Shift and Ctrl
/// change its pace.
std::string keyObjection(std::string_view action, std::string_view key);

}  // namespace gimbalscope::sim
