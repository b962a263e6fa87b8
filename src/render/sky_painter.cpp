// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The dome is drawn without depth, behind everything. Stars are points of light with a size by
// brightness; they do not twinkle, because nothing moves when nothing happens.
#include "render/sky_painter.h"

#include <algorithm>
#include <cstddef>

namespace gimbalscope::render {
namespace {

struct DomeCorner {
    glm::vec3 direction, color;
};

}  // namespace

std::string SkyPainter::rebuild() {
    ProgramResult result = loadProgram("dome.vert", "dome.frag");
    if (!result.error.empty()) {
        return result.error;
    }
    program_ = std::move(result.program);
    clipFromWorld_ = uniformLocation(program_, "clipFromWorld");
    array_ = makeVertexArray();
    vertices_ = makeBuffer();
    glBindVertexArray(array_.name());
    glBindBuffer(GL_ARRAY_BUFFER, vertices_.name());
    enableAttribute({0, 3, offsetof(DomeCorner, direction)}, sizeof(DomeCorner));
    enableAttribute({1, 3, offsetof(DomeCorner, color)}, sizeof(DomeCorner));
    glBindVertexArray(0);
    theme_.reset();
    stars_ = scene::starField();
    return {};
}

void SkyPainter::useTheme(look::ThemeId theme) {
    if (theme_ == theme) {
        return;
    }
    theme_ = theme;
    std::vector<DomeCorner> corners;
    for (const scene::DomeVertex& each : scene::domeTriangles(look::palette(theme))) {
        corners.push_back({toGlm(each.direction), toGlm(each.color)});
    }
    vertexCount_ = static_cast<GLsizei>(corners.size());
    glBindBuffer(GL_ARRAY_BUFFER, vertices_.name());
    glBufferData(GL_ARRAY_BUFFER, static_cast<GLsizeiptr>(corners.size() * sizeof(DomeCorner)),
                 corners.data(), GL_STATIC_DRAW);
}

void SkyPainter::addStars(const scene::View& view, const look::Palette& palette,
                          Stroker& stroker) const {
    for (const scene::Star& star : stars_) {
        const float b = star.brightness;
        // They fade in over the first degrees above the horizon.
        const float rise =
            std::clamp((static_cast<float>(star.direction.z) - 0.015F) * 7.0F, 0.0F, 1.0F);
        const float alpha =
            (palette.isLight ? 0.35F : 1.0F) * std::clamp(0.10F + 1.1F * b, 0.0F, 1.0F) * rise;
        if (alpha < 0.02F) {
            continue;
        }
        const glm::vec3 color =
            palette.isLight ? toGlm(palette.star) : toGlm(star.tint) * toGlm(palette.star);
        const float radius = (1.15F + 1.5F * b * b) * view.pixelScale;
        const glm::vec3 direction = toGlm(star.direction);
        stroker.farGlow(direction, radius, glm::vec4(color, alpha), !palette.isLight);
        if (b > 0.80F && !palette.isLight) {
            stroker.farGlow(direction, radius * 4.5F, glm::vec4(color, alpha * 0.10F), true);
        }
    }
}

void SkyPainter::paint(const scene::View& view, look::ThemeId theme, Stroker& stroker,
                       StrokeBatch& batch) {
    useTheme(theme);
    const glm::mat4 clip = clipFromDirection(view.camera, view.rect);
    glDisable(GL_DEPTH_TEST);
    glDisable(GL_BLEND);
    glUseProgram(program_.name());
    glUniformMatrix4fv(clipFromWorld_, 1, GL_FALSE, &clip[0][0]);
    glBindVertexArray(array_.name());
    glDrawArrays(GL_TRIANGLES, 0, vertexCount_);
    glBindVertexArray(0);
    stroker.begin(clip, glm::vec2(view.rect.width, view.rect.height));
    addStars(view, look::palette(theme), stroker);
    batch.draw(stroker);
}

}  // namespace gimbalscope::render
