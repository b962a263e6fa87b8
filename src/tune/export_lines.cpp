// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
#include "tune/export_lines.h"

#include <algorithm>
#include <optional>

namespace gimbalscope::tune {
namespace {

constexpr std::string_view kBreaksBehind = ",+-*/&|";
/// A piece that is shorter than this reads worse than a line that is too long.
constexpr std::size_t kShortest = 12;

/// Where the blank is at which the line breaks best: the last one outside most brackets.
std::optional<std::size_t> bestBreak(std::string_view line, std::size_t room, int fewest,
                                     int depth) {
    std::optional<std::size_t> best;
    int bestDepth = 0;
    for (std::size_t at = 0; at < std::min(line.size(), room + 1); ++at) {
        depth += line[at] == '(' || line[at] == '[' ? 1 : 0;
        depth -= line[at] == ')' || line[at] == ']' ? 1 : 0;
        const bool canBreak = line[at] == ' ' && at >= kShortest && depth >= fewest &&
                              kBreaksBehind.find(line[at - 1]) != kBreaksBehind.npos;
        if (canBreak && (!best || depth <= bestDepth)) {
            best = at;
            bestDepth = depth;
        }
    }
    return best;
}

int depthBehind(std::string_view text, int depth) {
    for (const char letter : text) {
        depth += letter == '(' || letter == '[' ? 1 : 0;
        depth -= letter == ')' || letter == ']' ? 1 : 0;
    }
    return depth;
}

}  // namespace

std::vector<std::string> brokenLine(std::string_view statement, std::size_t room,
                                    int fewestBrackets) {
    std::vector<std::string> pieces;
    int depth = 0;
    while (statement.size() > room) {
        const auto at = bestBreak(statement, room, fewestBrackets, depth);
        if (!at) {
            break;
        }
        pieces.emplace_back(statement.substr(0, *at));
        depth = depthBehind(pieces.back(), depth);
        statement.remove_prefix(*at + 1);
        room -= pieces.size() == 1 ? 4 : 0;  // what follows is indented
    }
    pieces.emplace_back(statement);
    return pieces;
}

}  // namespace gimbalscope::tune
