// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// What the four parsers share: words of a source, expressions, assignments and parameters.
#pragma once

#include <cctype>
#include <string>
#include <string_view>
#include <vector>

#include "tune/script_interpreter.h"

namespace gimbalscope::test {

class ScriptReader {
public:
    ScriptReader(tune::Language language, const std::string& source) : language_(language) {
        tokenise(source);
    }

protected:
    struct Token {
        std::string text;
        int line = 0;
    };

    bool hasLines() const {
        return language_ == tune::Language::Papyrus || language_ == tune::Language::Oblivion;
    }
    bool atEnd() const { return at_ >= tokens_.size(); }
    const std::string& peek(std::size_t ahead = 0) const;
    void skip(std::size_t count) { at_ += count; }
    int line() const { return atEnd() ? -1 : tokens_[at_].line; }
    std::string take();
    bool accept(std::string_view text);
    void expect(std::string_view text);
    [[noreturn]] void fail(const std::string& sentence) const;
    std::string name();
    static bool isWordPart(char c) {
        return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
    }

    /// Of operators that bind at least so much: 1 or, 2 and, 3 comparison, 4 sum, 5 product.
    ScriptNode expression(int least = 1);
    ScriptNode primary();
    ScriptStep assignment(char kind);
    void endStatement() { expect(hasLines() ? "\n" : ";"); }
    /// (float x, out Memory memory)
    void parameters(ScriptFunction& function);

    ParsedScript result_;

private:
    void tokenise(const std::string& source);
    static std::size_t lengthAt(const std::string& source, std::size_t start);
    ScriptNode unary();
    ScriptNode oblivionValue();

    tune::Language language_;
    std::vector<Token> tokens_;
    std::size_t at_ = 0;
};

/// UnrealScript and LSL: braces and semicolons.
ParsedScript parseBraces(tune::Language language, const std::string& source);
/// Papyrus and Oblivion script: a statement ends with its line.
ParsedScript parseLines(tune::Language language, const std::string& source);

}  // namespace gimbalscope::test
