// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Rows in: from the arguments or from a table, each cell through the number parser.
#include "app/convert.h"

#include <algorithm>

#include "app/cell_number.h"
#include "app/columns.h"
#include "app/conversion.h"
#include "app/exit_code.h"
#include "app/progress.h"
#include "app/row_times.h"
#include "app/signals.h"
#include "io/table_reader.h"
#include "text/counts.h"
#include "text/numbers.h"
#include "text/words.h"

namespace gimbalscope::app {
namespace {

/// The arguments as one row.
void convertNumbers(const ConvertRequest& request, Conversion& conversion) {
    std::vector<double> numbers;
    for (const std::string& word : request.numbers) {
        const text::ParsedNumber number = text::parseNumber(word);
        if (!number.ok()) {
            conversion.badRow(badNumber(word, number.status), {});
            return;
        }
        numbers.push_back(number.value);
    }
    conversion.row(numbers, {}, {});
}

/// Reads one table to its end.
class TableConversion {
public:
    TableConversion(const ConvertRequest& request, io::TableReader& table, Conversion& conversion,
                    FindingLog& log)
        : request_(request), table_(table), conversion_(conversion), log_(log) {}
    void showOn(Progress& progress) { progress_ = &progress; }

    /// All rows. Returns kExitRejected when the header or, with --on-bad stop, a row is refused.
    int run() {
        io::TableRow row;
        bool hasRow = table_.next(row);
        if (table_.end() == io::ReadEnd::Rejected || !findColumns()) {
            return rejected();
        }
        if (hasRow) {
            findTimes(row);
        }
        begin(hasRow ? row.cells.size() : 0);
        for (; hasRow; hasRow = table_.next(row)) {
            convert(row);
            std::optional<int> code = reasonToEnd();
            while (!code && convertAhead(row)) {
                code = reasonToEnd();
            }
            if (code) {
                return *code;
            }
        }
        if (table_.end() == io::ReadEnd::Rejected) {
            return rejected();
        }
        return table_.end() == io::ReadEnd::Interrupted ? stopExitCode() : kExitClean;
    }

private:
    /// After some rows: the exit code where there is no point in going on.
    std::optional<int> reasonToEnd() {
        if (progress_ != nullptr) {
            progress_->update(conversion_.rowCount(), table_.bytesRead());
        }
        if (request_.stopOnBad && log_.errorCount() > 0) {
            return kExitRejected;
        }
        const bool hasToEnd = stopSignal() != 0 || conversion_.outputFailed();
        return hasToEnd ? std::optional(stopExitCode()) : std::nullopt;
    }

    /// The whole lines that lie ahead, by several threads; those among them that are not plain row
    /// by row, with `row` as room. False when there are none.
    bool convertAhead(io::TableRow& row) {
        if (!window_ || table_.position() < lookAgainAt_) {
            return false;
        }
        const std::string_view lines = table_.wholeLines();
        lookAgainAt_ = table_.bytesRead();
        if (lines.empty()) {
            return false;
        }
        std::int64_t end = table_.position();
        for (TablePiece& piece :
             window_->convert(lines, conversion_.rowCount() + 1, table_.lineCount() + 1,
                              [this] { conversion_.writePieces(); })) {
            const std::int64_t begin = end;
            end += std::ssize(piece.lines);
            if (piece.isPlain && table_.position() == begin &&
                (!times_ || times_->areFine(piece.times))) {
                take(piece);
                continue;
            }
            while (table_.position() < end && table_.next(row)) {
                convert(row);
                if (reasonToEnd()) {
                    return true;
                }
            }
        }
        lookAgainAt_ = std::min(lookAgainAt_, end);
        return true;
    }

    void take(TablePiece& piece) {
        if (piece.firstRow != conversion_.rowCount() + 1) {
            window_->convertAgain(piece, conversion_.rowCount() + 1);
        }
        table_.skip(piece.lines.size(), piece.lineCount);
        conversion_.take(piece);
    }

    int rejected() {
        if (table_.end() == io::ReadEnd::Rejected) {
            log_.error(table_.rejection());
        }
        return kExitRejected;
    }

