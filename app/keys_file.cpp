// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
#include "app/keys_file.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "app/columns.h"
#include "app/exit_code.h"
#include "app/keys_gltf.h"
#include "app/pair_table.h"
#include "app/row_times.h"
#include "app/signals.h"
#include "app/table_window.h"
#include "report/entry.h"
#include "report/row_text.h"
#include "text/words.h"

namespace gimbalscope::app {
namespace {

constexpr double kLargestTimeS = 1e15;

/// Reads one table to its end.
class KeysReading {
public:
    KeysReading(io::TableReader& table, const Form& form, FindingLog& log)
        : table_(table), form_(form), log_(log), errorsBefore_(log.errorCount()) {}

    /// False when the file is rejected for a reason of ours; then there is an error in the log.
    bool run() {
        io::TableRow row;
        bool hasRow = table_.next(row);
        if (const std::optional<io::Finding> problem = findColumns()) {
            log_.error(*problem);
            return false;
        }
        for (; hasRow && !isToStop(); hasRow = table_.next(row)) {
            if (keys_.size() == kMostKeys) {
                log_.error({.code = "E125",
                            .message = "more than " + grouped(kMostKeys) + " keys",
                            .line = row.line});
                return false;
            }
            if (const std::optional<io::Finding> problem = take(row)) {
                log_.error(*problem);
            }
        }
        return log_.errorCount() == errorsBefore_;
    }

    /// The keys, after run(), and what was done to them.
    void finish(KeysFile& file) {
        curve::Usable usable = curve::usable(keys_);
        for (const std::size_t merged : usable.merged) {
            log_.remark({.code = "W210",
                         .message = "the key is less than a nanosecond behind the one before and "
                                    "was left out",
                         .line = lines_[merged]});
        }
        if (norms_.count > 0) {
            sayNorms();
        }
        file.isRepaired = norms_.count > 0 || !usable.merged.empty();
        file.keys = std::move(usable.keys);
        file.secondsPerUnit = secondsPerUnit_;
    }

private:
    io::Finding wrongHeader(std::string_view code, std::string sentence) const {
        return {.code = code, .message = std::move(sentence), .line = table_.headerLine()};
    }

    std::optional<io::Finding> findColumns() {
        const std::vector<std::string>& header = table_.header();
        columns_ = columnsFor(form_, header);
        if (columns_.problem) {
            return wrongHeader(columns_.problem->code, columns_.problem->message);
        }
        const std::vector<TimeColumn> times = timeColumns(header);
        if (times.empty() && !columns_.isByName) {
            takeInOrder();
            return std::nullopt;
        }
        if (times.empty()) {
            return wrongHeader(
                "E114", "the header has no column for the time: t, time, timestamp or stamp");
        }
        const std::string first = text::inQuotes(header[times.front().index]);
        if (!times.front().isUnderstood) {
            return wrongHeader("E117", "the unit of " + first + " is none of time");
        }
        if (!columns_.isByName) {
            return wrongHeader("E114", "the header has no columns for the attitude: " + names() +
                                           "; for others, interpolate has --from ID");
        }
        if (times.size() > 1) {
            log_.note(table_.headerLine(), "the times are those in " + first + ", not those in " +
                                               text::inQuotes(header[times[1].index]));
        }
        log_.note(table_.headerLine(), columns_.note);
        takeTimes(times.front());
        return std::nullopt;
    }

    /// t and the form's numbers, from the left.
    void takeInOrder() {
        std::iota(columns_.indices.begin(), columns_.indices.end(), std::size_t{1});
        takeTimes(TimeColumn{});
        if (!table_.header().empty()) {
            log_.note(table_.headerLine(), "the header names neither a time nor \"" + names() +
                                               "\"; the columns are read as t " + names());
        }
    }

    void takeTimes(const TimeColumn& column) {
        times_ = column;
        secondsPerUnit_ = column.secondsPerUnit;
    }

    std::string names() const {
        std::string list;
        for (const std::string_view name : numberNames(form_)) {
            list.append(list.empty() ? "" : " ").append(name);
        }
        return list;
    }

    /// Without a unit behind their name the first time tells it.
    void findUnit(const io::TableRow& row) {
        if (secondsPerUnit_ == 0.0) {
            const text::ParsedNumber first = times_.index < row.cells.size()
                                                 ? table_.number(row.cells[times_.index])
                                                 : text::ParsedNumber{};
            secondsPerUnit_ = secondsPerUnitOf(first.ok() ? first.value : 0.0);
            if (secondsPerUnit_ != 1.0) {
                log_.note(row.line, "times so large are " +
                                        std::string(nameOfTimeUnit(secondsPerUnit_)) +
                                        " since 1970");
            }
        }
        times_.secondsPerUnit = secondsPerUnit_;
        watch_.emplace(times_);
    }

