// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The calls themselves.
#include "io/file_system.h"

#include <fcntl.h>
#include <unistd.h>

#include <cstdio>

namespace gimbalscope::io {

int FileSystem::create(const char* path, mode_t mode) {
    return ::open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode);
}

ssize_t FileSystem::write(int descriptor, const char* bytes, std::size_t size) {
    return ::write(descriptor, bytes, size);
}

int FileSystem::sync(int descriptor) { return ::fsync(descriptor); }

int FileSystem::rename(const char* from, const char* to) { return std::rename(from, to); }

int FileSystem::remove(const char* path) { return ::unlink(path); }

FileSystem& systemFiles() {
    static FileSystem files;  // has no state
    return files;
}

}  // namespace gimbalscope::io
