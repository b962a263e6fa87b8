// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The dome of sky and ground: directions, not positions, so it stays infinitely far away.

layout(location = 0) in vec3 direction;
layout(location = 1) in vec3 color;
uniform mat4 clipFromWorld;
out vec3 shade;

void main() {
    shade = color;
    gl_Position = clipFromWorld * vec4(direction, 0.0);
    gl_Position.z = gl_Position.w * 0.9999;
}
