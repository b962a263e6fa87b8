// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The shade found per vertex, premultiplied by the alpha of a ghost or skin.

in vec3 shade;
uniform float alpha;
out vec4 fragment;

void main() { fragment = vec4(shade * alpha, alpha); }
