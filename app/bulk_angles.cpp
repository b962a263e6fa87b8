// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// A block of rows: the kernel, the row's writing, text.
#include "app/bulk_angles.h"

#include <algorithm>
#include <cstdlib>

#include "app/command_line.h"
#include "convention/shown_angles.h"
#include "convention/turn_axes.h"
#include "text/digits.h"
#include "text/words.h"

namespace gimbalscope::app {
namespace {

constexpr std::size_t kBlockRows = 4096, kMostKept = std::size_t{1} << 20;

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
    // Once: each thread's block asks, and a wrong name is to be said one time.
    static const std::optional<math::Instructions> kChosen =
        []() -> std::optional<math::Instructions> {
        const char* const word = std::getenv("GIMBALSCOPE_INSTRUCTIONS");
        if (word == nullptr) {
            return std::nullopt;
        }
        const std::optional<math::Instructions> named = math::instructionsFromName(word);
        if (!named) {
            complain("W240 GIMBALSCOPE_INSTRUCTIONS: no instruction set " + text::inQuotes(word) +
                     "; the fastest one is used");
        }
        return named;
    }();
    return kChosen;
}

bool BulkAngles::serves(const ConvertRequest& request) {
    for (const Form& target : request.targets) {
        if (!isBulk(target)) {
            return false;
        }
    }
    return request.format == Format::Csv && request.csv.anglesOnly;
}

BulkAngles::BulkAngles(const ConvertRequest& request)
    : request_(request),
      instructions_(instructionsFromEnvironment()),
      putNumber_(request.csv.decimals ? text::fixedWriter(*request.csv.decimals)
                                      : text::putShortest) {
    for (const Form& target : request.targets) {
        columnCount_ += target.row->angleCount;
    }
    line_.resize((columnCount_ + 1) * (text::kNumberRoom + 1));
}

void BulkAngles::row(std::int64_t number, const math::Quat& attitude, report::KeptTexts kept) {
    add(number, attitude, kept);
    isBad_.push_back(0);
}

void BulkAngles::badRow(std::int64_t number, report::KeptTexts kept) {
    add(number, math::Quat{}, kept);
    isBad_.push_back(1);
}

void BulkAngles::add(std::int64_t number, const math::Quat& attitude, report::KeptTexts kept) {
    firstRow_ = attitudes_.empty() ? number : firstRow_;
    attitudes_.push_back(attitude);
    report::appendKept(kept_, kept);
    keptEnds_.push_back(kept_.size());
}

bool BulkAngles::isFull() const {
    return attitudes_.size() >= kBlockRows || kept_.size() >= kMostKept;
}

void BulkAngles::write(std::string& text) {
    angles_.resize(attitudes_.size() * columnCount_);
    std::size_t column = 0;
    for (const Form& target : request_.targets) {
        const auto arithmetic = target.options.arithmetic.value_or(target.row->arithmetic);
        if (arithmetic == convention::Arithmetic::Float32) {
            convertTo(target, column, floats_);
        } else {
            convertTo(target, column, doubles_);
        }
        column += target.row->angleCount;
    }
    appendRows(text);
    attitudes_.clear();
    isBad_.clear();
    kept_.clear();
    keptEnds_.clear();
}

/// The kernel for one target; `numbers` is room for its quaternions and, behind them, its angles.
template <class T>
void BulkAngles::convertTo(const Form& target, std::size_t firstColumn, std::vector<T>& numbers) {
    const convention::Convention& row = *target.row;
    const convention::FrameId frame = convention::frameOf(row, target.options);
    const std::size_t count = attitudes_.size();
    if (count == 0) {
        return;  // no row, no first cell
    }
    inFrame_ = attitudes_;
    convention::carryToFrame(inFrame_, frame);
    numbers.resize(7 * count);
    for (std::size_t i = 0; i < count; ++i) {
        const auto q = math::castTo<T>(inFrame_[i]);
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
    triples_.resize(count);
    shown_.resize(count);
    for (std::size_t i = 0; i < count; ++i) {
        triples_[i] = {limited(anglesRad[3 * i], math::kPi),
                       limited(anglesRad[3 * i + 1], middleLimit),
                       limited(anglesRad[3 * i + 2], math::kPi)};
    }
    convention::showAngles(row, target.options, triples_, shown_);
    for (std::size_t slot = 0; slot < row.angleCount; ++slot) {
        double* const cells = angles_.data() + firstColumn + slot;
        for (std::size_t i = 0; i < count; ++i) {
            cells[i * columnCount_] = report::withoutNegativeZero(shown_[i][row.shown[slot]]);
        }
    }
}

void BulkAngles::appendRows(std::string& text) {
    std::size_t keptBegin = 0;
    for (std::size_t i = 0; i < attitudes_.size(); ++i) {
        char* const line = line_.data();
        char* end = text::putWhole(line, static_cast<std::uint64_t>(firstRow_) + i);
        if (keptEnds_[i] > keptBegin) {
            text.append(line, end).append(kept_, keptBegin, keptEnds_[i] - keptBegin);
            keptBegin = keptEnds_[i];
            end = line;
        }
        end = putNumbers(end, i);
        *end = '\n';
        text.append(line, end + 1);
    }
}

/// A row's angles, each with a comma before it; bad ones are empty.
char* BulkAngles::putNumbers(char* to, std::size_t row) const {
    const double* const angles = &angles_[row * columnCount_];
    for (std::size_t column = 0; column < columnCount_; ++column) {
        *to++ = ',';
        if (isBad_[row] == 0) {
            to = putNumber_(to, angles[column]);
        }
    }
    return to;
}

}  // namespace gimbalscope::app
