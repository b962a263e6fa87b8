// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Light per vertex for the flat facets of the ship: key, fill and rim light fixed to the camera, so that the
// ship reads at any attitude; ambient light fixed to the world, so that up still shows. The same formula is
// in render/light.cpp for the edges. No #version line: the program prepends the one it needs.

layout(location = 0) in vec3 position;
layout(location = 1) in vec3 normal;
layout(location = 2) in vec4 albedoAndOwnLight;  // linear light; w: own light as a factor of it
layout(location = 3) in vec2 occlusionAndGloss;

uniform mat4 worldFromBody;
uniform mat4 clipFromWorld;
uniform vec3 eye;
uniform vec3 keyDirection, fillDirection, rimDirection;
uniform vec3 keyColor, fillColor, rimColor, skyColor, groundColor;
uniform vec4 tint;  // mixed into the albedo by w

out vec3 shade;

void main() {
    vec4 world = worldFromBody * vec4(position, 1.0);
    gl_Position = clipFromWorld * world;

    vec3 n = normalize(mat3(worldFromBody) * normal);
    vec3 view = normalize(eye - world.xyz);
    if (dot(n, view) < 0.0) n = -n;
    float occlusion = occlusionAndGloss.x;
    float gloss = occlusionAndGloss.y;

    float key = max(0.0, dot(n, keyDirection) * 0.92 + 0.08);
    float fill = max(0.0, dot(n, fillDirection));
    float grazing = 1.0 - max(0.0, dot(n, view));
    grazing *= grazing;
    float rim = grazing * grazing * 0.7 + max(0.0, dot(n, rimDirection)) * 0.55;
    vec3 light = mix(groundColor, skyColor, n.z * 0.5 + 0.5) * occlusion +
                 keyColor * (key * (0.55 + 0.45 * occlusion)) + fillColor * (fill * occlusion);

    float highlight = pow(max(0.0, dot(n, normalize(keyDirection + view))), 28.0) * gloss;
    float mirroredSky = smoothstep(-0.15, 0.9, reflect(-view, n).z);
    vec3 albedo = mix(albedoAndOwnLight.rgb, tint.rgb, tint.w);
    vec3 color = albedo * light + rimColor * (rim * (0.35 + 0.65 * occlusion) * (0.3 + 0.7 * gloss)) +
                 keyColor * (highlight * 0.55) +
                 vec3(0.10, 0.20, 0.38) * (gloss * gloss * mirroredSky * (0.25 + grazing)) +
                 albedoAndOwnLight.rgb * albedoAndOwnLight.w;
    color = color * (1.0 + color * 0.12) / (1.0 + color * 0.42);
    shade = sqrt(max(color, 0.0));  // gamma 2.0 as the encode: half the price of a power
}
