// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Making the framebuffer and reading it back.
#include "render/offscreen.h"

#include <algorithm>

namespace gimbalscope::render {

std::optional<Offscreen> Offscreen::create(FramebufferSize size, std::string& error) {
    GLint largest = 0;
    glGetIntegerv(GL_MAX_TEXTURE_SIZE, &largest);
    if (size.width < 1 || size.height < 1 || size.width > largest || size.height > largest) {
        error = "A picture must be between 1 and " + std::to_string(largest) +
                " pixels wide and high, not " + std::to_string(size.width) + " x " +
                std::to_string(size.height) + ".";
        return std::nullopt;
    }
    Offscreen target;
    target.size_ = size;
    GLuint name = 0;
    glGenTextures(1, &name);
    target.color_ = Texture(name);
    glBindTexture(GL_TEXTURE_2D, name);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, size.width, size.height, 0, GL_RGBA, GL_UNSIGNED_BYTE,
                 nullptr);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
    glBindTexture(GL_TEXTURE_2D, 0);

    glGenRenderbuffers(1, &name);
    target.depth_ = Renderbuffer(name);
    glBindRenderbuffer(GL_RENDERBUFFER, name);
    glRenderbufferStorage(GL_RENDERBUFFER, GL_DEPTH_COMPONENT24, size.width, size.height);

    glGenFramebuffers(1, &name);
    target.framebuffer_ = Framebuffer(name);
    glBindFramebuffer(GL_FRAMEBUFFER, name);
    glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D,
                           target.color_.name(), 0);
    glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_DEPTH_ATTACHMENT, GL_RENDERBUFFER,
                              target.depth_.name());
    if (glCheckFramebufferStatus(GL_FRAMEBUFFER) != GL_FRAMEBUFFER_COMPLETE) {
        error = "The graphics driver cannot make a framebuffer of " + std::to_string(size.width) +
                " x " + std::to_string(size.height) + " pixels.";
        return std::nullopt;
    }
    return target;
}

void Offscreen::bind() const { glBindFramebuffer(GL_FRAMEBUFFER, framebuffer_.name()); }

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
    for (std::size_t i = 3; i < image.rgba.size(); i += 4)
        image.rgba[i] = 255;
    return image;
}

}  // namespace gimbalscope::render
