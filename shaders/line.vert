// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// A stroked line: the strip comes ready in clip coordinates; fragments get the distance to its middle.

layout(location = 0) in vec3 position;
layout(location = 1) in vec3 stroke;  // distance to the middle, half width, length along: pixels
layout(location = 2) in vec3 style;   // dash, period: pixels; 1 for additive
layout(location = 3) in vec4 color;   // straight alpha

out vec3 run;
out vec2 dash;
out vec4 paint;  // premultiplied

void main() {
    gl_Position = vec4(position, 1.0);
    run = stroke;
    dash = style.xy;
    paint = vec4(color.rgb * color.a, color.a * (1.0 - style.z));
}
