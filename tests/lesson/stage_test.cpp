// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// What only a step's own commands tell: cards that are not shown, and units that are not the
// quantity's. And how numbers are written.
#include "lesson/stage.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "lesson/figures.h"
#include "lesson/library.h"
#include "lesson/one_line.h"
#include "lesson/solve.h"
#include "lesson/units.h"
#include "report/lesson.h"
#include "sim/quantity.h"

namespace gimbalscope::lesson {
namespace {

using test::errors;
using test::examined;
using test::remarks;
using test::with;
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

TEST(Stage, TheProgramsLessonsAreRight) {
    for (const Lesson& each : lessons()) {
        const ReadLesson read = examined(sourceOf(each.id));
        EXPECT_THAT(read.errors, IsEmpty()) << each.id;
        EXPECT_THAT(read.remarks, IsEmpty()) << each.id;
    }
}

TEST(Stage, OnlyWhatIsShownCanBePointedAt) {
    EXPECT_THAT(errors("look card urot yaw", "look card oblivion"),
                ElementsAre("line 12: no card oblivion is shown at this step: there are urot, "
                            "lsl-rpy"));
    EXPECT_THAT(errors("look card urot yaw", "look card urot:nearest roll"),
                ElementsAre(HasSubstr("line 12: no card urot:nearest is shown")));
    EXPECT_THAT(errors("look card urot yaw", "look card oblivion x\ndo show oblivion urot lsl-rpy"),
                IsEmpty());
    EXPECT_THAT(errors("look card urot yaw", "look card hull yaw\ndo own hull from urot"),
                IsEmpty());
    EXPECT_THAT(errors("look card urot yaw", "look card hull jaw\ndo own hull from urot"),
                ElementsAre("line 12: hull has no angle \"jaw\": did you mean \"yaw\"?"));
}

TEST(Stage, OnlyWhatIsShownCanBeAskedAbout) {
    EXPECT_THAT(errors("right urot moved-most pitch", "right oblivion x > 5"),
                ElementsAre(HasSubstr("line 21: no card oblivion is shown at this step")));
    EXPECT_THAT(errors("value urot yaw-deg within 2 deg", "value oblivion x within 2 deg"),
                ElementsAre(HasSubstr("line 34: no card oblivion is shown at this step")));
    EXPECT_THAT(errors("reach urot error-deg < 1", "reach oblivion error-deg < 1"),
                ElementsAre(HasSubstr("line 41: no card oblivion is shown at this step")));
    EXPECT_THAT(errors("fly turn yaw-right 60", "fly show oblivion urot"), IsEmpty());
}

TEST(Stage, TheUnitIsTheQuantitys) {
    const auto value = [](std::string_view rest) {
        return errors("value urot yaw-deg within 2 deg", "value " + std::string(rest));
    };
    EXPECT_THAT(value("urot yaw within 100 degrees"),
                ElementsAre("line 34: urot yaw is in rotator units, not in \"degrees\"; in degrees "
                            "there is urot yaw-deg"));
    EXPECT_THAT(value("urot flickers within 1 degrees"),
                ElementsAre("line 34: urot flickers is a count and not in \"degrees\""));
    EXPECT_THAT(value("urot stretch within 1 rad"),
                ElementsAre("line 34: urot stretch is a plain number and not in \"rad\""));
    EXPECT_THAT(value("time within 1 degrees"),
                ElementsAre("line 34: time is in seconds, not in \"degrees\""));
    EXPECT_THAT(value("lsl-rpy yaw within 0.1 degrees"),
                ElementsAre(HasSubstr("lsl-rpy yaw is in radians, not in \"degrees\"; in degrees "
                                      "there is lsl-rpy yaw-deg")));
    for (const std::string_view right :
         {"urot yaw within 100 rotator units", "urot yaw within 100 steps", "heading within 1 Grad",
          "urot flickers within 1 times", "urot flickers within 1", "time within 1 s"}) {
        EXPECT_THAT(value(right), IsEmpty()) << right;
    }
    EXPECT_THAT(remarks("value urot yaw-deg within 2 deg", "value urot yaw-deg within 2 metres"),
                ElementsAre("line 34: no unit is called \"metres\"; yaw-deg is in degrees"));
    std::string french =
        with("value urot yaw-deg within 2 deg", "value urot yaw-deg within 2 degr");
    french = with("language en", "language fr", french);
    EXPECT_THAT(examined(french).remarks, IsEmpty());
}

// Somebody who adds a quantity says in units.cpp in what it is, unless it is a count.
TEST(Units, OfEveryQuantity) {
    const std::vector<std::string_view> counts{"flickers",  "domain",     "snap",      "quantum",
                                               "noise",     "nan",        "worst-nan", "name-jumps",
                                               "keyframes", "corrections"};
    for (const std::span<const std::string_view> names :
         {sim::cardQuantities(), sim::truthQuantities()}) {
        for (const std::string_view name : names) {
            EXPECT_EQ(unitOf(name, nullptr) == Unit::Count,
                      std::ranges::find(counts, name) != counts.end())
                << name;
        }
    }
}

TEST(Figures, AsManyDigitsAsSaySomething) {
    const auto shown = [](std::string_view value, std::string_view within, double found,
                          bool holds) {
        sim::Expect expect{"urot", "yaw", "is", std::string(value), std::string(within)};
        return checkedText(expect, {holds, "", found}, Unit::Degrees);
    };
    EXPECT_EQ(shown("182", "1", 910.00000001, false), "910 degrees");
    EXPECT_EQ(shown("1", "0.01", 1.0000000001, true), "1 degrees");
    EXPECT_EQ(shown("1", "0.01", 1.0123456789, false), "1.012 degrees");
    EXPECT_EQ(shown("182", "", 181.9999876, false), "181.99999 degrees");
    EXPECT_EQ(shown("0", "", 1.25e-7, true), "0 degrees");
    EXPECT_EQ(shown("0", "0.0000001", 3.5e-7, false), "0.00000035 degrees");
    EXPECT_EQ(shown("0", "1", NAN, false), "");
    EXPECT_EQ(shown("-180", "1", 178.9996, false), "178.9996 degrees");  // round the circle
    EXPECT_EQ(whole(100000.0), "100000");
    EXPECT_EQ(whole(1e-7), "0.0000001");
    EXPECT_EQ(whole(std::string("none")), "none");
    EXPECT_EQ(writtenText({"urot", "yaw", "is", "182", "1e-07"}), "urot yaw 182 within 0.0000001");
}

TEST(Figures, InWhatACheckSays) {
    const ReadLesson read = examined(with("check urot yaw 0", "check urot yaw 3 within 1e-7"));
    ASSERT_THAT(read.errors, IsEmpty());
    const std::string text = report::solvedText(read.lesson, solve(read.lesson));
    EXPECT_THAT(text, HasSubstr("line 13: expected urot yaw 3 within 0.0000001, found 0 rotator "
                                "units\n"));
    EXPECT_THAT(text, HasSubstr("predicted 61 deg, right"));
}

// Whoever begins the step would be told at once that it is done.
TEST(Solve, AGoalIsNotToHoldBeforeAnybodyActs) {
    const auto findings = [](const std::string& text, std::size_t step) {
        const ReadLesson read = examined(text);
        EXPECT_THAT(read.errors, IsEmpty());
        const Solved solved = solve(read.lesson);
        EXPECT_EQ(isClean(solved), solved.steps[step].findings.empty());
        return solved.steps[step].findings;
    };
    const auto told = [](int line) {
        return ElementsAre("line " + std::to_string(line) +
                           ": the goal holds already before anybody does anything");
    };
    EXPECT_THAT(findings(std::string(test::kLesson), 3), IsEmpty());
    EXPECT_THAT(findings(with("reach nose-up > 40", "reach nose-up > -40"), 3), told(39));
    // By the flight after the question, not before it.
    const std::string_view predict = "solve predict 61";
    EXPECT_THAT(findings(with(predict, "goal Right.\nreach heading > 50\nsolve predict 61"), 2),
                told(36));
    EXPECT_THAT(findings(with(predict,
                              "goal Left.\nreach heading < 50\nsolve predict 61\n"
                              "solve turn yaw-left 30"),
                         2),
                IsEmpty());
}

}  // namespace
}  // namespace gimbalscope::lesson
