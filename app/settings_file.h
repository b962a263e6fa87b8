// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The settings on the disk: read once at the start, written soon after a change (at most once a
// second) and at the end, always as a whole new file that takes the old one's name. Nothing is
// written at the start unless the file is damaged: then it is moved aside, never over another. A
// failure to write is said once and not tried again before the end.
#pragma once

#include <string>

#include "app/settings.h"
#include "io/file_system.h"

namespace gimbalscope::app {

class SettingsFile {
public:
    /// An empty folder keeps nothing.
    explicit SettingsFile(std::string folder, io::FileSystem& files = io::systemFiles());

    /// Reads settings.gsc, and sweeps temporary files of programs that were killed. One sentence
    /// when something is wrong; no file at all is nothing wrong.
    std::string load();
    const Settings& settings() const { return settings_; }

    /// What a person's command changed.
    void note(const sim::AppState& before, const sim::AppState& after);
    /// A setting outside of the state: the window's place.
    void put(const std::string& key, const std::string& line);

    /// Writes when there is something to write and the last time is a second ago. The sentence of
    /// the first failure. `seconds` is any clock that does not go back.
    std::string write(double seconds);
    /// Writes what is not written yet, whatever failed before.
    void finish();
    /// Reading or writing failed, and it was said.
    bool hasFailed() const { return gaveUp_; }
    /// Something waits to be written.
    bool isWaiting() const { return settings_ != written_ && !gaveUp_ && !path_.empty(); }

private:
    std::string save();
    std::string setAside();

    io::FileSystem& files_;
    std::string folder_, path_;
    Settings settings_, written_;
    double lastWriteS_ = -1e9;
    bool gaveUp_ = false;
};

}  // namespace gimbalscope::app
