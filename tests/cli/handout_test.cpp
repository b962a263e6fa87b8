// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// A lesson on paper with its pictures: each step that points at something has one, they lie in the
// file itself, show something, and what was flown changes it.
#include <gtest/gtest.h>

#include <set>

#include "cli/program.h"
#include "io/base64.h"
#include "render/image.h"

namespace gimbalscope::test {
namespace {

/// What stands between the first `before` behind `at` and the next quotation mark; `at` moves on.
std::string quoted(const std::string& html, std::string_view before, std::size_t& at) {
    const std::size_t begin = html.find(before, at);
    if (begin == std::string::npos) {
        at = html.size();
        return "";
    }
    at = html.find('"', begin + before.size());
    return html.substr(begin + before.size(), at - begin - before.size());
}

std::vector<render::Image> picturesIn(const std::string& html) {
    std::vector<render::Image> images;
    for (std::size_t at = 0; at < html.size();) {
        const std::string bytes = quoted(html, "src=\"data:image/png;base64,", at);
        if (!bytes.empty()) {
            const std::optional<render::Image> image =
                render::decodePng(io::fromBase64(bytes).value_or(""));
            EXPECT_TRUE(image) << "a picture that is none";
            images.push_back(image.value_or(render::Image{}));
        }
    }
    return images;
}

/// How many different colours there are.
std::size_t colours(const render::Image& image) {
    std::set<std::uint32_t> seen;
    for (std::size_t i = 0; i + 3 < image.rgba.size(); i += 4) {
        seen.insert(static_cast<std::uint32_t>(image.rgba[i] << 16 | image.rgba[i + 1] << 8 |
                                               image.rgba[i + 2]));
    }
    return seen.size();
}

TEST(Handout, EachStepThatPointsAtSomethingIsShown) {
    const std::string path = freshFolder() + "/l1.html";
    const Result result = run(Call{.arguments = {"lesson", "handout", "L1", "-o", path},
                                   .environment = {"DISPLAY", "WAYLAND_DISPLAY"}});
    ASSERT_EQ(result.code, 0) << result.err;
    EXPECT_EQ(result.err, "");
    const std::string html = readFile(path);
    const std::size_t answers = html.find("class=\"answers\"");
    ASSERT_NE(answers, std::string::npos);
    // Six steps, of which all but the first one ask or set a goal.
    const std::vector<render::Image> before = picturesIn(html.substr(0, answers));
    const std::vector<render::Image> after = picturesIn(html.substr(answers));
    EXPECT_EQ(before.size(), 6U);
    EXPECT_EQ(after.size(), 5U);
    std::set<std::vector<std::uint8_t>> seen;
    for (const render::Image& image : before) {
        seen.insert(image.rgba);
    }
    for (const render::Image& image : after) {
        EXPECT_TRUE(seen.insert(image.rgba).second) << "a flight that changes nothing";
    }
    for (const render::Image& image : before) {
        EXPECT_GT(colours(image), 200U);
        EXPECT_EQ(image.width, 1280);
        EXPECT_LT(image.height, 700) << "the lesson's own words are below";
        EXPECT_GT(image.height, 400);
    }
    EXPECT_LT(html.size(), std::size_t{2} << 20);  // to be mailed
}

}  // namespace
}  // namespace gimbalscope::test
