// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// A "vector" of one value in plain C++, for the batch kernel: what processors without a path of
// their own run, and what single attitudes take. larger and smaller give the second one when the
// two do not compare, as the instructions do.
#pragma once

#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <type_traits>

namespace gimbalscope::math::batch {
namespace {

template <class T>
struct One {
    using Scalar = T;
    using Bits = std::conditional_t<sizeof(T) == 4, std::uint32_t, std::uint64_t>;
    static constexpr std::size_t kLanes = 1;
    T value;
    static One all(T number) { return {number}; }
    static One ofBits(Bits bits) { return {std::bit_cast<T>(bits)}; }
    Bits bits() const { return std::bit_cast<Bits>(value); }
};

template <class T>
inline One<T> operator+(One<T> a, One<T> b) {
    return {a.value + b.value};
}
template <class T>
inline One<T> operator-(One<T> a, One<T> b) {
    return {a.value - b.value};
}
template <class T>
inline One<T> operator*(One<T> a, One<T> b) {
    return {a.value * b.value};
}
template <class T>
inline One<T> operator/(One<T> a, One<T> b) {
    return {a.value / b.value};
}
template <class T>
inline One<T> operator^(One<T> a, One<T> b) {
    return One<T>::ofBits(a.bits() ^ b.bits());
}
/// All bits or none: choosing by bits takes no branch that random data would mispredict.
template <class T>
struct OneMask {
    typename One<T>::Bits bits;
    static OneMask of(bool isSet) {
        return {static_cast<typename One<T>::Bits>(0 - static_cast<typename One<T>::Bits>(isSet))};
    }
};
template <class T>
inline OneMask<T> operator&(OneMask<T> a, OneMask<T> b) {
    return {a.bits & b.bits};
}
template <class T>
inline OneMask<T> operator^(OneMask<T> a, OneMask<T> b) {
    return {a.bits ^ b.bits};
}
template <class T>
inline OneMask<T> operator>(One<T> a, One<T> b) {
    return OneMask<T>::of(a.value > b.value);
}
template <class T>
inline OneMask<T> operator==(One<T> a, One<T> b) {
    return OneMask<T>::of(a.value == b.value);
}
template <class T>
inline One<T> squareRoot(One<T> a) {
    return {std::sqrt(a.value)};
}
template <class T>
inline One<T> larger(One<T> a, One<T> b) {
    return a.value > b.value ? a : b;
}
template <class T>
inline One<T> smaller(One<T> a, One<T> b) {
    return a.value < b.value ? a : b;
}
template <class T>
inline One<T> absolute(One<T> a) {
    return {std::abs(a.value)};
}
template <class T>
inline One<T> signOf(One<T> a) {
    return One<T>::ofBits(a.bits() & One<T>::all(-T(0)).bits());
}
template <class T>
inline One<T> operator&(One<T> a, One<T> b) {
    return One<T>::ofBits(a.bits() & b.bits());
}
/// `a` with the sign bit also where `sign` (0 or -0) has it.
template <class T>
inline One<T> withSign(One<T> a, One<T> sign) {
    return One<T>::ofBits(a.bits() | sign.bits());
}
/// -0 for a number without the sign bit, 0 for one with it.
template <class T>
inline One<T> opposite(One<T> a) {
    return One<T>::ofBits(~a.bits() & One<T>::all(-T(0)).bits());
}
/// All bits where the sign bit is set, else none.
template <class T>
inline One<T> spreadSign(One<T> a) {
    return One<T>::ofBits(~((a.bits() >> (8 * sizeof(T) - 1)) - 1));
}
template <class T>
inline One<T> allBits(OneMask<T> mask) {
    return One<T>::ofBits(mask.bits);
}
template <class T>
inline One<T> where(OneMask<T> mask, One<T> a) {
    return One<T>::ofBits(mask.bits & a.bits());
}
template <class T>
inline One<T> choose(OneMask<T> mask, One<T> yes, One<T> no) {
    return One<T>::ofBits((mask.bits & yes.bits()) | (~mask.bits & no.bits()));
}
/// 2^-k for a number from 2^k on, k a multiple of 4.
template <class T>
inline One<T> powerOfTwoInverse(One<T> a) {
    using Bits = typename One<T>::Bits;
    constexpr Bits kLeast = std::bit_cast<Bits>(std::numeric_limits<T>::min());  // exponent 1
    constexpr Bits kInfinity = std::bit_cast<Bits>(std::numeric_limits<T>::infinity());
    return One<T>::ofBits((kInfinity - kLeast) - (a.bits() & (kInfinity - 3 * kLeast)));
}
template <class T>
inline T firstLane(One<T> a) {
    return a.value;
}
template <class T>
inline void loadAttitudes(const T* xyzw, One<T>& x, One<T>& y, One<T>& z, One<T>& w) {
    x.value = xyzw[0];
    y.value = xyzw[1];
    z.value = xyzw[2];
    w.value = xyzw[3];
}
template <class T>
inline void storeTriples(T* anglesRad, One<T> first, One<T> middle, One<T> third) {
    anglesRad[0] = first.value;
    anglesRad[1] = middle.value;
    anglesRad[2] = third.value;
}

}  // namespace
}  // namespace gimbalscope::math::batch
