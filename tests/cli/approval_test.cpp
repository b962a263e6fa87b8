// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// What people see, against texts that somebody has looked at (tests/approved). A difference writes
// the new text beside the build; GIMBALSCOPE_APPROVE=1 in the environment takes it over. Errors of
// rounding noise depend on the C library's last bits, so they are written as "tiny".
#include <gtest/gtest.h>

#include <cstdlib>
#include <regex>
#include <sstream>

#include "cli/program.h"

namespace gimbalscope::test {
namespace {

std::string steady(const std::string& text) {
    const std::regex noise(
        " +(0|[0-9](\\.[0-9]+)?e-[0-9][0-9])( +[^ ]+ +(calm|stretched|locked|wrong|nan|flicker))");
    const std::regex lastDigits("([0-9]\\.[0-9]{6})[0-9]+");
    return std::regex_replace(std::regex_replace(text, noise, " tiny$3"), lastDigits, "$1");
}

/// The first line in which two texts differ.
std::string firstDifference(const std::string& expected, const std::string& actual) {
    std::istringstream left(expected);
    std::istringstream right(actual);
    std::string a;
    std::string b;
    for (int line = 1; std::getline(left, a) || std::getline(right, b); ++line) {
        std::getline(right, b);
        if (a != b) {
            return "line " + std::to_string(line) + "\napproved: " + a + "\nnow:      " + b;
        }
    }
    return "the texts differ in length";
}

void approve(const std::string& name, const std::string& actual) {
    const std::string path = std::string(GIMBALSCOPE_SOURCE_DIR "/tests/approved/") + name;
    if (std::getenv("GIMBALSCOPE_APPROVE") != nullptr) {
        writeFile(path, actual);
    }
    const std::string approved = readFile(path);
    if (approved != actual) {
        writeFile(name, actual);
        ADD_FAILURE() << path << " differs from " << name << " in this folder\n"
                      << firstDifference(approved, actual);
    }
}

TEST(Approved, ConvertToAll) {
    // Level, ordinary, both poles of each row exactly, half turns, and the two attitudes to
    // remember.
    const Words attitudes{"aero-321 0 0 0",
                          "aero-321 30 20 40",
                          "aero-321 90 0 0",
                          "aero-321 180 0 0",
                          "aero-321 -120 -35 160",
                          "aero-321 0 0 90",
                          "aero-321 90 0 90",
                          "aero-321 0 45 0",
                          "aero-321 0 75 0",
                          "aero-321 10 89 -20",
                          "quat 0 -1 0 1",
                          "quat 0 1 0 1",
                          "quat -0.1830127 -0.6830127 -0.1830127 0.6830127",
                          "quat -0.5 -0.5 -0.5 0.5",
                          "quat 0.5 0.5 0.5 0.5",
                          "quat 0 0 1 0",
                          "quat 1 0 0 0",
                          "quat 0 1 0 0",
                          "oblivion-local 30 -20 40",
                          "urot -1 16383 32768"};
    std::string text;
    for (const std::string& attitude : attitudes) {
        text += "--from " + attitude + "\n";
        text += run(words("convert --to all --from " + attitude)).out + "\n";
    }
    approve("convert_all.txt", steady(text));
}

TEST(Approved, ConvertAsJson) {
    const Words calls{
        "convert --from quat --to urot --format json -0.1830127 -0.6830127 -0.1830127 0.6830127",
        "convert --from quat --to urot,urot:clamp,urot-ue4,lsl:ue4 --format json 0 0 0 0",
        "convert --from quat --to urot:pin-third,quat@unreal --format json 0 0 0 1"};
    std::string text;
    for (const std::string& call : calls) {
        const Result result = run(words(call));
        text += "$ " + call + "\n" + result.out + result.err + "\n";
    }
    approve("convert_json.txt", steady(text));
}

TEST(Approved, List) {
    approve("list.txt", run({"list"}).out + "\n" + run({"list", "frames"}).out);
}

TEST(Approved, Help) {
    std::string text;
    for (const char* command : {"", "list ", "convert ", "read ", "relative ", "turn ", "detect ",
                                "check ", "export ", "interpolate ", "play ", "render "}) {
        text += std::string("$ gimbalscope ") + command + "--help\n";
        text += run(words(command + std::string("--help"))).out + "\n";
    }
    approve("help.txt", text);
}

TEST(Approved, Play) {
    const std::string path = GIMBALSCOPE_SOURCE_DIR "/tests/approved/over_the_top.gsc";
    approve("over_the_top.txt", steady(run({"play", path}).out));
}

}  // namespace
}  // namespace gimbalscope::test
