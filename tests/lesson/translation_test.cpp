// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Other languages, sentence by sentence.
#include "lesson/translation.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "lesson/a_lesson.h"
#include "lesson/library.h"
#include "lesson/read.h"

namespace gimbalscope::lesson {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;

constexpr std::string_view kGerman =
    "translation mine\nlanguage de\ntext Which?\nis   Welcher?\ntext pitch\nis   Nicken\n";

TEST(Translation, WhatIsNotThereStaysAsItIs) {
    const Translation german = readTranslation(kGerman).translation;
    EXPECT_EQ(german.of, "mine");
    EXPECT_EQ(german.language, "de");
    const Lesson there = translated(readLesson(test::kLesson).lesson, german);
    EXPECT_EQ(there.language, "de");
    EXPECT_EQ(there.steps[1].title, "Welcher?");
    EXPECT_EQ(there.steps[1].question->choices[0].text, "Nicken");
    EXPECT_EQ(there.steps[1].question->choices[1].text, "yaw");
    EXPECT_EQ(there.title, "Right is right");
    EXPECT_EQ(translated(readLesson(test::kLesson).lesson, {}).language, "en");
}

TEST(Translation, IsToldFromALesson) {
    EXPECT_TRUE(isTranslation(kGerman));
    EXPECT_FALSE(isTranslation(test::kLesson));
    EXPECT_FALSE(isTranslation(""));
}

TEST(Translation, BrokenFiles) {
    const auto errors = [](std::string_view text) { return readTranslation(text).errors; };
    const std::string head = "translation mine\nlanguage de\n";
    EXPECT_THAT(errors(head + "text a\ntext b\nis c\n"),
                ElementsAre("line 3: this text has no \"is\"; line 4 begins the next text"));
    EXPECT_THAT(errors(head + "is c\n"), ElementsAre("line 3: \"is\" belongs behind a \"text\""));
    EXPECT_THAT(errors(head + "text a\n"), ElementsAre("line 3: this text has no \"is\""));
    EXPECT_THAT(errors(head + "text a\nis b\nis c\n"),
                ElementsAre("line 5: the text of line 3 has its \"is\" in line 4 already"));
    EXPECT_THAT(errors(head + "text a\nis\ntext b\nis c\n"),
                ElementsAre("line 4: nothing follows \"is\""));
    EXPECT_THAT(errors(head + "text a\nis b\ntext a\nis c\n"),
                ElementsAre("line 6: this text stands here for the second time"));
    EXPECT_THAT(errors(head + "txt a\nis b\n"), ElementsAre(HasSubstr("did you mean \"text\"?")));
    EXPECT_THAT(errors(head + "text The ship\nturns right\nis Das Schiff\ndreht\n"),
                ElementsAre(HasSubstr("line 4: no keyword is called \"turns\"; the text of line 3 "
                                      "seems to go on here"),
                            HasSubstr("line 6: no keyword is called \"dreht\"")));
    EXPECT_THAT(errors(head + "language fr\n"),
                ElementsAre("line 3: \"language\" stands here for the second time"));
    EXPECT_THAT(errors(head + "text a\nis " + std::string(700, 'x') + "\n"),
                Contains(HasSubstr("line 4: longer than 600 bytes")));
    std::string many = head;
    for (int i = 0; i < 300; ++i) {
        many += "says a\n";
    }
    EXPECT_EQ(errors(many).size(), 101U);
    EXPECT_EQ(readTranslation(kGerman).lines.find("pitch")->second, 5);
    EXPECT_THAT(errors("text a\nis b\n"), ElementsAre(HasSubstr("line 1: it begins with")));
}

TEST(Translation, OfTheWindow) {
    EXPECT_EQ(word("Next", "de"), "Weiter");
    EXPECT_EQ(word("Next", "en"), "Next");
    EXPECT_EQ(word("Next", "fr"), "Next");
    EXPECT_EQ(word("nobody says this", "de"), "nobody says this");
    EXPECT_EQ(languages().front(), "en");
}

TEST(Translation, AllTextsAreAsked) {
    EXPECT_EQ(sentencesOf(readLesson(test::kLesson).lesson).size(), 19U);
}

}  // namespace
}  // namespace gimbalscope::lesson
