// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// One pass over the tokens with a stack of open brackets.
#include "tune/copied.h"

#include <algorithm>
#include <array>

#include "text/words.h"
#include "tune/paste_table.h"

namespace gimbalscope::tune {
namespace {

using convention::Unit;

constexpr std::array<std::string_view, 8> kDegreeWords{
    "deg", "degs", "degree", "degrees", "degres", "deg_to_rad", "deg2rad", "indegrees"};
constexpr std::array<std::string_view, 7> kRadianWords{
    "rad", "rads", "radian", "radians", "radianer", "rad_to_deg", "inradians"};

std::optional<Unit> unitOfWord(std::string_view word) {
    const std::string name = lastPart(word);
    if (std::find(kDegreeWords.begin(), kDegreeWords.end(), name) != kDegreeWords.end()) {
        return Unit::Degrees;
    }
    const bool isRadians =
        std::find(kRadianWords.begin(), kRadianWords.end(), name) != kRadianWords.end();
    return isRadians ? std::optional(Unit::Radians) : std::nullopt;
}

class Sorter {
public:
    explicit Sorter(const std::vector<Token>& tokens) : tokens_(tokens) {}

    Copied run() {
        for (at_ = 0; at_ < tokens_.size(); ++at_) {
            const Token& token = tokens_[at_];
            switch (token.kind) {
                case TokenKind::LineEnd:
                    ++line_;
                    name_.clear();
                    break;
                case TokenKind::Number:
                    number(token);
                    break;
                case TokenKind::Word:
                    word(token);
                    break;
                case TokenKind::Sign:
                    sign(token.text[0]);
                    break;
            }
        }
        return std::move(copied_);
    }

private:
    const Token& ahead(std::size_t count) const {
        static const Token kEnd{.kind = TokenKind::LineEnd};
        return at_ + count < tokens_.size() ? tokens_[at_ + count] : kEnd;
    }
    bool isSign(std::size_t count, char sign) const {
        return ahead(count).kind == TokenKind::Sign && ahead(count).text[0] == sign;
    }
    static bool opens(char c) { return c == '(' || c == '[' || c == '{' || c == '<'; }

    void number(const Token& token) {
        CopiedNumber number{.value = token.value,
                            .status = token.status,
                            .text = token.text,
                            .isWhole = token.isWhole,
                            .isFloat = token.isFloat,
                            .unit = token.unit,
                            .name = std::move(name_),
                            .byEquals = equals_,
                            .section = section_,
                            .group = open_.empty() ? 0 : open_.back(),
                            .line = line_,
                            .row = row_};
        name_.clear();
        equals_ = false;
        copied_.numbers.push_back(std::move(number));
        behindNumber_ = true;
    }

    void sign(char c) {
        equals_ = c == '=';
        row_ += c == ';' || c == '\\' ? 1 : 0;
        behindNumber_ = behindNumber_ && (c == '*' || c == '"' || c == '\'');
        const bool isAngle = c == '<' && (ahead(1).kind == TokenKind::Number);
        if ((opens(c) && c != '<') || isAngle) {
            copied_.groups.push_back(
                {.bracket = c, .parent = open_.empty() ? 0 : open_.back(), .line = line_});
            open_.push_back(copied_.groups.size());
            name_.clear();
        } else if ((c == ')' || c == ']' || c == '}' || c == '>') && !open_.empty()) {
            const char bracket = copied_.groups[open_.back() - 1].bracket;
            if (c != '>' || bracket == '<') {
                open_.pop_back();
            }
            name_.clear();
        } else if (c == ',' || c == ';' || c == '|' || c == '&') {
            name_.clear();
        }
    }

    void word(const Token& token) {
        const std::optional<Unit> unit = unitOfWord(token.text);
        if (unit && behindNumber_) {
            copied_.numbers.back().unit = unit;
            copied_.numbers.back().isUnitBehind = true;
            behindNumber_ = false;
            return;
        }
        if (behindNumber_ && isImaginary(token)) {
            copied_.numbers.back().name = token.text;
            behindNumber_ = false;
            return;
        }
        behindNumber_ = false;
        skipTemplate();
        const std::string indexed = token.text + indices();
        const bool isCall = ahead(1).kind == TokenKind::Sign && opens(ahead(1).text[0]);
        copied_.words.push_back({.text = token.text,
                                 .before = copied_.numbers.size(),
                                 .line = line_,
                                 .isCall = isCall});
        if (unit) {
            wholeUnit(*unit);
            return;
        }
        const bool isNoseUp = token.text == "up" && name_ == "nose";  // this program's own words
        name_ = isCall ? std::string() : isNoseUp ? name_ : indexed;
        heading(token);
    }

