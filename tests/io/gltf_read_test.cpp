// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// What glTF files may have, and what they must not: each feature in a file made by hand.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "io/gltf_animation.h"
#include "io/gltf_text.h"
#include "temporary_folder.h"

namespace gimbalscope::io {
namespace {

using test::bytesOf;
using test::GltfText;
using test::quarterTurn;
using testing::HasSubstr;

constexpr float kNan = std::numeric_limits<float>::quiet_NaN();

GltfRotation good(const std::string& bytes, const GltfWanted& wanted = {}) {
    GltfRead read = readGltf(bytes, wanted);
    EXPECT_TRUE(read.rotation.has_value())
        << (read.findings.empty() ? "no word" : read.findings.back().message);
    return read.rotation.value_or(GltfRotation{});
}

/// "CODE sentence" of what is refused.
std::string refusal(const std::string& bytes, const GltfWanted& wanted = {}) {
    const GltfRead read = readGltf(bytes, wanted);
    if (read.rotation || read.findings.empty()) {
        return "taken";
    }
    return std::string(read.findings.back().code) + " " + read.findings.back().message;
}

void expectNumbers(const GltfQuat& quat, const GltfQuat& wanted) {
    for (std::size_t i = 0; i < 4; ++i) {
        EXPECT_DOUBLE_EQ(quat[i], wanted[i]) << i;
    }
}

TEST(GltfRead, FloatsAndTheDefaultOfLinear) {
    const GltfRotation read = good(quarterTurn().text());
    EXPECT_EQ(read.node, "ship");
    EXPECT_EQ(read.interpolation, GltfInterpolation::Linear);
    ASSERT_EQ(read.keys.size(), 2U);
    EXPECT_EQ(read.keys[1].timeS, 1.0);
    const double half = static_cast<double>(0.70710677F);
    expectNumbers(read.keys[1].value, {0.0, half, 0.0, half});
}

TEST(GltfRead, NormalizedIntegersAreTheFractionsOfTheSpecification) {
    const auto with = [](const std::string& bytes, int kind) {
        GltfText file;
        file.times({0.0F});
        file.add(bytes, kind, "VEC4", 1)["normalized"] = true;
        return good(file.text()).keys.at(0).value;
    };
    expectNumbers(with(bytesOf<std::int8_t>({-128, -127, 64, 127}), 5120),
                  {-1.0, -1.0, 64.0 / 127.0, 1.0});
    expectNumbers(with(bytesOf<std::uint8_t>({0, 51, 128, 255}), 5121),
                  {0.0, 0.2, 128.0 / 255.0, 1.0});
    expectNumbers(with(bytesOf<std::int16_t>({-32768, -32767, 16384, 32767}), 5122),
                  {-1.0, -1.0, 16384.0 / 32767.0, 1.0});
    expectNumbers(with(bytesOf<std::uint16_t>({0, 13107, 32768, 65535}), 5123),
                  {0.0, 0.2, 32768.0 / 65535.0, 1.0});
}

TEST(GltfRead, StridesAndOffsets) {
    GltfText file;
    file.add(bytesOf<float>({9.0F, 0.0F, 9.0F, 0.5F, 9.0F, 2.0F}), 5126, "SCALAR",
             3)["byteOffset"] = 4;
    file.json["bufferViews"][0]["byteStride"] = 8;
    file.quats({1.0F, 0.0F, 0.0F, 0.0F, 0.0F, 1.0F, 0.0F, 0.0F, 0.0F, 0.0F, 1.0F, 0.0F});
    const GltfRotation read = good(file.text());
    ASSERT_EQ(read.keys.size(), 3U);
    EXPECT_EQ(read.keys[1].timeS, 0.5);
    EXPECT_EQ(read.keys[2].timeS, 2.0);
    expectNumbers(read.keys[2].value, {0.0, 0.0, 1.0, 0.0});
}

TEST(GltfRead, SparseAccessorsOverlayTheirBaseOrZeros) {
    GltfText file = quarterTurn();
    file.add(bytesOf<std::uint16_t>({1}), 5123, "SCALAR", 1);
    file.quats({0.0F, 0.0F, 1.0F, 0.0F});
    nlohmann::json& quats = file.json["accessors"][1];
    quats["sparse"] = {{"count", 1},
                       {"indices", {{"bufferView", 2}, {"componentType", 5123}}},
                       {"values", {{"bufferView", 3}}}};
    expectNumbers(good(file.text()).keys[0].value, {0.0, 0.0, 0.0, 1.0});
    expectNumbers(good(file.text()).keys[1].value, {0.0, 0.0, 1.0, 0.0});

    quats.erase("bufferView");  // all zeros but that one: no attitude
    EXPECT_EQ(refusal(file.text()), "E101 key 1 is a zero quaternion");

    quats["sparse"]["count"] = 3;
    EXPECT_THAT(refusal(file.text()), HasSubstr("E132 accessor 1 has sparse indices"));
    quats["sparse"]["count"] = 1;
    file.buffer[static_cast<std::size_t>(file.json["bufferViews"][2]["byteOffset"])] = 2;
    EXPECT_THAT(refusal(file.text()), HasSubstr("E132 accessor 1 has sparse indices out of order"));
}

TEST(GltfRead, CubicSplineHasThreeQuaternionsPerKey) {
    GltfText file;
    file.times({1.0F, 3.0F});
    file.quats({0, 0,     0, 0, 0, 0, 0, 1, 0.5F, 0, 0, 0,  //
                0, 0.25F, 0, 0, 1, 0, 0, 0, 0,    0, 0, 0});
    file.sampler()["interpolation"] = "CUBICSPLINE";
    const GltfRotation read = good(file.text());
    EXPECT_EQ(read.interpolation, GltfInterpolation::CubicSpline);
    ASSERT_EQ(read.keys.size(), 2U);
    expectNumbers(read.keys[0].value, {0.0, 0.0, 0.0, 1.0});
    expectNumbers(read.keys[0].out, {0.5, 0.0, 0.0, 0.0});
    expectNumbers(read.keys[1].in, {0.0, 0.25, 0.0, 0.0});
    expectNumbers(read.keys[1].value, {1.0, 0.0, 0.0, 0.0});

    file.sampler()["interpolation"] = "LINEAR";
    EXPECT_EQ(refusal(file.text()), "E132 2 times and 6 quaternions: LINEAR needs 1 for each");
    file.sampler()["interpolation"] = "BEZIER";
    EXPECT_THAT(refusal(file.text()), HasSubstr("\"BEZIER\" is no interpolation"));
    file.sampler()["interpolation"] = "STEP";
    file.json["accessors"][1]["count"] = 2;
    file.json["accessors"][1]["byteOffset"] = 16;
    EXPECT_EQ(good(file.text()).interpolation, GltfInterpolation::Step);
}

/// Two nodes in two animations, all by one sampler.
GltfText twoByTwo() {
    GltfText file = quarterTurn();
    file.json["nodes"] = {{{"name", "hull"}}, {{"name", "arm"}}};
    nlohmann::json& animations = file.json["animations"];
    animations[0]["name"] = "Walk";
    animations[0]["channels"].push_back(animations[0]["channels"][0]);
    animations[0]["channels"][1]["target"]["node"] = 1;
    animations.push_back(animations[0]);
    animations[1]["name"] = "Run";
    return file;
}

TEST(GltfRead, OfSeveralChannelsTheFirstOrTheOneOfThatName) {
    const std::string text = twoByTwo().text();
    const GltfRead read = readGltf(text, {});
    ASSERT_TRUE(read.rotation);
    EXPECT_EQ(read.rotation->node, "hull");
    ASSERT_EQ(read.findings.size(), 1U);
    EXPECT_EQ(read.findings[0].code, "W241");
    EXPECT_EQ(read.findings[0].message,
              "\"Walk/hull\" is read, the first of 4 that turn; not \"Walk/arm\", \"Run/hull\", "
              "\"Run/arm\"");
    EXPECT_EQ(good(text, {.node = "arm"}).animation, "Walk");
    EXPECT_EQ(good(text, {.node = "1"}).node, "arm");
    const GltfRotation run = good(text, {.node = "Run/arm"});
    EXPECT_EQ(run.animation, "Run");
    EXPECT_EQ(run.node, "arm");
    EXPECT_THAT(refusal(text, {.node = "Run/arn"}),
                testing::AllOf(HasSubstr("E134 \"Run/arn\" is no node that turns"),
                               HasSubstr("did you mean \"Run/arm\"?")));
}

TEST(GltfRead, OtherPathsAndChannelsWithoutNodeAreNoTurning) {
    GltfText file = quarterTurn();
    nlohmann::json& target = file.json["animations"][0]["channels"][0]["target"];
    target["path"] = "translation";
    EXPECT_THAT(refusal(file.text()), HasSubstr("E134 no animation in it turns a node"));
    target["path"] = "rotation";
    target.erase("node");
    EXPECT_THAT(refusal(file.text()), HasSubstr("E134"));
    file.json.erase("animations");
    EXPECT_THAT(refusal(file.text()), HasSubstr("E134"));
}

TEST(GltfRead, APartOfANodeIsRelativeToIt) {
    GltfText file = quarterTurn();
    file.json["nodes"].push_back({{"name", "carrier"}, {"children", {0}}});
    const GltfRead read = readGltf(file.text(), {});
    ASSERT_EQ(read.findings.size(), 1U);
    EXPECT_EQ(read.findings[0].message,
              "\"ship\" is a part of \"carrier\": its attitudes are relative to that");
}

TEST(GltfRead, BuffersBesideTheFileAndNowhereElse) {
    const test::TemporaryFolder folder;
    const GltfText file = quarterTurn();
    test::put(folder / "a b.bin", file.buffer);
    const GltfWanted there{.node = {}, .folder = folder.path()};
    EXPECT_EQ(good(file.textAt("a%20b.bin"), there).keys.size(), 2U);
    EXPECT_EQ(good(file.textAt("./a b.bin"), there).keys.size(), 2U);
    for (const char* const uri :
         {"../a.bin", "x/../../a.bin", "/etc/passwd", "file:///etc/passwd", "%2e%2e/a.bin",
          "..%2Fa.bin", "http://localhost/a.bin", "a\\b", "", "a%00b"}) {
        EXPECT_THAT(refusal(file.textAt(uri), there), HasSubstr("not beside the file")) << uri;
    }
    EXPECT_THAT(refusal(file.textAt("none.bin"), there),
                testing::AllOf(HasSubstr("E133 cannot read"), HasSubstr("none.bin")));
    EXPECT_THAT(refusal(file.textAt("a%20b.bin")), HasSubstr("E133"));
    test::put(folder / "short.bin", file.buffer.substr(1));
    EXPECT_EQ(refusal(file.textAt("short.bin"), there), "E133 buffer 0 has 39 of 40 bytes");
    EXPECT_THAT(refusal(file.textAt("data:application/octet-stream;base64,AAA*")),
                HasSubstr("E133 a buffer that stands in the file is no base64"));
    EXPECT_THAT(refusal(file.textAt("data:,hello")), HasSubstr("E133"));
}

TEST(GltfRead, KeysThatAreNone) {
    const auto with = [](std::vector<float> times, std::vector<float> quats) {
        GltfText file;
        file.times(times);
        file.quats(quats);
        return refusal(file.text());
    };
    EXPECT_EQ(with({0, 1}, {0, 0, 0, 1, 0, 0, 0, 0}), "E101 key 2 is a zero quaternion");
    EXPECT_EQ(with({0, 1}, {0, 0, 0, 1, 0, kNan, 0, 0}), "E102 key 2 is not of finite numbers");
    EXPECT_EQ(with({kNan, 1}, {0, 0, 0, 1, 0, 0, 0, 1}), "E110 key 1: its time is no number");
    EXPECT_EQ(with({1, 1}, {0, 0, 0, 1, 0, 0, 0, 1}), "E110 key 2: its time 1 s is not after 1 s");
    EXPECT_EQ(with({1, 0.5F}, {0, 0, 0, 1, 0, 0, 0, 1}),
              "E110 key 2: its time 0.5 s is not after 1 s");
    EXPECT_THAT(with({0, 1, 2}, {0, 0, 0, 1, 0, 0, 0, 1}), HasSubstr("E132 3 times and 2"));
    EXPECT_THAT(with({}, {}), HasSubstr("E132 accessor 0 has 0 elements"));
}

TEST(GltfRead, EveryReferenceIsLookedAt) {
    const auto with = [](const char* pointer, const nlohmann::json& value) {
        GltfText file = quarterTurn();
        file.json[nlohmann::json::json_pointer(pointer)] = value;
        return refusal(file.text());
    };
    for (const auto& [pointer, value] :
         std::initializer_list<std::pair<const char*, nlohmann::json>>{
             {"/animations/0/channels/0/sampler", 7},
             {"/animations/0/channels/0/target/node", 9},
             {"/animations/0/samplers/0/input", 2},
             {"/animations/0/samplers/0/output", "one"},
             {"/animations/0/samplers", 5},
             {"/nodes", nlohmann::json::object()},
             {"/accessors/0/bufferView", 2},
             {"/accessors/0/bufferView", -1},
             {"/accessors/0/count", 3},
             {"/accessors/0/count", 1e300},
             {"/accessors/0/count", 2000000000},
             {"/accessors/0/componentType", 5123},
             {"/accessors/0/type", "VEC3"},
             {"/accessors/1/componentType", 5125},
             {"/accessors/1/componentType", 5122},
             {"/accessors/1/byteOffset", 1},
             {"/accessors/1/byteOffset", 18446744073709551615ULL},
             {"/bufferViews/1/byteLength", 31},
             {"/bufferViews/1/byteLength", 1000},
             {"/bufferViews/1/byteOffset", 12},
             {"/bufferViews/1/byteStride", 4},
             {"/bufferViews/1/byteStride", 252},
             {"/bufferViews/1/buffer", 1}}) {
        EXPECT_THAT(with(pointer, value), HasSubstr("E132 ")) << pointer << " " << value;
    }
    EXPECT_THAT(
        with("/accessors/1", {{"componentType", 5126}, {"type", "VEC4"}, {"count", 2000000}}),
        HasSubstr("there may be 1 to 300000"));
}

TEST(GltfRead, WhatIsNoGltf) {
    EXPECT_THAT(refusal(""), HasSubstr("E131 this is no glTF: its JSON breaks at byte"));
    EXPECT_THAT(refusal("t,qx,qy,qz,qw\n0,0,0,0,1\n"), HasSubstr("E131"));
    EXPECT_THAT(refusal("[]"), HasSubstr("E131 this is no glTF: its JSON is no object"));
    EXPECT_THAT(refusal("{}"), HasSubstr("E131 this is no glTF: asset.version is missing"));
    EXPECT_THAT(refusal(R"({"asset": {"version": "1.0"}})"),
                HasSubstr("E131 glTF \"1.0\" cannot be read, only 2.0"));
    EXPECT_THAT(refusal(R"({"asset": {"version": "2.0", "minVersion": "2.1"}})"),
                HasSubstr("E131"));
    EXPECT_THAT(refusal(R"({"asset": {"version": "2.0"}, "nodes": [1e999]})"), HasSubstr("E131"));
    EXPECT_THAT(refusal(R"({"asset": {"version": "2.0"}, "nodes": )" + std::string(200000, '[')),
                HasSubstr("E131 its JSON is too large or too deep"));
    std::string many = R"({"asset": {"version": "2.0"}, "nodes": [0)";
    for (int i = 0; i < 1'100'000; ++i) {
        many += ",0";
    }
    EXPECT_THAT(refusal(many + "]}"), HasSubstr("E131 its JSON is too large"));
}

TEST(GltfRead, NumbersThatAreCompressedAreRefused) {
    GltfText file = quarterTurn();
    file.json["bufferViews"][1]["extensions"]["EXT_meshopt_compression"] = {{"mode", "ATTRIBUTES"}};
    EXPECT_EQ(good(file.text()).keys.size(), 2U);  // the bytes are there as well
    file.json["extensionsRequired"] = {"EXT_meshopt_compression"};
    EXPECT_THAT(refusal(file.text()), HasSubstr("E133 its numbers are compressed"));
}

}  // namespace
}  // namespace gimbalscope::io
