// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Conventions of one's own as files, in the grammar: "save", "open", and paths that stand where an
// id does. Nothing is read or written here: a shell answers such a command with the commands that
// it comes to (shell.h).
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "sim/command.h"

namespace gimbalscope::sim {

/// The path at the start of "PATH.toml[@frame][:policy]"; nullopt when the word names no such file.
std::optional<std::string_view> conventionPath(std::string_view word);

/// The name that a convention gets that is opened from a path: the file's, without folder and
/// ending. Empty when that cannot be a name of one's own.
std::string nameFromPath(std::string_view path);

/// Why a path cannot stand in a line: it does not end in .toml, or a line cannot hold it.
std::string conventionPathObjection(std::string_view path);

/// True for save, open, keyframes save and open, show and versus with a path, and for lesson and
/// predict, which need lessons.
bool needsFiles(const Command& command);

/// A convention that was read, and how it is to be called.
struct Opened {
    convention::Custom custom;
    std::string name;         ///< a name of one's own
    bool isReplacing = true;  ///< what has the name already gives way; else another name is found
};
/// The command that brings it into a state, unless it is there as it is; custom.name of `opened`
/// becomes the name it has there.
std::vector<Command> bringing(const AppState& state, Opened& opened);

/// The commands that select the card of one's own convention, and show it before if it is not.
std::vector<Command> goingTo(const AppState& state, const std::string& name);

/// A name that is free in a state: this one, or with a number behind it.
std::string freeName(const AppState& state, std::string name);

}  // namespace gimbalscope::sim
