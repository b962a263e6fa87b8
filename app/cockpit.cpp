// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Composing a frame: the scene into the framebuffer, then the labels and panels over it with ImGui.
// ImGui has no platform backend here; whoever owns a window feeds it (imgui_input.h).
#include "app/cockpit.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>
#include <utility>

#include <imgui.h>

#include <backends/imgui_impl_opengl3.h>

#include "app/compose.h"
#include "app/contest_display.h"
#include "app/flight_scene.h"
#include "app/goal_watch.h"
#include "app/lesson_shelf.h"
#include "app/map_display.h"
#include "app/own_files.h"
#include "app/path_display.h"
#include "app/thread_time.h"
#include "app/tool_bench.h"
#include "render/gl_loader.h"
#include "render/renderer.h"
#include "ui/context.h"
#include "ui/drive_caption.h"
#include "ui/key_focus.h"

namespace gimbalscope::app {
namespace {

/// ImGui's context with fonts, current while it lives. One made while another lives (a picture of
/// another size) gives the place back to it.
class ImGuiHost {
public:
    ImGuiHost() : outer_(ImGui::GetCurrentContext()), own_(ImGui::CreateContext()) {
        IMGUI_CHECKVERSION();
        ImGui::SetCurrentContext(own_);
        ImGuiIO& io = ImGui::GetIO();
        io.IniFilename = nullptr;  // nothing is written to the folder we were started in
        io.LogFilename = nullptr;
    }
    ~ImGuiHost() {
        if (hasGraphics_) {
            ImGui_ImplOpenGL3_Shutdown();
        }
        ImGui::DestroyContext(own_);
        ImGui::SetCurrentContext(outer_);
    }
    ImGuiHost(const ImGuiHost&) = delete;
    ImGuiHost& operator=(const ImGuiHost&) = delete;

    /// Makes the OpenGL objects in the current context; those of a lost one are forgotten.
    void rebuild() {
        if (hasGraphics_) {
            ImGui_ImplOpenGL3_Shutdown();
        }
        ImGui_ImplOpenGL3_Init("#version 330");
        hasGraphics_ = true;
        scale_ = 0.0F;  // fonts are textures
    }

    /// Fonts for a text scale; does nothing when they are loaded already. Between frames only.
    const ui::Fonts& fontsFor(float scale) {
        if (scale != scale_) {
            scale_ = scale;
            fonts_ = ui::loadFonts(scale);
#if IMGUI_VERSION_NUM < 19200
            ImGui_ImplOpenGL3_DestroyFontsTexture();
            ImGui_ImplOpenGL3_CreateFontsTexture();
#endif
        }
        return fonts_;
    }

private:
    ImGuiContext* outer_;
    ImGuiContext* own_;
    bool hasGraphics_ = false;
    float scale_ = 0.0F;
    ui::Fonts fonts_;
};

/// The embedded ship. It is part of the program, so a fault in it is a fault of the build.
scene::Mesh shipOrThrow() {
    scene::MeshResult ship = scene::loadShip();
    if (!ship.mesh) {
        throw std::runtime_error("the embedded ship cannot be read: " + ship.error);
    }
    return std::move(*ship.mesh);
}

/// The map of widgets as text, one a line.
std::string written(const std::vector<ui::NamedRect>& widgets) {
    std::string text;
    for (const ui::NamedRect& each : widgets) {
        text += std::to_string(each.rect.x) + " " + std::to_string(each.rect.y) + " " +
                std::to_string(each.rect.width) + " " + std::to_string(each.rect.height) + " " +
                each.name + "\n";
    }
    return text;
}

}  // namespace

struct Cockpit::Parts {
    scene::Mesh ship = shipOrThrow();
    scene::ShipLights lights = scene::shipLights(ship);
    std::unique_ptr<render::Renderer> renderer;
    ImGuiHost imgui;
    ui::UiState ui = ui::initialUiState();
    CameraMemory cameras;
    std::vector<CardMemory> cards;
    std::vector<sim::Command> commands;
    MapDisplay mapDisplay;
    ContestDisplay contestDisplay;
    PathDisplay pathDisplay;
    ToolBench bench;
    LessonShelf shelf;  ///< of the program's own lessons
    const lesson::Lesson* lesson = nullptr;
    GoalWatch goal;
    std::shared_ptr<const sim::Detected> detected;
    std::shared_ptr<const sim::Checked> checked;
    std::optional<sim::Theme> themed;
    float themedScale = 0.0F;
    double panelMs = 0.0;

    bool isAnimating() const {
        return isMoving(cameras) || mapDisplay.isGrowing() || contestDisplay.isBusy() ||
               hasToolNews() || std::ranges::any_of(cards, &CardMemory::isFading);
    }

