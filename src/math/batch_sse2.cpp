// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The batch kernel with SSE2, which every x86-64 processor has: 4 floats or 2 doubles at once.
#include "math/batch_paths.h"

#if defined(__x86_64__)
#include <emmintrin.h>

namespace gimbalscope::math::batch {
namespace {

struct Floats {
    using Scalar = float;
    static constexpr std::size_t kLanes = 4;
    __m128 value;
    static Floats all(Scalar number) { return {_mm_set1_ps(number)}; }
};
struct FloatsMask {
    __m128 value;
};
inline FloatsMask operator&(FloatsMask a, FloatsMask b) { return {_mm_and_ps(a.value, b.value)}; }
inline FloatsMask operator^(FloatsMask a, FloatsMask b) { return {_mm_xor_ps(a.value, b.value)}; }
inline Floats operator+(Floats a, Floats b) { return {_mm_add_ps(a.value, b.value)}; }
inline Floats operator-(Floats a, Floats b) { return {_mm_sub_ps(a.value, b.value)}; }
inline Floats operator*(Floats a, Floats b) { return {_mm_mul_ps(a.value, b.value)}; }
inline Floats operator/(Floats a, Floats b) { return {_mm_div_ps(a.value, b.value)}; }
inline Floats operator^(Floats a, Floats b) { return {_mm_xor_ps(a.value, b.value)}; }
inline Floats larger(Floats a, Floats b) { return {_mm_max_ps(a.value, b.value)}; }
inline Floats smaller(Floats a, Floats b) { return {_mm_min_ps(a.value, b.value)}; }
inline Floats squareRoot(Floats a) { return {_mm_sqrt_ps(a.value)}; }
inline Floats absolute(Floats a) { return {_mm_andnot_ps(_mm_set1_ps(-0.0F), a.value)}; }
inline Floats signOf(Floats a) { return {_mm_and_ps(_mm_set1_ps(-0.0F), a.value)}; }
inline Floats where(FloatsMask mask, Floats a) { return {_mm_and_ps(mask.value, a.value)}; }
inline FloatsMask operator>(Floats a, Floats b) { return {_mm_cmplt_ps(b.value, a.value)}; }
inline FloatsMask operator==(Floats a, Floats b) { return {_mm_cmpeq_ps(a.value, b.value)}; }
inline Floats choose(FloatsMask mask, Floats yes, Floats no) {
    return {_mm_or_ps(_mm_and_ps(mask.value, yes.value), _mm_andnot_ps(mask.value, no.value))};
}
/// 2^-k for a number from 2^k on, k a multiple of 4.
inline Floats powerOfTwoInverse(Floats a) {
    const auto exponent = _mm_and_si128(_mm_castps_si128(a.value), _mm_set1_epi32(0x7E000000));
    return {_mm_castsi128_ps(_mm_sub_epi32(_mm_set1_epi32(0x7F000000), exponent))};
}

struct Doubles {
    using Scalar = double;
    static constexpr std::size_t kLanes = 2;
    __m128d value;
    static Doubles all(Scalar number) { return {_mm_set1_pd(number)}; }
};
struct DoublesMask {
    __m128d value;
};
inline DoublesMask operator&(DoublesMask a, DoublesMask b) {
    return {_mm_and_pd(a.value, b.value)};
}
inline DoublesMask operator^(DoublesMask a, DoublesMask b) {
    return {_mm_xor_pd(a.value, b.value)};
}
inline Doubles operator+(Doubles a, Doubles b) { return {_mm_add_pd(a.value, b.value)}; }
inline Doubles operator-(Doubles a, Doubles b) { return {_mm_sub_pd(a.value, b.value)}; }
inline Doubles operator*(Doubles a, Doubles b) { return {_mm_mul_pd(a.value, b.value)}; }
inline Doubles operator/(Doubles a, Doubles b) { return {_mm_div_pd(a.value, b.value)}; }
inline Doubles operator^(Doubles a, Doubles b) { return {_mm_xor_pd(a.value, b.value)}; }
inline Doubles larger(Doubles a, Doubles b) { return {_mm_max_pd(a.value, b.value)}; }
inline Doubles smaller(Doubles a, Doubles b) { return {_mm_min_pd(a.value, b.value)}; }
inline Doubles squareRoot(Doubles a) { return {_mm_sqrt_pd(a.value)}; }
inline Doubles absolute(Doubles a) { return {_mm_andnot_pd(_mm_set1_pd(-0.0), a.value)}; }
inline Doubles signOf(Doubles a) { return {_mm_and_pd(_mm_set1_pd(-0.0), a.value)}; }
inline Doubles where(DoublesMask mask, Doubles a) { return {_mm_and_pd(mask.value, a.value)}; }
inline DoublesMask operator>(Doubles a, Doubles b) { return {_mm_cmplt_pd(b.value, a.value)}; }
inline DoublesMask operator==(Doubles a, Doubles b) { return {_mm_cmpeq_pd(a.value, b.value)}; }
inline Doubles choose(DoublesMask mask, Doubles yes, Doubles no) {
    return {_mm_or_pd(_mm_and_pd(mask.value, yes.value), _mm_andnot_pd(mask.value, no.value))};
}
inline Doubles powerOfTwoInverse(Doubles a) {
    const auto exponent =
        _mm_and_si128(_mm_castpd_si128(a.value), _mm_set1_epi64x(0x7FC0000000000000));
    return {_mm_castsi128_pd(_mm_sub_epi64(_mm_set1_epi64x(0x7FE0000000000000), exponent))};
}

inline Floats operator&(Floats a, Floats b) { return {_mm_and_ps(a.value, b.value)}; }
inline Doubles operator&(Doubles a, Doubles b) { return {_mm_and_pd(a.value, b.value)}; }
inline Floats withSign(Floats a, Floats sign) { return {_mm_or_ps(a.value, sign.value)}; }
inline Floats opposite(Floats a) { return {_mm_andnot_ps(a.value, _mm_set1_ps(-0.0F))}; }
inline Doubles withSign(Doubles a, Doubles sign) { return {_mm_or_pd(a.value, sign.value)}; }
inline Doubles opposite(Doubles a) { return {_mm_andnot_pd(a.value, _mm_set1_pd(-0.0))}; }
inline Floats spreadSign(Floats a) {
    return {_mm_castsi128_ps(_mm_srai_epi32(_mm_castps_si128(a.value), 31))};
}
inline Doubles spreadSign(Doubles a) {
    const __m128i spread = _mm_srai_epi32(_mm_castpd_si128(a.value), 31);
    return {_mm_castsi128_pd(_mm_shuffle_epi32(spread, _MM_SHUFFLE(3, 3, 1, 1)))};
}
inline Floats allBits(FloatsMask mask) { return {mask.value}; }
inline Doubles allBits(DoublesMask mask) { return {mask.value}; }
inline float firstLane(Floats a) { return _mm_cvtss_f32(a.value); }
inline double firstLane(Doubles a) { return _mm_cvtsd_f64(a.value); }

/// Four attitudes as rows, turned into columns.
inline void loadAttitudes(const float* xyzw, Floats& x, Floats& y, Floats& z, Floats& w) {
    const __m128 low01 = _mm_unpacklo_ps(_mm_loadu_ps(xyzw), _mm_loadu_ps(xyzw + 4));
    const __m128 high01 = _mm_unpackhi_ps(_mm_loadu_ps(xyzw), _mm_loadu_ps(xyzw + 4));
    const __m128 low23 = _mm_unpacklo_ps(_mm_loadu_ps(xyzw + 8), _mm_loadu_ps(xyzw + 12));
    const __m128 high23 = _mm_unpackhi_ps(_mm_loadu_ps(xyzw + 8), _mm_loadu_ps(xyzw + 12));
    x.value = _mm_movelh_ps(low01, low23);
    y.value = _mm_movehl_ps(low23, low01);
    z.value = _mm_movelh_ps(high01, high23);
    w.value = _mm_movehl_ps(high23, high01);
}
/// Rows of four values, of which the next row overwrites the last.
inline void storeTriples(float* anglesRad, Floats first, Floats middle, Floats third) {
    const __m128 low = _mm_unpacklo_ps(first.value, middle.value);
    const __m128 high = _mm_unpackhi_ps(first.value, middle.value);
    const __m128 c = third.value;
    _mm_storeu_ps(anglesRad, _mm_shuffle_ps(low, c, _MM_SHUFFLE(0, 0, 1, 0)));
    _mm_storeu_ps(anglesRad + 3, _mm_shuffle_ps(low, c, _MM_SHUFFLE(1, 1, 3, 2)));
    _mm_storeu_ps(anglesRad + 6, _mm_shuffle_ps(high, c, _MM_SHUFFLE(2, 2, 1, 0)));
    _mm_storeu_ps(anglesRad + 9, _mm_shuffle_ps(high, c, _MM_SHUFFLE(3, 3, 3, 2)));
}
inline void loadAttitudes(const double* xyzw, Doubles& x, Doubles& y, Doubles& z, Doubles& w) {
    x.value = _mm_unpacklo_pd(_mm_loadu_pd(xyzw), _mm_loadu_pd(xyzw + 4));
    y.value = _mm_unpackhi_pd(_mm_loadu_pd(xyzw), _mm_loadu_pd(xyzw + 4));
    z.value = _mm_unpacklo_pd(_mm_loadu_pd(xyzw + 2), _mm_loadu_pd(xyzw + 6));
    w.value = _mm_unpackhi_pd(_mm_loadu_pd(xyzw + 2), _mm_loadu_pd(xyzw + 6));
}
inline void storeTriples(double* anglesRad, Doubles first, Doubles middle, Doubles third) {
    _mm_storeu_pd(anglesRad, _mm_unpacklo_pd(first.value, middle.value));
    _mm_storeu_pd(anglesRad + 2, _mm_shuffle_pd(third.value, first.value, 2));
    _mm_storeu_pd(anglesRad + 4, _mm_unpackhi_pd(middle.value, third.value));
}

}  // namespace
}  // namespace gimbalscope::math::batch

#include "math/batch_kernel.h"

namespace gimbalscope::math::batch {

void runSse2(const float* xyzw, std::size_t count, const Plan& plan, float* anglesRad) {
    inOrder(plan, Batch<Floats>{xyzw, count, anglesRad});
}
void runSse2(const double* xyzw, std::size_t count, const Plan& plan, double* anglesRad) {
    inOrder(plan, Batch<Doubles>{xyzw, count, anglesRad});
}
void runOneSse2(const float* xyzw, const Plan& plan, float* anglesRad) {
    inOrder(plan, Single<Floats>{xyzw, anglesRad});
}
void runOneSse2(const double* xyzw, const Plan& plan, double* anglesRad) {
    inOrder(plan, Single<Doubles>{xyzw, anglesRad});
}

}  // namespace gimbalscope::math::batch
#endif
