// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Exported code of conventions with awkward names goes through the compilers.
#include <gtest/gtest.h>

#include "cli/program.h"
#include "tune/export.h"

namespace gimbalscope::test {
namespace {

using tune::Language;

// Rows of one's own may be called anything.
TEST(ExportNames, NamesThatAreWordsCompile) {
    const std::string folder = freshFolder();
    convention::Convention row = *convention::find("aero-321");
    tune::ExportRequest request;
    request.row = &row;
    const auto write = [&](Language language, const std::string& file) {
        request.language = language;
        std::string all;
        for (const char* word :
             {"class",  "default", "short", "int",   "vector", "Attitude",  "Angles", "Memory",
              "Math",   "sin",     "cosf",  "gamma", "y1",     "std",       "abs",    "random",
              "select", "div",     "exit",  "main",  "NAN",    "quantised", "size_t", "system",
              "errno",  "isnan",   "log2l", "None",  "def"}) {
            row.id = word;
            all += tune::exportSource(request);
        }
        writeFile(folder + "/" + file, all);
    };
    write(Language::Cpp, "names.cpp");
    const Result cpp = shell(GIMBALSCOPE_CXX " -std=c++17 -fsyntax-only " + folder + "/names.cpp");
    EXPECT_EQ(cpp.code, 0) << cpp.err;
    write(Language::C, "names.c");
    if (isInstalled("cc")) {
        const Result c = shell("cc -std=c99 -fsyntax-only " + folder + "/names.c");
        EXPECT_EQ(c.code, 0) << c.err;
    }
    write(Language::Python, "names.py");
    const Result python = shell("python3 -m py_compile " + folder + "/names.py");
    EXPECT_EQ(python.code, 0) << python.err;
}

// Angles, too: macros of C's headers, other spellings of C++'s signs, types of the code.
TEST(ExportNames, AnglesWhoseNamesAreWordsCompile) {
    const std::string folder = freshFolder();
    const auto write = [&](Language language, const std::string& file) {
        std::string all;
        int count = 0;
        for (const char* word :
             {"unix",      "linux",    "NAN",    "INFINITY", "HUGE_VAL", "M_PI",    "M_PIl",
              "_Bool",     "_Complex", "I",      "RAND_MAX", "errno",    "FP_NAN",  "EXIT_SUCCESS",
              "bitand",    "bitor",    "compl",  "not_eq",   "and_eq",   "wchar_t", "static_cast",
              "Angles",    "Attitude", "Memory", "Math",     "System",   "class",   "unsafe",
              "arguments", "eval",     "True",   "lambda",   "isnan",    "sin"}) {
            convention::Convention row = *convention::find("aero-321");
            row.names = {word, "b", "c"};
            tune::ExportRequest request;
            request.row = &row;
            request.language = language;
            request.options.policy = convention::Policy::Nearest;
            request.name = "v" + std::to_string(count++);
            all += tune::exportSource(request);
        }
        writeFile(folder + "/" + file, all);
    };
    write(Language::Cpp, "names.cpp");
    const Result cpp = shell(GIMBALSCOPE_CXX " -fsyntax-only " + folder + "/names.cpp");
    EXPECT_EQ(cpp.code, 0) << cpp.err;
    write(Language::C, "names.c");
    if (isInstalled("cc")) {
        const Result c = shell("cc -fsyntax-only " + folder + "/names.c");
        EXPECT_EQ(c.code, 0) << c.err;
    }
    write(Language::Csharp, "names.cs");
    if (isInstalled("mcs")) {
        const Result csharp = shell("cd " + folder +
                                    " && (echo 'using System;'; grep -v '^using' names.cs) > all.cs"
                                    " && mcs -t:library all.cs");
        EXPECT_EQ(csharp.code, 0) << csharp.out << csharp.err;
    }
    write(Language::Javascript, "names.js");
    if (isInstalled("node")) {
        const Result javascript = shell("node --check " + folder + "/names.js");
        EXPECT_EQ(javascript.code, 0) << javascript.err;
    }
    write(Language::Python, "names.py");
    const Result python = shell("python3 -m py_compile " + folder + "/names.py");
    EXPECT_EQ(python.code, 0) << python.err;
}

}  // namespace
}  // namespace gimbalscope::test
