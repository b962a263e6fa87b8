// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The system calls by which files are written, as one thin interface: what the program does goes
// through systemFiles(), and a test puts something in their place that fails, writes in pieces or
// dies at the call it chooses (reliability: a fault plan for every call).
#pragma once

#include <sys/types.h>

#include <cstddef>

namespace gimbalscope::io {

/// Calls of the system, each with its return value and errno. May be overridden one by one.
class FileSystem {
public:
    FileSystem() = default;
    virtual ~FileSystem() = default;
    FileSystem(const FileSystem&) = delete;
    FileSystem& operator=(const FileSystem&) = delete;

    /// A new file to write to; EEXIST when there is one.
    virtual int create(const char* path, mode_t mode);
    virtual ssize_t write(int descriptor, const char* bytes, std::size_t size);
    /// Waits until a file or a folder is on the disk.
    virtual int sync(int descriptor);
    virtual int rename(const char* from, const char* to);
    virtual int remove(const char* path);
};

/// The system itself.
FileSystem& systemFiles();

}  // namespace gimbalscope::io
