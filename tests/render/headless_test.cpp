// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// What someone without a fit OpenGL is told, and sizes no driver can make. The first needs a fresh
// process, because a driver reads its environment only once.
#include <gtest/gtest.h>

#include <cstdio>
#include <cstdlib>

#include "platform/headless_context.h"
#include "render/studio.h"

namespace gimbalscope::render {
namespace {

/// Prints the error of a headless context and ends with 6 if there was one.
[[noreturn]] void tellAndExit() {
    const platform::HeadlessResult result = platform::HeadlessContext::create();
    std::fprintf(stderr, "%s", result.error.c_str());
    std::_Exit(result.context ? 0 : 6);
}

TEST(HeadlessDeathTest, SaysWhichOpenGlItFoundWhenThatIsTooOld) {
    testing::FLAGS_gtest_death_test_style = "threadsafe";
    EXPECT_EXIT(
        {
            setenv("MESA_GL_VERSION_OVERRIDE", "3.2", 1);
            tellAndExit();
        },
        testing::ExitedWithCode(6), "need OpenGL 3.3.*found 3.2");
    EXPECT_EXIT(
        {
            setenv("MESA_GL_VERSION_OVERRIDE", "2.1", 1);
            tellAndExit();
        },
        testing::ExitedWithCode(6), "need OpenGL 3.3.*found 2.1");
}

TEST(Offscreen, RefusesImpossibleSizes) {
    ASSERT_EQ(Studio::get().error(), "");
    for (const FramebufferSize size :
         {FramebufferSize{0, 100}, FramebufferSize{100, -1}, FramebufferSize{1 << 30, 100}}) {
        const OffscreenResult result = Offscreen::create(size);
        EXPECT_FALSE(result.target);
        EXPECT_NE(result.error.find("pixels"), std::string::npos);
    }
}

TEST(Renderer, CanBeMadeAnew) {
    ASSERT_EQ(Studio::get().error(), "");
    const scene::MeshResult ship = scene::loadShip();
    RendererResult made = Renderer::create(*ship.mesh);
    ASSERT_TRUE(made.renderer) << made.error;
    EXPECT_EQ(made.renderer->rebuild(), "");
}

}  // namespace
}  // namespace gimbalscope::render
