// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Convention files.
#include "app/convention_file.h"

#include "io/input_file.h"
#include "tune/convention_text.h"

namespace gimbalscope::app {

namespace {

constexpr std::string_view kEnding = ".toml";

}  // namespace

std::optional<std::string_view> conventionPath(std::string_view word) {
    // The last ending counts: what follows it can only be a frame and a policy.
    const std::size_t at = word.rfind(kEnding);
    if (at == std::string_view::npos) {
        return std::nullopt;
    }
    const std::size_t end = at + kEnding.size();
    if (end < word.size() && word[end] != '@' && word[end] != ':') {
        return std::nullopt;
    }
    return word.substr(0, end);
}

OwnConvention readConventionFile(const std::string& path) {
    const io::WholeFile file = io::readWhole(path);
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

}  // namespace gimbalscope::app
