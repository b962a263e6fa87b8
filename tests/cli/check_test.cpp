// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The command check, on files and on programs in awk, Python and the shell, one of them our own.
#include <gtest/gtest.h>

#include "cli/program.h"

namespace gimbalscope::test {
namespace {

bool contains(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

/// aero-321 from x y z w in @aero, as a textbook would: heading, pitch, bank in degrees.
std::string python(const std::string& change = "") {
    return "import sys, math\n"
           "for line in sys.stdin:\n"
           "    x, y, z, w = map(float, line.split())\n"
           "    sign, swap, unit = 1, 0, math.degrees\n"
           "    " +
           change +
           "\n"
           "    h = math.atan2(2 * (x * y + w * z), 1 - 2 * (y * y + z * z))\n"
           "    p = math.asin(max(-1, min(1, 2 * (w * y - x * z))))\n"
           "    b = math.atan2(2 * (y * z + w * x), 1 - 2 * (x * x + y * y))\n"
           "    if abs(p) > 1.57079: h, b = math.atan2(2 * (w * z - x * y), 1 - 2 * (x * x + z * "
           "z)), 0\n"
           "    a = [unit(h), sign * unit(p), unit(b)]\n"
           "    print(*(a[::-1] if swap else a))\n";
}

Result checkPython(const std::string& change, const Words& more = {}) {
    const std::string path = freshFolder() + "/filter.py";
    writeFile(path, python(change));
    Words arguments{"check",      "--run",     "python3 " + path, "--convention", "aero-321",
                    "--attitude", "quat@aero", "--format",        "json"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return run(arguments);
}

TEST(Check, ARightProgramPasses) {
    const Result result = checkPython("pass");
    EXPECT_EQ(result.code, 0) << result.out << result.err;
    const Json json = result.object();
    EXPECT_EQ(json["outcome"], "pass");
    EXPECT_EQ(json["fault"], "none");
    EXPECT_GT(json["rows"], 2500);
}

TEST(Check, FaultsOfAProgramAreNamed) {
    const std::vector<std::pair<std::string, std::string>> faults{
        {"sign = -1", "sign"},
        {"swap = 1", "columns"},
        {"x, y, z = -x, -y, -z", "inverse"},
        {"x, y, z, w = y, z, w, x", "layout"},
        {"x, z = -x, -z", "handedness"},
        {"x, y = y, -x", "frame"},
        {"unit = float", "unit"},
        // The inverse of bank, pitch, heading is heading, pitch, bank with their signs reversed.
        {"x, y, z, unit = -x, -y, -z, lambda r: -math.degrees(r)", "order"},
    };
    for (const auto& [change, fault] : faults) {
        const Result result = checkPython(change);
        EXPECT_EQ(result.code, 1) << change << result.err;
        EXPECT_EQ(result.object()["fault"], fault) << change << result.out;
    }
}

TEST(Check, AMatrixInItsColumnsIsTransposed) {
    const std::string path = freshFolder() + "/filter.py";
    writeFile(path,
              "import sys, math\n"
              "for line in sys.stdin:\n"
              "    r = list(map(float, line.split()))\n"
              "    r = [r[0::3], r[1::3], r[2::3]]\n"
              "    print(*map(math.degrees, [math.atan2(r[1][0], r[0][0]),\n"
              "          math.asin(max(-1, min(1, -r[2][0]))), math.atan2(r[2][1], r[2][2])]))\n");
    const Result result = run({"check", "--run", "python3 " + path, "--convention", "aero-321",
                               "--attitude", "matrix@aero", "--format", "json"});
    EXPECT_EQ(result.code, 1) << result.err;
    EXPECT_EQ(result.object()["fault"], "transposed") << result.out;
}

TEST(Check, OurOwnProgramPasses) {
    for (const std::string id :
         {"urot:principal", "oblivion:principal", "lsl:principal", "zxz:principal"}) {
        const std::string row = id.substr(0, id.find(':'));
        const Result result =
            shell("\"$G\" check --convention " + row + " --run '\"$G\" convert --from quat --to " +
                  id + " --format csv'");
        EXPECT_EQ(result.code, 0) << id << result.out << result.err;
        EXPECT_TRUE(contains(result.out, "PASS")) << id;
    }
}

TEST(Check, ThePublishedFormulaFailsAtThePole) {
    const Result result = shell(
        "\"$G\" check --convention urot --run '\"$G\" convert --from quat --to urot --format csv'");
    EXPECT_EQ(result.code, 1);
    EXPECT_TRUE(contains(result.out, "fault    pole: right everywhere but near the pole"))
        << result.out;
}

TEST(Check, AwkInOtherUnitsAndAxesIsCaught) {
    const Result result = run({"check", "--convention", "aero-321", "--run",
                               "awk '{print 0, 2 * atan2($2, $4), 0}'", "--format", "json"});
    EXPECT_EQ(result.code, 1);
    EXPECT_EQ(result.object()["fault"], "unknown");
}

TEST(Check, ProgramsThatMisbehave) {
    const auto check = [](const std::string& command) {
        return run({"check", "--convention", "urot", "--timeout", "1", "--run", command});
    };
    const std::vector<std::tuple<std::string, int, std::string>> cases{
        {"exit 3", 3, "exit status 3"},
        {"no-such-program-of-ours", 3, "127"},
        {"sleep 60", 3, "1000 milliseconds"},
        {"kill -11 $$", 3, "signal 11"},
        {"cat >/dev/null; echo 1 2 3", 4, "wrote 1 line of angles"},
        {"cat >/dev/null", 4, "wrote 0 lines"},
        {"cat", 4, "its line 1 has 4 words instead of 3 angles"},
        {"echo 1 2 3; echo hello world; cat >/dev/null", 4, "its line 2 has 2 words"},
        {"echo 1 2 3; echo 1 2 x", 4, "its line 2: \"x\" is not a number"},
        {"head -c 100000 /dev/urandom", 4, "its line"},
        {"awk '{print 1, 2, 3; print 4, 5, 6}'", 4, "more than one line"},
    };
    for (const auto& [command, code, says] : cases) {
        const Result result = check(command);
        EXPECT_EQ(result.code, code) << command << result.err;
        EXPECT_TRUE(contains(result.err, says)) << command << "\n" << result.err;
        EXPECT_EQ(result.out, "") << command;
    }
}

TEST(Check, AFileOfReadings) {
    const std::string path = GIMBALSCOPE_TEST_DATA "/oblivion_readings.csv";
    const Result right = run({"check", path, "--convention", "oblivion"});
    EXPECT_EQ(right.code, 0) << right.out << right.err;
    EXPECT_TRUE(contains(right.out, "PASS  7 attitudes")) << right.out;
    const Result wrong = run({"check", path, "--convention", "oblivion@aero", "--format", "json"});
    EXPECT_EQ(wrong.code, 1);
    const Result nan = run(Call{.arguments = {"check", "-", "--convention", "lsl"},
                                .input = "qx,qy,qz,qw,x,y,z\n0,0,0,1,0,0,0\n0,0,0,1,nan,0,0\n"});
    EXPECT_EQ(nan.code, 1);
    EXPECT_TRUE(contains(nan.out, "1 of them NaN")) << nan.out;
    EXPECT_EQ(run({"check", "missing.csv", "--convention", "lsl"}).code, 3);
}

}  // namespace
}  // namespace gimbalscope::test
