// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Rows of convert as text, one after the other: attitudes in, lines of the asked format out. Angles
// alone go through the batch kernel in blocks, everything else row by row.
#pragma once

#include <optional>

#include "app/bulk_angles.h"
#include "app/convert.h"

namespace gimbalscope::app {

class RowsOut {
public:
    /// `keptNames` are those of the cells that are passed on. Both must live as long.
    RowsOut(const ConvertRequest& request, const std::vector<std::string>& keptNames);

    /// True when no row depends on the one before it, so that rows may be written in any order.
    static bool areIndependent(const ConvertRequest& request);

    /// The next row: an attitude that can be used; `number` counts from 1, one after the other.
    void row(std::int64_t number, const Given& given, report::KeptTexts kept);
    /// The next row, where attitudes are all that is wanted of it.
    bool wantsOnlyAttitudes() const { return bulk_.has_value(); }
    void row(std::int64_t number, const math::Quat& attitude, report::KeptTexts kept) {
        bulk_->row(number, attitude, kept);
    }
    /// The next row, which cannot be used.
    void badRow(std::int64_t number, const io::Finding& finding, report::KeptTexts kept);
    /// True when there is enough for a take() to be worth it.
    bool hasMuch() const;
    /// Appends everything so far to a text.
    void take(std::string& text);
    /// Entries of a level ship: for the columns of CSV.
    const std::vector<report::Entry>& sample() const { return sample_; }

private:
    void csvRow(std::int64_t number, const Given& given, report::KeptTexts kept);
    void jsonRow(std::int64_t number, const Given& given, report::KeptTexts kept);
    void textRow(std::int64_t number, const Given& given);

    const ConvertRequest* request_;
    const std::vector<std::string>* keptNames_;
    std::vector<Form> targets_;             ///< with the policies' memory
    std::optional<BulkAngles> bulk_;        ///< where rows go that need no entries
    std::vector<report::Entry> entries_{};  ///< of the current row
    std::vector<report::Entry> sample_{};
    std::string text_;
};

}  // namespace gimbalscope::app
