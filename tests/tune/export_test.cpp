// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Export as text: every row of the catalog has a tree, every policy that makes sense for it is
// printed in every language, and the comment says what a reader has to know. That the code computes
// the same is tested by running it (tests/cli/export_run_test, script_export_test).
#include "tune/export.h"
#include "tune/export_lines.h"

#include <gtest/gtest.h>

#include "tune/export_plan.h"

namespace gimbalscope::test {
namespace {

using convention::Convention;
using convention::Policy;
using tune::ExportRequest;
using tune::Language;

std::vector<Language> allLanguages() {
    std::vector<Language> all;
    for (const std::string_view name : tune::languageNames()) {
        all.push_back(tune::languageFromName(name).value());
    }
    return all;
}

std::vector<Policy> allPolicies() {
    std::vector<Policy> all;
    for (const std::string_view name : convention::policyNames()) {
        all.push_back(convention::policyFromName(name).value());
    }
    return all;
}

ExportRequest requestFor(const char* id, Policy policy, Language language) {
    ExportRequest request;
    request.row = convention::find(id);
    request.options.policy = policy;
    request.language = language;
    request.version = "1.2.3";
    return request;
}

bool contains(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

TEST(Export, LanguagesHaveTheNamesThatPeopleUse) {
    for (const auto& [word, language] : std::vector<std::pair<std::string_view, tune::Language>>{
             {"js", tune::Language::Javascript},
             {"JavaScript", tune::Language::Javascript},
             {"C++", tune::Language::Cpp},
             {"C", tune::Language::C},
             {"C#", tune::Language::Csharp},
             {"py", tune::Language::Python}}) {
        EXPECT_EQ(tune::languageFromName(word), language) << word;
    }
    EXPECT_EQ(tune::languageFromName(""), std::nullopt);
    EXPECT_EQ(tune::languageFromName("go"), std::nullopt);
}

TEST(Export, EveryRowsFormulaHasATree) {
    for (const Convention& row : convention::catalog()) {
        EXPECT_TRUE(tune::hasTree(row)) << row.id << " needs an entry in export_published.cpp";
    }
}

TEST(Export, EveryRowPolicyAndLanguageIsPrinted) {
    for (const Convention& row : convention::catalog()) {
        for (const Policy policy : allPolicies()) {
            for (const Language language : allLanguages()) {
                ExportRequest request = requestFor("urot", policy, language);
                request.row = &row;
                const bool makesSense = !objection(row, policy).has_value();
                ASSERT_EQ(!tune::problem(request).has_value(), makesSense) << row.id;
                if (!makesSense) {
                    continue;
                }
                const std::string source = tune::exportSource(request);
                EXPECT_TRUE(source.ends_with("\n")) << row.id;
                EXPECT_FALSE(contains(source, "()\n")) << "an empty call: " << source;
                EXPECT_FALSE(contains(source, "-- ")) << source;
                EXPECT_FALSE(contains(source, "e-0")) << "an exponent: " << source;
            }
        }
    }
}

TEST(Export, TheCommentSaysWhatAReaderMustKnow) {
    for (const Language language : allLanguages()) {
        const std::string source =
            tune::exportSource(requestFor("urot", Policy::Nearest, language));
        for (const char* part :
             {"(urot)", "policy nearest", "gimbalscope 1.2.3", "@world: X forward, Y left, Z up",
              "@unreal: X forward, Y right, Z up, left-handed", "M = Rz(yaw) Ry(-pitch) Rx(-roll)",
              "intrinsic yaw, pitch', roll''", "rotator units", "above -32768 to 32768", "int16",
              "At the pole:", "Unreal Wiki", "Bernardes and Viollet",
              "0.2831140528 -0.2447923159 -0.1821479657 0.9092553403",
              "gives pitch 3641, yaw 5461, roll 7282", "Call: "}) {
            EXPECT_TRUE(contains(source, part)) << name(language) << " lacks " << part;
        }
    }
}

TEST(Export, TheMiddleAngleOfAProperOrderHasItsSign) {
    Convention row = *convention::find("ZXZ");
    ExportRequest request = requestFor("ZXZ", Policy::Principal, Language::Python);
    request.row = &row;
    EXPECT_TRUE(contains(tune::exportSource(request), "degrees, 0 to 180"));
    row.signs[1] = -1;
    EXPECT_TRUE(contains(tune::exportSource(request), "degrees, -180 to 0"));
}

TEST(Export, LongStatementsGoOnOnTheNextLine) {
    const auto broken = [](std::string_view text, std::size_t room, int fewest) {
        return tune::brokenLine(text, room, fewest);
    };
    using Pieces = std::vector<std::string>;
    EXPECT_EQ(broken("short = a + b;", 20, 0), Pieces{"short = a + b;"});
    EXPECT_EQ(broken("total = first(a, b) + second(c, d);", 24, 0),
              (Pieces{"total = first(a, b) +", "second(c, d);"}))
        << "outside the brackets";
    EXPECT_EQ(broken("total = first(a, b) + second(c, d)", 32, 1),
              (Pieces{"total = first(a, b) + second(c,", "d)"}));
    EXPECT_EQ(broken("nothing_to_break_at_all(here)", 10, 0),
              Pieces{"nothing_to_break_at_all(here)"});
    // C has long names, Python goes on only within brackets.
    for (const Language language :
         {Language::Cpp, Language::Javascript, Language::Csharp, Language::Glsl}) {
        for (const char* id : {"urot", "oblivion", "lsl", "zyx"}) {
            for (const Policy policy : {Policy::Nearest, Policy::Principal}) {
                std::istringstream source(tune::exportSource(requestFor(id, policy, language)));
                for (std::string line; std::getline(source, line);) {
                    EXPECT_LE(line.size(), 100U) << name(language) << ": " << line;
                }
            }
        }
    }
}

TEST(Export, WordsOfALanguageAreNoNames) {
    for (const char* word : {"class", "int", "New", "vector", "def", "state", "Attitude", "Math",
                             "sin", "sinf", "y1", "std", "system"}) {
        ExportRequest request = requestFor("urot", Policy::Nearest, Language::Cpp);
        request.name = word;
        EXPECT_TRUE(contains(tune::problem(request).value_or(""), word));
    }
    ExportRequest request = requestFor("urot", Policy::Nearest, Language::Cpp);
    request.name = "classical";
    EXPECT_EQ(tune::problem(request), std::nullopt);
}

TEST(Export, ARowThatIsCalledLikeAWordIsNoNameEither) {
    Convention row = *convention::find("aero-321");
    for (const Language language : allLanguages()) {
        ExportRequest request = requestFor("aero-321", Policy::AsPublished, language);
        request.row = &row;
        for (const char* word : {"class", "default", "short", "int", "vector", "Attitude", "Angles",
                                 "Memory", "Math", "sin", "gamma", "y1", "std"}) {
            row.id = word;
            const std::string own = word + std::string("_");
            ASSERT_EQ(tune::problem(request), std::nullopt) << word;
            EXPECT_EQ(tune::exportName(request), own);
            EXPECT_TRUE(contains(tune::exportSource(request), own)) << name(language) << word;
        }
        row.id = "classical";
        EXPECT_EQ(tune::exportName(request), "classical");
    }
}

TEST(Export, WhatALanguageLacksIsSaid) {
    const auto of = [](Language language) {
        return tune::exportSource(requestFor("oblivion", Policy::AsPublished, language));
    };
    EXPECT_TRUE(contains(of(Language::Papyrus), "It has no atan2"));
    EXPECT_TRUE(contains(of(Language::Oblivion), "needs OBSE"));
    EXPECT_TRUE(contains(of(Language::Unrealscript), "Unreal Engine 1 has neither"));
    EXPECT_TRUE(contains(of(Language::Lsl), "Float only"));
    EXPECT_TRUE(contains(of(Language::Glsl), "Float only"));
}

TEST(Export, HalfArithmeticAndBadNamesAreRefused) {
    ExportRequest request = requestFor("urot", Policy::Nearest, Language::Cpp);
    EXPECT_FALSE(tune::problem(request));
    request.options.arithmetic = convention::Arithmetic::Half;
    EXPECT_TRUE(contains(tune::problem(request).value_or(""), "half"));
    request.options.arithmetic.reset();
    for (const char* name : {"1st", "_x", "a b", "a-b", "a;b", "\xc3\xa4"}) {
        request.name = name;
        EXPECT_TRUE(tune::problem(request)) << name;
    }
    request.name = "myRotator";
    EXPECT_FALSE(tune::problem(request));
    EXPECT_TRUE(contains(tune::exportSource(request), "namespace myRotator"));
}

TEST(Export, NoChangeOfFrameLeavesTheNumbersAlone) {
    ExportRequest request = requestFor("urot", Policy::Principal, Language::Cpp);
    request.attitudeFrame = convention::FrameId::Unreal;
    const std::string same = tune::exportSource(request);
    EXPECT_TRUE(contains(same, "x = q.x;") && contains(same, "y = q.y;") &&
                contains(same, "z = q.z;"));
    request.attitudeFrame = convention::FrameId::World;
    EXPECT_TRUE(contains(tune::exportSource(request), "x = -q.x;"));
}

TEST(Export, AnglesWithoutUsableNamesAreNumbered) {
    Convention row = *convention::find("aero-321");
    row.names = {"heading (deg)", "set", "3rd"};
    ExportRequest request = requestFor("aero-321", Policy::Principal, Language::C);
    request.row = &row;
    EXPECT_TRUE(contains(tune::exportSource(request), "double heading__deg_, set_, angle3rd;"));
    row.names = {"A", "a", "b"};
    EXPECT_TRUE(contains(tune::exportSource(request), "double angle1, angle2, angle3;"));
}

}  // namespace
}  // namespace gimbalscope::test
