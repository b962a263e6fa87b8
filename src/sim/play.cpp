// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Scripts read line by line, and flown.
#include "sim/play.h"

#include "sim/expect.h"

namespace gimbalscope::sim {

namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
constexpr std::size_t kMostErrors = 100;  // beyond, it is no script but some other file

std::string atLine(int number, const std::string& what) {
    return "line " + std::to_string(number) + ": " + what;
}

void append(std::vector<Event>& events, const std::vector<Event>& more) {
    events.insert(events.end(), more.begin(), more.end());
}

void apply(Playback& playback, const ScriptLine& line) {
    if (const auto* const expect = std::get_if<Expect>(&line.command)) {
        if (const std::optional<std::string> failed = failure(*expect, playback.state)) {
            playback.failures.push_back(atLine(line.number, *failed));
        }
        return;
    }
    if (const auto* const take = std::get_if<TakePicture>(&line.command)) {
        playback.pictures.push_back({take->path, playback.state, playback.trail});
        return;
    }
    Outcome outcome = update(playback.state, line.command);
    playback.state = std::move(outcome.state);
    append(playback.events, outcome.events);
    if (!outcome.message.empty()) {
        playback.messages.push_back(atLine(line.number, outcome.message));
    }
    extend(playback.trail, playback.state);
}

void flyOneStep(Playback& playback) {
    Outcome outcome = step(playback.state);
    playback.state = std::move(outcome.state);
    append(playback.events, outcome.events);
    extend(playback.trail, playback.state);
}

}  // namespace

Script parseScript(std::string_view text) {
    Script script;
    if (text.starts_with(kByteOrderMark)) {
        text.remove_prefix(kByteOrderMark.size());
    }
    int number = 0;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        const std::string_view line = text.substr(0, end);
        text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
        ++number;
        ParsedCommand parsed = parse(line);
        if (!parsed.error.empty()) {
            script.errors.push_back(atLine(number, parsed.error));
            if (script.errors.size() == kMostErrors) {
                script.errors.push_back("too many mistakes; the lines behind are not read");
                return script;
            }
        } else if (parsed.command) {
            script.lines.push_back({number, std::move(*parsed.command)});
        }
    }
    return script;
}

const ScriptLine* Player::take(const AppState& state) {
    if (stepsLeft > 0 || next >= script.lines.size()) {
        return nullptr;
    }
    const ScriptLine& line = script.lines[next++];
    stepsLeft = durationSteps(line.command, state);
    return &line;
}

void Player::stepped() { stepsLeft -= stepsLeft > 0 ? 1 : 0; }

bool Player::isDone() const { return stepsLeft == 0 && next >= script.lines.size(); }

Playback play(const Script& script) {
    return play(script, [](const Playback&) {});
}

Playback play(const Script& script, const std::function<void(const Playback&)>& onStep) {
    Playback playback;
    playback.state = initialState();
    if (!script.errors.empty()) {
        return playback;
    }
    extend(playback.trail, playback.state);
    Player player{script};
    for (;;) {
        while (const ScriptLine* const line = player.take(playback.state)) {
            apply(playback, *line);
            onStep(playback);
        }
        if (player.isDone()) {
            return playback;
        }
        flyOneStep(playback);
        player.stepped();
        onStep(playback);
    }
}

}  // namespace gimbalscope::sim
