// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// From the keys of one rotation to a glTF file that any reader takes: one node, one scene, one
// animation, two accessors in one buffer of float32, little-endian.
#include <algorithm>
#include <bit>
#include <cmath>
#include <nlohmann/json.hpp>

#include "io/base64.h"
#include "io/gltf_animation.h"
#include "text/numbers.h"

namespace gimbalscope::io {
namespace {

using Json = nlohmann::ordered_json;

constexpr int kFloat = 5126;

void putInteger(std::string& bytes, std::uint32_t value) {
    for (int i = 0; i < 4; ++i) {
        bytes.push_back(static_cast<char>((value >> (8 * i)) & 0xFFU));
    }
}

void putFloat(std::string& bytes, double value) {
    putInteger(bytes, std::bit_cast<std::uint32_t>(static_cast<float>(value)));
}

void putQuat(std::string& bytes, const GltfQuat& quat) {
    for (const double each : quat) {
        putFloat(bytes, each);
    }
}

/// Times, then quaternions.
std::string numbersOf(const GltfRotation& rotation) {
    std::string bytes;
    for (const GltfKey& key : rotation.keys) {
        putFloat(bytes, key.timeS);
    }
    for (const GltfKey& key : rotation.keys) {
        if (rotation.interpolation == GltfInterpolation::CubicSpline) {
            putQuat(bytes, key.in);
            putQuat(bytes, key.value);
            putQuat(bytes, key.out);
        } else {
            putQuat(bytes, key.value);
        }
    }
    return bytes;
}

std::string problemOf(const GltfRotation& rotation) {
    const std::vector<GltfKey>& keys = rotation.keys;
    if (keys.empty()) {
        return "there is no key to write";
    }
    if (keys.size() < 2 && rotation.interpolation == GltfInterpolation::CubicSpline) {
        return "CUBICSPLINE needs two keys or more";
    }
    for (std::size_t i = 0; i < keys.size(); ++i) {
        const float timeS = static_cast<float>(keys[i].timeS);
        if (!std::isfinite(timeS) || timeS < 0.0F) {
            return "glTF knows no time " + text::formatShortest(keys[i].timeS) + " s";
        }
        if (i > 0 && timeS <= static_cast<float>(keys[i - 1].timeS)) {
            return "the times " + text::formatShortest(keys[i - 1].timeS) + " s and " +
                   text::formatShortest(keys[i].timeS) +
                   " s are one in float32, which is all that glTF has";
        }
    }
    return {};
}

/// The JSON without the buffer's bytes.
Json described(const GltfRotation& rotation, std::string_view generator) {
    const std::size_t keys = rotation.keys.size(), timesSize = 4 * keys;
    const std::size_t values =
        rotation.interpolation == GltfInterpolation::CubicSpline ? 3 * keys : keys;
    Json file;
    file["asset"] = {{"version", "2.0"}, {"generator", generator}};
    file["scene"] = 0;
    file["scenes"] = {{{"nodes", {0}}}};
    file["nodes"] = {{{"name", rotation.node}}};
    Json animation;
    animation["name"] = rotation.animation;
    animation["channels"] = {{{"sampler", 0}, {"target", {{"node", 0}, {"path", "rotation"}}}}};
    animation["samplers"] = {
        {{"input", 0}, {"interpolation", name(rotation.interpolation)}, {"output", 1}}};
    if (rotation.startS != 0.0) {
        animation["extras"]["gimbalscope"]["startS"] = rotation.startS;
    }
    file["animations"] = Json::array({animation});
    const auto bound = [](const GltfKey& key) {
        return Json::array({static_cast<double>(static_cast<float>(key.timeS))});
    };
    file["accessors"] = {
        {{"bufferView", 0},
         {"componentType", kFloat},
         {"count", keys},
         {"type", "SCALAR"},
         {"min", bound(rotation.keys.front())},
         {"max", bound(rotation.keys.back())}},
        {{"bufferView", 1}, {"componentType", kFloat}, {"count", values}, {"type", "VEC4"}}};
    file["bufferViews"] = {{{"buffer", 0}, {"byteOffset", 0}, {"byteLength", timesSize}},
                           {{"buffer", 0}, {"byteOffset", timesSize}, {"byteLength", 16 * values}}};
    file["buffers"] = {{{"byteLength", timesSize + 16 * values}}};
    return file;
}

void putChunk(std::string& file, std::string_view kind, std::string_view data, char filling) {
    const std::size_t size = (data.size() + 3) / 4 * 4;
    putInteger(file, static_cast<std::uint32_t>(size));
    file.append(kind).append(data).append(size - data.size(), filling);
}

}  // namespace

GltfWritten writeGltf(const GltfRotation& rotation, GltfForm form, std::string_view generator) {
    if (std::string problem = problemOf(rotation); !problem.empty()) {
        return {.bytes = {}, .problem = std::move(problem)};
    }
    const std::string numbers = numbersOf(rotation);
    Json file = described(rotation, generator);
    constexpr auto kReplace = Json::error_handler_t::replace;
    if (form == GltfForm::Text) {
        file["buffers"][0]["uri"] = "data:application/octet-stream;base64," + toBase64(numbers);
        return {.bytes = file.dump(2, ' ', false, kReplace) + "\n", .problem = {}};
    }
    std::string chunks;
    putChunk(chunks, "JSON", file.dump(-1, ' ', false, kReplace), ' ');
    putChunk(chunks, {"BIN\0", 4}, numbers, '\0');
    std::string bytes = "glTF";
    putInteger(bytes, 2);
    putInteger(bytes, static_cast<std::uint32_t>(12 + chunks.size()));
    return {.bytes = bytes + chunks, .problem = {}};
}

}  // namespace gimbalscope::io
