// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Counting what OpenGL complains about, for runs that must be free of it. Uses KHR_debug where the
// context has it and glGetError everywhere.
#pragma once

#include <set>
#include <string>

namespace gimbalscope::render {

/// Counts errors, undefined behaviour and everything of high severity from now on; each different
/// one, up to twenty, is told on standard error once, however often it comes. Needs a current
/// context with loaded functions.
class GlErrors {
public:
    GlErrors();
    ~GlErrors();
    GlErrors(const GlErrors&) = delete;
    GlErrors& operator=(const GlErrors&) = delete;

    /// Asks glGetError too; call once a frame.
    void check();
    int count() const { return count_; }
    /// One complaint; for the callback.
    void add(const char* message);

private:
    int count_ = 0;
    std::set<std::string> told_;
};

/// Makes OpenGL complain, for tests.
void provokeOpenGlError();

}  // namespace gimbalscope::render
