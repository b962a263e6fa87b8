// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// relative and turn from the outside.
#include <gtest/gtest.h>

#include <cmath>

#include "cli/program.h"

namespace gimbalscope::test {
namespace {

Json object(const std::string& line) {
    const Result result = run(words(line));
    EXPECT_EQ(result.code, 0) << line << "\n" << result.err;
    EXPECT_EQ(result.err, "") << line;
    return result.object();
}

TEST(Relative, IsBAsASeesIt) {
    // A flies east, B north: B has turned 90 degrees to A's left.
    const Json json =
        object("relative --format json --to aero-321 --a aero-321:90,0,0 --b aero-321:0,0,0");
    EXPECT_NEAR(number(json["angle_deg"]), 90, 1e-12);
    EXPECT_NEAR(number(json["to"][0]["angles"]["heading"]), -90, 1e-12);
    EXPECT_TRUE(json["carried"].is_null());
}

TEST(Relative, IsCarriedByAThird) {
    const Json json = object(
        "relative --format json --to aero-321 --a aero-321:90,0,0 --b aero-321:60,0,0 "
        "--c aero-321:10,20,0");
    // A turn of 30 to the left about C's own up, as an independent product has it.
    const Json turned = object("turn z 30 --format json --to aero-321 --from aero-321 10 20 0");
    for (const char* name : {"heading", "pitch", "bank"}) {
        EXPECT_NEAR(number(json["carried"]["to"][0]["angles"][name]),
                    number(turned["to"][0]["after"][name]), 1e-9)
            << name;
    }
}

TEST(Relative, SpeaksToPeople) {
    const Result result = run({"relative", "--a", "<0,0,0,1>", "--b", "(Pitch=0,Yaw=16384,Roll=0)",
                               "--c", "aero-321 30 20 40", "--to", "urot"});
    EXPECT_EQ(result.code, 0) << result.err;
    EXPECT_NE(result.out.find("B as A sees it"), std::string::npos) << result.out;
    EXPECT_NE(result.out.find("turn      90.0000 degrees about"), std::string::npos) << result.out;
    EXPECT_NE(result.out.find("C after the same turn"), std::string::npos) << result.out;
}

TEST(Turn, SaysWhatToType) {
    const Result result = run(words("turn x 30 --to urot,oblivion,lsl"));
    EXPECT_EQ(result.code, 0) << result.err;
    EXPECT_NE(result.out.find("turn by 30 degrees about the ship's own x"), std::string::npos);
    EXPECT_NE(result.out.find("type    (Pitch=0,Yaw=0,Roll=5461)"), std::string::npos)
        << result.out;
    EXPECT_NE(result.out.find("SetAngle Y -30\n"), std::string::npos) << result.out;
    EXPECT_NE(result.out.find("type    llEuler2Rot(<0.5235988, 0, 0>"), std::string::npos)
        << result.out;
}

TEST(Relative, AFileInFrontOfTheNumbersIsRead) {
    const std::string path = freshFolder() + "/t.toml";
    writeFile(path, "order='ZYX'\nframe='unreal'\nunits='degrees'\n");
    const Json own = object("read --format json --to quat " + path + " 1 2 3");
    const Json same = object("read --format json --to quat --as " + path + " 1 2 3");
    EXPECT_EQ(own["readings"][0]["attitude"], same["readings"][0]["attitude"]);
    EXPECT_NE(own["readings"][0]["attitude"],
              object("read --format json --to quat 1 2 3")["readings"][0]["attitude"]);
    EXPECT_EQ(run({"relative", "--a", "none.toml 1 2 3", "--b", "quat 0 0 0 1"}).code, 3);
    EXPECT_EQ(run({"relative", "--a", "uroot 1 2 3", "--b", "quat 0 0 0 1"}).code, 2);
    EXPECT_EQ(run({"read", path + ":nearest 1 2 3"}).code, 4);
    // What is typed for a convention of one's own has its path, whatever its name.
    writeFile(path, "name='urot'\norder='XYZ'\nunits='degrees'\n");
    const Result turned = run({"turn", "x", "30", "--to", path});
    EXPECT_NE(turned.out.find("type    " + path + " 30 0 0"), std::string::npos) << turned.out;
}

TEST(Turn, IsWhatConvertSays) {
    const Json ship = object("turn pitch-up -15 --format json --from urot 3641 5461 7282");
    ASSERT_EQ(ship["to"].size(), 11U);
    for (const Json& entry : ship["to"]) {
        if (entry["id"] == "oblivion-actor") {
            continue;  // loses the bank
        }
        std::string line =
            "convert --format json --to quat --from " + entry["id"].get<std::string>();
        for (const auto& [name, value] : entry["after"].items()) {
            line += " " + value.dump();
        }
        const Json converted = object(line);
        double dot = 0;
        for (std::size_t i = 0; i < 4; ++i) {
            dot += number(converted["attitude"][i]) * number(ship["after"][i]);
        }
        EXPECT_NEAR(std::abs(dot), 1.0, 1e-7) << entry;
    }
}

TEST(Turn, AboutTheWorldsAxisOrAnEnginesOwn) {
    const auto heading = [](const std::string& line) {
        return number(object(line + " --format json --to aero-321")["to"][0]["after"]["heading"]);
    };
    EXPECT_NEAR(heading("turn z 45 --world"), -45, 1e-9);
    EXPECT_NEAR(heading("turn yaw-right 45"), 45, 1e-9);
    EXPECT_NEAR(heading("turn z@unreal 45"), 45, 1e-9);  // clockwise from above
    EXPECT_NEAR(heading("turn -z 45 --world --from aero-321 10 30 0"), 55, 1e-9);
    const Json own = object("turn z -45 --format json --to aero-321 --from aero-321 10 30 0");
    EXPECT_GT(std::abs(number(own["to"][0]["after"]["heading"]) - 55), 1.0);
}

}  // namespace
}  // namespace gimbalscope::test
