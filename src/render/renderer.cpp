// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Walks through views and their items; the painters do the work.
#include "render/renderer.h"

#include "render/ball_painter.h"
#include "render/picture_painter.h"
#include "render/ship_painter.h"
#include "render/sky_painter.h"

namespace gimbalscope::render {
namespace {

constexpr int kMostDepthLayers = 6;

}  // namespace

struct Renderer::Parts {
    scene::Mesh ship;
    StrokeBatch batch;
    ShipPainter shipPainter;
    SkyPainter skyPainter;
    BallPainter ballPainter;
    PicturePainter picturePainter;
    Stroker stroker;
    std::unique_ptr<ShipPainter::Context> context;
    int depthLayer = 0;

    void paintView(const scene::View& view, look::ThemeId theme);
    void paintItem(const scene::SkyItem&, look::ThemeId theme);
    void paintItem(const scene::Drawing& drawing, look::ThemeId theme);
    void paintItem(const scene::ShipItem& item, look::ThemeId theme);
    void paintItem(const scene::BallItem& item, look::ThemeId theme);
    void paintItem(const scene::PictureItem& item, look::ThemeId theme);
    void beginStrokes();
};

Renderer::Renderer(const scene::Mesh& ship) : parts_(std::make_unique<Parts>()) {
    parts_->ship = ship;
}

Renderer::~Renderer() = default;

RendererResult Renderer::create(const scene::Mesh& ship) {
    std::unique_ptr<Renderer> renderer(new Renderer(ship));
    std::string error = renderer->rebuild();
    if (!error.empty()) {
        return {nullptr, std::move(error)};
    }
    return {std::move(renderer), {}};
}

std::string Renderer::rebuild() {
    if (std::string error = parts_->batch.rebuild(); !error.empty()) {
        return error;
    }
    if (std::string error = parts_->skyPainter.rebuild(); !error.empty()) {
        return error;
    }
    if (std::string error = parts_->picturePainter.rebuild(); !error.empty()) {
        return error;
    }
    if (std::string error = parts_->ballPainter.rebuild(); !error.empty()) {
        return error;
    }
    return parts_->shipPainter.rebuild(parts_->ship);
}

void Renderer::draw(const scene::Scene& scene, FramebufferSize size) {
    const look::Rgb panel = look::palette(scene.theme).panel;
    glDisable(GL_SCISSOR_TEST);
    glViewport(0, 0, size.width, size.height);
    glDepthMask(GL_TRUE);  // a clear obeys the mask
    glClearColor(panel.r, panel.g, panel.b, 1.0F);
    glClear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT);
    glEnable(GL_SCISSOR_TEST);
    for (const scene::View& view : scene.views) {
        if (view.rect.width <= 0 || view.rect.height <= 0) {
            continue;
        }
        const int bottom =
            size.height - view.rect.y - view.rect.height;  // OpenGL counts from below
        glViewport(view.rect.x, bottom, view.rect.width, view.rect.height);
        glScissor(view.rect.x, bottom, view.rect.width, view.rect.height);
        parts_->paintView(view, scene.theme);
    }
    glDisable(GL_SCISSOR_TEST);
    glDisable(GL_DEPTH_TEST);
    glDepthRange(0.0, 1.0);
    glDepthMask(GL_TRUE);
    glViewport(0, 0, size.width, size.height);
    glUseProgram(0);
}

void Renderer::Parts::paintView(const scene::View& view, look::ThemeId theme) {
    const look::Palette& palette = look::palette(theme);
    context.reset(new ShipPainter::Context{view, palette, lightFor(view.camera, palette),
                                           clipFromWorld(view.camera, view.rect)});
    depthLayer = 0;
    useDepthLayer(depthLayer);
    for (const scene::Item& item : view.items) {
        std::visit([&](const auto& each) { paintItem(each, theme); }, item);
    }
}

void Renderer::Parts::beginStrokes() {
    stroker.begin(context->clipFromWorld,
                  glm::vec2(context->view.rect.width, context->view.rect.height));
}

void Renderer::Parts::paintItem(const scene::SkyItem&, look::ThemeId theme) {
    skyPainter.paint(context->view, theme, stroker, batch);
}

void Renderer::Parts::paintItem(const scene::Drawing& drawing, look::ThemeId) {
    if (drawing.hiddenByShip) {
        glEnable(GL_DEPTH_TEST);
        glDepthFunc(GL_LEQUAL);
        glDepthMask(GL_FALSE);
    } else {
        glDisable(GL_DEPTH_TEST);
    }
    beginStrokes();
    stroker.add(drawing);
    batch.draw(stroker);
    glDisable(GL_DEPTH_TEST);
}

void Renderer::Parts::paintItem(const scene::ShipItem& item, look::ThemeId) {
    if (!item.sharesDepth && depthLayer < kMostDepthLayers) {
        useDepthLayer(++depthLayer);
    }
    beginStrokes();
    shipPainter.paint(*context, item, stroker, batch);
}

void Renderer::Parts::paintItem(const scene::BallItem& item, look::ThemeId theme) {
    ballPainter.paint(item, context->view.rect, look::palette(theme));
}

void Renderer::Parts::paintItem(const scene::PictureItem& item, look::ThemeId) {
    picturePainter.paint(item);
}

}  // namespace gimbalscope::render
