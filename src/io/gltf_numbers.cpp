// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// What the accessors of a glTF file name, as numbers: packed or with a stride, floats or integers,
// with some of them overlaid (sparse).
#include <algorithm>
#include <bit>

#include "io/gltf_file.h"

namespace gimbalscope::io {
namespace {

constexpr std::string_view kNoNumbers = "E132", kNoBuffer = "E133";
constexpr std::uint64_t kMostElements = 3'000'000;  // of an accessor
constexpr std::uint64_t kMostZeros = 300'000;       // of one that has no bytes

/// The bytes of a component type's number; 0 for what is none.
std::size_t sizeOf(std::uint64_t kind) {
    switch (kind) {
        case 5120:  // signed, unsigned byte
        case 5121:
            return 1;
        case 5122:  // signed, unsigned short
        case 5123:
            return 2;
        case 5125:  // unsigned int
        case 5126:  // float
            return 4;
        default:
            return 0;
    }
}

/// One component; an integer as the fraction that it stands for.
double componentAt(std::string_view bytes, std::size_t at, std::uint64_t kind) {
    const std::uint32_t bits = gltfInteger(bytes, at, sizeOf(kind));
    switch (kind) {
        case 5120:
            return std::max(static_cast<std::int8_t>(bits) / 127.0, -1.0);
        case 5121:
            return bits / 255.0;
        case 5122:
            return std::max(static_cast<std::int16_t>(bits) / 32767.0, -1.0);
        case 5123:
            return bits / 65535.0;
        default:
            return static_cast<double>(std::bit_cast<float>(bits));
    }
}

}  // namespace

std::string_view GltfFile::view(std::uint64_t index, std::uint64_t& stride) {
    const GltfJson& described = gltfElement(root_, "bufferViews", index);
    for (const char* const packed : {"EXT_meshopt_compression", "KHR_meshopt_compression"}) {
        const GltfJson& needed = gltfMember(root_, "extensionsRequired");
        if (!gltfMember(gltfMember(described, "extensions"), packed).is_null() &&
            std::ranges::count(needed, packed) > 0) {
            throw GltfWrong{kNoBuffer, "its numbers are compressed (" + std::string(packed) +
                                           "), which is not read"};
        }
    }
    const std::string_view bytes = buffer(gltfNumber(described, "buffer", kLargestGltfNumber));
    const std::uint64_t offset = gltfNumber(described, "byteOffset", 0);
    const std::uint64_t size = gltfNumber(described, "byteLength", 0);
    if (offset + size > bytes.size()) {
        throw GltfWrong{kNoNumbers,
                        "bufferView " + std::to_string(index) + " ends beyond its buffer"};
    }
    stride = gltfNumber(described, "byteStride", 0);
    return bytes.substr(offset, size);
}

/// Where the elements of an accessor or of a part of it lie, and what they are.
struct GltfFile::Layout {
    std::uint64_t accessor = 0, kind = 0, count = 0;
    std::size_t components = 1;

    std::string label() const { return "accessor " + std::to_string(accessor); }
    /// Calls `take` with the place in `bytes` of each element; throws when one would lie outside.
    template <class Take>
    void forEach(std::string_view bytes, std::uint64_t offset, std::uint64_t stride,
                 const Take& take) const {
        const std::uint64_t size = sizeOf(kind) * components;
        const std::uint64_t step = stride == 0 ? size : stride;
        if (step < size || offset + step * (count - 1) + size > bytes.size()) {
            throw GltfWrong{kNoNumbers, label() + " ends beyond its bufferView"};
        }
        for (std::uint64_t i = 0; i < count; ++i) {
            take(i, static_cast<std::size_t>(offset + step * i));
        }
    }
};

void GltfFile::overlay(const GltfJson& sparse, const Layout& layout, std::vector<double>& numbers) {
    const GltfJson& where = gltfMember(sparse, "indices");
    const GltfJson& what = gltfMember(sparse, "values");
    Layout places = layout;
    places.count = gltfNumber(sparse, "count", 0);
    places.kind = gltfNumber(where, "componentType", 0);
    places.components = 1;
    const bool isIndex = places.kind == 5121 || places.kind == 5123 || places.kind == 5125;
    if (!isIndex || places.count == 0 || places.count > layout.count) {
        throw GltfWrong{kNoNumbers, layout.label() + " has sparse indices that are none"};
    }
    std::vector<std::uint64_t> indices(places.count);
    std::uint64_t stride = 0;
    const std::string_view bytes =
        view(gltfNumber(where, "bufferView", kLargestGltfNumber), stride);
    places.forEach(bytes, gltfNumber(where, "byteOffset", 0), 0, [&](auto i, std::size_t at) {
        indices[i] = gltfInteger(bytes, at, sizeOf(places.kind));
    });
    Layout values = layout;
    values.count = places.count;
    const std::string_view found = view(gltfNumber(what, "bufferView", kLargestGltfNumber), stride);
    values.forEach(found, gltfNumber(what, "byteOffset", 0), 0, [&](auto i, std::size_t at) {
        if (indices[i] >= layout.count || (i > 0 && indices[i] <= indices[i - 1])) {
            throw GltfWrong{kNoNumbers, layout.label() + " has sparse indices out of order"};
        }
        for (std::size_t k = 0; k < layout.components; ++k) {
            numbers[indices[i] * layout.components + k] =
                componentAt(found, at + k * sizeOf(layout.kind), layout.kind);
        }
    });
}

std::vector<double> GltfFile::numbers(std::uint64_t accessor, const Shape& shape) {
    const GltfJson& described = gltfElement(root_, "accessors", accessor);
    const Layout layout{.accessor = accessor,
                        .kind = gltfNumber(described, "componentType", 0),
                        .count = gltfNumber(described, "count", 0),
                        .components = shape.components};
    const bool isNormalized = gltfMember(described, "normalized") == true;
    const bool isInteger = layout.kind >= 5120 && layout.kind <= 5123 && isNormalized;
    if (gltfMember(described, "type") != shape.type ||
        (layout.kind != 5126 && (shape.isFloatOnly || !isInteger))) {
        throw GltfWrong{kNoNumbers, layout.label() + " is not of type " + std::string(shape.type) +
                                        (shape.isFloatOnly ? " of floats"
                                                           : " of floats or normalized integers")};
    }
    const bool hasView = described.contains("bufferView");
    if (layout.count == 0 || layout.count > (hasView ? kMostElements : kMostZeros)) {
        throw GltfWrong{kNoNumbers, layout.label() + " has " + std::to_string(layout.count) +
                                        " elements; there may be 1 to " +
                                        std::to_string(hasView ? kMostElements : kMostZeros)};
    }
    std::vector<double> found;
    if (hasView) {
        std::uint64_t stride = 0;
        const std::string_view bytes = view(gltfNumber(described, "bufferView", 0), stride);
        layout.forEach(
            bytes, gltfNumber(described, "byteOffset", 0), stride, [&](auto, std::size_t at) {
                for (std::size_t k = 0; k < shape.components; ++k) {
                    found.push_back(componentAt(bytes, at + k * sizeOf(layout.kind), layout.kind));
                }
            });
    } else {
        found.resize(layout.count * layout.components);
    }
    if (const GltfJson& sparse = gltfMember(described, "sparse"); !sparse.is_null()) {
        overlay(sparse, layout, found);
    }
    return found;
}

}  // namespace gimbalscope::io
