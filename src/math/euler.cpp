// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The closed form (docs/formulas.md). With i, j, k the axes of first, middle,
// third and e their parity, the four numbers q_i +- q_k and w +- e q_j form two pairs; the angle of
// each pair is half of S = first + third and of D = first - third, and their lengths give the
// middle angle. No difference of nearly equal squares, no asin. Pairs are formed in the scalar T;
// what is remembered from one attitude to the next, and the split of S and D, are in double.
#include "math/euler.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace gimbalscope::math {

namespace {

constexpr double kHalfPi = kPi / 2.0;
constexpr double kTwoPiRest = 2.4492935982947064e-16;  // 2 pi = kTwoPi + this

// The angle plus `turns` whole turns, rounded once rather than twice.
double addTurns(double angleRad, double turns) {
    return angleRad + turns * kTwoPi + turns * kTwoPiRest;
}

template <class T>
T component(const QuatOf<T>& q, Axis axis) {
    return axis == Axis::X ? q.x : axis == Axis::Y ? q.y : q.z;
}

// Near unit size, by a power of two (exact). Only for scales at which a product could leave T's
// range.
template <class T>
QuatOf<T> comfortablyScaled(const QuatOf<T>& quat) {
    const Quat q = toDouble(quat);
    const double largest = std::max({std::abs(q.x), std::abs(q.y), std::abs(q.z), std::abs(q.w)});
    if (largest >= 0.25 && largest <= 4.0) {
        return quat;
    }
    int exponent = 0;
    std::frexp(largest, &exponent);
    return castTo<T>(Quat{std::ldexp(q.x, -exponent), std::ldexp(q.y, -exponent),
                          std::ldexp(q.z, -exponent), std::ldexp(q.w, -exponent)});
}

template <class T>
bool isUsable(const QuatOf<T>& quat) {
    const Quat q = toDouble(quat);
    return isFinite(q) && (q.x != 0.0 || q.y != 0.0 || q.z != 0.0 || q.w != 0.0);
}

// In [-pi, pi]. In T, pi may be rounded upwards: that much beyond pi still counts as pi.
template <class T>
double principalAngle(double angleRad) {
    const double limit = std::max(kPi, static_cast<double>(T(kPi)));
    if (std::abs(angleRad) <= limit) {
        return std::clamp(angleRad, -kPi, kPi);
    }
    return std::clamp(addTurns(angleRad, -std::round(angleRad / kTwoPi)), -kPi, kPi);
}

template <class T>
Triple principal(const HalfSums& sums, AxisOrder order) {
    const double low = isProper(order) ? 0.0 : -kHalfPi;
    const double high = isProper(order) ? kPi : kHalfPi;
    return {principalAngle<T>((sums.sum + sums.difference) / 2.0),
            std::clamp(sums.middle, low, high),
            principalAngle<T>((sums.sum - sums.difference) / 2.0)};
}

// The middle angle at the pole where D is undetermined, and where S is.
double poleWithoutDifference(AxisOrder order) {
    return isProper(order) ? 0.0 : parity(order) * kHalfPi;
}
double poleWithoutSum(AxisOrder order) { return isProper(order) ? kPi : -parity(order) * kHalfPi; }

double mirroredMiddle(double middleRad, AxisOrder order) {
    return isProper(order) ? -middleRad : kPi - middleRad;
}

double nearestTurn(double angleRad, double targetRad) {
    return addTurns(angleRad, std::round((targetRad - angleRad) / kTwoPi));
}

// Which combination is undetermined within tau.
struct Lock {
    bool sum = false, difference = false;
    bool any() const { return sum || difference; }
};
Lock lockOf(const HalfSums& sums, double tau) {
    const double limit = tau * std::hypot(sums.rPlus, sums.rMinus);
    return {sums.rPlus <= limit, sums.rMinus <= limit};
}

// The two pairs of which S and D are twice the angles.
template <class T>
struct Pairs {
    T plusSine, plusCosine, minusSine, minusCosine;
};

template <class T>
Pairs<T> pairsOf(const QuatOf<T>& q, AxisOrder order) {
    const bool odd = parity(order) < 0;
    const T alongFirst = component(q, order.first);
    const T alongMiddle = component(q, order.middle);
    if (isProper(order)) {
        const T alongRest = component(q, remainingAxis(order.first, order.middle));
        return {alongFirst, q.w, odd ? -alongRest : alongRest, alongMiddle};
    }
    const T alongThird = component(q, order.third);
    const T signedMiddle = odd ? -alongMiddle : alongMiddle;
    return {alongFirst + alongThird, q.w + signedMiddle, alongFirst - alongThird,
            q.w - signedMiddle};
}

// The longer pair turned into the right half plane, so that q and -q give the same angles even at
// the pole. Adding 0 turns -0 into 0.
template <class T>
Pairs<T> canonical(const Pairs<T>& pairs, bool plusIsLonger) {
    const T zero(0.0);
    const T cosine = plusIsLonger ? pairs.plusCosine : pairs.minusCosine;
    const T sine = plusIsLonger ? pairs.plusSine : pairs.minusSine;
    if (cosine < zero || (cosine == zero && sine < zero)) {
        return {-pairs.plusSine + zero, -pairs.plusCosine + zero, -pairs.minusSine + zero,
                -pairs.minusCosine + zero};
    }
    return {pairs.plusSine + zero, pairs.plusCosine + zero, pairs.minusSine + zero,
            pairs.minusCosine + zero};
}

}  // namespace

