// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Writers of C++, C and C#: both precisions are types of their own, structures are passed and
// returned by value, the memory by reference.
#include <array>

#include "tune/export_writer.h"

namespace gimbalscope::tune {

namespace {

const std::vector<std::string>& partsOf(const Module& module, Group group) {
    static const std::vector<std::string> kAttitude{"x", "y", "z", "w"};
    static const std::vector<std::string> kMemory{"set", "first", "middle", "third"};
    return group == Group::Attitude ? kAttitude
           : group == Group::Memory ? kMemory
                                    : module.angleNames;
}

std::string_view mathsName(Maths maths) {
    constexpr std::array<std::string_view, 11> kNames{
        "atan2", "atan", "asin", "acos", "sin", "cos", "sqrt", "hypot", "fabs", "floor", "trunc"};
    return kNames[static_cast<std::size_t>(maths)];
}

class CompiledWriter : public Writer {
protected:
    std::string typeOf(Precision precision) const override {
        return precision == Precision::Single ? "float" : "double";
    }
    std::string component(Group group, std::size_t index) const override {
        const char* base = group == Group::Attitude ? "q."
                           : group == Group::Angles ? "angles."
                                                    : "memory.";
        return base + partsOf(module(), group)[index];
    }
    Precision precisionOf(Group group) const {
        return group == Group::Attitude ? module().attitude : Precision::Double;
    }
    static std::string typeName(Group group) {
        return group == Group::Attitude ? "Attitude" : group == Group::Angles ? "Angles" : "Memory";
    }
    std::vector<Group> groups() const {
        std::vector<Group> all{Group::Attitude, Group::Angles};
        if (module().hasMemory) {
            all.push_back(Group::Memory);
        }
        return all;
    }
    /// "double x, double y" of a helper.
    std::string parameters(const Function& function) const {
        std::vector<std::string> parts;
        for (const std::string& name : function.numbers) {
            parts.push_back(typeOf(function.precision) + " " + name);
        }
        return joined(parts, ", ");
    }
};

class CppWriter : public CompiledWriter {
public:
    std::vector<std::string> notes(const Module& module) const override {
        std::vector<std::string> lines{"C++11 or later. Not for -ffast-math: NaN must stay NaN."};
        if (module.hasMemory) {
            lines.push_back("Call: " + module.name + "::Memory memory{};  then each tick  " +
                            module.name + "::anglesFromAttitude(q, memory)");
        } else {
            lines.push_back("Call: " + module.name + "::anglesFromAttitude({x, y, z, w})");
        }
        return lines;
    }

protected:
    void begin() override {
        blank();
        line("#include <cmath>");
        blank();
        line("namespace " + module().name + " {");
        blank();
        for (const Group group : groups()) {
            line("struct " + typeName(group) + " {");
            indent(1);
            line(typeOf(precisionOf(group)) + " " + joined(partsOf(module(), group), ", ") + ";");
            indent(-1);
            line("};");
        }
    }
    void end() override {
        blank();
        line("}  // namespace " + module().name);
    }
    void openFunction(const Function& function) override {
        const std::string takes = function.isHelper
                                      ? parameters(function)
                                      : typeName(function.takes) +
                                            (function.takes == Group::Attitude ? " q" : " angles") +
                                            (function.hasMemory ? ", Memory& memory" : "");
        line("inline " +
             (function.isHelper ? typeOf(function.precision) : typeName(function.gives)) + " " +
             function.name + "(" + takes + ") {");
    }
    std::string declaration(const Statement& statement, bool isConstant) override {
        return (isConstant ? "const " : "") + CompiledWriter::declaration(statement, isConstant);
    }
    std::string mathsCall(const Expr& expr, const std::string& args) const override {
        return "std::" + std::string(mathsName(expr.maths)) + "(" + args + ")";
    }
    std::string castTo(const Expr& expr, const std::string& value) const override {
        return "static_cast<" + typeOf(expr.precision) + ">(" + value + ")";
    }
    std::string literal(const Expr& expr) const override {
        return Writer::literal(expr) + (expr.precision == Precision::Single ? "F" : "");
    }
    void returnGroup(Group /*group*/, const std::vector<std::string>& values) override {
        listed("return {", values, "};");
    }
};

class CWriter : public CompiledWriter {
public:
    std::vector<std::string> notes(const Module& module) const override {
        std::vector<std::string> lines{
            "C99 or later, link with -lm. Not for -ffast-math: NaN must stay NaN."};
        if (module.hasMemory) {
            lines.push_back("Call: " + module.name + "_memory memory = {0};  then each tick  " +
                            module.name + "_angles_from_attitude(q, &memory)");
        } else {
            lines.push_back("Call: " + module.name + "_angles_from_attitude((" + module.name +
                            "_attitude){x, y, z, w})");
        }
        return lines;
    }

protected:
    std::string named(Group group) const {
        return module().name + "_" + snakeCase(typeName(group)).substr(1);
    }
    std::string functionName(const std::string& name) const override {
        return module().name + "_" + snakeCase(name);
    }
    std::string variableName(const std::string& name) const override { return snakeCase(name); }
    void begin() override {
        blank();
        line("#include <math.h>");
        blank();
        for (const Group group : groups()) {
            line("typedef struct {");
            indent(1);
            line(typeOf(precisionOf(group)) + " " + joined(partsOf(module(), group), ", ") + ";");
            indent(-1);
            line("} " + named(group) + ";");
        }
    }
    void openFunction(const Function& function) override {
        const std::string takes =
            function.isHelper
                ? parameters(function)
                : named(function.takes) + (function.takes == Group::Attitude ? " q" : " angles") +
                      (function.hasMemory ? ", " + named(Group::Memory) + " *memory" : "");
        line("static inline " +
             (function.isHelper ? typeOf(function.precision) : named(function.gives)) + " " +
             functionName(function.name) + "(" + takes + ") {");
    }
    std::string declaration(const Statement& statement, bool isConstant) override {
        return (isConstant ? "const " : "") + CompiledWriter::declaration(statement, isConstant);
    }
    std::string component(Group group, std::size_t index) const override {
        return group == Group::Memory ? "memory->" + partsOf(module(), group)[index]
                                      : CompiledWriter::component(group, index);
    }
    std::string mathsCall(const Expr& expr, const std::string& args) const override {
        return std::string(mathsName(expr.maths)) +
               (expr.precision == Precision::Single ? "f(" : "(") + args + ")";
    }
    std::string castTo(const Expr& expr, const std::string& value) const override {
        const bool isWord = bindingOf(expr.args[0]) == 7;
        return "(" + typeOf(expr.precision) + ")" + (isWord ? value : "(" + value + ")");
    }
    std::string literal(const Expr& expr) const override {
        return Writer::literal(expr) + (expr.precision == Precision::Single ? "F" : "");
    }
    void returnGroup(Group group, const std::vector<std::string>& values) override {
        listed("return (" + named(group) + "){", values, "};");
    }
};

class CsharpWriter : public CompiledWriter {
public:
    std::vector<std::string> notes(const Module& module) const override {
        std::vector<std::string> lines{
            "C# 3 or later, Unity included; System.Math only, so float functions are rounded from "
            "double."};
        if (module.hasMemory) {
            lines.push_back("Call: var memory = new " + module.name +
                            ".Memory();  then each tick  " + module.name +
                            ".AnglesFromAttitude(q, ref memory)");
        } else {
            lines.push_back("Call: " + module.name + ".AnglesFromAttitude(q)");
        }
        return lines;
    }

protected:
    static std::string pascalCase(std::string name) {
        name[0] =
            static_cast<char>(name[0] >= 'a' && name[0] <= 'z' ? name[0] - 'a' + 'A' : name[0]);
        return name;
    }
    std::string functionName(const std::string& name) const override { return pascalCase(name); }
    void begin() override {
        blank();
        line("using System;");
        blank();
        line("public static class " + module().name);
        line("{");
        indent(1);
        for (const Group group : groups()) {
            line("public struct " + typeName(group) + " { public " + typeOf(precisionOf(group)) +
                 " " + joined(partsOf(module(), group), ", ") + "; }");
        }
    }
    void end() override {
        indent(-1);
        line("}");
    }
    void openFunction(const Function& function) override {
        const std::string takes = function.isHelper
                                      ? parameters(function)
                                      : typeName(function.takes) +
                                            (function.takes == Group::Attitude ? " q" : " angles") +
                                            (function.hasMemory ? ", ref Memory memory" : "");
        line(std::string(function.isHelper ? "static " : "public static ") +
             (function.isHelper ? typeOf(function.precision) : typeName(function.gives)) + " " +
             functionName(function.name) + "(" + takes + ") {");
    }
    std::string mathsCall(const Expr& expr, const std::string& args) const override {
        constexpr std::array<std::string_view, 11> kNames{"Atan2", "Atan",  "Asin",    "Acos",
                                                          "Sin",   "Cos",   "Sqrt",    "Hypot",
                                                          "Abs",   "Floor", "Truncate"};
        return std::string(expr.precision == Precision::Single ? "(float)" : "") + "Math." +
               std::string(kNames[static_cast<std::size_t>(expr.maths)]) + "(" + args + ")";
    }
    std::string castTo(const Expr& expr, const std::string& value) const override {
        const bool isWord = bindingOf(expr.args[0]) == 7;
        return "(" + typeOf(expr.precision) + ")" + (isWord ? value : "(" + value + ")");
    }
    std::string literal(const Expr& expr) const override {
        return Writer::literal(expr) + (expr.precision == Precision::Single ? "f" : "");
    }
    void returnGroup(Group group, const std::vector<std::string>& values) override {
        std::vector<std::string> parts;
        for (std::size_t i = 0; i < values.size(); ++i) {
            parts.push_back(partsOf(module(), group)[i] + " = " + values[i]);
        }
        listed("return new " + typeName(group) + " { ", parts, " };");
    }
};

}  // namespace

std::unique_ptr<Writer> makeCompiledWriter(Language language) {
    if (language == Language::Cpp) {
        return std::make_unique<CppWriter>();
    }
    if (language == Language::C) {
        return std::make_unique<CWriter>();
    }
    return std::make_unique<CsharpWriter>();
}

}  // namespace gimbalscope::tune
