// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// A row in the asked format.
#include "app/rows_out.h"

#include <algorithm>

#include "report/csv.h"
#include "report/json.h"
#include "report/row_text.h"
#include "text/cells.h"

namespace gimbalscope::app {
namespace {

constexpr std::size_t kMuch = 65536;

bool hasMemory(const Form& target) {
    return target.row != nullptr && convention::remembers(target.options.policy);
}

report::KeptCells named(const std::vector<std::string>& names, report::KeptTexts kept) {
    report::KeptCells result;
    for (std::size_t i = 0; i < kept.size() && i < names.size(); ++i) {
        result.emplace_back(names[i], text::cellText(kept[i]));
    }
    return result;
}

}  // namespace

RowsOut::RowsOut(const ConvertRequest& request, const std::vector<std::string>& keptNames)
    : request_(&request), keptNames_(&keptNames), targets_(request.targets) {
    if (BulkAngles::serves(request)) {
        bulk_.emplace(request);
    }
    for (Form target : request.targets) {
        sample_.push_back(entryFor(target, math::Quat{}, math::Quat{}));
    }
}

bool RowsOut::areIndependent(const ConvertRequest& request) {
    return std::none_of(request.targets.begin(), request.targets.end(), hasMemory);
}

void RowsOut::row(std::int64_t number, const Given& given, report::KeptTexts kept) {
    if (bulk_) {
        bulk_->row(number, *given.attitude, kept);
    } else if (request_->format == Format::Csv) {
        csvRow(number, given, kept);
    } else if (request_->format == Format::Json) {
        jsonRow(number, given, kept);
    } else {
        textRow(number, given);
    }
}

void RowsOut::csvRow(std::int64_t number, const Given& given, report::KeptTexts kept) {
    report::appendFirstCells(text_, number, kept);
    for (Form& target : targets_) {
        if (target.row != nullptr) {
            const convention::Reading reading = convention::read(
                *target.row, target.options, *given.fed, *given.attitude, target.memory);
            report::appendReading(text_, *target.row, reading, request_->csv);
            continue;
        }
        for (const double each : plainNumbers(target, *given.attitude)) {
            report::appendNumber(text_ += ',', report::withoutNegativeZero(each), request_->csv);
        }
    }
    text_ += '\n';
}

void RowsOut::jsonRow(std::int64_t number, const Given& given, report::KeptTexts kept) {
    entries_.clear();
    for (Form& target : targets_) {
        entries_.push_back(entryFor(target, *given.fed, *given.attitude));
    }
    text_ += report::rowJson(number, *given.attitude, entries_, named(*keptNames_, kept));
}

void RowsOut::textRow(std::int64_t number, const Given& given) {
    entries_.clear();
    for (Form& target : targets_) {
        entries_.push_back(entryFor(target, *given.fed, *given.attitude));
    }
    if (!request_->input.empty()) {
        text_ += (number > 1 ? "\nrow " : "row ") + std::to_string(number) + "\n";
    }
    text_ += report::rowText(*given.attitude, entries_);
}

void RowsOut::badRow(std::int64_t number, const io::Finding& finding, report::KeptTexts kept) {
    if (bulk_) {
        bulk_->badRow(number, kept);
    } else if (request_->format == Format::Json) {
        text_ +=
            report::badRowJson(number, finding.code, finding.message, named(*keptNames_, kept));
    } else if (request_->format == Format::Csv) {
        text_ += report::csvBadRow(number, sample_, kept, request_->csv);
    }
}

bool RowsOut::hasMuch() const { return bulk_ ? bulk_->isFull() : text_.size() >= kMuch; }

void RowsOut::take(std::string& text) {
    if (bulk_) {
        bulk_->write(text);
    }
    text += text_;
    text_.clear();
}

}  // namespace gimbalscope::app
