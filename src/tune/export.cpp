// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Words of export, what can be exported, and the module with its comment: what it is, frame, units,
// ranges, policy, pole, source, and one worked example with its numbers.
#include "tune/export.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "text/words.h"
#include "tune/export_keywords.h"
#include "tune/export_plan.h"
#include "tune/export_writer.h"
#include "tune/languages.h"

namespace gimbalscope::tune {

namespace {

using convention::Policy;
using convention::Quantise;
using convention::Unit;

bool isLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }
bool isDigit(char c) { return c >= '0' && c <= '9'; }

// Letters, digits and underscores of a word; nothing else.
std::string identifier(std::string_view word, std::string_view otherwise) {
    std::string result;
    for (const char each : word) {
        result += isLetter(each) || isDigit(each) ? each : '_';
    }
    if (result.empty() || isDigit(result[0]) ||
        result.find_first_not_of('_') == std::string::npos) {
        result = std::string(otherwise) + result;
    }
    return result;
}

}  // namespace

std::string_view name(Language language) { return rowOf(language).id; }

std::optional<Language> languageFromName(std::string_view name) {
    const std::string word = text::lowerCase(name);
    const auto found = std::ranges::find_if(kLanguages, [&](const LanguageRow& row) {
        return word == row.id || (!word.empty() && word == row.alias);
    });
    return found == kLanguages.end() ? std::nullopt : std::optional(found->language);
}

std::span<const std::string_view> languageNames() { return kLanguageIds; }

std::string exportName(const ExportRequest& request) {
    if (!request.name.empty()) {
        return request.name;
    }
    std::string word(request.row->id);
    word = word.substr(word.find_last_of('/') + 1);  // of a path: the file
    if (word.ends_with(".toml")) {
        word.resize(word.size() - 5);
    }
    if (request.options.policy != Policy::AsPublished) {
        word.append("_").append(convention::name(request.options.policy));
    }
    word = identifier(word, "angles_");
    return isTaken(word) ? word + "_" : word;
}

std::optional<std::string> problem(const ExportRequest& request) {
    if (const auto objection = convention::objection(*request.row, request.options.policy)) {
        return objection;
    }
    if (request.options.arithmetic.value_or(request.row->arithmetic) ==
        convention::Arithmetic::Half) {
        return "half arithmetic is a number type in none of the languages; float32 and float64 are";
    }
    const std::string& name = request.name;
    if (!name.empty() && (!isLetter(name[0]) || name[0] == '_' || name.size() > 40 ||
                          !std::all_of(name.begin(), name.end(),
                                       [](char c) { return isLetter(c) || isDigit(c); }))) {
        return text::inQuotes(name) +
               " cannot be a name in code: a letter, then letters, digits and _, at most 40";
    }
    if (isTaken(name)) {
        return text::inQuotes(name) +
               " is a word of its own in one of the languages, or in the code";
    }
    return std::nullopt;
}

