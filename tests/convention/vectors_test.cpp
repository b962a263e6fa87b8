// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Every number in tests/data/vectors: SciPy's, Godot's, three.js's, Wine's and the published
// pages'. A vector of an unknown kind fails, so none can be left out by accident.
#include <bit>
#include <functional>
#include <map>

#include "convention/formulas/formulas.h"
#include "convention/json_data.h"
#include "convention/reading.h"
#include "math/attitudes.h"
#include "math/interpolation.h"

namespace gimbalscope::convention {
namespace {

using math::Quat;
using math::Triple;
using test::Json;

double toleranceOf(const Json& vector) { return vector.value("tol", 1e-9); }

// Within the tolerance, relative to the size of large numbers where the file says so.
void expectNumbers(const std::vector<double>& actual, const std::vector<double>& expected,
                   const Json& vector) {
    ASSERT_EQ(actual.size(), expected.size());
    for (std::size_t i = 0; i < actual.size(); ++i) {
        const bool relative = vector.value("tol_kind", "") == "relative";
        const double scale = relative ? std::max(1.0, std::abs(expected[i])) : 1.0;
        EXPECT_NEAR(actual[i], expected[i], toleranceOf(vector) * scale);
    }
}

void expectQuat(const Quat& actual, const Json& expected, const Json& vector) {
    expectNumbers({actual.x, actual.y, actual.z, actual.w}, test::numbers(expected), vector);
}

void expectAnglesMod(const Triple& actual, const Triple& expected, double tolerance) {
    const auto gap = [](double a, double b) { return std::remainder(a - b, math::kTwoPi); };
    EXPECT_NEAR(gap(actual.first, expected.first), 0.0, tolerance);
    EXPECT_NEAR(gap(actual.middle, expected.middle), 0.0, tolerance);
    EXPECT_NEAR(gap(actual.third, expected.third), 0.0, tolerance);
}

void expectSameRotation(const Quat& q, const Triple& anglesRad, math::AxisOrder order,
                        double tolerance) {
    EXPECT_LE(test::angleBetween(test::matrixOf(q), test::turned(anglesRad, order)), tolerance);
}

void quatToEuler(const Json& v) {
    const auto order = test::intrinsicOrder(v["input"]["order"]);
    const Quat q = test::quatXyzw(v["input"]["q"]);
    // SciPy sets the third angle to 0 at the pole.
    const Triple actual = decomposePinned(q, order, math::PoleRule::PinThird, std::nullopt);
    expectAnglesMod(actual, test::triple(v["expect"]), toleranceOf(v));
    expectSameRotation(q, actual, order, 1e-5);
}

void quatToEulerRotation(const Json& v) {
    const auto order = test::intrinsicOrder(v["input"]["order"]);
    const Quat q = test::quatXyzw(v["input"]["q"]);
    expectSameRotation(q, decompose(q, order), order, toleranceOf(v));
    expectSameRotation(q, test::triple(v["expect"]), order, toleranceOf(v));
    expectSameRotation(q, decompose(math::castTo<float>(q), order), order, 2e-6);
}

void roundTripEuler(const Json& v) {
    const auto order = test::intrinsicOrder(v["input"]["order"]);
    const Triple angles = test::triple(v["input"]["angles_rad"]);
    const Quat q = compose(angles, order);
    expectSameRotation(q, angles, order, 2e-15);
    expectSameRotation(q, decompose(q, order), order, 2e-15);
}

void eulerToMatrix(const Json& v) {
    const Quat q =
        compose(test::triple(v["input"]["angles_rad"]), test::intrinsicOrder(v["input"]["order"]));
    const math::Mat3 actual = toMatrix(q);
    for (std::size_t i = 0; i < 3; ++i) {
        expectNumbers({actual.m[i].begin(), actual.m[i].end()}, test::numbers(v["expect"][i]), v);
    }
}

void quatToMatrix(const Json& v) {
    const math::Mat3 actual = toMatrix(math::normalized(test::quatXyzw(v["input"]["q"])).value());
    for (std::size_t i = 0; i < 3; ++i) {
        expectNumbers({actual.m[i].begin(), actual.m[i].end()}, test::numbers(v["expect"][i]), v);
    }
}

void eulerToQuat(const Json& v) {
    expectQuat(
        compose(test::triple(v["input"]["angles_rad"]), test::intrinsicOrder(v["input"]["order"])),
        v["expect"], v);
}

void trackHold(const Json& v) {
    const Triple previous = test::triple(v["input"]["prev"]);
    for (const math::AxisOrder& order : math::allOrders()) {
        EXPECT_EQ(decomposeNearest(test::quatXyzw(v["input"]["q"]), order, previous), previous);
    }
}

void squadSetupVector(const Json& v) {
    const Json& in = v["input"];
    const auto controls = squadSetup(test::quatXyzw(in["q0"]), test::quatXyzw(in["q1"]),
                                     test::quatXyzw(in["q2"]), test::quatXyzw(in["q3"]));
    expectQuat(controls.a, v["expect"]["A"], v);
    expectQuat(controls.b, v["expect"]["B"], v);
    expectQuat(controls.c, v["expect"]["C"], v);
}

void squadAngle(const Json& v) {
    const Json& in = v["input"];
    const Quat q1 = test::quatXyzw(in["q1"]);
    const auto controls = squadSetup(test::quatXyzw(in["q0"]), q1, test::quatXyzw(in["q2"]),
                                     test::quatXyzw(in["q3"]));
    const Quat q = squad(q1, controls.a, controls.b, controls.c, in["t"].get<double>());
    const double angle = toDegrees(angleBetween(Quat{}, q)).value;
    EXPECT_NEAR(angle, v["expect"].get<double>(), toleranceOf(v));
}

// The script of the Construction Set wiki: its input through its own composition, its output.
void seedOblivion(const Json& v) {
    const auto local = test::numbers(v["input"]["local_deg"]);
    const auto world = test::numbers(v["expect"]);
    const Quat attitude =
        decode(*find("oblivion-local"), {}, {local[0], local[1], local[2]}).value();
    ReadingOptions options;
    options.arithmetic = Arithmetic::Float64;
    PolicyMemory memory;
    const Reading reading = read(*find("oblivion"), options, attitude, attitude, memory);
    for (std::size_t i = 0; i < 3; ++i) {
        EXPECT_NEAR(std::remainder(reading.angles[i] - world[i], 360.0), 0.0, toleranceOf(v));
    }
}

void seedUrot(const Json& v) {
    const auto expected = test::numbers(v["expect"]);
    const auto angles = formulas::unrealWiki(test::quatXyzw(v["input"]["q"]), false).angles;
    const std::array<double, 3> pitchYawRoll{angles[1], angles[0], angles[2]};
    for (std::size_t i = 0; i < 3; ++i) {
        EXPECT_NEAR(std::remainder(pitchYawRoll[i] - expected[i], 65536.0), 0.0, toleranceOf(v));
    }
}

void seedUrotNan(const Json& v) {
    std::array<float, 4> q{};
    for (std::size_t i = 0; i < 4; ++i) {
        const auto bits = std::stoul(v["input"]["q_bits"][i].get<std::string>(), nullptr, 16);
        q[i] = std::bit_cast<float>(static_cast<std::uint32_t>(bits));
    }
    const auto angles =
        formulas::unrealWiki(math::QuatOf<float>{q[0], q[1], q[2], q[3]}, false).angles;
    EXPECT_EQ(std::isnan(angles[1]), v["expect"].get<bool>());
}

using Check = std::function<void(const Json&)>;

Check quatFunction(Quat (*function)(const Quat&)) {
    return [=](const Json& v) {
        expectQuat(function(test::quatXyzw(v["input"]["q"])), v["expect"], v);
    };
}

const std::map<std::string, Check>& checks() {
    static const std::map<std::string, Check> kChecks{
        {"quat_to_euler", quatToEuler},
        {"quat_to_euler_rotation", quatToEulerRotation},
        {"roundtrip_euler", roundTripEuler},
        {"euler_to_matrix", eulerToMatrix},
        {"euler_to_quat", eulerToQuat},
        {"quat_to_matrix", quatToMatrix},
        {"track_hold", trackHold},
        {"seed_oblivion", seedOblivion},
        {"seed_urot", seedUrot},
        {"seed_urot_float32_pitch_is_nan", seedUrotNan},
        {"dx_squad_setup", squadSetupVector},
        {"dx_squad_setup_then_squad_angle_deg", squadAngle},
        {"dx_ln", quatFunction(&math::ln<double>)},
        {"dx_exp", quatFunction(&math::exp<double>)},
        {"dx_inverse", quatFunction(&math::inverse<double>)},
        {"dx_normalize", quatFunction(+[](const Quat& q) { return math::normalized(q).value(); })},
        {"rotvec_to_quat",
         [](const Json& v) {
             const auto n = test::numbers(v["input"]["rotvec"]);
             expectQuat(math::fromRotationVector({n[0], n[1], n[2]}), v["expect"], v);
         }},
        {"axis_angle_to_quat",
         [](const Json& v) {
             const auto n = test::numbers(v["input"]["axis"]);
             const math::Radians angle{v["input"]["angle_rad"].get<double>()};
             expectQuat(math::fromAxisAngle({n[0], n[1], n[2]}, angle), v["expect"], v);
         }},
        {"hamilton_mul",
         [](const Json& v) {
             expectQuat(test::quatXyzw(v["input"]["a"]) * test::quatXyzw(v["input"]["b"]),
                        v["expect"], v);
         }},
        {"dot",
         [](const Json& v) {
             const Quat a = test::quatXyzw(v["input"]["a"]);
             const Quat b = test::quatXyzw(v["input"]["b"]);
             expectNumbers({a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w},
                           {v["expect"].get<double>()}, v);
         }},
        {"dx_slerp",
         [](const Json& v) {
             expectQuat(slerp(test::quatXyzw(v["input"]["a"]), test::quatXyzw(v["input"]["b"]),
                              v["input"]["t"].get<double>()),
                        v["expect"], v);
         }},
        {"dx_barycentric",
         [](const Json& v) {
             const Json& in = v["input"];
             expectQuat(barycentric(test::quatXyzw(in["q1"]), test::quatXyzw(in["q2"]),
                                    test::quatXyzw(in["q3"]), in["f"].get<double>(),
                                    in["g"].get<double>()),
                        v["expect"], v);
         }},
    };
    return kChecks;
}

class VectorFile : public testing::TestWithParam<std::pair<const char*, std::size_t>> {};

TEST_P(VectorFile, EveryVector) {
    const auto& [name, count] = GetParam();
    const Json file = test::readData(std::string("vectors/") + name + ".json");
    ASSERT_EQ(file["vectors"].size(), count);
    for (const Json& vector : file["vectors"]) {
        SCOPED_TRACE(vector["id"].get<std::string>());
        const auto check = checks().find(vector["op"].get<std::string>());
        ASSERT_NE(check, checks().end()) << "unknown op " << vector["op"];
        check->second(vector);
    }
}

INSTANTIATE_TEST_SUITE_P(Vectors, VectorFile,
                         testing::Values(std::pair{"edge_cases", std::size_t{108}},
                                         std::pair{"godot_basis_euler", std::size_t{312}},
                                         std::pair{"scipy_oracle_12_orders", std::size_t{132}},
                                         std::pair{"scipy_rotation_tests", std::size_t{101}},
                                         std::pair{"seed_examples", std::size_t{44}},
                                         std::pair{"threejs_quaternion_euler", std::size_t{15}},
                                         std::pair{"wine_d3dx9_quaternion", std::size_t{14}}),
                         [](const auto& file) { return std::string(file.param.first); });

}  // namespace
}  // namespace gimbalscope::convention
