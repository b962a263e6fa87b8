// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Milliseconds per frame of the cockpit in flight beside the bare ImGui demo window, both without a
// display into the same framebuffer, each frame waited for (glFinish), so that a software
// rasteriser's work is counted. A cockpit frame is four simulation steps and one picture; its
// counter panels_ms is the processor time of the panels alone, which no graphics card makes
// shorter.
//
//   frame/cockpit/WIDTH/HEIGHT      frame/imgui-demo/WIDTH/HEIGHT
//
// Takes Google Benchmark's arguments. Exit code 6 without OpenGL 3.3.

#include <backends/imgui_impl_opengl3.h>
#include <benchmark/benchmark.h>
#include <glad/gl.h>
#include <imgui.h>

#include <cstdio>

#include "app/cockpit.h"
#include "platform/headless_context.h"
#include "render/gl_loader.h"
#include "render/offscreen.h"
#include "sim/play.h"

namespace {

using namespace gimbalscope;

render::FramebufferSize sizeOf(const benchmark::State& state) {
    return {static_cast<int>(state.range(0)), static_cast<int>(state.range(1))};
}

/// A flight that loops through both poles for ever.
sim::Session loopingFlight() {
    sim::Session flight = sim::beginSession(sim::AppState{});
    for (const sim::ScriptLine& line : sim::parseScript("loop\n").lines) {
        sim::apply(flight, line.command);
    }
    return flight;
}

void drawCockpit(benchmark::State& state) {
    const render::FramebufferSize size = sizeOf(state);
    const render::OffscreenResult offscreen = render::Offscreen::create(size);
    if (!offscreen.target) {
        state.SkipWithError(offscreen.error.c_str());
        return;
    }
    offscreen.target->bind();
    app::Cockpit cockpit(platform::headlessGlFunction);
    sim::Session flight = loopingFlight();
    app::FrameInput frame;
    frame.width = size.width;
    frame.height = size.height;
    double panelsMs = 0.0;
    for ([[maybe_unused]] auto iteration : state) {
        for (int step = 0; step < 4; ++step) {
            sim::flyStep(flight);
        }
        cockpit.draw(flight, frame);
        glFinish();
        panelsMs += cockpit.panelMilliseconds();
    }
    state.counters["panels_ms"] = benchmark::Counter(panelsMs, benchmark::Counter::kAvgIterations);
}

void drawDemo(benchmark::State& state) {
    const render::FramebufferSize size = sizeOf(state);
    const render::OffscreenResult offscreen = render::Offscreen::create(size);
    if (!offscreen.target) {
        state.SkipWithError(offscreen.error.c_str());
        return;
    }
    offscreen.target->bind();
    ImGui::CreateContext();
    ImGui::GetIO().IniFilename = nullptr;
    ImGui::GetIO().DisplaySize = {static_cast<float>(size.width), static_cast<float>(size.height)};
    ImGui_ImplOpenGL3_Init("#version 330");
    for ([[maybe_unused]] auto iteration : state) {
        ImGui_ImplOpenGL3_NewFrame();
        ImGui::NewFrame();
        ImGui::ShowDemoWindow();
        ImGui::Render();
        glViewport(0, 0, size.width, size.height);
        glClear(GL_COLOR_BUFFER_BIT);
        ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
        glFinish();
    }
    ImGui_ImplOpenGL3_Shutdown();
    ImGui::DestroyContext();
}

void registerFrames() {
    const auto add = [](const char* name, void (*draw)(benchmark::State&)) {
        benchmark::RegisterBenchmark(name, draw)
            ->Args({1280, 720})
            ->Args({1920, 1080})
            ->Unit(benchmark::kMillisecond)
            ->UseRealTime();
    };
    add("frame/cockpit", drawCockpit);
    add("frame/imgui-demo", drawDemo);
}

}  // namespace

int main(int argc, char** argv) {
    const platform::HeadlessResult headless = platform::HeadlessContext::create();
    const std::string error =
        headless.context ? render::loadOpenGl(platform::headlessGlFunction) : headless.error;
    if (!error.empty()) {
        std::fprintf(stderr, "%s\n", error.c_str());
        return 6;
    }
    registerFrames();
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv)) {
        return 2;
    }
    benchmark::AddCustomContext("renderer", headless.context->rendererName());
    const std::size_t count = benchmark::RunSpecifiedBenchmarks();
    benchmark::Shutdown();
    const std::string glError = render::takeOpenGlError();
    if (!glError.empty()) {
        std::fprintf(stderr, "%s\n", glError.c_str());
    }
    return count > 0 && glError.empty() ? 0 : 1;
}
