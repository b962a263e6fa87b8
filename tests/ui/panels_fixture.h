// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// All panels built by ImGui without any OpenGL: a flight, a frame of any size, the controls and
// explanations in it, and a mouse.
#pragma once

#include <gtest/gtest.h>
#include <imgui.h>

#include <algorithm>
#include <cmath>

#include "sim/play.h"
#include "sim/session.h"
#include "ui/context.h"

namespace gimbalscope::ui {

struct Frame {
    std::vector<NamedRect> widgets;
    std::vector<sim::Command> commands;
    bool finite = true;
};

class PanelsTest : public testing::Test {
protected:
    PanelsTest() {
        ImGui::CreateContext();
        ImGui::GetIO().IniFilename = nullptr;
    }
    ~PanelsTest() override { ImGui::DestroyContext(); }

    Frame draw(const sim::AppState& state, int width, int height, float scale,
               Page page = Page::Card) {
        if (scale != scale_) {
            scale_ = scale;
            fonts_ = loadFonts(scale);
        }
        const look::Palette& palette = look::palette(static_cast<look::ThemeId>(state.view.theme));
        applyTheme(palette, scale);
        LayoutRequest request = layoutRequest(state, width, height, scale);
        request.page = page;
        const lesson::Step* const step =
            lesson_ != nullptr ? lesson::stepOf(*lesson_, state.view.learning) : nullptr;
        if (step != nullptr) {
            pointAt(request, state, step->looks);
        }
        const Layout layout = makeLayout(request);
        ImGuiIO& io = ImGui::GetIO();
        io.DisplaySize = {static_cast<float>(width), static_cast<float>(height)};
        io.DeltaTime = 1.0F / 60.0F;
        ImGui::NewFrame();
        const sim::Readouts readouts = sim::readouts(state);
        Frame frame;
        PanelContext context{{nullptr, &palette, fonts_, scale},
                             layout,
                             state,
                             readouts,
                             session_.recording,
                             ui_,
                             frame.commands,
                             labels_,
                             "a notice"};
        context.canUndo = canUndo_;
        context.canRedo = canRedo_;
        context.detected = detected_;
        context.checked = checked_;
        context.contested = contested_;
        std::vector<sim::MeasuredPath> paths;
        if (request.methodCount > 0) {
            for (const curve::Method method : state.view.keyframing.compared) {
                paths.push_back(sim::measuredPath(sim::pathRequest(state), method));
            }
        }
        context.paths = paths;
        context.lesson = lesson_;
        std::vector<lesson::Reached> reached;
        if (step != nullptr && step->goal) {
            reached = lesson::reachedOf(*step->goal, state);
        }
        context.reached = reached;
        drawPanels(context);
        ImGui::Render();
        frame.widgets = ui_.widgets;
        frame.finite = isFinite(*ImGui::GetDrawData());
        return frame;
    }

    /// Where a control of a frame is; empty and a failure when it is not there.
    static Rect rectOf(const Frame& frame, const std::string& name) {
        const auto found = std::ranges::find(frame.widgets, name, &NamedRect::name);
        EXPECT_NE(found, frame.widgets.end()) << name;
        return found != frame.widgets.end() ? found->rect : Rect{};
    }

    /// Presses and lets go of the mouse there.
    std::vector<sim::Command> click(const sim::AppState& state, const Rect& rect) {
        ImGuiIO& io = ImGui::GetIO();
        std::vector<sim::Command> commands;
        for (const bool down : {false, true, false}) {
            io.MousePos = {static_cast<float>(rect.x + 5), static_cast<float>(rect.y + 5)};
            io.MouseDown[0] = down;
            const Frame frame = draw(state, 1600, 900, 1.0F);
            commands.insert(commands.end(), frame.commands.begin(), frame.commands.end());
        }
        return commands;
    }

    static bool isFinite(const ImDrawData& data) {
        for (int list = 0; list < data.CmdListsCount; ++list) {
            for (const ImDrawVert& vertex : data.CmdLists[list]->VtxBuffer) {
                if (!std::isfinite(vertex.pos.x) || !std::isfinite(vertex.pos.y)) {
                    return false;
                }
            }
        }
        return true;
    }

    /// Flies a script, filling the recording.
    sim::AppState fly(std::string_view script) {
        session_ = sim::beginSession(sim::initialState());
        sim::Player player{sim::parseScript(script)};
        while (!player.isDone()) {
            while (const sim::ScriptLine* line = player.take(session_.state)) {
                sim::apply(session_, line->command);
            }
            sim::flyStep(session_);
            player.stepped();
        }
        return session_.state;
    }

    sim::Session session_ = sim::beginSession(sim::initialState());
    UiState ui_ = initialUiState();
    bool canUndo_ = true, canRedo_ = true;
    const sim::Detected* detected_ = nullptr;
    const sim::Checked* checked_ = nullptr;
    const Contested* contested_ = nullptr;
    const lesson::Lesson* lesson_ = nullptr;
    KeyLabels labels_;

private:
    float scale_ = 0.0F;
    Fonts fonts_;
};

/// Areas that other controls may lie on.
inline bool isBackground(const std::string& name) {
    return name == "flight view" || name == "help overlay" || name.starts_with("method ") ||
           (name.starts_with("card ") && name.size() == 6);
}

/// The caption of a lane stands between the plots, which the mouse sees as one.
inline bool isCaptionOnPlot(const std::string& a, const std::string& b) {
    return (a == "timeline plot" && b.starts_with("lane ")) ||
           (b == "timeline plot" && a.starts_with("lane "));
}

inline void expectNoOverlap(const Frame& frame, const Rect& window, const std::string& where) {
    SCOPED_TRACE(where);
    for (std::size_t a = 0; a < frame.widgets.size(); ++a) {
        const Rect& rect = frame.widgets[a].rect;
        EXPECT_TRUE(contains(window, rect)) << frame.widgets[a].name << " at " << rect.x << " "
                                            << rect.y << ", " << rect.width << " x " << rect.height;
        for (std::size_t b = a + 1; b < frame.widgets.size(); ++b) {
            if (!isBackground(frame.widgets[a].name) && !isBackground(frame.widgets[b].name) &&
                !isCaptionOnPlot(frame.widgets[a].name, frame.widgets[b].name)) {
                EXPECT_FALSE(overlaps(frame.widgets[a].rect, frame.widgets[b].rect))
                    << frame.widgets[a].name << " and " << frame.widgets[b].name;
            }
        }
    }
}

}  // namespace gimbalscope::ui
