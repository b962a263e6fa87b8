// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Header names to columns. "pose.orientation.qx", "q_x", "yaw (deg)" and "urot.yaw" are understood;
// q0 q1 q2 q3 has the scalar first, as everybody who numbers them means it.
#include "app/columns.h"

#include <algorithm>
#include <numeric>

#include "tune/header_name.h"
#include "tune/pairs.h"

namespace gimbalscope::app {
namespace {

using tune::HeaderName;

/// The ways in which the numbers of a form may be called, best first.
tune::Spellings spellings(const Form& form) {
    if (form.row != nullptr) {
        return tune::angleSpellings(*form.row);
    }
    tune::Spellings ways;
    switch (form.plain) {
        case report::PlainForm::Quat:
            return tune::quatSpellings();
        case report::PlainForm::Matrix:
            return tune::matrixSpellings();
        case report::PlainForm::QuatWxyz:
            ways = tune::quatSpellings();
            for (std::vector<std::string>& names : ways) {
                std::ranges::rotate(names, names.end() - 1);
            }
            return ways;
        case report::PlainForm::AxisAngle:
            break;
    }
    const std::vector<std::string_view> names = numberNames(form);
    return {{names.begin(), names.end()}};
}

/// The unit of one of the form's numbers; none where it has no angles of a convention.
std::optional<convention::Unit> unitOf(const Form& form, std::size_t number) {
    return form.row == nullptr ? std::nullopt
                               : std::optional(form.row->units[form.row->shown[number]]);
}

std::string listed(const std::vector<std::string_view>& names) {
    std::string result;
    for (const std::string_view name : names) {
        result.append(result.empty() ? "" : " ").append(name);
    }
    return result;
}

Columns inOrder(const Form& form, std::string note) {
    Columns columns{.note = std::move(note)};
    columns.indices.resize(numberNames(form).size());
    std::iota(columns.indices.begin(), columns.indices.end(), std::size_t{0});
    return columns;
}

Columns wrong(std::string_view code, std::string sentence) {
    return {.note = {}, .problem = io::Finding{.code = code, .message = std::move(sentence)}};
}

/// Columns for one way of spelling: index per number, or nothing where the header lacks it.
std::vector<std::optional<std::size_t>> find(const std::vector<HeaderName>& header,
                                             const std::vector<std::string>& way) {
    std::vector<std::optional<std::size_t>> found;
    for (const std::string& wanted : way) {
        const auto at = std::find_if(header.begin(), header.end(),
                                     [&](const HeaderName& each) { return each.stem == wanted; });
        found.push_back(at == header.end()
                            ? std::nullopt
                            : std::optional(static_cast<std::size_t>(at - header.begin())));
    }
    return found;
}

/// What is wrong with a prefix that names other axes than the form's; angles have their row's.
std::string otherAxes(const Form& form, std::string_view prefix) {
    constexpr math::Quat kTilted{0.1, 0.3, 0.5, 0.8};  // carried otherwise by every change of axes
    const convention::FrameId named = tune::frameOfPrefix(prefix).frame;
    const bool isSilent = form.row != nullptr || named == convention::FrameId::World;
    if (isSilent ||
        convention::toFrame(kTilted, named) == convention::toFrame(kTilted, form.frame)) {
        return {};
    }
    const std::string frame(convention::frame(named).name);
    return "but " + std::string(nameOf(form)) + " is read in @" +
           std::string(convention::frame(form.frame).name) + "; --from " +
           std::string(nameOf(form)) + "@" + frame + " says otherwise";
}

/// Takes a complete set of columns, unless a name stands twice or tells another unit.
Columns take(const Form& form, const std::vector<std::string>& header,
             const std::vector<HeaderName>& names,
             const std::vector<std::optional<std::size_t>>& found) {
    Columns columns{.note = "columns by name:", .isByName = true};
    const std::vector<std::string_view> numbers = numberNames(form);
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const std::size_t at = *found[i];
        const auto isSame = [&](const HeaderName& each) { return each.stem == names[at].stem; };
        if (std::count_if(names.begin(), names.end(), isSame) > 1) {
            return wrong("E118",
                         "the header has more than one column for " + std::string(numbers[i]));
        }
        if (std::string problem = otherAxes(form, names[at].prefix); !problem.empty()) {
            return wrong("E122", "the header says \"" + header[at] + "\", " + problem);
        }
        const std::optional<convention::Unit> unit = unitOf(form, i);
        if (unit && names[at].unit && names[at].unit != unit) {
            return wrong("E117", "the header says \"" + header[at] + "\", but " +
                                     std::string(form.row->id) + " is written in " +
                                     std::string(convention::name(*unit)));
        }
        columns.indices.push_back(at);
        columns.note += " " + std::string(numbers[i]) + "=" + header[at];
    }
    return columns;
}

}  // namespace

Columns columnsFor(const Form& form, const std::vector<std::string>& header) {
    const std::vector<std::string_view> numbers = numberNames(form);
    if (header.empty()) {
        return inOrder(form, "");
    }
    std::vector<HeaderName> names;
    std::transform(header.begin(), header.end(), std::back_inserter(names), tune::headerName);
    std::vector<std::optional<std::size_t>> best;
    for (const std::vector<std::string>& way : spellings(form)) {
        const auto found = find(names, way);
        const auto missing = std::count(found.begin(), found.end(), std::nullopt);
        if (missing == 0) {
            return take(form, header, names, found);
        }
        if (best.empty() || missing < std::count(best.begin(), best.end(), std::nullopt)) {
            best = found;
        }
    }
    const auto gap = std::find(best.begin(), best.end(), std::nullopt);
    if (std::count(best.begin(), best.end(), std::nullopt) == std::ssize(best)) {
        return inOrder(form, "the header names none of \"" + listed(numbers) +
                                 "\"; the columns are read in this order");
    }
    return wrong("E114", "the header has no column for " +
                             std::string(numbers[static_cast<std::size_t>(gap - best.begin())]));
}

}  // namespace gimbalscope::app
