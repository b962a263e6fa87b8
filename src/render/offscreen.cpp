// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Making the framebuffer and reading it back.
#include "render/offscreen.h"

#include <algorithm>

#include "render/gl_handle.h"

namespace gimbalscope::render {

struct Offscreen::Names {
    Texture color;
    Renderbuffer depth;
    Framebuffer framebuffer;
};

Offscreen::Offscreen(FramebufferSize size) : size_(size), names_(std::make_unique<Names>()) {}

Offscreen::~Offscreen() = default;

OffscreenResult Offscreen::create(FramebufferSize size) {
    const std::string wanted = std::to_string(size.width) + " x " + std::to_string(size.height);
    GLint largest = 0;
    glGetIntegerv(GL_MAX_TEXTURE_SIZE, &largest);
    if (size.width < 1 || size.height < 1 || size.width > largest || size.height > largest) {
        return {nullptr, "A picture must be between 1 and " + std::to_string(largest) +
                             " pixels wide and high, not " + wanted + "."};
    }
    std::unique_ptr<Offscreen> target(new Offscreen(size));
    GLuint name = 0;
    glGenTextures(1, &name);
    target->names_->color = Texture(name);
    glBindTexture(GL_TEXTURE_2D, name);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, size.width, size.height, 0, GL_RGBA, GL_UNSIGNED_BYTE,
                 nullptr);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
    glBindTexture(GL_TEXTURE_2D, 0);

    glGenRenderbuffers(1, &name);
    target->names_->depth = Renderbuffer(name);
    glBindRenderbuffer(GL_RENDERBUFFER, name);
    glRenderbufferStorage(GL_RENDERBUFFER, GL_DEPTH_COMPONENT24, size.width, size.height);

    glGenFramebuffers(1, &name);
    target->names_->framebuffer = Framebuffer(name);
    target->bind();
    glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D,
                           target->names_->color.name(), 0);
    glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_DEPTH_ATTACHMENT, GL_RENDERBUFFER,
                              target->names_->depth.name());
    if (glCheckFramebufferStatus(GL_FRAMEBUFFER) != GL_FRAMEBUFFER_COMPLETE) {
        return {nullptr, "The graphics driver cannot make a framebuffer of " + wanted + " pixels."};
    }
    return {std::move(target), {}};
}

void Offscreen::bind() const { glBindFramebuffer(GL_FRAMEBUFFER, names_->framebuffer.name()); }

Image Offscreen::read() const {
    bind();
    return readFramebuffer(size_);
}

Image readFramebuffer(FramebufferSize size) {
    Image image{size.width, size.height, {}};
    const std::size_t row = static_cast<std::size_t>(size.width) * 4;
    image.rgba.resize(row * static_cast<std::size_t>(size.height));
    glPixelStorei(GL_PACK_ALIGNMENT, 1);
    glReadPixels(0, 0, size.width, size.height, GL_RGBA, GL_UNSIGNED_BYTE, image.rgba.data());
    for (std::size_t y = 0; y < static_cast<std::size_t>(size.height) / 2; ++y) {
        const auto top = image.rgba.begin() + static_cast<std::ptrdiff_t>(y * row);
        const auto bottom = image.rgba.end() - static_cast<std::ptrdiff_t>((y + 1) * row);
        std::swap_ranges(top, top + static_cast<std::ptrdiff_t>(row), bottom);
    }
    for (std::size_t i = 3; i < image.rgba.size(); i += 4) {
        image.rgba[i] = 255;
    }
    return image;
}

}  // namespace gimbalscope::render
