// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Compiling, linking and saying what went wrong.
#include "render/shader.h"

#include <array>

#include "embedded/shaders.h"

namespace gimbalscope::render {
namespace {

std::string prologue() {
    const auto* version = reinterpret_cast<const char*>(glGetString(GL_VERSION));
    const bool isEs = version != nullptr && std::string_view(version).starts_with("OpenGL ES");
    return isEs ? "#version 300 es\nprecision highp float;\nprecision highp int;\n"
                : "#version 330 core\n";
}

/// The driver's log without the zero at its end.
template <class GetLength, class GetLog>
std::string log(GetLength getLength, GetLog getLog) {
    GLint length = 0;
    getLength(&length);
    std::string text(static_cast<std::size_t>(length > 0 ? length : 1), '\0');
    getLog(static_cast<GLsizei>(text.size()), text.data());
    text.resize(text.find('\0') == std::string::npos ? text.size() : text.find('\0'));
    return text;
}

Shader compile(GLenum kind, const ShaderText& source, std::string& error) {
    Shader shader(glCreateShader(kind));
    const std::string head = prologue();
    const std::array<const char*, 2> parts{head.data(), source.text.data()};
    const std::array<GLint, 2> lengths{static_cast<GLint>(head.size()),
                                       static_cast<GLint>(source.text.size())};
    glShaderSource(shader.name(), 2, parts.data(), lengths.data());
    glCompileShader(shader.name());
    GLint compiled = GL_FALSE;
    glGetShaderiv(shader.name(), GL_COMPILE_STATUS, &compiled);
    if (compiled == GL_TRUE) {
        return shader;
    }
    error =
        "The shader " + std::string(source.name) + " does not compile: " +
        log([&](GLint* n) { glGetShaderiv(shader.name(), GL_INFO_LOG_LENGTH, n); },
            [&](GLsizei n, GLchar* text) { glGetShaderInfoLog(shader.name(), n, nullptr, text); });
    return {};
}

}  // namespace

ProgramResult compileProgram(const ShaderText& vertex, const ShaderText& fragment) {
    std::string error;
    const Shader vertexShader = compile(GL_VERTEX_SHADER, vertex, error);
    if (!vertexShader) {
        return {Program{}, error};
    }
    const Shader fragmentShader = compile(GL_FRAGMENT_SHADER, fragment, error);
    if (!fragmentShader) {
        return {Program{}, error};
    }
    Program program(glCreateProgram());
    glAttachShader(program.name(), vertexShader.name());
    glAttachShader(program.name(), fragmentShader.name());
    glLinkProgram(program.name());
    // Attached ones outlive their deletion, with all that the compiler made of them.
    glDetachShader(program.name(), vertexShader.name());
    glDetachShader(program.name(), fragmentShader.name());
    GLint linked = GL_FALSE;
    glGetProgramiv(program.name(), GL_LINK_STATUS, &linked);
    if (linked == GL_TRUE) {
        return {std::move(program), {}};
    }
    error = "The shaders " + std::string(vertex.name) + " and " + std::string(fragment.name) +
            " do not link: " +
            log([&](GLint* n) { glGetProgramiv(program.name(), GL_INFO_LOG_LENGTH, n); },
                [&](GLsizei n, GLchar* text) {
                    glGetProgramInfoLog(program.name(), n, nullptr, text);
                });
    return {Program{}, error};
}

ProgramResult loadProgram(std::string_view vertexFile, std::string_view fragmentFile) {
    const ShaderText vertex{vertexFile, embedded::shaders::file(vertexFile)};
    const ShaderText fragment{fragmentFile, embedded::shaders::file(fragmentFile)};
    for (const ShaderText& each : {vertex, fragment}) {
        if (each.text.data() == nullptr) {
            return {Program{}, "The shader " + std::string(each.name) + " is not in the program."};
        }
    }
    return compileProgram(vertex, fragment);
}

GLint uniformLocation(const Program& program, const char* name) {
    return glGetUniformLocation(program.name(), name);
}

}  // namespace gimbalscope::render
