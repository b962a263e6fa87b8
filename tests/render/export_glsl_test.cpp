// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Exported GLSL is run: each module in a vertex shader, its answers caught by transform feedback
// and compared with the program. A shader keeps nothing from vertex to vertex, so the memory of
// each step is handed in, as the program had it.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <iostream>

#include "cli/export_cases.h"
#include "platform/headless_context.h"
#include "render/gl_handle.h"
#include "render/gl_loader.h"
#include "render/offscreen.h"

namespace gimbalscope::render {
namespace {

using test::ExportAnswer;
using test::ExportCase;

struct Step {
    std::array<float, 4> attitude{}, memory{};
};
struct Caught {
    std::array<float, 4> angles{}, back{};
};

std::string shaderOf(const ExportCase& each) {
    const std::string name = each.request.name;
    const bool two = each.request.row->angleCount == 2;
    const bool remembers = convention::remembers(each.request.options.policy);
    return "#version 330 core\nlayout(location = 0) in vec4 attitude;\n"
           "layout(location = 1) in vec4 before;\nout vec4 angles;\nout vec4 back;\n" +
           tune::exportSource(each.request) + "void main() {\n    vec4 memory = before;\n    " +
           (two ? "vec2" : "vec3") + " a = " + name + "_anglesFromAttitude(attitude" +
           (remembers ? ", memory" : "") + ");\n    angles = vec4(a, " +
           (two ? "0.0, 0.0" : "0.0") + ");\n    back = " + name +
           "_attitudeFromAngles(a);\n    gl_Position = vec4(0.0);\n}\n";
}

Program programOf(const std::string& source) {
    Shader shader(glCreateShader(GL_VERTEX_SHADER));
    const char* text = source.c_str();
    glShaderSource(shader.name(), 1, &text, nullptr);
    glCompileShader(shader.name());
    Program program(glCreateProgram());
    glAttachShader(program.name(), shader.name());
    constexpr std::array<const char*, 2> kCaught{"angles", "back"};
    glTransformFeedbackVaryings(program.name(), 2, kCaught.data(), GL_INTERLEAVED_ATTRIBS);
    glLinkProgram(program.name());
    GLint linked = 0;
    glGetProgramiv(program.name(), GL_LINK_STATUS, &linked);
    if (linked == 0) {
        std::array<char, 2000> log{};
        glGetShaderInfoLog(shader.name(), static_cast<GLsizei>(log.size()), nullptr, log.data());
        ADD_FAILURE() << log.data() << source;
    }
    return program;
}

std::vector<Caught> run(const Program& program, const std::vector<Step>& steps) {
    VertexArray array = makeVertexArray();
    Buffer in = makeBuffer();
    Buffer out = makeBuffer();
    std::vector<Caught> caught(steps.size());
    const auto bytes = [](std::size_t count) { return static_cast<GLsizeiptr>(count); };
    glBindVertexArray(array.name());
    glBindBuffer(GL_ARRAY_BUFFER, in.name());
    glBufferData(GL_ARRAY_BUFFER, bytes(steps.size() * sizeof(Step)), steps.data(), GL_STATIC_DRAW);
    for (GLuint i = 0; i < 2; ++i) {
        glEnableVertexAttribArray(i);
        glVertexAttribPointer(i, 4, GL_FLOAT, GL_FALSE, sizeof(Step),
                              // An offset into the buffer, as OpenGL wants it.
                              reinterpret_cast<const void*>(i * sizeof(Step) / 2));
    }
    glBindBufferBase(GL_TRANSFORM_FEEDBACK_BUFFER, 0, out.name());
    glBufferData(GL_TRANSFORM_FEEDBACK_BUFFER, bytes(caught.size() * sizeof(Caught)), nullptr,
                 GL_STREAM_READ);
    glUseProgram(program.name());
    glEnable(GL_RASTERIZER_DISCARD);
    glBeginTransformFeedback(GL_POINTS);
    glDrawArrays(GL_POINTS, 0, static_cast<GLsizei>(steps.size()));
    glEndTransformFeedback();
    glDisable(GL_RASTERIZER_DISCARD);
    glGetBufferSubData(GL_TRANSFORM_FEEDBACK_BUFFER, 0, bytes(caught.size() * sizeof(Caught)),
                       caught.data());
    return caught;
}

// The memory before every step as the program has it, in float32.
std::vector<convention::PolicyMemory> memoriesOf(const ExportCase& each) {
    ExportAnswer ignored;
    ignored.angles.assign(each.request.row->angleCount, 0.0);
    convention::PolicyMemory memory;
    std::vector<convention::PolicyMemory> all;
    for (const math::Quat& q : each.attitudes) {
        convention::PolicyMemory before = memory;
        if (before.previous) {
            for (double* angle :
                 {&before.previous->first, &before.previous->middle, &before.previous->third}) {
                *angle = static_cast<double>(static_cast<float>(*angle));
            }
        }
        all.push_back(before);
        test::programAnswer(each, q, ignored, memory);
    }
    return all;
}

Step stepOf(const math::Quat& q, const convention::PolicyMemory& memory) {
    const auto f = [](double value) { return static_cast<float>(value); };
    Step step{{f(q.x), f(q.y), f(q.z), f(q.w)}};
    if (memory.previous) {
        step.memory = {1.0F, f(memory.previous->first), f(memory.previous->middle),
                       f(memory.previous->third)};
    }
    return step;
}

test::ExportDifference differenceOf(const ExportCase& each) {
    auto memories = memoriesOf(each);
    std::vector<Step> steps;
    for (std::size_t i = 0; i < each.attitudes.size(); ++i) {
        steps.push_back(stepOf(each.attitudes[i], memories[i]));
    }
    std::vector<ExportAnswer> code;
    std::vector<ExportAnswer> program;
    for (const Caught& caught : run(programOf(shaderOf(each)), steps)) {
        ExportAnswer answer;
        for (std::size_t i = 0; i < each.request.row->angleCount; ++i) {
            answer.angles.push_back(static_cast<double>(caught.angles[i]));
        }
        for (std::size_t i = 0; i < 4; ++i) {
            answer.attitude[i] = static_cast<double>(caught.back[i]);
        }
        const std::size_t at = code.size();
        program.push_back(test::programAnswer(each, each.attitudes[at], answer, memories[at]));
        code.push_back(std::move(answer));
    }
    return test::comparedWith(each, program, code);
}

bool isQuantised(const ExportCase& each) {
    return each.request.options.quantise.value_or(each.request.row->quantise) !=
           convention::Quantise::None;
}

// By atan alone; the others have an asin.
bool isClosed(const ExportCase& each) {
    const convention::Route route = each.request.row->formula.route();
    return convention::isClosedForm(each.request.options.policy) ||
           (each.request.options.policy != convention::Policy::Ue4 &&
            (route == convention::Route::ClosedForm || route == convention::Route::Matrix));
}

// The share of attitudes that may be named by another triple: at the pole, where the split is
// arbitrary, and where the previous triple is equally far from two.
double otherShare(convention::Policy policy) {
    switch (policy) {
        case convention::Policy::PinFirst:
        case convention::Policy::PinThird:
        case convention::Policy::KeepLast:
            return 0.0;
        case convention::Policy::Nearest:
            return 0.02;
        default:
            return 0.15;
    }
}

// Mesa's atan is right to 7e-6 rad, its asin to 4e-4.
void expectNear(const ExportCase& each, const test::ExportDifference& found) {
    const auto& request = each.request;
    const std::string label = request.name + " " + std::string(request.row->id) + ":" +
                              std::string(convention::name(request.options.policy));
    // Truncated just short of half a turn on either side, 32767 and -32767 are two units apart.
    const double unit = isQuantised(each) ? 2.0 / 65536.0 : 0.0;
    EXPECT_LE(found.angleTurns, (isClosed(each) ? 3e-6 : 1e-4) + unit) << label;
    EXPECT_LE(static_cast<double>(found.other),
              otherShare(request.options.policy) * static_cast<double>(found.compared))
        << label;
    if (isClosed(each) && request.row->angleCount == 3) {
        EXPECT_LE(found.rotationRad, isQuantised(each) ? 4e-4 : 2e-5) << label;
    }
    EXPECT_LE(found.backRad, 3e-6) << label;
}

TEST(ExportGlsl, EqualsTheProgramAsFarAsTheDriversFunctionsAllow) {
    const platform::HeadlessResult context = platform::HeadlessContext::create();
    ASSERT_EQ(context.error, "");
    ASSERT_EQ(loadOpenGl(platform::headlessGlFunction), "");
    // Nothing is drawn, but without a surface a framebuffer is needed all the same.
    const OffscreenResult target = Offscreen::create({16, 16});
    ASSERT_EQ(target.error, "");
    target.target->bind();
    long compared = 0;
    double worstRad = 0.0;
    for (const ExportCase& each : test::exportCases(tune::Language::Glsl)) {
        const test::ExportDifference found = differenceOf(each);
        expectNear(each, found);
        compared += found.compared;
        const bool measured =
            isClosed(each) && !isQuantised(each) && each.request.row->angleCount == 3;
        worstRad = std::max(worstRad, measured ? found.rotationRad : 0.0);
    }
    std::cout << context.context->rendererName() << ": " << compared
              << " attitudes, closed form and matrix within " << worstRad << " rad\n";
    EXPECT_EQ(takeOpenGlError(), "");
}

}  // namespace
}  // namespace gimbalscope::render
