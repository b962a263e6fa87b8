// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Sets the stage once. Objects go before their context, because members are destroyed last to
// first.
#include "render/studio.h"

#include <gtest/gtest.h>

#include "render/gl_loader.h"
#include "scene/mesh.h"

namespace gimbalscope::render {

Studio& Studio::get() {
    static Studio studio;
    return studio;
}

Studio::Studio() {
    platform::HeadlessResult context = platform::HeadlessContext::create();
    error_ = context.error;
    if (!error_.empty()) {
        return;
    }
    context_ = std::move(context.context);
    error_ = loadOpenGl(platform::headlessGlFunction);
    if (!error_.empty()) {
        return;
    }
    const scene::MeshResult ship = scene::loadShip();
    RendererResult renderer = Renderer::create(*ship.mesh);
    OffscreenResult target = Offscreen::create(kPictureSize);
    error_ = renderer.error + target.error;
    lights_ = scene::shipLights(*ship.mesh);
    renderer_ = std::move(renderer.renderer);
    target_ = std::move(target.target);
}

Image Studio::take(const scene::Scene& scene) {
    target_->bind();
    renderer_->draw(scene, kPictureSize);
    const Image image = target_->read();
    EXPECT_EQ(takeOpenGlError(), "");
    return image;
}

}  // namespace gimbalscope::render
