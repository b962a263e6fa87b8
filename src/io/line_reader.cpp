// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Lines in constant memory: one buffer of twice the longest line, moved to its front when needed.
#include "io/line_reader.h"

#include <algorithm>
#include <cstring>
#include <utility>

namespace gimbalscope::io {
namespace {

constexpr std::size_t kBufferSize = 4 * kLineLimit;

/// Bytes of the UTF-8 character at the front of the text, 0 when it is not one.
std::size_t characterLength(std::string_view text) {
    const auto lead = static_cast<unsigned char>(text[0]);
    const std::size_t length = lead < 0x80                    ? 1
                               : lead >= 0xC2 && lead <= 0xDF ? 2
                               : (lead & 0xF0U) == 0xE0       ? 3
                               : lead >= 0xF0 && lead <= 0xF4 ? 4
                                                              : 0;
    if (length == 0 || text.size() < length) {
        return 0;
    }
    const auto isContinuation = [](char byte) {
        return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80;
    };
    return std::all_of(text.begin() + 1, text.begin() + static_cast<std::ptrdiff_t>(length),
                       isContinuation)
               ? length
               : 0;
}

/// Position of the first byte that is NUL or not UTF-8; npos for text.
std::size_t firstBadByte(std::string_view text) {
    const auto isPlain = [](char byte) { return static_cast<signed char>(byte) > 0; };
    if (std::all_of(text.begin(), text.end(), isPlain)) {
        return std::string_view::npos;
    }
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t length = characterLength(text.substr(at));
        if (length == 0 || text[at] == '\0') {
            return at;
        }
        at += length;
    }
    return std::string_view::npos;
}

}  // namespace

LineReader::LineReader(InputFile& file, const volatile std::sig_atomic_t& stop,
                       std::function<void()> beforeRead)
    : file_(&file), stop_(&stop), beforeRead_(std::move(beforeRead)), buffer_(kBufferSize) {}

bool LineReader::fill() {
    if (begin_ > 0) {
        std::memmove(buffer_.data(), buffer_.data() + begin_, size_ - begin_);
        size_ -= begin_;
        begin_ = 0;
    }
    beforeRead_();
    while (true) {
        const InputFile::Chunk chunk = file_->read(std::span(buffer_).subspan(size_));
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
    const std::string_view start(buffer_.data(), size_);
    if (start.starts_with("\xFF\xFE") || start.starts_with("\xFE\xFF")) {
        reject("E106", "the file is UTF-16; save it as UTF-8", 0);
        return false;
    }
    begin_ = start.starts_with("\xEF\xBB\xBF") ? 3 : 0;
    return true;
}

std::optional<Line> LineReader::reject(std::string_view code, std::string message,
                                       std::size_t position) {
    end_ = ReadEnd::Rejected;
    rejection_ = {.code = code,
                  .message = std::move(message),
                  .line = lineNumber_ + 1,
                  .column = static_cast<std::int64_t>(position) + 1};
    return std::nullopt;
}

/// Position in the buffer of the first CR or LF of the unread bytes.
std::optional<std::size_t> LineReader::findLineEnd() {
    const char* first = buffer_.data() + begin_;
    const std::size_t count = std::min(size_ - begin_, kLineLimit + 2);
    const void* lineFeed = std::memchr(first, '\n', count);
    const std::size_t length =
        lineFeed != nullptr ? static_cast<std::size_t>(static_cast<const char*>(lineFeed) - first)
                            : count;
    if (const void* carriageReturn = std::memchr(first, '\r', length); carriageReturn != nullptr) {
        return static_cast<std::size_t>(static_cast<const char*>(carriageReturn) - buffer_.data());
    }
    return lineFeed != nullptr ? std::optional(begin_ + length) : std::nullopt;
}

std::optional<Line> LineReader::take(std::size_t length, std::size_t endLength) {
    const std::string_view text(buffer_.data() + begin_, length);
    // In an overlong line the last bytes may be the front of a character; they are not looked at.
    const std::size_t bad = firstBadByte(text);
    if (bad < kLineLimit - 4 || (bad < length && length <= kLineLimit)) {
        const std::int64_t offset =
            bytesRead_ - static_cast<std::int64_t>(size_ - begin_) + static_cast<std::int64_t>(bad);
        const bool isNul = text[bad] == '\0';
        return reject(isNul ? "E105" : "E106",
                      (isNul ? "a NUL byte" : "a byte that is not UTF-8 text") +
                          std::string(" at offset ") + std::to_string(offset),
                      bad);
    }
    if (length > kLineLimit) {
        return reject("E107", "the line is longer than 65536 bytes", kLineLimit);
    }
    begin_ += length + endLength;
    ++lineNumber_;
    return Line{.text = text, .number = lineNumber_, .terminated = endLength > 0};
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
