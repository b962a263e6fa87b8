// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Rows of convert on their way out.
#include "app/conversion.h"

#include <cmath>

#include "report/csv.h"
#include "report/row_text.h"

namespace gimbalscope::app {
namespace {

constexpr double kNormTolerance = 1e-3;

/// Entries as they would be for a level ship.
std::vector<report::Entry> sampleEntries(const ConvertRequest& request) {
    std::vector<report::Entry> entries;
    for (Form target : request.targets) {
        entries.push_back(entryFor(target, math::Quat{}, math::Quat{}));
    }
    return entries;
}

}  // namespace

Conversion::Conversion(ConvertRequest& request, io::OutputFile& out, FindingLog& log)
    : request_(&request), out_(&out), log_(&log) {}

void Conversion::begin(std::vector<std::string> kept) {
    kept_ = std::move(kept);
    if (request_->format == Format::Csv) {
        sample_ = sampleEntries(*request_);
        out_->write(report::csvHeader(sample_, kept_, request_->csv));
    }
    if (BulkAngles::serves(*request_)) {
        bulk_ = std::make_unique<BulkAngles>(*request_, *out_);
    }
}

void Conversion::row(std::span<const double> numbers, const Place& at,
                     const std::vector<std::string>& cells) {
    Given given = attitudeFrom(request_->source, request_->literal, numbers);
    for (io::Finding& problem : given.problems) {
        problem.line = at.line;
        const bool hasColumn = given.cell && !given.attitude && !at.columns.empty();
        problem.column = hasColumn ? at.columns[*given.cell] : 0;
    }
    if (!given.attitude) {
        badRow(given.problems.back(), cells);
        return;
    }
    ++rowCount_;
    for (const io::Finding& remark : given.problems) {
        log_->remark(remark);
    }
    watchNorm(given.norm, at.line);
    if (bulk_) {
        bulk_->row(*given.attitude, cells);
        return;
    }
    entries_.clear();
    for (Form& target : request_->targets) {
        entries_.push_back(entryFor(target, *given.fed, *given.attitude));
    }
    write(*given.attitude, entries_, cells);
}

void Conversion::watchNorm(double norm, std::int64_t line) {
    if (request_->raw || !(std::abs(norm - 1.0) > kNormTolerance)) {
        return;
    }
    ++repairedCount_;
    if (repairedCount_ == 1 || std::abs(norm - 1.0) > std::abs(worstNorm_ - 1.0)) {
        worstNorm_ = norm;
        worstNormLine_ = line;
    }
}

void Conversion::write(const math::Quat& attitude, std::span<const report::Entry> entries,
                       const std::vector<std::string>& cells) {
    if (request_->format == Format::Json) {
        out_->write(report::rowJson(rowCount_, attitude, entries, keptCells(cells)));
    } else if (request_->format == Format::Csv) {
        out_->write(report::csvRow(rowCount_, entries, cells, request_->csv));
    } else {
        if (!request_->input.empty()) {
            out_->write((rowCount_ > 1 ? "\nrow " : "row ") + std::to_string(rowCount_) + "\n");
        }
        out_->write(report::rowText(attitude, entries));
    }
}

void Conversion::badRow(const io::Finding& finding, const std::vector<std::string>& cells) {
    ++rowCount_;
    log_->error(finding);
    if (bulk_) {
        bulk_->badRow(cells);
        return;
    }
    if (request_->format == Format::Json) {
        out_->write(report::badRowJson(rowCount_, finding.code, finding.message, keptCells(cells)));
    } else if (request_->format == Format::Csv) {
        out_->write(report::csvBadRow(rowCount_, sample_, cells, request_->csv));
    }
}

report::KeptCells Conversion::keptCells(const std::vector<std::string>& cells) const {
    report::KeptCells result;
    for (std::size_t i = 0; i < cells.size() && i < kept_.size(); ++i) {
        result.emplace_back(kept_[i], cells[i]);
    }
    return result;
}

void Conversion::flush() {
    if (bulk_) {
        bulk_->drain();
    }
    out_->flush();
}

void Conversion::finish() {
    if (bulk_) {
        bulk_->drain();
    }
    if (repairedCount_ > 0) {
        const std::string length =
            std::isinf(worstNorm_) ? "over 1.79e+308" : report::shortNumber(worstNorm_);
        log_->remark(
            {.code = "W201",
             .message = repairedCount_ == 1
                            ? "the quaternion has length " + length + " and was normalised"
                            : std::to_string(repairedCount_) +
                                  " quaternions were not of length 1 and were normalised; the "
                                  "worst has " +
                                  length,
             .line = worstNormLine_});
    }
    log_->finish();
}

}  // namespace gimbalscope::app
