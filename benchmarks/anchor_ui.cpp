// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Four windows of three plots. A sample of ImGui's plot is a line of its own, in the way in which
// people who know nothing better draw a time series.
#include "anchor_ui.h"

#include <imgui.h>

#include <algorithm>
#include <cmath>

namespace gimbalscope::bench {
namespace {

constexpr int kWindows = 4, kPlots = 3, kVerticesPerSample = 4;

float sampleAt(void* /*data*/, int index) { return std::sin(static_cast<float>(index) * 0.05F); }

}  // namespace

void drawAnchor(int samples) {
    ImGui::ShowDemoWindow();
    if (samples <= 0) {
        return;
    }
    const ImVec2 size = ImGui::GetIO().DisplaySize;
    for (int window = 0; window < kWindows; ++window) {
        const float width = size.x / kWindows;
        ImGui::SetNextWindowPos({width * static_cast<float>(window), size.y * 0.5F});
        ImGui::SetNextWindowSize({width, size.y * 0.5F});
        const char title[] = {static_cast<char>('a' + window), '\0'};
        ImGui::Begin(title);
        for (int plot = 0; plot < kPlots; ++plot) {
            ImGui::PushID(plot);
            // As wide as it takes: a plot draws at most a line for each pixel.
            ImGui::PlotLines("", sampleAt, nullptr, samples, 0, "angle", -1.0F, 1.0F,
                             {static_cast<float>(samples + 16), size.y * 0.12F});
            ImGui::Text("%8.3f %8.3f %8.3f", 12.345, -67.89, 0.001);
            ImGui::PopID();
        }
        ImGui::End();
    }
}

int samplesFor(int wantedVertices, int vertices, int samples) {
    const int missing = wantedVertices - vertices;
    return std::max(1, samples + missing / (kWindows * kPlots * kVerticesPerSample));
}

}  // namespace gimbalscope::bench
