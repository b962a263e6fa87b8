// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Files dropped on the window: a convention (.toml), a script (.gsc), keyframes (.csv, .gltf, .glb)
// or an attitude as text (.txt, .csv). Everything else is refused in a sentence. A file is read
// beside the frames, and never more of it than a convention, a script or an attitude can be, so
// that neither a frame nor the end of the program waits for one.
#pragma once

#include <cstddef>
#include <future>
#include <optional>
#include <string>
#include <variant>

#include "sim/own_files.h"
#include "sim/play.h"

namespace gimbalscope::app {

/// The largest script that is taken from a drop, in bytes; a larger one can be given as an
/// argument.
inline constexpr std::size_t kLargestDroppedScript = std::size_t{256} << 10;

/// What a dropped file is, read: nothing when it is refused.
struct Dropped {
    /// A convention, a script, keyframes, or a text that readPaste takes.
    std::variant<std::monostate, sim::Opened, sim::Script, sim::SetKeys, std::string> what;
    std::string sentence;  ///< why it is refused, or what it is, by its name
    std::string path{};    ///< of keyframes: the file they are in
};
/// Reads it. Takes a moment; may be called from any thread.
Dropped readDropped(const std::string& path);
/// The refusal of several files at once.
std::string refusalOf(std::size_t count);

/// Reads one after the other, beside the frames.
class DropReader {
public:
    /// Begins to read; a sentence when the one before is still being read.
    std::string begin(const std::string& path);
    /// What was dropped, once it is read.
    std::optional<Dropped> take();
    bool isBusy() const { return reading_.valid(); }

private:
    std::future<Dropped> reading_;
};

}  // namespace gimbalscope::app
