// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// What convert writes and says where it is easily a little wrong: zeros, names that stand twice,
// lengths at the ends of the number range, how often a remark is made.
#include <gtest/gtest.h>

#include "cli/program.h"

namespace gimbalscope::test {
namespace {

TEST(Convert, ZerosHaveNoSign) {
    for (const char* format : {"json", "csv", "text"}) {
        const Result result =
            run(words("convert --from quat --to urot,orders,matrix --format " +
                      std::string(format) + " -0.1830127 -0.6830127 -0.1830127 0.6830127"));
        ASSERT_EQ(result.code, 0) << result.err;
        for (const char* zero : {":-0.0", "[-0.0", ",-0,", ",-0.0", " -0 ", " -0.0000 "}) {
            EXPECT_EQ(result.out.find(zero), std::string::npos) << format << zero;
        }
    }
}

TEST(Convert, KeptColumnsAreAllThereWhateverTheirNames) {
    const std::string table = "a,a,x,y,z,w,,,a (2)\n1,2,0,0,0,1,7,8,9\n";
    const Result json =
        run(Call{.arguments = words("convert --from quat --to quat --format json --keep-columns"),
                 .input = table});
    ASSERT_EQ(json.code, 0) << json.err;
    const Json expected{{"a", "1"},       {"a (2)", "2"},   {"x", "0"},
                        {"y", "0"},       {"z", "0"},       {"w", "1"},
                        {"column7", "7"}, {"column8", "8"}, {"a (2) (2)", "9"}};
    EXPECT_EQ(json.object()["columns"], expected);
    const Result csv =
        run(Call{.arguments = words("convert --from quat --to quat --format csv --keep-columns"),
                 .input = table});
    EXPECT_EQ(csv.out,
              "row,a,a,x,y,z,w,,,a (2),quat.x,quat.y,quat.z,quat.w\n1,1,2,0,0,0,1,7,8,9,0,0,0,1\n");
}

TEST(Convert, ExtremeLengthsAreNamed) {
    const std::string convert = "convert --from quat --to quat --format json ";
    for (const auto& [numbers, length] : std::vector<std::pair<std::string, std::string>>{
             {"3e-200 0 0 4e-200", "5e-200"},
             {"0 0 3e200 4e200", "5e+200"},
             {"1.7e308 1.7e308 1.7e308 1.7e308", "over 1.79e+308"}}) {
        const Result result = run(words(convert + numbers));
        EXPECT_EQ(result.code, 1);
        EXPECT_EQ(result.err,
                  "NUMBERS: W201 the quaternion has length " + length + " and was normalised\n");
    }
}

TEST(Convert, OneRemarkForOneRow) {
    const Result result = run(words("convert --from aero-321 --to quat 1e14 2e14 3e14"));
    EXPECT_EQ(result.code, 0);
    EXPECT_EQ(result.err, "NUMBERS: W221 1e+14 is so large that its last digits are lost\n");
}

}  // namespace
}  // namespace gimbalscope::test
