// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// A broken shader leads to a sentence, and every shader is also valid for OpenGL ES 3.0 (WebGL 2).
#include "render/shader.h"

#include <gtest/gtest.h>

#include <array>

#include "embedded/shaders.h"
#include "render/studio.h"

namespace gimbalscope::render {
namespace {

class Shaders : public testing::Test {
protected:
    void SetUp() override { ASSERT_EQ(Studio::get().error(), ""); }
};

constexpr std::string_view kGoodVertex = "void main() { gl_Position = vec4(0.0); }\n";

TEST_F(Shaders, ABrokenOneIsNamedWithTheDriversLog) {
    const ProgramResult result =
        compileProgram({"good.vert", kGoodVertex}, {"broken.frag", "void main() { nonsense }\n"});
    EXPECT_FALSE(result.program);
    EXPECT_NE(result.error.find("broken.frag does not compile"), std::string::npos) << result.error;
    EXPECT_NE(result.error.find("syntax error"), std::string::npos) << result.error;
}

TEST_F(Shaders, OnesThatDoNotFitTogetherAreBothNamed) {
    const ProgramResult result = compileProgram(
        {"giver.vert",
         "out vec3 given; void main() { given = vec3(0.0); gl_Position = vec4(0.0); }\n"},
        {"taker.frag", "in vec4 given; out vec4 c; void main() { c = given; }\n"});
    EXPECT_FALSE(result.program);
    EXPECT_NE(result.error.find("giver.vert and taker.frag do not link"), std::string::npos)
        << result.error;
}

TEST_F(Shaders, AMissingOneIsNamed) {
    EXPECT_NE(loadProgram("ship.vert", "none.frag").error.find("none.frag"), std::string::npos);
}

TEST_F(Shaders, AllCompileAsOpenGlEs) {
    GLint major = 0, minor = 0;
    glGetIntegerv(GL_MAJOR_VERSION, &major);
    glGetIntegerv(GL_MINOR_VERSION, &minor);
    if (major * 10 + minor < 43) {
        GTEST_SKIP() << "this driver does not accept ES shaders";
    }
    ASSERT_FALSE(embedded::shaders::files().empty());
    for (const embedded::shaders::File& file : embedded::shaders::files()) {
        const bool isVertex = file.name.ends_with(".vert");
        const Shader shader(glCreateShader(isVertex ? GL_VERTEX_SHADER : GL_FRAGMENT_SHADER));
        const char* head = "#version 300 es\nprecision highp float;\nprecision highp int;\n";
        const std::array<const char*, 2> parts{head, file.bytes.data()};
        glShaderSource(shader.name(), 2, parts.data(), nullptr);
        glCompileShader(shader.name());
        GLint compiled = GL_FALSE;
        glGetShaderiv(shader.name(), GL_COMPILE_STATUS, &compiled);
        std::array<char, 1024> log{};
        glGetShaderInfoLog(shader.name(), static_cast<GLsizei>(log.size()), nullptr, log.data());
        EXPECT_EQ(compiled, GL_TRUE) << file.name << ": " << log.data();
    }
}

}  // namespace
}  // namespace gimbalscope::render
