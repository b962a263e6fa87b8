// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// A header to columns: which are the attitude's, in which form and axes, and which are the angles.
#include <algorithm>
#include <array>

#include "text/words.h"
#include "tune/pairs.h"

namespace gimbalscope::tune {

namespace {

using convention::Convention;
using convention::FrameId;

/// "unreal.qx" in its parts, in lower case; a unit at the end of a name is no part of it.
struct HeaderName {
    std::string prefix, stem;
};

HeaderName headerName(std::string_view written) {
    constexpr std::array<std::string_view, 8> kUnits{"_degrees", "_deg", "(deg)", "[deg]",
                                                     "_radians", "_rad", "(rad)", "[rad]"};
    const std::size_t point = written.rfind('.');
    HeaderName name;
    if (point != std::string_view::npos) {
        const std::string_view path = written.substr(0, point);
        name.prefix = path.substr(path.rfind('.') + 1);
        written.remove_prefix(point + 1);
    }
    name.stem = text::lowerCase(written);
    for (const std::string_view unit : kUnits) {
        if (name.stem.size() > unit.size() && name.stem.ends_with(unit)) {
            name.stem.resize(name.stem.size() - unit.size());
            break;
        }
    }
    name.stem = text::trimmed(name.stem);
    return name;
}

using Spellings = std::vector<std::vector<std::string>>;  ///< [way][number]

/// The ways in which the numbers of a form may be called.
Spellings spellings(const AttitudeKind& kind) {
    switch (kind.form) {
        case AttitudeForm::Quat:
            return {{"qx", "qy", "qz", "qw"},
                    {"q_x", "q_y", "q_z", "q_w"},
                    {"quat_x", "quat_y", "quat_z", "quat_w"},
                    {"orientation_x", "orientation_y", "orientation_z", "orientation_w"},
                    {"rotation_x", "rotation_y", "rotation_z", "rotation_w"},
                    {"q1", "q2", "q3", "q0"},
                    {"x", "y", "z", "w"}};
        case AttitudeForm::Matrix:
            return {{"r11", "r12", "r13", "r21", "r22", "r23", "r31", "r32", "r33"},
                    {"m11", "m12", "m13", "m21", "m22", "m23", "m31", "m32", "m33"},
                    {"r00", "r01", "r02", "r10", "r11", "r12", "r20", "r21", "r22"},
                    {"m00", "m01", "m02", "m10", "m11", "m12", "m20", "m21", "m22"}};
        case AttitudeForm::NoseTop:
            return {{"nose_x", "nose_y", "nose_z", "top_x", "top_y", "top_z"},
                    {"forward_x", "forward_y", "forward_z", "up_x", "up_y", "up_z"}};
        case AttitudeForm::Angles:
            break;
    }
    std::vector<std::string> names;
    for (std::size_t i = 0; i < kind.row->angleCount; ++i) {
        names.push_back(text::lowerCase(kind.row->names[kind.row->shown[i]]));
    }
    return {names};
}

using Indices = std::vector<std::size_t>;

/// The columns of one way of spelling, all under `prefix` where one is asked for; empty when the
/// header lacks one.
Indices findAll(const std::vector<HeaderName>& header, const std::vector<std::string>& wanted,
                const std::optional<std::string_view>& prefix) {
    Indices found;
    for (const std::string& name : wanted) {
        const auto at = std::find_if(header.begin(), header.end(), [&](const HeaderName& each) {
            return each.stem == name && (!prefix || each.prefix == *prefix);
        });
        if (at == header.end()) {
            return {};
        }
        found.push_back(static_cast<std::size_t>(at - header.begin()));
    }
    return found;
}

struct Found {
    AttitudeKind kind;
    Indices columns;
};

std::optional<Found> findKind(const std::vector<HeaderName>& header, AttitudeKind kind,
                              const std::optional<std::string_view>& prefix) {
    for (const std::vector<std::string>& wanted : spellings(kind)) {
        if (Indices columns = findAll(header, wanted, prefix); !columns.empty()) {
            return Found{kind, std::move(columns)};
        }
    }
    return std::nullopt;
}

/// The first form that the header names completely; a frame before the point is taken at its word.
std::optional<Found> findOut(const std::vector<HeaderName>& header) {
    for (const AttitudeForm form :
         {AttitudeForm::Quat, AttitudeForm::NoseTop, AttitudeForm::Matrix}) {
        AttitudeKind kind{.form = form};
        std::optional<Found> found = findKind(header, kind, std::nullopt);
        if (found) {
            const std::string& prefix = header[found->columns.front()].prefix;
            found->kind.frame =
                convention::frameFromName(prefix).value_or(convention::FrameId::World);
            return found;
        }
    }
    for (const HeaderName& name : header) {
        const Convention* row = convention::find(name.prefix);
        if (row != nullptr) {
            const AttitudeKind kind{.form = AttitudeForm::Angles, .frame = row->frame, .row = row};
            return findKind(header, kind, name.prefix);
        }
    }
    return std::nullopt;
}

std::optional<Found> attitudeColumns(const std::vector<HeaderName>& header,
                                     const ColumnWishes& wishes) {
    if (!wishes.attitude) {
        return findOut(header);
    }
    if (wishes.attitude->form == AttitudeForm::Angles) {
        const auto exact = findKind(header, *wishes.attitude, wishes.attitude->row->id);
        return exact ? exact : findKind(header, *wishes.attitude, std::nullopt);
    }
    return findKind(header, *wishes.attitude, std::nullopt);
}

PairColumns failed(std::string_view code, std::string problem) {
    PairColumns columns;
    columns.code = code;
    columns.problem = std::move(problem);
    return columns;
}

std::string listed(const std::vector<std::string>& names) {
    std::string list;
    for (const std::string& name : names) {
        list.append(list.empty() ? "" : " ").append(name);
    }
    return list;
}

bool isAttitude(const PairColumns& columns, std::size_t index) {
    return std::find(columns.attitude.begin(), columns.attitude.end(), index) !=
           columns.attitude.end();
}

void takeTheRest(PairColumns& columns, std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) {
        if (!isAttitude(columns, i)) {
            columns.angles.push_back(i);
        }
    }
}

/// The columns of angles by the names that are wished for: in full, or without prefix and unit.
std::string takeWished(const std::vector<std::string>& written,
                       const std::vector<HeaderName>& header, const ColumnWishes& wishes,
                       PairColumns& columns) {
    for (const std::string& wish : wishes.angles) {
        const std::string stem = headerName(wish).stem;
        std::optional<std::size_t> best;
        for (std::size_t i = 0; i < header.size(); ++i) {
            const bool isExact = written[i] == wish;
            if (!isAttitude(columns, i) && (isExact || (!best && header[i].stem == stem))) {
                best = i;
            }
        }
        if (!best) {
            if (std::ranges::find(written, wish) != written.end()) {
                return "the column " + text::inQuotes(wish) + " belongs to the attitude";
            }
            const std::vector<std::string_view> names(written.begin(), written.end());
            return "there is no column " + text::inQuotes(wish) +
                   " of angles: " + text::suggestion(wish, names);
        }
        if (std::ranges::find(columns.angles, *best) != columns.angles.end()) {
            return "the column " + text::inQuotes(wish) + " is named twice";
        }
        columns.angles.push_back(*best);
    }
    return {};
}

}  // namespace

