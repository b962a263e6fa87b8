// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Many rows to principal angles and nothing else: attitudes are collected into blocks, which go
// through the batch kernel of the closed form and into text on a thread of their own while the next
// block is read (on the same one where there is no second). Memory is that of two blocks; rows come
// out in their order.
#pragma once

#include <future>

#include "app/convert.h"
#include "io/output_file.h"
#include "math/batch.h"
#include "report/csv.h"

namespace gimbalscope::app {

/// The value of GIMBALSCOPE_INSTRUCTIONS: an instruction set to use instead of the fastest; none
/// when it is unset or no name of one.
std::optional<math::Instructions> instructionsFromEnvironment();

class BulkAngles {
public:
    /// True for CSV of angles alone, every target a convention under the policy principal in
    /// float32 or float64.
    static bool serves(const ConvertRequest& request);

    /// Both must live as long.
    BulkAngles(const ConvertRequest& request, io::OutputFile& out);
    ~BulkAngles();
    BulkAngles(const BulkAngles&) = delete;
    BulkAngles& operator=(const BulkAngles&) = delete;

    /// The next row: a unit attitude in our axes, and the input's cells to pass on.
    void row(const math::Quat& attitude, const std::vector<std::string>& cells);
    /// The next row, which cannot be used.
    void badRow(const std::vector<std::string>& cells);
    /// Hands everything so far to the output.
    void drain();

private:
    struct Block {
        std::vector<math::Quat> attitudes;
        std::vector<bool> isBad;
        std::string kept;                   ///< kept cells of all rows, one after the other
        std::vector<std::size_t> keptEnds;  ///< where each row's end
        std::int64_t firstRow = 1;
        std::vector<double> angles;  ///< of all targets, row by row, in display order
        std::string text;
        std::vector<float> floats;  ///< for the kernel
        std::vector<double> doubles;
    };

    void add(const math::Quat& attitude, bool isBad, const std::vector<std::string>& cells);
    void start();
    void awaitRunning();
    void convert(Block& block) const;
    template <class T>
    void convertTo(const Form& target, std::size_t firstColumn, std::vector<T>& numbers,
                   Block& block) const;
    void write(Block& block) const;

    const ConvertRequest& request_;
    io::OutputFile& out_;
    std::optional<math::Instructions> instructions_;
    report::CsvStyle style_;
    std::size_t columnCount_ = 0;
    Block filling_, running_;
    std::future<void> worker_;
    bool isThreaded_ = true;
    std::int64_t rowCount_ = 0;
};

}  // namespace gimbalscope::app