template <class T>
HalfSums halfSums(const QuatOf<T>& quat, AxisOrder order) {
    if (!isUsable(quat)) {
        return {};
    }
    const Pairs<T> raw = pairsOf(comfortablyScaled(quat), order);
    const T rPlus = hypotOf(raw.plusSine, raw.plusCosine);
    const T rMinus = hypotOf(raw.minusSine, raw.minusCosine);
    const Pairs<T> pairs = canonical(raw, rPlus >= rMinus);
    const T two(2.0);
    T middle = two * atan2Of(rMinus, rPlus);
    if (!isProper(order)) {
        const T fromLevel = two * atan2Of(rPlus, rMinus) - T(kHalfPi);
        middle = parity(order) < 0 ? -fromLevel : fromLevel;
    }
    return {static_cast<double>(two * atan2Of(pairs.plusSine, pairs.plusCosine)),
            static_cast<double>(two * atan2Of(pairs.minusSine, pairs.minusCosine)),
            static_cast<double>(middle), static_cast<double>(rPlus), static_cast<double>(rMinus)};
}

template <class T>
Triple decompose(const QuatOf<T>& quat, AxisOrder order) {
    return isUsable(quat) ? principal<T>(halfSums(quat, order), order) : Triple{};
}

template <class T>
Triple decomposePinned(const QuatOf<T>& quat, AxisOrder order, PoleRule rule,
                       const std::optional<Triple>& previous, double tau) {
    if (!isUsable(quat)) {
        return rule == PoleRule::KeepLast ? previous.value_or(Triple{}) : Triple{};
    }
    HalfSums sums = halfSums(quat, order);
    const Lock lock = lockOf(sums, tau);
    if (!lock.any() || rule == PoleRule::Free || (rule == PoleRule::KeepLast && !previous)) {
        return principal<T>(sums, order);
    }
    // On the pole itself, so that the free combination may take any value without turning the ship.
    sums.middle = lock.difference ? poleWithoutDifference(order) : poleWithoutSum(order);
    double& free = lock.difference ? sums.difference : sums.sum;
    double& determined = lock.difference ? sums.sum : sums.difference;
    switch (rule) {
        case PoleRule::PinFirst:
            free = -determined;
            break;
        case PoleRule::PinThird:
            free = determined;
            break;
        default:
            free = lock.difference ? previous->first - previous->third
                                   : previous->first + previous->third;
            determined =
                nearestTurn(determined, lock.difference ? previous->first + previous->third
                                                        : previous->first - previous->third);
    }
    return principal<T>(sums, order);
}

