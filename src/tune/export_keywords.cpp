// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
#include "tune/export_keywords.h"

#include <algorithm>
#include <array>

#include "text/words.h"

namespace gimbalscope::tune {

bool isKeyword(std::string_view word) {
    // C++, C, C#, JavaScript and Python first, then what GLSL and the game scripts have besides.
    static constexpr auto kWords = std::to_array<std::string_view>(
        {"abstract",  "alignas",    "alignof",  "and",       "as",        "asm",        "assert",
         "async",     "auto",       "await",    "base",      "begin",     "bool",       "break",
         "byte",      "case",       "catch",    "char",      "checked",   "class",      "const",
         "constexpr", "continue",   "debugger", "decimal",   "def",       "default",    "del",
         "delegate",  "delete",     "do",       "double",    "elif",      "else",       "elseif",
         "end",       "endif",      "enum",     "event",     "except",    "explicit",   "export",
         "extends",   "extern",     "false",    "final",     "finally",   "fixed",      "float",
         "for",       "foreach",    "friend",   "from",      "function",  "global",     "goto",
         "if",        "implicit",   "import",   "in",        "inline",    "int",        "interface",
         "internal",  "is",         "lambda",   "let",       "lock",      "long",       "mutable",
         "namespace", "native",     "new",      "noexcept",  "none",      "nonlocal",   "not",
         "null",      "nullptr",    "object",   "operator",  "or",        "out",        "override",
         "params",    "pass",       "private",  "protected", "public",    "raise",      "readonly",
         "ref",       "register",   "restrict", "return",    "sbyte",     "scriptname", "sealed",
         "self",      "set",        "short",    "signed",    "sizeof",    "state",      "static",
         "string",    "struct",     "super",    "switch",    "template",  "this",       "throw",
         "true",      "try",        "typedef",  "typename",  "typeof",    "uint",       "ulong",
         "union",     "unsigned",   "ushort",   "using",     "var",       "virtual",    "void",
         "volatile",  "while",      "with",     "xor",       "yield",     "attribute",  "discard",
         "flat",      "highp",      "inout",    "integer",   "jump",      "key",        "layout",
         "list",      "local",      "lowp",     "mat3",      "mat4",      "mediump",    "precision",
         "property",  "quaternion", "rotation", "rotator",   "sampler2d", "simulated",  "smooth",
         "uniform",   "varying",    "vec2",     "vec3",      "vec4",      "vector"});
    return std::ranges::find(kWords, text::lowerCase(word)) != kWords.end();
}

}  // namespace gimbalscope::tune
