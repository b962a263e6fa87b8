// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Exact coverage of a solid line: no multisampling needed.

in vec3 run;
in vec2 dash;
in vec4 paint;
out vec4 fragment;

void main() { fragment = paint * clamp(run.y + 0.5 - abs(run.x), 0.0, 1.0); }
