// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Writers of Python, JavaScript and GLSL. The first two know only double: where the row computes in
// float32 they round every result to it, so that they show the engine's own faults. GLSL 3.30 knows
// only float.
#include <array>

#include "tune/export_build.h"
#include "tune/export_writer.h"

namespace gimbalscope::tune {

namespace {

bool isRoundedKind(const Expr& expr) {
    return expr.precision == Precision::Single &&
           ((expr.kind >= ExprKind::Add && expr.kind <= ExprKind::Divide) ||
            expr.kind == ExprKind::Call || expr.kind == ExprKind::Cast);
}

// A component by its place: q[0], memory[3].
std::string indexed(Group group, std::size_t index) {
    const char* base = group == Group::Attitude ? "q"
                       : group == Group::Angles ? "angles"
                                                : "memory";
    return base + ("[" + std::to_string(index) + "]");
}

class PythonWriter : public Writer {
public:
    std::vector<std::string> notes(const Module& module) const override {
        std::vector<std::string> lines{"Python 3, standard library only."};
        if (module.attitude == Precision::Single) {
            lines.push_back("Every step is rounded to float32, as the engine computes.");
        }
        if (module.hasMemory) {
            lines.push_back("Call: memory = [0.0] * 4  then each tick  " + module.name +
                            "_angles_from_attitude((x, y, z, w), memory)");
        } else {
            lines.push_back("Call: " + module.name + "_angles_from_attitude((x, y, z, w))");
        }
        return lines;
    }

protected:
    std::optional<int> bracketsToBreakIn() const override { return 1; }
    std::string commentStart() const override { return "# "; }
    std::string typeOf(Precision /*precision*/) const override { return ""; }
    std::string variableName(const std::string& name) const override { return snakeCase(name); }
    std::string functionName(const std::string& name) const override {
        return "_" + module().name + "_" + snakeCase(name);  // only helpers are called
    }
    void begin() override {
        blank();
        line("import math");
        const std::string own = "_" + module().name;
        if (module().attitude == Precision::Single) {
            line("import struct");
            blank();
            line(own + "_float = struct.Struct(\"f\")");
            blank();
            blank();
            line("def " + own + "_f32(x):");
            line("    return " + own + "_float.unpack(" + own + "_float.pack(x))[0]");
        }
        blank();
        blank();
        comments({"Python raises an error where other languages give NaN."});
        line("def " + own + "_nan_or(f, x):");
        line("    return f(x) if -1.0 <= x <= 1.0 else math.nan");
        blank();
        blank();
        line("def " + own + "_floor(x):");
        line("    return float(math.floor(x)) if math.isfinite(x) else x");
    }
    void openFunction(const Function& function) override {
        const std::string takes = function.isHelper ? joined(function.numbers, ", ")
                                  : function.takes == Group::Attitude
                                      ? (function.hasMemory ? "q, memory" : "q")
                                      : "angles";
        const bool isPrivate = function.isHelper;
        line("def " + std::string(isPrivate ? "_" : "") + module().name + "_" +
             snakeCase(function.name) + "(" + takes + "):");
    }
    void closeFunction() override {}
    int blankLines() const override { return 2; }
    std::string assignment(const std::string& target, const std::string& value) const override {
        return target + " = " + value;
    }
    std::string declaration(const Statement& statement, bool /*isConstant*/) override {
        return assignment(variableName(statement.name), expression(statement.values[0]));
    }
    std::string component(Group group, std::size_t index) const override {
        return indexed(group, index);
    }
    std::string mathsCall(const Expr& expr, const std::string& args) const override {
        constexpr std::array<std::string_view, 11> kNames{
            "math.atan2", "math.atan",  "",    "", "math.sin",  "math.cos",
            "math.sqrt",  "math.hypot", "abs", "", "math.trunc"};
        switch (expr.maths) {
            case Maths::Asin:
                return "_" + module().name + "_nan_or(math.asin, " + args + ")";
            case Maths::Acos:
                return "_" + module().name + "_nan_or(math.acos, " + args + ")";
            case Maths::Floor:
                return "_" + module().name + "_floor(" + args + ")";
            default:
                return std::string(kNames[static_cast<std::size_t>(expr.maths)]) + "(" + args + ")";
        }
    }
    std::string castTo(const Expr& expr, const std::string& value) const override {
        return expr.precision == Precision::Single ? rounded(expr, value) : value;
    }
    std::string literal(const Expr& expr) const override {
        return decimals(expr.number, Precision::Double);
    }
    std::string rounded(const Expr& expr, std::string text) const override {
        return !text.empty() && isRoundedKind(expr) ? "_" + module().name + "_f32(" + text + ")"
               : isRoundedKind(expr)                ? "()"
                                                    : text;
    }
    void returnNumber(const std::string& value) override { line("return " + value); }
    void returnGroup(Group /*group*/, const std::vector<std::string>& values) override {
        listed("return (", values, ")");
    }
    void writeIf(const Statement& statement, bool continued) override {
        line(std::string(continued ? "elif " : "if ") + expression(statement.values[0]) + ":");
        block(statement.then);
        const Block& otherwise = statement.otherwise;
        if (otherwise.size() == 1 && otherwise[0].kind == StatementKind::If) {
            writeIf(otherwise[0], true);
        } else if (!otherwise.empty()) {
            line("else:");
            block(otherwise);
        }
    }
    std::string operatorText(ExprKind kind) const override {
        return kind == ExprKind::And   ? "and"
               : kind == ExprKind::Or  ? "or"
               : kind == ExprKind::Not ? "not "
                                       : Writer::operatorText(kind);
    }
};

class JavascriptWriter : public Writer {
public:
    std::vector<std::string> notes(const Module& module) const override {
        std::vector<std::string> lines{"ES2015; plain functions, export them as you need."};
        if (module.attitude == Precision::Single) {
            lines.push_back("Every step is rounded to float32, as the engine computes.");
        }
        if (module.hasMemory) {
            lines.push_back("Call: const memory = [0, 0, 0, 0];  then each tick  " + module.name +
                            "_anglesFromAttitude([x, y, z, w], memory)");
        } else {
            lines.push_back("Call: " + module.name + "_anglesFromAttitude([x, y, z, w])");
        }
        return lines;
    }

protected:
    std::string typeOf(Precision /*precision*/) const override { return "let"; }
    std::string functionName(const std::string& name) const override {
        return module().name + "_" + name;
    }
    void openFunction(const Function& function) override {
        const std::string takes = function.isHelper ? joined(function.numbers, ", ")
                                  : function.takes == Group::Attitude
                                      ? (function.hasMemory ? "q, memory" : "q")
                                      : "angles";
        line("function " + functionName(function.name) + "(" + takes + ") {");
    }
    std::string declaration(const Statement& statement, bool isConstant) override {
        return assignment((isConstant ? "const " : "let ") + statement.name,
                          expression(statement.values[0]));
    }
    std::string component(Group group, std::size_t index) const override {
        return indexed(group, index);
    }
    std::string mathsCall(const Expr& expr, const std::string& args) const override {
        constexpr std::array<std::string_view, 11> kNames{"atan2", "atan",  "asin", "acos",
                                                          "sin",   "cos",   "sqrt", "hypot",
                                                          "abs",   "floor", "trunc"};
        return "Math." + std::string(kNames[static_cast<std::size_t>(expr.maths)]) + "(" + args +
               ")";
    }
    std::string castTo(const Expr& expr, const std::string& value) const override {
        return expr.precision == Precision::Single ? rounded(expr, value) : value;
    }
    std::string literal(const Expr& expr) const override {
        return decimals(expr.number, Precision::Double);
    }
    std::string rounded(const Expr& expr, std::string text) const override {
        return isRoundedKind(expr) ? "Math.fround(" + text + ")" : text;
    }
    void returnGroup(Group /*group*/, const std::vector<std::string>& values) override {
        listed("return [", values, "];");
    }
};

class GlslWriter : public Writer {
public:
    std::vector<std::string> notes(const Module& module) const override {
        std::vector<std::string> lines{
            "GLSL 1.30 or later, GLSL ES 3.00 too. Float only, and the driver's own functions are",
            "rough: Mesa's atan is right to 7e-6 rad, its asin to 4e-4.",
            "What asin gives beyond 1 and whether NaN lives is the driver's affair."};
        if (module.hasMemory) {
            lines.push_back("Call: vec4 memory = vec4(0.0);  then each tick  " + module.name +
                            "_anglesFromAttitude(q, memory)");
        } else {
            lines.push_back("Call: " + module.name + "_anglesFromAttitude(q)");
        }
        return lines;
    }

protected:
    std::string typeOf(Precision /*precision*/) const override { return "float"; }
    std::string functionName(const std::string& name) const override {
        return module().name + "_" + name;
    }
    std::string vectorOf(Group group) const {
        return group == Group::Angles && module().angleNames.size() == 2 ? "vec2"
               : group == Group::Angles                                  ? "vec3"
                                                                         : "vec4";
    }
    void openFunction(const Function& function) override {
        std::string takes;
        if (function.isHelper) {
            takes = "float " + joined(function.numbers, ", float ");
        } else {
            takes = vectorOf(function.takes) +
                    (function.takes == Group::Attitude ? " q" : " angles") +
                    (function.hasMemory ? ", inout vec4 memory" : "");
        }
        line((function.isHelper ? "float" : vectorOf(function.gives)) + " " +
             functionName(function.name) + "(" + takes + ") {");
    }
    std::string component(Group group, std::size_t index) const override {
        const char* base = group == Group::Attitude ? "q."
                           : group == Group::Angles ? "angles."
                                                    : "memory.";
        return base + std::string(1, "xyzw"[index]);
    }
    std::string mathsCall(const Expr& expr, const std::string& args) const override {
        constexpr std::array<std::string_view, 11> kNames{"atan", "atan",  "asin", "acos",
                                                          "sin",  "cos",   "sqrt", "length",
                                                          "abs",  "floor", "trunc"};
        return std::string(kNames[static_cast<std::size_t>(expr.maths)]) + "(" + args + ")";
    }
    void returnGroup(Group group, const std::vector<std::string>& values) override {
        listed("return " + vectorOf(group) + "(", values, ");");
    }
};

}  // namespace

std::unique_ptr<Writer> makeScriptWriter(Language language) {
    if (language == Language::Python) {
        return std::make_unique<PythonWriter>();
    }
    if (language == Language::Javascript) {
        return std::make_unique<JavascriptWriter>();
    }
    return std::make_unique<GlslWriter>();
}

}  // namespace gimbalscope::tune
