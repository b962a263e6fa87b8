// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Card selections: ID[@frame][:policy].
#include "sim/selection.h"

#include <algorithm>
#include <vector>

#include "sim/own.h"
#include "sim/own_files.h"
#include "text/words.h"

namespace gimbalscope::sim {

namespace {

std::string unknown(std::string_view what, std::string_view word,
                    std::span<const std::string_view> valid) {
    return "unknown " + std::string(what) + " " + text::inQuotes(word) + ": " +
           text::suggestion(word, valid);
}

std::string unknownId(std::string_view id, std::span<const std::string> own) {
    std::vector<std::string_view> ids(own.begin(), own.end());
    for (const convention::Convention& row : convention::catalog()) {
        ids.push_back(row.id);
    }
    return unknown("convention", id, ids);
}

std::vector<std::string_view> frameNames() {
    std::vector<std::string_view> names;
    for (const convention::Frame& frame : convention::frames()) {
        names.push_back(frame.name);
    }
    return names;
}

// What stands behind the id, for a row of the catalog or, where only the state knows it, any.
ParsedSelection parseOptions(std::string_view id, std::string_view afterId,
                             const convention::Convention* row, bool isOwn) {
    const std::size_t colon = afterId.find(':');
    const std::string_view place = afterId.substr(0, colon);
    const std::size_t at = place.find('@');
    Card card;
    card.id = std::string(id);
    if (at != std::string_view::npos) {
        const std::string_view frame = place.substr(at + 1);
        card.options.frame = convention::frameFromName(frame);
        if (!card.options.frame) {
            return {std::nullopt, unknown("frame", frame, frameNames())};
        }
    }
    if (colon != std::string_view::npos) {
        const std::string_view policyWord = afterId.substr(colon + 1);
        const std::optional<convention::Policy> policy = convention::policyFromName(policyWord);
        if (!policy) {
            return {std::nullopt, unknown("policy", policyWord, convention::policyNames())};
        }
        std::optional<std::string> objected =
            row == nullptr ? std::nullopt : convention::objection(*row, *policy);
        if (objected) {
            return {std::nullopt, *objected};
        }
        card.options.policy = *policy;
        card.isAsPublishedWritten = isOwn && *policy == convention::Policy::AsPublished;
    }
    return {card, {}};
}

}  // namespace

std::string_view idIn(std::string_view selection) {
    if (const std::optional<std::string_view> path = conventionPath(selection)) {
        return *path;
    }
    return selection.substr(0, selection.find_first_of(":@"));
}

std::string_view withoutPolicy(std::string_view selection) {
    return selection.substr(0, selection.find(':', idIn(selection).size()));
}

ParsedSelection parseSelection(std::string_view selection, std::span<const std::string> own) {
    const std::string_view id = idIn(selection);
    if (const convention::Convention* const row = convention::find(id)) {
        return parseOptions(id, selection.substr(id.size()), row, false);
    }
    if (std::ranges::find(own, id) == own.end()) {
        return {std::nullopt, unknownId(id, own)};
    }
    return parseOptions(id, selection.substr(id.size()), nullptr, true);
}

ParsedSelection parseShown(std::string_view selection, std::span<const std::string> own) {
    const std::optional<std::string_view> path = conventionPath(selection);
    return path ? parseOptions(*path, selection.substr(path->size()), nullptr, true)
                : parseSelection(selection, own);
}

ParsedSelection parseReadingOf(const convention::Convention& row, std::string_view afterId) {
    return parseOptions(row.id, afterId, &row, false);
}

ParsedSelection parseSelection(std::string_view selection, const AppState& state) {
    const std::string_view id = idIn(selection);
    const convention::Convention* const row = rowOf(state, id);
    if (row == nullptr) {
        return {std::nullopt, conventionPath(id)
                                  ? text::inQuotes(id) + " is a file, and there are none here"
                                  : unknownId(id, ownNames(state))};
    }
    return parseOptions(id, selection.substr(id.size()), row, ownOf(state, id) != nullptr);
}

std::string selectionObjection(std::string_view selection) {
    const std::string_view id = idIn(selection);
    const bool isKnown = convention::find(id) != nullptr || conventionPath(id);
    if (!isKnown && !ownNameObjection(id).empty()) {
        return unknownId(id, {});
    }
    return parseOptions(id, selection.substr(id.size()), convention::find(id), true).error;
}

std::string selectionText(const Variant& variant) {
    std::string result = variant.id;
    if (variant.options.frame) {
        result += '@';
        result += convention::frame(*variant.options.frame).name;
    }
    if (variant.options.policy != convention::Policy::AsPublished || variant.isAsPublishedWritten) {
        result += ':';
        result += convention::name(variant.options.policy);
    }
    return result;
}

}  // namespace gimbalscope::sim