PairColumns pairColumns(const std::vector<std::string>& header, const ColumnWishes& wishes) {
    std::vector<HeaderName> names(header.size());
    std::transform(header.begin(), header.end(), names.begin(), headerName);
    const std::optional<Found> found = attitudeColumns(names, wishes);
    if (!found) {
        return failed("E122",
                      wishes.attitude
                          ? "the header has no columns " + listed(numberNames(*wishes.attitude))
                          : "the header names no attitude: qx qy qz qw, r11 ... r33, "
                            "nose_x ... top_z, or angles such as urot.pitch");
    }
    PairColumns columns;
    columns.kind = found->kind;
    columns.attitude = found->columns;
    const std::string problem = takeWished(header, names, wishes, columns);
    if (wishes.angles.empty() || (!problem.empty() && wishes.restWillDo)) {
        columns.angles.clear();
        takeTheRest(columns, header.size());
    } else if (!problem.empty()) {
        return failed("E123", problem);
    }
    if (columns.angles.size() < 2 || columns.angles.size() > 3) {
        return failed("E123", "beside the attitude the header has " +
                                  std::to_string(columns.angles.size()) +
                                  " columns instead of three angles (or two); --angles A,B,C "
                                  "names them");
    }
    for (const std::size_t index : columns.angles) {
        columns.names.push_back(names[index].stem);
    }
    return columns;
}

namespace {

std::string unknownForm(std::string_view id) {
    std::vector<std::string_view> words{"quat", "matrix", "nose-top"};
    for (const Convention& row : convention::catalog()) {
        words.push_back(row.id);
    }
    return "unknown form of an attitude " + text::inQuotes(id) + ": " + text::suggestion(id, words);
}

std::string unknownFrame(std::string_view name) {
    std::vector<std::string_view> names;
    for (const convention::Frame& each : convention::frames()) {
        names.push_back(each.name);
    }
    return "unknown frame " + text::inQuotes(name) + ": " + text::suggestion(name, names);
}

}  // namespace

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
