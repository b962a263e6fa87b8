#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Gimbalscope authors
# SPDX-License-Identifier: MIT
"""The arc tangent's polynomials of the batch kernel: prints src/math/batch_polynomial.h.

atan(r) = r + r z P(z) with z = r^2 for |r| <= tan(22.5 degrees), to which every angle is folded. P is the
polynomial with the least greatest error of the angle (Remez' exchange, in 60 decimal digits), its
coefficients rounded to the type one after the other, each time refitting those that are left. Usage:
fit_atan.py > src/math/batch_polynomial.h; fit_atan.py --check FILE fails when the file is another one."""
import decimal
import struct
import sys

D = decimal.Decimal
decimal.getcontext().prec = 60
EDGE = D(2).sqrt() - 1  # tan(22.5 degrees)


def atan(x):
    """Taylor's series at a quarter of the angle."""
    for _ in range(2):
        x = x / (1 + (1 + x * x).sqrt())
    total, power, k = D(0), x, 1
    while abs(power) > D(10) ** -58:
        total += power / k if k % 4 == 1 else -power / k
        power *= x * x
        k += 2
    return 4 * total


def solve(matrix, right):
    """Gauss' elimination with the largest pivot."""
    rows = [list(line) + [value] for line, value in zip(matrix, right)]
    count = len(rows)
    for i in range(count):
        pivot = max(range(i, count), key=lambda j: abs(rows[j][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for j in range(i + 1, count):
            factor = rows[j][i] / rows[i][i]
            rows[j] = [a - factor * b for a, b in zip(rows[j], rows[i])]
    x = [D(0)] * count
    for i in reversed(range(count)):
        x[i] = (rows[i][count] - sum(rows[i][j] * x[j] for j in range(i + 1, count))) / rows[i][i]
    return x


def value(coefficients, z):
    total = D(0)
    for c in reversed(coefficients):
        total = total * z + c
    return total


def fitted(known, count, samples):
    """All `count` coefficients, the first of them `known`, by Remez' exchange over the samples."""
    free = count - len(known)
    if free == 0:
        return known, max(abs(error(known, s)) for s in samples)
    step = len(samples) / (free + 1)
    chosen = [samples[int((i + D("0.5")) * D(step))] for i in range(free + 1)]
    for _ in range(12):
        lines, right = [], []
        for i, (r, angle) in enumerate(chosen):
            z = r * r
            lines.append([r * z ** (k + 1) for k in range(len(known), count)] + [D(-1) ** i])
            right.append(angle - r - r * z * value(known, z))
        *found, levelled = solve(lines, right)
        coefficients = known + found
        errors = [error(coefficients, s) for s in samples]
        peaks = alternating(errors)
        if len(peaks) < free + 1:
            break
        while len(peaks) > free + 1:  # the smaller end goes
            peaks.pop(0 if abs(errors[peaks[0]]) < abs(errors[peaks[-1]]) else -1)
        chosen = [samples[i] for i in peaks]
        largest = max(map(abs, errors))
        if largest - abs(levelled) < abs(levelled) / 1000:
            break
    return coefficients, max(abs(error(coefficients, s)) for s in samples)


def error(coefficients, sample):
    r, angle = sample
    z = r * r
    return r + r * z * value(coefficients, z) - angle


def alternating(errors):
    """Indices of the greatest error of each run of one sign."""
    peaks = []
    for i, each in enumerate(errors):
        if peaks and (each > 0) == (errors[peaks[-1]] > 0):
            if abs(each) > abs(errors[peaks[-1]]):
                peaks[-1] = i
        else:
            peaks.append(i)
    return peaks


def rounded(number, code):
    return D(struct.unpack(code, struct.pack(code, float(number)))[0])


def polynomial(count, code, samples):
    known = []
    while len(known) < count:
        coefficients, _ = fitted(known, count, samples)
        known.append(rounded(coefficients[len(known)], code))
    return known, max(abs(error(known, s)) for s in samples)


HEAD = """// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Written by scripts/fit_atan.py; change that. atan(r) = r + r z P(z), z = r^2, for |r| <= tan(22.5
// degrees), with the least greatest error. Coefficients of P from the constant one on.
#pragma once

namespace gimbalscope::math::batch {
"""


def text():
    lines = [HEAD]
    samples = []
    for i in range(1, 241):
        r = EDGE * (D(i) / 240)
        samples.append((r, atan(r)))
    for name, kind, count, code, suffix in (("Float", "float", 4, "<f", "F"), ("Double", "double", 10, "<d", "")):
        known, worst = polynomial(count, code, samples)
        lines.append(f"/// The greatest error of the polynomial itself is {worst:.1e} rad.")
        lines.append(f"inline constexpr {kind} kAtan{name}[] = {{")
        lines += [f"    {float(c).hex()}{suffix}," for c in known]
        lines.append("};")
    lines.append("\n}  // namespace gimbalscope::math::batch\n")
    return "\n".join(lines)


def main():
    if sys.argv[1:2] == ["--check"]:
        with open(sys.argv[2], encoding="utf-8") as file:
            return 0 if file.read() == text() else 1
    print(text(), end="")
    return 0


sys.exit(main())
