// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Loads the OpenGL functions of the current context; the first thing to do with a new one.
#pragma once

#include <string>

namespace gimbalscope::render {

using GlFunction = void (*)();
using GlLookup = GlFunction (*)(const char* name);

/// Loads the functions and checks the version; returns a sentence when it is too old, else nothing.
std::string loadOpenGl(GlLookup lookup);

/// What the current context calls its renderer and version, for --version and reports.
std::string describeOpenGl();

/// True when the processor draws (Mesa's llvmpipe or softpipe, SwiftShader): pictures cost its
/// time.
bool isSoftwareRenderer();

/// Lets the driver forget what it keeps for compiling shaders (8 MB in Mesa), where it can; it
/// remembers when another one has to be compiled.
void releaseShaderCompiler(GlLookup lookup);

/// Waits until everything that was asked of OpenGL is done.
void finishOpenGl();

/// The first error OpenGL has kept since the last call, as its name; empty when there was none.
std::string takeOpenGlError();

}  // namespace gimbalscope::render
