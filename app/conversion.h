// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Rows of convert on their way out: numbers go through the gate, into every target, and are
// written. Keeps what runs from row to row (policies' memory, counts) and nothing else.
#pragma once

#include <memory>

#include "app/bulk_angles.h"
#include "app/convert.h"
#include "app/finding_log.h"
#include "io/output_file.h"
#include "report/json.h"

namespace gimbalscope::app {

class Conversion {
public:
    Conversion(ConvertRequest& request, io::OutputFile& out, FindingLog& log);

    /// Written before the first row; `kept` are the names of the input's columns.
    void begin(std::vector<std::string> kept);
    /// One row of finite numbers. `at` has the line, and the columns of the numbers.
    struct Place {
        std::int64_t line = 0;
        std::vector<std::int64_t> columns;
    };
    void row(std::span<const double> numbers, const Place& at,
             const std::vector<std::string>& cells);
    /// A row that cannot be used.
    void badRow(const io::Finding& finding, const std::vector<std::string>& cells);
    /// Everything so far to the output and out of it: before a wait.
    void flush();
    /// After the last row: says what was repaired.
    void finish();

    std::int64_t rowCount() const { return rowCount_; }
    bool outputFailed() const { return out_->failed(); }
    bool hasFindings() const { return log_->errorCount() > 0 || repairedCount_ > 0; }

private:
    void write(const math::Quat& attitude, std::span<const report::Entry> entries,
               const std::vector<std::string>& cells);
    report::KeptCells keptCells(const std::vector<std::string>& cells) const;
    void watchNorm(double norm, std::int64_t line);

    ConvertRequest* request_;
    io::OutputFile* out_;
    FindingLog* log_;
    std::vector<std::string> kept_;
    std::unique_ptr<BulkAngles> bulk_;      ///< where rows go that need no entries
    std::vector<report::Entry> entries_{};  ///< of the current row
    std::vector<report::Entry> sample_;     ///< of a level ship: for the columns of CSV
    std::int64_t rowCount_ = 0, repairedCount_ = 0;
    double worstNorm_ = 1.0;
    std::int64_t worstNormLine_ = 0;
};

}  // namespace gimbalscope::app
