// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Conventions of one's own saved and opened by scripts: nothing is lost on the way, what is there
// is kept unless that is asked for, and what fails is named with file and line.
#include <sys/stat.h>

#include <gmock/gmock.h>

#include "cli/program.h"

namespace gimbalscope::test {
namespace {

using testing::HasSubstr;

/// A script in a folder of its own, which it is played in.
class OwnFiles : public testing::Test {
protected:
    Result play(const std::string& script) {
        writeFile(folder + "/flight.gsc", script);
        return run(Call{.arguments = {"play", "flight.gsc", "--format", "json"}, .folder = folder});
    }
    std::string file(const std::string& name) { return readFile(folder + "/" + name); }

    const std::string folder = freshFolder();
};

TEST_F(OwnFiles, WhatIsSavedIsOpenedAsItWas) {
    const std::string made =
        "own yours from urot order XZY signs +-+ frame d3d units degrees,radians,rotator "
        "names a,b,c shown c,a,b layout wxyz formula matrix quantise byte policy pin-third "
        "tau 0.002 title The tail gun\n";
    const Result saved = play(made + "save yours my guns/tail.toml\n");
    EXPECT_EQ(saved.code, 5) << saved.err;  // the folder is not there
    EXPECT_THAT(saved.err, HasSubstr("flight.gsc: line 2: cannot write my guns/tail.toml"));
    ASSERT_EQ(::mkdir((folder + "/my guns").c_str(), 0700), 0);
    ASSERT_EQ(play(made + "save yours my guns/tail.toml\n").code, 0);
    const std::string text = file("my guns/tail.toml");
    EXPECT_THAT(text, HasSubstr("title = \"The tail gun\""));
    const Result again = play("open my guns/tail.toml as yours\nsave yours again.toml\n");
    EXPECT_EQ(again.code, 0) << again.err;
    EXPECT_EQ(file("again.toml"), text);
}

TEST_F(OwnFiles, EveryRowComesBackFromItsFile) {
    for (const std::string id : {"urot", "urot-ue4", "oblivion", "oblivion-actor", "lsl-opensim",
                                 "d3d-ypr", "ZXZ", "zyx"}) {
        const Result listed = run(Words{"list", id, "--format", "toml"});
        writeFile(folder + "/row.toml", listed.out);
        const Result flown = play("attitude 30 20 40\nshow " + id +
                                  " row.toml row.toml@d3d:principal\nexpect row error-deg < 1\n");
        ASSERT_LE(flown.code, 1) << flown.err;
        const Json cards = flown.object()["to"];
        ASSERT_EQ(cards.size(), 3U) << id;
        EXPECT_EQ(cards[1]["id"], "row");
        EXPECT_EQ(cards[1]["angles"], cards[0]["angles"]) << id;
        EXPECT_EQ(cards[2]["id"], "row@d3d");
    }
}

TEST_F(OwnFiles, AFileThatIsThereIsKeptUnlessAskedFor) {
    const std::string first = "own yours from ZYX\nsave yours a.toml\n";
    ASSERT_EQ(play(first).code, 0);
    const std::string kept = file("a.toml");
    EXPECT_EQ(play(first).code, 0);  // it would not change
    const std::string other = "own yours from XYZ\nsave yours a.toml";
    const Result refused = play(other + "\n");
    EXPECT_EQ(refused.code, 5);
    EXPECT_THAT(refused.err, HasSubstr("line 2: a.toml is there already; only with \"replace\""));
    EXPECT_EQ(file("a.toml"), kept);
    EXPECT_EQ(play(other + " replace\n").code, 0);
    EXPECT_THAT(file("a.toml"), HasSubstr("order = \"XYZ\""));
    EXPECT_THAT(listFolder(folder), testing::ElementsAre("a.toml", "flight.gsc"));
}

TEST_F(OwnFiles, WhatCannotBeOpenedIsNamedWithFileAndLine) {
    writeFile(folder + "/broken.toml", "order = 'ZYX'\nfarme = 'tes'\n");
    writeFile(folder + "/urot.toml", "order = 'ZYX'\nname = 'lsl'\n");
    const std::tuple<std::string, int, std::string> cases[] = {
        {"open nowhere.toml", 3, "flight.gsc: line 2: cannot read nowhere.toml"},
        {"open .", 4, "does not end in .toml"},
        {"open broken.toml", 4, "flight.gsc: line 2: broken.toml: line 2: unknown key \"farme\""},
        {"show urot broken.toml", 4, "broken.toml: line 2: unknown key \"farme\""},
        {"open urot.toml", 4, "urot.toml: \"lsl\" is a convention of the catalog"},
        {"save nobody x.toml", 1, "there is no convention of one's own"}};
    for (const auto& [line, code, sentence] : cases) {
        const Result result = play("reset\n" + line + "\n");
        EXPECT_EQ(result.code, code) << line << result.err;
        EXPECT_THAT(result.err, HasSubstr(sentence)) << line;
    }
    const Result named = play("open urot.toml as mine\nexpect mine error-deg < 1\n");
    EXPECT_EQ(named.code, 0) << named.err;
}

TEST_F(OwnFiles, ACardIsHeldAgainstAFile) {
    ASSERT_EQ(play("own hull from XYZ\nsave hull hull.toml\n").code, 0);
    const Result versus =
        play("show urot lsl\nselect 2\nversus hull.toml@gl:principal\nexpect lsl error-deg < 1\n");
    ASSERT_EQ(versus.code, 0) << versus.err;
    const Json cards = versus.object()["to"];
    ASSERT_EQ(cards.size(), 2U) << "what is opened gets no card of its own";
    EXPECT_FALSE(cards[0].contains("versus"));
    EXPECT_EQ(cards[1]["versus"]["selection"], "hull@gl:principal");
    const Result show = play("show urot versus hull.toml hull.toml versus hull.toml:principal\n");
    ASSERT_EQ(show.code, 0) << show.err;
    EXPECT_EQ(show.object()["to"][0]["versus"]["selection"], "hull");
    EXPECT_EQ(show.object()["to"][1]["versus"]["selection"], "hull:principal");
    for (const std::string line : {"versus nowhere.toml", "show urot versus nowhere.toml"}) {
        const Result missing = play(line + "\n");
        EXPECT_EQ(missing.code, 3) << line;
        EXPECT_THAT(missing.err, HasSubstr("line 1: cannot read nowhere.toml")) << line;
    }
}

TEST_F(OwnFiles, AnotherOfTheNameStaysAndTheFileGetsANumber) {
    ASSERT_EQ(play("own hull from XYZ\nsave hull hull.toml\n").code, 0);
    const Result result = play("own hull from ZYX\nopen hull.toml\nopen hull.toml\n");
    EXPECT_EQ(result.code, 1);
    EXPECT_THAT(result.err, HasSubstr("\"hull\" is another convention already"));
    EXPECT_THAT(result.out, HasSubstr("\"hull-2\""));
}

TEST(Export, AFileThatIsThereIsKeptUnlessAskedFor) {
    const std::string path = freshFolder() + "/urot.py";
    const Words line{"export", "--convention", "urot", "--language", "python", "-o", path};
    ASSERT_EQ(run(line).code, 0);
    const std::string code = readFile(path);
    EXPECT_EQ(run(line).code, 0) << "it would not change";
    writeFile(path, code + "# mine\n");
    const Result refused = run(line);
    EXPECT_EQ(refused.code, 5);
    EXPECT_EQ(refused.err, "gimbalscope: " + path +
                               " is there already; only with --replace is it written over\n");
    EXPECT_EQ(readFile(path), code + "# mine\n");
    Words over = line;
    over.push_back("--replace");
    EXPECT_EQ(run(over).code, 0);
    EXPECT_EQ(readFile(path), code);
    writeFile(path, "");
    EXPECT_EQ(run(line).code, 0) << "nothing is lost";
    EXPECT_EQ(readFile(path), code);
    const Result piped =
        shell("\"$G\" export --convention urot --language python -o /dev/stdout | cat");
    EXPECT_EQ(piped.out, code) << piped.err;
}

}  // namespace
}  // namespace gimbalscope::test
