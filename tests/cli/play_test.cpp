// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// play and list from the outside.
#include <gtest/gtest.h>

#include <set>

#include "cli/program.h"

namespace gimbalscope::test {
namespace {

std::string script(const std::string& text) {
    const std::string path = freshFolder() + "/test.gsc";
    writeFile(path, text);
    return path;
}

TEST(Play, TheDemoFlickersAndNearestDoesNot) {
    const Result result =
        run({"play", GIMBALSCOPE_SOURCE_DIR "/assets/demo.gsc", "--format", "json"});
    ASSERT_EQ(result.code, 0) << result.err;
    const Json end = result.object();
    std::set<std::string> causes;
    int published = 0;
    for (const Json& event : end["events"]) {
        if (event["kind"] == "name-jump") {
            continue;
        }
        EXPECT_NE(event["id"], "urot:nearest") << event;
        EXPECT_TRUE(event["cause"].is_string()) << event;
        if (event["id"] == "urot") {
            ++published;
            causes.insert(event["cause"].get<std::string>());
        }
    }
    EXPECT_GT(published, 0);
    EXPECT_TRUE(causes.count("domain")) << "NaN is the flicker everybody sees";
    EXPECT_EQ(end["counts"]["urot"]["flickers"], published);
    EXPECT_EQ(end["counts"]["urot:nearest"]["flickers"], 0);
}

TEST(Play, PrintsThePromisedKeys) {
    const Result result =
        run({"play", script("show urot lsl:nearest\nturn yaw-right 30\nrate pitch-up 45 for 2\n"),
             "--format", "json"});
    ASSERT_EQ(result.code, 0) << result.err;
    const Json end = result.object();
    Words keys;
    for (const auto& [name, value] : end.items()) {
        keys.push_back(name);
    }
    EXPECT_EQ(keys, (Words{"time", "attitude", "to", "events", "counts", "verdict"}));
    EXPECT_EQ(end["time"], 2.0);
    EXPECT_EQ(end["attitude"].size(), 4U);
    ASSERT_EQ(end["to"].size(), 2U);
    EXPECT_EQ(end["to"][0]["id"], "urot");
    EXPECT_EQ(end["to"][1]["policy"], "nearest");
    EXPECT_TRUE(end["counts"].contains("lsl:nearest"));
}

TEST(Play, IsTheSameEveryTime) {
    const Words call{"play", GIMBALSCOPE_SOURCE_DIR "/assets/demo.gsc", "--format", "json"};
    EXPECT_EQ(run(call).out, run(call).out);
}

TEST(Play, EventsHaveTheirPlaceAndSize) {
    const Result result =
        run({"play",
             script("show urot\nattitude quat -0.1830127 -0.6830127 -0.1830127 0.6830127\ntick\n"),
             "--format", "json"});
    ASSERT_EQ(result.code, 0) << result.err;
    const Json end = result.object();
    ASSERT_FALSE(end["events"].empty());
    const Json& event = end["events"][0];
    EXPECT_EQ(event["id"], "urot");
    EXPECT_EQ(event["kind"], "nan");
    EXPECT_EQ(event["cause"], "domain");
    EXPECT_TRUE(event.contains("t") && event.contains("size_deg"));
}

TEST(Play, AFailedCheckIsExitCodeOneWithItsLine) {
    const std::string path = script("show urot\nexpect urot state calm\n\nexpect urot state nan\n");
    const Result result = run({"play", path});
    EXPECT_EQ(result.code, 1);
    EXPECT_NE(result.err.find(path + ": line 4: expected urot state nan"), std::string::npos)
        << result.err;
    EXPECT_NE(result.out.find("attitude"), std::string::npos);
}

TEST(Play, AWrongScriptIsRejectedWithLineAndNearestWord) {
    const std::string path = script(
        "show urot\n# fine\nturm yaw-right 30\nturn yaw-rigth 30\nshow urto\nturn pitch-up nan\n");
    const Result result = run({"play", path});
    EXPECT_EQ(result.code, 4);
    EXPECT_EQ(result.out, "");
    for (const char* part : {"line 3:", "turm", "\"turn\"", "line 4:", "\"yaw-right\"",
                             "line 5:", "\"urot\"", "line 6:"}) {
        EXPECT_NE(result.err.find(part), std::string::npos) << part << "\n" << result.err;
    }
    EXPECT_NE(result.err.find(path), std::string::npos);
}

TEST(Play, AMissingScriptIsExitCodeThreeWithTheReason) {
    const Result result = run(words("play no/such/file.gsc"));
    EXPECT_EQ(result.code, 3);
    EXPECT_EQ(result.err, "gimbalscope: cannot read no/such/file.gsc: No such file or directory\n");
}

TEST(Play, ReadsWindowsLineEndsAndMarks) {
    const Result result =
        run({"play", script("\xEF\xBB\xBFshow lsl\r\nturn yaw-right 30\r\n"), "--format", "json"});
    EXPECT_EQ(result.code, 0) << result.err;
    EXPECT_EQ(result.object()["to"][0]["id"], "lsl");
}

TEST(Play, DetectsAndChecksATable) {
    const std::string table = GIMBALSCOPE_SOURCE_DIR "/tests/data/oblivion_readings.csv";
    const std::string lines = "show oblivion urot\ndetect " + table +
                              "\nexpect detect = oblivion\ncheck " + table +
                              "\nexpect check = pass\n";
    const Result text = run({"play", script(lines)});
    ASSERT_EQ(text.code, 0) << text.err;
    EXPECT_NE(text.out.find("tools\nline 2: detect "), std::string::npos) << text.out;
    const Result found = run({"play", script(lines), "--format", "json"});
    const Json tools = found.object()["tools"];
    ASSERT_EQ(tools.size(), 2U);
    EXPECT_EQ(tools[0]["words"][0], "oblivion");
    EXPECT_EQ(tools[1]["words"], Json::array({"pass"}));
    const Result fails = run({"play", script(lines + "select 2\nexpect check = pass\n")});
    EXPECT_EQ(fails.code, 1);
    EXPECT_NE(fails.err.find("expected check pass, found"), std::string::npos) << fails.err;
}

TEST(Play, SaysWhyATableCannotBeRead) {
    const std::string folder = freshFolder();
    const std::tuple<std::string, std::string, int> cases[] = {
        {folder + "/missing.csv", "unreadable", 3},
        {folder, "unreadable", 3},
        {folder + "/bare.csv", "rejected", 4},
        {folder + "/names.csv", "rejected", 4},
        {folder + "/empty.csv", "rejected", 4}};
    for (const auto& [file, word, code] : cases) {
        const std::string path = script("detect " + file + "\nexpect detect = " + word +
                                        "\ncheck " + file + "\nexpect check = " + word + "\n");
        writeFile(folder + "/bare.csv", "1,2,3\n");
        writeFile(folder + "/names.csv", "height,width,depth\n1,2,3\n");
        writeFile(folder + "/empty.csv", "qx,qy,qz,qw,a,b,c\nx,y,z,w,1,2,3\n");
        const Result result = run({"play", path});
        EXPECT_EQ(result.code, code) << file;
        EXPECT_NE(result.err.find("line 1: "), std::string::npos) << result.err;
        EXPECT_EQ(result.err.find("line 2: "), std::string::npos) << result.err;
    }
}

TEST(Play, WritesCodeAndNothingOverOtherFiles) {
    const std::string folder = freshFolder();
    const std::string lines = "show urot:nearest\nexport python " + folder + "/urot.py\n";
    const std::string path = script(lines);
    EXPECT_EQ(run({"play", path}).code, 0);
    EXPECT_EQ(run({"play", path}).code, 0) << "it would not change";
    const Result command = run({"export", "--convention", "urot:nearest", "--language", "python"});
    const std::string written = readFile(folder + "/urot.py");
    EXPECT_FALSE(written.empty());
    // The command rounds as the row does; the card is read so, too.
    EXPECT_EQ(written, command.out);
    const std::string edited = written + "# mine\n";
    writeFile(folder + "/urot.py", edited);
    const Result refused = run({"play", path});
    EXPECT_EQ(refused.code, 5);
    EXPECT_NE(refused.err.find("urot.py is there already; only with \"replace\""),
              std::string::npos)
        << refused.err;
    EXPECT_EQ(readFile(folder + "/urot.py"), edited);
    const std::string over = "show urot:nearest\nexport python " + folder + "/urot.py replace\n";
    EXPECT_EQ(run({"play", script(over)}).code, 0);
    EXPECT_EQ(readFile(folder + "/urot.py"), written);
}

TEST(List, JsonHasEveryRow) {
    const std::vector<Json> rows = run(words("list --format json")).json();
    EXPECT_EQ(rows.size(), 11U + 24U);
    std::set<std::string> ids;
    for (const Json& row : rows) {
        ids.insert(row["id"].get<std::string>());
        EXPECT_FALSE(row["source"].get<std::string>().empty()) << row["id"];
        EXPECT_FALSE(row["policies"].empty()) << row["id"];
    }
    EXPECT_EQ(ids.size(), rows.size());
    EXPECT_TRUE(ids.count("urot") && ids.count("ZYX") && ids.count("zyz"));
}

TEST(List, TheGeneratedDocumentIsUpToDate) {
    EXPECT_EQ(run(words("list --format markdown")).out,
              readFile(GIMBALSCOPE_SOURCE_DIR "/docs/conventions.md"))
        << "run: gimbalscope list --format markdown > docs/conventions.md";
}

TEST(List, CommandsAndFramesInEveryFormat) {
    for (const char* subject : {"commands", "frames"}) {
        for (const char* format : {"text", "json", "markdown"}) {
            const Result result = run({"list", subject, "--format", format});
            EXPECT_EQ(result.code, 0) << subject;
            EXPECT_NE(result.out.find(subject[0] == 'c' ? "expect" : "unreal"), std::string::npos)
                << result.out;
        }
    }
}

}  // namespace
}  // namespace gimbalscope::test
