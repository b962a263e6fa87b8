// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
#include "io/base64.h"

#include <algorithm>

extern "C" {
#include <b64/cdecode.h>
#include <b64/cencode.h>
}

namespace gimbalscope::io {
namespace {

constexpr std::size_t kMost = std::size_t{1} << 30;  // the library counts in int

bool isLetter(char c) {
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '+' ||
           c == '/';
}

}  // namespace

std::string toBase64(std::string_view bytes) {
    // Four letters for three bytes, a line end after 72 letters, and the last four with theirs.
    std::string text(bytes.size() / 3 * 4 + bytes.size() / 54 + 16, '\0');
    base64_encodestate state;
    base64_init_encodestate(&state);
    int size =
        base64_encode_block(bytes.data(), static_cast<int>(bytes.size()), text.data(), &state);
    size += base64_encode_blockend(text.data() + size, &state);
    text.resize(static_cast<std::size_t>(size));
    std::erase(text, '\n');
    return text;
}

std::optional<std::string> fromBase64(std::string_view text) {
    if (text.size() % 4 == 0) {
        for (int filled = 0; filled < 2 && text.ends_with('='); ++filled) {
            text.remove_suffix(1);
        }
    }
    if (text.size() > kMost || text.size() % 4 == 1 || !std::ranges::all_of(text, isLetter)) {
        return std::nullopt;
    }
    // The library puts the bits of a byte that is not whole behind the last one.
    std::string bytes(text.size() / 4 * 3 + 4, '\0');
    base64_decodestate state;
    base64_init_decodestate(&state);
    const int size =
        base64_decode_block(text.data(), static_cast<int>(text.size()), bytes.data(), &state);
    bytes.resize(static_cast<std::size_t>(size));
    return bytes;
}

}  // namespace gimbalscope::io
