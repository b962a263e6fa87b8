// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Findings on standard error.
#include "app/finding_log.h"

#include "app/command_line.h"

namespace gimbalscope::app {
namespace {

constexpr std::int64_t kErrorsPrinted = 100;

}  // namespace

void FindingLog::print(std::int64_t line, std::int64_t column, const std::string& sentence) const {
    if (before_) {
        before_();
    }
    if (sink_) {
        sink_((line > 0 ? "line " + std::to_string(line) + ": " : "") + sentence);
        return;
    }
    std::string text = place_;
    text += line > 0 ? ":" + std::to_string(line) : "";
    text += column > 0 ? ":" + std::to_string(column) : "";
    tell(text + ": " + sentence);
}

void FindingLog::print(const io::Finding& finding) const {
    print(finding.line, finding.column, std::string(finding.code) + " " + finding.message);
}

void FindingLog::complaint(const std::string& sentence) const {
    if (sink_) {
        sink_(sentence);
    } else {
        complain(sentence);
    }
}

void FindingLog::error(const io::Finding& finding) {
    if (++errorCount_ <= kErrorsPrinted) {
        print(finding);
    }
}

void FindingLog::remark(const io::Finding& finding) {
    if (++remarkCounts_[std::string(finding.code)] == 1) {
        print(finding);
    }
}

void FindingLog::note(std::int64_t line, const std::string& sentence) const {
    print(line, 0, "note: " + sentence);
}

void FindingLog::finish() const {
    if (errorCount_ > kErrorsPrinted) {
        print(0, 0, std::to_string(errorCount_ - kErrorsPrinted) + " more bad rows");
    }
    for (const auto& [code, count] : remarkCounts_) {
        if (count > 1) {
            print(0, 0, code + " in " + std::to_string(count - 1) + " more rows");
        }
    }
}

}  // namespace gimbalscope::app
