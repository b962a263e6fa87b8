// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// A square round the navball's disc, from the corner's number alone. `place` is 1 at the rim.

uniform vec2 extent;  // half the disc's width and height in clip coordinates
uniform float margin;  // how far the square reaches beyond the rim, for its smooth edge
out vec2 place;

void main() {
    vec2 corner = vec2(float(gl_VertexID & 1), float(gl_VertexID >> 1)) * 2.0 - 1.0;
    place = corner * margin;
    gl_Position = vec4(place * extent, 0.0, 1.0);
}
