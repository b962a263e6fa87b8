// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Plain rows: whatever they take, TableReader takes alike; and what needs a word is left to it.
#include "io/plain_rows.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <bit>
#include <random>

#include "io/table_reader.h"

namespace gimbalscope::io {
namespace {

const volatile std::sig_atomic_t kNeverStop = 0;

/// A table of a header and lines, as a pipe that holds them.
class Table {
public:
    explicit Table(const std::string& bytes) {
        EXPECT_EQ(::pipe(ends_), 0);
        EXPECT_EQ(::write(ends_[1], bytes.data(), bytes.size()), std::ssize(bytes));
        ::close(ends_[1]);
        file_ = std::make_unique<InputFile>("/dev/fd/" + std::to_string(ends_[0]));
        reader_ = std::make_unique<TableReader>(LineReader(*file_, kNeverStop, [] {}));
    }
    ~Table() { ::close(ends_[0]); }
    Table(const Table&) = delete;
    Table& operator=(const Table&) = delete;
    TableReader* operator->() { return reader_.get(); }

private:
    int ends_[2] = {-1, -1};
    std::unique_ptr<InputFile> file_;
    std::unique_ptr<TableReader> reader_;
};

PlainLayout layoutOf(char separator) {
    return {.separator = separator, .columns = {2, 1}, .keptCells = 4};
}

/// True when the careful reader has nothing to say about any of the lines, which then are rows.
bool isPlainForReader(const std::string& lines, char separator, PlainRows& rows) {
    const std::string header = std::string("a") + separator + "b" + separator + "c\n";
    Table table(header + lines);
    TableRow row;
    while (table->next(row)) {
        if (row.problem || row.cells.size() < 3 || !table->number(row.cells[1]).ok() ||
            !table->number(row.cells[2]).ok()) {
            return false;
        }
        ++rows.count;
        rows.numbers.insert(rows.numbers.end(),
                            {table->number(row.cells[2]).value, table->number(row.cells[1]).value});
    }
    return table->end() == ReadEnd::EndOfFile;
}

void expectAlike(const std::string& lines, char separator) {
    PlainRows quick;
    if (!readPlainRows(lines, layoutOf(separator), quick)) {
        return;
    }
    PlainRows careful;
    ASSERT_TRUE(isPlainForReader(lines, separator, careful)) << lines;
    ASSERT_EQ(quick.count, careful.count) << lines;
    for (std::size_t i = 0; i < careful.numbers.size(); ++i) {
        ASSERT_EQ(std::bit_cast<std::uint64_t>(quick.numbers[i]),
                  std::bit_cast<std::uint64_t>(careful.numbers[i]))
            << lines;
    }
    EXPECT_EQ(quick.kept.size(), 4 * quick.count);
}

TEST(PlainRows, ArePlain) {
    PlainRows rows;
    ASSERT_TRUE(readPlainRows("x y, 1 ,\t-2.5e1\r\n,3,4,more,and more\n", layoutOf(','), rows));
    EXPECT_EQ(rows.count, 2U);
    rows.numbers.resize(4);
    EXPECT_EQ(rows.numbers, (std::vector<double>{-25, 1, 4, 3}));
    EXPECT_EQ(rows.kept,
              (std::vector<std::string_view>{"x y", "1", "-2.5e1", "", "", "3", "4", "more"}));
    ASSERT_TRUE(readPlainRows("  x  1\t2  \na 3 4 5\n", layoutOf(' '), rows));
    EXPECT_EQ(rows.kept, (std::vector<std::string_view>{"x", "1", "2", "", "a", "3", "4", "5"}));
    ASSERT_TRUE(readPlainRows("x\t1\t2\n", layoutOf('\t'), rows));
    PlainLayout only = layoutOf(',');
    only.hasOnlyThese = true;
    EXPECT_TRUE(readPlainRows("0,1,2\n", only, rows));
    EXPECT_FALSE(readPlainRows("0,1,2,\n", only, rows));
}

TEST(PlainRows, HaveCells) {
    EXPECT_EQ(plainCell("a, b ,c", ',', 1), "b");
    EXPECT_EQ(plainCell(" a b  c", ' ', 2), "c");
    EXPECT_EQ(plainCell("a\r", ',', 0), "a");
    EXPECT_EQ(plainCell("a", ',', 3), "");
}

TEST(PlainRows, LeaveWhatNeedsAWord) {
    for (const char* lines :
         {"x,1\n", "x,1,\n", "x,,2\n", "x,1,2y\n", "x,1,2 3\n", "x,+1,2\n", "x,nan,2\n",
          "x,1e999,2\n", "\n", "x,1,2\n\nx,1,2\n", "   \n", "x,1,2 # why\n", "\"x\",1,2\n",
          "x\ry,1,2\n", "x,1,2\r\r\n", "\xC3\xA4,1,2\n", "x,1,2\x7f\n", "x,1,2\x01\n", "x,1,2"}) {
        PlainRows rows;
        EXPECT_FALSE(readPlainRows(lines, layoutOf(','), rows)) << lines;
    }
    PlainRows rows;
    EXPECT_FALSE(readPlainRows(std::string("x,1,2\0\n", 7), layoutOf(','), rows));
    EXPECT_FALSE(readPlainRows("x;1,5;2\n", layoutOf(';'), rows));  // a decimal comma
    EXPECT_FALSE(readPlainRows("x,1,2" + std::string(300, ',') + "\n", layoutOf(','), rows));
}

TEST(PlainRows, AreReadAsTheCarefulReaderDoes) {
    std::mt19937_64 random(5);
    constexpr std::string_view kLetters = "0123456789,,,,,,..-e \t\r\"#x;";
    int plainCount = 0;
    for (int i = 0; i < 3000; ++i) {
        const char separator = ",;\t "[i % 4];
        std::string lines;
        for (int line = 0; line < 3; ++line) {
            for (int cell = 0; cell < 3 + static_cast<int>(random() % 2); ++cell) {
                lines += cell == 0 ? "" : std::string(1, separator);
                lines += random() % 8 == 0 ? " " : "";
                lines += std::to_string(static_cast<double>(random() % 100000) / 7.0 - 5000.0);
            }
            lines += random() % 4 == 0 ? "\r\n" : "\n";
        }
        if (i % 2 == 0) {
            lines[random() % (lines.size() - 1)] = kLetters[random() % kLetters.size()];
        }
        PlainRows rows;
        plainCount += readPlainRows(lines, layoutOf(separator), rows) ? 1 : 0;
        expectAlike(lines, separator);
    }
    EXPECT_GT(plainCount, 1500);
}

TEST(WholeLines, LieAheadAndAreSkipped) {
    Table table("a,b\n1,2\n3,4\n5,6\n7,8");
    EXPECT_EQ(table->wholeLines(), "");  // before the first row nothing is known
    TableRow row;
    ASSERT_TRUE(table->next(row));
    EXPECT_EQ(table->wholeLines(), "3,4\n5,6\n");
    EXPECT_EQ(table->position(), 8);
    EXPECT_EQ(table->lineCount(), 2);
    table->skip(4, 1);
    ASSERT_TRUE(table->next(row));
    EXPECT_EQ(row.line, 4);
    EXPECT_EQ(row.cells[0], "5");
    EXPECT_EQ(table->wholeLines(), "");
    ASSERT_TRUE(table->next(row));
    EXPECT_FALSE(row.terminated);
    EXPECT_FALSE(table->next(row));
}

}  // namespace
}  // namespace gimbalscope::io
