// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Convention files: every row and random choices come back as they went, and broken files say what
// is wrong and where.
#include "tune/convention_text.h"

#include <gmock/gmock.h>

#include <random>

namespace gimbalscope::tune {
namespace {

using convention::Custom;

Custom anyCustom(std::mt19937& random) {
    const auto among = [&](std::size_t count) { return random() % count; };
    Custom custom;
    custom.name = "own-" + std::to_string(random() % 1000);
    custom.title = random() % 2 == 0 ? "" : "a \"quoted\" \\ title, \xc3\xa9";
    custom.order = math::allOrders()[among(12)];
    custom.extrinsic = random() % 2 == 0;
    custom.frame = convention::allFrames()[among(convention::allFrames().size())].id;
    for (std::size_t slot = 0; slot < 3; ++slot) {
        custom.signs[slot] = random() % 2 == 0 ? 1 : -1;
        custom.names[slot] = "n" + std::to_string(slot) + std::to_string(random() % 10);
        custom.units[slot] = static_cast<convention::Unit>(among(3));
    }
    std::shuffle(custom.shown.begin(), custom.shown.end(), random);
    custom.layout = static_cast<convention::Layout>(among(2));
    custom.route = static_cast<convention::Route>(1 + among(3));
    custom.policy = static_cast<convention::Policy>(3 + among(5));
    custom.tau = std::pow(10.0, -1.0 - static_cast<double>(among(15)));
    custom.arithmetic = static_cast<convention::Arithmetic>(among(3));
    custom.quantise = static_cast<convention::Quantise>(among(4));
    return custom;
}

TEST(ConventionText, EveryRowOfTheCatalogComesBack) {
    for (const convention::Convention& row : convention::catalog()) {
        const Custom custom = convention::customFrom(row);
        const ReadConvention read = readConvention(conventionText(custom));
        ASSERT_EQ(read.error, "") << row.id;
        EXPECT_EQ(*read.custom, custom) << conventionText(custom);
    }
}

TEST(ConventionText, RandomChoicesComeBack) {
    std::mt19937 random(5);
    for (int i = 0; i < 1000; ++i) {
        const Custom custom = anyCustom(random);
        ASSERT_EQ(problem(custom), std::nullopt);
        const ReadConvention read = readConvention(conventionText(custom));
        ASSERT_EQ(read.error, "") << conventionText(custom);
        ASSERT_EQ(*read.custom, custom) << conventionText(custom);
    }
}

TEST(ConventionText, TheShortestFileIsAnOrder) {
    const ReadConvention read = readConvention("order = 'zxz'");
    ASSERT_EQ(read.error, "");
    EXPECT_EQ(read.custom->names, (std::array<std::string, 3>{"z3", "x2", "z1"}));
    EXPECT_EQ(orderText(*read.custom), "zxz");
    EXPECT_EQ(read.custom->route, convention::Route::ClosedForm);
}

TEST(ConventionText, ListsAreInTheOrderOfTheLetters) {
    const ReadConvention read = readConvention(
        "order = \"xyz\"\nnames = [\"roll\", \"pitch\", \"yaw\"]\nsigns = [-1, 1, 1]\n"
        "units = [\"degrees\", \"radians\", \"rotator\"]\nshown = [\"yaw\", \"pitch\", \"roll\"]");
    ASSERT_EQ(read.error, "");
    EXPECT_EQ(read.custom->names, (std::array<std::string, 3>{"yaw", "pitch", "roll"}));
    EXPECT_EQ(read.custom->signs, (std::array{1, 1, -1}));
    EXPECT_EQ(read.custom->units[0], convention::Unit::Rotator);
    EXPECT_EQ(read.custom->shown, (std::array<std::uint8_t, 3>{0, 1, 2}));
}

struct Broken {
    std::string_view file;
    int line;
    std::string_view says;
};

class BrokenFile : public testing::TestWithParam<Broken> {};

TEST_P(BrokenFile, SaysWhatAndWhere) {
    const ReadConvention read = readConvention(GetParam().file);
    EXPECT_FALSE(read.custom.has_value());
    EXPECT_THAT(read.error, testing::HasSubstr(std::string(GetParam().says)));
    EXPECT_EQ(read.line, GetParam().line);
}

INSTANTIATE_TEST_SUITE_P(
    Files, BrokenFile,
    testing::Values(
        Broken{"", 0, "order is missing"}, Broken{"order = ", 1, "this is no TOML"},
        Broken{"order = 'ZYX'\nfarme = 'tes'", 2, "unknown key \"farme\": did you mean \"frame\"?"},
        Broken{"order = 'ZZX'", 1, "none of the 24 orders"},
        Broken{"order = 'Zyx'", 1, "none of the 24 orders"},
        Broken{"order = 3", 1, "order: a word in quotes is wanted"},
        Broken{"order = 'ZYX'\n\nframe = 'unrael'", 3, "did you mean \"unreal\"?"},
        Broken{"order = 'ZYX'\nframe = '+x+x+y'", 2, "where forward, right and up point"},
        Broken{"order = 'ZYX'\nnames = ['a', 'b']\nsigns = [1, 1, 1]", 3, "a list of 2"},
        Broken{"order = 'ZYX'\nnames = ['a', 'a', 'b']", 2, "two angles are called \"a\""},
        Broken{"order = 'ZYX'\nsigns = [1, 0, 1]", 2, "each must be 1 or -1"},
        Broken{"order = 'ZYX'\nsigns = [1, 1.0, 1]", 2, "each must be 1 or -1"},
        Broken{"order = 'ZYX'\nunits = 'degree'", 2, "did you mean \"degrees\"?"},
        Broken{"order = 'ZYX'\nshown = ['z', 'y', 'w']", 2, "no angle is called \"w\""},
        Broken{"order = 'ZYX'\nshown = ['z', 'y', 'y']", 2, "each angle must stand in it once"},
        Broken{"order = 'ZYX'\nformula = 'matirx'", 2, "did you mean \"matrix\"?"},
        Broken{"order = 'ZYX'\nformula = 'oblivion'", 2, "is for the order XYZ"},
        Broken{"order = 'ZYX'\npolicy = 'clamp'", 2, "nothing to clamp"},
        Broken{"order = 'XYZ'\npolicy = 'ue4'", 2, "another order"},
        Broken{"order = 'ZYX'\ntau = '1'", 2, "tau: a number is wanted"},
        Broken{"order = 'ZYX'\ntau = nan", 2, "tau: a number from 0"},
        Broken{"order = 'ZYX'\ntau = 1.0", 2, "tau: a number from 0"},
        Broken{"order = 'ZYX'\nname = 'two words'", 2, "name: "},
        Broken{"order = 'ZYX'\nquaternion = 'xyz'", 2, "did you mean \"xyzw\"?"},
        Broken{"order = 'ZYX'\n[frame]\nname = 'x'", 2, "has no [table]"},
        Broken{"\xEF\xBB\xBF[[[", 1, "has no [table]"},
        Broken{"order = 'ZYX'\r\n\t[.a]", 2, "has no [table]"},
        Broken{"order = 'ZYX'\ns\u00B0 = 1", 2, "beyond ASCII"},
        Broken{"order = 'ZYX' \u00B0 # \u00B0", 1, "beyond ASCII"},
        Broken{"title = \"\"\"\u00B0\"\"\"", 1, "beyond ASCII"},
        Broken{"order = 'ZYX'\norder = 'XYZ'", 2, "the key \"order\" stands twice"},
        Broken{"order = 'ZYX'\n\"order\" = 'XYZ'", 2, "the key \"order\" stands twice"}));

TEST(ConventionText, HostileFilesAreRefused) {
    for (const std::string& file :
         {std::string(100000, 'a'), std::string(60000, '['), std::string("order = 'ZYX'\0", 14),
          std::string("\xff\xfe"), "name = " + std::string(50000, '{')}) {
        EXPECT_NE(readConvention(file).error, "");
    }
}

}  // namespace
}  // namespace gimbalscope::tune
