// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The one description from which code is exported: a small tree of expressions and statements that
// every language of the list can say. It knows three structured things - an attitude, its angles
// and the memory of a policy - and numbers in two precisions. There is no text of any language in
// it: builders make it from a row (export_closed_form, export_published, export_decode), one writer
// per language prints it, and a test walks it. No ternary, no loop, no boolean variable: not every
// language has them.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace gimbalscope::tune {

/// What a number is computed in. A language without the one uses what it has.
enum class Precision : std::uint8_t { Single, Double };

/// What every language offers in its own way, or is given by a helper function.
enum class Maths : std::uint8_t {
    Atan2,
    Atan,
    Asin,
    Acos,
    Sin,
    Cos,
    Sqrt,
    Hypot,
    Abs,
    Floor,
    Trunc
};

/// Structured values. Attitude: x y z w. Angles: the row's, as shown. Memory: set (0 or 1), then
/// the previous mathematical angles first, middle, third.
enum class Group : std::uint8_t { Attitude, Angles, Memory };

enum class ExprKind : std::uint8_t {
    Number,
    Variable,
    Component,  ///< part `index` of a group that the function was given
    Negate,
    Add,
    Subtract,
    Multiply,
    Divide,
    Less,
    LessEqual,
    Greater,
    GreaterEqual,
    Equal,
    And,
    Or,
    Not,
    Call,    ///< of Maths
    Helper,  ///< of a function of the same module, by name
    Cast     ///< to `precision`
};

/// An expression. `precision` is what it is computed in (of comparisons: meaningless).
struct Expr {
    ExprKind kind = ExprKind::Number;
    Precision precision = Precision::Double;
    double number = 0.0;
    std::string name{};  ///< of a variable or helper, lowerCamelCase
    Group group = Group::Attitude;
    std::size_t index = 0;  ///< of a component
    Maths maths = Maths::Abs;
    std::vector<Expr> args{};
};

enum class StatementKind : std::uint8_t {
    Declare,       ///< a new variable `name` with a value
    Assign,        ///< a new value for it
    SetComponent,  ///< of the memory
    If,            ///< value, then, otherwise
    Return,        ///< values: one of a helper, all components of the function's group
    Comment
};

struct Statement {
    StatementKind kind = StatementKind::Comment;
    std::string name{};     ///< of the variable; text of the comment
    std::size_t index = 0;  ///< of the memory's component
    std::vector<Expr> values{};
    std::vector<Statement> then{}, otherwise{};
};
using Block = std::vector<Statement>;

/// A function of numbers (a helper), or of a group that gives another one.
struct Function {
    std::string name;                  ///< lowerCamelCase
    std::vector<std::string> comment;  ///< lines
    Precision precision = Precision::Double;
    std::vector<std::string> numbers{};  ///< parameters of a helper
    bool isHelper = false;
    Group takes = Group::Attitude, gives = Group::Angles;
    bool hasMemory = false;  ///< takes the memory as well and changes it
    Block body{};
};

/// What is printed into one file.
struct Module {
    std::string name;                     ///< an identifier
    std::vector<std::string> comment;     ///< lines at the top
    std::vector<std::string> angleNames;  ///< identifiers, as shown
    Precision attitude = Precision::Double;
    bool hasMemory = false;
    std::vector<Function> helpers{};
    Function encode{}, decode{};
};

}  // namespace gimbalscope::tune
