// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The flicker maps of two variants as one picture, for "compare --map".
#pragma once

#include <array>
#include <memory>
#include <string>

#include "app/forms.h"

namespace gimbalscope::platform {
class HeadlessContext;
}

namespace gimbalscope::app {

/// A file for the maps of two conventions. What would forbid it is found out before anything is
/// measured, which may take minutes, and said on the error stream.
class MapFile {
public:
    explicit MapFile(std::string path);

    /// kExitClean when maps can be written: else the exit code, after the complaint.
    int code() const { return code_; }
    /// Writes the maps beside each other, as the page "Map" shows them. The exit code.
    int write(const std::array<std::string, 2>& ids, const std::array<Form, 2>& forms);

private:
    std::string path_;
    std::shared_ptr<platform::HeadlessContext>
        context_;  ///< incomplete in a build without pictures
    int code_;
};

}  // namespace gimbalscope::app
