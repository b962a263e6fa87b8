#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Gimbalscope authors
# SPDX-License-Identifier: MIT
"""Reads glTF 2.0 files with an animation of one node and plays them by the specification alone: what any
program would do with a file of ours. Shares no code with ours, and knows only Python's own library.

Usage: gltf_reader.py PARTS FILE...
Prints for each file the interpolation, the number of keys and the number of lines that follow: "t x y z w"
at each key and at PARTS - 1 moments between each two. That is the unit quaternion in axes with X where the thing looks (the file's Z), Y to its left
(the file's X) and Z up (the file's Y)."""
import base64
import json
import math
import struct
import sys


def load(path):
    """The JSON and the bytes of its one buffer."""
    with open(path, "rb") as file:
        data = file.read()
    if data[:4] != b"glTF":
        document = json.loads(data)
        uri = document["buffers"][0]["uri"]
        prefix = "data:application/octet-stream;base64,"
        assert uri.startswith(prefix), uri[:60]
        return document, base64.b64decode(uri[len(prefix):], validate=True)
    _, version, length = struct.unpack_from("<4sII", data)
    assert version == 2 and length == len(data) and length % 4 == 0
    size, kind = struct.unpack_from("<I4s", data, 12)
    assert kind == b"JSON" and size % 4 == 0
    document = json.loads(data[20:20 + size])
    rest = 20 + size
    size, kind = struct.unpack_from("<I4s", data, rest)
    assert kind == b"BIN\0" and rest + 8 + size == length
    assert "uri" not in document["buffers"][0]
    return document, data[rest + 8:]


def accessor(document, buffer, index):
    """The elements of an accessor of floats, as tuples."""
    described = document["accessors"][index]
    assert described["componentType"] == 5126
    view = document["bufferViews"][described["bufferView"]]
    assert view["buffer"] == 0 and view["byteOffset"] % 4 == 0
    width = {"SCALAR": 1, "VEC4": 4}[described["type"]]
    count = described["count"]
    assert 4 * width * count <= view["byteLength"]
    assert view["byteOffset"] + view["byteLength"] <= document["buffers"][0]["byteLength"]
    numbers = struct.unpack_from(f"<{width * count}f", buffer, view["byteOffset"])
    elements = [numbers[i:i + width] for i in range(0, len(numbers), width)]
    if "min" in described:
        assert described["min"] == [min(element[0] for element in elements)]
        assert described["max"] == [max(element[0] for element in elements)]
    return elements


def unit(quaternion):
    length = math.sqrt(sum(c * c for c in quaternion))
    return tuple(c / length for c in quaternion)


def slerp(first, second, t):
    """Appendix C, spherical linear interpolation."""
    dot = sum(a * b for a, b in zip(first, second))
    sign = -1.0 if dot < 0.0 else 1.0
    angle = math.acos(min(abs(dot), 1.0))
    if math.sin(angle) < 1e-9:
        return unit(tuple((1 - t) * a + t * sign * b for a, b in zip(first, second)))
    p, q = math.sin(angle * (1 - t)) / math.sin(angle), math.sin(angle * t) / math.sin(angle)
    return unit(tuple(p * a + sign * q * b for a, b in zip(first, second)))


def cubic(first, leaving, second, arriving, t, duration):
    """Appendix C, cubic spline interpolation."""
    start, out = 2 * t**3 - 3 * t**2 + 1, duration * (t**3 - 2 * t**2 + t)
    end, into = -2 * t**3 + 3 * t**2, duration * (t**3 - t**2)
    return unit(tuple(start * v + out * b + end * w + into * a
                      for v, b, w, a in zip(first, leaving, second, arriving)))


def play(path, parts):
    document, buffer = load(path)
    assert document["asset"]["version"] == "2.0"
    animation, = document["animations"]
    channel, = animation["channels"]
    assert channel["target"]["path"] == "rotation"
    node = channel["target"]["node"]
    assert node in document["scenes"][document["scene"]]["nodes"] and document["nodes"][node]["name"]
    sampler = animation["samplers"][channel["sampler"]]
    times = [element[0] for element in accessor(document, buffer, sampler["input"])]
    values = accessor(document, buffer, sampler["output"])
    assert "min" in document["accessors"][sampler["input"]], "the specification asks for bounds"
    assert times[0] >= 0.0 and all(a < b for a, b in zip(times, times[1:]))
    way = sampler["interpolation"]
    is_cubic = way == "CUBICSPLINE"
    assert way in ("LINEAR", "CUBICSPLINE") and len(values) == (3 if is_cubic else 1) * len(times)
    keys = values[1::3] if is_cubic else values
    assert all(abs(sum(c * c for c in key) - 1.0) < 1e-6 for key in keys), "unit quaternions"
    if is_cubic:
        assert values[0] == values[-1] == (0.0, 0.0, 0.0, 0.0), "tangents that nobody reads"
    else:
        assert all(sum(a * b for a, b in zip(p, q)) >= 0.0 for p, q in zip(keys, keys[1:]))
    print(way, len(times), (len(times) - 1) * parts + 1)

    def show(time, quaternion):
        x, y, z, w = unit(quaternion)
        print(repr(time), repr(z), repr(x), repr(y), repr(w))

    for i, key in enumerate(keys):
        show(times[i], key)
        for part in range(1, parts) if i + 1 < len(keys) else ():
            t, duration = part / parts, times[i + 1] - times[i]
            if is_cubic:
                between = cubic(key, values[3 * i + 2], keys[i + 1], values[3 * i + 3], t, duration)
            else:
                between = slerp(key, keys[i + 1], t)
            show(times[i] + t * duration, between)



for name in sys.argv[2:]:
    play(name, int(sys.argv[1]))
