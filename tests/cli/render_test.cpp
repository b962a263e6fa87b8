// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// render from the outside: pictures without a display, sequences, and what cannot be. A build
// without pictures says so.
#include <gtest/gtest.h>

#include "cli/program.h"
#ifdef GIMBALSCOPE_GUI
#include "render/image.h"
#endif

namespace gimbalscope::test {
namespace {

#ifdef GIMBALSCOPE_GUI

std::string script() {
    const std::string path = freshFolder() + "/test.gsc";
    writeFile(path, "show urot lsl\nturn yaw-right 30\nrate pitch-up 45 for 0.5\n");
    return path;
}

Result withoutDisplay(const Words& arguments, const Words& more = {}) {
    Words environment{"DISPLAY", "WAYLAND_DISPLAY"};
    environment.insert(environment.end(), more.begin(), more.end());
    return run(Call{.arguments = arguments, .environment = environment});
}

std::optional<render::Image> picture(const std::string& path) {
    return render::decodePng(readFile(path));
}

TEST(Render, OnePictureWithoutDisplay) {
    const std::string path = script();
    const std::string png = path + ".png";
    const Result result = withoutDisplay({"render", path, "-o", png, "--size", "640x360"});
    ASSERT_EQ(result.code, 0) << result.err;
    EXPECT_EQ(result.out, "");
    const auto image = picture(png);
    ASSERT_TRUE(image);
    EXPECT_EQ(image->width, 640);
    EXPECT_EQ(image->height, 360);
    // Something was drawn: not all pixels are the first one's colour.
    const std::vector<std::uint8_t> first(image->rgba.begin(), image->rgba.begin() + 4);
    std::size_t different = 0;
    for (std::size_t i = 0; i + 3 < image->rgba.size(); i += 4) {
        different += image->rgba[i] != first[0] ? 1 : 0;
    }
    EXPECT_GT(different, image->rgba.size() / 40);
}

/// How many pixels of the left and of the right half are rather red, as NaN is.
std::pair<int, int> redPixels(const render::Image& image) {
    std::pair<int, int> red{0, 0};
    for (int y = 0; y < image.height; ++y) {
        for (int x = 0; x < image.width; ++x) {
            const auto at =
                4 * (static_cast<std::size_t>(y) * static_cast<std::size_t>(image.width) +
                     static_cast<std::size_t>(x));
            const bool isRed = image.rgba[at] > 180 && image.rgba[at + 1] < 110;
            (x < image.width / 2 ? red.first : red.second) += isRed ? 1 : 0;
        }
    }
    return red;
}

TEST(CompareMap, ShowsBothBesideEachOther) {
    const std::string folder = freshFolder();
    const std::string png = folder + "/maps.png";
    const Result result =
        withoutDisplay({"compare", "urot", "urot:nearest", "--samples", "500", "--map", png});
    ASSERT_EQ(result.code, 0) << result.err;
    EXPECT_NE(result.out.find("urot:nearest is better"), std::string::npos);
    const auto image = picture(png);
    ASSERT_TRUE(image);
    EXPECT_GT(image->width, 1000);
    const auto [a, b] = redPixels(*image);
    EXPECT_GT(a, 10000);   // urot is NaN at the pole
    EXPECT_LT(b, a / 10);  // by the nearest angles it never is; the legend's swatches are red
    // The other way round, and from a file.
    writeFile(folder + "/mine.toml", run(Words{"list", "urot", "--format", "toml"}).out);
    const Result file = withoutDisplay(
        {"compare", "urot:nearest", folder + "/mine.toml", "--samples", "500", "--map", png});
    ASSERT_EQ(file.code, 0) << file.err;
    const auto [nearest, mine] = redPixels(*picture(png));
    EXPECT_GT(mine, 10000);
    EXPECT_LT(nearest, mine / 10);
}

TEST(CompareMap, WhatCannotBeWrittenIsTold) {
    for (const std::string path : {"/nowhere/at/all.png", "maps.gif"}) {
        const Result result =
            withoutDisplay({"compare", "urot", "lsl", "--samples", "100", "--map", path});
        EXPECT_NE(result.code, 0) << path;
        EXPECT_NE(result.err.find(path), std::string::npos) << result.err;
    }
}

// Ten million attitudes take minutes: what forbids the picture is said before.
TEST(CompareMap, WhatForbidsThePictureIsSaidBeforeAnythingIsMeasured) {
    for (const std::string path : {"-", "/dev/stdout", "maps.gif"}) {
        const Result result =
            withoutDisplay({"compare", "urot", "lsl", "--samples", "10000000", "--map", path});
        EXPECT_EQ(result.code, 2) << path << result.err;
        EXPECT_EQ(result.out, "") << path;
        EXPECT_NE(result.err.find("compare: --map: "), std::string::npos) << result.err;
    }
}

TEST(Render, TheSamePictureTwice) {
    const std::string path = script();
    for (const char* name : {"/a.png", "/b.png"}) {
        ASSERT_EQ(withoutDisplay({"render", path, "-o", freshFolder() + name}).code,
                  3);  // script is gone
    }
    const std::string again = script();
    ASSERT_EQ(withoutDisplay({"render", again, "-o", again + "a.png", "--size", "320x200"}).code,
              0);
    ASSERT_EQ(withoutDisplay({"render", again, "-o", again + "b.png", "--size", "320x200"}).code,
              0);
    EXPECT_EQ(readFile(again + "a.png"), readFile(again + "b.png"));
}

TEST(Render, ASequence) {
    const std::string path = script();
    const std::string folder = path.substr(0, path.rfind('/'));
    const Result result = withoutDisplay(
        {"render", path, "-o", folder + "/frame-%03d.png", "--fps", "4", "--size", "160x100"});
    ASSERT_EQ(result.code, 0) << result.err;
    EXPECT_EQ(listFolder(folder),
              (Words{"frame-001.png", "frame-002.png", "frame-003.png", "test.gsc"}));
    EXPECT_NE(readFile(folder + "/frame-001.png"), readFile(folder + "/frame-003.png"));
}

TEST(Render, PicturesAskedForByTheScript) {
    const std::string folder = freshFolder();
    writeFile(folder + "/two.gsc", "picture first.png\nturn pitch-up 60\n");
    const Result result = run(Call{.arguments = words("render two.gsc -o last.png --size 160x100"),
                                   .folder = folder,
                                   .environment = {"DISPLAY"}});
    ASSERT_EQ(result.code, 0) << result.err;
    EXPECT_TRUE(picture(folder + "/first.png"));
    EXPECT_NE(readFile(folder + "/first.png"), readFile(folder + "/last.png"));
}

TEST(Render, AScriptsPictureHasItsOwnSizeAndItsReadoutsBesideIt) {
    const std::string folder = freshFolder();
    writeFile(folder + "/one.gsc", "turn pitch-up 60\npicture shot.png 200x100\n");
    const Call call{.arguments = words("render one.gsc -o last.jpg --size 160x100"),
                    .folder = folder,
                    .environment = {"DISPLAY"}};
    ASSERT_EQ(run(call).code, 0) << run(call).err;
    EXPECT_EQ(run(call).code, 0) << "its own text is written over";
    const auto shot = picture(folder + "/shot.png");
    ASSERT_TRUE(shot);
    EXPECT_EQ(shot->width, 200);
    EXPECT_EQ(shot->height, 100);
    EXPECT_NE(readFile(folder + "/shot.txt").find("attitude quat"), std::string::npos);
    EXPECT_TRUE(readFile(folder + "/last.jpg").starts_with("\xFF\xD8\xFF")) << "a JPEG";
    writeFile(folder + "/shot.txt", "notes\n");
    const Result result = run(call);
    EXPECT_EQ(result.code, 5);
    EXPECT_EQ(result.err,
              "gimbalscope: cannot write shot.txt: there is another file of that name\n");
    EXPECT_EQ(readFile(folder + "/shot.txt"), "notes\n");
}

TEST(Render, AFailedCheckStillGivesThePicture) {
    const std::string folder = freshFolder();
    writeFile(folder + "/wrong.gsc", "show urot\nexpect urot state nan\n");
    const Result result = withoutDisplay(
        {"render", folder + "/wrong.gsc", "-o", folder + "/out.png", "--size", "160x100"});
    EXPECT_EQ(result.code, 1);
    EXPECT_NE(result.err.find("line 2: expected urot state nan"), std::string::npos) << result.err;
    EXPECT_TRUE(picture(folder + "/out.png"));
}

TEST(Render, WrongUse) {
    const std::string path = script();
    for (const auto& [line, part] : std::vector<std::pair<std::string, std::string>>{
             {"render", "SCRIPT is missing"},
             {"render " + path, "-o is missing"},
             {"render " + path + " -o x.png --size 0x5", "--size"},
             {"render " + path + " -o x.png --size big", "--size"},
             {"render " + path + " -o x.png --size 99999x99999", "--size"},
             {"render " + path + " -o x-%05d.png", "--fps is missing"},
             {"render " + path + " -o x.png --fps 30", "--fps"},
             {"render " + path + " -o x.gif", "png, jpg, bmp or tga"},
             {"render " + path + " -o x-%05d.png --fps none", "--fps"},
             {"render " + path + " -o x.png --size 16384x16384", "64 million pixels"},
             {"render " + path + " -o x.png --size 1e9x1", "16384"},
             {"render " + path + " -o x-%05d.png --fps 0", "--fps"},
             {"render " + path + " -o x-%05d.png --fps nan", "--fps"},
             {"render " + path + " -o " + path, "is the script itself"},
             {"render " + path + " -o x-%s.png --fps 30", "-o"},
             {"render " + path + " -o x-%d%n.png --fps 30", "no other %"},
             {"render " + path + " -o x-%+5d.png --fps 30", "-o"},
             {"render " + path + " -o x-%99d.png --fps 30", "-o"}}) {
        const Result result = withoutDisplay(words(line));
        EXPECT_EQ(result.code, 2) << line;
        EXPECT_NE(result.err.find(part), std::string::npos) << line << result.err;
    }
    EXPECT_EQ(readFile(path).rfind("show urot", 0), 0U) << "the script is as it was";
}

TEST(Render, TheSmallestAndTheThinnestPicture) {
    const std::string path = script();
    for (const char* size : {"1x1", "2x3", "16384x1", "1x16384"}) {
        const Result result = withoutDisplay({"render", path, "-o", path + ".png", "--size", size});
        EXPECT_EQ(result.code, 0) << size << result.err;
        EXPECT_TRUE(picture(path + ".png")) << size;
    }
}

TEST(Render, AMissingFolderIsSaidBeforeTheFlight) {
    const std::string path = script();
    writeFile(path, "wait 86400\n");  // a day; nobody waits for it
    const Result result =
        withoutDisplay({"render", path, "-o", "/no/such/folder/x.png", "--size", "16x16"});
    EXPECT_EQ(result.code, 5) << result.err;
    EXPECT_EQ(result.err,
              "gimbalscope: cannot write /no/such/folder/x.png: No such file or directory\n");
}

TEST(Render, CannotReadOrWrite) {
    const std::string path = script();
    EXPECT_EQ(withoutDisplay({"render", "missing.gsc", "-o", "x.png"}).code, 3);
    const Result result =
        withoutDisplay({"render", path, "-o", "/no/such/folder/x.png", "--size", "160x100"});
    EXPECT_EQ(result.code, 5);
    EXPECT_NE(result.err.find("/no/such/folder/x.png"), std::string::npos) << result.err;
    writeFile(path, "turm yaw-right 3\n");
    EXPECT_EQ(withoutDisplay({"render", path, "-o", "x.png"}).code, 4);
}

TEST(Render, OpenGlTooOld) {
    const Result result =
        withoutDisplay({"render", script(), "-o", "x.png"}, {"MESA_GL_VERSION_OVERRIDE=2.1"});
    EXPECT_EQ(result.code, 6) << result.err;
    EXPECT_NE(result.err.find("OpenGL 3.3"), std::string::npos) << result.err;
    EXPECT_EQ(std::count(result.err.begin(), result.err.end(), '\n'), 1) << result.err;
}

#else

TEST(Render, IsNotInThisBuild) {
    const Result result = run(words("render x.gsc -o x.png"));
    EXPECT_EQ(result.code, 2);
    EXPECT_NE(result.err.find("no pictures"), std::string::npos) << result.err;
}

#endif

}  // namespace
}  // namespace gimbalscope::test
