// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The navball: which world direction a pixel shows, without trigonometry, and its colour. The wide
// view has r = sin(k theta) with k = 90/112; cosine and sine of theta over r are polynomials in
// z = sqrt(1 - r^2), fitted over the disc (errors below 5e-5).

uniform vec3 towards, right, up;
uniform float wide;  // 1: 112 degrees round the middle, 0: a half sphere
uniform float pixel;  // size of a pixel; the rim is at 1
uniform vec3 zenith, sky, ground, nadir;
uniform float flatness;  // how much of the shading is left out
in vec2 place;
out vec4 fragment;

void main() {
    float r = length(place);
    float cover = clamp((1.0 - r) / pixel + 0.5, 0.0, 1.0);
    float z = sqrt(max(1.0 - r * r, 0.0));
    float cosine = -0.3746235 + z * (1.1547290 + z * (0.2821226 + z * (-0.0791563 + z * 0.0169414)));
    float sineOverR = 0.9272264 + z * (0.4638721 + z * (-0.2334611 + z * (0.1179434 - z * 0.0311677)));
    cosine = mix(z, cosine, wide);
    sineOverR = mix(1.0, sineOverR, wide);
    float height = towards.z * cosine + (right.z * place.x + up.z * place.y) * sineOverR;

    vec3 above = mix(sky, zenith, smoothstep(0.0, 1.0, height));
    vec3 below = mix(ground, nadir, smoothstep(0.0, 1.0, -height));
    vec3 color = mix(below, above, clamp(height / max(fwidth(height), 1e-4) + 0.5, 0.0, 1.0));

    float lit = clamp(dot(vec3(place, z), vec3(-0.42, 0.55, 0.72)), 0.0, 1.0);
    float shade = mix(0.52, 1.06, lit) * mix(0.80, 1.0, smoothstep(0.0, 0.55, z));
    float gloss = lit * lit;
    gloss *= gloss;
    gloss *= gloss;
    gloss *= gloss;
    color = color * mix(shade, 1.0, flatness) + gloss * 0.10;
    float noise = fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(0.06711056, 0.00583715))));
    color += (noise - 0.5) / 255.0;
    fragment = vec4(color * cover, cover);
}
