// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Rows of convert on their way out.
#include "app/conversion.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "report/csv.h"
#include "report/row_text.h"

namespace gimbalscope::app {

Conversion::Conversion(const ConvertRequest& request, io::OutputFile& out, FindingLog& log)
    : request_(&request), out_(&out), log_(&log) {}

void Conversion::begin(std::vector<std::string> kept) {
    kept_ = std::move(kept);
    rows_.emplace(*request_, kept_);
    if (request_->format == Format::Csv) {
        out_->write(report::csvHeader(rows_->sample(), kept_, request_->csv));
    }
}

void Conversion::row(std::span<const double> numbers, const Place& at, report::KeptTexts cells) {
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
    if (!request_->raw) {
        norms_.look(given.norm, at.line);
    }
    rows_->row(rowCount_, given, cells);
    writeWhereMuch();
}

void Conversion::badRow(const io::Finding& finding, report::KeptTexts cells) {
    ++rowCount_;
    log_->error(finding);
    rows_->badRow(rowCount_, finding, cells);
    writeWhereMuch();
}

void Conversion::take(TablePiece& piece) {
    writeRows();
    pieces_.resize(std::max(pieces_.size(), pieceCount_ + 1));
    std::swap(pieces_[pieceCount_++], piece.text);
    rowCount_ += piece.lineCount;
    norms_.add(piece.norms);
}

void Conversion::writePieces() {
    for (std::size_t i = 0; i < pieceCount_; ++i) {
        out_->write(pieces_[i]);
    }
    pieceCount_ = 0;
}

/// What rows_ holds; what is in pieces_ comes before it.
void Conversion::writeRows() {
    text_.clear();
    if (rows_) {
        rows_->take(text_);
    }
    if (!text_.empty()) {
        writePieces();
        out_->write(text_);
    }
}

void Conversion::writeWhereMuch() {
    if (rows_->hasMuch()) {
        writeRows();
    }
}

void Conversion::flush() {
    writePieces();
    writeRows();
    out_->flush();
}

void Conversion::finish() {
    writePieces();
    writeRows();
    if (norms_.count > 0) {
        const std::string length =
            std::isinf(norms_.worst) ? "over 1.79e+308" : report::shortNumber(norms_.worst);
        log_->remark(
            {.code = "W201",
             .message = norms_.count == 1
                            ? "the quaternion has length " + length + " and was normalised"
                            : std::to_string(norms_.count) +
                                  " quaternions were not of length 1 and were normalised; the "
                                  "worst has " +
                                  length,
             .line = norms_.worstLine});
    }
    log_->finish();
}

}  // namespace gimbalscope::app
