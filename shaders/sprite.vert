// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// A point of light: a square that comes ready in clip coordinates.

layout(location = 0) in vec3 position;
layout(location = 1) in vec4 shape;  // place in the disc, radius in pixels of a crisp one, 1 for additive
layout(location = 2) in vec4 color;  // straight alpha

out vec3 disc;
out vec4 paint;  // premultiplied

void main() {
    gl_Position = vec4(position, 1.0);
    disc = shape.xyz;
    paint = vec4(color.rgb * color.a, color.a * (1.0 - shape.w));
}
