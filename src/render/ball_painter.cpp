// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// One square, every pixel of which finds its own direction: cheaper than a mesh that would be fine
// enough for a smooth horizon.
#include "render/ball_painter.h"

#include <algorithm>

namespace gimbalscope::render {
namespace {

/// In light themes the shading is held back, so that the sky stays the sky's colour.
constexpr float kFlatInLight = 0.55F;

void setColor(GLint location, look::Rgb color) { glUniform3f(location, color.r, color.g, color.b); }

void setDirection(GLint location, math::Vec3 direction) {
    const glm::vec3 v = toGlm(direction);
    glUniform3f(location, v.x, v.y, v.z);
}

}  // namespace

std::string BallPainter::rebuild() {
    ProgramResult result = loadProgram("ball.vert", "ball.frag");
    if (!result.error.empty()) {
        return result.error;
    }
    program_ = std::move(result.program);
    array_ = makeVertexArray();
    const auto at = [this](const char* name) { return uniformLocation(program_, name); };
    uniforms_ = {at("extent"), at("margin"), at("towards"), at("right"),
                 at("up"),     at("wide"),   at("pixel"),   at("zenith"),
                 at("sky"),    at("ground"), at("nadir"),   at("flatness")};
    return {};
}

void BallPainter::paint(const scene::BallItem& item, const scene::PixelRect& rect,
                        const look::Palette& palette) const {
    const float width = static_cast<float>(std::max(rect.width, 1));
    const float height = static_cast<float>(std::max(rect.height, 1));
    const float radiusPx = std::max(item.radius * height * 0.5F, 1.0F);
    glDisable(GL_DEPTH_TEST);
    glEnable(GL_BLEND);
    glBlendFunc(GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
    glUseProgram(program_.name());
    glUniform2f(uniforms_.extent, 2.0F * radiusPx / width, 2.0F * radiusPx / height);
    glUniform1f(uniforms_.margin, 1.0F + 1.0F / radiusPx);
    glUniform1f(uniforms_.pixel, 1.0F / radiusPx);
    setDirection(uniforms_.towards, item.towards);
    setDirection(uniforms_.right, item.right);
    setDirection(uniforms_.up, item.up);
    glUniform1f(uniforms_.wide, item.isWide ? 1.0F : 0.0F);
    setColor(uniforms_.zenith, palette.ballZenith);
    setColor(uniforms_.sky, palette.ballSky);
    setColor(uniforms_.ground, palette.ballGround);
    setColor(uniforms_.nadir, palette.ballNadir);
    glUniform1f(uniforms_.flatness, palette.isLight ? kFlatInLight : 0.0F);
    glBindVertexArray(array_.name());
    glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
    glBindVertexArray(0);
}

}  // namespace gimbalscope::render
