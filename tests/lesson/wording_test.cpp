// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Conditions and what is found for them, in the words of people and in both languages.
#include "lesson/wording.h"

#include <gtest/gtest.h>

#include <cmath>
#include <string>
#include <vector>

#include "convention/convention.h"
#include "convention/reading.h"
#include "lesson/lecture.h"
#include "lesson/library.h"
#include "sim/expect.h"
#include "sim/quantity.h"

namespace gimbalscope::lesson {
namespace {

sim::Expect expectOf(const std::string& condition) {
    const sim::ParsedCommand parsed = sim::parse("expect " + condition);
    EXPECT_TRUE(parsed.command) << parsed.error;
    return std::get<sim::Expect>(*parsed.command);
}

/// Met or not, as a number was found for it.
std::string found(const std::string& condition, double number, bool holds, Unit unit,
                  std::string_view language = "en") {
    const Condition part{1, expectOf(condition)};
    return foundText({&part, holds, {holds, "", number}, unit}, language);
}

bool hasGerman(std::string_view sentence) {
    return translation("window", "de").sentences.contains(sentence);
}

TEST(Wording, NumbersHaveNoExponents) {
    EXPECT_EQ(found("urot yaw 16384 within 1", 16380.0, false, Unit::Rotator),
              "16380 rotator units");
    EXPECT_EQ(found("urot yaw 16384 within 1", 1234567.0, false, Unit::Rotator),
              "1234567 rotator units");
    EXPECT_EQ(found("urot error-deg < 0.001", 1.25e-5, true, Unit::Degrees), "0\xC2\xB0");
    EXPECT_EQ(conditionText(expectOf("heading 1e2 within 0.00000001"), Unit::Degrees, "en"),
              "heading = 100\xC2\xB0 \xC2\xB1 0.00000001\xC2\xB0");
}

TEST(Wording, WhatIsNotMetIsNotShownAsIfItWere) {
    EXPECT_EQ(found("nose-up > 88", 87.9995, false, Unit::Degrees), "87.9995\xC2\xB0");
    EXPECT_EQ(found("nose-up > 88", 88.00002, true, Unit::Degrees), "88.00002\xC2\xB0");
    EXPECT_EQ(found("nose-up > 88", 67.7349303, false, Unit::Degrees), "67.73\xC2\xB0");
    EXPECT_EQ(found("heading 10 within 0.5", 10.50004, false, Unit::Degrees), "10.50004\xC2\xB0");
    EXPECT_EQ(found("urot yaw-deg -180 within 1", 178.9996, false, Unit::Degrees),
              "178.9996\xC2\xB0");
}

TEST(Wording, EachNumberHasItsUnit) {
    const sim::AppState state = sim::initialState();
    const auto unit = [&](const std::string& condition) {
        return unitOf(expectOf(condition), state);
    };
    EXPECT_EQ(unit("urot yaw 1"), Unit::Rotator);
    EXPECT_EQ(unit("lsl-rpy yaw 1"), Unit::Radians);
    EXPECT_EQ(unit("oblivion x 1"), Unit::Degrees);
    EXPECT_EQ(conditionText(expectOf("urot yaw 182 within 1"), Unit::Rotator, "en"),
              "urot: yaw = 182 \xC2\xB1 1 rotator units");
    EXPECT_EQ(conditionText(expectOf("lsl-rpy yaw < 1.5"), Unit::Radians, "de"),
              "lsl-rpy: yaw unter 1,5 Radiant");
    EXPECT_EQ(found("lsl-rpy yaw < 1.5", 2.125, false, Unit::Radians, "de"), "2,125 Radiant");
    EXPECT_EQ(conditionText(expectOf("time < 2.5"), Unit::Seconds, "de"), "Zeit unter 2,5 s");
}

TEST(Wording, WordsThatAreFoundAreInTheLanguage) {
    const Condition part{1, expectOf("urot state calm")};
    const Reached reached{&part, false, {false, "locked"}, Unit::Word};
    EXPECT_EQ(foundText(reached, "en"), "locked");
    EXPECT_EQ(foundText(reached, "de"), word("locked", "de"));
    EXPECT_NE(foundText(reached, "de"), "locked");
}

// Somebody who adds a quantity says in wording.cpp what people call it, and adds the German.
TEST(Wording, EveryQuantityHasWordsInBothLanguages) {
    for (const std::span<const std::string_view> names :
         {sim::cardQuantities(), sim::truthQuantities()}) {
        for (const std::string_view name : names) {
            const sim::Expect expect{"", std::string(name), "is", "", ""};
            const std::string text = conditionText(expect, Unit::Plain, "en");
            const std::string words = text.substr(0, text.find(" = "));
            EXPECT_TRUE(hasGerman(words)) << name << ": " << words;
            EXPECT_EQ(words.find('-') == std::string::npos,
                      words != "round-trip error" && words != "round-trip error of B")
                << words;
        }
    }
    const auto said = [](const char* name) {
        return conditionText({"", name, "is", "1", ""}, Unit::Plain, "en");
    };
    EXPECT_EQ(said("domain"), "flickers by domain errors = 1");
    EXPECT_EQ(said("quantum"), "flickers by rounding = 1");
    const convention::Convention& row = *convention::find("urot");
    for (const std::string& name : sim::quantitiesOf(row)) {
        const std::string words = conditionText({"", name, "is", "", ""}, Unit::Plain, "en");
        EXPECT_EQ(words.find("-deg"), std::string::npos) << words;
    }
}

TEST(Wording, EveryWordOfAConditionIsTranslated) {
    for (const auto state :
         {convention::State::Nan, convention::State::Flicker, convention::State::Wrong,
          convention::State::Locked, convention::State::Stretched, convention::State::OtherName,
          convention::State::Calm}) {
        EXPECT_TRUE(hasGerman(convention::name(state))) << convention::name(state);
    }
    for (const auto cause :
         {convention::Cause::None, convention::Cause::Domain, convention::Cause::Snap,
          convention::Cause::Quantum, convention::Cause::Noise}) {
        EXPECT_TRUE(hasGerman(convention::name(cause))) << convention::name(cause);
    }
    for (const std::string_view comparison : sim::comparisons()) {
        const sim::Expect expect{"", "time", std::string(comparison), "1", ""};
        EXPECT_TRUE(comparison == "is" || conditionText(expect, Unit::Seconds, "en").substr(5) !=
                                              conditionText(expect, Unit::Seconds, "de").substr(5))
            << comparison;
    }
    for (const Unit unit : {Unit::Degrees, Unit::Radians, Unit::Rotator}) {
        EXPECT_TRUE(hasGerman(nameOf(unit))) << nameOf(unit);
    }
}

}  // namespace
}  // namespace gimbalscope::lesson
