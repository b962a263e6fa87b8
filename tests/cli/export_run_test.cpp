// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Exported code is run: C++, C and C# compiled, Python and JavaScript interpreted, each in one
// program that holds every case, and compared with what gimbalscope itself says about thousands of
// attitudes, exact poles included. What is not installed is skipped and says so.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <iostream>

#include "cli/export_cases.h"
#include "cli/program.h"

namespace gimbalscope::test {
namespace {

using tune::Language;

bool isSingle(const ExportCase& each) {
    return each.request.options.arithmetic.value_or(each.request.row->arithmetic) ==
           convention::Arithmetic::Float32;
}

bool hasMemory(const ExportCase& each) {
    return convention::remembers(each.request.options.policy);
}

std::string replaced(std::string text, const std::string& what, const std::string& with) {
    for (std::size_t at = text.find(what); at != std::string::npos;
         at = text.find(what, at + with.size())) {
        text.replace(at, what.size(), with);
    }
    return text;
}

// All modules one after the other, without what may stand in a file only once, and a driver.
std::string sources(const std::vector<ExportCase>& cases) {
    std::string text;
    for (const ExportCase& each : cases) {
        text += tune::exportSource(each.request);
    }
    return text;
}

std::string cppDriver(const std::vector<ExportCase>& cases) {
    std::string text =
        "#include <cstdio>\n"
        "template <class A> void show(const A& a) {\n"
        "    const double* p = reinterpret_cast<const double*>(&a);\n"
        "    for (unsigned i = 0; i < sizeof(A) / sizeof(double); ++i) std::printf(\"%.17g \", "
        "p[i]);\n"
        "}\n"
        "template <class Q> void showAttitude(const Q& q) {\n"
        "    std::printf(\"%.17g %.17g %.17g %.17g\\n\", double(q.x), double(q.y), double(q.z), "
        "double(q.w));\n"
        "}\n"
        "int main() {\n    int n; double x, y, z, w;\n";
    std::string branches;
    for (std::size_t i = 0; i < cases.size(); ++i) {
        const std::string v = "v" + std::to_string(i);
        const std::string memory = hasMemory(cases[i]) ? ", m" + v : "";
        if (hasMemory(cases[i])) {
            text += "    " + v + "::Memory m" + v + "{};\n";
        }
        const std::string cast = isSingle(cases[i]) ? "float" : "double";
        branches += "        case " + std::to_string(i) + ": { const " + v + "::Angles a = " + v +
                    "::anglesFromAttitude({" + cast + "(x), " + cast + "(y), " + cast + "(z), " +
                    cast + "(w)}" + memory + "); show(a); showAttitude(" + v +
                    "::attitudeFromAngles(a)); break; }\n";
    }
    return text +
           "    while (std::scanf(\"%d %lf %lf %lf %lf\", &n, &x, &y, &z, &w) == 5) switch (n) "
           "{\n" +
           branches + "    }\n}\n";
}

std::string cDriver(const std::vector<ExportCase>& cases) {
    std::string text =
        "#include <stdio.h>\n"
        "static void show(const double *p, unsigned n) {\n"
        "    for (unsigned i = 0; i < n; ++i) printf(\"%.17g \", p[i]);\n}\n"
        "int main(void) {\n    int n; double x, y, z, w;\n";
    std::string branches;
    for (std::size_t i = 0; i < cases.size(); ++i) {
        const std::string v = "v" + std::to_string(i);
        const std::string memory = hasMemory(cases[i]) ? ", &m" + v : "";
        if (hasMemory(cases[i])) {
            text += "    " + v + "_memory m" + v + " = {0};\n";
        }
        const std::string cast = isSingle(cases[i]) ? "(float)" : "";
        branches += "        case " + std::to_string(i) + ": { " + v + "_angles a = " + v +
                    "_angles_from_attitude((" + v + "_attitude){" + cast + "x, " + cast + "y, " +
                    cast + "z, " + cast + "w}" + memory +
                    "); show((const double *)&a, sizeof a / " + "sizeof(double)); " + v +
                    "_attitude q = " + v +
                    "_attitude_from_angles(a); printf(\"%.17g %.17g %.17g %.17g\\n\", (double)q.x, "
                    "(double)q.y, (double)q.z, (double)q.w); break; }\n";
    }
    return text +
           "    while (scanf(\"%d %lf %lf %lf %lf\", &n, &x, &y, &z, &w) == 5) switch (n) {\n" +
           branches + "    }\n    return 0;\n}\n";
}

std::string csharpDriver(const std::vector<ExportCase>& cases) {
    std::string memories;
    std::string branches;
    for (std::size_t i = 0; i < cases.size(); ++i) {
        const std::string v = "v" + std::to_string(i);
        const std::string memory = hasMemory(cases[i]) ? ", ref m" + v : "";
        if (hasMemory(cases[i])) {
            memories += "        var m" + v + " = new " + v + ".Memory();\n";
        }
        const std::string cast = isSingle(cases[i]) ? "(float)" : "";
        const auto& row = *cases[i].request.row;
        std::string shown;
        for (std::size_t k = 0; k < row.angleCount; ++k) {
            const std::size_t slot = row.angleCount < 3 ? k : row.shown[k];
            shown += "show(a." + std::string(row.names[slot]) + "); ";
        }
        branches +=
            "            case " + std::to_string(i) + ": { var a = " + v +
            ".AnglesFromAttitude(new " + v + ".Attitude { x = " + cast + "p[1], y = " + cast +
            "p[2], z = " + cast + "p[3], w = " + cast + "p[4] }" + memory + "); " + shown +
            "var q = " + v +
            ".AttitudeFromAngles(a); show(q.x); show(q.y); show(q.z); show(q.w); break; }\n";
    }
    return "public static class Driver {\n"
           "    static readonly System.Globalization.CultureInfo C = "
           "System.Globalization.CultureInfo.InvariantCulture;\n"
           "    static System.Text.StringBuilder text = new System.Text.StringBuilder();\n"
           "    static void show(double x) { text.Append(x.ToString(\"R\", C)); text.Append(' '); "
           "}\n"
           "    public static void Main() {\n        string line;\n" +
           memories +
           "        while ((line = Console.In.ReadLine()) != null) {\n"
           "            var words = line.Split(' '); var p = new double[5];\n"
           "            for (int i = 0; i < 5; ++i) p[i] = double.Parse(words[i], C);\n"
           // Mono reads "-0" as 0.
           "            for (int i = 0; i < 5; ++i) if (words[i] == \"-0\") p[i] = 1.0 / "
           "double.NegativeInfinity;\n"
           "            switch ((int)p[0]) {\n" +
           branches + "            }\n        }\n        Console.Out.Write(text);\n    }\n}\n";
}

std::string pythonDriver(const std::vector<ExportCase>& cases) {
    std::string text = "import sys\nmemories = [[0.0] * 4 for _ in range(" +
                       std::to_string(cases.size()) + ")]\nways = [\n";
    for (std::size_t i = 0; i < cases.size(); ++i) {
        const std::string v = "v" + std::to_string(i);
        text += "    (lambda q, m: " + v + "_angles_from_attitude(q" +
                (hasMemory(cases[i]) ? ", m" : "") + "), " + v + "_attitude_from_angles),\n";
    }
    return text +
           "]\nout = []\nfor line in sys.stdin:\n    n, *q = line.split()\n    n = int(n)\n"
           "    a = ways[n][0]([float(c) for c in q], memories[n])\n"
           "    out.append(' '.join(repr(x) for x in (*a, "
           "*ways[n][1](a))))\nprint('\\n'.join(out))\n";
}

std::string javascriptDriver(const std::vector<ExportCase>& cases) {
    std::string text = "const ways = [\n";
    for (std::size_t i = 0; i < cases.size(); ++i) {
        const std::string v = "v" + std::to_string(i);
        text += "  [" + v + "_anglesFromAttitude, " + v + "_attitudeFromAngles, [0, 0, 0, 0]],\n";
    }
    return text +
           "];\nconst out = [];\n"
           "for (const line of require('fs').readFileSync(0, 'utf8').trim().split('\\n')) {\n"
           "  const [n, ...q] = line.split(' ').map(Number);\n"
           "  const a = ways[n][0](q, ways[n][2]);\n"
           "  out.push([...a, ...ways[n][1](a)].map(x => Object.is(x, -0) ? '-0' : x).join(' "
           "'));\n}\n"
           "console.log(out.join('\\n'));\n";
}

// How near a language must come.
struct Bounds {
    bool exactUnlessDegrees = false;  ///< every angle bit for bit, degrees of the closed form 1 ulp
    double singleTurns = 0.0, doubleTurns = 0.0;
    double otherShare = 0.0;  ///< named by another triple, of the policies that remember
};

void expectEqual(const std::vector<ExportCase>& cases, const std::string& output,
                 const Bounds& bounds) {
    const auto answers = parsedAnswers(cases, output);
    ASSERT_EQ(answers.size(), cases.size());
    ExportDifference all;
    double single = 0.0;
    double wide = 0.0;
    double back = 0.0;
    for (std::size_t i = 0; i < cases.size(); ++i) {
        const ExportDifference found = compared(cases[i], answers[i]);
        const auto& request = cases[i].request;
        const std::string label = std::string(request.row->id) + ":" +
                                  std::string(convention::name(request.options.policy)) + " v" +
                                  std::to_string(i);
        const bool quantised =
            request.options.quantise.value_or(request.row->quantise) != convention::Quantise::None;
        const auto& row = *request.row;
        const bool hasDegrees = std::find(row.units.begin(), row.units.end(),
                                          convention::Unit::Degrees) != row.units.end();
        const bool closed = convention::isClosedForm(request.options.policy) ||
                            row.formula.route() == convention::Route::ClosedForm;
        const bool inexactDegrees = hasDegrees && (closed || row.publishedBy != nullptr);
        if (bounds.exactUnlessDegrees && !inexactDegrees) {
            EXPECT_EQ(found.equal, found.compared) << label;
        }
        const double unit = quantised ? 1.0 / 65536.0 : 0.0;  // one unit, at an edge of rounding
        const double bound = (isSingle(cases[i]) ? bounds.singleTurns : bounds.doubleTurns) + unit;
        EXPECT_LE(found.angleTurns, bound) << label;
        EXPECT_LE(
            static_cast<double>(found.other),
            hasMemory(cases[i]) ? bounds.otherShare * static_cast<double>(found.compared) : 0.0)
            << label;
        if (request.row->angleCount == 3) {  // another triple names the same attitude
            EXPECT_LE(found.rotationRad, quantised            ? 4e-4
                                         : isSingle(cases[i]) ? 1e-6
                                                              : 1e-13)
                << label;
        }
        EXPECT_LE(found.backRad, isSingle(cases[i]) ? 6.1e-8 : 1e-14) << label;
        (isSingle(cases[i]) ? single : wide) =
            std::max(isSingle(cases[i]) ? single : wide, quantised ? 0.0 : found.angleTurns);
        back = std::max(back, found.backRad);
        all.compared += found.compared;
        all.equal += found.equal;
        all.other += found.other;
        if (found.other > 0) {
            std::cout << label << ": " << found.other << " of " << found.compared
                      << " named otherwise, rotation apart " << found.rotationRad << " rad\n";
        }
    }
    std::cout << all.compared << " attitudes, " << all.equal << " equal bit for bit, " << all.other
              << " named by another triple or NaN on one side; largest difference float32 "
              << single * 360.0 << " degrees, float64 " << wide * 360.0 << " degrees, way back "
              << back << "\n";
}

TEST(ExportRun, CppEqualsTheProgram) {
    const auto cases = exportCases(Language::Cpp);
    const std::string folder = freshFolder();
    writeFile(folder + "/all.cpp", sources(cases) + cppDriver(cases));
    writeFile(folder + "/in.txt", exportInput(cases));
    const Result built = shell("cd " + folder +
                               " && " GIMBALSCOPE_CXX
                               " -std=c++11 -O1 -ffp-contract=off -Wall -Wextra -Wshadow "
                               "-Wconversion -Wdouble-promotion -Wold-style-cast -Werror "
                               "-Wno-unused-result all.cpp -o all");
    ASSERT_EQ(built.code, 0) << built.err.substr(0, 4000);
    const Result ran = shell(folder + "/all < " + folder + "/in.txt");
    ASSERT_EQ(ran.code, 0) << ran.err;
    expectEqual(cases, ran.out, {true, 2.3e-16, 2.3e-16, 0.0});
}

TEST(ExportRun, CEqualsTheProgram) {
    if (!isInstalled("cc")) {
        GTEST_SKIP() << "no C compiler is installed";
    }
    const auto cases = exportCases(Language::C);
    const std::string folder = freshFolder();
    writeFile(folder + "/all.c", sources(cases) + cDriver(cases));
    writeFile(folder + "/in.txt", exportInput(cases));
    const Result built = shell("cd " + folder +
                               " && cc -std=c99 -O1 -ffp-contract=off -Wall -Wextra -Wshadow "
                               "-Wconversion -Wdouble-promotion -pedantic -Werror "
                               "-Wno-unused-result all.c -o all -lm");
    ASSERT_EQ(built.code, 0) << built.err.substr(0, 4000);
    const Result ran = shell(folder + "/all < " + folder + "/in.txt");
    ASSERT_EQ(ran.code, 0) << ran.err;
    expectEqual(cases, ran.out, {true, 2.3e-16, 2.3e-16, 0.0});
}

TEST(ExportRun, PythonEqualsTheProgram) {
    const auto cases = exportCases(Language::Python);
    const std::string folder = freshFolder();
    writeFile(folder + "/all.py", sources(cases) + pythonDriver(cases));
    writeFile(folder + "/in.txt", exportInput(cases));
    const Result ran = shell("python3 " + folder + "/all.py < " + folder + "/in.txt");
    ASSERT_EQ(ran.code, 0) << ran.err;
    expectEqual(cases, ran.out, {false, 1e-7, 2e-15, 0.05});
}

TEST(ExportRun, JavascriptEqualsTheProgram) {
    if (!isInstalled("node")) {
        GTEST_SKIP() << "node is not installed";
    }
    const auto cases = exportCases(Language::Javascript);
    const std::string folder = freshFolder();
    writeFile(folder + "/all.js", sources(cases) + javascriptDriver(cases));
    writeFile(folder + "/in.txt", exportInput(cases));
    const Result ran = shell("node " + folder + "/all.js < " + folder + "/in.txt");
    ASSERT_EQ(ran.code, 0) << ran.err;
    expectEqual(cases, ran.out, {false, 1e-7, 2e-15, 0.05});
}

TEST(ExportRun, CsharpEqualsTheProgram) {
    if (!isInstalled("mcs") || !isInstalled("mono")) {
        GTEST_SKIP() << "mono and its compiler mcs are not installed";
    }
    const auto cases = exportCases(Language::Csharp);
    const std::string folder = freshFolder();
    const std::string modules = replaced(sources(cases), "using System;", "");
    writeFile(folder + "/all.cs", "using System;\n" + modules + csharpDriver(cases));
    writeFile(folder + "/in.txt", exportInput(cases));
    const Result built = shell("cd " + folder + " && mcs -warnaserror -out:all.exe all.cs");
    ASSERT_EQ(built.code, 0) << built.out << built.err.substr(0, 4000);
    const Result ran = shell("mono " + folder + "/all.exe < " + folder + "/in.txt");
    ASSERT_EQ(ran.code, 0) << ran.err;
    expectEqual(cases, ran.out, {false, 1e-7, 2e-15, 0.05});
}

// The acceptance: what the command writes, compiled, over ten thousand attitudes.
TEST(ExportRun, UrotNearestAsTheCommandWritesItEqualsTheProgram) {
    const std::string folder = freshFolder();
    const Result written =
        run(words("export --convention urot --policy nearest --language cpp --name v0 -o " +
                  folder + "/urot.h"));
    ASSERT_EQ(written.code, 0) << written.err;
    std::vector<ExportCase> cases{exportCases(Language::Cpp)[7]};
    Attitudes source(4);
    const math::AxisOrder order = cases[0].request.row->order;
    while (cases[0].attitudes.size() < 10000) {
        for (const math::Quat& q : source.mixed(order, 1)) {
            cases[0].attitudes.push_back(math::toDouble(math::castTo<float>(q)));
        }
    }
    writeFile(folder + "/all.cpp", "#include \"urot.h\"\n" + cppDriver(cases));
    writeFile(folder + "/in.txt", exportInput(cases));
    const Result ran =
        shell("cd " + folder +
              " && " GIMBALSCOPE_CXX " -O1 -ffp-contract=off all.cpp -o all && ./all < in.txt");
    ASSERT_EQ(ran.code, 0) << ran.err;
    const auto answers = parsedAnswers(cases, ran.out);
    ASSERT_EQ(answers.size(), 1U);
    const ExportDifference found = compared(cases[0], answers[0]);
    EXPECT_GE(found.compared, 10000);
    EXPECT_EQ(found.equal, found.compared);
}

}  // namespace
}  // namespace gimbalscope::test
