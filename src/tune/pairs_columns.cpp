// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// A header to columns: which are the attitude's, in which form and axes, and which are the angles.
#include <algorithm>
#include <array>

#include "text/words.h"
#include "tune/header_name.h"
#include "tune/pairs.h"

namespace gimbalscope::tune {

namespace {

using convention::Convention;

using Indices = std::vector<std::size_t>;
using Header = std::vector<HeaderName>;

/// The ways in which the numbers of a form may be called.
Spellings spellings(const AttitudeKind& kind) {
    switch (kind.form) {
        case AttitudeForm::Quat:
            return quatSpellings();
        case AttitudeForm::Matrix:
            return matrixSpellings();
        case AttitudeForm::NoseTop:
            return noseTopSpellings();
        case AttitudeForm::Angles:
            break;
    }
    return angleSpellings(*kind.row);
}

/// The columns of one way of spelling, all under `prefix` where one is asked for; empty when the
/// header lacks one.
Indices findAll(const Header& header, const std::vector<std::string>& wanted,
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
    Indices columns;  ///< empty: none of this form
};

/// Columns that all have one prefix: the best way of spelling, prefixes of the kind's own row
/// first.
Found findKind(const Header& header, const AttitudeKind& kind) {
    std::vector<std::string_view> prefixes;
    for (const HeaderName& name : header) {
        if (std::ranges::find(prefixes, name.prefix) == prefixes.end()) {
            prefixes.push_back(name.prefix);
        }
    }
    std::ranges::stable_partition(prefixes, [&](std::string_view prefix) {
        return kind.row != nullptr && withoutPolicy(prefix) == kind.row->id;
    });
    for (const std::vector<std::string>& wanted : spellings(kind)) {
        for (const std::string_view prefix : prefixes) {
            if (Indices columns = findAll(header, wanted, prefix); !columns.empty()) {
                return {kind, std::move(columns)};
            }
        }
    }
    return {kind, {}};
}

/// The first form that the header names completely.
Found findOut(const Header& header) {
    for (const AttitudeForm form :
         {AttitudeForm::Quat, AttitudeForm::NoseTop, AttitudeForm::Matrix}) {
        Found found = findKind(header, {.form = form});
        if (!found.columns.empty()) {
            return found;
        }
    }
    for (const HeaderName& name : header) {
        const ParsedKind parsed = parseAttitudeKind(withoutPolicy(name.prefix));
        if (!parsed.kind || parsed.kind->row == nullptr) {
            continue;
        }
        const Spellings wanted = angleSpellings(*parsed.kind->row);
        if (Indices columns = findAll(header, wanted[0], name.prefix); !columns.empty()) {
            return {*parsed.kind, std::move(columns)};
        }
    }
    return {};
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
std::string takeWished(const std::vector<std::string>& written, const Header& header,
                       const ColumnWishes& wishes, PairColumns& columns) {
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

/// Why there is no attitude: names that are there, but not under one prefix, or none.
std::string noAttitude(const std::vector<std::string>& written, const Header& header,
                       const ColumnWishes& wishes) {
    std::vector<AttitudeKind> kinds{{.form = AttitudeForm::Quat},
                                    {.form = AttitudeForm::NoseTop},
                                    {.form = AttitudeForm::Matrix}};
    if (wishes.attitude) {
        kinds = {*wishes.attitude};
    }
    for (const AttitudeKind& kind : kinds) {
        for (const std::vector<std::string>& wanted : spellings(kind)) {
            const Indices mixed = findAll(header, wanted, std::nullopt);
            const auto other = std::ranges::find_if(mixed, [&](std::size_t index) {
                return header[index].prefix != header[mixed.front()].prefix;
            });
            if (other != mixed.end()) {
                return text::inQuotes(written[mixed.front()]) + " and " +
                       text::inQuotes(written[*other]) +
                       " differ in what stands before the point: an attitude is written in one "
                       "frame";
            }
        }
    }
    return wishes.attitude ? "the header has no columns " + listed(numberNames(*wishes.attitude))
                           : "the header names no attitude: qx qy qz qw, r11 ... r33, "
                             "nose_x ... top_z, or angles such as urot.pitch";
}

struct Objection {
    std::string_view code{};
    std::string problem{};  ///< empty: none
};

/// What the names say beside which number it is: the frame, the unit of an angle.
Objection takeWords(const std::vector<std::string>& written, const Header& header,
                    const ColumnWishes& wishes, Found& found) {
    AttitudeKind& kind = found.kind;
    for (std::size_t i = 0; i < found.columns.size(); ++i) {
        const HeaderName& name = header[found.columns[i]];
        const auto isSame = [&](const HeaderName& each) {
            return each.stem == name.stem && each.prefix == name.prefix;
        };
        if (std::ranges::count_if(header, isSame) > 1) {
            return {"E118", "the header has more than one column for " + numberNames(kind)[i]};
        }
        if (kind.form != AttitudeForm::Angles || !name.unit) {
            continue;
        }
        const convention::Unit unit = kind.row->units[kind.row->shown[i]];
        if (*name.unit != unit) {
            return {"E117", "the header says " + text::inQuotes(written[found.columns[i]]) +
                                ", but " + std::string(kind.row->id) + " is written in " +
                                std::string(convention::name(unit))};
        }
    }
    if (wishes.attitude || kind.form == AttitudeForm::Angles) {
        return {};
    }
    const NamedFrame frame = frameOfPrefix(header[found.columns.front()].prefix);
    kind.frame = frame.frame;
    return {"E122", frame.error};
}

}  // namespace

PairColumns pairColumns(const std::vector<std::string>& header, const ColumnWishes& wishes) {
    Header names(header.size());
    std::transform(header.begin(), header.end(), names.begin(), headerName);
    Found found = wishes.attitude ? findKind(names, *wishes.attitude) : findOut(names);
    if (found.columns.empty()) {
        return failed("E122", noAttitude(header, names, wishes));
    }
    if (const Objection objection = takeWords(header, names, wishes, found);
        !objection.problem.empty()) {
        return failed(objection.code, objection.problem);
    }
    PairColumns columns;
    columns.kind = found.kind;
    columns.attitude = found.columns;
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

}  // namespace gimbalscope::tune
