// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
#include <map>

#include "tune/script_reader.h"

namespace gimbalscope::test {
namespace {

using tune::Language;

class BraceParser : public ScriptReader {
public:
    BraceParser(Language language, const std::string& source)
        : ScriptReader(language, source), language_(language) {}

    ParsedScript script() {
        while (!atEnd()) {
            if (accept("\n")) {
                continue;
            }
            language_ == Language::Lsl ? lslPart() : unrealPart();
        }
        return std::move(result_);
    }

private:
    ScriptStep braceStep() {
        ScriptStep step;
        step.line = line();
        if (accept("if")) {
            step.kind = 'i';
            expect("(");
            step.values.push_back(expression());
            expect(")");
            step.then = braces();
            if (accept("else")) {
                step.otherwise = peek() == "if" ? std::vector<ScriptStep>{braceStep()} : braces();
            }
            return step;
        }
        if (accept("return")) {
            step.kind = 'r';
            if (accept("<")) {
                do {
                    step.values.push_back(expression(4));
                } while (accept(","));
                expect(">");
            } else if (peek() != "given") {
                step.values.push_back(expression());
            } else {
                take();
            }
            endStatement();
            return step;
        }
        return assignment(language_ == Language::Lsl && accept("float") ? 'd' : 'a');
    }
    std::vector<ScriptStep> braces() {
        std::vector<ScriptStep> steps;
        expect("{");
        while (!accept("}")) {
            steps.push_back(braceStep());
        }
        return steps;
    }

    void unrealPart() {
        if (accept("class")) {
            name();
            expect("extends");
            expect("object");
            expect(";");
            return;
        }
        if (accept("struct")) {
            structs_.push_back(name());
            expect("{");
            expect("var");
            expect("float");
            do {
                members_[structs_.back()].push_back(name());
            } while (accept(","));
            expect(";");
            expect("}");
            expect(";");
            return;
        }
        for (const char* word : {"static", "final", "function"}) {
            expect(word);
        }
        take();  // what it returns
        ScriptFunction function;
        const std::string own = name();
        parameters(function);
        expect("{");
        while (accept("local")) {
            const std::string type = take();
            do {
                const std::string variable = name();
                if (type == "float") {
                    function.locals.push_back(variable);
                }
                for (const std::string& member : members_[type]) {
                    function.locals.push_back(variable + "." + member);
                }
            } while (accept(","));
            expect(";");
        }
        while (!accept("}")) {
            function.body.push_back(braceStep());
        }
        result_.functions[own] = std::move(function);
    }
    void lslPart() {
        const std::string type = take();
        if (type != "float" && type != "vector" && type != "rotation") {
            fail("\"" + type + "\" is no type");
        }
        const std::string own = name();
        if (accept("=")) {
            result_.globals[own] = std::stod(take());
            expect(";");
            return;
        }
        ScriptFunction function;
        parameters(function);
        function.body = braces();
        result_.functions[own] = std::move(function);
    }
    Language language_;
    std::vector<std::string> structs_;
    std::map<std::string, std::vector<std::string>> members_;
};

}  // namespace

ParsedScript parseBraces(Language language, const std::string& source) {
    return BraceParser(language, source).script();
}

}  // namespace gimbalscope::test
