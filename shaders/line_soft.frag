// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// A glow: (1 - t^2)^3 from the middle to the side, cheaper than a Gaussian and zero at the rim.

in vec3 run;
in vec2 dash;
in vec4 paint;
out vec4 fragment;

void main() {
    float t = run.x / run.y;
    float fall = max(0.0, 1.0 - t * t);
    fragment = paint * (fall * fall * fall);
}
