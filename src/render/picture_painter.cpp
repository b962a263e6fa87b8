// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The texture keeps its storage as long as the size stays, so that a picture that is being painted
// only has its pixels replaced.
#include "render/picture_painter.h"

namespace gimbalscope::render {
namespace {

bool isWhole(const scene::PictureItem& item) {
    if (!item.picture || item.picture->width <= 0 || item.picture->height <= 0) {
        return false;
    }
    return item.picture->rgba.size() == static_cast<std::size_t>(item.picture->width) *
                                            static_cast<std::size_t>(item.picture->height) * 4;
}

}  // namespace

std::string PicturePainter::rebuild() {
    ProgramResult result = loadProgram("picture.vert", "picture.frag");
    if (!result.error.empty()) {
        return result.error;
    }
    program_ = std::move(result.program);
    array_ = makeVertexArray();
    for (Held& held : held_) {
        GLuint name = 0;
        glGenTextures(1, &name);
        held = {};
        held.texture = Texture(name);
        glBindTexture(GL_TEXTURE_2D, name);
        glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
        glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
        glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
        glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
    }
    glBindTexture(GL_TEXTURE_2D, 0);
    return {};
}

void PicturePainter::upload(Held& held, const scene::PictureItem& item) {
    const scene::Picture& picture = *item.picture;
    glPixelStorei(GL_UNPACK_ALIGNMENT, 4);
    glPixelStorei(GL_UNPACK_ROW_LENGTH, 0);
    if (picture.width != held.width || picture.height != held.height) {
        glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, picture.width, picture.height, 0, GL_RGBA,
                     GL_UNSIGNED_BYTE, picture.rgba.data());
        held.width = picture.width;
        held.height = picture.height;
    } else {
        glTexSubImage2D(GL_TEXTURE_2D, 0, 0, 0, picture.width, picture.height, GL_RGBA,
                        GL_UNSIGNED_BYTE, picture.rgba.data());
    }
    held.picture = item.picture;
    held.version = item.version;
}

PicturePainter::Held& PicturePainter::heldFor(const scene::PictureItem& item) {
    for (Held& held : held_) {
        if (held.picture == item.picture) {
            return held;
        }
    }
    Held& held = held_[next_];
    next_ = (next_ + 1) % held_.size();
    return held;
}

void PicturePainter::paint(const scene::PictureItem& item) {
    if (!isWhole(item)) {
        return;
    }
    Held& held = heldFor(item);
    glActiveTexture(GL_TEXTURE0);
    glBindTexture(GL_TEXTURE_2D, held.texture.name());
    if (held.picture != item.picture || held.version != item.version) {
        upload(held, item);
    }
    glDisable(GL_DEPTH_TEST);
    glDisable(GL_BLEND);
    glUseProgram(program_.name());
    glBindVertexArray(array_.name());
    glDrawArrays(GL_TRIANGLES, 0, 3);
    glBindVertexArray(0);
    glBindTexture(GL_TEXTURE_2D, 0);
    glEnable(GL_BLEND);
}

}  // namespace gimbalscope::render
