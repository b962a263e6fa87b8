// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Colour of the sky with half a step of interleaved gradient noise, without which a projector shows bands.

in vec3 shade;
out vec4 fragment;

void main() {
    float noise = fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(0.06711056, 0.00583715))));
    fragment = vec4(shade + (noise - 0.5) / 255.0, 1.0);
}
