// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Scripts read line by line, and flown.
#include "sim/play.h"

#include "sim/expect.h"
#include "sim/own.h"
#include "sim/own_files.h"

namespace gimbalscope::sim {

namespace {

constexpr std::size_t kMostErrors = 100;  // beyond, it is no script but some other file

std::string atLine(int number, const std::string& what) {
    return "line " + std::to_string(number) + ": " + what;
}

// What happened later is gone: the flight goes on from this time.
void forgetLaterEvents(std::vector<Event>& events, double seconds) {
    std::erase_if(events, [&](const Event& event) { return event.timeS > seconds; });
}

void append(std::vector<Event>& events, const std::vector<Event>& more) {
    events.insert(events.end(), more.begin(), more.end());
}

// After undo or redo: those that the recording has, and older ones.
void takeEventsBack(Playback& playback) {
    const std::deque<Event>& kept = playback.recording.events;
    const double from = kept.empty() ? timeS(playback.state) : kept.front().timeS;
    std::erase_if(playback.events, [&](const Event& event) { return event.timeS >= from; });
    playback.events.insert(playback.events.end(), kept.begin(), kept.end());
}

// One command that needs no answer.
void obey(Playback& playback, const ScriptLine& line, Shell* shell) {
    if (const auto* const expect = std::get_if<Expect>(&line.command)) {
        if (const std::optional<std::string> failed = failure(*expect, playback.state, shell)) {
            playback.failures.push_back(atLine(line.number, *failed));
        }
        return;
    }
    if (std::string refused =
            shell == nullptr ? std::string() : shell->objection(line.command, playback.state);
        !refused.empty()) {
        playback.messages.push_back(atLine(line.number, refused));
        return;
    }
    const bool wasInPast = isInPast(playback);
    const double before = timeS(playback.state);
    const Outcome outcome = sim::apply(playback, line.command);
    if (std::holds_alternative<Undo>(line.command) || std::holds_alternative<Redo>(line.command)) {
        takeEventsBack(playback);
    } else if (wasInPast && !isInPast(playback) && timeS(playback.state) <= before) {
        forgetLaterEvents(playback.events, before);  // something was changed there
    }
    append(playback.events, outcome.events);
    const std::string failed =
        shell == nullptr ? std::string() : shell->obey(line.command, playback.state);
    const bool detects = std::holds_alternative<DetectFrom>(line.command);
    if (shell != nullptr && (detects || std::holds_alternative<CheckAgainst>(line.command))) {
        playback.answers.push_back({line.number, text(line.command),
                                    shell->ask(detects ? kDetect : kCheck, playback.state)});
    }
    for (const std::string& message : {outcome.message, failed}) {
        if (!message.empty()) {
            playback.messages.push_back(atLine(line.number, message));
        }
    }
}

// One line; a command that needs files is answered first.
void obeyLine(Playback& playback, Player& player, const ScriptLine& line, Shell* shell) {
    if (!needsFiles(line.command)) {
        return obey(playback, line, shell);
    }
    Answer answer{{}, "there are no files here"};
    if (shell != nullptr) {
        answer = shell->answer(line.command, playback.state);
    }
    if (answer.isPlayed) {
        player.insert(answer.commands);
    }
    for (const Command& command : answer.isPlayed ? std::vector<Command>() : answer.commands) {
        obey(playback, {line.number, command}, shell);
    }
    if (!answer.message.empty()) {
        playback.messages.push_back(atLine(line.number, answer.message));
    }
}

void flyOneStep(Playback& playback) {
    if (isInPast(playback) && !playback.state.paused) {
        forgetLaterEvents(playback.events, timeS(playback.state));
    }
    append(playback.events, flyStep(playback));
}

}  // namespace

Script parseScript(std::string_view text) {
    Script script;
    if (text.starts_with(kByteOrderMark)) {
        text.remove_prefix(kByteOrderMark.size());
    }
    std::vector<std::string> own;
    int number = 0;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        const std::string_view line = text.substr(0, end);
        text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
        ++number;
        ParsedCommand parsed = parse(line, own);
        if (!parsed.error.empty()) {
            script.errors.push_back(atLine(number, parsed.error));
            if (script.errors.size() == kMostErrors) {
                script.errors.push_back("too many mistakes; the lines behind are not read");
                return script;
            }
        } else if (parsed.command) {
            follow(own, *parsed.command);
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

void Player::insert(const std::vector<Command>& commands) {
    const int number = next > 0 ? script.lines[next - 1].number : 0;
    std::vector<ScriptLine> lines;
    for (const Command& command : commands) {
        lines.push_back({number, command});
    }
    script.lines.insert(script.lines.begin() + static_cast<std::ptrdiff_t>(next), lines.begin(),
                        lines.end());
}

bool Player::isDone() const { return stepsLeft == 0 && next >= script.lines.size(); }

Playback play(const Script& script) {
    return play(script, [](const Playback&) {});
}

Playback play(const Script& script, const std::function<void(const Playback&)>& onStep,
              Shell* shell) {
    Playback playback{beginSession(initialState()), {}, {}, {}, {}};
    if (script.errors.empty()) {
        playOn(playback, script, onStep, shell);
    }
    return playback;
}

void playOn(Playback& playback, const Script& script,
            const std::function<void(const Playback&)>& onStep, Shell* shell) {
    Player player{script};
    for (;;) {
        while (const ScriptLine* const taken = player.take(playback.state)) {
            const ScriptLine line = *taken;  // the script may become longer
            obeyLine(playback, player, line, shell);
            onStep(playback);
        }
        if (player.isDone()) {
            return;
        }
        flyOneStep(playback);
        player.stepped();
        onStep(playback);
    }
}

}  // namespace gimbalscope::sim
