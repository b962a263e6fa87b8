// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// A typed prediction with its unit: the one that is asked for by any of its words, and no other.
#include "app/typed_command.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "lesson/lecture.h"
#include "lesson/read.h"
#include "sim/session.h"
#include "sim/update.h"

namespace gimbalscope::app {
namespace {

using testing::HasSubstr;

/// A step that asks for `value`, in a language.
class Asking {
public:
    explicit Asking(const std::string& value, const std::string& language = "en")
        : lesson_(lesson::readLesson("lesson mine\nlanguage " + language +
                                     "\ntitle T\naim A\nmeets M1\ndo show urot lsl-rpy\nstep S\n"
                                     "ask How far?\n" +
                                     value + "\nfly turn yaw-right 1\n")
                      .lesson) {
        for (const lesson::Act& act : lesson::beginningOf(lesson_, "mine", 1)) {
            state_ = sim::update(state_, *std::get_if<sim::Command>(&act.what)).state;
        }
    }
    TypedCommands typed(const std::string& line) const { return readTyped(line, state_, &lesson_); }
    /// The prediction that a line makes; else what is said of it.
    std::string operator()(const std::string& line) const {
        const TypedCommands read = typed(line);
        return read.commands.empty() ? "refused: " + read.problem : sim::text(read.commands[0]);
    }

private:
    lesson::Lesson lesson_;
    sim::AppState state_ = sim::initialState();
};

TEST(TypedValue, InTheUnitThatIsAskedFor) {
    const Asking rotator("value urot yaw within 100 rotator units");
    for (const std::string line :
         {"8192", "8192 rotator units", "8192 Rotator Units", "8192 rotator", "8192 units",
          "8192 Rotatoreinheiten", " 8192\trotator units "}) {
        EXPECT_EQ(rotator(line), "predict 8192") << line;
    }
    const Asking degrees("value urot yaw-deg within 1 degrees");
    for (const std::string line :
         {"60 degrees", "60 grad", "60 Grad", "60 deg", "60deg", "60\xC2\xB0", "60 \xC2\xB0"}) {
        EXPECT_EQ(degrees(line), "predict 60") << line;
    }
    EXPECT_EQ(degrees("-2,5 degrees"), "predict -2,5");
    EXPECT_EQ(degrees("predict 3"), "predict 3");
    EXPECT_EQ(Asking("value lsl-rpy yaw within 0.1 rad")("1.57 radians"), "predict 1.57");
    EXPECT_EQ(Asking("value time within 1 s")("3 seconds"), "predict 3");
    EXPECT_EQ(Asking("value key-rate-jump within 1 deg/s")("60 degrees per second"), "predict 60");
}

TEST(TypedValue, InNoOtherUnit) {
    const Asking rotator("value urot yaw within 100 rotator units");
    for (const std::string unit : {"degrees", "\xC2\xB0", "rad", "apples", "rotator units more"}) {
        EXPECT_EQ(rotator("45 " + unit),
                  "refused: \"" + unit +
                      "\": the answer is asked for in rotator units; type the "
                      "number, alone or with this unit");
    }
    const Asking degrees("value urot yaw-deg within 1 deg");
    EXPECT_THAT(degrees("8192 rotator units"), HasSubstr("the answer is asked for in deg;"));
    EXPECT_THAT(degrees("1 degrees per second"), HasSubstr("the answer is asked for in deg;"));
    EXPECT_THAT(degrees("1e"), HasSubstr("\"e\": the answer is asked for in deg;"));
    EXPECT_THAT(Asking("value heading within 1")("1 rad"), HasSubstr("asked for in degrees;"));
}

// Of a count the lesson says what is counted; a plain number has no unit.
TEST(TypedValue, WithoutAUnit) {
    const Asking times("value urot flickers within 1 times");
    EXPECT_EQ(times("3 times"), "predict 3");
    EXPECT_EQ(times("3 Times"), "predict 3");
    EXPECT_THAT(times("3 degrees"), HasSubstr("asked for in times;"));
    const Asking stretch("value urot stretch within 0.1");
    EXPECT_EQ(stretch("2.92"), "predict 2.92");
    EXPECT_EQ(stretch("2.92 degrees"),
              "refused: \"degrees\": the answer has no unit; type the number alone");
}

TEST(TypedValue, InGerman) {
    const Asking rotator("value urot yaw within 100 Rotatoreinheiten", "de");
    EXPECT_EQ(rotator("8192 Rotatoreinheiten"), "predict 8192");
    EXPECT_EQ(rotator("8192 rotator units"), "predict 8192");
    EXPECT_EQ(rotator("45 Grad"),
              "refused: \"Grad\": gefragt ist in Rotatoreinheiten: tippe die Zahl allein oder mit "
              "dieser Einheit");
    EXPECT_THAT(Asking("value heading within 1", "de")("1 rad"), HasSubstr("gefragt ist in Grad:"));
    EXPECT_THAT(Asking("value urot stretch within 1", "de")("1 rad"),
                HasSubstr("die Antwort hat keine Einheit: tippe nur die Zahl"));
}

TEST(TypedValue, AChoiceHasNoUnit) {
    const Asking choice("choice a\nright urot yaw > 0\nchoice b\nright otherwise");
    EXPECT_EQ(choice("2"), "predict 2");
    EXPECT_THAT(choice("2 degrees"), HasSubstr("refused: "));
}

}  // namespace
}  // namespace gimbalscope::app
