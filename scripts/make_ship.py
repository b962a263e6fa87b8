#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Gimbalscope authors
# SPDX-License-Identifier: MIT
"""Writes assets/ship.obj and assets/ship.mtl, the demonstrator ship, from the numbers below.

Body axes: X nose, Y port (left), Z top; right-handed; the origin is mid-length, so the ship turns about
its middle. The shape says which side is which without any colour: one fin on top, a short thick pod at
the port wing tip, a long thin lance at the starboard tip.

What a plain OBJ file carries, so that any viewer opens it:
  o NAME            one closed part; parts meet in junction edges. "decal_" in front of the name: not a
                    body but paint on another part
  vt AO JITTER      per facet corner: baked ambient occlusion 0..1, and the facet's albedo factor
  o anchor_NAME, p  a single point: a lamp or the mouth of an engine
  Kd, Pr, Ke        (in the .mtl) albedo as sRGB, roughness = 1 - gloss, own light as a factor of Kd

Usage: scripts/make_ship.py [OUTPUT_FOLDER]      (takes some seconds: the occlusion is ray-traced)
"""
import math
import pathlib
import sys

# name: (albedo, gloss, own light)
MATERIALS = {
    "leading_band": (0x4A566E, 0.30, 0.0),
    "hull_top": (0xDCE3EE, 0.25, 0.0),
    "hull_side": (0xAEB9CC, 0.25, 0.0),
    "lower_flank": (0x7E8BA3, 0.25, 0.0),
    "belly": (0x3B465C, 0.10, 0.0),
    "nose_cap": (0xF2F5FA, 0.35, 0.0),
    "canopy": (0x0E2A4E, 1.0, 0.0),
    "wing_top": (0xC3CCDB, 0.25, 0.0),
    "wing_underside": (0x434E66, 0.10, 0.0),
    "port": (0xF0434B, 0.20, 0.14),
    "starboard": (0x3FDDB0, 0.20, 0.10),
    "fin": (0xDCE3EE, 0.25, 0.0),
    "fin_cap": (0x6FB2FF, 0.20, 0.22),
    "nozzle": (0x262D3B, 0.40, 0.0),
    "glow": (0xBFF1FF, 0.0, 1.6),
    "chevron": (0xE8EDF6, 0.10, 0.08),
}
ANCHORS = {
    "lamp_port": (-0.61, 0.98, 0.09),
    "lamp_starboard": (0.07, -0.96, 0.09),
    "lamp_fin": (-1.27, 0.0, 0.70),
    "engine_port": (-1.22, 0.105, 0.035),
    "engine_starboard": (-1.22, -0.105, 0.035),
}

OCCLUSION_RAYS = 40
OCCLUSION_REACH = 0.9  # units; farther surfaces do not darken
CORNER_PULL = 0.06  # a corner's rays start this far towards the middle of its facet
JITTER = 0.035  # albedo differs by at most this from facet to facet


def add(a, b):
    return (a[0] + b[0], a[1] + b[1], a[2] + b[2])


def sub(a, b):
    return (a[0] - b[0], a[1] - b[1], a[2] - b[2])


def scaled(a, s):
    return (a[0] * s, a[1] * s, a[2] * s)


def dot(a, b):
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def cross(a, b):
    return (a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])


def length(a):
    return math.sqrt(dot(a, a))


def normalized(a):
    return scaled(a, 1.0 / length(a))


def middle(points):
    total = (0.0, 0.0, 0.0)
    for point in points:
        total = add(total, point)
    return scaled(total, 1.0 / len(points))


class Facet:
    def __init__(self, part, points, material):
        self.part, self.points, self.material = part, points, material
        self.normal = normalized(cross(sub(points[1], points[0]), sub(points[2], points[0])))
        self.occlusion, self.jitter = [], 1.0

    def triangles(self):
        p = self.points
        return [(p[0], p[i], p[i + 1]) for i in range(1, len(p) - 1)]


