// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The words after a command's own word, read one after the other. The first complaint stays and
// later reads return defaults, so that the reading of a command is written as if nothing could go
// wrong.
#pragma once

#include <algorithm>
#include <span>
#include <string>
#include <string_view>

#include "text/numbers.h"
#include "text/words.h"

namespace gimbalscope::sim {

using text::inQuotes;

struct Reader {
    std::string_view word;                    ///< the command's own
    std::span<const std::string_view> words;  ///< those after it
    std::span<const std::string> own{};       ///< names of one's own that are known
    std::size_t at = 0;
    std::string error{};

    bool more() const { return at < words.size(); }
    std::string_view peek() const { return more() ? words[at] : std::string_view(); }

    void fail(std::string complaint) {
        if (error.empty()) {
            error = std::move(complaint);
        }
    }
    /// The next word; a complaint that it is missing when there is none.
    std::string_view next(std::string_view what) {
        if (!more()) {
            fail(std::string(what) + " is missing");
            return {};
        }
        return words[at++];
    }
    /// All words that are left, one blank between: a file's name may have several.
    std::string rest(std::string_view what) {
        std::string all(next(what));
        while (more()) {
            all += ' ' + std::string(next(what));
        }
        return all;
    }
    /// True, and past it, when the next word is this one.
    bool skip(std::string_view expected) {
        const bool found = peek() == expected && more();
        at += found ? 1 : 0;
        return found;
    }
    /// The next word has to be this one.
    void require(std::string_view expected) {
        if (!skip(expected)) {
            fail(more()
                     ? "\"" + std::string(expected) + "\" belongs where " + inQuotes(peek()) + " is"
                     : "\"" + std::string(expected) + "\" is missing");
        }
    }
    /// A finite number.
    double number(std::string_view what) {
        const std::string_view digits = next(what);
        const text::ParsedNumber parsed = text::parseNumber(digits);
        if (!parsed.ok()) {
            fail(std::string(what) + ": " + text::problem(digits, parsed.status));
            return 0.0;
        }
        return parsed.value;
    }
    /// A number within limits; the complaint names both.
    double bounded(std::string_view what, double smallest, double largest) {
        const double value = number(what);
        if (value >= smallest && value <= largest) {
            return value;
        }
        fail(std::string(what) + " is from " + text::formatShortest(smallest) + " to " +
             text::formatShortest(largest) + ", not " + text::formatShortest(value));
        return smallest;
    }
    std::int64_t integer(std::string_view what) {
        const std::string_view digits = next(what);
        const text::ParsedInteger parsed = text::parseInteger(digits);
        if (!parsed.ok()) {
            fail(std::string(what) + ": " + inQuotes(digits) + " is not a whole number");
        }
        return parsed.value;
    }
    /// The index of the next word among the names; a complaint with the nearest one when it is not
    /// there.
    std::size_t choice(std::string_view what, std::span<const std::string_view> names) {
        const std::string_view chosen = next(what);
        const auto found = std::find(names.begin(), names.end(), chosen);
        if (found == names.end()) {
            fail("unknown " + std::string(what) + " " + inQuotes(chosen) + ": " +
                 text::suggestion(chosen, names));
            return 0;
        }
        return static_cast<std::size_t>(found - names.begin());
    }
    /// The same as an enumerator whose values follow the names.
    template <class Enum>
    Enum choiceOf(std::string_view what, std::span<const std::string_view> names) {
        return static_cast<Enum>(choice(what, names));
    }
    bool onOff() {
        static constexpr std::string_view kNames[] = {"off", "on"};
        return choice("setting", kNames) == 1;
    }
};

}  // namespace gimbalscope::sim
