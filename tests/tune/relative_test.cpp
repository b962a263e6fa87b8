// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Relative rotation against what it means physically, and typed turns against the engines' own
// decoding.
#include "tune/relative.h"

#include <gtest/gtest.h>

#include "convention/custom.h"
#include "math/attitudes.h"
#include "tune/typed.h"

namespace gimbalscope::tune {
namespace {

using convention::attitudeFrom;
using convention::HeadingNoseBank;
using math::Degrees;

math::Quat hnb(double heading, double nose, double bank) {
    return attitudeFrom(HeadingNoseBank{{heading}, {nose}, {bank}});
}

double degreesBetween(const math::Quat& a, const math::Quat& b) {
    return math::toDegrees(math::angleBetween(a, b)).value;
}

TEST(Relative, IsWhatTheFirstShipSees) {
    // A flies east; B flies north with its nose up 90: from A's cockpit B's nose points up and its
    // top points to A's right (south), away from B's own north.
    const math::Quat relative = bodyAFromBodyB(hnb(90, 0, 0), hnb(0, 90, 0));
    const math::Vec3 nose = math::rotate(relative, {1, 0, 0});
    const math::Vec3 top = math::rotate(relative, {0, 0, 1});
    EXPECT_NEAR(nose.z, 1.0, 1e-15);
    EXPECT_NEAR(top.y, -1.0, 1e-15);  // Y is left
}

TEST(Relative, CarriedByTheFirstShipIsTheSecond) {
    test::Attitudes attitudes(1);
    for (int i = 0; i < 1000; ++i) {
        const math::Quat a = attitudes.random();
        const math::Quat b = attitudes.random();
        const math::Quat relative = bodyAFromBodyB(a, b);
        EXPECT_LT(degreesBetween(carried(a, relative), b), 1e-13);
        EXPECT_LT(degreesBetween(bodyAFromBodyB(b, carried(b, relative)), relative), 1e-13);
    }
}

TEST(Relative, TurnsAboutTheShipsOwnAxesAndTheWorlds) {
    const math::Quat east = hnb(90, 0, 0);
    // About the ship's own X: a bank. About the world's X (north): the nose goes down, since the
    // ship flies along -Y.
    const ShipTurn own{.axis = {1, 0, 0}, .angle = Degrees{30}};
    const ShipTurn world{.axis = {1, 0, 0}, .angle = Degrees{30}, .aboutWorld = true};
    EXPECT_LT(degreesBetween(turned(east, own), hnb(90, 0, 30)), 1e-13);
    EXPECT_LT(degreesBetween(turned(east, world), hnb(90, -30, 0)), 1e-13);
}

TEST(Relative, AFramesAxesCountInItsOwnSense) {
    // Unreal's Y points right and its frame is left-handed: a positive turn about Y is nose down
    // (as its matrix has it, roll and pitch being negated angles); about Z it is nose right.
    const auto turn = [](math::Vec3 axis) {
        return turned(
            {}, ShipTurn{.axis = axis, .angle = Degrees{30}, .frame = convention::FrameId::Unreal});
    };
    EXPECT_LT(degreesBetween(turn({0, 0, 1}), hnb(30, 0, 0)), 1e-13);
    EXPECT_LT(degreesBetween(turn({0, 1, 0}), hnb(0, -30, 0)), 1e-13);
    EXPECT_LT(degreesBetween(turn({1, 0, 0}), hnb(0, 0, -30)), 1e-13);
}

TEST(Relative, ATurnWithoutAxisOrAngleIsNone) {
    const math::Quat identity{};
    EXPECT_EQ(quaternionOf({.axis = {0, 0, 0}, .angle = Degrees{30}}), identity);
    EXPECT_EQ(quaternionOf({.angle = Degrees{std::nan("")}}), identity);
    EXPECT_EQ(quaternionOf({.angle = Degrees{720}}), identity);
}

TEST(Typed, IsWhatTheEngineNeedsForTheTurn) {
    const convention::ReadingOptions options;
    for (const convention::Convention& row : convention::catalog()) {
        if (row.angleCount < 3) {
            continue;  // cannot show a bank
        }
        test::Attitudes attitudes(2);
        for (int i = 0; i < 40; ++i) {
            const math::Quat before = attitudes.random();
            const ShipTurn turn{.axis = {0.3, -0.5, 0.8}, .angle = Degrees{77}};
            const TypedTurn typed = typedTurn(row, options, before, turn);
            const auto after = convention::decode(row, options, typed.after);
            ASSERT_TRUE(after);
            // An integer rotator unit is 0.0055 degrees.
            const double tolerance = row.quantise == convention::Quantise::None ? 1e-12 : 0.01;
            EXPECT_LT(degreesBetween(*after, turned(before, turn)), tolerance) << row.id;
        }
    }
}

TEST(Typed, AConventionOfOnesOwnHasNoEnginesSyntax) {
    const convention::Convention& urot = *convention::find("urot");
    convention::Custom custom = convention::customFrom(urot);
    custom.policy = convention::Policy::Principal;
    ASSERT_TRUE(convention::setOrder(custom, "XYZ"));
    const auto own = convention::rowOf(custom);
    ASSERT_EQ(own->id, "urot");
    EXPECT_EQ(typed(*own, {1, 2, 3}).find_first_not_of("123 "), std::string::npos);
    EXPECT_EQ(typedBehind("mine.toml", *convention::find("aero-321"), {30, 20, 40}),
              "mine.toml 30 20 40");
    convention::ReadingOptions elsewhere;
    elsewhere.frame = convention::FrameId::Tes;
    const TypedTurn foreign = typedTurn(urot, elsewhere, {}, {.angle = Degrees{0}});
    EXPECT_EQ(foreign.text, "urot@tes 0 0 0");
}

TEST(Typed, SpeaksTheEnginesLanguage) {
    const math::Quat worked = hnb(30, 20, 40);
    const auto text = [&](std::string_view id) {
        const convention::Convention& row = *convention::find(id);
        return typed(row, anglesToType(row, {}, worked));
    };
    EXPECT_EQ(text("urot"), "(Pitch=3641,Yaw=5461,Roll=7282)");
    EXPECT_EQ(text("oblivion").substr(0, 16), "SetAngle X -37.2");
    EXPECT_EQ(text("lsl").substr(0, 18), "llEuler2Rot(<0.534");
    EXPECT_EQ(typed(*convention::find("urot-ue4"), {90, 0, -0.0}), "P=0.0 Y=90.0 R=0.0");
    EXPECT_EQ(typed(*convention::find("aero-321"), {30, 20, 40}), "aero-321 30 20 40");
    // Oblivion keeps floats, and its scripts know no exponents.
    EXPECT_EQ(typed(*convention::find("oblivion"), {-29.999999999999993, 1e-16, 4.5e-5}),
              "SetAngle X -30\nSetAngle Y 0\nSetAngle Z 0.000045");
    EXPECT_EQ(typed(*convention::find("oblivion-actor"), {30, -20, 0}),
              "player.SetAngle Z 30\nplayer.SetAngle X -20");
}

}  // namespace
}  // namespace gimbalscope::tune
