// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// What all writers share: expressions with as few parentheses as keep their order of operations,
// statements, and the frame of a file.
#include "tune/export_writer.h"

#include <algorithm>

#include "tune/export_build.h"
#include "tune/export_lines.h"

namespace gimbalscope::tune {
namespace {

constexpr std::size_t kColumns = 100;

}  // namespace

int bindingOf(const Expr& expr) {
    switch (expr.kind) {
        case ExprKind::Or:
            return 1;
        case ExprKind::And:
            return 2;
        case ExprKind::Less:
        case ExprKind::LessEqual:
        case ExprKind::Greater:
        case ExprKind::GreaterEqual:
        case ExprKind::Equal:
            return 3;
        case ExprKind::Add:
        case ExprKind::Subtract:
            return 4;
        case ExprKind::Multiply:
        case ExprKind::Divide:
            return 5;
        case ExprKind::Negate:
        case ExprKind::Not:
            return 6;
        case ExprKind::Number:
            return expr.number < 0.0 ? 6 : 7;
        default:
            return 7;
    }
}

std::string Writer::write(const Module& module) {
    module_ = &module;
    text_.clear();
    comments(module.comment);
    begin();
    for (const Function& helper : module.helpers) {
        writeFunction(helper);
    }
    writeFunction(module.encode);
    writeFunction(module.decode);
    end();
    return text_;
}

void Writer::line(const std::string& text) {
    const std::size_t margin = static_cast<std::size_t>(depth_) * 4;
    const auto fewest = text.starts_with(commentStart()) ? std::nullopt : bracketsToBreakIn();
    if (!fewest || margin + text.size() <= kColumns) {
        text_.append(margin, ' ').append(text).append("\n");
        return;
    }
    std::size_t before = margin;
    for (const std::string& piece : brokenLine(text, kColumns - margin, *fewest)) {
        text_.append(before, ' ').append(piece).append("\n");
        before = margin + 4;
    }
}

void Writer::commentLine(const std::string& text) {
    std::string whole = commentStart() + text;
    whole.erase(whole.find_last_not_of(' ') + 1);
    line(whole);
}

void Writer::comments(const std::vector<std::string>& lines) {
    for (std::string rest : lines) {
        const std::size_t room = kColumns - commentStart().size();
        for (std::size_t at; rest.size() > room && (at = rest.rfind(' ', room)) != rest.npos;) {
            commentLine(rest.substr(0, at));
            rest = "  " + rest.substr(rest.find_first_not_of(' ', at));
        }
        commentLine(rest);
    }
}

void Writer::block(const Block& statements) {
    indent(1);
    for (const Statement& each : statements) {
        statement(each);
    }
    indent(-1);
}

void Writer::writeFunction(const Function& function) {
    const Function ready = prepared(function);
    function_ = &ready;
    blank();
    if (blankLines() > 1) {
        blank();
    }
    comments(ready.comment);
    openFunction(ready);
    block(ready.body);
    closeFunction();
    function_ = nullptr;
}

void Writer::statement(const Statement& statement) {
    switch (statement.kind) {
        case StatementKind::Declare:
            line(declaration(statement, !isAssigned(function_->body, statement.name)));
            break;
        case StatementKind::Assign:
            line(assignment(variableName(statement.name), expression(statement.values[0])));
            break;
        case StatementKind::SetComponent:
            line(assignment(component(Group::Memory, statement.index),
                            expression(statement.values[0])));
            break;
        case StatementKind::If:
            writeIf(statement, false);
            break;
        case StatementKind::Return:
            if (function_->isHelper) {
                returnNumber(expression(statement.values[0]));
            } else {
                std::vector<std::string> values;
                for (const Expr& value : statement.values) {
                    values.push_back(expression(value));
                }
                returnGroup(function_->gives, values);
            }
            break;
        case StatementKind::Comment:
            comments({statement.name});
            break;
    }
}

std::string Writer::declaration(const Statement& statement, bool /*isConstant*/) {
    return assignment(typeOf(statement.values[0].precision) + " " + variableName(statement.name),
                      expression(statement.values[0]));
}

std::string Writer::assignment(const std::string& target, const std::string& value) const {
    return target + " = " + value + ";";
}

void Writer::returnNumber(const std::string& value) { line("return " + value + ";"); }

void Writer::writeIf(const Statement& statement, bool continued) {
    line(std::string(continued ? "} else if (" : "if (") + expression(statement.values[0]) + ") {");
    block(statement.then);
    const Block& otherwise = statement.otherwise;
    if (otherwise.size() == 1 && otherwise[0].kind == StatementKind::If) {
        writeIf(otherwise[0], true);
        return;
    }
    if (!otherwise.empty()) {
        line("} else {");
        block(otherwise);
    }
    line("}");
}

std::string Writer::operatorText(ExprKind kind) const {
    switch (kind) {
        case ExprKind::Add:
            return "+";
        case ExprKind::Subtract:
            return "-";
        case ExprKind::Multiply:
            return "*";
        case ExprKind::Divide:
            return "/";
        case ExprKind::Less:
            return "<";
        case ExprKind::LessEqual:
            return "<=";
        case ExprKind::Greater:
            return ">";
        case ExprKind::GreaterEqual:
            return ">=";
        case ExprKind::Equal:
            return "==";
        case ExprKind::And:
            return "&&";
        case ExprKind::Or:
            return "||";
        case ExprKind::Not:
            return "!";
        default:
            return "-";
    }
}

std::string Writer::literal(const Expr& expr) const {
    return decimals(expr.number, expr.precision);
}

std::string Writer::arguments(const Expr& expr) const {
    std::vector<std::string> parts;
    for (const Expr& argument : expr.args) {
        parts.push_back(expression(argument));
    }
    return joined(parts, betweenArguments());
}

std::string Writer::operand(const Expr& expr, int level) const {
    std::string text = expression(expr);
    const bool isCall = text.ends_with(")") && rounded(expr, "") != "";
    return bindingOf(expr) < level && !isCall ? "(" + text + ")" : text;
}

std::string Writer::expression(const Expr& expr) const {
    switch (expr.kind) {
        case ExprKind::Number:
            return literal(expr);
        case ExprKind::Variable:
            return variableName(expr.name);
        case ExprKind::Component:
            return component(expr.group, expr.index);
        case ExprKind::Call:
            return rounded(expr, mathsCall(expr, arguments(expr)));
        case ExprKind::Helper:
            return helperCall(functionName(expr.name), arguments(expr));
        case ExprKind::Cast:
            return castTo(expr, expression(expr.args[0]));
        case ExprKind::Negate:
            return "-" + operand(expr.args[0], 7);
        case ExprKind::Not:
            return operatorText(expr.kind) + "(" + expression(expr.args[0]) + ")";
        default:
            break;
    }
    // And within or is put in parentheses for the reader, and for LSL where both bind alike.
    const bool isLogical = expr.kind == ExprKind::Or || expr.kind == ExprKind::And;
    const int level = isLogical ? 3 : bindingOf(expr);
    std::string right = operand(expr.args[1], isLogical ? level : level + 1);
    if (right.starts_with("-") && level > 3) {
        right = "(" + right + ")";
    }
    return rounded(expr,
                   operand(expr.args[0], level) + " " + operatorText(expr.kind) + " " + right);
}

void Writer::listed(const std::string& before, const std::vector<std::string>& values,
                    const std::string& after) {
    const std::string whole = before + joined(values, ", ") + after;
    if (whole.size() + static_cast<std::size_t>(depth_) * 4 <= kColumns) {
        line(whole);
        return;
    }
    line(before);
    indent(1);
    for (std::size_t i = 0; i < values.size(); ++i) {
        line(values[i] + (i + 1 < values.size() ? "," : after));
    }
    indent(-1);
}

std::string Writer::joined(const std::vector<std::string>& parts, std::string_view between) {
    std::string text;
    for (const std::string& part : parts) {
        text.append(text.empty() ? "" : between).append(part);
    }
    return text;
}

std::string Writer::snakeCase(std::string_view name) {
    std::string result;
    for (const char letter : name) {
        if (letter >= 'A' && letter <= 'Z') {
            result += '_';
            result += static_cast<char>(letter - 'A' + 'a');
        } else {
            result += letter;
        }
    }
    return result;
}

bool Writer::isAssigned(const Block& block, std::string_view name) {
    return std::any_of(block.begin(), block.end(), [&](const Statement& statement) {
        return (statement.kind == StatementKind::Assign && statement.name == name) ||
               isAssigned(statement.then, name) || isAssigned(statement.otherwise, name);
    });
}

std::unique_ptr<Writer> makeWriter(Language language) {
    switch (language) {
        case Language::Cpp:
        case Language::C:
        case Language::Csharp:
            return makeCompiledWriter(language);
        case Language::Python:
        case Language::Javascript:
        case Language::Glsl:
            return makeScriptWriter(language);
        case Language::Unrealscript:
        case Language::Lsl:
            return makeVirtualWorldWriter(language);
        case Language::Papyrus:
        case Language::Oblivion:
            break;
    }
    return makeBethesdaWriter(language);
}

}  // namespace gimbalscope::tune