class Ship:
    """Facets in the order in which they are made; the order fixes the jitter."""

    def __init__(self):
        self.facets, self.part = [], ""

    def facet(self, points, material, inside):
        """One flat facet, wound so that it faces away from `inside`; a bent quad becomes two triangles."""
        corners = []
        for point in points:
            if all(length(sub(point, other)) > 1e-6 for other in corners):
                corners.append(point)
        if len(corners) < 3:
            return
        normal = cross(sub(corners[1], corners[0]), sub(corners[2], corners[0]))
        if dot(normal, sub(middle(corners), inside)) < 0:
            corners.reverse()
        if len(corners) == 4:
            first = normalized(cross(sub(corners[1], corners[0]), sub(corners[2], corners[0])))
            second = normalized(cross(sub(corners[2], corners[0]), sub(corners[3], corners[0])))
            if dot(first, second) < 0.9995:
                self.facets.append(Facet(self.part, corners[:3], material))
                self.facets.append(Facet(self.part, [corners[0], corners[2], corners[3]], material))
                return
        self.facets.append(Facet(self.part, corners, material))

    def loft(self, rings, materials, caps=None):
        """Skin over rings of equally many points; materials[i][j] for side j behind ring i, caps for both ends."""
        count = len(rings[0])
        for i in range(len(rings) - 1):
            inside = scaled(add(middle(rings[i]), middle(rings[i + 1])), 0.5)
            for j in range(count):
                k = (j + 1) % count
                quad = [rings[i][j], rings[i][k], rings[i + 1][k], rings[i + 1][j]]
                self.facet(quad, materials[i][j], inside)
        if caps:
            self.cap(rings[0], middle(rings[1]), caps[0])
            self.cap(rings[-1], middle(rings[-2]), caps[1])

    def cap(self, ring, inside, material):
        centre = middle(ring)
        for j, point in enumerate(ring):
            self.facet([centre, point, ring[(j + 1) % len(ring)]], material, inside)


def hull(ship):
    ship.part = "hull"
    stations = [  # x, half width, height, depth, z
        (1.25, 0.012, 0.010, 0.010, -0.030), (0.89, 0.080, 0.070, 0.055, -0.022),
        (0.47, 0.150, 0.140, 0.085, -0.010), (-0.07, 0.215, 0.205, 0.110, 0.0),
        (-0.67, 0.255, 0.215, 0.125, 0.0), (-1.11, 0.205, 0.175, 0.105, 0.010)]
    rings = [[(x, 0.0, z + t), (x, 0.58 * w, z + 0.70 * t), (x, w, z - 0.01), (x, 0.56 * w, z - b),
              (x, -0.56 * w, z - b), (x, -w, z - 0.01), (x, -0.58 * w, z + 0.70 * t)]
             for x, w, t, b, z in stations]
    nose = ["nose_cap", "nose_cap", "lower_flank", "belly", "lower_flank", "nose_cap", "nose_cap"]
    rest = ["hull_top", "hull_side", "lower_flank", "belly", "lower_flank", "hull_side", "hull_top"]
    ship.loft(rings, [nose] + [rest] * 4, caps=("nose_cap", "nozzle"))


def canopy(ship):
    ship.part = "canopy"
    stations = [  # x, half width, low z, high z
        (0.73, 0.004, 0.072, 0.078), (0.55, 0.082, 0.100, 0.168), (0.29, 0.112, 0.130, 0.252),
        (0.03, 0.104, 0.165, 0.268), (-0.19, 0.012, 0.205, 0.214)]
    rings = [[(x, 0.45 * w, z1), (x, w, z0 + 0.35 * (z1 - z0)), (x, 0.95 * w, z0 - 0.05),
              (x, -0.95 * w, z0 - 0.05), (x, -w, z0 + 0.35 * (z1 - z0)), (x, -0.45 * w, z1)]
             for x, w, z0, z1 in stations]
    ship.loft(rings, [["canopy"] * 6] * 4, caps=("canopy", "canopy"))


