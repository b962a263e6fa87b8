// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Headers to columns, and attitudes in every form there and back.
#include "tune/pairs.h"

#include <gtest/gtest.h>

#include "tune/readings.h"

namespace gimbalscope::tune {
namespace {

using convention::FrameId;
using Names = std::vector<std::string>;

TEST(PairColumns, AreFoundByTheirNames) {
    const PairColumns quat =
        pairColumns({"yaw", "qw", "qx", "pitch (deg)", "qy", "qz", "roll"}, {});
    ASSERT_EQ(quat.problem, "");
    EXPECT_EQ(wordOf(quat.kind), "quat@world");
    EXPECT_EQ(quat.attitude, (std::vector<std::size_t>{2, 4, 5, 1}));
    EXPECT_EQ(quat.names, (Names{"yaw", "pitch", "roll"}));

    const PairColumns numbered = pairColumns({"q0", "q1", "q2", "q3", "a", "b", "c"}, {});
    EXPECT_EQ(numbered.attitude, (std::vector<std::size_t>{1, 2, 3, 0}));

    const PairColumns nose = pairColumns({"tes.nose_x", "tes.nose_y", "tes.nose_z", "tes.top_x",
                                          "tes.top_y", "tes.top_z", "x", "y", "z"},
                                         {});
    EXPECT_EQ(wordOf(nose.kind), "nose-top@tes");
    EXPECT_EQ(nose.names, (Names{"x", "y", "z"}));

    const PairColumns matrix = pairColumns({"d3d.m00", "d3d.m01", "d3d.m02", "d3d.m10", "d3d.m11",
                                            "d3d.m12", "d3d.m20", "d3d.m21", "d3d.m22", "a", "b"},
                                           {});
    EXPECT_EQ(wordOf(matrix.kind), "matrix@d3d");
    EXPECT_EQ(matrix.angles.size(), 2U);

    const PairColumns angles =
        pairColumns({"pitch", "yaw", "roll", "urot.pitch", "urot.yaw", "urot.roll"}, {});
    EXPECT_EQ(wordOf(angles.kind), "urot");
    EXPECT_EQ(angles.attitude, (std::vector<std::size_t>{3, 4, 5}));
    EXPECT_EQ(angles.angles, (std::vector<std::size_t>{0, 1, 2}));
}

TEST(PairColumns, ObeyWishes) {
    ColumnWishes wishes{.attitude = parseAttitudeKind("aero-321").kind, .angles = {"c", "a", "b"}};
    const PairColumns columns =
        pairColumns({"t", "heading", "pitch", "bank", "a", "b", "c"}, wishes);
    ASSERT_EQ(columns.problem, "");
    EXPECT_EQ(columns.attitude, (std::vector<std::size_t>{1, 2, 3}));
    EXPECT_EQ(columns.angles, (std::vector<std::size_t>{6, 4, 5}));
    wishes.attitude = parseAttitudeKind("quat@unreal").kind;
    EXPECT_EQ(pairColumns({"heading", "a", "b", "c"}, wishes).code, "E122");
}

TEST(PairColumns, SayWhatIsWrong) {
    EXPECT_EQ(pairColumns({}, {}).code, "E122");
    EXPECT_EQ(pairColumns({"a", "b", "c"}, {}).code, "E122");
    EXPECT_EQ(pairColumns({"qx", "qy", "qz", "a", "b", "c"}, {}).code, "E122");
    EXPECT_EQ(pairColumns({"qx", "qy", "qz", "qw", "a"}, {}).code, "E123");
    const PairColumns four = pairColumns({"qx", "qy", "qz", "qw", "t", "a", "b", "c"}, {});
    EXPECT_EQ(four.code, "E123");
    EXPECT_NE(four.problem.find("4 columns"), std::string::npos);
    const PairColumns wrong =
        pairColumns({"qx", "qy", "qz", "qw", "yaw", "b", "c"}, {{}, {"yow", "b", "c"}});
    EXPECT_NE(wrong.problem.find("\"yaw\""), std::string::npos);
    EXPECT_NE(parseAttitudeKind("qaut").error.find("\"quat\""), std::string::npos);
    EXPECT_NE(parseAttitudeKind("quat@unreel").error.find("\"unreal\""), std::string::npos);
}

TEST(Pairs, EveryFormComesBack) {
    std::mt19937 random(21);
    for (const std::string_view word : {"quat", "quat@unreal", "matrix@d3d", "nose-top@tes",
                                        "nose-top@gl", "urot", "lsl", "zxz", "oblivion@aero"}) {
        const AttitudeKind kind = *parseAttitudeKind(word).kind;
        for (int i = 0; i < 50; ++i) {
            const math::Quat world = test::randomAttitude(random);
            const math::Quat inFrame = toFrame(world, kind.frame);
            const std::vector<double> numbers = writeAttitude(kind, inFrame);
            EXPECT_EQ(numbers.size(), numberNames(kind).size());
            const ReadAttitude back = readAttitude(kind, numbers);
            ASSERT_TRUE(back.inFrame) << word;
            const Pair pair{.inFrame = *back.inFrame};
            EXPECT_LT(angleBetween(attitudeOf(kind, pair, QuatLayout::AsNamed), world).value, 1e-9)
                << word;
        }
    }
}

TEST(Pairs, RefusesWhatIsNoAttitude) {
    const auto code = [](std::string_view word, std::vector<double> numbers) {
        return readAttitude(*parseAttitudeKind(word).kind, numbers).code;
    };
    EXPECT_EQ(code("quat", {0, 0, 0, 0}), "E101");
    EXPECT_EQ(code("matrix", {1, 0, 0, 0, 1, 0, 0, 0, -1}), "E115");
    EXPECT_EQ(code("nose-top", {0, 0, 0, 0, 0, 1}), "E121");
    EXPECT_EQ(code("nose-top", {1, 0, 0, 1, 0, 1}), "E121");
    EXPECT_EQ(code("nose-top", {1, 0, 0, 0.1, 0, 1}), "");
}

TEST(Pairs, LayoutsAreThreeAndUndoEachOther) {
    const math::Quat q{1, 2, 3, 4};
    using enum QuatLayout;
    EXPECT_EQ(inLayout(q, AsNamed), q);
    EXPECT_EQ(inLayout(inLayout(q, ScalarFirst), ScalarLast), q);
    EXPECT_EQ(inLayout({9, 1, 2, 3}, ScalarFirst), (math::Quat{1, 2, 3, 9}));
}

}  // namespace
}  // namespace gimbalscope::tune
