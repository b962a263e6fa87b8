// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Lines of text from a file of any size in constant memory. Ends of line may be LF, CRLF or CR,
// mixed; a UTF-8 byte order mark is skipped. What is not text is refused by name and ends the
// reading: NUL bytes (E105), bytes that are not UTF-8 and UTF-16 (E106), a line over 64 KiB (E107).
#pragma once

#include <csignal>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string_view>

#include "io/finding.h"
#include "io/input_file.h"

namespace gimbalscope::io {

inline constexpr std::size_t kLineLimit = 65536;

struct Line {
    std::string_view text;    ///< without its end; valid until the next call
    std::int64_t number = 0;  ///< from 1
    bool terminated = true;   ///< false for a last line without an end
};

/// How a reading ended.
enum class ReadEnd : std::uint8_t { NotYet, EndOfFile, Rejected, Unreadable, Interrupted };

/// Reads lines one after the other.
class LineReader {
public:
    /// `stop` is looked at ten times a second while waiting; `beforeRead` runs before each wait, so
    /// that a program in a pipe can show what it has.
    LineReader(InputFile& file, const volatile std::sig_atomic_t& stop,
               std::function<void()> beforeRead);

    /// The next line; nullopt at the end, whose kind end() then tells.
    std::optional<Line> next();
    /// Whole lines, each with its LF, that can be had without waiting: what lies ahead of next(),
    /// up to about a megabyte as it stands in the file, not looked at. Empty when there are none,
    /// when lines end otherwise, and before the first next(). Valid until the next call.
    std::string_view wholeLines();
    /// Goes past so many bytes of them, which are so many lines.
    void skip(std::size_t bytes, std::int64_t lines);
    /// Where next() goes on: bytes from the start of the file, and lines before it.
    std::int64_t position() const { return bytesRead_ - static_cast<std::int64_t>(size_ - begin_); }
    std::int64_t lineCount() const { return lineNumber_; }

    ReadEnd end() const { return end_; }
    /// Why the file was rejected; only for Rejected.
    const Finding& rejection() const { return rejection_; }
    /// Bytes read from the file so far.
    std::int64_t bytesRead() const { return bytesRead_; }

private:
    bool fill();
    bool skipByteOrderMark();
    std::optional<std::size_t> findLineEnd();
    std::optional<Line> take(std::size_t length, std::size_t endLength);
    std::optional<Line> reject(Finding finding, std::size_t position);

    InputFile* file_;
    const volatile std::sig_atomic_t* stop_;
    std::function<void()> beforeRead_;
    std::unique_ptr<char[]> buffer_;    ///< not touched before there is something to put into it
    std::size_t begin_ = 0, size_ = 0;  ///< the unread bytes are buffer_[begin_, size_)
    std::int64_t bytesRead_ = 0, lineNumber_ = 0;
    bool started_ = false, fileEnded_ = false;
    ReadEnd end_ = ReadEnd::NotYet;
    ReadEnd endBehindLines_ = ReadEnd::NotYet;  ///< met ahead of what is still to be read
    Finding rejection_;
};

}  // namespace gimbalscope::io
