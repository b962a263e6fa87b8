// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Blocks of rows: the kernel, the row's writing, text.
#include "app/bulk_angles.h"

#include <algorithm>
#include <cstdlib>
#include <system_error>
#include <utility>

#include "convention/shown_angles.h"
#include "convention/turn_axes.h"

namespace gimbalscope::app {
namespace {

constexpr std::size_t kBlockRows = 4096;

bool isBulk(const Form& target) {
    return target.row != nullptr && target.options.policy == convention::Policy::Principal &&
           target.row->layout == convention::Layout::Xyzw && !target.options.raw &&
           target.options.arithmetic.value_or(target.row->arithmetic) !=
               convention::Arithmetic::Half;
}

/// In double: the float nearest to pi is beyond it.
template <class T>
double limited(T angleRad, double limitRad) {
    return std::clamp(static_cast<double>(angleRad), -limitRad, limitRad);
}

}  // namespace

std::optional<math::Instructions> instructionsFromEnvironment() {
    const char* const word = std::getenv("GIMBALSCOPE_INSTRUCTIONS");
    return word == nullptr ? std::nullopt : math::instructionsFromName(word);
}

bool BulkAngles::serves(const ConvertRequest& request) {
    for (const Form& target : request.targets) {
        if (!isBulk(target)) {
            return false;
        }
    }
    return request.format == Format::Csv && request.csv.anglesOnly;
}

BulkAngles::BulkAngles(const ConvertRequest& request, io::OutputFile& out)
    : request_(request),
      out_(out),
      instructions_(instructionsFromEnvironment()),
      style_(request.csv) {
    for (const Form& target : request.targets) {
        columnCount_ += target.row->angleCount;
    }
}

BulkAngles::~BulkAngles() {
    if (worker_.valid()) {
        worker_.wait();
    }
}

void BulkAngles::row(const math::Quat& attitude, const std::vector<std::string>& cells) {
    add(attitude, false, cells);
}

void BulkAngles::badRow(const std::vector<std::string>& cells) { add(math::Quat{}, true, cells); }

void BulkAngles::add(const math::Quat& attitude, bool isBad,
                     const std::vector<std::string>& cells) {
    filling_.attitudes.push_back(attitude);
    filling_.isBad.push_back(isBad);
    report::appendKept(filling_.kept, cells);
    filling_.keptEnds.push_back(filling_.kept.size());
    if (filling_.attitudes.size() == kBlockRows) {
        start();
    }
}

void BulkAngles::drain() {
    start();
    awaitRunning();
}

/// The block that was filled becomes the one that is worked on.
void BulkAngles::start() {
    awaitRunning();
    if (filling_.attitudes.empty()) {
        return;
    }
    std::swap(filling_, running_);
    running_.firstRow = rowCount_ + 1;
    rowCount_ += static_cast<std::int64_t>(running_.attitudes.size());
    if (isThreaded_ && running_.attitudes.size() == kBlockRows) {
        try {
            worker_ = std::async(std::launch::async, [this] { convert(running_); });
            return;
        } catch (const std::system_error&) {
            isThreaded_ = false;  // the system gives no more threads: one will do
        }
    }
    convert(running_);
}

void BulkAngles::awaitRunning() {
    if (worker_.valid()) {
        worker_.get();
    }
    out_.write(running_.text);
    running_.text.clear();
    running_.attitudes.clear();
    running_.isBad.clear();
    running_.kept.clear();
    running_.keptEnds.clear();
}

void BulkAngles::convert(Block& block) const {
    block.angles.resize(block.attitudes.size() * columnCount_);
    std::size_t column = 0;
    for (const Form& target : request_.targets) {
        const auto arithmetic = target.options.arithmetic.value_or(target.row->arithmetic);
        if (arithmetic == convention::Arithmetic::Float32) {
            convertTo(target, column, block.floats, block);
        } else {
            convertTo(target, column, block.doubles, block);
        }
        column += target.row->angleCount;
    }
    write(block);
}

/// The kernel for one target; `numbers` is room for its quaternions and, behind them, its angles.
template <class T>
void BulkAngles::convertTo(const Form& target, std::size_t firstColumn, std::vector<T>& numbers,
                           Block& block) const {
    const convention::Convention& row = *target.row;
    const convention::FrameId frame = convention::frameOf(row, target.options);
    const std::size_t count = block.attitudes.size();
    numbers.resize(7 * count);
    for (std::size_t i = 0; i < count; ++i) {
        const auto q = math::castTo<T>(convention::toFrame(block.attitudes[i], frame));
        numbers[4 * i] = q.x;
        numbers[4 * i + 1] = q.y;
        numbers[4 * i + 2] = q.z;
        numbers[4 * i + 3] = q.w;
    }
    const std::span<T> all(numbers);
    const std::span<T> anglesRad = all.subspan(4 * count);
    math::decomposeBatch(std::span<const T>(all.first(4 * count)), row.order, anglesRad,
                         instructions_);
    const double middleLimit = isProper(row.order) ? math::kPi : math::kPi / 2.0;
    for (std::size_t i = 0; i < count; ++i) {
        const math::Triple triple{limited(anglesRad[3 * i], math::kPi),
                                  limited(anglesRad[3 * i + 1], middleLimit),
                                  limited(anglesRad[3 * i + 2], math::kPi)};
        const std::array<double, 3> shown = convention::shownAngles(row, target.options, triple);
        double* const cells = &block.angles[i * columnCount_ + firstColumn];
        for (std::size_t slot = 0; slot < row.angleCount; ++slot) {
            cells[slot] = report::withoutNegativeZero(shown[row.shown[slot]]);
        }
    }
}

void BulkAngles::write(Block& block) const {
    std::size_t keptBegin = 0;
    for (std::size_t i = 0; i < block.attitudes.size(); ++i) {
        report::appendFirstCells(block.text, block.firstRow + static_cast<std::int64_t>(i), {});
        block.text.append(block.kept, keptBegin, block.keptEnds[i] - keptBegin);
        keptBegin = block.keptEnds[i];
        for (std::size_t column = 0; column < columnCount_; ++column) {
            block.text += ',';
            if (!block.isBad[i]) {
                report::appendNumber(block.text, block.angles[i * columnCount_ + column], style_);
            }
        }
        block.text += '\n';
    }
}

}  // namespace gimbalscope::app
