// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Public bug reports and what would have been right (tests/data/cases.json), in-process. Every case
// is either checked here by its kind or named below as no conversion.
#include <functional>
#include <map>
#include <set>

#include "convention/formulas/formulas.h"
#include "convention/json_data.h"
#include "convention/turns.h"
#include "math/interpolation.h"

namespace gimbalscope::convention {
namespace {

using math::Quat;
using test::Json;

constexpr double kRadPerDeg = math::kPi / 180.0;

Quat fromAngles(std::string_view id, std::array<double, 3> degrees) {
    return decode(*find(id), {}, degrees).value();
}

// The attitude of a case's input, read in @world's letters; the case says in which order.
Quat attitudeOf(const Json& input) {
    const std::string kind = input["kind"];
    if (kind == "quaternion") {
        return math::normalized(test::quatWxyz(input["value"])).value();
    }
    if (kind == "matrix_rows") {
        return math::fromMatrix(test::matrixRows(input["value"])).value();
    }
    if (kind == "matrix_columns") {
        return math::fromMatrix(transposed(test::matrixRows(input["value"]))).value();
    }
    if (kind == "sequence") {  // identity, then 5 and 90 degrees about y
        return Quat{} * math::fromAxisAngle({0, 1, 0}, {5 * kRadPerDeg}) *
               math::fromAxisAngle({0, 1, 0}, {90 * kRadPerDeg});
    }
    const double unit = kind == "euler_rad" ? 1.0 / kRadPerDeg : 1.0;
    if (input["sequence"] == "xyz") {
        return fromAngles("XYZ", {input["x"], input["y"], input["z"]});
    }
    return fromAngles("ZYX",
                      {input["yaw"].get<double>() * unit, input["pitch"].get<double>() * unit,
                       input["roll"].get<double>() * unit});
}

std::string_view idOf(const Json& right) {
    return right.contains("pitch_deg") ? "ZYX" : right.contains("determined") ? "YXZ" : "XYZ";
}

ReadingOptions options(Policy policy, Arithmetic arithmetic) {
    ReadingOptions result;
    result.policy = policy;
    result.arithmetic = arithmetic;
    return result;
}

// No policy of the closed form prints NaN or a wrong rotation, in double or float32.
void expectSound(std::string_view id, const Quat& q, const Json& right) {
    if (right.contains("quaternion_wxyz")) {
        EXPECT_LT(math::angleBetween(q, test::quatWxyz(right["quaternion_wxyz"])).value, 4e-6);
    }
    for (const Policy policy : {Policy::Principal, Policy::PinFirst, Policy::PinThird,
                                Policy::KeepLast, Policy::Nearest}) {
        for (const Arithmetic arithmetic : {Arithmetic::Float64, Arithmetic::Float32}) {
            const Reading reading = test::readOnce(id, q, options(policy, arithmetic));
            EXPECT_FALSE(reading.hasNan);
            EXPECT_LT(test::errorRad(*find(id), reading.angles, q), 8e-6);
        }
    }
}

// Angles by name, modulo a turn. The twin counts too: some reports print that one.
void checkEuler(const Json& c) {
    const Json& right = c["right_value"];
    const std::string_view id = idOf(right);
    const Convention& row = *find(id);
    const Quat q = attitudeOf(c["input"]);
    expectSound(id, q, right);
    const Reading reading = test::readOnce(id, q, options(Policy::Principal, Arithmetic::Float64));
    const bool nautical = id == "ZYX";
    const auto distance = [&](const std::array<double, 3>& angles) {
        double worst = 0.0;
        for (std::size_t i = 0; i < 3; ++i) {
            const std::string word =
                nautical ? std::array{"yaw", "pitch", "roll"}[i] : std::string(row.names[i]);
            const double expected = right[word + "_deg"];
            worst = std::max(worst, std::abs(std::remainder(angles[i] - expected, 360.0)));
        }
        return worst;
    };
    EXPECT_LT(std::min(distance(reading.angles), distance(reading.twin)), 1e-3);
    EXPECT_EQ(reading.state == State::Locked, reading.poleDistanceDeg <= 5.0 + 1e-9);
}

// At the pole only the middle angle and one combination are fixed.
void checkSingular(const Json& c) {
    const Json& right = c["right_value"];
    const std::string_view id = idOf(right);
    const Quat q = attitudeOf(c["input"]);
    expectSound(id, q, right);
    const std::string determined = right["determined"];
    const double sign = determined.find('+') == std::string::npos ? -1.0 : 1.0;
    const double middle = right.contains("pitch_deg") ? right["pitch_deg"] : right["x_deg"];
    for (const Policy policy : {Policy::Principal, Policy::PinThird, Policy::Nearest}) {
        const Reading reading = test::readOnce(id, q, options(policy, Arithmetic::Float64));
        EXPECT_NEAR(reading.angles[1], middle, 1e-3);
        const double combination = reading.angles[0] + sign * reading.angles[2];
        EXPECT_NEAR(std::remainder(combination - right["determined_deg"].get<double>(), 360.0), 0.0,
                    1e-3);
        EXPECT_EQ(reading.state, State::Locked);
    }
}

Quat squadOf(const Json& c, bool normalise) {
    std::array<Quat, 4> keys{};
    for (std::size_t i = 0; i < 4; ++i) {
        const Json& key = c["input"]["value"][i];
        keys[i] = c["input"]["order"] == "wxyz" ? test::quatWxyz(key) : test::quatXyzw(key);
        keys[i] = normalise ? math::normalized(keys[i]).value() : keys[i];
    }
    const auto controls = squadSetup(keys[0], keys[1], keys[2], keys[3]);
    return squad(keys[1], controls.a, controls.b, controls.c, c["input"]["t"].get<double>());
}

void checkSquad(const Json& c) {
    const Quat q = squadOf(c, true);
    EXPECT_NEAR(math::norm(q), 1.0, 1e-9);
    EXPECT_LT(math::angleBetween(q, test::quatWxyz(c["right_value"]["squad_wxyz"])).value, 2e-5);
}

void checkSlerp(const Json& c) {
    const Json& in = c["input"];
    const Json& right = c["right_value"];
    const Json& expected =
        right.contains("slerp_wxyz") ? right["slerp_wxyz"] : right["slerp_same_order"];
    const Quat a = math::normalized(test::quatXyzw(in["a"])).value();
    const Quat b = math::normalized(test::quatXyzw(in["b"])).value();
    const Quat q = slerp(a, b, in["t"].get<double>());
    EXPECT_LT(math::angleBetween(q, test::quatXyzw(expected)).value, 4e-6);
    EXPECT_NEAR(math::toDegrees(math::angleBetween(a, b)).value,
                right["angle_between_deg"].get<double>(), 1e-6);
}

void checkOneAxisTurn(const Json& c) {  // the same in every order
    const Quat expected = test::quatWxyz(c["right_value"]["quaternion_wxyz"]);
    for (const auto& [id, angles] :
         {std::pair{"ZXY", std::array{0.0, 90.0, 0.0}}, {"XYZ", std::array{90.0, 0.0, 0.0}}}) {
        EXPECT_LT(math::angleBetween(fromAngles(id, angles), expected).value, 1e-9);
    }
}

void checkOblivionOrders(const Json& c) {
    const Json& right = c["right_value"];
    const Quat placed = math::compose({-30 * kRadPerDeg, -40 * kRadPerDeg, -50 * kRadPerDeg},
                                      {math::Axis::X, math::Axis::Y, math::Axis::Z});
    const Quat scripted = math::compose({-50 * kRadPerDeg, -40 * kRadPerDeg, -30 * kRadPerDeg},
                                        {math::Axis::Z, math::Axis::Y, math::Axis::X});
    EXPECT_LT(math::angleBetween(placed, test::quatWxyz(right["order_z_then_y_then_x_wxyz"])).value,
              4e-9);
    EXPECT_LT(
        math::angleBetween(scripted, test::quatWxyz(right["order_x_then_y_then_z_wxyz"])).value,
        4e-9);
    EXPECT_NEAR(math::toDegrees(math::angleBetween(placed, scripted)).value,
                right["difference_deg"].get<double>(), 1e-6);
}

void checkComponentOrder(const Json& c) {
    const Json& right = c["right_value"];
    const Quat wxyz = math::normalized(test::quatWxyz(c["input"]["value"])).value();
    const Quat xyzw = math::normalized(test::quatXyzw(c["input"]["value"])).value();
    EXPECT_NEAR(math::toMatrix(wxyz).m[0][0], right["as_wxyz_matrix00"].get<double>(), 1e-5);
    EXPECT_NEAR(math::toMatrix(xyzw).m[0][0], right["as_xyzw_matrix00"].get<double>(), 1e-5);
    EXPECT_NEAR(math::toDegrees(math::angleBetween(wxyz, xyzw)).value,
                right["difference_deg"].get<double>(), 1e-3);
}

void checkRotatedVector(const Json& c) {
    const Quat q = math::normalized(test::quatXyzw(c["input"]["value"])).value();
    const math::Vec3 v = math::rotate(q, {1, 0, 0});
    EXPECT_NEAR(v.x, c["right_value"]["right"][0].get<double>(), 1e-6);
    EXPECT_NEAR(v.y, c["right_value"]["right"][1].get<double>(), 1e-6);
}

void checkBodyRates(const Json& c) {
    const auto expected = test::numbers(c["right_value"]["yaw_pitch_roll_deg"]);
    const auto second =
        test::numbers(c["right_value"]["second: start roll 30, body pitch rate 80"]);
    const Quat banked = math::fromAxisAngle({0, 1, 0}, {80 * kRadPerDeg}) *
                        math::fromRotationVector({30 * kRadPerDeg, 0, 0});
    test::expectShown("ZYX", banked, {expected[0], expected[1], expected[2]}, 1e-9);
    const Quat pitched = math::fromAxisAngle({1, 0, 0}, {30 * kRadPerDeg}) *
                         math::fromRotationVector({0, 80 * kRadPerDeg, 0});
    test::expectShown("ZYX", pitched, {second[0], second[1], second[2]}, 1e-4);
}

void checkSweep(const Json&) {
    PolicyMemory memory;
    ReadingOptions nearest = options(Policy::Nearest, Arithmetic::Float64);
    for (int degrees = 0; degrees <= 360; ++degrees) {
        const Quat q = math::fromAxisAngle({0, 1, 0}, {degrees * kRadPerDeg});
        EXPECT_NEAR(read(*find("ZYX"), nearest, q, q, memory).angles[1], degrees, 1e-9);
    }
    test::expectShown("ZYX", math::fromAxisAngle({0, 1, 0}, {100 * kRadPerDeg}), {180, 80, 180},
                      1e-9);
}

void checkLsl(const Json& c) {
    const Json& in = c["input"];
    const Json& right = c["right_value"];
    const std::array<double, 3> lsl{in["x"].get<double>() * kRadPerDeg,
                                    in["y"].get<double>() * kRadPerDeg,
                                    in["z"].get<double>() * kRadPerDeg};
    const Quat q = decode(*find("lsl"), {}, lsl).value();
    const bool first = right.contains("lsl_quaternion_xyzs");
    if (first) {
        EXPECT_LT(math::angleBetween(q, test::quatXyzw(right["lsl_quaternion_xyzs"])).value, 4e-9);
        test::expectShown("lsl", q, {in["x"], in["y"], in["z"]}, 1e-9);
    }
    const auto rpy =
        test::numbers(right[first ? "roll_pitch_yaw_deg" : "nautical_roll_pitch_yaw_deg"]);
    test::expectShown("lsl-rpy", q, {rpy[0], rpy[1], rpy[2]}, 1e-6);
}

void checkUrotFormula(const Json& c) {
    const Quat q = test::quatWxyz(c["input"]["value"]);
    const auto angles = formulas::unrealWiki(q, false).angles;
    const Json& right = c["right_value"];
    EXPECT_NEAR(angles[0], right["Yaw_urot"].get<double>(), 0.01);
    EXPECT_NEAR(angles[1], right["Pitch_urot"].get<double>(), 0.01);
    EXPECT_NEAR(angles[2], right["Roll_urot"].get<double>(), 0.01);
}

void checkOblivionScript(const Json& c) {
    for (std::size_t i = 0; i < 3; ++i) {
        const auto local = test::numbers(c["input"]["value"][i]);
        const auto world = test::numbers(c["right_value"]["published_outputs_deg"][i]);
        const Quat q = fromAngles("oblivion-local", {local[0], local[1], local[2]});
        test::expectShown("oblivion", q, {world[0], world[1], world[2]}, 1e-9);
    }
}

void checkUrotUnits(const Json& c) {
    for (std::size_t i = 0; i < 4; ++i) {
        const double units = c["input"]["value"][i];
        const double degrees = c["right_value"]["degrees"][i];
        const Quat q = fromAngles("urot", {units, 0, 0});
        ReadingOptions wrapped;
        wrapped.unsignedRotator = true;
        EXPECT_EQ(test::readOnce("urot", q, wrapped).angles[0],
                  c["right_value"]["wrapped"][i].get<double>());
        EXPECT_NEAR(headingNoseBank(q).heading.value, degrees, 1e-9);
    }
}

TEST(Cases, EveryConversion) {
    using Check = std::function<void(const Json&)>;
    const std::map<std::string, Check> special{
        {"C07", checkSquad},
        {"C23", checkSquad},
        {"S04", checkSquad},
        {"C25", checkSlerp},
        {"C27", checkSlerp},
        {"C19", checkOneAxisTurn},
        {"C37", checkOblivionOrders},
        {"C39", checkComponentOrder},
        {"C41", checkRotatedVector},
        {"C45",
         [](const Json& c) {
             EXPECT_EQ(math::toAxisAngle(test::quatXyzw(c["input"]["value"])).angle.value, 0.0);
         }},
        {"C47", checkBodyRates},
        {"C55", checkSweep},
        {"C59", checkLsl},
        {"S05", checkLsl},
        {"S01", checkUrotFormula},
        {"S03", checkOblivionScript},
        {"S06", checkUrotUnits}};
    // Sign jumps of a log, units of one number, smoothing, plots; S02 is EulerTracking.F07.
    const std::set<std::string> noConversion{"C29", "C43", "C49", "C51", "S02"};
    const Json file = test::readData("cases.json");
    EXPECT_EQ(file["cases"].size(), 36U);
    for (const Json& c : file["cases"]) {
        const std::string id = c["id"];
        SCOPED_TRACE(id);
        if (const auto check = special.find(id); check != special.end()) {
            check->second(c);
        } else if (noConversion.count(id) == 0) {
            ASSERT_TRUE(c["check"] == "euler" || c["check"] == "euler_singular");
            (c["check"] == "euler" ? checkEuler : checkSingular)(c);
        }
    }
}

}  // namespace
}  // namespace gimbalscope::convention
