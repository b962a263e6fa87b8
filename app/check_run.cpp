// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Attitudes through somebody's program. What comes back is read as strictly as a file: a line that
// is not as many numbers as the convention has angles is said with its line, never guessed at.
#include <algorithm>

#include "app/check.h"
#include "app/exit_code.h"
#include "app/pair_table.h"
#include "app/signals.h"
#include "io/filter_process.h"
#include "text/numbers.h"
#include "text/words.h"

namespace gimbalscope::app {
namespace {

std::string linesOf(const tune::AttitudeKind& kind, const std::vector<math::Quat>& attitudes) {
    std::string lines;
    for (const math::Quat& attitude : attitudes) {
        const std::size_t begin = lines.size();
        for (const double number : writeAttitude(kind, convention::toFrame(attitude, kind.frame))) {
            lines += lines.size() > begin ? " " : "";
            lines += text::formatShortest(number + 0.0);
        }
        lines += "\n";
    }
    return lines;
}

std::vector<std::string_view> cellsOf(std::string& line) {
    std::replace_if(
        line.begin(), line.end(), [](char each) { return each == ',' || each == ';'; }, ' ');
    return text::splitWords(text::trimmed(line));
}

/// The program's output, line by line.
class Answers {
public:
    Answers(const tune::CheckedRow& checked, tune::PairTable& table)
        : table_(table), columns_(checked.row->angleCount) {
        for (std::size_t i = 0; i < columns_.size(); ++i) {
            columns_[i] = i;
        }
    }

    /// A sentence about what is wrong; empty when all is well.
    std::string read(std::string_view output, const std::vector<math::Quat>& attitudes) {
        std::size_t used = 0;
        for (std::int64_t number = 1; !output.empty(); ++number) {
            const std::size_t end = output.find('\n');
            std::string line(output.substr(0, end));
            output.remove_prefix(end == std::string_view::npos ? output.size() : end + 1);
            const std::vector<std::string_view> cells = cellsOf(line);
            if (cells.empty() || cells.front().starts_with('#')) {
                continue;
            }
            if (used == 0 && !hasHeader_ && isHeader(cells)) {
                if (std::string problem = takeHeader(cells); !problem.empty()) {
                    return problem;
                }
                continue;
            }
            tune::Pair pair{.inFrame = {}, .columns = {}, .line = number};
            if (std::string problem = readCells(cells, pair); !problem.empty()) {
                return "its line " + std::to_string(number) + problem;
            }
            if (used == attitudes.size()) {
                return "it writes more than one line of angles for each attitude";
            }
            pair.inFrame = convention::toFrame(attitudes[used++], table_.kind.frame);
            table_.pairs.push_back(pair);
        }
        return used == attitudes.size() ? ""
                                        : "it was given " + counted(attitudes.size(), "attitude") +
                                              " and wrote " + counted(used, "line") + " of angles";
    }

private:
    static bool isHeader(const std::vector<std::string_view>& cells) {
        return std::all_of(cells.begin(), cells.end(), [](std::string_view cell) {
            return text::parseNumber(cell).status == text::NumberStatus::Malformed;
        });
    }

    /// Columns by names such as yaw or urot.yaw, when all are there. A sentence when a name is
    /// there twice.
    std::string takeHeader(const std::vector<std::string_view>& cells) {
        hasHeader_ = true;
        std::vector<std::size_t> found;
        for (const std::string& name : table_.columnNames) {
            const std::size_t before = found.size();
            for (std::size_t i = 0; i < cells.size(); ++i) {
                const std::string_view stem = cells[i].substr(cells[i].rfind('.') + 1);
                if (text::lowerCase(stem) == text::lowerCase(name)) {
                    found.push_back(i);
                }
            }
            if (found.size() > before + 1) {
                return "its header names " + text::inQuotes(name) + " twice";
            }
        }
        if (found.size() == columns_.size()) {
            columns_ = found;
            isByName_ = true;
        }
        return {};
    }

    std::string readCells(const std::vector<std::string_view>& cells, tune::Pair& pair) const {
        for (std::size_t i = 0; i < columns_.size(); ++i) {
            if (columns_[i] >= cells.size() || (!isByName_ && cells.size() != columns_.size())) {
                return " has " + counted(cells.size(), "word") + " instead of " +
                       std::to_string(columns_.size()) + " angles";
            }
            const std::string_view cell = cells[columns_[i]];
            const text::ParsedNumber number = text::parseNumber(cell);
            if (!number.ok() && number.status != text::NumberStatus::NotFinite) {
                return ": " + text::problem(cell, number.status);
            }
            pair.columns[i] = number.value;
        }
        return {};
    }

    tune::PairTable& table_;
    std::vector<std::size_t> columns_;
    bool hasHeader_ = false, isByName_ = false;
};

int refused(int code, const std::string& sentence) {
    complain("check: --run: " + sentence);
    return code;
}

}  // namespace

ProgramAnswers runProgramUnderCheck(const ProgramCall& call, const tune::CheckedRow& checked) {
    ProgramAnswers answers;
    answers.table.kind = call.kind;
    for (std::size_t i = 0; i < checked.row->angleCount; ++i) {
        answers.table.columnNames.emplace_back(checked.row->names[checked.row->shown[i]]);
    }
    const std::vector<math::Quat> attitudes = checkAttitudes(checked);
    const std::string input = linesOf(call.kind, attitudes);
    const io::FilterResult result = io::runFilter(
        {.command = call.command, .input = input, .timeoutSeconds = call.timeoutSeconds},
        stopSignal());
    if (result.end == io::FilterEnd::Interrupted) {
        answers.code = stopExitCode();
        return answers;
    }
    if (!result.problem.empty()) {
        answers.code = refused(kExitUnreadable, result.problem);
        return answers;
    }
    Answers reader(checked, answers.table);
    if (const std::string problem = reader.read(result.output, attitudes); !problem.empty()) {
        answers.code = refused(kExitRejected, problem);
    }
    return answers;
}

}  // namespace gimbalscope::app
