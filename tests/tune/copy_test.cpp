// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// What is copied is pasted back as the same attitude, without a question, in every form.
#include "tune/copy.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "convention/turn_axes.h"
#include "math/attitudes.h"
#include "tune/paste.h"

namespace gimbalscope::tune {
namespace {

using convention::FrameId;

double degreesBetween(const math::Quat& a, const math::Quat& b) {
    return math::toDegrees(math::angleBetween(a, b)).value;
}

std::vector<math::Quat> attitudes() {
    test::Attitudes random(6);
    std::vector<math::Quat> all;
    for (const char* order : {"ZYX", "XYZ", "YXZ", "ZXY"}) {
        const auto some = random.mixed(*math::orderFromLetters(order), 6);
        all.insert(all.end(), some.begin(), some.end());
    }
    for (const math::Quat& each : test::awkwardAttitudes()) {
        if (const auto unit = math::normalized(each)) {
            all.push_back(*unit);
        }
    }
    return all;
}

class EachForm : public testing::TestWithParam<CopyRow> {};

TEST_P(EachForm, IsPastedBack) {
    const CopyForm form = GetParam().form;
    for (const math::Quat& attitude : attitudes()) {
        const std::string text = copyText(attitude, form);
        const Paste paste = readPaste(text);
        // Unreal's integers within a turn of 360 units may as well be degrees: level, nearly.
        const bool isSmallRotator = form == CopyForm::Rotator && paste.readings.size() == 2;
        ASSERT_TRUE(paste.readings.size() == 1 || isSmallRotator)
            << text << "\n"
            << paste.error << (paste.readings.size() > 1 ? paste.readings[1].sentence : "");
        const double tolerance = form == CopyForm::Rotator ? 0.01 : 1e-12;
        EXPECT_LT(degreesBetween(paste.readings.back().worldFromBody, attitude), tolerance)
            << text << "\n"
            << paste.readings[0].sentence;
    }
}
INSTANTIATE_TEST_SUITE_P(Copy, EachForm, testing::ValuesIn(copyForms().begin(), copyForms().end()),
                         [](const testing::TestParamInfo<CopyRow>& each) {
                             std::string name(each.param.id);
                             std::replace(name.begin(), name.end(), '-', '_');
                             return name;
                         });

TEST(Copy, AnglesOfEveryConvention) {
    for (const convention::Convention& row : convention::catalog()) {
        for (const math::Quat& attitude : attitudes()) {
            const std::string text = copyText(attitude, CopyForm::Angles, {.angles = &row});
            const Paste paste = readPaste(text);
            ASSERT_EQ(paste.readings.size(), 1U) << text << paste.error;
            const math::Quat shown =
                convention::pose(row, {}, convention::exactAngles(row, {}, attitude));
            EXPECT_LT(degreesBetween(paste.readings[0].worldFromBody, shown), 1e-12) << text;
        }
    }
}

TEST(Copy, FormsOfOneEngineAreInItsAxes) {
    const math::Quat odd = math::renormalized({0.1, -0.2, 0.3, 0.9});
    std::map<std::string, std::pair<math::Quat, std::string_view>> byEngine;
    for (const CopyRow& row : copyForms()) {
        const std::string engine(row.title.substr(0, row.title.find_first_of(": ")));
        if (engine != "Unity" && engine != "Unreal" && engine != "LSL" && engine != "Direct3D" &&
            engine != "three.js" && engine != "GLM") {
            continue;
        }
        const Paste paste = readPaste(copyText(odd, row.form));
        ASSERT_FALSE(paste.readings.empty()) << row.id;
        const math::Quat axes = convention::fromFrame(odd, paste.readings.back().frame);
        const auto [first, isNew] = byEngine.try_emplace(engine, axes, row.id);
        EXPECT_LT(degreesBetween(axes, first->second.first), 1e-12)
            << row.id << " and " << first->second.second;
    }
    EXPECT_EQ(byEngine.size(), 6U);
}

TEST(Copy, FormsWithoutAnEngineTakeAnyAxes) {
    const math::Quat attitude = math::renormalized({0.1, -0.2, 0.3, 0.9});
    for (const CopyRow& row : copyForms()) {
        const std::string text = copyText(attitude, row.form, {.frame = FrameId::Enu});
        const Paste ours = readPaste(text);
        const Paste theirs = readPaste(text, {.frame = FrameId::Enu});
        ASSERT_FALSE(ours.readings.empty() || theirs.readings.empty()) << text;
        const double tolerance = row.form == CopyForm::Rotator ? 0.01 : 1e-12;
        EXPECT_TRUE(degreesBetween(ours.readings[0].worldFromBody, attitude) < tolerance ||
                    degreesBetween(theirs.readings[0].worldFromBody, attitude) < tolerance)
            << text;
    }
}

TEST(Copy, TextsAsTheirProgramsWriteThem) {
    const math::Quat attitude{0.5, -0.5, 0.5, 0.5};
    const auto text = [&](CopyForm form) { return copyText(attitude, form); };
    EXPECT_EQ(text(CopyForm::Quat), "quat 0.5 -0.5 0.5 0.5");
    EXPECT_EQ(text(CopyForm::QuatGlm), "glm::dquat(0.5, 0.5, -0.5, 0.5)");
    EXPECT_EQ(text(CopyForm::QuatUnity), "new Quaternion(-0.5f, -0.5f, -0.5f, 0.5f)");
    EXPECT_EQ(text(CopyForm::QuatLsl), "<0.5, -0.5, 0.5, 0.5>");
    EXPECT_EQ(text(CopyForm::QuatJson), R"({"x": 0.5, "y": -0.5, "z": 0.5, "w": 0.5})");
    EXPECT_EQ(text(CopyForm::QuatCArray), "double q[4] = {0.5, -0.5, 0.5, 0.5};  // x y z w");
    EXPECT_EQ(text(CopyForm::MatrixC),
              "double m[3][3] = {{0.0, -1.0, 0.0}, {0.0, 0.0, -1.0}, {1.0, 0.0, 0.0}};");
    EXPECT_EQ(copyText({}, CopyForm::SetAngle), "SetAngle X 0\nSetAngle Y 0\nSetAngle Z 0");
    EXPECT_EQ(copyText({}, CopyForm::FRotator), "FRotator(0.0, 0.0, 0.0)");
}

TEST(Copy, EveryFormHasAnIdOfItsOwnAndATitle) {
    std::set<std::string_view> ids;
    for (std::size_t i = 0; i < copyForms().size(); ++i) {
        const CopyRow& row = copyForms()[i];
        EXPECT_EQ(static_cast<std::size_t>(row.form), i) << row.id;
        EXPECT_TRUE(ids.insert(row.id).second) << row.id;
        EXPECT_FALSE(row.title.empty());
        EXPECT_EQ(copyFormFromId(row.id), row.form);
    }
    EXPECT_EQ(copyFormFromId("nothing"), std::nullopt);
}

}  // namespace
}  // namespace gimbalscope::tune
