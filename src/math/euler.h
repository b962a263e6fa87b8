// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Euler angles for any of the 12 axis orders from one generic routine: the half sum / half
// difference closed form. M(q) = Ri(first) Rj(middle) Rk(third), read left to right intrinsically
// and right to left extrinsically. Positive angles carry Y to Z, Z to X, X to Y. With S = first +
// third and D = first - third, near a pole one of the two becomes uncertain and the other and the
// middle angle keep full precision. Idea: Bernardes & Viollet, PLoS ONE 2022, in a symmetric form
// without their post-rotation; tracking of the nearest equal triple is this project's own.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "math/rotation.h"
#include "math/scalar.h"

namespace gimbalscope::math {

enum class Axis : std::uint8_t { X, Y, Z };

/// Axes of the three turns in intrinsic order. first == third for the six proper Euler orders.
struct AxisOrder {
    Axis first = Axis::Z, middle = Axis::Y, third = Axis::X;
    friend bool operator==(const AxisOrder&, const AxisOrder&) = default;
};

/// True for XYX, XZX, ... whose first and third axis are the same.
constexpr bool isProper(AxisOrder order) { return order.first == order.third; }

/// The unit vector along an axis, in the frame whose axis it is.
Vec3 unitVector(Axis axis);

/// The axis of turn number `slot` (0 to 2, intrinsic order).
constexpr Axis axisAt(AxisOrder order, std::size_t slot) {
    return slot == 0 ? order.first : slot == 1 ? order.middle : order.third;
}

/// The axis that is neither of two different ones.
Axis remainingAxis(Axis a, Axis b);

/// +1 when (first, middle, remaining axis) is a cyclic order of X Y Z, -1 otherwise.
int parity(AxisOrder order);

/// All 12 orders: six Tait-Bryan, then six proper Euler.
const std::array<AxisOrder, 12>& allOrders();

/// Three letters in upper case, such as "ZYX".
std::array<char, 3> letters(AxisOrder order);

/// The order of three letters x y z in either case; nullopt unless it is one of the 12.
std::optional<AxisOrder> orderFromLetters(std::string_view letters);

/// Three angles in radians, in intrinsic order.
struct Triple {
    double first = 0.0, middle = 0.0, third = 0.0;
    friend bool operator==(const Triple&, const Triple&) = default;
};

/// The turn Ri(first) Rj(middle) Rk(third) as a quaternion, in double.
Quat compose(const Triple& anglesRad, AxisOrder order);
/// The same from half turns, for angles whose unit is exact where radians are not.
Quat composeHalfTurns(const std::array<HalfTurn, 3>& halfTurns, AxisOrder order);

/// The closed form before it is split: sums and radii, computed in the arithmetic of T.
/// alpha = (S + D)/2, gamma = (S - D)/2. rPlus and rMinus are |q| times sqrt(2) (Tait-Bryan) or 1
/// (proper) times the cosine and sine of half the distance from the pole at middle = parity * 90
/// degrees (proper: middle = 0). rMinus vanishes where D is undetermined, rPlus where S is.
struct HalfSums {
    double sum = 0.0, difference = 0.0, middle = 0.0;
    double rPlus = 0.0, rMinus = 0.0;
};
/// Works on any scale of q, and the same for q and -q: the longer pair's angle is within a half
/// turn. For zero or non-finite q everything is 0.
template <class T>
HalfSums halfSums(const QuatOf<T>& quat, AxisOrder order);

/// Principal triple: first and third in [-pi, pi], middle in [-pi/2, pi/2] (proper: [0, pi]).
/// Memoryless; at the pole the split of the undetermined combination is arbitrary but the rotation
/// is right. (0,0,0) for zero or non-finite q. Error after a round trip at most 1e-6 rad (float),
/// 2e-15 (double).
template <class T>
Triple decompose(const QuatOf<T>& quat, AxisOrder order);

/// Ways to decide the undetermined combination within a cap round the pole.
enum class PoleRule : std::uint8_t { Free, PinFirst, PinThird, KeepLast };

/// Half-angle, in units of r/|r|, within which a combination counts as undetermined (2e-6).
inline constexpr double kDefaultTau = 2e-6;

/// As decompose, but within the cap the undetermined combination is chosen by the rule: first = 0,
/// third = 0, or the value it had in `previous` (nothing is held without one). Outside the cap
/// equal to decompose. `tau` is in units of r/n as in HalfSums; the rotation moves by at most 2 tau
/// inside it.
template <class T>
Triple decomposePinned(const QuatOf<T>& quat, AxisOrder order, PoleRule rule,
                       const std::optional<Triple>& previous, double tau = kDefaultTau);

/// The triple equal to the attitude and nearest to `previous` over both families and all turns
/// (middle may pass the pole and run on; first and third grow with every turn), the undetermined
/// combination held within tau. The principal triple when there is no previous; `previous` again
/// (or zeros) for zero or non-finite q. Steps no further than the ship turned when flown exactly
/// through the pole; round trip within 4 tau.
template <class T>
Triple decomposeNearest(const QuatOf<T>& quat, AxisOrder order,
                        const std::optional<Triple>& previous, double tau = kDefaultTau);

/// The other triple that names the same rotation, wrapped to (-pi, pi].
Triple twin(const Triple& anglesRad, AxisOrder order);

/// How far the attitude is from the nearest pole of the order, 0 to pi/2 (Tait-Bryan: from middle =
/// +-90 degrees; proper: from 0 or 180). Full relative precision near 0. NaN for zero or non-finite
/// q.
Radians poleDistance(const Quat& quat, AxisOrder order);

/// 1/|cos(middle)|, proper 1/|sin(middle)|: from 1 to infinity. From the pole distance, not from
/// angles.
double stretch(const Quat& quat, AxisOrder order);

extern template HalfSums halfSums(const QuatOf<double>&, AxisOrder);
extern template HalfSums halfSums(const QuatOf<float>&, AxisOrder);
extern template HalfSums halfSums(const QuatOf<Half>&, AxisOrder);
extern template Triple decompose(const QuatOf<double>&, AxisOrder);
extern template Triple decompose(const QuatOf<float>&, AxisOrder);
extern template Triple decompose(const QuatOf<Half>&, AxisOrder);
extern template Triple decomposePinned(const QuatOf<double>&, AxisOrder, PoleRule,
                                       const std::optional<Triple>&, double);
extern template Triple decomposePinned(const QuatOf<float>&, AxisOrder, PoleRule,
                                       const std::optional<Triple>&, double);
extern template Triple decomposePinned(const QuatOf<Half>&, AxisOrder, PoleRule,
                                       const std::optional<Triple>&, double);
extern template Triple decomposeNearest(const QuatOf<double>&, AxisOrder,
                                        const std::optional<Triple>&, double);
extern template Triple decomposeNearest(const QuatOf<float>&, AxisOrder,
                                        const std::optional<Triple>&, double);
extern template Triple decomposeNearest(const QuatOf<Half>&, AxisOrder,
                                        const std::optional<Triple>&, double);

}  // namespace gimbalscope::math
