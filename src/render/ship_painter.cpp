// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Facets with light per vertex, then the strokes of their edges.
#include "render/ship_painter.h"

#include <cstddef>

namespace gimbalscope::render {
namespace {

/// A corner of a facet. Layout as shaders/ship.vert reads it.
struct ShipVertex {
    glm::vec3 position, normal;
    glm::vec4 albedoAndOwnLight;
    glm::vec2 occlusionAndGloss;
};

std::vector<ShipVertex> vertices(const scene::Mesh& mesh) {
    std::vector<ShipVertex> result;
    for (const scene::Facet& facet : mesh.facets) {
        const FlatSurface surface = flatSurface(facet.surface);
        const auto add = [&](const scene::Corner& corner) {
            result.push_back({toGlm(corner.position), toGlm(facet.normal),
                              glm::vec4(surface.albedo, surface.ownLight),
                              glm::vec2(corner.occlusion, surface.gloss)});
        };
        for (std::size_t i = 1; i + 1 < facet.corners.size(); ++i) {
            add(facet.corners[0]);
            add(facet.corners[i]);
            add(facet.corners[i + 1]);
        }
    }
    return result;
}

void setUniform(GLint location, glm::vec3 value) { glUniform3fv(location, 1, &value.x); }
void setUniform(GLint location, glm::vec4 value) { glUniform4fv(location, 1, &value.x); }
void setUniform(GLint location, const glm::mat4& value) {
    glUniformMatrix4fv(location, 1, GL_FALSE, &value[0][0]);
}

}  // namespace

void useDepthLayer(int layer) {
    const double nearest = 0.86 - 0.14 * layer;
    glDepthRange(nearest, layer == 0 ? 1.0 : nearest + 0.13);
}

std::string ShipPainter::rebuild(const scene::Mesh& mesh) {
    ProgramResult result = loadProgram("ship.vert", "ship.frag");
    if (!result.error.empty()) {
        return result.error;
    }
    program_ = std::move(result.program);
    const auto find = [this](const char* name) { return uniformLocation(program_, name); };
    uniforms_ = {find("worldFromBody"), find("clipFromWorld"), find("eye"),
                 find("tint"),          find("alpha"),         find("keyDirection"),
                 find("fillDirection"), find("rimDirection"),  find("keyColor"),
                 find("fillColor"),     find("rimColor"),      find("skyColor"),
                 find("groundColor")};

    const std::vector<ShipVertex> corners = vertices(mesh);
    vertexCount_ = static_cast<GLsizei>(corners.size());
    array_ = makeVertexArray();
    vertices_ = makeBuffer();
    glBindVertexArray(array_.name());
    glBindBuffer(GL_ARRAY_BUFFER, vertices_.name());
    glBufferData(GL_ARRAY_BUFFER, static_cast<GLsizeiptr>(corners.size() * sizeof(ShipVertex)),
                 corners.data(), GL_STATIC_DRAW);
    for (const Attribute& each : {Attribute{0, 3, offsetof(ShipVertex, position)},
                                  Attribute{1, 3, offsetof(ShipVertex, normal)},
                                  Attribute{2, 4, offsetof(ShipVertex, albedoAndOwnLight)},
                                  Attribute{3, 2, offsetof(ShipVertex, occlusionAndGloss)}}) {
        enableAttribute(each, sizeof(ShipVertex));
    }
    glBindVertexArray(0);
    edges_ = flatEdges(mesh);
    return {};
}

void ShipPainter::useLight(const Context& context) {
    glUseProgram(program_.name());
    const Light& light = context.light;
    setUniform(uniforms_.clipFromWorld, context.clipFromWorld);
    setUniform(uniforms_.eye, light.eye);
    setUniform(uniforms_.keyDirection, light.keyDirection);
    setUniform(uniforms_.fillDirection, light.fillDirection);
    setUniform(uniforms_.rimDirection, light.rimDirection);
    setUniform(uniforms_.keyColor, light.keyColor);
    setUniform(uniforms_.fillColor, light.fillColor);
    setUniform(uniforms_.rimColor, light.rimColor);
    setUniform(uniforms_.skyColor, light.skyColor);
    setUniform(uniforms_.groundColor, light.groundColor);
}

void ShipPainter::drawFacets(const glm::mat4& worldFromBody, glm::vec4 tint, float alpha) {
    setUniform(uniforms_.worldFromBody, worldFromBody);
    setUniform(uniforms_.tint, tint);
    glUniform1f(uniforms_.alpha, alpha);
    glBindVertexArray(array_.name());
    glDrawArrays(GL_TRIANGLES, 0, vertexCount_);
    glBindVertexArray(0);
}

void ShipPainter::drawDepthOnly(const glm::mat4& worldFromBody) {
    glColorMask(GL_FALSE, GL_FALSE, GL_FALSE, GL_FALSE);
    drawFacets(worldFromBody, glm::vec4(0.0F), 1.0F);
    glColorMask(GL_TRUE, GL_TRUE, GL_TRUE, GL_TRUE);
}

void ShipPainter::paint(const Context& context, const scene::ShipItem& item, Stroker& stroker,
                        StrokeBatch& batch) {
    const glm::mat4 worldFromBody = bodyMatrix(item.worldFromBody, item.scale);
    glEnable(GL_DEPTH_TEST);
    glDepthFunc(GL_LEQUAL);
    glDepthMask(GL_TRUE);
    glDisable(GL_BLEND);
    glEnable(GL_CULL_FACE);
    glEnable(GL_POLYGON_OFFSET_FILL);
    glPolygonOffset(1.0F, 1.0F);
    useLight(context);
    const bool isSolid = item.style == scene::ShipStyle::Solid;
    if (isSolid) {
        drawFacets(worldFromBody, glm::vec4(0.0F), 1.0F);
    } else {
        drawDepthOnly(worldFromBody);
        glEnable(GL_BLEND);
        glBlendFunc(GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
    }
    glDepthMask(GL_FALSE);
    const look::Palette& palette = context.palette;
    if (item.style == scene::ShipStyle::Ghost) {
        drawFacets(worldFromBody, glm::vec4(toGlm(palette.ghost), 0.75F), item.fillAlpha);
    } else if (item.style == scene::ShipStyle::Skin) {
        drawFacets(worldFromBody, glm::vec4(toGlm(look::toLinear(palette.flicker)), 0.9F),
                   item.fillAlpha);
    }
    glDisable(GL_POLYGON_OFFSET_FILL);
    glDisable(GL_CULL_FACE);

    const double distance = math::length(context.view.camera.eye);
    const PosedShip posed{
        worldFromBody, context.light, palette, context.view.pixelScale,
        static_cast<float>(1.0 /
                           scene::pixelsPerUnit(context.view.camera, context.view.rect, distance))};
    if (isSolid) {
        strokeSolidEdges(stroker, edges_, posed);
    } else if (item.style == scene::ShipStyle::Outline) {
        strokeFlatEdges(stroker, edges_, posed,
                        {.color = palette.ghost,
                         .silhouetteAlpha = item.edgeAlpha,
                         .creaseAlpha = 0.25F * item.edgeAlpha,
                         .width = 1.4F,
                         .dashOn = 4.0F,
                         .dashPeriod = 7.0F});
    } else if (item.style == scene::ShipStyle::Skin) {
        strokeFlatEdges(
            stroker, edges_, posed,
            {.color = palette.flicker, .silhouetteAlpha = item.edgeAlpha, .width = 1.1F});
    }
    batch.draw(stroker);
    glDisable(GL_DEPTH_TEST);
}

}  // namespace gimbalscope::render
