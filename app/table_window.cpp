// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Pieces of lines, and the threads that take them.
#include "app/table_window.h"

#include <algorithm>
#include <cmath>
#include <future>
#include <system_error>
#include <thread>

namespace gimbalscope::app {
namespace {

constexpr double kNormTolerance = 1e-3;
// Small, so that the threads end a window together; a thread is worth its start for several.
constexpr std::size_t kPieceBytes = 16384;
constexpr std::size_t kMostPieces = 72;
constexpr std::size_t kThreadBytes = 65536;
constexpr std::int64_t kPieceText = 512 * 1024;
constexpr unsigned kMostThreads = 4;  // reading and writing keep one busy by then

/// Bytes that a target may add to a row.
std::int64_t targetBytes(const ConvertRequest& request) {
    return request.format != Format::Csv ? 1000 : request.csv.anglesOnly ? 40 : 150;
}

}  // namespace

void Norms::look(double norm, std::int64_t line) {
    if (std::abs(norm - 1.0) > kNormTolerance) {
        add({.count = 1, .worst = norm, .worstLine = line});
    }
}

void Norms::add(const Norms& later) {
    const bool isWorse = std::abs(later.worst - 1.0) > std::abs(worst - 1.0);
    if (later.count > 0 && (count == 0 || isWorse)) {
        worst = later.worst;
        worstLine = later.worstLine;
    }
    count += later.count;
}

TableWindow::TableWindow(const ConvertRequest& request, io::PlainLayout layout,
                         std::optional<std::size_t> timeColumn,
                         const std::vector<std::string>& keptNames)
    : request_(request),
      layout_(std::move(layout)),
      timeColumn_(timeColumn),
      mostLines_(kPieceText / (targetBytes(request) * std::ssize(request.targets) + 20) + 1),
      pieces_(kMostPieces) {
    if (timeColumn_) {
        layout_.columns.push_back(*timeColumn_);
    }
    const unsigned threads = std::clamp(std::thread::hardware_concurrency(), 1U, kMostThreads);
    for (unsigned i = 0; i < threads; ++i) {
        desks_.push_back({RowsOut(request, keptNames)});
    }
}

std::span<TablePiece> TableWindow::convert(std::string_view lines, std::int64_t firstRow,
                                           std::int64_t firstLine,
                                           const std::function<void()>& meanwhile) {
    rest_ = lines;
    nextRow_ = firstRow;
    nextLine_ = firstLine;
    pieceCount_ = 0;
    std::vector<std::future<void>> helpers;
    for (std::size_t i = 1; i < desks_.size() && lines.size() > i * kThreadBytes; ++i) {
        try {
            helpers.push_back(std::async(std::launch::async, [this, i] { work(desks_[i]); }));
        } catch (const std::system_error&) {
            while (desks_.size() > i) {
                desks_.pop_back();
            }
        }
    }
    meanwhile();
    work(desks_.front());
    for (std::future<void>& helper : helpers) {
        helper.get();
    }
    return std::span(pieces_).first(pieceCount_);
}

void TableWindow::convertAgain(TablePiece& piece, std::int64_t firstRow) {
    piece.firstRow = firstRow;
    convertPiece(desks_.front(), piece);
}

/// The next piece, with its place in the table; none when all are taken.
TablePiece* TableWindow::takePiece() {
    const std::lock_guard lock(mutex_);
    if (rest_.empty() || pieceCount_ == kMostPieces) {
        return nullptr;
    }
    TablePiece& piece = pieces_[pieceCount_++];
    piece.firstRow = nextRow_;
    piece.firstLine = nextLine_;
    piece.lineCount = 0;
    std::size_t end = 0;
    for (; end < std::min(kPieceBytes, rest_.size()) && piece.lineCount < mostLines_;
         ++piece.lineCount) {
        end = rest_.find('\n', end) + 1;
    }
    piece.lines = rest_.substr(0, end);
    rest_.remove_prefix(end);
    nextRow_ += piece.lineCount;
    nextLine_ += piece.lineCount;
    return &piece;
}

void TableWindow::work(Desk& desk) {
    while (TablePiece* const piece = takePiece()) {
        convertPiece(desk, *piece);
    }
}

void TableWindow::convertPiece(Desk& desk, TablePiece& piece) const {
    piece.text.clear();
    piece.norms = {};
    piece.isPlain = io::readPlainRows(piece.lines, layout_, desk.rows) && watchTimes(desk, piece) &&
                    convertRows(desk, piece);
    desk.out.take(piece.text);
}

/// False when a time is not later than the one before.
bool TableWindow::watchTimes(const Desk& desk, TablePiece& piece) const {
    if (!timeColumn_) {
        return true;
    }
    const std::size_t width = layout_.columns.size();
    const double* const times = &desk.rows.numbers[width - 1];
    piece.times = {.first = times[0]};
    for (std::size_t i = 1; i < desk.rows.count; ++i) {
        const double step = times[width * i] - times[width * (i - 1)];
        if (!(step > 0.0)) {
            return false;
        }
        piece.times.largestStep = std::max(piece.times.largestStep, step);
    }
    const std::string_view text = piece.lines.substr(0, piece.lines.size() - 1);
    const std::size_t lastRow = text.rfind('\n') + 1;  // 0 where it is the only one
    piece.times.lastCell = io::plainCell(text.substr(lastRow), layout_.separator, *timeColumn_);
    return true;
}

/// False when there is something to say about a row.
bool TableWindow::convertRows(Desk& desk, TablePiece& piece) const {
    if (desk.out.wantsOnlyAttitudes() && QuaternionRows::serve(request_.source)) {
        return convertQuaternions(desk, piece);
    }
    const std::span<const double> numbers(desk.rows.numbers);
    const report::KeptTexts kept(desk.rows.kept);
    const std::size_t width = layout_.columns.size();
    const std::size_t formWidth = width - (timeColumn_ ? 1 : 0);
    for (std::size_t i = 0; i < desk.rows.count; ++i) {
        const auto at = static_cast<std::int64_t>(i);
        const Given given =
            attitudeFrom(request_.source, request_.literal, numbers.subspan(width * i, formWidth));
        if (!given.attitude || !given.problems.empty()) {
            return false;
        }
        desk.out.row(piece.firstRow + at, given,
                     kept.subspan(layout_.keptCells * i, layout_.keptCells));
        if (!request_.raw) {
            piece.norms.look(given.norm, piece.firstLine + at);
        }
    }
    return true;
}

/// The same for quaternions that go into the kernel, all of them at once.
bool TableWindow::convertQuaternions(Desk& desk, TablePiece& piece) const {
    QuaternionRows& quaternions = desk.quaternions;
    const std::size_t width = layout_.columns.size();
    const auto numbers = std::span<const double>(desk.rows.numbers).first(width * desk.rows.count);
    if (!quaternions.take(request_.source, request_.literal, numbers, width)) {
        return false;
    }
    const report::KeptTexts kept(desk.rows.kept);
    for (std::size_t i = 0; i < desk.rows.count; ++i) {
        const auto at = static_cast<std::int64_t>(i);
        desk.out.row(piece.firstRow + at, quaternions.attitudes[i],
                     kept.subspan(layout_.keptCells * i, layout_.keptCells));
        if (!request_.raw) {
            piece.norms.look(quaternions.norms[i], piece.firstLine + at);
        }
    }
    return true;
}

}  // namespace gimbalscope::app
