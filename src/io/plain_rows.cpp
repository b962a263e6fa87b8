// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// A look at all bytes of a row, then cell after cell.
#include "io/plain_rows.h"

#include <algorithm>
#include <cstring>
#include <utility>

#include "text/digits.h"
#include "text/words.h"

namespace gimbalscope::io {
namespace {

// A row of so few bytes has not too many columns, either.
constexpr std::size_t kLongestRow = 255;

/// Has a bit of kHigh where a byte is below '$' (nearly all that is odd, and blanks) or from DEL
/// on.
constexpr std::uint64_t kOnes = 0x0101010101010101U, kHigh = kOnes << 7U;
std::uint64_t oddBytes(const char* at) {
    std::uint64_t eight = 0;
    std::memcpy(&eight, at, sizeof eight);
    return (eight - kOnes * '$') | (eight + kOnes) | eight;
}

/// True for printable ASCII and tabs, without what starts a quote or a comment.
bool isPlain(std::string_view row) {
    // Eight bytes at once, the last of them perhaps seen twice.
    if (row.size() >= 8) {
        const char* const last = row.data() + row.size() - 8;
        std::uint64_t odd = oddBytes(last);
        for (const char* at = row.data(); at < last; at += 8) {
            odd |= oddBytes(at);
        }
        if ((odd & kHigh) == 0) {
            return true;
        }
    }
    return std::all_of(row.begin(), row.end(), [](char each) {
        return (each >= ' ' && each != '"' && each != '#' && each != '\x7f') || each == '\t';
    });
}

/// What follows a cell.
enum class After : std::uint8_t { Nothing, Cell, Garbage };

class RowReader {
public:
    explicit RowReader(const PlainLayout& layout)
        : layout_(layout), separator_(layout.separator), isBlank_(layout.separator == ' ') {
        for (std::size_t i = 0; i < layout.columns.size(); ++i) {
            slots_.resize(std::max(slots_.size(), layout.columns[i] + 1), kNone);
            slots_[layout.columns[i]] = i;
        }
    }

    /// One row into its numbers; false when it is not plain.
    bool read(std::string_view row, double* numbers) {
        at_ = row.data();
        end_ = row.data() + row.size();
        After after = After::Cell;
        for (const std::size_t slot : slots_) {
            if (after != After::Cell || !(slot == kNone ? skipCell() : readCell(numbers[slot]))) {
                return false;
            }
            after = endCell();
        }
        return after != After::Garbage && !(layout_.hasOnlyThese && after == After::Cell);
    }

    /// The cells that are kept of a plain row.
    void keep(std::string_view row, std::vector<std::string_view>& kept) {
        at_ = row.data();
        end_ = row.data() + row.size();
        After after = After::Cell;
        for (std::size_t i = 0; i < layout_.keptCells; ++i) {
            if (after != After::Cell) {
                kept.emplace_back();
                continue;
            }
            skipSpaces();
            const char* const first = at_;
            skipCell();
            kept.push_back(text::trimmed({first, static_cast<std::size_t>(at_ - first)}));
            after = endCell();
        }
    }

private:
    static constexpr std::size_t kNone = ~std::size_t{0};

    bool isSpace(char each) const { return each == ' ' || (each == '\t' && separator_ != '\t'); }
    void skipSpaces() {
        while (at_ != end_ && isSpace(*at_)) {
            ++at_;
        }
    }
    /// To the end of a cell; false when there is none.
    bool skipCell() {
        if (isBlank_) {
            skipSpaces();
            const char* const first = at_;
            at_ = std::find_if(at_, end_, [this](char each) { return isSpace(each); });
            return at_ != first;
        }
        at_ = std::find(at_, end_, separator_);
        return true;
    }
    bool readCell(double& number) {
        skipSpaces();
        const char* const first = at_;
        at_ = text::readFront(first, end_, number);
        return at_ != first;
    }
    After endCell() {
        const char* const cellEnd = at_;
        skipSpaces();
        if (at_ == end_) {
            return After::Nothing;
        }
        if (isBlank_) {
            return at_ == cellEnd ? After::Garbage : After::Cell;
        }
        if (*at_ != separator_) {
            return After::Garbage;
        }
        ++at_;
        return After::Cell;
    }

    const PlainLayout& layout_;
    char separator_;
    bool isBlank_;
    std::vector<std::size_t> slots_;  ///< of each column up to the last wanted: which number it is
    const char* at_ = nullptr;
    const char* end_ = nullptr;
};

}  // namespace

bool readPlainRows(std::string_view text, const PlainLayout& layout, PlainRows& rows) {
    rows = {.count = 0, .numbers = std::move(rows.numbers), .kept = std::move(rows.kept)};
    rows.kept.clear();
    RowReader reader(layout);
    const std::size_t width = layout.columns.size();
    for (; !text.empty(); ++rows.count) {
        const std::size_t length = text.substr(0, kLongestRow + 1).find('\n');
        if (length == std::string_view::npos) {
            return false;
        }
        const bool isCrLf = length > 0 && text[length - 1] == '\r';
        const std::string_view row = text.substr(0, length - (isCrLf ? 1 : 0));
        rows.numbers.resize(std::max(rows.numbers.size(), width * (rows.count + 1)));
        if (!isPlain(row) || !reader.read(row, &rows.numbers[width * rows.count])) {
            return false;
        }
        if (layout.keptCells > 0) {
            reader.keep(row, rows.kept);
        }
        text.remove_prefix(length + 1);
    }
    return true;
}

std::string_view plainCell(std::string_view row, char separator, std::size_t column) {
    const PlainLayout layout{.separator = separator, .keptCells = column + 1};
    std::vector<std::string_view> cells;
    RowReader(layout).keep(row, cells);
    return cells.back();
}

}  // namespace gimbalscope::io
