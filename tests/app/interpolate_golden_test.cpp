// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The task Interpolate, below the bar, against a stored picture; and in all themes and sizes
// without a complaint of OpenGL.
#include <algorithm>

#include "app/picture.h"
#include "golden_picture.h"
#include "platform/headless_context.h"
#include "render/gl_errors.h"
#include "render/gl_loader.h"
#include "sim/keyframes.h"
#include "sim/play.h"

namespace gimbalscope::app {
namespace {

std::string lesson() {
    return sim::text(sim::SetKeys{sim::lessonKeys()}) +
           "\ntask interpolate\npage interpolate\nscrub 1.3\npause on\n";
}

sim::Session flown(const std::string& script) {
    sim::Playback flight = sim::play(sim::parseScript(script));
    EXPECT_TRUE(flight.messages.empty()) << flight.messages[0];
    return flight;
}

/// Everything below the bar.
render::Image below(const render::Image& whole, int top) {
    render::Image part{whole.width, whole.height - top, {}};
    part.rgba.assign(whole.rgba.begin() + 4 * std::ptrdiff_t{top} * whole.width, whole.rgba.end());
    return part;
}

std::size_t colorsIn(const render::Image& image) {
    std::vector<std::uint32_t> colors;
    for (std::size_t i = 0; i + 3 < image.rgba.size(); i += 4) {
        colors.push_back(image.rgba[i] | std::uint32_t{image.rgba[i + 1]} << 8U |
                         std::uint32_t{image.rgba[i + 2]} << 16U);
    }
    std::ranges::sort(colors);
    return static_cast<std::size_t>(std::ranges::unique(colors).begin() - colors.begin());
}

TEST(Golden, Interpolate) {
    const platform::HeadlessResult opened = platform::HeadlessContext::create();
    ASSERT_TRUE(opened.context) << opened.error;
    ASSERT_EQ(render::loadOpenGl(platform::headlessGlFunction), "");
    const DrawnPicture drawn =
        drawPicture(platform::headlessGlFunction, flown(lesson()), 1280, 720);
    ASSERT_EQ(drawn.error, "");
    test::expectGolden("interpolate", below(drawn.image, 46));
}

TEST(Interpolate, IsDrawnInEveryThemeAndSize) {
    const platform::HeadlessResult opened = platform::HeadlessContext::create();
    ASSERT_TRUE(opened.context) << opened.error;
    ASSERT_EQ(render::loadOpenGl(platform::headlessGlFunction), "");
    render::GlErrors errors;
    for (const char* const more :
         {"theme light\n", "theme projector\nmethods euler-nearest nlerp squad-timed gltf-cubic\n",
          "theme high-contrast\nends closed\npage timeline\n", "page flight\n", "keyframes clear\n",
          "page tune\n"}) {
        for (const auto& [width, height] : {std::pair{1024, 768}, {640, 480}}) {
            const DrawnPicture drawn =
                drawPicture(platform::headlessGlFunction, flown(lesson() + more), width, height);
            ASSERT_EQ(drawn.error, "");
            EXPECT_GT(colorsIn(below(drawn.image, 46)), 60U) << more << width;
            errors.check();
        }
    }
    EXPECT_EQ(errors.count(), 0);
}

}  // namespace
}  // namespace gimbalscope::app
