// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Findings on standard error, one a line, "FILE:LINE:COLUMN: CODE sentence", where editors can jump
// to. A remark of the same code is printed once and counted; errors end after a hundred lines with
// a count.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <string>

#include "io/finding.h"

namespace gimbalscope::app {

class FindingLog {
public:
    /// `place` is what stands before the line number.
    explicit FindingLog(std::string place) : place_(std::move(place)) {}
    /// What is done before each line, such as taking a line of progress away.
    void before(std::function<void()> task) { before_ = std::move(task); }

    /// Where lines go instead of standard error, without the place before their number.
    void to(std::function<void(const std::string&)> sink) { sink_ = std::move(sink); }

    /// Why nothing was read at all: "gimbalscope: SENTENCE".
    void complaint(const std::string& sentence) const;
    /// A row that cannot be used, or a file that was rejected.
    void error(const io::Finding& finding);
    /// Something worth knowing once.
    void remark(const io::Finding& finding);
    /// A sentence without code.
    void note(std::int64_t line, const std::string& sentence) const;
    /// How often remarks and errors came that were not printed.
    void finish() const;

    std::int64_t errorCount() const { return errorCount_; }

private:
    void print(std::int64_t line, std::int64_t column, const std::string& sentence) const;
    void print(const io::Finding& finding) const;

    std::string place_;
    std::function<void()> before_{};
    std::function<void(const std::string&)> sink_{};
    std::int64_t errorCount_ = 0;
    std::map<std::string, std::int64_t> remarkCounts_;
};

}  // namespace gimbalscope::app
