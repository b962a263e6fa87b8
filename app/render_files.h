// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The files that "render" writes: pictures, numbered ones of a sequence, and the readouts beside
// them. What cannot be written is said on the error stream; an exit code comes back.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "io/output_file.h"
#include "render/image.h"
#include "sim/session.h"

namespace gimbalscope::app {

/// A name with one place for a number: "frames-%05d.png" is "frames-", 5, ".png".
struct NumberedName {
    std::string before, after;
    int digits = 0;

    /// The name with a number, filled up with zeros.
    std::string with(std::int64_t number) const;
};
/// nullopt unless there is exactly one such place, of at most 9 digits.
std::optional<NumberedName> numberedName(const std::string& pattern);

/// A picture into a file that is open; its format by the name. kExitClean, or kExitOutput after
/// saying why.
int writePicture(const render::Image& image, const std::string& path, io::OutputFile& out);
/// The same into a file of that name.
int writePicture(const render::Image& image, const std::string& path);
/// The readouts beside a picture; never over a text of another kind.
int writeReadouts(const sim::Session& flight, const std::string& picture);

}  // namespace gimbalscope::app
