// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Headers to columns, and attitudes in every form there and back.
#include "tune/pairs.h"

#include <gtest/gtest.h>

#include <array>

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

Names withPrefixes(const std::array<std::string_view, 4>& prefixes) {
    Names header{"a", "b", "c"};
    for (std::size_t i = 0; i < 4; ++i) {
        header.push_back(std::string(prefixes[i]) + "q" + "xyzw"[i]);
    }
    return header;
}

std::string kindOrProblem(const Names& header, const ColumnWishes& wishes = {}) {
    const PairColumns columns = pairColumns(header, wishes);
    return columns.problem.empty() ? wordOf(columns.kind)
                                   : std::string(columns.code) + " " + columns.problem;
}

TEST(PairColumns, APrefixNamesTheFrame) {
    const auto kind = [](std::string_view prefix) {
        return kindOrProblem(withPrefixes({prefix, prefix, prefix, prefix}));
    };
    EXPECT_EQ(kind("TES."), "quat@tes");
    EXPECT_EQ(kind("d3d-ypr."), "quat@d3d");         // a convention: its axes
    EXPECT_EQ(kind("quat@unreal."), "quat@unreal");  // as convert writes it
    EXPECT_EQ(kind("pose.orientation."), "quat@world");
    EXPECT_EQ(kind("imu."), "quat@world");
    EXPECT_EQ(kind("ned."), kind("aero."));
    EXPECT_EQ(kind("NWU."), kind(""));
    EXPECT_NE(kind("unrael.").find("E122 unknown frame \"unrael\": did you mean \"unreal\"?"),
              std::string::npos);
    EXPECT_NE(kind("quat@nowhere.").find("E122 unknown frame \"nowhere\""), std::string::npos);
    // The command line has the last word.
    const ColumnWishes wishes{.attitude = parseAttitudeKind("quat@gl").kind, .angles = {}};
    EXPECT_EQ(kindOrProblem(withPrefixes({"unrael.", "unrael.", "unrael.", "unrael."}), wishes),
              "quat@gl");
}

TEST(PairColumns, AnAttitudeHasOnePrefix) {
    EXPECT_NE(kindOrProblem(withPrefixes({"unreal.", "unreal.", "tes.", "unreal."}))
                  .find("E122 \"unreal.qx\" and \"tes.qz\" differ"),
              std::string::npos);
    EXPECT_NE(kindOrProblem(withPrefixes({"unreal.", "", "", ""})).find("E122"), std::string::npos);
    const Names path{"position.x",
                     "position.y",
                     "position.z",
                     "orientation.x",
                     "orientation.y",
                     "orientation.z",
                     "orientation.w",
                     "a",
                     "b",
                     "c"};
    EXPECT_EQ(pairColumns(path, {{}, {"a", "b", "c"}}).attitude,
              (std::vector<std::size_t>{3, 4, 5, 6}));
    EXPECT_EQ(kindOrProblem({"a", "b", "c", "qx", "qy", "qz", "qw", "qx"}).substr(0, 4), "E118");
    const Names nearest{"pitch",
                        "yaw",
                        "roll",
                        "urot@tes:nearest.pitch",
                        "urot@tes:nearest.yaw",
                        "urot@tes:nearest.roll"};
    EXPECT_EQ(kindOrProblem(nearest), "urot@tes");
    EXPECT_EQ(pairColumns(nearest, {}).attitude, (std::vector<std::size_t>{3, 4, 5}));
}

TEST(PairColumns, TheUnitOfAnAttitudesAngleIsTheConventions) {
    EXPECT_EQ(kindOrProblem({"lsl.x_rad", "lsl.y_rad", "lsl.z_rad", "a", "b", "c"}), "lsl");
    EXPECT_EQ(kindOrProblem({"lsl.x", "lsl.y", "lsl.z", "a_deg", "b_deg", "c_deg"}), "lsl");
    EXPECT_EQ(kindOrProblem({"lsl.x", "lsl.y_deg", "lsl.z", "a", "b", "c"}),
              "E117 the header says \"lsl.y_deg\", but lsl is written in radians");
    const ColumnWishes wishes{.attitude = parseAttitudeKind("lsl").kind, .angles = {}};
    EXPECT_EQ(kindOrProblem({"x [deg]", "y [deg]", "z [deg]", "a", "b", "c"}, wishes).substr(0, 4),
              "E117");
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
