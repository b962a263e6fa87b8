// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
#include "tune/script_reader.h"

#include <algorithm>
#include <stdexcept>

#include "text/words.h"

namespace gimbalscope::test {

using tune::Language;

namespace {

int binding(const std::string& sign) {
    const std::vector<std::vector<std::string>> levels{
        {"||"}, {"&&"}, {"<", "<=", ">", ">=", "=="}, {"+", "-"}, {"*", "/"}};
    for (std::size_t i = 0; i < levels.size(); ++i) {
        if (std::find(levels[i].begin(), levels[i].end(), sign) != levels[i].end()) {
            return static_cast<int>(i) + 1;
        }
    }
    return 0;
}

}  // namespace

void ScriptReader::tokenise(const std::string& source) {
    int line = 1;
    for (std::size_t i = 0; i < source.size();) {
        const char c = source[i];
        const bool isComment = hasLines() ? c == ';' : source.compare(i, 2, "//") == 0;
        if (isComment) {
            i = std::min(source.find('\n', i), source.size());
        } else if (c == '\n') {
            if (hasLines()) {
                tokens_.push_back({"\n", line});
            }
            ++line;
            ++i;
        } else if (c == ' ') {
            ++i;
        } else {
            const std::size_t length = lengthAt(source, i);
            std::string word = source.substr(i, length);
            tokens_.push_back({language_ == Language::Lsl ? word : text::lowerCase(word), line});
            i += length;
        }
    }
}

// A number, a name with members and places (q.x, memory[1]), or an operator.
std::size_t ScriptReader::lengthAt(const std::string& source, std::size_t start) {
    std::size_t end = start;
    if (std::isdigit(static_cast<unsigned char>(source[start])) != 0) {
        while (end < source.size() &&
               (std::isdigit(static_cast<unsigned char>(source[end])) != 0 || source[end] == '.')) {
            ++end;
        }
    } else if (isWordPart(source[start])) {
        while (end < source.size() && (isWordPart(source[end]) || source[end] == '.')) {
            ++end;
        }
        if (source.compare(end, 2, "[]") == 0) {
            end += 2;
        } else if (end < source.size() && source[end] == '[') {
            end = source.find(']', end) + 1;
        }
    } else {
        for (const char* two : {"<=", ">=", "==", "&&", "||", ":="}) {
            if (source.compare(start, 2, two) == 0) {
                return 2;
            }
        }
        end = start + 1;
    }
    return end - start;
}

const std::string& ScriptReader::peek(std::size_t ahead) const {
    static const std::string kNothing;
    return at_ + ahead < tokens_.size() ? tokens_[at_ + ahead].text : kNothing;
}

std::string ScriptReader::take() {
    if (atEnd()) {
        fail("the end is missing");
    }
    return tokens_[at_++].text;
}

bool ScriptReader::accept(std::string_view text) {
    if (peek() != text) {
        return false;
    }
    ++at_;
    return true;
}

void ScriptReader::expect(std::string_view text) {
    if (!accept(text)) {
        fail("\"" + std::string(text) + "\" is missing before \"" + peek() + "\"");
    }
}

void ScriptReader::fail(const std::string& sentence) const {
    throw std::runtime_error("line " + std::to_string(line()) + ": " + sentence);
}

std::string ScriptReader::name() {
    const std::string word = take();
    if (!isWordPart(word[0]) || std::isdigit(static_cast<unsigned char>(word[0])) != 0) {
        fail("\"" + word + "\" is no name");
    }
    return word;
}

ScriptNode ScriptReader::expression(int least) {
    ScriptNode left = unary();
    while (binding(peek()) >= least) {
        const std::string sign = take();
        ScriptNode both{'b', 0.0, sign, {std::move(left)}};
        both.parts.push_back(expression(binding(sign) + 1));
        left = std::move(both);
    }
    return left;
}

ScriptNode ScriptReader::unary() {
    if (accept("-")) {
        return {'u', 0.0, "", {unary()}};
    }
    if (accept("!")) {
        return {'!', 0.0, "", {unary()}};
    }
    ScriptNode result = primary();
    if (language_ == Language::Papyrus && accept("as")) {
        expect("float");
    }
    return result;
}

ScriptNode ScriptReader::primary() {
    if (accept("(")) {
        if (language_ == Language::Lsl && accept("float")) {
            expect(")");
            return unary();  // a cast
        }
        ScriptNode inside = expression();
        expect(")");
        return inside;
    }
    if (std::isdigit(static_cast<unsigned char>(peek()[0])) != 0) {
        const std::string word = take();
        if (word.find('.') == std::string::npos) {
            fail("\"" + word + "\" is a whole number where a float belongs");
        }
        return {'n', std::stod(word), "", {}};
    }
    const std::string word = name();
    if (language_ == Language::Oblivion || peek() != "(") {
        return {'v', 0.0, word, {}};
    }
    ScriptNode call{'c', 0.0, word, {}};
    expect("(");
    do {
        call.parts.push_back(expression());
    } while (accept(","));
    expect(")");
    return call;
}

// OBSE: a command or user function, then variables and numbers.
ScriptNode ScriptReader::oblivionValue() {
    const bool isOwn = accept("call");
    const bool isCommand = isOwn || (isWordPart(peek()[0]) && isWordPart(peek(1)[0]));
    if (!isCommand) {
        return expression();
    }
    ScriptNode call{'c', 0.0, name(), {}};
    while (peek() != "\n") {
        ScriptNode word = primary();
        if (word.kind == 'v' && word.text.find('[') != std::string::npos) {
            fail("a command takes no element of an array");
        }
        call.parts.push_back(std::move(word));
    }
    return call;
}

ScriptStep ScriptReader::assignment(char kind) {
    ScriptStep step;
    step.kind = kind;
    step.line = line();
    step.name = name();
    expect(language_ == Language::Oblivion ? ":=" : "=");
    step.values.push_back(language_ == Language::Oblivion ? oblivionValue() : expression());
    endStatement();
    return step;
}

void ScriptReader::parameters(ScriptFunction& function) {
    expect("(");
    do {
        accept("out");
        const std::string type = take();
        (type == "float" ? function.numbers : function.groups).push_back(name());
    } while (accept(","));
    expect(")");
}

ParsedScript parseScript(Language language, const std::string& source) {
    const bool hasBraces = language == Language::Unrealscript || language == Language::Lsl;
    return hasBraces ? parseBraces(language, source) : parseLines(language, source);
}

}  // namespace gimbalscope::test
