// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// A crisp disc (place in pixels), or a glow that falls as (1 - r^2)^3 (place from -1 to 1).

in vec3 disc;
in vec4 paint;
out vec4 fragment;

void main() {
    float square = dot(disc.xy, disc.xy);
    float fall = max(0.0, 1.0 - square);
    float cover = disc.z > 0.0 ? clamp(disc.z - sqrt(square), 0.0, 1.0) : fall * fall * fall;
    fragment = paint * cover;
}
