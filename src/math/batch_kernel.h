// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The batch kernel over a vector type V, for the files batch_*.cpp alone. V has kLanes values of
// its Scalar and the operations below; a Mask has all bits of a lane or none. Operations are the
// same for every V, each rounded once by IEEE 754, hence the same bits; build without contraction.
//
// Angles are counted in eighths of a turn: the arc tangent of a pair (a, b) is v pi/4 + p with v in
// -2..2 and |p| at most pi/8, when b counts as positive, and 4 more when it does not. Whole turns
// then come off exactly, and pi/4 in two parts costs no digit. What is kept of signs is that of
// a * b in each pair, and that of the product of both b: the same for q and -q.
//
// Lengths: with n+ and n- the squares of r+ and r-, the tangent of the middle angle is needed as
// r-/r+ = sqrt(n- n+) / n+ or, near the middle, (r- - r+) / (r- + r+) = (n- - n+) / (r- + r+)^2:
// one root. Near a pole the first holds, so nothing cancels that matters.
//
// A processor can look only so far ahead: done one after the other, the long chain of each vector
// would hardly overlap with the next one's. So a block of vectors goes through three short stages
// with their results in memory: prepare (pairs to ratios), the arc tangents, and finish.
#pragma once

#include "math/batch_paths.h"
#include "math/batch_polynomial.h"

