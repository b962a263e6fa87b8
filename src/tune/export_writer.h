// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// How a tree becomes text. The base class prints what languages with braces have in common; each
// language's writer says how its types, functions, groups of numbers and comments look. Nothing
// here knows a formula.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tune/export.h"
#include "tune/export_tree.h"

namespace gimbalscope::tune {

class Writer {
public:
    virtual ~Writer() = default;
    Writer() = default;
    Writer(const Writer&) = delete;
    Writer& operator=(const Writer&) = delete;

    /// The whole module as text.
    std::string write(const Module& module);
    /// What a reader of this language must know besides: lines for the comment at the top.
    virtual std::vector<std::string> notes(const Module& module) const = 0;

protected:
    // The parts in which languages differ.
    virtual void begin() {}  ///< types; helpers follow
    virtual void end() {}
    virtual void openFunction(const Function& function) = 0;
    virtual void closeFunction() { line("}"); }
    virtual std::string commentStart() const { return "// "; }
    virtual std::string typeOf(Precision precision) const = 0;
    virtual std::string declaration(const Statement& statement, bool isConstant);
    virtual std::string assignment(const std::string& target, const std::string& value) const;
    virtual std::string component(Group group, std::size_t index) const = 0;
    virtual std::string mathsCall(const Expr& expr, const std::string& args) const = 0;
    virtual std::string castTo(const Expr& /*expr*/, const std::string& value) const {
        return value;
    }
    virtual std::string literal(const Expr& expr) const;
    virtual std::string rounded(const Expr& /*expr*/, std::string text) const { return text; }
    virtual std::string variableName(const std::string& name) const { return name; }
    virtual std::string functionName(const std::string& name) const { return name; }
    virtual void returnNumber(const std::string& value);
    virtual void returnGroup(Group group, const std::vector<std::string>& values) = 0;
    virtual void writeIf(const Statement& statement, bool continued);
    virtual std::string operatorText(ExprKind kind) const;
    virtual Function prepared(const Function& function) const { return function; }
    virtual std::string helperCall(const std::string& name, const std::string& args) const {
        return name + "(" + args + ")";
    }
    virtual std::string_view betweenArguments() const { return ", "; }
    virtual int blankLines() const { return 1; }  ///< between functions
    /// Within how many brackets a statement may go on on the next line; none: nowhere.
    virtual std::optional<int> bracketsToBreakIn() const { return 0; }

    // For the writers to use.
    void line(const std::string& text);
    void blank() { text_ += "\n"; }
    void indent(int by) { depth_ += by; }
    void comments(const std::vector<std::string>& lines);
    void block(const Block& statements);
    const Module& module() const { return *module_; }
    const Function& function() const { return *function_; }
    std::string expression(const Expr& expr) const;
    /// "return {" 1, 2 "};" on one line, or each value on its own.
    void listed(const std::string& before, const std::vector<std::string>& values,
                const std::string& after);
    /// The elements with something between them.
    static std::string joined(const std::vector<std::string>& parts, std::string_view between);
    /// anglesFromAttitude as angles_from_attitude.
    static std::string snakeCase(std::string_view name);

private:
    /// With parentheses when it binds less than `level`.
    std::string operand(const Expr& expr, int level) const;
    std::string arguments(const Expr& expr) const;
    void writeFunction(const Function& function);
    void statement(const Statement& statement);
    void commentLine(const std::string& text);
    static bool isAssigned(const Block& block, std::string_view name);

    const Module* module_ = nullptr;
    const Function* function_ = nullptr;
    std::string text_;
    int depth_ = 0;
};

std::unique_ptr<Writer> makeWriter(Language language);
// One maker per file of writers.
std::unique_ptr<Writer> makeCompiledWriter(Language language);      ///< cpp, c, csharp
std::unique_ptr<Writer> makeScriptWriter(Language language);        ///< python, javascript, glsl
std::unique_ptr<Writer> makeVirtualWorldWriter(Language language);  ///< unrealscript, lsl
std::unique_ptr<Writer> makeBethesdaWriter(Language language);      ///< papyrus, oblivion

/// How tightly a kind of expression binds: 1 for or, to 7 for what needs no parentheses.
int bindingOf(const Expr& expr);

}  // namespace gimbalscope::tune
