// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Lines and rows from bytes that arrive in any pieces: what the line ends are must not depend on
// where the pieces end.
#include <gtest/gtest.h>
#include <unistd.h>

#include <thread>

#include "io/table_reader.h"

namespace gimbalscope::io {
namespace {

const volatile std::sig_atomic_t kNeverStop = 0;

/// A file that hands out its bytes in pieces of a size: a pipe written to by a thread.
class Pieces {
public:
    Pieces(std::string bytes, std::size_t size) {
        EXPECT_EQ(::pipe(ends_), 0);
        path_ = "/dev/fd/" + std::to_string(ends_[0]);
        writer_ = std::thread([this, bytes = std::move(bytes), size] {
            for (std::size_t at = 0; at < bytes.size(); at += size) {
                const std::string piece = bytes.substr(at, size);
                if (::write(ends_[1], piece.data(), piece.size()) < 0) {
                    break;
                }
                std::this_thread::yield();
            }
            ::close(ends_[1]);
        });
    }
    ~Pieces() {
        ::close(ends_[0]);
        writer_.join();
    }
    Pieces(const Pieces&) = delete;
    Pieces& operator=(const Pieces&) = delete;
    const std::string& path() const { return path_; }

private:
    int ends_[2] = {-1, -1};
    std::string path_;
    std::thread writer_;
};

std::vector<std::string> linesOf(const std::string& bytes, std::size_t piece) {
    const Pieces pieces(bytes, piece);
    InputFile file(pieces.path());
    EXPECT_TRUE(file.isOpen()) << file.error();
    LineReader reader(file, kNeverStop, [] {});
    std::vector<std::string> lines;
    while (const std::optional<Line> line = reader.next()) {
        lines.emplace_back(line->text);
        EXPECT_EQ(line->number, static_cast<std::int64_t>(lines.size()));
    }
    EXPECT_EQ(reader.end(), ReadEnd::EndOfFile);
    EXPECT_EQ(reader.bytesRead(), static_cast<std::int64_t>(bytes.size()));
    return lines;
}

TEST(LineReader, EveryLineEndInEveryPieceSize) {
    using Lines = std::vector<std::string>;
    for (std::size_t piece = 1; piece < 9; ++piece) {
        EXPECT_EQ(linesOf("a\nbc\r\nd\re", piece), (Lines{"a", "bc", "d", "e"})) << piece;
        EXPECT_EQ(linesOf("\xEF\xBB\xBF"
                          "a\r\n\r\n\n\rb\r",
                          piece),
                  (Lines{"a", "", "", "", "b"}))
            << piece;
        EXPECT_EQ(linesOf("", piece), Lines{});
        EXPECT_EQ(linesOf("\n", piece), Lines{""});
        EXPECT_EQ(linesOf("\xC3\xA4\xE2\x82\xAC\n", piece), Lines{"\xC3\xA4\xE2\x82\xAC"});
    }
}

TEST(LineReader, KnowsWhetherTheLastLineEnded) {
    const Pieces pieces("a\nb", 3);
    InputFile file(pieces.path());
    LineReader reader(file, kNeverStop, [] {});
    EXPECT_TRUE(reader.next()->terminated);
    EXPECT_FALSE(reader.next()->terminated);
    EXPECT_FALSE(reader.next());
    EXPECT_FALSE(reader.next());
}

TEST(LineReader, MovesOnBeyondItsBuffer) {
    std::string bytes;
    for (int i = 0; i < 30000; ++i) {
        bytes += std::to_string(i) + std::string(20, '.') + "\n";
    }
    const std::vector<std::string> lines = linesOf(bytes, 4093);
    ASSERT_EQ(lines.size(), 30000U);
    EXPECT_EQ(lines[29999], "29999" + std::string(20, '.'));
}

TEST(TableReader, HeaderOnlyWithoutAnyNumber) {
    const Pieces pieces("time; qx ;\"q y\"\n1;2;3\nx;2;3\n", 100);
    InputFile file(pieces.path());
    TableReader table(LineReader(file, kNeverStop, [] {}));
    const std::optional<TableRow> row = table.next();
    ASSERT_TRUE(row);
    EXPECT_EQ(table.header(), (std::vector<std::string>{"time", "qx", "q y"}));
    EXPECT_EQ(table.separator(), ';');
    EXPECT_EQ(row->line, 2);
    EXPECT_EQ(columnOf(*row, row->cells[2]), 5);
    EXPECT_EQ(table.next()->cells[0], "x");  // not a second header
    EXPECT_FALSE(table.next());
}

TEST(TableReader, AFirstRowWithANumberIsData) {
    const Pieces pieces("nan,a,b\n", 100);
    InputFile file(pieces.path());
    TableReader table(LineReader(file, kNeverStop, [] {}));
    EXPECT_TRUE(table.next());
    EXPECT_TRUE(table.header().empty());
}

}  // namespace
}  // namespace gimbalscope::io