    /// A row as a key, or what is wrong with it.
    std::optional<io::Finding> take(const io::TableRow& row) {
        if (row.problem) {
            return row.problem;
        }
        if (!watch_) {
            findUnit(row);
        }
        const RowNumbers read = numbersOf(table_, row, columns_.indices, NotFinite::Refuse);
        if (read.problem && !row.terminated && read.problem->code != "E102") {
            return io::Finding{
                .code = "W231", .message = "the file ends within this row", .line = row.line};
        }
        if (std::optional<io::Finding> problem = watch_->look(table_, row)) {
            if (problem->code == "E110") {
                return problem;
            }
            log_.remark(*problem);
        }
        if (read.problem) {
            return read.problem;
        }
        sayOnce(row);
        return add(read.numbers, row);
    }

    std::optional<io::Finding> add(const std::vector<double>& numbers, const io::TableRow& row) {
        const Given given = attitudeFrom(form_, form_.options.literal, numbers);
        for (io::Finding problem : given.problems) {
            problem.line = row.line;
            if (!given.attitude) {
                return problem;
            }
            log_.remark(problem);
        }
        const std::string_view cell = row.cells[times_.index];
        const curve::Key key{table_.number(cell).value * secondsPerUnit_, *given.fed};
        if (std::string problem = wrongTime(key.timeS); !problem.empty()) {
            return io::Finding{.code = "E110",
                               .message = std::move(problem),
                               .line = row.line,
                               .column = io::columnOf(row, cell)};
        }
        norms_.look(given.norm, row.line);
        keys_.push_back(key);
        lines_.push_back(row.line);
        return std::nullopt;
    }

    /// What RowTimes lets pass: it goes by the digits of a time.
    std::string wrongTime(double timeS) const {
        const double sizeS = std::abs(timeS);
        if (sizeS > kLargestTimeS) {
            return "the time is too large (over 1e15 seconds)";
        }
        // Where doubles lie closer than keys may, other digits for an equal time are no other time.
        const bool isExact = std::nextafter(sizeS, HUGE_VAL) - sizeS < curve::kLeastGapS;
        return isExact && !keys_.empty() && timeS == keys_.back().timeS
                   ? "the time is the same as in the row before"
                   : "";
    }

    void sayOnce(const io::TableRow& row) {
        const std::size_t used = columns_.indices.size() + 1;
        if (table_.header().empty() && row.cells.size() > used) {
            log_.remark({.code = "W232",
                         .message = "only the first " + std::to_string(used) + " of " +
                                    std::to_string(row.cells.size()) + " columns are used",
                         .line = row.line});
        }
        if (table_.sawDecimalComma() && !saidDecimalComma_) {
            saidDecimalComma_ = true;
            log_.note(row.line, "commas are read as decimal points");
        }
    }

    void sayNorms() {
        const bool isOne = norms_.count == 1;
        const std::string length =
            std::isinf(norms_.worst) ? "over 1.79e+308" : report::shortNumber(norms_.worst);
        log_.remark({.code = "W201",
                     .message = (isOne ? "the key has length " + length
                                       : counted(static_cast<std::size_t>(norms_.count), "key") +
                                             " are not of length 1; the worst has " + length) +
                                "; squad takes keys as they are, as Direct3D does, other methods "
                                "normalise them",
                     .line = norms_.worstLine});
    }

    io::TableReader& table_;
    const Form& form_;
    FindingLog& log_;
    std::int64_t errorsBefore_;
    Columns columns_;
    TimeColumn times_;
    double secondsPerUnit_ = 0.0;  ///< 0: not known yet
    std::optional<RowTimes> watch_;
    std::vector<curve::Key> keys_;
    std::vector<std::int64_t> lines_;
    Norms norms_;
    bool saidDecimalComma_ = false;
};

/// What is wrong with a table without keys; it has been read to its end.
io::Finding noKeys(const io::TableReader& table) {
    if (table.bytesRead() == 0) {
        return {.code = "W230", .message = "the input is empty"};
    }
    return {.code = "E124", .message = "there are no keys: a time and an attitude in each row"};
}

}  // namespace

KeysFile readKeysFile(const std::string& path, FindingLog& log, const Form& form) {
    if (isGltfPath(path)) {
        return readGltfKeys(path, log);
    }
    KeysFile file;
    io::InputFile input(path);
    if (!input.isOpen()) {
        if (stopSignal() == 0) {
            log.complaint(input.error());
        }
        file.code = stopSignal() != 0 ? stopExitCode() : kExitUnreadable;
        return file;
    }
    io::TableReader table(io::LineReader(input, stopSignal(), [] {}));
    KeysReading reading(table, form, log);
    const bool isGood = reading.run();
    file.code = endOf(table, input, log);
    if (file.code != kExitClean) {
        return file;
    }
    if (!isGood) {
        file.code = kExitRejected;
        return file;
    }
    reading.finish(file);
    if (file.keys.empty()) {
        log.error(noKeys(table));
        file.code = kExitRejected;
    }
    return file;
}

std::string keysText(std::span<const curve::Key> keys) {
    std::string text = "t,qx,qy,qz,qw\n";
    for (const curve::Key& key : keys) {
        const math::Quat& q = key.worldFromBody;
        text::appendShortest(text, report::withoutNegativeZero(key.timeS));
        for (const double number : {q.x, q.y, q.z, q.w}) {
            text += ',';
            text::appendShortest(text, report::withoutNegativeZero(number));
        }
        text += '\n';
    }
    return text;
}

}  // namespace gimbalscope::app
