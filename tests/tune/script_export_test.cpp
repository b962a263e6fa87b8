// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// UnrealScript, LSL, Papyrus and Oblivion script cannot be run here: a small interpreter reads what
// is exported, refuses what the language would refuse, computes it in float32, and the results are
// compared with the program over thousands of attitudes.
#include <gtest/gtest.h>

#include <iostream>
#include <stdexcept>

#include "cli/export_cases.h"
#include "text/words.h"
#include "tune/script_interpreter.h"

namespace gimbalscope::test {
namespace {

using tune::Language;

// Names of a group's numbers in that language's code.
std::vector<std::string> attitudeNames(Language language) {
    switch (language) {
        case Language::Unrealscript:
            return {"q.x", "q.y", "q.z", "q.w"};
        case Language::Lsl:
            return {"q.x", "q.y", "q.z", "q.s"};
        default:
            return {"q[0]", "q[1]", "q[2]", "q[3]"};
    }
}

std::vector<std::string> angleNames(const ExportCase& each) {
    const auto& row = *each.request.row;
    std::vector<std::string> names;
    for (std::size_t i = 0; i < row.angleCount; ++i) {
        const std::size_t slot = row.angleCount < 3 ? i : row.shown[i];
        names.push_back(each.request.language == Language::Unrealscript
                            ? "." + text::lowerCase(row.names[slot])
                        : each.request.language == Language::Lsl ? "." + std::string(1, "xyz"[i])
                                                                 : "[" + std::to_string(i) + "]");
    }
    return names;
}

std::vector<std::string> memoryNames(Language language) {
    return language == Language::Unrealscript
               ? std::vector<std::string>{"memory.isset", "memory.first", "memory.middle",
                                          "memory.third"}
               : std::vector<std::string>{"memory[0]", "memory[1]", "memory[2]", "memory[3]"};
}

// What a call gave back: listed in LSL, elsewhere the numbers of "given".
double given(const ScriptNumbers& numbers, Language language, std::size_t i,
             const std::string& name) {
    return numbers.at(language == Language::Lsl ? std::to_string(i) : "given" + name);
}

std::string functionName(const ExportCase& each, const std::string& name) {
    switch (each.request.language) {
        case Language::Lsl:
            return each.request.name + "_" + name;
        case Language::Oblivion:
            return text::lowerCase(each.request.name + name);
        default:
            return text::lowerCase(name);
    }
}

std::vector<ExportAnswer> answers(const ExportCase& each) {
    const Language language = each.request.language;
    Script script(language, tune::exportSource(each.request));
    const auto attitude = attitudeNames(language);
    const auto angles = angleNames(each);
    const std::vector<std::string> parts =
        language == Language::Unrealscript ? std::vector<std::string>{".x", ".y", ".z", ".w"}
                                           : std::vector<std::string>{"[0]", "[1]", "[2]", "[3]"};
    ScriptNumbers memory;
    for (const std::string& name : memoryNames(language)) {
        memory[name] = 0.0;
    }
    std::vector<ExportAnswer> all;
    for (const math::Quat& q : each.attitudes) {
        ScriptNumbers numbers = memory;
        numbers[attitude[0]] = q.x;
        numbers[attitude[1]] = q.y;
        numbers[attitude[2]] = q.z;
        numbers[attitude[3]] = q.w;
        const auto after = script.call(functionName(each, "anglesFromAttitude"), numbers);
        for (auto& [name, number] : memory) {
            number = after.at(name);
        }
        ExportAnswer answer;
        ScriptNumbers back;
        for (std::size_t i = 0; i < angles.size(); ++i) {
            answer.angles.push_back(given(after, language, i, angles[i]));
            back["angles" + angles[i]] = answer.angles.back();
        }
        const auto rebuilt = script.call(functionName(each, "attitudeFromAngles"), back);
        for (std::size_t i = 0; i < 4; ++i) {
            answer.attitude[i] = given(rebuilt, language, i, parts[i]);
        }
        all.push_back(std::move(answer));
    }
    return all;
}

class ScriptExport : public testing::TestWithParam<Language> {};

TEST_P(ScriptExport, EqualsTheProgramInFloat) {
    double worstDegrees = 0.0;
    double worstBack = 0.0;
    double worstRotation = 0.0;
    long compared = 0;
    long other = 0;
    for (const ExportCase& each : exportCases(GetParam())) {
        const auto& request = each.request;
        const std::string label = each.request.name + " " + std::string(request.row->id) + ":" +
                                  std::string(convention::name(request.options.policy));
        std::vector<ExportAnswer> code;
        ASSERT_NO_THROW(code = answers(each)) << label << tune::exportSource(request);
        const ExportDifference found = test::compared(each, code);
        const bool quantised =
            request.options.quantise.value_or(request.row->quantise) != convention::Quantise::None;
        const bool remembers = convention::remembers(request.options.policy);
        // Float32 twice: in the formula as the program has it, and in the steps after it. A memory
        // in float32 grows less exact with every turn, and where two triples are equally near it
        // may fall to the other one and stay there: the attitude named must be the same all the
        // while.
        EXPECT_LE(found.angleTurns, (remembers ? 3e-6 : 5e-7) + (quantised ? 1.0 / 65536.0 : 0.0))
            << label;
        // Papyrus has no atan2, and what stands in for it does not tell -0 from 0: exactly at the
        // pole a published formula then answers otherwise.
        const bool zeroSigns =
            GetParam() == Language::Papyrus && request.options.policy <= convention::Policy::Clamp;
        const double share = remembers ? 0.2 : zeroSigns ? 0.1 : 0.0;
        EXPECT_LE(static_cast<double>(found.other), share * static_cast<double>(found.compared))
            << label;
        if (request.row->angleCount == 3 && !zeroSigns) {
            EXPECT_LE(found.rotationRad, quantised ? 4e-4 : remembers ? 4e-5 : 5e-6) << label;
        }
        EXPECT_LE(found.backRad, 2e-5) << label;
        worstDegrees = std::max(worstDegrees, quantised ? 0.0 : found.angleTurns * 360.0);
        worstBack = std::max(worstBack, found.backRad);
        worstRotation = std::max(
            worstRotation,
            quantised || zeroSigns || request.row->angleCount < 3 ? 0.0 : found.rotationRad);
        compared += found.compared;
        other += found.other;
    }
    std::cout << name(GetParam()) << ": " << compared << " attitudes, " << other
              << " named otherwise, largest difference " << worstDegrees << " degrees, attitudes "
              << worstRotation << " rad, way back " << worstBack << "\n";
}

INSTANTIATE_TEST_SUITE_P(All, ScriptExport,
                         testing::Values(Language::Unrealscript, Language::Lsl, Language::Papyrus,
                                         Language::Oblivion));

// The interpreter itself refuses what is not the language.
TEST(ScriptInterpreter, RefusesWhatTheLanguageWould) {
    const auto refuses = [](Language language, const std::string& source,
                            const std::string& function) {
        try {
            Script script(language, source);
            script.call(function, {{"x", 1.0}});
        } catch (const std::runtime_error&) {
            return true;
        }
        return false;
    };
    const auto lsl = [&](const std::string& body) {
        return refuses(Language::Lsl, "float f(float x) { " + body + " }", "f");
    };
    EXPECT_FALSE(lsl("return llSin(x);"));
    EXPECT_TRUE(lsl("return Sin(x);")) << "another language's function";
    EXPECT_TRUE(lsl("return llAtan2(x);")) << "an argument short";
    EXPECT_TRUE(lsl("return y;")) << "not declared";
    EXPECT_TRUE(lsl("if (x > 0.0) { float y = x; } return y;")) << "out of scope";
    EXPECT_TRUE(lsl("float y = x; float y = x; return y;")) << "declared twice";
    EXPECT_TRUE(lsl("return x")) << "no semicolon";
    EXPECT_TRUE(lsl("float y = x;")) << "no return";
    EXPECT_TRUE(refuses(Language::Papyrus,
                        "float Function f(float x) global\nReturn Math.atan2(x, x)\nEndFunction\n",
                        "f"));
    EXPECT_TRUE(refuses(Language::Unrealscript,
                        "static final function float f(float x) { y = x; return y; }", "f"));
    EXPECT_TRUE(refuses(Language::Oblivion,
                        "scn f\nfloat x\nfloat y\nbegin Function { x }\nlet y := Sin x + x\n"
                        "SetFunctionValue y\nreturn\nend\n",
                        "f"))
        << "a command takes no expression";
}

TEST(ScriptInterpreter, ComputesInFloatAndInTheLanguagesUnits) {
    Script papyrus(Language::Papyrus,
                   "float Function f(float x) global\n"
                   "If x > 1.0 && x < 100.0\nReturn Math.sin(x) - 0.5 * -1.0\nEndIf\n"
                   "Return (Math.Floor(x) as float)\nEndFunction\n");
    EXPECT_NEAR(papyrus.call("f", {{"x", 30.0}}).at("0"), 1.0, 1e-7);
    EXPECT_EQ(papyrus.call("f", {{"x", -1.5}}).at("0"), -2.0);
    Script lsl(Language::Lsl, "float f(float x) { return x + 0.00000001; }");
    EXPECT_EQ(lsl.call("f", {{"x", 1.0}}).at("0"), 1.0);
    Script unreal(Language::Unrealscript,
                  "static final function float f(float x) { local float y; y = Atan(x, -1.0) - "
                  "2.0 * 3.0 / 4.0; return float(int(y * 10.0)); }");
    EXPECT_EQ(unreal.call("f", {{"x", 0.0}}).at("0"), 16.0);
}

}  // namespace
}  // namespace gimbalscope::test
