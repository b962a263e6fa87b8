// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// One pass from left to right without recursion, so that depth and length of the text cost nothing
// but time in proportion.
#include "tune/paste_tokens.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>

#include "convention/convention.h"
#include "text/words.h"

namespace gimbalscope::tune {
namespace {

bool isDigit(char c) { return c >= '0' && c <= '9'; }
bool isLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }
bool isHexDigit(char c) { return isDigit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F'); }

/// What may be glued to a number without changing it: suffixes of C, C#, Rust, Fortran.
constexpr std::array<std::string_view, 14> kSuffixes{
    "f", "d", "l", "h", "m", "u", "f32", "f64", "_f32", "_f64", "lf", "fl", "u32", "i32"};
/// Units and imaginary units that may be glued to a number.
constexpr std::array<std::string_view, 12> kGluedWords{
    "deg", "degs", "degrees", "degree", "rad", "radians", "grad", "grads", "gon", "i", "j", "k"};

template <std::size_t N>
bool contains(const std::array<std::string_view, N>& words, std::string_view word) {
    return std::find(words.begin(), words.end(), word) != words.end();
}

class Lexer {
public:
    Lexer(std::string_view text, bool decimalComma) : text_(text), decimalComma_(decimalComma) {}

    std::optional<std::vector<Token>> run() {
        while (at_ < text_.size() && !failed_) {
            const char c = text_[at_];
            if (c == '\n') {
                push(TokenKind::LineEnd, 1);
            } else if (c == ' ' || c == '\t') {
                ++at_;
            } else if (joinsNumber()) {
                joinNumber();
            } else if (startsNumber()) {
                number();
            } else if (isLetter(c)) {
                word();
            } else {
                push(TokenKind::Sign, 1);
            }
        }
        return failed_ ? std::nullopt : std::optional(std::move(tokens_));
    }

private:
    char peek(std::size_t ahead) const {
        return at_ + ahead < text_.size() ? text_[at_ + ahead] : '\0';
    }
    bool digitsAt(std::size_t ahead) const {
        return isDigit(peek(ahead)) || (peek(ahead) == '.' && isDigit(peek(ahead + 1)));
    }

    void push(TokenKind kind, std::size_t size) {
        const bool isGlued = at_ > 0 && at_ == end_;
        tokens_.push_back(
            {.kind = kind, .text = std::string(text_.substr(at_, size)), .isGlued = isGlued});
        at_ += size;
        end_ = at_;
    }

    bool isLineStart() const {
        return tokens_.empty() || tokens_.back().kind == TokenKind::LineEnd;
    }

    /// How many characters of sign and blanks stand before the digits here; nullopt for no number.
    std::optional<std::size_t> signSize() const {
        if (digitsAt(0)) {
            return 0;
        }
        if (peek(0) != '-' && peek(0) != '+') {
            return std::nullopt;
        }
        if (digitsAt(1)) {
            return 1;
        }
        // "0.5 - 0.5j": a blank after the sign; at the start of a line it is a dash of a list.
        std::size_t size = 1;
        while (peek(size) == ' ') {
            ++size;
        }
        const bool follows = !tokens_.empty() && (tokens_.back().kind == TokenKind::Number ||
                                                  tokens_.back().kind == TokenKind::Word);
        return digitsAt(size) && follows && !isLineStart() ? std::optional(size) : std::nullopt;
    }
    bool startsNumber() const { return signSize().has_value(); }

    /// True where digits go on in a way that is no number's: "1.5.2", "1'000", "1 000", "1,000.5".
    bool joinsNumber() const {
        if (tokens_.empty()) {
            return false;
        }
        const bool isGlued = at_ == end_;
        const Token& before = tokens_.back();
        if (before.kind == TokenKind::Number) {
            const bool isQuote = peek(0) == '\'' && isDigit(peek(1));
            return isGlued ? digitsAt(0) || isQuote
                           : at_ == end_ + 1 && text_[end_] == ' ' && isThousand(before);
        }
        const bool isComma = before.kind == TokenKind::Sign && before.text == "," &&
                             before.isGlued && isGlued && tokens_.size() > 1;
        return isComma && isThousand(tokens_[tokens_.size() - 2]) && peek(3) == '.';
    }
    /// Three digits of which the first is 0 behind one to three that do not begin so: in a list of
    /// numbers nobody writes them.
    bool isThousand(const Token& before) const {
        const std::string_view text = before.text;
        const std::size_t sign = text.find_first_not_of("+-");
        const bool isHead = before.kind == TokenKind::Number && before.isWhole &&
                            sign != std::string_view::npos && text.size() - sign <= 3 &&
                            isDigit(text[sign]) && text[sign] != '0';
        return isHead && peek(0) == '0' && isDigit(peek(1)) && isDigit(peek(2)) &&
               !isDigit(peek(3));
    }
    /// Makes one token of both that is no number.
    void joinNumber() {
        if (tokens_.back().kind == TokenKind::Sign) {
            tokens_.pop_back();
        }
        while (isDigit(peek(0)) || peek(0) == '.' || (peek(0) == '\'' && isDigit(peek(1)))) {
            ++at_;
        }
        Token& token = tokens_.back();
        token.text = std::string(text_.substr(numberBegin_, at_ - numberBegin_));
        token.status = text::NumberStatus::Malformed;
        end_ = at_;
    }

    void skipDigits() {
        while (isDigit(peek(0))) {
            ++at_;
        }
    }

    /// Fraction and exponent behind the first digits. Returns whether there were none.
    bool fraction() {
        bool isWhole = true;
        const char point = decimalComma_ ? ',' : '.';
        if (decimalComma_ && peek(0) == '.') {
            failed_ = true;
        }
        if (peek(0) == point && (point == '.' || isDigit(peek(1)))) {
            ++at_;
            skipDigits();
            isWhole = false;
            failed_ = failed_ || (decimalComma_ && peek(0) == ',' && isDigit(peek(1)));
        }
        const std::size_t sign = peek(1) == '-' || peek(1) == '+' ? 2 : 1;
        const char e = peek(0);
        const bool isExponent = e == 'e' || e == 'E' || ((e == 'd' || e == 'D') && sign == 2);
        if (isExponent && isDigit(peek(sign))) {
            at_ += sign;
            skipDigits();
            isWhole = false;
        }
        return isWhole;
    }

    void number() {
        const std::size_t sign = *signSize();
        const bool isNegative = peek(0) == '-';
        Token token{.kind = TokenKind::Number, .isGlued = at_ > 0 && at_ == end_};
        numberBegin_ = at_;
        at_ += sign;
        if (peek(0) == '0' && (peek(1) == 'x' || peek(1) == 'X') && isHexDigit(peek(2))) {
            hexadecimal(token);
        } else {
            decimal(token);
        }
        token.value = isNegative ? -token.value : token.value;
        token.text = std::string(text_.substr(numberBegin_, at_ - numberBegin_));
        end_ = at_;
        suffix(token);
    }

    void decimal(Token& token) {
        const std::size_t begin = at_;
        skipDigits();
        token.isWhole = fraction();
        std::string digits = text::lowerCase(text_.substr(begin, at_ - begin));
        std::replace(digits.begin(), digits.end(), ',', '.');
        std::replace(digits.begin(), digits.end(), 'd', 'e');
        if (text_.substr(at_).starts_with("#")) {  // 1.#IND, 1.#INF, 1.#QNAN
            ++at_;
            while (isLetter(peek(0)) || isDigit(peek(0))) {
                ++at_;
            }
            token.status = text::NumberStatus::NotFinite;
            return;
        }
        const text::ParsedNumber parsed = text::parseNumber(digits);
        token.value = parsed.value;
        token.status = parsed.status;
    }

    /// 0x1.8p-1 as printf's %a writes it; eight or sixteen digits are the bits of a float or a
    /// double, fewer an integer.
    void hexadecimal(Token& token) {
        at_ += 2;
        const std::size_t begin = at_;
        double value = 0.0;
        std::uint64_t bits = 0;
        int exponent = 0;
        bool hasPoint = false;
        for (; isHexDigit(peek(0)) || (peek(0) == '.' && !hasPoint); ++at_) {
            if (peek(0) == '.') {
                hasPoint = true;
                continue;
            }
            const char c = peek(0);
            const int digit = isDigit(c) ? c - '0' : (c | 0x20) - 'a' + 10;
            value = value * 16.0 + digit;
            bits = bits << 4U | static_cast<std::uint64_t>(digit);
            exponent -= hasPoint ? 4 : 0;
        }
        const std::size_t size = at_ - begin;
        const bool hasExponent = (peek(0) | 0x20) == 'p';
        if (hasExponent) {
            ++at_;
            const std::size_t from = at_;
            at_ += peek(0) == '-' || peek(0) == '+' ? 1 : 0;
            skipDigits();
            const auto power = text::parseInteger(text_.substr(from, at_ - from));
            exponent += static_cast<int>(std::clamp<std::int64_t>(power.value, -9999, 9999));
        }
        token.isWhole = !hasPoint && !hasExponent && size < 8;
        token.value = std::ldexp(value, exponent);
        if (!hasPoint && !hasExponent && size == 8) {
            token.value = std::bit_cast<float>(static_cast<std::uint32_t>(bits));
        } else if (!hasPoint && !hasExponent && size == 16) {
            token.value = std::bit_cast<double>(bits);
        }
        token.status =
            std::isfinite(token.value) ? text::NumberStatus::Ok : text::NumberStatus::NotFinite;
    }

    /// Letters glued to the number: dropped, a word of their own, or what makes it a word ("3x3").
    void suffix(Token token) {
        const std::size_t begin = at_;
        while (isLetter(peek(0)) || (at_ > begin && isDigit(peek(0)))) {
            ++at_;
        }
        const std::string_view glued = text_.substr(begin, at_ - begin);
        const std::string lower = text::lowerCase(glued);
        end_ = at_;
        if (glued.empty() || contains(kSuffixes, lower)) {
            token.isFloat = lower == "f";
            token.isWhole = token.isWhole && lower.find('f') == std::string::npos && lower != "d";
            tokens_.push_back(std::move(token));
            return;
        }
        if (contains(kGluedWords, lower)) {
            tokens_.push_back(std::move(token));
            tokens_.push_back(
                {.kind = TokenKind::Word, .text = std::string(glued), .isGlued = true});
            return;
        }
        const bool isParted = glued.front() == '_' &&  // 1_000 of Python and Rust
                              glued.find_first_not_of("_0123456789") == std::string_view::npos;
        token.kind = isParted ? TokenKind::Number : TokenKind::Word;
        token.status = isParted ? text::NumberStatus::Malformed : token.status;
        token.text += glued;
        tokens_.push_back(std::move(token));
    }

    /// Characters that continue a word here: letters and digits, and what joins two of them.
    std::size_t joined() {
        const char c = peek(0);
        if (isLetter(c) || isDigit(c)) {
            return 1;
        }
        const bool isJoint = c == '.' || c == '-' || c == '@' || (inAxes_ && c == '+');
        const bool isAxes = c == '@' && (peek(1) == '+' || peek(1) == '-') && isLetter(peek(2));
        if ((isJoint && isLetter(peek(1))) || isAxes) {
            inAxes_ = inAxes_ || isAxes;
            return 1;
        }
        const bool isPath = (c == ':' && peek(1) == ':') || (c == '-' && peek(1) == '>');
        return isPath && isLetter(peek(2)) ? 2 : 0;
    }

    void word() {
        const std::size_t begin = at_;
        std::size_t end = begin;
        inAxes_ = false;  // within @+z+x+y
        while (const std::size_t step = joined()) {
            at_ += step;
            end = at_;
        }
        // Ids such as aero-321: the only words with a number behind a hyphen.
        while (isDigit(peek(0)) || (peek(0) == '-' && isDigit(peek(1)))) {
            ++at_;
        }
        if (convention::find(text_.substr(begin, at_ - begin)) != nullptr) {
            end = at_;
        }
        at_ = begin;
        numberBegin_ = begin;  // of "nan"
        push(TokenKind::Word, end - begin);
        namedNumber(tokens_.back());
    }

    static void namedNumber(Token& token) {
        const std::string lower = text::lowerCase(token.text);
        if (lower == "nan" || lower == "inf" || lower == "infinity") {
            token.kind = TokenKind::Number;
            token.value = text::parseNumber(lower).value;
            token.status = text::NumberStatus::NotFinite;
        }
    }

    std::string_view text_;
    bool decimalComma_;
    bool failed_ = false, inAxes_ = false;
    std::size_t at_ = 0, end_ = 0;  ///< where the last token ended
    std::size_t numberBegin_ = 0;   ///< where the last number began
    std::vector<Token> tokens_;
};

}  // namespace

std::optional<std::vector<Token>> tokens(std::string_view plain, bool decimalComma) {
    return Lexer(plain, decimalComma).run();
}

std::string lastPart(std::string_view path) {
    const std::size_t at = path.find_last_of(".:>");
    return text::lowerCase(at == std::string_view::npos ? path : path.substr(at + 1));
}

}  // namespace gimbalscope::tune
