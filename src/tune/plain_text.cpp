// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// One table of what a character stands for, then the comments.
#include "tune/plain_text.h"

#include <algorithm>
#include <array>
#include <optional>

#include "text/utf8.h"
#include "text/words.h"

namespace gimbalscope::tune {
namespace {

struct Meaning {
    char32_t from, to;  ///< a range of characters
    std::string_view text;
};
constexpr std::array<Meaning, 36> kMeanings{{
    {0x00B0, 0x00B0, " deg "},    // degree sign
    {0x00BA, 0x00BA, " deg "},    // ordinal that looks like it
    {0x02DA, 0x02DA, " deg "},    // ring that looks like it
    {0x00B7, 0x00B7, "*"},        // middle dot
    {0x00D7, 0x00D7, "*"},        // multiplication sign
    {0x00F7, 0x00F7, "/"},        // division sign
    {0x03B1, 0x03B1, " alpha "},  //
    {0x03B2, 0x03B2, " beta "},   //
    {0x03B3, 0x03B3, " gamma "},  //
    {0x03B8, 0x03B8, " theta "},  //
    {0x03D1, 0x03D1, " theta "},  //
    {0x03C6, 0x03C6, " phi "},    //
    {0x03D5, 0x03D5, " phi "},    //
    {0x03C8, 0x03C8, " psi "},    //
    {0x03C0, 0x03C0, " pi "},     //
    {0x2010, 0x2015, "-"},        // hyphens and dashes
    {0x2018, 0x201B, "'"},        // single quotes
    {0x201C, 0x201F, "\""},       // double quotes
    {0x2026, 0x2026, "..."},      //
    {0x2028, 0x2029, "\n"},       // line and paragraph separators
    {0x2190, 0x2190, "="},        // arrow to the left
    {0x2192, 0x2192, ":"},        // arrow to the right
    {0x2212, 0x2212, "-"},        // minus
    {0x221A, 0x221A, " sqrt "},   //
    {0x221E, 0x221E, "inf"},      //
    {0x2329, 0x2329, "<"},        // angle brackets, three kinds
    {0x232A, 0x232A, ">"},        //
    {0x27E8, 0x27E8, "<"},        //
    {0x27E9, 0x27E9, ">"},        //
    {0x3008, 0x3008, "<"},        //
    {0x3009, 0x3009, ">"},        //
    {0x3001, 0x3001, ","},        // ideographic comma
    {0xFE63, 0xFE63, "-"},        // small hyphen
    {0xFEFF, 0xFEFF, ""},         // byte order mark
    {0x200B, 0x200D, ""},         // of no width
    {0x2060, 0x2060, ""},         // word joiner
}};

void append(std::string& result, char32_t code) {
    if (code < 0x80) {
        result += code == '\r' || code == '\v' || code == '\f' ? '\n' : static_cast<char>(code);
        return;
    }
    if (code >= 0xFF01 && code <= 0xFF5E) {  // full-width ASCII
        result += static_cast<char>(code - 0xFF01 + '!');
        return;
    }
    const auto* const found =
        std::find_if(kMeanings.begin(), kMeanings.end(),
                     [code](const Meaning& each) { return code >= each.from && code <= each.to; });
    result += found == kMeanings.end() ? " " : found->text;
}

/// Where a comment that begins at `at` ends; `at` when none begins there.
std::size_t commentEnd(std::string_view text, std::size_t at) {
    const std::string_view rest = text.substr(at);
    if (rest.starts_with("/*")) {
        return std::min(text.find("*/", at + 2), text.size() - 2) + 2;
    }
    // "1.#IND" is how some compilers print a number that is none.
    const bool isHash = rest.starts_with('#') && (at == 0 || text[at - 1] != '.');
    if (rest.starts_with("//") || isHash) {
        return std::min(text.find('\n', at), text.size());
    }
    return at;
}

void separateComments(PlainText& plain) {
    std::string kept;
    for (std::size_t i = 0; i < plain.text.size();) {
        const std::size_t end = commentEnd(plain.text, i);
        if (end > i) {
            plain.comments += plain.text.substr(i, end - i) + "\n";
            kept += ' ';
            i = end;
        } else {
            kept += plain.text[i++];
        }
    }
    plain.text = std::move(kept);
    plain.comments = text::lowerCase(plain.comments);
}

}  // namespace

PlainText plainText(std::string_view pasted) {
    PlainText plain;
    if (pasted.size() > kLongestPaste) {
        plain.problem = "the text is " + std::to_string(pasted.size()) + " bytes long; at most " +
                        std::to_string(kLongestPaste) + " are read as one attitude";
        return plain;
    }
    std::string_view rest = pasted;
    while (!rest.empty()) {
        const std::size_t at = pasted.size() - rest.size() + 1;
        const std::optional<char32_t> code = text::takeCharacter(rest);
        if (!code) {
            plain.problem = "byte " + std::to_string(at) + " is no UTF-8: this is not text";
            return plain;
        }
        const bool isBlank = *code >= '\t' && *code <= '\r';
        if ((*code < 0x20 && !isBlank) || *code == 0x7F) {
            plain.problem =
                "byte " + std::to_string(at) + " is a control character: this is not text";
            return plain;
        }
        append(plain.text, *code);
    }
    separateComments(plain);
    return plain;
}

}  // namespace gimbalscope::tune
