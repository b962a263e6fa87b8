// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Convention files.
#include "app/convention_file.h"

#include "io/input_file.h"
#include "tune/convention_text.h"

namespace gimbalscope::app {

namespace {

OwnConvention read(const std::string& path, const io::WholeFile& file) {
    if (!file.text) {
        return {.custom = {}, .row = {}, .error = file.error, .unreadable = true};
    }
    const tune::ReadConvention read = tune::readConvention(*file.text);
    if (!read.custom) {
        const std::string place = read.line == 0 ? "" : "line " + std::to_string(read.line) + ": ";
        return {.custom = {}, .row = {}, .error = path + ": " + place + read.error};
    }
    return {.custom = read.custom, .row = rowOf(*read.custom), .error = {}};
}

}  // namespace

OwnConvention readConventionFile(const std::string& path) {
    return read(path, io::readWhole(path));
}

OwnConvention readPlainConventionFile(const std::string& path) {
    return read(path, io::readPlain(path, tune::kLargestConventionText));
}

}  // namespace gimbalscope::app
