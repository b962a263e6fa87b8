// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Conventions of one's own as files, wherever an id may stand; list of one row; compare.
#include <gmock/gmock.h>

#include "cli/program.h"

namespace gimbalscope::test {
namespace {

using testing::HasSubstr;

std::string ownFile(const std::string& name, const std::string& text) {
    const std::string path = freshFolder() + "/" + name;
    writeFile(path, text);
    return path;
}

TEST(OwnConvention, EveryRowAsAFileConvertsLikeTheRow) {
    const std::string folder = freshFolder();
    for (const std::string id : {"urot", "urot-ue4", "oblivion", "oblivion-actor", "lsl-opensim",
                                 "d3d-ypr", "ZXZ", "zyx"}) {
        const std::string path = folder + "/" + id + ".toml";
        const Result file = run(Words{"list", id, "--format", "toml"});
        ASSERT_EQ(file.code, 0) << file.err;
        writeFile(path, file.out);
        const Result own =
            run(words("convert --from quat --to " + path + " --format json 0.28 -0.24 -0.18 0.91"));
        const Result row =
            run(words("convert --from quat --to " + id + " --format json 0.28 -0.24 -0.18 0.91"));
        EXPECT_EQ(own.out, row.out);
        EXPECT_EQ(own.err, row.err);
    }
}

TEST(OwnConvention, AFileServesAsSourceWithFrameAndPolicy) {
    const std::string path = ownFile("mine.toml",
                                     "name = 'mine'\norder = 'xyz'\nframe = 'tes'\n"
                                     "names = ['bank', 'pitch', 'turn']\nunits = 'degrees'\n");
    const Result there =
        run(words("convert --from quat --to " + path + "@gl:nearest --format json 0 0 0 1"));
    ASSERT_EQ(there.code, 0) << there.err;
    const Json entry = there.object()["to"][0];
    EXPECT_EQ(entry["id"], "mine@gl");
    EXPECT_EQ(entry["policy"], "nearest");
    const Result back = run(words("convert --from " + path + " --to " + path + " 10 20 30"));
    ASSERT_EQ(back.code, 0) << back.err;
    EXPECT_THAT(back.out, HasSubstr("bank   10.0000  pitch  20.0000  turn  30.0000  deg"));
}

TEST(OwnConvention, TheFilesPolicyAndCapHoldUnlessOthersAreAskedFor) {
    const std::string path =
        ownFile("pinned.toml", "order = 'ZYX'\npolicy = 'pin-first'\ntau = 0.01\n");
    const std::string to = "convert --from ZYX --to " + path + " --format json ";
    const Result pinned = run(words(to + "25 89.5 10"));
    EXPECT_EQ(number(pinned.object()["to"][0]["angles"]["z"]), 0.0);
    const Result narrow = run(words(to + "--tau 1e-6 25 89.5 10"));
    EXPECT_NEAR(number(narrow.object()["to"][0]["angles"]["z"]), 25.0, 1e-9);
    const Result other = run(words(to + "--policy principal 25 89.5 10"));
    EXPECT_EQ(other.object()["to"][0]["policy"], "principal");
}

TEST(OwnConvention, BrokenAndMissingFilesSayWhere) {
    const Result missing = run(words("convert --from quat --to nowhere.toml 0 0 0 1"));
    EXPECT_EQ(missing.code, 3);
    EXPECT_THAT(missing.err, HasSubstr("nowhere.toml"));
    const std::string path = ownFile("broken.toml", "order = 'ZYX'\nfarme = 'tes'\n");
    for (const std::string& line :
         {"convert --from quat --to " + path + " 0 0 0 1",
          "convert --from " + path + " --to urot 1 2 3", "compare urot " + path, "list " + path,
          "export --language c --convention " + path, "check --run cat --convention " + path,
          "read --as " + path + " 1,2,3", "turn x 3 --to " + path}) {
        const Result broken = run(words(line));
        EXPECT_EQ(broken.code, 4) << line;
        EXPECT_THAT(broken.err, HasSubstr("broken.toml: line 2: unknown key \"farme\"")) << line;
        EXPECT_EQ(broken.out, "");
    }
}

TEST(ListOne, EveryFormatKnowsTheRow) {
    EXPECT_THAT(run(words("list oblivion")).out, HasSubstr("Rx(-x) Ry(-y) Rz(-z)"));
    EXPECT_THAT(run(words("list oblivion --format markdown")).out, HasSubstr("### `oblivion`"));
    EXPECT_EQ(run(words("list oblivion --format json")).object()["id"], "oblivion");
    const Result wrong = run(words("list oblivoin"));
    EXPECT_EQ(wrong.code, 2);
    EXPECT_THAT(wrong.err, HasSubstr("\"oblivoin\""));
}

TEST(CompareCommand, SaysWhichIsBetterAndWhy) {
    const Result text = run(words("compare urot urot:nearest --samples 2000"));
    ASSERT_EQ(text.code, 0) << text.err;
    EXPECT_THAT(text.out, HasSubstr("urot:nearest is better"));
    const Result json = run(words("compare urot:nearest urot --samples 2000 --format json"));
    const Json object = json.object();
    EXPECT_EQ(object["better"], 1);
    EXPECT_EQ(object["samples"], 2000);
    EXPECT_EQ(object["variants"][1]["id"], "urot");
    EXPECT_GT(number(object["variants"][1]["pole_nan_share"]), 0.04);
    EXPECT_EQ(number(object["variants"][0]["pole_nan_share"]), 0.0);
    const Result equal = run(words("compare lsl lsl --samples 100"));
    EXPECT_THAT(equal.out, HasSubstr("neither is better"));
}

TEST(CompareCommand, WrongUseIsToldInOneLine) {
    for (const auto& [line, said] :
         {std::pair<std::string, std::string>{"compare urot", "two conventions"},
          {"compare urot quat", "\"quat\" is no convention"},
          {"compare urot lsl:clamp", "clamp"},
          {"compare urot lsl --samples 0", "--samples"},
          {"compare urot lsl --samples 1e9", "--samples"},
          {"compare urot lsl --samples many", "\"many\""},
          {"compare urot lsl --format csv", "--format"},
          {"compare urot lsl --arithmetic float16", "\"float16\""},
          {"compare urot lsl --quantise int8", "\"int8\""}}) {
        const Result result = run(words(line));
        EXPECT_EQ(result.code, 2) << line;
        EXPECT_THAT(result.err, HasSubstr(said)) << line;
        EXPECT_EQ(result.out, "");
    }
}

TEST(OwnConvention, ItsPathMayHaveCommas) {
    const std::string folder = freshFolder();
    const std::string text = run(words("list urot --format toml")).out;
    for (const char* name : {"a,b.toml", "urot,c.toml", "d.toml"}) {
        writeFile(folder + "/" + name, text);
    }
    const auto idsOf = [&](const std::string& list) {
        const Result result = run(Call{.arguments = {"convert", "--from", "quat", "--to", list,
                                                     "--format", "json", "0", "0", "0", "1"},
                                       .folder = folder});
        EXPECT_EQ(result.code, 0) << list << result.err;
        return result.code == 0 ? result.object()["to"].size() : 0U;
    };
    EXPECT_EQ(idsOf("a,b.toml"), 1U);
    EXPECT_EQ(idsOf("urot,c.toml:nearest"), 1U);
    EXPECT_EQ(idsOf("lsl,a,b.toml@gl, d.toml:principal,d.toml,urot"), 5U);
}

}  // namespace
}  // namespace gimbalscope::test
