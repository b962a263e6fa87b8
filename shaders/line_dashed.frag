// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Coverage of a dashed line, exact across and along.

in vec3 run;
in vec2 dash;
in vec4 paint;
out vec4 fragment;

void main() {
    float halfDash = dash.x * 0.5;
    float phase = run.z - dash.y * floor(run.z / dash.y);
    fragment = paint * clamp(run.y + 0.5 - abs(run.x), 0.0, 1.0) *
               clamp(halfDash + 0.5 - abs(phase - halfDash - 0.5), 0.0, 1.0);
}
