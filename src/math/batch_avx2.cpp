// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The batch kernel with AVX2: 8 floats or 4 doubles at once. Compiled with flags of its own,
// without fused multiply-adds, which would change the answers.
#include "math/batch_paths.h"

#if defined(__x86_64__)
#include <immintrin.h>

namespace gimbalscope::math::batch {
namespace {

struct Floats {
    using Scalar = float;
    static constexpr std::size_t kLanes = 8;
    __m256 value;
    static Floats all(Scalar number) { return {_mm256_set1_ps(number)}; }
};
struct FloatsMask {
    __m256 value;
};
inline FloatsMask operator&(FloatsMask a, FloatsMask b) {
    return {_mm256_and_ps(a.value, b.value)};
}
inline FloatsMask operator^(FloatsMask a, FloatsMask b) {
    return {_mm256_xor_ps(a.value, b.value)};
}
inline Floats operator+(Floats a, Floats b) { return {_mm256_add_ps(a.value, b.value)}; }
inline Floats operator-(Floats a, Floats b) { return {_mm256_sub_ps(a.value, b.value)}; }
inline Floats operator*(Floats a, Floats b) { return {_mm256_mul_ps(a.value, b.value)}; }
inline Floats operator/(Floats a, Floats b) { return {_mm256_div_ps(a.value, b.value)}; }
inline Floats operator^(Floats a, Floats b) { return {_mm256_xor_ps(a.value, b.value)}; }
inline Floats larger(Floats a, Floats b) { return {_mm256_max_ps(a.value, b.value)}; }
inline Floats smaller(Floats a, Floats b) { return {_mm256_min_ps(a.value, b.value)}; }
inline Floats squareRoot(Floats a) { return {_mm256_sqrt_ps(a.value)}; }
inline Floats absolute(Floats a) { return {_mm256_andnot_ps(_mm256_set1_ps(-0.0F), a.value)}; }
inline Floats signOf(Floats a) { return {_mm256_and_ps(_mm256_set1_ps(-0.0F), a.value)}; }
inline Floats where(FloatsMask mask, Floats a) { return {_mm256_and_ps(mask.value, a.value)}; }
inline FloatsMask operator>(Floats a, Floats b) {
    return {_mm256_cmp_ps(a.value, b.value, _CMP_GT_OQ)};
}
inline FloatsMask operator==(Floats a, Floats b) {
    return {_mm256_cmp_ps(a.value, b.value, _CMP_EQ_OQ)};
}
inline Floats choose(FloatsMask mask, Floats yes, Floats no) {
    return {_mm256_blendv_ps(no.value, yes.value, mask.value)};
}
/// 2^-k for a number from 2^k on, k a multiple of 4.
inline Floats powerOfTwoInverse(Floats a) {
    const auto exponent =
        _mm256_and_si256(_mm256_castps_si256(a.value), _mm256_set1_epi32(0x7E000000));
    return {_mm256_castsi256_ps(_mm256_sub_epi32(_mm256_set1_epi32(0x7F000000), exponent))};
}

struct Doubles {
    using Scalar = double;
    static constexpr std::size_t kLanes = 4;
    __m256d value;
    static Doubles all(Scalar number) { return {_mm256_set1_pd(number)}; }
};
struct DoublesMask {
    __m256d value;
};
inline DoublesMask operator&(DoublesMask a, DoublesMask b) {
    return {_mm256_and_pd(a.value, b.value)};
}
inline DoublesMask operator^(DoublesMask a, DoublesMask b) {
    return {_mm256_xor_pd(a.value, b.value)};
}
inline Doubles operator+(Doubles a, Doubles b) { return {_mm256_add_pd(a.value, b.value)}; }
inline Doubles operator-(Doubles a, Doubles b) { return {_mm256_sub_pd(a.value, b.value)}; }
inline Doubles operator*(Doubles a, Doubles b) { return {_mm256_mul_pd(a.value, b.value)}; }
inline Doubles operator/(Doubles a, Doubles b) { return {_mm256_div_pd(a.value, b.value)}; }
inline Doubles operator^(Doubles a, Doubles b) { return {_mm256_xor_pd(a.value, b.value)}; }
inline Doubles larger(Doubles a, Doubles b) { return {_mm256_max_pd(a.value, b.value)}; }
inline Doubles smaller(Doubles a, Doubles b) { return {_mm256_min_pd(a.value, b.value)}; }
inline Doubles squareRoot(Doubles a) { return {_mm256_sqrt_pd(a.value)}; }
inline Doubles absolute(Doubles a) { return {_mm256_andnot_pd(_mm256_set1_pd(-0.0), a.value)}; }
inline Doubles signOf(Doubles a) { return {_mm256_and_pd(_mm256_set1_pd(-0.0), a.value)}; }
inline Doubles where(DoublesMask mask, Doubles a) { return {_mm256_and_pd(mask.value, a.value)}; }
inline DoublesMask operator>(Doubles a, Doubles b) {
    return {_mm256_cmp_pd(a.value, b.value, _CMP_GT_OQ)};
}
inline DoublesMask operator==(Doubles a, Doubles b) {
    return {_mm256_cmp_pd(a.value, b.value, _CMP_EQ_OQ)};
}
inline Doubles choose(DoublesMask mask, Doubles yes, Doubles no) {
    return {_mm256_blendv_pd(no.value, yes.value, mask.value)};
}
inline Doubles powerOfTwoInverse(Doubles a) {
    const auto exponent =
        _mm256_and_si256(_mm256_castpd_si256(a.value), _mm256_set1_epi64x(0x7FC0000000000000));
    return {
        _mm256_castsi256_pd(_mm256_sub_epi64(_mm256_set1_epi64x(0x7FE0000000000000), exponent))};
}

inline Floats operator&(Floats a, Floats b) { return {_mm256_and_ps(a.value, b.value)}; }
inline Doubles operator&(Doubles a, Doubles b) { return {_mm256_and_pd(a.value, b.value)}; }
inline Floats withSign(Floats a, Floats sign) { return {_mm256_or_ps(a.value, sign.value)}; }
inline Floats opposite(Floats a) { return {_mm256_andnot_ps(a.value, _mm256_set1_ps(-0.0F))}; }
inline Doubles withSign(Doubles a, Doubles sign) { return {_mm256_or_pd(a.value, sign.value)}; }
inline Doubles opposite(Doubles a) { return {_mm256_andnot_pd(a.value, _mm256_set1_pd(-0.0))}; }
inline Floats spreadSign(Floats a) {
    return {_mm256_castsi256_ps(_mm256_srai_epi32(_mm256_castps_si256(a.value), 31))};
}
inline Doubles spreadSign(Doubles a) {
    const __m256i spread = _mm256_srai_epi32(_mm256_castpd_si256(a.value), 31);
    return {_mm256_castsi256_pd(_mm256_shuffle_epi32(spread, _MM_SHUFFLE(3, 3, 1, 1)))};
}
inline Floats allBits(FloatsMask mask) { return {mask.value}; }
inline Doubles allBits(DoublesMask mask) { return {mask.value}; }

/// Eight attitudes; the first four stand in the lower half.
inline void loadAttitudes(const float* xyzw, Floats& x, Floats& y, Floats& z, Floats& w) {
    const auto pair = [xyzw](std::size_t i) {
        return _mm256_insertf128_ps(_mm256_castps128_ps256(_mm_loadu_ps(xyzw + 4 * i)),
                                    _mm_loadu_ps(xyzw + 4 * i + 16), 1);
    };
    const __m256 low01 = _mm256_unpacklo_ps(pair(0), pair(1));
    const __m256 high01 = _mm256_unpackhi_ps(pair(0), pair(1));
    const __m256 low23 = _mm256_unpacklo_ps(pair(2), pair(3));
    const __m256 high23 = _mm256_unpackhi_ps(pair(2), pair(3));
    x.value = _mm256_shuffle_ps(low01, low23, _MM_SHUFFLE(1, 0, 1, 0));
    y.value = _mm256_shuffle_ps(low01, low23, _MM_SHUFFLE(3, 2, 3, 2));
    z.value = _mm256_shuffle_ps(high01, high23, _MM_SHUFFLE(1, 0, 1, 0));
    w.value = _mm256_shuffle_ps(high01, high23, _MM_SHUFFLE(3, 2, 3, 2));
}
/// Rows of four values, of which the next row overwrites the last.
inline void storeTriples(float* anglesRad, Floats first, Floats middle, Floats third) {
    const __m256 low = _mm256_unpacklo_ps(first.value, middle.value);
    const __m256 high = _mm256_unpackhi_ps(first.value, middle.value);
    const __m256 c = third.value;
    const __m256 row0 = _mm256_shuffle_ps(low, c, _MM_SHUFFLE(0, 0, 1, 0));
    const __m256 row1 = _mm256_shuffle_ps(low, c, _MM_SHUFFLE(1, 1, 3, 2));
    const __m256 row2 = _mm256_shuffle_ps(high, c, _MM_SHUFFLE(2, 2, 1, 0));
    const __m256 row3 = _mm256_shuffle_ps(high, c, _MM_SHUFFLE(3, 3, 3, 2));
    _mm_storeu_ps(anglesRad, _mm256_castps256_ps128(row0));
    _mm_storeu_ps(anglesRad + 3, _mm256_castps256_ps128(row1));
    _mm_storeu_ps(anglesRad + 6, _mm256_castps256_ps128(row2));
    _mm_storeu_ps(anglesRad + 9, _mm256_castps256_ps128(row3));
    _mm_storeu_ps(anglesRad + 12, _mm256_extractf128_ps(row0, 1));
    _mm_storeu_ps(anglesRad + 15, _mm256_extractf128_ps(row1, 1));
    _mm_storeu_ps(anglesRad + 18, _mm256_extractf128_ps(row2, 1));
    _mm_storeu_ps(anglesRad + 21, _mm256_extractf128_ps(row3, 1));
}
/// Four attitudes; the first two stand in the lower half.
inline void loadAttitudes(const double* xyzw, Doubles& x, Doubles& y, Doubles& z, Doubles& w) {
    const auto pair = [xyzw](std::size_t i) {
        return _mm256_insertf128_pd(_mm256_castpd128_pd256(_mm_loadu_pd(xyzw + i)),
                                    _mm_loadu_pd(xyzw + i + 8), 1);
    };
    x.value = _mm256_unpacklo_pd(pair(0), pair(4));
    y.value = _mm256_unpackhi_pd(pair(0), pair(4));
    z.value = _mm256_unpacklo_pd(pair(2), pair(6));
    w.value = _mm256_unpackhi_pd(pair(2), pair(6));
}
inline void storeTriples(double* anglesRad, Doubles first, Doubles middle, Doubles third) {
    const __m256d piece0 = _mm256_unpacklo_pd(first.value, middle.value);
    const __m256d piece1 = _mm256_shuffle_pd(third.value, first.value, 0b1010);
    const __m256d piece2 = _mm256_unpackhi_pd(middle.value, third.value);
    _mm_storeu_pd(anglesRad, _mm256_castpd256_pd128(piece0));
    _mm_storeu_pd(anglesRad + 2, _mm256_castpd256_pd128(piece1));
    _mm_storeu_pd(anglesRad + 4, _mm256_castpd256_pd128(piece2));
    _mm_storeu_pd(anglesRad + 6, _mm256_extractf128_pd(piece0, 1));
    _mm_storeu_pd(anglesRad + 8, _mm256_extractf128_pd(piece1, 1));
    _mm_storeu_pd(anglesRad + 10, _mm256_extractf128_pd(piece2, 1));
}

}  // namespace
}  // namespace gimbalscope::math::batch

#include "math/batch_kernel.h"

namespace gimbalscope::math::batch {

void runAvx2(const float* xyzw, std::size_t count, const Plan& plan, float* anglesRad) {
    inOrder(plan, Batch<Floats>{xyzw, count, anglesRad});
}
void runAvx2(const double* xyzw, std::size_t count, const Plan& plan, double* anglesRad) {
    inOrder(plan, Batch<Doubles>{xyzw, count, anglesRad});
}

}  // namespace gimbalscope::math::batch
#endif
