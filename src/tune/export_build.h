// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Shorthand to write trees as formulas are written: operators on expressions, named functions,
// statements. The precision of an operation is that of its operands, which must agree.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tune/export_tree.h"

namespace gimbalscope::tune {

Expr number(double value, Precision precision);
Expr variable(std::string name, Precision precision);
Expr component(Group group, std::size_t index, Precision precision);
Expr operator-(Expr a);
Expr operator+(Expr a, Expr b);
Expr operator-(Expr a, Expr b);
Expr operator*(Expr a, Expr b);
Expr operator/(Expr a, Expr b);
Expr less(Expr a, Expr b);
Expr lessEqual(Expr a, Expr b);
Expr greater(Expr a, Expr b);
Expr greaterEqual(Expr a, Expr b);
Expr equal(Expr a, Expr b);
Expr both(Expr a, Expr b);
Expr either(Expr a, Expr b);
Expr negated(Expr a);
Expr call(Maths maths, Expr a);
Expr call(Maths maths, Expr a, Expr b);
Expr helper(std::string name, Precision precision, std::vector<Expr> args);
/// The expression itself when it has that precision already.
Expr cast(Precision precision, Expr a);
/// The expression, or minus it.
Expr signedBy(bool negative, Expr a);

Statement declare(std::string name, Expr value);
Statement assign(std::string name, Expr value);
Statement setMemory(std::size_t index, Expr value);
Statement when(Expr condition, Block then, Block otherwise = {});
Statement giveBack(std::vector<Expr> values);
Statement comment(std::string text);
/// Statements one after the other.
void append(Block& block, Block more);

/// Every helper named in the block, each once, in the order of first use.
std::vector<std::string> helpersUsed(const Block& block);

/// A number as source text: the shortest decimals that read back the same in that precision, with a
/// point, never an exponent (Papyrus and Oblivion have none).
std::string decimals(double value, Precision precision);

}  // namespace gimbalscope::tune
