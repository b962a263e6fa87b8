// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// A curve for each method, asked at each time.
#include "app/interpolate_gltf.h"

#include <algorithm>
#include <cmath>

#include "app/commands.h"
#include "app/exit_code.h"
#include "app/sample_times.h"
#include "app/signals.h"
#include "io/output_file.h"
#include "report/curve_summary.h"
#include "report/samples.h"
#include "text/counts.h"
#include "text/numbers.h"

namespace gimbalscope::app {
namespace {

constexpr std::size_t kMuch = 65536;
/// Its velocities are solved for all at once, in about 40 microseconds a key.
constexpr std::size_t kMostSplineKeys = 100'000;

/// Samples of one method after the other, as text in the asked format.
class SamplesOut {
public:
    SamplesOut(const InterpolateRequest& request, io::OutputFile& out, FindingLog& log)
        : request_(request),
          out_(out),
          log_(log),
          columns_{.method = request.methods.size() > 1, .motion = request.hasMotion} {
        for (Form target : request.targets) {
            sample_.push_back(entryFor(target, math::Quat{}, math::Quat{}));
        }
        if (request.format == Format::Csv) {
            out_.write(report::samplesHeader(sample_, columns_, request.csv));
        }
    }

    /// All samples of a curve; policies with memory begin anew. Ends early where there is no point
    /// in going on.
    void write(const curve::Curve& curve, const SampleTimes& times) {
        std::vector<Form> targets = request_.targets;
        for (std::int64_t i = 0; i < times.count() && !isToStop() && !out_.failed(); ++i) {
            const SampleTimes::Time time = times.at(i);
            report::Sample sample{
                .t = time.t, .method = curve::name(curve.method()), .attitude = curve.at(time.s)};
            if (request_.hasMotion) {
                sample.motion = curve::motionAt(curve, time.s);
            }
            add(sample, targets);
            if (text_.size() >= kMuch) {
                flush();
            }
        }
        flush();
    }

private:
    void flush() {
        out_.write(text_);
        text_.clear();
    }

    void add(const report::Sample& sample, std::vector<Form>& targets) {
        if (!math::isFinite(sample.attitude)) {
            addBad(sample);
        } else if (request_.format == Format::Csv) {
            addCsv(sample, targets);
        } else {
            entries_.clear();
            for (Form& target : targets) {
                entries_.push_back(entryFor(target, sample.attitude, sample.attitude));
            }
            if (request_.format == Format::Json) {
                text_ += report::sampleJson(sample, entries_);
            } else {
                startBlock();
                text_ += report::sampleText(sample, entries_);
            }
        }
    }

    void addCsv(const report::Sample& sample, std::vector<Form>& targets) {
        report::appendSample(text_, sample, columns_, request_.csv);
        for (Form& target : targets) {
            if (target.row != nullptr) {
                const convention::Reading reading = convention::read(
                    *target.row, target.options, sample.attitude, sample.attitude, target.memory);
                report::appendReading(text_, *target.row, reading, request_.csv);
                continue;
            }
            for (const double each : plainNumbers(target, sample.attitude)) {
                report::appendNumber(text_ += ',', report::withoutNegativeZero(each), request_.csv);
            }
        }
        text_ += '\n';
    }

    /// Where a convention has no angles at a key, or float32 no number.
    void addBad(report::Sample sample) {
        const std::string problem =
            std::string(sample.method) +
            " has no attitude at t = " + text::formatShortest(sample.t) + ": " +
            (request_.options.row != nullptr
                 ? "an angle of " + std::string(request_.options.row->id) + " at a key is no number"
                 : "its numbers are too large");
        log_.error({.code = "E102", .message = problem});
        sample.motion.reset();
        if (request_.format == Format::Json) {
            text_ += report::badSampleJson(sample, "E102", problem);
        } else if (request_.format == Format::Csv) {
            report::appendSample(text_, sample, columns_, request_.csv);
            text_ += report::emptyCells(sample_, request_.csv) + "\n";
        } else {
            startBlock();
            text_ += report::sampleHeading(sample) + "no attitude\n";
        }
    }

    void startBlock() {
        text_ += isFirst_ ? "" : "\n";
        isFirst_ = false;
    }

