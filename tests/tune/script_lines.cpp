// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
#include <algorithm>

#include "tune/script_reader.h"

namespace gimbalscope::test {
namespace {

using tune::Language;

class LineParser : public ScriptReader {
public:
    LineParser(Language language, const std::string& source)
        : ScriptReader(language, source), language_(language) {}

    ParsedScript script() {
        while (!atEnd()) {
            if (accept("\n")) {
                continue;
            }
            language_ == Language::Papyrus ? papyrusPart() : oblivionPart();
        }
        return std::move(result_);
    }

private:
    ScriptStep papyrusIf() {
        ScriptStep step;
        step.kind = 'i';
        step.line = line();
        step.values.push_back(expression());
        endStatement();
        step.then = papyrusBlock({"elseif", "else", "endif"});
        if (accept("elseif")) {
            step.otherwise.push_back(papyrusIf());
            return step;
        }
        if (accept("else")) {
            endStatement();
            step.otherwise = papyrusBlock({"endif"});
        }
        expect("endif");
        endStatement();
        return step;
    }
    std::vector<ScriptStep> papyrusBlock(const std::vector<std::string>& ends) {
        std::vector<ScriptStep> steps;
        while (std::find(ends.begin(), ends.end(), peek()) == ends.end()) {
            if (accept("\n")) {
                continue;
            }
            if (accept("if")) {
                steps.push_back(papyrusIf());
            } else if (accept("return")) {
                ScriptStep step{'r', "", {}, {}, {}, line()};
                if (!accept("given")) {
                    step.values.push_back(expression());
                }
                endStatement();
                steps.push_back(std::move(step));
            } else if (accept("float[]")) {
                papyrusArray();
            } else {
                steps.push_back(assignment(accept("float") ? 'd' : 'a'));
            }
        }
        return steps;
    }
    // given = new float[3]: its elements exist from then on.
    void papyrusArray() {
        const std::string array = name();
        expect("=");
        expect("new");
        const std::string size = take();  // float[3]
        if (size.size() != 8 || !size.starts_with("float[")) {
            fail("\"" + size + "\" is no new array");
        }
        addElements(array, size[6] - '0');
        endStatement();
    }
    void addElements(const std::string& array, int count) {
        for (int i = 0; i < count; ++i) {
            function_->locals.push_back(array + "[" + std::to_string(i) + "]");
        }
    }

    std::vector<ScriptStep> oblivionBlock(const std::vector<std::string>& ends) {
        std::vector<ScriptStep> steps;
        while (std::find(ends.begin(), ends.end(), peek()) == ends.end()) {
            if (accept("\n")) {
                continue;
            }
            if (accept("let")) {
                if (peek() == "given" && peek(2) == "ar_construct") {
                    skip(4);  // given := ar_Construct Array
                    addElements("given", 4);
                    endStatement();
                } else {
                    steps.push_back(assignment('a'));
                }
            } else if (accept("if")) {
                steps.push_back(oblivionIf());
            } else if (accept("setfunctionvalue")) {
                ScriptStep step{'r', "", {}, {}, {}, line()};
                if (!accept("given")) {
                    step.values.push_back(expression());
                }
                endStatement();
                expect("return");
                endStatement();
                steps.push_back(std::move(step));
            } else {
                fail("\"" + peek() + "\" begins no statement");
            }
        }
        return steps;
    }
    ScriptStep oblivionIf() {
        ScriptStep step;
        step.kind = 'i';
        step.line = line();
        expect("eval");
        expect("(");
        step.values.push_back(expression());
        expect(")");
        endStatement();
        step.then = oblivionBlock({"else", "endif"});
        if (accept("else")) {
            endStatement();
            step.otherwise = oblivionBlock({"endif"});
        }
        expect("endif");
        endStatement();
        return step;
    }

    void papyrusPart() {
        if (accept("scriptname")) {
            name();
            endStatement();
            return;
        }
        const std::string type = take();
        if (type != "float" && type != "float[]") {
            fail("\"" + type + "\" is no type");
        }
        expect("function");
        ScriptFunction function;
        function_ = &function;
        const std::string own = name();
        parameters(function);
        expect("global");
        endStatement();
        function.body = papyrusBlock({"endfunction"});
        expect("endfunction");
        result_.functions[own] = std::move(function);
    }
    void oblivionPart() {
        expect("scn");
        ScriptFunction function;
        function_ = &function;
        const std::string own = name();
        endStatement();
        std::vector<std::string> arrays;
        while (!accept("begin")) {
            const bool isArray = accept("array_var");
            if (!isArray) {
                expect("float");
            }
            (isArray ? arrays : function.locals).push_back(name());
            endStatement();
        }
        expect("function");
        expect("{");
        do {
            const std::string parameter = name();
            const bool isArray = std::find(arrays.begin(), arrays.end(), parameter) != arrays.end();
            (isArray ? function.groups : function.numbers).push_back(parameter);
        } while (accept(","));
        expect("}");
        endStatement();
        function.body = oblivionBlock({"end"});
        expect("end");
        result_.functions[own] = std::move(function);
    }

    Language language_;
    ScriptFunction* function_ = nullptr;
};

}  // namespace

ParsedScript parseLines(Language language, const std::string& source) {
    return LineParser(language, source).script();
}

}  // namespace gimbalscope::test
