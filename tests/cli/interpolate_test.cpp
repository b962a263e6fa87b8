// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// interpolate from the outside: the figures of seed 002 and of L10, every method and format, when
// it looks, and what it says about keys and arguments.
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <numbers>
#include <set>

#include "cli/program.h"

namespace gimbalscope::test {
namespace {

const std::string kPage = GIMBALSCOPE_TEST_DATA "/seed002.csv";
const std::string kExact = GIMBALSCOPE_TEST_DATA "/seed002_exact.csv";
const std::string kTumble =
    "t,qx,qy,qz,qw\n0,0,0,0,1\n0.4,0.5,0.5,0.5,0.5\n1.9,-0.6,0,0.48,0.64\n2.5,0,0.6,0,-0.8\n"
    "4,0.36,0.48,0,0.8\n";
const std::vector<std::string> kMethods{"euler", "euler-nearest", "nlerp",  "slerp",
                                        "squad", "squad-timed",   "spline", "gltf-cubic"};

/// interpolate KEYS with the keys' text on standard input.
Result interpolate(const std::string& keys, const std::string& line) {
    return run({.arguments = words("interpolate - " + line), .input = keys});
}

std::vector<Json> samples(const std::string& keys, const std::string& line) {
    const Result result = interpolate(keys, line + " --to quat --format json");
    EXPECT_EQ(result.code, 0) << line << "\n" << result.err;
    return result.json();
}

std::vector<double> attitude(const Json& sample) {
    return sample["attitude"].get<std::vector<double>>();
}

double angleDeg(const std::vector<double>& a, const std::vector<double>& b) {
    double dot = 0.0;
    double apart = 0.0;
    for (std::size_t i = 0; i < 4; ++i) {
        dot += a[i] * b[i];
    }
    for (std::size_t i = 0; i < 4; ++i) {
        apart += std::pow(a[i] - std::copysign(1.0, dot) * b[i], 2);
    }
    return 4.0 * std::asin(std::min(1.0, std::sqrt(apart) / 2.0)) * 180.0 / std::numbers::pi;
}

/// The turn about z in degrees of an attitude that is nothing else.
double turnDeg(const Json& sample) {
    const std::vector<double> q = attitude(sample);
    EXPECT_EQ(q[0], 0.0);
    EXPECT_EQ(q[1], 0.0);
    return std::remainder(2.0 * std::atan2(q[2], q[3]) * 180.0 / std::numbers::pi, 360.0);
}

void expectTurns(const std::string& file, const std::string& options,
                 const std::vector<double>& expected, double within) {
    const Result result = run(words("interpolate " + file +
                                    " --method squad --at 0,0.25,0.5,0.75,1 "
                                    "--to quat --format json " +
                                    options));
    EXPECT_EQ(result.code, 0) << result.err;
    const std::vector<Json> found = result.json();
    ASSERT_EQ(found.size(), expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i) {
        EXPECT_NEAR(turnDeg(found[i]), expected[i], within) << options << " " << i;
    }
}

TEST(Interpolate, TheSeedsKeysMeetAtFortyFiveDegrees) {
    const Result page = run(words("interpolate " + kPage + " --method squad --at 0.5 --to quat"));
    EXPECT_EQ(page.code, 0) << page.err;
    EXPECT_EQ(page.out,
              "t 0.5  squad\n"
              "attitude  x 0.0000000  y 0.0000000  z 0.3826545  w 0.9238915   heading -44.996  "
              "nose up 0.000  bank 0.000\n\n"
              "quat  x 0.0000000  y 0.0000000  z 0.3826545  w 0.9238915\n");
    expectTurns(kPage, "", {0.0, 22.4980, 44.9964, 67.4957, 90.0}, 0.004);
    expectTurns(kExact, "", {0.0, 22.5, 45.0, 67.5, 90.0}, 1e-12);
    expectTurns(kExact, "--reading exp", {0.0, 14.48, 23.62, 43.45, 90.0}, 0.005);
    expectTurns(kExact, "--compute float32", {0.0, 22.5, 45.0, 67.5, 90.0}, 2e-5);
    const Result single =
        run(words("interpolate " + kPage + " --method squad --at 0.5 --to quat --format json"));
    EXPECT_NEAR(turnDeg(single.object()), 44.9964, 5e-5);
}

TEST(Interpolate, WritesQuaternionsUnlessToSaysOtherwise) {
    const std::string line = "interpolate " + kPage + " --method squad --at 0.5";
    const Call plain{.arguments = words(line), .input = {}};
    const Call asked{.arguments = words(line + " --to quat"), .input = {}};
    EXPECT_EQ(run(plain).code, 0) << run(plain).err;
    EXPECT_EQ(run(plain).out, run(asked).out);
}

TEST(Interpolate, EveryMethodGoesThroughTheKeys) {
    for (const char* ends : {"repeat", "mirror", "natural", "closed"}) {
        const Result result =
            interpolate(kTumble, std::string("--method all --euler lsl --at 0,0.4,1.9,2.5,4 "
                                             "--to quat,urot,lsl@unreal:nearest --format json "
                                             "--ends ") +
                                     ends);
        EXPECT_EQ(result.code, 0) << result.err;
        const std::vector<Json> found = result.json();
        ASSERT_EQ(found.size(), 5 * kMethods.size());
        const std::vector<std::vector<double>> keys{{0, 0, 0, 1},
                                                    {0.5, 0.5, 0.5, 0.5},
                                                    {-0.6, 0, 0.48, 0.64},
                                                    {0, 0.6, 0, -0.8},
                                                    {0.36, 0.48, 0, 0.8}};
        for (std::size_t i = 0; i < found.size(); ++i) {
            EXPECT_EQ(found[i]["method"], kMethods[i / 5]);
            // lsl's angles are float32 at the keys; the first key comes again after the last.
            EXPECT_LT(angleDeg(attitude(found[i]), keys[i % 5]), i < 10 ? 1e-4 : 1e-6) << found[i];
            ASSERT_EQ(found[i]["to"].size(), 3U);
            EXPECT_EQ(found[i]["to"][1]["id"], "urot");
            EXPECT_EQ(found[i]["to"][2]["policy"], "nearest");
            EXPECT_TRUE(found[i]["to"][1]["angles"]["yaw"].is_number());
        }
    }
}

TEST(Interpolate, SignsOfKeysMeanNothing) {
    const std::vector<Json> expected = samples(kTumble, "--method all --euler lsl --rate 3");
    std::string turned = kTumble;
    turned.replace(turned.find("0.4,0.5,0.5,0.5,0.5"), 19, "0.4,-.5,-.5,-.5,-.5");
    turned.replace(turned.find("0,0.6,0,-0.8"), 12, "0,-0.6,0,0.8");
    ASSERT_NE(turned, kTumble);
    const std::vector<Json> found = samples(turned, "--method all --euler lsl --rate 3");
    ASSERT_EQ(found.size(), expected.size());
    for (std::size_t i = 0; i < found.size(); ++i) {
        EXPECT_LT(angleDeg(attitude(found[i]), attitude(expected[i])), 1e-5) << found[i];
    }
    // As written they do: the long way from the first key to the second.
    const double straight = angleDeg(
        attitude(samples(kTumble, "--method slerp --way written --at 0.2")[0]), {0, 0, 0, 1});
    EXPECT_NEAR(straight, 60.0, 1e-9);
    EXPECT_NEAR(angleDeg(attitude(samples(turned, "--method slerp --way written --at 0.2")[0]),
                         {0, 0, 0, 1}),
                120.0, 1e-9);
    EXPECT_NEAR(
        angleDeg(attitude(samples(kTumble, "--method slerp --way long --at 0.2")[0]), {0, 0, 0, 1}),
        120.0, 1e-9);
}

TEST(Interpolate, NoseOverTheTopByAnglesAndByTheArc) {
    // L10 (a): 80 degrees nose up to 100, half-way by the angles of ZYX.
    const std::string keys =
        "t,qx,qy,qz,qw\n0,0,-0.6427876096865393,0,0.766044443118978\n"
        "1,0,-0.766044443118978,0,0.6427876096865393\n";
    const std::string line = "--method slerp,euler,euler-nearest --euler ZYX --at .5";
    const std::vector<Json> found = samples(keys, line);
    const std::vector<double> up{0, -std::sqrt(0.5), 0, std::sqrt(0.5)};
    EXPECT_LT(angleDeg(attitude(found[0]), up), 1e-9);
    EXPECT_GT(angleDeg(attitude(found[1]), up), 100.0);
    EXPECT_LT(angleDeg(attitude(found[2]), up), 1e-4);
    const std::vector<Json> ways =
        interpolate(keys, "--method slerp,euler --euler ZYX --summary --format json").json();
    EXPECT_NEAR(number(ways[0]["path_deg"]), 20.0, 1e-6);
    EXPECT_NEAR(number(ways[1]["path_deg"]), 358.6, 0.1);
    EXPECT_NEAR(number(ways[1]["shortest_deg"]), 20.0, 1e-6);
}

TEST(Interpolate, SamplesAtARateAreCountedFromTheFirstKey) {
    const auto times = [](const std::string& keys, const std::string& rate) {
        std::vector<double> found;
        for (const Json& each : samples(keys, "--method slerp --rate " + rate)) {
            found.push_back(number(each["t"]));
        }
        return found;
    };
    const std::string keys = "0 0 0 0 1\n1 0 0 0.6 0.8\n";
    EXPECT_EQ(times(keys, "2"), (std::vector<double>{0.0, 0.5, 1.0}));
    EXPECT_EQ(times(keys, "3"), (std::vector<double>{0.0, 1.0 / 3.0, 2.0 / 3.0, 1.0}));
    // The last key is the last sample, however long the step before it.
    EXPECT_EQ(times(keys, "1.6"), (std::vector<double>{0.0, 0.625, 1.0}));
    EXPECT_EQ(times(keys, "0.1"), (std::vector<double>{0.0, 1.0}));
    EXPECT_EQ(times("5 0 0 0 1\n", "60"), (std::vector<double>{5.0}));
    const std::vector<double> many = times("-0.1 0 0 0 1\n100.2 0 0 0.6 0.8\n", "60");
    ASSERT_EQ(many.size(), 6019U);
    for (std::size_t i = 0; i + 1 < many.size(); ++i) {
        EXPECT_EQ(many[i], -0.1 + static_cast<double>(i) / 60.0);
    }
    EXPECT_EQ(many.back(), 100.2);
    // In the file's own unit, and since 1970.
    EXPECT_EQ(times("time_ms,qx,qy,qz,qw\n0,0,0,0,1\n1000,0,0,.6,.8\n", "4"),
              (std::vector<double>{0.0, 250.0, 500.0, 750.0, 1000.0}));
    EXPECT_EQ(times("1700000000.1 0 0 0 1\n1700000001.1 0 0 .6 .8\n", "60").size(), 61U);
}

TEST(Interpolate, TimesOutsideTheKeysAreHeldAndSaid) {
    const Result result = run(
        words("interpolate " + kExact + " --method squad --at -9,3.5,0.5 --to quat --format json"));
    EXPECT_EQ(result.code, 0);
    EXPECT_NE(result.err.find("t = -9 (and 1 other time) is outside the keys, from t = -1 to 2: "
                              "the ends hold"),
              std::string::npos)
        << result.err;
    EXPECT_NEAR(turnDeg(result.json()[0]), -90.0, 1e-9);
    EXPECT_NEAR(std::abs(turnDeg(result.json()[1])), 180.0, 1e-9);
    // A loop goes round: from 180 back to -90 in a second, and on.
    const Result loop = run(words("interpolate " + kExact +
                                  " --method slerp --ends closed --at 2.5,3,4.5,-2 "
                                  "--to quat --format json"));
    EXPECT_EQ(loop.err.find("outside"), std::string::npos) << loop.err;
    const std::vector<double> expected{-135.0, -90.0, 45.0, 180.0};
    for (std::size_t i = 0; i < expected.size(); ++i) {
        EXPECT_NEAR(std::remainder(turnDeg(loop.json()[i]) - expected[i], 360.0), 0.0, 1e-9);
    }
}

TEST(Interpolate, OneKeyIsStillAndTwoAreAnArc) {
    for (const Json& each :
         samples("5 0 0 0.6 0.8\n", "--method all --euler urot --at -3,5,7 --motion")) {
        EXPECT_LT(angleDeg(attitude(each), {0, 0, 0.6, 0.8}),
                  each["method"] == "euler" ? 1e-9 : 1e-4)
            << each;
        EXPECT_EQ(each["motion"]["rate_deg_per_s"], (Json{0.0, 0.0, 0.0}));
    }
    for (const Json& each :
         samples("0 0 0 0 1\n2 0 0 0.6 0.8\n", "--method all --euler lsl --at 1")) {
        EXPECT_NEAR(turnDeg(each), 36.8698976, 1e-4) << each;
    }
}

TEST(Interpolate, SaysHowItMoves) {
    const Json slerp = samples("0 0 0 0 1\n2 0 0 0.6 0.8\n", "--method slerp --at 0.7 --motion")[0];
    EXPECT_NEAR(number(slerp["motion"]["rate_deg_per_s"][2]), 36.8698976, 1e-6);
    EXPECT_NEAR(number(slerp["motion"]["acceleration_deg_per_s2"][2]), 0.0, 1e-4);
    // Of squad over uneven times the velocity jumps, scaled by them it does not (row F09).
    const std::vector<Json> ways =
        interpolate(kTumble, "--method squad,squad-timed,spline --summary --format json").json();
    const auto largest = [](const Json& way, const char* what) {
        double found = 0.0;
        for (const Json& jump : way["jumps"]) {
            found = std::max(found, number(jump[what]));
        }
        return found;
    };
    ASSERT_EQ(ways[0]["jumps"].size(), 3U);
    EXPECT_EQ(ways[0]["jumps"][1]["key"], 3);
    EXPECT_EQ(ways[0]["jumps"][1]["t"], 1.9);
    EXPECT_GT(largest(ways[0], "rate_deg_per_s"), 50.0);
    EXPECT_LT(largest(ways[1], "rate_deg_per_s"), 1e-4);
    EXPECT_GT(largest(ways[1], "acceleration_deg_per_s2"), 50.0);
    EXPECT_LT(largest(ways[2], "rate_deg_per_s"), 1e-4);
    EXPECT_LT(largest(ways[2], "acceleration_deg_per_s2"), 1e-2);
    for (const Json& way : ways) {
        EXPECT_GT(number(way["path_deg"]), number(way["shortest_deg"]));
        EXPECT_EQ(way["keys"], 5);
    }
    const Result table = interpolate(kTumble, "--method slerp,squad --summary");
    EXPECT_NE(table.out.find("jumps of the angular velocity, deg/s\nkey    t"), std::string::npos)
        << table.out;
    const Result csv = interpolate(kTumble, "--method slerp,squad --summary --format csv");
    EXPECT_EQ(csv.out.substr(0, csv.out.find('\n')),
              "method,keys,path_deg,shortest_deg,rate_jump_deg_s,rate_jump_t,"
              "acceleration_jump_deg_s2,acceleration_jump_t,leap_deg");
    EXPECT_EQ(std::count(csv.out.begin(), csv.out.end(), '\n'), 3);
    EXPECT_EQ(interpolate("0 0 0 0 1\n", "--method squad --summary --format csv").out,
              csv.out.substr(0, csv.out.find('\n')) + "\nsquad,1,0,0,,,,,0\n");
    // Half a turn lies between the arcs that Direct3D's squad mixes: it takes the other side at
    // once.
    const Result loop = interpolate("0 0 0 0 1\n1 0 0 1 1\n2 1 1 0 0\n",
                                    "--method squad,spline --ends closed --summary");
    EXPECT_NE(loop.out.find("squad leaps 179.0 degrees between keys 2 and 3"), std::string::npos)
        << loop.out;
    EXPECT_NE(loop.out.find("squad leaps 152.8 degrees between keys 3 and 1"), std::string::npos);
    EXPECT_EQ(loop.out.find("spline leaps"), std::string::npos);
}

TEST(Interpolate, CsvHasTheTimeInFrontAndCanBeReadAsKeysAgain) {
    const std::string line = "--method squad --rate 10 --to quat --format csv";
    const Result csv = interpolate(kTumble, line);
    EXPECT_EQ(csv.out.substr(0, csv.out.find('\n')), "t,quat.x,quat.y,quat.z,quat.w");
    const Result again = interpolate(csv.out, line);
    EXPECT_EQ(again.code, 0) << again.err;
    EXPECT_EQ(std::count(again.out.begin(), again.out.end(), '\n'), 42);
    const Result both = interpolate(kTumble,
                                    "--method slerp,squad --at 1 --to urot,quat --motion "
                                    "--format csv --angles-only --decimals 2");
    EXPECT_EQ(both.out.substr(0, both.out.find('\n')),
              "t,method,rate_x_deg_s,rate_y_deg_s,rate_z_deg_s,acceleration_x_deg_s2,"
              "acceleration_y_deg_s2,acceleration_z_deg_s2,urot.pitch,urot.yaw,urot.roll,quat.x,"
              "quat.y,quat.z,quat.w");
    EXPECT_NE(both.out.find("\n1,slerp,"), std::string::npos);
    EXPECT_NE(both.out.find("\n1,squad,"), std::string::npos);
}

TEST(Interpolate, PoliciesRememberAlongEachMethod) {
    // Three turns to the left; the nearest name goes on beyond half a turn.
    std::string keys;
    for (int i = 0; i <= 12; ++i) {
        const double half = i * std::numbers::pi / 4.0;
        keys += std::to_string(i) + " 0 0 " + std::to_string(std::sin(half)) + " " +
                std::to_string(std::cos(half)) + "\n";
    }
    const Result result = interpolate(
        keys, "--method slerp,squad --rate 5 --to aero-321:nearest,aero-321 --format json");
    EXPECT_EQ(result.code, 0) << result.err;
    const std::vector<Json> found = result.json();
    ASSERT_EQ(found.size(), 2 * 61U);
    for (const std::size_t start : {0U, 61U}) {
        for (std::size_t i = start; i < start + 61; ++i) {
            EXPECT_NEAR(number(found[i]["to"][0]["angles"]["heading"]),
                        -18.0 * static_cast<double>(i - start), start == 0 ? 1e-3 : 7.0)
                << found[i];
        }
    }
}

TEST(Interpolate, KeysInOtherFormsAndAxes) {
    const Result angles =
        interpolate("t,pitch,yaw,roll\n0,0,0,0\n1,0,16384,0\n",
                    "--from urot --method slerp --at 0.5 --to urot,quat,quat@unreal --format json");
    EXPECT_EQ(angles.code, 0) << angles.err;
    EXPECT_EQ(angles.object()["to"][0]["angles"]["yaw"], 8192);
    EXPECT_NEAR(number(angles.object()["to"][1]["angles"]["z"]), -std::sin(std::numbers::pi / 8),
                1e-7);
    // The same attitude with its own axes in the header, and as four numbers of no axes at all.
    const std::string half = "--method slerp --at 0.5 --format json ";
    const Json unreal = interpolate(
                            "t,unreal.qx,unreal.qy,unreal.qz,unreal.qw\n0,0,0,0,1\n"
                            "1,0,0.6,0,0.8\n",
                            half + "--from quat@unreal --to quat@unreal")
                            .object();
    const Json literal =
        interpolate("0 0 0 0 1\n1 0 0.6 0 0.8\n", half + "--from quat --literal --to quat,urot")
            .object();
    for (const char* name : {"x", "y", "z", "w"}) {
        EXPECT_NEAR(number(unreal["to"][0]["angles"][name]),
                    number(literal["to"][0]["angles"][name]), 1e-12)
            << name;
    }
    EXPECT_EQ(literal["to"][1]["id"], "urot");
}

TEST(Interpolate, EnginesComputeAsTheyAreTold) {
    const auto urot = [](const std::string& options) {
        return samples("0 0 0 0 1\n1 0.36 0.48 0 0.8\n",
                       "--method slerp --at 0.3 --to urot " + options)[0]["to"][0];
    };
    EXPECT_EQ(urot("")["arithmetic"], "float32");
    const Json told = urot("--arithmetic float64 --quantise none --policy principal");
    EXPECT_EQ(told["arithmetic"], "float64");
    EXPECT_EQ(told["quantise"], "none");
    EXPECT_EQ(told["policy"], "principal");
    EXPECT_LT(number(told["error_deg"]), 1e-9);
    // The interpolation's arithmetic is another matter.
    const std::string line = "--method slerp --at 0.3 --compute ";
    const std::string keys = "0 0 0 0 1\n1 0.36 0.48 0 0.8\n";
    const double apart = angleDeg(attitude(samples(keys, line + "float32")[0]),
                                  attitude(samples(keys, line + "float64")[0]));
    EXPECT_GT(apart, 0.0);
    EXPECT_LT(apart, 1e-4);
}

TEST(Interpolate, EulerTakesTheOnlyConventionOfTo) {
    const Result one = interpolate(kTumble, "--method euler --at 1 --to quat,lsl --format json");
    EXPECT_EQ(one.code, 0) << one.err;
    EXPECT_NE(one.err.find("stdin: note: euler goes in the angles of lsl, the only ones in --to"),
              std::string::npos)
        << one.err;
    const Result same =
        interpolate(kTumble, "--method euler --euler lsl --at 1 --to quat,lsl --format json");
    EXPECT_EQ(one.out, same.out);
    EXPECT_EQ(same.err.find("note: euler"), std::string::npos);
    const Result other =
        interpolate(kTumble, "--method euler --euler urot --at 1 --to quat,lsl --format json");
    EXPECT_NE(one.out, other.out);
    // A convention of one's own wherever an ID stands.
    const std::string file = freshFolder() + "/mine.toml";
    writeFile(file, "name = 'mine'\norder = 'ZYX'\n");
    const Result own = interpolate(
        kTumble, "--method euler --euler " + file + " --at 1 --to " + file + ",quat --format json");
    EXPECT_EQ(own.code, 0) << own.err;
    EXPECT_EQ(own.object()["to"][0]["id"], "mine");
    EXPECT_LT(number(own.object()["to"][0]["error_deg"]), 1e-6);
}

}  // namespace
}  // namespace gimbalscope::test