template <class T>
Triple decomposeNearest(const QuatOf<T>& quat, AxisOrder order,
                        const std::optional<Triple>& previous, double tau) {
    if (!isUsable(quat) || !previous) {
        return isUsable(quat) ? decompose(quat, order) : previous.value_or(Triple{});
    }
    const HalfSums sums = halfSums(quat, order);
    const Lock lock = lockOf(sums, tau);
    const double previousSum = previous->first + previous->third;
    const double previousDifference = previous->first - previous->third;
    const auto turnsTo = [](double target, double angle) {
        return std::round((target - angle) / kTwoPi);
    };
    const double sumTurns = lock.sum ? 0.0 : turnsTo(previousSum, sums.sum);
    const double differenceTurns =
        lock.difference ? 0.0 : turnsTo(previousDifference, sums.difference);
    const double sum = lock.sum ? previousSum : addTurns(sums.sum, sumTurns);
    const double difference =
        lock.difference ? previousDifference : addTurns(sums.difference, differenceTurns);

    const double plain = nearestTurn(sums.middle, previous->middle);
    const double mirrored = nearestTurn(mirroredMiddle(sums.middle, order), previous->middle);
    bool otherFamily = std::fmod(sumTurns + differenceTurns, 2.0) != 0.0;
    if (lock.any()) {  // both families coincide
        otherFamily = std::abs(mirrored - previous->middle) < std::abs(plain - previous->middle);
    }
    return {(sum + difference) / 2.0, otherFamily ? mirrored : plain, (sum - difference) / 2.0};
}

Triple twin(const Triple& anglesRad, AxisOrder order) {
    const auto wrappedHalfOpen = [](double angleRad) {
        const double inTurn = wrapped(Radians{angleRad}).value;
        return inTurn <= -kPi ? kPi : inTurn;
    };
    return {wrappedHalfOpen(anglesRad.first + kPi),
            wrappedHalfOpen(mirroredMiddle(anglesRad.middle, order)),
            wrappedHalfOpen(anglesRad.third + kPi)};
}

namespace {

// The lengths of the two pairs, shorter first: the sine and cosine of half the distance from the
// pole.
std::pair<double, double> sortedRadii(const Quat& quat, AxisOrder order) {
    const Pairs<double> pairs = pairsOf(comfortablyScaled(quat), order);
    return std::minmax({std::hypot(pairs.plusSine, pairs.plusCosine),
                        std::hypot(pairs.minusSine, pairs.minusCosine)});
}

}  // namespace

Radians poleDistance(const Quat& quat, AxisOrder order) {
    if (!isUsable(quat)) {
        return {std::nan("")};
    }
    const auto [shorter, longer] = sortedRadii(quat, order);
    return {2.0 * std::atan2(shorter, longer)};
}

double stretch(const Quat& quat, AxisOrder order) {
    if (!isUsable(quat)) {
        return std::nan("");
    }
    const auto [shorter, longer] = sortedRadii(quat, order);
    return std::max(1.0, (shorter * shorter + longer * longer) / (2.0 * shorter * longer));
}

template HalfSums halfSums(const QuatOf<double>&, AxisOrder);
template HalfSums halfSums(const QuatOf<float>&, AxisOrder);
template HalfSums halfSums(const QuatOf<Half>&, AxisOrder);
template Triple decompose(const QuatOf<double>&, AxisOrder);
template Triple decompose(const QuatOf<float>&, AxisOrder);
template Triple decompose(const QuatOf<Half>&, AxisOrder);
template Triple decomposePinned(const QuatOf<double>&, AxisOrder, PoleRule,
                                const std::optional<Triple>&, double);
template Triple decomposePinned(const QuatOf<float>&, AxisOrder, PoleRule,
                                const std::optional<Triple>&, double);
template Triple decomposePinned(const QuatOf<Half>&, AxisOrder, PoleRule,
                                const std::optional<Triple>&, double);
template Triple decomposeNearest(const QuatOf<double>&, AxisOrder, const std::optional<Triple>&,
                                 double);
template Triple decomposeNearest(const QuatOf<float>&, AxisOrder, const std::optional<Triple>&,
                                 double);
template Triple decomposeNearest(const QuatOf<Half>&, AxisOrder, const std::optional<Triple>&,
                                 double);

}  // namespace gimbalscope::math
