// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
#include "app/typed_lines.h"

#include <unistd.h>

#include <array>
#include <utility>

#include "app/signals.h"
#include "io/text_check.h"
#include "sim/play.h"

namespace gimbalscope::app {
namespace {

constexpr std::size_t kLongestLine = 4096;
constexpr int kPatienceMs = 100;

}  // namespace

bool TypedLines::areTyped() { return ::isatty(STDIN_FILENO) == 1 && ::isatty(STDOUT_FILENO) == 1; }

/// Reads what is there, waiting for it; false at the end and after a signal.
bool TypedLines::fill() {
    if (!file_.isOpen()) {
        return false;
    }
    while (stopSignal() == 0) {
        if (!file_.isReady(kPatienceMs)) {
            continue;
        }
        std::array<char, 1024> buffer{};
        const io::InputFile::Chunk chunk = file_.read(buffer);
        if (chunk.interrupted) {
            continue;
        }
        ahead_.append(buffer.data(), chunk.size);
        return chunk.size > 0;
    }
    return false;
}

TypedLine TypedLines::take(std::string text) {
    if (number_ == 0 && text.starts_with(sim::kByteOrderMark)) {
        text.erase(0, sim::kByteOrderMark.size());
    }
    TypedLine line{std::move(text), ++number_, {}};
    const std::size_t bad = io::firstBadByte(line.text);
    if (isTooLong_ || line.text.size() > kLongestLine) {
        line.problem = "the line is over " + std::to_string(kLongestLine) + " bytes";
    } else if (bad != std::string_view::npos) {
        line.problem = line.text[bad] == '\0' ? "there is a NUL byte in the line"
                                              : "the line is no UTF-8 text";
    }
    if (!line.problem.empty()) {
        line.text.clear();
    }
    isTooLong_ = false;
    return line;
}

std::optional<TypedLine> TypedLines::next() {
    for (std::size_t end = ahead_.find('\n'); end == std::string::npos; end = ahead_.find('\n')) {
        if (ahead_.size() > kLongestLine) {  // its end is still to come
            isTooLong_ = true;
            ahead_.clear();
        }
        if (isOver_ || !fill()) {
            isOver_ = true;
            if (stopSignal() != 0 || (ahead_.empty() && !isTooLong_)) {
                return std::nullopt;
            }
            return take(std::exchange(ahead_, {}));
        }
    }
    const std::size_t end = ahead_.find('\n');
    std::string text = ahead_.substr(0, end);
    ahead_.erase(0, end + 1);
    return take(std::move(text));
}

}  // namespace gimbalscope::app
