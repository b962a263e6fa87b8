// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Tables for the tools.
#include "app/tool_bench.h"

#include <sys/stat.h>

#include "app/exit_code.h"
#include "app/pair_table.h"
#include "text/words.h"

namespace gimbalscope::app {
namespace {

sim::ReadPairs readingsOf(const sim::PairSource& source) {
    return {.table = sim::readingsTable(source.readings)};
}

sim::ReadPairs fileOf(const std::string& path, const tune::ColumnWishes& wishes,
                      const PairRules& rules) {
    sim::ReadPairs read;
    if (whatIsAt(path) == PathKind::Other) {  // a pipe could keep us for ever
        read.problem = text::inQuotes(path) + " is no file that could be read to its end";
        return read;
    }
    FindingLog log(path);
    log.to([&](const std::string& line) { read.remarks.push_back(line); });
    PairFile file = readPairs(path, wishes, log, rules);
    log.finish();
    if (file.code != kExitClean) {
        read.problem = read.remarks.empty() ? "it could not be read" : read.remarks.back();
        read.remarks.clear();
        read.isRejected = file.code == kExitRejected;
    }
    read.table = std::move(file.table);
    return read;
}

sim::Detected find(const sim::PairSource& source, const tune::Stop& stop) {
    return sim::detected(
        source.file.empty() ? readingsOf(source) : fileOf(source.file, {}, {.stop = stop}), stop);
}

/// The columns that are called as the row's angles, else the others in their order.
sim::Checked findFault(const sim::CheckRequest& request, const tune::Stop& stop) {
    const convention::Convention* const row =
        request.own ? request.own->row.get() : convention::find(request.id);
    if (request.source.file.empty() || row == nullptr) {
        return checked(request, readingsOf(request.source), stop);
    }
    tune::ColumnWishes wishes;
    wishes.restWillDo = true;
    for (std::size_t place = 0; place < row->angleCount; ++place) {
        wishes.angles.emplace_back(row->names[row->shown[place]]);
    }
    return checked(request, fileOf(request.source.file, wishes, {NotFinite::Keep, stop}), stop);
}

}  // namespace

PathKind whatIsAt(const std::string& path) {
    struct stat found {};
    if (::stat(path.c_str(), &found) != 0) {
        return PathKind::Nothing;
    }
    return S_ISREG(found.st_mode) ? PathKind::File : PathKind::Other;
}

ToolBench::ToolBench() : detect_(find), check_(findFault) {}

void ToolBench::ask(const sim::AppState& state, bool all) {
    const bool tunes = state.view.task == sim::Task::Tune;
    if (all || (tunes && state.view.tool == sim::Tool::Detective)) {
        detect_.ask(sim::detectSource(state));
    }
    if (all || (tunes && state.view.tool == sim::Tool::Check)) {
        check_.ask(sim::checkRequest(state));
    }
}

void ToolBench::forget() {
    detect_.forget();
    check_.forget();
}

}  // namespace gimbalscope::app
