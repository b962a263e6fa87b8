// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
#include "tune/convention_lines.h"

#include <algorithm>

#include "text/words.h"

namespace gimbalscope::tune {
namespace {

bool isForeign(char letter) { return static_cast<unsigned char>(letter) >= 0x80; }

/// A letter beyond ASCII that no quote of this line holds. Texts of several lines are not looked
/// through: beside their quotes any such letter is one.
bool hasBareForeignLetter(std::string_view line) {
    if (std::none_of(line.begin(), line.end(), isForeign)) {
        return false;
    }
    char quote = '\0';
    for (std::size_t at = 0; at < line.size(); ++at) {
        const std::string_view rest = line.substr(at, 3);
        if (rest == "\"\"\"" || rest == "'''") {
            return true;
        }
        if (quote == '\0' && line[at] == '#') {
            return false;
        }
        if (quote == '"' && line[at] == '\\') {
            ++at;
        } else if (quote != '\0') {
            quote = line[at] == quote ? '\0' : quote;
        } else if (line[at] == '"' || line[at] == '\'') {
            quote = line[at];
        } else if (isForeign(line[at])) {
            return true;
        }
    }
    return false;
}

}  // namespace

RefusedLine refusedLine(std::string_view toml) {
    for (int line = 1; !toml.empty(); ++line) {
        const std::size_t end = std::min(toml.find('\n'), toml.size() - 1);
        const std::string_view text = toml.substr(0, end + 1);
        if (text::trimmed(text).starts_with("[")) {
            return {line, "a convention's file has no [table]"};
        }
        if (hasBareForeignLetter(text)) {
            return {line, "only texts in quotes and comments have letters beyond ASCII"};
        }
        toml.remove_prefix(end + 1);
    }
    return {};
}

}  // namespace gimbalscope::tune