    bool findColumns() {
        columns_ = columnsFor(request_.source, table_.header());
        if (columns_.problem) {
            columns_.problem->line = table_.headerLine();
            log_.error(*columns_.problem);
            return false;
        }
        if (!columns_.note.empty()) {
            log_.note(table_.headerLine(), columns_.note);
        }
        return true;
    }

    /// Times are watched where a column of that name holds numbers, and no other ones are wanted
    /// of it. `first` is the first row.
    void findTimes(const io::TableRow& first) {
        std::vector<TimeColumn> columns = timeColumns(table_.header());
        std::erase_if(columns, [&](const TimeColumn& each) {
            return std::ranges::count(columns_.indices, each.index) > 0;
        });
        const auto column = std::ranges::find(columns, true, &TimeColumn::isUnderstood);
        for (auto each = columns.begin(); each != columns.end(); ++each) {
            if (each != column) {
                log_.note(table_.headerLine(),
                          "nobody looks at the times in " +
                              text::inQuotes(table_.header()[each->index]) +
                              (each->isUnderstood ? ", the first times are watched"
                                                  : ", whose unit is none of time"));
            }
        }
        if (column == columns.end()) {
            return;
        }
        const bool hasCell = column->index < first.cells.size();
        if (hasCell &&
            table_.number(first.cells[column->index]).status == text::NumberStatus::Malformed) {
            log_.note(table_.headerLine(),
                      "the times are not numbers; nobody looks at their order");
            return;
        }
        times_.emplace(*column);
    }

    /// `width` is the first row's.
    void begin(std::size_t width) {
        std::vector<std::string> kept = table_.header();
        for (std::size_t i = kept.size(); i < width; ++i) {
            kept.push_back("column" + std::to_string(i + 1));
        }
        keptCount_ = request_.keepColumns ? kept.size() : 0;
        kept.resize(keptCount_);
        if (request_.format == Format::Json) {
            makeUnique(kept);
        }
        conversion_.begin(std::move(kept));
        if (RowsOut::areIndependent(request_)) {
            window_.emplace(request_,
                            io::PlainLayout{.separator = table_.separator(),
                                            .columns = columns_.indices,
                                            .keptCells = keptCount_,
                                            .hasOnlyThese = warnsOfMoreCells()},
                            times_ ? std::optional(times_->column()) : std::nullopt,
                            conversion_.keptNames());
        }
    }

    /// Columns that nobody has named and nobody wants: worth a word.
    bool warnsOfMoreCells() const { return table_.header().empty() && !request_.keepColumns; }

    /// Names for an object: a column without name gets its number, a second "a" is "a (2)".
    static void makeUnique(std::vector<std::string>& names) {
        for (std::size_t i = 0; i < names.size(); ++i) {
            const std::string name = names[i].empty() ? "column" + std::to_string(i + 1) : names[i];
            names[i] = name;
            const auto last = names.begin() + static_cast<std::ptrdiff_t>(i);
            for (int count = 2; std::find(names.begin(), last, names[i]) != last; ++count) {
                names[i] = name + " (" + std::to_string(count) + ")";
            }
        }
    }

    /// Valid as long as the row.
    report::KeptTexts keptCells(const io::TableRow& row) {
        keptCells_.assign(keptCount_, {});
        std::copy_n(row.cells.begin(), std::min(keptCount_, row.cells.size()), keptCells_.begin());
        return keptCells_;
    }

    /// The row's numbers, or what is wrong with it.
    std::optional<io::Finding> read(const io::TableRow& row) {
        numbers_.clear();
        place_.line = row.line;
        place_.columns.clear();
        if (row.problem) {
            return row.problem;
        }
        for (const std::size_t index : columns_.indices) {
            if (index >= row.cells.size()) {
                return missingCells(row);
            }
            const std::string_view cell = row.cells[index];
            const text::ParsedNumber number = table_.number(cell);
            const bool isCut = !row.terminated && (number.status == text::NumberStatus::Malformed ||
                                                   number.status == text::NumberStatus::Empty);
            if (isCut) {
                return missingCells(row);
            }
            if (!number.ok()) {
                io::Finding finding = badNumber(cell, number.status);
                finding.line = row.line;
                finding.column = io::columnOf(row, cell);
                return finding;
            }
            numbers_.push_back(number.value);
            place_.columns.push_back(io::columnOf(row, cell));
        }
        return std::nullopt;
    }

