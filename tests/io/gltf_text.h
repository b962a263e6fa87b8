// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// glTF files put together by hand for tests, feature by feature, without the program's writer.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "io/base64.h"

namespace gimbalscope::test {

/// Numbers as the bytes of a buffer.
template <class T>
std::string bytesOf(const std::vector<T>& numbers) {
    return {reinterpret_cast<const char*>(numbers.data()), numbers.size() * sizeof(T)};
}

/// A file that is made of buffer views added one after the other.
struct GltfText {
    nlohmann::json json{
        {"asset", {{"version", "2.0"}}},
        {"nodes", {{{"name", "ship"}}}},
        {"animations",
         {{{"channels", {{{"sampler", 0}, {"target", {{"node", 0}, {"path", "rotation"}}}}}},
           {"samplers", {{{"input", 0}, {"output", 1}}}}}}}};
    std::string buffer{};

    /// A view of these bytes and an accessor of it.
    nlohmann::json& add(const std::string& bytes, int kind, const char* type, std::size_t count) {
        json["bufferViews"].push_back(
            {{"buffer", 0}, {"byteOffset", buffer.size()}, {"byteLength", bytes.size()}});
        buffer += bytes;
        buffer.resize((buffer.size() + 3) / 4 * 4);
        json["accessors"].push_back({{"bufferView", json["bufferViews"].size() - 1},
                                     {"componentType", kind},
                                     {"type", type},
                                     {"count", count}});
        return json["accessors"].back();
    }
    nlohmann::json& times(const std::vector<float>& timesS) {
        return add(bytesOf(timesS), 5126, "SCALAR", timesS.size());
    }
    nlohmann::json& quats(const std::vector<float>& numbers) {
        return add(bytesOf(numbers), 5126, "VEC4", numbers.size() / 4);
    }
    nlohmann::json& sampler() { return json["animations"][0]["samplers"][0]; }

    /// The file with the buffer inside.
    std::string text() const {
        nlohmann::json whole = json;
        whole["buffers"] = {
            {{"byteLength", buffer.size()},
             {"uri", "data:application/octet-stream;base64," + io::toBase64(buffer)}}};
        return whole.dump();
    }
    /// The file with the buffer at an address.
    std::string textAt(const std::string& uri) const {
        nlohmann::json whole = json;
        whole["buffers"] = {{{"byteLength", buffer.size()}, {"uri", uri}}};
        return whole.dump();
    }
};

/// Two keys, a second apart: a quarter turn about the file's Y.
inline GltfText quarterTurn() {
    GltfText file;
    file.times({0.0F, 1.0F});
    file.quats({0.0F, 0.0F, 0.0F, 1.0F, 0.0F, 0.70710677F, 0.0F, 0.70710677F});
    return file;
}

}  // namespace gimbalscope::test
