// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// A window of nothing but the page is drawn and cut out.
#include "app/compare_map.h"

#include <sys/stat.h>
#include <unistd.h>

#include "app/commands.h"
#include "app/exit_code.h"
#ifdef GIMBALSCOPE_GUI
#include "app/convention_file.h"
#include "app/headless.h"
#include "app/picture.h"
#include "app/render_files.h"
#include "sim/own.h"
#include "sim/update.h"
#include "ui/layout.h"
#include "ui/side_areas.h"
#endif

namespace gimbalscope::app {

#ifdef GIMBALSCOPE_GUI
namespace {

// Twice the size at which a window shows one page only.
constexpr int kWidth = 1280, kHeight = 900, kTextPercent = 200;

/// The selection of a form in a state, which is told of a convention from a file.
std::string selectionIn(sim::AppState& state, const std::string& word, const Form& form,
                        const std::string& name) {
    const std::optional<std::string_view> path = conventionPath(word);
    if (!path) {
        return word;
    }
    const OwnConvention own = readConventionFile(std::string(*path));
    if (own.custom) {
        convention::Custom custom = *own.custom;
        const bool isName = sim::ownNameObjection(custom.name).empty();
        custom.name = sim::freeName(state, isName ? custom.name : name);
        state.own.push_back({custom, rowOf(custom)});
        return custom.name + word.substr(path->size());
    }
    return std::string(form.row->id);
}

render::Image cutOut(const render::Image& image, const ui::Rect& rect) {
    render::Image part{rect.width, rect.height, {}};
    for (int y = rect.y; y < bottom(rect); ++y) {
        const auto from = image.rgba.begin() + 4L * (y * static_cast<long>(image.width) + rect.x);
        part.rgba.insert(part.rgba.end(), from, from + 4L * rect.width);
    }
    return part;
}

/// True for "-" and for other names of what the table goes to.
bool isStandardOutput(const std::string& path) {
    struct stat file {
    }, output{};
    return path == "-" ||
           (::stat(path.c_str(), &file) == 0 && ::fstat(STDOUT_FILENO, &output) == 0 &&
            file.st_dev == output.st_dev && file.st_ino == output.st_ino);
}

/// Whether the path will do, and if so, what draws on it.
int prepare(const std::string& path, std::shared_ptr<platform::HeadlessContext>& context) {
    if (isStandardOutput(path)) {
        return usageError("compare", "--map: standard output has the table; name a file");
    }
    if (!render::imageFormat(path)) {
        return usageError("compare", "--map: " + render::imageFormatProblem(path));
    }
    context = openHeadless();
    return context ? kExitClean : kExitNoDisplay;
}

/// The page "Map" of that window.
ui::Rect pageOf(const sim::AppState& state) {
    const float scale = ui::textScale(kWidth, kHeight, 1.0, kTextPercent);
    const ui::Layout layout = ui::makeLayout({.width = kWidth,
                                              .height = kHeight,
                                              .scale = scale,
                                              .cardCount = state.cards.size(),
                                              .page = state.view.page});
    return ui::sideAreas(layout.side, scale, state.view.side).body;
}

}  // namespace

MapFile::MapFile(std::string path) : path_(std::move(path)), code_(prepare(path_, context_)) {}

int MapFile::write(const std::array<std::string, 2>& ids, const std::array<Form, 2>& forms) {
    sim::AppState state = sim::initialState();
    std::string a = selectionIn(state, ids[0], forms[0], "first");
    std::string b = selectionIn(state, ids[1], forms[1], "second");
    state.settings.arithmetic = forms[0].options.arithmetic;
    state.settings.quantise = forms[0].options.quantise;
    state.view.side = sim::SidePage::Map;
    state.view.page = sim::Page::Side;
    state.view.textPercent = kTextPercent;
    const sim::Outcome shown = update(state, sim::ShowCards{{a + " versus " + b}});
    const DrawnPicture drawn =
        drawPicture(platform::headlessGlFunction, sim::beginSession(shown.state), kWidth, kHeight);
    if (!shown.message.empty() || !drawn.error.empty()) {
        complain(shown.message.empty() ? drawn.error : shown.message);
        return kExitOutput;
    }
    return writePicture(cutOut(drawn.image, pageOf(shown.state)), path_);
}

#else

MapFile::MapFile(std::string path)
    : path_(std::move(path)),
      code_(usageError("compare", "--map: this build has no pictures (GIMBALSCOPE_GUI=OFF)")) {}

int MapFile::write(const std::array<std::string, 2>&, const std::array<Form, 2>&) { return code_; }

#endif

}  // namespace gimbalscope::app