    io::Finding missingCells(const io::TableRow& row) const {
        if (!row.terminated) {
            return {.code = "W231", .message = "the file ends within this row", .line = row.line};
        }
        return {.code = "E109",
                .message = "the row has only " + text::counted(row.cells.size(), "column"),
                .line = row.line};
    }

    /// The row is used whatever its time is.
    void watchTime(const io::TableRow& row) {
        if (const auto finding = times_->look(table_, row)) {
            finding->code.starts_with("W") ? log_.remark(*finding) : log_.error(*finding);
        }
    }

    void convert(const io::TableRow& row) {
        if (const std::optional<io::Finding> problem = read(row)) {
            conversion_.badRow(*problem, keptCells(row));
            return;
        }
        if (warnsOfMoreCells() && row.cells.size() > columns_.indices.size()) {
            log_.remark({.code = "W232",
                         .message = "only the first " + std::to_string(columns_.indices.size()) +
                                    " of " + std::to_string(row.cells.size()) + " columns are used",
                         .line = row.line});
        }
        if (table_.sawDecimalComma() && !saidDecimalComma_) {
            saidDecimalComma_ = true;
            log_.note(row.line, "commas are read as decimal points");
        }
        if (times_) {
            watchTime(row);
        }
        conversion_.row(numbers_, place_, keptCells(row));
    }

    const ConvertRequest& request_;
    io::TableReader& table_;
    Conversion& conversion_;
    FindingLog& log_;
    Columns columns_;
    std::optional<RowTimes> times_;
    std::vector<double> numbers_;
    Conversion::Place place_;
    std::vector<std::string_view> keptCells_;
    std::size_t keptCount_ = 0;
    std::optional<TableWindow> window_;  ///< where rows may be converted in any order
    std::int64_t lookAgainAt_ = 0;       ///< bytes of the file: before, nothing lies ahead for it
    bool saidDecimalComma_ = false;
    Progress* progress_ = nullptr;
};

int convertTable(const ConvertRequest& request, Conversion& conversion, FindingLog& log) {
    io::InputFile file(request.input);
    if (!file.isOpen()) {
        if (stopSignal() != 0) {
            return stopExitCode();
        }
        complain(file.error());
        return kExitUnreadable;
    }
    io::TableReader table(
        io::LineReader(file, stopSignal(), [&conversion] { conversion.flush(); }));
    Progress progress(file.size());
    log.before([&progress] { progress.erase(); });
    TableConversion rows(request, table, conversion, log);
    rows.showOn(progress);
    const int code = rows.run();
    log.before({});
    progress.erase();
    if (table.end() == io::ReadEnd::Unreadable) {
        complain(file.error());
        return kExitUnreadable;
    }
    if (code == kExitClean && conversion.rowCount() == 0) {
        log.remark(
            {.code = "W230",
             .message = table.bytesRead() == 0 ? "the input is empty" : "there are no rows"});
        return table.bytesRead() == 0 ? kExitRejected : kExitClean;
    }
    return code;
}

}  // namespace

int runConvert(const Words& words) {
    std::variant<ConvertRequest, int> parsed = convertRequest(words);
    if (const int* code = std::get_if<int>(&parsed)) {
        return *code;
    }
    auto& request = std::get<ConvertRequest>(parsed);
    io::OutputFile out(request.output);
    if (!out.isOpen()) {
        if (stopSignal() != 0) {
            return stopExitCode();
        }
        complain(out.error());
        return kExitOutput;
    }
    const bool hasTable = !request.input.empty();
    FindingLog log(!hasTable ? "NUMBERS" : request.input == "-" ? "stdin" : request.input);
    Conversion conversion(request, out, log);
    int code = kExitClean;
    if (hasTable) {
        code = convertTable(request, conversion, log);
    } else {
        conversion.begin({});
        convertNumbers(request, conversion);
    }
    conversion.finish();
    if (code == kExitClean && !out.commit() && !out.readerGone()) {
        complain(out.error());
        return kExitOutput;
    }
    return code != kExitClean || !conversion.hasFindings() ? code : kExitFindings;
}

}  // namespace gimbalscope::app
