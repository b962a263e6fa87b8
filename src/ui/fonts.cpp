// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Loading the embedded fonts into ImGui's atlas.
#include "ui/fonts.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <string>
#include <string_view>

#include <imgui.h>
#include <imgui_freetype.h>
#include <imgui_internal.h>

#include "embedded/fonts.h"

namespace gimbalscope::ui {
namespace {

// Ranges of the characters used; has to outlive the atlas.
constexpr ImWchar kGlyphRanges[] = {
    0x0020, 0x007E,  // ASCII
    0x00A0, 0x00FF,  // Latin-1: degree, multiplication sign, middle dot
    0x2010, 0x2027,  // dashes, quotes, ellipsis
    0x2032, 0x2033,  // primes of intrinsic orders
    0x2190, 0x2199,  // arrows
    0x2212, 0x2212, 0x221E, 0x221E, 0x2248, 0x2248, 0x2264, 0x2265,  // minus, infinity, comparisons
    0};

/// Light hinting by FreeType. The only place that names the hook: newer versions of ImGui rename
/// it.
void useFreeType(ImFontAtlas& atlas, ImFontConfig& config) {
    config.OversampleH = 1;
    config.OversampleV = 1;
    config.PixelSnapH = true;
#if IMGUI_VERSION_NUM >= 19200
    atlas.SetFontLoader(ImGuiFreeType::GetFontLoader());
    config.FontLoaderFlags = ImGuiFreeTypeLoaderFlags_LightHinting;
#else
    atlas.FontBuilderIO = ImGuiFreeType::GetBuilderForFreeType();
    config.FontBuilderFlags = ImGuiFreeTypeBuilderFlags_LightHinting;
#endif
}

/// The bytes of a face, whichever of the two formats the build found.
std::string_view bytesOf(const std::string& face) {
    const std::string_view openType = embedded::fonts::file(face + ".otf");
    return openType.data() != nullptr ? openType : embedded::fonts::file(face + ".ttf");
}

/// One face at one size.
ImFont* add(const char* face, float pixels) {
    ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
    const std::string_view bytes = bytesOf(face);
    ImFontConfig config;
    config.FontDataOwnedByAtlas = false;  // the bytes are part of the program
    std::snprintf(config.Name, sizeof config.Name, "%s %.0f", face, static_cast<double>(pixels));
    useFreeType(atlas, config);
    // The bytes are only read; ImGui's signature is older than its manners.
    return atlas.AddFontFromMemoryTTF(const_cast<char*>(bytes.data()),
                                      static_cast<int>(bytes.size()), pixels, &config,
                                      kGlyphRanges);
}

/// Gives 0-9 the widest digit's advance and centres them in it.
void makeDigitsTabular(ImFont& font) {
#if IMGUI_VERSION_NUM < 19200
    float widest = 0.0F;
    for (ImWchar digit = '0'; digit <= '9'; ++digit) {
        widest = std::max(widest, font.FindGlyph(digit)->AdvanceX);
    }
    widest = std::round(widest * 2.0F) / 2.0F;
    for (ImWchar digit = '0'; digit <= '9'; ++digit) {
        auto* glyph = const_cast<ImFontGlyph*>(font.FindGlyph(digit));
        const float shift = std::floor((widest - glyph->AdvanceX) * 0.5F + 0.5F);
        glyph->X0 += shift;
        glyph->X1 += shift;
        glyph->AdvanceX = widest;
        font.IndexAdvanceX[digit] = widest;
    }
#else
    static_cast<void>(font);  // glyphs are made on demand there; proportional digits remain
#endif
}

}  // namespace

Fonts loadFonts(float scale) {
    ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
    atlas.Clear();
    atlas.TexDesiredWidth = scale > 1.5F ? 2048 : 1024;
    const auto pixels = [&](float size) { return std::max(std::round(size * scale), 7.0F); };
    Fonts fonts;
    fonts.body = add("Inter-Regular", pixels(15.0F));  // the first is ImGui's default
    fonts.caption = add("Inter-Regular", pixels(13.0F));
    fonts.reading = add("Inter-Regular", pixels(17.0F));
    fonts.readingLarge = add("Inter-Regular", pixels(21.0F));
    fonts.label = add("Inter-Medium", pixels(14.0F));
    fonts.strong = add("Inter-SemiBold", pixels(14.0F));
    fonts.title = add("Inter-SemiBold", pixels(18.0F));
    fonts.titleSmall = add("Inter-SemiBold", pixels(16.0F));
    fonts.titleLarge = add("Inter-SemiBold", pixels(22.0F));
    fonts.brand = add("Inter-Bold", pixels(18.0F));
    fonts.bead = add("Inter-Bold", pixels(12.0F));
    fonts.mono = add("JetBrainsMono-Regular", pixels(14.0F));
    fonts.code = add("JetBrainsMono-Regular", pixels(12.0F));
    fonts.number = add("JetBrainsMono-Medium", pixels(16.0F));
    fonts.angle = add("JetBrainsMono-Medium", pixels(24.0F));
    fonts.angleSmall = add("JetBrainsMono-Medium", pixels(20.0F));
    atlas.Build();
    for (ImFont* font :
         {fonts.body, fonts.caption, fonts.reading, fonts.readingLarge, fonts.label, fonts.strong,
          fonts.title, fonts.titleSmall, fonts.titleLarge, fonts.brand, fonts.bead}) {
        makeDigitsTabular(*font);
    }
    return fonts;
}

bool hasAllGlyphs(const ImFont& font, const char* text) {
    while (*text != '\0') {
        unsigned codepoint = 0;
        text += ImTextCharFromUtf8(&codepoint, text, nullptr);
        if (codepoint != '\n' && const_cast<ImFont&>(font).FindGlyphNoFallback(
                                     static_cast<ImWchar>(codepoint)) == nullptr) {
            return false;
        }
    }
    return true;
}

}  // namespace gimbalscope::ui
