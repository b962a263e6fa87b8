// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Commands in the words of somebody who flies.
#include "report/solution.h"

#include <array>

#include "lesson/figures.h"
#include "lesson/library.h"
#include "lesson/wording.h"

namespace gimbalscope::report {
namespace {

constexpr int kDecimals = 2;
// In the order of sim::Turn.
constexpr std::array<std::string_view, 6> kTurns{
    "nose up by %\xC2\xB0", "nose down by %\xC2\xB0",  "right by %\xC2\xB0",
    "left by %\xC2\xB0",    "bank right by %\xC2\xB0", "bank left by %\xC2\xB0"};

class InWords {
public:
    explicit InWords(std::string_view language) : language_(language) {}

    std::string operator()(const sim::TurnBy& turn) const {
        return turned(turn.turn, turn.degrees);
    }
    std::string operator()(const sim::RateFor& rate) const {
        return turned(rate.turn, rate.degPerS * rate.seconds) + ", " +
               filled("in % s", rate.seconds);
    }
    std::string operator()(const sim::Wait& wait) const {
        return filled("wait % s",
                      static_cast<double>(wait.steps) / static_cast<double>(sim::kStepsPerSecond));
    }
    std::string operator()(const sim::SetChoice& choice) const {
        return choice.name + ": " + choice.word;
    }
    std::string operator()(const sim::MakeOwn& make) const {
        std::string line = make.name;
        const char* between = ": ";
        for (const sim::OwnChoice& choice : make.choices) {
            line += between + choice.key + " " + choice.value;
            between = ", ";
        }
        return line;
    }
    template <class Other>
    std::string operator()(const Other& other) const {
        return sim::text(sim::Command(other));
    }

private:
    std::string turned(sim::Turn turn, double degrees) const {
        return filled(kTurns.at(static_cast<std::size_t>(turn)), degrees);
    }
    std::string filled(std::string_view sentence, double number) const {
        std::string words(lesson::word(sentence, language_));
        return words.replace(words.find('%'), 1,
                             lesson::marked(lesson::plain(number, kDecimals), language_));
    }

    std::string_view language_;
};

}  // namespace

std::vector<std::string> solutionOf(const lesson::Step& step, std::string_view language) {
    struct Line {
        std::string words;
        int times = 1;
    };
    std::vector<Line> lines;
    for (const lesson::Act& act : step.solution) {
        const auto* const command = std::get_if<sim::Command>(&act.what);
        if (command == nullptr || std::holds_alternative<sim::Expect>(*command) ||
            std::holds_alternative<sim::Predict>(*command)) {
            continue;
        }
        std::string words = std::visit(InWords(language), *command);
        if (!lines.empty() && lines.back().words == words) {
            ++lines.back().times;
        } else {
            lines.push_back({std::move(words)});
        }
    }
    std::vector<std::string> sentences;
    for (const Line& line : lines) {
        std::string times(lesson::word("% times", language));
        times.replace(times.find('%'), 1, std::to_string(line.times));
        sentences.push_back(line.words + (line.times > 1 ? ", " + times : std::string()));
    }
    return sentences;
}

}  // namespace gimbalscope::report
