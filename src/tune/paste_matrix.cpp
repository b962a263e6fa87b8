// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Nine, twelve or sixteen numbers. By rows when they are written in rows; by columns when the form
// is known to keep columns together (GLM, OpenGL) or to multiply rows from the left (Direct3D,
// Unreal); of sixteen flat ones the place of the translation tells; else both are readings. What is
// nearly a rotation is repaired (the nearest one), what is none is refused.
#include <algorithm>
#include <array>
#include <cmath>

#include "text/numbers.h"
#include "tune/paste_parts.h"
#include "tune/paste_table.h"

namespace gimbalscope::tune {
namespace {

using convention::FrameId;
using math::Mat3;

constexpr double kRepairable = 0.1;     ///< largest distance of an element from the rotation's
constexpr double kWorthARemark = 1e-4;  ///< what printed digits lose is not

struct Maker {
    std::string_view word;
    bool isTransposed;
    std::string_view said;
    FrameId frame = FrameId::World;
};
constexpr std::array<Maker, 27> kMakers{{
    {"matrix3.set", false, "three.js sets it"},
    {"matrix4.set", false, "three.js sets it"},
    {"mat3", true, "GLM and shaders keep it"},
    {"mat4", true, "GLM and shaders keep it"},
    {"dmat3", true, "GLM keeps it"},
    {"dmat4", true, "GLM keeps it"},
    {"mat3x3", true, "GLM keeps it"},
    {"mat4x4", true, "GLM keeps it"},
    {"make_mat3", true, "GLM keeps it"},
    {"make_mat4", true, "GLM keeps it"},
    {"glloadmatrixf", true, "OpenGL keeps it"},
    {"glmultmatrixf", true, "OpenGL keeps it"},
    {"elements", true, "three.js keeps it"},
    {"fromarray", true, "three.js keeps it"},
    {"simd_float3x3", true, "Metal keeps it"},
    {"simd_float4x4", true, "Metal keeps it"},
    {"mat3::from_cols", true, "glam keeps it"},
    {"from_cols_array", true, "glam keeps it"},
    {"basis", true, "Godot's Basis has it"},
    {"d3dxmatrix", true, "Direct3D, rows on the left, has it", FrameId::D3d},
    {"xmmatrixset", true, "Direct3D, rows on the left, has it", FrameId::D3d},
    {"xmmatrix", true, "Direct3D, rows on the left, has it", FrameId::D3d},
    {"xmfloat4x4", true, "Direct3D, rows on the left, has it", FrameId::D3d},
    {"xmfloat3x3", true, "Direct3D, rows on the left, has it", FrameId::D3d},
    {"matrix4x4", true, "System.Numerics, rows on the left, and Unity, by columns, have it",
     FrameId::D3d},
    {"fmatrix", true, "Unreal's FMatrix, rows on the left, has it", FrameId::Unreal},
    {"columns", true, "the text says"},
}};

const Maker* makerOf(const Copied& copied) {
    for (const Maker& maker : kMakers) {
        if (copied.has(maker.word)) {
            return &maker;
        }
    }
    return nullptr;
}

/// Inverse of the transpose; nullopt for a matrix without volume.
std::optional<Mat3> inverseTransposed(const Mat3& a) {
    const double volume = math::determinant(a);
    if (!(std::abs(volume) > 1e-12)) {
        return std::nullopt;
    }
    Mat3 result;
    for (std::size_t i = 0; i < 3; ++i) {
        for (std::size_t j = 0; j < 3; ++j) {
            const auto at = [&](std::size_t di, std::size_t dj) {
                return a.m[(i + di) % 3][(j + dj) % 3];
            };
            result.m[i][j] = (at(1, 1) * at(2, 2) - at(1, 2) * at(2, 1)) / volume;
        }
    }
    return result;
}

/// The nearest orthogonal matrix (Higham's Newton iteration for the polar factor).
std::optional<Mat3> nearestOrthogonal(Mat3 a) {
    constexpr int kMostSteps = 30;
    for (int step = 0; step < kMostSteps; ++step) {
        const std::optional<Mat3> other = inverseTransposed(a);
        if (!other) {
            return std::nullopt;
        }
        for (std::size_t i = 0; i < 9; ++i) {
            double& each = a.m[i / 3][i % 3];
            each = 0.5 * (each + other->m[i / 3][i % 3]);
        }
    }
    return a;
}

double largestDifference(const Mat3& a, const Mat3& b) {
    double largest = 0.0;
    for (std::size_t i = 0; i < 9; ++i) {
        largest = std::max(largest, std::abs(a.m[i / 3][i % 3] - b.m[i / 3][i % 3]));
    }
    return largest;
}

/// The mean length of the rows: the scale of a scaled rotation.
double scaleOf(const Mat3& a) {
    double sum = 0.0;
    for (const auto& row : a.m) {
        sum += math::length({row[0], row[1], row[2]});
    }
    return sum / 3.0;
}

struct Repaired {
    std::optional<math::Quat> rotation{};
    std::string remark{}, problem{};
};

Repaired repaired(Mat3 matrix, std::size_t count) {
    const double scale = scaleOf(matrix);
    if (!(scale > 1e-150) || !(scale < 1e150)) {
        return {.problem = "the numbers of the matrix are all zero, or too large"};
    }
    for (auto& row : matrix.m) {
        for (double& each : row) {
            each /= scale;
        }
    }
    const std::string numbers = std::to_string(count) + " numbers";
    const std::optional<Mat3> near = nearestOrthogonal(matrix);
    const double off = near ? largestDifference(*near, matrix) : 1.0;
    if (!(off <= kRepairable)) {
        return {.problem = numbers +
                           ", but no rotation matrix: its rows are not perpendicular and "
                           "of one length"};
    }
    if (math::determinant(*near) < 0.0) {
        return {.problem = numbers +
                           " of a matrix that mirrors (determinant -1), which no attitude "
                           "does: an axis has the wrong sign"};
    }
    Repaired result{.rotation = math::fromMatrix(*near)};
    if (std::abs(scale - 1.0) > kWorthARemark * 10.0) {
        result.remark =
            "; its scale " + text::formatShortest(static_cast<float>(scale)) + " is taken out";
    }
    if (off > kWorthARemark) {
        result.remark += "; it is not quite a rotation (off by " +
                         text::formatShortest(static_cast<float>(off)) + ") and is repaired";
    }
    return result;
}

/// The 3x3 part by rows as written; 12 numbers are three rows of four.
Mat3 rotationPart(const Copied& copied) {
    const std::size_t width = copied.numbers.size() == 9 ? 3 : 4;
    Mat3 matrix;
    for (std::size_t i = 0; i < 3; ++i) {
        for (std::size_t j = 0; j < 3; ++j) {
            matrix.m[i][j] = copied.numbers[i * width + j].value;
        }
    }
    return matrix;
}

struct Orientation {
    std::optional<bool> isTransposed{};
    std::string said{};
    FrameId frame = FrameId::World;
    std::string problem{};
    bool isCertain = true;
};

/// The border of sixteen: 0 0 0 1 below, or to the right; the other border is the translation.
std::optional<Orientation> byBorder(const Copied& copied) {
    if (copied.numbers.size() != 16) {
        return std::nullopt;
    }
    const auto at = [&](std::size_t row, std::size_t column) {
        return copied.numbers[row * 4 + column].value;
    };
    const auto isZero = [](double a, double b, double c) {
        return a == 0.0 && b == 0.0 && c == 0.0;
    };
    const bool isBelowZero = isZero(at(3, 0), at(3, 1), at(3, 2));
    const bool isRightZero = isZero(at(0, 3), at(1, 3), at(2, 3));
    if (at(3, 3) == 0.0 || (!isBelowZero && !isRightZero)) {
        return Orientation{.said = {},
                           .problem =
                               "16 numbers, but no attitude: neither the last row nor the "
                               "last column is 0 0 0 1"};
    }
    if (isBelowZero && isRightZero) {
        return std::nullopt;
    }
    return Orientation{.isTransposed = !isBelowZero,
                       .said = isBelowZero ? "by rows, the translation standing in its last column"
                                           : "by columns, the translation standing in its last "
                                             "four numbers"};
}

/// Lines, brackets or semicolons that show where a row ends.
bool hasRows(const Copied& copied) {
    const std::size_t width = copied.numbers.size() == 9 ? 3 : 4;
    bool byLines = true;
    bool byGroups = true;
    bool bySigns = true;
    for (std::size_t i = 0; i < copied.numbers.size(); ++i) {
        const CopiedNumber& number = copied.numbers[i];
        const bool isStart = i % width == 0;
        if (i > 0) {
            const CopiedNumber& before = copied.numbers[i - 1];
            byLines = byLines && (number.line != before.line) == isStart;
            byGroups = byGroups && (number.group != before.group) == isStart;
            bySigns = bySigns && (number.row != before.row) == isStart;
        }
    }
    return byLines || byGroups || bySigns;
}

/// [1 0 0 0] [0 1 0 0] ... side by side with nothing round them, as FMatrix::ToString prints.
bool isUnrealText(const Copied& copied) {
    if (copied.numbers.size() != 16 || copied.groups.size() != 4 || !copied.words.empty()) {
        return false;
    }
    return std::all_of(copied.groups.begin(), copied.groups.end(), [&](const CopiedGroup& each) {
        return each.bracket == '[' && each.parent == 0 && each.line == copied.groups[0].line;
    });
}

/// r11, m01, _12, m[0][1]: the place is in the name. False when the names say none.
bool sortByNames(Copied& copied) {
    const auto place = [](const CopiedNumber& number) {
        std::string digits;
        for (const char c : number.name) {
            digits += c >= '0' && c <= '9' ? std::string(1, c) : std::string();
        }
        return digits;
    };
    const bool allNamed =
        std::all_of(copied.numbers.begin(), copied.numbers.end(),
                    [&](const CopiedNumber& each) { return place(each).size() == 2; });
    if (allNamed) {
        std::stable_sort(
            copied.numbers.begin(), copied.numbers.end(),
            [&](const CopiedNumber& a, const CopiedNumber& b) { return place(a) < place(b); });
    }
    return allNamed;
}

Orientation orientationOf(Copied& copied, const PasteContext& context) {
    if (sortByNames(copied)) {
        return {.isTransposed = false, .said = "by the names of its numbers"};
    }
    const Maker* maker = makerOf(copied);
    if (maker != nullptr && copied.numbers.size() != 12) {
        return {.isTransposed = maker->isTransposed,
                .said = "as " + std::string(maker->said),
                .frame = maker->frame};
    }
    if (isUnrealText(copied)) {
        return {
            .isTransposed = true, .said = "as Unreal prints its FMatrix", .frame = FrameId::Unreal};
    }
    if (const std::optional<Orientation> known = byBorder(copied)) {
        return *known;
    }
    if (copied.numbers.size() == 12) {
        return {.isTransposed = false, .said = "three rows of four", .isCertain = false};
    }
    if (hasRows(copied)) {
        return {.isTransposed = false, .said = "by rows as written", .isCertain = false};
    }
    if (context.matrixByRows) {
        return {.isTransposed = !*context.matrixByRows, .said = "as was asked for"};
    }
    return {.said = {}, .isCertain = false};
}

}  // namespace

Found readMatrix(const Copied& given, const PasteContext& context) {
    const std::size_t count = given.numbers.size();
    if (count != 9 && count != 12 && count != 16) {
        return {};
    }
    Copied copied = given;
    const Orientation orientation = orientationOf(copied, context);
    if (!orientation.problem.empty()) {
        return {.problem = orientation.problem};
    }
    const Repaired rows = repaired(rotationPart(copied), count);
    if (!rows.rotation) {
        return {.problem = rows.problem};
    }
    const FrameId frame = context.frame.value_or(orientation.frame);
    const auto reading = [&](bool isTransposed, const std::string& said) {
        const math::Quat q = isTransposed ? math::conjugate(*rows.rotation) : *rows.rotation;
        return PasteReading{.sentence = "a rotation matrix, " + said + inAxes(frame) + rows.remark,
                            .form = PasteForm::Matrix,
                            .worldFromBody = convention::fromFrame(q, frame),
                            .frame = frame};
    };
    if (orientation.isTransposed) {
        return {.readings = {reading(*orientation.isTransposed, orientation.said)},
                .isCertain = orientation.isCertain};
    }
    return {.readings = {reading(false, "by rows (as C, NumPy and Eigen print it)"),
                         reading(true, "by columns (as GLM and OpenGL keep it)")}};
}

}  // namespace gimbalscope::tune
