// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
#include "tune/export_keywords.h"

#include <algorithm>
#include <array>
#include <span>
#include <string>

#include "text/words.h"

namespace gimbalscope::tune {

namespace {

// Written so, and only so: macros of <math.h>, <stdlib.h>, <complex.h> and of GCC unless a standard
// is asked for; the type that a C# or C++ member must not be called like.
constexpr auto kExactly =
    std::to_array<std::string_view>({"unix",       "linux",        "i386",
                                     "NAN",        "INFINITY",     "HUGE_VAL",
                                     "HUGE_VALF",  "HUGE_VALL",    "I",
                                     "DOMAIN",     "SING",         "OVERFLOW",
                                     "UNDERFLOW",  "PLOSS",        "TLOSS",
                                     "HUGE",       "MAXFLOAT",     "NULL",
                                     "RAND_MAX",   "EXIT_FAILURE", "EXIT_SUCCESS",
                                     "MB_CUR_MAX", "errno",        "math_errhandling",
                                     "complex",    "imaginary",    "Angles"});

// Reserved for the implementation of C and C++, or a family of its macros.
bool isReserved(std::string_view word) {
    const bool isUpper = word.size() > 1 && word[1] >= 'A' && word[1] <= 'Z';
    return (word.starts_with('_') && isUpper) || (word.starts_with("__") && word.ends_with("__")) ||
           word.starts_with("M_") || word.starts_with("FP_") || word.starts_with("MATH_") ||
           std::ranges::find(kExactly, word) != kExactly.end();
}

}  // namespace

bool isKeyword(std::string_view word) {
    // C++, C, C#, JavaScript and Python first, then what GLSL and the game scripts have besides.
    static constexpr auto kWords = std::to_array<std::string_view>({"abstract",
                                                                    "alignas",
                                                                    "alignof",
                                                                    "and",
                                                                    "as",
                                                                    "asm",
                                                                    "assert",
                                                                    "async",
                                                                    "auto",
                                                                    "await",
                                                                    "base",
                                                                    "begin",
                                                                    "bool",
                                                                    "break",
                                                                    "byte",
                                                                    "case",
                                                                    "catch",
                                                                    "char",
                                                                    "checked",
                                                                    "class",
                                                                    "const",
                                                                    "constexpr",
                                                                    "continue",
                                                                    "debugger",
                                                                    "decimal",
                                                                    "def",
                                                                    "default",
                                                                    "del",
                                                                    "delegate",
                                                                    "delete",
                                                                    "do",
                                                                    "double",
                                                                    "elif",
                                                                    "else",
                                                                    "elseif",
                                                                    "end",
                                                                    "endif",
                                                                    "enum",
                                                                    "event",
                                                                    "except",
                                                                    "explicit",
                                                                    "export",
                                                                    "extends",
                                                                    "extern",
                                                                    "false",
                                                                    "final",
                                                                    "finally",
                                                                    "fixed",
                                                                    "float",
                                                                    "for",
                                                                    "foreach",
                                                                    "friend",
                                                                    "from",
                                                                    "function",
                                                                    "global",
                                                                    "goto",
                                                                    "if",
                                                                    "implicit",
                                                                    "import",
                                                                    "in",
                                                                    "inline",
                                                                    "int",
                                                                    "interface",
                                                                    "internal",
                                                                    "is",
                                                                    "lambda",
                                                                    "let",
                                                                    "lock",
                                                                    "long",
                                                                    "mutable",
                                                                    "namespace",
                                                                    "native",
                                                                    "new",
                                                                    "noexcept",
                                                                    "none",
                                                                    "nonlocal",
                                                                    "not",
                                                                    "null",
                                                                    "nullptr",
                                                                    "object",
                                                                    "operator",
                                                                    "or",
                                                                    "out",
                                                                    "override",
                                                                    "params",
                                                                    "pass",
                                                                    "private",
                                                                    "protected",
                                                                    "public",
                                                                    "raise",
                                                                    "readonly",
                                                                    "ref",
                                                                    "register",
                                                                    "restrict",
                                                                    "return",
                                                                    "sbyte",
                                                                    "scriptname",
                                                                    "sealed",
                                                                    "self",
                                                                    "set",
                                                                    "short",
                                                                    "signed",
                                                                    "sizeof",
                                                                    "state",
                                                                    "static",
                                                                    "string",
                                                                    "struct",
                                                                    "super",
                                                                    "switch",
                                                                    "template",
                                                                    "this",
                                                                    "throw",
                                                                    "true",
                                                                    "try",
                                                                    "typedef",
                                                                    "typename",
                                                                    "typeof",
                                                                    "uint",
                                                                    "ulong",
                                                                    "union",
                                                                    "unsigned",
                                                                    "ushort",
                                                                    "using",
                                                                    "var",
                                                                    "virtual",
                                                                    "void",
                                                                    "volatile",
                                                                    "while",
                                                                    "with",
                                                                    "xor",
                                                                    "yield",
                                                                    "attribute",
                                                                    "discard",
                                                                    "flat",
                                                                    "highp",
                                                                    "inout",
                                                                    "integer",
                                                                    "jump",
                                                                    "key",
                                                                    "layout",
                                                                    "list",
                                                                    "local",
                                                                    "lowp",
                                                                    "mat3",
                                                                    "mat4",
                                                                    "mediump",
                                                                    "precision",
                                                                    "property",
                                                                    "quaternion",
                                                                    "rotation",
                                                                    "rotator",
                                                                    "sampler2d",
                                                                    "simulated",
                                                                    "smooth",
                                                                    "uniform",
                                                                    "varying",
                                                                    "vec2",
                                                                    "vec3",
                                                                    "vec4",
                                                                    "vector",
                                                                    "and_eq",
                                                                    "bitand",
                                                                    "bitor",
                                                                    "compl",
                                                                    "not_eq",
                                                                    "or_eq",
                                                                    "xor_eq",
                                                                    "concept",
                                                                    "consteval",
                                                                    "constinit",
                                                                    "const_cast",
                                                                    "co_await",
                                                                    "co_return",
                                                                    "co_yield",
                                                                    "char8_t",
                                                                    "char16_t",
                                                                    "char32_t",
                                                                    "wchar_t",
                                                                    "decltype",
                                                                    "dynamic_cast",
                                                                    "reinterpret_cast",
                                                                    "requires",
                                                                    "static_assert",
                                                                    "static_cast",
                                                                    "thread_local",
                                                                    "typeid",
                                                                    "stackalloc",
                                                                    "unchecked",
                                                                    "unsafe",
                                                                    "arguments",
                                                                    "eval",
                                                                    "instanceof"});
    return isReserved(word) || std::ranges::find(kWords, text::lowerCase(word)) != kWords.end();
}

namespace {

// Of <math.h>; most stand there with an f and an l behind them as well.
constexpr auto kMath = std::to_array<std::string_view>(
    {"acos",      "acosh",       "asin",       "asinh",    "atan",     "atan2",     "atanh",
     "cbrt",      "ceil",        "copysign",   "cos",      "cosh",     "drem",      "erf",
     "erfc",      "exp",         "exp10",      "exp2",     "expm1",    "fabs",      "fdim",
     "finite",    "floor",       "fma",        "fmax",     "fmin",     "fmod",      "fpclassify",
     "frexp",     "gamma",       "hypot",      "ilogb",    "infinity", "isfinite",  "isgreater",
     "isinf",     "isless",      "isnan",      "isnormal", "j0",       "j1",        "jn",
     "ldexp",     "lgamma",      "llrint",     "llround",  "log",      "log10",     "log1p",
     "log2",      "logb",        "lrint",      "lround",   "modf",     "nan",       "nearbyint",
     "nextafter", "nextdown",    "nexttoward", "nextup",   "pow",      "remainder", "remquo",
     "rint",      "round",       "roundeven",  "scalb",    "scalbln",  "scalbn",    "signbit",
     "signgam",   "significand", "sin",        "sincos",   "sinh",     "sqrt",      "tan",
     "tanh",      "tgamma",      "trunc",      "y0",       "y1",       "yn"});

// Of <stdlib.h>, which comes with it, and what it brings along.
constexpr auto kLibrary = std::to_array<std::string_view>(
    {"a64l",     "abort",   "abs",      "alloca",   "atexit",  "atof",     "atoi",    "atol",
     "atoll",    "bsearch", "calloc",   "clearenv", "div",     "drand48",  "ecvt",    "errno",
     "exit",     "fcvt",    "free",     "gcvt",     "getenv",  "getpt",    "grantpt", "jrand48",
     "l64a",     "labs",    "lcong48",  "ldiv",     "llabs",   "lldiv",    "lrand48", "main",
     "malloc",   "mblen",   "mbtowc",   "mktemp",   "mrand48", "nrand48",  "pselect", "ptsname",
     "putenv",   "qsort",   "rand",     "random",   "realloc", "realpath", "rpmatch", "seed48",
     "select",   "setenv",  "setstate", "srand",    "srand48", "srandom",  "std",     "strtod",
     "strtof",   "strtol",  "strtold",  "strtoll",  "strtoul", "system",   "unix",    "unlockpt",
     "unsetenv", "valloc",  "wctomb",   "linux"});

// Classes that the code calls, its own types and functions, and what is global where it runs.
constexpr auto kOwn = std::to_array<std::string_view>({"actor",
                                                       "angles",
                                                       "anglesfromattitude",
                                                       "array",
                                                       "atan2of",
                                                       "attitude",
                                                       "attitudefromangles",
                                                       "bitconverter",
                                                       "console",
                                                       "floorof",
                                                       "inturn",
                                                       "mathf",
                                                       "math",
                                                       "memory",
                                                       "nearestturn",
                                                       "number",
                                                       "principalangle",
                                                       "print",
                                                       "q",
                                                       "quantised",
                                                       "require",
                                                       "roundaway",
                                                       "str",
                                                       "undefined",
                                                       "unsignedword"});

bool isIn(std::span<const std::string_view> words, std::string_view word) {
    return std::ranges::find(words, word) != words.end();
}

}  // namespace

bool isTaken(std::string_view word) {
    const std::string lower = text::lowerCase(word);
    const bool hasVariant = lower.ends_with('f') || lower.ends_with('l');
    const std::string_view stem =
        std::string_view(lower).substr(0, lower.size() - (hasVariant ? 1 : 0));
    return isKeyword(word) || isIn(kMath, lower) || isIn(kMath, stem) || isIn(kLibrary, lower) ||
           isIn(kOwn, lower) || lower.ends_with("_t");
}

}  // namespace gimbalscope::tune