namespace gimbalscope::math::batch {
namespace {

template <class T>
struct Constants;

template <>
struct Constants<float> {
    static constexpr const auto& kAtan = kAtanFloat;
    static constexpr float kEighth = 0x1.921fb0p-1F, kEighthRest = 0x1.5110b4p-23F;  // pi/4
    static constexpr float kFold = 0.41421356F;  // tan(22.5 degrees)
    static constexpr float kPi = 0x1.921fb6p+1F;
    static constexpr float kSmallest = 0x1p-126F;
    static constexpr float kInfinity = __builtin_inff();
};
template <>
struct Constants<double> {
    static constexpr const auto& kAtan = kAtanDouble;
    static constexpr double kEighth = 0x1.921fb54442d10p-1, kEighthRest = 0x1p-50;
    static constexpr double kFold = 0.41421356237309503;
    static constexpr double kPi = 0x1.921fb54442d18p+1;
    static constexpr double kSmallest = 0x1p-1022;
    static constexpr double kInfinity = __builtin_inf();
};

/// The `kCount` coefficients of P from `kFrom` on as a polynomial in z, by halves (Estrin's scheme:
/// a shorter chain than Horner's). `powers` are z, z^2, z^4, z^8.
template <std::size_t kFrom, std::size_t kCount, class V>
[[gnu::always_inline]] inline V polynomial(const V (&powers)[4]) {
    if constexpr (kCount == 1) {
        return V::all(Constants<typename V::Scalar>::kAtan[kFrom]);
    } else {
        constexpr std::size_t kPower = kCount > 8 ? 3 : kCount > 4 ? 2 : kCount > 2 ? 1 : 0;
        constexpr std::size_t kLow = std::size_t{1} << kPower;
        return polynomial<kFrom + kLow, kCount - kLow>(powers) * powers[kPower] +
               polynomial<kFrom, kLow>(powers);
    }
}

/// r + r z P(z): the arc tangent for |r| <= tan(22.5 degrees).
template <class V>
[[gnu::always_inline]] inline V smallAtan(V r) {
    constexpr const auto& kAtan = Constants<typename V::Scalar>::kAtan;
    constexpr std::size_t kCount = sizeof(kAtan) / sizeof(kAtan[0]);
    const V z = r * r;
    const V square = z * z;
    const V fourth = square * square;
    const V powers[4] = {z, square, fourth, fourth * fourth};
    return r + (r * z) * polynomial<0, kCount>(powers);
}

template <class V>
struct Quaternions {
    V axes[3];
    V w;
};

/// Of a size from 1 to 16 by a power of two, so that no square leaves the range. Exact but for what
/// is 1e-38 (double: 1e-308) of the largest. A denormal comes out smaller, a non-finite one stays.
template <class V>
[[gnu::always_inline]] inline Quaternions<V> comfortablyScaled(const Quaternions<V>& q) {
    const V largest = larger(larger(absolute(q.axes[0]), absolute(q.axes[1])),
                             larger(absolute(q.axes[2]), absolute(q.w)));
    const V scale = powerOfTwoInverse(largest);
    return {{q.axes[0] * scale, q.axes[1] * scale, q.axes[2] * scale}, q.w * scale};
}

/// An axis order known when compiling, so that no axis is looked up in memory.
template <std::size_t kFirstAxis, std::size_t kMiddleAxis, bool kProper>
struct Order {
    static constexpr std::size_t kFirst = kFirstAxis, kMiddle = kMiddleAxis;
    static constexpr std::size_t kThird = 3 - kFirst - kMiddle;  ///< proper: the remaining axis
    static constexpr bool kIsProper = kProper;
    static constexpr bool kIsOdd = (kFirst + 1) % 3 != kMiddle;
};

template <class O, class V>
[[gnu::always_inline]] inline V withParity(V a) {
    if constexpr (O::kIsOdd) {
        return a ^ V::all(-typename V::Scalar(0));
    } else {
        return a;
    }
}

/// The two pairs, of which S and D are twice the angles.
template <class V>
struct Pairs {
    V plusSine, plusCosine, minusSine, minusCosine;
};

template <class O, class V>
[[gnu::always_inline]] inline Pairs<V> pairsOf(const Quaternions<V>& q) {
    const V alongFirst = q.axes[O::kFirst];
    const V alongMiddle = q.axes[O::kMiddle];
    const V alongThird = q.axes[O::kThird];
    if constexpr (O::kIsProper) {
        return {alongFirst, q.w, withParity<O>(alongThird), alongMiddle};
    } else {
        const V sum = q.w + alongMiddle;
        const V difference = q.w - alongMiddle;
        return {alongFirst + alongThird, O::kIsOdd ? difference : sum, alongFirst - alongThird,
                O::kIsOdd ? sum : difference};
    }
}

/// What is known of a pair besides its ratio, whose sign is the arc tangent's; b counts as
/// positive.
template <class V>
struct Pair {
    V eighths;     ///< v, with its sign
    V cosineSign;  ///< has the sign of b; of a where b is 0
    V larger;      ///< the greater length: 0 when there is no angle
};

/// The tangent of the rest of a pair's angle.
template <class V>
[[gnu::always_inline]] inline V ratioOf(V a, V b, Pair<V>& pair) {
    using T = typename V::Scalar;
    const V lengthA = absolute(a);
    const V lengthB = absolute(b);
    const V high = larger(lengthA, lengthB);
    const V low = smaller(lengthA, lengthB);
    const auto isSwapped = lengthA > lengthB;
    const auto isFolded = low > high * V::all(Constants<T>::kFold);
    pair.larger = high;
    pair.cosineSign = choose(b == V::all(T(0)), a, b);
    const V sign = signOf(a ^ pair.cosineSign);
    pair.eighths = choose(isFolded, V::all(T(1)), where(isSwapped, V::all(T(2)))) ^ sign;
    const V numerator = low - where(isFolded, high);
    const V denominator = high + where(isFolded, low);
    return (numerator ^ sign ^ where(isSwapped, V::all(-T(0)))) /
           larger(denominator, V::all(Constants<T>::kSmallest));
}

/// eighths pi/4 + rest, to which half a turn is added where `half` has all bits, and a turn taken
/// off where it is more than half of one: in [-pi, pi], +pi where it is both.
template <class V, class T = typename V::Scalar>
[[gnu::always_inline]] inline V inOneTurn(V eighths, V rest, V half) {
    using K = Constants<T>;
    const V four = V::all(T(4));
    const V near = eighths + (withSign(four, opposite(eighths)) & half);
    const V limit = four ^ where(rest > V::all(T(0)), V::all(-T(0)));
    const V left = choose(absolute(near) == four, limit, near);
    return left * V::all(K::kEighth) + (rest + left * V::all(K::kEighthRest));
}

/// The squares of the pairs' lengths: the greater one, the product, n+ - n- and n+ + n-.
template <class V>
struct Squares {
    V greater, product, difference, sum;
};

/// The middle angle is start - 2 rest (proper: +), the whole or (proper) the rest of it negative
/// where `sign` is.
template <class V>
struct Middle {
    V start, sign;
};

/// The ratio whose arc tangent is the middle angle's rest.
template <class O, class V>
[[gnu::always_inline]] inline V middleRatio(const Squares<V>& squares, Middle<V>& middle) {
    using T = typename V::Scalar;
    using K = Constants<T>;
    const V zero = V::all(T(0));
    const V product = squareRoot(squares.product);
    const auto isFolded = product > squares.greater * V::all(K::kFold);
    middle.sign = signOf(squares.difference);
    if constexpr (O::kIsProper) {
        // 2 atan(r-/r+): from r+/r- it is pi less that.
        const V reversed = where(zero > squares.difference, V::all(K::kPi));
        middle.start = choose(isFolded, V::all(K::kPi / 2), reversed);
    } else {
        // 2 atan(r+/r-) - pi/2, from the other ratio with its sign changed.
        middle.start = choose(isFolded, zero, V::all(K::kPi / 2));
    }
    const V numerator = choose(isFolded, withSign(squares.difference, V::all(-T(0))), product);
    return numerator / choose(isFolded, squares.sum + (product + product), squares.greater);
}

template <class O, class V>
[[gnu::always_inline]] inline V finishMiddle(const Middle<V>& middle, V rest) {
    const V twice = rest * V::all(typename V::Scalar(2));
    if constexpr (O::kIsProper) {
        return middle.start + (twice ^ middle.sign);
    } else if constexpr (O::kIsOdd) {
        return (twice - middle.start) ^ middle.sign;
    } else {
        return (middle.start - twice) ^ middle.sign;
    }
}

/// Between the stages: of one vector of attitudes.
template <class V>
struct Prepared {
    V plus, minus;  ///< the pairs' ratios, then their arc tangents
    Squares<V> squares;
    V middle;  ///< the middle angle
    V plusEighths, minusEighths;
    V half;  ///< all bits where the two b have different signs
    V kept;  ///< all bits where the attitude can be used, else none
};

template <class O, class V>
[[gnu::always_inline]] inline void prepare(const Quaternions<V>& given, Prepared<V>& to) {
    using T = typename V::Scalar;
    const V zero = V::all(T(0));
    const Pairs<V> pairs = pairsOf<O>(comfortablyScaled(given));
    const V plusSquare = pairs.plusSine * pairs.plusSine + pairs.plusCosine * pairs.plusCosine;
    const V minusSquare = pairs.minusSine * pairs.minusSine + pairs.minusCosine * pairs.minusCosine;
    const V square = plusSquare + minusSquare;
    to.squares = {larger(plusSquare, minusSquare), plusSquare * minusSquare,
                  plusSquare - minusSquare, square};
    to.kept = allBits((square > zero) & (V::all(Constants<T>::kInfinity) > square));
    Pair<V> plus, minus;
    to.plus = ratioOf(pairs.plusSine, pairs.plusCosine, plus);
    to.minus = ratioOf(pairs.minusSine, pairs.minusCosine, minus);
    to.plusEighths = plus.eighths;
    to.minusEighths = minus.eighths;
    to.half = where(smaller(plus.larger, minus.larger) > zero,
                    spreadSign(plus.cosineSign ^ minus.cosineSign));
}

template <class O, class V>
[[gnu::always_inline]] inline void finish(const Prepared<V>& from, V (&angles)[3]) {
    const V sum =
        inOneTurn(from.plusEighths + from.minusEighths, from.plus + from.minus, from.half);
    const V difference =
        inOneTurn(from.plusEighths - from.minusEighths, from.plus - from.minus, from.half);
    angles[0] = sum & from.kept;
    angles[1] = from.middle & from.kept;
    angles[2] = difference & from.kept;
}

template <class O, class V>
[[gnu::always_inline]] inline void takeArcTangents(Prepared<V>& of) {
    Middle<V> middle;
    const V ratio = middleRatio<O>(of.squares, middle);
    of.plus = smallAtan(of.plus);
    of.minus = smallAtan(of.minus);
    of.middle = finishMiddle<O>(middle, smallAtan(ratio));
}

constexpr std::size_t kBlock = 8;  ///< vectors

/// At most kBlock whole vectors.
template <class O, class V, class T>
inline void runBlock(const T* xyzw, std::size_t vectors, T* anglesRad) {
    Prepared<V> block[kBlock];
    for (std::size_t i = 0; i < vectors; ++i) {
        Quaternions<V> q;
        loadAttitudes(xyzw + 4 * i * V::kLanes, q.axes[0], q.axes[1], q.axes[2], q.w);
        prepare<O>(q, block[i]);
    }
    for (std::size_t i = 0; i < vectors; ++i) {
        takeArcTangents<O>(block[i]);
    }
    for (std::size_t i = 0; i < vectors; ++i) {
        V angles[3];
        finish<O>(block[i], angles);
        storeTriples(anglesRad + 3 * i * V::kLanes, angles[0], angles[1], angles[2]);
    }
}

/// Whole vectors; what is left over goes through a vector of its own.
template <class V>
struct Batch {
    using T = typename V::Scalar;
    const T* xyzw;
    std::size_t count;
    T* anglesRad;

