// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// One mistake in a good lesson, at each of its lines in turn: whatever "lesson check" tells is told
// of that line, once. Where a line is missing, the message stands where it is missed.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <set>
#include <sstream>

#include "lesson/library.h"
#include "lesson/one_line.h"

namespace gimbalscope::lesson {
namespace {

using test::told;
using test::with;
using testing::IsEmpty;
using testing::SizeIs;

enum class Kind { Bare, Misspelt, Unknown, Unreadable, FirstWord, LastWord, Deleted, Doubled };
constexpr std::array kKinds{Kind::Bare,      Kind::Misspelt, Kind::Unknown, Kind::Unreadable,
                            Kind::FirstWord, Kind::LastWord, Kind::Deleted, Kind::Doubled};

// What may be told of other lines.
struct Elsewhere {
    Kind kind;
    std::string_view keyword, part;
};
constexpr std::array kElsewhere{
    // What the head lacks is told of its first line, or of the first one that comes too early.
    Elsewhere{Kind::Deleted, "lesson", "the first line is \"lesson ID\""},
    Elsewhere{Kind::Deleted, "language", "is missing in the head"},
    Elsewhere{Kind::Deleted, "title", "is missing in the head"},
    Elsewhere{Kind::Deleted, "aim", "is missing in the head"},
    Elsewhere{Kind::Deleted, "meets", "no misconception is named"},
    // Without its first line a step goes on in the one above, up to what cannot stand there.
    Elsewhere{Kind::Deleted, "step", "\"say\" belongs into a step"},
    Elsewhere{Kind::Deleted, "step", "a step has one question"},
    Elsewhere{Kind::Deleted, "step", "\"do\" stands before the question"},
    // What a step, question or goal lacks is told of its line.
    Elsewhere{Kind::Deleted, "say", "the step says nothing and asks nothing"},
    Elsewhere{Kind::Deleted, "value", "a question has two to six choices, or a value"},
    Elsewhere{Kind::Deleted, "right", "no choice is right otherwise"},
    Elsewhere{Kind::Deleted, "solve", "no \"solve predict\" answers the question"},
    Elsewhere{Kind::Deleted, "solve", "no \"solve\" shows how the goal can be reached"},
    Elsewhere{Kind::Deleted, "reach", "nothing says when the goal is reached"},
    // Or what is left of the goal holds from the start.
    Elsewhere{Kind::Deleted, "reach", "the goal holds already"},
    // What stands behind a missing line is told of the first line that needs it.
    Elsewhere{Kind::Deleted, "ask", "belongs behind \"ask\""},
    Elsewhere{Kind::Deleted, "goal", "\"reach\" belongs behind \"goal\""},
    Elsewhere{Kind::Deleted, "choice", "belongs behind the choice"},
    // Or the condition comes to the choice above, and the numbers of those behind are others.
    Elsewhere{Kind::Deleted, "choice", "a choice is right otherwise, or by conditions"},
    Elsewhere{Kind::Deleted, "choice", "the choices are 1 to "},
    // A lesson that is flown otherwise has other cards and other numbers.
    Elsewhere{Kind::Deleted, "step", ": expected "},
    Elsewhere{Kind::Deleted, "do", "is shown at this step"},
    Elsewhere{Kind::Deleted, "do", ": expected "},
    Elsewhere{Kind::Deleted, "fly", ": expected "},
    Elsewhere{Kind::Deleted, "solve", ": expected "},
    Elsewhere{Kind::Doubled, "do", ": expected "},
    Elsewhere{Kind::Doubled, "fly", ": expected "},
    Elsewhere{Kind::Doubled, "solve", ": expected "},
};

struct Line {
    int number = 0;
    std::string text;
    std::string keyword() const { return text.substr(0, text.find(' ')); }
    std::string rest() const { return text.substr(text.find(' ') + 1); }
};

bool isText(const std::string& keyword) {
    constexpr std::array<std::string_view, 10> kTexts{"title",  "aim",    "step", "say",  "ask",
                                                      "choice", "reveal", "goal", "hint", "note"};
    return std::ranges::find(kTexts, keyword) != kTexts.end();
}

// Any word is an id, and any word a text.
bool takesAnyWord(const std::string& keyword) { return keyword == "lesson" || isText(keyword); }

// The line with a mistake; empty where there is none of that kind.
std::string mistaken(const Line& line, Kind kind) {
    std::string keyword = line.keyword();
    const std::string rest = line.rest();
    const bool hasWords = !takesAnyWord(keyword);
    switch (kind) {
        case Kind::Bare:
            return keyword;
        case Kind::Misspelt:
            std::swap(keyword[keyword.size() - 2], keyword.back());
            return keyword + " " + rest;
        case Kind::Unknown:
            return "xyzzy " + rest;
        case Kind::Unreadable:
            return line.text + "\xFF";
        case Kind::FirstWord:
            return !hasWords
                       ? ""
                       : keyword + " xyzzy" + rest.substr(std::min(rest.find(' '), rest.size()));
        case Kind::LastWord:
            return !hasWords ? "" : line.text.substr(0, line.text.rfind(' ')) + " xyzzy";
        case Kind::Deleted:
            return "# " + line.text;
        case Kind::Doubled:
            return line.text + "\n" + line.text;
    }
    return {};
}

bool isOf(const std::string& message, int line) {
    return message.starts_with("line " + std::to_string(line) + ": ");
}

void holdMistake(const std::string& text, const Line& line, Kind kind) {
    SCOPED_TRACE("mistake " + std::to_string(static_cast<int>(kind)) + " in line " +
                 std::to_string(line.number) + ": " + line.text);
    const std::string other = mistaken(line, kind);
    if (other.empty()) {
        return;
    }
    int here = 0;
    for (const std::string& message : told(with(line.text, other, text))) {
        const bool isHere =
            isOf(message, line.number) || (kind == Kind::Doubled && isOf(message, line.number + 1));
        here += isHere ? 1 : 0;
        const bool isExplained = std::ranges::any_of(kElsewhere, [&](const Elsewhere& each) {
            return each.kind == kind && each.keyword == line.keyword() &&
                   message.find(each.part) != std::string::npos;
        });
        EXPECT_TRUE(isHere || isExplained) << message;
    }
    const bool isBroken = kind != Kind::Deleted && kind != Kind::Doubled;
    EXPECT_LE(here, 1);
    EXPECT_TRUE(here == 1 || !isBroken);
}

void holdLesson(const std::string& text) {
    ASSERT_THAT(told(text), IsEmpty());
    std::istringstream stream(text);
    std::set<std::string> held;
    Line line;
    while (std::getline(stream, line.text)) {
        ++line.number;
        const bool isStatement = !line.text.empty() && line.text.front() != '#';
        if (!isStatement || !held.insert(line.text).second) {
            continue;  // with() finds the first of equal ones
        }
        for (const Kind kind : kKinds) {
            holdMistake(text, line, kind);
        }
    }
}

// Under an id that the program has not.
std::string copyOf(const std::string& id) {
    return with("lesson " + id, "lesson mine", std::string(sourceOf(id)));
}

TEST(OneMistake, OfTheExampleIsToldOfItsLine) { holdLesson(std::string(test::kLesson)); }
TEST(OneMistake, OfLesson2IsToldOfItsLine) { holdLesson(copyOf("L2")); }
#ifndef __SANITIZE_ADDRESS__  // with which its many flights take minutes
TEST(OneMistake, OfLesson7IsToldOfItsLine) { holdLesson(copyOf("L7")); }
#endif

// A quantity that the card has not is told when the line is examined, and not again when it is
// held.
TEST(OneMistake, OfAnOwnConventionIsToldOnce) {
    std::string text = with("do show urot lsl-rpy", "do own hull from urot\ndo show urot hull");
    text = with("look card urot yaw", "look card hull yaw", text);
    text = with("reach urot error-deg < 1", "reach hull yaw-degg > -400", text);
    EXPECT_THAT(told(text), SizeIs(1));
    text = with("reach hull yaw-degg > -400", "reach hull yaw-deg > -400", text);
    EXPECT_THAT(told(text), IsEmpty());
}

// A step without an answer to its question hides nothing else of it.
TEST(OneMistake, HidesNoOther) {
    std::string text =
        with("value urot yaw-deg within 2 deg", "look card oblivion\nvalue urot yaw");
    EXPECT_THAT(told(text), testing::ElementsAre(testing::HasSubstr("line 34: no card oblivion"),
                                                 testing::HasSubstr("line 35: \"within\"")));
}

TEST(OneMistake, OfTooManySteps) {
    std::string text(test::kLesson);
    for (int i = 0; i < 100000; ++i) {
        text += "step S\n";
    }
    const std::vector<std::string> all = told(text);
    EXPECT_LT(all.size(), 300U);
    EXPECT_THAT(all, testing::Contains("line 141: more than 99 steps; the lines behind are not "
                                       "read"));
}

}  // namespace
}  // namespace gimbalscope::lesson
