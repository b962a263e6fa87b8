// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Programs from the embedded shader files. The files have no #version line: the one that suits the
// context (desktop OpenGL 3.3 or OpenGL ES 3.0 / WebGL 2) is put in front of them here.
#pragma once

#include <string>
#include <string_view>

#include "render/gl_handle.h"

namespace gimbalscope::render {

/// A linked program, or a sentence with the driver's log that says what is wrong with which file.
struct ProgramResult {
    Program program;
    std::string error;  ///< empty when the program can be used
};

/// Compiles and links two embedded files, such as "ship.vert" and "ship.frag".
ProgramResult loadProgram(std::string_view vertexFile, std::string_view fragmentFile);

/// The same from text; `names` appear in the error.
struct ShaderText {
    std::string_view name, text;
};
ProgramResult compileProgram(const ShaderText& vertex, const ShaderText& fragment);

/// The location of a uniform; -1, which OpenGL ignores, when the program does not use it.
GLint uniformLocation(const Program& program, const char* name);

}  // namespace gimbalscope::render
