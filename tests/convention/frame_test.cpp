// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Frames: each engine's axes, all pairs of changes against matrices, exact signs, and names.
#include "convention/frame.h"

#include <gtest/gtest.h>

#include <set>

#include "convention/row_oracle.h"

namespace gimbalscope::convention {
namespace {

using math::Quat;
using math::Vec3;

TEST(Frame, HandednessOfEveryEngine) {
    for (const FrameId id :
         {FrameId::World, FrameId::Tes, FrameId::Lsl, FrameId::Gl, FrameId::Aero, FrameId::Enu}) {
        EXPECT_EQ(handedness(id), 1);
    }
    EXPECT_EQ(handedness(FrameId::Unreal), -1);
    EXPECT_EQ(handedness(FrameId::D3d), -1);
    for (const Frame& f : frames()) {
        EXPECT_EQ(determinant(frameFromWorld(f.id)), handedness(f.id));
        EXPECT_EQ(&frame(f.id), &f);
        EXPECT_EQ(frameFromName(f.name), f.id);
    }
    EXPECT_EQ(frames().size(), 8U);
    EXPECT_FALSE(frameFromName("@world"));
    EXPECT_FALSE(frameFromName("vulkan"));
}

TEST(Frame, ShipsDirectionsInEachFrame) {
    const Vec3 forward{1, 0, 0};
    const Vec3 right{0, -1, 0};
    const Vec3 up{0, 0, 1};
    for (const Frame& f : frames()) {
        EXPECT_EQ(vectorToFrame(forward, f.id), f.forward) << f.name;
        EXPECT_EQ(vectorToFrame(right, f.id), f.right) << f.name;
        EXPECT_EQ(vectorToFrame(up, f.id), f.up) << f.name;
        EXPECT_EQ(vectorFromFrame(f.right, f.id), right) << f.name;
    }
    EXPECT_EQ(frame(FrameId::Tes).forward, (Vec3{0, 1, 0}));
    EXPECT_EQ(frame(FrameId::D3d).up, (Vec3{0, 1, 0}));
    EXPECT_EQ(frame(FrameId::Gl).forward, (Vec3{0, 0, -1}));
    EXPECT_EQ(frame(FrameId::Aero).up, (Vec3{0, 0, -1}));
}

// M' = C M C^T, for every frame and back: all pairs follow.
TEST(Frame, ChangeOfFrameIsTheMatricesChange) {
    test::Attitudes attitudes;
    for (int i = 0; i < 200; ++i) {
        const Quat attitude = attitudes.random();
        for (const Frame& f : frames()) {
            const test::Matrix c = test::frameMatrix(f.id);
            const test::Matrix expected =
                test::product(c, test::product(test::matrixOf(attitude), test::transposed(c)));
            EXPECT_LT(test::angleBetween(test::matrixOf(toFrame(attitude, f.id)), expected), 1e-17);
            EXPECT_EQ(fromFrame(toFrame(attitude, f.id), f.id), attitude);
        }
    }
}

TEST(Frame, ManyAreCarriedAsEachAlone) {
    test::Attitudes attitudes;
    std::vector<Quat> world;
    for (int i = 0; i < 20; ++i) {
        world.push_back(attitudes.random());
    }
    for (const Frame& f : allFrames()) {
        std::vector<Quat> carried = world;
        carryToFrame(carried, f.id);
        for (std::size_t i = 0; i < world.size(); ++i) {
            EXPECT_EQ(carried[i], toFrame(world[i], f.id)) << f.name;
        }
        carryFromFrame(carried, f.id);
        EXPECT_EQ(carried, world) << f.name;
    }
}

TEST(Frame, SignsAreExact) {
    const Quat q{0.0, -0.0, std::nan(""), HUGE_VAL};
    const Quat inUnreal = toFrame(q, FrameId::Unreal);  // (-x, y, -z, w)
    EXPECT_TRUE(std::signbit(inUnreal.x));
    EXPECT_TRUE(std::signbit(inUnreal.y));
    EXPECT_TRUE(std::isnan(inUnreal.z));
    EXPECT_EQ(inUnreal.w, HUGE_VAL);
    const Quat inTes = toFrame({1, 2, 3, 4}, FrameId::Tes);
    EXPECT_EQ(inTes, (Quat{-2, 1, 3, 4}));
}

TEST(Frames, AllFortyEightSignedPermutationsHaveAName) {
    std::set<std::string_view> axes;
    for (const Frame& each : allFrames()) {
        axes.insert(each.axes);
        const auto found = frameFromName(each.name);
        ASSERT_TRUE(found.has_value()) << each.name;
        EXPECT_EQ(*found, each.id);
        ASSERT_TRUE(frameFromName(each.axes).has_value());
        EXPECT_EQ(frame(*frameFromName(each.axes)).axes, each.axes);
        const Vec3 left = Vec3{} - each.right;
        EXPECT_EQ(math::dot(math::cross(each.forward, left), each.up), handedness(each.id));
        EXPECT_EQ(
            each.description.ends_with(handedness(each.id) > 0 ? "right-handed" : "left-handed"),
            true);
        const Quat q{0.1, 0.2, 0.3, 0.9};
        EXPECT_EQ(fromFrame(toFrame(q, each.id), each.id), q);
    }
    EXPECT_EQ(axes.size(), 48U);
    EXPECT_EQ(frames().size(), 8U);
    EXPECT_EQ(frameFromName("+z+x+y"), FrameId::D3d);
    EXPECT_EQ(frameFromName("+x-y+z"), FrameId::World);
    EXPECT_EQ(frame(*frameFromName("-y+z-x")).description,
              "X down, Y backward, Z right, left-handed");
    for (const std::string_view wrong : {"", "+x+x+y", "+x+y", "xyz", "+x+y+z ", "+X+Y+Z"}) {
        EXPECT_EQ(frameFromName(wrong), std::nullopt) << wrong;
    }
}

}  // namespace
}  // namespace gimbalscope::convention
