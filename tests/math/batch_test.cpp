// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The batch kernel: the same bits on every path and for one attitude, the error of the rebuilt
// attitude against the oracle of attitudes.h, q and -q, what cannot be used, every length of tail.
#include "math/batch.h"

#include <gtest/gtest.h>

#include <cstring>
#include <limits>

#include "math/attitudes.h"

namespace gimbalscope::math {
namespace {

template <class T>
struct Limits;
template <>
struct Limits<float> {
    static constexpr double kErrorDeg = 6e-5;  // the goal P1; 1.9e-5 is what is found
};
template <>
struct Limits<double> {
    static constexpr double kErrorDeg = 1e-13;  // the goal P3; 4.7e-14 is what is found
};

template <class T>
using Numbers = std::vector<T>;

template <class T>
void append(Numbers<T>& xyzw, const Quat& q, double scale = 1.0) {
    for (const double each : {q.x, q.y, q.z, q.w}) {
        xyzw.push_back(static_cast<T>(each * scale));
    }
}

template <class T>
Quat quatAt(const Numbers<T>& xyzw, std::size_t i) {
    return {xyzw[4 * i], xyzw[4 * i + 1], xyzw[4 * i + 2], xyzw[4 * i + 3]};
}

/// Random ones, both poles exactly, a ladder towards them, and the awkward; each as q and -q.
template <class T>
Numbers<T> attitudesFor(AxisOrder order, int count) {
    Numbers<T> xyzw;
    test::Attitudes source(4);
    std::vector<Quat> all = source.mixed(order, count);
    const std::vector<Quat> awkward = test::awkwardAttitudes();
    all.insert(all.end(), awkward.begin(), awkward.end());
    for (const Quat& q : all) {
        append(xyzw, q);
        append(xyzw, -q);
    }
    return xyzw;
}

/// The attitudes at sizes from the smallest denormal numbers to the largest finite ones.
template <class T>
Numbers<T> extremeSizes(AxisOrder order) {
    using Range = std::numeric_limits<T>;
    Numbers<T> xyzw;
    test::Attitudes source(5);
    for (const Quat& q : source.mixed(order, 8)) {
        for (const double size :
             {double{Range::denorm_min()} * 64, double{Range::min()}, double{Range::min()} * 3,
              double{Range::max()} / 1.01, double{Range::max()} / 5, 1e-20, 1e20}) {
            append(xyzw, q, size);
        }
    }
    return xyzw;
}

template <class T>
Numbers<T> unusable() {
    using Range = std::numeric_limits<T>;
    Numbers<T> xyzw{0, 0, 0, 0, -T(0), 0, -T(0), 0};
    for (const T bad : {Range::quiet_NaN(), Range::infinity(), -Range::infinity()}) {
        for (std::size_t place = 0; place < 4; ++place) {
            for (const T other : {T(0), T(0.5), Range::max(), Range::denorm_min()}) {
                std::array<T, 4> q{other, other, other, other};
                q[place] = bad;
                xyzw.insert(xyzw.end(), q.begin(), q.end());
            }
        }
    }
    return xyzw;
}

template <class T>
Numbers<T> converted(const Numbers<T>& xyzw, AxisOrder order,
                     std::optional<Instructions> instructions = std::nullopt) {
    Numbers<T> anglesRad(xyzw.size() / 4 * 3, T(99));
    decomposeBatch(std::span<const T>(xyzw), order, std::span<T>(anglesRad), instructions);
    return anglesRad;
}

/// Equal bit by bit: -0 is not 0.
template <class T>
bool sameBits(const T* a, const T* b, std::size_t count) {
    return std::memcmp(a, b, count * sizeof(T)) == 0;
}

template <class T>
double errorDeg(const Quat& q, const T* anglesRad, AxisOrder order) {
    const Triple triple{anglesRad[0], anglesRad[1], anglesRad[2]};
    return test::angleBetween(test::matrixOf(q), test::turned(triple, order)) * 180.0 / kPi;
}

template <class T>
class Batch : public testing::Test {};
using Scalars = testing::Types<float, double>;
TYPED_TEST_SUITE(Batch, Scalars);

TYPED_TEST(Batch, GivesTheSameBitsOnEveryPathAndForOne) {
    using T = TypeParam;
    for (const AxisOrder order : allOrders()) {
        Numbers<T> xyzw = attitudesFor<T>(order, 60);
        for (const Numbers<T>& more : {extremeSizes<T>(order), unusable<T>()}) {
            xyzw.insert(xyzw.end(), more.begin(), more.end());
        }
        const Numbers<T> expected = converted(xyzw, order, Instructions::Portable);
        for (const Instructions instructions : availableInstructions()) {
            const Numbers<T> got = converted(xyzw, order, instructions);
            EXPECT_TRUE(sameBits(got.data(), expected.data(), got.size())) << name(instructions);
        }
        for (std::size_t i = 0; i < xyzw.size() / 4; ++i) {
            const QuatOf<T> q{xyzw[4 * i], xyzw[4 * i + 1], xyzw[4 * i + 2], xyzw[4 * i + 3]};
            const std::array<T, 3> one = decomposeOne(q, order);
            ASSERT_TRUE(sameBits(one.data(), &expected[3 * i], 3));
        }
    }
}

TYPED_TEST(Batch, RebuildsTheAttitudeEverywhere) {
    using T = TypeParam;
    double worstDeg = 0.0;
    for (const AxisOrder order : allOrders()) {
        const Numbers<T> xyzw = attitudesFor<T>(order, 300);
        const Numbers<T> anglesRad = converted(xyzw, order);
        for (std::size_t i = 0; i < xyzw.size() / 4; ++i) {
            const double error = errorDeg(quatAt(xyzw, i), &anglesRad[3 * i], order);
            ASSERT_LE(error, Limits<T>::kErrorDeg);
            worstDeg = std::max(worstDeg, error);
        }
    }
    EXPECT_GT(worstDeg, Limits<T>::kErrorDeg / 1e3) << "the oracle sees nothing";
}

TYPED_TEST(Batch, RebuildsAnySize) {
    using T = TypeParam;
    for (const AxisOrder order : allOrders()) {
        const Numbers<T> xyzw = extremeSizes<T>(order);
        const Numbers<T> anglesRad = converted(xyzw, order);
        for (std::size_t i = 0; i < xyzw.size() / 4; ++i) {
            ASSERT_LE(errorDeg(quatAt(xyzw, i), &anglesRad[3 * i], order), Limits<T>::kErrorDeg);
        }
    }
}

TYPED_TEST(Batch, GivesTheSameForQAndMinusQAndStaysInRange) {
    using T = TypeParam;
    const T pi = static_cast<T>(kPi);
    for (const AxisOrder order : allOrders()) {
        const Numbers<T> xyzw = attitudesFor<T>(order, 300);
        const Numbers<T> anglesRad = converted(xyzw, order);
        for (std::size_t i = 0; i < anglesRad.size(); i += 6) {
            ASSERT_TRUE(sameBits(&anglesRad[i], &anglesRad[i + 3], 3));
            ASSERT_LE(std::abs(anglesRad[i]), pi);
            ASSERT_LE(std::abs(anglesRad[i + 2]), pi);
            ASSERT_GE(anglesRad[i + 1], isProper(order) ? T(0) : -pi / 2);
            ASSERT_LE(anglesRad[i + 1], isProper(order) ? pi : pi / 2);
            for (std::size_t j = 0; j < 3; ++j) {
                ASSERT_FALSE(anglesRad[i + j] == T(0) && std::signbit(anglesRad[i + j]));
            }
        }
    }
}

TYPED_TEST(Batch, HalfTurnsWithinTheLastDigitStayInRange) {
    using T = TypeParam;
    // first = atan2(+) + atan2(-) near pi where an arc tangent changes from one eighth to the next:
    // the rests add up to pi/4 as nearly as rounding lets them.
    const T pi = static_cast<T>(kPi);
    constexpr double kUlp{std::numeric_limits<T>::epsilon()};
    test::Attitudes source(8);
    Numbers<T> xyzw;
    for (int i = 0; i < 40000; ++i) {
        const double edge =
            (source.uniform(0, 1) < 0.5 ? 1 : -1) * kPi / 8 + source.uniform(-4, 4) * kUlp;
        const double first = kPi + source.uniform(-4, 4) * kUlp;
        append(xyzw, compose(Triple{first, source.angle() / 2, first - 2 * edge}, {}));
    }
    for (const T each : converted(xyzw, AxisOrder{})) {
        ASSERT_LE(std::abs(each), pi);
    }
}

TYPED_TEST(Batch, UnusableQuaternionsGiveZeros) {
    using T = TypeParam;
    const Numbers<T> xyzw = unusable<T>();
    for (const AxisOrder order : allOrders()) {
        for (const Instructions instructions : availableInstructions()) {
            const Numbers<T> anglesRad = converted(xyzw, order, instructions);
            const Numbers<T> zeros(anglesRad.size(), T(0));
            EXPECT_TRUE(sameBits(anglesRad.data(), zeros.data(), zeros.size()));
        }
    }
}

TYPED_TEST(Batch, AgreesWithTheScalarClosedForm) {
    using T = TypeParam;
    for (const AxisOrder order : allOrders()) {
        test::Attitudes source(6);
        for (int i = 0; i < 200; ++i) {
            const QuatOf<T> q = castTo<T>(source.random());
            const std::array<T, 3> one = decomposeOne(q, order);
            const Triple expected = decompose(toDouble(q), order);
            const double tolerance = 64.0 * static_cast<double>(std::numeric_limits<T>::epsilon()) *
                                     stretch(toDouble(q), order);
            ASSERT_NEAR(std::remainder(double{one[0]} - expected.first, kTwoPi), 0.0, tolerance);
            ASSERT_NEAR(one[1], expected.middle, tolerance);
            ASSERT_NEAR(std::remainder(double{one[2]} - expected.third, kTwoPi), 0.0, tolerance);
        }
    }
}

TYPED_TEST(Batch, EveryLengthOfTailAndNothingBeyond) {
    using T = TypeParam;
    const Numbers<T> all = attitudesFor<T>(AxisOrder{}, 20);
    const Numbers<T> expected = converted(all, AxisOrder{}, Instructions::Portable);
    for (const Instructions instructions : availableInstructions()) {
        for (std::size_t count = 0; count <= 33; ++count) {
            Numbers<T> anglesRad(3 * count + 40, T(99));
            decomposeBatch(std::span(all).first(4 * count), AxisOrder{},
                           std::span(anglesRad).first(3 * count), instructions);
            EXPECT_TRUE(sameBits(anglesRad.data(), expected.data(), 3 * count));
            for (std::size_t i = 3 * count; i < anglesRad.size(); ++i) {
                ASSERT_EQ(anglesRad[i], T(99)) << "beyond " << count;
            }
        }
    }
}

TEST(BatchInstructions, NamesAndWhatIsThere) {
    ASSERT_FALSE(availableInstructions().empty());
    EXPECT_EQ(availableInstructions().front(), Instructions::Portable);
    for (const Instructions each :
         {Instructions::Portable, Instructions::Sse2, Instructions::Avx2, Instructions::Avx512}) {
        EXPECT_EQ(instructionsFromName(name(each)), each);
    }
    EXPECT_FALSE(instructionsFromName("AVX2"));
    EXPECT_FALSE(instructionsFromName(""));
}

}  // namespace
}  // namespace gimbalscope::math
