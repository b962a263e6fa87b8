// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Shorthand for trees, and what is asked of a tree before it is printed.
#include "tune/export_build.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace gimbalscope::tune {

namespace {

Expr node(ExprKind kind, Expr a) {
    Expr result;
    result.kind = kind;
    result.precision = a.precision;
    result.args.push_back(std::move(a));
    return result;
}

Expr node(ExprKind kind, Expr a, Expr b) {
    Expr result = node(kind, std::move(a));
    result.args.push_back(std::move(b));
    return result;
}

void collect(const Expr& expr, std::vector<std::string>& names) {
    if (expr.kind == ExprKind::Helper &&
        std::find(names.begin(), names.end(), expr.name) == names.end()) {
        names.push_back(expr.name);
    }
    for (const Expr& argument : expr.args) {
        collect(argument, names);
    }
}

void collect(const Block& block, std::vector<std::string>& names) {
    for (const Statement& statement : block) {
        for (const Expr& value : statement.values) {
            collect(value, names);
        }
        collect(statement.then, names);
        collect(statement.otherwise, names);
    }
}

}  // namespace

Expr number(double value, Precision precision) {
    Expr result;
    result.kind = ExprKind::Number;
    result.precision = precision;
    result.number =
        precision == Precision::Single ? static_cast<double>(static_cast<float>(value)) : value;
    return result;
}

Expr variable(std::string name, Precision precision) {
    Expr result;
    result.kind = ExprKind::Variable;
    result.precision = precision;
    result.name = std::move(name);
    return result;
}

Expr component(Group group, std::size_t index, Precision precision) {
    Expr result;
    result.kind = ExprKind::Component;
    result.precision = precision;
    result.group = group;
    result.index = index;
    return result;
}

Expr operator-(Expr a) {
    return a.kind == ExprKind::Number ? number(-a.number, a.precision)
                                      : node(ExprKind::Negate, std::move(a));
}
Expr operator+(Expr a, Expr b) { return node(ExprKind::Add, std::move(a), std::move(b)); }
Expr operator-(Expr a, Expr b) { return node(ExprKind::Subtract, std::move(a), std::move(b)); }
Expr operator*(Expr a, Expr b) { return node(ExprKind::Multiply, std::move(a), std::move(b)); }
Expr operator/(Expr a, Expr b) { return node(ExprKind::Divide, std::move(a), std::move(b)); }
Expr less(Expr a, Expr b) { return node(ExprKind::Less, std::move(a), std::move(b)); }
Expr lessEqual(Expr a, Expr b) { return node(ExprKind::LessEqual, std::move(a), std::move(b)); }
Expr greater(Expr a, Expr b) { return node(ExprKind::Greater, std::move(a), std::move(b)); }
Expr greaterEqual(Expr a, Expr b) {
    return node(ExprKind::GreaterEqual, std::move(a), std::move(b));
}
Expr equal(Expr a, Expr b) { return node(ExprKind::Equal, std::move(a), std::move(b)); }
Expr both(Expr a, Expr b) { return node(ExprKind::And, std::move(a), std::move(b)); }
Expr either(Expr a, Expr b) { return node(ExprKind::Or, std::move(a), std::move(b)); }
Expr negated(Expr a) { return node(ExprKind::Not, std::move(a)); }

Expr call(Maths maths, Expr a) {
    Expr result = node(ExprKind::Call, std::move(a));
    result.maths = maths;
    return result;
}

Expr call(Maths maths, Expr a, Expr b) {
    Expr result = node(ExprKind::Call, std::move(a), std::move(b));
    result.maths = maths;
    return result;
}

Expr helper(std::string name, Precision precision, std::vector<Expr> args) {
    Expr result;
    result.kind = ExprKind::Helper;
    result.precision = precision;
    result.name = std::move(name);
    result.args = std::move(args);
    return result;
}

Expr cast(Precision precision, Expr a) {
    if (a.precision == precision) {
        return a;
    }
    Expr result = node(ExprKind::Cast, std::move(a));
    result.precision = precision;
    return result;
}

Expr signedBy(bool negative, Expr a) { return negative ? -std::move(a) : a; }

namespace {

Statement valued(StatementKind kind, std::string name, Expr value) {
    Statement result;
    result.kind = kind;
    result.name = std::move(name);
    result.values.push_back(std::move(value));
    return result;
}

}  // namespace

Statement declare(std::string name, Expr value) {
    return valued(StatementKind::Declare, std::move(name), std::move(value));
}

Statement assign(std::string name, Expr value) {
    return valued(StatementKind::Assign, std::move(name), std::move(value));
}

Statement setMemory(std::size_t index, Expr value) {
    Statement result = valued(StatementKind::SetComponent, "", std::move(value));
    result.index = index;
    return result;
}

Statement when(Expr condition, Block then, Block otherwise) {
    Statement result = valued(StatementKind::If, "", std::move(condition));
    result.then = std::move(then);
    result.otherwise = std::move(otherwise);
    return result;
}

Statement giveBack(std::vector<Expr> values) {
    Statement result;
    result.kind = StatementKind::Return;
    result.values = std::move(values);
    return result;
}

Statement comment(std::string text) {
    Statement result;
    result.name = std::move(text);
    return result;
}

void append(Block& block, Block more) {
    block.insert(block.end(), std::make_move_iterator(more.begin()),
                 std::make_move_iterator(more.end()));
}

std::vector<std::string> helpersUsed(const Block& block) {
    std::vector<std::string> names;
    collect(block, names);
    return names;
}

std::string decimals(double value, Precision precision) {
    std::array<char, 400> text{};
    const auto written = precision == Precision::Single
                             ? std::to_chars(text.data(), text.data() + text.size(),
                                             static_cast<float>(value), std::chars_format::fixed)
                             : std::to_chars(text.data(), text.data() + text.size(), value,
                                             std::chars_format::fixed);
    std::string result(text.data(), written.ptr);
    if (result.find('.') == std::string::npos) {
        result += ".0";
    }
    return result;
}

}  // namespace gimbalscope::tune