    ui::Layout layoutFor(const sim::AppState& state, const FrameInput& frame) const {
        const float scale =
            ui::textScale(frame.width, frame.height, frame.contentScale, state.view.textPercent);
        ui::LayoutRequest request = ui::layoutRequest(state, frame.width, frame.height, scale);
        const lesson::Step* const step =
            lesson != nullptr ? lesson::stepOf(*lesson, state.view.learning) : nullptr;
        if (step != nullptr) {
            ui::pointAt(request, state, step->looks);
        }
        return ui::makeLayout(request);
    }

    Cameras camerasFor(const sim::Session& flight, const ui::Layout& layout,
                       const FrameInput& frame, double seconds) {
        const ui::Rect& view = layout.flight;
        const double aspect =
            ui::isEmpty(view) ? 2.0 : static_cast<double>(view.width) / view.height;
        return moveCameras(cameras, {flight, aspect, seconds, frame.settled});
    }

    /// What the cards show.
    std::vector<CardMotion> motionsFor(const sim::AppState& state, const sim::Readouts& readouts,
                                       const FrameInput& frame, double seconds) {
        const MotionFrame motion{state, seconds, frame.settled};
        cards.resize(readouts.cards.size());
        std::vector<CardMotion> motions;
        for (std::size_t i = 0; i < cards.size(); ++i) {
            motions.push_back(moveCard(cards[i], readouts.cards[i], motion));
        }
        return motions;
    }

    /// More is known than was drawn, or soon will be.
    bool hasToolNews() const {
        return bench.isBusy() || bench.detected() != detected || bench.checked() != checked;
    }
    /// What the tools of the page have found; `waits`: all of it.
    void askTools(const sim::AppState& state, bool waits) {
        bench.ask(state);
        detected = waits ? bench.waitForDetected() : bench.detected();
        checked = waits ? bench.waitForChecked() : bench.checked();
    }

    /// The lesson that is shown: the caller's, or one of the program's own.
    void openLesson(const sim::AppState& state, const FrameInput& frame) {
        lesson = frame.lesson != nullptr ? frame.lesson
                 : frame.complete        ? shelf.lessonOfFile(state)  // a picture, drawn once
                                         : shelf.lessonOf(state);
    }
    std::span<const lesson::Reached> reached(const sim::AppState& state, const FrameInput& frame) {
        return frame.reached       ? *frame.reached
               : lesson == nullptr ? std::span<const lesson::Reached>()
                                   : goal.look(*lesson, state);
    }

    void applyThemeOnce(const sim::AppState& state, float scale) {
        if (themed != state.view.theme || themedScale != scale) {
            themed = state.view.theme;
            themedScale = scale;
            ui::applyTheme(ui::paletteOf(state), scale);
        }
    }

