// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// A glTF file taken apart: its JSON, and the numbers that its accessors name. Nothing in it is
// trusted: every index, length and type is looked at, and what is wrong is thrown as GltfWrong. For
// gltf_read.cpp only.
#pragma once

#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace gimbalscope::io {

/// Why a file cannot be used: a code and a sentence. Thrown and caught within this layer.
struct GltfWrong {
    std::string_view code;
    std::string message;
};

using GltfJson = nlohmann::json;

/// The largest number that is taken for one: products of two have room.
inline constexpr std::uint64_t kLargestGltfNumber = std::uint64_t{1} << 31;

/// Little-endian, of up to four bytes, on any machine; they have to be there.
std::uint32_t gltfInteger(std::string_view bytes, std::size_t at, std::size_t size = 4);

/// The member of an object; null when it has none or `object` is none.
const GltfJson& gltfMember(const GltfJson& object, const char* name);
/// A whole number of a member, from 0 to kLargestGltfNumber; `missing` where there is none. Else
/// throws.
std::uint64_t gltfNumber(const GltfJson& object, const char* name, std::uint64_t missing);
/// The element of one of the file's lists; throws where there is none.
const GltfJson& gltfElement(const GltfJson& root, const char* list, std::uint64_t index);

class GltfFile {
public:
    /// Of .gltf or .glb bytes, which it does not copy; `folder` as in GltfWanted.
    GltfFile(std::string_view bytes, std::string folder);

    const GltfJson& root() const { return root_; }

    /// What an accessor is to have.
    struct Shape {
        std::string_view type;       ///< "SCALAR", "VEC4"
        std::size_t components = 1;  ///< of that type
        bool isFloatOnly = true;     ///< else normalised integers as well
    };
    /// Element by element, at most 3,000,000 of them. Integers become numbers as the specification
    /// says: c/127, c/255, c/32767, c/65535, not below -1.
    std::vector<double> numbers(std::uint64_t accessor, const Shape& shape);

private:
    struct Layout;
    void takeBinary(std::string_view bytes);
    std::string_view buffer(std::uint64_t index);
    /// The bytes of an address: inside the file or beside it.
    std::string load(const std::string& uri) const;
    /// The bytes of a bufferView, and its stride or 0.
    std::string_view view(std::uint64_t index, std::uint64_t& stride);
    /// Puts a sparse accessor's values in their places.
    void overlay(const GltfJson& sparse, const Layout& layout, std::vector<double>& numbers);

    GltfJson root_;
    std::string folder_;
    std::string_view binary_;  ///< of a .glb
    bool hasBinary_ = false;
    std::map<std::uint64_t, std::string> loaded_;
};

}  // namespace gimbalscope::io
