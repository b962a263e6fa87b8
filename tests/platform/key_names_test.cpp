// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Names of keys: every bound key exists on the keyboard, and chords are written as people write
// them.
#include "platform/key_names.h"

#include <gtest/gtest.h>

#include <set>

#include "platform/input.h"
#include "sim/key_words.h"
#include "ui/bindings.h"

namespace gimbalscope::platform {
namespace {

TEST(KeyNames, TheGrammarHasTheSameKeys) {
    std::set<std::string> words, names{"", "Shift", "Ctrl", "Alt"};  // those are no keys to bind
    for (const std::string_view word : sim::keyNames()) {
        EXPECT_TRUE(words.emplace(word).second) << word;
        EXPECT_EQ(keyName(glfwKeyOf(word)), word);
    }
    words.insert(names.begin(), names.end());
    for (int code = 0; code < 400; ++code) {
        names.insert(keyName(code));
    }
    EXPECT_EQ(words, names);
}

TEST(KeyNames, EveryBoundKeyExists) {
    for (const ui::Binding& binding : ui::bindings()) {
        const std::string key = sim::parseChord(binding.key)->key;
        const int code = glfwKeyOf(key);
        EXPECT_GE(code, 0) << binding.key;
        EXPECT_EQ(keyName(code), key);
    }
    for (const ui::Modifier& modifier : ui::modifiers()) {
        EXPECT_GE(glfwKeyOf(modifier.key), 0) << modifier.key;
    }
}

TEST(KeyNames, UnknownKeysAreNobody) {
    EXPECT_EQ(glfwKeyOf("Hyper"), -1);
    EXPECT_EQ(keyName(-1), "");
    EXPECT_EQ(keyName(100000), "");
}

TEST(KeyNames, ChordsNameTheModifiersInOrder) {
    EXPECT_EQ(chord({"S", true, false, false, false, false}), "S");
    EXPECT_EQ(chord({"Z", true, false, true, true, false}), "Ctrl+Shift+Z");
    EXPECT_EQ(chord({"Shift", true, false, true, false, false}), "Shift");
}

}  // namespace
}  // namespace gimbalscope::platform
