// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Builds the interface so many times and draws nothing, for counting instructions with callgrind:
// they do not move with the machine's load. The difference between two numbers of frames is the
// cost of a frame.
//
//   gimbalscope_ui_count panels FRAMES            flight, readouts, panels of the main screen
//   gimbalscope_ui_count flight FRAMES            only the flight and the readouts
//   gimbalscope_ui_count anchor FRAMES VERTICES   ImGui's demo window and plots
//
// Writes how many vertices the last frame had.

#include <imgui.h>

#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "anchor_ui.h"
#include "bench_flight.h"
#include "sim/readout.h"
#include "ui/context.h"

namespace {

using namespace gimbalscope;

constexpr int kWidth = 1280, kHeight = 800;

int countPanels(int frames) {
    const ui::Fonts fonts = ui::loadFonts(1.0F);
    sim::Session flight = bench::loopingFlight();
    const look::Palette& palette = look::palette(look::ThemeId{});
    ui::applyTheme(palette, 1.0F);
    const ui::Layout layout =
        ui::makeLayout({kWidth, kHeight, 1.0F, flight.state.cards.size(), 0, ui::Page::Card});
    ui::UiState uiState = ui::initialUiState();
    const ui::KeyLabels labels;
    std::vector<sim::Command> commands;
    for (int frame = 0; frame < frames; ++frame) {
        bench::flyFrame(flight);
        const sim::Readouts readouts = sim::readouts(flight.state);
        ImGui::NewFrame();
        ui::PanelContext context{{nullptr, &palette, fonts, 1.0F},
                                 layout,
                                 flight.state,
                                 readouts,
                                 flight.recording,
                                 uiState,
                                 commands,
                                 labels,
                                 ""};
        ui::drawPanels(context);
        ImGui::Render();
    }
    return frames > 0 ? ImGui::GetDrawData()->TotalVtxCount : 0;
}

/// What panels and scene share: the flight and the readouts.
int countFlight(int frames) {
    sim::Session flight = bench::loopingFlight();
    for (int frame = 0; frame < frames; ++frame) {
        bench::flyFrame(flight);
        if (sim::readouts(flight.state).cards.size() != flight.state.cards.size()) {
            return -1;
        }
    }
    return 0;
}

int countAnchor(int frames, int vertices) {
    ImGui::GetIO().Fonts->Build();
    int samples = 100;
    for (int frame = 0; frame < frames; ++frame) {
        ImGui::NewFrame();
        bench::drawAnchor(samples);
        ImGui::Render();
        if (frame < 5) {
            samples = bench::samplesFor(vertices, ImGui::GetDrawData()->TotalVtxCount, samples);
        }
    }
    return frames > 0 ? ImGui::GetDrawData()->TotalVtxCount : 0;
}

}  // namespace

int main(int argc, char** argv) {
    const std::string_view what = argc > 2 ? argv[1] : "";
    const int frames = argc > 2 ? std::atoi(argv[2]) : 0;
    const int wanted = argc > 3 ? std::atoi(argv[3]) : 17000;
    ImGui::CreateContext();
    ImGuiIO& io = ImGui::GetIO();
    io.IniFilename = nullptr;
    io.DisplaySize = {static_cast<float>(kWidth), static_cast<float>(kHeight)};
    io.DeltaTime = 1.0F / 60.0F;
    int vertices = -1;
    if (what == "panels") {
        vertices = countPanels(frames);
    } else if (what == "flight") {
        vertices = countFlight(frames);
    } else if (what == "anchor") {
        vertices = countAnchor(frames, wanted);
    }
    ImGui::DestroyContext();
    std::printf("%d\n", vertices);
    return vertices >= 0 ? 0 : 2;
}