    template <class O>
    void run() const {
        // The last vector apart: one may write a value beyond its last triple.
        std::size_t vectors = (count - 1) / V::kLanes;
        const std::size_t done = vectors * V::kLanes;
        const T* from = xyzw;
        T* to = anglesRad;
        while (vectors > 0) {
            const std::size_t some = vectors < kBlock ? vectors : kBlock;
            runBlock<O, V>(from, some, to);
            from += 4 * V::kLanes * some;
            to += 3 * V::kLanes * some;
            vectors -= some;
        }
        T lastXyzw[4 * V::kLanes] = {};
        T lastAngles[4 * V::kLanes];
        for (std::size_t i = 4 * done; i < 4 * count; ++i) {
            lastXyzw[i - 4 * done] = xyzw[i];
        }
        runBlock<O, V>(lastXyzw, 1, lastAngles);
        for (std::size_t i = 3 * done; i < 3 * count; ++i) {
            anglesRad[i] = lastAngles[i - 3 * done];
        }
    }
};

/// One attitude, in all lanes alike.
template <class V>
struct Single {
    using T = typename V::Scalar;
    const T* xyzw;
    T* anglesRad;

    template <class O>
    void run() const {
        const Quaternions<V> q{{V::all(xyzw[0]), V::all(xyzw[1]), V::all(xyzw[2])},
                               V::all(xyzw[3])};
        Prepared<V> prepared;
        prepare<O>(q, prepared);
        takeArcTangents<O>(prepared);
        V angles[3];
        finish<O>(prepared, angles);
        for (std::size_t i = 0; i < 3; ++i) {
            anglesRad[i] = firstLane(angles[i]);
        }
    }
};

template <bool kIsProper, class Work>
inline void inOrder(const Plan& plan, const Work& work) {
    switch (3 * plan.first + plan.middle) {
        case 1:
            return work.template run<Order<0, 1, kIsProper>>();
        case 2:
            return work.template run<Order<0, 2, kIsProper>>();
        case 3:
            return work.template run<Order<1, 0, kIsProper>>();
        case 5:
            return work.template run<Order<1, 2, kIsProper>>();
        case 6:
            return work.template run<Order<2, 0, kIsProper>>();
        default:
            return work.template run<Order<2, 1, kIsProper>>();
    }
}
template <class Work>
inline void inOrder(const Plan& plan, const Work& work) {
    return plan.isProper ? inOrder<true>(plan, work) : inOrder<false>(plan, work);
}

}  // namespace
}  // namespace gimbalscope::math::batch
