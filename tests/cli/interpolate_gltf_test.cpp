// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// interpolate with glTF: curves out, played by a reader without our code, and back in.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <numbers>
#include <sstream>

#include "cli/program.h"
#include "io/gltf_text.h"
#include "temporary_folder.h"

namespace gimbalscope::test {
namespace {

using testing::HasSubstr;

const std::string kSeed = GIMBALSCOPE_TEST_DATA "/seed002_exact.csv";

Result interpolate(const std::string& line) { return run(words("interpolate " + line)); }

/// The only attitude that is asked for.
std::vector<double> attitudeOf(const std::string& line) {
    const Result result = interpolate(line + " --to quat --format json");
    EXPECT_EQ(result.code, 0) << result.err;
    return result.json().at(0)["attitude"].get<std::vector<double>>();
}

double turnAboutZDeg(const std::vector<double>& quat) {
    EXPECT_NEAR(quat[0], 0.0, 1e-7);
    EXPECT_NEAR(quat[1], 0.0, 1e-7);
    return std::remainder(2.0 * std::atan2(quat[2], quat[3]) * 180.0 / std::numbers::pi, 360.0);
}

TEST(InterpolateGltf, TheSeedsCurveIsTheSameInAFile) {
    const TemporaryFolder folder;
    for (const char* const name : {"seed.gltf", "seed.glb"}) {
        const std::string file = folder / name;
        const Result written = interpolate(kSeed + " --method squad -o " + file);
        EXPECT_EQ(written.code, 0);
        EXPECT_EQ(written.out, "");
        EXPECT_THAT(written.err,
                    HasSubstr("has 4 keys (CUBICSPLINE); played as glTF 2.0 says, it is "
                              "off squad by at most"));
        EXPECT_THAT(written.err,
                    HasSubstr("time 0 of that file is t = -1: glTF has no time before 0"));
        // Its own method, its own times.
        EXPECT_NEAR(turnAboutZDeg(attitudeOf(file + " --at 0.5")), 45.0, 1e-4);
        EXPECT_NEAR(turnAboutZDeg(attitudeOf(file + " --at 1")), 90.0, 1e-4);
    }
}

TEST(InterpolateGltf, SamplesArePlayedAlikeElsewhere) {
    const TemporaryFolder folder;
    const std::string file = folder / "way.glb";
    const std::string curve = GIMBALSCOPE_TEST_DATA "/seed002.csv --method squad-timed";
    EXPECT_EQ(interpolate(curve + " --gltf linear --rate 30 -o " + file).code, 0);
    const Result played =
        run({.arguments = {GIMBALSCOPE_SOURCE_DIR "/tests/scripts/gltf_reader.py", "1", file},
             .program = GIMBALSCOPE_PYTHON});
    EXPECT_EQ(played.code, 0) << played.err;
    std::istringstream lines(played.out);
    std::string way;
    std::size_t keys = 0, count = 0;
    lines >> way >> keys >> count;
    EXPECT_EQ(way, "LINEAR");
    ASSERT_EQ(keys, 91U);
    std::string times;
    std::vector<std::vector<double>> attitudes(keys, std::vector<double>(4));
    for (std::vector<double>& attitude : attitudes) {
        std::string timeS;
        lines >> timeS >> attitude[0] >> attitude[1] >> attitude[2] >> attitude[3];
        std::ostringstream time;
        time.precision(17);
        time << std::stod(timeS) - 1.0;
        times += (times.empty() ? "" : ",") + time.str();
    }
    const Result ours = interpolate(curve + " --to quat --format json --at " + times);
    const std::vector<Json> samples = ours.json();
    ASSERT_EQ(samples.size(), keys) << ours.err;
    for (std::size_t i = 0; i < keys; ++i) {
        const auto here = samples[i]["attitude"].get<std::vector<double>>();
        double dot = 0.0, apart = 0.0;
        for (std::size_t k = 0; k < 4; ++k) {
            dot += here[k] * attitudes[i][k];
        }
        for (std::size_t k = 0; k < 4; ++k) {
            apart += std::pow(here[k] - std::copysign(1.0, dot) * attitudes[i][k], 2);
        }
        EXPECT_LT(2.0 * std::sqrt(apart), 1e-5 * std::numbers::pi / 180.0) << i;
    }
}

TEST(InterpolateGltf, TakesTheNodeThatIsNamed) {
    const TemporaryFolder folder;
    GltfText two = quarterTurn();
    two.json["nodes"].push_back({{"name", "arm"}});
    two.json["animations"][0]["channels"].push_back(two.json["animations"][0]["channels"][0]);
    two.json["animations"][0]["channels"][1]["target"]["node"] = 1;
    put(folder / "two.gltf", two.textAt("two.bin"));
    put(folder / "two.bin", two.buffer);
    const std::string line = folder / "two.gltf --at 0.5 --to quat";
    const Result first = interpolate(line);
    EXPECT_EQ(first.code, 0);
    EXPECT_THAT(first.err,
                HasSubstr("W241 \"ship\" is read, the first of 2 that turn; not \"arm\""));
    EXPECT_THAT(interpolate(line + " --node arm").err,
                testing::AllOf(HasSubstr("goes by slerp, the file's own way"),
                               testing::Not(HasSubstr("W241"))));
    EXPECT_THAT(interpolate(line + " --from quat@gl").err,
                HasSubstr("--from: the attitudes of a glTF file"));
    const Result none = interpolate(line + " --node leg");
    EXPECT_EQ(none.code, 4);
    EXPECT_THAT(none.err, HasSubstr("E134 \"leg\" is no node that turns"));
    // A quarter turn about its Y is a yaw to the left: about our z.
    EXPECT_NEAR(turnAboutZDeg(attitudeOf(folder / "two.gltf --at 0.5 --node arm")), 45.0, 1e-5);

    two.sampler()["interpolation"] = "STEP";
    put(folder / "steps.gltf", two.text());
    const Result steps = interpolate(folder / "steps.gltf --at 0.5 --to quat");
    EXPECT_EQ(steps.code, 2);
    EXPECT_THAT(steps.err, HasSubstr("--method is missing: the animation goes in steps"));
    EXPECT_EQ(interpolate(folder / "steps.gltf --at 0.5 --to quat --method slerp").code, 0);
}

TEST(InterpolateGltf, RefusesWhatAGltfFileLeavesNoChoiceAbout) {
    const TemporaryFolder folder;
    const std::string file = folder / "a.gltf", out = " -o " + file;
    const auto refusal = [&](const std::string& line) {
        const Result result = interpolate(kSeed + " " + line);
        EXPECT_EQ(result.code, 2) << line;
        return result.err;
    };
    EXPECT_THAT(refusal("--method squad --to quat" + out), HasSubstr("--to: a glTF file has"));
    EXPECT_THAT(refusal("--method squad --at 1" + out), HasSubstr("--at: a glTF file has"));
    EXPECT_THAT(refusal("--method squad --summary" + out), HasSubstr("--summary: a glTF file"));
    EXPECT_THAT(refusal("--method squad --motion" + out), HasSubstr("--motion: a glTF file"));
    EXPECT_THAT(refusal("--method squad --format csv" + out), HasSubstr("--format: a glTF file"));
    EXPECT_THAT(refusal("--method squad,slerp" + out), HasSubstr("--method: a glTF file has one"));
    EXPECT_THAT(refusal("--method squad --rate 60" + out),
                HasSubstr("--rate: the keys are written"));
    EXPECT_THAT(refusal("--method squad --gltf linear --pieces 2" + out), HasSubstr("--pieces"));
    EXPECT_THAT(refusal("--method squad --pieces 0" + out),
                HasSubstr("--pieces: \"0\" is no whole"));
    EXPECT_THAT(refusal("--method squad --gltf cubik" + out), HasSubstr("did you mean \"cubic\"?"));
    EXPECT_THAT(refusal("--method squad --gltf cubic --rate 5 --to quat"),
                HasSubstr("--gltf: -o names no file"));
    EXPECT_THAT(refusal("--method squad --node x --at 1 --to quat"),
                HasSubstr("--node: KEYS is no"));
    EXPECT_TRUE(folder.names().empty());
}

TEST(InterpolateGltf, WritesNothingWhereTheCurveDoesNotFit) {
    const TemporaryFolder folder;
    const Result result = interpolate(kSeed + " --method slerp --gltf linear --rate 1000000 -o " +
                                      (folder / "a.glb"));
    EXPECT_EQ(result.code, 4);
    EXPECT_THAT(result.err, HasSubstr("E127 no glTF can be written: it would have more than "
                                      "1,000,000 keys"));
    EXPECT_TRUE(folder.names().empty());
}

}  // namespace
}  // namespace gimbalscope::test
