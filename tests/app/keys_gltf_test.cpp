// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Curves as glTF animations and back. What others make of the files is asked of a reader that
// shares no code with ours (tests/scripts/gltf_reader.py).
#include "app/keys_gltf.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdio>
#include <sstream>

#include "app/exit_code.h"
#include "curve/keyframes.h"
#include "io/gltf_text.h"
#include "temporary_folder.h"

namespace gimbalscope::app {
namespace {

using curve::Curve;
using curve::Method;
using io::GltfForm;
using io::GltfInterpolation;
using test::apartDeg;
using testing::HasSubstr;

Curve curveOf(std::vector<curve::Key> keys, Method method, curve::Options options = {}) {
    return Curve(std::move(keys), method, options);
}

GltfCurve written(const Curve& curve, const GltfStyle& style) {
    GltfCurve file = gltfOf(curve, style);
    EXPECT_EQ(file.problem, "");
    return file;
}

struct Moment {
    double timeS = 0.0;
    math::Quat worldFromBody;
};

/// What the reader in Python says of a file: at the keys and between them.
struct Played {
    std::string interpolation;
    std::size_t keys = 0;
    std::vector<Moment> moments;
};

/// What it prints of these files; it is started once, since starting takes longest.
std::istringstream playedElsewhere(int parts, const std::string& paths) {
    const std::string command = GIMBALSCOPE_PYTHON " " GIMBALSCOPE_SOURCE_DIR
                                                   "/tests/scripts/gltf_reader.py " +
                                std::to_string(parts) + paths;
    std::FILE* const pipe = ::popen(command.c_str(), "r");
    std::string text;
    std::array<char, 4096> buffer{};
    while (const std::size_t size = std::fread(buffer.data(), 1, buffer.size(), pipe)) {
        text.append(buffer.data(), size);
    }
    EXPECT_EQ(::pclose(pipe), 0);
    return std::istringstream(text);
}

Played nextOf(std::istringstream& lines) {
    Played played;
    std::size_t count = 0;
    lines >> played.interpolation >> played.keys >> count;
    played.moments.resize(count);
    for (Moment& each : played.moments) {
        lines >> each.timeS >> each.worldFromBody.x >> each.worldFromBody.y >>
            each.worldFromBody.z >> each.worldFromBody.w;
    }
    EXPECT_TRUE(lines.good());
    return played;
}

/// One file that is to be played elsewhere.
struct Case {
    Method method{};
    GltfStyle style;
    GltfCurve file{};
};

Curve curveOf(Method method) { return curveOf(test::lessonKeys(), method); }

std::vector<Case> allCases() {
    std::vector<Case> cases;
    for (const Method method : {Method::Nlerp, Method::Slerp, Method::Squad, Method::SquadTimed,
                                Method::Spline, Method::GltfCubic}) {
        for (const GltfForm form : {GltfForm::Text, GltfForm::Binary}) {
            cases.push_back({method, {.form = form, .interpolation = GltfInterpolation::Linear}});
            for (const std::size_t pieces : {1U, 4U, 16U}) {
                cases.push_back({method, {.form = form, .pieces = pieces}});
            }
        }
    }
    return cases;
}

double offDeg(const Case& one, const Curve& curve, const Moment& moment) {
    return apartDeg(moment.worldFromBody, curve.at(one.file.startS + moment.timeS));
}

constexpr int kParts = 8;

/// At its keys a file has the curve; between them it is off by as much as was told.
void expectTheCurve(const Case& one, const Played& played) {
    const Curve curve = curveOf(one.method);
    const bool isLinear = one.style.interpolation == GltfInterpolation::Linear;
    EXPECT_EQ(played.interpolation, isLinear ? "LINEAR" : "CUBICSPLINE");
    EXPECT_EQ(played.keys, isLinear ? 181 : 3 * one.style.pieces + 1);
    EXPECT_EQ(played.keys, one.file.keys);
    double atKeys = 0.0, worst = 0.0;
    for (std::size_t i = 0; i < played.moments.size(); ++i) {
        const double off = offDeg(one, curve, played.moments[i]);
        worst = std::max(worst, off);
        atKeys = i % kParts == 0 ? std::max(atKeys, off) : atKeys;
    }
    EXPECT_LT(atKeys, 1e-5);
    EXPECT_LE(worst, one.file.deviationDeg + 1e-5);
    EXPECT_GT(worst, 0.5 * one.file.deviationDeg - 1e-5);
}

TEST(KeysGltf, PlayElsewhereAsTheyPlayHere) {
    const test::TemporaryFolder folder;
    std::vector<Case> cases = allCases();
    std::string paths;
    for (Case& one : cases) {
        one.file = written(curveOf(one.method), one.style);
        const std::string path = folder / (std::to_string(paths.size()) +
                                           (one.style.form == GltfForm::Text ? ".gltf" : ".glb"));
        test::put(path, one.file.bytes);
        paths += " " + path;
    }
    std::istringstream lines = playedElsewhere(kParts, paths);
    for (const Case& one : cases) {
        SCOPED_TRACE(std::string(curve::name(one.method)) + " in " +
                     std::to_string(one.style.pieces) + " pieces, form " +
                     std::to_string(static_cast<int>(one.style.form)));
        expectTheCurve(one, nextOf(lines));
    }
}

TEST(KeysGltf, CubicComesNearerWithMorePieces) {
    for (const Method method : {Method::Slerp, Method::Squad, Method::SquadTimed, Method::Spline}) {
        const auto off = [&](std::size_t pieces) {
            return written(curveOf(method), {.pieces = pieces}).deviationDeg;
        };
        EXPECT_LT(off(1), 1.5) << curve::name(method);
        EXPECT_LT(off(4), off(1) / 30.0) << curve::name(method);  // of the fourth order: 256
        EXPECT_LT(off(16), 1e-4) << curve::name(method);
    }
}

TEST(KeysGltf, CubicIsNlerpAndGltfCubicItself) {
    // Of a chord (1-t) a + t b the cubic with its tangents is a multiple, at each t.
    EXPECT_LT(written(curveOf(Method::Nlerp), {}).deviationDeg, 2e-5);
    EXPECT_LT(written(curveOf(Method::GltfCubic), {}).deviationDeg, 2e-5);
}

TEST(KeysGltf, LinearIsOffByLittleBetweenItsSamples) {
    for (const Method method : {Method::Nlerp, Method::Slerp, Method::Squad, Method::Spline}) {
        const GltfCurve file =
            written(curveOf(method), {.interpolation = GltfInterpolation::Linear});
        EXPECT_LT(file.deviationDeg, 0.02) << curve::name(method);
    }
    const GltfCurve few = written(curveOf(Method::Squad),
                                  {.interpolation = GltfInterpolation::Linear, .ratePerS = 0.7});
    EXPECT_EQ(few.keys, 4U);  // 0, 1/0.7, 2/0.7, and the end at 3
    EXPECT_GT(few.deviationDeg, 1.0);
}

TEST(KeysGltfAxes, AreYUpAndZForward) {
    const auto file = written(curveOf({{0.0, test::aboutZ(40)},   // yaw to the left
                                       {1.0, test::aboutX(40)},   // bank to the right
                                       {2.0, test::aboutY(40)}},  // nose down
                                      Method::Slerp),
                              {.interpolation = GltfInterpolation::CubicSpline});
    const auto read = io::readGltf(file.bytes, {}).rotation;
    ASSERT_TRUE(read && read->keys.size() == 3);
    const double sine = test::aboutZ(40).z;
    EXPECT_NEAR(read->keys[0].value[1], sine, 1e-7);  // about +Y, up
    EXPECT_NEAR(read->keys[1].value[2], sine, 1e-7);  // about +Z, where it looks
    EXPECT_NEAR(read->keys[2].value[0], sine, 1e-7);  // about +X, its left
}

TEST(KeysGltfCurve, OfGltfsOwnCubicIsWrittenToTheLetter) {
    std::vector<curve::Key> keys = test::lessonKeys();
    for (curve::Key& key : keys) {
        key.tangents = curve::Tangents{{0.3, -0.2, 0.1, 0.05}, {-0.1, 0.4, 0.2, 0.3}};
    }
    const Curve curve = curveOf(keys, Method::GltfCubic);
    const GltfCurve file = written(curve, {});
    EXPECT_LT(file.deviationDeg, 2e-5);
    const auto read = io::readGltf(file.bytes, {}).rotation;
    ASSERT_TRUE(read && read->keys.size() == 4);
    EXPECT_NEAR(read->keys[1].in[3], 0.05, 1e-7);
    EXPECT_NEAR(read->keys[1].out[3], 0.3, 1e-7);
}

TEST(KeysGltfCurve, GoesTheLongWayWhereTheCurveDoes) {
    curve::Options longWay;
    longWay.way = curve::Way::Long;
    const Curve curve = curveOf({{0.0, {}}, {1.0, test::aboutZ(40)}}, Method::Slerp, longWay);
    EXPECT_LT(written(curve, {.pieces = 8}).deviationDeg, 0.05);  // 320 degrees in all
    EXPECT_LT(written(curve, {.interpolation = GltfInterpolation::Linear}).deviationDeg, 1e-4);
}

TEST(KeysGltfCurve, ComesBackToTheFirstKeyWhereItIsClosed) {
    curve::Options closed;
    closed.ends = curve::Ends::Closed;
    const Curve curve = curveOf(test::lessonKeys(), Method::SquadTimed, closed);
    const GltfCurve file = written(curve, {.pieces = 8});
    EXPECT_EQ(file.keys, 33U);
    EXPECT_LT(file.deviationDeg, 0.01);
}

TEST(KeysGltfCurve, OfOneKeyIsLinear) {
    const GltfCurve file = written(curveOf({{0.5, test::aboutX(30)}}, Method::Squad), {});
    EXPECT_EQ(file.interpolation, GltfInterpolation::Linear);
    EXPECT_EQ(file.keys, 1U);
    EXPECT_LT(file.deviationDeg, 1e-5);
}

TEST(KeysGltfCurve, IsRefusedWhereFloat32CannotHoldIt) {
    const Curve curve = curveOf(test::lessonKeys(), Method::Slerp);
    EXPECT_EQ(gltfOf(curve, {.interpolation = GltfInterpolation::Linear, .ratePerS = 1e9}).problem,
              "it would have more than 1,000,000 keys");
    EXPECT_EQ(gltfOf(curve, {.pieces = 1'000'000}).problem,
              "it would have more than 1,000,000 keys");
    const Curve near = curveOf({{500.0, {}}, {500.0 + 1e-8, test::aboutX(1)}}, Method::Slerp);
    EXPECT_THAT(gltfOf(near, {}).problem, HasSubstr("are one in float32"));
    const Curve late = curveOf({{1.7e9, {}}, {1.7e9 + 0.001, test::aboutX(1)}}, Method::Slerp);
    EXPECT_EQ(written(late, {}).startS, 1.7e9);
}

/// A file of these bytes read as the program reads it, and what it said.
struct ReadBack {
    KeysFile file;
    std::string said;
};
ReadBack readBack(const std::string& bytes, const std::string& node = {}) {
    const test::TemporaryFolder folder;
    test::put(folder / "some.GLTF", bytes);
    ReadBack back;
    FindingLog log("some.GLTF");
    log.to([&](const std::string& line) { back.said += line + "\n"; });
    back.file = node.empty() ? readKeysFile(folder / "some.GLTF", log)
                             : readGltfKeys(folder / "some.GLTF", log, node);
    return back;
}

TEST(KeysGltfFile, HasKeysInOurAxesAndItsOwnMethod) {
    const Curve curve = curveOf(test::exactKeys(), Method::Squad);
    const ReadBack cubic = readBack(written(curve, {}).bytes);
    EXPECT_EQ(cubic.file.code, kExitClean);
    EXPECT_EQ(cubic.said, "");
    EXPECT_EQ(cubic.file.method, Method::GltfCubic);
    ASSERT_EQ(cubic.file.keys.size(), 4U);
    EXPECT_EQ(cubic.file.keys[0].timeS, -1.0);
    EXPECT_EQ(cubic.file.keys[3].timeS, 2.0);
    EXPECT_TRUE(cubic.file.keys[3].tangents.has_value());
    const Curve again = curveOf(cubic.file.keys, *cubic.file.method);
    EXPECT_LT(apartDeg(again.at(0.5), test::aboutZ(45)), 1e-4);  // the seed's answer

    const ReadBack linear =
        readBack(written(curve, {.interpolation = GltfInterpolation::Linear}).bytes);
    EXPECT_EQ(linear.file.method, Method::Slerp);
    EXPECT_FALSE(linear.file.keys[0].tangents.has_value());
}

TEST(KeysGltfFile, SaysWhatIsRemarkableAndWhatIsWrong) {
    test::GltfText file = test::quarterTurn();
    file.sampler()["interpolation"] = "STEP";
    const ReadBack step = readBack(file.text());
    EXPECT_EQ(step.file.keys.size(), 2U);
    EXPECT_EQ(step.file.method, std::nullopt);
    EXPECT_THAT(step.said, HasSubstr("W243 the file goes in steps"));
    EXPECT_FALSE(step.file.isRepaired);

    EXPECT_EQ(readBack(file.text(), "ship").file.code, kExitClean);
    const ReadBack other = readBack(file.text(), "shop");
    EXPECT_EQ(other.file.code, kExitRejected);
    EXPECT_THAT(other.said, HasSubstr("E134 \"shop\" is no node that turns; there is \"ship\""));
    EXPECT_TRUE(other.file.keys.empty());

    test::GltfText longer;
    longer.times({0.0F, 1.0F});
    longer.quats({0, 0, 0, 2, 0, 0, 0, 1});
    const ReadBack off = readBack(longer.text());
    EXPECT_TRUE(off.file.isRepaired);
    EXPECT_THAT(off.said, HasSubstr("W201 keys are not of length 1, the worst has 2.000000"));

    std::string complaint;
    FindingLog log("none.gltf");
    log.to([&](const std::string& line) { complaint += line; });
    EXPECT_EQ(readGltfKeys("/nonexistent/none.gltf", log).code, kExitUnreadable);
}

}  // namespace
}  // namespace gimbalscope::app
