// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// What read, relative and turn print: text for people, one JSON object for programs.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "report/entry.h"
#include "tune/paste.h"
#include "tune/relative.h"

namespace gimbalscope::report {

/// A pasted text, and for each of its readings the attitude in every target.
struct PasteReport {
    tune::Paste paste;
    std::vector<std::vector<Entry>> entries;  ///< one list for each reading
};
std::string pasteText(const PasteReport& report);
std::string pasteJson(const PasteReport& report);

/// B in A's axes; the same turn made by C where there is one. Attitudes in our axes.
struct RelativeReport {
    math::Quat bodyAFromBodyB;
    std::vector<Entry> entries;  ///< of bodyAFromBodyB, as an attitude
    std::optional<math::Quat> worldFromC{};
    std::vector<Entry> carriedEntries{};  ///< of C after the turn
    /// C after the turn; nullopt without C.
    std::optional<math::Quat> worldFromCarried{};
};
std::string relativeText(const RelativeReport& report);
std::string relativeJson(const RelativeReport& report);

/// A turn, and for each convention what its engine shows before and after and what to type.
struct TurnReport {
    struct Line {
        const convention::Convention* row = nullptr;
        std::string id;
        tune::TypedTurn typed;
    };
    std::string axis;  ///< as it was asked for
    tune::ShipTurn turn;
    math::Quat before, after;  ///< worldFromBody, unit
    std::vector<Line> lines;
};
std::string turnText(const TurnReport& report);
std::string turnJson(const TurnReport& report);

}  // namespace gimbalscope::report
