// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The picture as it is.

uniform sampler2D pixels;
in vec2 place;
out vec4 fragment;

void main() {
    fragment = vec4(texture(pixels, place).rgb, 1.0);
}