    /// i j k behind a number, unless it names the next one ("i: 0.5").
    bool isImaginary(const Token& token) const {
        const bool isOne = token.text == "i" || token.text == "j" || token.text == "k";
        return isOne && (token.isGlued || (!isSign(1, ':') && !isSign(1, '=')));
    }

    /// "degrees=False" is the one way to say radians by a word for degrees.
    void wholeUnit(Unit unit) {
        const bool isFalse =
            isSign(1, '=') && text::lowerCase(ahead(2).text) == "false" && unit == Unit::Degrees;
        copied_.unit = isFalse ? Unit::Radians : unit;
    }

    /// A word with : or = and no number behind it is the heading of what follows.
    void heading(const Token& token) {
        std::size_t next = 1;
        while (isSign(next, '"') || isSign(next, '\'')) {
            ++next;
        }
        if (!isSign(next, ':') && !isSign(next, '=')) {
            return;
        }
        const bool isEquals = isSign(next++, '=');
        const bool isAttribute = isEquals && isSign(next, '"');  // rpy="0 0 1"
        while (isSign(next, '"') || isSign(next, '\'')) {
            ++next;
        }
        if (isAttribute || ahead(next).kind != TokenKind::Number) {
            section_ = lastPart(token.text);
        }
    }

    /// std::array<double, 4>: what stands in the template's brackets is skipped.
    void skipTemplate() {
        if (!isSign(1, '<') || !ahead(1).isGlued) {
            return;
        }
        constexpr std::size_t kMostTokens = 64;
        int depth = 0;
        for (std::size_t i = 1; i < kMostTokens; ++i) {
            depth += isSign(i, '<') ? 1 : isSign(i, '>') ? -1 : 0;
            if (depth == 0) {
                at_ += i;
                return;
            }
        }
    }

    /// [3] or [0][1] glued to a word: an index of what is set ("q[0] = 1"), else a size. Skipped.
    std::string indices() {
        std::string written;
        while (isSign(1, '[') && ahead(1).isGlued && ahead(2).kind == TokenKind::Number &&
               ahead(2).isWhole && isSign(3, ']')) {
            written += "[" + ahead(2).text + "]";
            at_ += 3;
        }
        return written;
    }

    const std::vector<Token>& tokens_;
    std::size_t at_ = 0, line_ = 0, row_ = 0;
    Copied copied_;
    std::vector<std::size_t> open_;
    std::string name_, section_;
    bool behindNumber_ = false, equals_ = false;
};

bool isRotationSection(std::string_view section) {
    for (const std::string_view part : {"rot", "orient", "quat", "attitude", "rpy"}) {
        if (section.find(part) != std::string_view::npos) {
            return true;
        }
    }
    return false;
}

/// Of a pose the numbers under the first heading that names a rotation.
void keepRotation(Copied& copied) {
    const auto first =
        std::find_if(copied.numbers.begin(), copied.numbers.end(),
                     [](const CopiedNumber& each) { return isRotationSection(each.section); });
    if (first == copied.numbers.end()) {
        return;
    }
    const std::string section = first->section;
    std::erase_if(copied.numbers,
                  [&](const CopiedNumber& each) { return each.section != section; });
}

}  // namespace

bool Copied::has(std::string_view word) const {
    return std::any_of(words.begin(), words.end(), [word](const CopiedWord& each) {
        const std::string lower = text::lowerCase(each.text);
        if (!lower.ends_with(word)) {
            return false;
        }
        const std::size_t at = lower.size() - word.size();
        return at == 0 || lower[at - 1] == '.' || lower[at - 1] == ':' || lower[at - 1] == '>';
    });
}

Copied copiedFrom(const std::vector<Token>& tokens) {
    Copied copied = Sorter(tokens).run();
    keepRotation(copied);
    nameByTable(copied);
    return copied;
}

}  // namespace gimbalscope::tune
