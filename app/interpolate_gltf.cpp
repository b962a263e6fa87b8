// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
#include "app/interpolate_gltf.h"

#include <CLI/CLI.hpp>
#include <array>

#include "app/exit_code.h"
#include "app/options.h"
#include "app/signals.h"
#include "report/row_text.h"
#include "text/counts.h"
#include "text/numbers.h"
#include "text/words.h"

namespace gimbalscope::app {
namespace {

constexpr std::int64_t kMostPieces = 10'000;
constexpr double kNotWorthPieces = 1e-3;  // degrees

/// What a glTF file leaves no choice about.
std::string superfluous(const InterpolateRequest& request) {
    const auto has = [](std::string_view option) {
        return std::string(option) + ": a glTF file has numbers, axes and times of its own";
    };
    if (request.isSummary || request.hasMotion) {
        return has(request.isSummary ? "--summary" : "--motion");
    }
    if (!request.targets.empty() || !request.at.empty()) {
        return has(request.targets.empty() ? "--at" : "--to");
    }
    if (request.format != Format::Text) {
        return has("--format");
    }
    if (request.methods.size() > 1) {
        return "--method: a glTF file has one curve, not " + std::to_string(request.methods.size());
    }
    return {};
}

void readPieces(const std::string& word, GltfStyle& style, std::string& error) {
    if (word.empty() || !error.empty()) {
        return;
    }
    const text::ParsedInteger pieces = text::parseInteger(word);
    if (!pieces.ok() || pieces.value < 1 || pieces.value > kMostPieces) {
        error = "--pieces: " + text::inQuotes(word) + " is no whole number from 1 to " +
                text::grouped(kMostPieces);
        return;
    }
    style.pieces = static_cast<std::size_t>(pieces.value);
}

}  // namespace

void addGltfOptions(CLI::App& parser, GltfWords& words) {
    parser
        .add_option("--gltf", words.how, "into -o FILE.gltf or .glb: cubic (the keys), or linear")
        ->type_name("HOW");
    parser.add_option("--pieces", words.pieces, "with --gltf cubic: keys for each interval, 1")
        ->type_name("N");
    parser.add_option("--node", words.node, "of KEYS in glTF: which node's turning, by its name")
        ->type_name("NAME");
}

void readGltfOptions(const GltfWords& words, InterpolateRequest& request, std::string& error) {
    if (!error.empty()) {
        return;
    }
    request.node = words.node;
    if (!words.node.empty() && !isGltfPath(request.keys)) {
        error = "--node: KEYS is no glTF file (.gltf or .glb)";
        return;
    }
    if (isGltfPath(request.keys) &&
        (nameOf(request.source) != "quat" || request.source.showFrame)) {
        error = "--from: the attitudes of a glTF file are in axes of its own";
        return;
    }
    if (!isGltfPath(request.output)) {
        error = !words.how.empty() || !words.pieces.empty()
                    ? std::string(words.how.empty() ? "--pieces" : "--gltf") +
                          ": -o names no file that ends in .gltf or .glb"
                    : "";
        return;
    }
    constexpr std::array<std::string_view, 2> kHow{"cubic", "linear"};
    GltfStyle style;
    const bool isLinear =
        !words.how.empty() && namedOption({"--gltf", words.how}, kHow, error) == 1;
    style.interpolation =
        isLinear ? io::GltfInterpolation::Linear : io::GltfInterpolation::CubicSpline;
    style.form = text::lowerCase(request.output).ends_with(".glb") ? io::GltfForm::Binary
                                                                   : io::GltfForm::Text;
    style.ratePerS = request.rateHz.value_or(style.ratePerS);
    readPieces(words.pieces, style, error);
    if (error.empty()) {
        error = superfluous(request);
    }
    if (error.empty() && request.rateHz && !isLinear) {
        error = "--rate: the keys are written, not samples; --gltf linear has them";
    }
    if (error.empty() && isLinear && !words.pieces.empty()) {
        error = "--pieces: --gltf linear has --rate for it";
    }
    request.gltf = style;
}

int writeGltfCurve(const InterpolateRequest& request, const KeysFile& file, io::OutputFile& out,
                   FindingLog& log) {
    const curve::Curve curve(file.keys, request.methods.front(), request.options);
    const GltfCurve written = gltfOf(curve, *request.gltf);
    if (isToStop()) {
        return kExitClean;  // whoever called sees the signal and keeps nothing
    }
    if (!written.problem.empty()) {
        log.error({.code = "E127", .message = "no glTF can be written: " + written.problem});
        return kExitRejected;
    }
    out.write(written.bytes);
    const auto t = [&](double timeS) { return report::shortNumber(timeS / file.secondsPerUnit); };
    const bool isCubic = written.interpolation == io::GltfInterpolation::CubicSpline;
    std::string sentence =
        text::inQuotes(request.output) + " has " + text::counted(written.keys, "key") + " (" +
        std::string(io::name(written.interpolation)) + "); played as glTF 2.0 says, it is off " +
        std::string(curve::name(curve.method())) + " by at most " +
        report::shortNumber(written.deviationDeg) + " degrees";
    if (written.deviationDeg > 0.0) {
        sentence += ", at t = " + t(written.deviationAtS);
    }
    if (written.deviationDeg > kNotWorthPieces) {
        sentence += isCubic ? "; more --pieces come nearer" : "; a higher --rate comes nearer";
    }
    log.note(0, sentence);
    if (written.startS != 0.0) {
        log.note(0, "time 0 of that file is t = " + t(written.startS) +
                        (written.startS < 0.0 ? ": glTF has no time before 0"
                                              : ": float32, which glTF has, is coarse there"));
    }
    return kExitClean;
}

}  // namespace gimbalscope::app
