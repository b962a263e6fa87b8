// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The table. One row per engine, in the order in which they are listed, then the 24 axis orders. A
// new engine is one more row here (docs/adding-a-convention.md); everything else - list, convert,
// cards, tests - reads the table. Every example is the same attitude, heading 30, nose up 20, bank
// 40, so that a wrong order, sign or axis shows as three wrong numbers.
#include <algorithm>

#include "convention/convention.h"
#include "convention/formulas/formulas.h"

namespace gimbalscope::convention {

namespace {

using namespace formulas;
using math::Half;
using enum math::Axis;

constexpr math::AxisOrder kXyz{X, Y, Z};
constexpr math::AxisOrder kZyx{Z, Y, X};
constexpr math::AxisOrder kZxy{Z, X, Y};
constexpr math::AxisOrder kYxz{Y, X, Z};

// The worked example's angles, in the row's unit and intrinsic order.
constexpr Example worked(std::array<double, 3> angles, double tolerance) {
    return {.headingDeg = 30.0,
            .noseUpDeg = 20.0,
            .bankDeg = 40.0,
            .angles = angles,
            .tolerance = tolerance};
}

constexpr std::array<Convention, 11> kEngines{{
    Convention{
        .id = "urot",
        .title = "Unreal rotator by the wiki's QuatToRotator",
        .source = "Unreal Wiki: Quaternion Rotation",
        .frame = FrameId::Unreal,
        .order = kZyx,
        .signs = {1, -1, -1},
        .names = {"yaw", "pitch", "roll"},
        .shown = {1, 0, 2},
        .units = each(Unit::Rotator),
        .arithmetic = Arithmetic::Float32,
        .quantise = Quantise::Int16,
        .formula = {&unrealWiki<double>, &unrealWiki<float>, &unrealWiki<Half>, true},
        .family = "unreal",
        .tag = "U",
        .typed = "(Pitch={1},Yaw={0},Roll={2})",
        .example = worked({5461, 3641, 7282}, 0.0),
    },
    Convention{
        .id = "urot-native",
        .title = "Unreal Engine 1-3, native, through the matrix",
        .source = "public headers of Unreal Tournament (UnMath.h)",
        .frame = FrameId::Unreal,
        .order = kZyx,
        .signs = {1, -1, -1},
        .names = {"yaw", "pitch", "roll"},
        .shown = {1, 0, 2},
        .units = each(Unit::Rotator),
        .arithmetic = Arithmetic::Float32,
        .quantise = Quantise::Int16,
        .formula = {&unrealMatrix<double>, &unrealMatrix<float>, &unrealMatrix<Half>, false},
        .family = "unreal",
        .tag = "N",
        .typed = "(Pitch={1},Yaw={0},Roll={2})",
        .example = worked({5461, 3641, 7282}, 0.0),
    },
    Convention{
        .id = "urot-ue4",
        .title = "Unreal Engine 4, FQuat to FRotator",
        .source = "Unreal Engine 4: FQuat::Rotator",
        .frame = FrameId::Unreal,
        .order = kZyx,
        .signs = {1, -1, -1},
        .names = {"yaw", "pitch", "roll"},
        .shown = {1, 0, 2},
        .units = each(Unit::Degrees),
        .arithmetic = Arithmetic::Float32,
        .formula = {&unreal4<double>, &unreal4<float>, &unreal4<Half>, false},
        .family = "unreal",
        .tag = "4",
        .typed = "P={1.} Y={0.} R={2.}",
        .example = worked({30.0, 20.0, 40.0}, 1e-4),
    },
    Convention{
        .id = "oblivion",
        .title = "Oblivion setAngle, as the wiki's script extracts it",
        .source = "Construction Set wiki: Rotating an object about local angles/axes",
        .frame = FrameId::Tes,
        .order = kXyz,
        .signs = {-1, -1, -1},
        .names = {"x", "y", "z"},
        .units = each(Unit::Degrees),
        .arithmetic = Arithmetic::Float32,
        .formula = {&oblivionScript<double>, &oblivionScript<float>, &oblivionScript<Half>, true},
        .family = "oblivion",
        .tag = "O",
        .typed = "SetAngle X {0}\nSetAngle Y {1}\nSetAngle Z {2}",
        .example = worked({-37.2959, -25.1930, 31.2811}, 1e-4),
    },
    Convention{
        .id = "oblivion-local",
        .title = "Oblivion, the wiki script's own input localAngX Y Z",
        .source = "Construction Set wiki: Rotating an object about local angles/axes",
        .frame = FrameId::Tes,
        .order = kZxy,
        .signs = {-1, -1, 1},
        .names = {"localX", "localY", "localZ"},
        .units = each(Unit::Degrees),
        .arithmetic = Arithmetic::Float32,
        .family = "oblivion",
        .tag = "P",
        .typed = "set localAngX to {0}\nset localAngY to {1}\nset localAngZ to {2}",
        .example = worked({30.0, -20.0, 40.0}, 1e-4),
    },
    Convention{
        .id = "oblivion-actor",
        .title = "Oblivion, what an actor can show: z, then x, no bank",
        .source = "Construction Set wiki: SetAngle (actors)",
        .frame = FrameId::Tes,
        .order = kZxy,
        .signs = {-1, -1, 1},
        .names = {"z", "x", ""},
        .angleCount = 2,
        .units = each(Unit::Degrees),
        .arithmetic = Arithmetic::Float32,
        .formula = {&oblivionActor<double>, &oblivionActor<float>, &oblivionActor<Half>, true},
        .family = "oblivion",
        .tag = "A",
        .typed = "player.SetAngle Z {0}\nplayer.SetAngle X {1}",
        .example = worked({30.0, -20.0, 0.0}, 1e-4),
    },
    Convention{
        .id = "lsl",
        .title = "Second Life llRot2Euler, as the viewer does it",
        .source = "Second Life viewer: llmath/llquaternion.cpp",
        .frame = FrameId::Lsl,
        .order = kXyz,
        .signs = {1, 1, 1},
        .names = {"x", "y", "z"},
        .units = each(Unit::Radians),
        .arithmetic = Arithmetic::Float32,
        .formula = {&lslViewer<double>, &lslViewer<float>, &lslViewer<Half>, false},
        .family = "lsl",
        .tag = "L",
        .typed = "llEuler2Rot(<{0}, {1}, {2}>)",
        .example = worked({0.534023, -0.580324, -0.232427}, 2e-6),
    },
    Convention{
        .id = "lsl-opensim",
        .title = "OpenSim llRot2Euler",
        .source = "OpenSim: LSL_Api.cs",
        .frame = FrameId::Lsl,
        .order = kXyz,
        .signs = {1, 1, 1},
        .names = {"x", "y", "z"},
        .units = each(Unit::Radians),
        .arithmetic = Arithmetic::Float64,
        .formula = {&openSim<double>, &openSim<float>, &openSim<Half>, false},
        .family = "lsl",
        .tag = "S",
        .typed = "llEuler2Rot(<{0}, {1}, {2}>)",
        .example = worked({0.5340225443, -0.5803237806, -0.2324268259}, 1e-9),
    },
    Convention{
        .id = "lsl-rpy",
        .title = "LSL rot2roll_pitch_yaw",
        .source = "Second Life wiki: User:LindaB Helendale/rot2roll pitch yaw",
        .frame = FrameId::Lsl,
        .order = kZyx,
        .signs = {1, 1, 1},
        .names = {"yaw", "pitch", "roll"},
        .shown = {2, 1, 0},
        .units = each(Unit::Radians),
        .arithmetic = Arithmetic::Float32,
        .formula = {&lslRollPitchYaw<double>, &lslRollPitchYaw<float>, &lslRollPitchYaw<Half>,
                    true},
        .family = "lsl",
        .tag = "R",
        .typed = "roll_pitch_yaw2rot(<{2}, {1}, {0}>)",
        .example = worked({-0.523599, -0.349066, 0.698132}, 2e-6),
    },
    Convention{
        .id = "d3d-ypr",
        .title = "Direct3D, the inverse of RotationYawPitchRoll",
        .source = "Microsoft: D3DXQuaternionRotationYawPitchRoll",
        .frame = FrameId::D3d,
        .order = kYxz,
        .signs = {1, 1, 1},
        .names = {"yaw", "pitch", "roll"},
        .units = each(Unit::Radians),
        .arithmetic = Arithmetic::Float32,
        .family = "d3d",
        .tag = "D",
        .typed = "XMQuaternionRotationRollPitchYaw({1.}f, {0.}f, {2.}f)",
        .example = worked({0.523599, -0.349066, -0.698132}, 2e-6),
    },
    Convention{
        .id = "aero-321",
        .title = "Aerospace 3-2-1: heading, pitch, bank, north-east-down",
        .source = "ISO 1151-2; the textbook sequence",
        .frame = FrameId::Aero,
        .order = kZyx,
        .signs = {1, 1, 1},
        .names = {"heading", "pitch", "bank"},
        .units = each(Unit::Degrees),
        .arithmetic = Arithmetic::Float64,
        .family = "aero",
        .tag = "E",
        .example = worked({30.0, 20.0, 40.0}, 1e-9),
    },
}};

// A row of an order in our own axes. Upper case letters are read intrinsically, left to right.
constexpr Convention intrinsic(std::string_view id, math::AxisOrder order,
                               std::array<std::string_view, 3> names,
                               std::array<double, 3> angles) {
    return {.id = id,
            .title = "axis order, intrinsic, in @world",
            .source = "SciPy's letters: upper case intrinsic",
            .order = order,
            .names = names,
            .family = "intrinsic",
            .tag = "I",
            .example = worked(angles, 1e-6),
            .listedInAll = false};
}

// Lower case letters are turns about fixed axes: the intrinsic order read backwards. The angles are
// shown in the order of the id's letters; the example's too are given in it.
constexpr Convention extrinsic(std::string_view id, math::AxisOrder reversedOrder,
                               std::array<std::string_view, 3> names,
                               std::array<double, 3> angles) {
    return {.id = id,
            .title = "axis order, extrinsic, in @world",
            .source = "SciPy's letters: lower case extrinsic",
            .order = reversedOrder,
            .isExtrinsic = true,
            .names = {names[2], names[1], names[0]},
            .shown = {2, 1, 0},
            .family = "extrinsic",
            .tag = "X",
            .example = worked({angles[2], angles[1], angles[0]}, 1e-6),
            .listedInAll = false};
}

// clang-format off
constexpr std::array<Convention, 24> kOrders{{
    intrinsic("XYZ", {X, Y, Z}, {"x", "y", "z"}, {30.597238, -33.250103, -13.317076}),
    intrinsic("XZY", {X, Z, Y}, {"x", "z", "y"}, {37.991976, -11.106292, -33.970049}),
    intrinsic("YXZ", {Y, X, Z}, {"y", "x", "z"}, {-37.295910, 25.193022, -31.281063}),
    intrinsic("YZX", {Y, Z, X}, {"y", "z", "x"}, {-22.795877, -28.024321, 28.829771}),
    intrinsic("ZXY", {Z, X, Y}, {"z", "x", "y"}, {-13.987105, 37.158554, -25.413767}),
    intrinsic("ZYX", {Z, Y, X}, {"z", "y", "x"}, {-30.000000, -20.000000, 40.000000}),
    intrinsic("XYX", {X, Y, X}, {"x1", "y2", "x3"}, {-126.052389, 35.531348, 160.642342}),
    intrinsic("XZX", {X, Z, X}, {"x1", "z2", "x3"}, {143.947611, 35.531348, -109.357658}),
    intrinsic("YXY", {Y, X, Y}, {"y1", "x2", "y3"}, {17.688074, 39.345489, -47.824204}),
    intrinsic("YZY", {Y, Z, Y}, {"y1", "z2", "y3"}, {107.688074, 39.345489, -137.824204}),
    intrinsic("ZXZ", {Z, X, Z}, {"z1", "x2", "z3"}, {-52.175993, 43.958207, 29.520152}),
    intrinsic("ZYZ", {Z, Y, Z}, {"z1", "y2", "z3"}, {-142.175993, 43.958207, 119.520152}),
    extrinsic("xyz", {Z, Y, X}, {"x", "y", "z"}, {40.000000, -20.000000, -30.000000}),
    extrinsic("xzy", {Y, Z, X}, {"x", "z", "y"}, {28.829771, -28.024321, -22.795877}),
    extrinsic("yxz", {Z, X, Y}, {"y", "x", "z"}, {-25.413767, 37.158554, -13.987105}),
    extrinsic("yzx", {X, Z, Y}, {"y", "z", "x"}, {-33.970049, -11.106292, 37.991976}),
    extrinsic("zxy", {Y, X, Z}, {"z", "x", "y"}, {-31.281063, 25.193022, -37.295910}),
    extrinsic("zyx", {X, Y, Z}, {"z", "y", "x"}, {-13.317076, -33.250103, 30.597238}),
    extrinsic("xyx", {X, Y, X}, {"x1", "y2", "x3"}, {160.642342, 35.531348, -126.052389}),
    extrinsic("xzx", {X, Z, X}, {"x1", "z2", "x3"}, {-109.357658, 35.531348, 143.947611}),
    extrinsic("yxy", {Y, X, Y}, {"y1", "x2", "y3"}, {-47.824204, 39.345489, 17.688074}),
    extrinsic("yzy", {Y, Z, Y}, {"y1", "z2", "y3"}, {-137.824204, 39.345489, 107.688074}),
    extrinsic("zxz", {Z, X, Z}, {"z1", "x2", "z3"}, {29.520152, 43.958207, -52.175993}),
    extrinsic("zyz", {Z, Y, Z}, {"z1", "y2", "z3"}, {119.520152, 43.958207, -142.175993}),
}};
// clang-format on

constexpr auto kCatalog = [] {
    std::array<Convention, kEngines.size() + kOrders.size()> all{};
    std::copy(kOrders.begin(), kOrders.end(),
              std::copy(kEngines.begin(), kEngines.end(), all.begin()));
    return all;
}();

}  // namespace

std::span<const Convention> catalog() { return kCatalog; }

std::span<const Convention> engineRows() { return catalog().first(kEngines.size()); }

std::span<const Convention> orderRows() { return catalog().subspan(kEngines.size()); }

const Convention* find(std::string_view id) {
    const auto row = std::find_if(kCatalog.begin(), kCatalog.end(),
                                  [&](const Convention& candidate) { return candidate.id == id; });
    return row == kCatalog.end() ? nullptr : &*row;
}

}  // namespace gimbalscope::convention