def spine(ship):
    ship.part = "spine"
    stations = [(-0.15, 0.03, 0.205, 0.222), (-0.55, 0.055, 0.205, 0.262), (-1.11, 0.045, 0.165, 0.215)]
    rings = [[(x, w, low), (x, 0.0, ridge), (x, -w, low)] for x, w, low, ridge in stations]
    ship.loft(rings, [["lower_flank"] * 3] * 2, caps=("lower_flank", "lower_flank"))


def wing_section(side, k):
    """Six points of the double wedge at the fraction k of the half span: lead, ridge, trail, keel, bands."""
    y = side * (0.17 + 0.77 * k)
    lead, trail = 0.09 - 0.84 * k, -0.99 - 0.12 * k
    ridge = lead + (trail - lead) * 0.42
    z, thick, band = 0.015 + 0.075 * k, 0.052 * (1 - k) + 0.014 * k, 0.17
    band_x = lead + (ridge - lead) * band
    return [(lead, y, z), (ridge, y, z + thick), (trail, y, z), (ridge, y, z - 0.8 * thick),
            (band_x, y, z + thick * band), (band_x, y, z - 0.8 * thick * band)]


def wing(ship, name, side, panels):
    """`panels` are (end of the panel, coloured?) along the half span."""
    ship.part = "wing_" + name
    start = 0.0
    for end, coloured in panels:
        a, b = wing_section(side, start), wing_section(side, end)
        inside = scaled(add(add(a[0], a[2]), add(b[0], b[2])), 0.25)
        above, below = (name, name) if coloured else ("wing_top", "wing_underside")
        for i, j, material in [(0, 4, "leading_band"), (4, 1, above), (1, 2, above),
                               (0, 5, "leading_band"), (5, 3, below), (3, 2, below)]:
            ship.facet([a[i], b[i], b[j], a[j]], material, inside)
        start = end
    root = wing_section(side, 0.0)
    ship.cap([root[i] for i in (0, 4, 1, 2, 3, 5)], (root[1][0], side, root[1][2]), "wing_underside")
    tip = wing_section(side, 1.0)
    ship.cap([tip[i] for i in (0, 4, 1, 2, 3, 5)], (tip[1][0], 0.0, tip[1][2]), name)


def spindle(ship, name, centre, profile, materials):
    ship.part = name
    rings = []
    for dx, radius in profile:
        ring = []
        for i in range(6):
            angle = 2 * math.pi * (i + 0.5) / 6
            ring.append(add(centre, (dx, radius * math.cos(angle), radius * math.sin(angle))))
        rings.append(ring)
    ship.loft(rings, [[material] * 6 for material in materials], caps=(materials[0], "nozzle"))


def fin(ship):
    ship.part = "fin"

    def section(k):
        z, lead, trail = 0.20 + 0.50 * k, -0.51 - 0.48 * k, -1.15 - 0.14 * k
        thick, broad = 0.030 * (1 - k) + 0.008 * k, lead + (trail - lead) * 0.45
        return [(lead, 0.0, z), (broad, thick, z), (trail, 0.0, z), (broad, -thick, z)]

    for low, high, material in [(0.0, 0.66, "fin"), (0.66, 1.0, "fin_cap")]:
        a, b = section(low), section(high)
        inside = scaled(add(add(a[0], a[2]), add(b[0], b[2])), 0.25)
        for j in range(4):
            k = (j + 1) % 4
            ship.facet([a[j], b[j], b[k], a[k]], material, inside)
    ship.cap(section(0.0), (section(0.0)[1][0], 0.0, 1.0), "fin")
    tip = section(1.0)
    inside = (tip[0][0], 0.0, 0.0)
    ship.cap(tip, inside, "fin_cap")


