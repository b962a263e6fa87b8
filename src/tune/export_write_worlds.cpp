// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Writers of UnrealScript and LSL: float only. UnrealScript declares variables at the head of a
// function and truncates instead of rounding down; LSL passes nothing by reference, so its memory
// lives in global variables.
#include <algorithm>
#include <array>

#include "tune/export_writer.h"

namespace gimbalscope::tune {

namespace {

void collectDeclared(const Block& block, std::vector<std::string>& names) {
    for (const Statement& statement : block) {
        if (statement.kind == StatementKind::Declare &&
            std::find(names.begin(), names.end(), statement.name) == names.end()) {
            names.push_back(statement.name);
        }
        collectDeclared(statement.then, names);
        collectDeclared(statement.otherwise, names);
    }
}

class UnrealscriptWriter : public Writer {
public:
    std::vector<std::string> notes(const Module& module) const override {
        std::vector<std::string> lines{
            "UnrealScript of Unreal Engine 2 (UT2004): float only, Atan(Y, X) has two arguments.",
            "Unreal Engine 3 calls it Atan2: change unrealAtan2. Unreal Engine 1 has neither it "
            "nor",
            "Asin and Acos; they have to be made of Atan(Y / X) there, with the quadrant by hand."};
        if (module.hasMemory) {
            lines.push_back("Call: local Memory M;  kept between ticks, then  A = class'" +
                            module.name + "'.static.anglesFromAttitude(Q, M);");
        } else {
            lines.push_back("Call: A = class'" + module.name + "'.static.anglesFromAttitude(Q);");
        }
        return lines;
    }

protected:
    std::string typeOf(Precision /*precision*/) const override { return "float"; }
    static std::string typeName(Group group) {
        return group == Group::Attitude ? "Attitude" : group == Group::Angles ? "Angles" : "Memory";
    }
    const std::string& part(Group group, std::size_t index) const {
        static const std::array<std::string, 4> kAttitude{"X", "Y", "Z", "W"};
        static const std::array<std::string, 4> kMemory{"IsSet", "First", "Middle", "Third"};
        return group == Group::Attitude ? kAttitude[index]
               : group == Group::Memory ? kMemory[index]
                                        : module().angleNames[index];
    }
    std::size_t partCount(Group group) const {
        return group == Group::Angles ? module().angleNames.size() : 4;
    }
    void begin() override {
        blank();
        line("class " + module().name + " extends Object;");
        blank();
        for (const Group group : {Group::Attitude, Group::Angles, Group::Memory}) {
            if (group == Group::Memory && !module().hasMemory) {
                continue;
            }
            std::vector<std::string> parts;
            for (std::size_t i = 0; i < partCount(group); ++i) {
                parts.push_back(part(group, i));
            }
            line("struct " + typeName(group) + " { var float " + joined(parts, ", ") + "; };");
        }
        blank();
        line("static final function float unrealAtan2(float y, float x) {");
        line("    return Atan(y, x);");
        line("}");
    }
    void openFunction(const Function& function) override {
        std::string takes;
        if (function.isHelper) {
            takes = "float " + joined(function.numbers, ", float ");
        } else {
            takes = typeName(function.takes) +
                    (function.takes == Group::Attitude ? " q" : " angles") +
                    (function.hasMemory ? ", out Memory memory" : "");
        }
        line("static final function " +
             (function.isHelper ? std::string("float") : typeName(function.gives)) + " " +
             function.name + "(" + takes + ") {");
        std::vector<std::string> names;
        collectDeclared(function.body, names);
        if (!names.empty()) {
            line("    local float " + joined(names, ", ") + ";");
        }
        if (!function.isHelper) {
            line("    local " + typeName(function.gives) + " given;");
        }
    }
    std::string declaration(const Statement& statement, bool /*isConstant*/) override {
        return assignment(statement.name, expression(statement.values[0]));
    }
    std::string component(Group group, std::size_t index) const override {
        const char* base = group == Group::Attitude ? "q."
                           : group == Group::Angles ? "angles."
                                                    : "memory.";
        return base + part(group, index);
    }
    std::string mathsCall(const Expr& expr, const std::string& args) const override {
        constexpr std::array<std::string_view, 11> kNames{
            "unrealAtan2", "Atan", "Asin", "Acos", "Sin", "Cos", "Sqrt", "", "Abs", "", ""};
        if (expr.maths == Maths::Trunc) {
            return "float(int(" + args + "))";
        }
        return std::string(kNames[static_cast<std::size_t>(expr.maths)]) + "(" + args + ")";
    }
    void returnGroup(Group group, const std::vector<std::string>& values) override {
        for (std::size_t i = 0; i < values.size(); ++i) {
            line(assignment("given." + part(group, i), values[i]));
        }
        line("return given;");
    }
};

class LslWriter : public Writer {
public:
    std::vector<std::string> notes(const Module& module) const override {
        std::vector<std::string> lines{
            "LSL: paste above your default state. Float only; a rotation's w is called s.",
            "llAsin beyond 1 is NaN or stops the script with a math error, as the region does it."};
        if (module.hasMemory) {
            lines.push_back(
                "LSL passes nothing by reference: the previous triple is kept in global");
            lines.push_back("variables. To forget it: " + module.name + "_set = 0.0;");
        }
        lines.push_back("Call: vector angles = " + module.name +
                        "_anglesFromAttitude(llGetRot());");
        return lines;
    }

protected:
    std::string typeOf(Precision /*precision*/) const override { return "float"; }
    std::string functionName(const std::string& name) const override {
        return module().name + "_" + name;
    }
    void begin() override {
        if (module().hasMemory) {
            blank();
            for (std::size_t i = 0; i < 4; ++i) {
                line("float " + component(Group::Memory, i) + " = 0.0;");
            }
        }
    }
    void openFunction(const Function& function) override {
        const std::string takes =
            function.isHelper                   ? "float " + joined(function.numbers, ", float ")
            : function.takes == Group::Attitude ? std::string("rotation q")
                                                : std::string("vector angles");
        const std::string gives = function.isHelper                   ? "float"
                                  : function.gives == Group::Attitude ? "rotation"
                                                                      : "vector";
        line(gives + " " + functionName(function.name) + "(" + takes + ") {");
    }
    std::string component(Group group, std::size_t index) const override {
        constexpr std::array<std::string_view, 4> kMemory{"set", "first", "middle", "third"};
        return group == Group::Attitude ? "q." + std::string(1, "xyzs"[index])
               : group == Group::Angles ? "angles." + std::string(1, "xyz"[index])
                                        : module().name + "_" + std::string(kMemory[index]);
    }
    std::string mathsCall(const Expr& expr, const std::string& args) const override {
        constexpr std::array<std::string_view, 11> kNames{
            "llAtan2", "", "llAsin", "llAcos", "llSin", "llCos", "llSqrt", "", "llFabs", "", ""};
        if (expr.maths == Maths::Floor) {
            return "((float)llFloor(" + args + "))";
        }
        return std::string(kNames[static_cast<std::size_t>(expr.maths)]) + "(" + args + ")";
    }
    void returnGroup(Group /*group*/, const std::vector<std::string>& values) override {
        listed("return <", values, values.size() == 2 ? ", 0.0>;" : ">;");
    }
};

}  // namespace

std::unique_ptr<Writer> makeVirtualWorldWriter(Language language) {
    if (language == Language::Unrealscript) {
        return std::make_unique<UnrealscriptWriter>();
    }
    return std::make_unique<LslWriter>();
}

}  // namespace gimbalscope::tune
