// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Pictures as files: names, kinds, the text beside them, and a cockpit drawn while another lives.
#include "app/picture.h"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "platform/headless_context.h"
#include "render/gl_loader.h"
#include "render/offscreen.h"
#include "sim/play.h"
#include "temporary_folder.h"

namespace gimbalscope::app {
namespace {

using test::contents;

sim::Session flown(const std::string& script) {
    sim::Session flight = sim::beginSession(sim::initialState());
    std::istringstream lines(script);
    for (std::string line; std::getline(lines, line);) {
        sim::apply(flight, *sim::parse(line).command);
    }
    return flight;
}

render::Image small() { return {2, 1, {255, 0, 0, 255, 0, 255, 0, 255}}; }

TEST(Picture, KindsByTheName) {
    using render::ImageFormat;
    EXPECT_EQ(render::imageFormat("a.png"), ImageFormat::Png);
    EXPECT_EQ(render::imageFormat("dir.d/a"), ImageFormat::Png);
    EXPECT_EQ(render::imageFormat("a.JPG"), ImageFormat::Jpeg);
    EXPECT_EQ(render::imageFormat("a.b.jpeg"), ImageFormat::Jpeg);
    EXPECT_EQ(render::imageFormat("a.bmp"), ImageFormat::Bmp);
    EXPECT_EQ(render::imageFormat("a.tga"), ImageFormat::Tga);
    EXPECT_FALSE(render::imageFormat("a.gif"));
    EXPECT_FALSE(render::imageFormat("a."));
    EXPECT_TRUE(render::encode(small(), ImageFormat::Jpeg).starts_with("\xFF\xD8"));
    EXPECT_TRUE(render::encode(small(), ImageFormat::Bmp).starts_with("BM"));
    EXPECT_EQ(render::decodePng(render::encode(small(), ImageFormat::Png)), small());
    EXPECT_EQ(render::encode({}, ImageFormat::Tga), "");
}

TEST(Picture, NeverOverAnother) {
    const test::TemporaryFolder folder;
    const std::string shot = folder / "shot.png";
    std::ofstream(folder / "shot-2.txt") << "somebody's notes";
    PictureWriter writer;
    for (int i = 0; i < 3; ++i) {
        EXPECT_EQ(writer.write({shot, small(), "readouts"}), "");
    }
    EXPECT_EQ(writer.finish().size(), 3U);
    for (const char* name : {"/shot.png", "/shot-3.png", "/shot-4.png"}) {
        EXPECT_EQ(render::decodePng(contents(folder.path() + name)), small()) << name;
        EXPECT_EQ(contents(readoutsPath(folder.path() + name)), "readouts");
    }
    EXPECT_EQ(contents(folder / "shot-2.txt"), "somebody's notes");
}

TEST(F43, ABadPathIsASentence) {
    const test::TemporaryFolder folder;
    PictureWriter writer;
    EXPECT_NE(writer.write({folder / "x.gif", small(), ""}), "");
    EXPECT_EQ(writer.write({folder / "no/such/x.png", small(), ""}), "");
    const std::vector<std::string> sentences = writer.finish();
    ASSERT_EQ(sentences.size(), 1U);
    EXPECT_NE(sentences[0].find("No such file or directory"), std::string::npos) << sentences[0];
    EXPECT_FALSE(writer.isBusy());
}

TEST(Picture, TheReadoutsLeadBack) {
    const sim::Session flight = flown(
        "show urot:nearest lsl\narithmetic half\nraw off\ntick-rate 30\nwrap on\n"
        "attitude 30 89.5 40\n");
    const std::string text = readoutsText(flight, "a/shot.png");
    EXPECT_TRUE(isReadoutsText(text));
    EXPECT_TRUE(text.starts_with("Gimbalscope readouts of shot.png\n")) << text;
    EXPECT_NE(text.find("urot:nearest"), std::string::npos);
    const std::size_t script = text.find("as a script\n");
    ASSERT_NE(script, std::string::npos);
    const sim::Session back = flown(text.substr(script + 12));
    EXPECT_EQ(back.state.attitude, flight.state.attitude);
    EXPECT_EQ(back.state.settings, flight.state.settings);
    EXPECT_EQ(back.state.cards.size(), 2U);
}

class DrawnPictures : public testing::Test {
protected:
    void SetUp() override {
        platform::HeadlessResult opened = platform::HeadlessContext::create();
        ASSERT_TRUE(opened.context) << opened.error;
        context_ = std::move(opened.context);
        ASSERT_EQ(render::loadOpenGl(platform::headlessGlFunction), "");
    }
    std::unique_ptr<platform::HeadlessContext> context_;
};

TEST_F(DrawnPictures, OfAnySizeWhileACockpitLives) {
    const sim::Session flight = flown("attitude 10 20 30\n");
    const render::OffscreenResult window = render::Offscreen::create({640, 400});
    ASSERT_TRUE(window.target) << window.error;
    Cockpit cockpit(platform::headlessGlFunction);
    const auto drawWindow = [&] {
        window.target->bind();
        cockpit.draw(flight, {.width = 640, .height = 400, .settled = true});
        return window.target->read();
    };
    drawWindow();
    const render::Image before = drawWindow();
    for (const auto& [width, height] : {std::pair{320, 240}, {900, 700}, {64, 64}}) {
        const DrawnPicture drawn = drawPicture(platform::headlessGlFunction, flight, width, height);
        EXPECT_EQ(drawn.error, "");
        EXPECT_EQ(drawn.image.width, width);
        EXPECT_EQ(drawn.image.height, height);
        EXPECT_EQ(drawWindow(), before) << "the window's picture is as it was";
    }
    EXPECT_NE(drawPicture(platform::headlessGlFunction, flight, 16384, 16384).error, "");
}

}  // namespace
}  // namespace gimbalscope::app
