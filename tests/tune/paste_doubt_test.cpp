// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Texts that mean two things, texts that mean nothing, and texts that mean harm.
#include <gtest/gtest.h>

#include <chrono>

#include "convention/custom.h"
#include "math/attitudes.h"
#include "text/numbers.h"
#include "tune/paste.h"

namespace gimbalscope::tune {
namespace {

using convention::FrameId;
using convention::Layout;

constexpr double kHalf = 0.70710678118654752440;

double degreesBetween(const math::Quat& a, const math::Quat& b) {
    return math::toDegrees(math::angleBetween(a, b)).value;
}

struct Doubt {
    std::string text;
    std::string first, second;  ///< parts of the two sentences
};

TEST(PasteDoubt, IsSaidWhereThereIsOne) {
    const std::vector<Doubt> doubts{
        {"0.1 0.2 0.3 0.92736", "x y z w", "w x y z"},
        {"[0.1, 0.2, 0.3, 0.92736]", "x y z w", "w x y z"},
        {"Quaternion(0.1, 0.2, 0.3, 0.92736)", "x y z w", "w x y z"},
        {"float q[4] = {0.1f, 0.2f, 0.3f, 0.92736f};", "x y z w", "w x y z"},
        {"q[0]=0.1; q[1]=0.2; q[2]=0.3; q[3]=0.92736;", "x y z w", "w x y z"},
        {"0 -1 0 1 0 0 0 0 1", "by rows", "by columns"},
        {"float m[9] = {0,-1,0, 1,0,0, 0,0,1};", "by rows", "by columns"},
        {"0 -1 0 0 1 0 0 0 0 0 1 0 0 0 0 1", "by rows", "by columns"},
        {"(Pitch=20,Yaw=30,Roll=40)", "in degrees", "rotator units"},
        {"<0, 0, 90>", "in radians", "in degrees"},
        {"llEuler2Rot(<0.0, 0.0, 90.0>)", "in radians", "in degrees"},
        {R"({"axis": [0, 0, 1], "angle": 1.5})", "in radians", "in degrees"},
        {"0 0 1 2", "in radians", "in degrees"},
        {"new Quaternion(0.1, 0.2, 0.3, 0.92736)", "Unity", "three.js"},
        {"1 rad, 2, 3", "each in its unit", "in radians"},
    };
    for (const Doubt& doubt : doubts) {
        const Paste paste = readPaste(doubt.text);
        ASSERT_EQ(paste.readings.size(), 2U) << doubt.text << paste.error;
        EXPECT_EQ(paste.confidence, Confidence::Ambiguous) << doubt.text;
        EXPECT_NE(paste.readings[0].sentence.find(doubt.first), std::string::npos)
            << doubt.text << "\n"
            << paste.readings[0].sentence;
        EXPECT_NE(paste.readings[1].sentence.find(doubt.second), std::string::npos)
            << doubt.text << "\n"
            << paste.readings[1].sentence;
        EXPECT_GT(degreesBetween(paste.readings[0].worldFromBody, paste.readings[1].worldFromBody),
                  1e-6)
            << doubt.text;
    }
}

TEST(PasteDoubt, IsNoneWhereBothAreTheSameAttitude) {
    for (const char* text : {"0.5 0.5 0.5 0.5", "-0.5 -0.5 -0.5 -0.5", "(Pitch=0,Yaw=0,Roll=0)",
                             "1 0 0 0 1 0 0 0 1", "1 0 0 0 -1 0 0 0 -1", "<0,0,0>"}) {
        const Paste paste = readPaste(text);
        EXPECT_EQ(paste.readings.size(), 1U) << text;
        EXPECT_NE(paste.confidence, Confidence::Ambiguous) << text;
    }
}

// 400 to a turn for some, 360 for others.
TEST(PasteDoubt, GradsAreRefused) {
    for (const char* text : {"heading 100 grad, pitch 0 grad, bank 0 grad", "100 grad 0 0",
                             "rotate(10gon, 20gon, 30gon)", "Grad: 1 2 3"}) {
        const Paste paste = readPaste(text);
        EXPECT_TRUE(paste.readings.empty()) << text;
        EXPECT_NE(paste.error.find("is 400 a turn to a surveyor"), std::string::npos)
            << text << paste.error;
    }
}

TEST(PasteDoubt, DecimalCommasThatMayBeSeparators) {
    const Paste paste = readPaste("0,5 1 1");  // 0.5 1 1, or four numbers
    ASSERT_EQ(paste.confidence, Confidence::Ambiguous);
    EXPECT_NE(paste.readings.back().sentence.find("decimal commas"), std::string::npos);
}

TEST(PasteDoubt, IsSettledByTheContext) {
    const math::Quat odd = math::renormalized({0.1, 0.2, 0.3, 0.9});
    const std::string text = "0.1 0.2 0.3 0.9";
    const Paste xyzw = readPaste(text, {.layout = Layout::Xyzw});
    ASSERT_EQ(xyzw.readings.size(), 1U);
    EXPECT_LT(degreesBetween(xyzw.readings[0].worldFromBody, odd), 1e-12);
    const Paste wxyz = readPaste(text, {.layout = Layout::Wxyz});
    ASSERT_EQ(wxyz.readings.size(), 1U);
    EXPECT_LT(
        degreesBetween(wxyz.readings[0].worldFromBody, math::renormalized({0.2, 0.3, 0.9, 0.1})),
        1e-12);
    const Paste tes = readPaste(text, {.frame = FrameId::Tes, .layout = Layout::Xyzw});
    EXPECT_LT(
        degreesBetween(tes.readings.at(0).worldFromBody, convention::fromFrame(odd, FrameId::Tes)),
        1e-12);
    const Paste columns = readPaste("0 1 0 -1 0 0 0 0 1", {.matrixByRows = false});
    ASSERT_EQ(columns.readings.size(), 1U);
    EXPECT_LT(degreesBetween(columns.readings[0].worldFromBody, {0, 0, kHalf, kHalf}), 1e-12);
    // What the text says comes first.
    const Paste named = readPaste("x=0.1 y=0.2 z=0.3 w=0.9", {.layout = Layout::Wxyz});
    EXPECT_LT(degreesBetween(named.readings.at(0).worldFromBody, odd), 1e-12);
}

TEST(PasteDoubt, ThreeAnglesMeanWhatTheConventionSays) {
    for (const convention::Convention& row : convention::catalog()) {
        test::Attitudes attitudes(4);
        for (int i = 0; i < 20; ++i) {
            std::array<double, 3> angles{};
            std::string text;
            for (std::size_t shown = 0; shown < row.angleCount; ++shown) {
                // Radians of one turn at most, whole rotator units, degrees of a quarter.
                const double angle = attitudes.uniform(0.1, 1.5);
                const bool isRotator = row.quantise != convention::Quantise::None;
                angles[row.shown[shown]] = isRotator ? std::round(angle * 1e4) : angle;
                text += (shown > 0 ? ", " : "") + text::formatShortest(angles[row.shown[shown]]);
            }
            const Paste paste = readPaste(text, {.angles = &row});
            ASSERT_EQ(paste.readings.size(), 1U) << row.id << " " << text << paste.error;
            EXPECT_EQ(paste.readings[0].row, &row);
            EXPECT_LT(degreesBetween(paste.readings[0].worldFromBody,
                                     *convention::decode(row, {}, angles)),
                      1e-12)
                << row.id << " " << text;
        }
    }
}

TEST(PasteDoubt, AnOwnConventionMeansWhatItSays) {
    convention::Custom custom;
    custom.name = "mine";
    custom.frame = FrameId::D3d;
    custom.signs = {1, -1, 1};
    custom.names = {"turn", "tilt", "lean"};
    custom.units = {convention::Unit::Radians, convention::Unit::Degrees,
                    convention::Unit::Rotator};
    custom.shown = {2, 0, 1};
    const auto row = convention::rowOf(custom);
    for (const char* text : {"8192 0.5 -30", "(8192, 0.5, -30)", "turn=0.5 tilt=-30 lean=8192",
                             "tilt: -30deg, lean: 45 deg, turn: 0.5rad"}) {
        const Paste paste = readPaste(text, {.angles = row.get()});
        ASSERT_EQ(paste.readings.size(), 1U) << text << paste.error;
        EXPECT_LT(degreesBetween(paste.readings[0].worldFromBody,
                                 *convention::decode(*row, {}, {0.5, -30.0, 8192.0})),
                  1e-12)
            << text;
    }
}

TEST(PasteDoubt, AnAskedFormIsTheOnlyOne) {
    const Paste wrong = readPaste("30 20 40", {.form = PasteForm::Quaternion});
    EXPECT_TRUE(wrong.readings.empty());
    EXPECT_NE(wrong.error.find("a quaternion was asked for"), std::string::npos) << wrong.error;
    const Paste axis = readPaste("0 0 1 2", {.form = PasteForm::AxisAngle});
    ASSERT_EQ(axis.readings.size(), 1U);
    EXPECT_LT(degreesBetween(axis.readings[0].worldFromBody,
                             {0, 0, std::sin(math::kPi / 180.0), std::cos(math::kPi / 180.0)}),
              1e-9);
}

struct Bad {
    std::string text;
    std::string said;
};

TEST(PasteHostile, EverythingElseIsOneSentence) {
    const std::string nul("0 0 0\0 1", 8);
    const std::vector<Bad> bads{
        {"", "no numbers"},
        {"   \n\t ", "no numbers"},
        {"hello", "no numbers"},
        {"glm::quat(", "no numbers"},
        {"1", "1 number was found"},
        {"1 2", "2 numbers were found"},
        {"1 2 3 4 5", "5 numbers were found"},
        {"glm::quat(0.7, 0.0,", "a quaternion has 4 numbers; 2 were found"},
        {R"({"x": 0.1, "y": 0.2, "z":)", "2 numbers were found"},
        {"1 2 3 4 5 6 7 8", "8 numbers were found"},
        {"0 0 0 0", "zero quaternion"},
        {"x: 0 y: 0 z: 0 w: 0", "zero quaternion"},
        {"nan 0 0 1", "first number is not finite"},
        {"0 -inf 0 1", "second number is not finite"},
        {"1.#IND 0 0 1", "first number is not finite"},
        {"0 0 -nan(ind) 1", "not finite"},
        {"1e999 0 0 1", "out of range"},
        {"1/0 0 0 1", "not finite"},
        {"1e300 0 0", "too large for an angle"},
        {"1 2 3 4 5 6 7 8 9", "no rotation matrix"},
        {"1 0 0 0 1 0 0 0 -1", "mirrors"},
        {"0 0 0 0 0 0 0 0 0", "all zero"},
        {"1 0 0 1 0 1 0 1 0 0 1 1 1 1 1 1", "neither the last row"},
        {"axis-angle 0 0 0 90", "no length"},
        {"SetAngle", "without a number"},
        {"SetAngle Z", "a number is missing"},
        {"SetAngle Z foo", "\"foo\" is not a number"},
        {"(Pitch=1,Pitch=2,Roll=3)", "twice"},
        {"llEuler2Rot(<1, 2>)", "needs 3 angles; 2 were found"},
        {"urot 1 2", "urot needs 3 numbers; 2 were found"},
        // A word in front that may be meant for an id is used or refused.
        {"uroot 1 2 3", "unknown convention \"uroot\" in front of the numbers: did you mean"},
        {"uroot(1, 2, 3)", "did you mean \"urot\""},
        {"my uroot: 1 2 3", "did you mean \"urot\""},
        {"foo 1 2 3", "unknown convention \"foo\""},
        {"urot:nearest 1 2 3", "a policy makes no sense here"},
        {"none.toml 1 2 3", "cannot be read from within the text"},
        {"quat@unreel 0 0 0 1", "unknown frame \"unreel\": did you mean \"unreal\""},
        {"lsl quat 0 0 0 1", "is not its 3 angles"},
        // Angles that are none, and axes.
        {"axis-angle 0 0 1 1e300", "too large for an angle"},
        {"rotvec 0 0 1e300", "too large for an angle"},
        // A part is missing, or stands twice.
        {"qx=0.1 qy=0.2 qz=0.3", "a quaternion needs its four parts"},
        {R"({"qw":0.5,"qx":0.5,"qy":0.5})", "a quaternion needs its four parts"},
        {"w=0.5 x=0.5 y=0.5", "a quaternion needs its four parts"},
        {"0.9 - 0.1i - 0.2j", "a quaternion needs its four parts"},
        {"Quaternion(0.1,0.2,0.3)", "a quaternion has 4 numbers; 3 were found"},
        {"FQuat(0.1,0.2,0.3)", "a quaternion has 4 numbers; 3 were found"},
        {"x=1 y=2 z=3", "but angles of aero-321 are heading"},
        {"alpha=1 beta=2 gamma=3", "but angles of aero-321 are heading"},
        {"(Pitch=1,Pitch=2,Yaw=3,Roll=4)", "twice"},
        {"x=1 y=2 z=3 x=4", "each once"},
        {"from_euler('ZYQ',[1,2,3])", "needs its order of axes"},
        {"Euler(1, 2, 3)", "needs its order of axes"},
        {"glm::yawPitchRoll(1, 2, 3)", "is not known"},
        // Never half a number.
        {"1.5.2 3 4", "\"1.5.2\" is no number"},
        {"1'000 2 3", "\"1'000\" is no number"},
        {"1_000 2 3", "\"1_000\" is no number"},
        {"1 000 2 3", "\"1 000\" is no number"},
        {"yaw: 1,000.5 pitch: 2 roll: 3", "\"1,000.5\" is no number"},
        {"1.000,5;2;3", "semicolons"},
        {nul, "control character"},
        {"\x1b[31m0 0 0 1", "control character"},
        {"0 0 0 \xff", "no UTF-8"},
        {"\xff\xfe\x30\x00", "no UTF-8"},
        {"0 0 0 \xc0\xb1", "no UTF-8"},
        {"0 0 0 \xed\xa0\x80", "no UTF-8"},
        {"0 0 0 \xe2\x88", "no UTF-8"},
    };
    for (const Bad& bad : bads) {
        const Paste paste = readPaste(bad.text);
        EXPECT_TRUE(paste.readings.empty()) << bad.text << " " << paste.readings[0].sentence;
        EXPECT_EQ(paste.confidence, Confidence::None);
        EXPECT_NE(paste.error.find(bad.said), std::string::npos) << bad.text << "\n" << paste.error;
        EXPECT_EQ(paste.error.find('\n'), std::string::npos);
    }
}

constexpr std::size_t kLongest = 65536;

std::string repeated(std::string_view part, std::size_t count) {
    std::string text;
    for (std::size_t i = 0; i < count; ++i) {
        text += part;
    }
    return text;
}

TEST(PasteHostile, SizeAndDepthCostNothing) {
    const auto begin = std::chrono::steady_clock::now();
    EXPECT_NE(readPaste(std::string(10'000'000, '1')).error.find("10000000 bytes long"),
              std::string::npos);
    EXPECT_NE(readPaste(repeated("[", 100'000)).error.find("bytes long"), std::string::npos);
    for (const char* part :
         {"[",  "(",    "{",   "<",  "<1",   "-",  "*",  "/",         "1*",         "1/",
          "a<", "a[1]", "q=",  "1,", "1,1 ", "0x", ".",  "sqrt(",     "radians(1)", "\"",
          "x:", ">>",   "a.b", "#",  "/*",   "-(", "1 ", "set local", "GetAngle x "}) {
        const std::string_view one(part);
        const Paste paste = readPaste(repeated(one, kLongest / one.size()));
        EXPECT_TRUE(paste.readings.empty()) << part;
        EXPECT_FALSE(paste.error.empty()) << part;
        EXPECT_LT(paste.error.size(), 300U) << part;
    }
    const std::string deep = repeated("[", 30'000) + "0,0,0,1" + repeated("]", 30'000);
    EXPECT_EQ(readPaste(deep).readings.size(), 2U);
    EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(10));
}

TEST(PasteHostile, CutAnywhereNothingBreaks) {
    const std::string text =
        "pose: {position: <1, 2, 3>, orientation: glm::quat(0.5f, -M_PI/2, sqrt(0.5), 1e-3)} // x "
        "SetAngle X 12\n0x1p3 \xE2\x88\x92 1,5; [[1,2,3],[4,5,6]] (Pitch=1,Yaw=2.5)";
    for (std::size_t from = 0; from < text.size(); from += 3) {
        for (std::size_t size = 0; from + size <= text.size(); ++size) {
            const Paste paste = readPaste(text.substr(from, size));
            EXPECT_EQ(paste.readings.empty(), !paste.error.empty());
            for (const PasteReading& reading : paste.readings) {
                EXPECT_NEAR(math::norm(reading.worldFromBody), 1.0, 1e-9);
            }
        }
    }
}

TEST(PasteHostile, RandomBytesAreNoFault) {
    test::Attitudes random(5);
    const std::string letters = "0123456789.,;:-+eExXyYzZwW()[]{}<>=\"'*/ \n#qPRdegrad\xC2\xB0";
    for (int i = 0; i < 20'000; ++i) {
        std::string text;
        const auto size = static_cast<std::size_t>(random.uniform(1.0, 40.0));
        for (std::size_t at = 0; at < size; ++at) {
            text += letters[static_cast<std::size_t>(
                random.uniform(0.0, static_cast<double>(letters.size()) - 0.01))];
        }
        const Paste paste = readPaste(text);
        EXPECT_EQ(paste.readings.empty(), !paste.error.empty()) << text;
        for (const PasteReading& reading : paste.readings) {
            EXPECT_NEAR(math::norm(reading.worldFromBody), 1.0, 1e-9) << text;
        }
    }
}

}  // namespace
}  // namespace gimbalscope::tune
