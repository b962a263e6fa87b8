// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// A file that is there, looked into before it is written.
#include "app/kept_file.h"

#include "app/tool_bench.h"
#include "io/input_file.h"
#include "io/output_file.h"

namespace gimbalscope::app {

std::string writeKeeping(const std::string& path, const std::string& text, bool isReplacing,
                         std::string_view word) {
    if (!isReplacing && whatIsAt(path) == PathKind::File) {
        const io::WholeFile there = io::readPlain(path, text.size());
        if (there.text == text) {
            return {};
        }
        if (!there.text || !there.text->empty()) {
            return path + " is there already; only with " + std::string(word) +
                   " is it written over";
        }
    }
    return io::writeWhole(path, text);
}

}  // namespace gimbalscope::app
