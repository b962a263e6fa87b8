// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The editor of one's own convention, below its tabs, against a stored picture.
#include "app/picture.h"
#include "golden_picture.h"
#include "platform/headless_context.h"
#include "render/gl_loader.h"
#include "sim/play.h"

namespace gimbalscope::app {
namespace {

/// The part of a picture that lies right of and below a point.
render::Image partFrom(const render::Image& whole, int left, int top) {
    render::Image part{whole.width - left, whole.height - top, {}};
    for (int y = top; y < whole.height; ++y) {
        const auto row = whole.rgba.begin() + 4 * (std::ptrdiff_t{y} * whole.width + left);
        part.rgba.insert(part.rgba.end(), row, row + 4 * std::ptrdiff_t{part.width});
    }
    return part;
}

TEST(Golden, Tune) {
    const platform::HeadlessResult opened = platform::HeadlessContext::create();
    ASSERT_TRUE(opened.context) << opened.error;
    ASSERT_EQ(render::loadOpenGl(platform::headlessGlFunction), "");
    const sim::Playback flight = sim::play(sim::parseScript(
        "show urot\nown yours from urot formula closed-form policy nearest tau 0.0001\n"
        "task tune\nattitude 20 90 0\npause on\n"));
    ASSERT_TRUE(flight.messages.empty()) << flight.messages[0];
    const DrawnPicture drawn = drawPicture(platform::headlessGlFunction, flight, 1600, 900);
    ASSERT_EQ(drawn.error, "");
    test::expectGolden("tune", partFrom(drawn.image, 1164, 94));
}

}  // namespace
}  // namespace gimbalscope::app
