// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Many lines of a table on their way to text, in pieces that several threads take one after the
// other (one thread, where the system gives no more). A piece in which anything needs a word to be
// said is given back untouched.
#pragma once

#include <functional>
#include <mutex>

#include "app/row_times.h"
#include "app/rows_out.h"
#include "io/plain_rows.h"

namespace gimbalscope::app {

/// Quaternions whose length was not 1: how many, and the worst.
struct Norms {
    std::int64_t count = 0;
    double worst = 1.0;
    std::int64_t worstLine = 0;
    /// One that was on a line.
    void look(double norm, std::int64_t line);
    /// Those of later rows.
    void add(const Norms& later);
};

/// Some lines and what became of them.
struct TablePiece {
    std::string_view lines{};
    std::int64_t firstRow = 1, firstLine = 1, lineCount = 0;
    bool isPlain = false;  ///< each line is a row, and the text is theirs
    std::string text{};
    Norms norms{};
    RowTimes::Growing times{};  ///< where they are watched
};

class TableWindow {
public:
    /// The request and the names must live as long. `timeColumn` is watched, if there is one.
    TableWindow(const ConvertRequest& request, io::PlainLayout layout,
                std::optional<std::size_t> timeColumn, const std::vector<std::string>& keptNames);

    /// Converts whole lines from the first on, which would be that row and stands on that line; as
    /// many of them as there is room for. `meanwhile` runs once on the calling thread while others
    /// work. The pieces are valid until the next call.
    std::span<TablePiece> convert(std::string_view lines, std::int64_t firstRow,
                                  std::int64_t firstLine, const std::function<void()>& meanwhile);
    /// Again, for a piece whose first row has another number than was thought.
    void convertAgain(TablePiece& piece, std::int64_t firstRow);

private:
    /// What a thread needs for itself.
    struct Desk {
        RowsOut out;
        io::PlainRows rows{};
        QuaternionRows quaternions{};
    };
    TablePiece* takePiece();
    void work(Desk& desk);
    void convertPiece(Desk& desk, TablePiece& piece) const;
    bool convertRows(Desk& desk, TablePiece& piece) const;
    bool convertQuaternions(Desk& desk, TablePiece& piece) const;
    bool watchTimes(const Desk& desk, TablePiece& piece) const;

    const ConvertRequest& request_;
    io::PlainLayout layout_;  ///< the last column is the times' where they are watched
    std::optional<std::size_t> timeColumn_;
    std::vector<Desk> desks_;  ///< the first is the calling thread's
    std::int64_t mostLines_;   ///< of a piece, so that its text stays small
    std::mutex mutex_;         ///< of what follows
    std::vector<TablePiece> pieces_;
    std::size_t pieceCount_ = 0;
    std::string_view rest_{};
    std::int64_t nextRow_ = 1, nextLine_ = 1;
};

}  // namespace gimbalscope::app
