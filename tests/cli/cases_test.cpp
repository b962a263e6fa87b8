// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Public bug reports (tests/data/cases.json) through the command line. A case with an attitude and
// a triple is converted and compared by the table's own data; the others have a line of their own.
// Every case is checked here or named as something that is no conversion.
#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <set>

#include "cli/program.h"

namespace gimbalscope::test {
namespace {

const double kDegree = std::acos(-1.0) / 180.0;

const Json& cases() {
    static const Json file = Json::parse(readFile(GIMBALSCOPE_TEST_DATA "/cases.json"));
    return file["cases"];
}

const Json& caseOf(const std::string& id) {
    for (const Json& each : cases()) {
        if (each["id"] == id) {
            return each;
        }
    }
    ADD_FAILURE() << "no case " << id;
    return cases()[0];
}

std::string numbers(const Json& values) {
    std::string line;
    for (const Json& each : values) {
        line += each.is_array() ? numbers(each) : " " + each.dump();
    }
    return line;
}

/// The first target of a conversion that must be clean.
Json convert(const std::string& from, const std::string& to, const std::string& values) {
    const Result result =
        run(words("convert --format json --from " + from + " --to " + to + " " + values));
    EXPECT_EQ(result.code, 0) << values << result.err;
    return result.object();
}

/// The arguments --from and NUMBERS for a case's input.
std::pair<std::string, std::string> given(const Json& input) {
    const std::string kind = input["kind"];
    if (kind == "quaternion") {
        return {"quat-wxyz", numbers(input["value"])};
    }
    if (kind == "matrix_rows") {
        return {"matrix", numbers(input["value"])};
    }
    if (kind == "matrix_columns") {
        Json rows = Json::array();
        for (int row = 0; row < 3; ++row) {
            for (int column = 0; column < 3; ++column) {
                rows.push_back(input["value"][static_cast<std::size_t>(column)]
                                    [static_cast<std::size_t>(row)]);
            }
        }
        return {"matrix", numbers(rows)};
    }
    if (kind == "sequence") {  // 5 and then 90 degrees about y
        return {"axis-angle", "0 1 0 95"};
    }
    const double unit = kind == "euler_rad" ? 1.0 / kDegree : 1.0;
    std::string line;
    const bool isXyz = input["sequence"] == "xyz";
    const Words names = isXyz ? Words{"x", "y", "z"} : Words{"yaw", "pitch", "roll"};
    for (const std::string& name : names) {
        line += " " + Json(input[name].get<double>() * unit).dump();
    }
    return {isXyz ? "XYZ" : "ZYX", line};
}

double angleBetween(const Json& xyzw, const Json& wxyz) {
    const double dot = number(xyzw[0]) * number(wxyz[1]) + number(xyzw[1]) * number(wxyz[2]) +
                       number(xyzw[2]) * number(wxyz[3]) + number(xyzw[3]) * number(wxyz[0]);
    double length = 0;
    for (const Json& each : wxyz) {
        length += number(each) * number(each);
    }
    return 2 * std::acos(std::min(1.0, std::abs(dot) / std::sqrt(length))) / kDegree;
}

/// The difference of two angles in degrees, whole turns left out.
double apart(double a, double b) { return std::abs(std::remainder(a - b, 360.0)); }

bool isTable(const Json& each) {
    return each["check"] == "euler" || each["check"] == "euler_singular";
}

TEST(Cases, AttitudesAndTriples) {
    int checked = 0;
    for (const Json& each : cases()) {
        if (!isTable(each)) {
            continue;
        }
        SCOPED_TRACE(each["id"].get<std::string>());
        const Json& right = each["right_value"];
        const bool isYxz = right.contains("determined") && right.contains("x_deg");
        const std::string order = each["input"].value("sequence", "") == std::string("xyz") ? "XYZ"
                                  : isYxz                                                   ? "YXZ"
                                                                                            : "ZYX";
        const auto [from, values] = given(each["input"]);
        // Every policy on the closed form, and the published rows must not lose the attitude
        // either.
        const Json row = convert(
            from, order + ":principal," + order + ":pin-third," + order + ":nearest", values);
        EXPECT_LT(angleBetween(row["attitude"], right["quaternion_wxyz"]), 1e-3);
        for (const Json& entry : row["to"]) {
            EXPECT_LT(number(entry["error_deg"]), 5e-4) << entry;
            EXPECT_LT(angleBetween(entry["rebuilt"], right["quaternion_wxyz"]), 2e-3) << entry;
            const std::map<std::string, std::string> names{{"yaw_deg", "z"},  {"pitch_deg", "y"},
                                                           {"roll_deg", "x"}, {"x_deg", "x"},
                                                           {"y_deg", "y"},    {"z_deg", "z"}};
            for (const auto& [key, name] : names) {
                if (right.contains(key)) {
                    EXPECT_LT(apart(number(entry["angles"][name]), number(right[key])), 1e-3)
                        << entry;
                }
            }
            if (right.contains("determined")) {
                const bool isDifference =
                    right["determined"].get<std::string>().find('-') != std::string::npos;
                const double first = number(entry["angles"][isYxz ? "y" : "z"]);
                const double third = number(entry["angles"][isYxz ? "z" : "x"]);
                EXPECT_LT(apart(isDifference ? first - third : first + third,
                                number(right["determined_deg"])),
                          1e-3)
                    << entry;
            }
        }
        ++checked;
    }
    EXPECT_EQ(checked, 14);
}

TEST(Cases, C01NearVerticalIsMarked) {
    const Json row =
        convert("quat-wxyz", "ZYX,lsl-rpy:clamp", numbers(caseOf("C01")["input"]["value"]));
    EXPECT_EQ(row["to"][0]["state"], "locked");
    EXPECT_NE(row["to"][1]["state"], "nan");
}

TEST(Cases, C19OneAxisIsTheSameInEveryOrder) {
    for (const char* order : {"ZXY 0 90 0", "XYZ 90 0 0"}) {
        const Words parts = words(order);
        const Json row = convert(parts[0], "quat", parts[1] + " " + parts[2] + " " + parts[3]);
        EXPECT_LT(angleBetween(row["attitude"], caseOf("C19")["right_value"]["quaternion_wxyz"]),
                  1e-6);
    }
}

TEST(Cases, C29C33AndSignsOfAQuaternion) {
    for (const Json& sample : caseOf("C29")["input"]["value"]) {
        Json opposite = Json::array();
        for (const Json& each : sample) {
            opposite.push_back(-number(each));
        }
        EXPECT_EQ(convert("quat-wxyz", "all", numbers(sample))["to"].dump().size() > 0, true);
        const Json there = convert("quat-wxyz", "urot,lsl,oblivion,ZYX", numbers(sample));
        const Json back = convert("quat-wxyz", "urot,lsl,oblivion,ZYX", numbers(opposite));
        for (std::size_t i = 0; i < there["to"].size(); ++i) {
            EXPECT_EQ(there["to"][i]["angles"], back["to"][i]["angles"]);
        }
    }
    // The 3-1-2 order has no lock where 3-2-1 has.
    const Json& c33 = caseOf("C33");
    const Json zxy = convert("quat-wxyz", "ZXY", numbers(c33["input"]["value"]))["to"][0];
    const Json& right = c33["right_value"]["zxy_order (yaw, roll, pitch)_deg"];
    EXPECT_LT(apart(number(zxy["angles"]["z"]), number(right[0])), 1e-3);
    EXPECT_LT(apart(number(zxy["angles"]["x"]), number(right[1])), 1e-3);
    EXPECT_LT(apart(number(zxy["angles"]["y"]), number(right[2])), 1e-3);
    EXPECT_EQ(zxy["state"], "calm");
}

TEST(Cases, C37PlacementAndScriptOrders) {
    const Json& right = caseOf("C37")["right_value"];
    // Clockwise angles: the placement convention is oblivion's decode, the other its reverse.
    const Json placed = convert("oblivion@tes", "quat@tes", "30 40 50")["to"][0];
    Json wxyz{placed["angles"]["w"], placed["angles"]["x"], placed["angles"]["y"],
              placed["angles"]["z"]};
    const Json xyzw{placed["angles"]["x"], placed["angles"]["y"], placed["angles"]["z"],
                    placed["angles"]["w"]};
    EXPECT_LT(angleBetween(xyzw, right["order_z_then_y_then_x_wxyz"]), 1e-5);
    const Json reversed = convert("ZYX", "quat", "-50 -40 -30")["attitude"];
    EXPECT_LT(angleBetween(reversed, right["order_x_then_y_then_z_wxyz"]), 1e-5);
    EXPECT_NEAR(angleBetween(xyzw, right["order_x_then_y_then_z_wxyz"]),
                number(right["difference_deg"]), 1e-5);
}

TEST(Cases, C39TheOrderOfComponentsIsNeverGuessed) {
    const std::string values = numbers(caseOf("C39")["input"]["value"]);
    const Json& right = caseOf("C39")["right_value"];
    EXPECT_NEAR(number(convert("quat-wxyz", "matrix", values)["to"][0]["angles"]["r11"]),
                number(right["as_wxyz_matrix00"]), 1e-5);
    EXPECT_NEAR(number(convert("quat", "matrix", values)["to"][0]["angles"]["r11"]),
                number(right["as_xyzw_matrix00"]), 1e-5);
    EXPECT_EQ(run(Call{.arguments = words("convert --to urot"), .input = values}).code, 2);
}

TEST(Cases, C41WhereTheNosePoints) {
    const Json row = convert("quat", "matrix", numbers(caseOf("C41")["input"]["value"]));
    const Json& right = caseOf("C41")["right_value"]["right"];
    EXPECT_NEAR(number(row["to"][0]["angles"]["r11"]), number(right[0]), 1e-6);
    EXPECT_NEAR(number(row["to"][0]["angles"]["r21"]), number(right[1]), 1e-6);
    EXPECT_NEAR(number(row["to"][0]["angles"]["r31"]), number(right[2]), 1e-6);
}

TEST(Cases, C43DegreesAreDegrees) {
    EXPECT_LT(angleBetween(convert("axis-angle", "quat", "1 0 0 90")["attitude"],
                           caseOf("C43")["right_value"]["intended_wxyz"]),
              1e-6);
}

TEST(Cases, C45NoTurnHasNoNan) {
    const Json entry =
        convert("quat", "axis-angle", numbers(caseOf("C45")["input"]["value"]))["to"][0];
    EXPECT_EQ(number(entry["angles"]["degrees"]), 0.0);
}

TEST(Cases, C47BodyRatesTurnAboutTheShipsOwnAxes) {
    const Json& right = caseOf("C47")["right_value"];
    const std::string path = freshFolder() + "/c47.gsc";
    writeFile(path,
              "show ZYX\narithmetic float64\nattitude ZYX 0 80 0\nrate bank-right 30 for 1\n");
    const Json first = run({"play", path, "--format", "json"}).object()["to"][0]["angles"];
    // The published triples have no singular attitude, so the angles themselves agree.
    EXPECT_NEAR(number(first["z"]), number(right["yaw_pitch_roll_deg"][0]), 1e-6);
    EXPECT_NEAR(number(first["y"]), number(right["yaw_pitch_roll_deg"][1]), 1e-6);
    EXPECT_NEAR(number(first["x"]), number(right["yaw_pitch_roll_deg"][2]), 1e-6);
    // Positive about y is nose down here.
    writeFile(path,
              "show ZYX\narithmetic float64\nattitude ZYX 0 0 30\nrate pitch-down 80 for 1\n");
    const Json second = run({"play", path, "--format", "json"}).object()["to"][0]["angles"];
    const Json& expected = right["second: start roll 30, body pitch rate 80"];
    EXPECT_NEAR(number(second["z"]), number(expected[0]), 1e-4);
    EXPECT_NEAR(number(second["y"]), number(expected[1]), 1e-4);
    EXPECT_NEAR(number(second["x"]), number(expected[2]), 1e-4);
}

TEST(Cases, C55PastTheVertical) {
    const Json row = convert("axis-angle", "ZYX,axis-angle", "0 1 0 100");
    const Json& right = caseOf("C55")["right_value"]["at_100"];
    EXPECT_LT(apart(number(row["to"][0]["angles"]["y"]), number(right["pitch_deg"])), 1e-9);
    EXPECT_LT(apart(number(row["to"][0]["angles"]["x"]), number(right["roll_deg"])), 1e-9);
    EXPECT_LT(apart(number(row["to"][0]["angles"]["z"]), number(right["yaw_deg"])), 1e-9);
    EXPECT_NEAR(number(row["to"][1]["angles"]["degrees"]), 100.0, 1e-9);
}

TEST(Cases, C59LslAgainstNautical) {
    const Json& right = caseOf("C59")["right_value"];
    const std::string radians = Json(73 * kDegree).dump() + " " + Json(-63 * kDegree).dump() + " " +
                                Json(20 * kDegree).dump();
    const Json row = convert("lsl", "lsl-rpy,lsl", radians);
    const Json& xyzs = right["lsl_quaternion_xyzs"];
    EXPECT_LT(angleBetween(row["attitude"], Json{xyzs[3], xyzs[0], xyzs[1], xyzs[2]}), 1e-5);
    const char* names[] = {"roll", "pitch", "yaw"};
    const char* letters[] = {"x", "y", "z"};
    for (std::size_t i = 0; i < 3; ++i) {
        EXPECT_NEAR(number(row["to"][0]["angles"][names[i]]) / kDegree,
                    number(right["roll_pitch_yaw_deg"][i]), 1e-4);
        EXPECT_NEAR(number(row["to"][1]["angles"][letters[i]]) / kDegree,
                    number(right["llRot2Euler_back"][i]), 1e-4);
    }
}

TEST(Cases, S01TheWikisUnits) {
    // The case's numbers are the formula's own, unquantised, of the four numbers as they are.
    const Result result =
        run(words("convert --literal --quantise none --arithmetic float64 --format json --from "
                  "quat-wxyz --to urot" +
                  numbers(caseOf("S01")["input"]["value"])));
    const Json angles = result.object()["to"][0]["angles"];
    const Json& right = caseOf("S01")["right_value"];
    EXPECT_NEAR(number(angles["yaw"]), number(right["Yaw_urot"]), 0.01);
    EXPECT_NEAR(number(angles["pitch"]), number(right["Pitch_urot"]), 0.01);
    EXPECT_NEAR(number(angles["roll"]), number(right["Roll_urot"]), 0.01);
}

TEST(Cases, S03OblivionsPublishedOutputs) {
    const Json& each = caseOf("S03");
    for (std::size_t i = 0; i < 3; ++i) {
        const Json angles = convert("oblivion-local", "oblivion",
                                    numbers(each["input"]["value"][i]))["to"][0]["angles"];
        const Json& right = each["right_value"]["published_outputs_deg"][i];
        EXPECT_NEAR(number(angles["x"]), number(right[0]), 1e-4) << i;
        EXPECT_NEAR(number(angles["y"]), number(right[1]), 1e-4) << i;
        EXPECT_NEAR(number(angles["z"]), number(right[2]), 1e-4) << i;
    }
}

TEST(Cases, S05AfterAQuarterTurnYRolls) {
    const std::string radians = Json(10 * kDegree).dump() + " " + Json(20 * kDegree).dump() + " " +
                                Json(90 * kDegree).dump();
    const Json angles = convert("lsl", "lsl-rpy", radians)["to"][0]["angles"];
    const Json& right = caseOf("S05")["right_value"]["nautical_roll_pitch_yaw_deg"];
    EXPECT_NEAR(number(angles["roll"]) / kDegree, number(right[0]), 1e-4);
    EXPECT_NEAR(number(angles["pitch"]) / kDegree, number(right[1]), 1e-4);
    EXPECT_NEAR(number(angles["yaw"]) / kDegree, number(right[2]), 1e-4);
}

TEST(Cases, S06RotatorUnitsWrap) {
    const Json& each = caseOf("S06");
    for (std::size_t i = 0; i < each["input"]["value"].size(); ++i) {
        const std::string yaw = "0 " + each["input"]["value"][i].dump() + " 0";
        const Result result =
            run(words("convert --wrap --format json --from urot --to urot,urot-ue4 " + yaw));
        EXPECT_EQ(number(result.object()["to"][0]["angles"]["yaw"]),
                  number(each["right_value"]["wrapped"][i]));
        EXPECT_LT(apart(number(result.object()["to"][1]["angles"]["yaw"]),
                        number(each["right_value"]["degrees"][i])),
                  1e-4);
    }
}

// The rest of the file is checked in-process, where it belongs: interpolation, smoothing, plots.
TEST(Cases, AreAllKnown) {
    const std::set<std::string> here{"C19", "C29", "C37", "C39", "C41", "C43", "C45",
                                     "C47", "C55", "C59", "S01", "S03", "S05", "S06"};
    const std::set<std::string> noConversion{"C07", "C23", "C25", "C27",
                                             "C49", "C51", "S02", "S04"};
    for (const Json& each : cases()) {
        const std::string id = each["id"];
        EXPECT_EQ(isTable(each) + here.count(id) + noConversion.count(id), 1U) << id;
    }
}

}  // namespace
}  // namespace gimbalscope::test
