// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// What tests of the verdict share: the verdict of a state, and that its words are plain.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>

#include "sim/verdict.h"

namespace gimbalscope::sim {

inline Verdict verdictOf(const AppState& state) { return verdict(state, readouts(state)); }

inline bool contains(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

/// Short whole sentences without words of programs.
inline void expectPlain(const Verdict& v) {
    EXPECT_FALSE(v.headline.empty());
    EXPECT_LE(v.headline.size(), 64U) << v.headline;
    EXPECT_LE(v.text.size(), 220U) << v.text;
    for (const std::string& words : {v.headline, v.text}) {
        EXPECT_EQ(words.back(), '.') << words;
        EXPECT_TRUE(std::ranges::all_of(words, [](char c) { return c >= ' ' && c <= '~'; }));
        for (const char* const bad : {"NaN", "nan ", "Infinity", "-0.0 ", "  ", ".."}) {
            EXPECT_FALSE(contains(words, bad)) << words;
        }
    }
}

}  // namespace gimbalscope::sim