    void drawPanels(const sim::Session& flight, const sim::Readouts& readouts,
                    const ui::Layout& layout, const scene::Scene& scene, const FrameInput& frame);
};

void Cockpit::Parts::drawPanels(const sim::Session& flight, const sim::Readouts& readouts,
                                const ui::Layout& layout, const scene::Scene& scene,
                                const FrameInput& frame) {
    const look::Palette& palette = look::palette(scene.theme);
    ui::PanelContext context{{nullptr, &palette, imgui.fontsFor(layout.scale), layout.scale},
                             layout,
                             flight.state,
                             readouts,
                             flight.recording,
                             ui,
                             commands,
                             frame.keyLabels,
                             frame.notice,
                             frame.scriptFlies,
                             mapDisplay.map(),
                             sim::canUndo(flight),
                             sim::canRedo(flight),
                             mapDisplay.rivalMap(),
                             contestDisplay.contested(),
                             detected.get(),
                             checked.get(),
                             pathDisplay.paths(),
                             lesson,
                             reached(flight.state, frame)};
    // Labels lie over the views and under the panels' own text.
    context.painter.list = ImGui::GetBackgroundDrawList();
    for (const scene::View& view : scene.views) {
        const ui::Rect rect{view.rect.x, view.rect.y, view.rect.width, view.rect.height};
        std::vector<ui::Rect> taken;
        if (rect == layout.flight || rect == layout.flightRight) {
            taken = overlaysOf(flight.state, layout, rect);
        }
        ui::drawLabels(context.painter, rect, view.labels, taken);
    }
    ui::drawPanels(context);
}

Cockpit::Cockpit(LoadFunction load) : parts_(std::make_unique<Parts>()) { rebuild(load); }

void Cockpit::rebuild(LoadFunction load) {
    if (const std::string error = render::loadOpenGl(load); !error.empty()) {
        throw std::runtime_error(error);
    }
    // What is left of a lost context goes first, while its names are still nobody's in the new one.
    parts_->renderer.reset();
    parts_->imgui.rebuild();
    render::takeOpenGlError();
    render::RendererResult made = render::Renderer::create(parts_->ship);
    if (!made.renderer) {
        throw std::runtime_error(made.error);
    }
    parts_->renderer = std::move(made.renderer);
}

Cockpit::~Cockpit() = default;

void Cockpit::draw(const sim::Session& flight, const FrameInput& frame) {
    if (frame.width <= 0 || frame.height <= 0) {
        return;
    }
    Parts& parts = *parts_;
    const double seconds =
        std::isfinite(frame.seconds) ? std::clamp(frame.seconds, 1e-4, 0.25) : 1e-4;
    if (!flight.state.view.help) {
        parts.ui.capturing.clear();  // however the help was closed, no key is waited for any more
    }
    parts.openLesson(flight.state, frame);
    const ui::Layout layout = parts.layoutFor(flight.state, frame);
    const sim::Readouts readouts = sim::readouts(flight.state);
    const Cameras cameras = parts.camerasFor(flight, layout, frame, seconds);
    const std::vector<CardMotion> motions =
        parts.motionsFor(flight.state, readouts, frame, seconds);
    parts.mapDisplay.update(flight.state, layout, frame.complete);
    parts.contestDisplay.update(
        flight.state, !ui::isEmpty(layout.tune) && flight.state.view.tool == sim::Tool::Compare,
        frame.complete);
    parts.askTools(flight.state, frame.complete);
    parts.pathDisplay.update(flight.state, !ui::isEmpty(layout.curves) || !layout.methods.empty());
    const ComposeInput input{flight,       readouts, layout,         cameras,
                             parts.lights, motions,  frame.keyLabels};
    scene::Scene scene = compose(input);
    for (scene::View& path : pathViews(input, parts.pathDisplay.paths())) {
        scene.views.push_back(std::move(path));
    }
    for (scene::View& map : parts.mapDisplay.views()) {
        scene.views.push_back(std::move(map));
    }
    parts.renderer->draw(scene, {frame.width, frame.height});

    const double start = threadSeconds();
    ImGuiIO& io = ImGui::GetIO();
    io.DisplaySize = {static_cast<float>(frame.width), static_cast<float>(frame.height)};
    io.DeltaTime = static_cast<float>(seconds);
    parts.ui.padConnected = frame.padConnected;
    if (std::exchange(parts.ui.files.isAsked, false)) {
        parts.ui.files.folder = frame.conventionFolder;
        parts.ui.files.names =
            conventionFiles(frame.conventionFolder.empty() ? "." : frame.conventionFolder);
    }
    parts.imgui.fontsFor(layout.scale);
    parts.applyThemeOnce(flight.state, layout.scale);
    ImGui_ImplOpenGL3_NewFrame();
    ImGui::NewFrame();
    parts.drawPanels(flight, readouts, layout, scene, frame);
    ImGui::Render();
    parts.panelMs = 1e3 * (threadSeconds() - start);
    ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
}

std::vector<sim::Command> Cockpit::takeCommands() { return std::exchange(parts_->commands, {}); }

bool Cockpit::capture(const ui::KeyPress& press) {
    std::string& action = parts_->ui.capturing;
    if (action.empty() || !press.down) {
        return false;
    }
    const std::optional<sim::Bind> bind = ui::bindFor(action, press);
    if (bind) {
        parts_->commands.push_back(*bind);
    }
    if (bind || press.key == "Escape") {
        action.clear();
    }
    return true;
}

void Cockpit::answerFiles(const std::string& refusal) {
    parts_->ui.files.error = refusal;
    parts_->ui.files.isDone = refusal.empty();
}

void Cockpit::answerCode(const std::string& refused) { parts_->ui.codeRefused = refused; }

void Cockpit::answerKeys(const std::string& refused) { parts_->ui.keysRefused = refused; }

void Cockpit::keysAreOf(const std::string& file) {
    parts_->ui.keysFile = file;
    parts_->ui.keysRefused.clear();
}

bool Cockpit::takesKey(const std::string& key) const {
    // What is typed belongs to a field that is about to have the keyboard.
    return ui::takesKey(parts_->ui, key) || !parts_->ui.lesson.typed.empty();
}

std::string Cockpit::takeCopied() { return std::exchange(parts_->ui.copied, {}); }

void Cockpit::offerAttitude(std::string text) {
    parts_->ui.attitude = std::move(text);
    parts_->ui.attitudeAsked = true;
    parts_->ui.askedFor.reset();
    parts_->ui.askedForKey = false;
}

bool Cockpit::isAnimating() const { return parts_->isAnimating(); }

std::string Cockpit::uiMap() const { return written(parts_->ui.widgets); }

void Cockpit::readFilesAnew() { parts_->bench.forget(); }

double Cockpit::panelMilliseconds() const { return parts_->panelMs; }

}  // namespace gimbalscope::app
