// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Slips of every kind in every kind of place: what is meant is suggested, and of the same kind; for
// what nobody can guess, what is possible is listed.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "lesson/one_line.h"

namespace gimbalscope::lesson {
namespace {

using test::errors;
using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

struct Slip {
    std::string_view line, other, said;
};

constexpr std::string_view kSay = "say All is zero.", kLook = "look card urot yaw",
                           kCheck = "check urot yaw 0", kDo = "do turn yaw-right 30",
                           kRight = "right urot moved-most pitch", kReach = "reach nose-up > 40",
                           kHint = "hint Use S.", kHead = "do show urot lsl-rpy";

TEST(Suggestions, OfWhatIsMeant) {
    for (const Slip& slip : {
             Slip{kSay, "sya All is zero.", "\"say\""},
             Slip{kSay, "Say All is zero.", "\"say\""},
             Slip{kLook, "lok card urot", "\"look\""},
             Slip{kHint, "hnit Use S.", "\"hint\""},
             Slip{kCheck, "chekc urot yaw 0", "\"check\""},
             Slip{kLook, "look timelin", "\"timeline\""},
             Slip{kLook, "look fligth", "\"flight\""},
             Slip{kLook, "look crad urot", "\"card\""},
             Slip{kLook, "look card uort", "\"urot\""},
             Slip{kLook, "look card lsl-ryp", "\"lsl-rpy\""},
             Slip{kLook, "look card urot yow", "\"yaw\""},
             Slip{kLook, "look card urot:nearst", "\"nearest\""},
             Slip{kCheck, "check urot pich 0", "\"pitch\""},
             Slip{kCheck, "check urot strech 1", "\"stretch\""},
             Slip{kCheck, "check urot yaw-move-deg 1", "\"yaw-moved-deg\""},
             Slip{kCheck, "check urot stat calm", "\"state\""},
             Slip{kCheck, "check urot state clam", "\"calm\""},
             Slip{kCheck, "check urto yaw 0", "\"urot\""},
             Slip{kReach, "reach nosup > 40", "\"nose-up\""},
             Slip{kReach, "reach headng > 40", "\"heading\""},
             Slip{kReach, "reach corections < 2", "\"corrections\""},
             Slip{kRight, "right urot moved-most ptich", "\"pitch\""},
             Slip{kRight, "right urot moved-mots pitch", "\"moved-most\""},
             Slip{"right otherwise", "right otherwis", "\"otherwise\""},
             Slip{kDo, "do trun yaw-right 30", "\"turn\""},
             Slip{kDo, "do turn yaw-rigth 30", "\"yaw-right\""},
             Slip{kDo, "do atitude 0 0 0", "\"attitude\""},
             Slip{kDo, "do policy nearst", "\"nearest\""},
             Slip{kHead, "do show urot lsl-rp", "\"lsl-rpy\""},
             Slip{kHead, "do shwo urot lsl-rpy", "\"show\""},
         }) {
        EXPECT_THAT(errors(slip.line, slip.other),
                    ElementsAre(HasSubstr("did you mean " + std::string(slip.said) + "?")))
            << slip.other;
    }
}

TEST(Suggestions, NoneWhereNothingIsLike) {
    for (const Slip& slip : {
             Slip{kLook, "look sky", "there are flight, navball, truth"},
             Slip{kLook, "look urot", "\"look card urot\""},
             Slip{kLook, "look card urot x", "there are yaw, pitch, roll"},
             Slip{kLook, "look card sky", "unknown convention \"sky\": there are "},
             Slip{kCheck, "check urot x 0", "there are pitch, yaw, roll, pitch-deg"},
             Slip{kCheck, "check yaw 0", "\"yaw\" is of a card: write which"},
             Slip{kCheck, "check urot heading 0", "\"heading\" is of the ship"},
             Slip{kCheck, "check speed 0", "of the ship there are time, heading"},
             Slip{kCheck, "check urot state broken", "there are nan, flicker"},
             Slip{kRight, "right urot moved-most x", "there are yaw, pitch, roll"},
             Slip{kRight, "right else", "neither a card nor something of the ship"},
             Slip{kDo, "do fasten 3", "unknown command \"fasten\": there are "},
             Slip{kDo, "do turn up 30", "there are "},
             Slip{kLook, "turn yaw-right 30", "a command stands behind \"do\", \"fly\""},
             Slip{kLook, "expect urot yaw 0", "write \"check\" for \"expect\""},
             Slip{kLook, "picture a.png", "a command stands behind"},
         }) {
        EXPECT_THAT(
            errors(slip.line, slip.other),
            ElementsAre(AllOf(HasSubstr(std::string(slip.said)), Not(HasSubstr("did you mean")))))
            << slip.other;
    }
}

}  // namespace
}  // namespace gimbalscope::lesson
