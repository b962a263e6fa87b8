// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Rows of convert on their way out: numbers go through the gate, into every target, and are
// written. Keeps what runs from row to row (counts) and nothing else.
#pragma once

#include <optional>

#include "app/convert.h"
#include "app/finding_log.h"
#include "app/table_window.h"
#include "io/output_file.h"

namespace gimbalscope::app {

class Conversion {
public:
    Conversion(const ConvertRequest& request, io::OutputFile& out, FindingLog& log);

    /// Written before the first row; `kept` are the names of the input's columns.
    void begin(std::vector<std::string> kept);
    /// One row of finite numbers. `at` has the line, and the columns of the numbers.
    struct Place {
        std::int64_t line = 0;
        std::vector<std::int64_t> columns;
    };
    void row(std::span<const double> numbers, const Place& at, report::KeptTexts cells);
    /// A row that cannot be used.
    void badRow(const io::Finding& finding, report::KeptTexts cells);
    /// Rows that are converted already, the next ones; takes their text, to be written by the next
    /// writePieces() or flush().
    void take(TablePiece& piece);
    void writePieces();
    /// Everything so far to the output and out of it: before a wait.
    void flush();
    /// After the last row: says what was repaired.
    void finish();

    const std::vector<std::string>& keptNames() const { return kept_; }
    std::int64_t rowCount() const { return rowCount_; }
    bool outputFailed() const { return out_->failed(); }
    bool hasFindings() const { return log_->errorCount() > 0 || norms_.count > 0; }

private:
    void writeRows();
    void writeWhereMuch();

    const ConvertRequest* request_;
    io::OutputFile* out_;
    FindingLog* log_;
    std::vector<std::string> kept_;
    std::optional<RowsOut> rows_;  ///< written one by one; after those in pieces_
    std::string text_;
    std::vector<std::string> pieces_{};
    std::size_t pieceCount_ = 0;
    std::int64_t rowCount_ = 0;
    Norms norms_;
};

}  // namespace gimbalscope::app
