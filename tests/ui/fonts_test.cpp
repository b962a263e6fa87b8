// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Every character the program can show has a glyph in every font: a missing one would be a silent
// "?".
#include "ui/fonts.h"

#include <gtest/gtest.h>
#include <imgui.h>

#include <cmath>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "convention/convention.h"
#include "ui/bindings.h"
#include "ui/painter.h"

namespace gimbalscope::ui {
namespace {

class FontsTest : public testing::Test {
protected:
    FontsTest() { ImGui::CreateContext(); }
    ~FontsTest() override { ImGui::DestroyContext(); }
};

std::vector<const ImFont*> all(const Fonts& fonts) {
    return {fonts.caption, fonts.body, fonts.label, fonts.strong, fonts.title,
            fonts.brand,   fonts.bead, fonts.mono,  fonts.number, fonts.angle};
}

void expectGlyphs(const Fonts& fonts, const std::string& text) {
    for (const ImFont* font : all(fonts)) {
        EXPECT_TRUE(hasAllGlyphs(*font, text.c_str())) << text << " in " << font->ConfigData->Name;
    }
}

/// The text of the string literals of a source file, with their \x escapes resolved.
std::string literalsOf(const std::filesystem::path& path) {
    std::ifstream file(path);
    const std::string source{std::istreambuf_iterator<char>(file), {}};
    std::string text;
    bool inside = false;
    for (std::size_t i = 0; i < source.size(); ++i) {
        if (source[i] == '"' && (i == 0 || source[i - 1] != '\'')) {
            inside = !inside;
        } else if (inside && source[i] == '\\') {
            if (source[i + 1] == 'x') {
                text += static_cast<char>(std::stoi(source.substr(i + 2, 2), nullptr, 16));
                i += 2;
            }
            ++i;
        } else if (inside && source[i] != '\n') {
            text += source[i];
        }
    }
    return text;
}

TEST_F(FontsTest, EveryFontLoadsAtEveryScaleInWholePixels) {
    for (const float scale : {0.75F, 1.0F, 1.2F, 2.4F, 3.0F}) {
        const Fonts fonts = loadFonts(scale);
        for (const ImFont* font : all(fonts)) {
            ASSERT_NE(font, nullptr);
            EXPECT_TRUE(font->IsLoaded());
            EXPECT_EQ(font->FontSize, std::round(font->FontSize));
        }
        EXPECT_EQ(fonts.caption->FontSize, std::max(std::round(13.0F * scale), 7.0F));
    }
}

TEST_F(FontsTest, StringsInTheSourcesHaveGlyphs) {
    const Fonts fonts = loadFonts(1.0F);
    int files = 0;
    for (const char* folder : {"src/ui", "src/scene", "src/convention", "app"}) {
        const std::filesystem::path root = std::filesystem::path(GIMBALSCOPE_SOURCE_DIR) / folder;
        for (const auto& entry : std::filesystem::recursive_directory_iterator(root)) {
            if (entry.path().extension() == ".cpp") {
                expectGlyphs(fonts, literalsOf(entry.path()));
                ++files;
            }
        }
    }
    EXPECT_GT(files, 40);
}

TEST_F(FontsTest, TextsOfTheTablesHaveGlyphs) {
    const Fonts fonts = loadFonts(1.0F);
    for (const Binding& binding : bindings()) {
        expectGlyphs(fonts, std::string(binding.key) + std::string(binding.help));
    }
    for (const convention::Convention& row : convention::catalog()) {
        expectGlyphs(fonts, std::string(row.title) + convention::intrinsicReading(row) +
                                convention::extrinsicReading(row));
    }
}

TEST_F(FontsTest, MissingGlyphsAreNoticed) {
    const Fonts fonts = loadFonts(1.0F);
    EXPECT_FALSE(hasAllGlyphs(*fonts.body, "\xE6\xBC\xA2"));
    EXPECT_TRUE(hasAllGlyphs(*fonts.body, "12\xC2\xB0 \xE2\x88\x92\xE2\x88\x9E \xE2\x86\x92"));
}

TEST_F(FontsTest, DigitsAreEquallyWide) {
    const Fonts fonts = loadFonts(1.0F);
    for (const ImFont* font : all(fonts)) {
        const float width = textWidth(*font, "0000");
        for (const char* digits : {"1111", "4444", "7777", "8888"}) {
            EXPECT_EQ(textWidth(*font, digits), width) << font->ConfigData->Name;
        }
    }
}

}  // namespace
}  // namespace gimbalscope::ui
