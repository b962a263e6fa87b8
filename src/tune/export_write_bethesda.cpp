// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Writers of Papyrus (Skyrim) and of Oblivion script with OBSE. Both work in degrees and hand
// groups of numbers over as arrays, which are references. A command of OBSE takes variables and
// numbers only, so every argument and every result of one is a variable of its own.
#include <algorithm>
#include <array>

#include "tune/export_build.h"
#include "tune/export_writer.h"

namespace gimbalscope::tune {

namespace {

std::string indexed(Group group, std::size_t index) {
    const char* base = group == Group::Attitude ? "q"
                       : group == Group::Angles ? "angles"
                                                : "memory";
    return base + ("[" + std::to_string(index) + "]");
}

class PapyrusWriter : public Writer {
public:
    std::vector<std::string> notes(const Module& module) const override {
        std::vector<std::string> lines{
            "Papyrus: float only, its functions work in degrees. It has no atan2: atan2Of makes "
            "one",
            "from Math.atan (and does not tell -0 from 0). Math.asin beyond 1 is undefined.",
            "Attitudes are arrays x y z w."};
        if (module.hasMemory) {
            lines.push_back("Call: float[] memory = new float[4]  kept between ticks, then  " +
                            module.name + ".anglesFromAttitude(q, memory)");
        } else {
            lines.push_back("Call: float[] angles = " + module.name + ".anglesFromAttitude(q)");
        }
        return lines;
    }

protected:
    std::optional<int> bracketsToBreakIn() const override { return std::nullopt; }
    std::string commentStart() const override { return "; "; }
    std::string typeOf(Precision /*precision*/) const override { return "float"; }
    void begin() override {
        blank();
        line("Scriptname " + module().name);
    }
    void openFunction(const Function& function) override {
        const std::string takes =
            function.isHelper ? "float " + joined(function.numbers, ", float ")
            : function.takes == Group::Angles
                ? std::string("float[] angles")
                : std::string(function.hasMemory ? "float[] q, float[] memory" : "float[] q");
        line(std::string(function.isHelper ? "float" : "float[]") + " Function " + function.name +
             "(" + takes + ") global");
    }
    void closeFunction() override { line("EndFunction"); }
    std::string assignment(const std::string& target, const std::string& value) const override {
        return target + " = " + value;
    }
    std::string component(Group group, std::size_t index) const override {
        return indexed(group, index);
    }
    std::string mathsCall(const Expr& expr, const std::string& args) const override {
        constexpr std::array<std::string_view, 11> kNames{
            "", "atan", "asin", "acos", "sin", "cos", "sqrt", "", "abs", "", ""};
        if (expr.maths == Maths::Floor) {
            return "(Math.Floor(" + args + ") as float)";
        }
        return "Math." + std::string(kNames[static_cast<std::size_t>(expr.maths)]) + "(" + args +
               ")";
    }
    void returnNumber(const std::string& value) override { line("Return " + value); }
    void returnGroup(Group /*group*/, const std::vector<std::string>& values) override {
        line("float[] given = new float[" + std::to_string(values.size()) + "]");
        for (std::size_t i = 0; i < values.size(); ++i) {
            line("given[" + std::to_string(i) + "] = " + values[i]);
        }
        line("Return given");
    }
    void writeIf(const Statement& statement, bool continued) override {
        line(std::string(continued ? "ElseIf " : "If ") + expression(statement.values[0]));
        block(statement.then);
        const Block& otherwise = statement.otherwise;
        if (otherwise.size() == 1 && otherwise[0].kind == StatementKind::If) {
            writeIf(otherwise[0], true);
            return;
        }
        if (!otherwise.empty()) {
            line("Else");
            block(otherwise);
        }
        line("EndIf");
    }
};

// A command takes variables and numbers, and its result goes into a variable: a function in which
// that is so, made of any function.
class Lowering {
public:
    Function lowered(const Function& function) {
        Function result = function;
        result.body = block(function.body);
        return result;
    }

private:
    static bool isCall(const Expr& expr) {
        return expr.kind == ExprKind::Call || expr.kind == ExprKind::Helper;
    }
    static bool isStored(const Statement& statement) {
        return statement.kind == StatementKind::Declare || statement.kind == StatementKind::Assign;
    }
    static bool isWord(const Expr& expr) {
        return expr.kind == ExprKind::Variable ||
               (expr.kind == ExprKind::Number && expr.number >= 0.0);
    }
    Expr kept(Expr value, Block& before) {
        const std::string name = "step" + std::to_string(++count_);
        const Precision precision = value.precision;
        before.push_back(declare(name, std::move(value)));
        return variable(name, precision);
    }
    Expr expression(const Expr& expr, Block& before) {
        if (isCall(expr)) {
            return kept(callOf(expr, before), before);
        }
        Expr result = expr;
        for (Expr& argument : result.args) {
            argument = expression(argument, before);
        }
        return result;
    }
    // The call itself, with words as its arguments.
    Expr callOf(const Expr& expr, Block& before) {
        Expr result = expr;
        for (Expr& argument : result.args) {
            argument = expression(argument, before);
            argument = isWord(argument) ? argument : kept(argument, before);
        }
        return result;
    }
    Block block(const Block& statements) {
        Block result;
        for (const Statement& each : statements) {
            Statement copy = each;
            for (Expr& value : copy.values) {
                value = isStored(each) && isCall(value) ? callOf(value, result)
                                                        : expression(value, result);
            }
            copy.then = block(each.then);
            copy.otherwise = block(each.otherwise);
            result.push_back(std::move(copy));
        }
        return result;
    }
    int count_ = 0;
};

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

class OblivionWriter : public Writer {
public:
    std::vector<std::string> notes(const Module& module) const override {
        std::vector<std::string> lines{
            "Oblivion script: the game alone has no sine, no arc functions, no arrays and no user",
            "functions, so this needs OBSE 18 or later. Its functions work in degrees and in "
            "float32.",
            "Each part between two scn lines is a script of its own in the Construction Set.",
            "Attitudes are arrays x y z w."};
        if (module.hasMemory) {
            lines.push_back("Call: let memory := ar_List 0.0, 0.0, 0.0, 0.0  once, then each tick");
            lines.push_back("      let angles := Call " + module.name +
                            "AnglesFromAttitude q memory");
        } else {
            lines.push_back("Call: let angles := Call " + module.name + "AnglesFromAttitude q");
        }
        return lines;
    }

protected:
    std::optional<int> bracketsToBreakIn() const override { return std::nullopt; }
    std::string commentStart() const override { return "; "; }
    std::string typeOf(Precision /*precision*/) const override { return "float"; }
    // No name that a command of the game or of OBSE could have.
    std::string variableName(const std::string& name) const override {
        std::string own = "n" + name;
        own[1] = static_cast<char>(own[1] >= 'a' && own[1] <= 'z' ? own[1] - 'a' + 'A' : own[1]);
        return own;
    }
    std::string functionName(const std::string& name) const override {
        return module().name + variableName(name).substr(1);
    }
    Function prepared(const Function& function) const override {
        return Lowering().lowered(function);
    }
    void openFunction(const Function& function) override {
        line("scn " + functionName(function.name));
        std::vector<std::string> floats = function.numbers;
        collectDeclared(function.body, floats);
        std::vector<std::string> takes;
        for (const std::string& number : function.numbers) {
            takes.push_back(variableName(number));
        }
        if (!function.isHelper) {
            takes = {function.takes == Group::Attitude ? "q" : "angles"};
            if (function.hasMemory) {
                takes.emplace_back("memory");
            }
            for (const std::string& array : takes) {
                line("array_var " + array);
            }
            line("array_var given");
        }
        for (const std::string& each : floats) {
            line("float " + variableName(each));
        }
        line("begin Function { " + joined(takes, ", ") + " }");
    }
    void closeFunction() override { line("end"); }
    std::string assignment(const std::string& target, const std::string& value) const override {
        return "let " + target + " := " + value;
    }
    std::string declaration(const Statement& statement, bool /*isConstant*/) override {
        return assignment(variableName(statement.name), expression(statement.values[0]));
    }
    std::string component(Group group, std::size_t index) const override {
        return indexed(group, index);
    }
    std::string mathsCall(const Expr& expr, const std::string& args) const override {
        constexpr std::array<std::string_view, 11> kNames{
            "ATan2", "ATan", "ASin", "ACos", "Sin", "Cos", "SquareRoot", "", "Abs", "Floor", ""};
        return std::string(kNames[static_cast<std::size_t>(expr.maths)]) + " " + args;
    }
    std::string helperCall(const std::string& name, const std::string& args) const override {
        return "Call " + name + " " + args;
    }
    std::string_view betweenArguments() const override { return " "; }
    void returnNumber(const std::string& value) override {
        line("SetFunctionValue " + value);
        line("return");
    }
    void returnGroup(Group /*group*/, const std::vector<std::string>& values) override {
        line("let given := ar_Construct Array");
        for (std::size_t i = 0; i < values.size(); ++i) {
            line("let given[" + std::to_string(i) + "] := " + values[i]);
        }
        line("SetFunctionValue given");
        line("return");
    }
    void writeIf(const Statement& statement, bool /*continued*/) override {
        line("if eval(" + expression(statement.values[0]) + ")");
        block(statement.then);
        if (!statement.otherwise.empty()) {
            line("else");
            block(statement.otherwise);
        }
        line("endif");
    }
};

}  // namespace

std::unique_ptr<Writer> makeBethesdaWriter(Language language) {
    if (language == Language::Papyrus) {
        return std::make_unique<PapyrusWriter>();
    }
    return std::make_unique<OblivionWriter>();
}

}  // namespace gimbalscope::tune
