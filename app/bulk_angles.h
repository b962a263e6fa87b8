// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Many rows to principal angles and nothing else: attitudes are collected into a block, which goes
// through the batch kernel of the closed form and into text at once.
#pragma once

#include "app/convert.h"
#include "math/batch.h"
#include "report/csv.h"
#include "text/digits.h"

namespace gimbalscope::app {

/// The value of GIMBALSCOPE_INSTRUCTIONS: an instruction set to use instead of the fastest; none
/// when it is unset or, which is said as W240, no name of one.
std::optional<math::Instructions> instructionsFromEnvironment();

class BulkAngles {
public:
    /// True for CSV of angles alone, every target a convention under the policy principal in
    /// float32 or float64.
    static bool serves(const ConvertRequest& request);

    /// The request must live as long.
    explicit BulkAngles(const ConvertRequest& request);

    /// The next row: a unit attitude in our axes, and the input's cells to pass on. Numbers count
    /// on from that of the first row behind a write().
    void row(std::int64_t number, const math::Quat& attitude, report::KeptTexts kept);
    /// The next row, which cannot be used.
    void badRow(std::int64_t number, report::KeptTexts kept);
    /// True when there are enough rows for a block.
    bool isFull() const;
    /// Appends the rows to a text and forgets them.
    void write(std::string& text);

private:
    void add(std::int64_t number, const math::Quat& attitude, report::KeptTexts kept);
    template <class T>
    void convertTo(const Form& target, std::size_t firstColumn, std::vector<T>& numbers);
    void appendRows(std::string& text);
    char* putNumbers(char* to, std::size_t row) const;

    const ConvertRequest& request_;
    std::optional<math::Instructions> instructions_;
    text::NumberWriter putNumber_;
    std::size_t columnCount_ = 0;
    std::int64_t firstRow_ = 1;
    std::vector<math::Quat> attitudes_{};
    std::vector<char> isBad_{};
    std::string kept_{};                   ///< kept cells of all rows, one after the other
    std::vector<std::size_t> keptEnds_{};  ///< where each row's end
    std::vector<double> angles_{};         ///< of all targets, row by row, in display order
    std::vector<math::Quat> inFrame_{};    ///< of one target
    std::vector<float> floats_{};          ///< for the kernel
    std::vector<double> doubles_{};
    std::vector<math::Triple> triples_{};  ///< of one target
    std::vector<std::array<double, 3>> shown_{};
    std::vector<char> line_{};  ///< room for the longest
};

}  // namespace gimbalscope::app
