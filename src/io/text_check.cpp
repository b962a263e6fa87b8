// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Most files are plain ASCII, so that is looked for first.
#include "io/text_check.h"

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <string>

#include "text/utf8.h"

namespace gimbalscope::io {

std::size_t firstBadByte(std::string_view text) {
    // Eight bytes at once: neither a high bit nor a zero byte among them.
    std::size_t plain = 0;
    for (std::uint64_t eight = 0; plain + sizeof eight <= text.size(); plain += sizeof eight) {
        std::memcpy(&eight, text.data() + plain, sizeof eight);
        if ((((eight - 0x0101010101010101U) | eight) & 0x8080808080808080U) != 0) {
            break;
        }
    }
    const auto isPlain = [](char byte) { return static_cast<signed char>(byte) > 0; };
    if (std::all_of(text.begin() + static_cast<std::ptrdiff_t>(plain), text.end(), isPlain)) {
        return std::string_view::npos;
    }
    for (std::string_view rest = text; !rest.empty();) {
        const std::size_t at = text.size() - rest.size();
        if (text[at] == '\0' || !text::takeCharacter(rest)) {
            return at;
        }
    }
    return std::string_view::npos;
}

bool startsLikeUtf16(std::string_view text) {
    return text.starts_with("\xFF\xFE") || text.starts_with("\xFE\xFF");
}

Finding badByteFinding(char byte, std::int64_t offset) {
    const bool isNul = byte == '\0';
    const std::string what = isNul ? "a NUL byte" : "a byte that is not UTF-8 text";
    return {.code = isNul ? "E105" : "E106",
            .message = what + " at offset " + std::to_string(offset)};
}

std::optional<Finding> notText(std::string_view file) {
    if (startsLikeUtf16(file)) {
        return Finding{.code = "E106",
                       .message = "the file is UTF-16; save it as UTF-8",
                       .line = 1,
                       .column = 1};
    }
    const std::size_t bad = firstBadByte(file);
    if (bad == std::string_view::npos) {
        return std::nullopt;
    }
    const std::string_view before = file.substr(0, bad);
    Finding finding = badByteFinding(file[bad], static_cast<std::int64_t>(bad));
    finding.line = std::count(before.begin(), before.end(), '\n') + 1;
    finding.column = static_cast<std::int64_t>(bad - (before.rfind('\n') + 1)) + 1;
    return finding;
}

}  // namespace gimbalscope::io
