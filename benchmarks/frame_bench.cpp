// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Milliseconds per frame of the cockpit in flight, all cards shown, beside what others cost: the
// bare ImGui demo window, a demo window with as many vertices as our panels, and a framebuffer that
// is only cleared. All without a display into the same framebuffer, each frame waited for
// (glFinish), so that a software rasteriser's work is counted. A cockpit frame is four simulation
// steps and one picture.
//
//   frame/cockpit/WIDTH/HEIGHT    frame/imgui-demo/WIDTH/HEIGHT
//   frame/same-vertices/...       frame/clear/...
//
// Counters: frame_p99_ms; build_ms and build_p99_ms, the processor time in which the interface is
// built, which no graphics card makes shorter; vertices of the interface. Takes Google Benchmark's
// arguments. Exit code 6 without OpenGL 3.3.

#include <backends/imgui_impl_opengl3.h>
#include <benchmark/benchmark.h>
#include <glad/gl.h>
#include <imgui.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <numeric>
#include <vector>

#include "anchor_ui.h"
#include "app/cockpit.h"
#include "app/thread_time.h"
#include "bench_flight.h"
#include "platform/headless_context.h"
#include "render/gl_loader.h"
#include "render/offscreen.h"

namespace {

using namespace gimbalscope;

/// Times of single frames and their counters.
class FrameTimes {
public:
    void begin() { start_ = std::chrono::steady_clock::now(); }
    /// After glFinish; `buildMs` is the processor time of building the interface.
    void end(double buildMs) {
        const auto taken = std::chrono::steady_clock::now() - start_;
        frameMs_.push_back(std::chrono::duration<double, std::milli>(taken).count());
        buildMs_.push_back(buildMs);
    }
    void report(benchmark::State& state, int vertices) {
        state.counters["frame_p99_ms"] = percentile99(frameMs_);
        state.counters["build_p99_ms"] = percentile99(buildMs_);
        state.counters["build_ms"] = std::accumulate(buildMs_.begin(), buildMs_.end(), 0.0) /
                                     static_cast<double>(std::max<std::size_t>(1, buildMs_.size()));
        state.counters["vertices"] = vertices;
    }

private:
    static double percentile99(std::vector<double>& values) {
        if (values.empty()) {
            return 0.0;
        }
        const std::size_t place = (values.size() - 1) * 99 / 100;
        std::nth_element(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(place),
                         values.end());
        return values[place];
    }

    std::chrono::steady_clock::time_point start_;
    std::vector<double> frameMs_, buildMs_;
};

/// The framebuffer of a benchmark, bound; nullptr and the benchmark skipped when there is none.
std::unique_ptr<render::Offscreen> bindTarget(benchmark::State& state) {
    render::OffscreenResult made = render::Offscreen::create(
        {static_cast<int>(state.range(0)), static_cast<int>(state.range(1))});
    if (made.target) {
        made.target->bind();
    } else {
        state.SkipWithError(made.error.c_str());
    }
    return std::move(made.target);
}

int vertexCount() { return ImGui::GetDrawData()->TotalVtxCount; }

/// What the panels of a frame need in vertices.
int cockpitVertices(int width, int height) {
    app::Cockpit cockpit(platform::headlessGlFunction);
    app::FrameInput frame;
    frame.width = width;
    frame.height = height;
    cockpit.draw(bench::loopingFlight(), frame);
    return vertexCount();
}

void drawCockpit(benchmark::State& state) {
    const auto target = bindTarget(state);
    if (!target) {
        return;
    }
    app::Cockpit cockpit(platform::headlessGlFunction);
    sim::Session flight = bench::loopingFlight();
    app::FrameInput frame;
    frame.width = static_cast<int>(state.range(0));
    frame.height = static_cast<int>(state.range(1));
    cockpit.draw(flight, frame);  // shaders are compiled, fonts drawn
    FrameTimes times;
    for ([[maybe_unused]] auto iteration : state) {
        times.begin();
        bench::flyFrame(flight);
        cockpit.draw(flight, frame);
        glFinish();
        times.end(cockpit.panelMilliseconds());
    }
    times.report(state, vertexCount());
}

/// One frame of ImGui alone; the processor time it took to build, in milliseconds.
double drawDemoFrame(int width, int height, int samples) {
    const double start = app::threadSeconds();
    ImGui_ImplOpenGL3_NewFrame();
    ImGui::NewFrame();
    bench::drawAnchor(samples);
    ImGui::Render();
    const double buildMs = 1e3 * (app::threadSeconds() - start);
    glViewport(0, 0, width, height);
    glClear(GL_COLOR_BUFFER_BIT);
    ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
    return buildMs;
}

void drawDemo(benchmark::State& state, bool asManyVertices) {
    const auto target = bindTarget(state);
    if (!target) {
        return;
    }
    const int width = static_cast<int>(state.range(0)), height = static_cast<int>(state.range(1));
    const int wanted = asManyVertices ? cockpitVertices(width, height) : 0;
    ImGui::CreateContext();
    ImGui::GetIO().IniFilename = nullptr;
    ImGui::GetIO().DisplaySize = {static_cast<float>(width), static_cast<float>(height)};
    ImGui_ImplOpenGL3_Init("#version 330");
    int samples = asManyVertices ? 100 : 0;
    for (int frame = 0; frame < 5; ++frame) {  // the first ones find their sizes
        drawDemoFrame(width, height, samples);
        samples = asManyVertices ? bench::samplesFor(wanted, vertexCount(), samples) : 0;
    }
    FrameTimes times;
    for ([[maybe_unused]] auto iteration : state) {
        times.begin();
        const double buildMs = drawDemoFrame(width, height, samples);
        glFinish();
        times.end(buildMs);
    }
    times.report(state, vertexCount());
    ImGui_ImplOpenGL3_Shutdown();
    ImGui::DestroyContext();
}

void clearOnly(benchmark::State& state) {
    const auto target = bindTarget(state);
    if (!target) {
        return;
    }
    FrameTimes times;
    for ([[maybe_unused]] auto iteration : state) {
        times.begin();
        glClear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT);
        glFinish();
        times.end(0.0);
    }
    times.report(state, 0);
}

void registerFrames() {
    const auto add = [](const char* name, auto draw) {
        benchmark::RegisterBenchmark(name, draw)
            ->Args({1280, 800})
            ->Args({1920, 1080})
            ->Unit(benchmark::kMillisecond)
            ->MeasureProcessCPUTime()  // of the rasteriser's threads, too
            ->UseRealTime();
    };
    add("frame/cockpit", drawCockpit);
    add("frame/imgui-demo", [](benchmark::State& state) { drawDemo(state, false); });
    add("frame/same-vertices", [](benchmark::State& state) { drawDemo(state, true); });
    add("frame/clear", clearOnly);
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
