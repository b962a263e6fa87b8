// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// glTF files that we write: what is in them, that they come back, and that nothing that is cut or
// broken in them does more than to be refused. tests/scripts/gltf_reader.py reads them without any
// of our code.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <random>

#include "io/base64.h"
#include "io/gltf_animation.h"
#include "io/gltf_text.h"

namespace gimbalscope::io {
namespace {

using nlohmann::json;
using testing::HasSubstr;

GltfRotation rotation(GltfInterpolation interpolation) {
    GltfRotation some{.node = "ship",
                      .animation = "squad",
                      .interpolation = interpolation,
                      .startS = -1.0,
                      .keys = {}};
    for (int i = 0; i < 5; ++i) {
        const double half = 0.3 * i;
        GltfKey key{.timeS = 0.1 + i * 0.7, .value = {0.0, std::sin(half), 0.0, std::cos(half)}};
        if (interpolation == GltfInterpolation::CubicSpline) {
            key.in = {0.01 * i, std::cos(half), 0.0, -std::sin(half)};
            key.out = {-0.02 * i, 0.5 * std::cos(half), 0.0, -0.5 * std::sin(half)};
        }
        some.keys.push_back(key);
    }
    return some;
}

std::string bytesIn(GltfInterpolation interpolation, GltfForm form) {
    GltfWritten written = writeGltf(rotation(interpolation), form, "gimbalscope test");
    EXPECT_EQ(written.problem, "");
    return written.bytes;
}

double inFloat(double value) { return static_cast<double>(static_cast<float>(value)); }

class GltfWrite : public testing::TestWithParam<std::tuple<GltfInterpolation, GltfForm>> {};

TEST_P(GltfWrite, ComesBackInFloat32) {
    const auto [interpolation, form] = GetParam();
    const GltfRotation before = rotation(interpolation);
    const GltfRead read = readGltf(bytesIn(interpolation, form), {});
    ASSERT_TRUE(read.rotation);
    EXPECT_TRUE(read.findings.empty());
    EXPECT_EQ(read.rotation->node, "ship");
    EXPECT_EQ(read.rotation->animation, "squad");
    EXPECT_EQ(read.rotation->interpolation, interpolation);
    EXPECT_EQ(read.rotation->startS, -1.0);
    ASSERT_EQ(read.rotation->keys.size(), before.keys.size());
    for (std::size_t i = 0; i < before.keys.size(); ++i) {
        const GltfKey &wanted = before.keys[i], &key = read.rotation->keys[i];
        EXPECT_EQ(key.timeS, inFloat(wanted.timeS));
        for (std::size_t k = 0; k < 4; ++k) {
            EXPECT_EQ(key.value[k], inFloat(wanted.value[k]));
            EXPECT_EQ(key.in[k], inFloat(wanted.in[k]));
            EXPECT_EQ(key.out[k], inFloat(wanted.out[k]));
        }
    }
}

TEST_P(GltfWrite, WhateverIsCutOffOrFlippedIsRefusedOrSound) {
    const auto [interpolation, form] = GetParam();
    const std::string whole = bytesIn(interpolation, form);
    int refused = 0;
    const auto look = [&](const std::string& bytes) {
        const GltfRead read = readGltf(bytes, {});
        if (!read.rotation) {
            ++refused;
            ASSERT_FALSE(read.findings.empty());
            EXPECT_EQ(read.findings.back().code.front(), 'E');
            EXPECT_FALSE(read.findings.back().message.empty());
            return;
        }
        for (std::size_t i = 0; i < read.rotation->keys.size(); ++i) {
            const GltfKey& key = read.rotation->keys[i];
            ASSERT_TRUE(std::isfinite(key.timeS));
            ASSERT_TRUE(i == 0 || key.timeS > read.rotation->keys[i - 1].timeS);
            for (const double each : key.value) {
                ASSERT_TRUE(std::isfinite(each));
            }
        }
    };
    const std::size_t content = form == GltfForm::Text ? whole.rfind('}') + 1 : whole.size();
    for (std::size_t size = 0; size < content; ++size) {
        look(whole.substr(0, size));
    }
    EXPECT_EQ(refused, static_cast<int>(content));
    std::mt19937 random(20261202);
    for (int i = 0; i < 2000; ++i) {
        std::string bytes = whole;
        for (unsigned flips = 1 + random() % 4; flips > 0; --flips) {
            char& byte = bytes[random() % bytes.size()];
            byte = static_cast<char>(byte ^ (1 << (random() % 8)));
        }
        look(bytes);
    }
}

INSTANTIATE_TEST_SUITE_P(Both, GltfWrite,
                         testing::Combine(testing::Values(GltfInterpolation::Linear,
                                                          GltfInterpolation::CubicSpline),
                                          testing::Values(GltfForm::Text, GltfForm::Binary)));

TEST(GltfWriteText, HasWhatTheSpecificationAsksFor) {
    const json file = json::parse(bytesIn(GltfInterpolation::CubicSpline, GltfForm::Text));
    EXPECT_EQ(file["asset"]["version"], "2.0");
    EXPECT_EQ(file["asset"]["generator"], "gimbalscope test");
    EXPECT_EQ(file["scenes"][file["scene"].get<int>()]["nodes"], json::array({0}));
    EXPECT_EQ(file["nodes"][0]["name"], "ship");
    const json& times = file["accessors"][0];
    EXPECT_EQ(times["type"], "SCALAR");
    EXPECT_EQ(times["count"], 5);
    EXPECT_EQ(times["min"], json::array({inFloat(0.1)}));
    EXPECT_EQ(times["max"], json::array({inFloat(0.1 + 4 * 0.7)}));
    EXPECT_EQ(file["accessors"][1]["count"], 15);
    EXPECT_EQ(file["accessors"][1]["type"], "VEC4");
    EXPECT_EQ(file["buffers"][0]["byteLength"], 5 * 4 + 15 * 16);
    for (const json& view : file["bufferViews"]) {
        EXPECT_EQ(view["byteOffset"].get<int>() % 4, 0);
        EXPECT_FALSE(view.contains("target"));  // for vertices only
    }
}

TEST(GltfWriteBinary, HasChunksOfFours) {
    const std::string bytes = bytesIn(GltfInterpolation::Linear, GltfForm::Binary);
    const auto integer = [&](std::size_t at) {
        return static_cast<std::size_t>(static_cast<unsigned char>(bytes[at])) +
               256 * static_cast<unsigned char>(bytes[at + 1]);
    };
    EXPECT_EQ(bytes.substr(0, 4), "glTF");
    EXPECT_EQ(integer(4), 2U);
    EXPECT_EQ(integer(8), bytes.size());
    const std::size_t jsonSize = integer(12);
    EXPECT_EQ(jsonSize % 4, 0U);
    EXPECT_EQ(bytes.substr(16, 4), "JSON");
    const json file = json::parse(bytes.substr(20, jsonSize));
    EXPECT_FALSE(file["buffers"][0].contains("uri"));
    EXPECT_EQ(integer(20 + jsonSize) % 4, 0U);
    EXPECT_EQ(bytes.substr(24 + jsonSize, 4), std::string("BIN\0", 4));
    EXPECT_EQ(bytes.size(), 28 + jsonSize + 5 * 20);
}

TEST(GltfWriteRefuses, WhatTheFormatCannotHold) {
    const auto problem = [](const GltfRotation& some) {
        const GltfWritten written = writeGltf(some, GltfForm::Text, "test");
        EXPECT_TRUE(written.bytes.empty());
        return written.problem;
    };
    GltfRotation some = rotation(GltfInterpolation::Linear);
    some.keys[0].timeS = -0.5;
    EXPECT_EQ(problem(some), "glTF knows no time -0.5 s");
    some.keys[0].timeS = some.keys[1].timeS - 1e-9;
    EXPECT_THAT(problem(some), HasSubstr("are one in float32"));
    some.keys.clear();
    EXPECT_EQ(problem(some), "there is no key to write");
    some = rotation(GltfInterpolation::CubicSpline);
    some.keys.resize(1);
    EXPECT_EQ(problem(some), "CUBICSPLINE needs two keys or more");
}

TEST(Base64, IsThatOfTheRfc) {
    const std::string_view kBytes = "foobar";
    const char* const wanted[]{"", "Zg==", "Zm8=", "Zm9v", "Zm9vYg==", "Zm9vYmE=", "Zm9vYmFy"};
    for (std::size_t size = 0; size <= 6; ++size) {
        EXPECT_EQ(toBase64(kBytes.substr(0, size)), wanted[size]);
        EXPECT_EQ(fromBase64(wanted[size]), kBytes.substr(0, size));
    }
    EXPECT_EQ(fromBase64("Zg"), "f");
    for (const char* const bad :
         {"Z", "Zg=", "Z===", "Zm 9", "Zm9\n", "Zm9v=", "Zg==Zg==", "Zm9-"}) {
        EXPECT_EQ(fromBase64(bad), std::nullopt) << bad;
    }
    std::string all;
    for (std::uint64_t i = 0; i < 100000; ++i) {
        all.push_back(static_cast<char>(i * i / 7));
    }
    EXPECT_EQ(fromBase64(toBase64(all)), all);
    EXPECT_EQ(toBase64(all).find('\n'), std::string::npos);
}

}  // namespace
}  // namespace gimbalscope::io
