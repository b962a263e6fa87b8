// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
#include "app/keys_answer.h"

#include <algorithm>
#include <array>

#include "app/command_line.h"
#include "app/exit_code.h"
#include "app/kept_file.h"
#include "app/keys_file.h"
#include "sim/keyframes.h"
#include "text/words.h"

namespace gimbalscope::app {
namespace {

constexpr std::array<std::string_view, 3> kEndings{".csv", ".gltf", ".glb"};
constexpr std::size_t kMostSaid = 3;  // sentences of the reader

std::string joined(const std::vector<std::string>& said) {
    std::string line;
    for (std::size_t i = 0; i < std::min(said.size(), kMostSaid); ++i) {
        line += (i == 0 ? "" : "; ") + said[i];
    }
    const std::size_t more = said.size() - std::min(said.size(), kMostSaid);
    return more == 0 ? line : line + " (and " + std::to_string(more) + " more)";
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
    log.to([&said](const std::string& sentence) { said.push_back(sentence); });
    KeysFile file = readKeysFile(open.path, log);
    log.finish();
    if (file.code != kExitClean) {
        return {{}, joined(said), file.code};
    }
    sim::SetKeys set{std::move(file.keys)};
    if (std::string problem = sim::keysObjection(set.keys); !problem.empty()) {
        return {{}, open.path + ": " + problem, kExitRejected};
    }
    return {{std::move(set)}, joined(said), kExitClean};
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
    std::string problem = writeKeeping(save.path, keysText(keys), save.isReplacing, "\"replace\"");
    const int code = problem.empty() ? kExitClean : kExitOutput;
    return {{}, std::move(problem), code};
}

}  // namespace gimbalscope::app
