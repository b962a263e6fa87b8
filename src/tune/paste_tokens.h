// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Pasted text cut into numbers, words and signs. Numbers are taken in every spelling that code and
// tools print (1.f, 1e-3, .5, 0x1p-1, NaN, pi/2, sqrt(0.5)), words with their path (glm::quat).
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "convention/convention.h"
#include "text/numbers.h"

namespace gimbalscope::tune {

enum class TokenKind : std::uint8_t { Number, Word, Sign, LineEnd };

struct Token {
    TokenKind kind = TokenKind::Sign;
    std::string text{};  ///< as written; of a sign one character
    double value = 0.0;  ///< of a number
    text::NumberStatus status = text::NumberStatus::Ok;
    bool isWhole = false;                    ///< written without point and exponent
    bool isFloat = false;                    ///< with the f of C, C++ and C#
    bool isGlued = false;                    ///< nothing between it and what stands before
    std::optional<convention::Unit> unit{};  ///< that a function round the number says
};

/// The text's tokens. With `decimalComma` a comma between digits is a decimal point; nullopt when
/// the text cannot be read so (a point in a number, or two commas).
std::optional<std::vector<Token>> tokens(std::string_view plain, bool decimalComma);

/// The same with arithmetic done: products and quotients of numbers, sqrt(), radians(), *
/// DEG_TO_RAD behind a number. A value that contains pi is in radians.
std::vector<Token> folded(const std::vector<Token>& tokens);

/// The last part of a path in lower case: "glm::quat" gives "quat".
std::string lastPart(std::string_view path);

}  // namespace gimbalscope::tune
