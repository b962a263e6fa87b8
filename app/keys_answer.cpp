// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
#include "app/keys_answer.h"

#include <algorithm>
#include <array>

#include "app/command_line.h"
#include "app/exit_code.h"
#include "app/kept_file.h"
#include "app/keys_file.h"
#include "app/keys_gltf.h"
#include "sim/keyframes.h"
#include "text/words.h"

namespace gimbalscope::app {
namespace {

constexpr std::array<std::string_view, 3> kEndings{".csv", ".gltf", ".glb"};
constexpr std::string_view kNote = "note: ";
constexpr std::size_t kMostSaid = 3;  // sentences of the reader
constexpr std::size_t kPieces = 4;    // of each interval, as glTF's cubic: near enough for the eye

std::string joined(const std::vector<std::string>& said) {
    std::string line;
    for (std::size_t i = 0; i < std::min(said.size(), kMostSaid); ++i) {
        line += (i == 0 ? "" : "; ") + said[i];
    }
    const std::size_t more = said.size() - std::min(said.size(), kMostSaid);
    return more == 0 ? line : line + " (and " + std::to_string(more) + " more)";
}

sim::Answer written(const sim::SaveKeys& save, const std::string& bytes) {
    std::string problem = writeKeeping(save.path, bytes, save.isReplacing, "\"replace\"");
    const int code = problem.empty() ? kExitClean : kExitOutput;
    return {{}, std::move(problem), code};
}

// Arcs and straight lines are sampled, which is what glTF's LINEAR is for; smooth curves are cut
// into its cubics.
GltfStyle styleOf(std::string_view path, curve::Method method) {
    GltfStyle style;
    style.form =
        text::lowerCase(path).ends_with(".glb") ? io::GltfForm::Binary : io::GltfForm::Text;
    const bool isSampled =
        curve::isEuler(method) || method == curve::Method::Nlerp || method == curve::Method::Slerp;
    style.interpolation =
        isSampled ? io::GltfInterpolation::Linear : io::GltfInterpolation::CubicSpline;
    style.pieces = method == curve::Method::GltfCubic ? 1 : kPieces;
    return style;
}

}  // namespace

bool isKeysPath(std::string_view path) {
    const std::string lower = text::lowerCase(path);
    return std::ranges::any_of(kEndings,
                               [&](std::string_view ending) { return lower.ends_with(ending); });
}

sim::Answer openKeys(const sim::OpenKeys& open) {
    FindingLog log(open.path);
    std::vector<std::string> said;
    log.to([&said](const std::string& sentence) {
        if (sentence.find(kNote) == std::string::npos) {  // how the columns were read is no remark
            said.push_back(sentence);
        }
    });
    KeysFile file = readKeysFile(open.path, log);
    log.finish();
    if (file.code != kExitClean) {
        const std::string why = joined(said);
        const bool isNamed = why.find(open.path) != std::string::npos;
        return {{}, isNamed ? why : open.path + ": " + why, file.code};
    }
    sim::SetKeys set{std::move(file.keys)};
    if (std::string problem = sim::keysObjection(set.keys); !problem.empty()) {
        return {{}, open.path + ": " + problem, kExitRejected};
    }
    sim::Answer answer{{std::move(set)}, joined(said), kExitClean};
    if (file.method) {  // of a file that says how one goes between its keys
        answer.commands.push_back(sim::SetChoice{"method", std::string(curve::name(*file.method))});
    }
    return answer;
}

std::variant<sim::Script, int> keysScript(const std::string& path) {
    sim::Answer answer = openKeys({path});
    if (!answer.message.empty()) {
        complain(answer.message);
    }
    if (answer.commands.empty()) {
        return answer.code;
    }
    sim::Script script;
    script.lines.push_back({1, sim::SetChoice{"task", "interpolate"}});
    for (sim::Command& command : answer.commands) {
        script.lines.push_back({2, std::move(command)});
    }
    return script;
}

sim::Answer saveKeys(const sim::SaveKeys& save, const sim::AppState& state) {
    const std::vector<curve::Key>& keys = state.view.keyframing.keys;
    if (keys.empty()) {
        return {{}, "there are no keyframes to save", kExitClean};
    }
    if (!isKeysPath(save.path)) {
        return {
            {}, text::inQuotes(save.path) + " does not end in .csv, .gltf or .glb", kExitOutput};
    }
    if (!isGltfPath(save.path)) {
        return written(save, keysText(keys));
    }
    const auto path = sim::pathOf(sim::pathRequest(state), state.view.keyframing.method);
    if (path == nullptr) {
        return {{}, "euler needs a card, whose angles it takes", kExitOutput};
    }
    const GltfCurve gltf = gltfOf(path->curve, styleOf(save.path, path->curve.method()));
    return gltf.problem.empty() ? written(save, gltf.bytes)
                                : sim::Answer{{}, gltf.problem, kExitOutput};
}

}  // namespace gimbalscope::app