def nozzle(ship, name, y):
    ship.part = "nozzle_" + name
    rings = []
    for x, radius in [(-0.95, 0.055), (-1.17, 0.098), (-1.235, 0.082)]:
        ring = []
        for i in range(8):
            angle = 2 * math.pi * (i + 0.5) / 8
            ring.append((x, y + radius * math.cos(angle), 0.035 + radius * math.sin(angle)))
        rings.append(ring)
    ship.loft(rings, [["nozzle"] * 8] * 2)
    ship.cap(rings[0], (-1.0, y, 0.035), "nozzle")
    mouth = rings[-1]
    for i in range(8):  # a glowing dish
        ship.facet([(-1.21, y, 0.035), mouth[i], mouth[(i + 1) % 8]], "glow", (0.0, y, 0.035))


def chevron(ship):
    """One pale arrow under the dark belly, pointing forward, just clear of the keel."""
    ship.part = "decal_chevron"

    def on_keel(x, y):
        return (x, y, -0.110 - 0.015 * max(0.0, (-0.07 - x) / 0.60) - 0.003)

    for side in (1.0, -1.0):
        arm = [on_keel(-0.15, 0.0), on_keel(-0.39, 0.115 * side), on_keel(-0.49, 0.115 * side),
               on_keel(-0.25, 0.0)]
        ship.facet(arm, "chevron", (0.0, 0.0, 1.0))


def build():
    ship = Ship()
    hull(ship)
    canopy(ship)
    spine(ship)
    wing(ship, "port", 1.0, [(0.60, False), (0.74, True), (1.0, False)])
    wing(ship, "starboard", -1.0, [(0.58, False), (0.67, True), (0.74, False), (0.83, True), (1.0, False)])
    spindle(ship, "pod", (-0.91, 0.98, 0.09), [(0.30, 0.02), (0.20, 0.075), (-0.14, 0.085), (-0.30, 0.045)],
            ["port", "hull_side", "lower_flank"])
    spindle(ship, "lance", (-0.95, -0.96, 0.09), [(1.02, 0.006), (0.86, 0.020), (0.05, 0.034), (-0.26, 0.020)],
            ["starboard", "hull_side", "lower_flank"])
    fin(ship)
    nozzle(ship, "port", 0.105)
    nozzle(ship, "starboard", -0.105)
    chevron(ship)
    return ship


def occlusion(origin, normal, triangles):
    """1 in the open, smaller in corners: cosine-weighted rays on a golden-angle spiral round the normal."""
    side = (1.0, 0.0, 0.0)
    if abs(normal[2]) < 0.9:
        side = normalized(cross(normal, (0.0, 0.0, 1.0)))
    other = cross(normal, side)
    start = add(origin, scaled(normal, 2e-3))
    near = [t for t in triangles if length(sub(t[0], start)) - t[3] < OCCLUSION_REACH]
    total = 0.0
    for i in range(OCCLUSION_RAYS):
        u, angle = (i + 0.5) / OCCLUSION_RAYS, i * 2.39996323
        r = math.sqrt(u)
        ray = add(add(scaled(side, r * math.cos(angle)), scaled(other, r * math.sin(angle))),
                  scaled(normal, math.sqrt(1 - u)))
        total += blocked(start, ray, near)
    return 1.0 - total / OCCLUSION_RAYS


def blocked(origin, ray, triangles):
    """1 for an occluder at the origin, 0.4 at the end of the reach, 0 beyond."""
    nearest = OCCLUSION_REACH
    for corner, e1, e2, _ in triangles:
        p = cross(ray, e2)
        det = dot(e1, p)
        if abs(det) < 1e-9:
            continue
        offset = sub(origin, corner)
        u = dot(offset, p) / det
        if u < 0 or u > 1:
            continue
        q = cross(offset, e1)
        v = dot(ray, q) / det
        if v < 0 or u + v > 1:
            continue
        distance = dot(e2, q) / det
        if 1e-4 < distance < nearest:
            nearest = distance
    return 0.0 if nearest == OCCLUSION_REACH else 1.0 - 0.6 * nearest / OCCLUSION_REACH