namespace {

// Shown names as identifiers that differ; otherwise angle1, angle2, angle3. Words that some
// language keeps for itself are marked with an underscore.
std::vector<std::string> angleNames(const Plan& plan) {
    std::vector<std::string> names;
    for (std::size_t i = 0; i < plan.row().angleCount; ++i) {
        const std::size_t slot = plan.row().angleCount < 3 ? i : plan.row().shown[i];
        std::string name = identifier(plan.row().names[slot], "angle");
        if (isKeyword(name)) {
            name += "_";
        }
        names.push_back(name);
    }
    std::vector<std::string> sorted;
    for (const std::string& name : names) {
        sorted.push_back(text::lowerCase(name));
    }
    std::sort(sorted.begin(), sorted.end());
    if (std::adjacent_find(sorted.begin(), sorted.end()) != sorted.end()) {
        for (std::size_t i = 0; i < names.size(); ++i) {
            names[i] = "angle" + std::to_string(i + 1);
        }
    }
    return names;
}

std::string shortNumber(double value) {
    std::array<char, 64> text{};
    const auto written = std::to_chars(text.data(), text.data() + text.size(), value,
                                       std::chars_format::general, 10);
    return std::string(text.data(), written.ptr);
}

std::string frameWords(convention::FrameId id) {
    const convention::Frame& frame = convention::frame(id);
    return "@" + std::string(frame.name) + ": " + std::string(frame.description);
}

// M = Rz(yaw) Ry(-pitch) Rx(-roll)
std::string matrixWords(const convention::Convention& row) {
    std::string text = "M =";
    const auto axes = letters(row.order);
    for (std::size_t i = 0; i < row.angleCount; ++i) {
        text += std::string(" R") + static_cast<char>(axes[i] - 'A' + 'a') + "(" +
                (row.signs[i] < 0 ? "-" : "") + std::string(row.names[i]) + ")";
    }
    return text;
}

std::string turnWord(Unit unit, int divisor) {
    const double whole = unit == Unit::Degrees ? 360.0 : 65536.0;
    return unit == Unit::Radians ? (divisor == 2 ? "pi" : "pi/2")
                                 : shortNumber(whole / static_cast<double>(divisor));
}

std::vector<std::string> rangeWords(const Plan& plan) {
    std::vector<std::string> lines;
    const bool grows = plan.options().policy == Policy::Nearest;
    for (std::size_t i = 0; i < plan.row().angleCount; ++i) {
        const std::size_t slot = plan.row().angleCount < 3 ? i : plan.row().shown[i];
        const Unit unit = plan.unitOf(slot);
        std::string text = "  " + std::string(plan.row().names[slot]) + ": " +
                           (unit == Unit::Rotator ? "rotator units, 65536 a turn"
                                                  : std::string(convention::name(unit)));
        if (unit == Unit::Rotator && plan.options().unsignedRotator) {
            text += ", 0 to 65535";
        } else if (unit == Unit::Rotator) {
            text += ", above -32768 to 32768";
        } else if (grows) {
            text += ", grows with every turn";
        } else {
            const bool middle = slot == 1;
            const bool isNegative = plan.row().signs[slot] < 0;
            text += middle && isProper(plan.row().order) ? isNegative
                                                               ? ", -" + turnWord(unit, 2) + " to 0"
                                                               : ", 0 to " + turnWord(unit, 2)
                    : middle ? ", +-" + turnWord(unit, 4)
                                                         : ", +-" + turnWord(unit, 2);
        }
        lines.push_back(text);
    }
    return lines;
}

std::vector<std::string> policyWords(const Plan& plan) {
    const std::string tau = decimals(2.0 * plan.options().tau, Precision::Double);
    switch (plan.options().policy) {
        case Policy::AsPublished:
            if (plan.isClosedForm()) {
                return {
                    "as-published, by the closed form: never NaN. The rotation is right, the split",
                    "between first and third is arbitrary."};
            }
            if (plan.row().formula.route() == convention::Route::Matrix) {
                return {
                    "as-published, through the matrix: never NaN. The rotation is right, the split",
                    "between first and third is arbitrary."};
            }
            if (!convention::hasUnguardedAsin(plan.row())) {
                return {
                    "as-published: the formula as the engine has it, with its pole branch if it "
                    "has",
                    "one; never NaN for a quaternion of length 1."};
            }
            return {"as-published: the formula with its faults; at the pole two angles swing, and",
                    "an asin slightly beyond 1 gives NaN."};
        case Policy::Clamp:
            return {
                "clamp: the published formula, the argument of asin limited to +-1: no NaN, but",
                "at the pole the other two angles are still noise."};
        case Policy::Ue4:
            return {
                "ue4: within 0.081 degrees of the pole the middle angle snaps to +-90 degrees and",
                "the third takes the rest, as Unreal Engine 4 does it."};
        case Policy::Principal:
            return {
                "principal: the closed form; never NaN. At the pole the rotation is right and the",
                "split between first and third is arbitrary."};
        case Policy::PinFirst:
            return {
                "pin-first: the closed form; within " + tau + " rad of the pole the first angle",
                "is 0 and the third has all the rest."};
        case Policy::PinThird:
            return {
                "pin-third: the closed form; within " + tau + " rad of the pole the third angle",
                "is 0 and the first has all the rest."};
        case Policy::KeepLast:
            return {
                "keep-last: the closed form; within " + tau + " rad of the pole the combination",
                "that cannot be known stays what it was."};
        case Policy::Nearest:
            return {
                "nearest: of all triples that name the attitude the one nearest the previous one;",
                "flown through the pole, no angle steps further than the ship turned."};
    }
    return {};
}

/// What the formula is, for somebody who has only the exported file.
std::string_view formulaWords(const Plan& plan) {
    if (plan.isClosedForm()) {
        return "half angles in closed form, after Bernardes and Viollet, PLOS ONE 17(11), 2022.";
    }
    if (plan.options().policy == Policy::Ue4) {
        return "Unreal Engine 4's FQuat::Rotator, for this order of turns.";
    }
    switch (plan.row().formula.route()) {
        case convention::Route::Textbook:
            return "the textbook's: an arc function of one element, two quotients for the others.";
        case convention::Route::Matrix:
            return "every angle by atan2 from the elements of the rotation matrix.";
        default:
            return "as it was published.";
    }
}

/// Two lines: attitude, and angles.
std::vector<std::string> exampleWords(const Plan& plan) {
    const math::Quat world = convention::attitudeFrom({{30.0}, {20.0}, {40.0}});
    const math::Quat q = toFrame(world, plan.attitudeFrame());
    convention::PolicyMemory memory;
    const auto& row = plan.row();
    // The row's own axes may be any: the numbers are carried over as the code does it.
    convention::ReadingOptions options = plan.options();
    options.frame = plan.rowFrame();
    const convention::Reading reading = read(row, options, world, world, memory);
    std::string angles = "  gives";
    for (std::size_t i = 0; i < row.angleCount; ++i) {
        const std::size_t slot = row.angleCount < 3 ? i : row.shown[i];
        angles += (i == 0 ? " " : ", ") + std::string(row.names[slot]) + " " +
                  shortNumber(reading.angles[slot]);
    }
    return {"Example: q = " + shortNumber(q.x) + " " + shortNumber(q.y) + " " + shortNumber(q.z) +
                " " + shortNumber(q.w),
            angles + "."};
}

std::vector<std::string> headComment(const ExportRequest& request, const Plan& plan) {
    const auto& row = plan.row();
    const bool closed = plan.isClosedForm();
    const auto quantise = plan.options().quantise.value_or(row.quantise);
    std::vector<std::string> lines{
        std::string(row.title) + " (" + std::string(row.id) + "),",
        "policy " + std::string(convention::name(plan.options().policy)) +
            ". Both ways: attitude to angles, angles to attitude.",
        "Made by gimbalscope " + request.version + "; MIT licence; depends on nothing.",
        "",
        "Attitude: a quaternion x y z w (Hamilton, scalar last) that carries the ship's axes into",
        std::string("the world's, ") +
            (closed ? "of any length from 1e-9 to 1e9," : "of length 1,") + " in the axes of",
        "  " + frameWords(plan.attitudeFrame()) + ".",
        "Angles in the axes of",
        "  " + frameWords(plan.rowFrame()) + ",",
        "  " + matrixWords(row) + ",",
        "  intrinsic " + intrinsicReading(row) + "; the same as " + extrinsicReading(row) + ":"};
    for (std::string& each : rangeWords(plan)) {
        lines.push_back(std::move(each));
    }
    if (quantise != Quantise::None) {
        lines.push_back("  stored by the engine as " + std::string(convention::name(quantise)));
    }
    lines.emplace_back("At the pole:");
    for (std::string& each : policyWords(plan)) {
        lines.push_back("  " + std::move(each));
    }
    if (plan.hasMemory()) {
        lines.emplace_back(
            "The memory starts as zeros and belongs to one ship: the previous angles, in the");
        lines.push_back(std::string("mathematical sense, ") +
                        (plan.can().inDegrees ? "degrees" : "radians") +
                        ", not wrapped. Each call changes it.");
    }
    lines.push_back("Source: " + std::string(row.source) + ".");
    lines.push_back("Formula: " + std::string(formulaWords(plan)));
    for (std::string& each : exampleWords(plan)) {
        lines.push_back(std::move(each));
    }
    return lines;
}

// Helpers that are called, each after those it calls itself.
void addHelpers(const Plan& plan, const Block& block, std::vector<Function>& helpers) {
    for (const std::string& name : helpersUsed(block)) {
        const bool isThere = std::any_of(helpers.begin(), helpers.end(),
                                         [&](const Function& each) { return each.name == name; });
        if (!isThere) {
            Function function = helperFunction(plan, name);
            addHelpers(plan, function.body, helpers);
            helpers.push_back(std::move(function));
        }
    }
}

}  // namespace

Module moduleOf(const ExportRequest& request) {
    const Plan plan(request);
    Module module;
    module.name = exportName(request);
    module.comment = headComment(request, plan);
    module.angleNames = angleNames(plan);
    module.attitude = plan.real();
    module.hasMemory = plan.hasMemory();
    module.encode = encodeFunction(plan);
    module.decode = decodeFunction(plan);
    module.encode.comment = {"The angles of an attitude."};
    module.decode.comment = {
        "The attitude that the angles name, of length 1; NaN for an angle that is NaN."};
    addHelpers(plan, module.encode.body, module.helpers);
    return module;
}

std::string exportSource(const ExportRequest& request) {
    Module module = moduleOf(request);
    const std::unique_ptr<Writer> writer = makeWriter(request.language);
    for (std::string& note : writer->notes(module)) {
        module.comment.push_back(std::move(note));
    }
    return writer->write(module);
}

}  // namespace gimbalscope::tune
