// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// convert from the outside: the promised examples with their numbers, the forms of numbers people
// write, tables in every shape, and the promised shape of the JSON.
#include <gtest/gtest.h>

#include <cmath>

#include "cli/program.h"

namespace gimbalscope::test {
namespace {

/// Runs and expects a clean end.
Result clean(const std::string& line) {
    const Result result = run(words(line));
    EXPECT_EQ(result.code, 0) << line << "\n" << result.err;
    EXPECT_EQ(result.err, "") << line;
    return result;
}

/// Angles of one target in order.
std::vector<double> anglesOf(const Json& entry) {
    std::vector<double> angles;
    for (const auto& [name, value] : entry["angles"].items()) {
        angles.push_back(number(value));
    }
    return angles;
}

void expectNear(const Json& entry, const std::vector<double>& expected, double tolerance) {
    const std::vector<double> angles = anglesOf(entry);
    ASSERT_EQ(angles.size(), expected.size()) << entry;
    for (std::size_t i = 0; i < angles.size(); ++i) {
        EXPECT_NEAR(angles[i], expected[i], tolerance) << entry;
    }
}

const Json& entryOf(const Json& row, const std::string& id) {
    for (const Json& entry : row["to"]) {
        if (entry["id"] == id) {
            return entry;
        }
    }
    ADD_FAILURE() << "no entry " << id;
    return row;
}

TEST(Promised, UrotToAll) {
    const Json row = clean("convert --from urot --to all --format json 3641 5461 7282").object();
    ASSERT_EQ(row["to"].size(), 11U);
    expectNear(entryOf(row, "urot"), {3641, 5461, 7282}, 0);
    expectNear(entryOf(row, "oblivion"), {-37.296, -25.193, 31.281}, 0.01);
    const double degree = std::acos(-1.0) / 180.0;
    expectNear(entryOf(row, "lsl-rpy"), {40 * degree, -20 * degree, -30 * degree}, 1e-4);
    expectNear(entryOf(row, "lsl"), {30.597 * degree, -33.250 * degree, -13.317 * degree}, 1e-4);
    for (const Json& entry : row["to"]) {
        if (entry["id"] != "oblivion-actor") {  // loses the bank, and says so
            EXPECT_LT(number(entry["error_deg"]), 1e-4) << entry;
            EXPECT_EQ(entry["state"], "calm");
        }
    }
    EXPECT_NEAR(number(entryOf(row, "oblivion-actor")["error_deg"]), 40.0, 0.01);
    EXPECT_EQ(entryOf(row, "oblivion-actor")["state"], "wrong");
}

TEST(Promised, UrotToAllAsText) {
    const std::string out = clean("convert --from urot --to all 3641 5461 7282").out;
    for (const char* word : {"3641", "5461", "7282", "-37.29", "-25.19", "31.279", "40.001",
                             "-20.001", "-29.998", "stretch", "error deg", "calm", "wrong"}) {
        EXPECT_NE(out.find(word), std::string::npos) << word << "\n" << out;
    }
}

TEST(Promised, NanAtTheVertical) {
    const Json row = clean(
                         "convert --from quat --to urot --format json -0.1830127 -0.6830127 "
                         "-0.1830127 0.6830127")
                         .object();
    const Json& urot = row["to"][0];
    EXPECT_EQ(urot["angles"]["pitch"], "NaN");
    EXPECT_EQ(urot["state"], "nan");
    EXPECT_EQ(urot["cause"], "domain");
    EXPECT_EQ(urot["stretch"], "Infinity");
    EXPECT_GT(number(urot["error_deg"]), 1.0);  // an integer row poses the ship with the NaN as 0
    EXPECT_TRUE(urot["rebuilt"].is_array());
}

TEST(Promised, WrongWithoutNan) {
    const Json row =
        clean("convert --from quat --to urot,urot:nearest --format json -0.5 -0.5 -0.5 0.5")
            .object();
    const Json& published = row["to"][0];
    EXPECT_NEAR(number(published["error_deg"]), 90.0, 0.01);
    EXPECT_EQ(published["state"], "wrong");
    EXPECT_EQ(published["cause"], "noise");
    const Json& nearest = row["to"][1];
    EXPECT_EQ(nearest["policy"], "nearest");
    EXPECT_LT(number(nearest["error_deg"]), 0.01);
    EXPECT_EQ(nearest["cause"], nullptr);
}

TEST(Promised, OblivionsOwnCode) {
    const Json row =
        clean("convert --from oblivion-local --to oblivion --format json 30 -20 40").object();
    expectNear(row["to"][0], {-37.2959, -25.1930, 31.2811}, 1e-3);
}

TEST(Json, HasThePromisedKeysInOrder) {
    const Json row =
        clean("convert --from quat --to lsl:nearest,quat --format json 0 0 0 1").object();
    const auto keys = [](const Json& object) {
        std::vector<std::string> names;
        for (const auto& [name, value] : object.items()) {
            names.push_back(name);
        }
        return names;
    };
    EXPECT_EQ(keys(row), (Words{"row", "attitude", "to"}));
    const Words expected{"id",    "policy", "arithmetic", "quantise",          "angles",
                         "unit",  "twin",   "stretch",    "pole_distance_deg", "error_deg",
                         "state", "cause",  "rebuilt"};
    EXPECT_EQ(keys(row["to"][0]), expected);
    EXPECT_EQ(keys(row["to"][1]), expected);
    EXPECT_EQ(row["row"], 1);
    EXPECT_EQ(row["attitude"], Json({0.0, 0.0, 0.0, 1.0}));
    EXPECT_EQ(row["to"][0]["unit"], "radians");
    EXPECT_EQ(row["to"][0]["arithmetic"], "float32");
    EXPECT_EQ(row["to"][0]["quantise"], "none");
    EXPECT_EQ(row["to"][0]["twin"].size(), 3U);
    EXPECT_EQ(row["to"][1]["twin"], nullptr);
}

TEST(Json, AFloatRowsNanHasNoPose) {
    // Scaled up, asin leaves its domain for certain.
    const Json scaled =
        run(words("convert --from quat --to lsl-rpy --raw --format json 0 1 0 1")).object();
    EXPECT_EQ(scaled["to"][0]["state"], "nan");
    EXPECT_EQ(scaled["to"][0]["rebuilt"], nullptr);
    EXPECT_EQ(scaled["to"][0]["error_deg"], "NaN");
}

TEST(Numbers, NegativeInEveryForm) {
    const double expected =
        number(clean("convert --from ZYX --to ZYX --format json -- -0.7 -0.001 0")
                   .object()["to"][0]["angles"]["z"]);
    EXPECT_NEAR(expected, -0.7, 1e-12);
    for (const char* form : {"-.7 -1e-3 0", "-0.7 -.001 0", "-7e-1 -1E-3 -0", "-.7,-1e-3,0"}) {
        const Json row =
            clean(std::string("convert --from ZYX --to ZYX --format json ") + form).object();
        EXPECT_EQ(number(row["to"][0]["angles"]["z"]), expected) << form;
        EXPECT_EQ(number(row["to"][0]["angles"]["y"]), -0.001) << form;
    }
}

TEST(Numbers, OptionsMayStandAnywhere) {
    const std::string expected = clean("convert --from ZYX --to lsl --format json -10 -20 30").out;
    for (const char* line : {"convert -10 -20 30 --from ZYX --to lsl --format json",
                             "convert --from=ZYX -10 --to=lsl -20 --format=json 30"}) {
        EXPECT_EQ(clean(line).out, expected) << line;
    }
}

TEST(Numbers, NonFiniteIsABadRow) {
    for (const char* word :
         {"nan", "-nan", "inf", "-inf", "Infinity", "-INFINITY", "NaN(0x7)", "1e999"}) {
        const Result result = run(
            {"convert", "--from", "quat", "--to", "urot", "--format", "json", word, "0", "0", "1"});
        EXPECT_EQ(result.code, 1) << word;
        EXPECT_EQ(result.object()["error"]["code"], "E102") << word;
        EXPECT_NE(result.err.find("E102"), std::string::npos) << result.err;
    }
}

TEST(Frames, TheSameAttitudeInOtherAxes) {
    // Nose up 90: about our -Y. In Unreal's axes Y points right, left-handed: also -Y by the
    // numbers.
    const Json row = clean(
                         "convert --from quat --to quat@unreal,quat-wxyz,axis-angle@d3d,matrix "
                         "--format json 0 -1 0 1 --raw")
                         .object();
    const double half = std::sqrt(0.5);
    expectNear(row["to"][0], {0, -half, 0, half}, 1e-15);
    EXPECT_EQ(row["to"][0]["id"], "quat@unreal");
    expectNear(row["to"][1], {half, 0, -half, 0}, 1e-15);
    expectNear(row["to"][2], {-1, 0, 0, 90}, 1e-12);  // about X right, left-handed
    expectNear(row["to"][3], {0, 0, -1, 0, 1, 0, 1, 0, 0}, 1e-15);
}

TEST(Frames, RoundTripThroughEveryFrameAndForm) {
    for (const char* frame : {"world", "unreal", "tes", "lsl", "d3d", "gl", "aero", "enu"}) {
        for (const char* form : {"quat", "quat-wxyz", "matrix", "axis-angle", "ZYX", "zxz"}) {
            const std::string id = std::string(form) + "@" + frame;
            const Json there = clean("convert --from quat --to " + id +
                                     " --format json 0.1 0.2 0.3 0.9273618495495703")
                                   .object();
            std::string line = "convert --to quat --format json --from " + id;
            for (const auto& [name, value] : there["to"][0]["angles"].items()) {
                line += " " + value.dump();
            }
            const Json back = clean(line).object();
            expectNear(back["to"][0], {0.1, 0.2, 0.3, 0.9273618495495703}, 1e-12);
        }
    }
}

TEST(Options, ArithmeticQuantiseWrapLiteral) {
    const Json half =
        clean("convert --from ZYX --to ZYX --arithmetic half --format json 10 20 30").object();
    EXPECT_EQ(half["to"][0]["arithmetic"], "half");
    EXPECT_GT(number(half["to"][0]["error_deg"]), 1e-3);
    const Json byte =
        clean("convert --from ZYX --to ZYX --quantise byte --format json 10 20 30").object();
    EXPECT_NEAR(number(byte["to"][0]["angles"]["z"]), 360.0 / 256 * 7, 1e-9);  // the high byte
    const Json wrap = clean("convert --from urot --to urot --wrap --format json -1 -2 -3").object();
    expectNear(wrap["to"][0], {65535, 65534, 65533}, 0);
    // Literal: four numbers, no change of axes; lsl-rpy and urot then differ by signs only.
    const Json literal = clean(
                             "convert --literal --from quat --to urot,lsl-rpy --format json 0.1 "
                             "0.2 0.3 0.9273618495495703")
                             .object();
    const double turn = 65536 / (2 * std::acos(-1.0));
    EXPECT_NEAR(number(literal["to"][0]["angles"]["yaw"]),
                number(literal["to"][1]["angles"]["yaw"]) * turn, 0.51);
    EXPECT_NEAR(number(literal["to"][0]["angles"]["roll"]),
                -number(literal["to"][1]["angles"]["roll"]) * turn, 0.51);
}

TEST(Options, PolicyForAllAndForOne) {
    const Json row =
        clean("convert --from quat --to urot,lsl:principal --policy nearest --format json 0 0 0 1")
            .object();
    EXPECT_EQ(row["to"][0]["policy"], "nearest");
    EXPECT_EQ(row["to"][1]["policy"], "principal");
}

TEST(Options, TauIsHowFarAPolicyPins) {
    // A thirtieth of a degree beside the vertical: outside the default cap, inside a wider one.
    const std::string convert =
        "convert --from quat --to XYZ:pin-third,lsl-rpy:pin-third --format json ";
    const std::string beside = " 0 -0.7069 0.0002 0.7073";
    const Json narrow = run(words(convert + beside)).object();
    const Json wide = run(words(convert + "--tau 0.001" + beside)).object();
    EXPECT_NE(number(narrow["to"][1]["angles"]["roll"]), 0.0);
    EXPECT_EQ(number(wide["to"][1]["angles"]["roll"]), 0.0);
    EXPECT_LT(number(narrow["to"][1]["error_deg"]), 1e-4);
    EXPECT_GT(number(wide["to"][1]["error_deg"]), 0.01);
    EXPECT_LT(number(wide["to"][1]["error_deg"]), 0.115);  // 2 tau
}

TEST(Options, MemoryRunsFromRowToRow) {
    // Twice round about Z in steps of 100 degrees: nearest counts on, as-published does not.
    std::string rows;
    for (int angle = 0; angle <= 700; angle += 100) {
        rows += std::to_string(angle) + ",0,0\n";
    }
    const Result result =
        run(Call{.arguments = words("convert --from ZYX --to ZYX:nearest,ZYX --format json"),
                 .input = rows});
    ASSERT_EQ(result.code, 0) << result.err;
    const Json last = result.json().back();
    EXPECT_NEAR(number(last["to"][0]["angles"]["z"]), 700.0, 1e-9);
    EXPECT_NEAR(number(last["to"][1]["angles"]["z"]), -20.0, 1e-9);
}

TEST(Lists, AllAndOrders) {
    EXPECT_EQ(clean("convert --from quat --to orders --format json 0 0 0 1").object()["to"].size(),
              24U);
    const Json both =
        clean("convert --from quat --to urot,orders --to lsl --format json 0 0 0 1").object();
    EXPECT_EQ(both["to"].size(), 26U);
    EXPECT_EQ(both["to"][0]["id"], "urot");
    EXPECT_EQ(both["to"][25]["id"], "lsl");
}

TEST(Tables, EverySeparator) {
    const std::string expected =
        run(Call{.arguments = words("convert --from quat --to urot --format csv"),
                 .input = "0,0,0,1\n0,0,1,1e-3\n"})
            .out;
    for (const char* rows :
         {"0;0;0;1\n0;0;1;1e-3\n", "0\t0\t0\t1\n0\t0\t1\t1e-3\n", "0 0 0 1\n0 0  1 1e-3\n",
          "0, 0, 0, 1\r\n0, 0, 1, 1e-3\r\n", "# comment\n\n0 0 0 1 # more\n 0 0 1 1e-3"}) {
        const Result result = run(
            Call{.arguments = words("convert --from quat --to urot --format csv"), .input = rows});
        EXPECT_EQ(result.code, 0) << rows;
        EXPECT_EQ(result.out, expected) << rows;
        EXPECT_EQ(result.err, "") << rows;
    }
}

TEST(Tables, HeaderNamesOverrideTheOrder) {
    const std::string expected =
        run(words("convert --from quat --to ZYX --format json 0.1 0.2 0.3 0.9273618495495703")).out;
    for (const char* rows : {"w,x,y,z\n0.9273618495495703,0.1,0.2,0.3\n",
                             "time,qw,qx,qy,qz\n5,0.9273618495495703,0.1,0.2,0.3\n",
                             "q0;q1;q2;q3\n0.9273618495495703;0.1;0.2;0.3\n",
                             "\"W\",\"X\",\"Y\",\"Z\"\n0.9273618495495703,0.1,0.2,0.3\n",
                             "pose.orientation_w x_unused pose.orientation_x pose.orientation_y "
                             "pose.orientation_z\n0.9273618495495703 9 0.1 0.2 0.3\n"}) {
        const Result result = run(
            Call{.arguments = words("convert --from quat --to ZYX --format json"), .input = rows});
        EXPECT_EQ(result.code, 0) << result.err;
        EXPECT_EQ(result.out, expected) << rows;
        EXPECT_NE(result.err.find("columns by name"), std::string::npos) << result.err;
    }
    const Result angles =
        run(Call{.arguments = words("convert --from urot --to urot --format json"),
                 .input = "Yaw,Pitch,Roll\n5461,3641,7282\n"});
    EXPECT_EQ(number(angles.object()["to"][0]["angles"]["pitch"]), 3641);
}

TEST(Tables, OurOwnCsvReadsBack) {
    const Result there =
        run(Call{.arguments = words("convert --from quat --to lsl,urot --format csv"),
                 .input = "0.1 0.2 0.3 0.9273618495495703\n"});
    const Result back = run(
        Call{.arguments = words("convert --from lsl --to quat --format json"), .input = there.out});
    // Both rows have an x of their own kind only in lsl; urot's names do not get in the way.
    ASSERT_EQ(back.code, 0) << back.err;
    expectNear(back.object()["to"][0], {0.1, 0.2, 0.3, 0.9273618495495703}, 1e-6);
}

TEST(Tables, KeepColumns) {
    const Call csv{.arguments = words("convert --from quat --to urot --format csv --keep-columns"),
                   .input = "time,qx,qy,qz,qw,note\n0.5,0,0,0,1,ok\n0.6,0,0,0,0,bad\n"};
    const Result result = run(csv);
    EXPECT_EQ(result.code, 1);
    EXPECT_EQ(result.out.substr(0, result.out.find('\n')),
              "row,time,qx,qy,qz,qw,note,urot.pitch,urot.yaw,urot.roll,urot.error_deg,urot.stretch,"
              "urot.state,urot.cause");
    EXPECT_NE(result.out.find("\n1,0.5,0,0,0,1,ok,0,0,0,0,1,calm,\n"), std::string::npos)
        << result.out;
    EXPECT_NE(result.out.find("\n2,0.6,0,0,0,0,bad,,,,,,,\n"), std::string::npos) << result.out;
    const Result json =
        run(Call{.arguments = words("convert --from quat --to urot --format json --keep-columns"),
                 .input = csv.input});
    EXPECT_EQ(json.json()[0]["columns"]["note"], "ok");
    EXPECT_EQ(json.json()[1]["error"]["code"], "E101");
}

TEST(Tables, StopAtTheFirstBadRow) {
    const std::string folder = freshFolder();
    const Call call{.arguments = {"convert", "--from", "quat", "--to", "urot", "--format", "json",
                                  "--on-bad", "stop", "-o", folder + "/out.json"},
                    .input = "0 0 0 1\n0 0 0 0\n0 0 0 1\n"};
    const Result result = run(call);
    EXPECT_EQ(result.code, 4);
    EXPECT_EQ(result.err, "stdin:2: E101 the zero quaternion has no attitude\n");
    EXPECT_TRUE(listFolder(folder).empty());  // nothing half-written
}

TEST(Tables, ManyRowsAreNumbered) {
    const Result result = run(
        Call{.arguments = words("convert --from quat --to urot"), .input = "0 0 0 1\n0 0 1 0\n"});
    EXPECT_NE(result.out.find("row 1\n"), std::string::npos);
    EXPECT_NE(result.out.find("\nrow 2\n"), std::string::npos);
}

}  // namespace
}  // namespace gimbalscope::test