    const InterpolateRequest& request_;
    io::OutputFile& out_;
    FindingLog& log_;
    report::SampleColumns columns_;
    std::vector<report::Entry> sample_{}, entries_{};
    std::string text_;
    bool isFirst_ = true;
};

void sayWhoseAngles(const InterpolateRequest& request, const FindingLog& log) {
    if (request.isEulerFromTo) {
        log.note(0, "euler goes in the angles of " + std::string(request.euler->row->id) +
                        ", the only ones in --to");
    }
}

/// False, after saying so, where a method takes fewer keys than there are.
bool areFewEnough(const InterpolateRequest& request, const KeysFile& file, FindingLog& log) {
    if (std::ranges::count(request.methods, curve::Method::Spline) == 0 ||
        file.keys.size() <= kMostSplineKeys) {
        return true;
    }
    log.error({.code = "E125",
               .message = "spline takes at most " + text::grouped(kMostSplineKeys) + " keys, not " +
                          text::grouped(std::ssize(file.keys)) + "; squad-timed takes more"});
    return false;
}

/// Times beside the keys, where the ends hold.
void sayOutside(const InterpolateRequest& request, const KeysFile& file, const FindingLog& log) {
    if (request.options.ends == curve::Ends::Closed && file.keys.size() > 1) {
        return;
    }
    const double first = file.keys.front().timeS / file.secondsPerUnit;
    const double last = file.keys.back().timeS / file.secondsPerUnit;
    const auto isOutside = [&](double t) { return t < first || t > last; };
    const auto count = std::ranges::count_if(request.at, isOutside);
    if (count == 0) {
        return;
    }
    const double t = *std::ranges::find_if(request.at, isOutside);
    const std::string others =
        count > 1
            ? " (and " + text::counted(static_cast<std::size_t>(count - 1), "other time") + ")"
            : "";
    log.note(0, "t = " + text::formatShortest(t) + others +
                    " is outside the keys, from t = " + text::formatShortest(first) + " to " +
                    text::formatShortest(last) + ": the ends hold");
}

void writeSummary(const InterpolateRequest& request, const KeysFile& file, io::OutputFile& out) {
    std::vector<double> times;
    for (const curve::Key& key : file.keys) {
        times.push_back(key.timeS / file.secondsPerUnit);
    }
    std::vector<report::CurveSummary> summaries;
    for (const curve::Method method : request.methods) {
        summaries.push_back(
            report::summaryOf(curve::Curve(file.keys, method, request.options), isToStop));
        if (isToStop()) {
            return;
        }
    }
    out.write(request.format == Format::Json  ? report::summariesJson(summaries, times)
              : request.format == Format::Csv ? report::summariesCsv(summaries, times)
                                              : report::summariesText(summaries, times));
}

/// kExitRejected after saying that there is no end to the samples.
int writeSamples(const InterpolateRequest& request, const KeysFile& file, io::OutputFile& out,
                 FindingLog& log) {
    sayOutside(request, file, log);
    SamplesOut samples(request, out, log);
    for (const curve::Method method : request.methods) {
        if (isToStop() || out.failed()) {
            break;
        }
        const curve::Curve curve(file.keys, method, request.options);
        const SampleTimes times = request.rateHz
                                      ? SampleTimes(curve, *request.rateHz, file.secondsPerUnit)
                                      : SampleTimes(request.at, file.secondsPerUnit);
        if (times.areTooMany()) {
            log.error({.code = "E126",
                       .message = "--rate asks for over " + text::grouped(SampleTimes::kMost) +
                                  " samples of a method"});
            return kExitRejected;
        }
        samples.write(curve, times);
    }
    return kExitClean;
}

/// The keys; without a --method the file has to have one.
KeysFile keysFor(InterpolateRequest& request, FindingLog& log) {
    KeysFile file = isGltfPath(request.keys) ? readGltfKeys(request.keys, log, request.node)
                                             : readKeysFile(request.keys, log, request.source);
    if (file.code != kExitClean || !request.methods.empty()) {
        return file;
    }
    if (file.method) {
        request.methods.push_back(*file.method);
        log.note(0, "goes by " + std::string(curve::name(*file.method)) + ", the file's own way");
    } else {
        file.code =
            usageError("interpolate",
                       "--method is missing: the animation goes in steps (STEP) from key to key");
    }
    return file;
}

}  // namespace

int runInterpolate(const Words& words) {
    std::variant<InterpolateRequest, int> parsed = interpolateRequest(words);
    if (const int* code = std::get_if<int>(&parsed)) {
        return *code;
    }
    auto& request = std::get<InterpolateRequest>(parsed);
    FindingLog log(request.keys == "-" ? "stdin" : request.keys);
    const KeysFile file = keysFor(request, log);
    if (file.code != kExitClean || !areFewEnough(request, file, log)) {
        log.finish();
        return file.code != kExitClean ? file.code : kExitRejected;
    }
    io::OutputFile out(request.output);
    if (!out.isOpen()) {
        if (stopSignal() != 0) {
            return stopExitCode();
        }
        complain(out.error());
        return kExitOutput;
    }
    sayWhoseAngles(request, log);
    int code = kExitClean;
    if (request.isSummary) {
        writeSummary(request, file, out);
    } else if (request.gltf) {
        code = writeGltfCurve(request, file, out, log);
    } else {
        code = writeSamples(request, file, out, log);
    }
    log.finish();
    if (code == kExitClean && stopSignal() != 0) {
        return stopExitCode();
    }
    if (code == kExitClean && !out.commit() && !out.readerGone()) {
        complain(out.error());
        return kExitOutput;
    }
    const bool hasFindings = file.isRepaired || log.errorCount() > 0;
    return code != kExitClean || !hasFindings ? code : kExitFindings;
}

}  // namespace gimbalscope::app
