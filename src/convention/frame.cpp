// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The table of frames and the change between them. A signed permutation is applied by picking
// components and signs, never by multiplying with zeros, so that signed zeros, infinities and NaN
// arrive in the engine's formula exactly where they belong.
#include "convention/frame.h"

#include <algorithm>

namespace gimbalscope::convention {

namespace {

constexpr std::array<Frame, 8> kFrames{{
    {FrameId::World,
     "world",
     "X forward, Y left, Z up, right-handed",
     {1, 0, 0},
     {0, -1, 0},
     {0, 0, 1}},
    {FrameId::Unreal,
     "unreal",
     "X forward, Y right, Z up, left-handed",
     {1, 0, 0},
     {0, 1, 0},
     {0, 0, 1}},
    {FrameId::Tes,
     "tes",
     "X right (east), Y forward (north), Z up, right-handed",
     {0, 1, 0},
     {1, 0, 0},
     {0, 0, 1}},
    {FrameId::Lsl,
     "lsl",
     "X forward, Y left, Z up, right-handed",
     {1, 0, 0},
     {0, -1, 0},
     {0, 0, 1}},
    {FrameId::D3d, "d3d", "X right, Y up, Z forward, left-handed", {0, 0, 1}, {1, 0, 0}, {0, 1, 0}},
    {FrameId::Gl,
     "gl",
     "X right, Y up, Z backward, right-handed",
     {0, 0, -1},
     {1, 0, 0},
     {0, 1, 0}},
    {FrameId::Aero,
     "aero",
     "X forward (north), Y right (east), Z down, right-handed",
     {1, 0, 0},
     {0, 1, 0},
     {0, 0, -1}},
    {FrameId::Enu,
     "enu",
     "X east (right), Y north (forward), Z up, right-handed",
     {0, 1, 0},
     {1, 0, 0},
     {0, 0, 1}},
}};

constexpr std::array<double, 3> components(math::Vec3 v) { return {v.x, v.y, v.z}; }

// The frame's axis i is sign[i] times axis source[i] of our world.
struct Permutation {
    std::array<std::size_t, 3> source{};
    std::array<bool, 3> negative{};
    bool leftHanded = false;
};

constexpr Permutation permutationOf(const Frame& frame) {
    const std::array<std::array<double, 3>, 3> images{
        components(frame.forward), components(math::Vec3{} - frame.right), components(frame.up)};
    Permutation result;
    for (std::size_t axis = 0; axis < 3; ++axis) {
        for (std::size_t world = 0; world < 3; ++world) {
            if (images[world][axis] != 0.0) {
                result.source[axis] = world;
                result.negative[axis] = images[world][axis] < 0.0;
            }
        }
    }
    result.leftHanded = dot(cross(frame.forward, math::Vec3{} - frame.right), frame.up) < 0.0;
    return result;
}

constexpr std::array<Permutation, kFrames.size()> kPermutations = [] {
    std::array<Permutation, kFrames.size()> all{};
    std::transform(kFrames.begin(), kFrames.end(), all.begin(), permutationOf);
    return all;
}();

const Permutation& permutation(FrameId id) { return kPermutations[static_cast<std::size_t>(id)]; }

// `flip` negates everything: the vector part of a quaternion under a reflection.
math::Vec3 applied(const Permutation& to, math::Vec3 v, bool flip) {
    const std::array<double, 3> from = components(v);
    const auto axis = [&](std::size_t i) {
        const double value = from[to.source[i]];
        return to.negative[i] != flip ? -value : value;
    };
    return {axis(0), axis(1), axis(2)};
}

math::Vec3 undone(const Permutation& to, math::Vec3 v, bool flip) {
    const std::array<double, 3> from = components(v);
    std::array<double, 3> world{};
    for (std::size_t i = 0; i < 3; ++i) {
        world[to.source[i]] = to.negative[i] != flip ? -from[i] : from[i];
    }
    return {world[0], world[1], world[2]};
}

}  // namespace

std::span<const Frame> frames() { return kFrames; }

const Frame& frame(FrameId id) { return kFrames[static_cast<std::size_t>(id)]; }

std::optional<FrameId> frameFromName(std::string_view name) {
    for (const Frame& candidate : kFrames) {
        if (candidate.name == name) {
            return candidate.id;
        }
    }
    return std::nullopt;
}

math::Mat3 frameFromWorld(FrameId id) {
    math::Mat3 result{{{{0, 0, 0}, {0, 0, 0}, {0, 0, 0}}}};
    const Permutation& to = permutation(id);
    for (std::size_t i = 0; i < 3; ++i) {
        result.m[i][to.source[i]] = to.negative[i] ? -1.0 : 1.0;
    }
    return result;
}

int handedness(FrameId id) { return permutation(id).leftHanded ? -1 : 1; }

math::Quat toFrame(const math::Quat& worldFromBody, FrameId id) {
    const Permutation& to = permutation(id);
    const math::Vec3 v =
        applied(to, {worldFromBody.x, worldFromBody.y, worldFromBody.z}, to.leftHanded);
    return {v.x, v.y, v.z, worldFromBody.w};
}

math::Quat fromFrame(const math::Quat& attitudeInFrame, FrameId id) {
    const Permutation& to = permutation(id);
    const math::Vec3 v =
        undone(to, {attitudeInFrame.x, attitudeInFrame.y, attitudeInFrame.z}, to.leftHanded);
    return {v.x, v.y, v.z, attitudeInFrame.w};
}

math::Vec3 vectorToFrame(math::Vec3 inWorld, FrameId id) {
    return applied(permutation(id), inWorld, false);
}

math::Vec3 vectorFromFrame(math::Vec3 inFrame, FrameId id) {
    return undone(permutation(id), inFrame, false);
}

}  // namespace gimbalscope::convention
