// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Card selections: ID[@frame][:policy].
#include <vector>

#include "sim/selection.h"
#include "text/words.h"

namespace gimbalscope::sim {

namespace {

std::string unknown(std::string_view what, std::string_view word,
                    std::span<const std::string_view> valid) {
    return "unknown " + std::string(what) + " " + text::inQuotes(word) + ": " +
           text::suggestion(word, valid);
}

std::vector<std::string_view> conventionIds() {
    std::vector<std::string_view> ids;
    for (const convention::Convention& row : convention::catalog()) {
        ids.push_back(row.id);
    }
    return ids;
}

std::vector<std::string_view> frameNames() {
    std::vector<std::string_view> names;
    for (const convention::Frame& frame : convention::frames()) {
        names.push_back(frame.name);
    }
    return names;
}

}  // namespace

ParsedSelection parseSelection(std::string_view selection) {
    const std::string_view id = selection.substr(0, selection.find_first_of("@:"));
    const convention::Convention* const row = convention::find(id);
    if (row == nullptr) {
        return {std::nullopt, unknown("convention", id, conventionIds())};
    }
    return parseReadingOf(*row, selection.substr(id.size()));
}

ParsedSelection parseReadingOf(const convention::Convention& row, std::string_view afterId) {
    const std::size_t colon = afterId.find(':');
    const std::string_view place = afterId.substr(0, colon);
    const std::size_t at = place.find('@');
    Card card;
    card.id = std::string(row.id);
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
        if (std::optional<std::string> objected = convention::objection(row, *policy)) {
            return {std::nullopt, *objected};
        }
        card.options.policy = *policy;
    }
    return {card, {}};
}

std::string selectionText(const Card& card) {
    std::string result = card.id;
    if (card.options.frame) {
        result += '@';
        result += convention::frame(*card.options.frame).name;
    }
    if (card.options.policy != convention::Policy::AsPublished) {
        result += ':';
        result += convention::name(card.options.policy);
    }
    return result;
}

}  // namespace gimbalscope::sim
