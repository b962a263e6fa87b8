// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Files out. What is written goes to a temporary file in the folder of the target; commit() makes
// it durable and renames it over the target, so that the old file is whole until the new one is,
// and the input may be the target. Without commit the temporary file is removed. The standard
// output and devices (/dev/full, a named pipe) are written to directly.
//
//   OutputFile out("table.csv");  if (!out.isOpen()) ... out.error()
//   out.write(...); out.write(...);
//   if (!out.commit()) ... out.error()
#pragma once

#include <string>
#include <string_view>

#include "io/file_system.h"

namespace gimbalscope::io {

/// A file being written. Failures are kept: after one, writing does nothing and commit() is false.
class OutputFile {
public:
    /// Prepares to write to a path, or to the standard output for "-".
    explicit OutputFile(const std::string& path, FileSystem& files = systemFiles());
    /// Removes the temporary file of a target that was not committed.
    ~OutputFile();
    OutputFile(const OutputFile&) = delete;
    OutputFile& operator=(const OutputFile&) = delete;

    bool isOpen() const { return descriptor_ >= 0; }
    /// "cannot write PATH: reason"; empty when all is well.
    const std::string& error() const { return error_; }
    /// The reader of our pipe has gone: a reason to stop, not to complain.
    bool readerGone() const { return readerGone_; }
    bool failed() const { return readerGone_ || !error_.empty(); }

    /// Appends bytes; they may stay in memory until flush() or commit().
    void write(std::string_view bytes);
    /// Hands everything written so far to the system.
    void flush();
    /// Flushes, makes durable and takes the target's name. True when all was written.
    bool commit();

private:
    void openTemporary();
    void hand(std::string_view bytes);
    void fail(int reason);

    FileSystem& files_;
    std::string name_;       ///< as given
    std::string target_;     ///< symbolic links followed; empty when written to directly
    std::string temporary_;  ///< exists until commit
    std::string buffer_;
    std::string error_;
    int descriptor_ = -1;
    bool readerGone_ = false;
};

/// Writes a whole file as above. Empty when all is well, otherwise "cannot write PATH: reason".
std::string writeWhole(const std::string& path, std::string_view bytes,
                       FileSystem& files = systemFiles());

/// Removes temporary files of a target whose program has gone without doing so (power cut, kill).
/// Returns how many.
int sweepTemporaries(const std::string& path, FileSystem& files = systemFiles());

}  // namespace gimbalscope::io
