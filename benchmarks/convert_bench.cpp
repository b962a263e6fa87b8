// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Nanoseconds per conversion for each row and policy, beside glm::eulerAngles and Eigen on the same
// attitudes in the same process. Names read
//
//   angles/ROW/POLICY/ARITHMETIC/DATA     quaternion to angles in the row's unit, not quantised
//   anchor/LIBRARY/zyx/ARITHMETIC/DATA    the same work done by a library
//   reading/ROW/POLICY/ARITHMETIC/DATA    all that a card shows: angles, rebuilt, twin, error
//
// benchmarks/report.py turns the output into a table and holds the errors against their bounds.
// Errors are those of readings without quantisation.

#include "convert_bench.h"

#include <benchmark/benchmark.h>

#include <memory>
#include <string>
#include <vector>

#include "anchors.h"
#include "attitudes.h"
#include "convention/reading.h"
#include "measure.h"

namespace gimbalscope::bench {
namespace {

using convention::Convention;
using convention::Policy;

constexpr double kRadPerDeg = math::kPi / 180.0;

/// What is measured: a row under a policy over a set.
struct Job {
    const Convention* row;
    Policy policy;
    const Attitudes* attitudes;
    std::shared_ptr<ErrorPair> errors;
};

std::string nameOf(std::string_view kind, const Job& job) {
    std::string text(kind);
    for (const std::string_view part :
         {job.row->id, convention::name(job.policy), convention::name(job.row->arithmetic),
          job.attitudes->name}) {
        text += '/';
        text += part;
    }
    return text;
}

/// The error of a reading without quantisation. Memory starts empty for each: a jump between
/// unrelated attitudes is no flight.
double readingErrorRad(const Job& job, const math::Quat& worldFromBody) {
    convention::ReadingOptions options;
    options.policy = job.policy;
    options.quantise = convention::Quantise::None;
    convention::PolicyMemory memory;
    return convention::read(*job.row, options, worldFromBody, worldFromBody, memory).errorDeg *
           kRadPerDeg;
}

void reportErrors(benchmark::State& state, const Job& job) {
    job.errors->report(state, [&job](const math::Quat& q) { return readingErrorRad(job, q); });
}

/// The conversion alone, from a quaternion in the row's frame. Memory runs on as in a flight.
void runAngles(benchmark::State& state, const Job& job) {
    std::vector<math::Quat> inFrame;
    for (const math::Quat& q : job.attitudes->worldFromBody) {
        inFrame.push_back(convention::toFrame(q, job.row->frame));
    }
    convention::ReadingOptions options;
    options.policy = job.policy;
    convention::PolicyMemory memory;
    timeOver(state, inFrame, [&](const math::Quat& q) {
        return convention::extract(*job.row, options, q, memory);
    });
    reportErrors(state, job);
}

/// The whole reading of a card, memory running on as in a flight.
void runReading(benchmark::State& state, const Job& job) {
    convention::ReadingOptions options;
    options.policy = job.policy;
    convention::PolicyMemory memory;
    timeOver(state, job.attitudes->worldFromBody, [&](const math::Quat& q) {
        return convention::read(*job.row, options, q, q, memory);
    });
    reportErrors(state, job);
}

/// A library's conversion.
template <class Library>
void runAnchor(benchmark::State& state, const Attitudes& attitudes, ErrorPair& errors) {
    std::vector<typename Library::Quaternion> prepared;
    for (const math::Quat& q : attitudes.worldFromBody) {
        prepared.push_back(Library::from(q));
    }
    timeOver(state, prepared,
             [](const typename Library::Quaternion& q) { return Library::angles(q); });
    errors.report(state, [](const math::Quat& q) {
        const math::Triple triple = Library::triple(Library::angles(Library::from(q)));
        constexpr math::AxisOrder kZyx{math::Axis::Z, math::Axis::Y, math::Axis::X};
        return math::angleBetween(q, math::compose(triple, kZyx)).value;
    });
}

template <class Library>
void addAnchor(const char* arithmetic, const Attitudes& attitudes, const Attitudes& ladder) {
    const std::string name = std::string("anchor/") + Library::kName + "/zyx/" + arithmetic + "/" +
                             std::string(attitudes.name);
    const auto errors = std::make_shared<ErrorPair>(attitudes, ladder);
    benchmark::RegisterBenchmark(name.c_str(), [&attitudes, errors](benchmark::State& state) {
        runAnchor<Library>(state, attitudes, *errors);
    });
}

void addRow(const Job& job) {
    benchmark::RegisterBenchmark(nameOf("angles", job).c_str(),
                                 [job](benchmark::State& state) { runAngles(state, job); });
    const bool isOnCards = job.policy == Policy::AsPublished || job.policy == Policy::Nearest;
    if (job.row->listedInAll && isOnCards) {
        benchmark::RegisterBenchmark(nameOf("reading", job).c_str(),
                                     [job](benchmark::State& state) { runReading(state, job); });
    }
}

}  // namespace

void registerConversions(const std::vector<Attitudes>& sets, const Attitudes& ladder) {
    for (const Attitudes& set : sets) {
        addAnchor<Glm<float>>("float32", set, ladder);
        addAnchor<Glm<double>>("float64", set, ladder);
        addAnchor<EigenMatrix<float>>("float32", set, ladder);
        addAnchor<EigenMatrix<double>>("float64", set, ladder);
        for (const Convention& row : convention::catalog()) {
            for (const std::string_view policyName : convention::policyNames()) {
                const Policy policy = convention::policyFromName(policyName).value();
                if (!convention::objection(row, policy)) {
                    addRow({&row, policy, &set, std::make_shared<ErrorPair>(set, ladder)});
                }
            }
        }
    }
}

}  // namespace gimbalscope::bench
