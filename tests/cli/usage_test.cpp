// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Wrong arguments: exit code 2, one line on standard error that names the argument and the nearest
// valid word, nothing on standard output.
#include <gtest/gtest.h>

#include <algorithm>

#include "cli/program.h"

namespace gimbalscope::test {
namespace {

struct WrongUse {
    std::string line;
    std::vector<std::string> said;  ///< parts of the message
};

std::vector<WrongUse> wrongUses() {
    const std::string convert = "convert --from quat --to urot ";
    return {
        {"conver --from urot", {"\"conver\"", "neither a command nor a file", "\"convert\""}},
        {"missing.gsc", {"\"missing.gsc\"", "neither a command nor a file\n"}},
        {"plya x.gsc", {"\"plya\"", "\"play\""}},
        {"detect", {"detect:", "FILE is missing"}},
        {"detect x.csv --attitude qaut", {"--attitude", "\"qaut\"", "\"quat\""}},
        {"detect x.csv --attitude quat@tess", {"--attitude", "\"tess\"", "\"tes\""}},
        {"detect x.csv --tolerance -1", {"--tolerance", "\"-1\"", "above 0"}},
        {"detect x.csv --format jsn", {"--format", "\"jsn\"", "\"json\""}},
        {"check", {"check:", "FILE or --run is missing"}},
        {"check a.csv", {"check:", "--convention is missing"}},
        {"check a.csv --run cat --convention urot", {"check:", "exclude each other"}},
        {"check a.csv --convention urto", {"--convention", "\"urto\"", "\"urot\""}},
        {"check a.csv --convention quat", {"--convention", "\"quat\"", "no angles"}},
        {"check a.csv --convention urot:nearest", {"--convention", "policy"}},
        {"check --run cat --convention urot --timeout 0", {"--timeout", "\"0\"", "above 0"}},
        {"compare a urot", {"compare:", "unknown convention \"a\""}},
        {"export --language cpp", {"export:", "--convention is missing"}},
        {"export --convention urot", {"export:", "--language is missing", "papyrus"}},
        {"export --convention urto --language cpp", {"--convention", "\"urto\"", "\"urot\""}},
        {"export --convention quat --language cpp", {"--convention", "\"quat\"", "no angles"}},
        {"export --convention urot --language pyhton", {"--language", "\"pyhton\"", "\"python\""}},
        {"export --convention urot --policy nerest --language c",
         {"--policy", "\"nerest\"", "\"nearest\""}},
        {"export --convention urot:nearest --policy clamp --language c", {"--policy", "already"}},
        {"export --convention lsl --policy ue4 --language lsl", {"--policy", "ue4", "lsl"}},
        {"export --convention urot --language c --frame unreel",
         {"--frame", "\"unreel\"", "\"unreal\""}},
        {"export --convention urot --language c --arithmetic half", {"--arithmetic", "half"}},
        {"export --convention urot --language c --tau 2", {"--tau", "from 0 to 0.1"}},
        {"export --convention urot --language c --name 1st", {"--name", "\"1st\""}},
        {"interpolate", {"interpolate:", "KEYS is missing"}},
        {"interpolate k.csv --at 1 --to quat", {"--method is missing"}},
        {"interpolate k.csv --method sqaud --at 1 --to quat",
         {"--method", "\"sqaud\"", "\"squad\""}},
        {"interpolate k.csv --method squad --to quat", {"--at or --rate is missing"}},
        {"interpolate k.csv --method squad --at 1 --to d3d", {"that is a frame", "quat@d3d"}},
        {"interpolate k.csv --method squad --at 1 --rate 2 --to quat", {"--rate", "--at"}},
        {"interpolate k.csv --method squad --at 1,soon --to quat", {"--at", "\"soon\""}},
        {"interpolate k.csv --method squad --at inf --to quat", {"--at", "\"inf\""}},
        {"interpolate k.csv --method squad --rate -2 --to quat", {"--rate", "\"-2\""}},
        {"interpolate k.csv --method squad --rate 2e6 --to quat", {"--rate", "up to 1e+06"}},
        {"interpolate k.csv --method squad --at 1 --to quat --ends cloesd",
         {"--ends", "\"cloesd\"", "\"closed\""}},
        {"interpolate k.csv --method squad --at 1 --to quat --way shrot",
         {"--way", "\"shrot\"", "\"short\""}},
        {"interpolate k.csv --method squad --at 1 --to quat --reading invers",
         {"--reading", "\"invers\"", "\"inverse\""}},
        {"interpolate k.csv --method slerp --at 1 --to quat --reading exp", {"--reading", "squad"}},
        {"interpolate k.csv --method squad --at 1 --to quat --compute flaot32",
         {"--compute", "\"flaot32\"", "\"float32\""}},
        {"interpolate k.csv --method euler --at 1 --to quat", {"--euler is missing"}},
        {"interpolate k.csv --method euler --at 1 --to urot,lsl", {"--euler is missing"}},
        {"interpolate k.csv --method euler --at 1 --to quat --euler oblivion-actor",
         {"--euler", "\"oblivion-actor\"", "no three angles"}},
        {"interpolate k.csv --method euler --at 1 --to quat --euler urto",
         {"--euler", "\"urto\"", "\"urot\""}},
        {"interpolate k.csv --method squad --at 1 --to quat --euler urot", {"--euler", "only"}},
        {"interpolate k.csv --method squad --summary --at 1", {"--at", "no samples"}},
        {"interpolate k.csv --method squad --summary --to quat", {"--to", "no samples"}},
        {"interpolate k.csv --method squad --summary --motion", {"--motion", "no samples"}},
        {"interpolate k.csv --method squad --at 1 --to quat --from urot:nearest",
         {"--from", "policy"}},
        {"interpolate k.csv --method squad --at 1 --to quat --decimals 2",
         {"--decimals", "--format csv"}},
        {"interpolate k.csv --methd squad", {"\"--methd\"", "\"--method\""}},
        {"intrepolate k.csv", {"\"intrepolate\"", "\"interpolate\""}},
        {"lesson", {"lesson:", "list"}},
        {"lesson lsit", {"\"lsit\"", "\"list\""}},
        {"--sise 1x1", {"\"--sise\"", "\"--size\""}},
        {"convert", {"convert:", "--from is missing"}},
        {"convert --from quat 0 0 0 1", {"--to is missing"}},
        {"convert --from", {"--from", "needs a value"}},
        {"convert --from quat --from urot --to lsl", {"--from", "more than once"}},
        {"convert --form quat --to lsl", {"\"--form\"", "\"--from\""}},
        {"convert --from qaut --to lsl 0 0 0 1", {"--from", "\"qaut\"", "\"quat\""}},
        {"convert --from URot --to lsl 1 2 3", {"--from", "\"URot\"", "\"urot\""}},
        {"convert --from urot:nearest --to lsl 1 2 3", {"--from", "policy", "makes no sense"}},
        {"convert --from quat --to urto 0 0 0 1", {"--to", "\"urto\"", "\"urot\""}},
        {"convert --from quat --to urot,,lsl 0 0 0 1", {"--to", "beside a comma"}},
        {"convert --from quat --to urot:nerest 0 0 0 1", {"--to", "\"nerest\"", "\"nearest\""}},
        {"convert --from quat --to urot@unreel 0 0 0 1", {"--to", "\"unreel\"", "\"unreal\""}},
        {"convert --from quat@wrld --to urot 0 0 0 1", {"--from", "\"wrld\"", "\"world\""}},
        {"convert --from quat --to quat:nearest 0 0 0 1", {"--to", "\"quat\"", "no policy"}},
        {"convert --from quat --to lsl:ue4 0 0 0 1", {"--to", "ue4", "lsl"}},
        {convert + "--policy clmap 0 0 0 1", {"--policy", "\"clmap\"", "\"clamp\""}},
        {"convert --from quat --to lsl --policy ue4 0 0 0 1", {"--policy", "ue4", "lsl"}},
        {convert + "--tau 2 0 0 0 1", {"--tau", "from 0 to 0.1", "\"2\""}},
        {convert + "--tau wide 0 0 0 1", {"--tau", "\"wide\""}},
        {convert + "--arithmetic flaot32 0 0 0 1", {"--arithmetic", "\"flaot32\"", "\"float32\""}},
        {convert + "--quantise int61 0 0 0 1", {"--quantise", "\"int61\"", "\"int16\""}},
        {convert + "--format jsno 0 0 0 1", {"--format", "\"jsno\"", "\"json\""}},
        {convert + "--on-bad stopp 0 0 0 1", {"--on-bad", "\"stopp\"", "\"stop\""}},
        {convert + "0 0 1", {"NUMBERS", "needs 4 (x y z w), not 3"}},
        {convert + "0 0 0 1 2", {"NUMBERS", "not 5"}},
        {convert + "0 0 0 one", {"NUMBERS", "\"one\" is not a number"}},
        {convert + "0 0 0 0x1", {"NUMBERS", "\"0x1\""}},
        {convert + "0 0 0 1 -i x.csv", {"-i", "NUMBERS"}},
        {convert + "--keep-columns 0 0 0 1", {"--keep-columns"}},
        {"convert --literal --from quat@unreal --to urot 0 0 0 1",
         {"--from", "--literal", "@unreal"}},
        {"convert --literal --from quat --to urot@gl 0 0 0 1", {"--to", "--literal", "@gl"}},
        {"convert --from quat --to urot -i '' 0 0 0 1", {"-i", "empty"}},
        {"convert --from quat --to urot -o '' 0 0 0 1", {"-o", "empty"}},
        {"convert --from '' --to urot 0 0 0 1", {"--from", "empty"}},
        {"render x.gsc -o x.png --size ''", {"--size", "empty"}},
        {"read --as qaut 1 2 3", {"--as", "\"qaut\"", "\"quat\""}},
        {"read --as urot:nearest 1 2 3", {"--as", "policy", "makes no sense"}},
        {"read --to urto 1 2 3", {"--to", "\"urto\"", "\"urot\""}},
        {"read --copy glmm 1 2 3", {"--copy", "\"glmm\"", "\"glm\""}},
        {"read --copy glm --format json 1 2 3", {"--copy", "--format json"}},
        {"read --format jsn 1 2 3", {"--format", "\"jsn\"", "\"json\""}},
        {"read --pick 0 1 2 3", {"--pick", "\"0\""}},
        {"read --pick 2 1 2 3", {"--pick", "no reading 2, only 1"}},
        {"read 1 2 3 -i x.txt", {"-i", "TEXT"}},
        {"relative --b quat:0,0,0,1", {"--a is missing"}},
        {"relative --a quat:0,0,0,1", {"--b is missing"}},
        {"relative --a quat:0,0,0,1 --b five", {"--b", "no numbers"}},
        {"relative --a 0.1,0.2,0.3,0.9 --b quat:0,0,0,1", {"--a", "may be", "w x y z"}},
        {"turn x", {"AXIS and DEGREES are needed"}},
        {"turn q 30", {"AXIS", "\"q\""}},
        {"turn pitch-upp 30", {"AXIS", "\"pitch-upp\"", "\"pitch-up\""}},
        {"turn x@unreel 30", {"AXIS", "\"unreel\"", "\"unreal\""}},
        {"turn x far", {"DEGREES", "\"far\" is not a number"}},
        {"turn x 30 --to quat", {"--to", "\"quat\"", "angles"}},
        {"turn x 30 --from urot 1 2", {"--from", "urot needs 3 numbers"}},
        {"list comands", {"list:", "\"comands\"", "\"commands\""}},
        {"list --format jsn", {"--format", "\"jsn\"", "\"json\""}},
        {"list frames commands", {"\"commands\"", "not expected"}},
        {"play", {"play:", "SCRIPT is missing"}},
        {"play --format jsn x.gsc", {"--format", "\"jsn\"", "\"json\""}},
    };
}

class Usage : public testing::TestWithParam<WrongUse> {};

TEST_P(Usage, IsOneSentenceAndExitCodeTwo) {
    Words arguments = words(GetParam().line);
    std::replace(arguments.begin(), arguments.end(), std::string("''"), std::string());
    const Result result = run(arguments);
    EXPECT_EQ(result.code, 2) << GetParam().line;
    EXPECT_EQ(result.out, "") << GetParam().line;
    EXPECT_EQ(std::count(result.err.begin(), result.err.end(), '\n'), 1) << result.err;
    EXPECT_EQ(result.err.rfind("gimbalscope: ", 0), 0U) << result.err;
    for (const std::string& part : GetParam().said) {
        EXPECT_NE(result.err.find(part), std::string::npos) << "no " << part << " in\n"
                                                            << result.err;
    }
}

INSTANTIATE_TEST_SUITE_P(All, Usage, testing::ValuesIn(wrongUses()));

TEST(Usage, QuotedWordsAreShortAndPrintable) {
    const Words bad{"x\ny", "\x1b[31m", std::string(100000, 'x')};
    for (const std::string& word : bad) {
        for (Words line : std::vector<Words>{{},
                                             {"list"},
                                             {"list", "--format"},
                                             {"convert", "--from"},
                                             {"convert", "--from", "quat", "--to"},
                                             {"convert", "--from", "quat@"},
                                             {"play", "x", "--format"},
                                             {"--size"},
                                             {"convert", "--from", "quat", "--to", "lsl"}}) {
            if (!line.empty() && line.back().ends_with('@')) {
                line.back() += word;
                line.insert(line.end(), {"--to", "lsl"});
            } else {
                line.push_back(word);
            }
            const Result result = run(line);
            EXPECT_EQ(result.code, 2) << result.err;
            EXPECT_EQ(std::count(result.err.begin(), result.err.end(), '\n'), 1) << result.err;
            EXPECT_EQ(result.err.find('\x1b'), std::string::npos) << result.err;
            EXPECT_LT(result.err.size(), 400U) << result.err.substr(0, 400);
        }
    }
}

TEST(Help, OfEveryCommandNamesItsOptions) {
    for (const char* line :
         {"--help", "list --help", "convert --help", "read --help", "relative --help",
          "turn --help", "export --help", "play --help", "render -h"}) {
        const Result result = run(words(line));
        EXPECT_EQ(result.code, 0) << line;
        EXPECT_EQ(result.err, "") << line;
        EXPECT_NE(result.out.find("usage: gimbalscope"), std::string::npos) << line;
    }
    const std::string convert = run(words("convert --help")).out;
    for (const char* option :
         {"--from", "--to", "--policy", "--arithmetic", "--quantise", "--literal", "--raw",
          "--wrap", "--format", "-i", "-o", "--on-bad", "--keep-columns", "NUMBERS"}) {
        EXPECT_NE(convert.find(option), std::string::npos) << option;
    }
}

TEST(Version, NamesTheProgramAndItsLibraries) {
    const Result result = run({"--version"});
    EXPECT_EQ(result.code, 0);
    EXPECT_EQ(result.out.rfind("gimbalscope ", 0), 0U) << result.out;
    for (const char* library : {"cli11", "fast_float", "nlohmann_json"}) {
        EXPECT_NE(result.out.find(library), std::string::npos) << result.out;
    }
}

TEST(Files, AScriptIsNotWrittenOver) {
    const std::string path = freshFolder() + "/flight.gsc";
    writeFile(path, "turn yaw-right 30\n");
    for (const char* option : {"--journal", "--ui-map", "--ready"}) {
        const Result result = run({path, option, path, "--frames", "1"});
        EXPECT_EQ(result.code, 2) << option;
        const bool hasWindow = result.err.find("no window") == std::string::npos;
        EXPECT_EQ(result.err.find(option) != std::string::npos, hasWindow) << result.err;
        EXPECT_EQ(readFile(path), "turn yaw-right 30\n") << option;
    }
}

TEST(Files, AnUnknownKindIsRefusedByName) {
    const std::string path = freshFolder() + "/log.tum";
    writeFile(path, "0,0,0,1\n");
    const Result result = run({path});
    EXPECT_EQ(result.code, 2);
    EXPECT_NE(result.err.find("log.tum"), std::string::npos) << result.err;
}

TEST(Files, KeyframesThatAreNoneAreRefusedByName) {
    const std::string path = freshFolder() + "/log.csv";
    writeFile(path, "0,0,0,1\n");
    const Result result = run({path});
    const bool hasWindow = result.err.find("no window") == std::string::npos;
    EXPECT_EQ(result.code, hasWindow ? 4 : 2);
    EXPECT_EQ(result.err.find("log.csv: line 1: E109") != std::string::npos, hasWindow)
        << result.err;
}

}  // namespace
}  // namespace gimbalscope::test
