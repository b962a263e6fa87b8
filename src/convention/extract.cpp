// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// From an attitude in the engine's axes to angles: the row's published formula, or one of the
// policies. Published formulas run in their arithmetic from the first product to the last; the
// closed form's pairs and angles are computed in it too, and split and changed to the row's unit in
// double.
#include <cmath>

#include "convention/formulas/formulas.h"
#include "convention/reading.h"
#include "convention/shown_angles.h"

namespace gimbalscope::convention {

namespace {

using math::PoleRule;
using math::QuatOf;
using math::Triple;

template <class T>
ExtractFn<T> published(const Formula& formula);
template <>
ExtractFn<double> published(const Formula& formula) {
    return formula.float64;
}
template <>
ExtractFn<float> published(const Formula& formula) {
    return formula.float32;
}
template <>
ExtractFn<math::Half> published(const Formula& formula) {
    return formula.half;
}

// What a published formula says in its own row's signs and units, in those of the row that borrows
// it.
Extracted borrowed(const Convention& row, Extracted extracted) {
    if (row.publishedBy == nullptr) {
        return extracted;
    }
    const Convention& home = *row.publishedBy;
    for (std::size_t slot = 0; slot < 3; ++slot) {
        double& angle = extracted.angles[slot];
        if (row.units[slot] != home.units[slot]) {
            angle = inUnit(angle / unitsPerRadian(home.units[slot]), row.units[slot]);
        }
        angle = row.signs[slot] == home.signs[slot] ? angle : -angle;
    }
    return extracted;
}

template <class T>
Extracted byFormula(const Convention& row, const QuatOf<T>& q, bool clamped) {
    switch (row.formula.route()) {
        case Route::Published:
            return borrowed(row, published<T>(row.formula)(q, clamped));
        case Route::Textbook:
            return formulas::textbook(row, q, clamped);
        case Route::Matrix:
            return formulas::matrixRoute(row, q);
        case Route::ClosedForm:
            break;
    }
    return fromTriple(row, decompose(q, row.order));
}

template <class T>
Extracted extractIn(const Convention& row, const ReadingOptions& options, const QuatOf<T>& q,
                    PolicyMemory& memory) {
    const auto pinned = [&](PoleRule rule) {
        return decomposePinned(q, row.order, rule, memory.previous, options.tau);
    };
    switch (options.policy) {
        case Policy::AsPublished:
            return byFormula(row, q, false);
        case Policy::Clamp:
            return byFormula(row, q, true);
        case Policy::Ue4:
            return formulas::unreal4For(row, q);
        case Policy::Principal:
            return fromTriple(row, decompose(q, row.order));
        case Policy::PinFirst:
            return fromTriple(row, pinned(PoleRule::PinFirst));
        case Policy::PinThird:
            return fromTriple(row, pinned(PoleRule::PinThird));
        case Policy::KeepLast:
            memory.previous = pinned(PoleRule::KeepLast);
            break;
        case Policy::Nearest:
            memory.previous = decomposeNearest(q, row.order, memory.previous, options.tau);
            break;
    }
    return fromTriple(row, *memory.previous);
}

}  // namespace

Extracted extract(const Convention& row, const ReadingOptions& options,
                  const math::Quat& attitudeInFrame, PolicyMemory& memory) {
    const math::Quat taken = inLayout(attitudeInFrame, row.layout);
    switch (options.arithmetic.value_or(row.arithmetic)) {
        case Arithmetic::Float32:
            return extractIn(row, options, math::castTo<float>(taken), memory);
        case Arithmetic::Half:
            return extractIn(row, options, math::castTo<math::Half>(taken), memory);
        case Arithmetic::Float64:
            break;
    }
    return extractIn(row, options, taken, memory);
}

}  // namespace gimbalscope::convention
