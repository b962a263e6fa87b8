// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
#include "io/gltf_file.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <optional>

#include "io/base64.h"
#include "io/input_file.h"
#include "text/words.h"

namespace gimbalscope::io {
namespace {

constexpr std::string_view kNoFile = "E131", kNoNumbers = "E132", kNoBuffer = "E133";
constexpr std::size_t kMostValues = 1'000'000;  // in the JSON
constexpr int kDeepest = 100;                   // lists in lists of it
constexpr std::size_t kLargestBuffer = std::size_t{64} << 20;

constexpr std::uint32_t kMagic = 0x46546C67, kJsonChunk = 0x4E4F534A, kBinaryChunk = 0x004E4942;

/// The parts that turning needs; meshes and pictures are not even kept.
GltfJson parsed(std::string_view text) {
    static constexpr std::array<std::string_view, 8> kWanted{
        "asset",   "animations",  "accessors",      "nodes",
        "buffers", "bufferViews", "extensionsUsed", "extensionsRequired"};
    std::size_t values = 0;
    const auto isKept = [&](int depth, GltfJson::parse_event_t event, const GltfJson& value) {
        if (++values > kMostValues || depth > kDeepest) {
            throw GltfWrong{kNoFile, "its JSON is too large or too deep for an animation"};
        }
        return event != GltfJson::parse_event_t::key || depth != 1 ||
               std::ranges::count(kWanted, value.get_ref<const std::string&>()) > 0;
    };
    try {
        return GltfJson::parse(text.begin(), text.end(), isKept);
    } catch (const GltfJson::parse_error& wrong) {
        throw GltfWrong{kNoFile,
                        "this is no glTF: its JSON breaks at byte " + std::to_string(wrong.byte)};
    } catch (const GltfJson::out_of_range&) {
        throw GltfWrong{kNoFile, "its JSON has a number that is too large"};
    }
}

void checkVersion(const GltfJson& root) {
    const GltfJson& version = gltfMember(gltfMember(root, "asset"), "version");
    if (!version.is_string()) {
        throw GltfWrong{kNoFile, "this is no glTF: asset.version is missing"};
    }
    const auto& text = version.get_ref<const std::string&>();
    const GltfJson& least = gltfMember(gltfMember(root, "asset"), "minVersion");
    if (!text.starts_with("2.") || (least.is_string() && least != "2.0")) {
        throw GltfWrong{kNoFile, "glTF " + text::inQuotes(text) + " cannot be read, only 2.0"};
    }
}

/// %20 and the like as bytes.
std::string withoutPercents(std::string_view uri) {
    std::string path;
    for (std::size_t i = 0; i < uri.size(); ++i) {
        unsigned value = 0;
        const char* const digits = uri.data() + i + 1;
        if (uri[i] == '%' && i + 2 < uri.size() &&
            std::from_chars(digits, digits + 2, value, 16).ptr == digits + 2) {
            path.push_back(static_cast<char>(value));
            i += 2;
        } else {
            path.push_back(uri[i]);
        }
    }
    return path;
}

/// True for a path that stays in the folder it begins in.
bool isBelow(std::string_view path) {
    if (path.empty() || path.front() == '/' || path.find('\0') != path.npos ||
        path.find('\\') != path.npos || path.find(':') != path.npos) {
        return false;
    }
    while (!path.empty()) {
        const std::string_view part = path.substr(0, path.find('/'));
        if (part == "..") {
            return false;
        }
        path.remove_prefix(std::min(part.size() + 1, path.size()));
    }
    return true;
}

}  // namespace

std::uint32_t gltfInteger(std::string_view bytes, std::size_t at, std::size_t size) {
    std::uint32_t value = 0;
    for (std::size_t i = 0; i < size; ++i) {
        const auto byte = static_cast<unsigned char>(bytes[at + i]);
        value |= static_cast<std::uint32_t>(byte) << (8 * i);
    }
    return value;
}

const GltfJson& gltfMember(const GltfJson& object, const char* name) {
    static const GltfJson kNone;
    if (!object.is_object()) {
        return kNone;
    }
    const auto found = object.find(name);
    return found == object.end() ? kNone : *found;
}

std::uint64_t gltfNumber(const GltfJson& object, const char* name, std::uint64_t missing) {
    const GltfJson& value = gltfMember(object, name);
    if (value.is_null()) {
        return missing;
    }
    const double number = value.is_number() ? value.get<double>() : -1.0;
    if (!(number >= 0.0 && number <= static_cast<double>(kLargestGltfNumber)) ||
        std::floor(number) != number) {
        throw GltfWrong{kNoNumbers, std::string(name) + " is no whole number from 0 on"};
    }
    return static_cast<std::uint64_t>(number);
}

const GltfJson& gltfElement(const GltfJson& root, const char* list, std::uint64_t index) {
    const GltfJson& elements = gltfMember(root, list);
    if (!elements.is_array() || index >= elements.size() || !elements[index].is_object()) {
        throw GltfWrong{kNoNumbers, std::string(list) + " has no element " + std::to_string(index) +
                                        ", which is asked for"};
    }
    return elements[index];
}

GltfFile::GltfFile(std::string_view bytes, std::string folder) : folder_(std::move(folder)) {
    if (bytes.size() >= 4 && gltfInteger(bytes, 0) == kMagic) {
        takeBinary(bytes);
    } else {
        root_ = parsed(bytes);
    }
    if (!root_.is_object()) {
        throw GltfWrong{kNoFile, "this is no glTF: its JSON is no object"};
    }
    checkVersion(root_);
}

void GltfFile::takeBinary(std::string_view bytes) {
    constexpr std::size_t kHeader = 12, kChunkHeader = 8;
    if (bytes.size() < kHeader + kChunkHeader) {
        throw GltfWrong{kNoFile, "the file ends within its header"};
    }
    if (gltfInteger(bytes, 4) != 2) {
        throw GltfWrong{kNoFile, "GLB of version " + std::to_string(gltfInteger(bytes, 4)) +
                                     " cannot be read, only 2"};
    }
    if (gltfInteger(bytes, 8) > bytes.size()) {
        throw GltfWrong{kNoFile, "the file is cut off: it has " + std::to_string(bytes.size()) +
                                     " of " + std::to_string(gltfInteger(bytes, 8)) + " bytes"};
    }
    std::string_view rest =
        bytes.substr(kHeader, std::max<std::size_t>(gltfInteger(bytes, 8), 12) - 12);
    for (int chunk = 0; chunk < 2 && rest.size() >= kChunkHeader; ++chunk) {
        const std::uint32_t size = gltfInteger(rest, 0), kind = gltfInteger(rest, 4);
        if (size > rest.size() - kChunkHeader) {
            throw GltfWrong{kNoFile, "a chunk of it is longer than the file"};
        }
        const std::string_view data = rest.substr(kChunkHeader, size);
        if (chunk == 0 && kind == kJsonChunk) {
            root_ = parsed(data);
        } else if (chunk == 1 && kind == kBinaryChunk) {
            binary_ = data;
            hasBinary_ = true;
        }
        rest.remove_prefix(kChunkHeader + size);
    }
}

std::string GltfFile::load(const std::string& uri) const {
    if (uri.starts_with("data:")) {
        constexpr std::string_view kMark = ";base64,";
        const std::size_t mark = uri.find(kMark);
        std::optional<std::string> bytes;
        if (mark != uri.npos) {
            bytes = fromBase64(std::string_view(uri).substr(mark + kMark.size()));
        }
        if (!bytes) {
            throw GltfWrong{kNoBuffer, "a buffer that stands in the file is no base64"};
        }
        return *std::move(bytes);
    }
    const std::string path = withoutPercents(uri);
    if (!isBelow(path)) {
        throw GltfWrong{kNoBuffer, "the buffer " + text::inQuotes(uri) +
                                       " is not read: it is not beside the file or below"};
    }
    if (folder_.empty()) {
        throw GltfWrong{kNoBuffer, "the buffer " + text::inQuotes(uri) + " is in another file"};
    }
    WholeFile file = readPlain(folder_ + "/" + path, kLargestBuffer);
    if (!file.text) {
        throw GltfWrong{kNoBuffer, file.error};
    }
    return *std::move(file.text);
}

std::string_view GltfFile::buffer(std::uint64_t index) {
    const GltfJson& described = gltfElement(root_, "buffers", index);
    const std::uint64_t size = gltfNumber(described, "byteLength", 0);
    const GltfJson& uri = gltfMember(described, "uri");
    std::string_view bytes;
    if (uri.is_string()) {
        auto found = loaded_.find(index);
        if (found == loaded_.end()) {
            found = loaded_.emplace(index, load(uri.get_ref<const std::string&>())).first;
        }
        bytes = found->second;
    } else if (index == 0 && hasBinary_) {
        bytes = binary_;
    } else {
        throw GltfWrong{kNoBuffer, "buffer " + std::to_string(index) + " has no bytes"};
    }
    if (bytes.size() < size) {
        throw GltfWrong{kNoBuffer, "buffer " + std::to_string(index) + " has " +
                                       std::to_string(bytes.size()) + " of " +
                                       std::to_string(size) + " bytes"};
    }
    return bytes.substr(0, size);
}

}  // namespace gimbalscope::io
