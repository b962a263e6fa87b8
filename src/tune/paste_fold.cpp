// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Arithmetic that people leave in what they copy: M_PI/2, -np.pi / 4, sqrt(2)/2, 30*DEG_TO_RAD,
// radians(45). Tokens are pushed on a stack and its tail reduced while a pattern fits: no
// recursion.
#include <array>
#include <cmath>

#include "text/words.h"
#include "tune/paste_tokens.h"

namespace gimbalscope::tune {
namespace {

using convention::Unit;

struct Constant {
    std::string_view name;
    double value;
    bool isAngle;
};
constexpr double kRootHalf = 0.70710678118654752440;
constexpr std::array<Constant, 18> kConstants{{
    {"pi", math::kPi, true},
    {"m_pi", math::kPi, true},
    {"xm_pi", math::kPi, true},
    {"d3dx_pi", math::kPi, true},
    {"m_pi_2", math::kPi / 2, true},
    {"half_pi", math::kPi / 2, true},
    {"pi_2", math::kPi / 2, true},
    {"xm_pidiv2", math::kPi / 2, true},
    {"pi_by_two", math::kPi / 2, true},
    {"m_pi_4", math::kPi / 4, true},
    {"pi_4", math::kPi / 4, true},
    {"xm_pidiv4", math::kPi / 4, true},
    {"two_pi", math::kTwoPi, true},
    {"xm_2pi", math::kTwoPi, true},
    {"tau", math::kTwoPi, true},
    {"sqrt1_2", kRootHalf, false},
    {"m_sqrt1_2", kRootHalf, false},
    {"m_sqrt2", 2.0 * kRootHalf, false},
}};

/// Functions of one number; the unit is that of the number inside.
struct Function {
    std::string_view name;
    std::optional<Unit> unit;  ///< none: the square root
};
constexpr std::array<Function, 18> kFunctions{{
    {"sqrt", std::nullopt},
    {"radians", Unit::Degrees},
    {"deg2rad", Unit::Degrees},
    {"deg_to_rad", Unit::Degrees},
    {"degtorad", Unit::Degrees},
    {"toradians", Unit::Degrees},
    {"to_radians", Unit::Degrees},
    {"degreestoradians", Unit::Degrees},
    {"xmconverttoradians", Unit::Degrees},
    {"d3dxtoradian", Unit::Degrees},
    {"degrees", Unit::Radians},
    {"rad2deg", Unit::Radians},
    {"rad_to_deg", Unit::Radians},
    {"radtodeg", Unit::Radians},
    {"todegrees", Unit::Radians},
    {"to_degrees", Unit::Radians},
    {"radianstodegrees", Unit::Radians},
    {"xmconverttodegrees", Unit::Radians},
}};

const Function* functionOf(const Token& token) {
    if (token.kind != TokenKind::Word) {
        return nullptr;
    }
    const std::string name = lastPart(token.text);
    for (const Function& each : kFunctions) {
        if (each.name == name) {
            return &each;
        }
    }
    return nullptr;
}

Token constantFor(const Token& token) {
    const std::string name = lastPart(token.text);
    for (const Constant& each : kConstants) {
        if (token.kind == TokenKind::Word && each.name == name) {
            Token number = token;
            number.kind = TokenKind::Number;
            number.value = each.value;
            number.unit = each.isAngle ? std::optional(Unit::Radians) : std::nullopt;
            return number;
        }
    }
    return token;
}

class Folder {
public:
    std::vector<Token> run(const std::vector<Token>& tokens) {
        for (std::size_t i = 0; i < tokens.size(); ++i) {
            stack_.push_back(constantFor(tokens[i]));
            while (reduce()) {
            }
        }
        return std::move(stack_);
    }

private:
    /// The token `back` places from the top; a line end when there is none.
    const Token& top(std::size_t back) const {
        static const Token kNone{.kind = TokenKind::LineEnd};
        return back < stack_.size() ? stack_[stack_.size() - 1 - back] : kNone;
    }
    bool isSign(std::size_t back, char sign) const {
        return top(back).kind == TokenKind::Sign && top(back).text[0] == sign;
    }
    bool isNumber(std::size_t back) const { return top(back).kind == TokenKind::Number; }
    bool isOperator(std::size_t back) const { return isSign(back, '*') || isSign(back, '/'); }

    void replaceTop(std::size_t count, Token with) {
        stack_.resize(stack_.size() - count);
        stack_.push_back(std::move(with));
    }

    bool reduce() { return factor() || product() || call() || minus(); }

    /// NUMBER * DEG_TO_RAD: the number is in degrees.
    bool factor() {
        const Function* function = functionOf(top(0));
        if (function == nullptr || !function->unit || !isSign(1, '*') || !isNumber(2)) {
            return false;
        }
        Token number = top(2);
        number.unit = function->unit;
        replaceTop(3, number);
        return true;
    }

    /// NUMBER * NUMBER and NUMBER / NUMBER.
    bool product() {
        if (!isNumber(0) || !isOperator(1) || !isNumber(2)) {
            return false;
        }
        Token number = top(2);
        const double by = top(0).value;
        number.value = isSign(1, '*') ? number.value * by : number.value / by;
        number.isWhole = false;
        number.unit = number.unit ? number.unit : top(0).unit;
        if (!std::isfinite(number.value)) {
            number.status = text::NumberStatus::NotFinite;
        }
        replaceTop(3, number);
        return true;
    }

    /// FUNCTION(NUMBER), and (NUMBER) behind * or /.
    bool call() {
        if (!isSign(0, ')') || !isNumber(1) || !isSign(2, '(')) {
            return false;
        }
        Token number = top(1);
        if (isOperator(3)) {
            replaceTop(3, number);
            return true;
        }
        const Function* function = functionOf(top(3));
        if (function == nullptr) {
            return false;
        }
        if (!function->unit) {
            number.value = std::sqrt(number.value);
            number.isWhole = false;
            number.status =
                std::isfinite(number.value) ? number.status : text::NumberStatus::NotFinite;
        } else {
            number.unit = function->unit;
        }
        replaceTop(4, number);
        return true;
    }

    /// -CONSTANT and -sqrt(NUMBER): the digits themselves have their sign already.
    bool minus() {
        const bool isFirst = (!isNumber(2) && top(2).kind != TokenKind::Word) || !top(1).isGlued;
        if (!isNumber(0) || !isSign(1, '-') || !top(0).isGlued || !isFirst) {
            return false;
        }
        Token number = top(0);
        number.value = -number.value;
        number.isGlued = top(1).isGlued;
        replaceTop(2, number);
        return true;
    }

    std::vector<Token> stack_;
};

}  // namespace

std::vector<Token> folded(const std::vector<Token>& tokens) { return Folder().run(tokens); }

}  // namespace gimbalscope::tune
