// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Lines in constant memory: one buffer of many times the longest line, moved to its front when
// needed.
#include "io/line_reader.h"

#include <algorithm>
#include <cstring>
#include <utility>

#include "io/text_check.h"

namespace gimbalscope::io {
namespace {

constexpr std::size_t kBufferSize = 18 * kLineLimit;
constexpr std::size_t kEnoughLines = 16 * kLineLimit;  // bytes to look at in one piece
// A signal that comes just before a wait begins does not end it: the wait is a row of short ones.
constexpr int kWaitMs = 100;

}  // namespace

LineReader::LineReader(InputFile& file, const volatile std::sig_atomic_t& stop,
                       std::function<void()> beforeRead)
    : file_(&file),
      stop_(&stop),
      beforeRead_(std::move(beforeRead)),
      buffer_(std::make_unique_for_overwrite<char[]>(kBufferSize)) {}

bool LineReader::fill() {
    if (endBehindLines_ != ReadEnd::NotYet) {
        end_ = endBehindLines_;
        return false;
    }
    if (begin_ > 0) {
        std::memmove(buffer_.get(), buffer_.get() + begin_, size_ - begin_);
        size_ -= begin_;
        begin_ = 0;
    }
    if (!file_->isReady(0)) {
        beforeRead_();
    }
    while (true) {
        if (!file_->isReady(kWaitMs) && *stop_ == 0) {
            continue;
        }
        if (*stop_ != 0) {
            end_ = ReadEnd::Interrupted;
            return false;
        }
        const InputFile::Chunk chunk = file_->read({buffer_.get() + size_, kBufferSize - size_});
        if (chunk.interrupted && *stop_ == 0) {
            continue;
        }
        if (chunk.interrupted || chunk.failed) {
            end_ = chunk.failed ? ReadEnd::Unreadable : ReadEnd::Interrupted;
            return false;
        }
        fileEnded_ = chunk.size == 0;
        size_ += chunk.size;
        bytesRead_ += static_cast<std::int64_t>(chunk.size);
        return true;
    }
}

bool LineReader::skipByteOrderMark() {
    started_ = true;
    while (size_ < 4 && !fileEnded_) {
        if (!fill()) {
            return false;
        }
    }
    const std::string_view start(buffer_.get(), size_);
    if (startsLikeUtf16(start)) {
        reject(*notText(start), 0);
        return false;
    }
    begin_ = start.starts_with("\xEF\xBB\xBF") ? 3 : 0;
    return true;
}

std::optional<Line> LineReader::reject(Finding finding, std::size_t position) {
    end_ = ReadEnd::Rejected;
    rejection_ = std::move(finding);
    rejection_.line = lineNumber_ + 1;
    rejection_.column = static_cast<std::int64_t>(position) + 1;
    return std::nullopt;
}

/// Position in the buffer of the first CR or LF of the unread bytes.
std::optional<std::size_t> LineReader::findLineEnd() {
    const char* first = buffer_.get() + begin_;
    const std::size_t count = std::min(size_ - begin_, kLineLimit + 2);
    const void* lineFeed = std::memchr(first, '\n', count);
    const std::size_t length =
        lineFeed != nullptr ? static_cast<std::size_t>(static_cast<const char*>(lineFeed) - first)
                            : count;
    if (const void* carriageReturn = std::memchr(first, '\r', length); carriageReturn != nullptr) {
        return static_cast<std::size_t>(static_cast<const char*>(carriageReturn) - buffer_.get());
    }
    return lineFeed != nullptr ? std::optional(begin_ + length) : std::nullopt;
}

std::optional<Line> LineReader::take(std::size_t length, std::size_t endLength) {
    const std::string_view text(buffer_.get() + begin_, length);
    // In an overlong line the last bytes may be the front of a character; they are not looked at.
    const std::size_t bad = firstBadByte(text);
    if (bad < kLineLimit - 4 || (bad < length && length <= kLineLimit)) {
        const std::int64_t offset =
            bytesRead_ - static_cast<std::int64_t>(size_ - begin_) + static_cast<std::int64_t>(bad);
        return reject(badByteFinding(text[bad], offset), bad);
    }
    if (length > kLineLimit) {
        return reject({.code = "E107", .message = "the line is longer than 65536 bytes"},
                      kLineLimit);
    }
    begin_ += length + endLength;
    ++lineNumber_;
    return Line{.text = text, .number = lineNumber_, .terminated = endLength > 0};
}

std::string_view LineReader::wholeLines() {
    if (end_ != ReadEnd::NotYet || !started_) {
        return {};
    }
    while (size_ - begin_ < kEnoughLines && !fileEnded_ && endBehindLines_ == ReadEnd::NotYet &&
           file_->isReady(0)) {
        if (!fill()) {
            endBehindLines_ = std::exchange(end_, ReadEnd::NotYet);
        }
    }
    const std::string_view unread(buffer_.get() + begin_, size_ - begin_);
    return unread.substr(0, unread.rfind('\n') + 1);
}

void LineReader::skip(std::size_t bytes, std::int64_t lines) {
    begin_ += bytes;
    lineNumber_ += lines;
}

std::optional<Line> LineReader::next() {
    if (end_ != ReadEnd::NotYet || (!started_ && !skipByteOrderMark())) {
        return std::nullopt;
    }
    while (true) {
        const std::optional<std::size_t> at = findLineEnd();
        // A CR at the end of the buffer may be the first half of a CRLF still to come.
        const bool isWhole = at && (buffer_[*at] == '\n' || *at + 1 < size_ || fileEnded_);
        if (isWhole) {
            const bool isCrLf = buffer_[*at] == '\r' && *at + 1 < size_ && buffer_[*at + 1] == '\n';
            return take(*at - begin_, isCrLf ? 2 : 1);
        }
        if (size_ - begin_ > kLineLimit + 1) {
            return take(size_ - begin_, 0);
        }
        if (fileEnded_) {
            if (size_ > begin_) {
                return take(size_ - begin_, 0);
            }
            end_ = ReadEnd::EndOfFile;
            return std::nullopt;
        }
        if (!fill()) {
            return std::nullopt;
        }
    }
}

}  // namespace gimbalscope::io
