// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Files in. InputFile owns one open file, pipe or the standard input; readWhole takes a small file
// (a script) in at once. Every failure is a sentence with the path and the system's reason, never
// an exception. A named pipe that nobody writes to is given up after two seconds instead of never.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>

namespace gimbalscope::io {

/// An open file descriptor to read from. Closes it at the end unless it is the standard input.
class InputFile {
public:
    /// Opens a path, or the standard input for "-". On failure isOpen() is false and error() says
    /// why.
    explicit InputFile(const std::string& path);
    ~InputFile();
    InputFile(InputFile&& other) noexcept;
    InputFile& operator=(InputFile&&) = delete;
    InputFile(const InputFile&) = delete;
    InputFile& operator=(const InputFile&) = delete;

    bool isOpen() const { return descriptor_ >= 0; }
    /// "cannot read PATH: reason"; empty when all is well.
    const std::string& error() const { return error_; }
    /// The path as given, "standard input" for "-".
    const std::string& name() const { return name_; }

    /// Bytes in a regular file; 0 for a pipe, a terminal, or when it is not known.
    std::int64_t size() const;

    /// Waits until read() would not: for bytes, the end or an error. False when none of them came
    /// in time, or a signal came.
    bool isReady(int milliseconds) const;

    struct Chunk {
        std::size_t size = 0;      ///< bytes read; 0 at the end of the file
        bool interrupted = false;  ///< a signal arrived first: ask again or stop
        bool failed = false;       ///< error() says why
    };
    /// Reads at most buffer.size() bytes; waits until there are some.
    Chunk read(std::span<char> buffer);

private:
    std::string name_;
    std::string error_;
    std::string early_;  ///< bytes already taken from a pipe
    int descriptor_ = -1;
};

struct WholeFile {
    std::optional<std::string> text;
    std::string error;  ///< "cannot read PATH: reason" when there is no text
};
/// The bytes of a file of at most 16 MiB; a folder, a missing or a larger file is an error.
WholeFile readWhole(const std::string& path);
/// The bytes of a plain file of at most `most` bytes, for whoever must not wait: a folder, a pipe,
/// a device and a larger file are errors, known before anything is read.
WholeFile readPlain(const std::string& path, std::size_t most);

}  // namespace gimbalscope::io