def bake(ship):
    """Occlusion per corner and one albedo factor per facet (a fixed linear congruential generator)."""
    triangles = []
    for facet in ship.facets:
        for a, b, c in facet.triangles():
            e1, e2 = sub(b, a), sub(c, a)
            triangles.append((a, e1, e2, max(length(e1), length(e2))))
    seed = 7
    for facet in ship.facets:
        seed = (seed * 1664525 + 1013904223) & 0xFFFFFFFF
        glowing = facet.material == "glow"
        facet.jitter = 1.0 if glowing else 1.0 + 2 * JITTER * (((seed >> 9) & 0xFFFF) / 65535.0 - 0.5)
        centre = middle(facet.points)
        for point in facet.points:
            pulled = add(scaled(point, 1 - CORNER_PULL), scaled(centre, CORNER_PULL))
            value = 1.0 if glowing else occlusion(pulled, facet.normal, triangles)
            facet.occlusion.append(round(value * 255) / 255)


def obj_text(ship):
    lines = ["# SPDX-FileCopyrightText: 2026 The Gimbalscope authors", "# SPDX-License-Identifier: MIT",
             "# Written by scripts/make_ship.py: change the numbers there, not here.",
             "# X nose, Y port, Z top. vt = baked ambient occlusion, albedo factor of the facet.",
             "mtllib ship.mtl"]
    vertices, coordinates = {}, {}
    part = material = None
    for facet in ship.facets:
        if facet.part != part:
            part, material = facet.part, None
            lines.append("o " + part)
        corners = []
        for point, shade in zip(facet.points, facet.occlusion):
            for table, keyword, text in (
                    (vertices, "v", "%.5f %.5f %.5f" % tuple(c + 0.0 for c in point)),
                    (coordinates, "vt", "%.4f %.4f" % (shade, facet.jitter))):
                if text not in table:
                    table[text] = len(table) + 1
                    lines.append(keyword + " " + text.replace("-0.00000", "0.00000"))
                corners.append(table[text])
        if facet.material != material:
            material = facet.material
            lines.append("usemtl " + material)
        lines.append("f " + " ".join("%d/%d" % pair for pair in zip(corners[0::2], corners[1::2])))
    for number, (name, point) in enumerate(ANCHORS.items(), len(vertices) + 1):
        lines += ["o anchor_" + name, "v %.5f %.5f %.5f" % point, "p %d" % number]
    return "\n".join(lines) + "\n"


def mtl_text():
    lines = ["# SPDX-FileCopyrightText: 2026 The Gimbalscope authors", "# SPDX-License-Identifier: MIT",
             "# Written by scripts/make_ship.py. Kd is sRGB as on screen, not linear; Pr is 1 - gloss;",
             "# Ke is the own light as a factor of Kd."]
    for name, (rgb, gloss, light) in MATERIALS.items():
        channels = [((rgb >> shift) & 255) / 255 for shift in (16, 8, 0)]
        lines += ["newmtl " + name, "Kd %.4f %.4f %.4f" % tuple(channels), "Pr %.2f" % (1 - gloss),
                  "Ke %.2f %.2f %.2f" % (light, light, light)]
    return "\n".join(lines) + "\n"


def main():
    folder = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else
                          pathlib.Path(__file__).resolve().parent.parent / "assets")
    ship = build()
    bake(ship)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "ship.obj").write_text(obj_text(ship), encoding="ascii")
    (folder / "ship.mtl").write_text(mtl_text(), encoding="ascii")
    triangles = sum(len(facet.points) - 2 for facet in ship.facets)
    print("%d facets, %d triangles" % (len(ship.facets), triangles))


if __name__ == "__main__":
    main()
