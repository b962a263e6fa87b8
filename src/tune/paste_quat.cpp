// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Four numbers. The order of the scalar is known by names, by a constructor whose order is
// published, by a word such as wxyz, or by brackets round the other three; otherwise both orders
// are readings.
#include <algorithm>
#include <array>
#include <cmath>

#include "text/words.h"
#include "tune/paste_parts.h"
#include "tune/paste_table.h"

namespace gimbalscope::tune {
namespace {

using convention::FrameId;
using convention::Layout;

/// Who writes four numbers in which order. Compared in lower case with the path's end.
struct Maker {
    std::string_view word;
    Layout layout;
    std::string_view said;
    FrameId frame = FrameId::World;
};
constexpr std::array<Maker, 43> kMakers{{
    {"glm::quat", Layout::Wxyz, "GLM's constructor takes it"},
    {"glm::dquat", Layout::Wxyz, "GLM's constructor takes it"},
    {"glm::fquat", Layout::Wxyz, "GLM's constructor takes it"},
    {"dquat", Layout::Wxyz, "GLM's constructor takes it"},
    {"quaterniond", Layout::Wxyz, "Eigen's constructor takes it"},
    {"quaternionf", Layout::Wxyz, "Eigen's constructor takes it"},
    {"eigen::quaternion", Layout::Wxyz, "Eigen's constructor takes it"},
    {"math::quaternion", Layout::Wxyz, "Boost's constructor takes it"},
    {"ogre::quaternion", Layout::Wxyz, "Ogre's constructor takes it"},
    {"pyquaternion.quaternion", Layout::Wxyz, "pyquaternion takes it"},
    {"mathutils.quaternion", Layout::Wxyz, "Blender takes it"},
    {"rotation_quaternion", Layout::Wxyz, "Blender takes it"},
    {"np.quaternion", Layout::Wxyz, "numpy-quaternion takes it"},
    {"quaternion::new", Layout::Wxyz, "nalgebra's constructor takes it"},
    {"qquaternion", Layout::Wxyz, "Qt's constructor takes it"},
    {"scalar_first", Layout::Wxyz, "scalar_first says"},
    {"from_quat", Layout::Xyzw, "SciPy takes it"},
    {"as_quat", Layout::Xyzw, "SciPy gives it"},
    {"unityengine.quaternion", Layout::Xyzw, "Unity's constructor takes it", FrameId::D3d},
    {"three.quaternion", Layout::Xyzw, "three.js takes it"},
    {"numerics.quaternion", Layout::Xyzw, "System.Numerics takes it", FrameId::D3d},
    {"quat.fromvalues", Layout::Xyzw, "gl-matrix takes it"},
    {"quat.set", Layout::Xyzw, "gl-matrix takes it"},
    {"quaternion.set", Layout::Xyzw, "three.js takes it"},
    {"quat::from_xyzw", Layout::Xyzw, "glam takes it"},
    {"quat::from_array", Layout::Xyzw, "glam takes it"},
    {"btquaternion", Layout::Xyzw, "Bullet takes it"},
    {"pxquat", Layout::Xyzw, "PhysX takes it"},
    {"jph::quat", Layout::Xyzw, "Jolt takes it"},
    {"osg::quat", Layout::Xyzw, "OpenSceneGraph takes it"},
    {"tf::quaternion", Layout::Xyzw, "ROS takes it"},
    {"tf2::quaternion", Layout::Xyzw, "ROS takes it"},
    {"tf.quaternion", Layout::Xyzw, "ROS takes it"},
    {"d3dxquaternion", Layout::Xyzw, "Direct3D takes it", FrameId::D3d},
    {"xmvectorset", Layout::Xyzw, "Direct3D takes it", FrameId::D3d},
    {"xmfloat4", Layout::Xyzw, "Direct3D takes it", FrameId::D3d},
    {"float4", Layout::Xyzw, "shaders take it"},
    {"vec4", Layout::Xyzw, "shaders take it"},
    {"scnvector4", Layout::Xyzw, "SceneKit takes it"},
    {"xyzw", Layout::Xyzw, "the text says"},
    {"scalar_last", Layout::Xyzw, "the text says"},
    {"wxyz", Layout::Wxyz, "the text says"},
    {"gltf", Layout::Xyzw, "glTF writes it"},
}};

struct Known {
    Layout layout = Layout::Xyzw;
    std::string said;
    FrameId frame = FrameId::World;
};

math::Quat arranged(const std::array<double, 4>& n, Layout layout) {
    return convention::inLayout({n[0], n[1], n[2], n[3]}, layout);
}

std::string letters(Layout layout) {
    return layout == Layout::Xyzw ? "a quaternion x y z w" : "a quaternion w x y z";
}

const CopiedWord* callOf(const Copied& copied, std::string_view name) {
    for (const CopiedWord& word : copied.words) {
        if (word.isCall && lastPart(word.text) == name) {
            return &word;
        }
    }
    return nullptr;
}

bool isNewQuaternion(const Copied& copied) {
    return copied.has("new") && callOf(copied, "quaternion") != nullptr;
}

/// Unity's files and members, and C#'s floats in a constructor that JavaScript has as well.
bool isUnity(const Copied& copied) {
    for (const std::string_view member :
         {"transform.rotation", "localrotation", "m_localrotation"}) {
        if (copied.has(member)) {
            return true;
        }
    }
    return isNewQuaternion(copied) &&
           std::any_of(copied.numbers.begin(), copied.numbers.end(),
                       [](const CopiedNumber& each) { return each.isFloat; });
}

/// The bare words quat( and Quaternion(, which several libraries share.
std::optional<Known> sharedWord(const Copied& copied, bool isNested) {
    if (const CopiedWord* word = callOf(copied, "quaternion")) {
        const bool isSmall = word->text == "quaternion";
        if (isNewQuaternion(copied)) {
            return isUnity(copied)
                       ? std::optional(Known{Layout::Xyzw, "Unity takes it", FrameId::D3d})
                       : std::nullopt;
        }
        if (isSmall) {
            return Known{Layout::Wxyz, "numpy-quaternion, MATLAB and Boost write it"};
        }
        if (isNested) {
            return Known{Layout::Wxyz, "Blender's Quaternion((w, x, y, z)) has it"};
        }
    }
    return std::nullopt;
}

/// glTF nodes and this program's own JSON name their lists.
std::optional<Known> bySection(const Copied& copied) {
    const std::string& section = copied.numbers.front().section;
    if (section == "attitude" || section == "rebuilt") {
        return Known{Layout::Xyzw, "this program writes it"};
    }
    const bool isNode = copied.has("translation") || copied.has("scale") || copied.has("mesh");
    if (section == "rotation" && isNode) {
        return Known{Layout::Xyzw, "glTF writes it"};
    }
    return std::nullopt;
}

std::optional<Known> byMaker(const Copied& copied, bool isNested) {
    if (callOf(copied, "fquat") != nullptr && !copied.has("glm::fquat")) {
        return Known{Layout::Xyzw, "Unreal's FQuat takes it", FrameId::Unreal};
    }
    for (const Maker& maker : kMakers) {
        if (copied.has(maker.word)) {
            return Known{maker.layout, std::string(maker.said), maker.frame};
        }
    }
    if (auto known = sharedWord(copied, isNested)) {
        return known;
    }
    return bySection(copied);
}

/// By names; nullopt unless all four parts are there once.
std::optional<Found> byNames(const Copied& copied, const PasteContext& context) {
    std::array<std::optional<double>, 4> parts;
    const std::vector<std::optional<Part>> names = partsOf(copied);
    std::size_t unnamed = 0;
    for (std::size_t i = 0; i < names.size(); ++i) {
        const bool isImaginary = !names[i] && copied.numbers[i].name.empty();
        const Part part = names[i].value_or(Part::W);  // "0.5 + 0.5i": the scalar has no name
        unnamed += isImaginary ? 1 : 0;
        if (part > Part::W || (!names[i] && !isImaginary) ||
            parts[static_cast<std::size_t>(part)]) {
            return std::nullopt;
        }
        parts[static_cast<std::size_t>(part)] = copied.numbers[i].value;
    }
    if (unnamed > 1 || !parts[0] || !parts[1] || !parts[2] || !parts[3]) {
        return std::nullopt;
    }
    // FQuat::ToString: X=0.0 Y=0.0 Z=0.0 W=1.0, also in brackets.
    const bool isUnreal = copied.numbers.front().name == "X" && copied.numbers.front().byEquals;
    const FrameId own = isUnreal          ? FrameId::Unreal
                        : isUnity(copied) ? FrameId::D3d
                                          : FrameId::World;
    const FrameId frame = context.frame.value_or(own);
    Found found = quaternionReading({*parts[0], *parts[1], *parts[2], *parts[3]}, frame,
                                    isUnreal ? "a quaternion as Unreal's FQuat prints it"
                                             : "a quaternion by the names of its numbers");
    found.isCertain = true;
    return found;
}

/// One number beside a bracket of three: the scalar stands alone.
std::optional<Layout> byBrackets(const Copied& copied) {
    const auto group = [&](std::size_t i) { return copied.numbers[i].group; };
    if (group(1) != group(2)) {
        return std::nullopt;
    }
    if (group(0) != group(1) && group(2) == group(3)) {
        return Layout::Wxyz;
    }
    return group(0) == group(1) && group(3) != group(2) ? std::optional(Layout::Xyzw)
                                                        : std::nullopt;
}

/// q[0] = ... in any order of the lines.
std::array<double, 4> inOrder(const Copied& copied) {
    std::vector<CopiedNumber> sorted = copied.numbers;
    const bool isIndexed = std::all_of(sorted.begin(), sorted.end(), [](const CopiedNumber& each) {
        return each.name.ends_with("]");
    });
    if (isIndexed) {
        std::stable_sort(
            sorted.begin(), sorted.end(),
            [](const CopiedNumber& a, const CopiedNumber& b) { return a.name < b.name; });
    }
    return {sorted[0].value, sorted[1].value, sorted[2].value, sorted[3].value};
}

/// Two names or more that are not those of a quaternion's four parts.
std::string misnamed(const Copied& copied) {
    const std::string names = namesOf(copied);
    return names.empty()
               ? std::string()
               : "the four numbers are called " + names + "; a quaternion's are x y z w, each once";
}

Found inLayout(const Copied& copied, const PasteContext& context, const Known& known) {
    Found found = quaternionReading(arranged(inOrder(copied), known.layout),
                                    context.frame.value_or(known.frame),
                                    letters(known.layout) + ", as " + known.said);
    found.isCertain = true;
    return found;
}

/// C# has it in Unity's axes, JavaScript in those of three.js, which are read as ours.
Found inBothEngines(const Copied& copied, const PasteContext& context) {
    Found both = inLayout(copied, context, {Layout::Xyzw, "Unity takes it", FrameId::D3d});
    const Found second = inLayout(copied, context, {Layout::Xyzw, "three.js takes it"});
    both.readings.insert(both.readings.end(), second.readings.begin(), second.readings.end());
    return both;
}

Found inBothLayouts(const Copied& copied, const PasteContext& context) {
    const FrameId frame = context.frame.value_or(FrameId::World);
    const std::array<double, 4> numbers = inOrder(copied);
    Found both = quaternionReading(
        arranged(numbers, Layout::Xyzw), frame,
        letters(Layout::Xyzw) + " (as Unity, ROS, SciPy, Unreal and this program have it)");
    const Found second = quaternionReading(arranged(numbers, Layout::Wxyz), frame,
                                           letters(Layout::Wxyz) +
                                               " (as GLM's and Eigen's constructors and Blender "
                                               "have it)");
    both.readings.insert(both.readings.end(), second.readings.begin(), second.readings.end());
    return both;
}

}  // namespace

std::string quaternionCountProblem(const Copied& copied) {
    constexpr std::array<std::string_view, 5> kOthers{"fquat", "dquat", "quaterniond",
                                                      "quaternionf", "qquaternion"};
    const bool isNamed = copied.has("quat") || copied.has("quaternion") ||
                         std::any_of(kOthers.begin(), kOthers.end(), [&](std::string_view each) {
                             return callOf(copied, each) != nullptr;
                         });
    return !isNamed ? std::string()
                    : "a quaternion has 4 numbers; " + std::to_string(copied.numbers.size()) +
                          " were found";
}

Found readQuaternion(const Copied& copied, const PasteContext& context) {
    if (copied.numbers.size() != 4) {
        return {.problem = quaternionCountProblem(copied)};
    }
    if (std::optional<Found> found = byNames(copied, context)) {
        return *found;
    }
    if (std::string problem = misnamed(copied); !problem.empty()) {
        return {.problem = std::move(problem)};
    }
    const std::size_t group = copied.numbers.front().group;
    const bool isNested = group != 0 && copied.groups[group - 1].parent != 0;
    if (const std::optional<Layout> layout = byBrackets(copied)) {
        return inLayout(copied, context, {*layout, "the brackets say"});
    }
    if (group != 0 && copied.groups[group - 1].bracket == '<') {
        return inLayout(copied, context,
                        {Layout::Xyzw, "an LSL rotation <x, y, z, s> has it", FrameId::Lsl});
    }
    if (const std::optional<Known> known = byMaker(copied, isNested)) {
        return inLayout(copied, context, *known);
    }
    if (isNewQuaternion(copied)) {
        return inBothEngines(copied, context);
    }
    if (std::string problem = unevenRows(copied); !problem.empty()) {
        return {.problem = std::move(problem)};
    }
    if (context.layout) {
        return inLayout(copied, context, {*context.layout, "was asked for"});
    }
    return inBothLayouts(copied, context);
}

}  // namespace gimbalscope::tune
