// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The least a program with a window of OpenGL can be, with the same libraries and the same kind of
// context as ours: what window_bench.py measures ours against.
//
//   bare_window clear|demo|idle|once WIDTH HEIGHT
//
// once: draws once and ends. clear: clears and swaps as fast as it can. demo: so with ImGui's demo
// window. idle: draws once and waits for events, drawing only where the system asks it to. Like the
// program, it writes "BEGIN END 0" for each frame to the file GIMBALSCOPE_FRAME_LOG, and it ends
// with the window or by a signal.

#include <backends/imgui_impl_glfw.h>
#include <backends/imgui_impl_opengl3.h>
#include <glad/gl.h>
#include <imgui.h>

#include <cstdio>
#include <cstdlib>
#include <string_view>

// After the loader.
#include <GLFW/glfw3.h>

#include "app/frame_log.h"

namespace {

using gimbalscope::app::FrameLog;

GLFWwindow* openBare(int width, int height) {
    if (glfwInit() != GLFW_TRUE) {
        return nullptr;
    }
    glfwWindowHint(GLFW_CONTEXT_VERSION_MAJOR, 3);
    glfwWindowHint(GLFW_CONTEXT_VERSION_MINOR, 3);
    glfwWindowHint(GLFW_OPENGL_PROFILE, GLFW_OPENGL_CORE_PROFILE);
    glfwWindowHint(GLFW_OPENGL_FORWARD_COMPAT, GLFW_TRUE);
    glfwWindowHint(GLFW_DEPTH_BITS, 24);
    GLFWwindow* window = glfwCreateWindow(width, height, "bare", nullptr, nullptr);
    if (window != nullptr) {
        glfwMakeContextCurrent(window);
        glfwSwapInterval(1);
        gladLoadGL(glfwGetProcAddress);
    }
    return window;
}

void drawFrame(GLFWwindow* window, bool demo, FrameLog& log) {
    log.begin();
    if (demo) {
        ImGui_ImplOpenGL3_NewFrame();
        ImGui_ImplGlfw_NewFrame();
        ImGui::NewFrame();
        ImGui::ShowDemoWindow();
        ImGui::Render();
    }
    int width = 0, height = 0;
    glfwGetFramebufferSize(window, &width, &height);
    glViewport(0, 0, width, height);
    glClear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT);
    if (demo) {
        ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
    }
    glfwSwapBuffers(window);
    log.end(0.0);
}

}  // namespace

int main(int argc, char** argv) {
    const std::string_view how = argc > 3 ? argv[1] : "";
    GLFWwindow* window = argc > 3 ? openBare(std::atoi(argv[2]), std::atoi(argv[3])) : nullptr;
    if (window == nullptr) {
        std::fprintf(stderr, "bare_window clear|demo|idle|once WIDTH HEIGHT; needs OpenGL 3.3\n");
        return 6;
    }
    if (how == "demo") {
        ImGui::CreateContext();
        ImGui::GetIO().IniFilename = nullptr;
        ImGui_ImplGlfw_InitForOpenGL(window, true);
        ImGui_ImplOpenGL3_Init("#version 330");
    }
    FrameLog log;
    drawFrame(window, how == "demo", log);
    while (how != "once" && glfwWindowShouldClose(window) == GLFW_FALSE) {
        if (how == "idle") {
            glfwWaitEvents();
        } else {
            glfwPollEvents();
            drawFrame(window, how == "demo", log);
        }
    }
    glfwTerminate();
    return 0;
}
