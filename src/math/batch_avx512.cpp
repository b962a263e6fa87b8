// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The batch kernel with AVX-512 (its foundation alone): 16 floats or 8 doubles at once. Compiled
// with flags of its own, without fused multiply-adds, which would change the answers.
#include "math/batch_paths.h"

#if defined(__x86_64__)
#include <immintrin.h>

namespace gimbalscope::math::batch {
namespace {

struct Floats {
    using Scalar = float;
    static constexpr std::size_t kLanes = 16;
    __m512 value;
    static Floats all(Scalar number) { return {_mm512_set1_ps(number)}; }
};
struct FloatsMask {
    __mmask16 value;
};
inline FloatsMask operator&(FloatsMask a, FloatsMask b) {
    return {static_cast<__mmask16>(a.value & b.value)};
}
inline FloatsMask operator^(FloatsMask a, FloatsMask b) {
    return {static_cast<__mmask16>(a.value ^ b.value)};
}
inline Floats operator+(Floats a, Floats b) { return {_mm512_add_ps(a.value, b.value)}; }
inline Floats operator-(Floats a, Floats b) { return {_mm512_sub_ps(a.value, b.value)}; }
inline Floats operator*(Floats a, Floats b) { return {_mm512_mul_ps(a.value, b.value)}; }
inline Floats operator/(Floats a, Floats b) { return {_mm512_div_ps(a.value, b.value)}; }
inline Floats operator^(Floats a, Floats b) {
    return {_mm512_castsi512_ps(
        _mm512_xor_si512(_mm512_castps_si512(a.value), _mm512_castps_si512(b.value)))};
}
inline Floats larger(Floats a, Floats b) { return {_mm512_max_ps(a.value, b.value)}; }
inline Floats smaller(Floats a, Floats b) { return {_mm512_min_ps(a.value, b.value)}; }
inline Floats squareRoot(Floats a) { return {_mm512_sqrt_ps(a.value)}; }
inline Floats absolute(Floats a) { return {_mm512_abs_ps(a.value)}; }
inline Floats signOf(Floats a) {
    return {_mm512_castsi512_ps(_mm512_and_si512(_mm512_castps_si512(_mm512_set1_ps(-0.0F)),
                                                 _mm512_castps_si512(a.value)))};
}
inline Floats where(FloatsMask mask, Floats a) {
    return {_mm512_maskz_mov_ps(mask.value, a.value)};
}
inline FloatsMask operator>(Floats a, Floats b) {
    return {_mm512_cmp_ps_mask(a.value, b.value, _CMP_GT_OQ)};
}
inline FloatsMask operator==(Floats a, Floats b) {
    return {_mm512_cmp_ps_mask(a.value, b.value, _CMP_EQ_OQ)};
}
inline Floats choose(FloatsMask mask, Floats yes, Floats no) {
    return {_mm512_mask_blend_ps(mask.value, no.value, yes.value)};
}
/// 2^-k for a number from 2^k on, k a multiple of 4.
inline Floats powerOfTwoInverse(Floats a) {
    const auto exponent =
        _mm512_and_si512(_mm512_castps_si512(a.value), _mm512_set1_epi32(0x7E000000));
    return {_mm512_castsi512_ps(_mm512_sub_epi32(_mm512_set1_epi32(0x7F000000), exponent))};
}

struct Doubles {
    using Scalar = double;
    static constexpr std::size_t kLanes = 8;
    __m512d value;
    static Doubles all(Scalar number) { return {_mm512_set1_pd(number)}; }
};
struct DoublesMask {
    __mmask8 value;
};
inline DoublesMask operator&(DoublesMask a, DoublesMask b) {
    return {static_cast<__mmask8>(a.value & b.value)};
}
inline DoublesMask operator^(DoublesMask a, DoublesMask b) {
    return {static_cast<__mmask8>(a.value ^ b.value)};
}
inline Doubles operator+(Doubles a, Doubles b) { return {_mm512_add_pd(a.value, b.value)}; }
inline Doubles operator-(Doubles a, Doubles b) { return {_mm512_sub_pd(a.value, b.value)}; }
inline Doubles operator*(Doubles a, Doubles b) { return {_mm512_mul_pd(a.value, b.value)}; }
inline Doubles operator/(Doubles a, Doubles b) { return {_mm512_div_pd(a.value, b.value)}; }
inline Doubles operator^(Doubles a, Doubles b) {
    return {_mm512_castsi512_pd(
        _mm512_xor_si512(_mm512_castpd_si512(a.value), _mm512_castpd_si512(b.value)))};
}
inline Doubles larger(Doubles a, Doubles b) { return {_mm512_max_pd(a.value, b.value)}; }
inline Doubles smaller(Doubles a, Doubles b) { return {_mm512_min_pd(a.value, b.value)}; }
inline Doubles squareRoot(Doubles a) { return {_mm512_sqrt_pd(a.value)}; }
inline Doubles absolute(Doubles a) { return {_mm512_abs_pd(a.value)}; }
inline Doubles signOf(Doubles a) {
    return {_mm512_castsi512_pd(
        _mm512_and_si512(_mm512_castpd_si512(_mm512_set1_pd(-0.0)), _mm512_castpd_si512(a.value)))};
}
inline Doubles where(DoublesMask mask, Doubles a) {
    return {_mm512_maskz_mov_pd(mask.value, a.value)};
}
inline DoublesMask operator>(Doubles a, Doubles b) {
    return {_mm512_cmp_pd_mask(a.value, b.value, _CMP_GT_OQ)};
}
inline DoublesMask operator==(Doubles a, Doubles b) {
    return {_mm512_cmp_pd_mask(a.value, b.value, _CMP_EQ_OQ)};
}
inline Doubles choose(DoublesMask mask, Doubles yes, Doubles no) {
    return {_mm512_mask_blend_pd(mask.value, no.value, yes.value)};
}
inline Doubles powerOfTwoInverse(Doubles a) {
    const auto exponent =
        _mm512_and_si512(_mm512_castpd_si512(a.value), _mm512_set1_epi64(0x7FC0000000000000));
    return {_mm512_castsi512_pd(_mm512_sub_epi64(_mm512_set1_epi64(0x7FE0000000000000), exponent))};
}

inline Floats operator&(Floats a, Floats b) {
    return {_mm512_castsi512_ps(
        _mm512_and_si512(_mm512_castps_si512(a.value), _mm512_castps_si512(b.value)))};
}
inline Doubles operator&(Doubles a, Doubles b) {
    return {_mm512_castsi512_pd(
        _mm512_and_si512(_mm512_castpd_si512(a.value), _mm512_castpd_si512(b.value)))};
}
inline Floats withSign(Floats a, Floats sign) {
    return {_mm512_castsi512_ps(
        _mm512_or_si512(_mm512_castps_si512(a.value), _mm512_castps_si512(sign.value)))};
}
inline Floats opposite(Floats a) {
    return {_mm512_castsi512_ps(_mm512_andnot_si512(_mm512_castps_si512(a.value),
                                                    _mm512_castps_si512(_mm512_set1_ps(-0.0F))))};
}
inline Doubles withSign(Doubles a, Doubles sign) {
    return {_mm512_castsi512_pd(
        _mm512_or_si512(_mm512_castpd_si512(a.value), _mm512_castpd_si512(sign.value)))};
}
inline Doubles opposite(Doubles a) {
    return {_mm512_castsi512_pd(_mm512_andnot_si512(_mm512_castpd_si512(a.value),
                                                    _mm512_castpd_si512(_mm512_set1_pd(-0.0))))};
}
inline Floats spreadSign(Floats a) {
    return {_mm512_castsi512_ps(_mm512_srai_epi32(_mm512_castps_si512(a.value), 31))};
}
inline Doubles spreadSign(Doubles a) {
    return {_mm512_castsi512_pd(_mm512_srai_epi64(_mm512_castpd_si512(a.value), 63))};
}
inline Floats allBits(FloatsMask mask) {
    return {_mm512_castsi512_ps(_mm512_maskz_set1_epi32(mask.value, -1))};
}
inline Doubles allBits(DoublesMask mask) {
    return {_mm512_castsi512_pd(_mm512_maskz_set1_epi64(mask.value, -1))};
}

/// Sixteen attitudes. Each quarter of a register takes every fourth of them: order does not matter
/// as long as storeTriples undoes it.
inline void loadAttitudes(const float* xyzw, Floats& x, Floats& y, Floats& z, Floats& w) {
    const __m512 rows0 = _mm512_loadu_ps(xyzw);
    const __m512 rows1 = _mm512_loadu_ps(xyzw + 16);
    const __m512 rows2 = _mm512_loadu_ps(xyzw + 32);
    const __m512 rows3 = _mm512_loadu_ps(xyzw + 48);
    const __m512 low01 = _mm512_unpacklo_ps(rows0, rows1);
    const __m512 high01 = _mm512_unpackhi_ps(rows0, rows1);
    const __m512 low23 = _mm512_unpacklo_ps(rows2, rows3);
    const __m512 high23 = _mm512_unpackhi_ps(rows2, rows3);
    x.value = _mm512_shuffle_ps(low01, low23, _MM_SHUFFLE(1, 0, 1, 0));
    y.value = _mm512_shuffle_ps(low01, low23, _MM_SHUFFLE(3, 2, 3, 2));
    z.value = _mm512_shuffle_ps(high01, high23, _MM_SHUFFLE(1, 0, 1, 0));
    w.value = _mm512_shuffle_ps(high01, high23, _MM_SHUFFLE(3, 2, 3, 2));
}
inline void storeTriples(float* anglesRad, Floats first, Floats middle, Floats third) {
    const __m512 low = _mm512_unpacklo_ps(first.value, middle.value);
    const __m512 high = _mm512_unpackhi_ps(first.value, middle.value);
    const __m512 c = third.value;
    const __m512 row0 = _mm512_shuffle_ps(low, c, _MM_SHUFFLE(0, 0, 1, 0));
    const __m512 row1 = _mm512_shuffle_ps(low, c, _MM_SHUFFLE(1, 1, 3, 2));
    const __m512 row2 = _mm512_shuffle_ps(high, c, _MM_SHUFFLE(2, 2, 1, 0));
    const __m512 row3 = _mm512_shuffle_ps(high, c, _MM_SHUFFLE(3, 3, 3, 2));
    // The three of each four together; the rest of the lanes is not written.
    const __m512i together =
        _mm512_setr_epi32(0, 1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 14, 15, 15, 15, 15);
    const auto store = [together](float* to, __m512 row) {
        _mm512_mask_storeu_ps(to, 0x0FFF, _mm512_permutexvar_ps(together, row));
    };
    store(anglesRad, row0);
    store(anglesRad + 12, row1);
    store(anglesRad + 24, row2);
    store(anglesRad + 36, row3);
}
/// Eight attitudes in their order.
inline void loadAttitudes(const double* xyzw, Doubles& x, Doubles& y, Doubles& z, Doubles& w) {
    const __m512d rows0 = _mm512_loadu_pd(xyzw);
    const __m512d rows1 = _mm512_loadu_pd(xyzw + 8);
    const __m512d rows2 = _mm512_loadu_pd(xyzw + 16);
    const __m512d rows3 = _mm512_loadu_pd(xyzw + 24);
    const __m512i evenPairs = _mm512_setr_epi64(0, 4, 8, 12, 1, 5, 9, 13);
    const __m512i oddPairs = _mm512_setr_epi64(2, 6, 10, 14, 3, 7, 11, 15);
    const __m512d xy01 = _mm512_permutex2var_pd(rows0, evenPairs, rows1);
    const __m512d xy23 = _mm512_permutex2var_pd(rows2, evenPairs, rows3);
    const __m512d zw01 = _mm512_permutex2var_pd(rows0, oddPairs, rows1);
    const __m512d zw23 = _mm512_permutex2var_pd(rows2, oddPairs, rows3);
    x.value = _mm512_shuffle_f64x2(xy01, xy23, _MM_SHUFFLE(1, 0, 1, 0));
    y.value = _mm512_shuffle_f64x2(xy01, xy23, _MM_SHUFFLE(3, 2, 3, 2));
    z.value = _mm512_shuffle_f64x2(zw01, zw23, _MM_SHUFFLE(1, 0, 1, 0));
    w.value = _mm512_shuffle_f64x2(zw01, zw23, _MM_SHUFFLE(3, 2, 3, 2));
}
inline void storeTriples(double* anglesRad, Doubles first, Doubles middle, Doubles third) {
    // first and middle of all, then third put between.
    const __m512d a = first.value;
    const __m512d b = middle.value;
    const __m512d c = third.value;
    const __m512d ab0 = _mm512_permutex2var_pd(a, _mm512_setr_epi64(0, 8, 0, 1, 9, 0, 2, 10), b);
    const __m512d ab1 = _mm512_permutex2var_pd(a, _mm512_setr_epi64(0, 3, 11, 0, 4, 12, 0, 5), b);
    const __m512d ab2 = _mm512_permutex2var_pd(a, _mm512_setr_epi64(13, 0, 6, 14, 0, 7, 15, 0), b);
    _mm512_storeu_pd(anglesRad, _mm512_mask_permutexvar_pd(
                                    ab0, 0b00100100, _mm512_setr_epi64(0, 0, 0, 0, 0, 1, 0, 0), c));
    _mm512_storeu_pd(
        anglesRad + 8,
        _mm512_mask_permutexvar_pd(ab1, 0b01001001, _mm512_setr_epi64(2, 0, 0, 3, 0, 0, 4, 0), c));
    _mm512_storeu_pd(
        anglesRad + 16,
        _mm512_mask_permutexvar_pd(ab2, 0b10010010, _mm512_setr_epi64(0, 5, 0, 0, 6, 0, 0, 7), c));
}

}  // namespace
}  // namespace gimbalscope::math::batch

#include "math/batch_kernel.h"

namespace gimbalscope::math::batch {

void runAvx512(const float* xyzw, std::size_t count, const Plan& plan, float* anglesRad) {
    inOrder(plan, Batch<Floats>{xyzw, count, anglesRad});
}
void runAvx512(const double* xyzw, std::size_t count, const Plan& plan, double* anglesRad) {
    inOrder(plan, Batch<Doubles>{xyzw, count, anglesRad});
}

}  // namespace gimbalscope::math::batch
#endif
