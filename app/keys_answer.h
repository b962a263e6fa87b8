// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// "keyframes open" and "keyframes save", done: what they come to for a state.
#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "sim/play.h"

namespace gimbalscope::app {

/// True for a name that ends as a file of keyframes does: .csv, .gltf, .glb, in any case.
bool isKeysPath(std::string_view path);

/// The keys in a file, at most sim::kMostKeyframes, as the command that sets them; what the reader
/// has to say, or why there are none, is the message.
sim::Answer openKeys(const sim::OpenKeys& open);

/// The commands that show a file of keyframes, as a script; or an exit code after saying why not.
std::variant<sim::Script, int> keysScript(const std::string& path);

/// Writes the keys of a state: a table, or for .gltf and .glb the motion by the state's method.
sim::Answer saveKeys(const sim::SaveKeys& save, const sim::AppState& state);

}  // namespace gimbalscope::app
