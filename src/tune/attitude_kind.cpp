// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The word for an attitude's form and axes, as --attitude takes it and as a header has it before a
// point.
#include <algorithm>
#include <array>

#include "text/words.h"
#include "tune/pairs.h"

namespace gimbalscope::tune {

namespace {

using convention::Convention;
using convention::FrameId;

std::string unknownForm(std::string_view id) {
    std::vector<std::string_view> words{"quat", "matrix", "nose-top"};
    for (const Convention& row : convention::catalog()) {
        words.push_back(row.id);
    }
    return "unknown form of an attitude " + text::inQuotes(id) + ": " + text::suggestion(id, words);
}

std::vector<std::string_view> frameNames() {
    std::vector<std::string_view> names;
    for (const convention::Frame& each : convention::frames()) {
        names.push_back(each.name);
    }
    return names;
}

std::string unknownFrame(std::string_view name) {
    return "unknown frame " + text::inQuotes(name) + ": " + text::suggestion(name, frameNames());
}

}  // namespace

std::string_view withoutPolicy(std::string_view prefix) {
    return prefix.substr(0, prefix.find(':'));
}

namespace {

// What headers call axes that have another name here.
struct OtherName {
    std::string_view name;
    FrameId frame;
};
constexpr std::array<OtherName, 5> kOtherNames{{{"ned", FrameId::Aero},
                                                {"frd", FrameId::Aero},
                                                {"nwu", FrameId::World},
                                                {"flu", FrameId::World},
                                                {"unity", FrameId::D3d}}};

}  // namespace

NamedFrame frameOfPrefix(std::string_view prefix) {
    const std::string_view label = withoutPolicy(prefix);
    const std::size_t at = label.find('@');
    const std::string_view last = label.substr(label.rfind('.') + 1);
    const std::string word =
        text::lowerCase(at == std::string_view::npos ? last : label.substr(at + 1));
    if (const auto known = convention::frameFromName(word)) {
        return {.frame = *known, .error = {}};
    }
    if (const auto known = std::ranges::find(kOtherNames, word, &OtherName::name);
        known != kOtherNames.end()) {
        return {.frame = known->frame, .error = {}};
    }
    if (const Convention* row = convention::find(last); row != nullptr) {
        return {.frame = row->frame, .error = {}};
    }
    const std::vector<std::string_view> names = frameNames();
    const std::string_view nearest = text::nearestWord(word, names).value_or("");
    const int letters = text::editDistance(word, nearest);
    const bool isClose = word.size() > 2 && letters <= (word.size() > 4 ? 2 : 1);
    if (at == std::string_view::npos && !isClose) {
        return {};
    }
    return {
        .frame = FrameId::World,
        .error = unknownFrame(word) + " --attitude FORM@FRAME says it, whatever the header has"};
}

ParsedKind parseAttitudeKind(std::string_view word) {
    const std::size_t at = word.find('@');
    const std::string_view id = word.substr(0, at);
    AttitudeKind kind;
    if (id == "matrix") {
        kind.form = AttitudeForm::Matrix;
    } else if (id == "nose-top") {
        kind.form = AttitudeForm::NoseTop;
    } else if (id != "quat") {
        kind.form = AttitudeForm::Angles;
        kind.row = convention::find(id);
        if (kind.row == nullptr) {
            return {.kind = {}, .error = unknownForm(id)};
        }
        kind.frame = kind.row->frame;
    }
    if (at == std::string_view::npos) {
        return {.kind = kind, .error = {}};
    }
    const std::optional<FrameId> frame = convention::frameFromName(word.substr(at + 1));
    if (!frame) {
        return {.kind = {}, .error = unknownFrame(word.substr(at + 1))};
    }
    kind.frame = *frame;
    if (kind.row != nullptr) {
        kind.options.frame = *frame;
    }
    return {.kind = kind, .error = {}};
}

std::string wordOf(const AttitudeKind& kind) {
    constexpr std::array<std::string_view, 3> kForms{"quat", "matrix", "nose-top"};
    const std::string frame = "@" + std::string(convention::frame(kind.frame).name);
    if (kind.form == AttitudeForm::Angles) {
        return std::string(kind.row->id) + (kind.options.frame ? frame : "");
    }
    return std::string(kForms[static_cast<std::size_t>(kind.form)]) + frame;
}

}  // namespace gimbalscope::tune
