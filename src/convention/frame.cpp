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

struct Named {
    std::string_view name, axes;
};

// In the order of FrameId.
constexpr std::array<Named, 8> kNamed{{{"world", "+x-y+z"},
                                       {"unreal", "+x+y+z"},
                                       {"tes", "+y+x+z"},
                                       {"lsl", "+x-y+z"},
                                       {"d3d", "+z+x+y"},
                                       {"gl", "-z+x+y"},
                                       {"aero", "+x+y-z"},
                                       {"enu", "+y+x+z"}}};
// What the axes of these are called where they are at home.
constexpr std::string_view kTesDescription =
    "X right (east), Y forward (north), Z up, right-handed";
constexpr std::string_view kAeroDescription =
    "X forward (north), Y right (east), Z down, right-handed";
constexpr std::string_view kEnuDescription =
    "X east (right), Y north (forward), Z up, right-handed";

constexpr std::size_t kPermutationCount = 48;
// Six of the 48 have a name.
constexpr std::size_t kFrameCount = kNamed.size() + kPermutationCount - 6;
constexpr std::size_t kAxesLength = 6;
using AxesText = std::array<char, kAxesLength>;

constexpr std::string_view viewOf(const AxesText& text) { return {text.data(), text.size()}; }

// Permutation 0 to 47: two bits and a third of which are signs, the rest an order of axes.
constexpr AxesText axesText(std::size_t index) {
    constexpr std::array<std::string_view, 6> kOrders{"xyz", "xzy", "yxz", "yzx", "zxy", "zyx"};
    AxesText text{};
    for (std::size_t i = 0; i < 3; ++i) {
        text[2 * i] = (index >> i & 1U) != 0 ? '-' : '+';
        text[2 * i + 1] = kOrders[index / 8][i];
    }
    return text;
}

constexpr bool hasName(std::string_view axes) {
    return std::any_of(kNamed.begin(), kNamed.end(),
                       [&](const Named& named) { return named.axes == axes; });
}

constexpr std::array<AxesText, kFrameCount> kAxes = [] {
    std::array<AxesText, kFrameCount> all{};
    std::size_t count = 0;
    for (const Named& named : kNamed) {
        std::copy(named.axes.begin(), named.axes.end(), all[count++].begin());
    }
    for (std::size_t index = 0; index < kPermutationCount; ++index) {
        if (const AxesText text = axesText(index); !hasName(viewOf(text))) {
            all[count++] = text;
        }
    }
    return all;
}();

constexpr math::Vec3 direction(std::string_view axes, std::size_t which) {
    const double sign = axes[2 * which] == '-' ? -1.0 : 1.0;
    const char letter = axes[2 * which + 1];
    return {letter == 'x' ? sign : 0.0, letter == 'y' ? sign : 0.0, letter == 'z' ? sign : 0.0};
}

// "X forward, Y left, Z up, right-handed"; padded with zeros.
using Description = std::array<char, 48>;

constexpr Description described(std::string_view axes, bool leftHanded) {
    constexpr std::array<std::array<std::string_view, 2>, 3> kWays{
        {{"forward", "backward"}, {"right", "left"}, {"up", "down"}}};
    Description text{};
    std::size_t length = 0;
    const auto append = [&](std::string_view part) {
        std::copy(part.begin(), part.end(), text.begin() + length);
        length += part.size();
    };
    for (const char letter : std::string_view("xyz")) {
        const char upper = static_cast<char>(letter - 'a' + 'A');
        append(std::string_view(&upper, 1));
        append(" ");
        const std::size_t at = axes.find(letter) / 2;
        append(kWays[at][axes[2 * at] == '-' ? 1 : 0]);
        append(", ");
    }
    append(leftHanded ? "left-handed" : "right-handed");
    return text;
}

constexpr bool isLeftHanded(std::string_view axes) {
    const math::Vec3 left = math::Vec3{} - direction(axes, 1);
    return dot(cross(direction(axes, 0), left), direction(axes, 2)) < 0.0;
}

constexpr std::array<Description, kFrameCount> kDescriptions = [] {
    std::array<Description, kFrameCount> all{};
    for (std::size_t i = 0; i < kFrameCount; ++i) {
        all[i] = described(viewOf(kAxes[i]), isLeftHanded(viewOf(kAxes[i])));
    }
    return all;
}();

constexpr std::string_view descriptionOf(std::size_t index) {
    switch (static_cast<FrameId>(index)) {
        case FrameId::Tes:
            return kTesDescription;
        case FrameId::Aero:
            return kAeroDescription;
        case FrameId::Enu:
            return kEnuDescription;
        default:
            return kDescriptions[index].data();
    }
}

constexpr std::array<Frame, kFrameCount> kFrames = [] {
    std::array<Frame, kFrameCount> all{};
    for (std::size_t i = 0; i < kFrameCount; ++i) {
        const std::string_view axes = viewOf(kAxes[i]);
        all[i] = {.id = static_cast<FrameId>(i),
                  .name = i < kNamed.size() ? kNamed[i].name : axes,
                  .axes = axes,
                  .description = descriptionOf(i),
                  .forward = direction(axes, 0),
                  .right = direction(axes, 1),
                  .up = direction(axes, 2)};
    }
    return all;
}();

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

std::span<const Frame> frames() { return std::span(kFrames).first(kNamed.size()); }

std::span<const Frame> allFrames() { return kFrames; }

const Frame& frame(FrameId id) { return kFrames[static_cast<std::size_t>(id)]; }

std::optional<FrameId> frameFromName(std::string_view name) {
    for (const Frame& candidate : kFrames) {
        if (candidate.name == name || candidate.axes == name) {
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

void carryToFrame(std::span<math::Quat> attitudes, FrameId id) {
    if (id == FrameId::World) {
        return;
    }
    const Permutation to = permutation(id);
    for (math::Quat& each : attitudes) {
        const math::Vec3 v = applied(to, {each.x, each.y, each.z}, to.leftHanded);
        each = {v.x, v.y, v.z, each.w};
    }
}

void carryFromFrame(std::span<math::Quat> attitudes, FrameId id) {
    if (id == FrameId::World) {
        return;
    }
    const Permutation to = permutation(id);
    for (math::Quat& each : attitudes) {
        const math::Vec3 v = undone(to, {each.x, each.y, each.z}, to.leftHanded);
        each = {v.x, v.y, v.z, each.w};
    }
}

math::Vec3 vectorToFrame(math::Vec3 inWorld, FrameId id) {
    return applied(permutation(id), inWorld, false);
}

math::Vec3 vectorFromFrame(math::Vec3 inFrame, FrameId id) {
    return undone(permutation(id), inFrame, false);
}

}  // namespace gimbalscope::convention
